"""Copies of a faulty entry in which one field has a valid value, so that the faults of its other fields are found."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any, Final

PLAIN_VALUES: Final[tuple[object, ...]] = (1, "a", 0, [], False)
"""Values that are tried in place of a faulty one."""

_STEP: Final = re.compile(r"\[([^\]]*)\]|([^.\[\]]+)")


def repaired(entry: Mapping[str, Any], field: str, printed: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield copies of an entry with another value of a field, or without it, which may be valid.

    field: the path of the field, such as "effects[0].count"; printed: an entry of the box in the same table.
    """
    steps: list[str | int] = [
        int(key) if key and key.isdigit() else key or name for key, name in _STEP.findall(field) if key or name
    ]
    if not steps:
        return
    first = steps[0]
    if len(steps) == 1 and first in printed:
        yield dict(entry) | {str(first): deepcopy(printed[str(first)])}
    if (copy := _changed(entry, steps)) is not None:
        yield copy
    for value in PLAIN_VALUES:
        if (copy := _changed(entry, steps, value)) is not None:
            yield copy
    if first in printed:
        yield dict(entry) | {str(first): deepcopy(printed[str(first)])}
    yield {name: value for name, value in entry.items() if name != first}


def _changed(entry: Mapping[str, Any], steps: list[str | int], *value: object) -> dict[str, Any] | None:
    """Return a copy of an entry with a value at a path, or without what is there; None if nothing is there."""
    copy = deepcopy(dict(entry))
    at: Any = copy
    try:
        for step in steps[:-1]:
            at = at[step]
        if value:
            at[steps[-1]] = value[0]
        else:
            del at[steps[-1]]
    except (KeyError, IndexError, TypeError):
        return None
    return copy
