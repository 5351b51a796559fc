"""Packs: folders of TOML files, of which a box is read. A later pack adds entries, or replaces some by their id.

A pack is data only. What it holds is bounded, and what is wrong with it is told with file, entry and field.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import msgspec

from gloaming.engine.content.added_packs import AddedPacks
from gloaming.engine.content.clauses import clauses
from gloaming.engine.content.content_checks import check_clauses, entries_of
from gloaming.engine.content.schema import Schema, keep_parts
from gloaming.engine.content.toml_limits import excess
from gloaming.engine.content.validation_messages import validation_message
from gloaming.engine.decoding import convert
from gloaming.engine.errors import BadContent

MANIFEST: Final = "pack.toml"
"""The file of a pack that names its game and gives it a title."""

MOST_BYTES: Final = 256 * 1024
"""The most bytes of a file."""

MOST_ENTRIES: Final = 500
"""The most entries of a table."""

MOST_LETTERS: Final = 2000
"""The most letters of a text."""

MOST_OF_NAME: Final = 80
"""The most letters of a name or title: it stands in a line."""

ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""What an id is made of: it stands in commands, links and the page."""

LONGEST_ID: Final = 40

WORDS: Final = ("name", "text", "line", "source", "rule", "topic", "known", "ours", "ruling")
"""What people read of an entry and no rule does: it may change, come and go without the fingerprint."""


TOML_HINTS: Final = {
    "Invalid value": "a text stands in straight quotes, true and false in small letters without any",
    "Invalid initial character": "a table in { } stands on one line, without a comma before the }",
    "Cannot overwrite a value": "a field stands twice in one entry",
}
"""What would be right, by how Python's reader of TOML begins to say what is wrong."""


class BoxEntry(Protocol):
    """An entry of a table: what is printed on a card or board."""

    @property
    def id(self) -> str:
        """Unique in its table, whatever the pack."""


P = TypeVar("P", bound=BoxEntry)


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `pack.toml` says. game: the id of the game that the pack is for; title: for people."""

    game: str
    title: str = ""


CORE_FILES: dict[Path, dict[str, dict[str, Any]]] = {}
CORE_ENTRIES: dict[tuple[Path, str], dict[str, Any]] = {}
"""What stands in the games' own folders, and the entries of a table there: read once."""

_PLAIN: dict[int, msgspec.Raw] = {}
"""What a fingerprint holds of each of these entries, which are there for as long as the program runs."""


class Packs:
    """The packs of one game.

    core: the game's own folders of content; folders: packs that people add, in their order; tables: the file of each
    table; schema: how entries stand in the files. Raises BadContent.

    titles: of the packs that people add; tables, once they are read: the entries of each.
    """

    def __init__(
        self, game: str, core: Sequence[Path], folders: Sequence[Path], tables: Mapping[str, str], schema: Schema
    ) -> None:
        self._files_of = tables
        self._schema = schema
        self._wheres: dict[tuple[str, str], str] = {}
        self.tables: dict[str, tuple[Any, ...]] = {}
        self._packs: list[tuple[Path, dict[str, dict[str, Any]]]] = []
        for folder in core:
            if folder not in CORE_FILES:
                CORE_FILES[folder] = self._files(folder, folder.name)
            self._packs.append((folder, CORE_FILES[folder]))
        self.titles: list[str] = []
        for folder in folders:
            manifest = manifest_of(folder)
            if manifest.game != game:
                raise BadContent(
                    f"{folder.name}/{MANIFEST}: field 'game': the pack is for {manifest.game!r}, not for {game!r}"
                )
            self._packs.append((folder, self._files(folder, folder.name)))
            if not self._packs[-1][1]:
                files = ", ".join(sorted({*tables.values()}))
                raise BadContent(f"{folder.name}: nothing but {MANIFEST}; a pack of this game may have {files}")
            self.titles.append(manifest.title or folder.name)

    def read(self, table: str, cls: type[P]) -> tuple[P, ...]:
        """The entries of a table, one that a later pack replaces in the place of the earlier."""
        by_id: dict[str, P] = {}
        file = self._files_of[table]
        for folder, files in self._packs:
            where = f"{folder.name}/{file}: {table}"
            entries = CORE_ENTRIES.get((folder, table))
            if entries is None:
                entries = self._entries(where, table, files.get(file, {}).get(table, []), cls)
                if folder in CORE_FILES:
                    CORE_ENTRIES[folder, table] = entries
                    for entry in entries.values():
                        self._keep(entry)
            for id, entry in entries.items():
                by_id[id] = entry
                self._wheres[table, id] = f"{where} {id}"
                self._wheres[table, ""] = where
        if not by_id:
            raise BadContent(f"{self._packs[0][0].name}/{file}: no [[{table}]] in it")
        read = tuple(by_id.values())
        self.tables[table] = read
        return read

    def where(self, table: str, id: str) -> str:
        """Where an entry that has been read stands, as errors begin: `more/items.toml: item lamp`.

        Without an id where the last of a table stand: `more/items.toml: item`.
        """
        return self._wheres[table, id]

    def fingerprint(self) -> str:
        """A hash of all that rules read of what has been read so far: 16 hexadecimal digits."""
        contents = [
            [_PLAIN.get(id(entry)) or self._as_json(entry) for entry in entries] for entries in self.tables.values()
        ]
        return blake2b(msgspec.json.encode(contents), digest_size=8).hexdigest()

    def _keep(self, entry: BoxEntry) -> None:
        """Look through an entry of a game's own folder once for all."""
        keep_parts(entry)
        _PLAIN[id(entry)] = self._as_json(entry)

    def _as_json(self, entry: BoxEntry) -> msgspec.Raw:
        plain = self._schema.plain(entry)
        return msgspec.Raw(msgspec.json.encode({field: plain[field] for field in plain if field not in WORDS}))

    def added(self, pieces: Callable[[str, Any], Iterable[str]]) -> AddedPacks:
        """What is told of the box, once all of it is read. pieces: by its table, the ids by which an entry is known.

        Raises BadContent where an entry names a clause that the RULES.md beside the game's content lacks.
        """
        if self.titles:
            check_clauses(self.tables, clauses(self._packs[0][0].parent), self.where)
        return AddedPacks(self.titles, self.fingerprint(), entries_of(self.tables, pieces))

    def _entries(self, where: str, table: str, entries: object, cls: type[P]) -> dict[str, P]:
        """The entries of a table of one pack, by id."""
        if isinstance(entries, dict):
            raise BadContent(f"{where}: each entry begins with [[{table}]], in two brackets on each side")
        if not isinstance(entries, list) or len(entries) > MOST_ENTRIES:
            raise BadContent(f"{where}: a list of at most {MOST_ENTRIES} entries, each [[{table}]]")
        by_id: dict[str, P] = {}
        for number, entry in enumerate(entries, 1):
            decoded = self._entry(where, number, entry, cls)
            if decoded.id in by_id:
                raise BadContent(f"{where} {decoded.id}: field 'id' stands twice")
            by_id[decoded.id] = decoded
        return by_id

    def _entry(self, where: str, number: int, entry: object, cls: type[P]) -> P:
        id = entry.get("id") if isinstance(entry, dict) else None
        name = id if isinstance(id, str) and id else f"number {number}"
        for text in _texts(entry):
            if len(text) > MOST_LETTERS:
                fault = f"a text of {len(text)} letters; {MOST_LETTERS} is the most"
                raise BadContent(f"{where} {name[:LONGEST_ID]}: {fault}")
            check_shown(text.replace("\n", " "), f"{where} {name[:LONGEST_ID]}")
        try:
            decoded = self._schema.read(entry, cls)
        except msgspec.ValidationError as error:
            raise BadContent(f"{where} {name}: {self._schema.explained(error, cls, entry)}") from None
        if len(decoded.id) > LONGEST_ID or not ID.fullmatch(decoded.id):
            raise BadContent(
                f"{where} {name[:LONGEST_ID]}: field 'id': small letters, digits and single hyphens between them, "
                f"{LONGEST_ID} at most"
            )
        called = getattr(decoded, "name", None)
        if isinstance(called, str):
            check_line(called, f"{where} {name}: field 'name'")
        return decoded

    def _files(self, folder: Path, name: str) -> dict[str, dict[str, Any]]:
        known = sorted({*self._files_of.values()})
        contents = {}
        for path in sorted(folder.iterdir()):
            if path.suffix.lower() != ".toml" or path.name == MANIFEST:
                continue
            if path.name not in known:
                raise BadContent(f"{name}/{path.name}: no such file in a pack of this game; it has {', '.join(known)}")
            data = toml(path, f"{name}/{path.name}")
            for table in data:
                if self._files_of.get(table) != path.name:
                    tables = [known_table for known_table, file in self._files_of.items() if file == path.name]
                    raise BadContent(f"{name}/{path.name}: no table {table!r} in this file; it has {', '.join(tables)}")
            if not any(data.values()):
                headings = [f"[[{table}]]" for table, file in self._files_of.items() if file == path.name]
                raise BadContent(f"{name}/{path.name}: no entry in it; each begins with {' or '.join(headings)}")
            contents[path.name] = data
        return contents


def manifest_of(folder: Path) -> Manifest:
    """What a pack's `pack.toml` says. Raises BadContent."""
    if folder.is_file():
        raise BadContent(f"{folder}: a pack is a folder, and this is a file; name the folder in which it lies")
    if not folder.is_dir():
        raise BadContent(f"{folder}: a pack is a folder, and there is none of this name")
    path = folder / MANIFEST
    where = f"{folder.name}/{MANIFEST}"
    if not path.exists():
        raise BadContent(f'{where}: a pack needs this file; it names the pack\'s game, as in: game = "fatal-frame"')
    data = toml(path, where)
    try:
        manifest = convert(data, Manifest)
    except msgspec.ValidationError as error:
        raise BadContent(f"{where}: {validation_message(error, Manifest, data)}") from None
    if manifest.title:
        check_line(manifest.title, f"{where}: field 'title'")
    return manifest


def check_line(text: str, where: str) -> None:
    """A name or title has letters, not too many, in one line. Raises BadContent, which begins with `where`."""
    if not text.strip():
        raise BadContent(f"{where}: {text!r} is blank; a name has at least one letter")
    if len(text) > MOST_OF_NAME:
        raise BadContent(f"{where}: {len(text)} letters; {MOST_OF_NAME} is the most")
    check_shown(text, where)


def check_shown(text: str, where: str) -> None:
    """Every character of a text can be shown, and steers no terminal. Raises BadContent, which begins with `where`."""
    if text.isprintable():
        return
    for character in text:
        if unicodedata.category(character).startswith("C"):
            raise BadContent(f"{where}: {character!r} stands for no letter, sign or space")


def toml(path: Path, where: str) -> dict[str, Any]:
    """A TOML file of bounded size that lies in its folder itself. Raises BadContent, which begins with `where`."""
    if path.is_symlink() or not path.is_file():
        raise BadContent(f"{where}: not a plain file; a pack holds its files itself")
    if path.stat().st_size > MOST_BYTES:
        raise BadContent(f"{where}: {path.stat().st_size} bytes; {MOST_BYTES} is the most")
    try:
        text = path.read_text(encoding="utf-8-sig")
        if too_much := excess(text):
            raise BadContent(f"{where}: {too_much}")
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: no UTF-8, no TOML, or a number of thousands of digits
        hints = [hint for message, hint in TOML_HINTS.items() if str(error).startswith(message)]
        raise BadContent("; ".join([f"{where}: not TOML: {error}", *hints])) from None


def _texts(data: object) -> list[str]:
    """The texts in plain data, however deep it is."""
    texts: list[str] = []
    left = [data]
    while left:
        value = left.pop()
        if isinstance(value, str):
            texts.append(value)
        elif isinstance(value, dict):
            left += [*value.keys(), *value.values()]
        elif isinstance(value, list):
            left += value
    return texts
