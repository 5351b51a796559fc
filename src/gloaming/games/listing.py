"""What a list of games shows, kept in a generated file, so that listing the games loads none of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Final

from gloaming.engine.match.match import Game
from gloaming.games import Shelf

FILE: Final = Path(__file__).parent / "listing.json"


def listed(game: Game) -> dict[str, Any]:
    """Return what a list shows of a game, as JSON data."""
    return {
        "id": game.id,
        "title": game.title,
        "seats": [game.seats.start, game.seats.stop - 1],
        "minutes": list(game.minutes),
        "options": [setting.describe() for setting in game.form_settings],
        "styles": list(game.rules.styles),
    }


def listing(packs: Sequence[str | PathLike[str]] = ()) -> list[dict[str, Any]]:
    """Return every game as `listed` gives it. Only games with packs are loaded.

    Raises BadContent or UnknownGame where a pack is wrong.
    """
    shelf = Shelf(packs)
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return [listed(shelf.game(one["id"])) if shelf.adds_to(one["id"]) else one for one in found]
