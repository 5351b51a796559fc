"""Styles: what a bot likes beside winning, and that it plays by it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import gloaming
from gloaming import GloamingError, Match
from gloaming.bots import Sight, UnknownBot, bot, called, check_style, manner, play, style_of
from gloaming.bots.taste import inclined, liked
from gloaming.engine.errors import UnknownStyle
from gloaming.engine.game import Game
from tests.engine.toy import LANTERNS

GAMES = list(gloaming.games().values())
STYLES = [(game, style) for game in GAMES for style in game.rules.styles]
NAMES = [f"{game.id} {style}" for game, style in STYLES]

BY_POLICY = [(game, style) for game, style in STYLES if game.rules.learned is not None and game.rules.learned.plays]

MATCHES = {"dont-go-in-there": 12, "fatal-frame": 6, "follow-your-fear": 4, "ghost-hunter": 8}
"""So many matches show a style."""

CLEARLY = 0.01

each_style = pytest.mark.parametrize(("game", "style"), STYLES, ids=NAMES)


def some(game: Game, every: int, most: int, seed: int = 11) -> Iterator[Match]:
    """A match played by habit, at every so-manieth question where that has a choice, a number of times at most."""
    match = game.new(seats=2, seed=seed)
    habit = bot("policy", 4)
    number = 0
    while match.decision is not None and most:
        number += 1
        if number % every == 0 and len(match.decision.options) > 1:
            most -= 1
            yield match
        match.pick(habit.choose(Sight(match, match.decision.seat)))


def test_every_game_for_several_has_styles_and_each_says_what_it_likes() -> None:
    for game in GAMES:
        assert len(game.rules.styles) >= (2 if game.seats.stop > 2 else 0), game.title
        for id, style in game.rules.styles.items():
            assert id == style.id
            assert id.isalpha()
            assert style.help[0].islower()
            assert style.help[-1] not in ".;"


@each_style
def test_a_taste_is_a_share_at_every_moment_of_a_match(game: Game, style: str) -> None:
    tastes = []
    for match in some(game, every=1, most=500):
        for seat in range(match.seats):
            taste = match.taste(style, seat)
            assert 0.0 <= taste <= 1.0
            tastes.append(taste)
    assert len(set(tastes)) > 1, "it changes with what happens"


@each_style
def test_a_bot_of_a_style_plays_a_whole_match(game: Game, style: str) -> None:
    seats = game.seats.start
    match = play(game.new(seats=seats, seed=3), [bot(f"easy:{style}", seat) for seat in range(seats)])
    assert match.over
    assert match.check() == []


@each_style
def test_a_bot_of_a_style_chooses_alike_in_all_worlds_that_its_seat_cannot_tell_apart(game: Game, style: str) -> None:
    asked = 0
    for match in some(game, every=4, most=4):
        assert match.decision is not None
        seat = match.decision.seat
        world = match.imagine(seat, 99)
        for spec in (f"easy:{style}", f"medium:{style}"):
            assert bot(spec, 1).choose(Sight(match, seat)) == bot(spec, 1).choose(Sight(world, seat))
        asked += 1
    assert asked == 4


@pytest.mark.parametrize(("game", "style"), BY_POLICY, ids=[f"{game.id} {style}" for game, style in BY_POLICY])
def test_what_was_learned_is_taken_the_more_readily_the_more_it_leads_to_what_a_style_likes(
    game: Game, style: str
) -> None:
    asked = 0
    for match in (found for seed in range(11, 15) for found in some(game, every=2, most=100, seed=seed)):
        assert match.decision is not None
        sight = Sight(match, match.decision.seat)
        before = sight.chances()
        after = inclined(sight, before, style, 7)
        assert sum(after) == pytest.approx(1.0)
        reached = [i for i in range(len(before)) if before[i] >= max(before) / game.style(style).reach]
        assert {i for i in range(len(after)) if after[i] > 0.0} <= set(reached)
        world = sight.imagine(7)
        tastes = []
        for i in reached:
            tried = world.copy()
            tried.pick(i)
            tastes.append(tried.taste(style, sight.seat))
            if tried.over:
                break
        else:
            more = _mean([after[i] for i in reached], tastes) - _mean([before[i] for i in reached], tastes)
            assert more > 0 if max(tastes) > min(tastes) + 0.001 else more == pytest.approx(0.0, abs=0.001)
            asked += max(tastes) > min(tastes) + 0.001
    assert asked > 2


def test_what_was_learned_takes_a_victory_whatever_else_a_style_likes() -> None:
    game = gloaming.game("fatal-frame")
    met = 0
    for seed in range(20):
        match = game.new(seats=2, seed=seed)
        habits = [bot("policy", 1), bot("policy", 2)]
        while match.decision is not None:
            before = match.copy()
            match.pick(habits[match.decision.seat].choose(Sight(match, match.decision.seat)))
        assert before.decision is not None and match.result is not None
        seat = before.decision.seat
        if len(before.decision.options) > 1 and match.result.winners == (seat,):
            met += 1
            chances = inclined(Sight(before, seat), before.chances(), "collector", 7)
            best = chances.index(max(chances))
            before.pick(best)
            assert before.result is not None and seat in before.result.winners
    assert met


def _mean(chances: list[float], tastes: list[float]) -> float:
    return sum(chance * taste for chance, taste in zip(chances, tastes, strict=True)) / sum(chances)


def test_a_style_counts_beside_winning_and_never_more_than_a_victory() -> None:
    match = gloaming.game("dont-go-in-there").new(seats=2, seed=5)
    taste = match.taste("careful", 0)
    share = match.game.style("careful").share
    assert liked(match, 0, 0.4, "") == 0.4
    assert liked(match, 0, 0.4, "careful") == pytest.approx((1 - share) * 0.4 + share * taste)
    play(match, [bot("random", 1), bot("random", 2)])
    assert liked(match, 0, 1.0, "careful") == 1.0
    assert liked(match, 0, 0.0, "careful") <= share


def _mean_taste(game: Game, style: str, spec: str) -> float:
    """The taste of Player 1 where it has a choice, in a few matches against a bot that looks a step ahead."""
    tastes = []
    for seed in range(MATCHES[game.id]):
        match = game.new(seats=2, seed=seed)
        bots = [bot(spec, seed), bot("greedy:1", seed + 1)]
        while match.decision is not None:
            seat = match.decision.seat
            if seat == 0 and len(match.decision.options) > 1:
                tastes.append(match.taste(style, 0))
            match.pick(bots[seat].choose(Sight(match, seat)))
    return sum(tastes) / len(tastes)


@each_style
def test_who_has_a_style_gets_more_of_what_it_likes_than_who_has_none(game: Game, style: str) -> None:
    assert _mean_taste(game, style, f"easy:{style}") > _mean_taste(game, style, "easy") + CLEARLY


def _ghosts(spec: str) -> int:
    """The ghosts that Player 1 ends with in 24 matches against one that looks a step ahead."""
    game = gloaming.game("dont-go-in-there")
    total = 0
    for seed in range(24):
        match = play(game.new(seats=2, seed=seed), [bot(spec, seed), bot("greedy:1", seed + 1)])
        total += match.view(0)["players"][0]["ghosts"]
    return total


def test_who_is_careful_ends_with_fewer_ghosts_than_who_is_reckless() -> None:
    assert _ghosts("easy:careful") < 0.8 * _ghosts("easy:reckless")


def test_a_bot_is_called_by_its_level_and_its_style() -> None:
    game = gloaming.game("fatal-frame")
    assert called("hard:fighter") == "Hard fighter"
    assert style_of("hard:fighter") == "fighter"
    assert style_of("greedy:4") == ""
    assert manner("hard:fighter", game).startswith(game.rules.styles["fighter"].help)
    assert manner("hard:fighter", game).endswith(manner("hard"))


@pytest.mark.parametrize("ask", [check_style, lambda game, spec: play(game.new(seats=2, seed=1), [bot(spec)] * 2)])
def test_a_style_that_the_game_has_not_is_refused_with_those_there_are(ask: Callable[[Game, str], object]) -> None:
    with pytest.raises(
        UnknownStyle, match=r"bots of Fatal Frame.* have no style 'gardener'; there are: fighter, collector"
    ):
        ask(gloaming.game("fatal-frame"), "easy:gardener")
    with pytest.raises(GloamingError, match="bots of Lanterns have no style 'fighter'; there are: none"):
        check_style(LANTERNS, "hard:fighter")


@pytest.mark.parametrize("spec", ["hard:5", "easy:100ms", "medium:a-b"])
def test_a_level_takes_a_style_and_no_budget(spec: str) -> None:
    with pytest.raises(UnknownBot, match=r"takes no budget, but may have a style of the game, as in '.*:fighter'"):
        bot(spec)
