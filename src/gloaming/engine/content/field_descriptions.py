"""Descriptions of a class and its fields for people who write packs, taken from docstrings in the source."""

from __future__ import annotations

import ast
import re
import sys
from dataclasses import fields, is_dataclass
from functools import cache
from inspect import cleandoc
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

CLAUSES: Final = re.compile(r"\s*\((?:[A-Z]{2}-[A-Z]+-\d+(?:, )?)+\)")
"""Matches references to clauses, such as (FF-COMP-3, FF-COMP-5)."""

FOR_PROGRAMMERS: Final = re.compile(r"\s*Each verb is a subclass in `[\w/]+`\.")


class FieldDescriptions(NamedTuple):
    """summary: what the class is; fields: a description of each field that the docstrings mention, by name."""

    summary: str
    fields: dict[str, str]


def describe_class(cls: type) -> FieldDescriptions:
    """Return the descriptions of a dataclass or struct and its fields.

    A docstring lists fields after its summary: "color: the color; width, height: the size". Fields that a class
    inherits are described by its bases. The docstrings are read from the source, because a compiled class has none.
    """
    names = _field_names(cls)
    described: dict[str, str] = {}
    summary = ""
    for base in reversed(cls.__mro__):
        if base.__module__.startswith("gloaming."):
            text = _docstrings(base.__module__).get(base.__name__, "")
            summary, own = parse_docstring(text, names)
            described |= own
    return FieldDescriptions(summary, {name: described[name] for name in names if name in described})


def parse_docstring(text: str, names: list[str]) -> tuple[str, dict[str, str]]:
    """Return the summary of a docstring, and the description of each of its fields. names: the names of the fields."""
    paragraphs = [" ".join(part.split()) for part in CLAUSES.sub("", FOR_PROGRAMMERS.sub("", text)).split("\n\n")]
    whole = "\n".join([paragraph for paragraph in paragraphs if paragraph])
    if not names:
        return whole.replace("\n", " "), {}
    name = "(?:" + "|".join(sorted(map(re.escape, names), key=len, reverse=True)) + ")"
    heads = list(re.finditer(rf"(?:^|(?<=; )|(?<=\. )|(?<=\n))({name}(?:(?:, | and ){name})*): ", whole))
    described: dict[str, str] = {}
    for number, head in enumerate(heads):
        end = heads[number + 1].start() if number + 1 < len(heads) else len(whole)
        description = whole[head.end() : end].split("\n")[0].rstrip("; .")
        described |= dict.fromkeys(re.split(", | and ", head[1]), description)
    summary = whole[: heads[0].start()] if heads else whole
    return summary.replace("\n", " ").strip(), described


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
    return {node.name: cleandoc(ast.get_docstring(node) or "") for node in classes}
