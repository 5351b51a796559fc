"""The facts about each game that a list of games shows.

The facts are kept in a generated file, so that no game has to be loaded for the list.
"""

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
    """Return the facts about a game that a list of games shows, as JSON data."""
    return {
        "id": game.id,
        "title": game.title,
        "seats": [game.seats.start, game.seats.stop - 1],
        "minutes": list(game.minutes),
        "options": [setting.describe() for setting in game.form_settings],
        "styles": list(game.rules.styles),
    }


def listing(packs: Sequence[str | PathLike[str]] = ()) -> list[dict[str, Any]]:
    """Return the facts about every game, in the form of `listed`. Only games with packs are loaded.

    packs: the folders of the packs. Raises BadContent or UnknownGame if a pack is wrong.
    """
    shelf = Shelf(packs)
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return [listed(shelf.game(one["id"])) if shelf.adds_to(one["id"]) else one for one in found]
