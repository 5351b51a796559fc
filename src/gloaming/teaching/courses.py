"""The courses of a game, read from its folder `teaching`.

The folder contains `how_to_play.toml`, a file per lesson in `lessons` and a file per challenge in `challenges`. Lessons
and challenges are sorted by their file names.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from gloaming.engine.decoding import convert
from gloaming.engine.errors import BadContent, GloamingError
from gloaming.engine.match.match import Game
from gloaming.engine.match.settings import POSITION


class TeachingData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Data that is read from a TOML file; unknown fields are errors."""


class BoardLabel(TeachingData, frozen=True, kw_only=True):
    """A label on the example board of "How to play".

    piece: the id of the piece or place that it points at; text: one to five words.
    """

    piece: str
    text: str


class ExampleBoard(TeachingData, frozen=True, kw_only=True):
    """The example board of "How to play": a position of the game's first lesson, seen from the learner's seat.

    made: the number of choices of the lesson that lead to the position; labels: what is labelled next to the goal.
    """

    made: int
    labels: list[BoardLabel]


class HowToPlaySection(TeachingData, frozen=True, kw_only=True):
    """A section of "How to play": a part of a turn, or a symbol.

    mark: the symbol of the section on the page, "" for none; rule: the id of a clause, "" for none; shows: the ids of
    cards and other pieces that are drawn next to the text; labels: what is labelled on the example board, which is then
    drawn next to the text.
    """

    title: str
    text: str
    mark: str = ""
    rule: str = ""
    shows: list[str] = []
    labels: list[BoardLabel] = []


class HowToPlay(TeachingData, frozen=True, kw_only=True):
    """How to play a game, in a few short pages.

    goal: the goal of the game in two sentences; board: the board that is drawn next to it, None for none; turn: the
    parts of a turn in order, a page each; end: how a match is won and lost; end_shows: the ids of cards that are drawn
    next to it; marks: the symbols on cards and board; tips: advice for the first match. In `end`, a name in braces is
    replaced by the number with that name in the game's `figures`.
    """

    goal: str
    board: ExampleBoard | None = None
    turn: list[HowToPlaySection]
    end: list[str]
    end_shows: list[str] = []
    marks: list[HowToPlaySection] = []
    tips: list[str] = []


class LessonStep(TeachingData, frozen=True, kw_only=True):
    """A text that the guide shows at one point of a lesson.

    at: the number of choices, of all seats, after which the text is shown; say: the text; point: the ids of pieces to
    highlight.
    """

    at: int
    say: str
    point: list[str] = []


class Remark(TeachingData, frozen=True, kw_only=True):
    """A text that the guide shows when an event first happens after the guided part of a lesson.

    event: the verb of the event; say: the text.
    """

    event: str
    say: str


class Course(TeachingData, frozen=True, kw_only=True):
    """A match with a fixed start: a deal from a seed, or a position.

    seats: "human" for the learner's seat, a bot's spec for the others; seed: the seed of the match; options: the set-up
    options; position: a position in which cards and places are named; choices: the chosen options, each by its index or
    name. The function `teaching` converts the choices of lessons to indexes.
    """

    id: str
    title: str
    summary: str
    seats: list[str]
    seed: int
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}
    choices: list[int | str] = []

    @property
    def setup(self) -> dict[str, Any]:
        """The set-up options of the course's match, with its position."""
        return {**self.options, POSITION: self.position} if self.position else self.options

    @property
    def seat(self) -> int:
        """The seat of the learner."""
        return self.seats.index("human")


class Lesson(Course, frozen=True, kw_only=True):
    """A match with a guide.

    choices: the choices of all seats in the guided part, after which the learner plays freely; made: the number of
    choices that are already made when the learner starts; steps: the guide's texts in the guided part; remarks: the
    guide's texts after it.
    """

    made: int = 0
    steps: list[LessonStep]
    remarks: list[Remark] = []

    @property
    def numbers(self) -> list[int]:
        """The choices as indexes of options, as in a record.

        The list is incomplete if `teaching` could not convert the choices.
        """
        return [choice for choice in self.choices if isinstance(choice, int)]


class Aim(TeachingData, frozen=True, kw_only=True):
    """The goal of a challenge.

    An event is written as its verb and its first numbers, or their names: ["died"], ["defeated", "b-2"].

    win: whether the match must be won; need: the events that must happen; never: the events that must not happen;
    until: the event that ends the challenge when it happens for the `times`-th time, unless the match ends first. If
    the match need not be won and `until` and `never` are not both given, the challenge ends as soon as all needed
    events have happened.
    """

    until: list[str | int] = []
    times: int = 1
    win: bool = False
    need: list[list[str | int]] = []
    never: list[list[str | int]] = []


class Challenge(Course, frozen=True, kw_only=True):
    """A position and a goal to reach from it.

    choices: the choices made before the challenge begins; aim: the goal; solution: choices of the learner that reach
    the goal; hint: a hint for the learner; difficulty: from 1 (easy) to 3 (hard); reward: the keepsake that the learner
    gets for it.
    """

    aim: Aim
    solution: list[int | str]
    hint: str = ""
    difficulty: Literal[1, 2, 3] = 1
    reward: str = ""


class Teaching(TeachingData, frozen=True, kw_only=True):
    """Everything that a game teaches: how to play, lessons and challenges."""

    how_to_play: HowToPlay
    lessons: list[Lesson]
    challenges: list[Challenge]

    @property
    def courses(self) -> list[Lesson | Challenge]:
        """All lessons, then all challenges."""
        return [*self.lessons, *self.challenges]

    def course(self, id: str) -> Lesson | Challenge | None:
        """Return the lesson or challenge with an id; None if there is none."""
        return next((course for course in self.courses if course.id == id), None)


T = TypeVar("T", bound=TeachingData)


def _read(path: Path, kind: type[T]) -> T:
    where = f"{path.parent.name}/{path.name}"
    try:
        return convert(tomllib.loads(path.read_text("utf-8")), kind)
    except OSError as error:
        raise BadContent(f"{where}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadContent(f"{where}: {error}") from None


def _read_folder(folder: Path, kind: type[T]) -> list[T]:
    return [_read(path, kind) for path in sorted(folder.glob("*.toml"))]


@cache
def _read_teaching(folder: Path) -> Teaching:
    return Teaching(
        how_to_play=_read(folder / "how_to_play.toml", HowToPlay),
        lessons=_read_folder(folder / "lessons", Lesson),
        challenges=_read_folder(folder / "challenges", Challenge),
    )


@cache
def _numbered(game: Game) -> Teaching:
    """Return the courses of a game, with the choices of lessons as indexes of options."""
    taught = _read_teaching(game.folder / "teaching")
    return msgspec.structs.replace(taught, lessons=[_with_numbers(game, lesson) for lesson in taught.lessons])


def _with_numbers(game: Game, lesson: Lesson) -> Lesson:
    """Return a lesson with its choices as indexes of options.

    If a choice is not legal, return the lesson unchanged; `begin` then raises the error.
    """
    if all([isinstance(choice, int) for choice in lesson.choices]):
        return lesson
    try:
        match = game.new(seats=len(lesson.seats), seed=lesson.seed, options=lesson.setup)
        for choice in lesson.choices:
            match.pick(choice)
    except GloamingError:
        return lesson
    return msgspec.structs.replace(lesson, choices=list(match.choices or []))


def teaching(game: Game) -> Teaching:
    """Return everything that a game teaches. Raises BadContent, which names the file and the field."""
    data = _numbered(game)
    how = data.how_to_play
    try:
        end = [line.format_map(game.figures) for line in how.end]
    except (KeyError, ValueError) as error:
        known = ", ".join([repr(name) for name in game.figures]) or "nothing"
        message = f"{error} in braces: it may be {known}"
        raise BadContent(f"teaching/how_to_play.toml: field 'end': {message}") from None
    return msgspec.structs.replace(data, how_to_play=msgspec.structs.replace(how, end=end))
