"""Two servers that share a PostgreSQL database: who owns a table, and what happens to the other one's writes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace

import msgspec
import psycopg
import pytest

from gloaming.server.http.app import create_app
from gloaming.server.protocol.table_info import TableInfo
from gloaming.server.store import postgres, postgres_migrations, table_owner
from gloaming.server.store.database import StoreFault, Transaction
from gloaming.server.store.migrations import MIGRATIONS, THIRTEENTH, TWELFTH, VERSION
from gloaming.server.store.operations import Fenced
from gloaming.server.store.postgres import PostgresStore
from tests.server.accounts.test_sessions import closing_code
from tests.server.databases import postgresql
from tests.server.house import PATIENCE, House, Person, until
from tests.server.store.test_operations import ENTRY, OPENED


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The address of a PostgreSQL database."""
    with postgresql() as address:
        yield address


@pytest.fixture
def empty(database: str) -> str:
    """The address of an empty database."""
    with psycopg.connect(database) as base:
        base.execute("DROP SCHEMA public CASCADE")
        base.execute("CREATE SCHEMA public")
    return database


class Server:
    """A server's side of the store. lost: the tables it had to release, None for all."""

    def __init__(self, address: str) -> None:
        self.store = PostgresStore(address)
        self.lost: list[str | None] = []
        self.store.attend(self._lose)

    def _lose(self, tables: Collection[str] | None) -> None:
        self.lost += [None] if tables is None else tables

    async def wait_lost(self, table: str | None) -> None:
        """Wait until this server must let a table go; None: all tables."""
        async with asyncio.timeout(30):
            while table not in self.lost:
                await asyncio.sleep(0.02)


def between(address: str, story: Callable[[Server, Server], Awaitable[None]]) -> None:
    """Run a story with two servers that share an empty store."""

    async def run() -> None:
        with psycopg.connect(address) as base:
            base.execute("DROP SCHEMA public CASCADE")
            base.execute("CREATE SCHEMA public")
        first, second = Server(address), Server(address)
        try:
            await first.store.claim("one")
            await first.store.begin(OPENED)
            await story(first, second)
        finally:
            first.store.close()
            second.store.close()

    asyncio.run(run())


def test_a_table_that_another_server_wants_is_let_go_and_goes_on_there(database: str) -> None:
    async def story(first: Server, second: Server) -> None:
        wanting = asyncio.create_task(second.store.claim("one"))
        await first.wait_lost("one")
        assert not wanting.done()
        await first.store.release("one")
        await wanting
        assert await second.store.recall("one") is not None
        with pytest.raises(Fenced):
            await first.store.log(ENTRY)
        await second.store.log(replace(ENTRY, epoch=2))

    between(database, story)


def test_a_table_that_another_server_has_is_not_woken(database: str) -> None:
    async def story(first: Server, second: Server) -> None:
        assert not await second.store.claim_free("one")
        await first.store.release("one")
        assert await second.store.claim_free("one")
        assert await second.store.claim_free("one")
        assert not await first.store.claim_free("one")

    between(database, story)


def test_a_server_that_does_not_let_go_keeps_the_table(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(first: Server, second: Server) -> None:
        monkeypatch.setattr(table_owner, "WAIT", 0.6)
        with pytest.raises(StoreFault, match="table one is owned by another server, which does not release it"):
            await second.store.claim("one")
        await first.store.log(ENTRY)

    between(database, story)


def test_the_tables_of_a_server_cut_off_are_anybodys_and_it_writes_no_more(database: str) -> None:
    async def story(first: Server, second: Server) -> None:
        connection = first.store._owner._connection
        assert connection is not None
        first.lost.clear()
        with psycopg.connect(database, autocommit=True) as base:
            base.execute("SELECT pg_terminate_backend(%s)", (connection.info.backend_pid,))
        await second.store.claim("one")
        await first.wait_lost(None)
        kept = await second.store.recall("one")
        assert kept is not None
        with pytest.raises(Fenced):
            await first.store.log(ENTRY)
        await first.wait_lost("one")
        with pytest.raises(Fenced):
            await first.store.sit("one", 1, 1, "eve")
        first.store.snapshot("one", 1, 1, b"stale")
        now = await second.store.recall("one")
        assert now is not None
        assert (now.entries, now.sitters, bytes(now.save)) == ([], ["ann", None], OPENED.save)

    between(database, story)


def test_a_transaction_in_which_a_server_hangs_is_ended(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "IDLE", 0.1)
    monkeypatch.setattr(postgres, "lay_out", lambda *_: None)  # it might take longer

    def hang(transaction: Transaction) -> None:
        [pid] = transaction.execute("SELECT pg_backend_pid()").fetchone() or (0,)
        with psycopg.connect(empty, autocommit=True) as base:
            until(lambda: not base.execute("SELECT 1 FROM pg_stat_activity WHERE pid = %s", (pid,)).fetchall())
        transaction.execute("SELECT 1")

    with closing(PostgresStore(empty)) as store, pytest.raises(StoreFault, match="idle-in-transaction timeout"):
        asyncio.run(store.do(hang))


def test_a_server_that_says_nothing_loses_its_tables(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_owner, "WAIT", PATIENCE)

    async def story(first: Server, second: Server) -> None:
        silent = first.store._owner._task
        assert silent is not None
        silent.cancel()
        await second.store.claim("one")

    between(database, story)


def test_a_lost_store_is_logged_at_once_every_minute_and_when_it_is_back(
    empty: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("WARNING")
    monkeypatch.setattr(table_owner, "BEAT", 0.01)

    async def lines(so_many: int) -> list[str]:
        messages: list[str] = []
        async with asyncio.timeout(30):
            while len(messages) < so_many:
                await asyncio.sleep(0.05)
                messages = [record.getMessage() for record in caplog.records if record.name == table_owner.__name__]
        return messages

    async def story() -> None:
        server = Server(empty)
        try:
            await server.store.claim("one")
            connect = psycopg.AsyncConnection.connect
            tries = []

            async def refused(*_: object, **__: object) -> None:
                tries.append(1)
                raise psycopg.OperationalError("connection refused")

            monkeypatch.setattr(psycopg.AsyncConnection, "connect", refused)
            with psycopg.connect(empty, autocommit=True) as base:
                held = server.store._owner._connection
                assert held is not None
                base.execute("SELECT pg_terminate_backend(%s)", (held.info.backend_pid,))
            assert len(await lines(1)) == 1
            while len(tries) < 20:
                await asyncio.sleep(0.01)
            assert len(await lines(1)) == 1
            server.store._owner._reported_at -= table_owner.REMIND
            assert "tables have had no owner for" in (await lines(2))[1]
            monkeypatch.setattr(psycopg.AsyncConnection, "connect", connect)
            assert "is reachable again after" in (await lines(3))[2]
            await asyncio.sleep(0.2)
            assert len(await lines(3)) == 3
        finally:
            server.store.close()

    asyncio.run(story())


def test_servers_that_share_a_store_know_the_same_people_codes_and_deals(empty: str) -> None:
    with closing(House(create_app(pause=0, shared=empty))) as first:
        two = closing(House(create_app(pause=0, shared=empty)))
        with two as second:
            ann = first.person()
            ann.http.post("/api/me", json={"name": "Ann", "mark": "moon"})
            there = with_cookie_of(ann, first, second)
            table = ann.open("human", "human")
            code = ann.invite(table, 1)
            sent_on = second.person().http.post("/api/join", json={"code": code})
            assert (sent_on.status_code, sent_on.headers["location"]) == (307, f"/api/tables/{table}/join")
            bob = first.person()
            joined = bob.take(code)
            assert joined.status_code == 307, "the request must be sent again to the table's address"
            joined = bob.http.post(f"/api/tables/{table}/join", json={"code": code})
            assert msgspec.json.decode(joined.content, type=TableInfo).seat == 1
            assert there.http.get("/api/me").json()["name"] == "Ann"
            assert [info["id"] for info in there.http.get("/api/tables").json()] == [table]
            deals = [house.get("/api/daily/final-girl").json()["options"] for house in (ann.http, there.http)]
            assert deals[0] == deals[1]
            line = ann.join(table)
            line.wait(lambda now: now.prompt is not None or now.waiting_for == 1)
            moved = there.join(table)
            assert moved.update.seat == 0
            assert moved.update.view == line.update.view
            assert moved.update.commitment == line.update.commitment
            assert table not in first.tables.awake


def test_a_session_that_is_ended_at_one_server_is_ended_at_all(empty: str) -> None:
    with closing(House(create_app(pause=0, shared=empty))) as first:
        two = closing(House(create_app(pause=0, shared=empty)))
        with two as second:
            ann = first.person()
            table = ann.open("human", "random")
            there = with_cookie_of(ann, first, second)
            line = there.join(table)
            assert line.update.seat == 0
            assert ann.http.post("/api/me/sign-out").status_code == 200
            assert there.http.get("/api/tables").json() == []
            assert closing_code(line) == 4001


def test_a_code_for_another_device_is_good_at_every_server_and_only_once(empty: str) -> None:
    with closing(House(create_app(pause=0, shared=empty))) as first:
        two = closing(House(create_app(pause=0, shared=empty)))
        with two as second:
            ann, phone, stranger = first.person(), second.person(), first.person()
            table = ann.open("human", "random")
            code = {"code": ann.http.post("/api/me/transfer").json()["code"]}
            assert phone.http.post("/api/me/transfer/use", json=code).status_code == 200
            assert [info["id"] for info in phone.http.get("/api/tables").json()] == [table]
            assert stranger.http.post("/api/me/transfer/use", json=code).status_code == 404


def test_addresses_that_can_be_no_tables_cost_no_server_its_tables(empty: str) -> None:
    with closing(House(create_app(pause=0, shared=empty))) as first:
        two = closing(House(create_app(pause=0, shared=empty)))
        with two as second:
            ann, bob, eve, mallory = first.person(), second.person(), first.person(), second.person()
            tables = ann.open("human", "random"), bob.open("human", "random")
            for odd in ("%00", "x%00y", "x" * 9000, "%c3%bc"):
                for stranger in (eve, mallory):
                    assert stranger.http.get(f"/api/tables/{odd}").status_code == 404
            sat = eve.http.post("/api/tables/%00/lobby", json={"table": "\x00"})
            assert sat.status_code == 404
            assert [[*house.tables.awake] for house in (first, second)] == [[table] for table in tables]
            for house, table in zip((first, second), tables, strict=True):
                assert isinstance(house.tables.store, PostgresStore)
                assert house.tables.store._owner._held == {table}


def with_cookie_of(person: Person, house: House, other_house: House) -> Person:
    """Return the same person at another server; in tests, the ports distinguish the cookies."""
    moved = other_house.person()
    for name, value in person.http.cookies.items():
        moved.http.cookies.set(name.replace(str(house.port), str(other_house.port)), value, domain="127.0.0.1")
    return moved


def test_an_address_at_which_no_database_is_is_named_without_its_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.server.store.postgres.PATIENCE", 0.3)
    with pytest.raises(StoreFault, match=r"^postgresql://127\.0\.0\.1:1/gloaming cannot be used") as fault:
        PostgresStore("postgresql://ann:secret@127.0.0.1:1/gloaming")
    assert "secret" not in str(fault.value)


def test_a_store_of_another_release_is_refused(empty: str) -> None:
    PostgresStore(empty).close()
    for version in (99, 6):
        with psycopg.connect(empty) as base:
            base.execute("UPDATE layout SET version = %s", (version,))
        with pytest.raises(StoreFault, match=f"has schema {version}, of another release.* reads 7 to {VERSION}"):
            PostgresStore(empty)


@pytest.fixture
def next_release(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Return a function that makes servers belong to a later release, with another schema."""
    step = """
ALTER TABLE tables ADD COLUMN late REAL;
CREATE TABLE moved (table_id TEXT PRIMARY KEY, number INTEGER NOT NULL, save BLOB) WITHOUT ROWID;
INSERT INTO moved SELECT id, seq, NULL FROM tables"""

    def released() -> None:
        monkeypatch.setattr(postgres_migrations, "MIGRATIONS", {**MIGRATIONS, VERSION: step})
        monkeypatch.setattr(postgres_migrations, "VERSION", VERSION + 1)

    return released


def begun(address: str) -> None:
    """Return a table opened by a server that then ends."""
    with closing(PostgresStore(address)) as store:
        asyncio.run(store.begin(OPENED))


def test_a_store_of_an_earlier_release_is_migrated_once(empty: str, next_release: Callable[[], None]) -> None:
    begun(empty)
    next_release()
    with ThreadPoolExecutor() as servers:
        stores = list(servers.map(PostgresStore, [empty] * 3))
    for store in stores:
        kept = asyncio.run(store.recall("one"))
        assert kept is not None and bytes(kept.save) == OPENED.save
        store.close()
    with psycopg.connect(empty) as base:
        assert base.execute("SELECT * FROM moved").fetchall() == [("one", 1, None)]
        assert base.execute("SELECT version FROM layout").fetchall() == [(VERSION + 1,)]
        assert base.execute("SELECT late FROM tables").fetchall() == [(None,)]


def test_invites_of_a_store_of_schema_10_stay_valid(empty: str) -> None:
    begun(empty)
    with psycopg.connect(empty) as base:
        base.execute("INSERT INTO invites VALUES (%s, 'one', 1)", (b"digest",))
        for table in re.findall(r"CREATE TABLE (\w+)", TWELFTH + THIRTEENTH):
            base.execute(f"DROP TABLE {table}".encode())
        base.execute("UPDATE layout SET version = 10")
    with closing(PostgresStore(empty)):
        pass
    with psycopg.connect(empty) as base:
        assert base.execute("SELECT * FROM invites").fetchall() == [(b"digest", "one", 1)]
        assert base.execute("SELECT version FROM layout").fetchall() == [(VERSION,)]


def test_a_store_that_cannot_be_migrated_stays_as_it_was(empty: str, next_release: Callable[[], None]) -> None:
    begun(empty)
    next_release()
    with psycopg.connect(empty) as base:
        base.execute("CREATE TABLE moved (identity TEXT)")
    with pytest.raises(StoreFault, match=r"cannot be used: .*moved"):
        PostgresStore(empty)
    with psycopg.connect(empty) as base:
        assert base.execute("SELECT version FROM layout").fetchall() == [(VERSION,)]
        base.execute("DROP TABLE moved")
    PostgresStore(empty).close()


def test_no_store_is_migrated_under_servers_of_the_earlier_release(
    empty: str, next_release: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_migrations, "SILENCE", -1.9)

    async def story() -> None:
        former = Server(empty)
        await former.store.claim("one")
        await former.store.begin(OPENED)
        next_release()
        with pytest.raises(StoreFault, match=f"schema {VERSION}, and servers of that release still use it.*1"):
            await asyncio.to_thread(PostgresStore, empty)
        await former.store.log(ENTRY)
        former.store.close()
        monkeypatch.setattr(postgres_migrations, "SILENCE", 4.0)
        (await asyncio.to_thread(PostgresStore, empty)).close()

    asyncio.run(story())
