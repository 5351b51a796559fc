"""The odds of ghosts in hints and on the page."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.dont_go_in_there.odds import _ghosts, in_words

from .table import ROOM, Position, given


def odds(table: Position, what: str) -> str:
    """Return the odds of the option with this piece or start of its label."""
    return next(
        table.match.odds(i)
        for i, (piece, label) in enumerate(zip(table.offered, table.labels, strict=True))
        if piece == what or label.startswith(what)
    )


@pytest.mark.rule("DG-ROLL-1", "DG-ROLL-2")
def test_a_space_is_told_with_the_ghosts_that_its_flashlights_let_through() -> None:
    table = given(rooms=["attic", "basement", "library"])
    state: Any = table.match._state
    dice = sum([state.box.dice[card] for card in state.cards[0]])
    lights = state.box.flashlights[ROOM["attic"]]
    dark = lights.index(min(lights))
    text = odds(table, f"space-0-{dark}")
    average = dice / 2 - lights[dark] if not lights[dark] else None
    assert text.startswith(f"{dice} di")
    if average is not None:
        assert f"{average:.1f} ghosts on average" in text
    sure = lights.index(max(lights))
    assert dice > lights[sure] or odds(table, f"space-0-{sure}") == f"{dice} dice: no ghosts possible on this space"
    none = [_ghosts(state, 0, space)[1] for space in (dark, sure)]
    assert none[0] < none[1]


@pytest.mark.rule("DG-ROLL-1", "DG-ROLL-2")
@pytest.mark.parametrize(
    ("average", "none", "text"),
    [
        (0.0, 1.0, "no ghosts"),
        (0.02, 0.98, "<0.1 ghosts"),
        (0.06, 0.94, "≈0.1 ghosts"),
        (0.31, 0.69, "≈0.3 ghosts"),
        (0.6, 0.45, "≈0.6 ghosts"),
        (0.96, 0.4, "≈1 ghost"),
        (1.4, 0.2, "≈1.4 ghosts"),
        (2.02, 0.1, "≈2 ghosts"),
    ],
)
def test_likely_ghosts_are_told_in_one_measure(average: float, none: float, text: str) -> None:
    assert in_words(average, none) == text


@pytest.mark.rule("DG-ATTIC-1", "DG-NURSERY-1")
@pytest.mark.parametrize(
    ("average", "none", "now", "text"),
    [
        (1.5, 0.1, 1, "≈2.5 ghosts"),
        (0.0, 1.0, 1, "1 ghost"),
        (0.5, 0.6, -1, "≈0.5 ghosts fewer"),
        (1.0, 0.3, -1, "≈0 ghosts"),
        (0.02, 0.98, -1, "≈1 ghost fewer"),
        (0.0, 1.0, -1, "1 ghost fewer"),
        (0.06, 0.94, 20, "≈20.1 ghosts"),
    ],
)
def test_ghosts_at_once_are_counted_with_those_of_the_dice(average: float, none: float, now: int, text: str) -> None:
    assert in_words(average, none, now) == text


@pytest.mark.rule("DG-ATTIC-1")
def test_the_top_space_of_the_attic_is_told_with_the_ghost_that_it_gives() -> None:
    table = given(rooms=["attic", "basement", "library"])
    state: Any = table.match._state
    at = table.match._options.index(("place", state.room.index(ROOM["attic"]), 0))
    average, none, _, _ = _ghosts(state, state.room.index(ROOM["attic"]), 0)
    assert table.match.likely(at) == in_words(average + 1, none)
    assert table.match.odds(at).endswith("; take 1 ghost immediately")


@pytest.mark.rule("DG-SECRETPASSAGE-4")
def test_a_card_that_lies_face_down_may_be_any_that_was_not_seen_and_adds_its_dice() -> None:
    table = given(rooms=["secret-passage"])
    state: Any = table.match._state
    board = state.room.index(ROOM["secret-passage"])
    dark = state.box.flashlights[ROOM["secret-passage"]].index(0)
    average, none, known, unknown = _ghosts(state, board, dark)
    assert unknown == 1
    face_down = [card for card, looked in zip(state.cards[board], state.looked[board], strict=True) if not looked]
    unseen = [state.box.dice[card] for card in (*state.deck, *state.removed, *face_down)]
    assert average == pytest.approx((known + sum(unseen) / len(unseen)) / 2)
    assert none == pytest.approx(sum(0.5 ** (known + dice) for dice in unseen) / len(unseen))
    text = odds(table, f"space-{board}-{dark}")
    assert text.startswith(f"{known} dice plus those of the face-down card: {average:.1f} ghosts on average")
    assert "face down" not in odds(given(rooms=["attic"]), "Attic, 2nd")


@pytest.mark.rule("DG-SECRETPASSAGE-4")
def test_what_is_expected_of_a_card_that_lies_face_down_does_not_tell_which_it_is() -> None:
    table = given(rooms=["secret-passage"])
    now = [table.match.odds(i) for i in range(len(table.offered))]
    decision = table.match.decision
    assert decision is not None
    for seed in range(5):
        world = table.match.imagine(decision.seat, seed)
        assert [world.odds(i) for i in range(len(table.offered))] == now


@pytest.mark.rule("DG-BASEMENT-3")
def test_a_second_roll_is_told_with_the_chance_of_fewer_ghosts() -> None:
    table = given(2, rooms=["basement"], meeples={"basement": {"top": 0, "2nd": 1}})
    table.place("basement", "bottom", ghosts=1)
    state: Any = table.match._state
    dice = len(state.rolled)
    assert odds(table, "Roll all") == f"{dice / 2:.1f} ghosts on average; fewer than now: {round(100 / 2**dice)}%"


@pytest.mark.rule("DG-ROLL-1", "DG-ROLL-2", "DG-BASEMENT-1")
def test_a_space_and_a_second_roll_say_in_a_word_how_many_ghosts_are_likely() -> None:
    table = given(2, rooms=["basement"], meeples={"basement": {"top": 0, "2nd": 1}})
    state: Any = table.match._state
    for i, option in enumerate(table.match._options):
        average, none, _, _ = _ghosts(state, option[1], option[2])
        assert table.match.likely(i) == in_words(average, none)
    table.place("basement", "bottom", ghosts=1)
    state = table.match._state
    assert [table.match.likely(i) for i in range(2)] == ["", in_words(len(state.rolled) / 2, 0.5 ** len(state.rolled))]
