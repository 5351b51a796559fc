"""How well each seat stands, for bots: the Curses it can expect to end with, beside those of the best of the others.

It reads the whole table, hidden cards and all: bots ask it of worlds they imagine, never of the match.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb, exp
from typing import Any, Final

from gloaming.games.dont_go_in_there import content
from gloaming.games.dont_go_in_there.content import TYPES
from gloaming.games.dont_go_in_there.rules.game_end import winners
from gloaming.games.dont_go_in_there.state import BOARDS, CURSES, DICE, FLASHLIGHTS, NOBODY_HERE, SLOTS, TYPE, Table

MOST_DICE: Final = 24
"""A card has at most 6 dice symbols, and some designer may print more than the box holds."""


def _expected_ghosts(dice: int, lights: int) -> float:
    return float(sum([comb(dice, rolled) * max(0, rolled - lights) for rolled in range(dice + 1)])) / float(1 << dice)


EXPECTED: Final[list[list[float]]] = [
    [_expected_ghosts(dice, lights) for lights in range(MOST_DICE)] for dice in range(MOST_DICE)
]


class Outlook:
    """What the cost of a seat's cards depends on besides the cards.

    left: the share of the game still to come; few_ghosts: how surely the seat ends with few ghosts, by threshold;
    rival: the most Curses that another seat has on cards of the type; reached: whether the type's race is run.
    """

    __slots__ = ("left", "ghosts", "rival", "reached")

    def __init__(self, left: float, ghosts: float) -> None:
        self.left: float = left
        self.ghosts: float = ghosts
        self.rival: int = 0
        self.reached: bool = False


def evaluate(s: Table) -> list[float]:
    """For each seat a number from 0 (lost) to 1 (won); they need not come to 1 in all."""
    if s.revealed:
        won = winners(s)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(s.seats)]
    seats = range(s.seats)
    left = _left(s)
    held = [_by_type(s.tableau[seat]) for seat in seats]
    ghosts = [float(count) for count in s.ghosts]
    _await_ghosts(s, ghosts)
    outlooks = [Outlook(left, ghosts[seat] + left * 7.0) for seat in seats]
    costs = [float(s.haunted[seat]) for seat in seats]
    for board in range(BOARDS):
        _await_cards(s, board, held, outlooks, costs)
    for seat in seats:
        for kind in s.types:
            if held[seat][kind]:
                costs[seat] += _cost(s, seat, kind, held, outlooks[seat])
        costs[seat] += _haunting(ghosts, seat, left)
    sharpness = 1.0 / (1.5 + 4.0 * left)
    values = []
    for seat in seats:
        best = min([costs[other] for other in seats if other != seat])
        values.append(1.0 / (1.0 + exp(max(-30.0, min(30.0, (costs[seat] - best) * sharpness)))))
    return values


def _left(s: Table) -> float:
    claimed = 0
    for seat in range(s.seats):
        claimed += len(s.tableau[seat]) + len(s.dispelled[seat])
    return 1.0 - claimed / (claimed + len(s.deck) + SLOTS * BOARDS)


def _by_type(cards: tuple[int, ...]) -> list[list[int]]:
    held: list[list[int]] = [[] for _ in TYPES]
    for card in cards:
        held[TYPE[card]].append(CURSES[card])
    return held


def _await_ghosts(s: Table, ghosts: list[float]) -> None:
    """Add the ghosts that each meeple in a room can expect."""
    picking = s.resolving and s.program.flow_of[s.step] != "resolve a room"
    for board in range(BOARDS):
        spaces = s.spaces[board]
        if not spaces or spaces.count(NOBODY_HERE) == len(spaces) or (picking and board == s.board):
            continue
        lights = FLASHLIGHTS[s.room[board]]
        if s.resolving and board == s.board and s.rolled:
            rolled = s.rolled.count(1)
            for space, seat in enumerate(spaces):
                if seat >= 0:
                    ghosts[seat] += max(0, rolled - lights[space])
            continue
        dice = sum([DICE[card] for card in s.cards[board]])
        for space, seat in enumerate(spaces):
            if seat >= 0:
                ghosts[seat] += EXPECTED[dice][lights[space]]


def _await_cards(
    s: Table, board: int, held: list[list[list[int]]], outlooks: list[Outlook], costs: list[float]
) -> None:
    """Add what the cards will cost that the meeples in a room can expect to take, the highest picking first."""
    spaces = s.spaces[board]
    cards = [card for card in s.cards[board] if card >= 0]
    standing = len(spaces) - spaces.count(NOBODY_HERE)
    if not cards or standing == 0:
        return
    sure = 1.0 if standing >= len(cards) else 0.75
    for seat in spaces:
        if seat < 0 or not cards:
            continue
        extras = [_extra_cost(s, seat, card, held, outlooks[seat]) for card in cards]
        best = min(extras)
        costs[seat] += sure * best + (1.0 - sure) * sum(extras) / len(extras)
        del cards[extras.index(best)]


def _extra_cost(s: Table, seat: int, card: int, held: list[list[list[int]]], outlook: Outlook) -> float:
    kind = TYPE[card]
    before = _cost(s, seat, kind, held, outlook) if held[seat][kind] else 0.0
    held[seat][kind].append(CURSES[card])
    after = _cost(s, seat, kind, held, outlook)
    held[seat][kind].pop()
    return after - before


def _cost(s: Table, seat: int, kind: int, held: list[list[list[int]]], outlook: Outlook) -> float:
    rival = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, sum(held[other][kind]))
    outlook.rival = rival
    outlook.reached = kind in s.first_reached
    cost = 0.0
    values = held[seat][kind]
    for judge, effect in JUDGES[kind]:
        cost += judge(values, effect, outlook)
    return cost + sum(values)


def _haunting(ghosts: list[float], seat: int, left: float) -> float:
    """The Curses that a seat's ghosts will bring it."""
    own = ghosts[seat]
    most = max([ghosts[other] for other in range(len(ghosts)) if other != seat])
    surely = 1.0 / (1.0 + exp(max(-30.0, min(30.0, (most - own) / (0.6 + 4.0 * left)))))
    return surely * (own + 4.0 * left) / 2.0 + 0.05 * own


# What a verb changes in the cost of one's cards of a type, given their values: negative where it spares Curses.


def _spare_set(values: list[int], effect: content.DispelSet, outlook: Outlook) -> float:
    if len(values) >= effect.size:
        return -float(sum(values))
    hope = len(values) / effect.size
    return -sum(values) * hope * hope * min(1.0, 1.3 * outlook.left)


def _spare_pair(values: list[int], effect: content.DispelPair, outlook: Outlook) -> float:
    spared = 0.0
    for value in values:
        spared += value if values.count(value) > 1 else value * 0.25 * outlook.left
    return -spared


def _spare_total(values: list[int], effect: content.DispelTotal, outlook: Outlook) -> float:
    new = values[-1]
    sums = {new}
    for value in values[:-1]:
        sums |= {one + value for one in sums}
    if effect.total in sums:
        return -float(effect.total)
    return -0.35 * outlook.left * sum(values)


def _spare_first(values: list[int], effect: content.FirstToTotal, outlook: Outlook) -> float:
    total = sum(values)
    if outlook.reached:
        return 0.0
    if total >= effect.total:
        return -float(sum(sorted(values)[-effect.dispel :]))
    return -0.5 * outlook.left * total * total / effect.total if total > outlook.rival else 0.0


def _spare_named(values: list[int], effect: content.DispelNamed, outlook: Outlook) -> float:
    spared = 0
    for value in set(values):
        spared += value * min(values.count(value), values.count(value - 1))
    return -float(spared) - 0.15 * outlook.left * (sum(values) - spared)


def _spare_cats(values: list[int], effect: content.KeepOne, outlook: Outlook) -> float:
    surely = 1.0 / (1.0 + exp((outlook.ghosts - effect.most_ghosts - 0.5) / (0.4 + 2.0 * outlook.left)))
    return -surely * (sum(values) - min(values))


def _spare_most(values: list[int], effect: content.MostCurses, outlook: Outlook) -> float:
    spared = sum(sorted(values)[-effect.dispel :])
    if sum(values) >= outlook.rival:
        return -spared * (1.0 - 0.5 * outlook.left)
    return -0.25 * outlook.left * spared


def _spare_half(values: list[int], effect: content.DispelHalf, outlook: Outlook) -> float:
    half = len(values) // 2
    return -float(sum(sorted(values)[len(values) - half :])) - 0.2 * outlook.left * min(values)


def _cost_ghosts(values: list[int], effect: content.TakeGhosts, outlook: Outlook) -> float:
    return 0.0


def _spare_ghosts(values: list[int], effect: content.DiscardHalfGhosts, outlook: Outlook) -> float:
    waiting = len(values) % effect.every
    return -0.15 * outlook.left * min(outlook.ghosts, 12.0) * waiting


def _spare_passed(values: list[int], effect: content.PassGhosts, outlook: Outlook) -> float:
    return -0.3 * effect.each * len(values) * min(1.0, outlook.ghosts / 4.0)


def _spare_type(values: list[int], effect: content.DispelType, outlook: Outlook) -> float:
    return -2.0 * outlook.left * (len(values) % effect.every)


Judge = Callable[[list[int], Any, Outlook], float]

_JUDGE: Final[dict[type, Judge]] = {
    content.TakeGhosts: _cost_ghosts,
    content.DispelSet: _spare_set,
    content.DispelPair: _spare_pair,
    content.DispelTotal: _spare_total,
    content.FirstToTotal: _spare_first,
    content.DiscardHalfGhosts: _spare_ghosts,
    content.PassGhosts: _spare_passed,
    content.DispelType: _spare_type,
    content.DispelNamed: _spare_named,
    content.KeepOne: _spare_cats,
    content.MostCurses: _spare_most,
    content.DispelHalf: _spare_half,
}

JUDGES: Final[list[list[tuple[Judge, Any]]]] = [
    [(_JUDGE[type(effect)], effect) for effect in one.effects] for one in TYPES
]
