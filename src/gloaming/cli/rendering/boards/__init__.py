"""Draw the boards of the games. Each game has a module here, named after its id; no other registration is needed.

`commands` and `play_sessions` call the functions below, which import a game's module when it is shown. A module has
`draw(view, box)`. Optional: `legend(view, box)` explains the pieces in play; `pieces(view, box)` returns the ids of
pieces and places with their names. box: the game's.
"""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from gloaming.engine.match.match import Game


def draw(game: Game, view: dict[str, Any]) -> RenderableType:
    """Return the table in the view of a seat."""
    module = _module(view)
    if module is None:
        return Text(json.dumps(view, indent=2, ensure_ascii=False))
    drawn: RenderableType = module.draw(view, game.box)
    return drawn


def legend(game: Game, view: dict[str, Any]) -> RenderableType | None:
    """Return the legend of the pieces in play; None for a game without one."""
    drawn: RenderableType | None = _given(game, view, "legend", None)
    return drawn


def pieces(game: Game, view: dict[str, Any]) -> list[tuple[str, str]]:
    """Return the ids and names of the pieces and places on the table."""
    named: list[tuple[str, str]] = _given(game, view, "pieces", [])
    return named


def _given(game: Game, view: dict[str, Any], name: str, otherwise: Any) -> Any:
    module = _module(view)
    return getattr(module, name)(view, game.box) if hasattr(module, name) else otherwise


def _module(view: dict[str, Any]) -> ModuleType | None:
    name = f"{__name__}.{view['game'].replace('-', '_')}"
    return import_module(name) if find_spec(name) else None
