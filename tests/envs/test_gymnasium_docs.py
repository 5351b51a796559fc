"""The code of the page about Gymnasium runs, and its learner beats random bots."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.docs.blocks import DOCS, blocks
from tests.envs.extras import require_library

np = require_library("numpy")
require_library("gymnasium")
require_library("sb3_contrib")


@pytest.mark.slow
def test_every_block_of_the_page_runs_and_its_learner_beats_random_bots(tmp_path: Path) -> None:
    names: dict[str, Any] = {}
    found = [block for block in blocks(DOCS / "how-to" / "train-with-gymnasium.md") if block.language == "python"]
    assert len(found) == 6
    for block in found:
        if block.title in ("many.py", "workers.py"):  # starts processes, which import the program
            (program := tmp_path / block.title).write_text(block.text, encoding="utf-8")
            subprocess.run([sys.executable, str(program)], check=True, timeout=120)
        else:
            exec(compile(block.text, block.place, "exec"), names)
    assert np.mean(names["wins"]) > 0.45
