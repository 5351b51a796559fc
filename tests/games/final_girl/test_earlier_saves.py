"""Saves from before there were further films load and continue as they would have."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gloaming.games.final_girl.packs import BOX
from tests.games.final_girl.table import GAME

FOLDER = Path(__file__).parent / "earlier"


@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("*.json")), ids=[path.stem for path in sorted(FOLDER.glob("*.json"))]
)
def test_a_save_with_fewer_cards_continues_to_the_same_end(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert len(kept["save"]["fields"]["uses"]) < len(BOX.items)
    match = GAME.load(kept["save"])
    assert match.check() == []
    for choice in kept["choices"]:
        match.pick(choice)
    assert match.result is not None
    assert match.result.as_json() == kept["result"]
    assert GAME.load(json.loads(json.dumps(match.save()))).view(0) == match.view(0)
