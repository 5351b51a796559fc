"""Events and options, declared once: words, pieces, types, ranges and a number for every option."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming
from gloaming.engine.rules.actions import Actions
from gloaming.engine.rules.declarations import Declared, Events, Number, Printed, each
from gloaming.engine.state.state import State

CARDS = ["Ring", "Tome", "Cat"]
SEAT: Number[Any] = Number(2, lambda box, seat: f"player {seat + 1}", lambda box, seat: f"seat-{seat}")
CARD: Number[Any] = Number(len, lambda box, card: box[card], lambda box, card: f"card-{card}")
DIE: Number[Any] = Number(3, least=-1)
ODD: Number[Any] = Number(lambda box: range(1, 2 * len(box), 2))

EVENTS = Events(
    [
        Declared("drew", "{seat} draws the {card}.", public="{seat} draws a card.", seat=SEAT, card=CARD),
        Declared("showed", "{seat} shows {cards}.", seat=SEAT, cards=each(CARD)),
        Declared(
            "rolled",
            lambda box, *dice: f"it falls: {sum(dice)}.",
            pieces=lambda box, *dice: [f"die-{number}" for number in range(len(dice))],
            dice=each(DIE),
        ),
    ],
    CARDS,
)
ACTIONS = Actions(
    [
        Declared("pass", "Pass"),
        Declared("play", "{card} on {seat}", card=CARD, seat=SEAT),
        Declared("turn", "Turn {die}", die=DIE),
        Declared("count", "Count to {odd}", odd=ODD),
    ],
    CARDS,
)


@pytest.mark.parametrize(
    ("event", "words", "pieces"),
    [
        (("drew", 1, 2), "Player 2 draws the Cat.", ("seat-1", "card-2")),
        (("drew", 1, -1), "Player 2 draws a card.", ("seat-1",)),
        (("showed", 0), "Player 1 shows .", ("seat-0",)),
        (("showed", 0, 0, 1, 2), "Player 1 shows Ring, Tome and Cat.", ("seat-0", "card-0", "card-1", "card-2")),
        (("rolled", 1, -1), "It falls: 0.", ("die-0", "die-1")),
    ],
)
def test_an_event_in_words(event: tuple[Any, ...], words: str, pieces: tuple[str, ...]) -> None:
    described = EVENTS.describe(event)
    assert (described.label, described.pieces) == (words, pieces)


def test_a_name_that_ends_like_a_sentence_ends_it() -> None:
    drawn = Declared("drew", "{seat} draws {card}.", seat=SEAT, card=CARD)
    lines = [Events([drawn], ["Confined!", "Who?", "Cat"]).narrate(("drew", 0, card), None) for card in range(3)]
    assert lines == ["Player 1 draws Confined!", "Player 1 draws Who?", "Player 1 draws Cat."]


@pytest.mark.parametrize(
    ("event", "wrong"),
    [
        (("sang", 0), "no event is called 'sang'"),
        (("drew", 2, 0), "'drew': seat is not 2"),
        (("drew", -1, 0), "'drew': seat is not -1"),
        (("drew", 0, 3), "'drew': card is not 3"),
        (("drew", 0, True), "'drew': card is not True"),
        (("drew", 0, "1"), "'drew': card is not '1'"),
        (("drew", 0), "'drew' has 2 numbers, not 1"),
        (("drew", 0, 0, 0), "'drew' has 2 numbers, not 3"),
        (("showed",), "'showed' has 2 numbers, not 0"),
        (("showed", 0, 1, -1), "'showed': cards is not -1"),
        (("rolled", 2), "'rolled': dice is not 2"),
    ],
)
def test_an_event_that_cannot_happen(event: tuple[Any, ...], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        EVENTS.describe(event)


def test_every_option_has_a_number_of_its_own_and_back() -> None:
    assert ACTIONS.size == 1 + 3 * 2 + 3 + 3
    options = [ACTIONS.option(number) for number in range(ACTIONS.size)]
    assert options[0] == ("pass",)
    assert options[1:4] == [("play", 0, 0), ("play", 0, 1), ("play", 1, 0)]
    assert options[7:] == [("turn", -1), ("turn", 0), ("turn", 1), ("count", 1), ("count", 3), ("count", 5)]
    assert [ACTIONS.number(option) for option in options] == list(range(ACTIONS.size))


@pytest.mark.parametrize("number", [-1, 13])
def test_a_number_out_of_range_is_told_the_range(number: int) -> None:
    with pytest.raises(gloaming.IllegalChoice, match=f"the numbers 0 to 12, not {number}"):
        ACTIONS.option(number)


@pytest.mark.parametrize("option", [(), ("sing",), ("pass", 0), ("play", 0), ("play", 3, 0), ("turn", 2), ("count", 2)])
def test_an_option_that_the_game_never_offers_has_no_number(option: tuple[Any, ...]) -> None:
    with pytest.raises(gloaming.IllegalChoice, match=r"this game has no option"):
        ACTIONS.number(option)


def test_an_option_in_words() -> None:
    described = ACTIONS.describe(CARDS, ("play", 1, 0))
    assert (described.label, described.pieces) == ("Tome on player 1", ("card-1", "seat-0"))


class Table(State):
    """A table of the cards, on which the first lies."""

    box = CARDS
    first = 2


def test_what_is_printed_is_the_same_in_events_and_options() -> None:
    printed: Printed[list[str]] = Printed(len, lambda box, card: box[card], lambda box, card: f"card-{card}")
    first = printed.labeled(lambda s, card: "it" if card == s.first else s.box[card])
    took: Declared[Any] = Declared("took", "{card} is taken.", card=printed)
    take: Declared[Any] = Declared("take", "Take {card}", card=printed)
    leave: Declared[Any] = Declared("leave", "Leave {card}", card=first)
    event = Events([took], CARDS).describe(("took", 1))
    assert (event.label, event.pieces) == ("Tome is taken.", ("card-1",))
    options = Actions([take, leave], CARDS)
    assert options.size == 2 * len(CARDS)
    for option, words in (
        (("take", 1), "Take Tome"),
        (("take", 2), "Take Cat"),
        (("leave", 1), "Leave Tome"),
        (("leave", 2), "Leave it"),
    ):
        described = options.describe(Table(), option)
        assert (described.label, described.pieces) == (words, (f"card-{option[1]}",))


def test_an_option_with_any_number_of_numbers_is_refused() -> None:
    with pytest.raises(ValueError, match="the option 'show' takes any number of arguments"):
        Actions([Declared("show", "", cards=each(CARD))], CARDS)


def test_a_verb_is_declared_once() -> None:
    with pytest.raises(ValueError, match="declared twice"):
        Actions([Declared("pass", "Pass"), Declared("pass", "Go on")])


def test_the_page_gets_the_type_of_each() -> None:
    types = [declaration.typescript for declaration in (*EVENTS.declared, *ACTIONS.declared)]
    assert types[:2] == [
        '[verb: "drew", seat: number, card: number]',
        '[verb: "showed", seat: number, ...cards: number[]]',
    ]
    assert types[3] == '[verb: "pass"]'
