"""The five steps of a turn, and the end of the match."""

from __future__ import annotations

from gloaming.engine.match.result import Result
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.constants import CLOSING_ROUNDS, DISCARD, DRAW, HAND
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.rules.cards import draw
from gloaming.games.fatal_frame.state import State


def take_turns(s: State) -> bool:
    """Return whether another turn follows. Turns go clockwise until a Boss is defeated or the last round is over.

    Only the player whose turn it is makes decisions.
    (FF-TURN-1, FF-TURN-3, FF-WIN-1, FF-WIN-3)
    """
    return not s.village_closed()


def begin_turn(s: State) -> None:
    """Begin a turn, unless the player skips it or the last round is over. (FF-TURN-2, FF-LIMBO-1, FF-WIN-3)"""
    if s.turn == s.first:
        s.round += 1
        if s.village_closed():
            events.nobody_left(s, s.round - 1)
            s.leave("turn")
            return
        announce_last_rounds(s)
    s.only = 0
    s.failed = False
    s.used = ()
    s.warded = False
    s.flash = 0
    s.phase = DRAW
    if s.skips[s.turn]:
        s.skips[s.turn] = False
        events.skipped(s, s.turn)
        pass_the_turn(s)
        s.leave("turn")
    else:
        events.turn(s, s.turn, s.round)


def announce_last_rounds(s: State) -> None:
    """Announce the number of rounds left if this is one of the last rounds. (FF-WIN-4)"""
    left = s.last_round() - s.round + 1
    if left <= CLOSING_ROUNDS:
        events.closing(s, left)


def ready_to_draw(s: State) -> list[Option]:
    """Return the option to draw. The player may use Functions before drawing. (FF-FUNCTION-1)"""
    return [("draw",)]


def draw_phase(s: State, option: Option) -> None:
    """1. Make the current player draw 1 card. (FF-TURN-2, FF-DRAW-1)"""
    draw(s, s.turn, 1)


def ready_to_end(s: State) -> list[Option]:
    """Return the option to end the turn. The player may use Functions before that. (FF-FUNCTION-1)"""
    return [("end-turn",)]


def go_on(s: State, option: Option) -> None:
    """Continue the turn. This option has no effect of its own."""


def discard_phase(s: State) -> None:
    """5. Make the player discard down to the hand limit, which is usually 5 cards. (FF-DISCARD-1, FF-DISCARD-2)"""
    s.phase = DISCARD
    over = len(s.hand[s.turn]) - hand_limit(s, s.turn)
    if over > 0:
        s.run("discard", over)


def hand_limit(s: State, seat: int) -> int:
    """Return the number of cards that a player may hold at the end of a turn. (FF-DISCARD-1)"""
    return HAND + s.gift(seat, "hold-more")


def pass_the_turn(s: State) -> None:
    """Pass the turn to the next player, clockwise. (FF-TURN-1)"""
    s.turn = s.seat_after(s.turn)


def result(s: State) -> Result:
    """Return the winner, if any, and the Album Points of each player as scores. (FF-WIN-1, FF-WIN-2, FF-WIN-3)"""
    scores = [s.points(seat) for seat in range(s.seats)]
    if s.winner < 0:
        return Result(
            [], scores, f"Nobody has defeated a Boss in {s.last_round()} rounds. Nobody escapes from the village."
        )
    boss = s.box.bosses[s.boss[s.winner][0]].name
    return Result([s.winner], scores, f"Player {s.winner + 1} has defeated the {boss}.")
