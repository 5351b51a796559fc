"""The self-play example: it trains for a moment, and its weights play as an agent of `gloaming evaluate`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT
from tests.envs.extras import require_library

require_library("torch")
require_library("pettingzoo")

EXAMPLE = ROOT / "examples" / "fatal_frame_self_play.py"


@pytest.mark.slow
def test_the_example_trains_and_writes_its_curve(tmp_path: Path) -> None:
    # Three hundredths of a minute of training are enough for a few updates of both kinds.
    words = ["--minutes", "0.03", "--checkpoints", "1", "--deals", "1", "--final-deals", "1"]
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), *words, "--out", "weights.pt", "--curve", "curve.json"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    curve = json.loads((tmp_path / "curve.json").read_text())
    first, last = curve["points"]
    assert first["decisions"] == 0 < last["decisions"]
    assert [point["against"].keys() for point in (first, last)] == [{"easy": 0, "medium": 0}.keys()] * 2
    assert curve["final"]["forfeits"] == []
    assert (tmp_path / "weights.pt").is_file()
