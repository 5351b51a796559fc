"""Packs of the workshop in each kind of store, and how long their contents are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest

from gloaming.server.store import pack_store
from gloaming.server.store.database import Transaction
from gloaming.server.store.pack_store import (
    PackRow,
    VersionRow,
    add_content,
    add_pack,
    add_version,
    all_packs,
    contents_of,
    count_uses,
    delete_pack,
    delete_packs_of,
    feature_pack,
    find_pack,
    packs_shown_to,
    remove_pack,
    removed_among,
    share_pack,
    tables_with,
)
from gloaming.server.store.postgres import PostgresStore
from gloaming.server.store.pruning import prune
from gloaming.server.store.sqlite import Store
from gloaming.server.store.table_rows import add_table, load_table
from tests.server.databases import postgresql
from tests.server.store.test_operations import OPENED

OWN = PackRow("own", "ann", "final-girl", "Own", False, False, False, 1.0, 1.0)


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The address of a PostgreSQL database."""
    with postgresql() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Any]:
    """An empty store of each kind."""
    if request.param == "sqlite":
        store: Any = Store(tmp_path)
    else:
        address = request.getfixturevalue("database")
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        store = PostgresStore(address)
    yield store
    store.close()


def run(store: Any, work: Any) -> Any:
    """Run work in a transaction of a store."""
    return asyncio.run(store.do(work))


def save(transaction: Transaction, pack: str, number: int, digest: str, most: int = 3) -> None:
    """Store a version of a pack."""
    add_content(transaction, digest, f"content of {digest}")
    add_version(transaction, pack, f"Title {number}", VersionRow(number, float(number), "", digest, 1), most)


def known(transaction: Transaction, *digests: str) -> list[str]:
    """Return which contents are stored."""
    return sorted(contents_of(transaction, digests))


def test_a_pack_is_shown_to_its_author_and_featured_to_everybody(store: Any) -> None:
    def work(transaction: Transaction) -> None:
        add_pack(transaction, OWN)
        save(transaction, "own", 1, "a" * 32)
        found = find_pack(transaction, "own")
        assert found is not None
        assert (found.title, [version.number for version in found.versions]) == ("Title 1", [1])
        assert [pack.id for pack in packs_shown_to(transaction, "ann")] == ["own"]
        feature_pack(transaction, "own", featured=True)
        assert packs_shown_to(transaction, "bob") == []
        share_pack(transaction, "own", shared=True)
        assert [pack.id for pack in packs_shown_to(transaction, "bob")] == ["own"]
        save(transaction, "own", 2, "b" * 32)
        assert packs_shown_to(transaction, "bob") == [], "the operator has not seen the new version"
        feature_pack(transaction, "own", featured=True)
        share_pack(transaction, "own", shared=False)
        assert not find_pack(transaction, "own").featured  # type: ignore[union-attr]
        remove_pack(transaction, "own")
        assert packs_shown_to(transaction, "ann") == []
        assert removed_among(transaction, ["a" * 32]) and not removed_among(transaction, ["c" * 32])
        delete_packs_of(transaction, "ann")
        assert [(pack.author, pack.removed) for pack in all_packs(transaction)] == [("", True)]

    run(store, work)


def test_the_oldest_versions_that_no_table_uses_are_deleted(store: Any) -> None:
    def work(transaction: Transaction) -> None:
        add_pack(transaction, OWN)
        save(transaction, "own", 1, "1" * 32)
        add_table(transaction, replace(OPENED, contents=[f"own@1#{'1' * 32}"]))
        for number in range(2, 6):
            save(transaction, "own", number, f"{number}" * 32)
        found = find_pack(transaction, "own")
        assert found is not None
        assert [version.number for version in found.versions] == [5, 4, 1]
        assert (count_uses(transaction, "own"), tables_with(transaction, "own")) == (1, ["one"])
        stored = load_table(transaction, "one")
        assert stored is not None and stored.with_packs

    run(store, work)


def test_contents_are_kept_while_a_version_or_a_table_needs_them(store: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack_store, "GRACE", -1.0)
    digests = [letter * 32 for letter in "abc"]

    def fill(transaction: Transaction) -> None:
        add_pack(transaction, OWN)
        for number, digest in enumerate(digests, 1):
            save(transaction, "own", number, digest)
        add_table(transaction, replace(OPENED, contents=[f"own@2#{digests[1]}"]))

    run(store, fill)
    run(store, partial(prune, ended_days=90, kept=[]))
    assert run(store, lambda transaction: known(transaction, *digests)) == digests
    run(store, partial(delete_pack, id="own"))
    run(store, partial(prune, ended_days=90, kept=[]))
    assert run(store, lambda transaction: known(transaction, *digests)) == digests[1:2]

    def archive(transaction: Transaction) -> None:
        transaction.execute("INSERT INTO endings VALUES ('one', '{}', '{}')")
        transaction.execute("INSERT INTO results VALUES ('ann', ?, 'one', '{}')", (4e9,))
        transaction.execute("DELETE FROM tables")

    run(store, archive)
    run(store, partial(prune, ended_days=90, kept=[]))
    assert run(store, lambda transaction: known(transaction, *digests)) == digests[1:2]
    run(store, lambda transaction: transaction.execute("DELETE FROM results").rowcount)
    run(store, partial(prune, ended_days=90, kept=[]))
    assert run(store, lambda transaction: known(transaction, *digests)) == []
