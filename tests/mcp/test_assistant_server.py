"""The MCP server over HTTP, in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.mcp.assistant import GAME, Assistant, lasting, mcp, question_of
from tests.server.house import NO_CERTIFICATES, PATIENCE


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[str]:
    """Run `gloaming mcp --http`. Yield its address."""
    command = [sys.executable, "-m", "gloaming", "mcp", "--http", str(port), "--identity", str(folder / "me.json")]
    with subprocess.Popen(command, cwd=folder, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            found = re.search(r"http://127\.0\.0\.1:\d+/mcp", process.stderr.readline())
            assert found is not None
            yield found[0]
        finally:
            process.send_signal(signal.SIGINT if os.name == "posix" else signal.SIGTERM)
            assert process.wait(PATIENCE) == 0 or os.name != "posix"


def test_clients_over_http_share_the_tables_of_one_player(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with mcp.Client(address) as client:
            player = Assistant(client)
            text = await player.call("open_table", game=GAME, bots=["random"], seed=1)
            assert question_of(text) == 1
            assert question_of(await player.call("choose", question=1, option=1)) == 2
        async with mcp.Client(address) as client:
            player = Assistant(client)
            assert "Your turn. Question 2: " in await player.call("list_tables")
            assert "Question 1 is not open" in await player.refused("choose", question=1, option=1)
            assert "DG-MASK-1" in await player.read(f"gloaming://rules/{GAME}")

    with serving(tmp_path) as address:
        lasting(story(address))


@pytest.mark.parametrize("header", [{"Host": "evil.example"}, {"Origin": "http://evil.example"}])
def test_pages_of_other_sites_are_refused(header: dict[str, str], tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        body = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
        headers = {"Accept": "application/json, text/event-stream", **header}
        answer = httpx.post(address, json=body, headers=headers, timeout=PATIENCE, verify=NO_CERTIFICATES)
        assert answer.status_code in (403, 421)
