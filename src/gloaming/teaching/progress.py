"""A learner's progress in a lesson or challenge: its start, the next guided choice, and whether the goal is reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from gloaming.engine.errors import BadContent, GloamingError
from gloaming.engine.match.match import Game, Match
from gloaming.engine.match.settings import POSITION
from gloaming.teaching.courses import Aim, Challenge, Course, Lesson, teaching

Judgement = Literal["open", "reached", "missed"]


def begin(game: Game, course: Course) -> Match:
    """Return the match of a course as it is when the learner starts.

    Raises BadContent if the course's position or choices are not legal, for instance after a change of the cards.
    """
    try:
        match = game.new(seats=len(course.seats), seed=course.seed, options=course.setup)
    except GloamingError as refusal:
        raise BadContent(f"{course.id}: {refusal}") from None
    _pick(match, course, made_before(course))
    return match


def _pick(match: Match, course: Course, choices: Sequence[int | str]) -> None:
    """Make choices of a course in a match. Raises BadContent if one is not legal."""
    for choice in choices:
        try:
            match.pick(choice)
        except GloamingError as refusal:
            made = len(match.choices or [])
            raise BadContent(f"{course.id}: field 'choices': number {made} does not fit the deal: {refusal}") from None


def made_before(course: Course) -> list[int | str]:
    """Return the choices, of all seats, that are made before the learner starts a course."""
    if isinstance(course, Challenge):
        return course.choices
    return course.choices[: course.made] if isinstance(course, Lesson) else []


def step_of(lesson: Lesson, choices: Sequence[int]) -> int | None:
    """Return the index of the next option in the guided part; None if that part is over or the learner has deviated.

    choices: the choices made so far.
    """
    made = len(choices)
    if made >= len(lesson.numbers) or list(choices) != lesson.numbers[:made]:
        return None
    return lesson.numbers[made]


def guided_events(game: Game, lesson: Lesson) -> int:
    """Return the number of events in the guided part of a lesson. Remarks are only about later events."""
    match = begin(game, lesson)
    _pick(match, lesson, lesson.choices[lesson.made :])
    return len(match.events(lesson.seat))


def example_view(game: Game) -> dict[str, Any] | None:
    """Return the learner's view of the example board of "How to play"; None if there is none."""
    taught = teaching(game)
    if taught.how_to_play.board is None:
        return None
    lesson = taught.lessons[0]
    match = begin(game, lesson)
    _pick(match, lesson, lesson.choices[lesson.made : taught.how_to_play.board.made])
    return match.view(lesson.seat)


def _by_number(challenge: Challenge, game: Game) -> Aim:
    """Return the goal of a challenge, with the names in its events, such as `["defeated", "b-2"]`, replaced by numbers.

    Raises BadContent if a name is unknown.
    """
    aim = challenge.aim

    def numbered(event: list[str | int]) -> list[str | int]:
        numbers = event[:1]
        for part, number in zip(event[1:], game.rules.events.of(tuple(event)).numbers.values(), strict=False):
            values = [part] if isinstance(part, int) else number.values(game.box)
            matching = [value for value in values if value == part or number.spelled(game.box, value) == part]
            if not matching:
                raise BadContent(f"{challenge.id}: field 'aim': '{event[0]}' has no {part!r}")
            numbers.append(matching[0])
        return numbers

    return msgspec.structs.replace(
        aim,
        until=numbered(aim.until) if aim.until else [],
        need=[numbered(event) for event in aim.need],
        never=[numbered(event) for event in aim.never],
    )


class Attempt:
    """An attempt at a challenge, which judges whether its goal is reached."""

    def __init__(self, challenge: Challenge, game: Game) -> None:
        self._aim = _by_number(challenge, game)
        self._seat = challenge.seat
        self._position = challenge.position
        self._since = len(begin(game, challenge).events(challenge.seat))

    def judge(self, match: Match) -> Judgement:
        """Return whether the goal is open, reached or missed in a match that started at the challenge's position.

        In a match with another start, such as one from an earlier release, the goal counts as missed.
        """
        if match.settings.get(POSITION, {}) != self._position:
            return "missed"
        events = [event["event"] for event in match.events(self._seat, self._since)]
        return _judge(self._aim, match, self._seat, events)


class Progress:
    """A learner's progress in a lesson or challenge. left: whether the learner has left the guide and plays freely."""

    def __init__(self, course: Lesson | Challenge, game: Game) -> None:
        self.course: Lesson | Challenge = course
        self.left: bool = False
        self._attempt = Attempt(course, game) if isinstance(course, Challenge) else None

    def expected(self, match: Match) -> int | None:
        """Return the index of the next option in the guided part of a lesson; None if the learner may choose freely."""
        if self.left or not isinstance(self.course, Lesson):
            return None
        return step_of(self.course, match.choices or [])

    def aim(self, match: Match) -> Judgement | None:
        """Return whether the goal of a challenge is open, reached or missed; None for a lesson."""
        return None if self._attempt is None else self._attempt.judge(match)


def _judge(aim: Aim, match: Match, seat: int, events: Sequence[Sequence[str | int]]) -> Judgement:
    met = [False] * len(aim.need)
    ended = 0
    for event in events:
        if any(_matches(event, forbidden) for forbidden in aim.never):
            return "missed"
        for number, expected in enumerate(aim.need):
            met[number] |= _matches(event, expected)
        ended += bool(aim.until) and _matches(event, aim.until)
        if ended == aim.times:
            break
    else:
        if not match.over:
            waits = aim.win or (aim.until and aim.never)
            return "reached" if aim.need and all(met) and not waits else "open"
    won = match.result is not None and seat in match.result.winners
    return "reached" if all(met) and (won or not aim.win) else "missed"


def _matches(event: Sequence[str | int], wanted: Sequence[str | int]) -> bool:
    return list(event[: len(wanted)]) == list(wanted)
