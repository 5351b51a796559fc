"""Escaping from a battle, and joining one from the next tile."""

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
"""The result of a DX check that a hunter needs to escape. (GH-ESCAPE-1)"""

SLOW: Final = 4
"""The result of a DX check that a hunter needs to escape if all Enemies are Slow. (GH-POWER-6)"""


def asked_to_escape(s: State) -> bool:
    """Select the next hunter in the battle who may try to escape. Return False if there is none.

    Hunters may escape from the second battle round on, or from the first if an Enemy cannot be hurt. (GH-BATTLE-2,
    GH-ESCAPE-1, GH-SCENE-64)
    """
    if s.battle_round == 1 and not hopeless(s):
        return False
    for hunter in in_battle(s):
        if not s.asked >> hunter & 1 and has_haven(s, hunter):
            return ask(s, hunter)
    return False


def hopeless(s: State) -> bool:
    """Return whether an Enemy in the battle has neither HP nor MP, so that it cannot be hurt. (GH-SCENE-64)"""
    return any(not s.has_pool(monster, HP) and not s.has_pool(monster, MP) for monster in s.monsters_on(s.battle))


def havens(s: State, hunter: int) -> list[int]:
    """Return the tiles to which a hunter may escape: the tile they came from, or else any explored tile next door.

    Any tile next door is allowed if the Enemy came to the hunter, if the way back is blocked, or if an Enemy cannot be
    hurt. Tiles with Monsters are excluded. A confined hunter cannot escape. (GH-ESCAPE-2, GH-ESCAPE-3, GH-ESCAPE-4,
    GH-CONFINED-5)
    """
    if s.confined >> hunter & 1:
        return []
    near = neighbours(s, s.battle)
    back = s.came_from[hunter]
    if not s.intruding and among(back, near) and is_haven(s, hunter, back) and not hopeless(s):
        return [back]
    return [tile for tile in near if is_haven(s, hunter, tile)]


def has_haven(s: State, hunter: int) -> bool:
    """Return whether there is a tile to which a hunter may escape. (GH-ESCAPE-2, GH-ESCAPE-4, GH-CONFINED-5)"""
    if s.confined >> hunter & 1:
        return False
    for tile in neighbours(s, s.battle):
        if is_haven(s, hunter, tile):
            return True
    return False


def is_haven(s: State, hunter: int, tile: int) -> bool:
    """Return whether a hunter may escape to a tile next door: it is explored, has no Monster, and the hunter may enter
    it. (GH-ESCAPE-2, GH-ESCAPE-4)
    """
    return among(tile, s.explored) and not s.has_monsters(tile) and not barred(s, hunter, tile)


def ways_to_escape(s: State) -> list[Option]:
    """Return the options to fight on, or to escape to each allowed tile. (GH-ESCAPE-1, GH-ESCAPE-3)"""
    return [FIGHT_ON] + [("escape", tile) for tile in havens(s, s.asking)]


def escape(s: State, option: Option) -> None:
    """Make the Escape-check of the asked hunter. A success moves the hunter without resolving the new tile.

    On a failure all Enemies deal damage once, and the hunter sits out this battle round. (GH-ESCAPE-1, GH-ESCAPE-2,
    GH-ESCAPE-5, GH-ESCAPE-6, GH-ESCAPE-7, GH-ESCAPE-8, GH-JOIN-6, GH-POWER-6)
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
    """Return the result of a DX check needed to escape, which is lower if all Enemies are Slow.

    (GH-ESCAPE-1, GH-POWER-6)
    """
    return SLOW if all("slow" in s.powers(monster) for monster in s.monsters_on(s.battle)) else ESCAPE


# Help


def asked_to_join(s: State) -> bool:
    """Select the next hunter who may join the battle, clockwise from the turn player. Return False if there is none.

    From the second battle round on, hunters next door or on the tile may join, even if all other hunters have left the
    battle. Hunters who tried to escape in this battle round, confined hunters next door and hunters who may not enter
    the tile are excluded. (GH-BATTLE-2, GH-JOIN-1, GH-JOIN-4, GH-JOIN-5, GH-JOIN-6, GH-CONFINED-5, GH-SCENE-67)
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
    """Return the options to join the battle or to stay out of it. (GH-JOIN-1)"""
    return [JOIN, STAY_OUT]


def join(s: State, option: Option) -> None:
    """Move a hunter who joins to the tile of the battle, at no cost.

    The hunter does not resolve the tile. (GH-JOIN-1, GH-JOIN-2)
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
    """Return the options to declare an attack of the hunter who has just joined, none if the hunter stayed out.

    (GH-JOIN-3)
    """
    joined = s.fighters >> s.asking & 1 and s.strikes[s.asking] == NONE
    return attacks(s) if joined else []


def declare_joining(s: State, option: Option) -> None:
    """Set the pool that the hunter who has just joined attacks. (GH-JOIN-3)"""
    declare(s, option)
