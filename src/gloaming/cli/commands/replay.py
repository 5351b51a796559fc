"""`gloaming replay`: show a match from its record or from a save."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from gloaming import Shelf
from gloaming.cli.arguments import Packs
from gloaming.cli.console import make_console
from gloaming.cli.files import load_file
from gloaming.cli.play_sessions.match_files import load_match
from gloaming.cli.rendering.boards import draw
from gloaming.cli.rendering.event_log import print_events
from gloaming.cli.rendering.match_origin import describe_branch, warn_about_version
from gloaming.cli.rendering.score_table import describe_outcome
from gloaming.engine.match.match import Match
from gloaming.engine.phrases import count


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record or save.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this many choices.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every choice.")] = False,
    pack: Packs = None,
) -> None:
    """Replay a match as a spectator."""
    data, (match, replayable, hints) = load_file(file, lambda data: (data, load_match(data, to, Shelf(pack or ()))))
    console = make_console()
    console.print(f"{match.game.title}, {count(match.seats, 'seat')}.")
    warn_about_version(console, data, match)
    if match.branched_from is not None:
        console.print(f"{describe_branch(match.branched_from)}.")
    if replayable:
        _show_choices(console, match, hints, step)
    else:
        _show_events(console, match, match.events(None))
    console.print()
    console.print(draw(match.game, match.view(None)))
    _show_end(console, match)


def _show_choices(console: Console, match: Match, hints: list[int], step: bool) -> None:
    """Print each choice of a match with its number and its events. step: whether to wait for Enter after each choice.

    hints: the indices of the choices for which a hint was taken.
    """
    record = match.record()
    replayed = match.game.replay({**record, "choices": []})
    shown = _show_events(console, replayed, replayed.events(None))
    for number, choice in enumerate(record["choices"], 1):
        decision = replayed.decision
        assert decision is not None
        hint = ", with a hint" if number - 1 in hints else ""
        console.print(f"Choice {number}, Player {decision.seat + 1}{hint}: {replayed.question}")
        replayed.pick(choice)
        shown += _show_events(console, replayed, replayed.events(None, shown))
        step = step and _wait_for_enter()


def _wait_for_enter() -> bool:
    """Wait for Enter. Return whether to wait again after the next choice, or to print the rest at once."""
    try:
        return input("Enter for the next choice; 'all' for the rest: ").strip() != "all"
    except EOFError:
        return False


def _show_events(console: Console, match: Match, events: list[dict[str, Any]]) -> int:
    print_events(console, [match.narrate(tuple(event["event"]), None) for event in events])
    return len(events)


def _show_end(console: Console, match: Match) -> None:
    result = match.result
    if result is None:
        decision = match.decision
        assert decision is not None
        console.print(f"The match is not over: Player {decision.seat + 1}: {match.question}")
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Player")
    table.add_column("Score", justify="right")
    table.add_column("")
    for seat, score in enumerate(result.scores):
        outcome = ", ".join(describe_outcome(seat, result.winners, result.sides))
        table.add_row(f"Player {seat + 1}", str(score), outcome)
    console.print(table)
    console.print(result.reason)
