"""What a game teaches: the files of the folder `teaching` of its own.

`how_to_play.toml`; a file for each lesson in `lessons` and for each challenge in `challenges`, in the order of their
names.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from gloaming.engine.errors import BadContent, GloamingError
from gloaming.engine.match.match import Game
from gloaming.engine.match.settings import POSITION


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Read from TOML; unknown fields are refused."""


class Part(Data, frozen=True, kw_only=True):
    """A part of a turn, or a thing on the table. mark: the name of the page's picture for it; rule: a clause's id."""

    title: str
    text: str
    mark: str = ""
    rule: str = ""


class HowToPlay(Data, frozen=True, kw_only=True):
    """A game on one screen. goal: in two sentences; turn: its parts in their order; end: how it is won and lost.

    marks: the pictures on cards and board; tips: what a friend would say before the first match. In `end`, a name in
    braces stands for what is printed in the box: one of the game's `figures`.
    """

    goal: str
    turn: list[Part]
    end: list[str]
    marks: list[Part] = []
    tips: list[str] = []


class Step(Data, frozen=True, kw_only=True):
    """What the guide says when so many choices have been made. at: how many, by all seats; point: ids of pieces."""

    at: int
    say: str
    point: list[str] = []


class Remark(Data, frozen=True, kw_only=True):
    """What the guide says when something happens for the first time after its own steps. event: the event's verb."""

    event: str
    say: str


class Course(Data, frozen=True, kw_only=True):
    """A match that begins the same way each time: from a deal (its seed), or from a position by names.

    seats: "human" for the learner, or a bot's spec. choices: the name of each option taken, or its number; `teaching`
    gives those of lessons by number.
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
        """The set-up options of its match, with its position."""
        return {**self.options, POSITION: self.position} if self.position else self.options

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return self.seats.index("human")


class Lesson(Course, frozen=True, kw_only=True):
    """A match with a guide. choices: of the guided part, every seat's; then the match is the learner's own.

    made: how many of them have been made when the learner sits down.
    """

    made: int = 0
    steps: list[Step]
    remarks: list[Remark] = []

    @property
    def numbers(self) -> list[int]:
        """The choices by number, as matches are recorded; none where `teaching` has found one that does not fit."""
        return [choice for choice in self.choices if isinstance(choice, int)]


class Aim(Data, frozen=True, kw_only=True):
    """What a challenge is about. An event stands as its verb and first numbers: ["died"], ["saved", 0].

    win: the match is to be won; need: events that are to happen; never: events that may not; until: the event with
    which it is over, the `times`-th time, if the match is not over before. It is over sooner once all that is needed
    has happened and nothing can spoil it any more: without `win`, and without `never` before `until`.
    """

    until: list[str | int] = []
    times: int = 1
    win: bool = False
    need: list[list[str | int]] = []
    never: list[list[str | int]] = []


class Challenge(Course, frozen=True, kw_only=True):
    """A position and an aim. choices: further choices before it begins; solution: the learner's that reach the aim."""

    aim: Aim
    solution: list[int | str]
    hint: str = ""


class Teaching(Data, frozen=True, kw_only=True):
    """All that a game teaches."""

    how_to_play: HowToPlay
    lessons: list[Lesson]
    challenges: list[Challenge]

    @property
    def courses(self) -> list[Lesson | Challenge]:
        """All lessons, then all challenges."""
        return [*self.lessons, *self.challenges]

    def course(self, id: str) -> Lesson | Challenge | None:
        """The lesson or challenge of an id; None: there is none."""
        return next((one for one in self.courses if one.id == id), None)


T = TypeVar("T", bound=Data)


def _read(path: Path, wanted: type[T]) -> T:
    where = f"{path.parent.name}/{path.name}"
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), wanted)
    except OSError as error:
        raise BadContent(f"{where}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadContent(f"{where}: {error}") from None


def _courses(folder: Path, wanted: type[T]) -> list[T]:
    return [_read(path, wanted) for path in sorted(folder.glob("*.toml"))]


@cache
def _of(folder: Path) -> Teaching:
    return Teaching(
        how_to_play=_read(folder / "how_to_play.toml", HowToPlay),
        lessons=_courses(folder / "lessons", Lesson),
        challenges=_courses(folder / "challenges", Challenge),
    )


@cache
def _numbered(game: Game) -> Teaching:
    """What a game teaches, with the choices of its lessons by number."""
    taught = _of(game.folder / "teaching")
    return msgspec.structs.replace(taught, lessons=[_with_numbers(game, one) for one in taught.lessons])


def _with_numbers(game: Game, lesson: Lesson) -> Lesson:
    """The lesson with its choices by number; as it is where one does not fit: `begin` says which."""
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
    """All that a game teaches, with what is printed in its box. Raises BadContent, which names file and field."""
    taught = _numbered(game)
    how = taught.how_to_play
    try:
        end = [line.format_map(game.figures) for line in how.end]
    except (KeyError, ValueError) as error:
        told = f"{error} in braces: it may be {', '.join([repr(name) for name in game.figures]) or 'nothing'}"
        raise BadContent(f"teaching/how_to_play.toml: field 'end': {told}") from None
    return msgspec.structs.replace(taught, how_to_play=msgspec.structs.replace(how, end=end))
