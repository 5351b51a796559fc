"""Who guides through a lesson at a terminal, or watches over a challenge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from gloaming.cli.numbers import going_on, numbered
from gloaming.engine.match.match import Game, Match
from gloaming.teaching import Challenge, Lesson, Progress

if TYPE_CHECKING:
    from gloaming.cli.session import Session

AIMS = {
    "reached": "You have done it: the challenge is solved.",
    "missed": "Not this time. `undo` goes back, or begin the challenge again.",
}


class Teacher:
    """The guide of a lesson, or the judge of a challenge. progress: how far the learner is."""

    def __init__(self, game: Game, course: Lesson | Challenge) -> None:
        self.progress = Progress(course, game)
        self._said = ""
        self._remarked: set[str] = set()
        self._parted = False
        self._read = 0

    def is_done(self, match: Match) -> bool:
        """Whether the lesson was led to its end, or the challenge is solved."""
        course = self.progress.course
        if isinstance(course, Lesson):
            return len(match.choices or []) >= len(course.choices) and not self.progress.left
        return self.progress.aim(match) == "reached"

    def refusal(self, match: Match, option: int) -> str | None:
        """Why the learner may not take an option now."""
        expected = self.progress.expected(match)
        if expected is None or option == expected:
            return None
        return f"The guide asks for {numbered(going_on(match))[expected]} first. `leave` plays on without the guide."

    def speak(self, session: Session) -> None:
        """Say what is to be said before the open question, once."""
        for text in self._words(session.match):
            session.console.print()
            session.console.print(Padding(Text(text, style="italic"), (0, 4)))

    def _words(self, match: Match) -> list[str]:
        course = self.progress.course
        aim = self.progress.aim(match)
        if aim is not None:
            text = AIMS.get(aim, f"{course.title}: {course.summary}")
            texts = [] if text == self._said else [text]
            self._said = text
            return texts
        assert isinstance(course, Lesson)
        events = match.events(course.seat, self._read)
        self._read += len(events)
        if self.progress.left:
            return []
        expected = self.progress.expected(match)
        if expected is None:
            remarks = [one for one in course.remarks if one.event not in self._remarked]
            happened = {event["event"][0] for event in events}
            texts = [one.say for one in remarks if one.event in happened]
            self._remarked |= happened
            if not self._parted:
                texts = [*[step.say for step in course.steps if step.at == len(course.choices)], *texts]
            self._parted = True
            return texts
        made = len(match.choices or [])
        texts = [step.say for step in course.steps if step.at == made]
        return [*texts, f"Choose {numbered(going_on(match))[expected]}: {match.describe(expected).label}."]
