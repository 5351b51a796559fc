from __future__ import annotations

import pytest

import gloaming.benchmark
from tests.cli.conftest import Run


def test_bench_shows_what_was_measured(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gloaming.benchmark, "measure", lambda: {"speed": 7})
    monkeypatch.setattr(gloaming.benchmark, "report", lambda figures: f"It does {figures['speed']}.")
    assert run("bench").stdout == "It does 7.\n"
    assert run("bench", "--json").stdout == '{\n "speed": 7\n}\n'
