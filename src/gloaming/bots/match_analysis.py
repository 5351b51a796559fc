"""Analyze a finished match: win probabilities after each choice, turning points, and better choices.

The result depends only on the match: all random numbers come from seeds derived from it.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from gloaming.bots.comparison import played_on
from gloaming.bots.registry import adviser, bot, seed_of
from gloaming.bots.seat_view import SeatView
from gloaming.engine.match.match import Match
from gloaming.engine.state.dice import seeded
from gloaming.engine.state.log import Event

MOST_TURNS: Final = 6
"""The maximum number of turning points that are reported."""

LEAST_TURN: Final = 0.05
"""The smallest change in a win probability that counts as a turning point."""

MOST_SENTENCES: Final = 2
"""The maximum number of sentences about a turning point."""

MOST_DOUBTS: Final = 3
"""The maximum number of choices per seat for which a better option is sought."""

LEAST_DOUBT: Final = 0.01
"""The smallest loss of win probability for which a better option is sought."""

WORLDS: Final = 40
"""The number of imagined worlds in which another option is compared with the chosen one."""

ENOUGH: Final = 10
"""The number of worlds after which the comparison stops if the other option is no better so far."""

LEAST_GAIN: Final = 0.02
SURE: Final = 2.0
"""An option counts as better if its gain is at least `LEAST_GAIN` and at least this many standard errors."""


class Chosen:
    """A choice that was made in a match.

    number: the number of earlier choices in the match; options: the number of legal options; where: the current turn or
    phase in words, "" if the choice itself starts the turn or phase; question, label: the question and the chosen
    option in words; events: what the choice led to, without the starts of turns and phases.
    """

    __slots__ = ("number", "seat", "options", "where", "question", "label", "events")

    def __init__(self, number: int, seat: int, options: int, where: str, question: str, label: str) -> None:
        self.number: int = number
        self.seat: int = seat
        self.options: int = options
        self.where: str = where
        self.question: str = question
        self.label: str = label
        self.events: list[Event] = []

    @property
    def said(self) -> str:
        """Return the question and the chosen option, without a full stop: `Place a meeple: Attic, 2nd space`."""
        question = self.question if self.question.endswith(("?", ".", ":")) else f"{self.question}:"
        return f"{question} {self.label.rstrip('.')}"


class Better:
    """A better option than the one that was chosen.

    option, label: the index and the words of the better option; gain: the gain in win probability, from 0 to 1, judged
    by what the seat knew; error: the standard error of the gain.
    """

    __slots__ = ("seat", "option", "label", "gain", "error")

    def __init__(self, seat: int, option: int, label: str, gain: float, error: float) -> None:
        self.seat: int = seat
        self.option: int = option
        self.label: str = label
        self.gain: float = gain
        self.error: float = error


class Analysis:
    """The analysis of a match. win_probabilities: one per seat, before the first choice and after each choice."""

    __slots__ = ("choices", "win_probabilities")

    def __init__(self, choices: list[Chosen], win_probabilities: list[list[float]]) -> None:
        self.choices: list[Chosen] = choices
        self.win_probabilities: list[list[float]] = win_probabilities

    def change(self, number: int, seat: int) -> float:
        """Return by how much choice `number` and its consequences changed a seat's win probability."""
        return self.win_probabilities[number + 1][seat] - self.win_probabilities[number][seat]

    def turning_points(self) -> list[int]:
        """Return the numbers of the choices that changed a seat's win probability most, in match order."""
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
        """Return the numbers of the seat's choices that lost the most win probability, worst first.

        Choices with only one option are left out.
        """
        falls = [
            (self.change(choice.number, seat), choice.number)
            for choice in self.choices
            if choice.seat == seat and choice.options > 1
        ]
        return [number for change, number in sorted(falls)[:MOST_DOUBTS] if change <= -LEAST_DOUBT]


def analysed(match: Match) -> Analysis:
    """Compute the win probabilities at the start of a match and after each choice. Raises the same errors as
    `Game.replay`.
    """
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
        news = [tuple(entry["event"]) for entry in walk.events(None, seen)]
        chosen.events = [event for event in news if not events.of(event).begins]
        if news and events.of(news[0]).begins and events.of(news[0]).seat(news[0][1:]) == chosen.seat:
            chosen.where = ""
    return Analysis(choices, win_probabilities)


def narrate(match: Match, choice: Chosen, seat: int | None) -> str:
    """Return what a choice led to, as one or two sentences for a seat, None for a spectator.

    Without an event, return the question and the chosen option.
    """
    sentences = dict.fromkeys([match.narrate(event, seat) for event in choice.events])
    return " ".join(list(sentences)[:MOST_SENTENCES]) or f"{choice.said}."


def before(match: Match, number: int) -> Match:
    """Return the match as it was after its first `number` choices. Raises the same errors as `Game.replay`."""
    record = match.record()
    return match.game.replay({**record, "choices": record["choices"][:number]})


def better(match: Match, taken: int, spec: str = "") -> Better | None:
    """Return a better option than option `taken` of the open question, found by search; None if none is found.

    The search uses only what the seat to move knows. spec: the bot that searches, "" for the bot that gives hints.
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
        gain = played_on(world, other, seat, seeded(same)) - played_on(world, taken, seat, seeded(same))
        total += gain
        squares += gain * gain
    gain = total / WORLDS
    error = sqrt(max(squares / WORLDS - gain * gain, 0.0) / (WORLDS - 1))
    if gain < max(LEAST_GAIN, SURE * error):
        return None
    return Better(seat, other, match.describe(other).label.rstrip("."), gain, error)
