"""Mistakes in what is printed, which no field shows by itself: told with file, entry and field.

What an entry names is there, one id is one piece, and each part makes sense.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from gloaming.engine.content.clauses import Clause
from gloaming.engine.content.schema import inside, named
from gloaming.engine.errors import BadContent

Tables = Mapping[str, Sequence[Any]]
"""The entries that have been read, by their table."""

Parts = Sequence[tuple[str, Any]]
"""What an entry holds, itself first, each with the fields by which it is reached: what `inside` finds."""

Where = Callable[[str, str], str]
"""Where an entry of a table stands, by its id; without an id where the last of the table do."""

There = Mapping[str, Collection[str] | None]
"""The ids that there are, by what they are of, as `names` of an annotation has it; None: looked up elsewhere."""

NO_KINDS: Final[Mapping[str, Sequence[str]]] = {}

MOST_LISTED: Final = 24
"""How many ids a message lists at most."""


def wrong(where: str, field: str, why: str) -> BadContent:
    """What is wrong with an entry: the field, and what would be right."""
    return BadContent(f"{where}: field {field!r}: {why}")


def told(ids: Collection[str]) -> str:
    """The ids that there are, not too many of them."""
    first = ", ".join(list(ids)[:MOST_LISTED])
    return f"{first} and {len(ids) - MOST_LISTED} more" if len(ids) > MOST_LISTED else first or "none"


def every(tables: Tables) -> Iterator[tuple[str, Any]]:
    """Every entry, with its table."""
    for table, entries in tables.items():
        for entry in entries:
            yield table, entry


def ids_of(tables: Tables, kinds: Mapping[str, Sequence[str]] = NO_KINDS) -> dict[str, list[str]]:
    """The ids that there are in each table, and of each kind. kinds: what is called otherwise, with its tables."""
    by_table = {table: [entry.id for entry in entries] for table, entries in tables.items()}
    return {**by_table, **{kind: [id for table in of for id in by_table[table]] for kind, of in kinds.items()}}


def check_named(entry: object, where: str, there: There) -> None:
    """Every id that an entry names, at any depth, is there. Raises BadContent."""
    for at, names, id in named(entry):
        ids = there[names.kind]
        if ids is None or id in names.also or (id.lower() if names.any_case else id) in ids:
            continue
        may = told([word for word in (*names.also, *ids) if word])
        raise wrong(where, at, f"there is no {id!r}; {names.kind} may be {may}")


def check_parts(parts: Parts, where: str) -> None:
    """Each part of an entry makes sense by itself, as its `fault` says. Raises BadContent."""
    for at, part in parts:
        fault = part.fault() if hasattr(part, "fault") else None
        if fault is not None:
            raise wrong(where, f"{at}.{fault[0]}" if at else fault[0], fault[1])


def check_each(tables: Tables, where: Where) -> None:
    """What each entry names is there, and each of its parts makes sense. Raises BadContent."""
    there = ids_of(tables)
    for table, entry in every(tables):
        check_named(entry, where(table, entry.id), there)
        check_parts(inside(entry), where(table, entry.id))


def check_clauses(tables: Tables, clauses: Iterable[Clause], where: Where) -> None:
    """An entry names no clause and no topic, or one that RULES.md has. Raises BadContent."""
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
    """One id, one piece. Raises BadContent.

    pieces: the ids by which people and programs know an entry of a table, what it holds and its copies; others: ids of
    what is no entry.
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
                raise wrong(where(table, entry.id), field, f"the piece {id!r} is {_whose(taken[id], where)}")
            taken[id] = (table, entry.id)


def entries_of(tables: Tables, pieces: Callable[[str, Any], Iterable[str]]) -> dict[str, tuple[str, str]]:
    """The table and the own id of each entry, by the ids by which people and programs know it."""
    owners: dict[str, tuple[str, str]] = {}
    for table, entry in every(tables):
        for piece in pieces(table, entry):
            owners.setdefault(piece, (table, entry.id))
    return owners


def _to_write(id: str) -> str:
    return f"to replace that entry write {id!r}, for a new one another id"


def _whose(taken: tuple[str, str], where: Where) -> str:
    file, _, entry = where(*taken).partition(": ") if taken[0] else ("", "", "")
    return f"that of {entry} already, in {file}" if entry else "the table's already"
