"""Only the engine changes the queue of waiting effects."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import gloaming

GAMES = Path(gloaming.__file__).parent / "games"


def written(tree: ast.AST) -> Iterator[int]:
    """The lines that write `todo` of anything but the object itself, or make a line end with STOP."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "todo" and isinstance(node.ctx, (ast.Store, ast.Del)):
            if not (isinstance(node.value, ast.Name) and node.value.id == "self"):
                yield node.lineno
        elif isinstance(node, ast.BinOp) and any(
            [isinstance(part, ast.Name) and part.id == "STOP" for part in ast.walk(node)]
        ):
            yield node.lineno


@pytest.mark.parametrize(
    "game", [path for path in sorted(GAMES.iterdir()) if (path / "rules").is_dir()], ids=lambda path: path.name
)
def test_only_the_engine_writes_what_waits(game: Path) -> None:
    places = [
        f"{path.relative_to(GAMES)}:{line}"
        for path in sorted(game.rglob("*.py"))
        for line in written(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert places == []
