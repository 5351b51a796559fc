"""Validate content across fields and entries: references resolve, ids are unique, and the fields of a part agree.

Errors name the file, entry and field.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from gloaming.engine.content.clauses import Clause
from gloaming.engine.content.schema import inside, named
from gloaming.engine.errors import BadContent

Tables = Mapping[str, Sequence[Any]]
"""The decoded entries of each table, by the table's name."""

Parts = Sequence[tuple[str, Any]]
"""An entry and all objects nested in it, each with its field path, as `inside` returns them."""

Where = Callable[[str, str], str]
"""A function from a table and an id to the location of the entry, for error messages.

For the id "", the function returns the location of the table.
"""

There = Mapping[str, Collection[str] | None]
"""The known ids by kind, as in `Annotated[str, names(kind)]`; None for a kind whose ids are checked elsewhere."""

NO_KINDS: Final[Mapping[str, Sequence[str]]] = {}

MOST_LISTED: Final = 24
"""The maximum number of ids that an error message lists."""


def wrong(where: str, field: str, why: str) -> BadContent:
    """Return the error for a field of an entry. why: what is wrong with the value, and which values are allowed."""
    return BadContent(f"{where}: field {field!r}: {why}")


def shortened(ids: Collection[str]) -> str:
    """Return ids as comma-separated text: the first MOST_LISTED ids, followed by the number of the others."""
    first = ", ".join(list(ids)[:MOST_LISTED])
    return f"{first} and {len(ids) - MOST_LISTED} more" if len(ids) > MOST_LISTED else first or "none"


def every(tables: Tables) -> Iterator[tuple[str, Any]]:
    """Yield every entry as a pair: the name of its table, and the entry."""
    for table, entries in tables.items():
        for entry in entries:
            yield table, entry


def ids_of(tables: Tables, kinds: Mapping[str, Sequence[str]] = NO_KINDS) -> dict[str, list[str]]:
    """Return the ids of each table and of each kind. kinds: maps further kinds to the tables whose ids they combine."""
    by_table = {table: [entry.id for entry in entries] for table, entries in tables.items()}
    return {**by_table, **{kind: [id for table in of for id in by_table[table]] for kind, of in kinds.items()}}


def check_named(entry: object, where: str, there: There) -> None:
    """Check that every id to which an entry refers, at any depth, exists. Raises BadContent.

    where: the location of the entry, for error messages; there: the known ids, by kind.
    """
    for at, names, id in named(entry):
        ids = there[names.kind]
        if ids is None or id in names.also or (id.lower() if names.any_case else id) in ids:
            continue
        may = shortened([word for word in (*names.also, *ids) if word])
        raise wrong(where, at, f"there is no {id!r}; {names.kind} may be {may}")


def check_parts(parts: Parts, where: str) -> None:
    """Check that each part of an entry is consistent: its method `fault` returns None. Raises BadContent.

    parts: the entry and its parts with their field paths; where: the location of the entry, for error messages.
    """
    for at, part in parts:
        fault = part.fault() if hasattr(part, "fault") else None
        if fault is not None:
            raise wrong(where, f"{at}.{fault[0]}" if at else fault[0], fault[1])


def check_each(tables: Tables, where: Where) -> None:
    """Check for every entry that its references resolve and that its parts are consistent. Raises BadContent."""
    there = ids_of(tables)
    for table, entry in every(tables):
        check_named(entry, where(table, entry.id), there)
        check_parts(inside(entry), where(table, entry.id))


def check_clauses(tables: Tables, clauses: Iterable[Clause], where: Where) -> None:
    """Check that RULES.md has the clauses and topics that entries name in `rule` and `topic`. Raises BadContent."""
    ids = {clause.id for clause in clauses}
    for table, entry in every(tables):
        rule, topic = getattr(entry, "rule", ""), getattr(entry, "topic", "")
        if rule and rule not in ids:
            raise wrong(
                where(table, entry.id), "rule", f"there is no clause {rule!r}; leave it out, or name one of RULES.md"
            )
        if topic and f"{topic}-1" not in ids:
            raise wrong(
                where(table, entry.id), "topic", f"there is no topic {topic!r}; leave it out, or name one of RULES.md"
            )


def check_pieces(
    tables: Tables, pieces: Callable[[str, Any], Iterable[str]], where: Where, others: Iterable[str] = ()
) -> None:
    """Check that no two pieces (cards, places and the like) share a public id. Raises BadContent.

    pieces: a function from a table and an entry to the public ids of the entry, its parts and its copies.
    others: further ids that are already in use.
    """
    known = entries_of(tables, pieces)
    for table, entry in every(tables):
        of, id = known.get(entry.id, (table, entry.id))
        if of == table and id != entry.id:
            raise wrong(where(table, entry.id), "id", f"{entry.id!r} is a piece of {table} {id!r}; {_to_write(id)}")
    taken = dict.fromkeys(others, ("", ""))
    for table, entry in every(tables):
        for id in pieces(table, entry):
            if id in taken:
                at = [at for at, part in inside(entry) if at and getattr(part, "id", "") == id]
                field = f"{at[0]}.id" if at else "id"
                owner = _owner(taken[id], where)
                raise wrong(where(table, entry.id), field, f"the id {id!r} is already used by {owner}")
            taken[id] = (table, entry.id)


def entries_of(tables: Tables, pieces: Callable[[str, Any], Iterable[str]]) -> dict[str, tuple[str, str]]:
    """Map each public id to the table and id of the entry that it belongs to. pieces: as in `check_pieces`."""
    owners: dict[str, tuple[str, str]] = {}
    for table, entry in every(tables):
        for piece in pieces(table, entry):
            owners.setdefault(piece, (table, entry.id))
    return owners


def _to_write(id: str) -> str:
    return f"to replace that entry write {id!r}, for a new entry choose another id"


def _owner(taken: tuple[str, str], where: Where) -> str:
    file, _, entry = where(*taken).partition(": ") if taken[0] else ("", "", "")
    return f"{entry}, in {file}" if entry else "the table"
