"""Each question cites the clause that governs it, in the phase in which it is asked."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.engine.state.dice import seeded
from gloaming.games.follow_your_fear import GAME
from tests.games.follow_your_fear.table import GAME as GAME_TO_TEST
from tests.games.follow_your_fear.table import Position, given, new


@pytest.mark.rule("FY-SUMMON-1", "FY-FEAR-5")
def test_what_is_summoned_is_asked_by_the_clause_of_the_phase() -> None:
    spirits = given(hand=["step"])
    fear = given("fear", drawn=["fear-step"])
    assert spirits.asks_to_summon and spirits.rule == "FY-SUMMON-1"
    assert fear.asks_to_summon and fear.rule == "FY-FEAR-5"


@pytest.mark.rule("FY-SETUP-7", "FY-LONELY-2")
def test_of_two_dragons_each_is_named_where_it_is_placed_the_second_by_a_clause_of_its_fear() -> None:
    table = new(2, 1, fear="loneliness")
    while table.rule != "FY-SETUP-7":
        table.match.pick(0)
    assert table.prompt == "Place the red dragon in the Void"
    table.place("d4")
    assert (table.prompt, table.rule) == ("Place the blue dragon in the Void", "FY-LONELY-2")


@pytest.mark.rule("FY-SETUP-7", "FY-LONELY-2")
@pytest.mark.parametrize(
    ("fear", "expected"), [("test", ["Fear"]), ("dragons", ["the Red One", "the Blue One"])], ids=["one", "two"]
)
def test_where_fear_is_placed_each_look_is_named_and_a_single_one_is_fear(fear: str, expected: list[str]) -> None:
    table = new(2, 1, GAME_TO_TEST, fear=fear)
    prompts = []
    while table.rule not in ("FY-SETUP-8", "FY-HARVEST-1"):
        if table.can("place"):
            prompts.append(table.prompt)
        table.match.pick(0)
    assert prompts == [f"Place {name} in the Void" for name in expected]


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
    assert (table.prompt, table.rule) == ("Where does the Blue One return?", "FY-LONELY-5")


@pytest.mark.rule("FY-TELEPORT-1", "FY-PUSH-1")
def test_where_a_token_goes_is_asked_by_the_clause_that_sends_it() -> None:
    assert sent("teleport") == ["FY-TELEPORT-1", "FY-TELEPORT-1"]
    assert sent("push") == ["FY-PUSH-1", "FY-PUSH-1"]


def sent(card: str) -> list[str]:
    """The clauses of the two questions that such a card asks."""
    table: Position = given(hand=[card], tokens="a1 b1").summon(card)
    which = table.rule
    return [which, table.token("a1").rule]


@pytest.mark.rule("FY-TELEPORT-1", "FY-PUSH-1", "FY-SWAP-1")
def test_the_token_that_was_chosen_is_named_where_it_is_asked_what_becomes_of_it() -> None:
    own = given(hand=["teleport"], tokens="a1 b1").summon("teleport").token("b1")
    assert own.question == "Teleport: teleport a token from b1 to which tile?"
    push = given(hand=["push"], tokens={0: "a1 b1", 1: "h8"}, fear_at="d4").summon("push")
    assert push.token("h8").prompt == "Push Player 2's token from h8 to which tile?"
    push = given(hand=["push"], tokens={0: "a1 b1", 1: "h8"}, fear_at="d4").summon("push")
    assert push.token("d4").prompt == "Push Fear from d4 to which tile?"
    swap = given(hand=["swap"], tokens={0: "a1 b1", 1: "h8"}).summon("swap")
    assert swap.token("h8").prompt == "Swap Player 2's token on h8 with which?"


@pytest.mark.rule("FY-TELEPORT-1", "FY-LONELY-3", "FY-LONELY-4")
def test_of_two_dragons_the_one_is_named_that_is_moved_or_respawns() -> None:
    moved = given("fear", fear="dragons", drawn=["dragon-teleport"], fear_at="b5", blue_at="h5")
    assert moved.summon("dragon-teleport").token("h5").prompt == "Teleport the Blue One from h5 to which tile?"
    back = given(hand=["strength-3", "step"], fear="dragons", tokens="b4", fear_at="b5", blue_at="h5")
    assert back.summon("strength-3", "step").move("b4", "b5").prompt == "Where does the Red One respawn?"


@pytest.mark.rule("FY-CORR-2", "FY-CORR-4")
def test_where_corrupt_tiles_lie_is_asked_by_the_clause_that_says_where() -> None:
    assert given("fear", drawn=["fear-corrupt-1"]).summon("fear-corrupt-1").rule == "FY-CORR-2"


def offered(match: Any) -> dict[str, set[int]]:
    """What can be chosen now, by what it is: the designs of cards, the piles and the tiles to go to."""
    box = match._state.box
    options = match.decision.options
    return {
        "card": {box.design[option[1]] for option in options if option[0] in ("summon", "flip")},
        "pile": {option[1] for option in options if option[0] == "harvest"},
        "tile": {option[2] for option in options if option[0] == "move"},
    }


@pytest.mark.rule("FY-SUMMON-1", "FY-FEAR-5", "FY-HARVEST-1", "FY-MOVE-6")
@pytest.mark.parametrize(("seed", "fear"), [(0, "decay"), (1, "loneliness"), (2, "heights"), (3, "decay")])
def test_what_is_not_on_offer_has_a_reason_and_what_is_has_none(seed: int, fear: str) -> None:
    match: Any = GAME.new(seats=2 + seed % 3, seed=seed, options={"fear": fear})
    chance = seeded(seed)
    why_not = GAME.rules.why_not
    counts = {"card": 0, "pile": 0, "tile": 0}
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
                counts["card"] += 1
        elif flow in ("Spirit Phase", "harvest more"):
            for pile in range(6):
                assert (why_not(s, s.turn, f"pile-{pile}") is None) == (pile in can["pile"])
                counts["pile"] += 1
        elif flow == "move":
            for tile in range(64):
                assert (why_not(s, s.turn, f"tile-{tile}") is None) == (tile in can["tile"])
                counts["tile"] += 1
        match.pick(chance.below(len(match.decision.options)))
    assert min(counts.values()) > 100
