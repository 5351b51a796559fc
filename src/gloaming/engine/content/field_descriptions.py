"""Descriptions of a class and its fields for people who write packs, taken from docstrings.

A docstring describes its class. `field: meaning` in it, up to the next field or the end of the sentence, describes a
field; `field: meaning: "word" its meaning, "other" its meaning` describes a field that takes one of some words.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

CLAUSES: Final = re.compile(r"\s*\((?:[A-Z]{2}-[A-Z]+-\d+(?:,\s*)?)+\)")
"""Matches references to clauses, such as (FF-COMP-3, FF-COMP-5)."""

SUBCLASSES: Final = re.compile(
    r"(?::|\.)\s+(?:an?|each) \w+ (?:is )?a subclass[^.]*|\s*Each verb is a subclass[^.]*\.", re.I
)
"""Matches the remark on where the verbs of a kind are, which only programmers need."""

COMMON_FIELDS: Final = {
    "id": "its id: small letters, digits and hyphens; an existing id replaces that entry",
    "name": "its name as shown to players",
    "title": "its title as shown to players",
    "source": "the source of its numbers: the rulebook, a publication, or us; `ours` for new entries of a pack",
    "naming": "the source of its name",
    "rule": "its clause in RULES.md; new entries of a pack have none",
    "text": "its printed text in addition to its effect",
    "line": "a sentence for the mood",
    "copies": "the number of copies",
}
"""The meanings of fields that a class does not describe."""

FIELDS_OF_PARTS: Final = COMMON_FIELDS | {"id": "its id: small letters, digits and hyphens"}
"""The same for parts of entries."""


class FieldDescriptions(NamedTuple):
    """summary: what the class is; fields: a description of each field that the docstrings mention, by name."""

    summary: str
    fields: dict[str, str]


def describe_class(cls: type) -> FieldDescriptions:
    """Return the descriptions of a class and its fields, with those that it inherits.

    The docstrings are read from the source, because a compiled class has none.
    """
    names = _field_names(cls)
    described: dict[str, str] = {}
    summary = ""
    for base in reversed(cls.__mro__):
        if base.__module__.startswith("gloaming."):
            text = _docstrings(base.__module__).get(base.__name__, "")
            summary, own = parse_docstring(SUBCLASSES.sub("", text), names)
            described |= own
    return FieldDescriptions(summary, {name: described[name] for name in names if name in described})


def parse_docstring(text: str, names: Sequence[str]) -> tuple[str, dict[str, str]]:
    """Return the description of a class, and that of each field, in its docstring. names: the names of the fields."""
    text = " ".join(CLAUSES.sub("", text).split())
    if not names:
        return text, {}
    alternatives = "|".join(sorted(names, key=len, reverse=True))
    begins = list(re.finditer(rf"(?:^|(?<=[.;] ))((?:{alternatives})(?:(?:,| and) (?:{alternatives}))*): ", text))
    about, of = (text[: begins[0].start()] if begins else text), {}
    for place, begin in enumerate(begins):
        end = begins[place + 1].start() if place + 1 < len(begins) else len(text)
        meaning, _, rest = text[begin.end() : end].partition(". ")
        about += rest + (" " if rest else "")
        for name in re.split(r", | and ", begin[1]):
            of[name] = meaning.rstrip(" .;")
    return about.strip(), of


def word_meanings(meaning: str, words: Sequence[str]) -> tuple[str, dict[str, str]]:
    """Split the description of a field into a general part and the meaning of each word, if all words have one."""
    alternatives = "|".join(sorted(words, key=len, reverse=True))
    begins = list(re.finditer(rf'(?<=[:,] )"({alternatives})" ', meaning)) if words else []
    if sorted([begin[1] for begin in begins]) != sorted(words) or not words:
        return meaning, {}
    ends = [begin.start() for begin in begins[1:]] + [len(meaning)]
    meanings = {begin[1]: meaning[begin.end() : end].rstrip(", ") for begin, end in zip(begins, ends, strict=True)}
    return meaning[: begins[0].start()].rstrip(": "), meanings


def _field_names(cls: type) -> list[str]:
    if is_dataclass(cls):
        return [field.name for field in fields(cls)]
    return list(cls.__struct_fields__) if issubclass(cls, msgspec.Struct) else []


@cache
def _docstrings(module: str) -> dict[str, str]:
    """Return the docstrings of the classes in a module, by name."""
    here = Path(str(sys.modules[module].__file__))
    source = here.with_name(here.name.split(".")[0] + ".py").read_text(encoding="utf-8")
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return {node.name: ast.get_docstring(node) or "" for node in classes}
