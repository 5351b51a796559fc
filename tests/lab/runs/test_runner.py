from __future__ import annotations

from itertools import islice

import pytest

from gloaming import BadSetup, UnknownGame
from gloaming.lab.lab_error import LabError
from gloaming.lab.matches.match_player import MatchPlayer
from gloaming.lab.runs.engines.local import LocalEngine
from gloaming.lab.runs.rows import Row
from gloaming.lab.runs.runner import map_items, run
from gloaming.lab.runs.work_units import Unit
from tests.lab.counting import play, units
from tests.lab.memory_store import MemoryStore


def test_rows_have_the_units_first_and_are_in_their_order() -> None:
    rows = list(run(units(5), play))
    assert [row["bot_seed"] for row in rows] == [0, 1, 2, 3, 4]
    assert rows[3] == {**units(5)[3].as_row(), "square": 9, "share": None, "won": False, "cards": []}
    assert next(iter(rows[0])) == "unit"


def test_two_processes_give_the_same_rows_as_one() -> None:
    matches = [Unit("dont-go-in-there", ("random", "random"), seed, seed) for seed in range(9)]
    alone = list(run(matches, MatchPlayer()))
    with LocalEngine(2) as engine:
        assert list(run(matches, MatchPlayer(), engine=engine)) == alone


def test_a_run_continues_from_its_store() -> None:
    store = MemoryStore()
    played: list[int] = []

    def count(unit: Unit) -> Row:
        played.append(unit.bot_seed)
        return play(unit)

    first = list(islice(run(units(10), count, store=store), 4))
    assert played == [0, 1, 2, 3]
    assert list(run(units(10), count, store=store))[:4] == first
    assert played == list(range(10))
    assert list(run(units(12), count, store=store)) == store.kept
    assert played == list(range(12))


def test_a_store_of_another_run_is_refused() -> None:
    store = MemoryStore()
    list(run(units(10), play, store=store))
    with pytest.raises(LabError, match=r"results of another run \(match 1 is different\): use another folder"):
        list(run(units(10)[1:], play, store=store))


def test_progress_counts_stored_and_played_units() -> None:
    store = MemoryStore()
    list(run(units(3), play, store=store))
    counts: list[int] = []
    list(run(units(5), play, store=store, progress=counts.append))
    assert counts == [3, 1, 1]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_of_a_match_names_its_seed_or_reason(jobs: int) -> None:
    with LocalEngine(jobs) as engine, pytest.raises(UnknownGame, match="no game 'chess'"):
        list(run([Unit("chess", ("random",), 1, 1)], MatchPlayer(), engine=engine))


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_says_which_match_to_repeat(jobs: int) -> None:
    broken = Unit("dont-go-in-there", ("random",) * 2, 5, 8, {"lights": "out"})
    matches = [Unit("dont-go-in-there", ("random",) * 2, seed, seed) for seed in range(4)]
    with LocalEngine(jobs) as engine, pytest.raises(BadSetup) as raised:
        list(run([*matches, broken], MatchPlayer(), engine=engine))
    assert raised.value.__notes__ == [f"while playing {broken!r}"]
    for part in ("'dont-go-in-there'", "('random', 'random')", "deal_seed=5", "bot_seed=8", "'lights': 'out'"):
        assert part in raised.value.__notes__[0]


def test_the_note_of_an_error_is_short() -> None:
    with pytest.raises(ValueError, match="invalid literal") as raised:
        list(map_items(int, ["1", "word " * 1000]))
    assert len(raised.value.__notes__[0]) < 500


def test_other_work_is_mapped_in_order() -> None:
    assert list(map_items(str, range(4))) == ["0", "1", "2", "3"]
    assert list(map_items(str, range(0))) == []
