"""What `make check` says of fields that observations cannot show as they are declared."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import gloaming
from gloaming import Game
from gloaming.engine.state.meanings import (
    SEAT,
    Meaning,
    bits,
    one,
    packed,
    per,
    pile,
    rows,
    some,
    split,
    upto,
    where,
)
from gloaming.engine.state.zones import Field, Value
from tests.engine.toy import LANTERNS

ROOT = Path(__file__).parents[1]


def load() -> ModuleType:
    spec = spec_from_file_location("check_observations", ROOT / "scripts" / "check_observations.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


check = load()


@pytest.fixture
def declare(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Returns the toy with another meaning of one of its fields."""

    def declared(name: str, of: Meaning | None) -> Game:
        fields: list[Field] = [
            Value(name, object, of=of) if field.name == name else field for field in LANTERNS.rules.fields
        ]
        monkeypatch.setattr(LANTERNS.rules, "fields", tuple(fields))
        monkeypatch.setattr(LANTERNS, "_observation", None)
        return LANTERNS

    return declared


def test_all_games_declare_what_their_fields_stand_for_and_keep_their_bounds() -> None:
    games = [*gloaming.games().values(), LANTERNS]
    assert [problem for game in games for problem in check.problems(game)] == []


def test_a_field_without_a_meaning_is_named_with_what_to_write(declare: Any) -> None:
    (problem,) = check.problems(declare("left", None))
    assert problem.startswith(f"{LANTERNS.id}: the field 'left' does not say what it stands for. ")
    assert "for example `of=upto(9)`" in problem
    assert "docs/how-to/observe-matches.md lists the words." in problem


def test_a_number_out_of_bounds_is_named_with_its_bound(declare: Any) -> None:
    (problem,) = check.problems(declare("left", upto(1)))
    assert problem.startswith(f"{LANTERNS.id}: the field 'left' holds ")
    assert "but is declared as upto(1). Raise the bound where " in problem


def test_of_a_list_only_the_number_that_does_not_fit_is_named(declare: Any) -> None:
    (problem,) = check.problems(declare("lamps", per(SEAT, upto(3, 1))))
    assert "the field 'lamps' holds 0, but is declared as upto(3, 1)." in problem


def test_the_script_ends_with_an_error_if_a_field_is_wrong(declare: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gloaming, "games", lambda: {"lanterns": declare("left", None)})
    monkeypatch.setattr("sys.argv", ["check_observations.py"])
    with pytest.raises(SystemExit, match="the field 'left' does not say what it stands for"):
        check.main()


@pytest.mark.parametrize(
    ("meaning", "text"),
    [
        (one(SEAT), "one(seat, -1)"),
        (bits(SEAT), "bits(seat)"),
        (packed(3, 4), "packed(3, 4)"),
        (per(SEAT, pile(SEAT)), "per(seat, pile(seat))"),
        (split(SEAT, 2, upto(5)), "split(seat, 2, upto(5))"),
        (some(SEAT), "some(seat, None, 0, 1)"),
        (rows(2, one(SEAT, None), upto(9)), "rows(2, one(seat, None), upto(9))"),
        (where("deck", SEAT), "where('deck', seat)"),
    ],
)
def test_meanings_are_shown_as_they_are_declared(meaning: Meaning, text: str) -> None:
    assert check.spelled(meaning) == text
