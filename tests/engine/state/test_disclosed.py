"""Whether a choice rolled dice or showed anyone something hidden."""

from __future__ import annotations

import gloaming
from gloaming import Match
from tests.engine.toy import LANTERNS


def after(match: Match, *picks: int) -> Match:
    later = match.copy()
    for pick in picks:
        later.pick(pick)
    return later


def option(match: Match, verb: str) -> int:
    assert match.decision is not None
    return next(i for i, option in enumerate(match.decision.options) if option[0] == verb)


def test_nothing_is_disclosed_where_nothing_happened() -> None:
    match = LANTERNS.new(seats=3, seed=1)
    assert not match.copy().disclosed_since(match)


def test_a_card_drawn_in_secret_is_disclosed() -> None:
    match = LANTERNS.new(seats=3, seed=1)
    assert after(match, option(match, "light")).disclosed_since(match)


def test_a_card_played_from_a_hand_is_disclosed_to_the_others() -> None:
    match = LANTERNS.new(seats=3, seed=1)
    assert after(match, option(match, "play")).disclosed_since(match)


def test_a_window_passed_discloses_nothing() -> None:
    match = LANTERNS.new(seats=3, seed=1)
    played = after(match, option(match, "play"))
    passed = after(played, option(played, "pass"))
    assert not passed.disclosed_since(played)


def test_a_meeple_placed_discloses_nothing_and_a_room_resolved_rolls_dice() -> None:
    match = gloaming.game("dont-go-in-there").new(seats=2, seed=3)
    quiet = loud = 0
    while not match.over:
        later = after(match, 0)
        rolled = match.save()["dice"] != later.save()["dice"]
        if rolled:
            assert later.disclosed_since(match)
            loud += 1
        quiet += not later.disclosed_since(match)
        match = later
    assert quiet > 5 and loud > 2
