"""A process that compares a pack with the box: it reads one task from stdin and writes its state to stdout.

`python -m gloaming.server.workshop.comparison_worker`: the task is a `ComparisonTask` as JSON on one line. Each line of
the output is a `Comparison` as JSON, at most one every INTERVAL seconds, the last with the state "done" or "failed".
The process ends when stdin is closed.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

import msgspec

from gloaming.engine.decoding import decode
from gloaming.engine.errors import GloamingError
from gloaming.lab.matches.recording_player import RecordingPlayer
from gloaming.lab.runs.runner import run
from gloaming.server.bots.bot_worker import BEHIND, follow
from gloaming.server.protocol.workshop_info import Comparison
from gloaming.server.workshop.comparison_plan import NEW, ComparisonTask, plan_comparison
from gloaming.server.workshop.comparison_results import ComparisonResults

INTERVAL: Final = 0.5
"""Seconds between two lines of output."""

MOST_MEMORY: Final = 2 * 2**30
"""The maximum size of the process's address space, in bytes."""

MOST_WRITTEN: Final = 8 * 2**20
"""The maximum size of a file that the process writes, in bytes: the texts of the pack in a temporary folder."""

SPARE_SECONDS: Final = 20
"""Seconds of CPU time beyond the limit of the task after which the process is killed: for loading, and a last match."""

LOOK_EVERY: Final = 20
"""The number of deals after which the process checks whether the comparison is decided."""


def play_comparison(task: ComparisonTask, clock: Callable[[], float] = time.process_time) -> Iterator[Comparison]:
    """Play the deals of a comparison, and yield the state after each deal, until it is decided or at a limit.

    clock: returns the seconds that count against the limit of the task. Raises GloamingError if a match fails.
    """
    plan = plan_comparison(task)
    results = ComparisonResults(plan)
    player = RecordingPlayer({NEW: task.files})
    begun = clock()
    for deal in range(task.deals):
        results.add(*run(plan.units(deal), player))
        seconds = clock() - begun
        if seconds >= task.seconds or (results.deals % LOOK_EVERY == 0 and results.is_done):
            break
        expected = int(results.deals * task.seconds / max(seconds, 1e-6))
        yield results.comparison(most=max(results.deals, min(task.deals, expected)))
    yield results.comparison("done", results.deals)


def limit_resources(seconds: float) -> None:
    """Limit the CPU time, memory and files of this process. Systems without such limits are left alone."""
    try:
        import resource
    except ImportError:
        return
    limits = {
        resource.RLIMIT_CPU: int(seconds) + SPARE_SECONDS,
        resource.RLIMIT_AS: MOST_MEMORY,
        resource.RLIMIT_FSIZE: MOST_WRITTEN,
        resource.RLIMIT_CORE: 0,
    }
    for kind, limit in limits.items():
        hard = resource.getrlimit(kind)[1]
        allowed = limit if hard == resource.RLIM_INFINITY else min(limit, hard)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(kind, (allowed, allowed))


def carry_out(line: bytes, written: BinaryIO) -> None:
    """Carry out the task on a line, and write its state."""

    def write(state: Comparison) -> None:
        written.write(msgspec.json.encode(state) + b"\n")
        written.flush()

    at = time.monotonic()
    last = Comparison(id="", state="playing", played=0, most=0)
    try:
        task = decode(line, ComparisonTask)
        limit_resources(task.seconds)
        last = msgspec.structs.replace(last, most=task.deals)
        write(last)
        for last in play_comparison(task):
            now = time.monotonic()
            if last.state != "playing" or now - at >= INTERVAL:
                at = now
                write(last)
    except (GloamingError, msgspec.MsgspecError) as error:
        write(msgspec.structs.replace(last, state="failed", problem=str(error)[:500]))
    except Exception as error:  # The pack breaks a rule of the engine: this must be reported, not a traceback.
        problem = f"A match with this pack failed ({type(error).__name__}). Change the entry, then try again."
        write(msgspec.structs.replace(last, state="failed", problem=problem))


def main() -> None:
    """Read the task, and carry it out."""
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=follow, args=(lines,), daemon=True).start()
    carry_out(lines.get(), sys.stdout.buffer)
    os._exit(0)


if __name__ == "__main__":
    main()
