"""Play styles: what a bot pursues in addition to winning, and that it plays accordingly."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest

import gloaming
from gloaming import GloamingError, Match
from gloaming.bots import SeatView, UnknownBot, bot, called, check_style, manner, play, style_of
from gloaming.bots.policy_bot import sharpened
from gloaming.bots.rollout_bot import RolloutBot
from gloaming.bots.style import inclined, liked
from gloaming.engine.errors import UnknownStyle
from gloaming.engine.learning.bot_styles import Style
from gloaming.engine.learning.features import drawn
from gloaming.engine.match.match import Game
from gloaming.engine.state.dice import seeded
from tests.engine.toy import LANTERNS
from tests.games.contract import contract

GAMES = list(gloaming.games().values())
STYLES = [(game, style) for game in GAMES for style in game.rules.styles]

BY_POLICY = [(game, style) for game, style in STYLES if game.rules.learned is not None and game.rules.learned.plays]

CLEARLY = 0.01

each_style = pytest.mark.parametrize(("game", "style"), STYLES, ids=[f"{game.id} {style}" for game, style in STYLES])


def some(game: Game, every: int, most: int, seed: int = 11) -> Iterator[Match]:
    """Yield positions of a match played by the policy, one in `every` where it has a choice, at most `most`."""
    match = game.new(seats=2, seed=seed)
    for number, choice in enumerate(by_habit(game.id, seed), 1):
        assert match.decision is not None
        if number % every == 0 and len(match.decision.options) > 1:
            yield match
            most -= 1
        if not most:
            return
        match.pick(choice)


@cache
def by_habit(game: str, seed: int) -> list[int]:
    """Return the policy's choices in a match; cached, because many tests use the same match."""
    match = gloaming.game(game).new(seats=2, seed=seed)
    habit = bot("policy", 4)
    choices = []
    while match.decision is not None:
        choices.append(habit.choose(SeatView(match, match.decision.seat)))
        match.pick(choices[-1])
    return choices


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
    scores = []
    for match in some(game, every=1, most=500):
        for seat in range(match.seats):
            score = match.style_score(style, seat)
            assert 0.0 <= score <= 1.0
            scores.append(score)
    assert len(set(scores)) > 1, "it changes with what happens"


@each_style
def test_a_bot_of_a_style_plays_a_whole_match(game: Game, style: str) -> None:
    seats = game.seats.start
    match = play(game.new(seats=seats, seed=3), [bot(f"easy:{style}", seat) for seat in range(seats)])
    assert match.over
    assert match.check() == []


@each_style
def test_a_bot_of_a_style_chooses_alike_in_all_worlds_that_its_seat_cannot_tell_apart(game: Game, style: str) -> None:
    decisions = 0
    for match in some(game, every=4, most=4):
        assert match.decision is not None
        seat = match.decision.seat
        world = match.imagine(seat, 99)
        for spec in (f"easy:{style}", f"medium:{style}"):
            assert bot(spec, 1).choose(SeatView(match, seat)) == bot(spec, 1).choose(SeatView(world, seat))
        decisions += 1
    assert decisions == 4


@pytest.mark.parametrize(("game", "style"), BY_POLICY, ids=[f"{game.id} {style}" for game, style in BY_POLICY])
def test_what_was_learned_is_taken_the_more_readily_the_more_it_leads_to_what_a_style_likes(
    game: Game, style: str
) -> None:
    decisions = 0
    for match in (position for seed in range(11, 15) for position in some(game, every=2, most=100, seed=seed)):
        assert match.decision is not None
        view = SeatView(match, match.decision.seat)
        before = view.policy()
        after = inclined(view, before, style, 7)
        assert sum(after) == pytest.approx(1.0)
        reached = [i for i in range(len(before)) if before[i] >= max(before) / game.style(style).reach]
        assert {i for i in range(len(after)) if after[i] > 0.0} <= set(reached)
        world = view.imagine(7)
        scores = []
        for i in reached:
            tried = world.copy()
            tried.pick(i)
            scores.append(tried.style_score(style, view.seat))
            if tried.over:
                break
        else:
            more = _mean([after[i] for i in reached], scores) - _mean([before[i] for i in reached], scores)
            assert more > 0 if max(scores) > min(scores) + 0.001 else more == pytest.approx(0.0, abs=0.001)
            decisions += max(scores) > min(scores) + 0.001
    assert decisions > 2


def test_what_was_learned_takes_a_victory_the_more_readily_whatever_a_style_likes() -> None:
    game = gloaming.game("fatal-frame")
    met = 0
    for seed in range(40):
        match = game.new(seats=2, seed=seed)
        habits = [bot("policy", 1), bot("policy", 2)]
        while match.decision is not None:
            last = match.copy()
            match.pick(habits[match.decision.seat].choose(SeatView(match, match.decision.seat)))
        assert last.decision is not None
        seat = last.decision.seat
        view = SeatView(last, seat)
        winning, scores = set(), []
        for i in range(len(last.decision.options)):
            tried = view.imagine(7)
            tried.pick(i)
            scores.append(tried.style_score("collector", seat))
            if tried.result is not None and seat in tried.result.winners:
                winning.add(i)
        others = set(range(len(scores))) - winning
        if winning and others and max(scores[i] for i in others) >= max(scores[i] for i in winning):
            met += 1
            before, after = view.policy(), inclined(view, view.policy(), "collector", 7)
            assert sum(after[i] for i in winning) > sum(before[i] for i in winning)
    assert met > 2


@pytest.mark.parametrize(("game", "style"), BY_POLICY, ids=[f"{game.id} {style}" for game, style in BY_POLICY])
def test_a_bot_that_plays_on_in_thought_tries_what_a_style_likes_beside_what_the_policy_takes(
    game: Game, style: str
) -> None:
    other = 0
    for match in (position for seed in range(11, 15) for position in some(game, every=2, most=60, seed=seed)):
        assert match.decision is not None
        view = SeatView(match, match.decision.seat)
        chances = view.policy()
        taken = inclined(view, chances, style, seeded(5, "rollout bot").next())
        favourite = taken.index(max(taken))
        assert RolloutBot(5, worlds=0, style=style).choose(view) == favourite
        other += favourite != chances.index(max(chances))
        tried = RolloutBot(5, worlds=1, style=style)._tried(view, chances)
        assert tried[0] == favourite
        assert chances.index(max(chances)) in tried
    assert other


@pytest.mark.parametrize(
    ("name", "spec", "power"),
    [
        pytest.param("follow-your-fear", "medium:raider", 1.0, marks=pytest.mark.slow),
        pytest.param("follow-your-fear", "hard:raider", 3.0, marks=pytest.mark.slow),
        pytest.param("follow-your-fear", "hardest:guardian", 0.0, marks=pytest.mark.slow),
        ("ghost-hunter", "medium:gatherer", 0.9),
        ("ghost-hunter", "hard:careful", 0.0),
    ],
)
def test_a_level_that_plays_by_what_was_learned_takes_what_its_style_inclines_to(
    name: str, spec: str, power: float
) -> None:
    game, style = gloaming.game(name), style_of(spec)
    other = 0
    for match in (position for seed in range(11, 16) for position in some(game, every=2, most=100, seed=seed)):
        assert match.decision is not None
        view = SeatView(match, match.decision.seat)
        dice = seeded(5, "policy bot")
        taken = inclined(view, view.policy(), style, dice.next())
        chosen = bot(spec, 5).choose(view)
        assert chosen == (drawn(sharpened(taken, power), dice) if power else taken.index(max(taken)))
        other += chosen != bot(spec.partition(":")[0], 5).choose(view)
    assert other


@pytest.mark.parametrize("broken", [{"share": 1.0}, {"share": -0.1}, {"reach": 0.5}])
def test_a_style_with_a_share_or_a_reach_that_is_none_is_refused(broken: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=r"the (share|reach) of the style 'thrifty' must be .*, not "):
        Style("thrifty", "spends little", lambda s, seat: 0.0, **broken)


def _mean(chances: list[float], scores: list[float]) -> float:
    return sum(chance * score for chance, score in zip(chances, scores, strict=True)) / sum(chances)


def test_a_style_counts_beside_winning_and_never_more_than_a_victory() -> None:
    match = gloaming.game("dont-go-in-there").new(seats=2, seed=5)
    score = match.style_score("careful", 0)
    share = match.game.style("careful").share
    assert liked(match, 0, 0.4, "") == 0.4
    assert liked(match, 0, 0.4, "careful") == pytest.approx((1 - share) * 0.4 + share * score)
    play(match, [bot("random", 1), bot("random", 2)])
    assert liked(match, 0, 1.0, "careful") == 1.0
    assert liked(match, 0, 0.0, "careful") <= share


def _mean_score(game: Game, style: str, spec: str) -> float:
    """The score of Player 1 where it has a choice, in a few matches against a bot that looks a step ahead."""
    scores = []
    for seed in range(contract(game).of_a_style):
        match = game.new(seats=2, seed=seed)
        bots = [bot(spec, seed), bot("greedy:1", seed + 1)]
        while match.decision is not None:
            seat = match.decision.seat
            if seat == 0 and len(match.decision.options) > 1:
                scores.append(match.style_score(style, 0))
            match.pick(bots[seat].choose(SeatView(match, seat)))
    return sum(scores) / len(scores)


@pytest.mark.sweep
@each_style
def test_who_has_a_style_gets_more_of_what_it_likes_than_who_has_none(game: Game, style: str) -> None:
    assert _mean_score(game, style, f"easy:{style}") > _mean_score(game, style, "easy") + CLEARLY


def _ghosts(spec: str) -> int:
    """Return the ghosts with which Player 1 ends 24 matches against a bot that looks one step ahead."""
    game = gloaming.game("dont-go-in-there")
    total = 0
    for seed in range(24):
        match = play(game.new(seats=2, seed=seed), [bot(spec, seed), bot("greedy:1", seed + 1)])
        total += match.view(0)["players"][0]["ghosts"]
    return total


@pytest.mark.sweep
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
