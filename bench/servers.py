"""Servers for `load.py`: one with SQLite, or several with PostgreSQL behind HAProxy, as in docs/."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from tests.ports import port_of_its_own
from tests.server.databases import postgresql

CONFIGURATION = Path(__file__).parents[1] / "docs" / "haproxy.cfg"

PATIENCE = 60.0
"""Seconds that a server may take to start on a busy machine."""

TICKS = 100.0
"""Clock ticks per second of processor time."""


@dataclass(frozen=True)
class House:
    """The address for clients, and the processes: the servers, and the database and balancer, if any."""

    address: str
    servers: list[int]
    database: int | None = None
    balancer: int | None = None


@contextmanager
def sqlite(tables: int) -> Iterator[House]:
    """Run one server on a folder."""
    with TemporaryDirectory() as folder, _serving(["--data", folder], tables) as (port, pid):
        yield House(f"http://127.0.0.1:{port}", [pid])


@contextmanager
def shared(tables: int, processes: int) -> Iterator[House]:
    """Run servers with one PostgreSQL that writes to the disk, behind HAProxy."""
    program = shutil.which("haproxy") or shutil.which("/usr/sbin/haproxy")
    if program is None:
        raise SystemExit("there is no HAProxy here: install it, or measure with --only sqlite")
    with ExitStack() as open_, TemporaryDirectory() as folder:
        store = open_.enter_context(postgresql(durable=True))
        words = ["--store", store, "--proxy", "127.0.0.1"]
        serving = [open_.enter_context(_serving(words, tables)) for _ in range(processes)]
        port = open_.enter_context(port_of_its_own())
        file = Path(folder) / "haproxy.cfg"
        file.write_text(balanced(CONFIGURATION.read_text(), port, [address for address, _ in serving]))
        balancer = open_.enter_context(
            _ended(subprocess.Popen([program, "-f", file, "-db"], stderr=subprocess.DEVNULL))
        )
        _until(lambda: _is_well(port))
        database = _listening(int(store.rpartition(":")[2].partition("/")[0]))
        yield House(f"http://127.0.0.1:{port}", [pid for _, pid in serving], database, balancer.pid)


def balanced(text: str, port: int, servers: list[int]) -> str:
    """Return HAProxy's configuration of docs/ for these ports, without the servers that have none."""
    lines = []
    for line in text.replace("127.0.0.1:8000", f"127.0.0.1:{port}").splitlines():
        named = re.search(r"127\.0\.0\.1:800([1-9])\b", line)
        if named is None:
            lines.append(line)
        elif int(named[1]) <= len(servers):
            lines.append(line.replace(named[0], f"127.0.0.1:{servers[int(named[1]) - 1]}"))
    return "\n".join(lines) + "\n"


@contextmanager
def _serving(words: list[str], tables: int) -> Iterator[tuple[int, int]]:
    """Start a server. Return its port and process."""
    with port_of_its_own() as port:
        program = [sys.executable, "-m", "gloaming", "serve", "--port", str(port), "--most-tables", str(tables)]
        started = subprocess.Popen([*program, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with _ended(started):
            _until(lambda: _is_well(port))
            yield port, started.pid


@contextmanager
def _ended(process: subprocess.Popen[bytes]) -> Iterator[subprocess.Popen[bytes]]:
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _is_well(port: int) -> bool:
    with suppress(httpx.HTTPError):
        return httpx.get(f"http://127.0.0.1:{port}/healthz", verify=False).status_code == 200
    return False


def _until(true: Callable[[], bool]) -> None:
    began = time.monotonic()
    while not true():
        if time.monotonic() - began > PATIENCE:
            raise SystemExit(f"a server has not started within {PATIENCE:.0f} s")
        time.sleep(0.05)


def _listening(port: int) -> int | None:
    """Return the process id of the PostgreSQL on a port; None: the system does not report it."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            words = (folder / "cmdline").read_bytes().split(b"\0")
            if words[0].endswith(b"/postgres") and str(port).encode() in words:
                return int(folder.name)
    return None


def seconds_used(process: int | None, *, family: bool = False) -> float:
    """Return the processor seconds of a process; 0 if they are not reported. family: include its children."""
    if process is None:
        return 0.0
    used = sum(_stat(process, 11, 12)) / TICKS
    if family:
        used += sum(_stat(process, 13, 14)) / TICKS  # of ended children
        used += sum(seconds_used(child) for child in _children(process))
    return used


def kilobytes(processes: list[int]) -> float:
    """Return the memory of processes."""
    held = 0.0
    for process in processes:
        with suppress(OSError):
            line = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
            held += float(line[1]) if line else 0.0
    return held


def _stat(process: int, *places: int) -> list[int]:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
    return [int(fields[place]) for place in places]


def _children(process: int) -> list[int]:
    children = []
    for folder in Path("/proc").glob("[0-9]*"):
        if _stat(int(folder.name), 1) == [process]:
            children.append(int(folder.name))
    return children
