"""Parse seats, bots, packs and setup options from the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from gloaming import BadContent, Shelf
from gloaming.bots import BOT_KINDS, UnknownBot, bot, check_style
from gloaming.cli.command_errors import CommandError
from gloaming.cli.option_numbers import parse_whole_number
from gloaming.engine.content.pack_limits import MANIFEST
from gloaming.engine.content.packs import manifest_of
from gloaming.engine.match.match import Game
from gloaming.engine.match.settings import SomeOf, WholeNumber
from gloaming.games import ids
from gloaming.lab.matches.agents import is_agent

HUMAN: Final = "human"

SEATS_HELP: Final = (
    f"The players from Player 1 on: {HUMAN} or a bot ({', '.join(BOT_KINDS)}), as in human,medium,hard. "
    "Levels can have a style, as in hard:fighter; `gloaming games` lists the styles of each game."
)
SET_HELP: Final = (
    "A setup option, as in --set meeples=6; separate lists with commas. `gloaming games` lists them, with --pack "
    "also those of a pack. Repeatable."
)


def complete_game(incomplete: str) -> list[str]:
    """Return the ids of games that begin with an incomplete word, to complete it in a shell."""
    return [id for id in ids() if id.startswith(incomplete)]


GameId = Annotated[
    str,
    typer.Argument(metavar="GAME", help="The id of a game; `gloaming games` lists them.", autocompletion=complete_game),
]

Packs = Annotated[
    list[Path] | None,
    typer.Option(
        "--pack",
        metavar="FOLDER",
        help="Cards to add: a folder of TOML files with a pack.toml, or its .zip. Repeatable.",
    ),
]


def parse_bots(text: str, game: Game) -> list[str]:
    """Return the bots in a comma-separated list. Raises CommandError, UnknownBot or UnknownStyle."""
    specs = _split(text, "bots")
    for spec in specs:
        if is_agent(spec) or spec.endswith(".json"):
            raise CommandError(
                f"{spec}: only bots can play here; `gloaming evaluate` and `gloaming lab run` take files"
            )
    return [_check_bot(spec, game) for spec in specs]


def assign_bots(bots: Sequence[str], seats: int | None, game: Game) -> tuple[str, ...]:
    """Return the bot of each seat. bots: one for all seats, or one per seat; seats: by default the game's minimum.

    Raises CommandError if the numbers of bots and seats differ.
    """
    if len(bots) == 1:
        return tuple(bots) * (game.seats.start if seats is None else seats)
    if seats is not None and seats != len(bots):
        raise CommandError(f"--seats {seats} and {len(bots)} bots: name one bot, or as many as there are seats")
    return tuple(bots)


def parse_seats(text: str, game: Game) -> list[str]:
    """Return the players in a comma-separated list: people and bots.

    Raises CommandError, UnknownBot or UnknownStyle.
    """
    return [check_seat(spec, game) for spec in _split(text, "seats")]


def check_seat(spec: str, game: Game) -> str:
    """Return a player's spec unchanged: `human`, or a bot that can play the game. Raises UnknownBot or UnknownStyle."""
    if spec == HUMAN:
        return spec
    try:
        return _check_bot(spec, game)
    except UnknownBot as error:
        raise UnknownBot(f"{error}; or {HUMAN}") from None


def default_seats(game: Game) -> list[str]:
    """Return the default players: one person and two bots, or the nearest number of players that the game allows."""
    count = min(max(3, game.seats.start), game.seats.stop - 1)
    return [HUMAN] + ["medium"] * (count - 1)


def load_shelf(packs: Sequence[Path] | None, game: str | None) -> Shelf:
    """Return the games with the given packs. game: the id of the game that all packs must be for, None for any.

    Raises BadContent or UnknownGame.
    """
    for pack in packs or ():
        pack_game = manifest_of(pack).game
        if game in ids() and pack_game != game:
            raise BadContent(f"{pack.name}/{MANIFEST}: field 'game': the pack is for {pack_game!r}, not for {game!r}")
    return Shelf(packs or ())


def parse_settings(game: Game, pairs: Sequence[str]) -> dict[str, Any]:
    """Return the setup options in `name=value` pairs, by id. The values are checked later, by the game.

    Raises CommandError for a text that is not such a pair.
    """
    known = {setting.id: setting for setting in game.options}
    chosen: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise CommandError(f"--set takes name=value, as in --set meeples=6, not {pair!r}")
        setting = known.get(name.strip())
        if isinstance(setting, SomeOf):
            chosen[name.strip()] = _split(value, name)
        elif isinstance(setting, WholeNumber) and parse_whole_number(value.strip().lstrip("+-")) is not None:
            chosen[name.strip()] = int(value)
        else:
            chosen[name.strip()] = value.strip()
    return chosen


def _split(text: str, what: str) -> list[str]:
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise CommandError(f"the {what} must be a list separated by commas, without empty entries, not {text!r}")
    return words


def _check_bot(spec: str, game: Game) -> str:
    bot(spec)
    check_style(game, spec)
    return spec
