"""A lesson or challenge at the table: where it begins, where the guide is, and whether an aim is reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from gloaming.engine.errors import BadContent, GloamingError
from gloaming.engine.match.match import Game, Match
from gloaming.engine.match.settings import POSITION
from gloaming.teaching.data import Aim, Challenge, Course, Lesson

Judgement = Literal["open", "reached", "missed"]


def begin(game: Game, course: Course) -> Match:
    """The match as the learner finds it: a lesson's where the guide begins, a challenge's at its position.

    Raises BadContent where its position or choices do not fit, as after a change of the cards.
    """
    try:
        match = game.new(seats=len(course.seats), seed=course.seed, options=course.setup)
    except GloamingError as refusal:
        raise BadContent(f"{course.id}: {refusal}") from None
    _pick(match, course, made_before(course))
    return match


def _pick(match: Match, course: Course, choices: Sequence[int | str]) -> None:
    """Make choices of a course."""
    for choice in choices:
        try:
            match.pick(choice)
        except GloamingError as refusal:
            made = len(match.choices or [])
            raise BadContent(f"{course.id}: field 'choices': number {made} does not fit the deal: {refusal}") from None


def made_before(course: Course) -> list[int | str]:
    """The choices that have been made when the learner sits down, every seat's."""
    if isinstance(course, Challenge):
        return course.choices
    return course.choices[: course.made] if isinstance(course, Lesson) else []


def step_of(lesson: Lesson, choices: Sequence[int]) -> int | None:
    """The option that the guided part takes now; None: that part is over, or was left by another choice."""
    made = len(choices)
    if made >= len(lesson.numbers) or list(choices) != lesson.numbers[:made]:
        return None
    return lesson.numbers[made]


def guided_events(game: Game, lesson: Lesson) -> int:
    """How many events the guided part of a lesson has: remarks are about those that come later."""
    match = begin(game, lesson)
    _pick(match, lesson, lesson.choices[lesson.made :])
    return len(match.events(lesson.seat))


class Attempt:
    """A challenge that somebody tries."""

    def __init__(self, challenge: Challenge, game: Game) -> None:
        self._aim = challenge.aim
        self._seat = challenge.seat
        self._position = challenge.position
        self._since = len(begin(game, challenge).events(challenge.seat))

    def judged(self, match: Match) -> Judgement:
        """Whether the aim is reached in a match that has gone on from the challenge's position.

        In a match that began elsewhere, as at a table of an earlier release, the aim is missed.
        """
        if match.settings.get(POSITION, {}) != self._position:
            return "missed"
        events = [one["event"] for one in match.events(self._seat, self._since)]
        return _judged(self._aim, match, self._seat, events)


class Progress:
    """How far somebody is in a lesson or challenge. left: whether the learner has left the guide."""

    def __init__(self, course: Lesson | Challenge, game: Game) -> None:
        self.course: Lesson | Challenge = course
        self.left: bool = False
        self._attempt = Attempt(course, game) if isinstance(course, Challenge) else None

    def expected(self, match: Match) -> int | None:
        """The option that the guided part of a lesson takes now; None: whoever is asked chooses freely."""
        if self.left or not isinstance(self.course, Lesson):
            return None
        return step_of(self.course, match.choices or [])

    def aim(self, match: Match) -> Judgement | None:
        """How the aim of a challenge stands; None for a lesson."""
        return None if self._attempt is None else self._attempt.judged(match)


def _judged(aim: Aim, match: Match, seat: int, events: Sequence[Sequence[str | int]]) -> Judgement:
    needed = [False] * len(aim.need)
    ended = 0
    for event in events:
        if any(_is(event, one) for one in aim.never):
            return "missed"
        for number, one in enumerate(aim.need):
            needed[number] |= _is(event, one)
        ended += bool(aim.until) and _is(event, aim.until)
        if ended == aim.times:
            break
    else:
        if not match.over:
            waits = aim.win or (aim.until and aim.never)
            return "reached" if aim.need and all(needed) and not waits else "open"
    won = match.result is not None and seat in match.result.winners
    return "reached" if all(needed) and (won or not aim.win) else "missed"


def _is(event: Sequence[str | int], wanted: Sequence[str | int]) -> bool:
    return list(event[: len(wanted)]) == list(wanted)
