"""How well each seat stands, for bots: the Curses it can expect to end with, beside those of the best of the others.

It reads the whole table, hidden cards and all: bots ask it of worlds they imagine, never of the match.
"""

from __future__ import annotations

from math import comb, exp
from typing import Final

from gloaming.games.dont_go_in_there.box import NOBODY_HERE, SLOTS
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.rules.game_end import winners
from gloaming.games.dont_go_in_there.state import State

MOST_DICE: Final = 24
"""A card has at most 6 dice symbols, and some designer may print more than the box holds."""

GHOSTS_TO_COME: Final = 7.0
"""Ghosts that a seat still takes, at the start of the match."""

LIKELY_TAKEN: Final = 0.75
"""The chance that a meeple takes the best card left while others may still join it in the room."""

SURE: Final = 1.5
UNSURE: Final = 4.0
"""By so many Curses behind the best of the others hopes fall a step, and how many more at the start of the match."""

STEEPEST: Final = 30.0
"""`exp` of it is as good as never."""

GHOSTS_SURE: Final = 0.6
GHOSTS_UNSURE: Final = 4.0
"""The same in ghosts, for who will have the most of them."""

GHOSTS_AT_THE_END: Final = 4.0
"""Ghosts that who has the most still takes, at the start of the match."""

A_GHOST: Final = 0.05
"""What any ghost costs, for it may come to be counted."""


def _expected_ghosts(dice: int, lights: int) -> float:
    return float(sum([comb(dice, rolled) * max(0, rolled - lights) for rolled in range(dice + 1)])) / float(1 << dice)


EXPECTED: Final[list[list[float]]] = [
    [_expected_ghosts(dice, lights) for lights in range(MOST_DICE)] for dice in range(MOST_DICE)
]


def evaluate(s: State) -> list[float]:
    """For each seat a number from 0 (lost) to 1 (won); they need not come to 1 in all."""
    if s.revealed:
        won = winners(s)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(s.seats)]
    seats = range(s.seats)
    left = share_left(s)
    held = [by_type(s, s.tableau[seat]) for seat in seats]
    ghosts = [float(count) for count in s.ghosts]
    _await_ghosts(s, ghosts)
    outlooks = [Outlook(left, ghosts[seat] + left * GHOSTS_TO_COME) for seat in seats]
    costs = [float(s.haunted[seat]) for seat in seats]
    for board in range(len(s.room)):
        _await_cards(s, board, held, outlooks, costs)
    for seat in seats:
        for kind in s.types:
            if held[seat][kind]:
                costs[seat] += cost_of(s, seat, kind, held, outlooks[seat])
        costs[seat] += haunting(ghosts, seat, left)
    sharpness = 1.0 / (SURE + UNSURE * left)
    values = []
    for seat in seats:
        best = min([costs[other] for other in seats if other != seat])
        values.append(1.0 / (1.0 + exp(max(-STEEPEST, min(STEEPEST, (costs[seat] - best) * sharpness)))))
    return values


def share_left(s: State) -> float:
    """The share of the cards that nobody has taken yet."""
    claimed = 0
    for seat in range(s.seats):
        claimed += len(s.tableau[seat]) + len(s.dispelled[seat])
    return 1.0 - claimed / (claimed + len(s.deck) + SLOTS * len(s.room))


def by_type(s: State, cards: tuple[int, ...]) -> list[list[int]]:
    """The Curses of cards, by their type."""
    held: list[list[int]] = [[] for _ in s.box.types]
    for card in cards:
        held[s.box.kind[card]].append(s.box.curses[card])
    return held


def _await_ghosts(s: State, ghosts: list[float]) -> None:
    """Add the ghosts that each meeple in a room can expect."""
    picking = s.resolving and s.program.flow_of[s.step] != "resolve a room"
    for board in range(len(s.room)):
        spaces = s.spaces[board]
        if not spaces or spaces.count(NOBODY_HERE) == len(spaces) or (picking and board == s.board):
            continue
        lights = s.box.flashlights[s.room[board]]
        if s.resolving and board == s.board and s.rolled:
            rolled = s.rolled.count(1)
            for space, seat in enumerate(spaces):
                if seat >= 0:
                    ghosts[seat] += max(0, rolled - lights[space])
            continue
        dice = sum([s.box.dice[card] for card in s.cards[board]])
        for space, seat in enumerate(spaces):
            if seat >= 0:
                ghosts[seat] += EXPECTED[dice][lights[space]]


def _await_cards(
    s: State, board: int, held: list[list[list[int]]], outlooks: list[Outlook], costs: list[float]
) -> None:
    """Add what the cards will cost that the meeples in a room can expect to take, the highest picking first."""
    spaces = s.spaces[board]
    cards = [card for card in s.cards[board] if card >= 0]
    standing = len(spaces) - spaces.count(NOBODY_HERE)
    if not cards or standing == 0:
        return
    sure = 1.0 if standing >= len(cards) else LIKELY_TAKEN
    for seat in spaces:
        if seat < 0 or not cards:
            continue
        extras = [extra_cost(s, seat, card, held, outlooks[seat]) for card in cards]
        best = min(extras)
        costs[seat] += sure * best + (1.0 - sure) * sum(extras) / len(extras)
        del cards[extras.index(best)]


def extra_cost(s: State, seat: int, card: int, held: list[list[list[int]]], outlook: Outlook) -> float:
    """What a card more will cost a seat. held: by seat and type, the Curses of the cards face up."""
    kind = s.box.kind[card]
    before = cost_of(s, seat, kind, held, outlook) if held[seat][kind] else 0.0
    held[seat][kind].append(s.box.curses[card])
    after = cost_of(s, seat, kind, held, outlook)
    held[seat][kind].pop()
    return after - before


def cost_of(s: State, seat: int, kind: int, held: list[list[list[int]]], outlook: Outlook) -> float:
    """What a seat's cards of a type will cost it in the end. held: by seat and type, the Curses of cards face up."""
    rival = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, sum(held[other][kind]))
    outlook.rival = rival
    outlook.reached = kind in s.first_reached
    cost = 0.0
    values = held[seat][kind]
    outlook.values = values
    for claim in s.box.claim[kind]:
        cost += claim.expect(outlook)
    for end in s.box.end[kind]:
        cost += end.expect(outlook)
    return cost + sum(values)


def haunting(ghosts: list[float], seat: int, left: float) -> float:
    """The Curses that a seat's ghosts will bring it."""
    own = ghosts[seat]
    most = max([ghosts[other] for other in range(len(ghosts)) if other != seat])
    spread = GHOSTS_SURE + GHOSTS_UNSURE * left
    surely = 1.0 / (1.0 + exp(max(-STEEPEST, min(STEEPEST, (most - own) / spread))))
    return surely * (own + GHOSTS_AT_THE_END * left) / 2.0 + A_GHOST * own
