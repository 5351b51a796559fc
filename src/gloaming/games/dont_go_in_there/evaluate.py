"""Estimate values for bots: the expected final Curses of each seat, compared with the best of the other seats.

The evaluation also reads hidden cards. Bots call it only on determinized states, never on the real match.
"""

from __future__ import annotations

from math import comb, exp
from typing import Final

from gloaming.games.dont_go_in_there.box import NOBODY_HERE, SLOTS
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.rules.game_end import winners
from gloaming.games.dont_go_in_there.state import State

MOST_DICE: Final = 24
"""The size of the table EXPECTED in both dimensions. It covers more dice than the box has, because packs may print more
dice symbols."""

GHOSTS_TO_COME: Final = 7.0
"""Ghosts that a seat is expected to take over the whole match."""

LIKELY_TAKEN: Final = 0.75
"""Probability that a meeple gets the best card for its owner while other meeples may still join the room."""

SURE: Final = 1.5
UNSURE: Final = 4.0
"""Scale of the win probability, in Curses behind the best other seat: SURE at the end of a match, SURE + UNSURE at its
start."""

STEEPEST: Final = 30.0
"""Limit for the argument of `exp`, which prevents an overflow."""

GHOSTS_SURE: Final = 0.6
GHOSTS_UNSURE: Final = 4.0
"""Scale of the probability of having the most ghosts, in ghosts: GHOSTS_SURE at the end of a match, GHOSTS_SURE +
GHOSTS_UNSURE at its start."""

GHOSTS_AT_THE_END: Final = 4.0
"""Ghosts that the seat with the most ghosts is expected to take over the whole match."""

A_GHOST: Final = 0.05
"""Cost of each ghost in Curses, in addition to the expected Curses for having the most ghosts."""


def _expected_ghosts(dice: int, lights: int) -> float:
    return float(sum([comb(dice, rolled) * max(0, rolled - lights) for rolled in range(dice + 1)])) / float(1 << dice)


EXPECTED: Final[list[list[float]]] = [
    [_expected_ghosts(dice, lights) for lights in range(MOST_DICE)] for dice in range(MOST_DICE)
]


def evaluate(s: State) -> list[float]:
    """Return the estimated value of the state for each seat, from 0 (lost) to 1 (won). The values need not sum to 1."""
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
    """Return the share of all cards that no player has taken yet."""
    claimed = 0
    for seat in range(s.seats):
        claimed += len(s.tableau[seat]) + len(s.dispelled[seat])
    return 1.0 - claimed / (claimed + len(s.deck) + SLOTS * len(s.room))


def by_type(s: State, cards: tuple[int, ...]) -> list[list[int]]:
    """Return a list for each card type, with the Curses of the given cards of that type."""
    held: list[list[int]] = [[] for _ in s.box.types]
    for card in cards:
        held[s.box.kind[card]].append(s.box.curses[card])
    return held


def _await_ghosts(s: State, ghosts: list[float]) -> None:
    """Add to `ghosts`, by seat, the ghosts that the meeples in the rooms are expected to bring."""
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
    """Add to `costs`, by seat, the expected cost of the cards that the meeples in a room will take.

    The highest meeple picks first.
    """
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
    """Return how much another card would raise the final Curses of a seat.

    held: the Curses of face-up cards, by seat and type.
    """
    kind = s.box.kind[card]
    before = cost_of(s, seat, kind, held, outlook) if held[seat][kind] else 0.0
    held[seat][kind].append(s.box.curses[card])
    after = cost_of(s, seat, kind, held, outlook)
    held[seat][kind].pop()
    return after - before


def cost_of(s: State, seat: int, kind: int, held: list[list[list[int]]], outlook: Outlook) -> float:
    """Return the expected final Curses of a seat's cards of one type.

    held: the Curses of face-up cards, by seat and type.
    """
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
    """Return the Curses that a seat is expected to get for its ghosts. left: the share of the match that is left."""
    own = ghosts[seat]
    most = max([ghosts[other] for other in range(len(ghosts)) if other != seat])
    spread = GHOSTS_SURE + GHOSTS_UNSURE * left
    surely = 1.0 / (1.0 + exp(max(-STEEPEST, min(STEEPEST, (most - own) / spread))))
    return surely * (own + GHOSTS_AT_THE_END * left) / 2.0 + A_GHOST * own
