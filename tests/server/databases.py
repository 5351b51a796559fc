"""A real PostgreSQL for tests, in a folder of its own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest

from gloaming.server.store import postgres

from ..ports import port_of_its_own
from .house import PATIENCE, until


def lacking(what: str) -> None:
    """Skip the test on a developer's machine without the program; fail in CI, which installs it."""
    if os.environ.get("CI"):
        pytest.fail(f"there is no {what} here")
    pytest.skip(f"needs {what}")


def binaries() -> Path:
    """Return the folder of PostgreSQL's programs."""
    initdb = shutil.which("initdb")
    if initdb:
        return Path(initdb).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not folders:
        lacking("PostgreSQL")
    return folders[-1]


@contextmanager
def postgresql(*, durable: bool = False) -> Iterator[str]:
    """Run PostgreSQL, and yield its address. durable: wait for the disk at each commit, as by default.

    Stores of this process may stop within a transaction for as long as a busy machine lets them.
    """
    programs = binaries()
    with port_of_its_own() as port, TemporaryDirectory(prefix="gloaming-postgresql-") as data:
        become: list[str] = []
        if os.getuid() == 0:  # it refuses to run as root
            shutil.chown(data, "nobody")
            become = ["setpriv", "--reuid=nobody", "--clear-groups", "--"]
        lay_out = [str(programs / "initdb"), "-D", data, "-U", "gloaming", "--auth=trust", "--no-sync", "-E", "UTF8"]
        subprocess.run([*become, *lay_out, "--locale=C"], check=True, cwd="/", stdout=subprocess.DEVNULL)
        options = [
            "-p",
            str(port),
            "-h",
            "127.0.0.1",
            "-k",
            "",
            "-c",
            f"fsync={'on' if durable else 'off'}",
            "-c",
            "max_connections=60",
        ]
        program = [*become, str(programs / "postgres"), "-D", data, *options]
        with subprocess.Popen(program, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
            address = f"postgresql://gloaming@127.0.0.1:{port}/postgres"
            until(lambda: _answers(address))
            try:
                with pytest.MonkeyPatch.context() as patient:
                    patient.setattr(postgres, "IDLE", PATIENCE)
                    yield address
            finally:
                server.send_signal(signal.SIGINT)  # end at once, even with open connections


def _answers(address: str) -> bool:
    try:
        psycopg.connect(address).close()
    except psycopg.OperationalError:
        return False
    return True
