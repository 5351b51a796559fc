"""Read packs: folders of TOML files whose entries make up a game's box.

A later pack adds entries, or replaces entries with the same id. A pack contains only data, of limited size. Errors name
the file, entry and field.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

import msgspec

from gloaming.engine.content.added_packs import AddedPacks
from gloaming.engine.content.clauses import clauses
from gloaming.engine.content.content_checks import check_clauses, entries_of
from gloaming.engine.content.pack_archive import unpacked
from gloaming.engine.content.pack_entries import BoxEntry, P, check_line, decode_entry
from gloaming.engine.content.pack_format import PackFormat
from gloaming.engine.content.pack_limits import MANIFEST, MOST_BYTES, MOST_ENTRIES
from gloaming.engine.content.schema import Schema, keep_parts
from gloaming.engine.content.toml_limits import excess
from gloaming.engine.content.validation_messages import validation_message
from gloaming.engine.decoding import convert
from gloaming.engine.errors import BadContent

WORDS: Final = ("name", "text", "line", "source", "rule", "topic", "known", "ours", "ruling")
"""Names of fields that are only shown to people.

Changing these fields does not change the fingerprint of the content.
"""


TOML_HINTS: Final = {
    "Invalid value": "a text needs straight quotes; true and false are lowercase without quotes",
    "Invalid initial character": "a table in { } must be on one line, without a comma before the }",
    "Cannot overwrite a value": "a field appears twice in one entry",
}
"""Hints on how to fix an error, by the first words of the message from Python's TOML parser."""


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of `pack.toml`.

    game: the id of the pack's game; title: the title of the pack, shown to people; replaces: the ids of entries that
    belong to others, by their field `of`, and that the pack replaces on purpose.
    """

    game: str
    title: str = ""
    replaces: tuple[str, ...] = ()


CORE_FILES: dict[Path, dict[str, dict[str, Any]]] = {}
CORE_ENTRIES: dict[tuple[Path, str], dict[str, Any]] = {}
"""Caches of the games' own content: CORE_FILES of the files of each folder, CORE_ENTRIES of the decoded entries."""

_PLAIN: dict[int, msgspec.Raw] = {}
"""A cache of the JSON data of the games' own entries, for fingerprints, by the `id()` of the entry.

The entries live as long as the process, so each `id()` stays unique.
"""


class Packs:
    """The content of one game with its added packs.

    core: the game's own content folders; folders: the folders or archives of the added packs, in load order; tables:
    maps each table to the name of its file; schema: decodes the entries. Raises BadContent.

    Attributes: format: what packs of the game may contain; titles: the titles of the added packs; tables: the entries
    of each table that has been read.
    """

    def __init__(
        self, game: str, core: Sequence[Path], folders: Sequence[Path], tables: Mapping[str, str], schema: Schema
    ) -> None:
        self.format = PackFormat(game, tables, schema)
        self._wheres: dict[tuple[str, str], str] = {}
        self._from: dict[tuple[str, str], int] = {}
        self._replaces: list[frozenset[str]] = []
        self.tables: dict[str, tuple[Any, ...]] = {}
        self._packs: list[tuple[Path, dict[str, dict[str, Any]]]] = []
        for folder in core:
            if folder not in CORE_FILES:
                CORE_FILES[folder] = self._files(folder, folder.name)
            self._packs.append((folder, CORE_FILES[folder]))
            self._replaces.append(frozenset())
        self.titles: list[str] = []
        for path in folders:
            folder = unpacked(path)
            manifest = manifest_of(folder)
            if manifest.game != game:
                raise BadContent(
                    f"{folder.name}/{MANIFEST}: field 'game': the pack is for {manifest.game!r}, not for {game!r}"
                )
            self._packs.append((folder, self._files(folder, folder.name)))
            self._replaces.append(frozenset(manifest.replaces))
            if not self._packs[-1][1]:
                files = ", ".join(sorted({*tables.values()}))
                raise BadContent(f"{folder.name}: nothing but {MANIFEST}; a pack of this game may have {files}")
            self.titles.append(manifest.title or folder.name)

    def read(self, table: str, cls: type[P], *, optional: bool = False) -> tuple[P, ...]:
        """Return the entries of a table from all packs. Raises BadContent.

        An entry that a later pack replaces keeps its position in the order. cls: the class of the entries; optional:
        whether the table may be empty.
        """
        self.format.declare(table, cls, optional)
        by_id: dict[str, P] = {}
        file = self.format.files[table]
        for number, (folder, files) in enumerate(self._packs):
            where = f"{folder.name}/{file}: {table}"
            entries = CORE_ENTRIES.get((folder, table))
            if entries is None:
                entries = self._entries(where, table, files.get(file, {}).get(table, []), cls)
                if folder in CORE_FILES:
                    CORE_ENTRIES[folder, table] = entries
                    for entry in entries.values():
                        self._keep(entry)
            for id, entry in entries.items():
                self._check_owner(number, f"{where} {id}", by_id.get(id), entry)
                by_id[id] = entry
                self._from.setdefault((table, id), number)
                self._wheres[table, id] = f"{where} {id}"
                self._wheres[table, ""] = where
        if not by_id and not optional:
            raise BadContent(f"{self._packs[0][0].name}/{file}: it has no [[{table}]]")
        read = tuple(by_id.values())
        self.tables[table] = read
        return read

    def _check_owner(self, pack: int, where: str, before: P | None, entry: P) -> None:
        """Check that an entry does not replace one with another owner, unless its pack says so. Raises BadContent.

        The owner is the field `of` or `owner`, where entries have one. pack: the number of the pack that has the entry.
        """
        owner = _owner(before)
        if before is None or owner == _owner(entry) or entry.id in self._replaces[pack]:
            return
        field = "of" if getattr(before, "of", "") else "owner"
        raise BadContent(
            f"{where}: field {field!r}: {entry.id!r} is an entry of {owner!r}; choose another id, or write "
            f"replaces = [{json.dumps(entry.id)}] in {MANIFEST} to replace it"
        )

    def in_order(self, tables: Sequence[tuple[str, Sequence[P]]]) -> tuple[P, ...]:
        """Return the entries of several tables in the order of the packs that first have them.

        Entries of a later pack then come after all others, so that saves can store their position.
        """
        listed = [(self._from[table, entry.id], entry) for table, entries in tables for entry in entries]
        return tuple([entry for _, entry in sorted(listed, key=itemgetter(0))])

    def where(self, table: str, id: str) -> str:
        """Return the location of an entry for the start of an error message: `more/items.toml: item lamp`.

        If the id is "", return the location of the table in the last pack that has it: `more/items.toml: item`.
        """
        return self._wheres[table, id]

    def fingerprint(self) -> str:
        """Return a hash of the entries of all tables read so far, except the fields in WORDS: 16 hexadecimal digits."""
        contents = [
            [_PLAIN.get(id(entry)) or self._as_json(entry) for entry in entries] for entries in self.tables.values()
        ]
        return blake2b(msgspec.json.encode(contents), digest_size=8).hexdigest()

    def _keep(self, entry: BoxEntry) -> None:
        """Cache the parts and the fingerprint data of an entry from a game's own folder for the life of the process."""
        keep_parts(entry)
        _PLAIN[id(entry)] = self._as_json(entry)

    def _as_json(self, entry: BoxEntry) -> msgspec.Raw:
        plain = self.format.schema.plain(entry)
        return msgspec.Raw(msgspec.json.encode({field: plain[field] for field in plain if field not in WORDS}))

    def added(self, pieces: Callable[[str, Any], Iterable[str]]) -> AddedPacks:
        """Return the titles, fingerprint and entries of the added packs. Call it after reading every table.

        pieces: a function from a table and an entry to the public ids of the entry.

        Raises BadContent if an entry refers to a clause that the game's RULES.md does not have.
        """
        if self.titles:
            check_clauses(self.tables, clauses(self._packs[0][0].parent), self.where)
        return AddedPacks(self.titles, self.fingerprint(), entries_of(self.tables, pieces), self.format)

    def _entries(self, where: str, table: str, entries: object, cls: type[P]) -> dict[str, P]:
        """Return the decoded entries of a table of one pack, by id."""
        if isinstance(entries, dict):
            raise BadContent(f"{where}: each entry begins with [[{table}]], with two brackets on each side")
        if not isinstance(entries, list) or len(entries) > MOST_ENTRIES:
            raise BadContent(f"{where}: a list of at most {MOST_ENTRIES} entries, each [[{table}]]")
        by_id: dict[str, P] = {}
        for number, entry in enumerate(entries, 1):
            decoded = decode_entry(self.format.schema, where, number, entry, cls)
            if decoded.id in by_id:
                raise BadContent(f"{where} {decoded.id}: field 'id' appears twice")
            by_id[decoded.id] = decoded
        return by_id

    def _files(self, folder: Path, name: str) -> dict[str, dict[str, Any]]:
        known = sorted({*self.format.files.values()})
        contents = {}
        for path in sorted(folder.iterdir()):
            if path.suffix.lower() != ".toml" or path.name == MANIFEST:
                continue
            if path.name not in known:
                allowed = ", ".join(known)
                raise BadContent(f"{name}/{path.name}: a pack of this game has no such file; it may have {allowed}")
            data = toml(path, f"{name}/{path.name}")
            for table in data:
                if self.format.files.get(table) != path.name:
                    tables = [known_table for known_table, file in self.format.files.items() if file == path.name]
                    allowed = ", ".join(tables)
                    raise BadContent(f"{name}/{path.name}: this file has no table {table!r}; it may have {allowed}")
            if not any(data.values()):
                headings = [f"[[{table}]]" for table, file in self.format.files.items() if file == path.name]
                raise BadContent(f"{name}/{path.name}: it has no entry; each begins with {' or '.join(headings)}")
            contents[path.name] = data
        return contents


def manifest_of(folder: Path) -> Manifest:
    """Return the contents of a pack's `pack.toml`. folder: the folder or archive of the pack. Raises BadContent."""
    folder = unpacked(folder)
    if folder.is_file():
        raise BadContent(f"{folder}: a pack is a folder or a .zip file; give the folder that contains this file")
    if not folder.is_dir():
        raise BadContent(f"{folder}: there is no such folder")
    path = folder / MANIFEST
    where = f"{folder.name}/{MANIFEST}"
    if not path.exists():
        raise BadContent(f'{where}: a pack needs this file to name its game, for example: game = "fatal-frame"')
    data = toml(path, where)
    try:
        manifest = convert(data, Manifest)
    except msgspec.ValidationError as error:
        raise BadContent(f"{where}: {validation_message(error, Manifest, data)}") from None
    if manifest.title:
        check_line(manifest.title, f"{where}: field 'title'")
    return manifest


def toml(path: Path, where: str) -> dict[str, Any]:
    """Parse a TOML file, which must be a regular file (no symbolic link) of limited size.

    Raises BadContent, whose message begins with `where`.
    """
    if path.is_symlink() or not path.is_file():
        raise BadContent(f"{where}: this is not a regular file; a pack cannot contain links")
    if path.stat().st_size > MOST_BYTES:
        raise BadContent(f"{where}: {path.stat().st_size} bytes; the maximum is {MOST_BYTES}")
    try:
        text = path.read_text(encoding="utf-8-sig")
        if too_much := excess(text):
            raise BadContent(f"{where}: {too_much}")
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: no UTF-8, no TOML, or a number of thousands of digits
        hints = [hint for message, hint in TOML_HINTS.items() if str(error).startswith(message)]
        raise BadContent("; ".join([f"{where}: not TOML: {error}", *hints])) from None


def _owner(entry: BoxEntry | None) -> str:
    """Return the id of the entry to which another one belongs; "" if it belongs to none."""
    owner: str = getattr(entry, "of", "") or getattr(entry, "owner", "")
    return owner
