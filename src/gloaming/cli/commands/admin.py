"""`gloaming admin`: show and manage a running server on this machine."""

from __future__ import annotations

import json
import socket
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.table import Table

from gloaming.cli.command_errors import CommandError
from gloaming.cli.console import make_console

ANSWER_TIMEOUT: Final = 10.0
"""Seconds to wait for the server's answer."""


def admin(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The data folder of the server (`serve --data`).")],
    close: Annotated[
        str | None, typer.Option(metavar="TABLE", help="End the match at a table without a result.")
    ] = None,
    block: Annotated[
        str | None, typer.Option(metavar="WHO", help="Block a person, as listed by this command, or an address.")
    ] = None,
    unblock: Annotated[str | None, typer.Option(metavar="WHO", help="Remove a block.")] = None,
    reports: Annotated[bool, typer.Option("--reports", help="Show the reported lines of the chat.")] = False,
    settle: Annotated[str | None, typer.Option(metavar="REPORT", help="Delete a report of the chat.")] = None,
    packs: Annotated[bool, typer.Option("--packs", help="Show the packs of the workshop.")] = False,
    feature: Annotated[
        str | None, typer.Option(metavar="PACK", help="Feature a shared pack on the workshop's first page.")
    ] = None,
    unfeature: Annotated[str | None, typer.Option(metavar="PACK", help="Stop featuring a pack.")] = None,
    remove: Annotated[
        str | None, typer.Option(metavar="PACK", help="Remove a pack of the workshop, and end the matches with it.")
    ] = None,
) -> None:
    """Show a server's tables, people and packs; close, block, remove.

    Without an option, show tables, people, sockets and queues. Only the owner of the folder can do this.
    """
    changes = (
        ("close", close),
        ("block", block),
        ("unblock", unblock),
        ("settle", settle),
        ("feature", feature),
        ("unfeature", unfeature),
        ("remove", remove),
    )
    requests = [(do, what) for do, what in changes if what is not None]
    console = make_console()
    for do, what in requests:
        console.print(_request(folder, do, what)["done"], soft_wrap=True)
    if packs:
        _show_packs(_request(folder, "packs", ""))
    if reports:
        _show_reports(_request(folder, "reports", ""))
    elif not packs and not requests:
        _show(_request(folder, "show", ""))


def _request(folder: Path, do: str, what: str) -> dict[str, Any]:
    """Send a command to the server, and return the server's answer. Raises CommandError.

    do: the command; what: its argument.
    """
    from gloaming.server.http.admin_socket import SOCKET

    path = folder / SOCKET
    if sys.platform == "win32":
        raise CommandError("this command needs Unix sockets, which Windows lacks")
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
            connection.settimeout(ANSWER_TIMEOUT)
            connection.connect(str(path))
            connection.sendall(json.dumps({"do": do, "what": what}).encode() + b"\n")
            answer: dict[str, Any] = json.loads(b"".join(iter(lambda: connection.recv(65536), b"")))
    except (OSError, ValueError) as error:
        raise CommandError(f"no running server uses the folder {folder}: {error}") from None
    if "error" in answer:
        raise CommandError(str(answer["error"]))
    return answer


def _show_reports(answer: dict[str, Any]) -> None:
    console = make_console()
    if not answer["reports"]:
        console.print("No reports.")
    for report in answer["reports"]:
        at = datetime.fromtimestamp(report["at"], UTC).isoformat(" ", "minutes")
        head = f"Report {report['id']}, {at}, table {report['table']}: {report['reported']} wrote the last line"
        console.print(f"{head}; reported by {report['reporter']}.", soft_wrap=True, markup=False)
        console.print(report["lines"], soft_wrap=True, markup=False)


def _show_packs(answer: dict[str, Any]) -> None:
    console = make_console()
    if not answer["packs"]:
        console.print("No packs.")
    for pack in answer["packs"]:
        author, state = pack["author"] or "a deleted person", pack["state"] or "not shared"
        numbers = f"versions: {pack['versions']}, tables: {pack['tables']}"
        line = f"{pack['id']} ({pack['game']}) {pack['title']!r} by {author}; {numbers}, {state}"
        console.print(line, soft_wrap=True, markup=False)


def _show(status: dict[str, Any]) -> None:
    console = make_console()
    most = "" if status["most_connections"] is None else f" of {status['most_connections']}"
    console.print(
        f"{len(status['tables'])} tables in memory, {status['sockets']} sockets, {status['connections']}{most} "
        f"connections, {status['waiting_bots']} bot choices waiting.",
        soft_wrap=True,
    )
    tables = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("Table", "Game", "Seats", "Sockets", "Queue", ""):
        tables.add_column(column, overflow="fold")
    for table in status["tables"]:
        over = "over" if table["over"] else ""
        seats = ", ".join(table["seats"])
        tables.add_row(table["id"], table["game"], seats, f"{table['sockets']}", f"{table['queue']}", over)
    if status["tables"]:
        console.print(tables)
    if status["people"]:
        console.print(
            "Sockets: " + ", ".join([f"{who} {count}" for who, count in status["people"].items()]), soft_wrap=True
        )
    if status["blocked"]:
        console.print(f"Blocked: {', '.join(status['blocked'])}", soft_wrap=True)
