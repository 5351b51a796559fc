"""How a value is fitted to matches of a policy, or of a bot, so that its chances come true as often as they say.

Logistic regression on what each seat sees at moments spread over whole matches, with Adam's steps and weights drawn
towards 0; then, on matches kept apart, a scale and a shift for each part of a match (Platt 1999, Probabilistic outputs
for support vector machines, Advances in Large Margin Classifiers): early on less can be told than later.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Final

from gloaming.bots.actor_critic import Adam
from gloaming.bots.policy_bot import sharpened
from gloaming.bots.registry import MOST_CHOICES, Endless, bot
from gloaming.bots.seat_view import Sight
from gloaming.engine.learning.features import PLACES, chance_of, drawn, logit, readiness
from gloaming.engine.learning.policy_model import Learned, Pace, clock_of, hope, set_right, shared
from gloaming.engine.match.match import Game
from gloaming.engine.state.dice import seeded

KEPT: Final = 8
"""So many moments of a match are judged at least, twice as many at most."""

ROUNDS: Final = 6
"""How often the matches are gone through."""

BATCH: Final = 25
"""Matches a step."""

RATE: Final = 0.02

DRAWN_IN: Final = 0.002
"""How strongly weights are drawn towards 0, each moment."""

PARTS: Final = 6
"""Into so many parts a match goes, each with a scale and a shift of its own."""

EARLY: Final = 4
"""In so many parts, the first of them, chances are made less sure where they are too sure, from part to part less."""

BELOW: Final = 0.998
"""In each quarter of a match chances are to miss at most this share of what saying how often seats win would."""


class Moment:
    """A table as each seat sees it.

    quarter: of its match, 0 to 3; clock: how far it is; evaluated: by the game; won: 1 where the seat wins.
    It goes from process to process, which a compiled class bears only if it is made without arguments.
    """

    __slots__ = ("quarter", "clock", "evaluated", "places", "won")

    def __init__(self) -> None:
        self.quarter: int = 0
        self.clock: float = 0.0
        self.evaluated: list[float] = []
        self.places: list[Any] = []
        self.won: list[float] = []


def moments_of(
    game: Game, learned: Learned, policy: list[float], seats: int, settings: Mapping[str, Any], seed: int
) -> list[Moment]:
    """Moments of a match that a policy plays against itself, or `learned.judged_by`, spread evenly over its choices.

    Raises Endless.
    """
    match = game.new(seats=seats, seed=seed, options=settings)
    players = [bot(learned.judged_by, seed + seat) for seat in range(seats)] if learned.judged_by else []
    sights = [Sight(match, seat) for seat in range(seats)]
    state = match._state
    dice = seeded(seed, "judging")
    features = learned.features
    kept: list[Moment] = []
    every = 1
    number = 0
    while True:
        decision = match.decision
        if decision is None:
            break
        if number == MOST_CHOICES:
            raise Endless(match)
        if number % every == 0:
            moment = Moment()
            moment.clock = clock_of(state)
            moment.evaluated = match.evaluate()
            moment.places = [array("H", features.standing(features.table(state, seat))) for seat in range(seats)]
            kept.append(moment)
            if len(kept) == 2 * KEPT:
                kept = kept[::2]
                every *= 2
        number += 1
        if players:
            match.pick(players[decision.seat].choose(sights[decision.seat]))
        elif len(decision.options) == 1:
            match.pick(0)
        else:
            asked = features.asked(state, decision.seat, decision.options)
            match.pick(drawn(sharpened(readiness(policy, asked), learned.judged_power), dice))
    result = match.result
    assert result is not None
    won = [learned.won(result.winners, seat) for seat in range(seats)]
    for place in range(len(kept)):
        kept[place].quarter = place * 4 // len(kept)
        kept[place].won = won
    return kept


Fitted = tuple[list[float], float, Pace]
"""A value, how far it trusts the evaluation, and its pace."""


def fitted(learned: Learned, matches: Sequence[Sequence[Moment]]) -> Fitted:
    """A value fitted to moments of matches; the last third sets its pace."""
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
            slope, trusted, count = _slope(matches[first : min(first + BATCH, apart)], value, trust[0])
            for at in range(PLACES):
                if value[at] != 0.0:
                    slope[at] -= DRAWN_IN * count * value[at]
            steps.step(value, slope, 1.0 / count)
            trust_steps.step(trust, [trusted], 1.0 / count)
            number += 1
    kept = matches[apart:]
    return value, trust[0], _less_sure(learned, kept, value, trust[0], _paced(kept, value, trust[0]))


def _slope(matches: Sequence[Sequence[Moment]], value: list[float], trust: float) -> tuple[list[float], float, int]:
    slope = [0.0] * PLACES
    trusted = 0.0
    count = 0
    for moments in matches:
        for moment in moments:
            for seat in range(len(moment.won)):
                places: list[int] = list(moment.places[seat])
                missed = moment.won[seat] - hope(value, trust, moment.evaluated[seat], places)
                for at in places:
                    slope[at] += missed
                trusted += missed * logit(moment.evaluated[seat])
                count += 1
    return slope, trusted, count


def _paced(matches: Sequence[Sequence[Moment]], value: list[float], trust: float) -> Pace:
    """The scale and the shift that fit each part of these matches best."""
    seen: list[tuple[float, float, float]] = []
    for moments in matches:
        for moment in moments:
            for seat in range(len(moment.won)):
                chance = hope(value, trust, moment.evaluated[seat], list(moment.places[seat]))
                seen.append((moment.clock, logit(chance), moment.won[seat]))
    seen.sort()
    pace: list[tuple[float, float, float]] = []
    for part in range(PARTS):
        here = seen[len(seen) * part // PARTS : len(seen) * (part + 1) // PARTS]
        if here:
            scale, shift = _scaled(here)
            pace.append((sum([clock for clock, _, _ in here]) / len(here), scale, shift))
    return tuple(pace)


def _less_sure(
    learned: Learned, matches: Sequence[Sequence[Moment]], value: list[float], trust: float, pace: Pace
) -> Pace:
    """A pace with its early scales and shifts smaller, as little as will do for each quarter of these matches.

    How far a match is nobody knows: by its clock, chances are too sure in the first quarter of those that will be long.
    They are moved towards how often seats win in all these matches, whatever the number of seats.
    """
    outcomes = [won for moments in matches for won in moments[0].won]
    usual = logit(sum(outcomes) / len(outcomes))
    best = pace
    least = float("inf")
    for tenths in range(10, -1, -1):
        calmer: list[tuple[float, float, float]] = []
        for part in range(len(pace)):
            clock, scale, shift = pace[part]
            kept = 1.0 - (1.0 - tenths / 10.0) * max(0.0, 1.0 - part / EARLY)
            calmer.append((clock, scale * kept, shift * kept + usual * (1.0 - kept)))
        found = tuple(calmer)
        quarters = missed(learned, matches, (value, trust, found))
        worst = max([tally.missed / max(tally.usual, 1e-9) for tally in quarters])
        if worst < least:
            best = found
            least = worst
        if worst <= BELOW:
            break
    return best


def _scaled(seen: list[tuple[float, float, float]]) -> tuple[float, float]:
    """The scale and the shift of logits that fit outcomes best, found by Newton's steps."""
    scale = 1.0
    shift = 0.0
    for _ in range(20):
        to_scale = 1.0 - scale
        to_shift = 0.0
        bend, bend_both, bend_shift = 1.0, 0.0, 1.0
        for _, sum_, outcome in seen:
            chance = chance_of(scale * sum_ + shift)
            missed = outcome - chance
            spread = chance * (1.0 - chance)
            to_scale += missed * sum_
            to_shift += missed
            bend += spread * sum_ * sum_
            bend_both += spread * sum_
            bend_shift += spread
        whole = bend * bend_shift - bend_both * bend_both
        scale += (bend_shift * to_scale - bend_both * to_shift) / whole
        shift += (bend * to_shift - bend_both * to_scale) / whole
        scale = min(max(scale, 0.0), 3.0)
    return scale, shift


class Tally:
    """How often seats won at the moments of a quarter, and how far the value and the evaluation missed."""

    __slots__ = ("count", "missed", "missed_before", "usual")

    def __init__(self) -> None:
        self.count: int = 0
        self.missed: float = 0.0
        self.missed_before: float = 0.0
        self.usual: float = 0.0


def missed(learned: Learned, matches: Sequence[Sequence[Moment]], judge: Fitted) -> list[Tally]:
    """For each quarter of a match, squared misses of a value, of the evaluation, and of saying how often seats win.

    How often they win goes by the number of seats.
    """
    won: dict[int, float] = {}
    counted: dict[int, int] = {}
    for moments in matches:
        for moment in moments:
            seats = len(moment.won)
            won[seats] = won.get(seats, 0.0) + sum(moment.won)
            counted[seats] = counted.get(seats, 0) + seats
    quarters = [Tally(), Tally(), Tally(), Tally()]
    for moments in matches:
        for moment in moments:
            tally = quarters[moment.quarter]
            seats = len(moment.won)
            usual = won[seats] / counted[seats]
            hopes = _hopes(learned, moment, judge)
            for seat in range(seats):
                outcome = moment.won[seat]
                tally.count += 1
                tally.missed += (outcome - hopes[seat]) ** 2
                tally.missed_before += (outcome - moment.evaluated[seat]) ** 2
                tally.usual += (outcome - usual) ** 2
    return quarters


TENTHS: Final = 10

Tenth = tuple[float, float, int]
"""Of chances between two tenths: the mean, the share that came true, and of how many seats of matches they are."""


def came_true(learned: Learned, matches: Sequence[Sequence[Moment]], judge: Fitted) -> list[Tenth]:
    """How often chances came true, those of each tenth together, the least first; a tenth without any is left out."""
    counted = [0] * TENTHS
    seats = [0] * TENTHS
    hoped = [0.0] * TENTHS
    won = [0.0] * TENTHS
    for moments in matches:
        here: set[tuple[int, int]] = set()
        for moment in moments:
            hopes = _hopes(learned, moment, judge)
            for seat in range(len(hopes)):
                tenth = min(int(hopes[seat] * TENTHS), TENTHS - 1)
                counted[tenth] += 1
                hoped[tenth] += hopes[seat]
                won[tenth] += moment.won[seat]
                here.add((tenth, seat))
        for tenth, _ in here:
            seats[tenth] += 1
    found: list[Tenth] = []
    for tenth in range(TENTHS):
        count = counted[tenth]
        if count:
            found.append((hoped[tenth] / count, won[tenth] / count, seats[tenth]))
    return found


def _hopes(learned: Learned, moment: Moment, judge: Fitted) -> list[float]:
    """The chance of each seat at a moment, by a value."""
    value, trust, pace = judge
    found: list[float] = []
    for seat in range(len(moment.won)):
        chance = hope(value, trust, moment.evaluated[seat], list(moment.places[seat]))
        found.append(set_right(chance, pace, moment.clock))
    return shared(found) if learned.rivals else found
