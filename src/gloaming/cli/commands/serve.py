"""`gloaming serve`: serve tables to browsers and programs."""

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
from gloaming.cli.command_errors import CommandError

START_TIMEOUT: Final = 30.0
"""Seconds to wait for the server to start; after that, the browser is not opened."""


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0 chooses a free one.")] = 8000,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Data folder (default: in your user data folder).")
    ] = None,
    store: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            envvar="GLOAMING_STORE",
            help="Store tables in a PostgreSQL database that servers can share: postgresql://USER@HOST/NAME.",
        ),
    ] = "",
    most_tables: Annotated[
        int,
        typer.Option(min=1, max=10_000, help="Maximum number of tables in memory, each of about 100 kB."),
    ] = 200,
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Address to listen on; 0.0.0.0 accepts other machines.")
    ] = "127.0.0.1",
    keep_days: Annotated[
        int, typer.Option(min=1, max=10_000, help="Days without a visit until a finished table is deleted.")
    ] = 90,
    metrics_to_all: Annotated[
        bool, typer.Option("--metrics-to-all", help="Serve /metrics to other machines too.")
    ] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NETWORK",
            help="Trust client addresses from a proxy at this address or network, as 10.0.0.0/8. Repeatable.",
        ),
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="Also accept this host name, as table.example; behind a proxy, the public name. Repeatable.",
        ),
    ] = None,
    audit: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Log every request with its sender to this file, as JSON lines.")
    ] = None,
    pack: Packs = None,
    no_workshop: Annotated[
        bool, typer.Option("--no-workshop", help="Turn off the workshop, in which people make packs in the browser.")
    ] = False,
    bot_delay: Annotated[
        float,
        typer.Option(min=0, max=10, metavar="SECONDS", help="Minimum time of a bot choice; 0 for programs."),
    ] = 0.3,
) -> None:
    """Serve tables to browsers until Ctrl-C."""
    from gloaming import server

    if store and not store.startswith(("postgresql://", "postgres://")):
        raise CommandError(
            "--store takes a PostgreSQL address, as postgresql://USER@HOST/NAME; for a folder, use --data"
        )
    if open_page and port == 0:
        raise CommandError("--open needs a fixed port: choose one with --port")
    if open_page and not _answers(port):
        Thread(target=_open_when_listening, args=(port,), daemon=True).start()
    server.serve(
        port=port,
        host=host,
        data=default_data_folder() if data is None and not store else data,
        shared=store,
        pause=bot_delay,
        most_tables=most_tables,
        keep_days=keep_days,
        metrics_to_all=metrics_to_all,
        audit=audit,
        proxies=[_parse_network(network) for network in proxy or ()],
        allowed_hosts=[_check_host_name(name) for name in allowed_host or ()],
        shelf=Shelf(pack or ()),
        workshop=not no_workshop,
    )


def _parse_network(text: str) -> IPv4Network | IPv6Network:
    """Parse a network; a single address is also one. Raises CommandError."""
    try:
        return ip_network(text)
    except ValueError as error:
        raise CommandError(f"--proxy takes an address or a network, as 127.0.0.1 or 10.0.0.0/8: {error}") from None


def _check_host_name(text: str) -> str:
    """Return a host name unchanged. Raises CommandError if it is not one."""
    from gloaming.server.http.guards import is_host_name

    if not is_host_name(text):
        raise CommandError(f"--allowed-host takes a name without scheme and port, as table.example, not {text!r}")
    return text


def default_data_folder() -> Path:
    """Return the system's folder for the data of this program, where tables are stored. Raises CommandError."""
    try:
        if sys.platform == "win32":
            base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
        elif sys.platform == "darwin":
            base = Path.home() / "Library" / "Application Support"
        else:
            chosen = Path(os.environ.get("XDG_DATA_HOME", ""))
            base = chosen if chosen.is_absolute() else Path.home() / ".local" / "share"
    except RuntimeError as error:
        raise CommandError(f"there is no data folder: {error} Choose one with --data") from None
    return base / "gloaming"


def _open_when_listening(port: int) -> None:
    deadline = monotonic() + START_TIMEOUT
    while monotonic() < deadline:
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
