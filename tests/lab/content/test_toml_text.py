"""TOML that can be read again."""

from __future__ import annotations

import tomllib
from datetime import date

import pytest

from gloaming.games import ids
from gloaming.lab.content.overrides import printed_entries
from gloaming.lab.content.toml_text import toml_tables, toml_value


def test_the_content_of_every_game_survives() -> None:
    for game in ids():
        tables = {table: list(entries.values()) for table, entries in printed_entries(game).items() if entries}
        assert tomllib.loads(toml_tables(tables)) == tables


def test_special_characters_and_values_survive() -> None:
    texts = ['quote " and \\ back', "line\nbreak\ttab\x7f", "ghost 👻"]
    values: list[object] = [*texts, 1.5, -3, True, [], {"a b": [{}]}]
    for value in values:
        assert tomllib.loads(f"value = {toml_value(value)}")["value"] == value


def test_a_date_is_no_content() -> None:
    with pytest.raises(TypeError, match="use a text, number"):
        toml_value(date(2020, 1, 1))
