"""Check invariants of every game: the engine's part of `Match.check`, and checks that several games use."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gloaming.engine.state.state import State, cards_in
from gloaming.engine.state.zones import NO_CARD, Field, Zone


def unsound(state: State, fields: Sequence[Field]) -> list[str]:
    """Return a message for each violated engine invariant."""
    return wrong_arguments(state) + wrong_mixes(state, fields)


def wrong_arguments(state: State) -> list[str]:
    """Return a message for each running flow that has the wrong number of arguments."""
    broken: list[str] = []
    program = state.program
    for step, args in state.places():
        flow = program.flow_of[step]
        wanted = program.arguments[flow]
        if len(args) != len(wanted):
            broken.append(f"'{flow}' takes {', '.join(wanted) or 'nothing'}, not {args}")
    return broken


def wrong_mixes(state: State, fields: Sequence[Field]) -> list[str]:
    """Return a message for each impossible item of knowledge about hidden cards.

    Impossible are an unknown back, a card that belongs to two mixes, and a trace with wrong seats or cards.
    """
    broken: list[str] = []
    backs = {field.back for field in fields if isinstance(field, Zone)}
    mixes = [*state.mixes, *((back, frozenset(cards_in(apart))) for back, apart in state.apart)]
    for back in sorted({back for back, _ in mixes}):
        known = [card for other, cards in mixes if other == back for card in cards]
        if back not in backs or len(set(known)) < len(known):
            broken.append(f"impossible knowledge about cards with the back '{back}': {sorted(known)}")
    for knowers, back, cards, drawn in [trace.parts() for trace in state.traces]:
        if back not in backs or not 0 <= knowers < 1 << state.seats or (len(cards) < 2 if drawn else len(cards) != 1):
            broken.append(f"impossible private knowledge about cards with the back '{back}': {sorted(cards)}")
    return broken


def lying(state: State, fields: Sequence[Field], back: str) -> list[int]:
    """Return all cards with this back that lie in zones."""
    cards: list[int] = []
    for field in fields:
        if isinstance(field, Zone) and field.back == back:
            for pile in field.piles(state):
                cards += [card for card in pile if card != NO_CARD]
    return cards


def each_once(
    state: State, fields: Sequence[Field], back: str, name: str, wanted: Iterable[int], elsewhere: Iterable[int] = ()
) -> list[str]:
    """Return a message unless each wanted card, and no other card with this back, lies in exactly one zone.

    The message is the only item of a list, which is empty if all is well. name: the name of such a card in the message;
    wanted: the expected cards; elsewhere: cards that lie in no zone, for example under another card.
    """
    cards = sorted([*lying(state, fields, back), *elsewhere])
    expected = sorted(wanted)
    if cards == expected:
        return []
    wrong = sorted(set(cards) ^ set(expected)) or sorted({card for card in cards if cards.count(card) > 1})
    return [f"every {name} lies in one place; wrong are cards {wrong}"]
