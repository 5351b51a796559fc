"""A match that begins at a position: a set-up option that no form asks for."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

import pytest

import gloaming
from gloaming.engine.match.match import Game
from gloaming.engine.state.positions import Positions
from tests.engine import toy


def arrange(s: toy.Lanterns, position: Mapping[str, Any]) -> None:
    """Deal the hands of a position, and lay the other cards in the deck."""
    hands = [tuple(hand) for hand in position["hands"]]
    s.hands = [*hands, *[()] * (s.seats - len(hands))]
    held = [card for hand in hands for card in hand]
    s.deck = tuple([card for card in range(position.get("cards", toy.CARDS)) if card not in held])
    s.stand([(s.program.numbers["match/go_round"], ())])


@pytest.fixture
def game() -> Game:
    sold = toy.game(toy.PROGRAM)
    sold.rules.positions = Positions(arrange=arrange, describe=lambda s: {"hands": s.hands}, piles=())
    return Game(
        id=sold.id,
        title=sold.title,
        summary=sold.summary,
        minutes=sold.minutes,
        version=1,
        seats=sold.seats,
        options=sold.options,
        rules=sold.rules,
        folder=sold.folder,
        content=lambda box: [],
    )


HANDS = {"hands": [[3, 9], [10]]}


def test_a_match_begins_at_a_position(game: Game) -> None:
    match = game.new(seats=2, seed=1, options={"position": HANDS})
    assert match.decision is not None
    assert match.decision.options[:2] == (("play", 3), ("play", 9))
    assert match.choices == []


def test_a_position_survives_records_saves_and_copies(game: Game) -> None:
    match = game.new(seats=2, seed=1, options={"position": HANDS})
    first = match.decision
    match.pick(1)
    assert match.record()["options"] == {"rounds": 6, "position": HANDS}
    assert game.replay(match.record()).save() == match.save()
    assert game.load(match.save()).save() == match.save()
    assert copy.deepcopy(match).save() == match.save()
    assert repr(match.begun().decision) == repr(first)


@pytest.mark.parametrize("options", [None, {}, {"position": None}, {"rounds": 6, "position": None}])
def test_a_match_from_the_start_keeps_no_position(game: Game, options: dict[str, Any] | None) -> None:
    match = game.new(seats=2, seed=1, options=options)
    assert match.settings == {"rounds": 6}
    assert match.record()["options"] == match.save()["options"] == {"rounds": 6}


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ([], "'position' must be an object, not"),
        ({}, "'position': KeyError: 'hands'"),
        ({"hands": 3}, "'position': TypeError: 'int' object is not iterable"),
        ({"hands": [[1]], "cards": 3}, "'position': it breaks the rules of Lanterns: cards lost or doubled"),
    ],
)
def test_a_wrong_position_is_refused(game: Game, position: Any, fault: str) -> None:
    with pytest.raises(gloaming.BadSetup, match=fault):
        game.new(seats=2, seed=1, options={"position": position})


def test_a_game_without_positions_has_no_such_option() -> None:
    with pytest.raises(gloaming.BadSetup, match="Lanterns has no set-up option 'position'; it has rounds"):
        toy.LANTERNS.new(seats=2, seed=1, options={"position": HANDS})


def test_forms_ask_for_no_position(game: Game) -> None:
    assert [setting.id for setting in game.form_settings] == ["rounds"]
    game.check_form_settings({"rounds": 3})
    with pytest.raises(gloaming.BadSetup, match="Lanterns has no set-up option 'position'; it has rounds"):
        game.check_form_settings({"position": HANDS})
