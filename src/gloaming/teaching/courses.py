"""The courses of a game, read from its folder `teaching`.

The folder contains `how_to_play.toml`, a file per lesson in `lessons` and a file per challenge in `challenges`, in the
order of their names.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from gloaming.engine.decoding import convert
from gloaming.engine.errors import BadContent, GloamingError
from gloaming.engine.match.match import Game
from gloaming.engine.match.settings import POSITION


class TeachingData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Data that is read from TOML; unknown fields are errors."""


class HowToPlaySection(TeachingData, frozen=True, kw_only=True):
    """A part of a turn, or a symbol. mark: its picture in the page; rule: a clause's id."""

    title: str
    text: str
    mark: str = ""
    rule: str = ""


class HowToPlay(TeachingData, frozen=True, kw_only=True):
    """How to play on one screen. goal: in two sentences; turn: its parts in order; end: how the match is won and lost.

    marks: the symbols on cards and board; tips: advice for the first match. In `end`, a name in braces is replaced by
    one of the game's `figures`, a printed number.
    """

    goal: str
    turn: list[HowToPlaySection]
    end: list[str]
    marks: list[HowToPlaySection] = []
    tips: list[str] = []


class LessonStep(TeachingData, frozen=True, kw_only=True):
    """The guide's text after a number of choices. at: the number, of all seats; point: ids of pieces to highlight."""

    at: int
    say: str
    point: list[str] = []


class Remark(TeachingData, frozen=True, kw_only=True):
    """The guide's text when an event first happens after the guided part. event: the event's verb."""

    event: str
    say: str


class Course(TeachingData, frozen=True, kw_only=True):
    """A match with a fixed start: a deal by its seed, or a position by names.

    seats: "human" for the learner, or a bot's spec. choices: the name or number of each option; `teaching` returns
    those of lessons by number.
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
        """The setup options of its match, with its position."""
        return {**self.options, POSITION: self.position} if self.position else self.options

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.seats.index("human")


class Lesson(Course, frozen=True, kw_only=True):
    """A match with a guide. choices: of all seats in the guided part; after it, the learner plays freely.

    made: the number of choices already made when the learner starts.
    """

    made: int = 0
    steps: list[LessonStep]
    remarks: list[Remark] = []

    @property
    def numbers(self) -> list[int]:
        """The choices by number, as in a record; incomplete if `teaching` could not apply one."""
        return [choice for choice in self.choices if isinstance(choice, int)]


class Aim(TeachingData, frozen=True, kw_only=True):
    """The goal of a challenge. An event is its verb and first numbers, or their names: ["died"], ["defeated", "b-2"].

    win: whether the match must be won; need: events that must happen; never: events that must not; until: the event
    that ends the challenge when it happens for the `times`-th time, unless the match ends first. Without `win`, and
    without `never` before `until`, the challenge already ends when all needed events have happened.
    """

    until: list[str | int] = []
    times: int = 1
    win: bool = False
    need: list[list[str | int]] = []
    never: list[list[str | int]] = []


class Challenge(Course, frozen=True, kw_only=True):
    """A position and a goal. choices: made before it begins; solution: the learner's choices that reach the goal."""

    aim: Aim
    solution: list[int | str]
    hint: str = ""


class Teaching(TeachingData, frozen=True, kw_only=True):
    """Everything that a game teaches."""

    how_to_play: HowToPlay
    lessons: list[Lesson]
    challenges: list[Challenge]

    @property
    def courses(self) -> list[Lesson | Challenge]:
        """All lessons, then all challenges."""
        return [*self.lessons, *self.challenges]

    def course(self, id: str) -> Lesson | Challenge | None:
        """Return the lesson or challenge with an id, or None."""
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
    """Return the courses of a game, with the choices of lessons by number."""
    taught = _read_teaching(game.folder / "teaching")
    return msgspec.structs.replace(taught, lessons=[_with_numbers(game, lesson) for lesson in taught.lessons])


def _with_numbers(game: Game, lesson: Lesson) -> Lesson:
    """Return the lesson with its choices by number; unchanged if one is not legal, which `begin` reports."""
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
    """Return everything that a game teaches. Raises BadContent, which names file and field."""
    data = _numbered(game)
    how = data.how_to_play
    try:
        end = [line.format_map(game.figures) for line in how.end]
    except (KeyError, ValueError) as error:
        known = ", ".join([repr(name) for name in game.figures]) or "nothing"
        message = f"{error} in braces: it may be {known}"
        raise BadContent(f"teaching/how_to_play.toml: field 'end': {message}") from None
    return msgspec.structs.replace(data, how_to_play=msgspec.structs.replace(how, end=end))
