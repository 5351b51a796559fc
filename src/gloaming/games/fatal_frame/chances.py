"""Calculations for bots: expected turns to beat a Boss, values of cards, odds of beating a Ghost, and distances."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.cards import Action
from gloaming.games.fatal_frame.constants import FACES, MOST_DICE
from gloaming.games.fatal_frame.entry import ANY_CARD
from gloaming.games.fatal_frame.ghosts import Ghost
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.state import State
from gloaming.games.fatal_frame.upgrades import Upgrade

MOST_ADDED: Final = 6
"""The largest addition to a die that the tables cover."""


def _turns_against_boss(dice: int, added: int, power: int, life: int) -> tuple[float, ...]:
    """Return the expected turns to beat a Boss, as a list indexed by the beads that the Boss has left.

    dice: the number of attack dice; added: the addition to each die; life: the beads of a new Boss. A player who is
    thrown out is assumed to enter again immediately, against a Boss with all its beads.
    """
    takes_one = max(0, min(FACES, FACES - power + added)) / FACES
    stays = [0.0] * (life + 1)
    thrown = [0.0] * (life + 1)
    for beads in range(life + 1):
        for boss_die in range(1, FACES + 1):
            # The faces of a die that become equal to the Boss die.
            same = (min(FACES, 1 + added) if boss_die == FACES else 0 if boss_die <= added else 1) / FACES
            takes_and_differs = takes_one - same if boss_die > power else takes_one
            fails_and_differs = 1.0 - takes_one - (0.0 if boss_die > power else same)
            hit = 0.0
            clear = 0.0
            for count in range(dice + 1):
                if min(count, life) == beads:
                    ways = comb(dice, count)
                    hit += ways * takes_one**count * (1.0 - takes_one) ** (dice - count)
                    clear += ways * takes_and_differs**count * fails_and_differs ** (dice - count)
            stays[beads] += clear / FACES
            thrown[beads] += (hit - clear) / FACES
    # From this number of beads: `own` turns, plus `again` times the turns for all beads after being thrown out.
    own = [0.0] * (life + 1)
    again = [0.0] * (life + 1)
    for left in range(1, life + 1):
        own[left], again[left] = 1.0, thrown[0]
        for beads in range(1, left):
            own[left] += stays[beads] * own[left - beads]
            again[left] += stays[beads] * again[left - beads] + thrown[beads]
        own[left] /= 1.0 - stays[0]
        again[left] /= 1.0 - stays[0]
    whole = own[life] / (1.0 - again[life])
    return tuple([0.0] + [own[left] + again[left] * whole for left in range(1, life + 1)])


BossTurns = tuple[tuple[tuple[float, ...], ...], ...]


@cache
def boss_turns(power: int, life: int) -> BossTurns:
    """Return the expected turns to beat a Boss, as a table indexed by dice, addition to each die, and beads left."""
    return tuple(
        [
            tuple([_turns_against_boss(max(1, dice), added, power, life) for added in range(MOST_ADDED + 1)])
            for dice in range(MOST_DICE + 1)
        ]
    )


BEATS: Final[tuple[tuple[float, ...], ...]] = tuple(
    [
        tuple([1.0 - (max(0, min(FACES, need)) / FACES) ** dice for need in range(FACES + 1)])
        for dice in range(MOST_DICE + 1)
    ]
)
"""Probability that at least one die shows more than a number, indexed by the number of dice and by that number."""

A_GHOST: Final = 0.35
AN_ITEM: Final = 1.0
"""Values of holding a Ghost and of holding an Item, in turns."""

ADDS_TO_ONE: Final = 0.2
MOST_ADDS_TO_ONE: Final = 0.9
"""Value against a Boss of additions to single dice, where 1 is the value of adding 1 to all dice: ADDS_TO_ONE for each
possible addition, and MOST_ADDS_TO_ONE at most."""

ADDS_TO_GHOST: Final = 0.3
MOST_ADDS_TO_GHOST: Final = 0.75
"""Value against a Ghost of additions to single dice, where 1 is the value of adding 1 to all dice: ADDS_TO_GHOST for
each possible addition, and MOST_ADDS_TO_GHOST at most."""

A_BLAST: Final = 2
"""How many Spirit Orbs a Function that adds to a die counts as. It counts more than one because it is reusable."""


class Worth:
    """The values of all cards in a box for bots, in turns.

    held: by card, the value of holding the card; red: by Ghost, the value of its red text in an Album, without its
    points; added, dice, helps: by kind, what an Action does when it is attached to a Ghost or Boss (the addition to
    each attack die, the extra dice, and 1 if it helps the fighting player); life: the beads of a new Boss; boss_turns:
    the expected turns to beat a Boss, as a table.
    """

    __slots__ = ("held", "red", "added", "dice", "helps", "life", "boss_turns")

    def __init__(self, box: Box) -> None:
        worth: list[float] = []
        added: list[int] = []
        dice: list[int] = []
        helps: list[int] = []
        for kind in range(len(box.entry)):
            card = box.entry[kind]
            outlook = Outlook()
            if isinstance(card, Upgrade):
                worth.append(card.gives.expect(outlook) or ANY_CARD)
            elif isinstance(card, Action):
                worth.append(card.does.expect(outlook) or ANY_CARD)
            else:
                worth.append(A_GHOST if box.sort[kind] == "ghost" else AN_ITEM)
            added.append(outlook.added)
            dice.append(outlook.dice)
            helps.append(1 if outlook.helps else 0)
        held = [worth[kind] for kind in box.kind]
        self.added: Final[list[int]] = added
        self.dice: Final[list[int]] = dice
        self.helps: Final[list[int]] = helps
        self.held: Final[tuple[float, ...]] = tuple(held)
        red = []
        for ghost in box.ghost:
            red.append(NO_OPINION if ghost.red is None else ghost.red.expect(Outlook()))
        self.red: Final[tuple[float, ...]] = tuple(red)
        boss = box.bosses[0]
        self.life: Final[int] = boss.life
        self.boss_turns: Final[BossTurns] = boss_turns(boss.power, boss.life)

    def against_boss(self, dice: int, added: int, assigned: int, life: int) -> float:
        """Return the expected turns to beat a Boss.

        life: the beads left; assigned: the possible additions to single dice. (FF-BOSS-1)
        """
        table = self.boss_turns[max(1, min(MOST_DICE, dice))]
        floor = max(0, min(MOST_ADDED - 1, added))
        turns = table[floor][life]
        return turns + (table[floor + 1][life] - turns) * min(MOST_ADDS_TO_ONE, assigned * ADDS_TO_ONE)


class Arms:
    """The equipment of a player for fights.

    dice: the attack dice; added: the addition to all dice; orbs, functions: the numbers of Spirit Orbs and Functions;
    assigned: the number of possible additions to single dice.
    """

    __slots__ = ("dice", "added", "orbs", "assigned", "functions")

    def __init__(self, s: State, seat: int) -> None:
        box = s.box
        dice = box.camera.dice
        orbs = 0
        functions = 0
        blasts = 0
        for card in s.camera[seat]:
            film = box.film_dice[card]
            if film:
                dice += film
            elif box.orb_adds[card]:
                orbs += 1
            else:
                functions += 1
                if box.adds[card]:
                    blasts += 1
        self.dice: int = dice
        self.added: int = s.gift(seat, "add-to-dice")
        self.orbs: int = orbs
        self.assigned: int = orbs + A_BLAST * blasts
        self.functions: int = functions


def chance_to_beat(box: Box, ghost: Ghost, room: int, dice: int, added: int, assigned: int) -> float:
    """Return the probability of beating a Ghost in one attack.

    room: the Interior Location, negative outdoors; dice: the attack dice; added: the addition to all dice; assigned:
    the number of possible additions to single dice.
    """
    need = ghost.power + ghost.subtracts - added
    dice -= ghost.fewer_dice
    if room >= 0:
        need -= box.room_adds[room] - box.room_subtracts[room]
        dice += box.room_dice[room]
    beats = BEATS[max(1, min(MOST_DICE, dice))]
    beaten = beats[max(0, min(FACES, need))]
    if assigned:
        beaten += (beats[max(0, min(FACES, need - 1))] - beaten) * min(MOST_ADDS_TO_GHOST, assigned * ADDS_TO_GHOST)
    return beaten


def lies_on(known: Worth, s: State, fought: int) -> tuple[int, int]:
    """Return what Actions attached to a Ghost or Boss add: the addition to each attack die, and the extra dice.

    (FF-ATTACH-2)
    """
    added = 0
    dice = 0
    for action, anchor in s.attached:
        if anchor == fought:
            kind = s.box.kind[action]
            added += known.added[kind]
            dice += known.dice[kind]
    return added, dice


def apart(cell: int, other: int) -> int:
    """Return the number of moves between two cells of the Exterior Map. (FF-MOVE-3)"""
    return abs(cell // 3 - other // 3) + abs(cell % 3 - other % 3)


def moves_to_an_end(s: State, seat: int, inside: int) -> int:
    """Return the number of moves from a place in a player's path to the nearer end of the path. (FF-HOUSE-5)"""
    return min(inside, len(s.path[seat]) - 1 - inside)
