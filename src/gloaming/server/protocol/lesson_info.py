"""What a game teaches: how to play, lessons and challenges."""

from __future__ import annotations

from gloaming.server.protocol.wire import Wire, Word


class StartLesson(Wire, frozen=True):
    """POST /api/lessons: sit down alone to a lesson or challenge of a game; answered with TableInfo."""

    game: Word
    lesson: Word


class PartInfo(Wire, frozen=True):
    """A part of a turn, or a thing on the table. mark: the page's picture for it; rule: a clause's id."""

    title: str
    text: str
    mark: str
    rule: str


class HowToPlayInfo(Wire, frozen=True):
    """A game on one screen. goal; turn: its parts; end: how it is won and lost; marks: what pictures mean; tips."""

    goal: str
    turn: list[PartInfo]
    end: list[str]
    marks: list[PartInfo]
    tips: list[str]


class StepInfo(Wire, frozen=True):
    """What the guide says once so many choices have been made (`at`, by all seats). point: ids of pieces."""

    at: int
    say: str
    point: list[str]


class RemarkInfo(Wire, frozen=True):
    """What the guide says when an event of this verb happens for the first time after its own steps."""

    event: str
    say: str


class LessonInfo(Wire, frozen=True):
    """A match with a guide. of, events: choices and events of its guided part."""

    id: str
    title: str
    summary: str
    of: int
    events: int
    steps: list[StepInfo]
    remarks: list[RemarkInfo]


class ChallengeInfo(Wire, frozen=True):
    """A position and an aim. hint: what helps, told on request."""

    id: str
    title: str
    summary: str
    hint: str


class TeachingInfo(Wire, frozen=True):
    """GET /api/games/ID/teaching: all that a game teaches. No lessons and challenges where packs are added."""

    how_to_play: HowToPlayInfo
    lessons: list[LessonInfo]
    challenges: list[ChallengeInfo]


class LessonProgress(Wire, frozen=True):
    """The lesson or challenge of a table. made: choices so far, by all seats.

    option: what the guide asks the open question's seat to take, None: nothing; left: whether the guide was left;
    aim: of a challenge: "open", "reached" or "missed"; "" for a lesson.
    """

    id: str
    made: int
    option: int | None
    left: bool
    aim: str
