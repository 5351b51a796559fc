"""Every game records its matches: with the declared columns and types, the same for the same seeds."""

from __future__ import annotations

from typing import Any

import gloaming
from gloaming.bots import bot
from gloaming.engine.match.match import Game
from gloaming.lab.matches.recorded_data import Column, columns, recorder
from gloaming.lab.runs.rows import TYPES
from gloaming.lab.runs.work_units import UNIT_COLUMNS

TYPE: dict[str, type] = {"int": int, "str": str, "bool": bool, "float": float}


def played(game: Game, seats: int, seed: int) -> dict[str, Any]:
    match = game.new(seats=seats, seed=seed)
    return recorder(game).play(match, [bot("random", seed + seat) for seat in range(seats)])


def is_of_type(value: Any, kind: str) -> bool:
    if kind.startswith("list["):
        return isinstance(value, list) and all(is_of_type(entry, kind[5:-1]) for entry in value)
    return value is None or type(value) is TYPE[kind]


def test_every_declared_number_is_in_an_event() -> None:
    for game in gloaming.games().values():
        events = {declared.verb: declared for declared in game.rules.events.declared}
        recorded = game.result_fields.recorded
        names = [recorded.first, *recorded.rounds, *recorded.counts.values(), *recorded.lists.values()]
        if recorded.cards is not None:
            names += [*recorded.cards.seen, *recorded.cards.played]
        if recorded.deaths is not None:
            deaths = recorded.deaths
            names += [deaths.verb, deaths.place, *deaths.causes, *deaths.situations]
        for name in filter(None, names):
            verb, _, number = name.partition(".")
            assert verb in events, name
            assert not number or number in events[verb].numbers, name


def test_columns_are_distinct_and_have_known_types() -> None:
    for game in gloaming.games().values():
        found = columns(game)
        names = [column.name for column in found]
        assert len(names) == len(set(names))
        assert not set(names) & set(UNIT_COLUMNS)
        assert {column.type for column in found} <= set(TYPES)


def test_rows_have_the_declared_columns(game: Game, seats: int) -> None:
    row = played(game, seats, 7)
    assert list(row) == [column.name for column in columns(game)]
    wrong: list[Column] = [column for column in columns(game) if not is_of_type(row[column.name], column.type)]
    assert not wrong
    assert row == played(game, seats, 7)


def test_decisions_are_counted(game: Game, seats: int) -> None:
    match = game.new(seats=seats, seed=3)
    row = recorder(game).play(match, [bot("random", seat) for seat in range(seats)])
    assert row["decisions"] == len(match.choices or ()) == sum(row["decisions_by_seat"])
    assert row["choices"] <= row["decisions"] <= row["option_count"]
    assert row["most_options"] <= row["option_count"]


def test_cards_are_ids_of_the_content(game: Game, seats: int) -> None:
    row = played(game, seats, 5)
    if game.result_fields.recorded.cards is None:
        assert "played" not in row
        return
    assert row["played"]
    assert len(row["played"]) == len(row["played_by"])
    assert len(row["seen"]) == len(row["seen_by"])
    assert set(row["played_by"]) <= set(range(seats))


def test_a_final_girl_dies_of_the_killer_somewhere() -> None:
    rows = [played(gloaming.game("final-girl"), 1, seed) for seed in range(6)]
    lost = [row for row in rows if not row["winners"]]
    assert lost
    for row in lost:
        assert row["death_causes"][0]
        assert row["death_places"][0]
        assert row["death_rounds"] == [row["rounds"]]


def test_the_hunters_of_a_match_are_listed_with_their_falls() -> None:
    row = played(gloaming.game("ghost-hunter"), 1, 3)
    assert len(row["hunters"]) == len(row["hunter_states"]) == 2
    assert len(row["death_situations"]) == len(row["deaths"])
    assert set(row["death_situations"]) <= {"in battle", "out of battle"}


def test_the_bosses_that_appeared_are_listed() -> None:
    game = gloaming.game("fatal-frame")
    row = recorder(game).play(game.new(seats=2, seed=3), [bot("policy", seat) for seat in range(2)])
    assert row["bosses_met"]
    assert row["boss"][row["winners"][0]] in row["bosses_met"]
