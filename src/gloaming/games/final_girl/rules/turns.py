"""The game turn, and the end of the game."""

from __future__ import annotations

from gloaming.engine.match.result import Result
from gloaming.games.final_girl.constants import LAST_TURN, LAST_TURN_PUBLISHED, TURNS_LEFT
from gloaming.games.final_girl.entry import Printed
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.state import State


def take_turns(s: State) -> bool:
    """Return whether another turn follows. A death or a victory ends the match at once, without this check.

    (FG-TURN-2, FG-END-1, FG-END-5)
    """
    if s.round < LAST_TURN - TURNS_LEFT:
        return True
    left = last_turn(s) - s.round
    if left == TURNS_LEFT:
        events.turns_left(s, left)
    elif left <= 0:
        events.credits(s)
    return left > 0


def last_turn(s: State) -> int:
    """Return the number of the last turn: a later one if the Killer, the Location and the girl are published ones.

    (FG-END-5)
    """
    box = s.box
    film: tuple[Printed, ...] = (box.killers[s.killer], box.locations[s.location], box.girls[s.girl])
    for entry in film:
        if entry.source == "ours":
            return LAST_TURN
    return LAST_TURN_PUBLISHED


def action_phase(s: State) -> None:
    """Run phase 1 of the turn, the Action phase. (FG-TURN-1)"""
    s.run("action phase")


def planning_phase(s: State) -> None:
    """Run phase 2 of the turn, the Planning phase. (FG-TURN-1)"""
    s.run("planning phase")


def killer_phase(s: State) -> None:
    """Run phase 3 of the turn, the Killer phase. (FG-TURN-1)"""
    s.run("killer phase")


def panic_phase(s: State) -> None:
    """Run phase 4 of the turn, the Panic phase. (FG-TURN-1)"""
    s.run("panic phase")


def upkeep_phase(s: State) -> None:
    """Run phase 5 of the turn, the Upkeep phase. (FG-TURN-1)"""
    s.run("upkeep phase")


def result(s: State) -> Result:
    """Return the result of the match: a victory if the Killer is dead, even if the girl has died with him.

    (FG-END-1, FG-END-2, FG-END-3, FG-END-4, FG-END-5)
    """
    saved = f"{s.saved} saved, {s.dead} dead"
    if s.killer_dead and s.girl_dead:
        return Result([0], [s.saved], f"Both are dead: the Killer is gone, and she won. {saved}.")
    if s.film_won:
        why = "No Minion is left, and the Final Girl lives" if s.box.killers[s.killer].nobody else "She has survived"
        return Result([0], [s.saved], f"{why}: she won. {saved}.")
    if s.killer_dead:
        return Result([0], [s.saved], f"The Killer is dead and the Final Girl lives: she won. {saved}.")
    if s.girl_dead:
        return Result([], [s.saved], f"The Final Girl is dead. {saved}.")
    return Result([], [s.saved], f"Turn {s.round} was the last, and she has not won. {saved}.")
