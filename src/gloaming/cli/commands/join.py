"""`gloaming join`: play or watch at a server's table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

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
from gloaming.cli.play_sessions.survived_pairs import keep_night
from gloaming.client import Client, Cookies
from gloaming.client.shared_addresses import SharedAddress, parse_address
from gloaming.engine.phrases import count, ordinal
from gloaming.server.protocol.daily_info import DailyInfo


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
    with BlockingClient(Client(url.partition("#")[0], cookies)) as client:
        console, shelf = make_console(), Shelf(pack or ())
        if daily is not None:
            table = client.wait(client.client.start_daily(daily)).id
        else:
            address = parse_address(url)
            if address.invite or address.table:
                table = _take_seat(client, address)
            elif next_match is not None:
                raise CommandError(
                    f"--next takes the address of a finished table, which ends in /table/ID, not {url!r}"
                )
            else:
                chosen = choose_table(console, client, shelf)
                if chosen is None:
                    return
                table = chosen
        if next_match is not None:
            table = client.wait(client.client.play_next(table, next_match - 1)).id
        session = RemoteSession(console, client, table, shelf, REMOTE_COMMANDS)
        session.play()
        _keep_night(session)
        if daily is not None:
            _show_daily_results(console, client.wait(client.client.daily(daily)))
    if session.ended:
        raise typer.Exit(1)


def _keep_night(session: RemoteSession) -> None:
    """Add the night to the scrapbook if the person has won the match."""
    update = session.client.seat.update
    if update is None or update.seat is None or update.ended is not None:
        return
    result = update.view.get("result")
    if result and update.seat in result["winners"]:
        keep_night(session.console, session.game, update.view, update.seat)


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


def _take_seat(client: BlockingClient, address: SharedAddress) -> str:
    """Return the id of the table at an address; if the address is an invite, take its seat. Raises RefusedByServer."""
    return client.wait(client.client.join(address.invite)).id if address.invite else address.table
