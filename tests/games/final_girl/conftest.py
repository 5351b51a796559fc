"""Tables with cards that the box does not have."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gloaming.games.final_girl.packs import read_box
from tests.games.final_girl import table

WithCards = Callable[..., None]
"""Takes the text of each file of a pack by the file's name."""


@pytest.fixture
def with_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> WithCards:
    """Lays tables with other cards in place of some, each known by the id of the one that it replaces."""
    sold = table.GAME

    def replace(**files: str) -> None:
        folder = tmp_path / "cards"
        folder.mkdir()
        (folder / "pack.toml").write_text('game = "final-girl"', encoding="utf-8")
        for name, text in files.items():
            (folder / f"{name}.toml").write_text(text, encoding="utf-8")
        monkeypatch.setattr(table, "GAME", sold.with_packs(folder))
        monkeypatch.setattr(table, "BOX", read_box(folder))

    return replace
