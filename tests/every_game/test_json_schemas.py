"""Views, events and options of random matches are as their JSON Schemas say, for every seat and for spectators."""

from __future__ import annotations

import json
from typing import Any

from jsonschema import Draft202012Validator

from gloaming import Game
from tests.every_game.conftest import looked_at, walk

EVERY = 15
"""Check one in 15 decisions."""


def check(validator: Any, value: Any) -> None:
    validator.validate(json.loads(json.dumps(value)))


def test_views_events_and_options_are_as_their_schemas_say(game: Game, seats: int) -> None:
    view, event, option = (
        Draft202012Validator(schema) for schema in (game.view_schema(), game.event_schema(), game.option_schema())
    )
    known: set[str] = set()
    match = None
    for number, (match, _) in enumerate(walk(game, seats, 1)):
        if not looked_at(number, EVERY):
            continue
        assert match.decision is not None
        for chosen in match.decision.options[:20]:
            check(option, chosen)
        for seat in (*range(seats), None):
            check(view, match.view(seat))
    assert match is not None and match.over
    for seat in (*range(seats), None):
        check(view, match.view(seat))
        for entry in match.events(seat):
            text = json.dumps(entry["event"])
            if text not in known:
                known.add(text)
                check(event, entry)
