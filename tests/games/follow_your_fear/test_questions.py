"""Each question cites the clause that governs it, in the phase in which it is asked."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.engine.dice import seeded
from gloaming.games.follow_your_fear import GAME
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


def offered(match: Any) -> dict[str, set[int]]:
    """What can be chosen now, by what it is: the designs of cards, the piles and the tiles to go to."""
    box = match._state.box
    options = match.decision.options
    return {
        "card": {box.design[one[1]] for one in options if one[0] in ("summon", "flip")},
        "pile": {one[1] for one in options if one[0] == "harvest"},
        "tile": {one[2] for one in options if one[0] == "move"},
    }


@pytest.mark.rule("FY-SUMMON-1", "FY-FEAR-5", "FY-HARVEST-1", "FY-MOVE-6")
@pytest.mark.parametrize(("seed", "fear"), [(0, "decay"), (1, "loneliness"), (2, "heights"), (3, "decay")])
def test_what_is_not_on_offer_has_a_reason_and_what_is_has_none(seed: int, fear: str) -> None:
    match: Any = GAME.new(seats=2 + seed % 3, seed=seed, options={"fear": fear})
    chance = seeded(seed)
    why_not = GAME.rules.why_not
    asked = {"card": 0, "pile": 0, "tile": 0}
    for _ in range(900):
        if match.decision is None:
            break
        s = match._state
        box = s.box
        flow = s.program.flow_of[s.step]
        can = offered(match)
        if flow.startswith("summon a"):
            for card in s.hands[s.turn] + s.drawn[s.turn]:
                free = why_not(s, s.turn, box.ids[card]) is None
                assert free == (box.design[card] in can["card"] and card not in (s.hands[s.turn] if s.phase else ()))
                asked["card"] += 1
        elif flow in ("Spirit Phase", "harvest more"):
            for pile in range(6):
                assert (why_not(s, s.turn, f"pile-{pile}") is None) == (pile in can["pile"])
                asked["pile"] += 1
        elif flow == "move":
            for tile in range(64):
                assert (why_not(s, s.turn, f"tile-{tile}") is None) == (tile in can["tile"])
                asked["tile"] += 1
        match.pick(chance.below(len(match.decision.options)))
    assert min(asked.values()) > 100
