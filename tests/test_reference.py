"""The pages that tell authors of packs what they may say: `docs/packs`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gloaming
from gloaming import Game

PAGES = Path(__file__).parent.parent / "docs/packs"
GAMES = list(gloaming.games().values())


def page(game: Game) -> str:
    return (PAGES / f"{game.id}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_every_table_and_verb_of_the_content_is_on_the_page_of_its_game(game: Game) -> None:
    told = page(game)
    for path in game.folder.rglob("*.toml"):
        if "teaching" not in path.parts:
            text = path.read_text(encoding="utf-8")
            for table in set(re.findall(r"(?m)^\[\[([a-z]+)\]\]", text)):
                assert f"## `[[{table}]]` in `{path.name}`" in told
            for verb in set(re.findall(r'verb = "([a-z-]+)"', text)):
                assert f"### `{verb}`" in told


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_what_a_field_may_hold_is_said_in_words(game: Game) -> None:
    told = page(game)
    assert "typing." not in told and "<class" not in told and "Annotated" not in told
    for link in re.findall(r"\]\(#([a-z-]+)\)", told):
        assert re.search(rf"(?mi)^##+ `?{link}`?$", told), link


def test_an_author_of_a_scenario_finds_the_meaning_of_every_field_verb_and_law() -> None:
    told = page(next(game for game in GAMES if game.id == "ghost-hunter"))
    assert [line for line in told.splitlines() if line.startswith("| `") and line.endswith("|  |")] == []
    for part in re.split(r"(?m)^##+ ", told)[1:]:
        heading, _, text = part.partition("\n")
        assert heading == "Parts of entries" or re.match(r"\s*[A-Z0-9].*[.)]", text), heading
    for law in ("open-house", "traitor", "reveal", "fate", "fold", "redrawn", "awake", "monsters-only", "siege"):
        assert f"- `{law}`: " in told
