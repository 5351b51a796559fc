"""Write TOML: the inverse of `tomllib` for the plain values that content files have."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

_BARE: Final = re.compile("[A-Za-z0-9_-]+")
"""A key that needs no quotes."""


def toml_value(value: Any) -> str:
    """Return a value as TOML on one line. Raises TypeError for values that content files cannot have, such as dates."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, Mapping):
        return "{ " + ", ".join([f"{_toml_key(str(key))} = {toml_value(item)}" for key, item in value.items()]) + " }"
    if isinstance(value, Sequence):
        return "[" + ", ".join([toml_value(item) for item in value]) + "]"
    raise TypeError(f"{value!r} is {type(value).__name__}; use a text, number, true, false, list or table")


def _toml_key(key: str) -> str:
    return key if _BARE.fullmatch(key) else toml_value(key)


def toml_tables(tables: Mapping[str, Sequence[Mapping[str, Any]]]) -> str:
    """Return tables of entries as TOML: `[[killer]]` and the fields of each entry, one per line."""
    lines: list[str] = []
    for table, entries in tables.items():
        for entry in entries:
            lines += [f"[[{table}]]", *[f"{_toml_key(key)} = {toml_value(value)}" for key, value in entry.items()], ""]
    return "\n".join(lines)
