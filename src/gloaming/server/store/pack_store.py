"""The SQL for the packs of the workshop: their versions, their contents, and the tables that are played with them.

Contents are stored once, by digest. They are kept as long as a version, a table or an archived match needs them.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from gloaming.server.store.database import Transaction

GRACE: Final = 24 * 60 * 60.0
"""Seconds for which contents are kept that nothing needs yet, as a table may be about to be opened with them."""

COLUMNS: Final = "id, author, game, title, shared, featured, removed, made, saved"


class VersionRow(NamedTuple):
    """A stored version of a pack. saved: Unix time; digest: that of its content; entries: the number of its entries."""

    number: int
    saved: float
    note: str
    digest: str
    entries: int


@dataclass(frozen=True)
class PackRow:
    """A stored pack of the workshop.

    author: the identity of the author, "" for a removed pack whose author has deleted their data.
    removed: whether the operator has removed it.
    made, saved: Unix times of its first and its latest version.
    versions: the versions, the newest first.
    """

    id: str
    author: str
    game: str
    title: str
    shared: bool
    featured: bool
    removed: bool
    made: float
    saved: float
    versions: Sequence[VersionRow] = field(default_factory=list)


def add_content(transaction: Transaction, digest: str, content: str) -> None:
    """Store the content of a pack, unless it is stored already."""
    insert = "INSERT INTO pack_contents VALUES (?, ?, ?) ON CONFLICT (digest) DO UPDATE SET added = excluded.added"
    transaction.execute(insert, (digest, content, time.time()))


def contents_of(transaction: Transaction, digests: Sequence[str]) -> Mapping[str, str]:
    """Return the stored contents by digest; unknown digests are left out."""
    if not digests:
        return {}
    marks = ", ".join("?" * len(digests))
    query = f"SELECT digest, content FROM pack_contents WHERE digest IN ({marks})"
    return dict(transaction.execute(query, tuple(digests)).fetchall())


def size_of_contents(transaction: Transaction) -> int:
    """Return the number of characters of all contents."""
    return int(transaction.execute("SELECT coalesce(sum(length(content)), 0) FROM pack_contents").fetchone()[0])


def add_pack(transaction: Transaction, pack: PackRow) -> None:
    """Store a new pack without versions."""
    row = (pack.id, pack.author, pack.game, pack.title, int(pack.shared), 0, 0, pack.made, pack.saved)
    transaction.execute("INSERT INTO packs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)


def add_version(transaction: Transaction, pack: str, title: str, version: VersionRow, most: int) -> None:
    """Store a new version of a pack, and delete the oldest versions beyond `most` with which no table is played.

    The pack is no longer featured, since the operator has not seen the new version.
    """
    row = (pack, version.number, version.saved, version.note, version.digest, version.entries)
    transaction.execute("INSERT INTO pack_versions VALUES (?, ?, ?, ?, ?, ?)", row)
    transaction.execute(
        "UPDATE packs SET title = ?, saved = ?, featured = 0 WHERE id = ?", (title, version.saved, pack)
    )
    many = transaction.execute("SELECT count(*) FROM pack_versions WHERE pack = ?", (pack,)).fetchone()[0] - most
    if many > 0:
        unused = (
            "SELECT number FROM pack_versions WHERE pack = ? AND number < ? AND NOT EXISTS (SELECT 1 FROM pack_uses "
            "WHERE pack_uses.pack = pack_versions.pack AND pack_uses.number = pack_versions.number) "
            "ORDER BY number LIMIT ?"
        )
        old = transaction.execute(unused, (pack, version.number, many)).fetchall()
        if len(old) < many:
            every = "SELECT number FROM pack_versions WHERE pack = ? AND number < ? ORDER BY number LIMIT ?"
            old = transaction.execute(every, (pack, version.number, many)).fetchall()
        for (number,) in old:
            transaction.execute("DELETE FROM pack_versions WHERE pack = ? AND number = ?", (pack, number))


def find_pack(transaction: Transaction, id: str) -> PackRow | None:
    """Return the pack with an id, None if there is none."""
    found = _packs(transaction, "id = ?", id)
    return found[0] if found else None


def packs_shown_to(transaction: Transaction, identity: str) -> Sequence[PackRow]:
    """Return a person's packs and the featured ones, without removed ones, the latest saved first."""
    return _packs(transaction, "removed = 0 AND (author = ? OR (featured <> 0 AND shared <> 0))", identity)


def all_packs(transaction: Transaction) -> Sequence[PackRow]:
    """Return all packs, the latest saved first."""
    return _packs(transaction, "1 = 1")


def count_packs(transaction: Transaction, identity: str) -> int:
    """Return the number of packs of a person."""
    return int(transaction.execute("SELECT count(*) FROM packs WHERE author = ?", (identity,)).fetchone()[0])


def count_uses(transaction: Transaction, pack: str) -> int:
    """Return the number of stored tables and archived matches that are played with a pack."""
    query = "SELECT count(DISTINCT table_id) FROM pack_uses WHERE pack = ?"
    return int(transaction.execute(query, (pack,)).fetchone()[0])


def tables_with(transaction: Transaction, pack: str) -> Sequence[str]:
    """Return the ids of the stored tables of unfinished matches that are played with a pack."""
    query = "SELECT table_id FROM pack_uses JOIN tables ON id = table_id WHERE pack = ? AND over = 0"
    return [table for (table,) in transaction.execute(query, (pack,)).fetchall()]


def share_pack(transaction: Transaction, id: str, *, shared: bool) -> None:
    """Store whether a pack is shared. A pack that is no longer shared is no longer featured."""
    featured = "" if shared else ", featured = 0"
    transaction.execute(f"UPDATE packs SET shared = ?{featured} WHERE id = ?", (int(shared), id))


def feature_pack(transaction: Transaction, id: str, *, featured: bool) -> None:
    """Store whether a pack is shown to everybody."""
    transaction.execute("UPDATE packs SET featured = ? WHERE id = ?", (int(featured), id))


def remove_pack(transaction: Transaction, id: str) -> None:
    """Store that the operator has removed a pack: it is no longer shown, and no table can be opened with it."""
    transaction.execute("UPDATE packs SET removed = 1, shared = 0, featured = 0 WHERE id = ?", (id,))


def delete_pack(transaction: Transaction, id: str) -> None:
    """Delete a pack with its versions. Contents that tables need are kept."""
    transaction.execute("DELETE FROM pack_versions WHERE pack = ?", (id,))
    transaction.execute("DELETE FROM packs WHERE id = ?", (id,))


def delete_packs_of(transaction: Transaction, identity: str) -> None:
    """Delete a person's packs. Tables that use them are kept.

    Removed packs stay, without their author, so that no table can be opened with them.
    """
    versions = "DELETE FROM pack_versions WHERE pack IN (SELECT id FROM packs WHERE author = ? AND removed = 0)"
    transaction.execute(versions, (identity,))
    transaction.execute("DELETE FROM packs WHERE author = ? AND removed = 0", (identity,))
    transaction.execute("UPDATE packs SET author = '' WHERE author = ?", (identity,))


def removed_among(transaction: Transaction, digests: Sequence[str]) -> bool:
    """Return whether one of the contents is that of a pack that the operator has removed."""
    if not digests:
        return False
    marks = ", ".join("?" * len(digests))
    query = f"SELECT 1 FROM pack_versions JOIN packs ON id = pack WHERE removed <> 0 AND digest IN ({marks}) LIMIT 1"
    return transaction.execute(query, tuple(digests)).fetchone() is not None


def add_uses(transaction: Transaction, table: str, contents: Sequence[str]) -> None:
    """Store that a table is played with workshop packs. contents: the names of their contents, PACK@VERSION#DIGEST."""
    for content in contents:
        version, _, digest = content.partition("#")
        pack, _, number = version.partition("@")
        insert = "INSERT INTO pack_uses VALUES (?, ?, ?, ?) ON CONFLICT (table_id, digest) DO NOTHING"
        transaction.execute(insert, (table, digest, pack, int(number)))


def has_uses(transaction: Transaction, table: str) -> bool:
    """Return whether a table is played with packs of the workshop."""
    return transaction.execute("SELECT 1 FROM pack_uses WHERE table_id = ?", (table,)).fetchone() is not None


def prune_contents(transaction: Transaction) -> None:
    """Delete the uses of tables that are gone, and the contents that nothing needs."""
    transaction.execute(
        "DELETE FROM pack_uses WHERE table_id NOT IN (SELECT id FROM tables) "
        "AND table_id NOT IN (SELECT table_id FROM endings)"
    )
    unneeded = (
        "DELETE FROM pack_contents WHERE added < ? AND digest NOT IN (SELECT digest FROM pack_versions) "
        "AND digest NOT IN (SELECT digest FROM pack_uses)"
    )
    transaction.execute(unneeded, (time.time() - GRACE,))


def _packs(transaction: Transaction, which: str, *values: str) -> Sequence[PackRow]:
    """Return the packs for which the SQL condition `which` is true, the latest saved first."""
    rows = transaction.execute(f"SELECT {COLUMNS} FROM packs WHERE {which} ORDER BY saved DESC, id", values).fetchall()
    query = "SELECT number, saved, note, digest, entries FROM pack_versions WHERE pack = ? ORDER BY number DESC"
    return [
        PackRow(
            id,
            author,
            game,
            title,
            bool(shared),
            bool(featured),
            bool(removed),
            made,
            saved,
            [VersionRow(*version) for version in transaction.execute(query, (id,)).fetchall()],
        )
        for id, author, game, title, shared, featured, removed, made, saved in rows
    ]
