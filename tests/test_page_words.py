"""The page parses no texts: what it must know of an option, event, card or place are fields from the server."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent / "web" / "src"

SOURCES = sorted([*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")])

WORDS = r"\b(label|prompt|text|phase|question|name|title)\b"

PARSED = {
    "words are cut at a sign": rf"{WORDS}\)?\??\.(split|slice|substring|replace|match|indexOf)\(",
    "words are looked into": rf"{WORDS}\)?\??\.(startsWith|endsWith|includes)\(\s*[\"'`]",
    "words are compared with English": rf"{WORDS}\s*[!=]==?\s*[\"'][A-Z][a-z]",
    "a text stands for a number": r"\.split\(\s*[\"'`]:",
    "a set of sentences says what they mean": r"new Set\(\[[^\]]*\"[a-z]+ [a-z ]+\"",
    "an id says what a piece is": r"/[^/\n]+/\.(test|exec)\((card|piece)\)",
}
"""What counts as parsing, by what it does."""

SPARED = {
    "games/final_girl/places.ts": "a name is broken over lines",
    "games/ghost_hunter/map.ts": "a place on the map is drawn where its id says",
    "look/ending.ts": "a text ends where its box does",
    "settings/passkeys.ts": "the names that a browser gives to errors",
    "start/DailyTable.svelte": "its own heading",
    "table/parts.ts": "a text is cut where the server says that a name stands",
    "workshop/editors/sentences/names.ts": "long texts and names with a remark are cut short in a sentence",
    "workshop/editors/sentences/wording.ts": "the sentence of a rule names a clue by its letter",
    "workshop/form/schema.ts": "the titles of a JSON Schema are names of classes",
    "words.ts": "the marks of a clause, and ids as titles",
}
"""Where texts are cut, and why that is not parsing."""

CONSTANTS = (
    *("SPACE_NAMES", "SLOT_NAMES", "CELL_NAMES", "ZONES", "ZONE_NAMES", "ALBUM", "SHORT", "BAYS"),
    *("VOID_FEAR", "VOID_PLAYER", "FEAR_DECK", "abcdefgh"),
    *("SLOTS", "STARTING", "RANKS"),
)
"""Texts of the box that the page repeated."""


def name_of(path: Path) -> str:
    return path.relative_to(PAGE).as_posix()


@pytest.mark.parametrize("does", PARSED)
def test_the_page_parses_no_words(does: str) -> None:
    places = []
    for path in SOURCES:
        if name_of(path) not in SPARED:
            script = path.read_text(encoding="utf-8")
            for match in re.finditer(PARSED[does], script):
                line = script.count("\n", 0, match.start()) + 1
                places.append(f"{name_of(path)}:{line}: {match[0]}")
    assert places == []


def test_the_page_keeps_no_names_that_the_box_has() -> None:
    for path in SOURCES:
        for constant in CONSTANTS:
            assert not re.search(rf"\b{constant}\b", path.read_text(encoding="utf-8")), name_of(path)


def test_what_is_spared_is_there() -> None:
    assert set(SPARED) <= {name_of(path) for path in SOURCES}
