"""The hooks by which a film changes rules that its cards cannot express."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.final_girl.film_rules import FilmRules, RulesInPlay
from gloaming.games.final_girl.packs import BOX
from gloaming.games.final_girl.rules.setup import follow_killer_board
from tests.games.final_girl.table import MAP, SPACE, Position, given

SPACES = [space.id for space in MAP.spaces]
HOOKS = [name for name in dir(FilmRules) if not name.startswith("_")]


class Diary(FilmRules):
    """A film that writes down what happens, and holds a Victim at the Dock."""

    __slots__ = ("pages",)

    def __init__(self) -> None:
        self.pages: list[str] = []

    def set_up(self, s: Any) -> None:
        """Write down the number of Victims."""
        self.pages.append(f"set up with {sum(s.victims)} Victims")

    def card_rolled(self, s: Any, name: int) -> None:
        """Write down the card and its successes."""
        self.pages.append(f"{BOX.actions[name].id}: {s.successes}")

    def panicked(self, s: Any, space: int) -> None:
        """Write down the space."""
        self.pages.append(f"panic to {SPACES[space]}")

    def died(self, s: Any, space: int) -> None:
        """Write down the space and the Bloodlust row before the death."""
        self.pages.append(f"death at {SPACES[space]} in row {s.row + 1}")

    def holds(self, s: Any, space: int) -> int:
        """Hold one Victim at the Dock."""
        return int(space == SPACE["dock"])

    def upkeep(self, s: Any) -> None:
        """Write down the turn."""
        self.pages.append(f"upkeep of turn {s.round}")


def watched(table: Position) -> tuple[Position, Diary]:
    """Put the film into play at a table."""
    diary = Diary()
    table.state.rules = RulesInPlay([diary])
    return table, diary


def test_a_film_is_asked_only_at_the_moments_that_it_changes() -> None:
    rules = RulesInPlay([Diary()])
    asked = {hook for hook in HOOKS if getattr(rules, hook)}
    assert asked == {"set_up", "card_rolled", "panicked", "died", "holds", "upkeep"}
    assert not any([getattr(RulesInPlay([FilmRules()]), hook) for hook in HOOKS])


@pytest.mark.rule("FG-SETUP-17")
def test_a_film_takes_part_in_the_set_up() -> None:
    table, diary = watched(given(victims={"dock": 3}))
    follow_killer_board(table.state)
    assert diary.pages == ["set up with 3 Victims"]


@pytest.mark.rule("FG-CARD-3")
def test_a_film_learns_the_result_of_a_roll_before_the_line_is_resolved() -> None:
    table, diary = watched(given(hand=["walk", "focus"]))
    table.pick("Play Walk", dice=[6, 6])
    assert (diary.pages, table.prompt) == (["walk: 2"], "Move where?")


@pytest.mark.rule("FG-VICTIM-1", "FG-PANIC-2", "FG-UPKEEP-2")
def test_a_film_learns_of_deaths_panic_and_upkeep() -> None:
    table, diary = watched(
        given(killer="firepit", victims={"firepit": 2}, hand=["walk"], terror=["asleep-in-a-bunk", "fire"])
    )
    table.pick("End the Action phase")
    table.roll(6, 6)
    while table.phase != "Action phase":
        table.match.pick(len(table.labels) - 1)
    assert diary.pages == ["death at firepit in row 1", "panic to lakeside-cabin", "upkeep of turn 1"]


@pytest.mark.rule("FG-FOLLOW-1", "FG-SAVE-1")
def test_a_film_can_keep_victims_from_following() -> None:
    table, _ = watched(given(at="dock", killer="lake", victims={"dock": 2}, hand=["walk"]))
    table.play("Walk", 6, 6)
    assert table.offers("To South Path with 1 Victim")
    assert not table.offers("To South Path with 2")
