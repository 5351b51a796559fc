"""JSON Schemas of views, events and options: what they say about a game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import gloaming
from gloaming import Game
from tests.engine.toy import LANTERNS

ATTIC = gloaming.game("dont-go-in-there")
GAMES = [*gloaming.games().values(), LANTERNS]


def accepts(schema: dict[str, Any], value: Any) -> bool:
    return bool(Draft202012Validator(schema).is_valid(json.loads(json.dumps(value))))


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_every_schema_is_a_valid_schema_of_draft_2020_12_and_json_data(game: Game) -> None:
    for schema in (game.view_schema(), game.event_schema(), game.option_schema()):
        Draft202012Validator.check_schema(json.loads(json.dumps(schema)))
        assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
        assert game.title in schema["title"]


def test_keys_of_a_view_have_the_descriptions_of_the_docstrings() -> None:
    definitions = ATTIC.view_schema()["$defs"]
    board = definitions["BoardView"]
    assert board["description"] == "A Room board."
    assert board["properties"]["room"]["description"] == "the face-up room, None if the board has been removed"
    view = definitions["View"]["properties"]
    assert view["turn"]["description"] == "the seat whose turn it is"
    assert view["meeples"]["description"] == "the number per player"
    assert view["game"]["const"] == "dont-go-in-there"
    assert (view["seats"]["minimum"], view["seats"]["maximum"]) == (2, 5)


def test_a_view_with_another_key_or_without_one_is_invalid() -> None:
    view = ATTIC.new(seats=2, seed=1).view(0)
    schema = ATTIC.view_schema()
    assert accepts(schema, view)
    assert not accepts(schema, {**view, "secret": 1})
    assert not accepts(schema, {key: value for key, value in view.items() if key != "boards"})
    assert not accepts(schema, {**view, "game": "final-girl"})


def test_an_option_is_a_verb_with_numbers_in_range() -> None:
    schema = ATTIC.option_schema()
    for number in range(ATTIC.actions.size):
        assert accepts(schema, ATTIC.actions.option(number))
    assert not accepts(schema, ["place", 0])
    assert not accepts(schema, ["place", 0, 0, 0])
    assert not accepts(schema, ["place", 0, 99])
    assert not accepts(schema, ["fly", 0])


def test_a_secret_number_of_an_event_may_be_hidden() -> None:
    schema = LANTERNS.event_schema()
    match = LANTERNS.new(seats=2, seed=1)
    others = [event["event"] for event in match.events(1)]
    assert ["drawn", 0, -1] in others
    assert all(accepts(schema, event) for event in match.events(1) + match.events(0))
    first = match.events(1)[0]
    assert not accepts(schema, {**first, "event": ["drawn", 0, 99]})
    assert not accepts(schema, {**first, "event": ["vanished"]})


def test_a_game_without_a_declared_view_has_the_common_part() -> None:
    schema = LANTERNS.view_schema()
    view = LANTERNS.new(seats=2, seed=1).view(0)
    assert accepts(schema, view)
    assert set(schema["$defs"]["CommonView"]["required"]) < set(view)
