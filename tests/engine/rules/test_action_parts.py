"""The parts of option numbers: verbs, arguments and their possible values."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming
from gloaming import Game, IllegalChoice
from gloaming.engine.rules.actions import Actions
from gloaming.engine.rules.declarations import Declared, Number

SEAT: Number[Any] = Number(2)
CARD: Number[Any] = Number(lambda box: [3, 7, 9])
DIE: Number[Any] = Number(6, least=1)
NEVER: Number[Any] = Number(lambda box: [])
ACTIONS = Actions(
    [
        Declared("pass", "Pass"),
        Declared("burn", "Burn {card}", card=NEVER),
        Declared("play", "{card}", card=CARD, seat=SEAT),
        Declared("roll", "", die=DIE),
    ]
)


def test_the_shape_has_a_head_for_each_verb_and_each_argument() -> None:
    assert [shape.verb for shape in ACTIONS.shape] == ["pass", "burn", "play", "roll"]
    assert [shape.sizes for shape in ACTIONS.shape] == [(), (0,), (3, 2), (6,)]
    assert [(shape.first, shape.size) for shape in ACTIONS.shape] == [(0, 1), (1, 0), (1, 6), (7, 6)]
    play = ACTIONS.shape[2]
    assert [(argument.name, list(argument.values), argument.size) for argument in play.arguments] == [
        ("card", [3, 7, 9], 3),
        ("seat", [0, 1], 2),
    ]


def test_the_parts_of_a_number_are_the_verb_and_the_arguments_by_name() -> None:
    parts = ACTIONS.parts(ACTIONS.number(("play", 9, 1)))
    assert (parts.verb, parts.verb_index) == ("play", 2)
    assert (parts.values, parts.indices) == ((9, 1), (2, 1))
    assert parts.arguments == {"card": 9, "seat": 1}
    assert repr(parts) == "<ActionParts 'play' {'card': 9, 'seat': 1}>"
    assert ACTIONS.parts(0).arguments == {}


def test_the_parts_of_every_number_lead_back_to_the_number() -> None:
    for number in range(ACTIONS.size):
        parts = ACTIONS.parts(number)
        assert ACTIONS.option(number) == (parts.verb, *parts.values)
        assert ACTIONS.number((parts.verb, *parts.values)) == number


@pytest.mark.parametrize("number", [-1, 13, "0", None])
def test_a_number_out_of_range_has_no_parts(number: Any) -> None:
    with pytest.raises(IllegalChoice, match="numbers 0 to 12"):
        ACTIONS.parts(number)


@pytest.mark.parametrize("game", gloaming.games().values(), ids=gloaming.games())
def test_the_verbs_of_every_game_fill_its_numbers(game: Game) -> None:
    actions = game.actions
    assert sum(shape.size for shape in actions.shape) == actions.size
    for shape in actions.shape:
        for number in {shape.first, shape.first + shape.size - 1} if shape.size else ():
            parts = actions.parts(number)
            assert parts.shape is shape
            assert all(index < size for index, size in zip(parts.indices, shape.sizes, strict=True))
