"""Tables with cards that the box does not have."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gloaming.games.final_girl.packs import read_box
from tests.games.final_girl import table
from tests.packs import packed

WithCards = Callable[..., None]
"""Takes the text of each file of a pack by the file's name."""


@pytest.fixture
def with_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> WithCards:
    """Return a function that builds tables with other cards, each under the id of the card that it replaces."""
    sold = table.GAME

    def replace(**files: str) -> None:
        folder = packed(tmp_path / "cards", "final-girl", **files)
        monkeypatch.setattr(table, "GAME", sold.with_packs(folder))
        monkeypatch.setattr(table, "BOX", read_box(folder))

    return replace
