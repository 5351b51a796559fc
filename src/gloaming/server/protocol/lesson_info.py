"""How a game is taught: the summary on one screen, lessons and challenges."""

from __future__ import annotations

from gloaming.server.protocol.wire import Wire, Word


class StartLesson(Wire, frozen=True):
    """POST /api/lessons: open a table for a lesson or challenge, played alone; answered with TableInfo."""

    game: Word
    lesson: Word


class PartInfo(Wire, frozen=True):
    """A part of a turn, or something on the table. mark: the name of its picture; rule: the id of a clause."""

    title: str
    text: str
    mark: str
    rule: str


class HowToPlayInfo(Wire, frozen=True):
    """A game on one screen.

    goal: what players try to do; turn: its parts; end: how the match is won and lost; marks: what the pictures mean.
    """

    goal: str
    turn: list[PartInfo]
    end: list[str]
    marks: list[PartInfo]
    tips: list[str]


class StepInfo(Wire, frozen=True):
    """What the guide says after `at` choices, counted over all seats. point: ids of the pieces to highlight."""

    at: int
    say: str
    point: list[str]


class RemarkInfo(Wire, frozen=True):
    """What the guide says at the first event of this kind after its last step. event: the event's verb."""

    event: str
    say: str


class LessonInfo(Wire, frozen=True):
    """A match with a guide. of, events: how many choices and events the guided part has."""

    id: str
    title: str
    summary: str
    of: int
    events: int
    steps: list[StepInfo]
    remarks: list[RemarkInfo]


class ChallengeInfo(Wire, frozen=True):
    """A position with an aim. hint: advice, shown on request."""

    id: str
    title: str
    summary: str
    hint: str


class TeachingInfo(Wire, frozen=True):
    """GET /api/games/ID/teaching: all that a game teaches. With packs there are no lessons and challenges."""

    how_to_play: HowToPlayInfo
    lessons: list[LessonInfo]
    challenges: list[ChallengeInfo]


class LessonProgress(Wire, frozen=True):
    """The progress of a table's lesson or challenge. made: choices so far, by all seats.

    option: the option that the guide asks the seat to move to take, None: any; left: whether the guide was left; aim:
    "open", "reached" or "missed" for a challenge, "" for a lesson.
    """

    id: str
    made: int
    option: int | None
    left: bool
    aim: str
