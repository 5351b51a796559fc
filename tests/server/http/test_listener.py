"""`gloaming.server.serve` on its port."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import gloaming.server
from gloaming.server.http.listener import _bound
from gloaming.server.store.sqlite import FILE
from tests.server.house import PATIENCE, get

SERVE = "import gloaming.server; gloaming.server.serve({}, {!r})"


@pytest.fixture
def served() -> Iterator[subprocess.Popen[str]]:
    """A server in a process of its own, on any free port."""
    program = [sys.executable, "-c", SERVE.format(0, "127.0.0.1")]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        yield process
        process.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no Ctrl-C to send")
def test_it_prints_its_address_once_it_listens_and_ends_quietly(served: subprocess.Popen[str]) -> None:
    assert served.stdout is not None
    address = served.stdout.readline().strip()
    assert address.startswith("http://127.0.0.1:")
    assert address.endswith("/")
    assert get(address + "api/games").status_code == 200
    served.send_signal(signal.SIGINT)
    out, err = served.communicate(timeout=PATIENCE)
    assert (served.returncode, out, err) == (0, "", "")


def test_a_port_in_use_is_one_plain_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(SystemExit) as ended:
            gloaming.server.serve(port)
    assert (
        ended.value.code == f"cannot listen on 127.0.0.1, port {port}: the port is in use; choose another with --port"
    )


@pytest.mark.parametrize(
    ("port", "host", "why"),
    [
        (0, "nowhere..example", "this is not a host name"),
        (0, "", "the host is empty"),
        (70000, "127.0.0.1", "the port must be between 0 and 65535"),
        (-1, "127.0.0.1", "the port must be between 0 and 65535"),
        (0, "192.0.2.1", "assign"),
    ],
)
def test_a_place_that_cannot_be_had_is_one_plain_line(port: int, host: str, why: str) -> None:
    with pytest.raises(SystemExit) as ended:
        gloaming.server.serve(port, host)
    line = str(ended.value.code)
    assert line.startswith(f"cannot listen on {host}, port {port}: ")
    assert why in line
    assert "\n" not in line


def test_a_store_that_cannot_be_used_is_one_plain_line(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all, but a page of it " * 200)
    with pytest.raises(SystemExit) as ended:
        gloaming.server.serve(0, data=tmp_path)
    line = str(ended.value.code)
    assert line.startswith(f"{tmp_path / FILE}: is damaged")
    assert "\n" not in line


def test_what_is_written_goes_out_at_once() -> None:
    with _bound(0, "127.0.0.1") as bound:
        assert bound.proto == socket.IPPROTO_TCP, "Nagle's algorithm is on"
