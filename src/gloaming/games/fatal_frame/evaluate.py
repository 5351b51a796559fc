"""Estimate values for bots: the expected turns that each seat needs to win, compared with the fastest other seat.

The evaluation also reads hidden cards. Bots call it only on determinized states, never on the real match.
"""

from __future__ import annotations

from math import exp
from typing import Final

from gloaming.games.fatal_frame.chances import Arms, Worth, apart, chance_to_beat, lies_on, moves_to_an_end
from gloaming.games.fatal_frame.constants import CELLS, LONGEST
from gloaming.games.fatal_frame.flows import PROGRAM
from gloaming.games.fatal_frame.state import State

WORTH_WHEN_READY: Final = 0.1
"""Weight of the value of a seat's hand, Functions and red texts once the seat has enough Album Points."""

FULL_HAND: Final = 5.0
"""Maximum value of all cards in a hand, in turns."""

TURNS_A_POINT: Final = 1.5
"""Expected turns to collect one Album Point."""

A_LEAD: Final = 0.16
"""Steepness of the win probability: the change of the exponent per turn that a seat is ahead."""

STEEPEST: Final = 20.0
"""Limit for the argument of `exp`, which prevents an overflow."""

A_FUNCTION: Final = 0.5
"""Value of a Function on the Camera, in turns."""

NOT_YET: Final = 0.95
"""Weight of points expected from a fight, relative to points already in the Album."""

LOST_FIGHT: Final = 0.5
HARMED: Final = 0.7
"""Costs of a failed fight, in turns: LOST_FIGHT against a Ghost without white text, HARMED against one with white
text."""

HELD_UP: Final = 1.0
IN_A_FUNCTION: Final = 0.6
"""Costs in turns: HELD_UP for a seat that skips its next turn, IN_A_FUNCTION for a seat that has yet to pay for a
Function."""

BACK_TO_A_BOSS: Final = 2.0
"""Turns until a player who was thrown out of the Shrine is back at a Boss."""

SPARE_POINT: Final = 0.1
MOST_SPARE: Final = 2.0
"""Points beyond the threshold: SPARE_POINT is the value of each in turns, MOST_SPARE the maximum number that counts."""

COLLECTING: Final = 6.0
"""Expected turns of collecting points from which a seat counts as far from the threshold."""

WAY_LEAST: Final = 0.1
WAY_MOST: Final = 0.4
"""Cost in turns of each move to the Shrine while points are missing: almost WAY_MOST if few points are missing, and
WAY_LEAST if many are missing."""

WORTH_WHEN_FAR: Final = 0.5
"""Weight that is added to WORTH_WHEN_READY for a seat far from the threshold of Album Points."""

MOVES: Final = PROGRAM.numbers["move/move"]
"""The step at which the current player must move, so that a player at a Boss has to leave the Shrine."""

GHOST_TO_COME: Final = 0.4
"""Weight of the points of a Ghost in hand, relative to points already in the Album."""

ROOM_FREE: Final = 0.5
ROOM_HAUNTED: Final = 0.25
A_ROOM: Final = 0.08
HOUSE_AHEAD: Final = 0.35
SECOND_ITEM: Final = 0.2
"""Probabilities that an Item in hand will be played: ROOM_FREE and ROOM_HAUNTED in a room of the path without and with
Ghosts, minus A_ROOM for each room on the way; HOUSE_AHEAD in a house not yet entered. SECOND_ITEM is the weight of a
second Item."""

HELPED: Final = 0.25
HELPED_BY_DIE: Final = 0.15
HELPED_MOST: Final = 0.6
"""Shares by which Actions attached to a Boss shorten the fight: HELPED for each addition to all dice, HELPED_BY_DIE for
each extra die, and HELPED_MOST at most."""


def evaluate(known: Worth, s: State) -> list[float]:
    """Return the estimated value of the state for each seat, from 0 (lost) to 1 (won). The values need not sum to 1."""
    if s.winner >= 0:
        return [1.0 if seat == s.winner else 0.0 for seat in range(s.seats)]
    if s.village_closed():
        return [0.0] * s.seats
    turns = [expected_turns(known, s, seat) for seat in range(s.seats)]
    values = []
    for seat in range(s.seats):
        odds = 1.0
        for other in range(s.seats):
            if other != seat:
                behind = turns[seat] - turns[other]
                odds += exp(max(-STEEPEST, min(STEEPEST, behind * A_LEAD)))
        values.append(1.0 / odds)
    return values


def expected_turns(known: Worth, s: State, seat: int) -> float:
    """Return the expected turns that a seat needs to win: to collect points, reach the Shrine and beat a Boss."""
    arms = Arms(s, seat)
    dice, added, assigned = arms.dice, arms.added, arms.assigned
    worth = A_FUNCTION * arms.functions
    for card in s.album[seat]:
        worth += known.red[card]
    hand = 0.0
    for card in s.hand[seat]:
        hand += known.held[card]
    worth += FULL_HAND * (1.0 - exp(-hand / FULL_HAND))
    place = s.place(seat)
    points = float(s.points(seat))
    room = s.room(seat)
    delay = 0.0
    if place >= 0 and s.ghosts[place]:
        hope = 1.0
        for card in s.ghosts[place]:
            ghost = s.box.ghost[card]
            chance = _chance(known, s, seat, card, dice, added, 0 if ghost.no_orbs else assigned, room)
            hope *= chance
            points += hope * (ghost.value + known.red[card] / TURNS_A_POINT) * NOT_YET
            delay += (1.0 - chance) * (LOST_FIGHT if ghost.white is None else HARMED) * hope
    if s.skips[seat]:
        delay += HELD_UP
    if seat == s.turn and s.using >= 0:
        delay += IN_A_FUNCTION
    rate = 0.0
    unaided = known.against_boss(dice, added, assigned, known.life)
    for number in range(len(s.box.bosses)):
        help_ = _help_against(s, seat, number)
        rate += 1.0 / (known.against_boss(dice, added + help_, assigned, known.life) if help_ else unaided)
    any_boss = len(s.box.bosses) / rate
    boss = s.boss[seat]
    if boss and not (seat == s.turn and s.step == MOVES):
        this_boss = _boss_turns(known, s, seat, dice, added, assigned)
        return delay + min(this_boss, any_boss + BACK_TO_A_BOSS) - worth * WORTH_WHEN_READY
    points += _items_to_come(s, seat) + _ghosts_to_come(known, s, seat, dice, added, assigned)
    lacking = s.threshold - points
    buffer = 0.0
    if lacking <= 0:
        buffer = min(MOST_SPARE, -lacking) * SPARE_POINT
        lacking = 0.0
    collecting = lacking * TURNS_A_POINT
    far = min(1.0, collecting / COLLECTING)
    way = float(_way_to_shrine(s, seat)) * (1.0 if lacking == 0.0 else max(WAY_LEAST, WAY_MOST - WAY_MOST * far))
    return delay + collecting + way + any_boss - worth * (WORTH_WHEN_READY + WORTH_WHEN_FAR * far) - buffer


def _items_to_come(s: State, seat: int) -> float:
    """Return the expected points from Items in a seat's hand, given the seat's Location."""
    promise = 0.0
    inside = s.inside[seat]
    for card in s.hand[seat]:
        kind = s.box.kind[card]
        if s.box.first_item <= kind < s.box.first_upgrade:
            rooms = s.box.played_at[kind]
            likely = 0.0
            if inside >= 0:
                path = s.path[seat]
                for number in range(len(path)):
                    if path[number] in rooms:
                        free = not s.ghosts[CELLS + LONGEST * seat + number]
                        likely = max(likely, (ROOM_FREE if free else ROOM_HAUNTED) - A_ROOM * abs(number - inside))
            elif s.at[seat] >= 0 and s.explored[s.at[seat]]:
                size = s.box.exteriors[s.exterior[s.at[seat]]].rooms
                if size > 1:
                    likely = HOUSE_AHEAD * (1.0 - (1.0 - len(rooms) / len(s.box.interiors)) ** size)
            promise = max(promise, s.box.value[card] * likely) + SECOND_ITEM * min(promise, s.box.value[card] * likely)
    return promise


def _ghosts_to_come(known: Worth, s: State, seat: int, dice: int, added: int, assigned: int) -> float:
    """Return the expected points from the best Ghost in a seat's hand that the seat can play on itself."""
    place = s.place(seat)
    best = 0.0
    if place >= 0 and not s.ghosts[place]:
        for card in s.hand[seat]:
            kind = s.box.kind[card]
            if kind >= s.box.first_item:
                continue
            ghost = s.box.ghosts[kind]
            if ghost.indoors if place >= CELLS else ghost.outdoors:
                chance = _chance(known, s, seat, card, dice, added, assigned, s.room(seat))
                best = max(best, (ghost.value + known.red[card] / TURNS_A_POINT) * chance)
    return best * GHOST_TO_COME


def _chance(known: Worth, s: State, seat: int, card: int, dice: int, added: int, assigned: int, room: int) -> float:
    """Return the probability that a seat beats a Ghost, given the attached Actions and any rolled dice."""
    ghost = s.box.ghost[card]
    if s.fought == card and s.combat >= 4 and seat == s.turn:
        return 1.0 if max(s.final) > ghost.power else 0.0
    more, more_dice = lies_on(known, s, card)
    return chance_to_beat(s.box, ghost, room, dice + more_dice, added + more, assigned)


def _help_against(s: State, seat: int, boss: int) -> int:
    """Return the bonus that Ghosts in a seat's Album give against a Boss, 0 for none. (FF-BOSS-5)"""
    helpers = s.box.helpers[boss]
    for card in s.album[seat]:
        if s.box.kind[card] in helpers:
            return s.box.bosses[boss].add
    return 0


def _boss_turns(known: Worth, s: State, seat: int, dice: int, added: int, assigned: int) -> float:
    """Return the expected turns that a seat needs to beat the Boss it is facing."""
    boss = s.boss[seat][0]
    life = s.life[seat]
    room = s.path[seat][0]
    added += _help_against(s, seat, boss) + s.box.room_adds[room] - s.box.room_subtracts[room]
    dice += s.box.room_dice[room]
    now = 0.0
    if seat == s.turn and s.fought == s.box.first_boss + boss and s.combat >= 4:
        beads = 0
        for die in s.final:
            if die > s.box.bosses[boss].power:
                beads += 1
        if beads >= life:
            return 0.0
        life = known.life if s.boss_die in s.final and s.combat < 7 else life - beads
    else:
        more, more_dice = lies_on(known, s, s.box.first_boss + boss)
        now = HELPED * more + HELPED_BY_DIE * more_dice
    return known.against_boss(dice, added, assigned, life) * (1.0 - min(HELPED_MOST, now))


def _way_to_shrine(s: State, seat: int) -> int:
    """Return the moves that a seat needs to enter the Shrine.

    A Shrine that is face down is assumed to be 3 moves away.
    """
    at = s.at[seat]
    cell = s.exterior.index(s.box.shrine)
    moves = 1
    if s.inside[seat] >= 0:
        moves += 1 + moves_to_an_end(s, seat, s.inside[seat])
    if at < 0 or not s.explored[cell]:
        return moves + 3
    return moves + apart(at, cell)
