"""A process that checks packs: it reads tasks from stdin, one per line, and writes a reply to stdout for each.

`python -m gloaming.server.workshop.check_worker`. It writes an empty line once it is ready. Its memory is limited, and
the server kills it when it takes too long.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

import msgspec

from gloaming import GloamingError
from gloaming.engine.decoding import decode
from gloaming.games import games
from gloaming.lab.content.game_files import GameFiles, PackFiles
from gloaming.server.bots.bot_worker import BEHIND, follow
from gloaming.server.protocol.workshop_info import Draft
from gloaming.server.workshop.check_tasks import (
    CheckReply,
    CheckTask,
    DescribeTask,
    ImportedPack,
    ImportTask,
    OpenTask,
    SaveTask,
    StartedDeal,
    StartTask,
    Task,
    ZipTask,
)
from gloaming.server.workshop.draft_check import check_draft, deal_with, draft_of, files_of, workshop_game

MEMORY: Final = 2 * 2**30
"""The maximum size of the process's address space, in bytes."""


class FaultyPack(Exception):
    """An error raised for a faulty pack, with the message for its author."""


def done(task: Task) -> Any:
    """Execute a task and return its answer. Raises FaultyPack or GloamingError."""
    if isinstance(task, CheckTask):
        return check_draft(task.draft)
    if isinstance(task, DescribeTask):
        return workshop_game(task.game)
    if isinstance(task, SaveTask):
        return saved(task.draft)
    if isinstance(task, ImportTask):
        return imported(task.data)
    if isinstance(task, OpenTask):
        return draft_of(task.files)
    if isinstance(task, ZipTask):
        return zipped(task.files)
    return started(task)


def saved(draft: Draft) -> PackFiles:
    """Return the files of a draft. Raises FaultyPack with the message of its first fault."""
    faults = check_draft(draft).faults
    if faults:
        raise FaultyPack(faults[0].message)
    return files_of(draft)


def started(task: StartTask) -> StartedDeal:
    """Start a match of a game with packs, and look at it as the server does. Raises FaultyPack or GloamingError."""
    game = GameFiles(task.game, task.packs).load()
    game.content()
    if not task.seats:
        return StartedDeal()
    seed = None
    if task.start_with is not None:
        seed = deal_with(game, task.seats, task.options, task.start_with)
        if seed is None:
            table, id = task.start_with
            raise FaultyPack(f"No deal was found that starts with {table} {id!r}. Play without it, or try again.")
    match = game.new(seats=task.seats, seed=1 if seed is None else seed, options=task.options)
    for seat in (None, *range(match.seats)):
        match.view(seat)
        match.events(seat, 0)
    if match.decision is not None:
        for option in range(len(match.decision.options)):
            match.describe(option)
    return StartedDeal(seed)


def answered(line: bytes) -> CheckReply:
    """Execute a task, given as JSON, and return the reply."""
    try:
        answer = done(decode(line, Task))
        return CheckReply(msgspec.Raw(msgspec.json.encode(answer)))
    except (FaultyPack, GloamingError) as error:
        return CheckReply(fault=str(error))
    except RecursionError:
        return CheckReply(fault="This pack is nested too deeply.")
    except MemoryError:
        return CheckReply(fault="This pack needs too much memory. Make it smaller.")
    except Exception as error:
        traceback.print_exc()
        return CheckReply(fault=f"The game fails with this pack: {type(error).__name__}: {error}")


def limit_memory() -> None:
    """Limit the process's memory, on systems that can do so."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    written = sys.stdout.buffer
    sys.stdout = sys.stderr
    games()
    limit_memory()
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=follow, args=(sys.stdin.buffer, lines), daemon=True).start()
    written.write(b"\n")
    written.flush()
    for line in iter(lines.get, b""):
        written.write(msgspec.json.encode(answered(line)) + b"\n")
        written.flush()
