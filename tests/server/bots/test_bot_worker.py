"""Worker processes read tasks from the server and end with it."""

from __future__ import annotations

import io
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import gloaming
from gloaming.server.bots.bot_worker import ChoiceReply, ChoiceTask, answer
from tests.server.house import GAME, PATIENCE

WORKERS = [
    ("gloaming.server.bots.bot_worker", ""),
    ("gloaming.server.workshop.check_worker",),
    ("gloaming.server.workshop.comparison_worker",),
]
MATCH = gloaming.game(GAME).new(seats=2, seed=1)
assert MATCH.decision is not None
SEAT = MATCH.decision.seat
OPTIONS = range(len(MATCH.decision.options))


def started(*words: str) -> subprocess.Popen[bytes]:
    """Start a worker process in the way the server does."""
    return subprocess.Popen(
        [sys.executable, "-P", "-m", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def a_choice(spec: str) -> bytes:
    """Return the line of a task to choose an option."""
    return msgspec.json.encode(ChoiceTask(spec, 1, SEAT, MATCH.save())) + b"\n"


def test_a_process_answers_line_by_line() -> None:
    questions = [ChoiceTask("random", 1, SEAT, MATCH.save()), ChoiceTask("nobody", 1, SEAT, {})]
    written = io.BytesIO()
    answer(
        io.BytesIO(b"".join(msgspec.json.encode(question) + b"\n" for question in questions)), written, gloaming.Shelf()
    )
    first, second = [msgspec.json.decode(line, type=ChoiceReply) for line in written.getvalue().splitlines()]
    assert first.option in OPTIONS
    assert second.option is None
    assert "DamagedSave" in second.fault


def test_a_process_ends_with_the_server_even_in_mid_thought() -> None:
    with started("gloaming.server.bots.bot_worker", "") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(a_choice("random"))
        process.stdin.flush()
        assert msgspec.json.decode(process.stdout.readline(), type=ChoiceReply).option in OPTIONS
        process.stdin.write(a_choice("search:1000000"))
        process.stdin.flush()
        time.sleep(0.3)
        assert process.poll() is None
        process.stdin.close()
        assert process.wait(PATIENCE) == 0
        assert process.stdout.read() == b""


def test_a_process_that_cannot_load_a_pack_says_so_and_ends(tmp_path: Path) -> None:
    with started("gloaming.server.bots.bot_worker", "", str(tmp_path / "gone")) as process:
        assert process.wait(PATIENCE) == 1
        assert process.stderr is not None
        assert process.stderr.read().endswith(b"gone: there is no such folder\n")


@pytest.mark.parametrize("words", WORKERS, ids=lambda words: words[0].rsplit(".")[-1])
def test_a_process_whose_replies_nobody_reads_ends_without_a_crash_of_python(words: tuple[str, ...]) -> None:
    with started(*words) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(a_choice("random"))
        process.stdin.flush()
        assert process.wait(PATIENCE) > 0
        said = process.stderr.read()
        assert b"BrokenPipeError" in said
        assert b"Fatal Python error" not in said
