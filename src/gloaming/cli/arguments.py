"""Seats, bots and set-up options as they are typed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from gloaming import BadContent, Shelf
from gloaming.bots import BOT_KINDS, UnknownBot, bot, check_style
from gloaming.cli.numbers import whole
from gloaming.cli.screen import Refused
from gloaming.engine.content.packs import MANIFEST, manifest_of
from gloaming.engine.match.match import Game
from gloaming.engine.match.settings import SomeOf, WholeNumber
from gloaming.games import ids

HUMAN: Final = "human"

SEATS_HELP: Final = (
    f"Who plays, from Player 1: {HUMAN}, or a bot: {', '.join(BOT_KINDS)}. As in human,medium,hard. "
    "The levels can have a style of the game, as in hard:fighter; `gloaming games` names them."
)
SET_HELP: Final = (
    "A set-up option, as in --set meeples=6; lists with commas. `gloaming games` names them, with --pack those of a "
    "pack too. Repeatable."
)

Packs = Annotated[
    list[Path] | None,
    typer.Option("--pack", metavar="FOLDER", help="Cards to add: a folder of TOML files with a pack.toml. Repeatable."),
]


def bots_of(text: str, game: Game) -> list[str]:
    """The specs in a list with commas. Raises Refused, UnknownBot or UnknownStyle."""
    return [_checked(one, game) for one in _split(text, "bots")]


def seats_of(text: str, game: Game) -> list[str]:
    """People and bots in a list with commas. Raises Refused, UnknownBot or UnknownStyle."""
    return [check_seat(one, game) for one in _split(text, "seats")]


def check_seat(spec: str, game: Game) -> str:
    """`human` or the spec of a bot that there is in a game, as it was given. Raises UnknownBot or UnknownStyle."""
    if spec == HUMAN:
        return spec
    try:
        return _checked(spec, game)
    except UnknownBot as error:
        raise UnknownBot(f"{error}; or {HUMAN}") from None


def default_seats(game: Game) -> list[str]:
    """One person and two bots, or as many as the game takes."""
    count = min(max(3, game.seats.start), game.seats.stop - 1)
    return [HUMAN] + ["medium"] * (count - 1)


def shelf_of(packs: Sequence[Path] | None, game: str | None) -> Shelf:
    """The games with some packs. game: for which all of them must be, None where that is not known yet.

    Raises BadContent or UnknownGame.
    """
    for pack in packs or ():
        told = manifest_of(pack).game
        if game in ids() and told != game:
            raise BadContent(f"{pack.name}/{MANIFEST}: field 'game': the pack is for {told!r}, not for {game!r}")
    return Shelf(packs or ())


def settings_of(game: Game, pairs: Sequence[str]) -> dict[str, Any]:
    """Set-up options by id, from `name=value` pairs; the game itself checks the values. Raises Refused."""
    known = {setting.id: setting for setting in game.options}
    chosen: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refused(f"--set takes name=value, as in --set meeples=6; not {pair!r}")
        setting = known.get(name.strip())
        if isinstance(setting, SomeOf):
            chosen[name.strip()] = _split(value, name)
        elif isinstance(setting, WholeNumber) and whole(value.strip().lstrip("+-")) is not None:
            chosen[name.strip()] = int(value)
        else:
            chosen[name.strip()] = value.strip()
    return chosen


def _split(text: str, what: str) -> list[str]:
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise Refused(f"the {what} are a list with commas and no gaps, not {text!r}")
    return words


def _checked(spec: str, game: Game) -> str:
    bot(spec)
    check_style(game, spec)
    return spec
