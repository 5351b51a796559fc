"""Tables with cards that the box does not have."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gloaming.engine.match.match import Game
from gloaming.games.final_girl.packs import TABLES, read_box
from tests.games.final_girl import table
from tests.packs import packed

WithCards = Callable[..., None]
"""Takes the text of each file of a pack by the file's name."""

Entry = dict[str, Any]
With = Callable[..., Game]
"""Takes pairs of a table and an entry."""


@pytest.fixture
def with_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> WithCards:
    """Return a function that builds tables with other cards, each under the id of the card that it replaces."""
    sold = table.GAME

    def replace(**files: str) -> None:
        folder = packed(tmp_path / "cards", "final-girl", **files)
        monkeypatch.setattr(table, "GAME", sold.with_packs(folder))
        monkeypatch.setattr(table, "BOX", read_box(folder))

    return replace


def written(value: Any) -> str:
    """Return a value in TOML."""
    if isinstance(value, dict):
        return f"{{ {', '.join([f'{json.dumps(key)} = {written(field)}' for key, field in value.items()])} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    return json.dumps(value)


def toml(name: str, entry: Entry) -> str:
    """Return an entry of a table in TOML. name: the name of the table."""
    return "\n".join([f"[[{name}]]", *[f"{key} = {written(value)}" for key, value in entry.items()], ""])


@pytest.fixture
def with_entries(tmp_path: Path) -> With:
    """Return a function that builds the game with a pack of some entries: pairs of a table and an entry."""

    def make(*entries: tuple[str, Entry]) -> Game:
        folder = tmp_path / "mine"
        folder.mkdir(exist_ok=True)
        for old in folder.iterdir():
            old.unlink()
        (folder / "pack.toml").write_text('game = "final-girl"', encoding="utf-8")
        for name, entry in entries:
            with (folder / TABLES[name]).open("a", encoding="utf-8") as file:
                file.write(toml(name, entry))
        return table.GAME.with_packs(folder)

    return make


WOLF = """[[minion]]
id = "{id}"
name = "{name}"
plural = "{name}s"
of = "{of}"
health = {health}
attack = {attack}
movement = {movement}
tokens = {tokens}
acting = {acting}
holds = {holds}
rises = {rises}
text = "It is hungry."
source = "ours"
grade = "placeholder"
"""


def minion(id: str = "wolf", of: str = table.HANS, **fields: object) -> str:
    """Return the reference card of a kind of Minion as TOML: a Wolf with 3 health, Attack 1 and Movement 1."""
    usual = {"health": 3, "attack": 1, "movement": 1, "tokens": 12, "acting": 0, "holds": False, "rises": False}
    values = {key: str(value).lower() for key, value in (usual | fields).items()}
    return WOLF.format(id=id, name=id.title(), of=of, **values)


@pytest.fixture
def wolves(with_cards: WithCards) -> None:
    """Give Hans a kind of Minion for tests of the general rules: the Wolf."""
    with_cards(killer=minion())
