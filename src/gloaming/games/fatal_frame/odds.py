"""The odds of an attack; and what bots reckon with: the turns that a Boss takes, the worth of cards, chances, ways."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from gloaming.engine.odds import percent
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.cards import Action
from gloaming.games.fatal_frame.constants import FACES, MOST_DICE
from gloaming.games.fatal_frame.ghosts import Ghost
from gloaming.games.fatal_frame.rules.cards import of_kind
from gloaming.games.fatal_frame.rules.dice import BOSS_DIE, attack_dice, automatic_addition, automatic_subtraction
from gloaming.games.fatal_frame.rules.verbs.attach import Attach
from gloaming.games.fatal_frame.state import State
from gloaming.games.fatal_frame.upgrades import Function, Upgrade

MOST_ADDED: Final = 6
"""The most that is added to a die."""


def _turns_against_boss(dice: int, added: int, power: int, life: int) -> tuple[float, ...]:
    """The turns that a Boss with 0, 1 and so on beads takes, up to its whole life, with so many dice and so much added.

    Thrown out, one walks in again at once, to a Boss with all its beads.
    """
    takes_one = max(0, min(FACES, FACES - power + added)) / FACES
    stays = [0.0] * (life + 1)
    thrown = [0.0] * (life + 1)
    for beads in range(life + 1):
        for boss_die in range(1, FACES + 1):
            # The faces of a die that end as the Boss die does.
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
    # With so many beads it takes `own` turns and, for the way back to all of them, `again` times those of all.
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
    """The turns that a Boss of some Power and life takes: by dice, by what is added, by the beads that it has left."""
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
"""The chance that one of so many dice shows more than a number."""

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

    held: by card, in the hand; red: by Ghost, its red text in an Album, besides its points. life: the beads of a Boss;
    boss_turns: what a Boss takes.
    """

    __slots__ = ("held", "red", "life", "boss_turns")

    def __init__(self, box: Box) -> None:
        held = []
        for kind in box.kind:
            sort = box.sort[kind]
            card = box.entry[kind]
            if isinstance(card, Upgrade):
                held.append(card.gives.held())
            elif isinstance(card, Action):
                held.append(card.does.held())
            else:
                held.append(0.35 if sort == "ghost" else 1.0)
        self.held: Final[tuple[float, ...]] = tuple(held)
        red = []
        for ghost in box.ghost:
            red.append(0.0 if ghost.red is None else _RED[ghost.red.gives])
        self.red: Final[tuple[float, ...]] = tuple(red)
        boss = box.bosses[0]
        self.life: Final[int] = boss.life
        self.boss_turns: Final[BossTurns] = boss_turns(boss.power, boss.life)

    def against_boss(self, dice: int, added: int, assigned: int, life: int) -> float:
        """The turns that a Boss with so many beads takes. assigned: what can be added to single dice. (FF-BOSS-1)"""
        table = self.boss_turns[max(1, min(MOST_DICE, dice))]
        floor = max(0, min(MOST_ADDED - 1, added))
        turns = table[floor][life]
        return turns + (table[floor + 1][life] - turns) * min(0.9, assigned * 0.2)


class Arms:
    """What a player fights with. assigned: what can be added to single dice."""

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
        self.assigned: int = orbs + 2 * blasts
        self.functions: int = functions


def chance_to_beat(box: Box, ghost: Ghost, room: int, dice: int, added: int, assigned: int) -> float:
    """The chance to beat a Ghost in one attack. assigned: what can be added to single dice."""
    need = ghost.power + ghost.subtracts - added
    dice -= ghost.fewer_dice
    if room >= 0:
        need -= box.room_adds[room] - box.room_subtracts[room]
        dice += box.room_dice[room]
    beats = BEATS[max(1, min(MOST_DICE, dice))]
    beaten = beats[max(0, min(FACES, need))]
    if assigned:
        beaten += (beats[max(0, min(FACES, need - 1))] - beaten) * min(0.75, assigned * 0.3)
    return beaten


def lies_on(s: State, fought: int) -> tuple[int, int]:
    """What the Actions that lie on a Ghost or a Boss add to each die, and the dice that they give. (FF-ATTACH-2)"""
    added = 0
    dice = 0
    for action, anchor in s.attached:
        if anchor == fought:
            deed = s.box.deed[s.box.kind[action]]
            if isinstance(deed, Attach):
                added += deed.add - deed.subtract
                dice += deed.dice
    return added, dice


def apart(cell: int, other: int) -> int:
    """The moves from a cell of the Exterior Map to another. (FF-MOVE-3)"""
    return abs(cell // 3 - other // 3) + abs(cell % 3 - other % 3)


def moves_to_an_end(s: State, seat: int, inside: int) -> int:
    """The moves from a place in a player's path to its nearer end. (FF-HOUSE-5)"""
    return min(inside, len(s.path[seat]) - 1 - inside)


def odds(s: State, option: Option) -> str:
    """How likely one attack harms what one fights, before what is added to single dice; "" where nothing is chosen.

    (FF-COMBAT-5, FF-COMBAT-6, FF-COMBAT-10, FF-BOSS-7)
    """
    if option[0] == "fight":
        return f"one attack {_harms(s, option[1])}"
    if option[0] == "ghost" and option[2] == s.turn:
        ghost = of_kind(s.box, s.hand[s.turn], option[1])
        return f"one attack of yours will defeat it: {percent(_beats(s, ghost))}"
    return ""


def likely(s: State, option: Option) -> str:
    """How likely one attack is enough, or what a die will show. (FF-COMBAT-7, FF-COMBAT-8, FF-COMBAT-10, FF-BOSS-7)"""
    verb = option[0]
    if verb == "fight":
        return _harms(s, option[1])
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


def _harms(s: State, fought: int) -> str:
    """How likely one attack defeats a Ghost, or a Boss at its last bead, or takes a bead off another Boss."""
    defeats = fought < s.box.first_boss or s.life[s.turn] == 1
    return f"{'defeats it' if defeats else 'takes a bead off'}: {percent(_beats(s, fought))}"


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
