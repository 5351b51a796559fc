"""The cards that a seat cannot see, grouped by which of them could change places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.engine.state.dice import Dice
from gloaming.engine.state.state import NO_CARDS, State, Trace
from gloaming.engine.state.zones import Zone

MOST_DEALS: Final = 100
"""The maximum number of attempts to deal cards to piles that cannot hold every card."""

UNSEEN: Final = -1
"""Stands for the number of a back that is not visible."""

Home = tuple[int, int, frozenset[int]]
"""A pile that cannot hold every card.

It consists of the pile's first place in the pool, the place after its last, and the cards that the pile can hold.
"""


class Group:
    """Interchangeable cards, sorted, and their places in the pool of hidden cards.

    kinds: for each place, the number of the visible back, UNSEEN if the back is not visible; alike: whether the same
    back is visible at all places; some_unseen: whether the back is not visible at some place.
    homes: for each pile that cannot hold every card: its places, the cards that can lie only there, and the cards that
    can lie there or in a later pile; free: the other places.
    """

    __slots__ = ("places", "cards", "kinds", "alike", "some_unseen", "homes", "free")

    def __init__(self, places: list[int], cards: list[int], kinds: list[int], homes: list[Home]) -> None:
        self.places: list[int] = places
        self.cards: list[int] = cards
        self.kinds: list[int] = [kinds[place] for place in places] if kinds else []
        self.alike: bool = min(self.kinds, default=UNSEEN) == max(self.kinds, default=UNSEEN) != UNSEEN
        self.some_unseen: bool = UNSEEN in self.kinds
        self.homes: list[tuple[list[int], frozenset[int], frozenset[int]]] = []
        self.free: list[int] = places
        if homes:
            self._find_homes(homes)

    def _find_homes(self, homes: list[Home]) -> None:
        piles: list[tuple[list[int], frozenset[int]]] = []
        free = self.places
        for first, end, fits in homes:
            here = [place for place in free if first <= place < end]
            if here:
                piles.append((here, fits))
                free = [place for place in free if not first <= place < end]
        if len(piles) + (1 if free else 0) < 2:
            return
        self.free = free
        later: frozenset[int] = frozenset(self.cards) if free else NO_CARDS
        for here, fits in reversed(piles):
            self.homes.insert(0, (here, fits - later, fits & later))
            later |= fits


class HiddenPool:
    """The hidden cards of one kind.

    pool: the card at each place; sampling replaces the cards in `groups`.
    backs: the number of each card's back, by card, [] if all backs are the same; sorts: the number of different backs.
    groups: the interchangeable cards and their places; spread: for each blind draw, the places over which its cards are
    spread again after dealing.
    """

    __slots__ = ("pool", "backs", "sorts", "groups", "spread")

    def __init__(self, pool: list[int], backs: list[int]) -> None:
        self.pool: list[int] = pool
        self.backs: list[int] = backs
        self.sorts: int = max(backs, default=UNSEEN) + 1
        self.groups: list[Group] = []
        self.spread: list[Group] = []

    def dealt(self, dice: Dice) -> list[int]:
        """Return the card at each place after dealing the groups at random, before the blind draws."""
        pool = self.pool.copy()
        if not self.backs:
            for group in self.groups:
                cards = group.cards.copy()
                dice.shuffle(cards)
                if len(cards) == len(pool):
                    return cards
                for place, card in zip(group.places, cards):
                    pool[place] = card
            return pool
        for group in self.groups:
            if not group.homes or not _lay_at_home(pool, group, dice):
                self._lay(pool, group, group.cards.copy(), dice)
        return pool

    def taken(self, dealt: list[int], dice: Dice) -> list[int]:
        """Return the card at each place after the blind draws. dealt: the cards that the method `dealt` returned."""
        if not self.spread:
            return dealt
        pool = dealt.copy()
        for group in self.spread:
            self._lay(pool, group, sorted([pool[place] for place in group.places]), dice)
        return pool

    def _lay(self, pool: list[int], group: Group, cards: list[int], dice: Dice) -> None:
        """Shuffle cards and lay them at the places of a group. Where a back is visible, lay a card with that back."""
        dice.shuffle(cards)
        places = group.places
        if group.alike:
            for place in places:
                pool[place] = cards.pop()
            return
        backs = self.backs
        stacks: list[list[int]] = [[] for _ in range(self.sorts)]
        for card in cards:
            stacks[backs[card]].append(card)
        for place, kind in zip(places, group.kinds):
            if kind != UNSEEN:
                pool[place] = stacks[kind].pop()
        if group.some_unseen:
            rest = {card for stack in stacks for card in stack}
            left = [card for card in cards if card in rest]
            for place, kind in zip(places, group.kinds):
                if kind == UNSEEN:
                    pool[place] = left.pop()


def _lay_at_home(pool: list[int], group: Group, dice: Dice) -> bool:
    """Lay the cards of a group at random at its places, each card in a pile that can hold it.

    Return False, and lay nothing, if no valid deal is found in MOST_DEALS attempts.
    """
    for _ in range(MOST_DEALS):
        left = group.cards.copy()
        dice.shuffle(left)
        laid: list[list[int]] = []
        for here, alone, too in group.homes:
            must = [card for card in left if card in alone]
            may = [card for card in left if card in too]
            if len(must) > len(here) or len(must) + len(may) < len(here):
                break
            chosen = must + may[: len(here) - len(must)]
            dice.shuffle(chosen)
            laid.append(chosen)
            gone = frozenset(chosen)
            left = [card for card in left if card not in gone]
        if len(laid) == len(group.homes) and len(left) == len(group.free):
            for (here, _, _), chosen in zip(group.homes, laid):
                for place, card in zip(here, chosen):
                    pool[place] = card
            for place, card in zip(group.free, left):
                pool[place] = card
            return True
    return False


class HiddenPile:
    """A pile with hidden cards.

    zone, number: the zone and the index of the pile in the zone; cards: all cards of the pile.
    first, count: the places of its hidden cards in the pool of their kind, as the first place and the number of places.
    hidden: the index of that pool; open: the positions of the hidden cards in the pile, [] if all its cards are hidden.
    """

    __slots__ = ("zone", "number", "cards", "hidden", "first", "count", "open")

    def __init__(self, zone: Zone, number: int, cards: tuple[int, ...], first: int, count: int) -> None:
        self.zone: Zone = zone
        self.number: int = number
        self.cards: tuple[int, ...] = cards
        self.hidden: int = -1
        self.first: int = first
        self.count: int = count
        self.open: list[int] = []

    def lay(self, world: State, pool: list[int]) -> None:
        """Lay the hidden cards of this pile in a world. pool: the card at each place of the pool."""
        cards = pool[self.first : self.first + self.count]
        if self.open:
            hidden = cards
            cards = list(self.cards)
            for place, card in zip(self.open, hidden):
                cards[place] = card
        zone = self.zone
        if zone.ordered:
            cards.sort()
        if zone.many:
            getattr(world, zone.name)[self.number] = tuple(cards)
        else:
            setattr(world, zone.name, tuple(cards))


class RecalledTrace:
    """How a sampled world changes a trace (what only some seats know of hidden cards).

    The new trace refers to the cards that lie at the same places in the world.

    hidden: the index of the pool with the cards, -1 if the trace stays unchanged.
    at, drawn: the places of the cards in `trace.cards` and in `trace.drawn`.
    still, still_drawn: the cards of both sets that do not move.
    before: whether the drawn cards are those that lay at the places before the blind draws.
    """

    __slots__ = ("trace", "hidden", "at", "drawn", "still", "still_drawn", "before")

    def __init__(
        self,
        trace: Trace,
        hidden: int = -1,
        at: Sequence[int] = (),
        drawn: Sequence[int] = (),
        still: Sequence[int] = (),
        still_drawn: Sequence[int] = (),
        before: bool = False,
    ) -> None:
        self.trace: Trace = trace
        self.hidden: int = hidden
        self.at: list[int] = list(at)
        self.drawn: list[int] = list(drawn)
        self.still: list[int] = list(still)
        self.still_drawn: list[int] = list(still_drawn)
        self.before: bool = before

    def now(self, dealt: list[list[int]], taken: list[list[int]]) -> Trace:
        """Return the trace as it is in a world.

        dealt, taken: the cards of each pool, before and after the blind draws.
        """
        trace = self.trace
        number = self.hidden
        if number < 0:
            return trace
        pool = taken[number]
        cards = frozenset([pool[place] for place in self.at] + self.still)
        if not trace.drawn:
            return Trace(trace.knowers, trace.back, cards)
        if self.before:
            pool = dealt[number]
        drawn = frozenset([pool[place] for place in self.drawn] + self.still_drawn)
        return Trace(trace.knowers, trace.back, cards, drawn)
