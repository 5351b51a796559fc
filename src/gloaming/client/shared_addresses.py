"""Parse the addresses that people share: a server, an invite or a table."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from gloaming.client.client_errors import RefusedByServer

_TABLE = re.compile(r"/(?:api/)?tables?/([A-Za-z0-9_-]{1,64})/?")


class SharedAddress(NamedTuple):
    """The parts of an address. server: the server's URL; invite: the code of an invite, or ""; table: its id, or ""."""

    server: str
    invite: str = ""
    table: str = ""


def parse_address(address: str) -> SharedAddress:
    """Parse the address of a server, of an invite (`/join#CODE`) or of a table (`/table/ID`).

    Raises RefusedByServer for a page of a server that is none of them.
    """
    server, _, code = address.strip().partition("#")
    try:
        path = urlsplit(server if "//" in server else f"http://{server}").path
    except ValueError as error:
        raise RefusedByServer(f"{address!r} is not an address: {error}", "bad-url") from None
    if not code and path in ("", "/"):
        return SharedAddress(server)
    if path.rstrip("/") == "/join":
        if not code:
            raise RefusedByServer("the invite has no code: it ends in /join#CODE; put the address in quotes", "bad-url")
        return SharedAddress(server, invite=code)
    table = _TABLE.fullmatch(path) or _TABLE.fullmatch(f"/{code.lstrip('/')}")
    if table is None:
        raise RefusedByServer(f"an invite ends in /join#CODE and a table in /table/ID, not {server!r}", "bad-url")
    return SharedAddress(server, table=table[1])
