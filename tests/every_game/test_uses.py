"""Options that use something up have an effect: something other than their cost changes on the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gloaming import Game, Match
from gloaming.engine.rules.machine import take, walk
from gloaming.engine.state.state import Option, State
from tests.games.contract import contract

from .conftest import walk as walk_through

FIRST = 0
LAST = -1
"""Two ways to answer: with only one, a player might return to the same state."""

ENOUGH = 4000
"""The decisions of random matches at which the uses on offer are tried."""


def fields(game: Game, state: State) -> dict[str, Any]:
    """Return the table and what is known of it; the dice too, because a random result counts as an effect."""
    values: dict[str, Any] = {"dice": state.dice.state}
    for name in (*[field.name for field in game.rules.fields], "mixes", "apart", "traces"):
        value = getattr(state, name)
        values[name] = list(value) if isinstance(value, list) else value
    return values


def changed_by(match: Match, option: Option, answer: int) -> set[str]:
    """Return the fields that differ after an option and its flow.

    answer: which option is taken at the flow's questions, among those that do something.
    """
    state = match.copy()._state
    before = fields(match.game, state)
    depth = len(state.places())
    take(state, option)
    while len(state.places()) > depth:
        options = walk(state, 1)
        if options == []:
            break
        if options is not None:
            going = [option for option in options if not match.game.actions.of(option).goes_on]
            take(state, (going or options)[answer])
    after = fields(match.game, state)
    return {name for name, value in before.items() if value != after[name]}


def idle_uses(game: Game, seats: int, seed: int) -> list[str]:
    """Yield every use on offer in a random match that would only cost something; each at most three times."""
    uses = contract(game).uses
    tried: Counter[Option] = Counter()
    idle = []
    for match, _ in walk_through(game, seats, seed):
        assert match.decision is not None
        for number, option in enumerate(match.decision.options):
            use = uses.get(option[0])
            if use is None or tried[option] == 3:
                continue
            tried[option] += 1
            if all([changed_by(match, option, answer) <= use.cost for answer in (FIRST, LAST)]):
                idle.append(f"{match.describe(number).label} (seed {seed})")
    return idle


def test_what_is_used_does_something_besides_its_cost(game: Game, seats: int) -> None:
    if not contract(game).uses:
        pytest.skip("nothing is used in it")
    decisions = seed = 0
    while decisions < ENOUGH:
        assert idle_uses(game, seats, seed) == []
        decisions += sum(1 for _ in walk_through(game, seats, seed))
        seed += 1
