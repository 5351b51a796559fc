"""The TypeScript types of each game for the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.engine.rules.declarations import Declared, Number, each
from gloaming.server.protocol.typescript import main, tuples, type_of, types

PAGE = Path(__file__).parents[3] / "web/src/games"


@pytest.mark.parametrize("id", gloaming.games())
def test_the_committed_types_of_a_game_are_those_it_declares(id: str) -> None:
    game = gloaming.game(id)
    assert (PAGE / game.folder.name / "types.ts").read_text(encoding="utf-8") == types(game)


def test_a_view_says_what_its_keys_mean_also_of_those_that_are_shown_as_they_lie() -> None:
    generated = types(gloaming.game("dont-go-in-there"))
    before, _, _ = generated.partition("export interface View {")
    comment = before.rpartition("/** ")[2]
    assert comment.startswith("The table as a seat sees it.") and "deck, removed: the number of cards" in comment


@pytest.mark.parametrize(
    ("schema", "type_name"),
    [
        ({"type": "integer"}, "number"),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string | null"),
        ({"type": "array", "items": {"anyOf": [{"$ref": "Card"}, {"type": "null"}]}}, "(Card | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "boolean"}]}, "[number, boolean]"),
        ({"enum": ["red", "blue"]}, '"red" | "blue"'),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "Record<string, number>"),
        ({"type": "object"}, "Record<string, unknown>"),
    ],
)
def test_what_a_view_holds_has_its_type(schema: dict[str, Any], type_name: str) -> None:
    assert type_of(schema) == type_name


def test_an_event_is_a_tuple_of_its_verb_and_its_numbers() -> None:
    number: Number[Any] = Number(6)
    declared: list[Declared[Any]] = [
        Declared("won", "It is over."),
        Declared("rolled", "{seat}: {dice}", seat=number, dice=each(number)),
    ]
    assert tuples("GameEvent", "What can happen.", declared) == (
        "/** What can happen. */\n"
        "export type GameEvent =\n"
        '  | [verb: "won"]\n'
        '  | [verb: "rolled", seat: number, ...dice: number[]];\n'
    )


def test_what_is_stale_is_named_and_written_only_when_asked(tmp_path: Path) -> None:
    folders = [gloaming.game(id).folder.name for id in gloaming.games()]
    for name in folders:
        (tmp_path / name).mkdir()
    with pytest.raises(SystemExit, match=r"types\.ts"):
        main(tmp_path, check=True)
    assert not list(tmp_path.rglob("types.ts"))
    main(tmp_path, check=False)
    main(tmp_path, check=True)
