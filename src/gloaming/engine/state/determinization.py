"""Determinization: sample worlds that are consistent with what a seat knows.

`information_set` determines once which cards the seat cannot see and which of them could be exchanged;
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
    """Sample a world that is consistent with what a seat knows, with new dice.

    hiding: the zones with hidden cards; seat: None for a spectator.
    """
    return information_set(state, hiding, seat).sample(state, dice)


class InformationSet:
    """What a seat does not know of a position, prepared for sampling worlds.

    forgotten: masks (one bit per seat) of the seats that share a secret which this seat does not know; a world leaves
    these secrets out. hidden: the hidden cards, one pool per kind; piles: the piles with hidden cards; recalled: how a
    world changes each trace (`Trace`: what only some seats know of hidden cards); None if all traces stay unchanged.
    """

    __slots__ = ("forgotten", "hidden", "piles", "recalled")

    def __init__(self) -> None:
        self.forgotten: list[int] = []
        self.hidden: list[HiddenPool] = []
        self.piles: list[HiddenPile] = []
        self.recalled: list[RecalledTrace] | None = None

    def sample(self, state: State, dice: Dice) -> State:
        """Return a consistent world: a copy of the state with the hidden cards dealt again and unknown secrets removed.

        dice: the dice of the world, which also deal the cards.
        """
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
    """The hidden cards of one kind while `information_set` collects them. The index of a card in `cards` is its place.

    back: the name of the kind; backs: the number of each card's back, by card, [] if all backs are the same.
    kinds: for each place, the number of the visible back, UNSEEN if the back is not visible.
    spots: for each place, a number that is the same for places of a pile whose order carries no information.
    homes: the piles that cannot hold every card; piles: all piles with hidden cards.
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
    """Determine what a seat does not know of a position.

    hiding: the zones with hidden cards; seat: None for a spectator.
    """
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
    """Add to the pool the cards of a zone that the seat cannot see. bit: the seat's bit in masks."""
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
    """Return the hidden cards of a kind whose backs are all the same, grouped by which could change places."""
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
    """Return the hidden cards of a kind with several backs, grouped by which could change places.

    Cards of blind draws (taken at random, without this seat knowing which) are first put back where they lay, so that
    sampling draws them again. Also updates `information.recalled`. bit: the seat's bit in masks.
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
    """Return how the cards lay before blind draws, as three lists.

    The lists are: the order in which to fill the places; the group of the card at each place; and for each blind draw,
    the number of its trace and the places over which it spreads its cards. The order depends only on what is known
    about each place. A place that the seat has looked at since a draw is no longer part of that draw. before: the card
    at each place; bit: the seat's bit in masks.
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
    """Return the order in which to fill the places.

    Places of a pile whose order carries no information are sorted by the traces of their cards. traces_of: the numbers
    of the traces of each card.
    """
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
    """Return how a sampled world changes the traces, after the cards with this back are processed.

    The seat's own traces keep their cards; traces of other seats refer to the cards that lie at the same places in the
    world. The seat's own observations come first, because places that it has seen are no longer part of earlier draws.
    recalled: the changes so far; before: the card at each place; spread: the places of each blind draw, by the number
    of its trace; bit: the seat's bit in masks; hidden: the index of the pool with these cards.
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
