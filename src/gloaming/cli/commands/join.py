"""`gloaming join`: play or watch at a server's table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from gloaming import Shelf
from gloaming.cli.arguments import Packs
from gloaming.cli.command_errors import CommandError
from gloaming.cli.console import make_console
from gloaming.cli.play_sessions.blocking_client import BlockingClient
from gloaming.cli.play_sessions.open_tables import choose_table
from gloaming.cli.play_sessions.remote_commands import REMOTE_COMMANDS
from gloaming.cli.play_sessions.remote_session import RemoteSession
from gloaming.client import Client, Cookies
from gloaming.engine.phrases import count, ordinal
from gloaming.server.protocol.daily_info import DailyInfo

TABLE = re.compile(r"/(?:api/)?tables?/([A-Za-z0-9_-]{1,64})/?")


def join(
    url: Annotated[
        str,
        typer.Argument(metavar="URL", help="A server, an invite there (http://127.0.0.1:8000/join#CODE) or a table."),
    ],
    pack: Packs = None,
    daily: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="Play this game's daily challenge; the URL is then the server's address."),
    ] = None,
    next_match: Annotated[
        int | None,
        typer.Option("--next", min=1, max=8, help="Play the match that follows a finished campaign match there."),
    ] = None,
) -> None:
    """Play at a server's table, or watch one. A server's address alone lists its open tables.

    A daily challenge belongs to a server: it is the same for everyone there, with one attempt per player.
    """
    cookies = Cookies(Path(typer.get_app_dir("gloaming")) / "identities.json")
    place, _, code = url.partition("#")
    with BlockingClient(Client(place, cookies)) as client:
        console, shelf = make_console(), Shelf(pack or ())
        if daily is not None:
            table = client.wait(client.client.start_daily(daily)).id
        elif next_match is None and _is_server(place, code):
            chosen = choose_table(console, client, shelf)
            if chosen is None:
                return
            table = chosen
        else:
            table = _find_table(client, place, code)
        if next_match is not None:
            table = client.wait(client.client.play_next(table, next_match - 1)).id
        session = RemoteSession(console, client, table, shelf, REMOTE_COMMANDS)
        session.play()
        if daily is not None:
            _show_daily_results(console, client.wait(client.client.daily(daily)))
    if session.ended:
        raise typer.Exit(1)


def _show_daily_results(console: Console, daily: DailyInfo) -> None:
    """Print the results of today's and yesterday's daily challenges."""
    for day in daily.days:
        table = Table(title=f"Daily challenge of {day.day}", box=box.SIMPLE_HEAD, pad_edge=False, title_justify="left")
        for column in ("", "Player", "Place" if len(daily.seats) > 1 else "Result", ""):
            table.add_column(column)
        for result in day.results:
            outcome = ordinal(result.place) if len(daily.seats) > 1 else "won" if result.won else "lost"
            measures = ", ".join([f"{name} {value}" for name, value in result.measures.items()])
            name = result.name or ("you" if result.you else "unnamed player")
            table.add_row(f"{result.rank}.", f"{name} (you)" if result.you and result.name else name, outcome, measures)
        if day.results:
            console.print(table)
        if day.unfinished:
            console.print(f"Daily challenge of {day.day}: {count(day.unfinished, 'unfinished attempt')}.")


def _is_server(place: str, code: str) -> bool:
    """Return whether an address leads to a server, but to no table and no invite."""
    return not code and urlsplit(place if "//" in place else f"http://{place}").path in ("", "/")


def _find_table(client: BlockingClient, place: str, code: str) -> str:
    """Return the id of the table at an address; if the address is an invite, take its seat.

    Raises CommandError or RefusedByServer.
    """
    path = urlsplit(place if "//" in place else f"http://{place}").path
    if path.rstrip("/") == "/join":
        if not code:
            raise CommandError("the invite has no code: it ends in /join#CODE; put the address in quotes")
        return client.wait(client.client.join(code)).id
    address = TABLE.fullmatch(path) or TABLE.fullmatch(f"/{code.lstrip('/')}")
    if address is None:
        raise CommandError(f"an invite ends in /join#CODE and a table in /table/ID, not {place!r}")
    return address[1]
