"""What the view adds to the state: the terms of sums, and the names of pieces."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.follow_your_fear.rules.mats import fear_defense, player_defense, strength
from tests.games.follow_your_fear.table import SOLD, Position, given, new, tile
from tests.games.sitting import play_on


def worth(sum_: dict[str, Any]) -> int:
    """What a sum comes to by what it tells."""
    times = 1
    for term in sum_["terms"]:
        times *= term["times"]
    assert times == sum_["times"]
    return int(sum([term["number"] for term in sum_["terms"]]) * times + sum_["void"])


def terms(sum_: dict[str, Any]) -> list[tuple[Any, ...]]:
    """Of each term its label and what is not as usual with it."""
    usual = {"times": 1, "copies": [], "exchanges": False}
    described = []
    for term in sum_["terms"]:
        described.append(
            (term["label"], term["number"], *[term[key] for key, default in usual.items() if term[key] != default])
        )
    return described


@pytest.mark.rule("FY-STRENGTH-1", "FY-DEFENSE-4", "FY-TIMES-3", "FY-COPY-3", "FY-TURNED-1", "FY-VOID-1")
@pytest.mark.parametrize(
    ("seats", "seed"), [(2, 1), (3, 2), *(pytest.param(4, seed, marks=pytest.mark.slow) for seed in (3, 4))]
)
def test_what_a_sum_tells_comes_to_the_strength_or_defense_that_decides(seats: int, seed: int) -> None:
    seen: list[int] = []

    def check(table: Position) -> bool:
        view, s = table.view(), table.state
        assert view["strength"] == worth(view["strength_sum"]) == strength(s)
        for seat, player in enumerate(view["players"]):
            assert player["defense"] == worth(player["defense_sum"]) == player_defense(s, seat)
            assert player["fear_defense"] == worth(player["fear_sum"])
        given_fear = [player["fear_defense"] for player in view["players"]]
        assert view["fear_defense"] == sum(given_fear) + view["fear_void"] == fear_defense(s)
        seen.extend([view["strength"], view["fear_defense"], *given_fear])
        return False

    play_on(new(seats, seed), seed, check)
    assert len(set(seen)) > 4


@pytest.mark.rule("FY-TIMES-3", "FY-TURNED-1", "FY-VOID-1")
def test_a_sum_names_what_adds_what_multiplies_and_what_exchanges() -> None:
    table = given(hand=["strength-3", "double-strength", "defense-1", "turn"], tokens="d4", fear_at="b5", slots=6)
    table.summon("strength-3", "double-strength", "defense-1")
    view = table.view()
    assert terms(view["strength_sum"]) == [("Strength 3", 3), ("Double strength", 0, 2)]
    assert (view["strength_sum"]["times"], view["strength_sum"]["exchanged"]) == (2, False)
    mine = view["players"][0]["defense_sum"]
    assert (terms(mine), mine["times"], mine["void"]) == ([("Defense 1", 1)], 1, -2)
    table.summon("turn")
    view = table.view()
    assert terms(view["strength_sum"]) == [("Defense 1", 1), ("Turn", 0, True)]
    mine = view["players"][0]["defense_sum"]
    assert terms(mine) == [("Strength 3", 3), ("Double strength", 0, 2), ("Turn", 0, True)]
    assert (mine["times"], mine["exchanged"], mine["void"]) == (2, True, -2)
    assert view["players"][0]["defense"] == 3 * 2 - 2


@pytest.mark.rule("FY-COPY-3", "FY-VOID-1")
def test_a_sum_tells_whose_defense_is_part_of_it_and_what_each_gives_the_fear() -> None:
    table = given(seats=3, mat={0: ["copy:1"], 1: ["defense-2"]}, fear_mat={2: ["fear-defense-1"]}, fear_at="d4")
    view = table.view()
    assert terms(view["players"][0]["defense_sum"]) == [("Copy", 2, [1])]
    assert [terms(player["fear_sum"]) for player in view["players"]] == [[], [], [("Fear defense 1", 1)]]
    assert (view["fear_void"], view["fear_defense"]) == (2, 1 + 2)
    turned = given(hand=["turn"], mat={0: ["copy:1"], 1: ["defense-2"]}, slots=4).summon("turn").view()
    assert terms(turned["strength_sum"]) == [("Copy", 2, [1]), ("Turn", 0, True)]
    assert terms(turned["players"][0]["defense_sum"]) == [("Turn", 0, True)]


def test_what_captured_tokens_are_is_told_by_the_number_that_they_are_counted_under() -> None:
    table = given(fear="dragons", fear_at="d4", blue_at="e4", taken={1: {0: 1}})
    kinds = table.view()["kinds"]
    assert [kind["seat"] for kind in kinds] == [0, 1, 2, 3, None, None]
    assert [(kind["name"], kind["blue"]) for kind in kinds[4:]] == [("Red One", False), ("Blue One", True)]
    assert kinds[table.view()["players"][1]["taken"].index(1)]["seat"] == 0
    plain = given().view()["kinds"][4:]
    assert [kind["name"] for kind in plain] == ["The Question", "The Question"]
    assert [kind["name"] for kind in SOLD.new(seats=2, seed=1).view(0)["kinds"][4:]] == ["Fear token", "Fear token"]


@pytest.mark.rule("FY-BOARD-1", "FY-BOARD-2", "FY-SETUP-2")
def test_squares_sides_and_piles_are_named_in_the_content() -> None:
    facts = {entry["id"]: entry["facts"] for entry in SOLD.content()}
    board = facts["board"]
    assert [board["squares"][at] for at in (0, 7, 28, 63)] == ["a8", "h8", "e5", "h1"]
    assert board["squares"] == [column + row for row in board["rows"] for column in board["columns"]]
    assert [board["tiles"][tile(square)] for square in ("a8", "b8", "d8", "d4")] == [
        "hope",
        "reason",
        "courage",
        "void",
    ]
    assert board["sides"] == ["north", "east", "south", "west"]
    assert [board["squares"][at] for at in board["home"]["west"]] == ["a7", "a6", "a5", "a4", "a3", "a2"]
    names = facts["pile"]["names"]
    assert (names[0], names[5], names[6]) == ("the 1st Courage pile", "the 2nd Hope pile", "the Fear deck")
