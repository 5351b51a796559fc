"""Agents that are programs, in any language: they play at the table of a server, by the protocol of `gloaming serve`.

The spec of such an agent is `program:COMMAND`. For every match a server in this process opens a table, with bots at the
other seats, and the command is started. A program has one seat, because a server accepts a chosen seed only for tables
with one person. It finds its seat in environment variables:

GLOAMING_URL: the address of the server; GLOAMING_TABLE: the id of the table; GLOAMING_COOKIES: a file with the cookies
that identify the seat, as `gloaming.client.Cookies` reads it; GLOAMING_SEED: a seed for everything random.
"""

from __future__ import annotations

import asyncio
import os
import shlex
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Final

from gloaming import Shelf
from gloaming.cli.command_errors import CommandError
from gloaming.client import Client, Cookies
from gloaming.engine.match.match import Game, Match
from gloaming.lab.matches.agents import PROGRAM, AgentFailed, is_program
from gloaming.lab.runs.seeds import seat_seed

if TYPE_CHECKING:
    from gloaming.server.tables.table import Table

MATCH_SECONDS: Final = 600.0
"""Seconds after which a match with a program is lost."""

GRACE: Final = 5.0
"""Seconds that a program has to exit after its match, and that a match has to end after a program exits."""

POLL: Final = 0.02

MOST_TABLES: Final = 1_000_000


def command_of(spec: str) -> list[str]:
    """Return the words of a program's command. Raises CommandError if the program cannot be found."""
    try:
        words = shlex.split(spec.removeprefix(PROGRAM))
    except ValueError as error:
        raise CommandError(f"{spec}: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise CommandError(
            f"{spec}: there is no such program; write {PROGRAM}COMMAND, as in '{PROGRAM}python my_bot.py'"
        )
    return words


class TableHost:
    """A server in this process, for matches with programs. shelf: the games on offer."""

    def __init__(self, shelf: Shelf) -> None:
        import uvicorn

        from gloaming.server.http.app import create_app
        from gloaming.server.http.listener import configured
        from gloaming.server.limits.rate_limits import Limits, Rate

        free = Rate(1_000_000, 0.0001)
        limits = Limits(
            requests=free,
            opening=free,
            opening_for_days=free,
            stored=Rate(1_000_000_000, 0.0001),
            joining=free,
            inviting=free,
            connecting=free,
            messages=free,
            all_messages=free,
            messages_for_days=free,
        )
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.bind(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        app = create_app(pause=0, most_tables=MOST_TABLES, limits=limits, shelf=shelf)
        self._tables = app.state.tables
        self._server = uvicorn.Server(configured(app))
        self._thread = Thread(target=self._server.run, args=([listening],), daemon=True)
        self._thread.start()
        while not self._server.started:
            if not self._thread.is_alive():
                raise CommandError("the server for the program's matches does not start")
            sleep(POLL)

    def close(self) -> None:
        """Stop the server."""
        self._server.should_exit = True
        self._thread.join(GRACE)

    def play(self, game: Game, players: Sequence[str], seed: int, options: Mapping[str, Any]) -> Match:
        """Play a match, and return it as replayed from its record.

        players: the spec of the bot at each seat, with one program among them. Raises AgentFailed if the program exits
        before the match is over, or if the match takes longer than MATCH_SECONDS.
        """
        seat = next(seat for seat, spec in enumerate(players) if is_program(spec))
        kinds = [*players]
        kinds[seat] = "human"
        with tempfile.TemporaryDirectory(prefix="gloaming-") as name:
            folder = Path(name)
            cookies = folder / "cookies.json"
            opener = Client(self.address, Cookies(cookies))
            table = asyncio.run(opener.open(game.id, kinds, options=options, seed=seed)).id
            place = {
                "GLOAMING_URL": self.address,
                "GLOAMING_TABLE": table,
                "GLOAMING_COOKIES": str(cookies),
                "GLOAMING_SEED": str(seat_seed(seed, seat)),
            }
            served = self._tables.awake[table]
            program = _Program(players[seat], seat, folder / "errors.txt", place)
            try:
                _wait(served, program)
            finally:
                program.stop()
        return game.replay(served.record())


def _wait(table: Table, program: _Program) -> None:
    """Wait until the match is over. Raises AgentFailed."""
    deadline = monotonic() + MATCH_SECONDS
    while not table.over:
        status = program.status
        if status == 0 and deadline > monotonic() + GRACE:
            deadline = monotonic() + GRACE
        if status or monotonic() > deadline:
            raise program.failed(
                f"did not finish the match in {MATCH_SECONDS:.0f} seconds"
                if status is None
                else f"exited with status {status} before the match was over"
            )
        sleep(POLL)


class _Program:
    """A running program at a seat of a table.

    errors: the file for what it writes to stderr; place: its environment variables.
    """

    def __init__(self, spec: str, seat: int, errors: Path, place: Mapping[str, str]) -> None:
        self._spec = spec
        self._seat = seat
        self._errors = errors
        with errors.open("wb") as written:
            self._process = subprocess.Popen(
                command_of(spec),
                env={**os.environ, **place},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=written,
            )

    @property
    def status(self) -> int | None:
        """The exit status; None while the program is running."""
        return self._process.poll()

    def failed(self, reason: str) -> AgentFailed:
        """Return the error that the program lost the match, with the last line that it wrote to stderr."""
        lines = self._errors.read_text(encoding="utf-8", errors="replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return AgentFailed(f"{self._spec} {reason}{f': {last}' if last else ''}", self._spec, self._seat)

    def stop(self) -> None:
        """Wait for the program to exit, and kill it if it does not."""
        try:
            self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


_host: TableHost | None = None


@contextmanager
def hosting(shelf: Shelf) -> Iterator[None]:
    """Run a server for matches with programs. shelf: the games on offer."""
    global _host
    _host = TableHost(shelf)
    try:
        yield
    finally:
        _host.close()
        _host = None


def play_at_table(game: Game, players: Sequence[str], seed: int, options: Mapping[str, Any]) -> Match:
    """Play a match with programs at the server of `hosting`. Arguments and errors as for `TableHost.play`."""
    if _host is None:
        raise CommandError("a program can only be evaluated, with `gloaming evaluate`")
    return _host.play(game, players, seed, options)
