"""The cards that a seat cannot see, grouped by which of them could change places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.engine.state.dice import Dice
from gloaming.engine.state.state import NO_CARDS, State, Trace
from gloaming.engine.state.zones import Zone

MOST_DEALS: Final = 100
"""So often cards are dealt anew to piles that could hold them, until none is left over."""

UNSEEN: Final = -1
"""The number of a back that nobody sees."""

Home = tuple[int, int, frozenset[int]]
"""A pile's first place among hidden cards, the place after its last, and the cards that it could hold."""


class Group:
    """Cards that could be each other, sorted, and the places in which they lie among the hidden cards of their kind.

    kinds: the number of the back that all see at each of the places, UNSEEN where nobody does; `alike`: the same is
    seen at all of them; `some_unseen`: there are places where nobody sees the back. `homes`: the places in piles that
    could not hold every card, with the cards that could lie there alone, and those that could lie there or in a later
    pile; `free`: the other places.
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
    """The hidden cards of one kind, `pool`, in the order in which they lie, those whose places are known laid there.

    `groups`: the others, of which those that were taken at random out of some (`spread`) are taken so again after they
    have been laid. backs: the number of each card's back, none where all are the same; `sorts`: how many.
    """

    __slots__ = ("pool", "backs", "sorts", "groups", "spread")

    def __init__(self, pool: list[int], backs: list[int]) -> None:
        self.pool: list[int] = pool
        self.backs: list[int] = backs
        self.sorts: int = max(backs, default=UNSEEN) + 1
        self.groups: list[Group] = []
        self.spread: list[Group] = []

    def dealt(self, dice: Dice) -> list[int]:
        """The cards dealt anew, before any are taken at random."""
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
        """The cards as they lie once some of those dealt were taken at random."""
        if not self.spread:
            return dealt
        pool = dealt.copy()
        for group in self.spread:
            self._lay(pool, group, sorted([pool[place] for place in group.places]), dice)
        return pool

    def _lay(self, pool: list[int], group: Group, cards: list[int], dice: Dice) -> None:
        """Shuffle cards, and lay them at the places of a group: where a back is seen, one that has it."""
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
    """Lay cards by chance at the places of a group, each in a pile that could hold it: one pile after the other.

    False, and nothing is laid: no such way is found.
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
    """A pile with hidden cards: where it lies, where its hidden cards begin among those of their kind, and how many.

    `hidden`: the number of their kind; `open`: the places of the hidden cards in the pile, none where all are.
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
        """Lay the hidden cards of a world in this pile."""
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
    """What becomes in a world of what some know of hidden cards (`trace`): those that lie there now.

    hidden: the number of their kind, -1 where all stays as it is; at, drawn: the places of the cards, and of those one
    of which was drawn; still, still_drawn: those of them that do not move; before: the draw is of cards as they were
    dealt, before any were taken at random.
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
        """The same in a world whose cards, kind by kind, lie as dealt, and then as taken."""
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
