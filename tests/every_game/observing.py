"""What the tests of observations compare."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from gloaming import Match
from gloaming.engine.observation.binding import cards_of
from gloaming.engine.state.known_cards import known_cards
from gloaming.engine.state.zones import NO_CARD, NOBODY, Zone


def question(match: Match, seat: int) -> Any:
    """Return the open question as a seat sees it: the options only if it is to move."""
    decision = match.decision
    if decision is None:
        return None
    return [decision.seat, match.question, decision.rule, list(decision.options) if decision.seat == seat else []]


def seen(match: Match, seat: int) -> str:
    """Return the view and the open question of a seat as text."""
    return json.dumps([match.view(seat), question(match, seat)], sort_keys=True)


def differing(match: Match, one: bytes, other: bytes) -> list[str]:
    """Return the names of the places at which two observations differ."""
    names = match.game.observation.names
    return [names[place] for place in range(len(names)) if one[place] != other[place]]


def known_in_observation(match: Match, seat: int) -> Counter[str]:
    """Return the kinds of the cards in the `known` part of a seat's observation, with their numbers."""
    places = zip(match.game.observation.names, match.observe(seat))
    return Counter({name.removeprefix("known."): byte for name, byte in places if byte and name.startswith("known.")})


def known_in_view(match: Match, seat: int) -> Counter[str]:
    """Return the kinds of the hidden cards that a seat's view lists, with their numbers."""
    rules = match.game.rules
    ids = known_cards(match._state, rules.fields, seat, rules.piece)
    assert match.view(seat).get("known", ids) == ids, "games may leave the list out of their view, but not change it"
    kinds = {}
    for zone in rules.fields:
        if isinstance(zone, Zone) and zone.of is not None and (axis := cards_of(zone.of)) is not None:
            first = 0 if axis.first is None else axis.first(rules.box)
            for card, kind in enumerate(axis.names(rules.box), first):
                kinds[(zone.piece or rules.piece)(card)] = kind
    return Counter([kinds[id] for id in ids])


def shown_kinds(match: Match, seat: int) -> set[str]:
    """Return the kinds of the cards that zones show to a seat."""
    shown: set[str] = set()
    for zone in match.game.rules.fields:
        axis = cards_of(zone.of) if isinstance(zone, Zone) and zone.of is not None else None
        if isinstance(zone, Zone) and axis is not None and zone.seen != NOBODY:
            first = 0 if axis.first is None else axis.first(match.game.rules.box)
            names = axis.names(match.game.rules.box)
            for number, pile in enumerate(zone.piles(match._state)):
                for place, card in enumerate(pile):
                    if card != NO_CARD and zone.sees(match._state, seat, number, place):
                        shown.add(names[card - first])
    return shown
