"""`gloaming evaluate`: win rates, rating, output and errors."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run, refused

AGENTS = """
import random


def make(seed):
    rng = random.Random(seed)
    return lambda view: rng.randrange(len(view.decision.options))


def broken():
    return lambda view: -1
"""


@pytest.fixture(autouse=True)
def agents(tmp_path: Path) -> None:
    (tmp_path / "agent.py").write_text(AGENTS)


def evaluate(run: Run, agent: str, *words: str) -> dict[str, Any]:
    result = run("evaluate", agent, *words, "--json")
    assert result.exit_code == 0, result.output
    data: dict[str, Any] = json.loads(result.stdout)
    return data


def test_an_agent_plays_published_deals_with_mirrored_seats(run: Run, tmp_path: Path) -> None:
    words = ("--game", "dont-go-in-there", "--against", "random,greedy:1", "--deals", "3")
    result = run("evaluate", "agent.py:make", *words, "--out", "result.json")
    assert result.exit_code == 0
    assert "greedy:1" in result.stdout
    data = json.loads((tmp_path / "result.json").read_text())
    assert data["citation"] in result.stdout
    assert data["seed"] == 1_310_000
    assert len(set(data["seeds"])) == 3
    assert [(entry["bot"], entry["deals"], entry["matches"]) for entry in data["against"]] == [
        ("random", 3, 6),
        ("greedy:1", 3, 6),
    ]
    for entry in data["against"]:
        assert entry["interval"][0] <= entry["score"] <= entry["interval"][1]
    assert data["rating"]["deals"] == 3
    assert data["rating"]["interval"][0] < data["rating"]["rating"] < data["rating"]["interval"][1]
    assert data["forfeits"] == []
    assert len(data["agent"]["sha256"]) == 64
    assert data == evaluate(run, "agent.py:make", *words)


def test_in_a_game_for_one_agent_and_bots_play_the_same_deals(run: Run) -> None:
    data = evaluate(run, "agent.py:make", "--game", "final-girl", "--against", "random,medium", "--deals", "4")
    assert data["lessons"] is True
    for entry in data["against"]:
        assert entry["difference"] == round(entry["agent_won"] - entry["bot_won"], 4)
        assert entry["difference_interval"][0] < entry["difference"] < entry["difference_interval"][1]
    assert "points" in data["citation"]


def test_a_shipped_bot_can_be_evaluated_too(run: Run) -> None:
    data = evaluate(run, "medium", "--game", "final-girl", "--against", "random", "--deals", "2")
    assert data["agent"] == {"spec": "medium", "sha256": ""}


def test_a_match_in_which_the_agent_fails_is_lost_and_the_others_go_on(run: Run) -> None:
    words = ("--game", "dont-go-in-there", "--against", "random", "--deals", "2")
    result = run("evaluate", "agent.py:broken", *words, "--out", "r.json")
    assert result.exit_code == 0
    assert "Warning: match lost (deal 1, seed " in result.stderr
    assert "agent.py:broken returned -1 for a question with" in result.stderr
    assert "1 more match lost by errors" in result.stderr
    data = evaluate(run, "agent.py:broken", *words)
    assert data["against"][0]["score"] == 0.0
    assert [lost["seat"] for lost in data["forfeits"]] == [0, 1, 0, 1]
    assert "4 matches lost by errors" in data["citation"]
    alone = evaluate(run, "agent.py:broken", "--game", "final-girl", "--against", "random", "--deals", "1")
    assert alone["against"][0]["agent_won"] == 0.0


def test_an_agent_that_never_ends_a_match_loses_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.bots.registry.MOST_CHOICES", 3)
    words = ("--game", "dont-go-in-there", "--against", "random", "--deals", "1")
    (first, _) = evaluate(run, "agent.py:make", *words)["forfeits"]
    assert "did not finish it in 3 choices" in first["reason"]


def test_a_strict_evaluation_stops_where_the_agent_fails(run: Run) -> None:
    words = ("--game", "dont-go-in-there", "--against", "random", "--deals", "2", "--strict")
    message = refused(run("evaluate", "agent.py:broken", *words))
    assert message.startswith("Error: deal 1, of seed ")
    assert "from 0 to" in message


@pytest.mark.slow
def test_two_processes_find_what_one_finds(run: Run) -> None:
    words = ("--game", "dont-go-in-there", "--against", "random", "--deals", "3")
    assert evaluate(run, "agent.py:make", *words) == evaluate(run, "agent.py:make", *words, "--jobs", "2")


def test_another_table_than_the_ladders_has_win_rates_and_no_rating(run: Run) -> None:
    words = ("--game", "dont-go-in-there", "--against", "random", "--deals", "1", "--seats", "3")
    data = evaluate(run, "agent.py:make", *words)
    assert data["rating"] is None
    assert "2 seats, not 3" in data["unrated"]
    assert "No rating: " in run("evaluate", "agent.py:make", *words).stdout
    data = evaluate(run, "agent.py:make", "--game", "dont-go-in-there", "--against", "greedy:1", "--deals", "1")
    assert "has only these bots" in data["unrated"]


def test_what_cannot_be_evaluated_is_refused_before_anything_is_played(run: Run) -> None:
    game = ("--game", "final-girl")
    assert "has no function 'build'" in refused(run("evaluate", "agent.py:build", *game))
    assert "lost.py: there is no such file" in refused(run("evaluate", "lost.py:make", *game))
    assert "no bot 'strong'" in refused(run("evaluate", "agent.py", *game, "--against", "easy,strong"))
    assert "no bot 'agent'" in refused(run("evaluate", "agent", *game))
    assert "must be different" in refused(run("evaluate", "easy", *game, "--against", "easy"))
    assert "no game 'chess'" in refused(run("evaluate", "agent.py", "--game", "chess"))
    assert "no such program" in refused(run("evaluate", "program:lost-program", *game))
    program = f"program:{sys.executable} bot.py"
    assert "use --jobs 1 and --seats 1" in refused(run("evaluate", program, *game, "--jobs", "2"))
    words = ("--game", "dont-go-in-there", "--seats", "3")
    assert "use --jobs 1 and --seats 2" in refused(run("evaluate", program, *words))
    assert "there is no folder away" in refused(run("evaluate", "agent.py", *game, "--out", "away/r.json"))
