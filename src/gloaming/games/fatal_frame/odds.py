"""The odds of an attack; and what a bot reckons with: the turns that a Boss takes, the worth of cards."""

from __future__ import annotations

from math import comb
from typing import Final

from gloaming.engine.odds import percent
from gloaming.engine.state import Option
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.constants import FACES, MOST_DICE
from gloaming.games.fatal_frame.rules.cards import of_kind
from gloaming.games.fatal_frame.rules.dice import BOSS_DIE, attack_dice, automatic_addition, automatic_subtraction
from gloaming.games.fatal_frame.state import State
from gloaming.games.fatal_frame.upgrades import Function

MOST_ADDED: Final = 6
"""The most that is added to a die."""


def _turns_against_boss(dice: int, added: int) -> tuple[float, ...]:
    """The turns that a Boss with 0, 1, 2 and 3 beads takes, with so many dice and so much added to each.

    Thrown out, one walks in again at once, to a Boss with all its beads.
    """
    six = min(FACES, 1 + added) / FACES
    stays = [0.0] * 4
    thrown = [0.0] * 4
    for beads in range(4):
        for boss_die in range(1, FACES + 1):
            same = 0.0 if boss_die == FACES or boss_die <= added else 1.0 / FACES
            other = 1.0 - six - same
            hit = 0.0
            clear = 0.0
            for count in range(dice + 1):
                if min(count, 3) == beads:
                    hit += comb(dice, count) * six**count * (1.0 - six) ** (dice - count)
                    if boss_die < FACES or count == 0:
                        clear += comb(dice, count) * six**count * other ** (dice - count)
            stays[beads] += clear / FACES
            thrown[beads] += (hit - clear) / FACES
    # With 1, 2 and 3 beads it takes `own` turns and, for the way back to three beads, `again` times those of three.
    own = [0.0] * 4
    again = [0.0] * 4
    for life in (1, 2, 3):
        own[life], again[life] = 1.0, thrown[0]
        for beads in range(1, life):
            own[life] += stays[beads] * own[life - beads]
            again[life] += stays[beads] * again[life - beads] + thrown[beads]
        own[life] /= 1.0 - stays[0]
        again[life] /= 1.0 - stays[0]
    three = own[3] / (1.0 - again[3])
    return tuple([0.0] + [own[life] + again[life] * three for life in (1, 2, 3)])


BOSS_TURNS: Final[tuple[tuple[tuple[float, ...], ...], ...]] = tuple(
    [
        tuple([_turns_against_boss(max(1, dice), added) for added in range(MOST_ADDED + 1)])
        for dice in range(MOST_DICE + 1)
    ]
)
"""By dice, by what is added, by beads."""

BEATS: Final[tuple[tuple[float, ...], ...]] = tuple(
    [
        tuple([1.0 - (max(0, min(FACES, need)) / FACES) ** dice for need in range(FACES + 1)])
        for dice in range(MOST_DICE + 1)
    ]
)
"""The chance that one of so many dice shows more than a number."""

_HAND: Final[dict[str, float]] = {
    "61-film": 1.3,
    "14-film": 0.7,
    "spirit-orb": 0.7,
    "blast": 0.9,
    "track": 0.5,
    "sense": 0.5,
    "zero-shot": 1.6,
    "double-exposure": 0.9,
    "steady-hand": 1.2,
    "fatal-frame": 1.0,
    "torn-page": 1.0,
    "faded-print": 0.8,
    "light-fingers": 0.8,
}

_RED: Final[dict[str, float]] = {
    "keep-hand": 0.7,
    "draw-on-doubles": 0.5,
    "draw-on-capture": 0.4,
    "guard-items": 0.3,
    "guard-upgrades": 0.4,
    "hold-more": 0.4,
    "add-to-dice": 1.0,
    "worth-others": 0.0,
}


class Worth:
    """What the cards of a box are worth to who has them, in turns.

    held: by card, in the hand; red: by Ghost, its red text in an Album, besides its points.
    """

    __slots__ = ("held", "red")

    def __init__(self, box: Box) -> None:
        held = []
        for kind in box.kind:
            sort = box.sort[kind]
            held.append(0.35 if sort == "ghost" else 1.0 if sort == "item" else _HAND.get(box.entry[kind].id, 0.45))
        self.held: Final[tuple[float, ...]] = tuple(held)
        red = []
        for ghost in box.ghost:
            red.append(0.0 if ghost.red is None else _RED[ghost.red.gives])
        self.red: Final[tuple[float, ...]] = tuple(red)


def odds(s: State, option: Option) -> str:
    """How likely one attack defeats a Ghost, before what is added to single dice; "" where none is chosen.

    (FF-COMBAT-5, FF-COMBAT-6, FF-COMBAT-10)
    """
    if option[0] == "fight" and option[1] < s.box.first_boss:
        return f"one attack defeats it: {percent(_beats(s, option[1]))}"
    if option[0] == "ghost" and option[2] == s.turn:
        ghost = of_kind(s.box, s.hand[s.turn], option[1])
        return f"one attack of yours will defeat it: {percent(_beats(s, ghost))}"
    return ""


def likely(s: State, option: Option) -> str:
    """How likely one attack defeats a Ghost, or what a die will show. (FF-COMBAT-7, FF-COMBAT-8, FF-COMBAT-10)"""
    verb = option[0]
    if verb == "fight" and option[1] < s.box.first_boss:
        return f"defeats it: {percent(_beats(s, option[1]))}"
    if verb == "orb":
        orbs = [card for card in s.camera[s.turn] if s.box.orb_adds[card]]
        return _raised(s, option[1], s.box.orb_adds[orbs[0]])
    if verb == "add":
        gives = s.box.upgrade_kind(option[1]).gives
        assert isinstance(gives, Function)
        return f"{'a Spirit Orb' if gives.cost == 'orb' else '1 card'}; {_raised(s, option[2], gives.add)}"
    if verb == "stand":
        return _compared(s, max(s.final))
    return ""


def _raised(s: State, die: int, by: int) -> str:
    """What a die comes to."""
    before = s.boss_die if die == BOSS_DIE else s.final[die]
    shows = min(FACES, before + by)
    return f"{before} becomes {shows}" + ("" if die == BOSS_DIE else f", {_compared(s, shows)}")


def _compared(s: State, shows: int) -> str:
    """Whether a die beats the Ghost that is fought. (FF-COMBAT-10)"""
    power = s.box.power(s.fought)
    return f"{'beats' if shows > power else 'does not beat'} Power {power}"


def _beats(s: State, ghost: int) -> float:
    more = automatic_addition(s, ghost)
    less = automatic_subtraction(s, ghost)
    power = s.box.power(ghost)
    fails = 0
    for face in range(1, FACES + 1):
        fails += 1 if max(1, min(FACES, face + more) - less) <= power else 0
    return 1.0 - (fails / FACES) ** attack_dice(s, ghost, s.flash)
