"""A process that checks packs: it reads tasks from stdin, one per line, and writes a reply to stdout for each.

`python -m gloaming.server.workshop.check_worker`. It writes an empty line once it is ready. Its memory is limited, and
the server kills it when it takes too long.
"""

from __future__ import annotations

import os
import secrets
import signal
import sys
import traceback
from base64 import b64encode
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, Final

import msgspec

from gloaming import Game, GloamingError
from gloaming.engine.content.pack_archive import read_archive, write_archive
from gloaming.engine.decoding import decode
from gloaming.games import game as published
from gloaming.games import games
from gloaming.lab.content.game_files import PackFiles
from gloaming.server.bots.bot_worker import BEHIND, follow
from gloaming.server.protocol.workshop_info import Draft
from gloaming.server.workshop.check_tasks import (
    CheckReply,
    CheckTask,
    DescribeTask,
    ImportTask,
    OpenTask,
    SaveTask,
    StartedDeal,
    StartTask,
    Task,
    ZipTask,
)
from gloaming.server.workshop.draft_check import check_draft
from gloaming.server.workshop.draft_files import draft_of, files_of
from gloaming.server.workshop.opening_deals import OpeningDeal, deal_with
from gloaming.server.workshop.workshop_games import workshop_game

MEMORY: Final = 2**30
"""The maximum size of the process's address space, in bytes."""

SECONDS: Final = 5.0
"""The maximum CPU time of a task, in seconds. The process ends when a task takes more."""

ARCHIVE: Final = "the file"
"""The name of an imported file in messages."""


class FaultyPack(Exception):
    """An error raised for a faulty pack, with the message for its author."""


def execute(task: Task) -> Any:
    """Execute a task and return its answer. Raises FaultyPack or GloamingError."""
    if isinstance(task, CheckTask):
        return check_draft(task.draft)
    if isinstance(task, DescribeTask):
        return workshop_game(task.game)
    if isinstance(task, SaveTask):
        check(task.draft)
        return files_of(task.draft)
    if isinstance(task, ImportTask):
        archived = read_archive(task.data, ARCHIVE)
        draft = draft_of(PackFiles(archived.name, archived.files))
        check(draft)
        return draft
    if isinstance(task, OpenTask):
        return draft_of(task.files)
    if isinstance(task, ZipTask):
        return b64encode(write_archive(task.files.name, task.files.files)).decode()
    return start_match(task)


def check(draft: Draft) -> None:
    """Raise FaultyPack with the message of the first fault of a draft, if it has any."""
    faults = check_draft(draft).faults
    if faults:
        raise FaultyPack(faults[0].message)


def start_match(task: StartTask) -> StartedDeal:
    """Start a match of a game with packs, and look at it as the server does. Raises FaultyPack or GloamingError."""
    with TemporaryDirectory(prefix="gloaming-check-") as name:
        folders = [files.write(Path(name) / str(number)) for number, files in enumerate(task.packs)]
        game = published(task.game).with_packs(*folders)
    game.content()
    if not task.seats:
        return StartedDeal()
    options, seed = task.options, None
    if task.start_with is not None:
        deal = find_deal(game, task, *task.start_with)
        options, seed = deal.settings, deal.seed
    match = game.new(seats=task.seats, seed=secrets.randbits(63) if seed is None else seed, options=options)
    broken = match.check()
    if broken:
        raise FaultyPack(f"The game cannot be set up with this pack: {broken[0]}")
    for seat in (None, *range(match.seats)):
        match.view(seat)
        for event in match.events(seat, 0):
            match.narrate(tuple(event["event"]), seat)
    if match.decision is not None:
        for option in range(len(match.decision.options)):
            match.describe(option)
    return StartedDeal(seed, options)


def find_deal(game: Game, task: StartTask, table: str, id: str) -> OpeningDeal:
    """Return a deal in which an entry of a pack comes into sight early. Raises FaultyPack or GloamingError."""
    entries = [entry for files in task.packs for entry in draft_of(files).entries.get(table, [])]
    entry = next((entry for entry in entries if entry.get("id") == id), None)
    if entry is None:
        raise FaultyPack(f"start_with: the packs of this table have no {table} {id!r}")
    deal = deal_with(game, table, entry, seats=task.seats, settings=task.options, seed=secrets.randbits(63))
    if deal is None:
        raise FaultyPack(f"No deal was found that starts with {table} {id!r}. Play without it, or try again.")
    return deal


def reply_to(line: bytes) -> CheckReply:
    """Execute a task, given as JSON, and return the reply."""
    try:
        answer = execute(decode(line, Task))
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


def limit_time(seconds: float) -> None:
    """End the process when it has taken this CPU time from now on, on systems that can do so; 0 for no limit."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)  # the default action of its signal ends the process


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    written = sys.stdout.buffer
    sys.stdout = sys.stderr
    games()
    limit_memory()
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=follow, args=(lines,), daemon=True).start()
    written.write(b"\n")
    written.flush()
    for line in iter(lines.get, b""):
        limit_time(SECONDS)
        reply = msgspec.json.encode(reply_to(line)) + b"\n"
        limit_time(0)
        written.write(reply)
        written.flush()
