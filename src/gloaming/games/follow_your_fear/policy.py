"""The playout policy, with which bots play a turn to its end before they evaluate the position.

The policy prefers Strength first, then the Move that captures with that Strength. It moves the player's own tokens
towards the Fear, and the Fear away from other players' tokens. Draws and random cards have equal weights. The policy
reads only what the seat to move sees: the board, the mats and its own hand. The weights are guesses that win matches;
they are not fitted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.constants import SIZE, TILES
from gloaming.games.follow_your_fear.rules.board import acting, occupants
from gloaming.games.follow_your_fear.rules.capture import may_displace
from gloaming.games.follow_your_fear.rules.mats import fear_defense, player_defense, strength
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import BLUE, RED, SPIRIT

FAR: Final = tuple(
    [
        tuple([max(abs(number // SIZE - other // SIZE), abs(number % SIZE - other % SIZE)) for other in range(TILES)])
        for number in range(TILES)
    ]
)
"""The distance between any two tiles, in king's moves."""

RATHER: Final = 4
"""The weight of the better of two options; the other option has weight 1."""

ANY_CARD: Final = 12
A_STRENGTH: Final = 8
CAPTURES: Final = 250
NO_STRENGTH: Final = 6
NOT_YET: Final = 5
TOO_EARLY: Final = 2
"""The weights of a card to summon, in the order of the constants above: any card, each point of Strength that is
needed, a Move that captures, a Move that reaches a token without enough Strength, a Move that reaches no token, and a
Move that should wait for Strength in hand.
"""

CAPTURE: Final = 800
NEAREST: Final = 20
NEARER: Final = 10
NO_MOVE: Final = 8
AWAY: Final = 3
"""The weights of a token's move, in the order of the constants above: a capture, a move nearer to the prey than any
token was, a move nearer than before, no move, and any other move (for the Fear, per step of distance from the prey).
"""


def horizon(s: State) -> int:
    """Return the number of the current turn, at whose end playouts stop; set-up belongs to the first turn."""
    return max(0, (s.round - 1) * s.seats + (s.turn - s.first) % s.seats)


def policy(s: State, options: Sequence[Option]) -> list[int]:
    """Return a weight for each option of a question: the higher, the likelier the option."""
    verbs = {option[0] for option in options}
    for verb, weigh in _BY_VERB:
        if verb in verbs:
            return weigh(s, options)
    return [1] * len(options)


def _lays(s: State, options: Sequence[Option]) -> list[int]:
    """Return weights that prefer laying a captured token."""
    return [RATHER if option[0] == "lay" else 1 for option in options]


def _discards(s: State, options: Sequence[Option]) -> list[int]:
    """Return weights that prefer discarding cards that do not serve a capture."""
    return [1 if option[0] != "discard" or _useful(s, option[1]) else RATHER for option in options]


def _goals(s: State, options: Sequence[Option]) -> list[int]:
    """Return weights for tiles: in a Fear Phase, prefer those far from the other players' tokens."""
    if s.phase == SPIRIT:
        return [1] * len(options)
    prey = _prey(s)
    return [1 + _nearest(option[1], prey) ** 2 for option in options]


def _useful(s: State, card: int) -> bool:
    """Return whether a card gives Strength or moves a token, and so serves a capture."""
    return s.box.strength[card] > 0 or s.box.travels[card]


def _prey(s: State) -> list[int]:
    """Return the tiles of the tokens that the acting side may capture."""
    tiles: list[int] = []
    for kind in (RED, BLUE) if s.phase == SPIRIT else range(s.seats):
        if may_displace(s, kind):
            tiles += s.standing[kind]
    return tiles


def _hunted(prey: list[int]) -> list[bool]:
    """Return, for each tile, whether it is among the tiles of tokens that may be captured. prey: those tiles."""
    hunted = [False] * TILES
    for tile in prey:
        hunted[tile] = True
    return hunted


def _nearest(tile: int, others: list[int]) -> int:
    """Return the distance from a tile to the nearest of other tiles."""
    row = FAR[tile]
    nearest = SIZE
    for other in others:
        nearest = min(nearest, row[other])
    return nearest


def _summons(s: State, options: Sequence[Option]) -> list[int]:
    """Return weights that prefer Strength, then a Move that leads to a capture.

    Ending the phase has a low weight while something can be summoned.
    """
    hunted = _hunted(_prey(s))
    there = occupants(s)
    blow = strength(s)
    guard = _guard(s)
    more = 0
    for option in options:
        if option[0] == "summon":
            more += max(0, s.box.strength[option[1]])
    weights: list[int] = []
    for option in options:
        if option[0] == "end-phase":
            weights.append(1)
            continue
        card: int = option[1]
        flipped = option[0] == "flip"
        own = 0 if flipped else s.box.strength[card]
        pattern = s.box.back[s.box.fear[card]] if flipped else s.box.pattern[card]
        if pattern >= 0:
            if not _reaches(s, pattern, hunted, there):
                weights.append(NOT_YET)
            elif blow + own > guard:
                weights.append(CAPTURES)
            else:
                weights.append(TOO_EARLY if more > max(0, own) else NO_STRENGTH)
        elif blow <= guard and own > 0:
            weights.append(ANY_CARD + A_STRENGTH * own)
        else:
            weights.append(ANY_CARD)
    return weights


def _guard(s: State) -> int:
    """Return the lowest Defense among the tokens that the acting side may capture."""
    if s.phase == SPIRIT:
        return fear_defense(s)
    guards = [player_defense(s, seat) for seat in range(s.seats) if seat != s.turn and s.standing[seat]]
    return min(guards) if guards else 0


def _reaches(s: State, pattern: int, hunted: list[bool], there: list[int]) -> bool:
    """Return whether the Move of a pattern leads an acting token to a token that may be captured, over empty tiles."""
    lines = s.box.reach[pattern][s.side[s.turn]]
    for start in acting(s):
        for way in lines[start]:
            if hunted[way[0]]:
                free = True
                for at in range(1, len(way)):
                    if there[way[at]] >= 0:
                        free = False
                        break
                if free:
                    return True
    return False


def _moves(s: State, options: Sequence[Option]) -> list[int]:
    """Return weights that prefer a capture, otherwise moves towards the Fear.

    In a Fear Phase, they prefer moves of the Fear away from the other players' tokens instead.
    """
    prey = _prey(s)
    hunted = _hunted(prey)
    nearest = SIZE
    for start in acting(s):
        nearest = min(nearest, _nearest(start, prey))
    weights: list[int] = []
    for option in options:
        if option[0] != "move":
            weights.append(NO_MOVE)
            continue
        end: int = option[2]
        if hunted[end]:
            weights.append(CAPTURE)
            continue
        after = _nearest(end, prey)
        if s.phase != SPIRIT:
            weights.append(AWAY * after)
            continue
        before = _nearest(option[1], prey)
        if after < before:
            weights.append(NEAREST if after < nearest else NEARER)
        else:
            weights.append(1 if after > before == nearest else AWAY)
    return weights


_BY_VERB: Final[tuple[tuple[str, Callable[[State, Sequence[Option]], list[int]]], ...]] = (
    ("summon", _summons),
    ("flip", _summons),
    ("move", _moves),
    ("lay", _lays),
    ("discard", _discards),
    ("go", _goals),
)
"""The weight functions by verb. The first verb in this list that the question offers decides which function is used."""
