"""Plan the matches that show whether an entry of a pack is fair: who plays them, with which options, against what."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from gloaming.engine.errors import BadSetup
from gloaming.engine.match.match import Game
from gloaming.engine.phrases import in_words, plural
from gloaming.games import game as game_as_sold
from gloaming.lab.content.game_files import GameFiles
from gloaming.lab.content.overrides import Entries, printed_entries
from gloaming.lab.runs.seeds import derive_seed
from gloaming.lab.runs.work_units import Unit

BOT: Final = "policy"
"""The bot that plays all seats: in every game the learned policy decides best for its CPU time."""

NEW: Final = "new"
"""The id of the variant with the pack."""

OPPOSING: Final = {
    "final-girl": ("killer", "minion", "finale", "power", "terror", "event", "token", "location", "setup"),
    "ghost-hunter": ("event", "monster", "scenario", "tile"),
}
"""The tables of entries that are against the players: stronger ones make players win less often."""

PLACES: Final = frozenset({"location", "setup", "scenario", "tile"})
"""Tables of opposing entries that are called hard or easy rather than strong or weak."""

USABLE: Final = {
    "dont-go-in-there": ("type",),
    "final-girl": ("action", "item", "bonus"),
    "fatal-frame": ("ghost", "item", "upgrade", "action"),
    "follow-your-fear": ("card", "spirit"),
    "ghost-hunter": ("item",),
}
"""The tables of entries that players choose to use, so that their use is counted."""


class ComparisonTask(msgspec.Struct, frozen=True):
    """A task to compare a pack with the box.

    files: the game with the pack; table, entry: the entry whose effect is of interest, "" for the pack as a whole;
    options: settings of the matches; title: the title of the pack; seconds: the limit of CPU time; deals: the maximum
    number of deals; seed: the same seed gives the same deals; precision: half the width of the interval at which to
    stop, from 0 to 1; bot: the bot that plays all seats.
    """

    files: GameFiles
    table: str = ""
    entry: str = ""
    options: dict[str, Any] = {}
    title: str = ""
    seconds: float = 120.0
    deals: int = 20_000
    seed: int = 0
    precision: float = 0.02
    bot: str = BOT


@dataclass(frozen=True)
class ListedEntry:
    """An entry that is chosen by an option that takes a list.

    choices: the entries of the box; count: the length of the list.
    """

    option: str
    entry: str
    choices: tuple[str, ...]
    count: int


@dataclass(frozen=True)
class ComparisonPlan:
    """The matches of a comparison.

    new, old: the game with the pack, and as sold; seats: the number of seats; name: the name of the entry, or of the
    pack; rival: what it is compared with, such as "the four Killers of the box"; always: whether the options put the
    entry into play in every match; pairs: the options of the match with the pack and of that with the box, deal by deal
    in turn; pieces: the ids of the entry's cards and pieces; some: how the entry is chosen by an option that takes a
    list, if it is.
    """

    task: ComparisonTask
    new: Game
    old: Game
    seats: int
    name: str
    rival: str
    always: bool
    pairs: tuple[tuple[dict[str, Any], dict[str, Any]], ...]
    pieces: frozenset[str] = frozenset()
    some: ListedEntry | None = None

    @property
    def is_opposing(self) -> bool:
        """Whether the entry is against the players."""
        return self.task.table in OPPOSING.get(self.new.id, ())

    @property
    def is_place(self) -> bool:
        """Whether the entry is an opposing place, which is hard or easy rather than strong or weak."""
        return self.is_opposing and self.task.table in PLACES

    @property
    def is_usable(self) -> bool:
        """Whether players choose to use the entry."""
        return self.task.table in USABLE[self.new.id]

    def group(self, deal: int) -> int:
        """Return the number of the pair of options with which a deal is played."""
        return deal % len(self.pairs)

    def units(self, deal: int) -> tuple[Unit, Unit]:
        """Return the match of a deal with the pack, and that with the box. Their seeds are the same."""
        seed = derive_seed(f"{self.task.seed} match {deal}")
        new, old = self.pairs[self.group(deal)]
        if self.some is not None:
            new, old = self._listed(new, old, seed)
        bots = (self.task.bot,) * self.seats
        return Unit(self.new.id, bots, seed, seed, new, NEW), Unit(self.new.id, bots, seed, seed, old)

    def _listed(self, new: dict[str, Any], old: dict[str, Any], seed: int) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the options with lists that differ in the entry only."""
        assert self.some is not None
        option, entry, choices, count = self.some.option, self.some.entry, self.some.choices, self.some.count
        dice = random.Random(seed)
        if entry in choices:
            both = [entry, *dice.sample([choice for choice in choices if choice != entry], count - 1)]
            return {**new, option: both}, {**old, option: both}
        drawn = dice.sample(choices, count)
        return {**new, option: [entry, *drawn[1:]]}, {**old, option: drawn}


@dataclass(frozen=True)
class _Chosen:
    """An option that puts an entry into play: its id, the value for the entry, and the values of the box to compare."""

    option: str
    value: Any
    rivals: tuple[Any, ...]
    noun: str


def plan_comparison(task: ComparisonTask) -> ComparisonPlan:
    """Return the plan of a comparison.

    Raises BadContent for a faulty pack, and BadSetup for an unknown entry or for options that do not fit.
    """
    new, old = task.files.load(), game_as_sold(task.files.game)
    entries, box = printed_entries(new.id, task.files.packs), printed_entries(new.id)
    if not task.entry:
        task = _with_main_entry(task, new, entries, box)
    entry = entries.get(task.table, {}).get(task.entry, {})
    if task.entry and not entry:
        raise BadSetup(f"the pack has no {task.table} {task.entry!r}: name one of its entries, or none")
    changed = task.entry in box.get(task.table, {})
    seats = max(2 if new.seats.stop > 2 else 1, entry["hunters"][0] if task.table == "scenario" else 0)
    mine, its = (_related(game, entry, task.table) | task.options for game in (new, old))
    some, chosen = _listed_entry(old, new, task, seats), _chosen(new, old, task, entry, box)
    rival, pairs = "the printed one" if changed else "the box", [(mine, its)]
    if chosen is not None:
        mine = {**mine, chosen.option: chosen.value}
        rivals = (chosen.value,) if changed else chosen.rivals
        pairs = [(mine, {**its, chosen.option: value}) for value in rivals]
        pairs = [pair for pair in pairs if _fits(old, seats, pair[1])] or pairs[:1]
        if not changed:
            many = len(pairs) > 1
            rival = (
                f"the {in_words(len(pairs))} {plural(chosen.noun)} of the box" if many else f"{chosen.noun} of the box"
            )
    for game, options in ((new, mine), (old, pairs[0][1])):
        game.settings(seats, options)
    return ComparisonPlan(
        task,
        new,
        old,
        seats,
        str(entry.get("name") or entry.get("title") or entry.get("id") or task.title or "the pack"),
        rival,
        chosen is not None or some is not None,
        tuple(pairs),
        frozenset(
            [piece for piece, place in new.box.added.entries.items() if place == (task.table, task.entry)]
            if task.entry
            else []
        ),
        some,
    )


def _with_main_entry(task: ComparisonTask, new: Game, entries: Entries, box: Entries) -> ComparisonTask:
    """Return the task with the entry that the pack is about: a Killer with its cards, or a lone card.

    If there is no such entry, the task stays as it is.
    """
    own = [
        (table, id)
        for table, those in entries.items()
        for id, entry in those.items()
        if box.get(table, {}).get(id) != entry
    ]
    options = {setting.id for setting in new.form_settings}
    main = [place for place in own if place[0] in options] or own
    return msgspec.structs.replace(task, table=main[0][0], entry=main[0][1]) if len(main) == 1 else task


def _listed_entry(old: Game, new: Game, task: ComparisonTask, seats: int) -> ListedEntry | None:
    """Return how the entry is chosen by an option that takes a list, None if it is not."""
    for setting in new.form_settings:
        described = setting.describe()
        if described["kind"] == "some" and setting.id == f"{task.table}s" and setting.id not in task.options:
            sold = next(one.describe() for one in old.form_settings if one.id == setting.id)
            return ListedEntry(setting.id, task.entry, tuple(sold["choices"]), int(sold["counts"][str(seats)]))
    return None


def _chosen(new: Game, old: Game, task: ComparisonTask, entry: Mapping[str, Any], box: Entries) -> _Chosen | None:
    """Return the option that puts the entry into play, None if there is none.

    It is the option with the name of the table or, for a room, that of its board.
    """
    option = f"board-{entry.get('board')}" if task.table == "room" else task.table
    described = next((one.describe() for one in new.form_settings if one.id == option), None)
    if described is None or not task.entry:
        return None
    if described["kind"] == "one":
        sold = next(one.describe() for one in old.form_settings if one.id == option)
        noun = "room on its board" if task.table == "room" else str(described["name"])
        return _Chosen(option, task.entry, tuple(sold["choices"]), noun)
    ids = [str(one["id"]) for one in new.content() if one["kind"] == task.table]
    levels = [one.get("level") for one in box[task.table].values()]
    alike = [number for number, level in enumerate(levels, 1) if level == entry.get("level")]
    numbers = alike or list(range(1, len(levels) + 1))
    noun = f"{described['name']} of level {entry.get('level')}" if alike else str(described["name"])
    return _Chosen(option, ids.index(task.entry) + 1, tuple(numbers), noun)


def _related(game: Game, entry: Mapping[str, Any], table: str) -> dict[str, Any]:
    """Return the options that an entry belongs to: a Setup card to its Location, a Terror card to its Killer."""
    found: dict[str, Any] = {"bonus": "on"} if table == "bonus" else {}
    for setting in game.form_settings:
        described = setting.describe()
        for name in ("of", setting.id):
            value = entry.get(name)
            if described["kind"] == "one" and setting.id != table and value in described["choices"]:
                found[setting.id] = value
    return found


def _fits(game: Game, seats: int, options: Mapping[str, Any]) -> bool:
    """Return whether a match can be started with some options."""
    try:
        game.new(seats=seats, seed=0, options=options)
    except BadSetup:
        return False
    return True
