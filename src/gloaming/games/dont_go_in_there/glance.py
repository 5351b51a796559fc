"""Features of positions and options for the learned policy: what each option costs the seat and the other seats.

The features use only what the seat to move knows. All changes of ghosts are public, so the ghosts of the other seats
can be counted. A card that the seat has not seen counts as an average card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.dont_go_in_there.box import NOBODY_HERE, SLOTS, SPACES
from gloaming.games.dont_go_in_there.evaluate import (
    EXPECTED,
    GHOSTS_TO_COME,
    LIKELY_TAKEN,
    by_type,
    cost_of,
    extra_cost,
    haunting,
    share_left,
)
from gloaming.games.dont_go_in_there.known import SORTS, Known
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.state import State

KEYS: Final = 4
"""The number of table features, counted from the first, that are combined with the first feature of each option."""

NOT_COUNTED: Final = ("board", "space", "slot", "card", "resolver", "removed", "revealed")
"""State fields that are not used as features."""

THIRD: Final = 3
"""The number of meeples at which a room is resolved."""

GRAIN: Final = 3.0
"""Resolution of rounded costs: the number of steps per Curse."""

HALF: Final = 14

UNSEEN_CARD: Final = 1.5
"""Assumed cost in Curses of a card that the seat has not seen."""

MOST_AT_ONCE: Final = 5
"""Limit to which the numbers of ghosts taken or discarded immediately are clipped."""


class Costs:
    """The expected costs, in Curses, by which a seat compares its options.

    extras: the cost of taking a card, by board, card and seat; price: the cost of one ghost for each seat; dice: the
    number of dice of each board; before: the expected cost of each board's room for each seat, before the choice.
    """

    __slots__ = ("known", "s", "seat", "left", "extras", "ghosts", "price", "dice", "before")

    def __init__(self, known: Known, s: State, seat: int) -> None:
        self.known: Known = known
        self.s: State = s
        self.seat: int = seat
        self.left: float = share_left(s)
        seats = range(s.seats)
        held = [by_type(s, s.tableau[other]) for other in seats]
        outlooks = [Outlook(self.left, s.ghosts[other] + self.left * GHOSTS_TO_COME) for other in seats]
        ghosts = [float(count) for count in s.ghosts]
        self.ghosts: list[float] = ghosts
        self.price: list[float] = []
        for other in seats:
            more = ghosts.copy()
            more[other] += 2.0
            self.price.append((haunting(more, other, self.left) - haunting(ghosts, other, self.left)) / 2.0)
        self.extras: list[list[list[float]]] = []
        self.dice: list[int] = []
        for board in range(len(s.room)):
            extras: list[list[float]] = []
            dice = 0
            cards = s.cards[board]
            for slot in range(len(cards)):
                card = cards[slot]
                if card < 0:
                    continue
                if (s.looked[board][slot] >> seat) & 1:
                    extra = [extra_cost(s, other, card, held, outlooks[other]) for other in seats]
                    brings = known.brings[s.box.kind[card]]
                    if brings:
                        for other in seats:
                            extra[other] += self.haunts(other, brings)
                    extras.append(extra)
                    dice += s.box.dice[card]
                else:
                    extras.append([UNSEEN_CARD] * s.seats)
                    dice += 1
            self.extras.append(extras)
            self.dice.append(dice)
        self.before: list[list[float]] = [self.of_room(board, s.spaces[board], True) for board in range(len(s.room))]

    def haunts(self, seat: int, more: float) -> float:
        """Return the cost for a seat of taking `more` ghosts now. A negative number discards ghosts."""
        ghosts = self.ghosts.copy()
        before = haunting(ghosts, seat, self.left)
        ghosts[seat] = max(0.0, ghosts[seat] + more)
        return haunting(ghosts, seat, self.left) - before

    def of_room(self, board: int, spaces: tuple[int, ...], ghosts: bool) -> list[float]:
        """Return the expected cost of a room for each seat, if `spaces` holds its meeples.

        ghosts: whether to include the cost of ghosts.
        """
        s = self.s
        costs = [0.0] * s.seats
        standing = len(spaces) - spaces.count(NOBODY_HERE)
        if standing == 0:
            return costs
        left = self.extras[board].copy()
        sure = 1.0 if standing >= len(left) else LIKELY_TAKEN
        expected = EXPECTED[min(self.dice[board], len(EXPECTED) - 1)]
        lights = s.box.flashlights[s.room[board]]
        for space in range(len(spaces)):
            seat = spaces[space]
            if seat < 0:
                continue
            if ghosts:
                costs[seat] += expected[lights[space]] * self.price[seat]
            if left:
                best = 0
                total = 0.0
                for i in range(len(left)):
                    total += left[i][seat]
                    if left[i][seat] < left[best][seat]:
                        best = i
                costs[seat] += sure * left[best][seat] + (1.0 - sure) * total / len(left)
                del left[best]
        return costs

    def margin(self, seat: int, after: list[float], before: list[float]) -> float:
        """Return the gain of a seat relative to the other seats' average, from the costs after and before a choice."""
        total = 0.0
        for other in range(len(after)):
            if other != seat:
                total += after[other] - before[other]
        return total / (len(after) - 1) - (after[seat] - before[seat])

    def reply(self, seat: int, board: int, spaces: tuple[int, ...], now: list[float]) -> float:
        """Return the best margin that a seat can reach by placing a meeple on a board.

        now: the costs before the choice.
        """
        best = -99.0
        entry = self.known.entry[self.s.room[board]] if spaces else []
        for space in range(len(spaces)):
            if spaces[space] < 0:
                after = self.of_room(board, spaces[:space] + (seat,) + spaces[space + 1 :], True)
                if entry[space]:
                    after[seat] += self.haunts(seat, entry[space])
                best = max(best, self.margin(seat, after, now))
        return best


def credit(s: State, seat: int) -> float:
    """Return the training credit of a seat after a match: 1 for the fewest Curses, less for each Curse more."""
    totals = [s.total(other) for other in range(s.seats)]
    return 1.0 / (1.0 + 0.25 * (totals[seat] - min(totals)))


def _step(value: float, most: int = HALF) -> int:
    """Round a difference in Curses to an integer feature from 0 to twice `most`."""
    return int(min(max(value * GRAIN, -float(most)), float(most)) + most + 0.5)


def glance(s: State, seat: int) -> list[int]:
    """Return the features of the table for a seat.

    The first KEYS are combined with the first feature of each option.
    """
    left = share_left(s)
    costs: list[float] = []
    ghosts = [float(count) for count in s.ghosts]
    for other in range(s.seats):
        held = by_type(s, s.tableau[other])
        cost = float(s.haunted[other]) + haunting(ghosts, other, left)
        outlook = Outlook(left, s.ghosts[other] + left * GHOSTS_TO_COME)
        for kind in s.types:
            if held[kind]:
                cost += cost_of(s, other, kind, [held] * s.seats, outlook)
        costs.append(cost)
    ahead = min([costs[other] for other in range(s.seats) if other != seat]) - costs[seat]
    most = max([s.ghosts[other] for other in range(s.seats) if other != seat])
    phase = int(left * 7.99)
    standing = 0
    for spaces in s.spaces:
        standing += spaces.count(seat)
    return [
        s.seats,
        phase,
        min(s.supply[seat], 5),
        min(max(s.ghosts[seat] - most, -4), 4) + 4,
        phase * 30 + int(min(max(ahead, -14.0), 14.0) + 14.5),
        s.seats * 30 + int(min(max(ahead, -14.0), 14.0) + 14.5),
        min(max(s.ghosts[seat] - most, -12), 12) + 12,
        s.ghosts[seat],
        standing * 6 + min(s.supply[s.seat_after(seat)], 5),
        int(s.resolving),
    ]


def compare(known: Known, s: State, options: Sequence[Option]) -> list[list[int]]:
    """Return the features of each option of a decision."""
    return _OF_VERB[options[0][0]](known, s, options)


def _of_places(known: Known, s: State, options: Sequence[Option]) -> list[list[int]]:
    seat = s.turn
    after_me = s.seat_after(seat)
    table = Costs(known, s, seat)
    phase = min(int(table.left * 4.0), 3)
    two = min(s.seats, 3) - 2
    replies = [table.reply(after_me, board, s.spaces[board], table.before[board]) for board in range(len(s.room))]
    margins: list[float] = []
    nets: list[float] = []
    numbers: list[list[int]] = []
    for option in options:
        board: int = option[1]
        space: int = option[2]
        spaces = s.spaces[board]
        spaces = spaces[:space] + (seat,) + spaces[space + 1 :]
        standing = SPACES - spaces.count(NOBODY_HERE)
        room = s.room[board]
        at_once = known.entry[room][space]
        after = table.of_room(board, spaces, True)
        if at_once:
            after[seat] += table.haunts(seat, at_once)
        before = table.before[board]
        margin = table.margin(seat, after, before)
        reply = 0.0 if standing == THIRD else table.reply(after_me, board, spaces, after)
        for other in range(len(replies)):
            if other != board and s.room[other] >= 0:
                reply = max(reply, replies[other])
        margins.append(margin)
        nets.append(margin - reply)
        lights = s.box.flashlights[room][space]
        ghosts = EXPECTED[min(table.dice[board], len(EXPECTED) - 1)][lights]
        first = 0
        for i in range(len(table.extras[board])):
            if table.extras[board][i][seat] < table.extras[board][first][seat]:
                first = i
        mine = spaces.count(seat)
        numbers.append(
            [
                standing * 32 + _step(margin),
                standing * 32 + _step(after[seat] - before[seat]),
                standing * 16 + space * 4 + mine,
                min(int(ghosts * 2.0), 7) * 10 + min(max(s.ghosts[seat], 0), 9),
                (standing * 4 + mine) * 6 + min(s.supply[seat], 5),
                standing * SORTS + known.room_sort[room],
                _at_once(at_once) * 4 + standing,
                _step(table.extras[board][first][seat] if table.extras[board] else 0.0) * 4 + standing,
                (min(int(ghosts * 2.0), 7) * 4 + phase) * 4 + standing,
            ]
        )
    best = max(margins)
    best_net = max(nets)
    for i in range(len(numbers)):
        standing = numbers[i][2] // 16
        gap = min(int((best - margins[i]) * GRAIN + 0.5), 24)
        net = min(int((best_net - nets[i]) * GRAIN + 0.5), 24)
        numbers[i] += [
            gap * 2 + two,
            net * 2 + two,
            min(gap, 15) * 16 + min(net, 15),
            net * 4 + phase,
            net * 4 + standing,
        ]
    return numbers


def _of_claims(known: Known, s: State, options: Sequence[Option]) -> list[list[int]]:
    board = s.board
    spaces = s.spaces[board]
    seat = spaces[s.space]
    table = Costs(known, s, seat)
    rest = spaces[: s.space] + (NOBODY_HERE,) + spaces[s.space + 1 :]
    kinds = [s.box.kind[card] for card in s.tableau[seat]]
    phase = min(int(table.left * 4.0), 3)
    extras = table.extras[board]
    claim = known.claim[s.room[board]]
    margins: list[float] = []
    place_of = [0] * SLOTS
    place = 0
    for slot in range(len(s.cards[board])):
        if s.cards[board][slot] >= 0:
            place_of[slot] = place
            place += 1
    nothing = [0.0] * s.seats
    for option in options:
        at = place_of[option[1]]
        table.extras[board] = extras[:at] + extras[at + 1 :]
        after = table.of_room(board, rest, False)
        after[seat] += extras[at][seat]
        if claim[option[1]]:
            after[seat] += table.haunts(seat, claim[option[1]])
        margins.append(table.margin(seat, after, nothing))
    table.extras[board] = extras
    best = max(margins)
    numbers: list[list[int]] = []
    for number in range(len(options)):
        slot = options[number][1]
        card = s.cards[board][slot]
        kind = s.box.kind[card]
        sort = known.type_sort[kind]
        held = min(kinds.count(kind), 3)
        curses = min(s.box.curses[card], 4) - 1
        extra = extras[place_of[slot]][seat]
        gap = min(int((best - margins[number]) * GRAIN + 0.5), 24)
        numbers.append(
            [
                gap,
                gap * 4 + phase,
                _step(extra),
                sort * 4 + held,
                sort * 4 + phase,
                sort * 4 + curses,
                len(options) * 30 + gap,
                _at_once(known.brings[kind] + claim[slot]),
            ]
        )
    return numbers


def _of_names(known: Known, s: State, options: Sequence[Option]) -> list[list[int]]:
    seat = s.spaces[s.board][s.space]
    held = [by_type(s, s.tableau[other]) for other in range(s.seats)]
    left = share_left(s)
    outlook = Outlook(left, s.ghosts[seat] + left * GHOSTS_TO_COME)
    costs = [cost_of(s, seat, option[1], held, outlook) for option in options]
    best = max(costs)
    return [
        [
            min(int((best - costs[i]) * GRAIN + 0.5), 24),
            min(sum(held[seat][options[i][1]]), 20),
        ]
        for i in range(len(options))
    ]


def _of_dice(known: Known, s: State, options: Sequence[Option]) -> list[list[int]]:
    seat = s.resolver
    table = Costs(known, s, seat)
    dice = len(s.rolled)
    now = s.rolled.count(1)
    lights = s.box.flashlights[s.room[s.board]]
    worth = []
    for option in options:
        if option[0] == "roll-again":
            chances = [EXPECTED[min(dice, len(EXPECTED) - 1)][light] for light in lights]
        else:
            rolled = now + (0 if option[0] == "keep" else -1 if option[1] else 1)
            chances = [float(max(0, rolled - light)) for light in lights]
        costs = [0.0] * s.seats
        for space in range(len(lights)):
            other = s.spaces[s.board][space]
            if other >= 0:
                costs[other] += chances[space] * table.price[other]
        worth.append(table.margin(seat, costs, [0.0] * s.seats))
    best = max(worth)
    return [[min(int((best - value) * 6.0 + 0.5), 24)] for value in worth]


def _at_once(ghosts: float) -> int:
    """Clip and round a number of ghosts taken immediately to an integer feature."""
    return int(min(max(ghosts, -float(MOST_AT_ONCE)), float(MOST_AT_ONCE)) + MOST_AT_ONCE + 0.5)


_OF_VERB: Final[dict[str, Callable[[Known, State, Sequence[Option]], list[list[int]]]]] = {
    "place": _of_places,
    "claim": _of_claims,
    "name": _of_names,
    "keep": _of_dice,
    "roll-again": _of_dice,
    "change": _of_dice,
}
"""The function that computes the option features of each kind of decision, by the verb of the decision's first
option."""
