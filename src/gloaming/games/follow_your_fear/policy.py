"""How readily a player takes each option, for bots that play a turn on before they judge what came of it.

First Strength, then the Move that captures with it; nearer to Fear with one's own tokens, away from them with Fear;
what is drawn and taken by chance is all the same. It reads what the asked player sees: the board, the mats, the cards
in hand. The numbers are guesses that win matches, not fitted ones.
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
"""King's steps from tile to tile."""

RATHER: Final = 4
"""The better one of two, beside 1 for the other."""

ANY_CARD: Final = 12
A_STRENGTH: Final = 8
CAPTURES: Final = 250
NO_STRENGTH: Final = 6
NOT_YET: Final = 5
TOO_EARLY: Final = 2
"""A card: any, a point of Strength that is needed, a Move that captures, one that lacks Strength, one that leads to
nobody, and one that had better wait for Strength in hand."""

CAPTURE: Final = 800
NEAREST: Final = 20
NEARER: Final = 10
NO_MOVE: Final = 8
AWAY: Final = 3
"""A move: a capture, nearer than all others, nearer, none at all, and no nearer or for each step from the prey."""


def horizon(s: State) -> int:
    """The number of the turn; set-up is part of the first."""
    return max(0, (s.round - 1) * s.seats + (s.turn - s.first) % s.seats)


def policy(s: State, options: Sequence[Option]) -> list[int]:
    """A weight for each option of a question."""
    verbs = {option[0] for option in options}
    for verb, weigh in _BY_VERB:
        if verb in verbs:
            return weigh(s, options)
    return [1] * len(options)


def _lays(s: State, options: Sequence[Option]) -> list[int]:
    """A captured token is laid rather than not."""
    return [RATHER if option[0] == "lay" else 1 for option in options]


def _discards(s: State, options: Sequence[Option]) -> list[int]:
    """What is for no capture goes first."""
    return [1 if option[0] != "discard" or _useful(s, option[1]) else RATHER for option in options]


def _goals(s: State, options: Sequence[Option]) -> list[int]:
    """With Fear away from the others' tokens."""
    if s.phase == SPIRIT:
        return [1] * len(options)
    prey = _prey(s)
    return [1 + _nearest(option[1], prey) ** 2 for option in options]


def _useful(s: State, card: int) -> bool:
    """Whether a card is for a capture."""
    return s.box.strength[card] > 0 or s.box.travels[card]


def _prey(s: State) -> list[int]:
    """The tiles of the tokens that who acts may capture."""
    tiles: list[int] = []
    for kind in (RED, BLUE) if s.phase == SPIRIT else range(s.seats):
        if may_displace(s, kind):
            tiles += s.standing[kind]
    return tiles


def _hunted(prey: list[int]) -> list[bool]:
    """Of each tile whether a token stands there that may be captured."""
    hunted = [False] * TILES
    for tile in prey:
        hunted[tile] = True
    return hunted


def _nearest(tile: int, others: list[int]) -> int:
    """How far the nearest of other tiles is."""
    row = FAR[tile]
    nearest = SIZE
    for other in others:
        nearest = min(nearest, row[other])
    return nearest


def _summons(s: State, options: Sequence[Option]) -> list[int]:
    """First Strength, then a Move that leads to a capture; seldom to end the phase while something can be summoned."""
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
    """The least Defense of those whom who acts may capture."""
    if s.phase == SPIRIT:
        return fear_defense(s)
    guards = [player_defense(s, seat) for seat in range(s.seats) if seat != s.turn and s.standing[seat]]
    return min(guards) if guards else 0


def _reaches(s: State, pattern: int, hunted: list[bool], there: list[int]) -> bool:
    """Whether a token that acts can go by a pattern to one that it may capture."""
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
    """A capture; else nearer to Fear, or with Fear away from the others' tokens."""
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
"""What weighs the options of a question, by a verb among them: the first that is there."""
