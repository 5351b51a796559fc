"""The code of the pages about PettingZoo runs."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from gloaming.cli import app
from tests.docs.blocks import DOCS, blocks
from tests.envs.extras import require_library

require_library("pettingzoo")


def test_every_block_of_the_page_runs() -> None:
    names: dict[str, Any] = {}
    page = DOCS / "how-to" / "train-with-pettingzoo.md"
    found = [block for block in blocks(page) if block.language == "python"]
    assert len(found) > 3
    for block in found:
        exec(compile(block.text, block.place, "exec"), names)


def test_the_policy_of_the_page_about_evaluation_can_be_evaluated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    found = list(blocks(DOCS / "how-to" / "evaluate-an-agent.md"))
    (file,) = [block for block in found if block.title == "policy.py"]
    Path(file.title).write_text(file.text)
    (command,) = [block.text for block in found if "policy.py:Policy" in block.text and block.language == "bash"]
    words = shlex.split(command.replace("--deals 20", "--deals 1"))[1:]
    result = CliRunner().invoke(app, [*words, "--strict"], catch_exceptions=False)
    assert result.exit_code == 0, result.output
