"""Conversions in Horror Rolls: the two cards to discard so that a 3 or 4 becomes a success."""

from __future__ import annotations

from gloaming.engine.state.state import Option
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.horror_rolls import discard_action, names_of
from gloaming.games.final_girl.state import State


def spend_first(s: State) -> list[Option]:
    """Return the cards that can be the first of the two to discard. The last in order can only be second.

    (FG-ROLL-3)
    """
    names = [s.box.name_of[card] for card in s.hand]
    names.sort()
    options: list[Option] = []
    for name in names[:-1]:
        if ("spend", name) not in options:
            options.append(("spend", name))
    return options


def spend_one(s: State, option: Option) -> None:
    """Discard the first of the two cards that convert a die. (FG-ROLL-3)"""
    s.args = (s.arg, option[1])
    discard_action(s, option[1])


def seconds(s: State, first: int) -> list[int]:
    """Return the cards that can be discarded second, if `first` (still in hand) is discarded first. (FG-ROLL-3)"""
    hand = [s.box.name_of[card] for card in s.hand]
    hand.remove(first)
    return sorted({name for name in hand if name >= first})


def spend_second(s: State) -> list[Option]:
    """Return the cards that can be the second of the two to discard. (FG-ROLL-3)

    Only cards that follow the first in order are included, so that each pair is offered once.
    """
    return [("spend", name) for name in names_of(s, s.hand) if name >= s.args[1]]


def spend_other(s: State, option: Option) -> None:
    """Discard the second card and convert the die. (FG-ROLL-3)"""
    discard_action(s, option[1])
    die, first = s.args
    s.converted += (die,)
    events.converted(s, die, first, option[1])
