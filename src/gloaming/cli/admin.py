"""`gloaming admin`: what a server on this machine holds, and what its keeper wants of it."""

from __future__ import annotations

import json
import socket
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.table import Table

from gloaming.cli.screen import Refused, screen

PATIENCE: Final = 10.0
"""Seconds in which the server answers."""


def admin(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder that `serve --data` is given.")],
    close: Annotated[
        str | None, typer.Option(metavar="TABLE", help="End the match at a table, without a result.")
    ] = None,
    block: Annotated[
        str | None, typer.Option(metavar="WHO", help="Answer a person, as listed here, or an address no more.")
    ] = None,
    unblock: Annotated[str | None, typer.Option(metavar="WHO", help="Answer them again.")] = None,
) -> None:
    """See what a server on this machine holds; close, block.

    Without an option: its tables, people, sockets and queues. Only who owns the folder can do this.
    """
    wanted = [(do, what) for do, what in (("close", close), ("block", block), ("unblock", unblock)) if what is not None]
    console = screen()
    for do, what in wanted:
        console.print(_asked(folder, do, what)["done"], soft_wrap=True)
    if not wanted:
        _show(_asked(folder, "show", ""))


def _asked(folder: Path, do: str, what: str) -> dict[str, Any]:
    """What the server answers. Raises Refused."""
    from gloaming.server.http.admin_socket import SOCKET

    place = folder / SOCKET
    if sys.platform == "win32":
        raise Refused("this works where there are Unix sockets, not on Windows")
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.settimeout(PATIENCE)
            line.connect(str(place))
            line.sendall(json.dumps({"do": do, "what": what}).encode() + b"\n")
            answer: dict[str, Any] = json.loads(b"".join(iter(lambda: line.recv(65536), b"")))
    except (OSError, ValueError) as error:
        raise Refused(f"no server that keeps its tables in {folder} answers: {error}") from None
    if "error" in answer:
        raise Refused(str(answer["error"]))
    return answer


def _show(told: dict[str, Any]) -> None:
    console = screen()
    most = "" if told["most_connections"] is None else f" of {told['most_connections']}"
    console.print(
        f"{len(told['tables'])} tables in memory, {told['sockets']} sockets, {told['connections']}{most} connections, "
        f"{told['waiting_bots']} choices of bots waiting.",
        soft_wrap=True,
    )
    tables = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("Table", "Game", "Seats", "Sockets", "Queue", ""):
        tables.add_column(column, overflow="fold")
    for one in told["tables"]:
        over = "over" if one["over"] else ""
        tables.add_row(one["id"], one["game"], ", ".join(one["seats"]), f"{one['sockets']}", f"{one['queue']}", over)
    if told["tables"]:
        console.print(tables)
    if told["people"]:
        console.print(
            "Sockets: " + ", ".join([f"{who} {count}" for who, count in told["people"].items()]), soft_wrap=True
        )
    if told["blocked"]:
        console.print(f"Blocked: {', '.join(told['blocked'])}", soft_wrap=True)
