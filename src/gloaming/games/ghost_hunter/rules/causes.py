"""The causes of questions: a tile, a card, or a rule of the scenario."""

from __future__ import annotations

from gloaming.engine.flow import Cause
from gloaming.games.ghost_hunter.state import State


def by_card(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the tile or card whose number is the first argument."""
    card = args[0]
    if card < 0:
        return None
    if card >= s.box.cards:
        return s.scenario_entry().title, ("scenario",)
    return s.box.names[card], (s.box.ids[card],)


def by_tile(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the tile that is entered: the second argument."""
    return s.box.names[args[1]], (s.box.ids[args[1]],)


def tile_turned_up(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the tile drawn at a door until it is laid, None while there are several to choose from."""
    return (s.box.names[s.drawn[0]], (s.box.ids[s.drawn[0]],)) if len(s.drawn) == 1 else None
