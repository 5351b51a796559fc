"""Decode one entry of a pack, and check the limits of its texts and the format of its id and name."""

from __future__ import annotations

import re
import unicodedata
from typing import Final, Protocol, TypeVar

import msgspec

from gloaming.engine.content.schema import Schema
from gloaming.engine.errors import BadContent

MOST_LETTERS: Final = 2000
"""The maximum length of a text, in characters."""

MOST_OF_NAME: Final = 80
"""The maximum length of a name or title, in characters. Names and titles are shown on one line."""

ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""The format of an entry's id. Ids appear in commands, in links and on the page."""

NAMES: Final = frozenset({"name", "title"})
"""The fields that name an entry."""

LONGEST_ID: Final = 40

BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that are displayed as nothing, although their Unicode categories are those of letters, marks and signs."""

MOST_MARKS: Final = 4
"""The maximum number of combining marks in a row: more of them reach into the lines above and below."""


class BoxEntry(Protocol):
    """An entry of a content table: what is printed on a card or board."""

    @property
    def id(self) -> str:
        """The id of the entry, unique in its table across all packs."""


P = TypeVar("P", bound=BoxEntry)


def decode_entry(schema: Schema, where: str, number: int, entry: object, cls: type[P]) -> P:
    """Return the object of the class `cls` that the data of an entry describe. Raises BadContent.

    where: the file and table, for error messages; number: the position of the entry in its table, from 1, which stands
    for a missing id in error messages.
    """
    id = entry.get("id") if isinstance(entry, dict) else None
    name = id if isinstance(id, str) and id else f"number {number}"
    for text in _texts(entry):
        if len(text) > MOST_LETTERS:
            fault = f"a text has {len(text)} characters; the maximum is {MOST_LETTERS}"
            raise BadContent(f"{where} {name[:LONGEST_ID]}: {fault}")
        check_shown(text.replace("\n", " "), f"{where} {name[:LONGEST_ID]}")
    try:
        decoded = schema.read(entry, cls)
    except msgspec.ValidationError as error:
        raise BadContent(f"{where} {name}: {schema.explained(error, cls, entry)}") from None
    if len(decoded.id) > LONGEST_ID or not ID.fullmatch(decoded.id):
        raise BadContent(
            f"{where} {name[:LONGEST_ID]}: field 'id': use lowercase letters, digits and single hyphens between "
            f"them, at most {LONGEST_ID} characters"
        )
    for field in NAMES:
        called = getattr(decoded, field, None)
        if isinstance(called, str):
            check_line(called, f"{where} {name}: field '{field}'")
    return decoded


def check_line(text: str, where: str) -> None:
    """Check that a name or title is not blank, is not too long and has only printable characters.

    Raises BadContent, whose message begins with `where`.
    """
    if not text.strip():
        raise BadContent(f"{where}: {text!r} is blank; a name needs at least one letter")
    if len(text) > MOST_OF_NAME:
        raise BadContent(f"{where}: it has {len(text)} characters; the maximum is {MOST_OF_NAME}")
    check_shown(text, where)


def check_shown(text: str, where: str) -> None:
    """Check that a text has only characters that can be seen, and no piles of accents.

    Raises BadContent, whose message begins with `where`.
    """
    if text.isascii() and text.isprintable():
        return
    marks = 0
    for character in text:
        kind = unicodedata.category(character)
        if kind.startswith("C") or kind in ("Zl", "Zp") or character in BLANK:
            raise BadContent(f"{where}: {character!a} is not a printable character")
        marks = marks + 1 if kind.startswith("M") else 0
        if marks > MOST_MARKS:
            raise BadContent(f"{where}: more than {MOST_MARKS} accents on a letter")


def _texts(data: object) -> list[str]:
    """Return all strings in JSON-like data, at any depth, including the keys of mappings."""
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
