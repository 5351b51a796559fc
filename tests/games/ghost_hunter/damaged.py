"""Entries of the box with one field damaged, as a pack would have them, and matches with what is let through."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import Any

from gloaming.engine.content.schema import word
from gloaming.engine.errors import BadContent
from gloaming.engine.rules.effects import Verb
from gloaming.engine.state.dice import seeded
from gloaming.games.ghost_hunter import GAME
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.packs import BOX

LONGEST = 6000
"""Choices of a match, at most: none of the box's is half as long."""


@dataclass(frozen=True)
class Damage:
    """One field of an entry that says something else. kind: the class and field; path: where in the entry."""

    table: str
    id: str
    kind: str
    path: tuple[str | int, ...]
    bad: Any

    def __str__(self) -> str:
        return f"{self.id}-{self.kind}-{'.'.join([str(step) for step in self.path])}-{self.bad}"


def tables(box: Box) -> dict[str, tuple[Any, ...]]:
    """Every entry of a box, by its table."""
    bosses = len(box.scenarios)
    return {
        "tile": box.tiles,
        "event": box.events,
        "monster": box.monsters[: len(box.monsters) - bosses],
        "item": box.items,
        "character": box.characters,
        "scenario": box.scenarios,
    }


FILES = {name: f"{name}s.toml" for name in tables(BOX)}


def whole(thing: Any) -> Any:
    """An entry as plain data, every field of it, also those that are as they are without being said."""
    if isinstance(thing, tuple):
        return [whole(part) for part in thing]
    if not is_dataclass(thing) or isinstance(thing, type):
        return thing
    data: dict[str, Any] = {"verb": word(type(thing))} if isinstance(thing, Verb) else {}
    for field in fields(thing):
        value = getattr(thing, field.name)
        if value is not None:
            data[field.name] = whole(value)
    return data


def leaves(thing: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str, tuple[str | int, ...], Any]]:
    """Every field that is a text, a number or a list: its class and name, where it stands, and what it says."""
    for field in fields(thing):
        value = getattr(thing, field.name)
        here = (*path, field.name)
        kind = f"{type(thing).__name__}.{field.name}"
        if isinstance(value, tuple):
            yield kind, here, value
            for number, element in enumerate(value):
                if is_dataclass(element):
                    yield from leaves(element, (*here, number))
                elif isinstance(element, tuple):
                    for place, part in enumerate(element):
                        yield f"{kind}[{place}]", (*here, number, place), part
                else:
                    yield f"{kind}[]", (*here, number), element
        elif is_dataclass(value):
            yield from leaves(value, here)
        elif value is not None and not isinstance(value, bool):
            yield kind, here, value


def damages() -> Iterator[Damage]:
    """Each text as nonsense and as nothing, each number far too low and too high, each list empty."""
    for table, entries in tables(BOX).items():
        for entry in entries:
            for kind, path, value in leaves(entry):
                bads: tuple[Any, ...] = ("nonsense", "")
                if isinstance(value, int):
                    bads = (-99, 10**6)
                elif isinstance(value, tuple):
                    bads = ([],)
                for bad in bads:
                    if path != ("id",):
                        yield Damage(table, entry.id, kind, path, bad)


def written(data: Any) -> str:
    """Plain data as TOML has it within a line."""
    if isinstance(data, dict):
        return "{ " + ", ".join([f"{name} = {written(entry)}" for name, entry in data.items()]) + " }"
    if isinstance(data, list):
        return "[" + ", ".join([written(entry) for entry in data]) + "]"
    return json.dumps(data, ensure_ascii=False)


def pack_of(folder: Path, table: str, *entries: dict[str, Any]) -> Path:
    """A pack of one entry, or of some of a table."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    (folder / "pack.toml").write_text('game = "ghost-hunter"\ntitle = "Damaged"\n')
    lines: list[str] = []
    for entry in entries:
        lines += [f"[[{table}]]", *[f"{name} = {written(value)}" for name, value in entry.items()]]
    (folder / FILES[table]).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def damaged(damage: Damage) -> dict[str, Any]:
    """The entry with its damage."""
    [damaged_entry] = [entry for entry in tables(BOX)[damage.table] if entry.id == damage.id]
    data = whole(damaged_entry)
    inside = data
    for step in damage.path[:-1]:
        inside = inside[step]
    inside[damage.path[-1]] = damage.bad
    return dict(data)


def outcome(damage: Damage, folder: Path, matches: int = 3) -> str:
    """How the pack is refused, which must name file, entry and field; "" where matches with it go to their end.

    If two entries do not match, the error is about either, and names the other.
    """
    pack = pack_of(folder, damage.table, damaged(damage))
    try:
        game = GAME.with_packs(pack)
    except BadContent as error:
        message = str(error)
        assert (
            f"{FILES[damage.table]}: {damage.table} " in message
            and message.startswith(("mine/", "content/"))
            and damage.id in message
        ), message
        assert re.search(r": field '\w+(\[\d+\]|\.\w+)*': ", message), message
        return message
    game.content()
    game.clauses()
    scenario = 1
    if damage.table == "scenario":
        scenario = [scenario.id for scenario in game.box.scenarios].index(damage.id) + 1
    for seed in range(matches):
        play(game, scenario, seed)
    return ""


def play(game: Any, scenario: int, seed: int) -> None:
    """A match by chance, every other one by the rules of thumb, which go by what a scenario says of its aims."""
    match = game.new(seats=2 + seed % 3, seed=seed, options={"scenario": scenario, "dealt": "yes"})
    chance = seeded(seed)
    choices = 0
    while match.decision is not None:
        if seed % 2:
            match.pick(chance.weighted(match.policy_weights()))
        else:
            match.pick(chance.below(len(match.decision.options)))
        choices += 1
        assert choices < LONGEST, "it has no end"
    assert match.check() == []
    for seat in range(match.seats):
        match.view(seat)
        match.events(seat)
