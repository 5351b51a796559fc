"""The game turn, and the end of the game."""

from __future__ import annotations

from gloaming.engine.match.result import Result
from gloaming.games.final_girl.state import State


def take_turns(s: State) -> bool:
    """Return True: turns are repeated until the death of the Killer or the Final Girl ends the match.

    (FG-TURN-2, FG-END-1)
    """
    return True


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

    (FG-END-1, FG-END-2, FG-END-3, FG-END-4)
    """
    saved = f"{s.saved} saved, {s.dead} dead"
    if s.killer_dead and s.girl_dead:
        return Result([0], [s.saved], f"Both are dead: the Killer is gone, and she won. {saved}.")
    if s.film_won:
        why = "No Minion is left, and the Final Girl lives" if s.box.killers[s.killer].nobody else "She has survived"
        return Result([0], [s.saved], f"{why}: she won. {saved}.")
    if s.killer_dead:
        return Result([0], [s.saved], f"The Killer is dead and the Final Girl lives: she won. {saved}.")
    return Result([], [s.saved], f"The Final Girl is dead. {saved}.")
