"""Capture, respawn, banishment, and the end of the match."""

from __future__ import annotations

from gloaming.engine.match.result import Result
from gloaming.engine.phrases import count, player, players
from gloaming.engine.rules.effects import drop_all
from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.generated import events
from gloaming.games.follow_your_fear.generated.flows import CaptureArgs
from gloaming.games.follow_your_fear.rules.board import (
    event_kind,
    is_hidden,
    lift,
    nearest_the_void,
    occupant,
    relocate,
    stand,
)
from gloaming.games.follow_your_fear.rules.mats import defense_of, makes_vanish, strength, take_up
from gloaming.games.follow_your_fear.rules.piles import put_on_discards
from gloaming.games.follow_your_fear.rules.sentences import look
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import BLUE, RED, SPIRIT, TOKEN_KINDS


def may_displace(s: State, kind: int) -> bool:
    """Return whether the acting side may capture tokens of a kind: players capture Fear, Fear captures other players.

    (FY-CAPTURE-1, FY-CAPTURE-2)
    """
    return kind >= RED if s.phase == SPIRIT else kind < RED and kind != s.turn


def displace(s: State) -> None:
    """Put the captured token on the captor's mat, and the capturing token on its tile. (FY-CAPTURE-5, FY-CAPTURE-6)"""
    capture: CaptureArgs = s.named
    start, end, kind = capture.start, capture.end, capture.kind
    attacker = occupant(s, start)
    events.captured(s, s.turn, event_kind(s, kind), end, strength(s), defense_of(s, kind))
    lift(s, kind, end)
    s.taken[s.turn * TOKEN_KINDS + kind] += 1
    relocate(s, attacker, start, end)
    if kind < RED:
        banish_without_tokens(s, kind)
    else:
        s.named = CaptureArgs(start, end, kind, kind)
        end_without_fear(s, s.turn)


def vanish(s: State) -> None:
    """Carry out Disappear: capture the token that has captured a guarded token, before the Fear respawns.

    A banished player cannot win: if the last Fear token would go to one, the attacker wins, or the token stays on the
    board if the attacker is banished, too. (FY-VANISH-1, FY-VANISH-3, FY-VANISH-4, FY-VANISH-5, FY-VANISH-6, FY-END-3)
    """
    capture: CaptureArgs = s.named
    end, kind = capture.end, capture.kind
    if is_hidden(s, end):
        return
    if s.phase == SPIRIT:
        captor = s.seat_before(s.turn)
        while captor != s.turn and not makes_vanish(s, 2 * captor + 1):
            captor = s.seat_before(captor)
        if captor == s.turn:
            return
    else:
        captor = kind
        if not makes_vanish(s, 2 * captor):
            return
    winner = s.turn if captor in s.banished else captor
    attacker = occupant(s, end)
    if attacker >= RED and winner in s.banished and fear_left(s) == 1:
        return
    lift(s, attacker, end)
    s.taken[captor * TOKEN_KINDS + attacker] += 1
    events.vanished(s, captor, event_kind(s, attacker), end)
    if attacker < RED:
        banish_without_tokens(s, attacker)
    else:
        s.named = CaptureArgs(capture.start, end, kind, attacker)
        end_without_fear(s, winner)


def discard_spirits_of_the_banished(s: State) -> None:
    """Discard the Spirits of banished players, from their hands and mats. (FY-BANISH-2, FY-VANISH-5)"""
    for seat in s.banished:
        for card in s.mats[2 * seat]:
            take_up(s, 2 * seat, card)
            put_on_discards(s, card)
        for card in s.hands[seat]:
            put_on_discards(s, card)
        s.hands[seat] = ()


def respawn_fear(s: State) -> None:
    """Replace a captured Fear token by one of its look, or by one of the other look if none would be on the board.

    (FY-RESPAWN-1, FY-LONELY-3)
    """
    capture: CaptureArgs = s.named
    fallen = capture.fallen
    if fallen < 0:
        return
    other = RED + BLUE - fallen
    if s.reserve[fallen - RED]:
        s.run("respawn", fallen)
    elif s.reserve[other - RED] and not s.standing[RED] and not s.standing[BLUE]:
        s.run("respawn", other)


def controller(s: State) -> int:
    """Return the player who controlled the Fear last. (FY-RESPAWN-3)"""
    return s.controller


def which_respawns(s: State) -> str:
    """Return the prompt for the tile of a respawning Fear token, with its name if the Fear has two looks.

    (FY-RESPAWN-1, FY-LONELY-3)
    """
    return f"Where does {look(s.box, event_kind(s, s.arg), 'Fear')} respawn?"


def respawn_tiles(s: State) -> list[Option]:
    """Return the options for a respawning Fear token: the free Void tiles, or the free tiles nearest to the Void.

    (FY-RESPAWN-1, FY-RESPAWN-2)
    """
    return [("place", tile) for tile in nearest_the_void(s)]


def respawn(s: State, option: Option) -> None:
    """Place the respawning Fear token on the chosen tile. (FY-RESPAWN-1)"""
    kind = s.arg
    s.reserve[kind - RED] -= 1
    stand(s, kind, option[1])
    events.respawned(s, s.controller, event_kind(s, kind), option[1])


def go_on_without_tokens(s: State) -> None:
    """End the Spirit Phase of a player who has lost their last token during that phase. (FY-BANISH-4)"""
    if s.phase == SPIRIT and s.turn in s.banished:
        drop_all(s)
        s.leave("Spirit Phase")


def banish_without_tokens(s: State, seat: int) -> None:
    """Banish a player who has no token on the board; if only one other player is left, that player wins.

    (FY-BANISH-1, FY-END-2)
    """
    if s.standing[seat]:
        return
    s.banished += (seat,)
    events.banished(s, seat)
    left = [other for other in range(s.seats) if other not in s.banished]
    if len(left) == 1:
        s.outlasted = True
        win(s, left[0])


def end_without_fear(s: State, captor: int) -> None:
    """If no Fear token is left, end the match: the player who captured the last one wins. (FY-GOAL-1, FY-END-1,
    FY-LONELY-3)
    """
    if not fear_left(s):
        win(s, captor)


def win(s: State, seat: int) -> None:
    """End the match at once, with a seat as the winner. (FY-END-1, FY-END-2, FY-GOAL-2)"""
    s.winner = seat
    events.won(s, seat, int(s.outlasted))
    drop_all(s)
    s.leave("turn")


def fear_left(s: State) -> int:
    """Return the number of Fear tokens that are not captured: on the board and in reserve."""
    return len(s.standing[RED]) + len(s.standing[BLUE]) + s.reserve[0] + s.reserve[1]


def captured_fear(s: State, seat: int) -> int:
    """Return the number of Fear tokens that a player has captured."""
    return s.taken[seat * TOKEN_KINDS + RED] + s.taken[seat * TOKEN_KINDS + RED + 1]


def winners(s: State) -> list[int]:
    """Return the winning seats.

    After the last round, these are the players with the most captured Fear tokens, and among them those with the most
    tokens on the board. (FY-END-4)
    """
    if s.winner >= 0:
        return [s.winner]
    scores = [(captured_fear(s, seat), len(s.standing[seat])) for seat in range(s.seats)]
    most = max([scores[seat] for seat in range(s.seats) if seat not in s.banished])
    return [seat for seat in range(s.seats) if seat not in s.banished and scores[seat] == most]


def result(s: State) -> Result:
    """Return the result: the winners, the Fear tokens captured by each, and the reason."""
    won = winners(s)
    scores = [captured_fear(s, seat) for seat in range(s.seats)]
    if s.outlasted:
        reason = f"{players(won)} outlasts all others, with {count(len(s.standing[won[0]]), 'token')} left."
    elif s.winner >= 0:
        reason = f"{player(s.winner)} banishes Fear: its last token is captured."
    elif len(won) > 1:
        reason = f"The last round is over: {players(won)} share the victory."
    else:
        rivals = [scores[seat] for seat in range(s.seats) if seat not in s.banished]
        most = "has the most tokens left" if rivals.count(max(rivals)) > 1 else "has captured the most Fear tokens"
        reason = f"The last round is over: {players(won)} {most}."
    return Result(won, scores, reason)
