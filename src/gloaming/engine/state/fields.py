"""The fields of a game's state, declared a line each.

The declaration is a class body in a file of its own, read here for who sees what. `make generate` writes from it the
slotted class that the game's own table stands on; `doc`, which is nothing to what is read here, it writes there as the
comment above the field.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, get_type_hints

from gloaming.engine.state.zones import ALL, Field, Value, Zone


class Declaration:
    """One field: what makes it a Zone or a Value."""

    def __init__(self, seen: str, zone: dict[str, Any] | None = None, revealed: str = "", added: bool = False) -> None:
        self.seen, self.zone, self.revealed, self.added = seen, zone, revealed, added


def zone(
    seen: str,
    doc: str = "",
    *,
    each: Callable[[Any], int] | None = None,
    back: str = "card",
    looked: str = "",
    piece: Callable[[Any, int], str] | None = None,
    backs: Callable[[Any], tuple[str, ...]] | None = None,
    mixed: bool = False,
    ordered: bool = False,
    owners: str = "",
    holds: Callable[[Any, int], frozenset[int]] | None = None,
) -> Any:
    """Cards, none at the start. doc: what it is, where its name does not say it, for `make generate` alone.

    each: a pile for each of so many, by the table as it is set up; piece: the id of a card, by the box; backs: the word
    for the back of each card, by the box; the rest as `Zone` tells.
    """
    shown = {"back": back, "looked": looked, "piece": piece, "many": each is not None, "owners": owners}
    return Declaration(seen, {**shown, "backs": backs, "mixed": mixed, "ordered": ordered, "holds": holds})


def value(
    start: Any,
    doc: str = "",
    seen: str = ALL,
    *,
    each: Callable[[Any], int] | None = None,
    revealed: str = "",
    added: bool = False,
) -> Any:
    """Anything but cards. start: what it is before the first step; doc and each as for `zone`, so many of it.

    The rest as `Value` tells.
    """
    return Declaration(seen, revealed=revealed, added=added)


def chosen(doc: str = "", seen: str = ALL) -> Any:
    """What the set-up decides: `table` sets it before `start`. doc: as for `zone`."""
    return Declaration(seen)


def shared(doc: str = "") -> Any:
    """What all copies share and no save holds: `table` sets it before `start`. doc: as for `zone`."""
    return Declaration("")


_hints = cache(get_type_hints)


def declared(*classes: type, box: Any = None) -> tuple[Field, ...]:
    """Who sees which field, of one declaration or of several that make one table; the box names the cards."""
    fields: list[Field] = []
    for cls in classes:
        for name, hint in _hints(cls).items():
            line: Declaration = vars(cls)[name]
            if line.zone is not None:
                piece, backs = line.zone["piece"], line.zone["backs"]
                bound = {"piece": piece and partial(piece, box), "backs": backs(box) if backs else ()}
                fields.append(Zone(name, line.seen, **{**line.zone, **bound}))
            elif line.seen:
                fields.append(Value(name, hint, line.seen, revealed=line.revealed, added=line.added))
    return tuple(fields)
