"""Declare how the results of finished matches of a game are compared, counted and recorded.

A path leads to a value in the view of a seat: keys and indexes separated by dots; `{seat}` stands for the seat's
number, and `*` for each entry of a list.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gloaming.engine.match.recorded_fields import NOT_RECORDED, RecordedFields


class Measure:
    """A number by which results are compared.

    name: a label; path: the path to the number in the seat's last view; fewer: whether lower is better.
    """

    __slots__ = ("name", "path", "fewer")

    def __init__(self, name: str, path: str, *, fewer: bool = False) -> None:
        self.name: str = name
        self.path: str = path
        self.fewer: bool = fewer

    def of(self, view: Mapping[str, Any], seat: int) -> int | None:
        """Return the number in a seat's last view; None if there is no number at the path."""
        value = value_at(view, self.path, seat)
        return value if isinstance(value, int) else None


class ResultFields:
    """What is read from results for history, leaderboards and daily challenges.

    by: the groups in which results are counted: maps a title, such as `Killer`, to the path to an entry's id.
    measures: the numbers by which results are compared, the most important first.
    drawn: the ids of the settings that each daily challenge chooses at random, in this order.
    recorded: what is recorded of each simulated match in addition to the groups and measures.
    """

    __slots__ = ("by", "measures", "drawn", "recorded")

    def __init__(
        self,
        by: Mapping[str, str] = {},
        measures: Sequence[Measure] = (),
        drawn: Sequence[str] = (),
        recorded: RecordedFields = NOT_RECORDED,
    ) -> None:
        self.by: dict[str, str] = dict(by)
        self.measures: tuple[Measure, ...] = tuple(measures)
        self.drawn: tuple[str, ...] = tuple(drawn)
        self.recorded: RecordedFields = recorded


def value_at(view: Any, path: str, seat: int) -> Any:
    """Return the value at a path in a seat's view, a list after `*`; None if the path leads nowhere."""
    before, each, after = path.partition(".*.")
    if each:
        return [value_at(entry, after, seat) for entry in value_at(view, before, seat) or ()]
    for part in path.replace("{seat}", str(seat)).split("."):
        if isinstance(view, Mapping):
            view = view.get(part)
        elif isinstance(view, Sequence) and not isinstance(view, str) and part.isdecimal() and int(part) < len(view):
            view = view[int(part)]
        else:
            return None
    return view


def names(entries: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """Map the ids of content entries, with and without the prefix for their kind, to the names of the entries."""
    named = {}
    for entry in entries:
        named[entry["id"].removeprefix(entry["kind"].replace(" ", "-") + "-")] = entry["name"]
    named.update({entry["id"]: entry["name"] for entry in entries})
    return named
