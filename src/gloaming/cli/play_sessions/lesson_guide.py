"""The guide that leads a person through lessons and challenges in the terminal."""

from __future__ import annotations

from typing import Final

from gloaming.cli.option_numbers import continuing_options, option_numbers
from gloaming.engine.match.match import Game, Match
from gloaming.teaching import Challenge, Lesson, Progress

AIM_TEXTS: Final = {
    "reached": "You did it: the challenge is solved.",
    "missed": "You can no longer reach the goal. Type `undo`, or start the challenge again.",
}


class LessonGuide:
    """Tells the learner the next choice in a lesson, or the state of a challenge."""

    def __init__(self, game: Game, course: Lesson | Challenge) -> None:
        self._progress = Progress(course, game)
        self._aim_text = ""
        self._remarked: set[str] = set()
        self._farewell_given = False
        self._events_read = 0

    def expected(self, match: Match) -> int | None:
        """Return the index of the option that the guide asks for; None if the learner may choose any option."""
        return self._progress.expected(match)

    def leave(self) -> None:
        """Stop guiding, so that the learner may choose any option."""
        self._progress.left = True

    def is_done(self, match: Match) -> bool:
        """Return whether the lesson has been completed with the guide, or the challenge has been solved."""
        course = self._progress.course
        if isinstance(course, Lesson):
            return len(match.choices or []) >= len(course.choices) and not self._progress.left
        return self._progress.aim(match) == "reached"

    def refusal(self, match: Match, option: int) -> str | None:
        """Return why the learner may not choose an option now; None if it is allowed."""
        expected = self.expected(match)
        if expected is None or option == expected:
            return None
        return f"The guide asks for {_number(match, expected)} first. Type `leave` to play without the guide."

    def comment(self, match: Match) -> list[str]:
        """Return the guide's new texts, to be shown before the open question. No text is returned twice."""
        course = self._progress.course
        aim = self._progress.aim(match)
        if aim is not None:
            text = AIM_TEXTS.get(aim, f"{course.title}: {course.summary}")
            texts = [] if text == self._aim_text else [text]
            self._aim_text = text
            return texts
        assert isinstance(course, Lesson)
        events = match.events(course.seat, self._events_read)
        self._events_read += len(events)
        if self._progress.left:
            return []
        expected = self.expected(match)
        if expected is None:
            return self._comment_on_events(course, {event["event"][0] for event in events})
        made = len(match.choices or [])
        texts = [step.say for step in course.steps if step.at == made]
        return [*texts, f"Choose {_number(match, expected)}: {match.describe(expected).label}."]

    def _comment_on_events(self, lesson: Lesson, verbs: set[str]) -> list[str]:
        """Return the remarks on kinds of events that have happened for the first time, by the verbs of new events.

        On the first call, the last texts of the lesson's guided part come first.
        """
        texts = [remark.say for remark in lesson.remarks if remark.event in verbs - self._remarked]
        self._remarked |= verbs
        if not self._farewell_given:
            texts = [*[step.say for step in lesson.steps if step.at == len(lesson.choices)], *texts]
        self._farewell_given = True
        return texts


def _number(match: Match, option: int) -> int:
    return option_numbers(continuing_options(match))[option]
