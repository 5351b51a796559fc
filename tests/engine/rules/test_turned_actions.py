"""The numbers of options from the point of view of a seat."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.engine.rules.actions import Actions
from gloaming.engine.rules.declarations import Declared, Number
from gloaming.engine.state.meanings import SEAT as SEATS
from gloaming.engine.state.meanings import Axis, members, numbered
from tests.engine.toy import LANTERNS

SEAT: Number[Any] = Number(4, axis=SEATS)
HAND: Axis = Axis(
    "hand", lambda box: members(2), first=lambda box: 1, count=lambda s: 2, start=lambda s, seat: seat % 2
)
ACTIONS = Actions(
    [
        Declared("pass", "Pass"),
        Declared("never", "{card}", card=Number(lambda box: []), seat=SEAT),
        Declared("give", "{card}", card=Number(lambda box: [3, 7, 9]), seat=SEAT, side=Number(2, least=-1)),
        Declared("wave", "{hand}", hand=Number(3, axis=HAND)),
        Declared("trade", "{one} {other}", one=SEAT, other=SEAT),
    ]
)
TURNED = ACTIONS.turned


def at_the_table(seats: int) -> Any:
    return LANTERNS.new(seats=seats, seed=1)._state


def numbers(seats: int, seat: int, *options: Any) -> list[int]:
    return TURNED.numbers(at_the_table(seats), seat, list(options))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_gives_to_the_next_seat_with_the_same_number(seats: int) -> None:
    found = [
        numbers(seats, seat, ("give", 7, (seat + 1) % seats, 0), ("trade", seat, (seat + seats - 1) % seats))
        for seat in range(seats)
    ]
    assert found == [[ACTIONS.number(("give", 7, 1, 0)), ACTIONS.number(("trade", 0, seats - 1))]] * seats


def test_what_names_no_seat_keeps_its_number() -> None:
    for seat in range(3):
        assert numbers(3, seat, ("pass",)) == [0]


def test_members_may_start_at_another_number_than_0() -> None:
    first = ACTIONS.number(("wave", 0))
    assert numbers(3, 0, ("wave", 0), ("wave", 1), ("wave", 2)) == [first, first + 1, first + 2]
    assert numbers(3, 1, ("wave", 0), ("wave", 1), ("wave", 2)) == [first, first + 2, first + 1]


def test_turning_is_a_permutation_that_can_be_undone() -> None:
    for seats in (2, 3, 4):
        state = at_the_table(seats)
        for seat in range(seats):
            turned = [TURNED.turned(state, seat, number) for number in range(ACTIONS.size)]
            assert sorted(turned) == list(range(ACTIONS.size))
            assert [TURNED.unturned(state, seat, number) for number in turned] == list(range(ACTIONS.size))
            assert [TURNED.option(state, seat, turned[number]) for number in range(ACTIONS.size)] == [
                ACTIONS.option(number) for number in range(ACTIONS.size)
            ]


def test_the_first_seat_turns_nothing() -> None:
    state = at_the_table(3)
    assert [TURNED.turned(state, 0, number) for number in range(ACTIONS.size)] == list(range(ACTIONS.size))


def test_numbers_with_an_axis_that_does_not_turn_are_refused() -> None:
    with pytest.raises(ValueError, match="'card'"):
        Number(3, axis=numbered("card", 3))
