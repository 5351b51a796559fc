"""An assistant: the SDK's client, which calls tools and reads their text as a language model does."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

mcp = pytest.importorskip("mcp", reason='the extra "gloaming[mcp]" is not installed')

from gloaming import Shelf  # noqa: E402
from gloaming.cli.rendering.plain_text import PlainTextRenderer  # noqa: E402
from gloaming.client import Cookies  # noqa: E402
from gloaming.mcp.assistant_server import AssistantServer  # noqa: E402
from gloaming.mcp.open_matches import OpenMatches  # noqa: E402
from tests.client.seats import lasting  # noqa: E402

GAME = "dont-go-in-there"

__all__ = ["GAME", "Assistant", "assistant", "lasting", "mcp", "options_of", "over_stdio", "play_out", "question_of"]


class Assistant:
    """A connected client. server: the server of this process, None for one in another process."""

    def __init__(self, client: Any, server: AssistantServer | None = None) -> None:
        self.client = client
        self.server = server

    async def call(self, tool: str, **arguments: Any) -> str:
        """Call a tool that succeeds. Return its text."""
        result = await self.client.call_tool(tool, arguments)
        text: str = result.content[0].text
        assert not result.is_error, text
        return text

    async def refused(self, tool: str, **arguments: Any) -> str:
        """Call a tool that fails. Return the text of the error."""
        result = await self.client.call_tool(tool, arguments)
        text: str = result.content[0].text
        assert result.is_error, text
        return text

    async def read(self, uri: str) -> str:
        """Read a resource. Return its text."""
        text: str = (await self.client.read_resource(uri)).contents[0].text
        return text


@asynccontextmanager
async def assistant(cookies: Cookies | None = None, shelf: Shelf | None = None) -> AsyncIterator[Assistant]:
    """Connect an assistant to a server in this process."""
    server = AssistantServer(OpenMatches(shelf or Shelf(), cookies or Cookies()), PlainTextRenderer())
    try:
        async with mcp.Client(server) as client:
            yield Assistant(client, server)
    finally:
        await server.matches.close()


@asynccontextmanager
async def over_stdio(folder: Path, mode: str = "auto") -> AsyncIterator[Assistant]:
    """Start `gloaming mcp` in a folder, and connect an assistant to its standard streams.

    mode: "legacy" for a client of the protocol before 2026-07, which begins with a handshake.
    """
    environment = {name: value for name, value in os.environ.items() if name in ("PYTHONPATH", "PATH")}
    command = mcp.StdioServerParameters(
        command=sys.executable,
        args=["-m", "gloaming", "mcp", "--identity", str(folder / "identity.json")],
        env=environment,
        cwd=folder,
    )
    async with mcp.Client(command, mode=mode) as client:
        yield Assistant(client)


def question_of(text: str) -> int:
    """Return the number of the open question in a report."""
    found = re.search(r"^Question (\d+): ", text, re.MULTILINE)
    assert found is not None, text
    return int(found[1])


def options_of(text: str) -> list[str]:
    """Return the options in a report."""
    return re.findall(r"^ +\d+\. (.+)$", text[text.index("\nQuestion ") :], re.MULTILINE)


async def play_out(
    player: Assistant, text: str, chance: Random, each: Callable[[int, str], Coroutine[Any, Any, None]] | None = None
) -> str:
    """Choose at random until the match is over. Return the last report. each: called with every question."""
    number = 0
    while "The match is over." not in text:
        if "It is not your turn" in text:
            text = await player.call("wait_for_turn", seconds=60)
            continue
        number += 1
        if each is not None:
            await each(number, text)
        option = chance.randint(1, len(options_of(text)))
        text = await player.call("choose", question=question_of(text), option=option)
    return text
