"""Each question cites the clause that governs it, in the phase in which it is asked."""

from __future__ import annotations

import pytest

from tests.games.follow_your_fear.table import Position, given, new


@pytest.mark.rule("FY-SUMMON-1", "FY-FEAR-5")
def test_what_is_summoned_is_asked_by_the_clause_of_the_phase() -> None:
    spirits = given(hand=["step"])
    fear = given("fear", drawn=["fear-step"])
    assert spirits.asks_to_summon and spirits.rule == "FY-SUMMON-1"
    assert fear.asks_to_summon and fear.rule == "FY-FEAR-5"


@pytest.mark.rule("FY-SETUP-7", "FY-LONELY-2")
def test_the_second_of_two_dragons_is_placed_by_a_clause_of_its_fear() -> None:
    table = new(2, 1, fear="loneliness")
    while table.prompt != "Place Fear in the Void":
        table.match.pick(0)
    assert table.rule == "FY-SETUP-7"
    table.place("d4")
    assert (table.prompt, table.rule) == ("Place the blue dragon in the Void", "FY-LONELY-2")


@pytest.mark.rule("FY-HEAL-1", "FY-HEAL-2")
def test_a_heal_of_spirits_asks_whose_mat_and_then_for_a_starting_tile() -> None:
    table = given(seats=3, hand=["heal"], taken={1: {0: 1}, 2: {0: 1}}).summon("heal")
    assert (table.prompt, table.rule) == ("Which token returns?", "FY-HEAL-2")
    table.heal(1, 0)
    assert (table.prompt, table.rule) == ("Where does it return?", "FY-HEAL-1")


@pytest.mark.rule("FY-HEAL-3", "FY-LONELY-5")
def test_a_heal_of_fear_is_asked_by_its_own_clause_and_a_dragon_returns_by_that_of_its_fear() -> None:
    table = given("fear", fear="dragons", drawn=["dragon-heal"], fear_at="b5", taken={1: {"red": 1, "blue": 3}})
    table.summon("dragon-heal")
    assert (table.prompt, table.rule) == ("Which token returns?", "FY-HEAL-3")
    table.heal(1, "blue")
    assert (table.prompt, table.rule) == ("Where does it return?", "FY-LONELY-5")


@pytest.mark.rule("FY-TELEPORT-1", "FY-PUSH-1")
def test_where_a_token_goes_is_asked_by_the_clause_that_sends_it() -> None:
    assert sent("teleport") == ["FY-TELEPORT-1", "FY-TELEPORT-1"]
    assert sent("push") == ["FY-PUSH-1", "FY-PUSH-1"]


def sent(card: str) -> list[str]:
    """The clauses of the two questions that such a card asks."""
    table: Position = given(hand=[card], tokens="a1 b1").summon(card)
    which = table.rule
    table.token("a1")
    assert table.prompt == "To which tile?"
    return [which, table.rule]


@pytest.mark.rule("FY-CORR-2", "FY-CORR-4")
def test_where_corrupt_tiles_lie_is_asked_by_the_clause_that_says_where() -> None:
    assert given("fear", drawn=["fear-corrupt-1"]).summon("fear-corrupt-1").rule == "FY-CORR-2"
