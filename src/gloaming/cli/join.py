"""`gloaming join`: a served table in the terminal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from gloaming import Shelf
from gloaming.cli.arguments import Packs
from gloaming.cli.guest import Guest
from gloaming.cli.line import Line
from gloaming.cli.screen import Refused, screen
from gloaming.client import Client, Cookies

TABLE = re.compile(r"/(?:api/)?tables?/([A-Za-z0-9_-]{1,64})/?")


def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="An invite (http://127.0.0.1:8000/join#CODE) or a table.")],
    pack: Packs = None,
) -> None:
    """Play at a served table, or watch one."""
    cookies = Cookies(Path(typer.get_app_dir("gloaming")) / "identities.json")
    place, _, code = url.partition("#")
    with Line(Client(place, cookies)) as line:
        guest = Guest(screen(), line, _table(line, place, code), Shelf(pack or ()))
        guest.play()
    if guest.ended:
        raise typer.Exit(1)


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
