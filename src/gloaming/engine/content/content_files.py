"""Read content files: TOML, decoded into frozen structs that forbid unknown fields."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from gloaming.engine.decoding import convert
from gloaming.engine.errors import BadContent

Source = Literal["rulebook", "published", "ours"]
"""The source of an entry: the rulebook, another publication, or Gloaming itself."""

T = TypeVar("T", bound=msgspec.Struct)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry as `gloaming content` lists it.

    rule: the id of a clause; facts: the entry's numbers, by name; pieces: the ids of the entry's copies, as views,
    events and options name them.
    """

    id: str
    kind: str
    name: str
    copies: int
    source: Source
    text: str = ""
    rule: str = ""
    facts: dict[str, Any] = {}
    pieces: list[str] = []


def read(path: Path, table: str, wanted: type[T]) -> list[T]:
    """Return the entries of one table of a TOML file. Raises BadContent, which names the file, entry and field."""
    try:
        with path.open("rb") as file:
            data: dict[str, Any] = tomllib.load(file)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{path.name}: not TOML: {error}") from None
    entries = data.get(table)
    if not isinstance(entries, list) or not entries:
        raise BadContent(f"{path.name}: it has no [[{table}]]")
    decoded = []
    for number, entry in enumerate(entries, 1):
        name = entry.get("id", number) if isinstance(entry, dict) else number
        try:
            decoded.append(convert(entry, wanted))
        except msgspec.ValidationError as error:
            raise BadContent(f"{path.name}: {table} {name}: {error}") from None
    ids = [entry.id for entry in decoded if hasattr(entry, "id")]
    for id in ids:
        if ids.count(id) > 1:
            raise BadContent(f"{path.name}: {table} {id}: field 'id' appears twice")
    return decoded
