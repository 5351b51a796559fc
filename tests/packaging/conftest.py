"""The program `gloaming` of an environment that holds nothing but the package and what it needs."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Launch = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def program() -> Path:
    """The installed program; `make test-installed` names it in GLOAMING_PROGRAM."""
    name = os.environ.get("GLOAMING_PROGRAM")
    if not name:
        pytest.skip("GLOAMING_PROGRAM names no installed program: run make test-installed")
    return Path(name)


@pytest.fixture
def launch(program: Path, tmp_path: Path) -> Launch:
    """Run the program in an empty folder, and type some lines."""

    def start(*words: str, typed: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
        environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "COLUMNS": "80", "NO_COLOR": "1"}
        return subprocess.run(
            [program, *words],
            input=typed,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env={**environment, **variables},
            timeout=120,
            check=False,
        )

    return start
