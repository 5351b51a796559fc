"""Run the command in this process or in a new one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import gloaming
from gloaming.cli import app
from gloaming.engine.content.clauses import look_up

Run = Callable[..., Result]
Launch = Callable[..., "subprocess.CompletedProcess[str]"]

PATIENCE = 240.0
"""Seconds that a busy machine may need for a command."""

GAME = "dont-go-in-there"


def words(shown: str) -> str:
    """Return printed text with normalized spaces and line breaks."""
    return " ".join(shown.split())


def clause(id: str) -> str:
    """Return the start of a clause as printed."""
    found_clause = look_up(gloaming.game(GAME).folder, id)[0]
    return f"{found_clause.id} {' '.join(found_clause.text.split()[:4])}"


PLAIN = {"COLUMNS": "80", "NO_COLOR": "1", "TERM": "dumb"}


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command in this process, in an empty folder, and type some lines."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "own"))
    runner = CliRunner(env=PLAIN)

    def invoke(*words: str, typed: str = "") -> Result:
        return runner.invoke(app, list(words), input=typed, catch_exceptions=False)

    return invoke


@pytest.fixture
def launch(tmp_path: Path) -> Launch:
    """Run the command in a new process, in an empty folder, and pipe some lines into it."""

    def start(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "gloaming", *words],
            input=typed,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env={**os.environ, **PLAIN, "XDG_CONFIG_HOME": str(tmp_path / "own")},
            timeout=PATIENCE,
            check=False,
        )

    return start


def refused(result: Result) -> str:
    """Return the line of an error, and check that nothing else was printed."""
    assert result.exit_code == 2
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("Error: ")
    return lines[0]
