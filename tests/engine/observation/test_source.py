"""The generated code for observations writes what the full writers do, for every change."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.engine.observation.memories import Memories
from gloaming.engine.observation.observation import NOT_ASKED, Observation
from gloaming.engine.state.meanings import (
    FLAG,
    SEAT,
    Axis,
    Meaning,
    bits,
    joined,
    one,
    packed,
    pairs,
    per,
    pile,
    rows,
    some,
    split,
    upto,
    where,
    which,
)
from gloaming.engine.state.zones import ALL, LOOKED, NOBODY, OWNER, Field, Value, Zone
from tests.engine.observation.test_observation import CARD, COLOR, GHOST, PROGRAM, SPOT, Table
from tests.packs import pack

LATE = Axis("late", lambda box: ("first", "second"), first=lambda box: 5)
ALIKE = Axis("alike", lambda box: ("same", "same", "other"))
LEADER = Axis(
    "leader", lambda box: ("me", "+1"), count=lambda s: 2, start=lambda s, seat: int(s.lead == seat), reads=("lead",)
)
NUMBERS = list[int]
TUPLE = tuple[int, ...]
TUPLES = list[tuple[int, ...]]


def value(type_: object, of: Meaning, *values: Any) -> Any:
    return pytest.param([Value("it", type_, of=of)], [{"it": it} for it in values], id=f"{type_} {type(of).__name__}")


def zone(*zones: Field, values: list[dict[str, Any]]) -> Any:
    return pytest.param(list(zones), values, id=str(zones[0].seen))


FIELDS = [
    value(int, upto(9), 3, 12, -4),
    value(int, upto(9, -5), -3, -9, 4),
    value(int, upto(20, 3), 3, 1, 30),
    value(bool, FLAG, True, False),
    value(int, one(COLOR), 2, -1, 7, 0),
    value(int, one(COLOR, 9), 2, 9, 1),
    value(int, one(COLOR, 0), 2, 0, 1),
    value(int, one(LATE), 5, 6, -1, 4),
    value(int, one(ALIKE), 1, 2, 0),
    value(int, one(SEAT), 1, -1, 0, 5),
    value(int, which(COLOR), 2, -1, 0),
    value(int, which(COLOR, 1), 2, 1, 0),
    value(int, which(LATE, None), 6, 5),
    value(int, bits(COLOR), 0b101, 0b010, 0),
    value(int, bits(ALIKE), 0b101, 0b010, 0),
    value(int, bits(SEAT), 0b01, 0b10, 0),
    value(int, packed(3, 4, 5), 54, -1, 7, 999),
    value(TUPLE, some(COLOR), (0, 2), (1,), ()),
    value(TUPLE, some(COLOR, most=3, others=(1,)), (0, 0, 1, 0, 0), (1, 2)),
    value(TUPLE, some(COLOR, SPOT, base=2), (1, 4), (5,)),
    value(TUPLE, some(COLOR, SEAT, base=4), (1, 8), (4,)),
    value(TUPLE, rows(2, one(COLOR), upto(9)), (1, 5), (2, 3, 0, 1, 1, 1), ()),
    value(TUPLE, rows(2, one(SEAT)), (1,), (0, 1)),
    value(tuple[tuple[int, int], ...], pairs(2, upto(9), which(COLOR)), ((1, 2), (3, 1)), ()),
    value(TUPLE, per(COLOR, upto(9)), (1, 2, 3), (1, 5, 3)),
    value(TUPLE, per(COLOR, packed(3, 4)), (1, -1, 3), (1, 5, 3)),
    value(NUMBERS, per(COLOR, one(SPOT)), [0, 1, -1], [0, 0, 1], [1]),
    value(NUMBERS, per(LATE, upto(9)), [3, 4], [5, 4]),
    value(NUMBERS, per(ALIKE, bits(SPOT)), [1, 0, 3], [2, 0, 0]),
    value(NUMBERS, per(SPOT, one(SEAT)), [0, 1], [1, -1]),
    value(NUMBERS, per(SEAT, one(SEAT)), [0, 1], [1, 0]),
    value(NUMBERS, per(SEAT, which(COLOR)), [0, 1], [-1, 1]),
    value(TUPLES, per(SEAT, some(COLOR, most=9)), [(0, 0), (1,)], [(0, 0), ()]),
    value(TUPLES, per(SPOT, per(COLOR, one(SEAT))), [(0, 1, -1), (1, 1, 1)], [(0, 0, 0), (1, 1, 1)], [(0,), (1, 1)]),
    value(TUPLES, per(COLOR, per(SPOT, upto(9))), [(1, 2), (3, 4), (5, 6)], [(1, 2), (3, 9), ()]),
    value(NUMBERS, split(COLOR, 2, per(SPOT, upto(9))), [0, 1, 2, 0, 0, 3], [0, 1, 2, 7, 0, 3]),
    value(NUMBERS, split(SEAT, 2, per(SPOT, one(COLOR))), [0, 1, 2, 0], [0, 1, 1, -1]),
    value(NUMBERS, split(SEAT, 3, joined(1, per(SEAT, upto(9)), per(SPOT, upto(9)))), [0, 1, 2, 3, 4, 5], [6, 1] * 3),
    value(NUMBERS, joined(2, per(SPOT, upto(9)), per(COLOR, upto(9))), [1, 0, 2, 0, 3], [1, 9, 2, 0, 4]),
    value(list[bool], per(SEAT, FLAG), [True, False], [True, True]),
    value(list[list[int]], per(SPOT, per(COLOR, upto(9))), [[1, 2, 3], [4, 5, 6]], [[1, 2, 3], [4, 0, 6]]),
    value(object, per(COLOR, upto(9)), [1, 2, 3], [3, 2, 1]),
    value(tuple[int, int], per(SPOT, upto(9)), (1, 2), (3, 2)),
    pytest.param(
        [Value("it", NUMBERS, OWNER, revealed="open", of=per(SEAT, upto(9))), Value("open", bool, of=FLAG)],
        [{"it": [4, 5], "open": False}, {"it": [3, 5], "open": False}, {"it": [3, 5], "open": True}],
        id="owned values",
    ),
    pytest.param(
        [Zone("cards", ALL, of=pile(CARD)), Value("it", TUPLE, of=where("cards", SPOT))],
        [{"cards": (12,), "it": (1,)}, {"cards": (10, 12), "it": (1, 0)}, {"cards": (12, 10), "it": (1, 0)}],
        id="where",
    ),
    pytest.param(
        [Value("lead", int, of=one(SEAT)), Value("it", NUMBERS, of=per(LEADER, upto(9)))],
        [{"lead": 0, "it": [1, 2]}, {"lead": 1, "it": [1, 2]}, {"lead": 1, "it": [1, 3]}],
        id="another comes first",
    ),
    zone(Zone("it", ALL, of=pile(CARD)), values=[{"it": (10, 11)}, {"it": (10, 11, 12)}, {"it": (12,)}]),
    zone(Zone("it", ALL, of=pile(CARD, 3)), values=[{"it": (10, 11)}, {"it": (11, -1, 12)}, {"it": (12, 10, 10, 10)}]),
    zone(Zone("it", ALL, of=pile(CARD, 3, by_number=True)), values=[{"it": (12, 10)}, {"it": (11,)}]),
    zone(Zone("it", NOBODY, of=pile(CARD)), values=[{"it": (12, 10)}, {"it": (11,)}]),
    zone(
        Zone("it", OWNER, many=True, of=per(SEAT, pile(CARD))),
        values=[{"it": [(10,), (11, 12)]}, {"it": [(10, 10), (11,)]}],
    ),
    zone(
        Zone("it", OWNER, many=True, owners="whose", of=per(SPOT, pile(CARD))),
        Value("whose", NUMBERS, of=per(SPOT, one(SEAT))),
        values=[{"it": [(10,), (11, 12)], "whose": [0, 1]}, {"it": [(10,), (11, 12)], "whose": [1, 1]}],
    ),
    zone(
        Zone("it", LOOKED, looked="masks", of=pile(CARD, 3)),
        Value("masks", TUPLE, NOBODY),
        values=[{"it": (10, -1, 12), "masks": (1, -1, 2)}, {"it": (10, -1, 12), "masks": (1, -1, 3)}],
    ),
    zone(
        Zone("it", LOOKED, many=True, looked="masks", of=per(SPOT, pile(CARD, 2))),
        Value("masks", TUPLES, NOBODY),
        values=[{"it": [(10,), (11, 12)], "masks": [(1,), (2, 3)]}, {"it": [(10,), (11, 12)], "masks": [(3,), (2, 3)]}],
    ),
]


@pytest.mark.parametrize(("fields", "values"), FIELDS)
def test_what_has_changed_is_written_as_by_the_full_writer(fields: list[Field], values: list[dict[str, Any]]) -> None:
    observation = Observation(fields, PROGRAM, None, 3)
    rng = random.Random(1)
    state = Table(2, values[0])
    made = Memories(observation)
    memories = [made.memory(state, seat) for seat in range(2)]
    for turn in range(40):
        state.turn = rng.randrange(2)
        for name, it in rng.choice(values).items():
            setattr(state, name, it)
        seat = rng.randrange(2)
        asked = rng.choice((NOT_ASKED, 0, 1))
        memories[seat].update(state, asked)
        assert memories[seat].out == observation.write(state, seat, asked), turn
        if turn % 9 == 0:
            memories[seat] = made.memory(state, seat)


def test_games_use_the_module_that_was_generated_for_them() -> None:
    for game in gloaming.games().values():
        match = game.new(seats=max(game.seats), seed=1)
        assert type(game.memories.memory(match._state, 0)).__module__.endswith(".generated.observation")


def test_packs_have_code_of_their_own(tmp_path: Path) -> None:
    game = gloaming.game("fatal-frame").with_packs(pack(tmp_path / "more", GHOST, "More"))
    match = game.new(seats=2, seed=1)
    observers = [match.observer(seat) for seat in range(2)]
    rng = random.Random(1)
    while not match.over and match.event_count < 500:
        for seat, observer in enumerate(observers):
            assert observer.observe() == match.observe(seat)
        match.pick(rng.randrange(len(match._options)))
