"""A process in which bots think: it reads tasks, one per line, and writes replies.

`python -m gloaming.server.bots.bot_worker [PACK ...]`: the folders of packs that games may be played with.
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
from gloaming.bots import SeatView, bot, search_of
from gloaming.bots.match_analysis import Analysis, analysed, better
from gloaming.engine.decoding import decode
from gloaming.server.protocol.analysis_info import AnalysisInfo, AnalyzedChoice, BetterChoice

BEHIND = 10
"""Niceness of bot processes relative to the server, which answers choices first."""


class ChoiceTask(msgspec.Struct, frozen=True, tag="choose"):
    """A choice for a bot. spec, seed: of the bot; save: of the match, in which `seat` is to move.

    tree: the number of one search tree to grow, None for the choice itself; turns: the trees that share the bot's time.
    """

    spec: str
    seed: int
    seat: int
    save: dict[str, Any]
    tree: int | None = None
    turns: int = 1


class ChoiceReply(msgspec.Struct, frozen=True):
    """The number of an option; None: the bot failed, see `fault`. tried: how often a tree has tried each option."""

    option: int | None
    fault: str = ""
    tried: list[int] = []


class AnalysisTask(msgspec.Struct, frozen=True, tag="study"):
    """The record of a finished match to analyze. number: of the one choice to improve, None for the whole match."""

    record: dict[str, Any]
    number: int | None = None


class AnalysisReply(msgspec.Struct, frozen=True):
    """The result of an analysis, or `fault`. doubts: by seat, the numbers of the choices worth improving."""

    analysis: AnalysisInfo | None = None
    doubts: list[list[int]] = []
    better: BetterChoice | None = None
    fault: str = ""


def study(task: AnalysisTask, shelf: Shelf) -> AnalysisReply:
    """Analyze a finished match."""
    try:
        if task.number is None:
            match = shelf.replay(task.record)
            analysis = analysed(match)
            return AnalysisReply(_info(analysis), [analysis.doubts(seat) for seat in range(match.seats)])
        choices = task.record["choices"]
        match = shelf.replay({**task.record, "choices": choices[: task.number]})
        better_choice = better(match, choices[task.number])
        if better_choice is None:
            return AnalysisReply()
        info = BetterChoice(
            task.number, better_choice.label, round(better_choice.gain, 4), round(better_choice.error, 4)
        )
        return AnalysisReply(better=info)
    except Exception:
        return AnalysisReply(fault=traceback.format_exc())


def _info(analysis: Analysis) -> AnalysisInfo:
    return AnalysisInfo(
        win_probabilities=[
            [round(win_probability, 4) for win_probability in moment] for moment in analysis.win_probabilities
        ],
        choices=[AnalyzedChoice(seat=choice.seat, where=choice.where, said=choice.said) for choice in analysis.choices],
        turning_points=analysis.turning_points(),
    )


def think(question: ChoiceTask, shelf: Shelf) -> ChoiceReply:
    """Let a bot choose, or grow one of its trees. It sees only what its seat knows."""
    try:
        view = SeatView(shelf.load(question.save), question.seat)
        if question.tree is None:
            return ChoiceReply(bot(question.spec, question.seed).choose(view))
        search = search_of(view.game, question.spec, question.seed)
        if search is None:
            raise ValueError(f"{question.spec} does not search trees")
        return ChoiceReply(0, tried=search.tried(view, question.tree, question.turns))
    except Exception:
        return ChoiceReply(None, traceback.format_exc())


def answer(questions: Iterable[bytes], choices: BinaryIO, shelf: Shelf) -> None:
    """Answer tasks, one per line, until there are no more."""
    for line in questions:
        task: ChoiceTask | AnalysisTask = decode(line, ChoiceTask | AnalysisTask)
        reply = study(task, shelf) if isinstance(task, AnalysisTask) else think(task, shelf)
        choices.write(msgspec.json.encode(reply) + b"\n")
        choices.flush()


def follow(questions: BinaryIO, heard: SimpleQueue[bytes]) -> None:
    """Read tasks. When the server is gone, exit at once."""
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
