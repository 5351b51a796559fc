"""`gloaming mcp`: what it says where it cannot serve."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run, refused


def test_a_missing_extra_is_named(tmp_path: Path) -> None:
    program = "import sys; sys.modules['mcp'] = None; from gloaming.cli import app; app(['mcp'])"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=tmp_path)
    assert result.returncode == 2
    assert result.stderr == 'Error: gloaming mcp needs the MCP SDK: pip install "gloaming[mcp]"\n'
    assert result.stdout == ""


def test_a_port_in_use_is_refused(run: Run) -> None:
    pytest.importorskip("mcp")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"port {port} cannot be used" in refused(run("mcp", "--http", port))
