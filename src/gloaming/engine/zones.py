"""Who sees what. From the declarations here come `view` and `imagine`: the one place to audit for leaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from gloaming.engine.dice import Dice
from gloaming.engine.state import State, Trace, told_since

ALL: Final = "all"
OWNER: Final = "owner"
NOBODY: Final = "nobody"
LOOKED: Final = "looked"

EVERYONE: Final = -1
"""The mask of a card that all may see, onlookers included."""

ONLOOKER: Final = 60
"""The place of an onlooker in a mask: set in EVERYONE alone."""

NO_CARD: Final = -1
"""An empty place in a zone."""

FACE_DOWN: Final = "?"
"""What a view shows of a card that its seat may not see, with the word for its back where there are several; an empty
place is shown as None."""


MOST_DEALS: Final = 100
"""So often cards are dealt anew to piles that could hold them, until none is left over."""

Home = tuple[int, int, frozenset[int]]
"""A pile's first place among hidden cards, the place after its last, and the cards that it could hold."""


class Zone:
    """A field of the state that holds cards: a tuple of card numbers, or a list of them, one a seat or place.

    `seen`: ALL; OWNER (the seat of the same number in the list); NOBODY (a view shows only how many);
    LOOKED (the field `looked` holds, for every card, the mask of the seats that have seen it).
    `back`: cards with the same back are of one kind, numbered together, and exchangeable to who cannot see them.
    `backs`: where the cards of a kind have several backs, the word for each card's, by its number; then only cards of
    the same are exchangeable, and a view shows "?" and the word. `mixed`: nobody can see in which order the backs lie
    in this zone, which everybody knows to hold cards of several.
    `ordered`: a pile is kept in the order of its cards' numbers, in an imagined world too, so that no place tells of
    its card; cards of one back are numbered together.
    `owners`: the field that says which seat owns each pile of an OWNER zone; without it the seat of the pile's number.
    `holds`: from the state and the number of a pile the cards that could be hidden in it, as everybody knows; without
    it any. For kinds with `backs`, all of the same, of which none are drawn blind. Piles are dealt in the order of
    zones and of their numbers, each by lot from what it could hold.
    `piece`: the id of a card, in a game with several kinds; without it the game's own `piece` tells.
    """

    __slots__ = ("name", "seen", "back", "many", "looked", "piece", "backs", "mixed", "ordered", "owners", "holds")

    def __init__(
        self,
        name: str,
        seen: str,
        *,
        back: str = "card",
        many: bool = False,
        looked: str = "",
        piece: Callable[[int], str] | None = None,
        backs: tuple[str, ...] = (),
        mixed: bool = False,
        ordered: bool = False,
        owners: str = "",
        holds: Callable[[Any, int], frozenset[int]] | None = None,
    ) -> None:
        if holds is not None and not backs:
            raise ValueError(f"'{name}' says what it holds: its cards need backs")
        self.owners: str = owners
        self.holds: Callable[[Any, int], frozenset[int]] | None = holds
        self.ordered: bool = ordered
        self.backs: tuple[str, ...] = backs
        self.mixed: bool = mixed
        self.name: str = name
        self.seen: str = seen
        self.back: str = back
        self.many: bool = many
        self.looked: str = looked
        self.piece: Callable[[int], str] | None = piece

    def piles(self, state: State) -> list[tuple[int, ...]]:
        """Every pile of the zone."""
        cards = getattr(state, self.name)
        return cards if self.many else [cards]

    def masks(self, state: State, pile: int) -> tuple[int, ...]:
        """Who has looked at each card of a pile of a LOOKED zone."""
        looked = getattr(state, self.looked)
        masks: tuple[int, ...] = looked[pile] if self.many else looked
        return masks

    def owner(self, state: State, pile: int) -> int:
        """The seat that sees a pile of an OWNER zone."""
        if not self.owners:
            return pile
        seats: Sequence[int] = getattr(state, self.owners)
        return seats[pile]

    def face_down(self, card: int) -> str:
        """What a view shows of a card that its seat may not see."""
        return FACE_DOWN + self.backs[card] if self.backs else FACE_DOWN

    def sees(self, state: State, seat: int | None, pile: int, place: int) -> bool:
        """Whether the seat (None: an onlooker) may see the card at a place of a pile."""
        if self.seen == ALL:
            return True
        if self.seen == NOBODY:
            return False
        if self.seen == OWNER:
            return seat is not None and seat == self.owner(state, pile)
        mask = self.masks(state, pile)[place]
        return mask == EVERYONE or (seat is not None and (mask >> seat) & 1 == 1)


class Value:
    """A field of the state that holds anything but cards: plain JSON data of the given type.

    `seen`: ALL; OWNER (each seat sees its own entry of the list, the others None) until the field named
    `revealed` is true; NOBODY. An OWNER value must be one whose every change is told to all, so that who counts
    may know it: imagined worlds keep it. `added`: saves from before there was the field lack it, and it is then what it
    is at the start.
    """

    __slots__ = ("name", "type", "seen", "revealed", "added")

    def __init__(self, name: str, type: object, seen: str = ALL, *, revealed: str = "", added: bool = False) -> None:
        self.added: bool = added
        self.name: str = name
        self.type: object = type
        self.seen: str = seen
        self.revealed: str = revealed


Field = Zone | Value


def censored(state: State, fields: Sequence[Field], seat: int | None, name_of: Callable[[int], str]) -> dict[str, Any]:
    """Every declared field as the seat may know it, cards by name. None: an onlooker."""
    seen: dict[str, Any] = {}
    for field in fields:
        if isinstance(field, Zone):
            seen[field.name] = _seen_zone(state, field, seat, name_of)
        else:
            _see_value(seen, state, field, seat)
    return seen


def _seen_zone(state: State, zone: Zone, seat: int | None, name_of: Callable[[int], str]) -> Any:
    name_of = zone.piece or name_of
    shown: list[Any] = []
    for number, pile in enumerate(zone.piles(state)):
        if zone.seen == NOBODY:
            shown.append(len(pile))
            continue
        cards: list[str | None] = []
        for place, card in enumerate(pile):
            if card == NO_CARD:
                cards.append(None)
            else:
                cards.append(name_of(card) if zone.sees(state, seat, number, place) else zone.face_down(card))
        shown.append(cards)
    return shown if zone.many else shown[0]


def _see_value(seen: dict[str, Any], state: State, field: Value, seat: int | None) -> None:
    if field.seen == NOBODY:
        return
    value = getattr(state, field.name)
    if field.seen == ALL or (field.revealed and getattr(state, field.revealed)):
        seen[field.name] = _apart(value) if isinstance(value, (list, tuple)) else value
    else:
        seen[field.name] = [one if owner == seat else None for owner, one in enumerate(value)]


def _apart(values: Sequence[Any]) -> list[Any]:
    """The same values in lists that the state does not change."""
    return [one[:] if isinstance(one, list) else one for one in values]


def disclosed(before: State, after: State, fields: Sequence[Field]) -> bool:
    """Whether anyone came to know something between two positions of a match: dice rolled, or a card or value shown."""
    if before.dice.state != after.dice.state or _secrets_told(before) != _secrets_told(after):
        return True
    for field in fields:
        if isinstance(field, Value) and field.revealed:
            if getattr(after, field.revealed) and not getattr(before, field.revealed):
                return True
    for seat in range(-1, before.seats):
        viewer = None if seat < 0 else seat
        known = _cards_seen(before, fields, viewer)
        for card, count in _cards_seen(after, fields, viewer).items():
            if count > known.get(card, 0):
                return True
    return False


def _secrets_told(state: State) -> int:
    return sum([len(told_since(told, 0)) for told in state.secrets.values()])


def _cards_seen(state: State, fields: Sequence[Field], seat: int | None) -> dict[tuple[str, int], int]:
    """How many of each card lie where a seat (None: an onlooker) sees them."""
    seen: dict[tuple[str, int], int] = {}
    for field in fields:
        if isinstance(field, Zone) and field.seen != NOBODY:
            for number, pile in enumerate(field.piles(state)):
                for place, card in enumerate(pile):
                    if card != NO_CARD and field.sees(state, seat, number, place):
                        seen[field.back, card] = seen.get((field.back, card), 0) + 1
    return seen


def imagined(state: State, hiding: Sequence[Zone], seat: int | None, dice: Dice) -> State:
    """A copy in which every card that the seat cannot see is dealt anew among the places it could be in.

    hiding: the zones that hide cards from anybody. The dice are fresh, and of the past it holds only what the seat
    knows. Cards change places only with those that they were shuffled with. The world depends on what the seat knows
    and on the dice alone: the cards are sorted before they are shuffled, for who knows the dice could undo a shuffle.
    """
    world = state.copy()
    world.dice = dice
    for knowers in state.secrets:
        if seat is None or not (knowers >> seat) & 1:
            del world.secrets[knowers]
    bit = 1 << (ONLOOKER if seat is None else seat)
    pools: dict[str, list[int]] = {}
    kinds: dict[str, list[str]] = {}
    spots: dict[str, list[int]] = {}
    homes: dict[str, list[Home]] = {}
    covered: list[tuple[Zone, int, tuple[int, ...], int, list[int]]] = []
    for zone in hiding:
        pool = pools.get(zone.back)
        if pool is None:
            pool = []
            pools[zone.back] = pool
            if zone.backs:
                kinds[zone.back] = []
                spots[zone.back] = []
                homes[zone.back] = []
        seen = zone.seen
        cards = getattr(world, zone.name)
        piles: list[tuple[int, ...]] = cards if zone.many else [cards]
        for number, pile in enumerate(piles):
            if not pile or (seen == OWNER and zone.owner(state, number) == seat):
                continue
            before = len(pool)
            if seen == LOOKED:
                masks = zone.masks(world, number)
                pool += [card for card, mask in zip(pile, masks) if not mask & bit and card != NO_CARD]
            elif NO_CARD in pile:
                pool.extend([card for card in pile if card != NO_CARD])
            else:
                pool.extend(pile)
            hidden = len(pool) - before
            if hidden:
                covered.append((zone, number, pile, hidden, pool))
                if zone.backs:
                    if zone.mixed:
                        kinds[zone.back] += [""] * hidden
                    else:
                        kinds[zone.back] += [zone.backs[card] for card in pool[before:]]
                    if zone.ordered:
                        spots[zone.back] += [before] * hidden
                    else:
                        spots[zone.back] += range(before, before + hidden)
                    if zone.holds is not None:
                        homes[zone.back].append((before, before + hidden, zone.holds(world, number)))
    for back, pool in pools.items():
        if len(pool) > 1:
            if back in kinds:
                _exchange_backs(world, pool, kinds[back], spots[back], homes[back], back, bit, hiding, dice)
            else:
                _exchange(pool, back, state, dice)
    for i in range(len(covered) - 1, -1, -1):
        zone, number, pile, hidden, pool = covered[i]
        if hidden == len(pile):
            pile = tuple(pool[-hidden:])
            del pool[-hidden:]
        else:
            pile = _refilled(pile, zone.masks(world, number) if zone.seen == LOOKED else (), bit, pool)
        if zone.ordered:
            pile = tuple(sorted(pile))
        if zone.many:
            getattr(world, zone.name)[number] = pile
        else:
            setattr(world, zone.name, pile)
    return world


def _refilled(pile: tuple[int, ...], masks: tuple[int, ...], bit: int, pool: list[int]) -> tuple[int, ...]:
    """A pile whose hidden cards come from the end of the pool, the last first. masks: none where all are hidden."""
    cards = list(pile)
    for place in range(len(cards) - 1, -1, -1):
        if cards[place] != NO_CARD and (not masks or masks[place] & bit == 0):
            cards[place] = pool.pop()
    return tuple(cards)


def _exchange(pool: list[int], back: str, state: State, dice: Dice) -> None:
    """Let cards that could be each other change places, by chance."""
    apart = state.apart_of(back)
    mixes = [cards for of, cards in state.mixes if of == back]
    if not apart and not mixes:
        pool.sort()
        dice.shuffle(pool)
        return
    rest = frozenset([card for card in pool if not apart >> card & 1])
    for mix in mixes:
        here = mix & rest
        if here:
            rest -= here
            _shuffle_among(pool, here, dice)
    _shuffle_among(pool, rest, dice)


def _exchange_backs(
    world: State,
    pool: list[int],
    kinds: list[str],
    spots: list[int],
    homes: list[Home],
    back: str,
    bit: int,
    hiding: Sequence[Zone],
    dice: Dice,
) -> None:
    """Let cards that could be each other change places, by chance, each for one with the same back.

    kinds: the back that everybody sees at each place of the pool, "" where nobody does; spots: a number for each place,
    the same for those of a pile in which a place tells nothing; homes: the piles that could not hold every card. Cards
    that were taken out of others at random lie, for who does not know which, first where they lay and are then taken at
    random again.
    """
    backs: tuple[str, ...] = ()
    for zone in hiding:
        if zone.back == back:
            backs = zone.backs
    before = pool.copy()
    group_of: dict[int, int] = dict.fromkeys(before, 0)
    for number, (of, mix) in enumerate(world.mixes):
        if of == back:
            for card in mix:
                if card in group_of:
                    group_of[card] = number + 1
    apart = world.apart_of(back)
    if apart:
        for card in before:
            if apart >> card & 1:
                group_of[card] = -1 - card
    spread: list[tuple[int, list[int]]] = []
    traced = any(trace.back == back for trace in world.traces)
    if traced:
        order, groups, spread = _lying_first(world, before, spots, group_of, back, bit)
    else:
        order = list(range(len(before)))
        groups = [group_of[card] for card in before]
    unmixed_places: list[int] = []
    places_of: dict[int, list[int]] = {0: unmixed_places}
    for place in order:
        group = groups[place]
        if group < 0:
            pool[place] = -1 - group
        elif group == 0:
            unmixed_places.append(place)
        else:
            places = places_of.get(group)
            if places is None:
                places_of[group] = [place]
            else:
                places.append(place)
    unmixed: list[int] = []
    cards_of: dict[int, list[int]] = {0: unmixed}
    for card, group in group_of.items():
        if group == 0:
            unmixed.append(card)
        elif group > 0:
            cards = cards_of.get(group)
            if cards is None:
                cards_of[group] = [card]
            else:
                cards.append(card)
    for group in sorted(cards_of):
        cards = cards_of[group]
        if len(cards) == 1:
            pool[places_of[group][0]] = cards[0]
        elif cards:
            cards.sort()
            if not homes or not _lay_at_home(pool, places_of[group], cards, homes, dice):
                _lay_anew(pool, places_of[group], cards, kinds, backs, dice)
    if not traced:
        return
    first = pool.copy()
    for _, places in spread:
        _lay_anew(pool, places, sorted([pool[place] for place in places]), kinds, backs, dice)
    _remember(world, before, first, pool, dict(spread), back, bit)


def _lying_first(
    world: State, before: list[int], spots: list[int], group_of: dict[int, int], back: str, bit: int
) -> tuple[list[int], list[int], list[tuple[int, list[int]]]]:
    """The order in which places are filled, of which group each is before the blind draws, and over which places each
    of these, by its number, spreads its cards.

    The order depends on what is known of each place alone. A place that a seat has looked at since a draw is no longer
    among those of the draw.
    """
    seen_last: dict[int, int] = {}
    for number, trace in enumerate(world.traces):
        if trace.back == back and not trace.drawn and trace.knowers & bit:
            for card in trace.cards:
                if card in group_of:
                    seen_last[card] = number
                    group_of[card] = -1 - card
    traces_of: dict[int, tuple[int, ...]] = {}
    blind: list[tuple[int, set[int]]] = []
    for number, trace in enumerate(world.traces):
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
        drawn = world.traces[number].drawn
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
    """The places in order, those of a pile in which a place tells nothing by what is known of their cards."""
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


def _remember(
    world: State, before: list[int], first: list[int], now: list[int], spread: dict[int, list[int]], back: str, bit: int
) -> None:
    """What seats know alone, in an imagined world: its owner knows the same cards, others those that lie there.

    What its owner has seen comes first: the places of earlier draws that it has seen are no longer among theirs.
    before, first, now: the cards at the places of the pool; as they were, before the blind draws, and as they are.
    """
    lies = dict(zip(before, now))
    own: list[Trace] = []
    traces: list[Trace] = []
    for number, trace in enumerate(world.traces):
        if trace.back != back:
            traces.append(trace)
        elif not trace.drawn and trace.knowers & bit:
            own.append(trace)
        elif trace.drawn and not trace.knowers & bit:
            places = spread.get(number, [])
            if len(places) > 1:
                there = frozenset([now[place] for place in places])
                traces.append(Trace(trace.knowers, back, there, frozenset([first[place] for place in places])))
        else:
            cards = frozenset([lies.get(card, card) for card in trace.cards])
            traces.append(Trace(trace.knowers, back, cards, frozenset([lies.get(card, card) for card in trace.drawn])))
    world.traces = tuple(own + traces)


def _lay_at_home(pool: list[int], places: list[int], cards: list[int], homes: list[Home], dice: Dice) -> bool:
    """Lay cards by chance at some places of the pool, each in a pile that could hold it: one pile after the other.

    False, and nothing is laid: all places are in one pile, or no such way is found.
    """
    free = places
    piles: list[tuple[list[int], frozenset[int]]] = []
    for first, end, fits in homes:
        here = [place for place in free if first <= place < end]
        if here:
            piles.append((here, fits))
            free = [place for place in free if not first <= place < end]
    if len(piles) + (1 if free else 0) < 2:
        return False
    for _ in range(MOST_DEALS):
        left = cards.copy()
        dice.shuffle(left)
        laid: list[tuple[list[int], list[int]]] = []
        for number in range(len(piles)):
            here, fits = piles[number]
            later = [] if free else [other for _, other in piles[number + 1 :]]
            must: list[int] = []
            may: list[int] = []
            for card in left:
                if card in fits:
                    if free or any([card in other for other in later]):
                        may.append(card)
                    else:
                        must.append(card)
            if len(must) > len(here) or len(must) + len(may) < len(here):
                break
            chosen = must + may[: len(here) - len(must)]
            dice.shuffle(chosen)
            laid.append((here, chosen))
            left = [card for card in left if card not in chosen]
        if len(laid) == len(piles) and len(left) == len(free):
            laid.append((free, left))
            for here, chosen in laid:
                for place, card in zip(here, chosen):
                    pool[place] = card
            return True
    return False


def _lay_anew(
    pool: list[int], places: list[int], cards: list[int], kinds: list[str], backs: tuple[str, ...], dice: Dice
) -> None:
    """Shuffle cards, and lay them at some places of the pool: where a back is seen, one that has it."""
    dice.shuffle(cards)
    kind = kinds[places[0]]
    if kind and len(cards) == len(places) and all(kinds[place] == kind for place in places):
        for place in places:
            pool[place] = cards.pop()
        return
    unseen = [place for place in places if not kinds[place]]
    left = cards
    if len(unseen) < len(places):
        left = _lay_seen(pool, places, cards, kinds, backs)
    for place in unseen:
        pool[place] = left.pop()


def _lay_seen(
    pool: list[int], places: list[int], cards: list[int], kinds: list[str], backs: tuple[str, ...]
) -> list[int]:
    """Lay cards at the places where a back is seen. Returns the others, in their order."""
    stacks: dict[str, list[int]] = {}
    for card in cards:
        kind = backs[card]
        stack = stacks.get(kind)
        if stack is None:
            stacks[kind] = [card]
        else:
            stack.append(card)
    for place in places:
        kind = kinds[place]
        if kind:
            pool[place] = stacks[kind].pop()
    rest = {card for stack in stacks.values() for card in stack}
    return [card for card in cards if card in rest]


def _shuffle_among(pool: list[int], among: frozenset[int], dice: Dice) -> None:
    """Shuffle some cards of the pool, in the places where they are."""
    if len(among) > 1:
        cards = sorted(among)
        dice.shuffle(cards)
        cards.reverse()
        pool[:] = [cards.pop() if card in among else card for card in pool]
