"""The examples that train MaskablePPO and draw the curves of baselines, and the published curves."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.docs.blocks import DOCS, ROOT

from .extras import require_library

require_library("gymnasium")
require_library("sb3_contrib")
require_library("matplotlib")

BASELINES = DOCS / "baselines"

CURVES = sorted(BASELINES.glob("*-maskable-ppo.json"))


def run(example: str, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / example), *words],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=280,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module", params=["final-girl", "dont-go-in-there"])
def curve(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    out = tmp_path_factory.mktemp("curve") / f"{request.param}.json"
    short = ["--minutes", "0.02", "--checkpoints", "1", "--against", "random", "--deals", "2", "--final-deals", "1"]
    run("maskable_ppo.py", request.param, *short, "--out", str(out), "--model", str(out.with_suffix(".pt")))
    assert [file.name for file in out.parent.glob("*.pt")] == [f"{request.param}.pt"]
    return out


@pytest.mark.slow
def test_maskable_ppo_learns_and_writes_its_curve(curve: Path) -> None:
    result = json.loads(curve.read_text())
    first, *_, last = result["points"]
    assert first["minutes"] == first["decisions"] == 0
    assert last["minutes"] > 0 and last["decisions"] > 1_000 and last["matches"] > 0
    assert [entry["bot"] for entry in result["final"]["against"]] == ["random", "easy", "medium"]
    assert result["final"]["agent"]["spec"] == "examples/maskable_ppo.py:make"
    assert result["final"]["rating"]["deals"] > 0
    published = json.loads((BASELINES / f"{result['game']}-maskable-ppo.json").read_text())
    assert result.keys() == published.keys()
    assert last.keys() == published["points"][-1].keys()


@pytest.mark.slow
def test_a_curve_is_drawn(curve: Path) -> None:
    title = {"final-girl": "Final Girl", "dont-go-in-there": "Don't Go In There"}[curve.stem]
    assert f"| {title} | MaskablePPO | " in run("plot_baselines.py", str(curve.parent))
    assert "<svg" in curve.with_suffix(".svg").read_text()


def test_the_page_quotes_the_published_curves(tmp_path: Path) -> None:
    page = (DOCS / "reference/learning-baselines.md").read_text(encoding="utf-8")
    rows = run("plot_baselines.py", str(BASELINES), "--out", str(tmp_path)).splitlines()
    assert len(rows) >= len(CURVES) == 2
    assert all(row in page for row in rows)
    assert all(f"../baselines/{picture.name}" in page for picture in tmp_path.glob("*.svg"))
