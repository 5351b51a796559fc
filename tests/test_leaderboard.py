"""The leaderboard page: generated from the deals in docs/ladders, with every shipped bot and evaluated agent."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming import Game

ROOT = Path(__file__).parents[1]
GAMES = list(gloaming.games().values())


@pytest.fixture
def leaderboard(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    import leaderboard

    yield leaderboard
    del sys.modules["leaderboard"]


def test_page_and_shipped_ladders_are_as_the_deals_say(leaderboard: Any) -> None:
    texts = leaderboard.leaderboards(GAMES)
    assert len(texts) == len(GAMES) + 1
    for path, text in texts.items():
        assert path.read_text(encoding="utf-8") == text, f"run `make generate`: {path.name} is out of date"


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_the_page_has_a_section_for_every_game_with_its_levels(game: Game) -> None:
    page = (ROOT / "docs/reference/leaderboard.md").read_text(encoding="utf-8")
    section = page.partition(f"\n## {game.title}\n")[2].partition("\n## ")[0]
    assert all(f"| `{bot}` |" in section for bot in ("random", "easy", "medium", "hard"))
    assert f"gloaming ladder {game.id} --bots random," in section


def test_an_evaluated_agent_is_listed_by_its_rating(
    leaderboard: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = gloaming.game("fatal-frame")
    folder = tmp_path / "agents"
    folder.mkdir()
    (tmp_path / "fatal-frame-levels.json").write_bytes((leaderboard.LADDERS / "fatal-frame-levels.json").read_bytes())
    result = {
        "format": "gloaming-evaluation-1",
        "game": "fatal-frame",
        "version": game.version,
        "seats": 2,
        "deals": 100,
        "agent": {"spec": "trained/best.py:make", "sha256": ""},
        "against": [{"bot": "easy", "score": 0.97}],
        "rating": {"rating": 99.0, "interval": [97.0, 101.0], "deals": 100, "rank": 1},
    }
    (folder / "best.json").write_text(json.dumps(result))
    monkeypatch.setattr(leaderboard, "LADDERS", tmp_path)
    page = leaderboard.leaderboards([game])[leaderboard.PAGE]
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    assert rows[0] == "| `best.py:make` | agent | 99.0 (97.0-101.0) | 97% against easy | 100 |"
