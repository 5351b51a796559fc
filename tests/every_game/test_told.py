"""How a whole match is told: to each player as "you", with turns marked and names that stand in the text."""

from __future__ import annotations

import ast
import re

import pytest

import gloaming
from gloaming import Game
from gloaming.engine.words import addressed, linked, player

from .conftest import played_out

AFTER_YOU = re.compile(r"\b[Yy]ou (\w+)")


def test_a_match_is_told_to_the_player_it_is_about(game: Game, seats: int) -> None:
    match = played_out(game, seats, 3)
    for seat in range(seats):
        for event in match.events(seat):
            said = addressed(event["text"], seat)
            assert not re.search(rf"\b{player(seat)}\b", said)
            for verb in AFTER_YOU.findall(said) if said != event["text"] else ():
                assert not verb.endswith("s") or verb.endswith("ss"), said


def test_turns_begin_and_scenes_have_titles(game: Game, seats: int) -> None:
    if game.id == "lanterns":
        pytest.skip("the toy is not shown at a table")
    match = played_out(game, seats, 3)
    declared = [game.rules.events.of(tuple(event["event"])) for event in match.events(None)]
    assert any(one.begins for one in declared)
    assert any(one.scene for one in declared)


def test_names_of_pieces_stand_where_they_are_said_to(game: Game, seats: int) -> None:
    match = played_out(game, seats, 3)
    found = 0
    for event in match.events(0):
        names = game.rules.events.narrate(tuple(event["event"])).names
        for start, end, pieces in linked(event["text"], names):
            assert (event["text"][start:end], pieces) in [(name, ids) for name, ids in names]
            found += 1
    assert found > 0 or game.id == "lanterns"


@pytest.mark.parametrize("id", list(gloaming.games()))
def test_every_event_that_is_declared_is_told_by_the_rules_and_no_other(id: str) -> None:
    game = gloaming.game(id)
    declared = {event.verb.replace("-", "_") for event in game.rules.events.declared}
    assert told_by_the_rules(game) == declared


def told_by_the_rules(game: Game) -> set[str]:
    """The name of every function of `generated.events` that a rule calls."""
    names = set()
    for path in game.folder.rglob("*.py"):
        if {"rules", "films"} & set(path.relative_to(game.folder).parts):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "events":
                    names.add(node.attr.removesuffix("_hidden"))
    return names
