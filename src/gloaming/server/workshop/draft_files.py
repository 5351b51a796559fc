"""Drafts of the workshop as the TOML files of packs, and back."""

from __future__ import annotations

import math
import re
import tomllib
import unicodedata
from collections.abc import Mapping
from typing import Any, Final

from gloaming.engine.content.pack_entries import MOST_OF_NAME
from gloaming.engine.content.pack_limits import MANIFEST
from gloaming.engine.content.toml_limits import MOST_NESTED, excess
from gloaming.engine.errors import BadContent, UnknownGame
from gloaming.games import content_sources
from gloaming.lab.content.game_files import PackFiles
from gloaming.lab.content.overrides import BOM
from gloaming.lab.content.toml_text import toml_tables, toml_value
from gloaming.server.protocol.workshop_info import Draft

WITHOUT_TITLE: Final = "my-pack"
"""The name of the folder of a pack whose title has no letter or digit of the English alphabet."""

LONGEST_NUMBER: Final = 2**63

MOST_VALUES: Final = 20_000
"""The maximum number of values in an entry."""


def folder_name(draft: Draft) -> str:
    """Return the name of the folder of a draft's pack: the title in lowercase with hyphens.

    It differs from the names of the game's own folders, so that error messages tell them apart.
    """
    letters = unicodedata.normalize("NFKD", draft.title).encode("ascii", "ignore").decode("ascii").lower()
    name = re.sub(r"[^a-z0-9]+", "-", letters).strip("-")[:40].strip("-") or WITHOUT_TITLE
    own = {folder.name for folder in content_sources(draft.game)[0]}
    return f"{name}-pack" if name in own else name


def files_of(draft: Draft) -> PackFiles:
    """Return the files of a draft's pack, whose entries are not checked.

    Raises BadContent for a table that packs of the game do not have and for a value that TOML does not have, and
    UnknownGame.
    """
    files = content_sources(draft.game)[1]
    name = folder_name(draft)
    for table, entries in draft.entries.items():
        if table not in files:
            raise BadContent(no_table(table, files))
        for number, entry in enumerate(entries, 1):
            if found := fault_as_toml(entry):
                raise BadContent(f"{name}/{files[table]}: {table} number {number}: field {found[0]!r}: {found[1]}")
    by_file: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for table, file in files.items():
        if draft.entries.get(table):
            by_file.setdefault(file, {})[table] = draft.entries[table]
    texts = {file: toml_tables(tables) for file, tables in by_file.items()}
    manifest = {"game": draft.game, "title": draft.title} | ({"replaces": draft.replaces} if draft.replaces else {})
    texts[MANIFEST] = "".join([f"{field} = {toml_value(value)}\n" for field, value in manifest.items() if value])
    return PackFiles(name, tuple(sorted(texts.items())))


def draft_of(files: PackFiles) -> Draft:
    """Return the draft of a pack. Its entries are not checked. Raises BadContent, which names the file."""
    texts = dict(files.files)
    data = {file: _parsed(f"{files.name}/{file}", text) for file, text in texts.items()}
    manifest = data.pop(MANIFEST, None)
    if manifest is None or not isinstance(manifest.get("game"), str):
        raise BadContent(f'{files.name}/{MANIFEST}: a pack needs this file to name its game: game = "fatal-frame"')
    game, title, replaces = manifest["game"], manifest.get("title", ""), manifest.get("replaces", [])
    if not isinstance(title, str) or len(title) > MOST_OF_NAME:
        raise BadContent(f"{files.name}/{MANIFEST}: field 'title': a text of at most {MOST_OF_NAME} letters")
    if not isinstance(replaces, list) or not all([isinstance(id, str) and len(id) <= MOST_OF_NAME for id in replaces]):
        raise BadContent(f"{files.name}/{MANIFEST}: field 'replaces': a list of ids")
    try:
        known = content_sources(game[:MOST_OF_NAME])[1]
    except UnknownGame as error:
        raise BadContent(f"{files.name}/{MANIFEST}: field 'game': {error}") from None
    entries: dict[str, list[dict[str, Any]]] = {}
    for file, tables in data.items():
        for table, own in tables.items():
            if known.get(table) != file:
                allowed = ", ".join([one for one, its in known.items() if its == file]) or "none"
                raise BadContent(f"{files.name}/{file}: this file has no table {table!r}; it may have {allowed}")
            if not isinstance(own, list) or not all([isinstance(entry, dict) for entry in own]):
                raise BadContent(
                    f"{files.name}/{file}: {table}: each entry begins with [[{table}]], with two brackets on each side"
                )
            for number, entry in enumerate(own, 1):
                if found := fault_as_toml(entry):
                    where = f"{files.name}/{file}: {table} number {number}"
                    raise BadContent(f"{where}: field {found[0]!r}: {found[1]}")
            entries[table] = own
    in_order = {table: entries[table] for table in known if table in entries}
    return Draft(game=game, title=title or files.name[:MOST_OF_NAME], entries=in_order, replaces=replaces)


def _parsed(where: str, text: str) -> dict[str, Any]:
    if too_much := excess(text):
        raise BadContent(f"{where}: {too_much}")
    try:
        return tomllib.loads(text.removeprefix(BOM))
    except (ValueError, RecursionError) as error:
        raise BadContent(f"{where}: not TOML: {error}") from None


def no_table(table: str, files: Mapping[str, str]) -> str:
    """Return the message for a table that packs of a game do not have. files: the file of each table."""
    return f"packs of this game have no table {table[:MOST_OF_NAME]!r}; they may have {', '.join(files)}"


def fault_as_toml(entry: object) -> tuple[str, str] | None:
    """Return the path of a value that a TOML file cannot have, and what is wrong with it; None if there is none."""
    left: list[tuple[str, int, object]] = [("", 0, entry)]
    values = 0
    while left:
        path, depth, value = left.pop()
        values += 1
        if depth > MOST_NESTED or values > MOST_VALUES:
            limit = f"{MOST_NESTED} deep" if depth > MOST_NESTED else f"{MOST_VALUES} values"
            return path[:MOST_OF_NAME], f"too much in one entry; the maximum is {limit}"
        if isinstance(value, dict):
            left += [(f"{path}.{key}" if path else str(key), depth + 1, item) for key, item in value.items()]
        elif isinstance(value, (list, tuple)):
            left += [(f"{path}[{number}]", depth + 1, item) for number, item in enumerate(value)]
        elif value is None:
            return path, "it has no value; leave the field out"
        elif isinstance(value, float) and not math.isfinite(value):
            return path, "a finite number is needed"
        elif isinstance(value, int) and not -LONGEST_NUMBER <= value < LONGEST_NUMBER:
            return path, "the number is too large"
        elif not isinstance(value, (str, int, float)):
            return path, f"a text, number, true, false, list or table, not {type(value).__name__}"
    return None
