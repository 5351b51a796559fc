"""Start a match at a position that is given by the names of its cards and places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloaming.engine.errors import BadSetup, EndlessRules
from gloaming.engine.match.game_definition import GameDefinition
from gloaming.engine.match.settings import POSITION
from gloaming.engine.rules.machine import advance
from gloaming.engine.state.invariants import unsound
from gloaming.engine.state.state import Option, State


def arrange(game: GameDefinition, state: State, position: Mapping[str, Any]) -> list[Option]:
    """Set up a new match at a position and return the options of the first question.

    Raises BadSetup, which says what is wrong with the position.
    """
    rules = game.rules
    assert rules.positions is not None
    try:
        rules.positions.arrange(state, position)
        options = advance(state)
        broken = unsound(state, rules.fields) or rules.check(state)
    except (ValueError, LookupError, TypeError, OverflowError, EndlessRules) as error:
        fault = str(error) if isinstance(error, ValueError) else f"{type(error).__name__}: {error}"
        raise BadSetup(f"the set-up option '{POSITION}': {fault}") from None
    if broken:
        raise BadSetup(f"the set-up option '{POSITION}': it breaks the rules of {game.title}: {broken[0]}")
    return options
