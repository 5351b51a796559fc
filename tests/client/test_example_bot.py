"""The example of docs/how-to/connect-a-program.md."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from gloaming.server.http.app import create_app
from tests.server.house import PATIENCE, House

EXAMPLE = Path(__file__).parents[2] / "docs" / "example_bot.py"


@pytest.fixture
def house() -> Iterator[House]:
    with closing(House(create_app(pause=0))) as opened:
        yield opened


def test_the_example_bot_plays_a_whole_match_in_under_40_lines(house: House) -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 40
    words = [sys.executable, "-W", "error", str(EXAMPLE), house.address]
    played = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert played.stderr == ""
    assert played.returncode == 0
    assert "Curse" in played.stdout
