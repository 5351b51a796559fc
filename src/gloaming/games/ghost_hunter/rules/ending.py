"""The end of a match: its winners and the level points."""

from __future__ import annotations

from typing import Final

from gloaming.engine.match.result import Result
from gloaming.games.ghost_hunter.constants import STANDING, WON
from gloaming.games.ghost_hunter.state import State

HUNTERS_SIDE: Final = "the hunters"


def result(s: State) -> Result:
    """Return the result of the match: either all hunters or the Enemy side wins.

    The scores are level points. (GH-GOAL-1, GH-END-6)
    """
    won = s.outcome == WON
    winners: list[int] = []
    scores: list[int] = []
    sides: list[str] = []
    for seat in range(s.seats):
        mine = [hunter for hunter in range(s.hunters) if s.owner[hunter] == seat]
        enemy = with_the_enemy(s, seat, mine)
        if won != enemy:
            winners.append(seat)
        sides.append("the Enemy" if enemy else HUNTERS_SIDE)
        scores.append(max([level_points(s, hunter) for hunter in mine]) if mine else 0)
    return Result(winners, scores, reason(s), sides)


def with_the_enemy(s: State, seat: int, mine: list[int]) -> bool:
    """Return whether a seat is on the Enemy side when the match ends. mine: the hunters of the seat.

    If there is a Guest and the hunters fail, only the Guest is on the Enemy side. Otherwise the host is, too, and so
    are the players whose hunters fell before the last hunter did. (GH-END-6, GH-END-7, GH-SCENE-57, GH-HOST-2)
    """
    if s.seats == 1:
        return False
    guest = s.guest()
    if guest in mine:
        return True
    if guest >= 0 and s.outcome != WON:
        return False
    if seat == s.host:
        return True
    last = s.fell_together | (1 << s.last_fallen if s.last_fallen >= 0 else 0)
    if all([fares != STANDING for fares in s.fares]) and any([last >> hunter & 1 for hunter in mine]):
        return False
    return all([s.fares[hunter] != STANDING for hunter in mine])


def level_points(s: State, hunter: int) -> int:
    """Return the level points that a hunter gets for this outcome, even if the hunter has fallen.

    (GH-GOAL-3, GH-END-8, GH-END-9, GH-SCENE-66)
    """
    won = s.outcome == WON
    points = 0
    for line in s.scenario_entry().points:
        if line.won == won and all([condition.holds(s, hunter) for condition in line.only]):
            points += line.each
    return points


def reason(s: State) -> str:
    """Return a sentence that tells players how the match ended. (GH-END-1, GH-END-2, GH-END-3)"""
    if s.outcome == WON:
        return "The hunters have completed the scenario."
    if s.deadlocked:
        return "There was no progress for too long: a deadlock. The hunters have lost."
    if s.guest() >= 0:
        return "The Ninth Guest has won."
    if all([fares != STANDING for fares in s.fares]):
        return "No hunter stands: the Enemy has won."
    return "The hunters have lost."
