"""The causes of questions, shown to the player: a tile, a card, or the scenario."""

from __future__ import annotations

from gloaming.engine.flow import Cause
from gloaming.games.ghost_hunter.state import State


def by_card(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the tile, card or scenario that causes a question, from the number in the flow's first argument."""
    card = args[0]
    if card < 0:
        return None
    if card >= s.box.cards:
        return s.scenario_entry().title, ("scenario",)
    return s.box.names[card], (s.box.ids[card],)


def by_tile(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the tile that a hunter is entering as the cause of a question, from the flow's second argument."""
    return s.box.names[args[1]], (s.box.ids[args[1]],)


def tile_turned_up(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the drawn tile as the cause of a question, None if several tiles were drawn to choose from."""
    return (s.box.names[s.drawn[0]], (s.box.ids[s.drawn[0]],)) if len(s.drawn) == 1 else None
