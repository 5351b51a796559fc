"""The Planning phase."""

from __future__ import annotations

import pytest

from tests.games.final_girl.table import Position, given

TEN = ["walk", "walk", "focus", "focus", "weak-attack", "search", "search", "sprint", "sprint", "guard"]


def reason(table: Position, piece: str) -> str:
    """Return the clause that forbids a piece."""
    refusal = table.match.why_not(0, piece)
    assert refusal is not None
    return refusal[1]


@pytest.mark.rule("FG-PLAN-1")
def test_time_buys_cards_of_the_tableau_at_their_cost() -> None:
    table = given("planning", time=5, hand=["walk"], discard=["search", "search"])
    assert table.offers("Buy Long Rest for 5 Time")
    assert not table.offers("Buy Critical Blow")
    assert not table.offers("Buy Search")
    table.pick("Buy Sprint for 2 Time")
    assert (table.time, table.hand) == (3, ["sprint", "walk"])
    assert not table.offers("Buy Furious Strike")
    assert reason(table, "furious-strike") == "FG-PLAN-1"


@pytest.mark.rule("FG-PLAN-1")
def test_cards_played_and_discarded_are_not_on_sale() -> None:
    table = given(hand=["walk", "focus"]).play("Focus", 5, 6).pick("Discard Walk for 1 Time")
    assert table.prompt == "Buy Action cards"
    table.pick("Take Walk for free", "Take Focus for free")
    assert not table.offers("Take Walk")
    assert not table.offers("Take Focus")
    assert reason(given("planning", hand=[], discard=["walk"]), "walk") == "FG-PLAN-6"


@pytest.mark.rule("FG-PLAN-2")
@pytest.mark.parametrize("time", [0, -1])
def test_free_cards_are_taken_without_time(time: int) -> None:
    table = given("planning", time=time, hand=[])
    assert len(table.labels) == 6
    table.pick("Take Walk for free", "Take Walk for free", "Take Short Rest for free")
    assert (table.hand, table.time) == (["short-rest", "walk", "walk"], time)


@pytest.mark.rule("FG-PLAN-3")
def test_with_ten_cards_nothing_more_is_bought_not_even_for_nothing() -> None:
    table = given("planning", time=6, hand=TEN[:9])
    table.pick("Take Short Rest for free")
    assert len(table.hand) == 10
    assert table.phase != "Planning phase"
    assert table.hand == sorted([*TEN[:9], "short-rest"])


@pytest.mark.rule("FG-PLAN-4")
def test_a_card_gained_with_ten_in_hand_is_followed_by_a_discard() -> None:
    table = given(at="sw-exit", victims={"sw-exit": 1}, hand=TEN)
    table.pick("Save a Victim, reward 5", "Take reward 5", "Take Short Rest")
    assert (table.prompt, table.rule) == ("Discard a card", "FG-PLAN-4")
    table.pick("Discard Weak Attack")
    assert len(table.hand) == 10
    assert (table.discard, "short-rest" in table.hand) == (["weak-attack"], True)
    table = given(at="sw-exit", victims={"sw-exit": 1}, hand=TEN[:9])
    table.pick("Save a Victim, reward 5", "Take reward 5", "Take Short Rest")
    assert table.prompt == "Play a card, or do something else"


@pytest.mark.rule("FG-PLAN-5")
@pytest.mark.parametrize(("board", "time"), [("normal", 6), ("extreme", 5)])
def test_time_is_set_back_and_what_is_left_is_lost(board: str, time: int) -> None:
    for left in (-1, 9):
        position = given("planning", time=left, hand=["walk"], terror=["at-the-window"], options={"board": board})
        table = position.pick("Go on")
        assert table.time == time


@pytest.mark.rule("FG-PLAN-6")
def test_cards_of_any_phase_come_back_at_the_end_of_the_next_planning() -> None:
    table = given("killer", at="firepit", killer="firepit", hand=["guard", "walk"], terror=["at-the-window"])
    table.pick("Defend with Guard", dice=[5, 5])
    assert (table.phase, table.discard, table.tableau.count("guard")) == ("Action phase", ["guard"], 1)
    table.end_phase()
    assert table.labels.count("Buy Guard for 2 Time") == 1
    table.pick("Buy Guard for 2 Time")
    assert not table.offers("Buy Guard")
    table.pick("Go on")
    assert table.state.discard == ()
    assert sorted(table.tableau + table.hand).count("guard") == 2


# The example of the rulebook


@pytest.mark.rule("FG-PLAN-1", "FG-PLAN-2", "FG-PLAN-5", "FG-PLAN-6")
def test_selenas_purchases() -> None:
    played = ["walk", "focus", "weak-attack", "short-rest"]
    table = given("planning", time=4, hand=[], discard=played, terror=["at-the-window"])
    assert table.offers("Buy Furious Strike for 4 Time")
    table.pick("Buy Search for 2 Time", "Buy Sprint for 2 Time")
    assert table.time == 0
    table.pick("Take Walk for free", "Take Focus for free")
    assert table.events("time-reset") == [["time-reset", 6]]
    assert (table.hand, table.discard, table.time) == (["focus", "search", "sprint", "walk"], [], 6)
    assert {"walk", "focus", "weak-attack", "short-rest"} <= set(table.tableau)


@pytest.mark.rule("FG-PLAN-2")
def test_all_free_cards_are_taken_with_one_choice() -> None:
    table = given("planning", time=2, hand=["guard", "focus"])
    assert table.labels[0] == "Take all free cards: 2 Walk, Focus, Weak Attack, Short Rest"
    table.pick("Take all free cards")
    assert table.hand == ["focus", "focus", "guard", "short-rest", "walk", "walk", "weak-attack"]
    assert (table.time, table.prompt) == (2, "Buy Action cards")
    assert not any([label.startswith("Take") for label in table.labels])


@pytest.mark.rule("FG-PLAN-2", "FG-PLAN-3")
def test_all_free_cards_are_not_one_choice_where_they_are_too_many_or_a_single_one() -> None:
    full = ["guard", "guard", "search", "search", "sprint", "sprint", "close-call"]
    assert not given("planning", time=0, hand=full).offers("Take all free cards")
    assert given("planning", time=0, hand=full[:4]).offers("Take all free cards")
    single = ["walk", "walk", "focus", "focus", "weak-attack"]
    assert given("planning", time=0, hand=single).labels == ["Take Short Rest for free", "Go on"]


@pytest.mark.rule("FG-PLAN-3")
def test_the_last_card_that_a_hand_takes_says_so_and_so_does_ending_the_phase_with_a_full_hand() -> None:
    full = "(reaches the hand limit of 10)"
    table = given("planning", time=6, hand=TEN[:9])
    assert f"Take Short Rest for free {full}" in table.labels
    assert f"Buy Furious Strike for 4 Time {full}" in table.labels
    assert (
        f"Take all free cards: Weak Attack, Short Rest {full}"
        in given("planning", time=0, hand=[*TEN[:4], *TEN[5:9]]).labels
    )
    assert "Take Short Rest for free" in given("planning", time=6, hand=TEN[:8]).labels
    assert given(hand=TEN).labels[-1] == "End the Action phase (with 10 cards in hand, you cannot buy any)"
    assert given(hand=TEN[:9]).labels[-1] == "End the Action phase"
