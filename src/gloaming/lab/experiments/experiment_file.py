"""Read experiment files: TOML that says which matches to play, under which conditions, and what to compare.

Every error names the file, the key and the fix.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from hashlib import blake2b
from itertools import product
from math import prod
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta

from gloaming.engine.content.toml_limits import excess
from gloaming.engine.content.validation_messages import validation_message
from gloaming.engine.decoding import convert
from gloaming.engine.errors import GloamingError
from gloaming.engine.match.match import Game
from gloaming.engine.phrases import either_of, listed
from gloaming.games import game as game_as_sold
from gloaming.lab.content.overrides import check_value
from gloaming.lab.content.variants import AS_SOLD, Variant, format_override, make_variant
from gloaming.lab.experiments.experiment import Condition, Experiment, GamePlan
from gloaming.lab.experiments.measures import MEASURES, measures_of
from gloaming.lab.experiments.percentages import parse_share
from gloaming.lab.experiments.report_plan import SECTIONS, OwnTable, ReportPlan
from gloaming.lab.lab_error import LabError
from gloaming.lab.matches.players import Players

MOST_CONDITIONS: Final = 1000
"""The maximum number of conditions of one game."""

OPTION: Final = "options."
"""The beginning of a key of `grid` that varies a setup option, rather than a printed value."""

_NAME: Final = r"^[^\x00-\x1f\x7f-\x9f]*$"
"""What names may consist of: anything without control characters."""

T = TypeVar("T")


class BadExperiment(LabError):
    """Raised when an experiment file is invalid. The message names the file, the key and the fix."""


class VariantEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry `[[variant]]`. packs: folders, relative to the file; overrides: printed values by key."""

    name: Annotated[str, Meta(min_length=1, max_length=80, pattern=_NAME)]
    packs: list[Annotated[str, Meta(min_length=1)]] = []
    overrides: dict[str, Any] = {}


class TableEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry `[[report.table]]`: a table that the report shows first. sql: as for `gloaming lab query`."""

    title: Annotated[str, Meta(min_length=1)]
    sql: Annotated[str, Meta(min_length=1)]
    text: str = ""


class ReportEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The entry `[report]`. sections: the ids of the sections that the report shows; text: its first paragraph."""

    sections: tuple[str, ...] = SECTIONS
    table: list[TableEntry] = []
    text: str = ""


class ExperimentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of an experiment file.

    game, seats, bots: one or several, which are combined; a line-up in `bots` is a bot for all seats, or one per seat
    with commas. seats: by default the game's minimum. rotate: whether bots rotate over the seats, deal by deal.
    options: setup options of all matches. packs: folders, each of which is a variant. variant: variants with several
    packs or overrides. grid: lists of values, which are combined, by keys such as "killer.hans.health" or
    "options.location". baseline: the name of the variant with which others are compared; by default the game as sold,
    which is then played as well. matches: the number of deals, or with `until` the maximum. until: half the width of
    the wanted 95 % intervals, such as "2%"; measure: the measure that has these intervals; decide: whether to stop
    also as soon as it is certain which variant has the higher measure. report: what its
    report shows.
    """

    game: str | list[str]
    title: str = ""
    seats: int | list[int] = []
    bots: str | list[str] = "medium"
    rotate: bool = True
    seed: Annotated[int, Meta(ge=0)] = 0
    options: dict[str, Any] = {}
    packs: list[Annotated[str, Meta(min_length=1)]] = []
    variant: list[VariantEntry] = []
    grid: dict[str, Annotated[list[Any], Meta(min_length=1)]] = {}
    baseline: str = ""
    matches: Annotated[int, Meta(ge=2, le=1_000_000_000)] = 1000
    until: str | float | None = None
    measure: str = ""
    decide: bool = False
    report: ReportEntry = ReportEntry()


def read_experiment(path: Path) -> Experiment:
    """Read an experiment file. Raises BadExperiment."""
    try:
        text = path.read_text(encoding="utf-8-sig")
        if too_much := excess(text):
            raise BadExperiment(f"{path}: {too_much}")
        data = tomllib.loads(text)
    except OSError as error:
        raise BadExperiment(f"{path}: {error.strerror or error}") from None
    except (ValueError, RecursionError) as error:
        raise BadExperiment(f"{path}: not TOML: {error}") from None
    for key, value in data.get("grid", {}).items() if isinstance(data.get("grid"), dict) else ():
        if isinstance(value, dict):
            raise BadExperiment(f"{path}: key 'grid': put the whole key in quotes: {_quoted(key, value)}")
        if not isinstance(value, list):
            raise BadExperiment(f"{path}: key 'grid': write {_quoted(key, None)} = [...], a list of values")
    try:
        file = convert(data, ExperimentFile)
    except msgspec.ValidationError as error:
        message = validation_message(error, ExperimentFile, data).replace("field '", "key '", 1)
        raise BadExperiment(f"{path}: {message}") from None
    fingerprint = blake2b(msgspec.json.encode(data, order="sorted"), digest_size=4).hexdigest()
    return replace(_Reader(path, file).read(), file=path.as_posix(), fingerprint=fingerprint)


class _Reader:
    """Turns the keys of a file into an experiment."""

    def __init__(self, path: Path, file: ExperimentFile) -> None:
        self._path, self._file = path, file
        self._players = Players()

    def read(self) -> Experiment:
        file = self._file
        games = [file.game] if isinstance(file.game, str) else file.game
        if not games or len(set(games)) != len(games):
            raise self._wrong("game", "name one game, or a list of different games")
        if len(games) > 1:
            for key in ("options", "packs", "variant", "grid"):
                if getattr(file, key):
                    raise self._wrong(key, "this belongs to a single game; use a file for each game")
        combined = prod(map(len, file.grid.values()))
        if combined > MOST_CONDITIONS:
            raise self._wrong("grid", f"{combined} combinations; the maximum is {MOST_CONDITIONS}")
        for key, values in file.grid.items():
            for value in values:
                self._tried("grid", partial(check_value, key, value))
        for entry in file.variant:
            for key, value in entry.overrides.items():
                self._tried(f"variant {entry.name!r}", partial(check_value, key, value))
        if file.decide and file.until is None:
            raise self._wrong("decide", 'this needs a precision at which to stop at the latest, as in until = "2%"')
        until = None if file.until is None else self._tried("until", lambda: parse_share(file.until))
        if file.measure and file.measure not in MEASURES:
            raise self._wrong("measure", f"there is no measure {file.measure!r}; it may be {either_of(MEASURES)}")
        plans = [plan for id in games for plan in self._plans(id, until)]
        return Experiment(file.title or self._path.stem, tuple(plans), self._players, self._report())

    def _report(self) -> ReportPlan:
        wanted = self._file.report
        for section in wanted.sections:
            if section not in SECTIONS:
                raise self._wrong("report", f"there is no section {section!r}; it may be {either_of(SECTIONS)}")
        tables = [OwnTable(table.title, table.sql.strip(), _joined(table.text)) for table in wanted.table]
        return ReportPlan(wanted.sections, tuple(tables), _joined(wanted.text))

    def _plans(self, id: str, until: float | None) -> list[GamePlan]:
        """Return the plan of a game for each number of seats."""
        file = self._file
        sold = self._tried("game", lambda: game_as_sold(id))
        variants = self._variants(id)
        baseline = self._baseline(variants, id)
        options = self._options()
        plans = []
        for seats in self._seats(sold):
            bots = self._bots(seats, sold)
            conditions = [
                Condition(id, variant, lineup, chosen) for variant, chosen, lineup in product(variants, options, bots)
            ]
            if len(conditions) > MOST_CONDITIONS:
                raise self._wrong("grid", f"{len(conditions)} combinations; the maximum is {MOST_CONDITIONS}")
            for condition in conditions:
                self._check_options(condition)
            first = conditions[variants.index(baseline) * len(options) * len(bots)]
            known = [measure.id for measure in measures_of(sold, first.bots)]
            if file.measure and file.measure not in known:
                raise self._wrong("measure", f"these matches have no {file.measure!r}; it may be {either_of(known)}")
            number = conditions.index(first)
            measure = file.measure or known[0]
            plans.append(
                GamePlan(conditions, file.seed, file.rotate, file.matches, number, until, measure, file.decide)
            )
        return plans

    def _seats(self, game: Game) -> list[int]:
        given = self._file.seats
        seats = [given] if isinstance(given, int) else given or [game.seats.start]
        for number in seats:
            if number not in game.seats:
                allowed = f"{game.seats.start} to {game.seats.stop - 1}"
                raise self._wrong("seats", f"{game.title} has {allowed} seats, not {number}")
        if len(set(seats)) != len(seats):
            raise self._wrong("seats", "name each number of seats once")
        return seats

    def _bots(self, seats: int, game: Game) -> list[tuple[str, ...]]:
        given = self._file.bots
        lineups = []
        for text in [given] if isinstance(given, str) else given:
            specs = [spec.strip() for spec in text.split(",")]
            if len(specs) not in (1, seats):
                raise self._wrong("bots", f"{text!r} names {len(specs)} bots; name one, or {seats} for {seats} seats")
            for spec in specs:
                self._tried("bots", partial(self._players.add, spec, game, self._path.parent))
            lineups.append(tuple(specs * seats if len(specs) == 1 else specs))
        if not lineups or len(set(lineups)) != len(lineups):
            raise self._wrong("bots", "name at least one bot, and none twice")
        return lineups

    def _variants(self, id: str) -> list[Variant]:
        file = self._file
        entries = [*file.variant, *[VariantEntry(Path(pack).name, [pack]) for pack in file.packs]]
        names = [entry.name for entry in entries]
        unchanged = any([not entry.packs and not entry.overrides for entry in entries])
        if file.baseline not in names and not unchanged:
            entries.insert(0, VariantEntry(AS_SOLD))
        axes = {key: values for key, values in file.grid.items() if not key.startswith(OPTION)}
        variants: list[Variant] = []
        for entry in entries:
            packs = [self._path.parent / pack for pack in entry.packs]
            if packs:
                key = f"variant {entry.name!r}" if entry in file.variant else "packs"
                self._tried(key, partial(make_variant, id, packs))
            for values in product(*axes.values()):
                grid = dict(zip(axes, values, strict=True))
                words = [entry.name] if entry.name != AS_SOLD or not grid else []
                name = ", ".join([*words, *map(format_override, grid.keys(), grid.values())])
                key = f"variant {entry.name!r}" if entry.overrides or not grid else "grid"
                overrides = {**entry.overrides, **grid}
                if name in [variant.name for variant in variants]:
                    raise self._wrong("variant", f"two variants are named {name!r}; give each its own name")
                variants.append(self._variant(key, id, packs, overrides, name))
        return variants

    def _variant(self, key: str, id: str, packs: Sequence[Path], overrides: dict[str, Any], name: str) -> Variant:
        for place, value in overrides.items():
            if isinstance(value, dict) and place.count(".") == 0:
                raise self._wrong(key, f"put the whole key in quotes: {_quoted(place, value)}")
        return self._tried(key, lambda: make_variant(id, packs, overrides, name))

    def _baseline(self, variants: Sequence[Variant], id: str) -> Variant:
        wanted = self._file.baseline
        for variant in variants:
            if variant.name == wanted if wanted else variant.is_as_sold:
                return variant
        if wanted:
            names = [repr(variant.name) for variant in variants]
            raise self._wrong("baseline", f"there is no variant {wanted!r}; it may be {either_of(names)}")
        return variants[0]

    def _options(self) -> list[dict[str, Any]]:
        axes = {key.removeprefix(OPTION): values for key, values in self._file.grid.items() if key.startswith(OPTION)}
        twice = sorted(axes.keys() & self._file.options.keys())
        if twice:
            raise self._wrong("grid", f"the options also set {listed(twice)}; name each in one of the two")
        return [{**self._file.options, **dict(zip(axes, values, strict=True))} for values in product(*axes.values())]

    def _check_options(self, condition: Condition) -> None:
        game = condition.variant.load()
        key = "grid" if any([name not in self._file.options for name in condition.options]) else "options"
        self._tried(key, lambda: game.settings(condition.seats, condition.options))

    def _wrong(self, key: str, message: str) -> BadExperiment:
        return BadExperiment(f"{self._path}: key {key!r}: {message}")

    def _tried(self, key: str, function: Callable[[], T]) -> T:
        """Return the value of a function. Its errors name the file and the key."""
        try:
            return function()
        except GloamingError as error:
            raise self._wrong(key, str(error)) from None


def _joined(text: str) -> str:
    """Return a paragraph without its line breaks."""
    return " ".join(text.split())


def _quoted(key: str, value: Any) -> str:
    """Return the first whole key in tables that TOML has made from a key without quotes."""
    while isinstance(value, dict) and value:
        part, value = next(iter(value.items()))
        key += f".{part}"
    return f'"{key}"'
