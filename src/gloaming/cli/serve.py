"""`gloaming serve`: the table in the browser."""

from __future__ import annotations

import socket
import webbrowser
from threading import Thread
from time import monotonic, sleep
from typing import Annotated, Final

import typer

from gloaming.cli.screen import Refused

PATIENCE: Final = 30.0
"""Seconds to wait for the server before the browser is opened."""


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="On this machine only; 0: any free one.")] = 8000,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve the table to browsers on this machine, until Ctrl-C."""
    from gloaming import server

    if open_page and port == 0:
        raise Refused("--open needs to know the port: name one with --port")
    if open_page and not _answers(port):
        Thread(target=_open_when_listening, args=(port,), daemon=True).start()
    server.serve(port=port)


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
