"""`gloaming mcp`: let a language model play, over the Model Context Protocol."""

from __future__ import annotations

import asyncio
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gloaming import Shelf
from gloaming.cli.arguments import Packs
from gloaming.cli.command_errors import CommandError
from gloaming.cli.rendering.plain_text import PlainTextRenderer
from gloaming.client import Cookies
from gloaming.mcp.open_matches import OpenMatches

if TYPE_CHECKING:
    from gloaming.mcp.assistant_server import AssistantServer


def mcp(
    http: Annotated[
        int | None,
        typer.Option(
            metavar="PORT",
            min=0,
            max=65535,
            help="Serve http://127.0.0.1:PORT/mcp (streamable HTTP) until Ctrl-C instead of standard input and "
            "output; 0 chooses a free port.",
        ),
    ] = None,
    identity: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="The file with the assistant's identity at servers. Give each assistant that runs at the same time "
            "a file (default: one for all, not that of `gloaming join`).",
        ),
    ] = None,
    pack: Packs = None,
) -> None:
    """Let an assistant play, over the Model Context Protocol (MCP).

    An MCP client starts this command and gets tools to open or join tables, read them, choose and look up rules. The
    assistant plays one seat at a table and sees only what this seat may see.
    """
    assistant_server = _import_server()
    cookies = Cookies(identity or Path(typer.get_app_dir("gloaming")) / "assistant-identities.json")
    server = assistant_server(OpenMatches(Shelf(pack or ()), cookies), PlainTextRenderer())
    if http is None:
        _serve_stdio(server)
    else:
        _serve_http(server, http)


def _import_server() -> type[AssistantServer]:
    """Import the server, which needs the SDK. Raises CommandError if the SDK is not installed."""
    try:
        from gloaming.mcp.assistant_server import AssistantServer
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("mcp", "mcp_types"):
            raise
        raise CommandError('gloaming mcp needs the MCP SDK: pip install "gloaming[mcp]"') from None
    return AssistantServer


def _serve_stdio(server: AssistantServer) -> None:
    from gloaming.mcp.assistant_server import serve_stdio

    if sys.stdin.isatty():
        print("An MCP client should start this command; `gloaming mcp --http PORT` serves HTTP.", file=sys.stderr)
    with suppress(KeyboardInterrupt):
        asyncio.run(serve_stdio(server))


def _serve_http(server: AssistantServer, port: int) -> None:
    """Serve over HTTP, and print the address on stderr. Raises CommandError if the port is taken."""
    from gloaming.mcp.assistant_server import HOST, serve_http

    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as listening:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((HOST, port))
            listening.listen()
        except OSError as error:
            raise CommandError(
                f"port {port} cannot be used: {error.strerror}. Choose another one with --http"
            ) from None
        print(f"MCP server at http://{HOST}:{listening.getsockname()[1]}/mcp (Ctrl-C ends it)", file=sys.stderr)
        sys.stderr.flush()
        with suppress(KeyboardInterrupt):
            asyncio.run(serve_http(server, listening))
