"""What a bot may see of its question, and that it sees nothing of other seats' questions."""

from __future__ import annotations

import pytest

import gloaming
from gloaming import IllegalChoice
from gloaming.bots import SeatView

GAME = gloaming.game("dont-go-in-there")


def test_a_seat_reads_its_question_with_odds_and_reasons() -> None:
    match = GAME.new(seats=2, seed=1, options={"board-1": "nursery"})
    assert match.decision is not None
    view = SeatView(match, match.decision.seat)
    assert view.question == match.question == "Place a meeple"
    assert (view.odds(0), view.likely(0)) == (match.odds(0), match.likely(0))
    assert "dice" in view.odds(0)
    assert view.why_not("space-0-0") is None
    match.pick(0)
    reason = SeatView(match, match.decision.seat).why_not("space-0-0")
    assert reason is not None and reason[1].startswith("DG-")


def test_a_seat_reads_events_in_its_own_person() -> None:
    match = GAME.new(seats=2, seed=1)
    assert match.decision is not None
    mover = match.decision.seat
    match.pick(0)
    own, other = [SeatView(match, seat) for seat in (mover, 1 - mover)]
    event = tuple(own.events()[-1]["event"])
    assert own.narrate(event).startswith("You place a meeple")
    assert other.narrate(event).startswith(f"Player {mover + 1} places a meeple")


def test_a_seat_observes_the_table_and_its_legal_actions_as_numbers() -> None:
    match = GAME.new(seats=3, seed=1)
    assert match.decision is not None
    mover = match.decision.seat
    own, other = SeatView(match, mover), SeatView(match, (mover + 1) % 3)
    assert bytes(own.observe()) == bytes(match.observe(mover)) != bytes(other.observe())
    out = bytearray(match.game.observation.size)
    assert other.observe(out) is out
    assert own.legal_actions() == match.legal_actions()
    assert other.legal_actions() == []


def test_the_question_of_another_seat_cannot_be_read() -> None:
    match = GAME.new(seats=2, seed=1)
    assert match.decision is not None
    view = SeatView(match, 1 - match.decision.seat)
    assert view.question == ""
    for read in (view.odds, view.likely, view.describe):
        with pytest.raises(IllegalChoice, match="is not to move"):
            read(0)
