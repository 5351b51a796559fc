"""What a learned policy sees of a choice in Follow Your Fear."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming import Match
from gloaming.bots import SeatView, bot
from gloaming.engine.learning.features import MOST
from gloaming.games.follow_your_fear.glance import CAPTURES, MARGINS, margin_bin
from gloaming.games.follow_your_fear.situation import OF_FEAR, OF_OTHERS, OWN
from gloaming.games.follow_your_fear.threats import NEVER
from tests.games.follow_your_fear.table import GAME, SOLD, Position, given, tile


def noted(match: Match) -> list[list[int]]:
    """The notes of the options of an open question."""
    learned = match.game.rules.learned
    assert learned is not None and match.decision is not None
    return learned.features.noted(match._state, match.decision.options)


def notes(table: Position, label: str) -> list[int]:
    """The notes of the option of which the words begin so."""
    matching = [numbers for text, numbers in zip(table.said, noted(table.match), strict=True) if text.startswith(label)]
    assert len(matching) == 1, f"{label!r} begins {len(matching)} of {table.said}"
    return matching[0]


@pytest.mark.parametrize("seats", SOLD.seats)
def test_options_are_seen_alike_in_worlds_that_the_seat_cannot_tell_apart(seats: int) -> None:
    match = SOLD.new(seats=seats, seed=11)
    players = [bot("easy", seat) for seat in range(seats)]
    decisions = 0
    while match.decision is not None and decisions < 250:
        seat = match.decision.seat
        if len(match.decision.options) > 1:
            assert noted(match.imagine(seat, decisions)) == noted(match)
            decisions += 1
        match.pick(players[seat].choose(SeatView(match, seat)))
    assert decisions > 60


def test_a_verb_always_has_as_many_notes_all_of_them_told_apart() -> None:
    """Before the sides are chosen nothing stands anywhere, and but for the card that is taken nothing is seen."""
    lengths: dict[str, set[int]] = {}
    for seed in range(6):
        match = SOLD.new(seats=2 + seed % 3, seed=seed, options={"rounds": 12})
        players = [bot("policy", seat) for seat in range(match.seats)]
        while match.decision is not None:
            state: Any = match._state
            begun = state.side[0] >= 0
            for option, numbers in zip(match.decision.options, noted(match), strict=True):
                if begun:
                    lengths.setdefault(option[0], set()).add(len(numbers))
                assert all(0 <= number <= MOST for number in numbers), (option, numbers)
            match.pick(players[match.decision.seat].choose(SeatView(match, match.decision.seat)))
    assert all(len(counts) == 1 for counts in lengths.values()), lengths
    assert {"summon", "flip", "move", "go", "token", "lay", "place", "corrupt"} <= lengths.keys()


def test_a_margin_is_told_by_how_much_strength_is_above_defense() -> None:
    assert [margin_bin(margin) for margin in (NEVER, -7, -3, 0, 1, 4, 9)] == [0, 1, 1, 4, CAPTURES, 8, 8]


def test_strength_before_the_move_leads_to_a_capture_and_the_move_before_it_does_not() -> None:
    table = given(hand=["strength-1", "step"], tokens="a3", fear_at="a4")
    capture = margin_bin(1)
    assert notes(table, "Summon Strength 1")[1] == capture * MARGINS + capture
    assert notes(table, "Summon Step")[1] == capture * MARGINS + margin_bin(0)
    table.summon("strength-1")
    assert notes(table, "Summon Step")[1] == capture * MARGINS + capture
    assert notes(table, "End the Spirit Phase")[0] == capture


def test_a_move_is_seen_by_what_it_leaves_to_do_and_how_near_it_comes() -> None:
    table = given(hand=["step", "step", "strength-2"], tokens="a2 h1", fear_at="a4").summon("step")
    nearer = notes(table, "From a2 to a3")
    aside = notes(table, "From a2 to b2")
    assert nearer[OWN] // MARGINS == margin_bin(2)
    assert aside[OWN] // MARGINS == 0
    assert nearer[OWN + 2] == 1 * 8 + 2 + 1
    assert not any(nearer[OF_FEAR:])


def test_a_capture_tells_how_many_tokens_are_left_and_whether_another_can_follow() -> None:
    table = given(hand=["strength-3", "step", "step"], tokens="d3", fear_at="c3", reserve=3)
    table.summon("strength-3", "step")
    took = notes(table, "From d3 to c3")
    assert took[OF_OTHERS + 5] == 1
    assert took[OF_OTHERS + 4] // MARGINS == 4


def test_fear_is_seen_by_whom_it_comes_near_to() -> None:
    table = given("fear", drawn=["fear-pace", "fear-step"], tokens={0: "h8", 1: "a2"}, fear_at="a4").summon("fear-pace")
    near, far = notes(table, "From a4 to a3"), notes(table, "From a4 to a5")
    assert near[OF_FEAR + 1] == 1 * 8 + 2 + 1
    assert far[OF_FEAR + 1] == 3 * 8 + 2 + 1
    assert not any(near[OWN:OF_FEAR])


@pytest.mark.parametrize(("deed", "first"), [("teleport", 0), ("push", 4), ("swap", 8), ("hide", 16)])
def test_a_token_is_seen_by_what_is_done_with_it(deed: str, first: int) -> None:
    table = given(hand=[deed], tokens={0: "a3 b3", 1: "h8"}, fear_at="a4").summon(deed)
    seen = noted(table.match)[table.options.index(("token", tile("a3")))]
    assert any(seen[first : first + 4])
    assert not any(seen[:first]) and not any(seen[first + 4 :])


def test_a_token_that_returns_is_seen_as_its_own_kind() -> None:
    table = given(hand=["heal"], taken={1: {0: 1}}, tokens={0: "a3"}).summon("heal")
    assert table.can("go")
    assert any(any(numbers[OWN:OF_FEAR]) for numbers in noted(table.match))
    assert not any(any(numbers[OF_FEAR:OF_OTHERS]) for numbers in noted(table.match))


def test_cards_of_packs_are_seen_like_others() -> None:
    learned: Any = GAME.rules.learned
    match = GAME.new(seats=2, seed=1, options={"fear": "test", "rounds": 5})
    players = [bot("easy", seat) for seat in range(2)]
    while match.decision is not None:
        assert len(noted(match)) == len(match.decision.options)
        match.pick(players[match.decision.seat].choose(SeatView(match, match.decision.seat)))
    assert learned.features.noted is not None
