"""Searching for Items, and other ways to gain one."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.state import Option
from gloaming.engine.state.zones import EVERYONE
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.items import gain_item
from gloaming.games.final_girl.state import State

GIRL_LOOKED: Final = 1
"""The mask of seats for a face-down card at which the Final Girl has looked."""


def search(s: State, look: int) -> None:
    """Take the top Item of the deck in the girl's space, or look at two and choose one.

    look: the number of Items to look at.

    (FG-SEARCH-1, FG-SEARCH-2, FG-SEARCH-5)
    """
    deck = s.map.deck[s.girl_space]
    if deck < 0 or not s.decks[deck]:
        events.nothing_here(s)
    elif look > 1 and len(s.decks[deck]) > 1:
        looked = s.decks_looked[deck]
        s.decks_looked[deck] = (looked[0] | GIRL_LOOKED, looked[1] | GIRL_LOOKED) + looked[2:]
        s.run("search", deck)
    else:
        take_top(s, deck)


def take_top(s: State, deck: int) -> None:
    """Take the top Item of a deck, face up or face down. The next one is not turned up. (FG-SEARCH-2, FG-SEARCH-4)"""
    item = s.decks[deck][0]
    s.decks[deck] = s.decks[deck][1:]
    s.decks_looked[deck] = s.decks_looked[deck][1:]
    gain_item(s, item)


def finds(s: State) -> list[Option]:
    """Return the choices after looking at two Items: which one to keep, and where the other goes. (FG-SEARCH-3)"""
    options: list[Option] = []
    for place in (0, 1):
        for below in (0, 1):
            options.append(("keep", place, below))
    return options


def keep_one(s: State, option: Option) -> None:
    """Keep the chosen Item. Put the other on top of the deck face up, or on the bottom face down. (FG-SEARCH-3)"""
    deck = s.arg
    pair = s.decks[deck][:2]
    rest = s.decks[deck][2:]
    looked = s.decks_looked[deck]
    kept = pair[option[1]]
    other = pair[1 - option[1]]
    if option[2]:
        s.decks[deck] = rest + (other,)
        s.decks_looked[deck] = looked[2:] + (GIRL_LOOKED,)
        events.put_below(s, s.location, deck)
    else:
        s.decks[deck] = (other,) + rest
        s.decks_looked[deck] = (EVERYONE,) + looked[2:]
        events.put_on_top(s, s.location, deck, other)
    gain_item(s, kept)
