"""`gloaming serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Annotated, Final

import typer

from gloaming import Shelf
from gloaming.cli.arguments import Packs
from gloaming.cli.screen import Refused

PATIENCE: Final = 30.0
"""Seconds to wait for the server before the browser is opened."""


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any free one.")] = 8000,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where tables are kept; else in your own data folder.")
    ] = None,
    store: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            envvar="GLOAMING_STORE",
            help="Keep tables in a PostgreSQL that several servers share: postgresql://USER@HOST/NAME.",
        ),
    ] = "",
    most_tables: Annotated[
        int,
        typer.Option(min=1, max=10_000, help="Tables in memory at once: some 100 kB each, and a share of the bots."),
    ] = 200,
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Listen here; 0.0.0.0 lets in whoever reaches this machine.")
    ] = "127.0.0.1",
    keep_days: Annotated[
        int, typer.Option(min=1, max=10_000, help="Days for which an ended table is kept that nobody touches.")
    ] = 90,
    metrics_to_all: Annotated[
        bool, typer.Option("--metrics-to-all", help="Serve /metrics to other machines too.")
    ] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NETWORK",
            help="Believe the proxy at this address or network, as 127.0.0.1 or 10.0.0.0/8, on who asks. Repeatable.",
        ),
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="Answer at this name too, as table.example; behind a proxy, the one people use. Repeatable.",
        ),
    ] = None,
    audit: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write down who asks for what, from where: a line of JSON each.")
    ] = None,
    pack: Packs = None,
    bot_delay: Annotated[
        float,
        typer.Option(
            min=0, max=10, metavar="SECONDS", help="A bot takes at least so long for a choice; 0 for programs."
        ),
    ] = 0.3,
) -> None:
    """Serve the table to browsers, until Ctrl-C."""
    from gloaming import server

    if store and not store.startswith(("postgresql://", "postgres://")):
        raise Refused("--store takes the address of a PostgreSQL, as postgresql://USER@HOST/NAME; for a folder: --data")
    if open_page and port == 0:
        raise Refused("--open needs to know the port: name one with --port")
    if open_page and not _answers(port):
        Thread(target=_open_when_listening, args=(port,), daemon=True).start()
    server.serve(
        port=port,
        host=host,
        data=data_folder() if data is None and not store else data,
        shared=store,
        pause=bot_delay,
        most_tables=most_tables,
        keep_days=keep_days,
        metrics_to_all=metrics_to_all,
        audit=audit,
        proxies=[_network(one) for one in proxy or ()],
        allowed_hosts=[_host_name(one) for one in allowed_host or ()],
        shelf=Shelf(pack or ()),
    )


def _network(text: str) -> IPv4Network | IPv6Network:
    """Raises Refused."""
    try:
        return ip_network(text)
    except ValueError as error:
        raise Refused(f"--proxy takes an address or a network, as 127.0.0.1 or 10.0.0.0/8: {error}") from None


def _host_name(text: str) -> str:
    """Raises Refused."""
    from gloaming.server.http.guards import is_host_name

    if not is_host_name(text):
        raise Refused(f"--allowed-host takes a name without scheme and port, as table.example, not {text!r}")
    return text


def data_folder() -> Path:
    """Where tables are kept: what this system gives a program for a person's data. Raises Refused."""
    try:
        if sys.platform == "win32":
            base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
        elif sys.platform == "darwin":
            base = Path.home() / "Library" / "Application Support"
        else:
            chosen = Path(os.environ.get("XDG_DATA_HOME", ""))
            base = chosen if chosen.is_absolute() else Path.home() / ".local" / "share"
    except RuntimeError as error:
        raise Refused(f"there is nowhere to keep tables: {error} Name a folder with --data") from None
    return base / "gloaming"


def _open_when_listening(port: int) -> None:
    until = monotonic() + PATIENCE
    while monotonic() < until:
        if _answers(port):
            webbrowser.open(f"http://127.0.0.1:{port}/")
            return
        sleep(0.1)


def _answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True
