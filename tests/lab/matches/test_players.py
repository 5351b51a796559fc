"""Players of experiments: bots, weights and agents."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import gloaming
from gloaming.bots import UnknownBot
from gloaming.engine.errors import GloamingError
from gloaming.lab.matches.agents import AgentBot, BadAgent
from gloaming.lab.matches.players import Players

GAME = gloaming.game("dont-go-in-there")

LAST = "def make():\n    return lambda view: len(view.decision.options) - 1\n"


def test_agents_are_found_from_the_folder_of_the_experiment(tmp_path: Path) -> None:
    (tmp_path / "last_agent.py").write_text(LAST)
    players = Players()
    players.add("last_agent.py:make", GAME, tmp_path)
    sent = pickle.loads(pickle.dumps(players))
    assert isinstance(sent.make("last_agent.py:make", 0), AgentBot)
    assert len(players.fingerprints["last_agent.py:make"]) == 12


def test_files_and_bots_that_cannot_play_are_refused(tmp_path: Path) -> None:
    players = Players()
    with pytest.raises(BadAgent, match=r"nobody\.py: there is no such file"):
        players.add("nobody.py:make", GAME, tmp_path)
    with pytest.raises(UnknownBot, match="no bot 'genius'"):
        players.add("genius", GAME, tmp_path)
    with pytest.raises(GloamingError, match=r"missing\.json"):
        players.add("missing.json", GAME, tmp_path)
