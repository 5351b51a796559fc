"""What a match that is over is remembered by, as its game declares it.

A path leads into the view of a seat: keys and numbers with full stops between them; `{seat}` is the seat's number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class Measure:
    """A number by which results are compared. name: for people; path: to it; fewer: whether less is better."""

    __slots__ = ("name", "path", "fewer")

    def __init__(self, name: str, path: str, *, fewer: bool = False) -> None:
        self.name: str = name
        self.path: str = path
        self.fewer: bool = fewer

    def of(self, view: Mapping[str, Any], seat: int) -> int | None:
        """The number of a seat in the last view; None: there is none."""
        value = found(view, self.path, seat)
        return value if isinstance(value, int) else None


class ResultFields:
    """What a game's matches are remembered by.

    by: what they are counted apart by: a title, and the path to the id of an entry; measures: the first of them decides
    who came second; drawn: the settings that each daily challenge draws anew.
    """

    __slots__ = ("by", "measures", "drawn")

    def __init__(self, by: Mapping[str, str] = {}, measures: Sequence[Measure] = (), drawn: Sequence[str] = ()) -> None:
        self.by: dict[str, str] = dict(by)
        self.measures: tuple[Measure, ...] = tuple(measures)
        self.drawn: tuple[str, ...] = tuple(drawn)


def found(view: Any, path: str, seat: int) -> Any:
    """What stands at a path of a seat's view; None: nothing."""
    for part in path.replace("{seat}", str(seat)).split("."):
        if isinstance(view, Mapping):
            view = view.get(part)
        elif isinstance(view, Sequence) and not isinstance(view, str) and part.isdecimal() and int(part) < len(view):
            view = view[int(part)]
        else:
            return None
    return view


def names(entries: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """The names of a game's entries by id, with and without the kind that the id may begin with."""
    named = {}
    for entry in entries:
        named[entry["id"].removeprefix(entry["kind"].replace(" ", "-") + "-")] = entry["name"]
    named.update({entry["id"]: entry["name"] for entry in entries})
    return named
