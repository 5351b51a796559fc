"""Rounds and turns, and the options of a hunter in a turn."""

from __future__ import annotations

from typing import Final

from gloaming.engine.phrases import count
from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import ENEMY, FALLEN, HP, LOST, NONE, STANDING
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.generated.flows import BattleArgs
from gloaming.games.ghost_hunter.rules.board import destination, neighbours
from gloaming.games.ghost_hunter.rules.causes import by_card
from gloaming.games.ghost_hunter.rules.carrying import (
    FEAT,
    LED,
    add_exchanges,
    add_feats,
    add_items,
    add_tokens,
    exchange,
    handle_token,
    nurse,
)
from gloaming.games.ghost_hunter.rules.doors import open_wall
from gloaming.games.ghost_hunter.rules.enemies import END_TURN, add_fights, add_ransoms, fight_enemy, ransom
from gloaming.games.ghost_hunter.rules.harm import heal, hurt, look_after, use_item
from gloaming.games.ghost_hunter.rules.minds import add_helps, draw_from, ease_oneself
from gloaming.games.ghost_hunter.rules.moving import (
    add_locks,
    break_out,
    move,
    movement_points,
    moves,
    pick_lock,
    unlock,
)
from gloaming.games.ghost_hunter.rules.rooms import settle_what_lies
from gloaming.games.ghost_hunter.rules.scenario import act, add_deeds, draw_again, rule_that_waits
from gloaming.games.ghost_hunter.state import MOVEMENT_OVER, State, among

QUIET_ROUNDS: Final = 8
"""The number of rounds without progress after which the match ends in a deadlock. (GH-END-3)"""

MOST_ROUNDS: Final = 60
"""The number of rounds after which the match ends in a deadlock in any case. (GH-END-4)"""


def take_turns(s: State) -> bool:
    """Return whether another turn follows, because the match is not decided. (GH-TURN-1, GH-END-1)"""
    return not s.over()


def begin_turn(s: State) -> None:
    """Begin a turn. Before the turn of the first player, even if that player has fallen, begin a round, too.

    New staircases can be entered from now on. After 8 rounds without progress, or 60 in total, the match ends in a
    deadlock. (GH-TURN-4, GH-STAIR-2, GH-END-3, GH-END-4)
    """
    s.turn = s.owner[s.hunter]
    s.fresh = ()
    s.deeds_done = 0
    s.spoken = 0
    if s.hunter == s.first:
        s.round += 1
        s.clock_turned = 0
        s.still += 1
        events.round(s, s.round)
        if s.still > QUIET_ROUNDS or s.round > MOST_ROUNDS:
            s.deadlocked = 1
            end(s, LOST)
            events.deadlock(s)
            return
        s.run("round")


def end(s: State, outcome: int) -> None:
    """Decide the match with an outcome, unless it has been decided already. (GH-END-1)"""
    if s.outcome == 0:
        s.outcome = outcome


def stop_if_over(s: State) -> None:
    """Skip the rest of the round's beginning if a rule of the scenario has ended the match. (GH-END-1)"""
    if s.over():
        s.leave("round")


def wander(s: State) -> None:
    """Move each wandering Monster to a random explored tile next door without hunters and Monsters. (GH-POWER-12)"""
    for monster in s.box.wanderers:
        tile = s.lair[monster]
        if tile < 0 or s.hunters_on(tile):
            continue
        free = [
            other
            for other in neighbours(s, tile)
            if among(other, s.explored) and not s.hunters_on(other) and not s.has_monsters(other)
        ]
        if free:
            s.lair[monster] = free[s.dice.below(len(free))]
            events.wandered(s, monster, s.lair[monster])


def keep_the_map_open(s: State) -> None:
    """Open a new door if no door of the mansion can be opened. (GH-TURN-5, GH-DOOR-10)"""
    open_wall(s)


def whose_turn(s: State) -> None:
    """Begin the turn of a hunter or an Enemy-player.

    A hunter who has just fallen skips this turn; a beaten Guest has no turns. (GH-GOAL-2, GH-TURN-1, GH-FALL-4,
    GH-ENEMY-2, GH-SCENE-58)
    """
    hunter = s.hunter
    if s.over() or s.is_beaten(hunter):
        return
    events.turn(s, s.turn, s.character[hunter], s.round)
    if s.fares[hunter] == STANDING:
        s.ended = 0
        s.run("hunter's turn")
    elif s.fares[hunter] == FALLEN:
        if not draw_again(s, hunter):
            s.fares[hunter] = ENEMY
            events.turned_enemy(s, s.character[hunter])
    elif s.skips >> hunter & 1:
        s.skips &= ~(1 << hunter)
    else:
        s.ended = 0
        s.extra = ()
        s.points = s.scenario_entry().enemy.moves
        s.run("Enemy's turn")


def count_points(s: State) -> None:
    """Set the Movement Points and the Item point for the turn, including the cost of leading a slow companion.

    Unspent points of earlier turns are lost. A battle between turns does not end movement in this turn. (GH-CHAR-3,
    GH-MONSTER-9, GH-SCENE-42)
    """
    hunter = s.hunter
    s.points = movement_points(s, hunter)
    if s.led_by == hunter:
        s.deeds_done |= 1 << LED
    s.extra = ()
    s.deeds_done &= ~(1 << MOVEMENT_OVER)
    s.item_point = 1
    s.dazed &= ~(1 << hunter)


def bleed(s: State) -> None:
    """Deal 1 HP damage to the turn player if the hunter bleeds, at the start of the turn. (GH-TURN-6, GH-STATE-2)"""
    if s.bleeding >> s.hunter & 1:
        hurt(s, s.bled_by[s.hunter], s.hunter, HP, 1)


def fight_who_is_here(s: State) -> None:
    """Begin a battle with the Monsters on the turn player's tile, after the damage of bleeding.

    It ends movement. (GH-TURN-6, GH-TURN-7, GH-MONSTER-8)
    """
    hunter = s.hunter
    if goes_on(s) and s.has_monsters(s.at[hunter]):
        s.run_named("battle", BattleArgs(s.at[hunter], hunter, 0))


def settle_what_lies_here(s: State) -> None:
    """Resolve the cards that were left on the turn player's tile, after any battle. (GH-TURN-6, GH-ROOM-10)"""
    if goes_on(s):
        settle_what_lies(s, s.hunter, s.at[s.hunter])


def goes_on(s: State) -> bool:
    """Return whether the hunter's turn continues: the hunter stands and has not ended the turn. (GH-TURN-3)"""
    return not s.ended and not s.over() and s.fares[s.hunter] == STANDING


def things_to_do(s: State) -> list[Option]:
    """Return all options of the hunter whose turn it is, including to end the turn.

    (GH-TURN-2, GH-TURN-3, GH-CARRY-4, GH-CARRY-5, GH-ITEM-3)
    """
    hunter = s.hunter
    alone = s.is_alone(hunter)
    options = moves(s, hunter)
    add_locks(s, hunter, options)
    add_deeds(s, hunter, options)
    add_items(s, hunter, options)
    add_exchanges(s, hunter, alone, options)
    add_tokens(s, hunter, options)
    add_feats(s, hunter, alone, options)
    add_helps(s, hunter, options)
    if not alone:
        add_fights(s, hunter, options)
        add_ransoms(s, hunter, options)
    options.append(END_TURN)
    return options


def what_to_do(s: State) -> str:
    """Return the prompt of a turn, with the extra moves and what gave the latest of them. (GH-MOVE-10)"""
    if not s.extra:
        return "Choose an action"
    source = by_card(s, (s.extra_from,))
    given = f" from {source[0]}" if source is not None else ""
    return f"Choose an action; you have {count(len(s.extra), 'extra move')}{given}"


def do_it(s: State, option: Option) -> None:
    """Carry out the option that the hunter has chosen in their turn; other options may follow. (GH-TURN-3)"""
    hunter = s.hunter
    verb: str = option[0]
    if verb in ("go", "open"):
        move(s, option)
    elif verb == "end-turn":
        s.ended = 1
    elif verb == "break-out":
        break_out(s)
    elif verb == "pick-lock":
        pick_lock(s)
    elif verb == "unlock":
        unlock(s, option[1])
    elif verb == "act":
        act(s, hunter, option[1])
    elif verb == "use":
        use_item(s, hunter, option[1], option[2])
    elif verb == "fight":
        fight_enemy(s, hunter, option[1])
    elif verb == "ransom":
        ransom(s, hunter, option[1], option[2])
    elif verb == "treat":
        s.deeds_done |= 1 << FEAT
        heal(s, option[1], 0, nurse(s, hunter))
    elif verb == "ease":
        ease_oneself(s, hunter, option[1])
    elif verb == "help":
        draw_from(s, hunter, option[1])
    elif verb in ("carry", "hand", "lay-down", "lead", "leave"):
        handle_token(s, option)
    else:
        exchange(s, option)


def look_whether_back(s: State) -> None:
    """Return a cured hunter to the game. Only saves from before version 9 contain this step. (GH-ENEMY-13)"""
    look_after(s, s.args[0])


def pass_turn(s: State) -> None:
    """Make the next hunter clockwise the turn player. Fallen hunters keep their place in the order. (GH-TURN-1)"""
    lose_if_nobody_stands(s)
    s.hunter = (s.hunter + 1) % s.hunters


def lands_on(s: State, way: int) -> int:
    """Return the tile to which a way out of the turn player's tile leads, for the labels of options."""
    return destination(s, s.at[s.hunter], way) if s.at[s.hunter] >= 0 else NONE


def look_at_the_rules(s: State) -> None:
    """Check the rules of the scenario after an action, and then whether any hunter still stands.

    The turn player is the hunter concerned, unless they have fallen. (GH-SCENE-15, GH-SCENE-50, GH-END-2, GH-END-5)
    """
    hunter = s.hunter if s.fares[s.hunter] == STANDING else NONE
    if rule_that_waits(s, hunter) >= 0:
        s.run("lose if nobody stands")
        s.run("scenario", hunter)
    else:
        lose_if_nobody_stands(s)


def lose_if_nobody_stands(s: State) -> None:
    """End the match with a loss if no hunter other than the Guest stands and it has not been won at the same moment.

    The match continues if a hunter who has just fallen may still return under the law "redrawn". (GH-END-2, GH-END-5,
    GH-SCENE-57, GH-SCENE-61)
    """
    guest = s.guest()
    if s.fares[s.hunter] == STANDING and s.hunter != guest:
        return
    for hunter, fares in enumerate(s.fares):
        if fares == STANDING and hunter != guest:
            return
    out = [hunter for hunter in range(s.hunters) if s.fares[hunter] == FALLEN and not s.redrawn >> hunter & 1]
    if not (out and s.law("redrawn")):
        end(s, LOST)
