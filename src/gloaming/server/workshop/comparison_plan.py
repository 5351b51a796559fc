"""Plan the matches that show whether an entry of a pack is fair: who plays them, with which options, against what."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from gloaming.engine.errors import BadSetup
from gloaming.engine.match.match import Game
from gloaming.engine.phrases import in_words, plural
from gloaming.games import game as game_as_sold
from gloaming.lab.content.game_files import GameFiles
from gloaming.lab.content.overrides import printed_entries
from gloaming.lab.runs.seeds import derive_seed
from gloaming.lab.runs.work_units import Unit

BOT: Final = "policy"
"""The bot that plays all seats: in every game the learned policy decides best for its CPU time."""

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
    options: settings of the matches; seconds: the limit of CPU time; deals: the maximum number of deals; seed: the same
    seed gives the same deals; precision: half the width of the interval at which to stop, from 0 to 1.
    """

    files: GameFiles
    table: str = ""
    entry: str = ""
    options: dict[str, Any] = {}
    seconds: float = 120.0
    deals: int = 20_000
    seed: int = 0
    precision: float = 0.02


@dataclass(frozen=True)
class ComparisonPlan:
    """The matches of a comparison.

    new, old: the game with the pack, and as sold; seats: the number of seats; name: the name of the entry, or of the
    pack; rival: the words for what it is compared with, such as "the 4 Killers of the box"; always: whether the entry is
    in play in every match because of the options; pairs: the options of the match with the pack and of that with the
    box, deal by deal in turn; some: the option that takes a list, its entry and its choices in the box, if the entry is
    chosen by such an option.
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
    some: tuple[str, str, tuple[str, ...], int] | None = None
    changed: bool = False

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
        bots = (BOT,) * self.seats
        return Unit(self.new.id, bots, seed, seed, new, NEW), Unit(self.new.id, bots, seed, seed, old)

    def _listed(self, new: dict[str, Any], old: dict[str, Any], seed: int) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the options with lists that differ in the entry only."""
        assert self.some is not None
        option, entry, choices, count = self.some
        dice = random.Random(seed)
        if entry in choices:
            both = [entry, *dice.sample([choice for choice in choices if choice != entry], count - 1)]
            return {**new, option: both}, {**old, option: both}
        drawn = dice.sample(choices, count)
        return {**new, option: [entry, *drawn[1:]]}, {**old, option: drawn}


NEW: Final = "new"
"""The id of the variant with the pack."""


@dataclass
class _Chosen:
    """How the entry is chosen by options. values: those of the box with which it is compared."""

    option: str = ""
    value: Any = None
    values: list[Any] = field(default_factory=list)
    many: bool = False


def plan_comparison(task: ComparisonTask) -> ComparisonPlan:
    """Return the plan of a comparison. Raises BadContent for a faulty pack, and BadSetup for options that do not fit."""
    new, old = task.files.load(), game_as_sold(task.files.game)
    entries = printed_entries(new.id, task.files.packs)
    box = printed_entries(new.id)
    entry = entries.get(task.table, {}).get(task.entry, {})
    if task.entry and not entry:
        raise BadSetup(f"the pack has no {task.table} {task.entry!r}: name one of its entries, or none")
    changed = task.entry in box.get(task.table, {})
    title = task.files.packs[-1].name if task.files.packs else "the pack"
    name = str(entry.get("name") or entry.get("title") or entry.get("id") or title)
    chosen = _chosen(new, old, task, entry, box)
    least = entry.get("hunters", [0])[0] if task.table == "scenario" else 0
    seats = max(2 if new.seats.stop > 2 else 1, least)
    common = {**_related(new, old, entry, chosen.option), **task.options}
    some = None
    pairs: list[tuple[dict[str, Any], dict[str, Any]]] = [(common, common)]
    if chosen.many:
        described = next(one.describe() for one in old.form_settings if one.id == chosen.option)
        some = (chosen.option, task.entry, tuple(described["choices"]), int(described["counts"][str(seats)]))
    elif chosen.option:
        olds = [task.entry] if changed and chosen.value == task.entry else [chosen.value] if changed else chosen.values
        mine = {**common, chosen.option: chosen.value}
        pairs = [(mine, {**common, chosen.option: value}) for value in olds]
        pairs = [pair for pair in pairs if _fits(old, seats, pair[1])] or pairs[:1]
        if not _fits(new, seats, mine):
            new.settings(seats, mine)
    else:
        new.settings(seats, common)
        old.settings(seats, {key: value for key, value in common.items()})
    rival = "the box"
    if chosen.option and not changed and not chosen.many:
        noun = next((one.name for one in old.form_settings if one.id == chosen.option), task.table)
        noun = noun if chosen.option == task.table else "room"
        count = len(pairs)
        where = "the box" if noun != "room" else "the same board"
        rival = f"the {in_words(count)} {plural(noun)} of {where}" if count > 1 else f"the {noun} of {where}"
    elif changed:
        rival = "the printed one"
    return ComparisonPlan(
        task,
        new,
        old,
        seats,
        name,
        rival,
        bool(chosen.option),
        tuple(pairs),
        frozenset(_pieces(new, task)),
        some,
        changed,
    )


def _chosen(
    new: Game, old: Game, task: ComparisonTask, entry: Mapping[str, Any], box: Mapping[str, Mapping[str, Any]]
) -> _Chosen:
    """Return the option that puts an entry into play, if there is one."""
    if not task.entry:
        return _Chosen()
    sold = {one.id: one.describe() for one in old.form_settings}
    for described in [one.describe() for one in new.form_settings]:
        id, kind = described["id"], described["kind"]
        if id in task.options and id == task.table:
            continue
        if kind == "some" and task.entry in described["choices"] and task.table == "type":
            return _Chosen(id, many=True)
        if kind == "one" and task.entry in described["choices"] and id.startswith((task.table, "board-")):
            return _Chosen(id, task.entry, list(sold[id]["choices"]))
        if kind == "number" and described.get("names") and id == task.table:
            ids = list(printed_entries(new.id, task.files.packs)[task.table])
            alike = [
                number
                for number, other in enumerate(box[task.table].values(), 1)
                if other.get("level") == entry.get("level")
            ]
            return _Chosen(id, ids.index(task.entry) + 1, alike or list(range(1, len(box[task.table]) + 1)))
    return _Chosen()


def _related(new: Game, old: Game, entry: Mapping[str, Any], own: str) -> dict[str, Any]:
    """Return the options that an entry belongs to: a Setup card to its Location, a Terror card to its Killer."""
    found: dict[str, Any] = {}
    choices: dict[str, Sequence[str]] = {
        one.id: one.describe()["choices"] for one in old.form_settings if one.describe()["kind"] == "one"
    }
    for name, value in entry.items():
        for option, values in choices.items():
            if name != "id" and option != own and isinstance(value, str) and value in values and name in ("of", option):
                found[option] = value
    return found


def _fits(game: Game, seats: int, options: Mapping[str, Any]) -> bool:
    try:
        game.new(seats=seats, seed=0, options=options)
    except BadSetup:
        return False
    return True


def _pieces(game: Game, task: ComparisonTask) -> list[str]:
    """Return the ids under which matches record the cards and pieces of the entry."""
    id = task.entry
    if not id:
        return []
    known = [str(entry["id"]) for entry in game.content()]
    found = {id, f"{task.table}-{id}"}
    found |= {one for one in known if task.table == "type" and one.startswith(f"{id}-") and one.rpartition("-")[2].isdecimal()}
    return sorted(found)
