"""A process for bots to think in: it reads questions, one a line, and writes choices.

`python -m gloaming.server.thinker [PACK ...]`: the folders of packs with which games may be played.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Iterable
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

import msgspec

from gloaming import Shelf
from gloaming.bots import Sight, bot

BEHIND = 10
"""How much lower than the server's the priority of thinking is: choices are answered first."""


class Question(msgspec.Struct, frozen=True):
    """A bot's spec and seed, and the save of the match in which its seat has to choose."""

    spec: str
    seed: int
    seat: int
    save: dict[str, Any]


class Choice(msgspec.Struct, frozen=True):
    """The number of an option; or None, and how the bot failed."""

    option: int | None
    fault: str = ""


def think(question: Question, shelf: Shelf) -> Choice:
    """Let the bot choose; it gets the match as its seat knows it."""
    try:
        sight = Sight(shelf.load(question.save), question.seat)
        return Choice(bot(question.spec, question.seed).choose(sight))
    except Exception:
        return Choice(None, traceback.format_exc())


def answer(questions: Iterable[bytes], choices: BinaryIO, shelf: Shelf) -> None:
    """Answer each line of questions with one of choices, until there are no more."""
    for line in questions:
        choice = think(msgspec.json.decode(line, type=Question), shelf)
        choices.write(msgspec.json.encode(choice) + b"\n")
        choices.flush()


def follow(questions: BinaryIO, heard: SimpleQueue[bytes]) -> None:
    """Hear the questions; when the server has gone, end the process in mid-thought."""
    for line in questions:
        heard.put(line)
    os._exit(0)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    written = sys.stdout.buffer
    sys.stdout = sys.stderr
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=follow, args=(sys.stdin.buffer, lines), daemon=True).start()
    answer(iter(lines.get, b""), written, Shelf(sys.argv[1:]))
