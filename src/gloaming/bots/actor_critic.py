"""Train a policy by self-play with an actor-critic method.

The method uses generalized advantage estimation (Schulman and others 2016, High-dimensional continuous control using
generalized advantage estimation, ICLR), models that are linear in the features of `engine/learning/features.py`, and
the Adam optimizer (Kingma and Ba 2015, Adam: a method for stochastic optimization, ICLR). The critic corrects the
game's own evaluation.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log, sqrt
from typing import Any, Final

from gloaming.bots.seat_view import Bot, SeatView
from gloaming.engine.learning.features import PLACES, QuestionFeatures, drawn, logit, readiness
from gloaming.engine.learning.policy_model import PolicyModel, win_probability
from gloaming.engine.match.match import Game, Match
from gloaming.engine.state.dice import seeded

TRACE: Final = 0.95
"""The lambda of generalized advantage estimation: the closer to 1, the more a surprise is credited to earlier choices.
"""

CURIOSITY: Final = 0.0005
"""The weight of the entropy bonus."""


class Trainer:
    """The weights of the policy and the critic during training.

    policy, value: one weight per feature of the policy and of the critic; trust: the critic's weight of the logit of
    the game's own evaluation.
    """

    __slots__ = ("policy", "value", "trust")

    def __init__(self, policy: list[float], value: list[float], trust: float) -> None:
        self.policy: list[float] = policy
        self.value: list[float] = value
        self.trust: float = trust

    def win_probability(self, evaluated: float, places: list[int]) -> float:
        """Return the critic's win probability, from 0 to 1.

        evaluated: the game's own evaluation; places: the indexes of the position's features.
        """
        return win_probability(self.value, self.trust, evaluated, places)


class Transition:
    """One choice of a seat during training.

    team: the team of the seat at that moment; taken: the index of the chosen option; places: the indexes of the
    position's features; evaluated: the game's own evaluation; win_probability: the critic's forecast.
    """

    __slots__ = ("team", "question", "probabilities", "taken", "places", "evaluated", "win_probability")

    def __init__(
        self,
        team: int,
        question: QuestionFeatures,
        probabilities: list[float],
        taken: int,
        places: list[int],
        evaluated: float,
        win_probability: float,
    ) -> None:
        self.team: int = team
        self.question: QuestionFeatures = question
        self.probabilities: list[float] = probabilities
        self.taken: int = taken
        self.places: list[int] = places
        self.evaluated: float = evaluated
        self.win_probability: float = win_probability


class Gradient:
    """The gradients of a trainer's weights, and statistics, summed over matches.

    won: the share of seats that won; brier, before: the squared errors of the critic and of the game's own evaluation;
    imitated: the number of a teacher's choices; agreed: the policy's probabilities of those choices.
    """

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
    learned: PolicyModel,
    trainer: Trainer,
    seats: int,
    settings: Mapping[str, Any],
    seed: int,
    gradient: Gradient,
    credit: float,
) -> None:
    """Play a match with the policy, and add its gradient and statistics to `gradient`."""
    match, steps = _played(game, learned, trainer, seats, settings, seed)
    _outcome(match, learned, steps, gradient, credit)


def _played(
    game: Game, learned: PolicyModel, trainer: Trainer, seats: int, settings: Mapping[str, Any], seed: int
) -> tuple[Match, list[list[Transition]]]:
    match = game.new(seats=seats, seed=seed, options=settings)
    dice = seeded(seed, "learning")
    steps: list[list[Transition]] = [[] for _ in range(seats)]
    state = match._state
    while True:
        decision = match.decision
        if decision is None:
            break
        seat = decision.seat
        question = learned.features.question(state, seat, decision.options)
        probabilities = readiness(trainer.policy, question)
        places = learned.features.value_places(question.seen)
        evaluated = match.evaluate()[seat]
        win_probability = trainer.win_probability(evaluated, places)
        taken = drawn(probabilities, dice)
        team = match.teams()[seat]
        steps[seat].append(Transition(team, question, probabilities, taken, places, evaluated, win_probability))
        match.pick(taken)
    return match, steps


def play_and_imitate(
    game: Game,
    learned: PolicyModel,
    trainer: Trainer,
    seats: int,
    settings: Mapping[str, Any],
    seed: int,
    gradient: Gradient,
    credit: float,
    teacher: Bot,
) -> None:
    """Play a match with a teacher bot, and add to `gradient` what makes the teacher's choices more likely."""
    match = game.new(seats=seats, seed=seed, options=settings)
    state = match._state
    sights = [SeatView(match, seat) for seat in range(seats)]
    seen: list[list[Transition]] = [[] for _ in range(seats)]
    while True:
        decision = match.decision
        if decision is None:
            break
        seat = decision.seat
        taken = teacher.choose(sights[seat])
        if len(decision.options) > 1:
            question = learned.features.question(state, seat, decision.options)
            probabilities = readiness(trainer.policy, question)
            places = learned.features.value_places(question.seen)
            evaluated = match.evaluate()[seat]
            win_probability = trainer.win_probability(evaluated, places)
            team = match.teams()[seat]
            seen[seat].append(Transition(team, question, [1.0], 0, places, evaluated, win_probability))
            gradient.imitated += 1
            gradient.agreed += probabilities[taken]
            for i in range(len(probabilities)):
                lean = (1.0 if i == taken else 0.0) - probabilities[i]
                for at in question.own[i]:
                    gradient.policy[at] += lean
                for at in question.shared[question.verb_of[i]]:
                    gradient.policy[at] += lean
        match.pick(taken)
    _outcome(match, learned, seen, gradient, credit)


def _outcome(
    match: Match, learned: PolicyModel, steps: list[list[Transition]], gradient: Gradient, credit: float
) -> None:
    result = match.result
    assert result is not None
    teams = match.teams()
    winning = [teams[seat] for seat in result.winners]
    for seat in range(match.seats):
        begun = steps[seat][0].team if steps[seat] else teams[seat]
        gradient.won += learned.won(winning, begun) / match.seats
        by_team: dict[int, list[Transition]] = {}
        for step in steps[seat]:
            by_team.setdefault(step.team, []).append(step)
        for team, team_steps in by_team.items():
            won = learned.won(winning, team)
            if won == 0.0 and credit > 0.0:
                won = credit * learned.credit(match._state, seat)
            _learn(team_steps, won, gradient)
    gradient.matches += 1


def _learn(steps: list[Transition], won: float, gradient: Gradient) -> None:
    advantage = 0.0
    after = won
    for number in range(len(steps) - 1, -1, -1):
        step = steps[number]
        advantage = after - step.win_probability + TRACE * advantage
        after = step.win_probability
        error = won - step.win_probability
        gradient.brier += error * error
        gradient.before += (won - step.evaluated) * (won - step.evaluated)
        gradient.choices += 1
        for at in step.places:
            gradient.value[at] += error
        gradient.trust += error * logit(step.evaluated)
        _lean(step, advantage, gradient.policy)


def _lean(step: Transition, advantage: float, gradient: list[float]) -> None:
    probabilities = step.probabilities
    if len(probabilities) < 2:
        return
    openness = 0.0
    for chance in probabilities:
        openness -= chance * _log(chance)
    question = step.question
    sums = [0.0] * len(question.shared)
    for i in range(len(probabilities)):
        chance = probabilities[i]
        lean = advantage * ((1.0 if i == step.taken else 0.0) - chance)
        lean -= CURIOSITY * chance * (_log(chance) + openness)
        sums[question.verb_of[i]] += lean
        for at in question.own[i]:
            gradient[at] += lean
    for group in range(len(sums)):
        lean = sums[group]
        if lean != 0.0:
            for at in question.shared[group]:
                gradient[at] += lean


def _log(chance: float) -> float:
    """Return the natural logarithm of a probability; a probability of 0 counts as 1e-9."""
    return log(max(chance, 1e-9))


class Adam:
    """The Adam optimizer for one list of weights."""

    __slots__ = ("_mean", "_square", "rate", "_time")

    def __init__(self, size: int, rate: float) -> None:
        self._mean: list[float] = [0.0] * size
        self._square: list[float] = [0.0] * size
        self.rate: float = rate
        self._time: int = 0

    def step(self, weights: list[float], gradient: list[float], scale: float) -> None:
        """Move the weights in the direction of the gradient multiplied by `scale`.

        A weight whose gradient is small compared to those of other weights moves less than in plain Adam, because rare
        features have uncertain gradients.
        """
        self._time += 1
        mean_left = 1.0 - 0.9**self._time
        square_left = 1.0 - 0.99**self._time
        total = 0.0
        moved = 0
        for i in range(len(weights)):
            lean = gradient[i] * scale
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
