"""No imagined world contradicts what its seat has seen: cards lie only where they can be."""

from __future__ import annotations

from typing import Any

from gloaming import Game, Match
from gloaming.engine.state.zones import NO_CARD, Zone
from tests.every_game.conftest import looked_at, walk

Card = tuple[str, int]
"""A card's back and number."""

Pile = tuple[str, int]
"""A zone's name and the number of the pile."""


class Lying:
    """The places of all cards in a match."""

    def __init__(self, match: Match) -> None:
        self._state = match._state
        self.where: dict[Card, Pile] = {}
        self._places: list[tuple[Card, Zone, int, int]] = []
        for zone in match.game.rules.fields:
            if isinstance(zone, Zone):
                for number, pile in enumerate(zone.piles(self._state)):
                    for place, card in enumerate(pile):
                        if card != NO_CARD:
                            self.where[zone.back, card] = (zone.name, number)
                            self._places.append(((zone.back, card), zone, number, place))

    def seen(self, seat: int | None) -> set[Card]:
        """Return the cards that the seat sees."""
        state = self._state
        return {card for card, zone, number, place in self._places if zone.sees(state, seat, number, place)}


class Watcher:
    """A seat that keeps track of cards: it sees each move between piles, but not which card moves, unless it sees it.

    `may_lie`: the piles in which each card can be, given what the seat has seen. Cards that were put together unseen
    could be each other; a card that was not moved is where it was.
    """

    def __init__(self, lying: Lying, seat: int | None) -> None:
        self.seat = seat
        self.where, self.seen = lying.where, lying.seen(seat)
        hidden: dict[str, frozenset[Pile]] = {}
        for card, pile in self.where.items():
            if card not in self.seen:
                hidden[card[0]] = hidden.get(card[0], frozenset()) | {pile}
        self.may_lie = {
            card: frozenset({pile}) if card in self.seen else hidden[card[0]] for card, pile in self.where.items()
        }

    def watch(self, lying: Lying) -> None:
        """Update the places after a choice."""
        where, seen = lying.where, lying.seen(self.seat)
        if where == self.where and seen == self.seen:
            return
        moved: dict[Pile, set[Pile]] = {}
        ways: dict[str, set[Pile]] = {}
        for (back, number), pile in where.items():
            before = self.where.get((back, number))
            if before is not None and before != pile:
                moved.setdefault(before, set()).add(pile)
                if (back, number) not in seen:
                    ways.setdefault(back, set()).add(pile)
        shown = {pile for card, pile in where.items() if card in seen}
        shown -= {pile for card, pile in where.items() if card not in seen}
        further: dict[tuple[frozenset[Pile], str], frozenset[Pile]] = {}
        for card, pile in where.items():
            if card in seen or card not in self.may_lie:
                self.may_lie[card] = frozenset({pile})
                continue
            back = "" if self.where[card] == pile else card[0]
            possible = self.may_lie[card]
            if (possible, back) not in further:
                further[possible, back] = led_on(possible | ways[back] if back else possible, moved) - shown
            self.may_lie[card] = further[possible, back]
        self.where, self.seen = where, seen


def led_on(possible: frozenset[Pile], moved: dict[Pile, set[Pile]]) -> frozenset[Pile]:
    """Return where a card from one of these piles can be: several may have been put together on the way, so that a card
    that moved could be any other that moved.
    """
    while True:
        further = possible.union(*[moved[pile] for pile in possible & moved.keys()])
        if further == possible:
            return possible
        possible = further


def contradictions(world: Match, watcher: Watcher) -> list[Any]:
    """Return the cards that, in an imagined world, lie where the seat knows that they are not."""
    return [
        (card, pile, watcher.may_lie[card])
        for card, pile in Lying(world).where.items()
        if card in watcher.may_lie and pile not in watcher.may_lie[card]
    ]


def test_no_imagined_world_contradicts_what_the_seat_has_seen(game: Game, seats: int) -> None:
    for seed in range(3):
        watchers: list[Watcher] = []
        for number, (match, _) in enumerate(walk(game, seats, seed)):
            lying = Lying(match)
            if not watchers:
                watchers = [Watcher(lying, seat) for seat in [*range(seats), None]]
            for watcher in watchers:
                watcher.watch(lying)
                if looked_at(number, 5):
                    assert contradictions(match, watcher) == [], "the match itself is as the seat has seen it"
                    assert contradictions(match.imagine(watcher.seat, number), watcher) == []
