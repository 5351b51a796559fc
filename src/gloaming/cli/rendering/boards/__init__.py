"""Draw the boards of the games. Each game has a module here, named after its id; no other registration is needed.

`commands` and `play_sessions` call the functions below, which import a game's module when its board is shown. Each
module defines `draw(view, box)`, and may define `legend(view, box)`, which explains the pieces in play, and
`pieces(view, box)`, which returns the ids and names of pieces and places. box: the game's content.
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
    """Draw the table of a game in the view of a seat or a spectator. A game without a module is shown as JSON."""
    module = _module(view)
    if module is None:
        return Text(json.dumps(view, indent=2, ensure_ascii=False))
    drawn: RenderableType = module.draw(view, game.box)
    return drawn


def legend(game: Game, view: dict[str, Any]) -> RenderableType | None:
    """Return the legend of the pieces in play; None if the game has no legend."""
    drawn: RenderableType | None = _given(game, view, "legend", None)
    return drawn


def pieces(game: Game, view: dict[str, Any]) -> list[tuple[str, str]]:
    """Return the ids and names of the pieces and places on the table; [] if the game's module does not name them."""
    named: list[tuple[str, str]] = _given(game, view, "pieces", [])
    return named


def _given(game: Game, view: dict[str, Any], name: str, otherwise: Any) -> Any:
    module = _module(view)
    return getattr(module, name)(view, game.box) if hasattr(module, name) else otherwise


def _module(view: dict[str, Any]) -> ModuleType | None:
    name = f"{__name__}.{view['game'].replace('-', '_')}"
    return import_module(name) if find_spec(name) else None
