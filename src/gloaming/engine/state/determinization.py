"""Determinization: sample worlds that are consistent with what a seat knows.

`information_set` finds out once which cards the seat cannot see and which of them could be exchanged;
`InformationSet.sample` then deals any number of consistent worlds. Cards only change places with cards that they were
shuffled with. A world depends only on the dice and on what the seat knows: cards are sorted before they are shuffled,
because otherwise a seat that knows the dice could undo the shuffle.
"""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.engine.state.dice import Dice
from gloaming.engine.state.hidden_cards import UNSEEN, Group, HiddenPile, HiddenPool, Home, RecalledTrace
from gloaming.engine.state.state import State, Trace
from gloaming.engine.state.zones import LOOKED, NO_CARD, OWNER, SPECTATOR, Zone


def sample_world(state: State, hiding: Sequence[Zone], seat: int | None, dice: Dice) -> State:
    """Sample a world that is consistent with what a seat knows, with new dice. hiding: the zones with hidden cards."""
    return information_set(state, hiding, seat).sample(state, dice)


class InformationSet:
    """What a seat cannot see of a position: what all consistent worlds have in common.

    `forgotten`: the masks of seats whose secrets it does not know; `hidden`: the hidden cards, by kind; `piles`: the
    piles with hidden cards; `recalled`: how traces change in a world, None if none does.
    """

    __slots__ = ("forgotten", "hidden", "piles", "recalled")

    def __init__(self) -> None:
        self.forgotten: list[int] = []
        self.hidden: list[HiddenPool] = []
        self.piles: list[HiddenPile] = []
        self.recalled: list[RecalledTrace] | None = None

    def sample(self, state: State, dice: Dice) -> State:
        """Return a copy of the state with new dice, the hidden cards dealt again, and only the secrets it knows."""
        world = state.copy()
        world.dice = dice
        for knowers in self.forgotten:
            del world.secrets[knowers]
        dealt: list[list[int]] = []
        taken: list[list[int]] = []
        for hidden in self.hidden:
            first = hidden.dealt(dice)
            dealt.append(first)
            taken.append(hidden.taken(first, dice))
        for pile in self.piles:
            pile.lay(world, taken[pile.hidden])
        recalled = self.recalled
        if recalled is not None:
            world.traces = tuple([trace.now(dealt, taken) for trace in recalled])
        return world


class Pool:
    """The hidden cards of one kind while they are collected, in the order in which they lie.

    backs: the number of each card's back, [] if all are the same; kinds: the visible back at each place, UNSEEN if it
    is not visible; spots: a number for each place, the same for places of a pile where the order carries no
    information; homes: the piles that cannot hold every card.
    """

    __slots__ = ("back", "backs", "cards", "kinds", "spots", "homes", "piles")

    def __init__(self, back: str, backs: list[int]) -> None:
        self.back: str = back
        self.backs: list[int] = backs
        self.cards: list[int] = []
        self.kinds: list[int] = []
        self.spots: list[int] = []
        self.homes: list[Home] = []
        self.piles: list[HiddenPile] = []


def information_set(state: State, hiding: Sequence[Zone], seat: int | None) -> InformationSet:
    """Compute what a seat cannot see of a position. hiding: the zones with hidden cards."""
    information = InformationSet()
    information.forgotten = [knowers for knowers in state.secrets if seat is None or not (knowers >> seat) & 1]
    bit = 1 << (SPECTATOR if seat is None else seat)
    pools: dict[str, Pool] = {}
    for zone in hiding:
        pool = pools.get(zone.back)
        if pool is None:
            pool = Pool(zone.back, zone.numbers)
            pools[zone.back] = pool
        _look_through(pool, state, zone, seat, bit)
    for pool in pools.values():
        if len(pool.cards) > 1:
            for pile in pool.piles:
                pile.hidden = len(information.hidden)
            information.piles += pool.piles
            information.hidden.append(
                _of_one_back(pool, state) if not pool.backs else _of_backs(pool, state, information, bit)
            )
    return information


def _look_through(pool: Pool, state: State, zone: Zone, seat: int | None, bit: int) -> None:
    """Add the cards of a zone that a seat cannot see."""
    seen = zone.seen
    held = getattr(state, zone.name)
    piles: list[tuple[int, ...]] = held if zone.many else [held]
    cards = pool.cards
    for number, pile in enumerate(piles):
        if not pile or (seen == OWNER and zone.owner(state, number) == seat):
            continue
        first = len(cards)
        places: list[int] = []
        if seen == LOOKED:
            masks = zone.masks(state, number)
            for place, card in enumerate(pile):
                if card != NO_CARD and not masks[place] & bit:
                    places.append(place)
                    cards.append(card)
        elif NO_CARD in pile:
            for place, card in enumerate(pile):
                if card != NO_CARD:
                    places.append(place)
                    cards.append(card)
        else:
            cards.extend(pile)
        count = len(cards) - first
        if not count:
            continue
        hidden = HiddenPile(zone, number, pile, first, count)
        if count < len(pile):
            hidden.open = places
        pool.piles.append(hidden)
        if pool.backs:
            if zone.mixed:
                pool.kinds += [UNSEEN] * count
            else:
                pool.kinds += [pool.backs[card] for card in cards[first:]]
            if zone.ordered:
                pool.spots += [first] * count
            else:
                pool.spots += range(first, first + count)
            if zone.holds is not None:
                pool.homes.append((first, first + count, zone.holds(state, number)))


def _of_one_back(pool: Pool, state: State) -> HiddenPool:
    """Find which cards could be exchanged, when all have the same back."""
    hidden = HiddenPool(pool.cards, pool.backs)
    apart = state.apart_of(pool.back)
    rest = frozenset([card for card in pool.cards if not apart >> card & 1])
    alike: list[frozenset[int]] = []
    for back, mix in state.mixes:
        if back == pool.back and not rest.isdisjoint(mix):
            alike.append(rest & mix)
            rest -= mix
    alike.append(rest)
    for cards in alike:
        if len(cards) > 1:
            places = [place for place, card in enumerate(pool.cards) if card in cards]
            hidden.groups.append(Group(places, sorted(cards), [], []))
    return hidden


def _of_backs(pool: Pool, state: State, information: InformationSet, bit: int) -> HiddenPool:
    """Find which cards with the same back could be exchanged, and how their traces change.

    Cards that were drawn blind are first put back where they lay, for a seat that does not know which they were, and
    then drawn at random again.
    """
    back = pool.back
    before = pool.cards
    group_of: dict[int, int] = dict.fromkeys(before, 0)
    for number, (of, mix) in enumerate(state.mixes):
        if of == back:
            for card in mix:
                if card in group_of:
                    group_of[card] = number + 1
    apart = state.apart_of(back)
    if apart:
        for card in before:
            if apart >> card & 1:
                group_of[card] = -1 - card
    recalled = (
        information.recalled if information.recalled is not None else [RecalledTrace(trace) for trace in state.traces]
    )
    traces = [known.trace for known in recalled]
    traced = any([trace.back == back for trace in traces])
    spread: list[tuple[int, list[int]]] = []
    if traced:
        order, groups, spread = _lying_first(traces, before, pool.spots, group_of, back, bit)
    else:
        order = list(range(len(before)))
        groups = [group_of[card] for card in before]
    laid = before.copy()
    places_of: dict[int, list[int]] = {}
    for place in order:
        group = groups[place]
        if group < 0:
            laid[place] = -1 - group
        else:
            places = places_of.get(group)
            if places is None:
                places_of[group] = [place]
            else:
                places.append(place)
    cards_of: dict[int, list[int]] = {}
    for card, group in group_of.items():
        if group >= 0:
            cards = cards_of.get(group)
            if cards is None:
                cards_of[group] = [card]
            else:
                cards.append(card)
    hidden = HiddenPool(laid, pool.backs)
    for group in sorted(cards_of):
        cards = cards_of[group]
        if len(cards) == 1:
            laid[places_of[group][0]] = cards[0]
        else:
            cards.sort()
            hidden.groups.append(Group(places_of[group], cards, pool.kinds, pool.homes))
    if traced:
        hidden.spread = [Group(places, [], pool.kinds, []) for _, places in spread]
        information.recalled = _recalled(recalled, before, dict(spread), back, bit, len(information.hidden))
    return hidden


def _lying_first(
    traces: list[Trace], before: list[int], spots: list[int], group_of: dict[int, int], back: str, bit: int
) -> tuple[list[int], list[int], list[tuple[int, list[int]]]]:
    """Return the order in which to fill places, the group of each place before the blind draws, and the places over
    which each draw, by its number, spreads its cards.

    The order depends only on what is known about each place. A place that the seat has looked at since a draw is no
    longer part of that draw.
    """
    seen_last: dict[int, int] = {}
    for number, trace in enumerate(traces):
        if trace.back == back and not trace.drawn and trace.knowers & bit:
            for card in trace.cards:
                if card in group_of:
                    seen_last[card] = number
                    group_of[card] = -1 - card
    traces_of: dict[int, tuple[int, ...]] = {}
    blind: list[tuple[int, set[int]]] = []
    for number, trace in enumerate(traces):
        if trace.back != back or (not trace.drawn and trace.knowers & bit):
            continue
        there = {card for card in trace.cards if card in group_of}
        if trace.drawn and not trace.knowers & bit:
            there = {card for card in there if seen_last.get(card, -1) < number}
            if len(there) < 2:
                continue
            blind.append((number, there))
        for card in there:
            traces_of[card] = traces_of.get(card, ()) + (number,)
    order = _by_traces(before, spots, traces_of)
    groups = [group_of[card] for card in before]
    spread: list[tuple[int, list[int]]] = []
    placed: set[int] = set()
    given: set[int] = set()
    for number, there in blind:
        places = [place for place in order if before[place] in there]
        own = [place for place in places if place not in placed]
        drawn = traces[number].drawn
        lying = [card for card in drawn if card in group_of and card not in given and seen_last.get(card, -1) < number]
        if len(own) == len(lying):
            for place, group in zip(own, sorted([group_of[card] for card in lying])):
                groups[place] = group
            given.update(lying)
        placed.update(own)
        spread.append((number, places))
    sound = not spread or sorted(groups) == sorted([group_of[card] for card in before])
    return order, groups if sound else [group_of[card] for card in before], spread


def _by_traces(before: list[int], spots: list[int], traces_of: dict[int, tuple[int, ...]]) -> list[int]:
    """Return the places in order; places of a pile whose order says nothing are sorted by what is known of them."""
    order: list[int] = []
    count = len(before)
    first = 0
    while first < count:
        last = first + 1
        while last < count and spots[last] == spots[first]:
            last += 1
        if last == first + 1:
            order.append(first)
        else:
            keys = [(traces_of.get(before[place], ()), place) for place in range(first, last)]
            keys.sort()
            order += [key[1] for key in keys]
        first = last
    return order


def _recalled(
    recalled: list[RecalledTrace], before: list[int], spread: dict[int, list[int]], back: str, bit: int, hidden: int
) -> list[RecalledTrace]:
    """Return how traces change, after those of a back are processed: the owner of a trace knows the same cards, others
    the cards that lie there in the sampled world.

    The seat's own observations come first: places of earlier draws that it has seen are no longer part of them.
    before: the cards where they lie; spread: the places of each blind draw, by the number of its trace.
    """
    place_of = {card: place for place, card in enumerate(before)}
    own: list[RecalledTrace] = []
    others: list[RecalledTrace] = []
    for number, entry in enumerate(recalled):
        trace = entry.trace
        if trace.back != back:
            others.append(entry)
        elif not trace.drawn and trace.knowers & bit:
            own.append(entry)
        elif trace.drawn and not trace.knowers & bit:
            places = spread.get(number, [])
            if len(places) > 1:
                others.append(RecalledTrace(trace, hidden, places, places, [], [], before=True))
        else:
            at = [place_of[card] for card in trace.cards if card in place_of]
            still = [card for card in trace.cards if card not in place_of]
            drawn = [place_of[card] for card in trace.drawn if card in place_of]
            still_drawn = [card for card in trace.drawn if card not in place_of]
            others.append(RecalledTrace(trace, hidden, at, drawn, still, still_drawn))
    return own + others
