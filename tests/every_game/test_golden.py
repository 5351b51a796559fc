"""Golden matches of every game must replay unchanged: a difference is a change of the rules (see make_golden)."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import pytest

import gloaming
from tests.games.golden import golden, kept, written


def made(id: str) -> Any:
    """Return the module with a game's golden records: their `CASES` and `FOLDER`."""
    return import_module(f"tests.games.{gloaming.game(id).folder.name}.make_golden")


CASES = [(id, name) for id in gloaming.games() for name in made(id).CASES]


@pytest.mark.parametrize("id", list(gloaming.games()))
def test_every_golden_record_is_replayed(id: str) -> None:
    assert sorted(path.stem for path in made(id).FOLDER.glob("*.json")) == sorted(made(id).CASES)
    assert len(made(id).CASES) > 1


@pytest.mark.parametrize(("id", "name"), CASES)
def test_a_golden_record_gives_the_same_match(id: str, name: str) -> None:
    data = kept(made(id).FOLDER, name)
    rewrite = "Where this is meant, run `make golden`"
    try:
        match = gloaming.replay(data["record"])
    except gloaming.GloamingError as error:
        pytest.fail(f"{error}. {rewrite}")
    assert match.game.id == id
    assert match.over
    now = golden(match)
    assert now.keys() == data.keys()
    for part, was in data.items():
        assert now[part] == was, rewrite


@pytest.mark.parametrize("id", list(gloaming.games()))
def test_golden_records_are_written_as_they_are_read(id: str) -> None:
    data = kept(made(id).FOLDER, next(iter(made(id).CASES)))
    assert json.loads(written(data)) == data
