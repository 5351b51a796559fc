"""A worker process in which bots think: it reads tasks from stdin, one per line, and writes a reply to stdout for each.

`python -m gloaming.server.bots.bot_worker CONTENTS [PACK ...]`: CONTENTS is the folder of the workshop's packs, "" for
none; PACK is the folder of a content pack with which games may be played.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Iterable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

import msgspec

from gloaming import Match, Shelf
from gloaming.bots import SeatView, bot, search_of
from gloaming.bots.hints import advise
from gloaming.bots.match_analysis import Analysis, analysed, better, narrate
from gloaming.engine.decoding import decode
from gloaming.server.protocol.analysis_info import AnalysisInfo, AnalyzedChoice, BetterChoice, TurningPoint

BEHIND = 10
"""The niceness of worker processes, so that the server, which answers players, gets the CPU first."""


class ChoiceTask(msgspec.Struct, frozen=True, tag="choose"):
    """A task to choose an option for a seat.

    spec: the spec of the bot.
    seed: the random seed of the bot.
    seat: the seat to move.
    save: the save of the match.
    tree: the index of the one search tree to compute, None to make the choice.
    turns: the number of trees that share the bot's time limit one after another.
    """

    spec: str
    seed: int
    seat: int
    save: dict[str, Any]
    tree: int | None = None
    turns: int = 1


class ChoiceReply(msgspec.Struct, frozen=True):
    """The reply to a ChoiceTask.

    option: the index of the option, None if the bot failed.
    fault: the traceback if the bot failed.
    tried: how often the search tree visited each option, if the task was to compute one tree.
    """

    option: int | None
    fault: str = ""
    tried: list[int] = []


class AdviceTask(msgspec.Struct, frozen=True, tag="advise"):
    """A task to give a hint to a seat.

    seed: the random seed of the bot.
    seat: the seat to move.
    save: the save of the match.
    expected: the index of the option that the guide of a lesson expects, None if a bot chooses.
    """

    seed: int
    seat: int
    save: dict[str, Any]
    expected: int | None = None


class AdviceReply(msgspec.Struct, frozen=True):
    """The reply to an AdviceTask.

    option: the index of the recommended option, None if the bot failed.
    reason: what the option wins and risks compared with the second best, as sentences.
    second: the index of the second best option, None if there is nothing to compare.
    fault: the traceback if the bot failed.
    """

    option: int | None
    reason: str = ""
    second: int | None = None
    fault: str = ""


class AnalysisTask(msgspec.Struct, frozen=True, tag="study"):
    """A task to analyze a finished match.

    record: the record of the match.
    number: the index of the one choice for which to find a better option, None to analyze the whole match.
    """

    record: dict[str, Any]
    number: int | None = None


class AnalysisReply(msgspec.Struct, frozen=True):
    """The reply to an AnalysisTask.

    analysis: the analysis of the whole match, if it was requested.
    doubts: for each seat, the indices of the choices for which to find better options.
    better: the better option for one choice, if it was requested and found.
    fault: the traceback if the analysis failed.
    """

    analysis: AnalysisInfo | None = None
    doubts: list[list[int]] = []
    better: BetterChoice | None = None
    fault: str = ""


def study(task: AnalysisTask, shelf: Shelf) -> AnalysisReply:
    """Analyze a finished match, or find a better option for one of its choices."""
    try:
        if task.number is None:
            match = shelf.replay(task.record)
            analysis = analysed(match)
            return AnalysisReply(_info(match, analysis), [analysis.doubts(seat) for seat in range(match.seats)])
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


def _info(match: Match, analysis: Analysis) -> AnalysisInfo:
    readers = [*range(match.seats), None]
    return AnalysisInfo(
        win_probabilities=[
            [round(win_probability, 4) for win_probability in moment] for moment in analysis.win_probabilities
        ],
        choices=[AnalyzedChoice(seat=choice.seat, where=choice.where, said=choice.said) for choice in analysis.choices],
        turning_points=[
            TurningPoint(number, [narrate(match, analysis.choices[number], reader) for reader in readers])
            for number in analysis.turning_points()
        ],
    )


def think(question: ChoiceTask, shelf: Shelf) -> ChoiceReply:
    """Let a bot choose an option, or compute one of its search trees. The bot sees only what its seat knows."""
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


def give_advice(task: AdviceTask, shelf: Shelf) -> AdviceReply:
    """Choose an option as a hint and compare it with the second best, from what the seat knows."""
    try:
        advice = advise(shelf.load(task.save), task.seat, task.seed, task.expected)
        second = None if advice.second is None else advice.second.option
        return AdviceReply(advice.best.option, advice.reason, second)
    except Exception:
        return AdviceReply(None, fault=traceback.format_exc())


def answer(questions: Iterable[bytes], choices: BinaryIO, shelf: Shelf) -> None:
    """Execute the tasks in `questions`, one per line, and write the replies to `choices`."""
    for line in questions:
        task: ChoiceTask | AdviceTask | AnalysisTask = decode(line, ChoiceTask | AdviceTask | AnalysisTask)
        reply: ChoiceReply | AdviceReply | AnalysisReply
        if isinstance(task, AnalysisTask):
            reply = study(task, shelf)
        elif isinstance(task, AdviceTask):
            reply = give_advice(task, shelf)
        else:
            reply = think(task, shelf)
        choices.write(msgspec.json.encode(reply) + b"\n")
        choices.flush()


def follow(heard: SimpleQueue[bytes]) -> None:
    """Put lines from the server into the queue `heard`. Exit the process when the server closes the pipe."""
    # Python aborts when it ends while another thread reads from sys.stdin: this thread needs its own reader.
    with open(sys.stdin.fileno(), "rb", closefd=False) as stdin:
        for line in stdin:
            heard.put(line)
    os._exit(0)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    written = sys.stdout.buffer
    sys.stdout = sys.stderr
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=follow, args=(lines,), daemon=True).start()
    answer(iter(lines.get, b""), written, Shelf(sys.argv[2:], Path(sys.argv[1]) if sys.argv[1] else None))
