"""The page has a face for every play style, and knows games only through their faces."""

from __future__ import annotations

import re
from pathlib import Path

import gloaming

PAGE = Path(__file__).parent.parent / "web" / "src"
OF_ONE_GAME = {PAGE / "games", PAGE / "workshop" / "editors"}
"""Folders of what belongs to one game: its table, and the workshop's editors for a kind of its entries."""
FACES = PAGE / "marks" / "BotFace.svelte"


def test_every_style_of_a_bot_has_a_face_of_its_own() -> None:
    drawn = dict(re.findall(r"^    ([a-z]+): ([A-Z][a-z]+),$", FACES.read_text(encoding="utf-8"), re.MULTILINE))
    assert set(drawn) == {style for game in gloaming.games().values() for style in game.rules.styles}
    assert len(set(drawn.values())) == len(drawn)


def test_what_all_games_share_imports_nothing_out_of_the_folder_of_one() -> None:
    sources = [path for kind in ("*.ts", "*.svelte") for path in PAGE.rglob(kind) if not OF_ONE_GAME & {*path.parents}]
    assert len(sources) > 50
    reached = {path.name: re.findall(r'"[./]+/games/\w+/[^"]*"', path.read_text(encoding="utf-8")) for path in sources}
    assert {name: texts for name, texts in reached.items() if texts} == {}
