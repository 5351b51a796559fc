"""The page has a face for every style that bots can have."""

from __future__ import annotations

import re
from pathlib import Path

import gloaming

FACES = Path(__file__).parent.parent / "web" / "src" / "marks" / "BotFace.svelte"


def test_every_style_of_a_bot_has_a_face_of_its_own() -> None:
    drawn = dict(re.findall(r"^    ([a-z]+): ([A-Z][a-z]+),$", FACES.read_text(encoding="utf-8"), re.MULTILINE))
    assert set(drawn) == {style for game in gloaming.games().values() for style in game.rules.styles}
    assert len(set(drawn.values())) == len(drawn)
