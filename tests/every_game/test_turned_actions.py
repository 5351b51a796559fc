"""The numbers of options from the point of view of the seat to move."""

from __future__ import annotations

from array import array

import pytest

from gloaming import Game, IllegalChoice, Match, UnknownSeat
from gloaming.engine.state.state import Option
from tests.every_game.conftest import walk


def turned_by_hand(match: Match, option: Option, seat: int) -> Option:
    """Return an option with its seats and hunters counted from the seat's own."""
    verb, *values = option
    for number, declared in enumerate(match.game.actions.of(option).numbers.values()):
        axis = declared.axis
        if axis is not None:
            assert axis.count is not None and axis.start is not None
            if values[number] < axis.count(match._state):
                values[number] = (values[number] - axis.start(match._state, seat)) % axis.count(match._state)
    return (verb, *values)


def test_options_are_numbered_from_the_seat_that_is_to_move(game: Game, seats: int) -> None:
    for match, _ in walk(game, seats, 5):
        decision = match.decision
        assert decision is not None
        number = game.actions.number
        assert match.legal_actions() == [
            number(turned_by_hand(match, option, decision.seat)) for option in decision.options
        ]
        assert match.legal_actions() == [match.turned(absolute, decision.seat) for absolute in match.actions()]
        assert match.actions() == [match.unturned(turned, decision.seat) for turned in match.legal_actions()]


def test_choosing_by_number_is_choosing_by_index(game: Game, seats: int) -> None:
    for number, (match, choice) in enumerate(walk(game, seats, 6)):
        if number % 5 == 0:
            by_index, by_number = match.copy(), match.copy()
            by_index.pick(choice)
            by_number.act(match.legal_actions()[choice])
            assert by_number.position() == by_index.position()


def test_the_mask_shows_the_legal_numbers(game: Game, seats: int) -> None:
    out = array("b", [1]) * game.actions.size
    for match, _ in walk(game, seats, 7):
        assert match.action_mask(out) is out
        assert [number for number, legal in enumerate(out) if legal] == sorted(set(match.legal_actions()))
        assert bytes(match.action_mask()) == out.tobytes()
    with pytest.raises(ValueError, match=f"has {game.actions.size} bytes, but the buffer has 3"):
        match.action_mask(bytearray(3))


def test_a_number_that_is_not_legal_is_refused_and_changes_nothing(game: Game, seats: int) -> None:
    match = game.new(seats=seats, seed=1)
    legal = match.legal_actions()
    before = match.save()
    closed = next(number for number in range(game.actions.size) if number not in legal)
    for wrong in (closed, -1, game.actions.size, "pass"):
        with pytest.raises(IllegalChoice, match=str(wrong)):
            match.act(wrong)  # type: ignore[arg-type]
    with pytest.raises(UnknownSeat):
        match.turned(0, seats)
    assert match.save() == before


def test_turning_is_a_permutation_and_only_of_other_members(game: Game, seats: int) -> None:
    match = game.new(seats=seats, seed=2)
    for seat in range(seats):
        turned = [match.turned(number, seat) for number in range(game.actions.size)]
        assert sorted(turned) == list(range(game.actions.size))
        assert [match.unturned(number, seat) for number in turned] == list(range(game.actions.size))
        for number in range(game.actions.size):
            assert game.actions.parts(number).verb == game.actions.parts(turned[number]).verb


def test_a_finished_match_has_no_legal_numbers(game: Game, seats: int) -> None:
    match = game.new(seats=seats, seed=3)
    number = match.legal_actions()[0]
    match._options = []
    assert match.legal_actions() == [] and not any(match.action_mask())
    with pytest.raises(IllegalChoice, match="over"):
        match.act(number)
