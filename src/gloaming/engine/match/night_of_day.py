"""Draw the night of a day: the set-up of a game's daily challenge, the same on every server and in every terminal."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any

from gloaming.engine.errors import BadSetup
from gloaming.engine.match.match import Game
from gloaming.engine.match.settings import OneOf


def is_legal(game: Game, options: Mapping[str, Any]) -> bool:
    """Return whether a match can begin with these set-up options."""
    try:
        game.new(seats=game.seats.start, seed=0, options=options)
    except BadSetup:
        return False
    return True


def legal_choices(game: Game, setting: OneOf, options: Mapping[str, Any]) -> list[str]:
    """Return the values of a setting that are legal together with other set-up options."""
    return [choice for choice in setting.choices if is_legal(game, {**options, setting.id: choice})]


def day_settings(game: Game, day: str) -> dict[str, str]:
    """Return the values of the settings that a game draws each day (`ResultFields.drawn`).

    day: in the form "2026-10-31". Each setting is drawn from the values that are legal with those drawn before it.
    """
    options: dict[str, str] = {}
    settings = {setting.id: setting for setting in game.options}
    for id in game.result_fields.drawn:
        setting = settings[id]
        if isinstance(setting, OneOf):
            choices = legal_choices(game, setting, options)
            options[id] = choices[_number(game, day, id) % len(choices)]
    return options


def day_seed(game: Game, day: str) -> int:
    """Return the seed of a game's night of the day for matches without a server, whose dice need not be secret."""
    return _number(game, day, "seed") % 2**32


def today() -> str:
    """Return the current day in UTC, in the form "2026-10-31"."""
    return datetime.now(UTC).date().isoformat()


def _number(game: Game, day: str, what: str) -> int:
    """Return a number that looks random, the same for the same game, cards, day and purpose."""
    cards = "" if game.packs is None else game.packs.fingerprint
    text = f"{game.id} {game.version} {cards} {day} {what}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8, person=b"drawn").digest(), "big")
