"""The queue of comparisons of packs with the box. Each runs in its own process, which can be killed."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from collections.abc import Awaitable, Callable
from time import monotonic as clock
from typing import Final, Literal

import msgspec

from gloaming.engine.decoding import decode
from gloaming.lab.content.game_files import GameFiles, PackFiles
from gloaming.server.bots.bot_pool import RecentUsage
from gloaming.server.limits.rate_limits import SOON
from gloaming.server.limits.responses import Refusal
from gloaming.server.monitoring import metrics
from gloaming.server.protocol.workshop_info import Comparison, Draft, StartComparison
from gloaming.server.workshop.comparison_plan import BOT, ComparisonTask

log = logging.getLogger(__name__)

AT_ONCE: Final = 1
"""The number of comparisons that run at the same time."""

MOST_WAITING: Final = 20
"""The maximum number of comparisons that wait for their turn."""

MOST_OF_ADDRESS: Final = 5
"""The maximum number of comparisons of one address that run or wait."""

CPU_SECONDS: Final = 120.0
"""The CPU time of a comparison, in seconds."""

MOST_DEALS: Final = 5000
"""The maximum number of deals of a comparison."""

PATIENCE: Final = 5
"""The factor by which a comparison may take longer than its CPU time: its process has a low priority."""

START_SECONDS: Final = 60.0
"""Seconds that a comparison may take longer than that, to start its process."""

KEPT_SECONDS: Final = 3600.0
"""Seconds after which a comparison that has ended is forgotten."""

MOST_KEPT: Final = 500
"""The maximum number of comparisons that have ended and are kept."""

LONGEST_LINE: Final = 2**20
"""The maximum size of a line from a process, in bytes."""

Check = Callable[[Draft], Awaitable[PackFiles]]
"""Checks a draft and returns its files. Raises Refusal with the first fault of a faulty draft."""


State = Literal["waiting", "playing", "done", "stopped", "failed"]


class RunningComparison:
    """A comparison of an author.

    task: the task of its process, None once it has ended, as it holds the files of the pack; info: what the author
    sees; ended: when it ended, None while it runs or waits.
    """

    def __init__(self, identity: str, address: str, task: ComparisonTask) -> None:
        self.identity = identity
        self.address = address
        self.task: ComparisonTask | None = task
        self.info = Comparison(id=secrets.token_urlsafe(9), state="waiting", played=0, most=task.deals)
        self.ended: float | None = None
        self.process: Process | None = None
        self.was_killed = False
        self.work: asyncio.Task[None] | None = None

    def has_ended(self) -> bool:
        """Return whether it has ended."""
        return self.ended is not None

    def end(self, state: State, problem: str = "") -> None:
        """End it, unless it has ended. What it has found is kept."""
        if self.ended is None:
            self.ended = clock()
            self.task = None
            self.info = msgspec.structs.replace(self.info, state=state, problem=problem)

    def kill(self) -> None:
        """Kill the process, but only once."""
        if self.process is not None and self.process.returncode is None and not self.was_killed:
            self.was_killed = True
            self.process.kill()


class Comparisons:
    """The comparisons of a server, those that run, wait or have ended within the last hour.

    The address whose comparisons have taken the least time recently comes first, and then the person. check: checks
    drafts; at_once: how many run at the same time; seconds, deals: the limits of a comparison; patience: the seconds
    after which its process is killed.
    """

    def __init__(
        self, check: Check, *, at_once: int = AT_ONCE, seconds: float = CPU_SECONDS, deals: int = MOST_DEALS
    ) -> None:
        self.deals = deals
        self.patience = seconds * PATIENCE + START_SECONDS
        self.most_waiting = MOST_WAITING
        self.most_of_address = MOST_OF_ADDRESS
        self.bot = BOT
        self._check = check
        self._at_once = at_once
        self._seconds = seconds
        self._known: dict[str, RunningComparison] = {}
        self._starting: set[str] = set()
        self._identities = RecentUsage()
        self._addresses = RecentUsage()

    def admit(self, identity: str, address: str) -> None:
        """Raise Refusal if a person cannot start a comparison now. A running one of the same person does not count."""
        active = [known for known in self._known.values() if known.ended is None and known.identity != identity]
        if identity in self._starting:
            raise Refusal(409, "one-comparison", "Another comparison of yours is starting. Try again in a moment.")
        if len([known for known in active if known.address == address]) >= self.most_of_address:
            metrics.limited("comparisons")
            raise Refusal(
                429, "too-many", "Many comparisons have been started from your address. Try again later.", wait=SOON
            )
        self._room(identity, address)

    async def start(self, identity: str, address: str, wanted: StartComparison) -> Comparison:
        """Start a comparison, which stops an earlier one of the same person that still runs or waits.

        Raises Refusal if the draft is faulty, or as `admit` does.
        """
        self.admit(identity, address)
        self._starting.add(identity)
        try:
            files = await self._check(wanted.draft)
        finally:
            self._starting.discard(identity)
        self.admit(identity, address)
        gives_way = self._room(identity, address)
        table, entry = wanted.entry or ("", "")
        if wanted.entry is not None and all([one.get("id") != entry for one in wanted.draft.entries.get(table, [])]):
            raise Refusal(400, "bad-request", f"The draft has no {table} {entry!r}. Name one of its entries, or none.")
        task = ComparisonTask(
            GameFiles(wanted.draft.game, (files,)),
            table,
            entry,
            wanted.options,
            title=wanted.draft.title,
            seconds=self._seconds,
            deals=self.deals,
            seed=secrets.randbits(32),
            bot=self.bot,
        )
        for known in self._known.values():
            if known.identity == identity:
                known.end("stopped")
                known.kill()
        if gives_way is not None:
            gives_way.end(
                "failed", "Too many comparisons are waiting, many of them from your address. Try again later."
            )
        made = RunningComparison(identity, address, task)
        self._forget()
        self._known[made.info.id] = made
        self._start_next()
        return made.info

    def find(self, identity: str | None, id: str) -> Comparison:
        """Return a comparison of a person. Raises Refusal."""
        return self._own(identity, id).info

    def stop(self, identity: str | None, id: str) -> Comparison:
        """Stop a comparison of a person, and return what it has found. Raises Refusal."""
        own = self._own(identity, id)
        own.end("stopped")
        own.kill()
        self._start_next()
        return own.info

    def process(self, id: str) -> Process | None:
        """Return the process of a comparison, None if it has none."""
        return self._known[id].process

    async def close(self) -> None:
        """Stop all comparisons, and wait until their processes have ended."""
        for known in self._known.values():
            known.end("stopped")
            known.kill()
        await asyncio.gather(*[known.work for known in self._known.values() if known.work is not None])

    def _room(self, identity: str, address: str) -> RunningComparison | None:
        """Return the waiting comparison that gives way to a new one, None if there is room without.

        It is the latest one of the address with the most of them. Raises Refusal if no address has clearly more than
        the new one's, or as many and had more time recently.
        """
        waiting = [
            known
            for known in self._known.values()
            if known.ended is None and known.work is None and known.identity != identity
        ]
        if len(waiting) < self.most_waiting:
            return None
        metrics.limited("comparisons")
        many = Counter([known.address for known in waiting])
        last = max(waiting[::-1], key=lambda known: (many[known.address], self._addresses.of(known.address)))
        if (many[last.address], self._addresses.of(last.address)) > (many[address] + 1, self._addresses.of(address)):
            return last
        raise Refusal(503, "full", "Too many comparisons are waiting. Try again later.", wait=SOON)

    def _own(self, identity: str | None, id: str) -> RunningComparison:
        self._forget()
        found = self._known.get(id)
        if found is None or found.identity != identity:
            raise Refusal(404, "unknown-comparison", "There is no such comparison. Start it again.")
        return found

    def _forget(self) -> None:
        now = clock()
        ended = [(known.ended, id) for id, known in self._known.items() if known.ended is not None]
        for number, (at, id) in enumerate(sorted(ended, reverse=True)):
            if at < now - KEPT_SECONDS or number >= MOST_KEPT:
                del self._known[id]

    def _start_next(self) -> None:
        """Start comparisons while there is room."""
        while True:
            active = [known for known in self._known.values() if known.work is not None and not known.work.done()]
            waiting = [known for known in self._known.values() if known.work is None and known.ended is None]
            if not waiting or len(active) >= self._at_once:
                return
            first = min(
                waiting,
                key=lambda known: (self._addresses.of(known.address), self._identities.of(known.identity)),
            )
            first.work = asyncio.ensure_future(self._run(first))

    async def _run(self, running: RunningComparison) -> None:
        begun = clock()
        limit = self.patience
        try:
            async with asyncio.timeout(limit):
                await self._follow(running)
            running.end("failed", "The process of the comparison ended early. Make the pack simpler, then try again.")
        except TimeoutError:
            if running.info.played:
                running.end("done")
            running.end("failed", f"Not a single deal was played within {limit:g} s. Make the pack simpler.")
        except (OSError, ValueError, msgspec.MsgspecError):
            metrics.failed("comparisons")
            log.exception("a comparison failed")
            running.end("failed", "The comparison failed. Try again later.")
        finally:
            running.kill()
            if running.process is not None:
                await _end(running.process)
            seconds = clock() - begun
            self._identities.count(running.identity, seconds)
            self._addresses.count(running.address, seconds)
            asyncio.get_running_loop().call_soon(self._start_next)

    async def _follow(self, running: RunningComparison) -> None:
        """Start the process, and follow its state until it ends."""
        program = (sys.executable, "-P", "-m", "gloaming.server.workshop.comparison_worker")
        process = await asyncio.create_subprocess_exec(
            *program, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE, env=_environment()
        )
        running.process = process
        if running.has_ended():
            return
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(running.task) + b"\n")
        await process.stdin.drain()
        while line := await process.stdout.readline():
            state = decode(line, Comparison)
            if running.has_ended():
                return
            if state.state in ("done", "failed"):
                running.info = msgspec.structs.replace(state, id=running.info.id)
                running.end(state.state, state.problem)
                return
            running.info = msgspec.structs.replace(state, id=running.info.id)


async def _end(process: Process) -> None:
    """Wait until a process that has been killed has ended, and close its pipes."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    while await process.stdout.read(LONGEST_LINE):
        pass
    await process.wait()


def _environment() -> dict[str, str]:
    """Return the environment of the process: of the server's, only what Python needs to find its modules."""
    return {
        name: os.environ[name] for name in ("PATH", "PYTHONPATH", "LANG", "TMPDIR", "SYSTEMROOT") if name in os.environ
    }
