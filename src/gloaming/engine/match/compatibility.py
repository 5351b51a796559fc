"""Check that a save or record belongs to a game and was made with the same cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloaming.engine.errors import DamagedRecord, DamagedSave, WrongVersion
from gloaming.engine.match.game_definition import GameDefinition, cards_of


def check_kind(data: Any, what: str) -> None:
    """Check that data is a save or record in the right format. Raises DamagedSave or DamagedRecord.

    what: the expected kind, "save" or "record".
    """
    damaged = DamagedSave if what == "save" else DamagedRecord
    mark = f"gloaming-{what}-1"
    if not isinstance(data, Mapping) or data.get("format") != mark:
        raise damaged(f"this is not a {what}: it lacks 'format': '{mark}'")
    if not isinstance(data.get("game"), str):
        raise damaged(f"'game' must be the id of a game, not {data.get('game')!r}")


def check_game(game: GameDefinition, data: Mapping[str, Any], what: str) -> None:
    """Check that data is a save or record (as `what` says) of this game. Raises DamagedSave or DamagedRecord."""
    check_kind(data, what)
    if data["game"] != game.id:
        damaged = DamagedSave if what == "save" else DamagedRecord
        raise damaged(f"the {what} is of {data['game']}, not of {game.id}")


def check_cards(game: GameDefinition, data: Mapping[str, Any], what: str) -> None:
    """Check that a save or record was made with the same packs that the game has.

    Raises WrongVersion, whose message names the packs of both.
    """
    packs = data.get("packs")
    fingerprint = packs.get("fingerprint", "") if isinstance(packs, Mapping) else packs
    if fingerprint != (None if game.packs is None else game.packs.fingerprint):
        raise WrongVersion(
            f"the {what} is of {cards_of(game.title, packs)}, but this is {game.cards()}: open it with the same packs"
        )
