"""The Enemy side: fallen hunters who play for the Enemy, and the Ninth Guest."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import (
    ENEMY,
    FAR,
    GUEST,
    HP,
    LAWS,
    MP,
    NONE,
    POOLS,
    SLIDE,
    ST,
    STANDING,
    UNOPENED,
    WP,
)
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.generated.flows import DrawInsanityArgs
from gloaming.games.ghost_hunter.rules.battles import attacks
from gloaming.games.ghost_hunter.rules.blows import bonus_of, bonus_with
from gloaming.games.ghost_hunter.rules.board import chart_of, charted_ways, destination, neighbours
from gloaming.games.ghost_hunter.rules.checks import judge
from gloaming.games.ghost_hunter.rules.guest import look_whether_beaten, wound_guest
from gloaming.games.ghost_hunter.rules.harm import (
    FOE,
    discard_item,
    hurt,
    leave_the_party,
    lose_nerve,
    returns,
    stand_up,
)
from gloaming.games.ghost_hunter.rules.house import pairs_to_rearrange, rearrange
from gloaming.games.ghost_hunter.rules.minds import ease_one_by_lot
from gloaming.games.ghost_hunter.rules.moving import GO, way_of_the_chute
from gloaming.games.ghost_hunter.rules.roaming import steps_toward_prey
from gloaming.games.ghost_hunter.state import State

END_TURN: Final[Option] = ("end-turn",)
STRIKE: Final = 3
"""The bit of the field `deeds_done` that is set after an Enemy-player's deed, or after a hunter's fight against an
Enemy-player. (GH-ENEMY-2, GH-ENEMY-7)
"""

SLID: Final = 6
"""The bit of the field `deeds_done` that is set after an Enemy-player has gone down the Chute, which costs no move.

(GH-CHUTE-5)
"""

RANSOMED: Final = 5
"""The HP and MP with which a hunter returns by ransom. (GH-ENEMY-14)"""


# Fallen hunters


def enemy_goes_on(s: State) -> bool:
    """Return whether the turn of an Enemy-player continues: the player has not ended it, and the match is not decided.

    (GH-ENEMY-2, GH-SCENE-58)
    """
    return not s.ended and not s.over() and s.fares[s.hunter] >= ENEMY and not s.is_beaten(s.hunter)


def enemy_options(s: State) -> list[Option]:
    """Return the options of an Enemy-player (a fallen hunter): to move on the map, and to do one of the deeds that the
    scenario lists under ENEMY SIDE.

    Enemy-players open no doors, resolve no tiles and carry nothing. (GH-ENEMY-1, GH-ENEMY-2, GH-ENEMY-3, GH-ENEMY-8,
    GH-ENEMY-9, GH-ENEMY-10, GH-ENEMY-11)
    """
    hunter = s.hunter
    side = s.scenario_entry().enemy
    tile = s.at[hunter]
    options: list[Option] = []
    if s.points > 0:
        chart = chart_of(s)
        leads = chart.of(tile).leads
        for way in charted_ways(s, chart, tile):
            if way > FAR or leads[way] != UNOPENED:
                options.append(GO[way])
    chute = way_of_the_chute(s, hunter)
    if chute != NONE:
        options.append(GO[chute])
    unmoved = s.points == side.moves and not s.movement_is_over() and not s.deeds_done >> SLID & 1
    if unmoved and "rearrange" in side.acts:
        options += pairs_to_rearrange(s)
    if not s.deeds_done >> STRIKE & 1:
        prey = s.hunters_on(tile)
        for act in side.acts:
            if act == "battle":
                for other in prey:
                    options.append(("fight", other))
            elif act == "haunt":
                if s.insanity or s.insanity_discard or s.companion == tile:
                    for other in prey:
                        options.append(("haunt", other))
            elif act == "lure":
                if prey and may_lure(s):
                    options.append(("lure",))
            elif act == "open":
                if tile in s.sealed:
                    options.append(("break-shutter",))
            elif act == "advance" and unmoved and not s.clock_turned:
                options.append(("advance",))
    options.append(END_TURN)
    return options


def may_lure(s: State) -> bool:
    """Return whether luring has an effect: the Boss roams, and would move or fight a hunter on its tile.

    (GH-ENEMY-9, GH-SCENE-25)
    """
    boss = s.box.boss[s.scenario]
    if boss not in s.roaming[::3] or s.lair[boss] < 0:
        return False
    return bool(s.hunters_on(s.lair[boss]) or steps_toward_prey(s, boss))


def do_as_enemy(s: State, option: Option) -> None:
    """Carry out an option of an Enemy-player: move, swap two tiles, fight, haunt, lure the Boss, break a shutter or
    advance the clock.

    Haunting also costs a companion on the tile 1 nerve. (GH-ENEMY-2, GH-ENEMY-8, GH-ENEMY-9, GH-ENEMY-10, GH-ENEMY-11,
    GH-ENEMY-17, GH-SCENE-43)
    """
    hunter = s.hunter
    verb: str = option[0]
    if verb == "end-turn":
        s.ended = 1
        return
    if verb == "go":
        if option[1] == SLIDE:
            s.deeds_done |= 1 << SLID
        else:
            s.points -= 1
        s.came_from[hunter] = s.at[hunter]
        s.at[hunter] = destination(s, s.at[hunter], option[1])
        events.moved(s, s.character[hunter], s.at[hunter])
        return
    if verb == "rearrange":
        s.end_movement()
        rearrange(s, option)
        return
    s.deeds_done |= 1 << STRIKE
    if verb == "fight":
        meet_in_battle(s, hunter, option[1])
    elif verb == "haunt":
        other: int = option[1]
        events.haunts(s, s.character[hunter], s.character[other])
        if s.companion == s.at[hunter]:
            lose_nerve(s)
        s.run_named("draw Insanity", DrawInsanityArgs(NONE, other, 1))
    elif verb == "lure":
        events.lures(s, s.character[hunter])
        s.run("walk", s.box.boss[s.scenario], 1)
    elif verb == "break-shutter":
        s.sealed = tuple([tile for tile in s.sealed if tile != s.at[hunter]])
        events.broke(s, s.at[hunter])
    elif verb == "advance":
        s.end_movement()
        s.clock_turned = 1
        s.round += 1
        events.advanced(s, s.character[hunter], s.round)
        s.run("round")


# Battles with Enemy-players


def add_fights(s: State, hunter: int, options: list[Option]) -> None:
    """Add a hunter's options to fight Enemy-players on the tile, once in each of the hunter's turns. (GH-ENEMY-7)"""
    if s.deeds_done >> STRIKE & 1:
        return
    tile = s.at[hunter]
    for other, fares in enumerate(s.fares):
        if fares >= ENEMY and s.at[other] == tile:
            options.append(("fight", other))


def fight_enemy(s: State, hunter: int, enemy: int) -> None:
    """Begin the hunter's fight with an Enemy-player. It ends the hunter's movement. (GH-ENEMY-7)"""
    s.deeds_done |= 1 << STRIKE
    s.end_movement()
    meet_in_battle(s, enemy, hunter)


def meet_in_battle(s: State, enemy: int, hunter: int) -> None:
    """Begin a single battle round between an Enemy-player and a hunter.

    Nobody can escape or join. (GH-ENEMY-5, GH-ENEMY-6)
    """
    s.asking = hunter
    s.run("fight an Enemy-player", enemy, hunter)


def attacks_on_enemy(s: State) -> list[Option]:
    """Return the options of the hunter to declare an attack on an Enemy-player.

    If the Enemy-player is not the Guest, only the attack with the higher bonus is returned. (GH-ENEMY-5, GH-SCENE-58)
    """
    enemy, hunter = s.args
    ways = attacks(s)
    if s.fares[enemy] == GUEST or len(ways) == 1:
        return ways
    return ways[1:] if bonus_with(s, hunter, MP) > bonus_with(s, hunter, HP) else ways[:1]


def declare_on_enemy(s: State, option: Option) -> None:
    """Set the pool that the hunter attacks, which decides the hunter's bonus. (GH-ENEMY-5)"""
    s.strikes[s.asking] = option[1]


def fight_one_round(s: State) -> None:
    """Draw a Judge card for both and deal damage. The Enemy-player adds ST or WP, the hunter the bonus of any battle.

    A hunter with the lower result takes the difference as damage. An Enemy-player with the lower result takes no
    damage, but is pushed back and skips a turn; the Guest also takes the difference in the attacked pool and may be
    beaten. In the log, the turn player is the attacker. (GH-BATTLE-6, GH-ENEMY-5, GH-ENEMY-6, GH-ENEMY-7, GH-SCENE-58)
    """
    enemy, hunter = s.args
    pool = POOLS.index(s.scenario_entry().enemy.pool)
    own = judge(s, enemy) + s.ability(enemy, ST if pool == HP else WP)
    theirs = judge(s, hunter) + bonus_of(s, hunter)
    if enemy == s.hunter:
        events.fights(s, s.character[enemy], s.character[hunter], own, theirs)
    else:
        events.fights(s, s.character[hunter], s.character[enemy], theirs, own)
    if own > theirs:
        hurt(s, NONE, hunter, pool, own - theirs, FOE - enemy)
    elif own < theirs:
        if s.fares[enemy] == GUEST:
            wound_guest(s, enemy, s.strikes[hunter], theirs - own)
        if not s.is_beaten(enemy):
            s.skips |= 1 << enemy
            drive_off(s, enemy)


def drive_off(s: State, enemy: int) -> None:
    """Move a defeated Enemy-player to the tile they came from, or else to a random tile next door. (GH-ENEMY-6)"""
    near = neighbours(s, s.at[enemy])
    if not near:
        return
    back = s.came_from[enemy]
    s.came_from[enemy] = s.at[enemy]
    s.at[enemy] = back if back in near else near[s.dice.below(len(near))]
    events.pushed(s, s.character[enemy], s.at[enemy])


# The way back


def add_ransoms(s: State, hunter: int, options: list[Option]) -> None:
    """Add a hunter's options to give up an Item so that a fallen hunter on the tile returns, if the scenario allows
    ransoms. (GH-ENEMY-12, GH-ENEMY-14, GH-SCENE-58)
    """
    if s.scenario_entry().enemy.back != "ransom":
        return
    fallen = [other for other in range(s.hunters) if returns(s, other) and s.at[other] == s.at[hunter]]
    options += [("ransom", card, other) for other in fallen for card in s.held[hunter]]


def ransom(s: State, hunter: int, card: int, other: int) -> None:
    """Discard an Item, and return a fallen hunter to the game with 5 HP and 5 MP.

    If random numerals must be discarded to reach 5 Maximum MP, they are. hunter: the owner of the Item; other: the
    fallen hunter. (GH-ENEMY-14)
    """
    discard_item(s, hunter, card)
    events.ransomed(s, s.character[hunter], card, s.character[other])
    s.hp_damage[other] = s.most_hp(other) - RANSOMED
    while s.most_mp(other) < RANSOMED:
        ease_one_by_lot(s, other)
    s.mp_damage[other] = s.most_mp(other) - RANSOMED
    stand_up(s, other)


# Laws


def proclaim(s: State, law: str) -> None:
    """Make a law of the scenario apply from now on. (GH-SCENE-51)"""
    number = LAWS.index(law)
    s.laws |= 1 << number
    s.law_since[number] = s.round
    if law == "reveal":
        reveal(s)


def reveal(s: State) -> None:
    """Reveal the Ninth Guest, who becomes an Enemy-player at once, keeps the current HP and MP, and drops everything.

    If the Guest has no HP or MP left without the dropped Items, the Guest is beaten. (GH-SCENE-58, GH-ENEMY-3)
    """
    for hunter in range(s.hunters):
        if s.roles[hunter] and s.box.ids[s.roles[hunter][0]] == "role-guest":
            s.named_guest = hunter
            events.revealed(s, s.character[hunter])
            if s.fares[hunter] == STANDING:
                s.fares[hunter] = GUEST
                leave_the_party(s, hunter)
                look_whether_beaten(s, hunter)
            return
