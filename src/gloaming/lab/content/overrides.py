"""Single changes of printed values: `killer.hans.health = 10` becomes a pack with one changed entry.

A key names the table, the entry and the field, and further fields or list positions (from 0) inside: the attack of the
first row is `killer.hans.rows.0.attack`. An entry is named by its id, or by a beginning of its id that no other entry
of the table shares.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from copy import deepcopy
from difflib import get_close_matches
from typing import Any, Final

from gloaming.engine.content.pack_limits import MANIFEST
from gloaming.engine.phrases import either_of
from gloaming.games import content_sources
from gloaming.lab.content.game_files import PackFiles
from gloaming.lab.content.toml_text import toml_tables, toml_value
from gloaming.lab.lab_error import LabError

BOM: Final = "\ufeff"
"""The mark at the beginning of some text files, which is no TOML."""

PACK_NAME: Final = "overrides"
"""The name of the pack that overrides become; errors about a value begin with it."""


NOT_IN_PACKS: Final = frozenset({"rule", "topic", "ruling", "known", "ours"})
"""Fields that name clauses of RULES.md or are printed in them."""


class BadOverride(LabError):
    """Raised when the key of an override names nothing in the content. The message names the key and what there is."""


Entries = dict[str, dict[str, dict[str, Any]]]
"""Entries as printed: by table and id, the fields that the content files mention."""


def printed_entries(game: str, packs: Sequence[PackFiles] = ()) -> Entries:
    """Return the entries of a game with packs. Raises UnknownGame."""
    folders, files = content_sources(game)
    texts = [
        path.read_text("utf-8") for folder in folders for path in sorted(folder.glob("*.toml")) if path.name != MANIFEST
    ]
    texts += [text for pack in packs for name, text in pack.files if name != MANIFEST]
    entries: Entries = {table: {} for table in files}
    for text in texts:
        for table, added in tomllib.loads(text.removeprefix(BOM)).items():
            if table in entries:
                entries[table].update({entry["id"]: entry for entry in added})
    return entries


def as_in_pack(entry: Mapping[str, Any]) -> dict[str, Any]:
    """Return an entry of the box without the fields that only the game's own entries can have."""
    return {field: value for field, value in entry.items() if field not in NOT_IN_PACKS}


def override_pack(game: str, entries: Entries, overrides: Mapping[str, Any]) -> PackFiles:
    """Return the pack that applies overrides to entries of a game. Raises BadOverride.

    Whether the values are allowed is checked when the pack is loaded.
    """
    changed: Entries = {}
    for key, value in overrides.items():
        table, entry, path = _located(key, entries)
        change = changed.setdefault(table, {}).setdefault(entry, deepcopy(entries[table][entry]))
        _set(change, path, value, key)
    files = content_sources(game)[1]
    by_file: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for table, those in changed.items():
        by_file.setdefault(files[table], {})[table] = list(those.values())
    texts = {file: toml_tables(tables) for file, tables in by_file.items()}
    texts[MANIFEST] = f'game = "{game}"\ntitle = "Overrides"\n'
    return PackFiles(PACK_NAME, tuple(sorted(texts.items())))


def printed_value(key: str, entries: Entries) -> Any:
    """Return the printed value that an override with this key would replace; None if the field has its default.

    Raises BadOverride.
    """
    table, entry, path = _located(key, entries)
    place: Any = entries[table][entry]
    for number, part in enumerate(path):
        if isinstance(place, dict) and part not in place and number == len(path) - 1:
            return None
        place = _inside(place, part, key)
    return place


def _located(key: str, entries: Entries) -> tuple[str, str, list[str]]:
    """Return the table, the id of the entry and the path of the field that a key names. Raises BadOverride."""
    table, *rest = key.split(".")
    if len(rest) < 2 or not all(rest):
        raise BadOverride(f"{key!r}: write TABLE.ENTRY.FIELD, as in 'killer.hans.health'")
    if table not in entries:
        raise BadOverride(f"{key!r}: there is no table {table!r}; it may be {either_of(sorted(entries))}")
    name, *path = rest
    ids = entries[table]
    found = [name] if name in ids else [id for id in ids if id.startswith(name)]
    if len(found) == 1:
        return table, found[0], path
    if found:
        raise BadOverride(f"{key!r}: {name!r} is ambiguous; it may be {either_of(found)}")
    near = get_close_matches(name, ids, 5, 0.4) or sorted(ids)[:10]
    raise BadOverride(f"{key!r}: there is no {table} {name!r}; it may be {either_of(near)}")


def check_value(key: str, value: Any) -> None:
    """Raise BadOverride if no content file can have a value, such as a date."""
    try:
        toml_value(value)
    except TypeError as error:
        raise BadOverride(f"{key!r}: {error}") from None


def _set(entry: dict[str, Any], path: Sequence[str], value: Any, key: str) -> None:
    check_value(key, value)
    place: Any = entry
    for part in path[:-1]:
        place = _inside(place, part, key)
    if isinstance(place, dict):
        place[path[-1]] = value
    else:
        _inside(place, path[-1], key)
        place[int(path[-1])] = value


def _inside(place: Any, part: str, key: str) -> Any:
    """Return the value at a field or list position of a value. Raises BadOverride if there is none."""
    if isinstance(place, dict):
        if part in place:
            return place[part]
        raise BadOverride(f"{key!r}: there is no field {part!r}; it may be {either_of(sorted(place))}")
    if isinstance(place, list):
        if part.isdecimal() and int(part) < len(place):
            return place[int(part)]
        raise BadOverride(f"{key!r}: {part!r} is no position in a list; use 0 to {len(place) - 1}")
    raise BadOverride(f"{key!r}: {part!r} is inside {place!r}, which has no fields; end the key before it")
