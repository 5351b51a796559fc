"""The example that plays OpenSpiel's ISMCTS bot, and the published result of a longer run."""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import DOCS, ROOT

from .extras import require_library

require_library("pyspiel")

EXAMPLE = ROOT / "examples" / "openspiel_ismcts.py"

RESULT = DOCS / "baselines" / "openspiel-ismcts.json"


def test_the_example_writes_its_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "result.json"
    words = ["--against", "random", "--simulations", "3", "--deals", "1", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), *words])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    result = json.loads(out.read_text())
    assert result["game"].startswith("gloaming_dont_go_in_there(")
    (entry,) = result["against"]
    assert entry["bot"] == "random"
    assert entry["matches"] == 2
    assert entry["seconds_per_decision"] > 0
    assert result.keys() == json.loads(RESULT.read_text()).keys()
    printed = capsys.readouterr()
    assert json.loads(printed.out) == result
    assert "random, deal 1: " in printed.err


def test_the_page_quotes_the_published_result() -> None:
    page = (DOCS / "how-to" / "use-with-openspiel.md").read_text()
    for entry in json.loads(RESULT.read_text())["against"]:
        least, most = entry["interval"]
        assert f"| {entry['bot']} | {entry['score']:.0%} ({least:.0%} to {most:.0%}) | {entry['matches']} |" in page
