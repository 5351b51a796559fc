"""The log of a whole match: "you" for its player, turns marked, and names that occur in the text."""

from __future__ import annotations

import ast
import re

import pytest

import gloaming
from gloaming import Game
from gloaming.engine.phrases import addressed, linked, player

from .conftest import played_out

MAKERS = ("options_of", "_others", "_with_hunters")
"""Functions that create all options of a verb."""
PASSES = ("PASS", "window")
"""What offers the option to pass: `PASS` itself, and a window."""

AFTER_YOU = re.compile(r"\b[Yy]ou (\w+)")


def test_a_match_is_told_to_the_player_it_is_about(game: Game, seats: int) -> None:
    match = played_out(game, seats, 3)
    for seat in range(seats):
        for event in match.events(seat):
            text = addressed(event["text"], seat)
            assert not re.search(rf"\b{player(seat)}\b", text)
            for verb in AFTER_YOU.findall(text) if text != event["text"] else ():
                assert not verb.endswith("s") or verb.endswith("ss"), text


def test_turns_begin_and_scenes_have_titles(game: Game, seats: int) -> None:
    if game.id == "lanterns":
        pytest.skip("the toy is not shown at a table")
    match = played_out(game, seats, 3)
    declared = [game.rules.events.of(tuple(event["event"])) for event in match.events(None)]
    assert any(event.begins for event in declared)
    assert any(event.scene for event in declared)


def test_names_of_pieces_stand_where_they_are_said_to(game: Game, seats: int) -> None:
    match = played_out(game, seats, 3)
    count = 0
    for event in match.events(0):
        names = game.rules.events.describe(tuple(event["event"])).names
        for start, end, pieces in linked(event["text"], names):
            assert (event["text"][start:end], pieces) in [(name, ids) for name, ids in names]
            count += 1
    assert count > 0 or game.id == "lanterns"


@pytest.mark.parametrize("id", list(gloaming.games()))
def test_every_event_that_is_declared_is_told_by_the_rules_and_no_other(id: str) -> None:
    game = gloaming.game(id)
    declared = {event.verb.replace("-", "_") for event in game.rules.events.declared}
    assert told_by_the_rules(game) == declared


@pytest.mark.parametrize("id", list(gloaming.games()))
def test_every_option_that_is_declared_is_offered_by_the_rules(id: str) -> None:
    game = gloaming.game(id)
    assert {option.verb for option in game.actions.declared} - offered_by_the_rules(game) == set()


def test_an_option_that_is_only_looked_for_is_not_offered() -> None:
    rules = """
WAIT: Option = ("wait",)
self.lamps = options_of("light-lamp", LAMPS)


def offer(s):
    return [WAIT, *[("open", door) for door in s.doors], *s.box.lamps]


def take(s, option):
    if option[0] in ("break-door", "shut") or option[0] == "sing" or option == ("hum",):
        tell(s, "dance")
"""
    assert offered(ast.parse(rules)) == {"wait", "open", "light-lamp"}
    for passes in ("return [WAIT, PASS]", 'window("Light a lamp", lamps, light, rule="SH-LAMP-1")'):
        assert "pass" in offered(ast.parse(passes))


def told_by_the_rules(game: Game) -> set[str]:
    """Return the name of every function of `generated.events` that a rule calls."""
    return {
        node.attr.removesuffix("_hidden")
        for tree in rules_of(game)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "events"
    }


def offered_by_the_rules(game: Game) -> set[str]:
    """Return the verb of every option that a rule or the box creates; also "pass" if a step is a window."""
    paths = [game.folder / name for name in ("box.py", "map.py", "flows.py")]
    others = [ast.parse(path.read_text(encoding="utf-8")) for path in paths if path.exists()]
    return set().union(*[offered(tree) for tree in [*rules_of(game), *others]])


def rules_of(game: Game) -> list[ast.Module]:
    """Return the source of the rules, and of what a game's films add to them."""
    return [
        ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(game.folder.rglob("*.py"))
        if {"rules", "films"} & set(path.relative_to(game.folder).parts)
    ]


def offered(tree: ast.Module) -> set[str]:
    """Return the first word of every tuple that is not only compared with, and of what MAKERS create."""
    compared = {id(side) for node in ast.walk(tree) if isinstance(node, ast.Compare) for side in node.comparators}
    verbs = {"pass" for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id in PASSES}
    for node in ast.walk(tree):
        begin = node.elts[:1] if isinstance(node, ast.Tuple) and id(node) not in compared else []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
            begin = node.args[:1]
        verbs |= {
            element.value for element in begin if isinstance(element, ast.Constant) and isinstance(element.value, str)
        }
    return verbs
