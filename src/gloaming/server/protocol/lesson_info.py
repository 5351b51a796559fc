"""Structs for teaching a game: how to play it, lessons and challenges."""

from __future__ import annotations

from typing import Any

from gloaming.server.protocol.wire import Wire, Word


class StartLesson(Wire, frozen=True):
    """POST /api/lessons: open a table for a lesson or challenge, which one person plays. Answered with TableInfo.

    game: the id of the game.
    lesson: the id of the lesson or challenge.
    """

    game: Word
    lesson: Word


class BoardLabelInfo(Wire, frozen=True):
    """A label on the example board of a game.

    piece: the id of the piece or place that it points at.
    """

    piece: str
    text: str


class ExampleBoardInfo(Wire, frozen=True):
    """A position of the game's first lesson, as its player sees it.

    view: the position, in the same form as in `TableUpdate`.
    labels: what is labelled next to the goal of the game.
    """

    view: dict[str, Any]
    labels: list[BoardLabelInfo]


class PartInfo(Wire, frozen=True):
    """A part of a turn, or a kind of thing on the table, in the summary of a game.

    mark: the name of the symbol of the part.
    rule: the id of the clause that explains the part.
    shows: the ids of cards and other pieces that illustrate the part.
    labels: what is labelled on the example board to illustrate the part; if empty, the board is not shown.
    """

    title: str
    text: str
    mark: str
    rule: str
    shows: list[str]
    labels: list[BoardLabelInfo]


class HowToPlayInfo(Wire, frozen=True):
    """The summary of a game in a few pages.

    goal: what players try to achieve.
    board: an example of the board, None for a game to which the server adds packs.
    turn: the parts of a turn.
    end: how the match is won and lost.
    end_shows: the ids of cards that illustrate the end.
    marks: what the symbols on the table mean.
    tips: advice for the first match.
    """

    goal: str
    board: ExampleBoardInfo | None
    turn: list[PartInfo]
    end: list[str]
    end_shows: list[str]
    marks: list[PartInfo]
    tips: list[str]


class StepInfo(Wire, frozen=True):
    """A text of the guide in a lesson, shown after a number of choices.

    at: the number of choices after which the guide shows the text, counted over all seats.
    say: the text.
    point: the ids of the pieces that the page highlights.
    """

    at: int
    say: str
    point: list[str]


class RemarkInfo(Wire, frozen=True):
    """A text that the guide shows after its last step, when a kind of event happens for the first time.

    event: the verb of the event.
    say: the text.
    """

    event: str
    say: str


class LessonInfo(Wire, frozen=True):
    """A lesson: a match with a guide.

    of: the number of choices in the guided part.
    events: the number of events in the guided part.
    steps: the texts of the guide, each after a number of choices.
    remarks: the texts of the guide for events after the last step.
    """

    id: str
    title: str
    summary: str
    of: int
    events: int
    steps: list[StepInfo]
    remarks: list[RemarkInfo]


class ChallengeInfo(Wire, frozen=True):
    """A challenge: a position in which the player has to reach an aim.

    hint: advice, shown on request.
    difficulty: from 1 (easy) to 3 (hard).
    reward: the name of the keepsake that the player gets for it, "" for none.
    """

    id: str
    title: str
    summary: str
    hint: str
    difficulty: int = 1
    reward: str = ""


class TeachingInfo(Wire, frozen=True):
    """GET /api/games/ID/teaching: everything that teaches a game.

    A game to which the server adds packs has no lessons and no challenges.

    how_to_play: the summary in a few pages.
    """

    how_to_play: HowToPlayInfo
    lessons: list[LessonInfo]
    challenges: list[ChallengeInfo]


class LessonProgress(Wire, frozen=True):
    """The progress of the lesson or challenge at a table.

    id: the id of the lesson or challenge.
    made: the number of choices made so far by all seats.
    option: the index of the option that the guide asks for, None if any option may be taken.
    left: whether the player has left the guide.
    aim: "open", "reached" or "missed" for a challenge, "" for a lesson.
    """

    id: str
    made: int
    option: int | None
    left: bool
    aim: str
