"""Escape from a battle, and help from next door."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import DX, HP, MP, NONE, STANDING
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.generated.flows import DamageArgs
from gloaming.games.ghost_hunter.rules.battles import ask, attacks, declare, in_battle
from gloaming.games.ghost_hunter.rules.board import neighbours
from gloaming.games.ghost_hunter.rules.checks import judge
from gloaming.games.ghost_hunter.rules.gates import barred
from gloaming.games.ghost_hunter.rules.harm import hurt_all
from gloaming.games.ghost_hunter.state import State, among

FIGHT_ON: Final[Option] = ("fight-on",)
JOIN: Final[Option] = ("join",)
STAY_OUT: Final[Option] = ("stay-out",)

ESCAPE: Final = 6
"""What an Escape-check asks of DX. (GH-ESCAPE-1)"""

SLOW: Final = 4
"""What it asks against Enemies that are slow. (GH-POWER-6)"""


def asked_to_escape(s: State) -> bool:
    """From the second battle round on each hunter in the battle may try; from what cannot be hurt before the first too.

    (GH-BATTLE-2, GH-ESCAPE-1, GH-SCENE-64)
    """
    if s.battle_round == 1 and not hopeless(s):
        return False
    for hunter in in_battle(s):
        if not s.asked >> hunter & 1 and has_haven(s, hunter):
            return ask(s, hunter)
    return False


def hopeless(s: State) -> bool:
    """Whether an Enemy here has no pool that could be hurt. (GH-SCENE-64)"""
    return any(not s.has_pool(monster, HP) and not s.has_pool(monster, MP) for monster in s.monsters_on(s.battle))


def havens(s: State, hunter: int) -> list[int]:
    """Where a hunter may escape to: back to the tile that they came from, or to any explored one next door.

    The second where the Enemy came to them, the scenario allows it, or the way back is barred. Never to a Monster's
    tile, and never for who is confined. (GH-ESCAPE-2, GH-ESCAPE-3, GH-ESCAPE-4, GH-CONFINED-5)
    """
    if s.confined >> hunter & 1:
        return []
    near = neighbours(s, s.battle)
    back = s.came_from[hunter]
    if not s.intruding and among(back, near) and is_haven(s, hunter, back) and not hopeless(s):
        return [back]
    return [tile for tile in near if is_haven(s, hunter, tile)]


def has_haven(s: State, hunter: int) -> bool:
    """Whether a hunter may escape anywhere. (GH-ESCAPE-2, GH-ESCAPE-4, GH-CONFINED-5)"""
    if s.confined >> hunter & 1:
        return False
    for tile in neighbours(s, s.battle):
        if is_haven(s, hunter, tile):
            return True
    return False


def is_haven(s: State, hunter: int, tile: int) -> bool:
    """Whether a hunter may escape to a tile next door. (GH-ESCAPE-2, GH-ESCAPE-4)"""
    return among(tile, s.explored) and not s.has_monsters(tile) and not barred(s, hunter, tile)


def ways_to_escape(s: State) -> list[Option]:
    """To fight on, or to run, and where to. (GH-ESCAPE-1, GH-ESCAPE-3)"""
    return [FIGHT_ON] + [("escape", tile) for tile in havens(s, s.asking)]


def escape(s: State, option: Option) -> None:
    """DX 6 gets away, without entering the tile; who fails is hurt once by all Enemies, and sits this round out.

    (GH-ESCAPE-1, GH-ESCAPE-2, GH-ESCAPE-5, GH-ESCAPE-6, GH-ESCAPE-7, GH-ESCAPE-8, GH-JOIN-6, GH-POWER-6)
    """
    if option == FIGHT_ON:
        return
    hunter = s.asking
    there = s.monsters_on(s.battle)
    s.sits_out |= 1 << hunter
    drawn = judge(s, hunter)
    more = s.ability(hunter, DX) + s.bonus(hunter, "escape") + s.bonus(hunter, "dx")
    least = least_to_escape(s)
    events.checked(s, s.character[hunter], DX, least, drawn, more)
    if drawn + more >= least:
        s.fighters &= ~(1 << hunter)
        s.came_from[hunter] = s.at[hunter]
        s.at[hunter] = option[1]
        if s.led_by == hunter:
            s.companion = option[1]
        events.escaped(s, s.character[hunter], option[1])
        return
    events.caught(s, s.character[hunter])
    pools = [0, 0]
    for monster in there:
        pools[s.attack[monster]] += 2 if "double-damage" in s.powers(monster) else 1
    hurt_all(s, [DamageArgs(NONE, hunter, pools[HP], pools[MP], NONE, 0, 0)])


def least_to_escape(s: State) -> int:
    """What an Escape-check asks of DX: less where all Enemies are slow. (GH-ESCAPE-1, GH-POWER-6)"""
    return SLOW if all("slow" in s.powers(monster) for monster in s.monsters_on(s.battle)) else ESCAPE


# Help


def asked_to_join(s: State) -> bool:
    """From the second battle round on those next door and on the tile, clockwise from the turn player.

    Also after the last hunter has escaped, but not those who have just escaped, and nobody confined next door or whom
    the room does not let in. (GH-BATTLE-2, GH-JOIN-1, GH-JOIN-4, GH-JOIN-5, GH-JOIN-6, GH-CONFINED-5, GH-SCENE-67)
    """
    if s.battle_round == 1 or s.over() or not s.has_monsters(s.battle):
        return False
    near = neighbours(s, s.battle)
    for hunter in s.clockwise(s.hunter):
        if (s.asked | s.fighters | s.sits_out) >> hunter & 1:
            continue
        if s.fares[hunter] != STANDING:
            continue
        tile = s.at[hunter]
        if tile == s.battle:
            return ask(s, hunter)
        if among(tile, near) and not (s.confined >> hunter & 1 or barred(s, hunter, s.battle)):
            return ask(s, hunter)
    return False


def ways_to_join(s: State) -> list[Option]:
    """To join, or to stay where one is: nobody has to join. (GH-JOIN-1)"""
    return [JOIN, STAY_OUT]


def join(s: State, option: Option) -> None:
    """The hunter comes in, at no cost, and stays there; what else is on the tile is not theirs to settle.

    (GH-JOIN-1, GH-JOIN-2)
    """
    if option == STAY_OUT:
        return
    hunter = s.asking
    s.fighters |= 1 << hunter
    s.strikes[hunter] = NONE
    if s.at[hunter] != s.battle:
        s.came_from[hunter] = s.at[hunter]
        s.at[hunter] = s.battle
        if s.led_by == hunter:
            s.companion = s.battle
    events.joined(s, s.character[hunter])


def attacks_of_helper(s: State) -> list[Option]:
    """Who has just joined declares an attack. (GH-JOIN-3)"""
    joined = s.fighters >> s.asking & 1 and s.strikes[s.asking] == NONE
    return attacks(s) if joined else []


def declare_joining(s: State, option: Option) -> None:
    """Whoever joins declares at once. (GH-JOIN-3)"""
    declare(s, option)
