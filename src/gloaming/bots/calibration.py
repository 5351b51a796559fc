"""Fit a value function to matches of a policy or bot, so that its win probabilities are calibrated.

The value function is a logistic regression on the features of each seat, at positions sampled from whole matches,
fitted with Adam and weight decay. Held-out matches then set a scale and a shift for each part of a match (Platt 1999,
Probabilistic outputs for support vector machines, Advances in Large Margin Classifiers), because early forecasts are
less reliable.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Final

from gloaming.bots.actor_critic import Adam
from gloaming.bots.policy_bot import sharpened
from gloaming.bots.registry import MOST_CHOICES, Endless, bot
from gloaming.bots.seat_view import SeatView
from gloaming.engine.learning.features import PLACES, chance_of, drawn, logit, readiness
from gloaming.engine.learning.policy_model import Pace, PolicyModel, clock_of, set_right, shared, win_probability
from gloaming.engine.match.match import Game
from gloaming.engine.state.dice import seeded

KEPT: Final = 8
"""The minimum number of positions sampled per match; the maximum is about twice as many."""

ROUNDS: Final = 6
"""The number of times that fitting passes over all matches."""

BATCH: Final = 25
"""The number of matches per step of the optimizer."""

RATE: Final = 0.02

DRAWN_IN: Final = 0.002
"""The weight decay per sample."""

PARTS: Final = 6
"""The number of parts of a match, each with its own scale and shift."""

EARLY: Final = 4
"""The number of early parts of a match in which overconfident forecasts are moved towards the base rate."""

BELOW: Final = 0.998
"""The largest allowed Brier score of the model in each quarter of a match, relative to that of the base rate."""


class Sample:
    """A position of a match, with the features and the outcome of each seat.

    quarter: the quarter of the match, 0 to 3; clock: the game clock; evaluated: the game's own evaluation of each seat;
    places: the indexes of each seat's features; won: 1 for each seat that won the match.

    Samples are sent between processes. A compiled class supports that only if it can be created without arguments.
    """

    __slots__ = ("quarter", "clock", "evaluated", "places", "won")

    def __init__(self) -> None:
        self.quarter: int = 0
        self.clock: float = 0.0
        self.evaluated: list[float] = []
        self.places: list[Any] = []
        self.won: list[float] = []


def samples_of(
    game: Game, learned: PolicyModel, policy: list[float], seats: int, settings: Mapping[str, Any], seed: int
) -> list[Sample]:
    """Sample positions evenly from a match played by the policy, or by the bot `learned.judged_by` if the game names
    one.

    policy: the weights of the policy. Raises Endless if the match does not end.
    """
    match = game.new(seats=seats, seed=seed, options=settings)
    players = [bot(learned.judged_by, seed + seat) for seat in range(seats)] if learned.judged_by else []
    sights = [SeatView(match, seat) for seat in range(seats)]
    state = match._state
    dice = seeded(seed, "judging")
    features = learned.features
    kept: list[Sample] = []
    every = 1
    number = 0
    while True:
        decision = match.decision
        if decision is None:
            break
        if number == MOST_CHOICES:
            raise Endless(match)
        if number % every == 0:
            sample = Sample()
            sample.clock = clock_of(state)
            sample.evaluated = match.evaluate()
            sample.places = [array("H", features.value_places(features.table(state, seat))) for seat in range(seats)]
            kept.append(sample)
            if len(kept) == 2 * KEPT:
                kept = kept[::2]
                every *= 2
        number += 1
        if players:
            match.pick(players[decision.seat].choose(sights[decision.seat]))
        elif len(decision.options) == 1:
            match.pick(0)
        else:
            question = features.question(state, decision.seat, decision.options)
            match.pick(drawn(sharpened(readiness(policy, question), learned.judged_power), dice))
    result = match.result
    assert result is not None
    won = [learned.won(result.winners, seat) for seat in range(seats)]
    for place in range(len(kept)):
        kept[place].quarter = place * 4 // len(kept)
        kept[place].won = won
    return kept


Fitted = tuple[list[float], float, Pace]
"""A fitted value function: one weight per feature, the weight of the game's own evaluation, and the scale and shift of
each part of a match.
"""


def fitted(learned: PolicyModel, matches: Sequence[Sequence[Sample]]) -> Fitted:
    """Fit a value function to samples of matches.

    The last third of the matches is held out to set the scale and shift of each part of a match.
    """
    apart = len(matches) * 2 // 3
    value = [0.0] * PLACES
    trust = [0.5]
    steps = Adam(PLACES, RATE)
    trust_steps = Adam(1, RATE)
    last = max(ROUNDS * apart // BATCH, 1)
    number = 0
    for _ in range(ROUNDS):
        for first in range(0, apart, BATCH):
            rate = RATE * (1.0 - 0.9 * min(number / last, 1.0))
            steps.rate = rate
            trust_steps.rate = rate
            gradient, trusted, count = _gradient(matches[first : min(first + BATCH, apart)], value, trust[0])
            for at in range(PLACES):
                if value[at] != 0.0:
                    gradient[at] -= DRAWN_IN * count * value[at]
            steps.step(value, gradient, 1.0 / count)
            trust_steps.step(trust, [trusted], 1.0 / count)
            number += 1
    kept = matches[apart:]
    return value, trust[0], _less_sure(learned, kept, value, trust[0], _paced(kept, value, trust[0]))


def _gradient(matches: Sequence[Sequence[Sample]], value: list[float], trust: float) -> tuple[list[float], float, int]:
    gradient = [0.0] * PLACES
    trusted = 0.0
    count = 0
    for samples in matches:
        for sample in samples:
            for seat in range(len(sample.won)):
                places: list[int] = list(sample.places[seat])
                error = sample.won[seat] - win_probability(value, trust, sample.evaluated[seat], places)
                for at in places:
                    gradient[at] += error
                trusted += error * logit(sample.evaluated[seat])
                count += 1
    return gradient, trusted, count


def _paced(matches: Sequence[Sequence[Sample]], value: list[float], trust: float) -> Pace:
    """Return the scale and shift that fit the outcomes of these matches best, for each part of a match."""
    seen: list[tuple[float, float, float]] = []
    for samples in matches:
        for sample in samples:
            for seat in range(len(sample.won)):
                chance = win_probability(value, trust, sample.evaluated[seat], list(sample.places[seat]))
                seen.append((sample.clock, logit(chance), sample.won[seat]))
    seen.sort()
    pace: list[tuple[float, float, float]] = []
    for part in range(PARTS):
        here = seen[len(seen) * part // PARTS : len(seen) * (part + 1) // PARTS]
        if here:
            scale, shift = _scaled(here)
            pace.append((sum([clock for clock, _, _ in here]) / len(here), scale, shift))
    return tuple(pace)


def _less_sure(
    learned: PolicyModel, matches: Sequence[Sequence[Sample]], value: list[float], trust: float, pace: Pace
) -> Pace:
    """Return `pace` with smaller scales and shifts in the early parts of a match.

    The change is the smallest one that keeps the Brier score of each quarter within `BELOW`, or the best one if none
    does. The length of a match is unknown while it lasts, so forecasts in the first quarter of long matches are
    overconfident. They are moved towards the win rate over all these matches, which does not depend on the number of
    seats.
    """
    outcomes = [won for samples in matches for won in samples[0].won]
    usual = logit(sum(outcomes) / len(outcomes))
    best = pace
    least = float("inf")
    for tenths in range(10, -1, -1):
        calmer: list[tuple[float, float, float]] = []
        for part in range(len(pace)):
            clock, scale, shift = pace[part]
            kept = 1.0 - (1.0 - tenths / 10.0) * max(0.0, 1.0 - part / EARLY)
            calmer.append((clock, scale * kept, shift * kept + usual * (1.0 - kept)))
        candidate = tuple(calmer)
        quarters = brier_scores(learned, matches, (value, trust, candidate))
        worst = max([score.model / max(score.base_rate, 1e-9) for score in quarters])
        if worst < least:
            best = candidate
            least = worst
        if worst <= BELOW:
            break
    return best


def _scaled(seen: list[tuple[float, float, float]]) -> tuple[float, float]:
    """Return the scale and shift of logits that fit the outcomes best, found by Newton's method.

    seen: the game clock, the logit and the outcome (1 for a win) of each forecast.
    """
    scale = 1.0
    shift = 0.0
    for _ in range(20):
        to_scale = 1.0 - scale
        to_shift = 0.0
        bend, bend_both, bend_shift = 1.0, 0.0, 1.0
        for _, sum_, outcome in seen:
            chance = chance_of(scale * sum_ + shift)
            error = outcome - chance
            spread = chance * (1.0 - chance)
            to_scale += error * sum_
            to_shift += error
            bend += spread * sum_ * sum_
            bend_both += spread * sum_
            bend_shift += spread
        whole = bend * bend_shift - bend_both * bend_both
        scale += (bend_shift * to_scale - bend_both * to_shift) / whole
        shift += (bend * to_shift - bend_both * to_scale) / whole
        scale = min(max(scale, 0.0), 3.0)
    return scale, shift


class BrierScore:
    """The squared errors of forecasts in one quarter of a match, summed: of the model, `evaluate()` and the base rate.

    count: the number of forecasts.
    """

    __slots__ = ("count", "model", "evaluation", "base_rate")

    def __init__(self) -> None:
        self.count: int = 0
        self.model: float = 0.0
        self.evaluation: float = 0.0
        self.base_rate: float = 0.0


def brier_scores(learned: PolicyModel, matches: Sequence[Sequence[Sample]], fitted: Fitted) -> list[BrierScore]:
    """Return the Brier scores of each quarter of a match. The base rate depends on the number of seats in the match."""
    won: dict[int, float] = {}
    counted: dict[int, int] = {}
    for samples in matches:
        for sample in samples:
            seats = len(sample.won)
            won[seats] = won.get(seats, 0.0) + sum(sample.won)
            counted[seats] = counted.get(seats, 0) + seats
    quarters = [BrierScore(), BrierScore(), BrierScore(), BrierScore()]
    for samples in matches:
        for sample in samples:
            score = quarters[sample.quarter]
            seats = len(sample.won)
            usual = won[seats] / counted[seats]
            win_probabilities = _win_probabilities(learned, sample, fitted)
            for seat in range(seats):
                outcome = sample.won[seat]
                score.count += 1
                score.model += (outcome - win_probabilities[seat]) ** 2
                score.evaluation += (outcome - sample.evaluated[seat]) ** 2
                score.base_rate += (outcome - usual) ** 2
    return quarters


BINS: Final = 10

Bin = tuple[float, float, int]
"""A bin of the reliability diagram: its mean forecast, its observed win rate, and the number of seats, over all
matches, with a forecast in the bin.
"""


def reliability(learned: PolicyModel, matches: Sequence[Sequence[Sample]], fitted: Fitted) -> list[Bin]:
    """Return the non-empty bins of the reliability diagram, sorted by forecast from low to high."""
    counted = [0] * BINS
    seats = [0] * BINS
    forecast = [0.0] * BINS
    won = [0.0] * BINS
    for samples in matches:
        here: set[tuple[int, int]] = set()
        for sample in samples:
            win_probabilities = _win_probabilities(learned, sample, fitted)
            for seat in range(len(win_probabilities)):
                bin = min(int(win_probabilities[seat] * BINS), BINS - 1)
                counted[bin] += 1
                forecast[bin] += win_probabilities[seat]
                won[bin] += sample.won[seat]
                here.add((bin, seat))
        for bin, _ in here:
            seats[bin] += 1
    bins: list[Bin] = []
    for bin in range(BINS):
        count = counted[bin]
        if count:
            bins.append((forecast[bin] / count, won[bin] / count, seats[bin]))
    return bins


def _win_probabilities(learned: PolicyModel, sample: Sample, fitted: Fitted) -> list[float]:
    """Return each seat's win probability at a sample, computed by a fitted value function."""
    value, trust, pace = fitted
    corrected: list[float] = []
    for seat in range(len(sample.won)):
        chance = win_probability(value, trust, sample.evaluated[seat], list(sample.places[seat]))
        corrected.append(set_right(chance, pace, sample.clock))
    return shared(corrected) if learned.rivals else corrected
