"""Learning by self-play, and the bots that use what was learned."""

from __future__ import annotations

import json
import pickle
import time
from importlib import import_module
from math import exp
from pathlib import Path
from zlib import crc32

import pytest

import gloaming
from gloaming import Match
from gloaming.bots import SeatView, adviser, bot, play
from gloaming.bots.actor_critic import Adam, Gradient, Trainer, play_and_imitate, play_and_learn
from gloaming.bots.calibration import Sample, brier_scores, fitted, samples_of
from gloaming.bots.guided_bot import GuidedBot
from gloaming.bots.policy_bot import LevelBot, PolicyBot, sharpened
from gloaming.bots.seat_view import Bot
from gloaming.bots.weights_bot import WeightsBot
from gloaming.engine.learning.features import PLACES, Features, drawn, logit, numbers_seen, place, readiness
from gloaming.engine.learning.policy_model import (
    BadWeights,
    PolicyModel,
    Weights,
    clock_of,
    read,
    set_right,
    shared,
    unlearned,
    win_probability,
    written,
)
from gloaming.engine.match.match import Game
from gloaming.engine.state.dice import seeded
from gloaming.engine.state.state import Option
from gloaming.lab.runs.seeds import derive_seed
from tests.engine import toy
from tests.games.contract import played_by

GIRL = gloaming.game("final-girl")

WITH_WEIGHTS = [game for game in gloaming.games().values() if game.rules.learned is not None]

LEARNED = [(game.id, played_by(game)) for game in WITH_WEIGHTS]
"""Games with a learned policy, and the number of seats for which it is tested."""


def lanterns(path: Path) -> tuple[Game, PolicyModel]:
    """Return the toy game with something to learn: which card is high."""
    features = Features(
        (["left", "reach"], []), glance=lambda s, seat: [len(s.hands[seat])], keys=1, notes=lambda s, option: []
    )
    learned = PolicyModel(features, path, credit=lambda s, seat: 0.0, lessons=[{}])
    return toy.game(toy.PROGRAM, learned=learned), learned


def lead(s: toy.Lanterns, seat: int) -> list[int]:
    """Return how far a seat is ahead, in a few steps."""
    return [(sum(s.played[seat]) - sum(s.played[1 - seat])) // 4]


def learn(game: Game, learned: PolicyModel, trainer: Trainer, batches: int, matches: int) -> None:
    policy, value = Adam(PLACES, 0.2), Adam(PLACES, 0.05)
    for batch in range(batches):
        gradient = Gradient()
        for number in range(matches):
            play_and_learn(game, learned, trainer, 2, {}, batch * matches + number, gradient, 0.0)
        policy.step(trainer.policy, gradient.policy, 1 / matches)
        value.step(trainer.value, gradient.value, 1 / gradient.choices)


def play_most(match: Match) -> Match:
    """Play by the policy until a few choices before the end, so that playouts are quick."""
    whole = play(match.copy(), [bot("policy")])
    assert whole.choices is not None
    for choice in whole.choices[:-8]:
        match.pick(choice)
    return match


def kept(path: Path, trainer: Trainer) -> None:
    path.write_text(written(Weights(trainer.policy, trainer.value, trainer.trust, {"matches": 1})))


def test_a_policy_learns_to_win_by_playing_against_itself(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    game, learned = lanterns(path)
    trainer = Trainer([0.0] * PLACES, [0.0] * PLACES, 0.5)
    learn(game, learned, trainer, batches=12, matches=40)
    kept(path, trainer)
    won = 0.0
    for seed in range(200):
        bots = [bot("policy", seed), bot("random", seed)]
        seats = [seed % 2, 1 - seed % 2]
        result = play(game.new(seats=2, seed=seed), [bots[seat] for seat in seats]).result
        assert result is not None
        winners = [seats[seat] for seat in result.winners]
        won += (0 in winners) / len(winners)
    assert won > 105


def test_a_policy_comes_to_do_what_it_imitates(tmp_path: Path) -> None:
    game, learned = lanterns(tmp_path / "weights.json")
    trainer = Trainer([0.0] * PLACES, [0.0] * PLACES, 0.5)
    policy = Adam(PLACES, 0.05)
    agreed: list[float] = []
    for batch in range(8):
        gradient = Gradient()
        for number in range(20):
            play_and_imitate(game, learned, trainer, 2, {}, 20 * batch + number, gradient, 0.0, bot("greedy:1", number))
        agreed.append(gradient.agreed / gradient.imitated)
        policy.step(trainer.policy, gradient.policy, 1 / 20)
    assert agreed[-1] > agreed[0] + 0.1


def test_a_policy_comes_to_do_what_a_rule_of_thumb_says(tmp_path: Path) -> None:
    game, learned = lanterns(tmp_path / "weights.json")
    learned.thumb = lambda s, options: len(options) - 1
    trainer = Trainer([0.0] * PLACES, [0.0] * PLACES, 0.5)
    policy = Adam(PLACES, 0.05)
    agreed: list[float] = []
    for batch in range(8):
        gradient = Gradient()
        for number in range(20):
            teacher = GuidedBot(bot("random", number))
            play_and_imitate(game, learned, trainer, 2, {}, 20 * batch + number, gradient, 0.0, teacher)
        agreed.append(gradient.agreed / gradient.imitated)
        policy.step(trainer.policy, gradient.policy, 1 / 20)
    assert agreed[-1] > agreed[0] + 0.1


def test_where_a_rule_of_thumb_says_nothing_another_bot_chooses(tmp_path: Path) -> None:
    game, learned = lanterns(tmp_path / "weights.json")
    learned.thumb = lambda s, options: -1
    view = SeatView(game.new(seats=2, seed=1), 0)
    assert view.rule_of_thumb() == -1
    chosen = [[maker(seed).choose(view) for seed in range(20)] for maker in (guided_at_random, random_bot)]
    assert chosen[0] == chosen[1]


def guided_at_random(seed: int) -> Bot:
    return GuidedBot(random_bot(seed))


def random_bot(seed: int) -> Bot:
    return bot("random", seed)


@pytest.mark.parametrize("named", [False, True])
def test_the_first_argument_of_an_option_may_stand_for_something_else(named: bool) -> None:
    match = GIRL.new(seats=1, seed=3)
    features = Features(
        ([], []), glance=lambda s, seat: [], keys=0, first=(lambda s, option: 100 + option[1]) if named else None
    )
    assert match.decision is not None
    option = next(option for option in match.decision.options if len(option) > 1)
    own = features.question(match._state, 0, [option]).own[0]
    assert place(features.verb(option[0]), 3, option[1] + 100 * named) in own


@pytest.mark.parametrize(("split", "worth"), [(False, 2.0), (True, 1.0)])
def test_a_win_that_two_share_is_worth_the_whole_or_its_part_to_each(tmp_path: Path, split: bool, worth: float) -> None:
    features = Features(([], []), glance=lead, keys=0)
    learned = PolicyModel(features, tmp_path / "weights.json", lessons=[{}], rivals=True, split=split)
    game = toy.game(toy.PROGRAM, learned=learned)
    seen = set()
    for seed in range(60):
        gradient = Gradient()
        play_and_learn(game, learned, Trainer([0.0] * PLACES, [0.0] * PLACES, 0.5), 2, {}, seed, gradient, 0.0)
        seen.add(2 * gradient.won)
        assert sum(samples_of(game, learned, [0.0] * PLACES, 2, {}, seed)[0].won) in (1.0, worth)
    assert seen == {1.0, worth}


def test_of_a_match_played_by_the_policy_moments_of_all_its_quarters_are_judged(tmp_path: Path) -> None:
    game, learned = lanterns(tmp_path / "weights.json")
    moments = samples_of(game, learned, [0.0] * PLACES, 2, {}, 3)
    assert {moment.quarter for moment in moments} == {0, 1, 2, 3}
    assert all(len(moment.places) == len(moment.evaluated) == 2 for moment in moments)
    assert all(sum(moment.won) >= 1 for moment in moments)
    assert [sample.won for sample in pickle.loads(pickle.dumps(moments))] == [sample.won for sample in moments]


def test_of_a_game_without_a_policy_the_matches_of_a_bot_are_judged(tmp_path: Path) -> None:
    features = Features(([], []), glance=lead, keys=0)
    learned = PolicyModel(features, tmp_path / "weights.json", lessons=[{}], rivals=True, judged_by="greedy:1")
    game = toy.game(toy.PROGRAM, learned=learned)
    moments = samples_of(game, learned, [], 2, {}, 3)
    players = [bot("greedy:1", 3), bot("greedy:1", 4)]
    result = play(game.new(seats=2, seed=3), players).result
    assert result is not None
    assert moments[0].won == [1.0 if seat in result.winners else 0.0 for seat in range(2)]


def test_a_policy_may_be_learned_beside_chances_that_are_fitted_to_the_matches_of_a_bot(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    features = Features(([], []), glance=lead, keys=0, notes=lambda s, option: [])
    levels = {"hard": "search:20", "hardest": "search:60"}
    learned = PolicyModel(features, path, lessons=[{}], rivals=True, judged_by="greedy:1", plays=True, levels=levels)
    game = toy.game(toy.PROGRAM, learned=learned)
    weights = unlearned()
    weights.policy[place(features.verb("light"), 1, 0)] = 9.0
    path.write_text(written(weights))
    match = game.new(seats=2, seed=4)
    assert match.decision is not None and ("light",) in match.decision.options
    view = SeatView(match, match.decision.seat)
    assert match.decision.options[bot("policy", 3).choose(view)] == ("light",)
    for level, spec in levels.items():
        assert bot(level, 3).choose(view) == bot(spec, 3).choose(view)
    assert adviser(game) == "search:1000"
    result = play(game.new(seats=2, seed=3), [bot("greedy:1", 3), bot("greedy:1", 4)]).result
    assert result is not None
    judged = samples_of(game, learned, weights.policy, 2, {}, 3)
    assert judged[0].won == [1.0 if seat in result.winners else 0.0 for seat in range(2)]


def test_fatal_frame_has_a_policy_while_its_levels_above_easy_and_its_hints_search() -> None:
    game = gloaming.game("fatal-frame")
    learned = game.rules.learned
    assert learned is not None and learned.plays and any(learned.weights.policy)
    made = learned.weights.made
    assert made["command"].startswith("gloaming train fatal-frame --matches ")
    assert made["judged"]["command"].startswith("gloaming train fatal-frame --judge ")
    assert made["judged"]["bot"] == learned.judged_by
    assert adviser(game) == "search:1000"
    assert all(learned.levels[level].startswith("search:") for level in ("medium", "hard", "hardest"))
    match = game.new(seats=3, seed=2)
    otherwise = 0
    for _ in range(40):
        decision = match.decision
        assert decision is not None
        view = SeatView(match, decision.seat)
        medium = bot("medium", 7).choose(view)
        assert medium == bot(learned.levels["medium"], 7).choose(view)
        chances = match.policy()
        assert bot("policy", 7).choose(view) == chances.index(max(chances))
        otherwise += medium != bot("greedy:4", 7).choose(view)
        match.pick(medium)
    assert otherwise > 0, "the game names another bot for the level"


@pytest.mark.parametrize("by_file", [False, True])
def test_who_plays_by_a_policy_leaves_some_to_chance_once_a_match_is_longer_than_the_game_has_patience_for(
    tmp_path: Path, by_file: bool
) -> None:
    path = tmp_path / "weights.json"
    features = Features(([], []), glance=lead, keys=0)
    weights = unlearned()
    weights.policy[place(features.verb("light"), 1, 0)] = 0.5
    weights.made["matches"] = 1
    path.write_text(written(weights))
    taken = {}
    for patience in (0.0, 0.1, 900.0):
        learned = PolicyModel(features, path, lessons=[{}], patience=patience)
        match = toy.game(toy.PROGRAM, learned=learned).new(seats=2, seed=4)
        assert match.decision is not None and clock_of(match._state) > 0.1
        view = SeatView(match, match.decision.seat)
        players = [WeightsBot(seed, weights) if by_file else bot("policy", seed) for seed in range(40)]
        taken[patience] = {player.choose(view) for player in players}
    assert len(taken[0.0]) == len(taken[900.0]) == 1
    assert len(taken[0.1]) > 1


@pytest.mark.slow
def test_a_policy_and_a_hasty_bot_that_go_round_and_round_come_to_an_end() -> None:
    """In this match of Fatal Frame both would go in circles for 100,000 choices, one of them with 38 of 9 points."""
    match = gloaming.game("fatal-frame").new(seats=2, seed=67845152814511)
    seeds = [derive_seed(f"{match.seed} seat {seat}") for seat in range(2)]
    assert play(match, [bot("greedy:4", seeds[0]), bot("policy", seeds[1])]).over


@pytest.mark.parametrize("settings", [{}, {"longer": 6}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_policy_of_fatal_frame_comes_to_the_end_of_matches(seats: int, settings: dict[str, int]) -> None:
    for seed in range(4):
        match = gloaming.game("fatal-frame").new(seats=seats, seed=seed, options=settings)
        assert play(match, [bot("policy", seat) for seat in range(seats)]).over
        assert match.choices is not None and len(match.choices) < 10_000


@pytest.mark.parametrize("level", ["medium", "hard", "hardest"])
def test_the_levels_of_follow_your_fear_play_by_its_policy_with_a_style_too(level: str) -> None:
    game = gloaming.game("follow-your-fear")
    learned = game.rules.learned
    assert learned is not None and learned.levels[level].startswith("policy")
    for spec in (level, f"{level}:raider"):
        made = bot(spec, 7)
        assert isinstance(made, LevelBot) and isinstance(made.of(game), PolicyBot)


def test_what_is_drawn_by_a_power_is_the_surer_the_higher_it_is() -> None:
    match = gloaming.game("follow-your-fear").new(seats=3, seed=2)
    while len(match.policy()) < 3 or not 0.35 < max(match.policy()) < 0.6:
        match.pick(0)
    assert match.decision is not None
    view = SeatView(match, match.decision.seat)
    best = match.policy().index(max(match.policy()))
    shares = []
    for power in (1, 3):
        drawing = bot(f"policy:{power}", 5)
        shares.append(sum(drawing.choose(view) == best for _ in range(400)) / 400)
    assert shares[0] == pytest.approx(max(match.policy()), abs=0.08)
    assert shares[1] > shares[0] + 0.05
    assert sharpened([0.5, 0.25, 0.25], 2) == pytest.approx([4 / 6, 1 / 6, 1 / 6])
    assert sharpened([0.64, 0.36], 0.5) == pytest.approx([8 / 14, 6 / 14])


def test_follow_your_fear_is_played_by_its_policy_on_the_level_hardest_and_in_hints() -> None:
    game = gloaming.game("follow-your-fear")
    learned = game.rules.learned
    assert learned is not None and learned.plays and any(learned.weights.policy)
    made = learned.weights.made
    assert made["command"].startswith("gloaming train follow-your-fear --matches ")
    assert adviser(game) == "policy"
    match = game.new(seats=3, seed=2)
    for _ in range(20):
        match.pick(0)
    decision = match.decision
    assert decision is not None
    chances = match.policy()
    for spec in ("policy", "hardest"):
        assert bot(spec, 7).choose(SeatView(match, decision.seat)) == chances.index(max(chances))


@pytest.mark.sweep
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_policy_of_follow_your_fear_beats_who_takes_what_looks_best_at_once(seats: int) -> None:
    won = 0
    for seed in range(12):
        match = gloaming.game("follow-your-fear").new(seats=seats, seed=seed)
        bots = [bot("policy" if seat == seed % seats else "greedy:1", seat) for seat in range(seats)]
        result = play(match, bots).result
        assert result is not None
        won += seed % seats in result.winners
    assert won > 12 / seats


def test_where_chances_alone_are_learned_bots_play_as_if_nothing_were(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    path.write_text(written(unlearned()))
    learned = PolicyModel(Features(([], []), glance=lead, keys=0), path, lessons=[{}], judged_by="greedy:1")
    game = toy.game(toy.PROGRAM, learned=learned)
    assert not learned.plays
    match = game.new(seats=2, seed=2)
    assert match.policy() == []
    assert adviser(game) == "search:1000"
    decision = match.decision
    assert decision is not None
    view = SeatView(match, decision.seat)
    assert bot("medium", 7).choose(view) == bot("greedy:4", 7).choose(view)
    assert bot("rollout:2", 7).choose(view) in range(len(decision.options))


@pytest.mark.parametrize("name", [game.id for game in WITH_WEIGHTS])
def test_chances_that_come_with_a_game_are_truer_than_its_evaluation_and_than_how_often_one_wins(name: str) -> None:
    """For each quarter of a match, in 1,000 or more others."""
    learned = gloaming.game(name).rules.learned
    assert learned is not None
    tested = learned.weights.made["tested"]
    assert tested["matches"] >= 1_000
    quarters = list(zip(tested["brier"], tested["evaluation"], tested["base"], strict=True))
    assert all(ours < min(before, base) for ours, before, base in quarters)


@pytest.mark.slow
def test_a_value_is_fitted_so_that_its_chances_come_true(tmp_path: Path) -> None:
    features = Features(([], []), glance=lead, keys=0)
    learned = PolicyModel(features, tmp_path / "weights.json", credit=lambda s, seat: 0.0, lessons=[{}], rivals=True)
    game = toy.game(toy.PROGRAM, learned=learned)
    matches = [samples_of(game, learned, [0.0] * PLACES, 2, {}, seed) for seed in range(300)]
    tallies = brier_scores(learned, matches[250:], fitted(learned, matches[:250]))
    assert sum(tally.model for tally in tallies) < sum(tally.base_rate for tally in tallies)


def lasting(choices: int, seed: int) -> list[Sample]:
    """A solitaire match whose evaluation in the first quarter of a long match is random."""
    won = seeded(seed, "won").below(2)
    guesses = seeded(seed, "guesses")
    moments = []
    for clock in range(choices):
        moment = Sample()
        moment.quarter = 4 * clock // choices
        moment.clock = clock
        right = 50 if choices > 8 and moment.quarter == 0 else 90
        moment.evaluated = [0.8 if (won == 1) == (guesses.below(100) < right) else 0.2]
        moment.places = [[]]
        moment.won = [float(won)]
        moments.append(moment)
    return moments


@pytest.mark.slow
def test_chances_are_no_surer_in_long_matches_than_they_may_be_before_anybody_knows_that_they_are_long(
    tmp_path: Path,
) -> None:
    """The clock does not distinguish a short match, whose evaluation soon knows the result, from a long one."""
    learned = PolicyModel(
        Features(([], []), glance=lambda s, seat: [], keys=0), tmp_path / "weights.json", lessons=[{}]
    )
    matches = [lasting(32 if seed % 3 == 0 else 8, seed) for seed in range(1600)]
    value, trust, pace = fitted(learned, matches[:1000])
    assert all(tally.model < tally.base_rate for tally in brier_scores(learned, matches[1000:], (value, trust, pace)))
    assert pace[0][1] < 0.5 * pace[-1][1]
    sure = brier_scores(learned, matches[1000:], (value, trust, ((0.0, 1.0, 0.0),)))
    assert sure[0].model > sure[0].base_rate


def test_options_taken_readily_add_up_to_one_and_are_drawn_as_often() -> None:
    match = GIRL.new(seats=1, seed=3)
    chances = match.policy()
    assert match.decision is not None
    assert len(chances) == len(match.decision.options)
    assert sum(chances) == pytest.approx(1)
    dice = seeded(1)
    counts = [0] * len(chances)
    for _ in range(4000):
        counts[drawn(chances, dice)] += 1
    assert [count / 4000 for count in counts] == pytest.approx(chances, abs=0.04)


@pytest.mark.parametrize(("name", "seats"), LEARNED)
def test_chances_are_the_readiness_by_all_features_whatever_was_asked_before(name: str, seats: int) -> None:
    """Probabilities are computed incrementally since the previous question, here also of other matches."""
    game = gloaming.game(name)
    learned = game.rules.learned
    assert learned is not None
    matches = [game.new(seats=seats, seed=seed) for seed in range(3)]
    dice = seeded(1)
    decisions = 0
    for number in range(240):
        match = matches[number % 2 if number % 3 else 2]
        if match.decision is None:
            continue
        question = learned.features.question(match._state, match.decision.seat, match.decision.options)
        chances = match.policy()
        assert chances == pytest.approx(readiness(learned.weights.policy, question), rel=1e-9)
        assert learned.readiest(match._state, match.decision.options) == chances.index(max(chances))
        decisions += len(chances) > 1
        match.pick(drawn(chances, dice))
    assert decisions > 60


def test_a_match_is_played_on_as_the_policy_plays() -> None:
    match = GIRL.new(seats=1, seed=5).imagine(0, 1)
    played = match.copy()
    played.imagine(0, 1)
    played.play_on()
    assert played.imagine(0, 1).save() == played.copy().imagine(0, 1).save()
    bots = [bot("policy")]
    assert play(match, bots).events(0) == played.events(0)
    assert match.result is not None
    assert played.over


def test_a_match_that_comes_to_no_end_is_not_played_on_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player who always takes the first option goes in circles at the edge of the village of Fatal Frame."""
    game = gloaming.game("fatal-frame")
    assert game.rules.learned is not None
    path = tmp_path / "weights.json"
    path.write_text(written(unlearned()))
    lost = PolicyModel(game.rules.learned.features, path, lessons=[{}], rivals=True)
    monkeypatch.setattr(game.rules, "learned", lost)
    match = game.new(seats=4, seed=1, options={"longer": 6}).imagine(0, 1)
    match.play_on()
    assert not match.over
    assert len(match.evaluate()) == 4


def test_a_bot_that_plays_its_policy_on_in_thought_beats_the_policy(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    game, _ = lanterns(path)
    kept(path, Trainer([0.0] * PLACES, [0.0] * PLACES, 0.5))
    won = 0
    for seed in range(12):
        bots = [bot("rollout:16", seed), bot("policy", seed)]
        result = play(game.new(seats=2, seed=seed), bots).result
        assert result is not None
        won += 0 in result.winners
    assert won >= 8


def test_numbers_out_of_bounds_are_seen_as_the_bounds() -> None:
    features = Features(([], []), glance=lambda s, seat: [], keys=0)
    assert features.value_places([-9, 3, 999]) == features.value_places([-4, 3, 255])


def fields_seen(game: Game) -> tuple[list[str], list[str]]:
    """Return the fields of a game's state that are used as features: numbers, and piles by their length."""
    own = import_module(f"gloaming.games.{game.folder.name}.glance")
    counted: list[str] | None = getattr(own, "COUNTED", None)
    return numbers_seen(game.rules.fields, own.NOT_COUNTED) if counted is None else (counted, [])


@pytest.mark.parametrize("name", gloaming.games())
def test_fields_are_read_in_the_order_of_their_names(name: str) -> None:
    game = gloaming.game(name)
    learned = game.rules.learned
    assert learned is not None
    state = play(game.new(seats=max(game.seats), seed=8), [bot("random", 8)] * max(game.seats))._state
    names, piles = fields_seen(game)
    read = [int(getattr(state, name)) for name in names] + [len(getattr(state, pile)) for pile in piles]
    assert learned.features.table(state, 0) == learned.features._glance(state, 0) + read


@pytest.mark.parametrize(
    ("name", "own", "fields"),
    [
        ("dont-go-in-there", 10, 3872950442),
        ("final-girl", 41, 3847016112),
        ("fatal-frame", 7, 1509339540),
        ("follow-your-fear", 14, 2419641097),
        ("ghost-hunter", 10, 3942027460),
    ],
)
def test_bots_see_the_numbers_that_they_have_learned_from(name: str, own: int, fields: int) -> None:
    """own: the number of features from the game's `glance`; fields: a checksum of the names, in order."""
    game = gloaming.game(name)
    learned = game.rules.learned
    assert learned is not None
    names, piles = fields_seen(game)
    seen = len(learned.features._glance(game.new(seats=max(game.seats), seed=1)._state, 0))
    assert (seen, crc32(" ".join([*names, *piles]).encode())) == (own, fields), (
        "What was learned goes by the place of each number: name a new field in NOT_COUNTED of the game's glance.py, "
        f"or train its bots again (docs/how-to/train-bots.md) and change this line. Now: {', '.join([*names, *piles])}"
    )


def test_no_weights_take_every_option_as_readily_as_the_next() -> None:
    learned = GIRL.rules.learned
    assert learned is not None
    match = GIRL.new(seats=1, seed=3)
    assert match.decision is not None
    question = learned.features.question(match._state, 0, match.decision.options)
    assert readiness(unlearned().policy, question) == pytest.approx([1 / len(question.own)] * len(question.own))


def test_places_of_features_lie_in_the_table() -> None:
    places = {place(verb, kind, value) for verb in (1, 2**31 - 1) for kind in (1, 2**20 + 60) for value in (-4, 0, 255)}
    assert len(places) == 12
    assert all(0 <= at < PLACES for at in places)


def test_of_the_declared_fields_bots_see_what_everybody_sees() -> None:
    numbers, piles = numbers_seen(GIRL.rules.fields, {"goal"})
    assert "time" in numbers
    assert "health" in numbers
    assert "goal" not in numbers
    assert "terror_looked" not in numbers
    assert "hand" in piles
    assert "decks" not in piles


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    weights = unlearned()
    weights.policy[7] = 1.25
    weights.value[9] = -40.0
    weights.trust = 0.75
    weights.made["command"] = "gloaming train lanterns"
    path.write_text(written(weights))
    again = read(path)
    assert (again.policy[7], again.value[9], again.trust) == (1.25, -32.768, 0.75)
    assert again.made == {"matches": 0, "command": "gloaming train lanterns"}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: data.update(format="weights-9"), "its format is 'weights-9', not 'gloaming-weights-1'"),
        (lambda data: data.update(policy="abc"), "holds no weights"),
        (lambda data: data.pop("value"), "'value'"),
    ],
)
def test_a_file_that_holds_no_weights_is_named(tmp_path: Path, change: object, message: str) -> None:
    path = tmp_path / "weights.json"
    data = json.loads(written(unlearned()))
    assert callable(change)
    change(data)
    path.write_text(json.dumps(data))
    with pytest.raises(BadWeights, match=message) as raised:
        read(path)
    assert str(path) in str(raised.value)
    with pytest.raises(BadWeights, match="nowhere"):
        read(tmp_path / "nowhere.json")


def test_a_rollout_bot_goes_on_from_any_moment_and_changes_nothing() -> None:
    match = play_most(GIRL.new(seats=1, seed=2, options={"girl": "laurie"}))
    decisions = 0
    while match.decision is not None and decisions < 4:
        before = match.save()
        choice = bot("rollout:2", decisions).choose(SeatView(match, 0))
        assert match.save() == before
        decisions += len(match.decision.options) > 1
        match.pick(choice)
    assert decisions
    assert match.check() == []


def test_a_rollout_bot_searches_where_nothing_is_learned() -> None:
    match = toy.game(toy.PROGRAM).new(seats=2, seed=1)
    assert match.decision is not None
    assert match.policy() == []
    view = SeatView(match, match.decision.seat)
    assert bot("rollout:3", 5).choose(view) == bot("search:30", 5).choose(view)


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("dont-go-in-there", 2),
        ("dont-go-in-there", 4),
        ("fatal-frame", 2),
        ("fatal-frame", 4),
        ("ghost-hunter", 3),
        ("ghost-hunter", 5),
    ],
)
def test_what_was_learned_says_the_same_of_all_worlds_that_a_seat_cannot_tell_apart(name: str, seats: int) -> None:
    match = gloaming.game(name).new(seats=seats, seed=6)
    decisions = 0
    while match.decision is not None:
        seat = match.decision.seat
        if len(match.decision.options) > 1:
            world = match.imagine(seat, 50 + decisions)
            assert world.policy() == match.policy()
            decisions += 1
        match.pick(bot("policy", decisions).choose(SeatView(match, seat)))
    assert decisions > 20


def test_the_chances_of_rivals_add_up_to_one_and_mean_more_as_a_match_goes_on() -> None:
    match = gloaming.game("dont-go-in-there").new(seats=3, seed=9)
    surest: list[float] = []
    while match.decision is not None:
        win_probabilities = match.win_probabilities()
        assert sum(win_probabilities) == pytest.approx(1)
        surest.append(max(win_probabilities))
        match.pick(bot("policy", 1).choose(SeatView(match, match.decision.seat)))
    assert surest[0] < 0.5 < max(surest[-9:])
    assert match.result is not None
    assert match.win_probabilities() == match.evaluate()


def test_chances_are_set_right_by_the_clock() -> None:
    pace = ((10.0, 0.5, 0.0), (30.0, 1.5, 0.2))
    assert set_right(0.7, (), 20.0) == 0.7
    for clock, scale, shift in ((0.0, 0.5, 0.0), (20.0, 1.0, 0.1), (99.0, 1.5, 0.2)):
        assert logit(set_right(0.7, pace, clock)) == pytest.approx(scale * logit(0.7) + shift)


def test_a_file_of_weights_plays_its_own_way_and_where_nothing_is_learned_as_a_policy_does() -> None:
    game = gloaming.game("ghost-hunter")
    assert game.rules.learned is not None
    weights = unlearned()
    weights.policy = [-weight for weight in game.rules.learned.weights.policy]
    match = game.new(seats=2, seed=5)
    otherwise = 0
    while match.decision is not None and len(match.choices or []) < 100:
        view = SeatView(match, match.decision.seat)
        taken = WeightsBot(1, weights).choose(view)
        chances = view.policy(weights)
        assert taken == chances.index(max(chances))
        otherwise += taken != bot("policy", 1).choose(view)
        match.pick(bot("random", len(match.choices or [])).choose(view))
    assert otherwise > 12
    toyed = toy.game(toy.PROGRAM).new(seats=2, seed=4)
    assert toyed.decision is not None
    view = SeatView(toyed, toyed.decision.seat)
    assert WeightsBot(3, weights).choose(view) == bot("policy", 3).choose(view)


def test_who_is_not_asked_takes_nothing_readily() -> None:
    match = gloaming.game("ghost-hunter").new(seats=3, seed=5)
    assert match.decision is not None
    assert SeatView(match, match.decision.seat).policy() == match.policy()
    assert SeatView(match, (match.decision.seat + 1) % 3).policy() == []


def test_chances_can_be_fitted_to_a_policy_that_errs_more_seldom_than_while_it_learns(tmp_path: Path) -> None:
    """A power of its readiness decides its choices, and so the matches."""

    def outcomes(power: int) -> list[list[float]]:
        features = Features(([], []), glance=lead, keys=0)
        learned = PolicyModel(features, tmp_path / "weights.json", lessons=[{}], rivals=True, judged_power=power)
        game = toy.game(toy.PROGRAM, learned=learned)
        policy = [number / PLACES for number in range(PLACES)]
        return [samples_of(game, learned, policy, 2, {}, seed)[-1].won for seed in range(30)]

    assert outcomes(1) == outcomes(1) != outcomes(50)


def levelled(path: Path, levels: dict[str, str], judged_by: str = "") -> tuple[Game, SeatView]:
    """Return the toy game with bots for its levels, and a question of it."""
    features = Features(([], []), glance=lambda s, seat: [], keys=0)
    learned = PolicyModel(features, path, lessons=[{}], levels=levels, judged_by=judged_by)
    game = toy.game(toy.PROGRAM, learned=learned)
    match = game.new(seats=2, seed=4)
    assert match.decision is not None
    return game, SeatView(match, match.decision.seat)


def test_a_search_goes_by_what_was_learned_only_where_the_game_says_that_it_is_the_stronger_for_it(
    tmp_path: Path,
) -> None:
    """The policy learned here keeps the lamp, which the game's own evaluation does not value."""
    path = tmp_path / "weights.json"
    features = Features(([], []), glance=lambda s, seat: [s.lamps[seat]], keys=0)
    weights = unlearned()
    weights.trust = 0.0
    weights.value[features.value_places([0])[1]] = -6.0
    weights.value[features.value_places([1])[1]] = 6.0
    weights.made["judged"] = {"matches": 1}
    path.write_text(written(weights))

    def first(spec: str, *, guides: bool) -> Option:
        learned = PolicyModel(features, path, lessons=[{}], judged_by="greedy:1", guides=guides)
        match = toy.game(toy.PROGRAM, learned=learned).new(seats=2, seed=4, options={"rounds": 20})
        assert match.decision is not None
        assert match.decision.options == (("play", 0), ("play", 6), ("light",))
        return match.decision.options[bot(spec, 3).choose(SeatView(match, match.decision.seat))]

    assert first("search:300", guides=True) == ("play", 6)
    assert first("search:300:unlearned", guides=True) == first("search:300", guides=False) == ("light",)
    path.write_text(written(unlearned()))
    assert first("search:300", guides=True) == ("light",)


@pytest.mark.parametrize(("name", "seats"), [("final-girl", 1), ("dont-go-in-there", 4), ("fatal-frame", 3)])
def test_hopes_are_the_sum_of_all_that_is_seen_whatever_was_asked_before(name: str, seats: int) -> None:
    learned = gloaming.game(name).rules.learned
    assert learned is not None
    weights = learned.weights
    match = gloaming.game(name).new(seats=seats, seed=8)
    players = [bot("greedy:1", seat) for seat in range(seats)]
    for _ in range(60):
        decision = match.decision
        if decision is None:
            break
        match.pick(players[decision.seat].choose(SeatView(match, decision.seat)))
        for table in (match, match.imagine(0, 5)):
            if table.over:
                continue
            s, evaluated = table._state, table.evaluate()
            alone = []
            for seat in range(seats):
                places = learned.features.value_places(learned.features.table(s, seat))
                chance = win_probability(weights.value, weights.trust, evaluated[seat], places)
                alone.append(set_right(chance, weights.pace, clock_of(s)))
            assert table.win_probabilities() == pytest.approx(shared(alone) if learned.rivals else alone)


@pytest.mark.parametrize("judged_by", ["", "greedy:1"])
def test_a_game_may_name_the_bots_of_its_levels(tmp_path: Path, judged_by: str) -> None:
    levels = {"medium": "greedy:2", "hard": "search:20", "hardest": "search:60"}
    game, view = levelled(tmp_path / "weights.json", levels, judged_by)
    for level, spec in levels.items():
        assert bot(level, 3).choose(view) == bot(spec, 3).choose(view)
    assert adviser(game) == "search:1000"


@pytest.mark.parametrize("name", gloaming.games())
def test_the_hard_levels_of_every_game_think_by_steps_not_by_the_clock(name: str) -> None:
    learned = gloaming.game(name).rules.learned
    assert learned is not None
    assert learned.plays or {"hard", "hardest"} <= learned.levels.keys()
    assert not [spec for spec in learned.levels.values() if spec.endswith("ms")]


def test_a_bot_that_is_named_for_a_level_keeps_to_the_time_of_the_level(tmp_path: Path) -> None:
    _, view = levelled(tmp_path / "weights.json", {"hard": "search:1000000"})
    worked = time.process_time()
    bot("hard").choose(view)
    assert time.process_time() - worked < 2


@pytest.mark.parametrize("spec", ["policy", pytest.param("rollout:2", marks=pytest.mark.slow)])
def test_who_plays_by_what_was_learned_chooses_alike_in_worlds_that_the_seat_cannot_tell_apart(spec: str) -> None:
    match = GIRL.new(seats=1, seed=4)
    decisions = 0
    for number in range(60):
        assert match.decision is not None
        if number % 6 == 0:
            world = match.imagine(0, 99)
            assert world.policy() == match.policy()
            assert bot(spec, 1).choose(SeatView(match, 0)) == bot(spec, 1).choose(SeatView(world, 0))
            decisions += 1
        match.pick(bot("policy", number).choose(SeatView(match, 0)))
        if match.over:
            break
    assert decisions >= 5


def test_where_no_value_is_fitted_hopes_are_the_evaluation(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    game, _ = lanterns(path)
    kept(path, Trainer([0.0] * PLACES, [0.3] * PLACES, 0.5))
    for plain in (game, toy.game(toy.PROGRAM)):
        match = plain.new(seats=2, seed=5)
        assert match.win_probabilities() == match.evaluate()


def test_hopes_are_what_a_fitted_value_says_until_the_match_is_over(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    features = Features((["left"], []), glance=lambda s, seat: [seat], keys=0)
    weights = unlearned()
    weights.trust = 0.0
    weights.value[features.value_places([0])[1]] = 1.0
    weights.made["judged"] = {"matches": 1}
    path.write_text(written(weights))
    for rivals in (False, True):
        learned = PolicyModel(features, path, credit=lambda s, seat: 0.0, lessons=[{}], rivals=rivals)
        match = toy.game(toy.PROGRAM, learned=learned).new(seats=2, seed=5)
        alone = [1 / (1 + exp(-1)), 0.5]
        assert match.win_probabilities() == pytest.approx(
            [probability / sum(alone) for probability in alone] if rivals else alone
        )
        play(match, [bot("random", 1), bot("random", 2)])
        assert match.win_probabilities() == match.evaluate()
