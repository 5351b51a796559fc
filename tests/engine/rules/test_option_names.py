"""Names of options: a verb and ids, by which lessons, challenges and tests say what is chosen."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming
from gloaming.engine.match.match import Game
from gloaming.engine.rules.actions import Actions
from gloaming.engine.rules.declarations import Declared, Number
from gloaming.engine.state.state import Option
from tests.engine import toy

SEAT: Number[Any] = Number(2, id=lambda box, seat: f"seat-{seat}")
CARD: Number[Any] = Number(len, id=lambda box, card: box[card])
ACTIONS = Actions(
    [Declared("pass", "Pass"), Declared("play", "{card}", card=CARD, seat=SEAT), Declared("turn", "", die=Number(3))],
    ["ring", "tome"],
)


@pytest.fixture
def lanterns() -> Game:
    """Lanterns with names for its cards: the six lowest are all called `glow`, and even ones of them are dim."""
    card: Number[Any] = Number(
        toy.CARDS,
        lambda s, card: ("dim" if card % 2 == 0 else "bright") if card < 6 else "high",
        id=lambda box, card: "glow" if card < 6 else f"light-{card}",
    )
    game = toy.game(toy.PROGRAM)
    game.rules.actions = Actions(
        [
            Declared("play", "play {card}", card=card),
            Declared("answer", "answer {card}", card=card),
            Declared("light", "light"),
            Declared("pass", "pass"),
        ]
    )
    return game


@pytest.mark.parametrize(
    ("option", "name"), [(("pass",), "pass"), (("play", 1, 0), "play tome seat-0"), (("turn", 2), "turn 2")]
)
def test_an_option_is_named_by_its_verb_and_ids(option: Option, name: str) -> None:
    assert ACTIONS.spell(["ring", "tome"], option) == name


def test_an_option_is_picked_by_its_name(lanterns: Game) -> None:
    match = lanterns.new(seats=2, seed=4)
    names = [match.spell(i) for i in range(len(match.decision.options))] if match.decision else []
    assert [match.find(name) for name in names] == list(range(len(names)))
    by_number = match.copy()
    by_number.pick(1)
    match.pick(names[1])
    assert match.record() == by_number.record()
    assert match.choices == [1]


def test_an_unknown_name_is_refused_with_the_names_of_what_is_open(lanterns: Game) -> None:
    match = lanterns.new(seats=2, seed=4)
    names = ", ".join([match.spell(i) for i in range(len(match.decision.options))]) if match.decision else ""
    with pytest.raises(
        gloaming.IllegalChoice, match=f"no option 'dance': pick a whole number from 0 to 2, or: {names}"
    ):
        match.pick("dance")
    assert match.choices == []


@pytest.mark.parametrize(("hand", "picked"), [((0, 2), 0), ((3, 5), 0), ((0, 3), None), ((2, 0, 5), None)])
def test_a_name_of_two_options_is_picked_only_where_they_do_the_same(
    lanterns: Game, hand: tuple[int, ...], picked: int | None
) -> None:
    match = lanterns.new(seats=2, seed=4)
    match._options = [("play", card) for card in hand]
    if picked is None:
        with pytest.raises(gloaming.IllegalChoice, match=r"'play glow' fits several options: .*: 0 \(Play dim\), 1 \("):
            match.find("play glow")
    else:
        assert match.find("play glow") == picked


def test_a_record_replays_by_names(lanterns: Game) -> None:
    match = lanterns.new(seats=2, seed=7)
    names = []
    while match.decision is not None:
        chosen = len(match.decision.options) - 1
        names.append(match.spell(chosen))
        match.pick(chosen)
    record = match.record()
    assert lanterns.replay({**record, "choices": names}).record() == record
    with pytest.raises(gloaming.DamagedRecord, match="choice 0 of the record: no option 'dance'"):
        lanterns.replay({**record, "choices": ["dance"]})
