"""`gloaming join`: a served table in the terminal."""

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
from gloaming.cli.guest import Guest
from gloaming.cli.line import Line
from gloaming.cli.lobby import choose_table
from gloaming.cli.screen import Refused, screen
from gloaming.client import Client, Cookies
from gloaming.engine.phrases import count, ordinal
from gloaming.server.protocol.messages import DailyInfo

TABLE = re.compile(r"/(?:api/)?tables?/([A-Za-z0-9_-]{1,64})/?")


def join(
    url: Annotated[
        str,
        typer.Argument(metavar="URL", help="A server, an invite there (http://127.0.0.1:8000/join#CODE) or a table."),
    ],
    pack: Packs = None,
    daily: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="Play this game's deal of the day; the URL is then the server's address."),
    ] = None,
    following: Annotated[
        int | None,
        typer.Option("--next", min=1, max=8, help="Play what follows the match of a campaign that is over there."),
    ] = None,
) -> None:
    """Play at a served table, or watch one. A server's address alone lists the tables that are open to all.

    A deal of the day belongs to a server: it is the same for everybody there, with one try for each.
    """
    cookies = Cookies(Path(typer.get_app_dir("gloaming")) / "identities.json")
    place, _, code = url.partition("#")
    with Line(Client(place, cookies)) as line:
        console, shelf = screen(), Shelf(pack or ())
        if daily is None and following is None and _is_server(place, code):
            chosen = choose_table(console, line, shelf)
            if chosen is None:
                return
            table = chosen
        elif daily is None:
            table = _table(line, place, code)
        else:
            table = line.wait(line.client.begin_daily(daily)).id
        if following is not None:
            table = line.wait(line.client.play_on(table, following - 1)).id
        guest = Guest(console, line, table, shelf)
        guest.play()
        if daily is not None:
            _say_results(console, line.wait(line.client.daily(daily)))
    if guest.ended:
        raise typer.Exit(1)


def _say_results(console: Console, told: DailyInfo) -> None:
    """How people have fared with the deal of the day."""
    for day in told.days:
        table = Table(title=f"Deal of {day.day}", box=box.SIMPLE_HEAD, pad_edge=False, title_justify="left")
        for column in ("", "Player", "Place" if len(told.seats) > 1 else "Result", ""):
            table.add_column(column)
        for one in day.results:
            came = ordinal(one.place) if len(told.seats) > 1 else "won" if one.won else "lost"
            measured = ", ".join([f"{name} {value}" for name, value in one.measures.items()])
            name = one.name or ("you" if one.you else "somebody")
            table.add_row(f"{one.rank}.", f"{name} (you)" if one.you and one.name else name, came, measured)
        if day.results:
            console.print(table)
        if day.unfinished:
            console.print(f"Deal of {day.day}: {count(day.unfinished, 'try', 'tries')} not played to the end.")


def _is_server(place: str, code: str) -> bool:
    """Whether an address is that of a server, and of nothing there."""
    return not code and urlsplit(place if "//" in place else f"http://{place}").path in ("", "/")


def _table(line: Line, place: str, code: str) -> str:
    """The id of the table that an address means. Raises Refused and RefusedByServer."""
    path = urlsplit(place if "//" in place else f"http://{place}").path
    if path.rstrip("/") == "/join":
        if not code:
            raise Refused("the invite lacks its code: it ends in /join#CODE; put it between quotes")
        return line.wait(line.client.join(code)).id
    named = TABLE.fullmatch(path) or TABLE.fullmatch(f"/{code.lstrip('/')}")
    if named is None:
        raise Refused(f"an invite ends in /join#CODE, a table in /table/ID; not {place!r}")
    return named[1]
