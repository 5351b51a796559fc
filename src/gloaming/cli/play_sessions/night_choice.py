"""Choose a night: ask the person at the terminal, take one at random, or take the night of the day."""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping
from enum import StrEnum
from itertools import product
from random import Random
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from gloaming.cli.command_errors import CommandError
from gloaming.cli.option_numbers import parse_whole_number
from gloaming.cli.play_sessions.survived_pairs import Pair, Scrapbook
from gloaming.cli.rendering.night_texts import choice_texts, describe_night, draw_scrapbook, night_settings
from gloaming.engine.match.match import Game
from gloaming.engine.match.night_of_day import day_settings, is_legal, legal_choices, today
from gloaming.engine.match.settings import OneOf


class NightChoice(StrEnum):
    """How a night is chosen."""

    CHOOSE = "choose"
    RANDOM = "random"
    TODAY = "today"


class NightChooser:
    """Chooses the night of a match. fixed: the set-up options that the person has chosen already.

    Raises CommandError for a game without nights.
    """

    def __init__(self, console: Console, game: Game, fixed: Mapping[str, Any], seed: int) -> None:
        if not game.nights.asked:
            raise CommandError(f"{game.title} has no nights to choose from: omit --night")
        self._console: Console = console
        self._game: Game = game
        self._fixed: dict[str, Any] = dict(fixed)
        self._dice: Random = Random(seed)

    def choose(self, how: NightChoice) -> dict[str, Any]:
        """Return the set-up options of the night, and print which night it is. Raises CommandError or BadSetup."""
        self._game.settings(self._game.seats.start, self._fixed)
        if how is NightChoice.TODAY:
            return self._take_night_of_day()
        survived = Scrapbook().survived(self._game)
        options = self._ask(survived) if how is NightChoice.CHOOSE else self._draw(self._fixed, survived)
        self._console.print(describe_night(self._game, options))
        return options

    def _take_night_of_day(self) -> dict[str, Any]:
        night = day_settings(self._game, today())
        for id in night:
            if id in self._fixed:
                raise CommandError(f"the night of the day has its own {id}: omit --set {id}, or --night today")
        self._console.print(f"The night of {today()}: {describe_night(self._game, night)}")
        return {**self._fixed, **night}

    def _draw(self, options: Mapping[str, Any], survived: Collection[Pair]) -> dict[str, Any]:
        """Return options with a random pair, one that is not survived yet while there is any, and a random girl."""
        drawn = self._draw_pair(options, survived)
        for setting in night_settings(self._game):
            if setting.default is None and setting.id not in drawn:
                drawn[setting.id] = self._dice.choice(legal_choices(self._game, setting, drawn))
        return drawn

    def _draw_pair(self, options: Mapping[str, Any], survived: Collection[Pair]) -> dict[str, Any]:
        pair = self._game.nights.pair
        settings = [setting for id in pair for setting in night_settings(self._game) if setting.id == id]
        values = [[options[each.id]] if each.id in options else each.choices for each in settings]
        nights = [{**options, **dict(zip(pair, chosen, strict=True))} for chosen in product(*values)]
        nights = [night for night in nights if is_legal(self._game, night)] or nights
        return self._dice.choice([night for night in nights if tuple(map(night.get, pair)) not in survived] or nights)

    def _ask(self, survived: Collection[Pair]) -> dict[str, Any]:
        """Ask the person for each setting of the night that is not chosen yet."""
        self._console.print(draw_scrapbook(self._game, survived))
        options = dict(self._fixed)
        for setting in night_settings(self._game):
            if setting.id in options:
                continue
            choices = legal_choices(self._game, setting, options)
            self._show_choices(setting, choices, options, survived)
            chosen = self._read_choice(setting, choices)
            if chosen:
                options[setting.id] = chosen
            elif setting.id in self._game.nights.pair:
                options[setting.id] = self._draw_pair(options, survived)[setting.id]
        return options

    def _show_choices(
        self, setting: OneOf, choices: list[str], options: Mapping[str, Any], survived: Collection[Pair]
    ) -> None:
        texts = choice_texts(self._game, setting)
        self._console.print(f"\n{setting.name}: {setting.help}")
        row, column = self._game.nights.pair or ("", "")
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right")
        grid.add_column(style="bold")
        grid.add_column()
        for number, choice in enumerate(choices, 1):
            name, text = texts[choice]
            done = setting.id == column and (options.get(row), choice) in survived
            grid.add_row(f"  {number}.", f"{name} (survived)" if done else name, text)
        self._console.print(grid)

    def _read_choice(self, setting: OneOf, choices: list[str]) -> str:
        """Return the value that the person types as a number, an id or a name; "" if they only press Enter.

        Raises typer.Exit if they quit.
        """
        texts = choice_texts(self._game, setting)
        chance = setting.default is None or setting.id in self._game.nights.pair
        otherwise = "at random" if chance else texts[setting.default][0]
        while True:
            typed = self._read(f"Choose 1-{len(choices)}, press Enter ({otherwise}), or quit: ")
            number = parse_whole_number(typed) or 0
            if not typed:
                return ""
            if typed in ("quit", "q"):
                raise typer.Exit
            if 1 <= number <= len(choices):
                return choices[number - 1]
            for choice in choices:
                if typed.lower() in (choice, texts[choice][0].lower()):
                    return choice
            self._console.print(f"Not in the list: {typed!r}.")

    def _read(self, prompt: str) -> str:
        try:
            typed = input(prompt).strip()
        except EOFError:
            raise CommandError("the input ended before a night was chosen") from None
        if not sys.stdin.isatty():
            self._console.print(typed, soft_wrap=True)
        return typed
