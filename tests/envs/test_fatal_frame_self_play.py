"""The self-play example trains for a moment, and its weights play."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from gloaming.lab.matches.agents import make_agent
from tests.docs.blocks import ROOT
from tests.envs.extras import require_library

require_library("torch")
require_library("pettingzoo")

EXAMPLE = ROOT / "examples" / "fatal_frame_self_play.py"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Import the example, with few tables so that an update takes a moment."""
    spec = importlib.util.spec_from_file_location("fatal_frame_self_play", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "TABLES", 4)
    return module


@pytest.mark.parametrize("imitation", [1.0, 0.0])
def test_the_example_imitates_a_bot_and_plays_itself(
    example: ModuleType, imitation: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(example, "IMITATION", imitation)
    weights = tmp_path / "weights.pt"
    points = example.train(minutes=0.001, out=weights, checkpoints=1, seed=1)
    assert [Path(point["file"]).is_file() for point in points] == [True, True]
    assert points[0]["decisions"] == 0 < points[1]["decisions"]

    monkeypatch.setenv("FATAL_FRAME_WEIGHTS", str(weights))
    agent = make_agent(f"{EXAMPLE}:make", 1)
    env = example.raw_env("fatal-frame", seats=2)
    env.reset(seed=1)
    for _ in range(20):
        env.step(env.ask(agent))
