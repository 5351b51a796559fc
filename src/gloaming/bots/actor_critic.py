"""How a policy is learned: whole matches played by it against itself, and each choice made likelier as it turned out.

Actor and critic with generalised advantages (Schulman and others 2016, High-dimensional continuous control using
generalized advantage estimation, ICLR), linear in the features of `engine/learning/features.py`, with Adam's steps
(Kingma and Ba 2015, Adam: a method for stochastic optimization, ICLR). The critic corrects the
game's own evaluation.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log, sqrt
from typing import Any, Final

from gloaming.bots.seat_view import Bot, Sight
from gloaming.engine.learning.features import PLACES, Asked, drawn, logit, readiness
from gloaming.engine.learning.policy_model import Learned, hope
from gloaming.engine.match.match import Game, Match
from gloaming.engine.state.dice import seeded

TRACE: Final = 0.95
"""How far a surprise reaches back, by choice: the lambda of generalised advantages."""

CURIOSITY: Final = 0.0005
"""What a choice's openness is worth beside its outcome: the weight of entropy."""


class Learner:
    """The weights of a policy and of a critic. trust: of the logit of the game's own evaluation."""

    __slots__ = ("policy", "value", "trust")

    def __init__(self, policy: list[float], value: list[float], trust: float) -> None:
        self.policy: list[float] = policy
        self.value: list[float] = value
        self.trust: float = trust

    def hope(self, evaluated: float, places: list[int]) -> float:
        """The chance to win, by the critic."""
        return hope(self.value, self.trust, evaluated, places)


class Step:
    """A choice of a seat. camp: the side that it is made for."""

    __slots__ = ("camp", "asked", "chances", "taken", "places", "evaluated", "hope")

    def __init__(
        self,
        camp: int,
        asked: Asked,
        chances: list[float],
        taken: int,
        places: list[int],
        evaluated: float,
        hope: float,
    ) -> None:
        self.camp: int = camp
        self.asked: Asked = asked
        self.chances: list[float] = chances
        self.taken: int = taken
        self.places: list[int] = places
        self.evaluated: float = evaluated
        self.hope: float = hope


class Slope:
    """Which way the weights are to move, summed over matches. won: the share of seats' wins; brier: of the critic."""

    __slots__ = ("policy", "value", "trust", "matches", "choices", "won", "brier", "before", "imitated", "agreed")

    def __init__(self) -> None:
        self.policy: list[float] = [0.0] * PLACES
        self.value: list[float] = [0.0] * PLACES
        self.trust: float = 0.0
        self.matches: int = 0
        self.choices: int = 0
        self.won: float = 0.0
        self.brier: float = 0.0
        self.before: float = 0.0
        self.imitated: int = 0
        self.agreed: float = 0.0


def play_and_learn(
    game: Game,
    learned: Learned,
    learner: Learner,
    seats: int,
    settings: Mapping[str, Any],
    seed: int,
    slope: Slope,
    credit: float,
) -> None:
    """Play a match by the policy, and add to the slope what it teaches."""
    match, steps = _played(game, learned, learner, seats, settings, seed)
    _outcome(match, learned, steps, slope, credit)


def _played(
    game: Game, learned: Learned, learner: Learner, seats: int, settings: Mapping[str, Any], seed: int
) -> tuple[Match, list[list[Step]]]:
    match = game.new(seats=seats, seed=seed, options=settings)
    dice = seeded(seed, "learning")
    steps: list[list[Step]] = [[] for _ in range(seats)]
    state = match._state
    while True:
        decision = match.decision
        if decision is None:
            break
        seat = decision.seat
        asked = learned.features.asked(state, seat, decision.options)
        chances = readiness(learner.policy, asked)
        places = learned.features.standing(asked.seen)
        evaluated = match.evaluate()[seat]
        hope = learner.hope(evaluated, places)
        taken = drawn(chances, dice)
        camp = match.camps()[seat]
        steps[seat].append(Step(camp, asked, chances, taken, places, evaluated, hope))
        match.pick(taken)
    return match, steps


def play_and_imitate(
    game: Game,
    learned: Learned,
    learner: Learner,
    seats: int,
    settings: Mapping[str, Any],
    seed: int,
    slope: Slope,
    credit: float,
    teacher: Bot,
) -> None:
    """Play a match as a teacher does, and add to the slope what makes its choices likelier."""
    match = game.new(seats=seats, seed=seed, options=settings)
    state = match._state
    sights = [Sight(match, seat) for seat in range(seats)]
    seen: list[list[Step]] = [[] for _ in range(seats)]
    while True:
        decision = match.decision
        if decision is None:
            break
        seat = decision.seat
        taken = teacher.choose(sights[seat])
        if len(decision.options) > 1:
            asked = learned.features.asked(state, seat, decision.options)
            chances = readiness(learner.policy, asked)
            places = learned.features.standing(asked.seen)
            evaluated = match.evaluate()[seat]
            hope = learner.hope(evaluated, places)
            camp = match.camps()[seat]
            seen[seat].append(Step(camp, asked, [1.0], 0, places, evaluated, hope))
            slope.imitated += 1
            slope.agreed += chances[taken]
            for i in range(len(chances)):
                lean = (1.0 if i == taken else 0.0) - chances[i]
                for at in asked.own[i]:
                    slope.policy[at] += lean
                for at in asked.shared[asked.verb_of[i]]:
                    slope.policy[at] += lean
        match.pick(taken)
    _outcome(match, learned, seen, slope, credit)


def _outcome(match: Match, learned: Learned, steps: list[list[Step]], slope: Slope, credit: float) -> None:
    result = match.result
    assert result is not None
    camps = match.camps()
    winning = [camps[seat] for seat in result.winners]
    for seat in range(match.seats):
        begun = steps[seat][0].camp if steps[seat] else camps[seat]
        slope.won += learned.won(winning, begun) / match.seats
        by_camp: dict[int, list[Step]] = {}
        for step in steps[seat]:
            by_camp.setdefault(step.camp, []).append(step)
        for camp, of_camp in by_camp.items():
            won = learned.won(winning, camp)
            if won == 0.0 and credit > 0.0:
                won = credit * learned.credit(match._state, seat)
            _learn(of_camp, won, slope)
    slope.matches += 1


def _learn(steps: list[Step], won: float, slope: Slope) -> None:
    advantage = 0.0
    after = won
    for number in range(len(steps) - 1, -1, -1):
        step = steps[number]
        advantage = after - step.hope + TRACE * advantage
        after = step.hope
        missed = won - step.hope
        slope.brier += missed * missed
        slope.before += (won - step.evaluated) * (won - step.evaluated)
        slope.choices += 1
        for at in step.places:
            slope.value[at] += missed
        slope.trust += missed * logit(step.evaluated)
        _lean(step, advantage, slope.policy)


def _lean(step: Step, advantage: float, slope: list[float]) -> None:
    chances = step.chances
    if len(chances) < 2:
        return
    openness = 0.0
    for chance in chances:
        openness -= chance * _log(chance)
    asked = step.asked
    sums = [0.0] * len(asked.shared)
    for i in range(len(chances)):
        chance = chances[i]
        lean = advantage * ((1.0 if i == step.taken else 0.0) - chance)
        lean -= CURIOSITY * chance * (_log(chance) + openness)
        sums[asked.verb_of[i]] += lean
        for at in asked.own[i]:
            slope[at] += lean
    for group in range(len(sums)):
        lean = sums[group]
        if lean != 0.0:
            for at in asked.shared[group]:
                slope[at] += lean


def _log(chance: float) -> float:
    """The natural logarithm of a chance, kept finite."""
    return log(max(chance, 1e-9))


class Adam:
    """Adam's steps for one table of weights."""

    __slots__ = ("_mean", "_square", "rate", "_time")

    def __init__(self, size: int, rate: float) -> None:
        self._mean: list[float] = [0.0] * size
        self._square: list[float] = [0.0] * size
        self.rate: float = rate
        self._time: int = 0

    def step(self, weights: list[float], slope: list[float], scale: float) -> None:
        """Move the weights up the slope times `scale`.

        A weight whose slope is small beside the others' moves less than Adam would have it: what was seen seldom is
        known badly.
        """
        self._time += 1
        mean_left = 1.0 - 0.9**self._time
        square_left = 1.0 - 0.99**self._time
        total = 0.0
        moved = 0
        for i in range(len(weights)):
            lean = slope[i] * scale
            if lean == 0.0 and self._square[i] == 0.0:
                continue
            self._mean[i] = 0.9 * self._mean[i] + 0.1 * lean
            self._square[i] = 0.99 * self._square[i] + 0.01 * lean * lean
            total += self._square[i]
            moved += 1
        usual = sqrt(total / max(moved, 1) / square_left) + 1e-12
        for i in range(len(weights)):
            if self._square[i] != 0.0:
                size = sqrt(self._square[i] / square_left) + usual
                weights[i] += self.rate * self._mean[i] / mean_left / size
