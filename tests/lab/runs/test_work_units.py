from __future__ import annotations

import pickle

from gloaming.lab.runs.seeds import derive_seed, seat_seed
from gloaming.lab.runs.work_units import UNIT_COLUMNS, Unit


def test_the_key_of_a_unit_depends_on_every_field() -> None:
    units = [
        Unit("fatal-frame", ("easy", "hard"), 1, 2),
        Unit("ghost-hunter", ("easy", "hard"), 1, 2),
        Unit("fatal-frame", ("hard", "easy"), 1, 2),
        Unit("fatal-frame", ("easy", "hard"), 2, 2),
        Unit("fatal-frame", ("easy", "hard"), 1, 1),
        Unit("fatal-frame", ("easy", "hard"), 1, 2, {"boss": "kirie"}),
        Unit("fatal-frame", ("easy", "hard"), 1, 2, variant="weak"),
    ]
    assert len({unit.key for unit in units}) == len(units)


def test_the_key_does_not_depend_on_the_order_of_options_or_the_process() -> None:
    unit = Unit("final-girl", ("easy",), 1, 2, {"girl": "laurie", "board": "normal"})
    assert unit.key == Unit("final-girl", ("easy",), 1, 2, {"board": "normal", "girl": "laurie"}).key
    assert unit.key == pickle.loads(pickle.dumps(unit)).key == "bbad5fc0404b21f888a1ae3e"


def test_the_row_of_a_unit_has_its_columns_in_order() -> None:
    row = Unit("final-girl", ("easy",), 1, 2, {"girl": "laurie", "board": "normal"}).as_row()
    assert list(row) == list(UNIT_COLUMNS)
    assert row["options"] == '{"board":"normal","girl":"laurie"}'
    assert row["bots"] == ["easy"]


def test_each_seat_has_its_own_seed() -> None:
    assert seat_seed(7, 0) != seat_seed(7, 1)
    assert seat_seed(7, 1) == derive_seed("7 seat 1")
