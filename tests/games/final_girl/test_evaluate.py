"""The evaluation for bots: waiting effects count with the value that their verbs give."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.engine.rules.effects import STOP, Effect, Line
from gloaming.games.final_girl.evaluate import evaluate
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.verbs.damage import Damage
from gloaming.games.final_girl.rules.verbs.draw_event import DrawEvent
from gloaming.games.final_girl.rules.verbs.end import End
from gloaming.games.final_girl.rules.verbs.lose import Lose
from gloaming.games.final_girl.rules.verbs.move import Move
from gloaming.games.final_girl.rules.verbs.time import Time
from tests.games.final_girl.conftest import WithCards
from tests.games.final_girl.table import given


class Comfort(Effect):
    """A verb that no module of the game knows."""

    def expect(self, outlook: Ahead) -> float:
        """Value it more, the less health she has."""
        return 2.0 / float(outlook.s.health)


def chance(line: Line, **table: Any) -> float:
    """Return her chance to win with a waiting line."""
    state: Any = given(**table).state
    state.todo = (*line, STOP) if line else ()
    return evaluate(state)[0]


def test_a_verb_that_bots_have_never_heard_of_counts_for_what_it_says() -> None:
    hurt, well = (chance((Comfort(),), health=health) - chance((), health=health) for health in (1, 4))
    assert 0 < well < hurt


def test_a_verb_without_an_opinion_changes_nothing() -> None:
    assert chance((DrawEvent(),)) == chance(())


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ((Damage(2),), (Damage(1),)),
        ((Move(2),), (Move(1),)),
        ((Time(1),), (Time(-1),)),
        ((), (End(),)),
        ((Lose(1),), (Lose(2),)),
        ((Lose(1), Move(1)), (Lose(1),)),
    ],
)
def test_what_helps_more_or_harms_less_is_hoped_for(better: Line, worse: Line) -> None:
    assert chance(better) > chance(worse)


CARD = """
[[action]]
id = "improvise"
name = "Makeshift"
cost = 3
copies = 1
%s
success2 = []
success1 = []
failure = [[]]
text = "?"
source = "ours"
grade = "placeholder"
"""


@pytest.mark.parametrize(("worth", "less", "more"), [("worth = 40", "improvise", "guard"), ("", "guard", "long-rest")])
def test_a_card_of_a_pack_is_worth_what_it_says_or_what_it_costs(
    with_cards: WithCards, worth: str, less: str, more: str
) -> None:
    low, high = (chance((), hand=[name]) for name in (less, more))
    with_cards(actions=CARD % worth)
    assert low < chance((), hand=["improvise"]) < high


HUNT = {"killer": "the-whipper-in"}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"minions": ["lake"]}, {"minions": ["lake", "cliff"]}),
        ({"minions": ["lake"], "phase": "planning"}, {"minions": ["dock"], "phase": "planning"}),
        ({"minions": ["lake"], "victims": {"dock": 1}}, {"minions": ["dock"], "victims": {"dock": 1}}),
        ({"covered": [0, 1], "saved": 2}, {"covered": [0], "saved": 1}),
    ],
)
def test_fewer_minions_and_more_saved_victims_are_better(better: dict[str, Any], worse: dict[str, Any]) -> None:
    good, bad = (
        given(**{"at": "dock", "killer": "north-woods", "options": HUNT, **table}).state for table in (better, worse)
    )
    assert evaluate(good) > evaluate(bad)


def test_a_killer_off_the_board_is_no_danger_at_once() -> None:
    walled = {"killer": "the-walled-brother"}
    here, away = (given("planning", killer=space, options=walled).state for space in ("sw-exit", None))
    assert evaluate(away) > evaluate(here)
