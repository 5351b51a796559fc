"""The ladders that ship with the games, and the rating of an agent on them."""

from __future__ import annotations

from dataclasses import replace

import pytest

import gloaming
from gloaming import Game
from gloaming.cli.experiments.bot_ladder import Ladder, LadderPlan
from gloaming.cli.experiments.shipped_ladder import ShippedLadder, rate_agent, shipped_ladder

GAMES = list(gloaming.games().values())


def of(game: Game) -> ShippedLadder:
    shipped = shipped_ladder(game)
    assert shipped is not None
    return shipped


def plan_of(shipped: ShippedLadder, *specs: str) -> LadderPlan:
    return LadderPlan(shipped.game, shipped.seats, shipped.set, 0, specs, shipped.lessons)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_every_game_ships_a_ladder_of_its_levels_for_its_rules(game: Game) -> None:
    shipped = of(game)
    assert shipped.game == game.id
    assert shipped.version == game.version, f"play the ladder of {game.id} again: its rules have changed"
    ratings = {bot.bot: bot.rating for bot in shipped.bots}
    assert ratings["random"] <= ratings["easy"] < ratings["medium"] < ratings["hard"]
    assert list(ratings.values()) == sorted(ratings.values(), reverse=True)
    assert all(0.0 <= pair.score <= 1.0 and pair.deals for pair in shipped.pairs)
    assert shipped.mismatch(plan_of(shipped, "a.py", "easy")) == ""


def test_deals_of_another_table_cannot_be_rated() -> None:
    shipped = of(gloaming.game("fatal-frame"))
    plan = plan_of(shipped, "a.py", "easy")
    assert "2 seats, not 3" in shipped.mismatch(replace(plan, seats=3))
    assert "setup options" in shipped.mismatch(replace(plan, lessons=True))


def rated(score: float, deals: int) -> Ladder:
    shipped = of(gloaming.game("fatal-frame"))
    ladder = Ladder(plan_of(shipped, "a.py", "easy", "medium"))
    for deal in range(deals):
        ladder.add((deal, 0, 1), score)
        ladder.add((deal, 0, 2), score)
    return ladder


def test_who_beats_the_bots_is_rated_above_them_and_more_deals_make_it_surer() -> None:
    shipped = of(gloaming.game("fatal-frame"))
    weak, strong, sure = (rate_agent(rated(*played), shipped) for played in ((0.0, 10), (1.0, 10), (1.0, 40)))
    assert weak is not None and strong is not None and sure is not None
    ratings = {bot.bot: bot.rating for bot in shipped.bots}
    assert weak.rating < ratings["easy"] < ratings["medium"] < strong.rating
    assert weak.rank > strong.rank
    assert sure.error < strong.error
    assert sure.deals == 80


def test_bots_that_are_not_on_the_ladder_give_no_rating() -> None:
    shipped = of(gloaming.game("fatal-frame"))
    ladder = Ladder(plan_of(shipped, "a.py", "search:7"))
    ladder.add((0, 0, 1), 1.0)
    assert rate_agent(ladder, shipped) is None
