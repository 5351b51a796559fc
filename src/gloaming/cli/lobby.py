"""The open tables of a server in the terminal: who waits there, and sitting down with them."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table

from gloaming import Shelf, UnknownGame
from gloaming.cli.line import Line
from gloaming.cli.numbers import whole
from gloaming.cli.screen import clock_time, say_error
from gloaming.client import RefusedByServer
from gloaming.engine.phrases import count
from gloaming.server.protocol.messages import ClockTerms, TableInfo

PROMPT = "A number to sit down there, Enter to look again, quit: "


def choose_table(console: Console, line: Line, shelf: Shelf) -> str | None:
    """The id of an open table at which the person has sat down; None: they want none, or the input has ended."""
    while True:
        waiting = line.wait(line.client.open_tables())
        _show(console, waiting, shelf)
        try:
            typed = input(PROMPT).strip()
        except EOFError:
            return None
        if typed in ("quit", "q"):
            return None
        if not typed:
            continue
        number = whole(typed)
        if number is None or not 1 <= number <= len(waiting):
            say_error(console, f"there is no table {typed!r} in this list: give one of its numbers")
            continue
        try:
            return line.wait(line.client.sit_down(waiting[number - 1].id)).id
        except RefusedByServer as error:
            say_error(console, error)


def _show(console: Console, waiting: list[TableInfo], shelf: Shelf) -> None:
    if not waiting:
        console.print("No table waits for anybody now. Open one in the browser, and list it for all.")
        return
    table = Table(title="Open tables", box=box.SIMPLE_HEAD, pad_edge=False, title_justify="left")
    for column in ("", "Game", "Who is there", "Free", "Clock"):
        table.add_column(column)
    for number, one in enumerate(waiting, 1):
        there = ", ".join([seat.name for seat in one.seats if seat.taken])
        free = count(len([seat for seat in one.seats if not seat.taken]), "seat")
        title = _title(shelf, one.game) + (f", with {', '.join(one.packs.titles)}" if one.packs else "")
        table.add_row(f"{number}", title, there, free, _clock(one.clock))
    console.print(table)


def _title(shelf: Shelf, game: str) -> str:
    try:
        return shelf.game(game).title
    except UnknownGame:
        return game


def _clock(terms: ClockTerms | None) -> str:
    told = [] if terms is None or not terms.choice else [f"{clock_time(terms.choice)} a choice"]
    told += [] if terms is None or not terms.total else [f"{clock_time(terms.total)} in all"]
    return ", ".join(told) or "none"
