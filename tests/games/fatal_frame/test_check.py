"""Invariants: each violation has a message."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.engine.content.copies import copy_ids
from gloaming.engine.rules.effects import STOP
from gloaming.games.fatal_frame.packs import BOX
from gloaming.games.fatal_frame.rules.verbs.draw import Draw
from gloaming.games.fatal_frame.rules.verbs.lose import Lose
from tests.games.fatal_frame.table import Position, given

SEEKER, OTHER_SEEKER, KIMONO, WATCHMAN = [
    BOX.number[name] for name in ("seeker", "seeker-b", "bloody-kimono", "night-watchman")
]
BUTTERFLY = BOX.number["crimson-butterfly"]


def village() -> Position:
    """Return a table with two players on the map, a third in the Shrine, and a Ghost at the first."""
    return given(
        seats=3,
        paths={2: ["loom-room"]},
        ghosts={"kiryu-house": ["seeker", "ash-nun"]},
        attached={"zero-shot": "seeker"},
    )


def broken(**fields: Any) -> list[str]:
    """Return the messages for a valid table with these fields changed."""
    table = village()
    for name, value in fields.items():
        setattr(table.state, name, value)
    return table.match.check()


def moved(card: int, place: int) -> list[tuple[int, ...]]:
    """Return the Ghosts with a card from the deck added at a place."""
    table = village()
    ghosts: list[tuple[int, ...]] = table.state.ghosts[:]
    ghosts[place] += (card,)
    return ghosts


def test_a_sound_table_has_nothing_broken() -> None:
    assert broken() == []


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"hand": [()]}, "'hand' needs one entry for each of 3 seats"),
        ({"skips": [False] * 4}, "'skips' needs one entry"),
        ({"ghosts": [()]}, "'ghosts' needs one entry for each cell"),
        ({"exterior": (1, 2)}, "the Exterior Map has nine cells"),
        ({"explored": ()}, "the Exterior Map has nine cells"),
        ({"deck": ()}, "every card of the main deck lies in one place"),
        ({"played": (SEEKER,)}, "every card of the main deck lies in one place"),
        ({"exterior": (0,) * 9}, "every Exterior Location lies in one place"),
        ({"interiors": ()}, "every Interior Location lies in one place"),
        ({"boss_pile": ()}, "every Boss lies in one place"),
        ({"at": [9, 0, 0]}, "seat 0 is at an invalid place"),
        ({"at": [-2, 0, 0]}, "seat 0 is at an invalid place"),
        ({"inside": [0, -1, 0]}, "seat 0 is at an invalid place"),
        ({"inside": [-1, -1, 1]}, "seat 2 is at an invalid place"),
        ({"inside": [-1, -1, -1]}, "seat 2 has a path that does not fit the house"),
        ({"explored": (0,) * 9}, "seat 0 is at a face-down Location"),
        ({"explored": (-1, -1, -1, -1, 0, -1, -1, -1, -1)}, "there are Ghosts at place 4, which is not explored"),
        ({"at": [4, 3, 1]}, "seat 2 has a path that does not fit the house"),
        ({"at": [4, 3, 1]}, "seat 2 has a Boss outside the Shrine"),
        ({"life": [0, 0, 4]}, "seat 2's Boss has 4 beads"),
        ({"life": [0, 0, 0]}, "seat 2's Boss has no beads but is not defeated"),
        ({"life": [1, 0, 3]}, "seat 0 has beads and no Boss"),
        ({"winner": 3}, "is not a seat"),
        ({"first": 3}, "is not a seat"),
        (
            {"attached": ((BOX.number["zero-shot"], OTHER_SEEKER),)},
            "zero-shot is attached to a card that is not in play",
        ),
        ({"phase": 6}, "'phase' or 'only' is not a step of a turn"),
        ({"only": 1}, "'phase' or 'only' is not a step of a turn"),
        ({"flash": -1}, "'flash' is negative"),
        ({"used": (SEEKER,)}, "a used card is not a Function"),
        ({"using": 999}, "a used card is not a Function"),
        ({"todo": (Draw(9), STOP)}, "a queued effect does not exist"),
        ({"todo": (Lose("film", 9), STOP)}, "a queued effect does not exist"),
        ({"todo": (Draw(1), STOP)}, "the queued effects do not match"),
        ({"using": BOX.number["sense"]}, "the Function being paid for does not match"),
        ({"rolled": (1,)}, "1 to 4 attack dice"),
        ({"rolled": (1,) * 5, "final": (1,) * 5}, "1 to 4 attack dice"),
        ({"rolled": (7,), "final": (7,)}, "a die has an invalid value"),
        ({"boss_die": 7}, "a die has an invalid value"),
        ({"at": [4, 3, -1]}, "seat 2 has a path that does not fit the house"),
        ({"fought": 99}, "the fought Ghost does not exist"),
        ({"fought": BOX.number["track"]}, "the fought Ghost does not exist"),
        ({"combat": -1}, "an attack has seven steps"),
        ({"combat": 4}, "there is an attack without a Ghost"),
        ({"fought": SEEKER}, "there is an attack without a Ghost"),
        ({"fought": OTHER_SEEKER, "combat": 4}, "the fought Ghost is not at the player's Location"),
    ],
)
def test_what_is_broken_is_named(fields: dict[str, Any], words: str) -> None:
    messages = broken(**fields)
    assert any([words in message for message in messages]), messages


@pytest.mark.parametrize(
    ("step", "argument", "words"),
    [
        ("first step/move_first", -1, "'first step' has an invalid argument: -1"),
        ("lose/lose_one", 6, "'lose' has an invalid argument: 6"),
        ("salvage/salvage", 5, "'salvage' has an invalid argument: 5"),
        ("function/pay", 4, "'function' has an invalid argument: 4"),
        ("function/pay", 0, "the Function adds to a die that does not exist"),
    ],
)
def test_a_flow_that_has_been_told_nonsense_is_named(step: str, argument: int, words: str) -> None:
    table = village()
    state = table.state
    state.stand([*state.places(), (state.program.numbers[step], (argument,))])
    state.using = BOX.number["blast"]
    assert any([words in message for message in table.match.check()]), table.match.check()


@pytest.mark.parametrize(
    ("card", "place", "words"),
    [
        (KIMONO, 3, "bloody-kimono may not be at place 3"),
        (WATCHMAN, 17, "night-watchman may not be at place 17"),
        (OTHER_SEEKER, 4, "are not in ascending order of Power"),
        (OTHER_SEEKER, 18, "there are Ghosts at place 18, where there is no Location"),
        (BUTTERFLY, 8, "crimson-butterfly is alone at place 8"),
        (BOX.number["track"], 3, "track cannot be in a stack of Ghosts"),
    ],
)
def test_a_ghost_where_none_can_be_is_named(card: int, place: int, words: str) -> None:
    table = village()
    table.state.ghosts = moved(card, place)
    table.state.deck = tuple([other for other in table.state.deck if other != card])
    assert any([words in message for message in table.match.check()]), table.match.check()


@pytest.mark.parametrize(
    ("zone", "cards", "words"),
    [
        ("album", ["track"], "track cannot be in an Album"),
        ("items", ["seeker-b"], "seeker-b cannot be in the Items"),
        ("camera", ["temple-key"], "temple-key cannot be in a Camera"),
        ("camera", ["14-film", "61-film"], "seat 1's Camera holds too many cards"),
        ("camera", ["track", "sense", "blast"], "seat 1's Camera holds too many cards"),
        ("camera", copy_ids("spirit-orb", 4), "seat 1's Camera holds too many cards"),
        (
            "album",
            [id for name in ("well-child", "sunken-woman", "limbo-woman") for id in copy_ids(name, 2)]
            + ["broken-neck"],
            "seat 1 has 7 Ghosts in the Album",
        ),
    ],
)
def test_a_card_that_cannot_lie_before_a_player_is_named(zone: str, cards: list[str], words: str) -> None:
    table = village()
    numbers = tuple([BOX.number[card] for card in cards])
    table.state.deck = tuple([other for other in table.state.deck if other not in numbers])
    getattr(table.state, zone)[1] = numbers
    assert any([words in message for message in table.match.check()]), table.match.check()


def test_seven_ghosts_in_the_album_are_sound_while_one_is_to_go() -> None:
    six = ["seeker", "seeker", "sunken-woman", "limbo-woman", "well-child", "broken-neck"]
    table = given("fight", album=six, ghosts={"kiryu-house": ["ash-nun"]}, dice=[6])
    assert len(table.album()) == 7
    assert table.match.check() == []


def test_a_question_for_what_is_not_owed_is_named() -> None:
    table = given("discard", hand=["seeker"] * 2 + ["14-film"] * 4)
    table.state.arg = 0
    assert table.match.check() == ["a decision about a card or step is open, but none is left"]
    table = given(hand=["borrowed-sandals"]).pick("Borrowed Sandals")
    table.state.arg = 0
    assert table.match.check() == ["a decision about a card or step is open, but none is left"]


def test_what_is_carried_out_and_is_not_there_is_named() -> None:
    table = given("move", paths=["loom-room", "well-shaft"], hand=["seeker", "track"]).pick("Move to the Well Shaft")
    assert table.prompt == "Discard a card"
    table.state.todo = ()
    assert table.match.check() == ["the queued effects do not match the running flows"]
    table = given("move", camera=["sense"], hand=["seeker", "track"]).pick("Use Sense")
    table.state.using = -1
    assert table.match.check() == ["the Function being paid for does not match the step"]
    table = given(hand=["sift-the-ashes"], discard=["seeker"]).pick("Sift the Ashes")
    table.state.discard += table.state.played
    table.state.played = ()
    assert table.match.check() == ["the Action being resolved does not match the running flows"]
    table = given(hand=["sift-the-ashes", "zero-shot"])
    table.state.played, table.state.hand[0] = table.state.hand[0][:1], table.state.hand[0][1:]
    assert table.match.check() == ["the Action being resolved does not match the running flows"]


@pytest.mark.parametrize(
    ("action", "on", "words"),
    [
        ("fatal-frame", "14-film", []),
        ("fatal-frame", "spirit-orb", ["fatal-frame is attached to the wrong kind of card"]),
        ("fatal-frame", "seeker", ["fatal-frame is attached to the wrong kind of card"]),
        ("zero-shot", "seeker", []),
        ("zero-shot", "14-film", ["zero-shot is attached to the wrong kind of card"]),
        ("salt-line", "seeker", ["salt-line is attached to the wrong kind of card"]),
        ("zero-shot", "failed-kusabi", []),
        ("fatal-frame", "failed-kusabi", ["fatal-frame is attached to the wrong kind of card"]),
    ],
)
def test_an_action_on_a_card_that_it_is_not_for_is_named(action: str, on: str, words: list[str]) -> None:
    table = given(
        camera=["14-film", "spirit-orb"],
        ghosts={"kiryu-house": ["seeker"]},
        paths={1: ["loom-room"]},
        boss={1: "failed-kusabi"},
    )
    card = BOX.number[action]
    table.state.deck = tuple([other for other in table.state.deck if other != card])
    table.state.attached = ((card, BOX.first_boss + BOX.boss_number[on] if on in BOX.boss_number else BOX.number[on]),)
    assert table.match.check() == words
