"""Name the settings of a night, and draw the scrapbook of survived nights."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from rich import box
from rich.table import Table

from gloaming.engine.match.match import Game
from gloaming.engine.match.settings import OneOf


def choice_texts(game: Game, setting: OneOf) -> dict[str, tuple[str, str]]:
    """Return the name and the text of each value of a setting, by its id.

    They are those of the game's entry with this id. A value whose entry has no text is named after its id.
    """
    named = {}
    for entry in game.content():
        kind = entry["kind"]
        if kind in (setting.id, setting.name.lower()) and entry["text"]:
            named[entry["id"].removeprefix(f"{kind.replace(' ', '-')}-")] = (entry["name"], entry["text"])
    return {choice: named.get(choice, (choice.replace("-", " ").capitalize(), "")) for choice in setting.choices}


def describe_night(game: Game, options: Mapping[str, Any]) -> str:
    """Describe the chosen settings of a night, such as "Killer: The Whipper-In. Location: Fallowmere Park."."""
    chosen = [(setting, options[setting.id]) for setting in night_settings(game) if setting.id in options]
    return " ".join([f"{setting.name}: {choice_texts(game, setting)[value][0]}." for setting, value in chosen])


def night_settings(game: Game) -> list[OneOf]:
    """Return the settings of a night, in the order in which players choose them."""
    settings = {setting.id: setting for setting in game.options if isinstance(setting, OneOf)}
    return [settings[id] for id in game.nights.asked]


def draw_scrapbook(game: Game, survived: Collection[tuple[str, str]]) -> Table:
    """Return the scrapbook as a table: a row and a column for the values of the two settings of a pair."""
    settings = {setting.id: setting for setting in night_settings(game)}
    rows, columns = [choice_texts(game, settings[id]) for id in game.nights.pair]
    table = Table(
        title="Scrapbook: the nights you have survived", box=box.SIMPLE_HEAD, pad_edge=False, title_justify="left"
    )
    for heading in ("", *[name for name, _ in columns.values()]):
        table.add_column(heading)
    for row, (name, _) in rows.items():
        table.add_row(name, *["survived" if (row, column) in survived else "-" for column in columns])
    return table
