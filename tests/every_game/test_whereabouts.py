"""No imagined world contradicts what its seat has seen: a card that can only be here or there is here or there."""

from __future__ import annotations

from typing import Any

from gloaming import Game, Match
from gloaming.engine.zones import NO_CARD, Zone
from tests.every_game.conftest import looked_at, walk

Card = tuple[str, int]
"""A card's back and number."""

Pile = tuple[str, int]
"""A zone's name and the number of the pile."""


def lying(match: Match, seat: int | None) -> tuple[dict[Card, Pile], set[Card]]:
    """Where every card lies, and which of them the seat sees."""
    state = match._state
    where: dict[Card, Pile] = {}
    seen: set[Card] = set()
    for zone in match.game.rules.fields:
        if isinstance(zone, Zone):
            for number, pile in enumerate(zone.piles(state)):
                for place, card in enumerate(pile):
                    if card != NO_CARD:
                        where[zone.back, card] = (zone.name, number)
                        if zone.sees(state, seat, number, place):
                            seen.add((zone.back, card))
    return where, seen


class Watcher:
    """A seat that remembers: it sees from which pile to which cards go, and not which card, but for those it sees.

    `may_lie`: the piles in which each card can be by all that it has seen. Cards that came to lie beside each other
    unseen could be each other; a card that nobody has moved is where it was.
    """

    def __init__(self, match: Match, seat: int | None) -> None:
        self.seat = seat
        self.where, self.seen = lying(match, seat)
        hidden: dict[str, set[Pile]] = {}
        for card, pile in self.where.items():
            if card not in self.seen:
                hidden.setdefault(card[0], set()).add(pile)
        self.may_lie = {card: {pile} if card in self.seen else hidden[card[0]] for card, pile in self.where.items()}

    def watch(self, match: Match) -> None:
        """The match has gone on."""
        where, seen = lying(match, self.seat)
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
        covered = {pile for card, pile in where.items() if card not in seen}
        for card, pile in where.items():
            if card in seen or card not in self.may_lie:
                self.may_lie[card] = {pile}
                continue
            # Several may have come together on the way, so that one that moved could be any other that moved.
            further = self.may_lie[card] if self.where[card] == pile else self.may_lie[card] | ways[card[0]]
            possible: set[Pile] = set()
            while possible != further:
                possible = further
                further = possible.union(*[moved.get(one, set()) for one in possible])
            self.may_lie[card] = {one for one in possible if one in covered or one not in shown}
        self.where, self.seen = where, seen


def contradictions(world: Match, watcher: Watcher) -> list[Any]:
    """The cards that lie, in an imagined world, where the seat knows that they are not."""
    where, _ = lying(world, watcher.seat)
    return [
        (card, pile, watcher.may_lie[card])
        for card, pile in where.items()
        if card in watcher.may_lie and pile not in watcher.may_lie[card]
    ]


def test_no_imagined_world_contradicts_what_the_seat_has_seen(game: Game, seats: int) -> None:
    for seed in range(3):
        watchers: list[Watcher] = []
        for number, (match, _) in enumerate(walk(game, seats, seed)):
            if not watchers:
                watchers = [Watcher(match, seat) for seat in [*range(seats), None]]
            for watcher in watchers:
                watcher.watch(match)
                if looked_at(number, 5):
                    assert contradictions(match, watcher) == [], "the match itself is as the seat has seen it"
                    assert contradictions(match.imagine(watcher.seat, number), watcher) == []
