from __future__ import annotations

import os
from itertools import repeat

import pytest

from gloaming.lab.lab_error import LabError
from gloaming.lab.runs.engines.local import LocalEngine


def process(chunk: int) -> int:
    """Return the id of the process that plays a chunk."""
    return os.getpid()


def die(chunk: int) -> None:
    """End the process at once, as if it was killed."""
    os._exit(1)


def test_one_job_plays_in_this_process() -> None:
    with LocalEngine() as engine:
        assert set(engine.map(process, iter(range(3)))) == {os.getpid()}


def test_processes_serve_several_runs() -> None:
    with LocalEngine(2) as engine:
        runs = [set(engine.map(process, iter(range(8)))) for _ in range(3)]
        assert list(engine.map(str, iter([1, 2]))) == ["1", "2"]
        # One process may play all chunks of a run, but no run starts new processes.
        assert len(set().union(*runs)) <= 2
        assert os.getpid() not in set().union(*runs)


def test_an_endless_run_can_be_stopped_and_the_engine_used_again() -> None:
    with LocalEngine(2) as engine:
        endless = engine.map(str, repeat(5))
        assert [next(endless) for _ in range(3)] == ["5", "5", "5"]
        endless.close()  # type: ignore[attr-defined]
        assert list(engine.map(str, iter([1]))) == ["1"]


def test_a_process_that_dies_is_reported() -> None:
    with LocalEngine(2) as engine, pytest.raises(LabError, match="a worker process died; use --jobs 1"):
        list(engine.map(die, iter(range(2))))
