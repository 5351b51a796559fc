"""The scrapbook: the nights that the person at this terminal has survived, in a file in their configuration folder."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import typer
from rich.console import Console

from gloaming.cli.command_errors import CommandError
from gloaming.cli.console import print_error
from gloaming.cli.files import write_json
from gloaming.engine.match.match import Game
from gloaming.engine.match.result_fields import value_at
from gloaming.engine.phrases import count

Pair = tuple[str, str]
"""The ids of a pair that the scrapbook collects, as of a Killer and a Location."""


class Scrapbook:
    """The collected pairs of each game. file: the JSON file with the pairs, by the game's id.

    Raises CommandError if the file is damaged.
    """

    def __init__(self, file: Path | None = None) -> None:
        self.file: Path = Path(typer.get_app_dir("gloaming")) / "scrapbook.json" if file is None else file
        self._pairs: dict[str, list[Pair]] = _read(self.file)

    def survived(self, game: Game) -> frozenset[Pair]:
        """Return the pairs of a game that the person has survived."""
        return frozenset(self._pairs.get(game.id, []))

    def keep(self, game: Game, pair: Pair) -> bool:
        """Add a pair and write the file. Return False if the pair is in the scrapbook already.

        Raises CommandError if the file cannot be written.
        """
        pairs = self._pairs.setdefault(game.id, [])
        if pair in pairs:
            return False
        pairs.append(pair)
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CommandError(f"{self.file}: {error.strerror}") from None
        write_json(self.file, self._pairs)
        return True


def pair_of(game: Game, view: Mapping[str, Any], seat: int) -> Pair | None:
    """Return the pair that a match was played with, from a seat's last view; None if the game collects no pairs."""
    settings = {setting.id: setting for setting in game.options}
    paths = [game.result_fields.by[settings[id].name] for id in game.nights.pair]
    values = [value_at(view, path, seat) for path in paths]
    return (str(values[0]), str(values[1])) if len(values) == 2 else None


def keep_night(console: Console, game: Game, view: Mapping[str, Any], seat: int) -> None:
    """Add the night of a match that a seat has won to the scrapbook, and print that.

    view: the seat's last view. Print nothing if the game collects no nights or the scrapbook has this one.
    """
    pair = pair_of(game, view, seat)
    if pair is None:
        return
    try:
        scrapbook = Scrapbook()
        new = scrapbook.keep(game, pair)
    except CommandError as error:
        print_error(console, error)
        return
    if new:
        number = count(len(scrapbook.survived(game)), "night")
        console.print(f"Your scrapbook has {number} now: gloaming scrapbook {game.id}", soft_wrap=True)


def _read(file: Path) -> dict[str, list[Pair]]:
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise CommandError(f"{file}: {error}") from None
    try:
        pairs = json.loads(text).items()
        return {str(game): [(str(row), str(column)) for row, column in survived] for game, survived in pairs}
    except (ValueError, TypeError, AttributeError, RecursionError):
        raise CommandError(f"{file}: not a scrapbook: move or delete it to begin a new one") from None
