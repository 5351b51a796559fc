"""The hidden cards that a seat knows by itself, such as a card that it has looked at and put back on a pile."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gloaming.engine.state.state import State
from gloaming.engine.state.zones import NOBODY, Field, Zone


def known_cards(state: State, fields: Sequence[Field], seat: int | None, name_of: Callable[[int], str]) -> list[str]:
    """Return the ids of the cards that a seat has seen and that no zone shows to it, sorted by kind and number.

    The list does not say where a card lies. Observations have the same cards in their `known` part.
    seat: None for a spectator, who knows no hidden card; name_of: returns the id of a card.
    """
    if seat is None:
        return []
    known: set[tuple[str, int]] = set()
    for trace in state.traces:
        if trace.only >= 0 and trace.knowers >> seat & 1:
            known.add((trace.back, trace.only))
    if not known:
        return []
    pieces: dict[str, Callable[[int], str]] = {}
    for field in fields:
        if isinstance(field, Zone):
            pieces.setdefault(field.back, field.piece or name_of)
            if field.seen != NOBODY:
                known -= _shown(state, field, seat, known)
    return [pieces[back](card) for back, card in sorted(known)]


def _shown(state: State, zone: Zone, seat: int, known: set[tuple[str, int]]) -> set[tuple[str, int]]:
    """Return which of the known cards a zone shows to a seat."""
    back = zone.back
    return {
        (back, card)
        for number, pile in enumerate(zone.piles(state))
        for place, card in enumerate(pile)
        if (back, card) in known and zone.sees(state, seat, number, place)
    }
