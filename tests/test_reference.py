"""The reference pages for authors of packs: `docs/packs`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gloaming
from gloaming import Game

PAGES = Path(__file__).parent.parent / "docs/packs"
GAMES = list(gloaming.games().values())


EVIDENT = {
    "": {"source", "naming"},
    "dont-go-in-there": set(),
    "final-girl": {"grade", "piece"},
    "fatal-frame": {"known"},
    "follow-your-fear": {"type", "needs", "what"},
    "ghost-hunter": {
        "ability",
        "attack",
        "chute",
        "floor",
        "floors",
        "kind",
        "on",
        "pile",
        "pool",
        "through",
        "use",
        "what",
        "which",
    },
}
"""By game, fields with a fixed set of words that the field's description or the game explains."""


def page(game: Game) -> str:
    return (PAGES / f"{game.id}.md").read_text(encoding="utf-8")


def fields(game: Game) -> list[tuple[str, str]]:
    """Return every row about a field, with its heading."""
    rows = []
    for part in re.split(r"(?m)^##+ ", page(game))[1:]:
        heading, _, text = part.partition("\n")
        rows += [(heading, line) for line in text.splitlines() if line.startswith("| `")]
    return rows


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_every_table_and_verb_of_the_content_is_on_the_page_of_its_game(game: Game) -> None:
    reference = page(game)
    for path in game.folder.rglob("*.toml"):
        if "teaching" not in path.parts:
            text = path.read_text(encoding="utf-8")
            for table in set(re.findall(r"(?m)^\[\[([a-z]+)\]\]", text)):
                assert f"## `[[{table}]]` in `{path.name}`" in reference
            for verb in set(re.findall(r'verb = "([a-z-]+)"', text)):
                assert f"### `{verb}`" in reference


def test_a_move_is_shown_as_it_stands_on_cards() -> None:
    reference = page(gloaming.game("follow-your-fear")).partition("### `move`")[2].partition("###")[0]
    assert "Text: *Move: hop two tiles one way and one to the side*" in reference


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_what_a_field_may_hold_is_said_in_words(game: Game) -> None:
    reference = page(game)
    assert "typing." not in reference and "<class" not in reference and "Annotated" not in reference
    for link in re.findall(r"\]\(#([a-z-]+)\)", reference):
        assert re.search(rf"(?mi)^##+ `?{link}`?$", reference), link


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_an_author_finds_the_meaning_of_every_field_of_every_entry_part_and_verb(game: Game) -> None:
    rows = [(heading, line.split(" | ")) for heading, line in fields(game)]
    assert len(rows) > 20 and all(len(row) == 3 for _, row in rows)
    assert [(heading, row[0]) for heading, row in rows if not re.search("[a-z]", row[2])] == []


@pytest.mark.parametrize(
    ("game_id", "heading", "field", "value", "meaning"),
    [
        (
            "follow-your-fear",
            "`[[pattern]]` in `patterns.toml`",
            "offsets",
            "a list of pairs of whole numbers from -7 to 7",
            "move",
        ),
        (
            "follow-your-fear",
            "`[[spirit]]` in `spirits.toml`",
            "needs",
            'a list of up to 3 words: `"courage"`, ',
            "requirement",
        ),
        ("final-girl", "`either`", "of", "a list of 1 to 12 lists of verbs of [Effect](#effect)", "choose"),
        ("final-girl", "`take-action`", "name", "the id of an Action", "the card"),
        ("final-girl", "`fire`", "spaces", "a list of 3 ids of spaces", "burn"),
        (
            "final-girl",
            "Space",
            "links",
            "a table from ids of spaces to lists of whole numbers from 1 to 6",
            "panicking",
        ),
        (
            "fatal-frame",
            "`[[upgrade]]` in `plays.toml`",
            "gives",
            "a verb: [`film`](#film), [`orb`](#orb) or ",
            "gives",
        ),
        (
            "dont-go-in-there",
            "`[[room]]` in `rooms.toml`",
            "flashlights",
            "a list of 4 whole numbers from 0 to 9",
            "on each space",
        ),
        (
            "ghost-hunter",
            "`[[scenario]]` in `scenarios.toml`",
            "counted",
            "a list of pairs, each the name of a counter",
            "shows",
        ),
    ],
)
def test_a_field_is_told_in_words_that_an_author_understands(
    game_id: str, heading: str, field: str, value: str, meaning: str
) -> None:
    game = next(game for game in GAMES if game.id == game_id)
    row = next(line for where, line in fields(game) if where == heading and line.startswith(f"| `{field}` "))
    assert value in row and meaning in row


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_field_that_may_be_one_of_some_words_says_what_each_is_or_names_them_as_people_do(game: Game) -> None:
    for part in re.split(r"(?m)^##+ ", page(game))[1:]:
        for field, value in re.findall(r'(?m)^\| `([a-z_]+)` \| ((?:a list of [^|]*: )?`"[^|]*) \|', part):
            words = set(re.findall('`"([a-z_-]+)"`', value.partition("; ")[0]))
            words_explained = set(re.findall(r"(?m)^- `([a-z_-]+)`: \S", part.partition(f"Values of `{field}`:")[2]))
            assert field in EVIDENT[""] | EVIDENT[game.id] or words <= words_explained, (part.partition("\n")[0], field)


def test_an_author_of_a_scenario_finds_the_meaning_of_every_field_verb_and_law() -> None:
    reference = page(next(game for game in GAMES if game.id == "ghost-hunter"))
    for part in re.split(r"(?m)^##+ ", reference)[1:]:
        heading, _, text = part.partition("\n")
        assert heading == "Parts of entries" or re.match(r"\s*[A-Z0-9].*[.)]", text), heading
    for law in ("open-house", "traitor", "reveal", "fate", "fold", "redrawn", "awake", "monsters-only", "siege"):
        assert f"- `{law}`: " in reference
