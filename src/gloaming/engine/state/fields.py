"""Declare the fields of a game's state, one line each.

The declaration is a class body in its own file. This module reads from the class who sees which field. `make generate`
writes the slotted base class of the game's state from the class, with `doc` as the comment above each field.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, get_type_hints

from gloaming.engine.state.meanings import FLAG, Meaning
from gloaming.engine.state.zones import ALL, Field, Value, Zone


class Declaration:
    """The declaration of one field, from which `declared` makes a Zone or a Value."""

    def __init__(
        self,
        seen: str,
        zone: dict[str, Any] | None = None,
        revealed: str = "",
        added: bool = False,
        grows: bool = False,
        of: Meaning | None = None,
    ) -> None:
        self.seen, self.zone, self.revealed, self.added, self.of = seen, zone, revealed, added, of
        self.grows = grows


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
    of: Meaning | None = None,
) -> Any:
    """Declare a zone of cards, which is empty at the start. The parameters not listed here are those of `Zone`.

    doc: a comment for the generated class, needed if the name does not say enough.
    each: returns the number of piles from the state at set-up; None for a single pile.
    piece: returns the id of a card, from the box and the card.
    backs: returns the word for each card's back, from the box.
    """
    shown = {"back": back, "looked": looked, "piece": piece, "many": each is not None, "owners": owners}
    return Declaration(seen, {**shown, "backs": backs, "mixed": mixed, "ordered": ordered, "holds": holds, "of": of})


def value(
    start: Any,
    doc: str = "",
    seen: str = ALL,
    *,
    each: Callable[[Any], int] | None = None,
    revealed: str = "",
    added: bool = False,
    grows: bool = False,
    of: Meaning | None = None,
) -> Any:
    """Declare a field without cards. The parameters not listed here are those of `Value`.

    start: the initial value; doc: a comment for the generated class; each: returns the number of values from the state
    at set-up; None for a single value. A field of type bool needs no `of`.
    """
    return Declaration(seen, revealed=revealed, added=added, grows=grows, of=of)


def chosen(doc: str = "", seen: str = ALL, *, of: Meaning | None = None) -> Any:
    """Declare a field without an initial value: the game's `table` function sets the field. doc: as in `zone`."""
    return Declaration(seen, of=of)


def shared(doc: str = "") -> Any:
    """Declare a field that all copies of a match share and that saves leave out.

    The game's `table` function sets the field.
    doc: as in `zone`.
    """
    return Declaration("")


_hints = cache(get_type_hints)


def declared(*classes: type, box: Any = None) -> tuple[Field, ...]:
    """Return the fields of the classes that together declare one state.

    box: the box from which ids and backs of cards come.
    """
    fields: list[Field] = []
    for cls in classes:
        for name, hint in _hints(cls).items():
            line: Declaration = vars(cls)[name]
            if line.zone is not None:
                piece, backs = line.zone["piece"], line.zone["backs"]
                bound = {"piece": piece and partial(piece, box), "backs": backs(box) if backs else ()}
                fields.append(Zone(name, line.seen, **{**line.zone, **bound}))
            elif line.seen:
                of = FLAG if line.of is None and hint is bool else line.of
                fields.append(
                    Value(name, hint, line.seen, revealed=line.revealed, added=line.added, grows=line.grows, of=of)
                )
    return tuple(fields)
