"""Show the open tables of a server, and let a person join one of them."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table

from gloaming import Shelf, UnknownGame
from gloaming.cli.console import format_clock, print_error
from gloaming.cli.option_numbers import parse_whole_number
from gloaming.cli.play_sessions.blocking_client import BlockingClient
from gloaming.client import RefusedByServer
from gloaming.engine.phrases import count
from gloaming.server.protocol.table_info import ClockTerms, TableInfo

PROMPT = "Type a number to join, Enter to refresh, or quit: "


def choose_table(console: Console, client: BlockingClient, shelf: Shelf) -> str | None:
    """Let the person join one of a server's open tables, and return its id.

    Return None if they quit or the input has ended.
    """
    while True:
        tables = client.wait(client.client.open_tables())
        _show(console, tables, shelf)
        try:
            typed = input(PROMPT).strip()
        except EOFError:
            return None
        if typed in ("quit", "q"):
            return None
        if not typed:
            continue
        number = parse_whole_number(typed)
        if number is None or not 1 <= number <= len(tables):
            print_error(console, f"there is no table {typed!r} in this list: type one of its numbers")
            continue
        try:
            return client.wait(client.client.join_table(tables[number - 1].id)).id
        except RefusedByServer as error:
            print_error(console, error)


def _show(console: Console, tables: list[TableInfo], shelf: Shelf) -> None:
    if not tables:
        console.print("No open tables right now. Create a public table in the browser, and it will be listed here.")
        return
    grid = Table(title="Open tables", box=box.SIMPLE_HEAD, pad_edge=False, title_justify="left")
    for column in ("", "Game", "Players", "Free", "Clock"):
        grid.add_column(column)
    for number, table in enumerate(tables, 1):
        players = ", ".join([seat.name for seat in table.seats if seat.taken])
        free = count(len([seat for seat in table.seats if not seat.taken]), "seat")
        title = _title(shelf, table.game) + (f", with {', '.join(table.packs.titles)}" if table.packs else "")
        grid.add_row(f"{number}", title, players, free, _clock(table.clock))
    console.print(grid)


def _title(shelf: Shelf, game: str) -> str:
    try:
        return shelf.game(game).title
    except UnknownGame:
        return game


def _clock(terms: ClockTerms | None) -> str:
    limits = [] if terms is None or not terms.choice else [f"{format_clock(terms.choice)} per choice"]
    limits += [] if terms is None or not terms.total else [f"{format_clock(terms.total)} in total"]
    return ", ".join(limits) or "none"
