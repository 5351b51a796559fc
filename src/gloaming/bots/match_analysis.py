"""A finished match looked into: who stood how after each choice, where it turned, and what would have been better.

What is found depends on the match alone: all chance comes from seeds that are made of it.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from gloaming.bots.registry import adviser, bot, seed_of
from gloaming.bots.seat_view import SeatView
from gloaming.engine.learning.features import drawn
from gloaming.engine.match.match import Match
from gloaming.engine.state.dice import Dice, seeded

MOST_TURNS: Final = 6
"""Turning points that are told."""

LEAST_TURN: Final = 0.05
"""A turning point moves somebody's chance to win by so much at least."""

MOST_DOUBTS: Final = 3
"""Choices of a seat that are looked into for something better."""

LEAST_DOUBT: Final = 0.01
"""They took so much of its chance to win at least."""

WORLDS: Final = 40
"""In so many imagined worlds another choice is compared with the one taken."""

ENOUGH: Final = 10
"""After so many it is dropped where it is no better in them."""

AHEAD: Final = 12
"""So many choices each of them is played on by what the game knows of good play."""

LEAST_GAIN: Final = 0.02
SURE: Final = 2.0
"""Another choice is called better for a gain of LEAST_GAIN and of so many standard errors."""


class Chosen:
    """A choice of a match. options: how many there were; question, label: its own, in words.

    number: how many choices were made before it; where: the turn or phase in words, "" where the choice
    itself begins it.
    """

    __slots__ = ("number", "seat", "options", "where", "question", "label")

    def __init__(self, number: int, seat: int, options: int, where: str, question: str, label: str) -> None:
        self.number: int = number
        self.seat: int = seat
        self.options: int = options
        self.where: str = where
        self.question: str = question
        self.label: str = label

    @property
    def said(self) -> str:
        """What was asked and chosen, without a full stop: `Place a meeple: Attic, 2nd space`."""
        question = self.question if self.question.endswith(("?", ".", ":")) else f"{self.question}:"
        return f"{question} {self.label.rstrip('.')}"


class Better:
    """What would have been better than a choice. option, label: what, by number and in words.

    gain: by how much it raises the chance to win, 0 to 1, as its seat could know; error: the standard error of that.
    """

    __slots__ = ("seat", "option", "label", "gain", "error")

    def __init__(self, seat: int, option: int, label: str, gain: float, error: float) -> None:
        self.seat: int = seat
        self.option: int = option
        self.label: str = label
        self.gain: float = gain
        self.error: float = error


class Analysis:
    """A match choice by choice. win_probabilities: of each seat, before the first choice and after each one."""

    __slots__ = ("choices", "win_probabilities")

    def __init__(self, choices: list[Chosen], win_probabilities: list[list[float]]) -> None:
        self.choices: list[Chosen] = choices
        self.win_probabilities: list[list[float]] = win_probabilities

    def change(self, number: int, seat: int) -> float:
        """What a choice, and what came of it, did to a seat's chance to win."""
        return self.win_probabilities[number + 1][seat] - self.win_probabilities[number][seat]

    def turning_points(self) -> list[int]:
        """The choices after which somebody's chance changed most, in the order in which they were made."""
        sizes = [
            (
                max([abs(self.change(choice.number, seat)) for seat in range(len(self.win_probabilities[0]))]),
                -choice.number,
            )
            for choice in self.choices
        ]
        greatest = sorted([size for size in sizes if size[0] >= LEAST_TURN], reverse=True)
        return sorted([-number for _, number in greatest[:MOST_TURNS]])

    def doubts(self, seat: int) -> list[int]:
        """The seat's own choices that took most of its chance to win, the worst first; only where it had a choice."""
        falls = [
            (self.change(choice.number, seat), choice.number)
            for choice in self.choices
            if choice.seat == seat and choice.options > 1
        ]
        return [number for change, number in sorted(falls)[:MOST_DOUBTS] if change <= -LEAST_DOUBT]


def analysed(match: Match) -> Analysis:
    """Who stood how after each choice of a match. Raises what `Game.replay` raises."""
    record = match.record()
    walk = match.game.replay({**record, "choices": []})
    events = match.game.rules.events
    choices: list[Chosen] = []
    win_probabilities = [walk.win_probabilities()]
    where = ""
    seen = 0
    for number, choice in enumerate(record["choices"]):
        for event in walk.events(None, seen):
            if events.of(tuple(event["event"])).begins:
                where = event["text"].rstrip(".")
        seen = walk.event_count
        decision = walk.decision
        assert decision is not None
        label = walk.describe(choice).label
        chosen = Chosen(number, decision.seat, len(decision.options), where, walk.question, label)
        walk.pick(choice)
        win_probabilities.append(walk.win_probabilities())
        choices.append(chosen)
        news = [tuple(entry["event"]) for entry in walk.events(None, seen)][:1]
        if news and events.of(news[0]).begins and events.of(news[0]).seat(news[0][1:]) == chosen.seat:
            chosen.where = ""
    return Analysis(choices, win_probabilities)


def before(match: Match, number: int) -> Match:
    """A match as it stood when so many of its choices had been made. Raises what `Game.replay` raises."""
    record = match.record()
    return match.game.replay({**record, "choices": record["choices"][:number]})


def better(match: Match, taken: int, spec: str = "") -> Better | None:
    """What a search finds better than option `taken` of the open question; None: nothing.

    It knows what the asked seat knows. spec: of the bot that searches, "" for the one that gives hints.
    Raises UnknownBot.
    """
    decision = match.decision
    assert decision is not None
    seat = decision.seat
    view = SeatView(match, seat)
    seed = seed_of(match, seat)
    other = bot(spec or adviser(match.game), seed).choose(view)
    if other == taken:
        return None
    dice = seeded(seed, "comparison")
    total = 0.0
    squares = 0.0
    for done in range(WORLDS):
        if done == ENOUGH and total <= 0.0:
            return None
        world = view.imagine(dice.next())
        same = dice.next()
        gain = _played_on(world, other, seat, seeded(same)) - _played_on(world, taken, seat, seeded(same))
        total += gain
        squares += gain * gain
    gain = total / WORLDS
    error = sqrt(max(squares / WORLDS - gain * gain, 0.0) / (WORLDS - 1))
    if gain < max(LEAST_GAIN, SURE * error):
        return None
    return Better(seat, other, match.describe(other).label.rstrip("."), gain, error)


def _played_on(world: Match, option: int, seat: int, dice: Dice) -> float:
    """The seat's chance to win some choices after an option is taken in an imagined world, which stays as it is."""
    match = world.copy()
    match.pick(option)
    for _ in range(AHEAD):
        decision = match.decision
        if decision is None:
            break
        match.pick(_sensible(match, len(decision.options), decision.seat, dice))
    return match.win_probabilities()[seat]


def _sensible(match: Match, count: int, seat: int, dice: Dice) -> int:
    """What is learned of the game, or its rules of thumb, would take; else what looks best at once."""
    if count == 1:
        return 0
    probabilities = match.policy()
    if probabilities:
        return drawn(probabilities, dice)
    weights = match.policy_weights()
    if weights:
        return dice.weighted(weights)
    best = 0
    most = -1.0
    for i in range(count):
        tried = match.copy()
        tried.pick(i)
        value = tried.win_probabilities()[seat]
        if value > most:
            best = i
            most = value
    return best
