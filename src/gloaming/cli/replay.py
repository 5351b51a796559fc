"""`gloaming replay`: a match told again, from its record or from a save."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from gloaming import Shelf
from gloaming.cli.arguments import Packs
from gloaming.cli.files import of_file
from gloaming.cli.screen import Refused, screen
from gloaming.cli.showing import fared
from gloaming.cli.tables import draw
from gloaming.cli.undo import leads_to
from gloaming.engine.match.branch import Branch
from gloaming.engine.match.match import Match
from gloaming.engine.match.record_hints import hints_of
from gloaming.engine.phrases import count, player


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a save.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after so many choices.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every choice.")] = False,
    pack: Packs = None,
) -> None:
    """Tell a match again, as an onlooker saw it."""
    data, (match, walks, hints) = of_file(file, lambda data: (data, opened(data, to, Shelf(pack or ()))))
    console = screen()
    console.print(f"{match.game.title}, {count(match.seats, 'seat')}.")
    say_earlier_rules(console, data, match)
    if match.branched_from is not None:
        console.print(f"{played_on(match.branched_from)}.")
    if walks:
        _walk(console, match, hints, step)
    else:
        _tell(console, match, match.events(None))
    console.print()
    console.print(draw(match.game, match.view(None)))
    _end(console, match)


def opened(data: dict[str, Any], to: int | None, shelf: Shelf, option: str = "--to") -> tuple[Match, bool, list[int]]:
    """The match of a record or a save, up to a choice where one is named; whether its choices lead to it; its hints.

    option: which names the choice. Raises DamagedRecord, DamagedSave and others.
    """
    if data.get("format") != "gloaming-save-1":
        choices, hints = data.get("choices"), hints_of(data)
        if to is None or not isinstance(choices, list):
            return shelf.replay(data), True, hints
        return shelf.replay({**data, "choices": _some(choices, to, option)}), True, hints
    match = shelf.load(data)
    walks = leads_to(match)
    if to is None:
        return match, walks, []
    if not walks:
        raise Refused(f"the choices in this save do not lead to its position: leave out {option}")
    record = match.record()
    return match.game.replay({**record, "choices": _some(record["choices"], to, option)}), True, []


def _some(choices: list[Any], to: int, option: str) -> list[Any]:
    if to > len(choices):
        raise Refused(f"{option} {to}: there are {len(choices)} choices")
    return choices[:to]


def say_earlier_rules(console: Console, data: dict[str, Any], match: Match) -> None:
    """Warn that a match was recorded under other rules: its choices are legal now, but may mean something else."""
    if data.get("version") != match.game.version:
        console.print(
            f"It was recorded under version {data.get('version')} of the rules and is replayed under version "
            f"{match.game.version}, so it may go differently.",
            soft_wrap=True,
        )


def played_on(branch: Branch) -> str:
    """Where a match began that was played on from another."""
    return (
        f"Played on from another match, after {count(len(branch.choices), 'choice')}, as {player(branch.seat)} knew it"
    )


def _walk(console: Console, match: Match, hints: list[int], step: bool) -> None:
    """Every choice by its number, and what came of it. hints: the choices for which one was asked."""
    record = match.record()
    walk = match.game.replay({**record, "choices": []})
    told = _tell(console, walk, walk.events(None))
    for number, choice in enumerate(record["choices"], 1):
        decision = walk.decision
        assert decision is not None
        helped = ", with a hint" if number - 1 in hints else ""
        console.print(f"Choice {number}, Player {decision.seat + 1}{helped}: {walk.question}")
        walk.pick(choice)
        told += _tell(console, walk, walk.events(None, told))
        step = step and _waited()


def _waited() -> bool:
    try:
        return input("Enter for the next choice; 'all' for the rest: ").strip() != "all"
    except EOFError:
        return False


def _tell(console: Console, match: Match, events: list[dict[str, Any]]) -> int:
    for event in events:
        console.print(Padding(match.narrate(tuple(event["event"]), None), (0, 0, 0, 2)))
    return len(events)


def _end(console: Console, match: Match) -> None:
    result = match.result
    if result is None:
        decision = match.decision
        assert decision is not None
        console.print(f"The match goes on: Player {decision.seat + 1}: {match.question}")
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Player")
    table.add_column("Score", justify="right")
    table.add_column("")
    for seat, score in enumerate(result.scores):
        table.add_row(f"Player {seat + 1}", str(score), ", ".join(fared(seat, result.winners, result.sides)))
    console.print(table)
    console.print(result.reason)
