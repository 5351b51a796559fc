"""The operations of each kind of store, which must agree."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import psycopg
import pytest

from gloaming.server.accounts import sessions as sessions_module
from gloaming.server.accounts.passkeys import Passkeys
from gloaming.server.accounts.sessions import BrowserSessions, digest_of_secret
from gloaming.server.limits.responses import Refusal
from gloaming.server.store.account_store import AccountStore
from gloaming.server.store.clock_deadlines import expired_clocks
from gloaming.server.store.database import StoreFault
from gloaming.server.store.operations import Fenced, Operations
from gloaming.server.store.passkey_store import Passkey
from gloaming.server.store.postgres import PostgresStore
from gloaming.server.store.result_store import add_learned
from gloaming.server.store.sqlite import Store
from gloaming.server.store.table_rows import EntryRow, NewTable
from tests.server.databases import postgresql

T = TypeVar("T")

OPENED = NewTable(
    table="one",
    game="final-girl",
    kinds='["human","easy"]',
    opener="ann",
    spectators=True,
    over=False,
    asked=0,
    sitters=[(0, "ann")],
    save=b'{"seed": "s\xc3\xa9ance"}',
)

ENTRY = EntryRow(
    table="one", epoch=1, number=1, kind="choice", rqid=2, data='{"seat":0}', over=False, seq=2, asked=None
)

LEARNED = partial(add_learned, identity="ann", game="final-girl", course="first", at=1.0)


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The address of a PostgreSQL database."""
    with postgresql() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Operations]:
    """An empty store of each kind."""
    opened: Operations
    if request.param == "sqlite":
        opened = Store(tmp_path)
    else:
        address = request.getfixturevalue("database")
        with psycopg.connect(address) as base:
            base.execute("DROP SCHEMA public CASCADE")
            base.execute("CREATE SCHEMA public")
        opened = PostgresStore(address)
    yield opened
    opened.close()


def run(story: Callable[[], Awaitable[T]]) -> T:
    async def run() -> T:
        return await story()

    return asyncio.run(run())


def rows(store: Operations, query: str) -> Any:
    async def story() -> Any:
        return [tuple(row) for row in await store.do(lambda base: base.execute(query).fetchall())]

    return asyncio.run(story())


def test_a_table_comes_back_as_it_was_written(store: Operations) -> None:
    async def story() -> None:
        assert await store.recall("one") is None
        assert await store.begin(OPENED) == 1
        await store.log(ENTRY)
        await store.sit("one", 1, 1, "bob")
        await store.sit("one", 1, 0, None)
        looked = await store.look("one")
        assert looked is not None
        assert (looked.kinds, looked.opener, looked.spectators) == (["human", "easy"], "ann", True)
        assert (looked.seq, looked.epoch, looked.number, looked.save) == (2, 1, 0, OPENED.save)
        assert looked.sitters == [None, "bob"]
        assert [tuple(row) for row in looked.entries] == [(1, "choice", 2, '{"seat":0}')]
        assert (looked.course, looked.day, looked.next_match) == ("", "", "")
        store.snapshot("one", 1, 1, b"later")
        recalled = await store.recall("one")
        assert recalled is not None
        assert (recalled.seq, recalled.epoch) == (1_000_002, 2)
        assert (recalled.number, bytes(recalled.save)) == (1, b"later")

    run(story)


def test_what_a_former_owner_writes_is_refused_whole(store: Operations) -> None:
    async def story() -> None:
        await store.begin(OPENED)
        await store.log(ENTRY)
        assert await store.recall("one") is not None
        with pytest.raises(Fenced, match="table one is owned by another server now"):
            await store.log(replace(ENTRY, number=2), [LEARNED])
        with pytest.raises(Fenced):
            await store.sit("one", 1, 1, "eve")
        store.snapshot("one", 1, 1, b"stale")
        now = await store.look("one")
        assert now is not None
        assert (len(now.entries), now.sitters, now.number, now.seq) == (1, ["ann", None], 0, 1_000_002)
        await store.log(replace(ENTRY, number=2, epoch=2))

    run(story)
    assert rows(store, "SELECT * FROM learned") == []


def test_the_clock_that_runs_at_a_table_and_who_is_unwelcome_there_are_known(store: Operations) -> None:
    async def over(now: float, first: bool = False) -> list[str]:
        return list(await store.do(partial(expired_clocks, now=now, first=first)))

    async def story() -> None:
        await store.begin(OPENED)
        now = time.time()
        assert await over(now) == []
        await store.log(replace(ENTRY, due=now + 10))
        assert await over(now + 5) == []
        assert await over(now + 11) == ["one"]
        assert await over(now + 1000, first=True) == ["one"], "it ended earlier"
        await store.sit("one", 1, 1, None, "eve")
        await store.sit("one", 1, 1, None, "eve")
        kept = await store.look("one")
        assert kept is not None
        assert (kept.unwelcome, kept.due is not None) == (["eve"], True)
        await store.log(replace(ENTRY, number=2))
        assert await over(now + 1001) == []

    run(story)


def test_no_number_of_a_table_is_written_twice(store: Operations) -> None:
    async def story() -> None:
        await store.begin(OPENED)
        await store.log(ENTRY)
        with pytest.raises(StoreFault):
            await store.log(replace(ENTRY, data="{}", seq=9))
        now = await store.look("one")
        assert now is not None
        assert (now.seq, len(now.entries), now.entries[0][3]) == (2, 1, '{"seat":0}')

    run(story)


def test_a_choice_and_its_results_are_written_together_or_not_at_all(store: Operations) -> None:
    def fail(base: object) -> None:
        raise ValueError("no result")

    async def story() -> None:
        await store.begin(OPENED)
        with pytest.raises(ValueError, match="no result"):
            await store.log(ENTRY, [LEARNED, fail])
        now = await store.look("one")
        assert now is not None
        assert now.entries == []
        await store.log(ENTRY, [LEARNED] * 2)

    run(story)
    assert rows(store, "SELECT * FROM learned") == [("ann", "final-girl", "first", 1.0)]


def test_many_ask_at_once_and_one_that_fails_fails_alone(store: Operations) -> None:
    async def story() -> list[Any]:
        for number in range(20):
            await store.begin(replace(OPENED, table=f"t{number}"))
        logs = [store.log(replace(ENTRY, table=f"t{number}", epoch=number % 2)) for number in range(20)]
        return list(await asyncio.gather(*logs, return_exceptions=True))

    done = run(story)
    assert [isinstance(result, Fenced) for result in done] == [number % 2 == 0 for number in range(20)]
    assert len(rows(store, "SELECT table_id FROM log")) == 10


def test_ones_tables_are_listed_the_newest_first(store: Operations) -> None:
    async def story() -> list[tuple[str, dict[int, str], str, str]]:
        await store.begin(replace(OPENED, table="a", title="Scenario 1"))
        await store.begin(replace(OPENED, table="b", opener="bob", sitters=[(0, "bob"), (1, "ann")], follows="a"))
        await store.begin(replace(OPENED, table="c", opener="eve", sitters=[]))
        assert await store.list("nobody") == []
        return [(listed.id, listed.sitters, listed.campaign, listed.next_match) for listed in await store.list("ann")]

    assert run(story) == [("b", {0: "bob", 1: "ann"}, "", ""), ("a", {0: "ann"}, "Scenario 1", "b")]


def test_a_daily_challenge_is_attempted_once(store: Operations) -> None:
    async def story() -> None:
        await store.begin(replace(OPENED, day="2026-10-31"))
        with pytest.raises(StoreFault):
            await store.begin(replace(OPENED, table="two", day="2026-10-31"))
        assert await store.look("two") is None
        kept = await store.look("one")
        assert kept is not None
        assert kept.day == "2026-10-31"

    run(story)


def test_the_latest_profile_is_stored(store: Operations) -> None:
    async def story() -> None:
        await store.call("ann", "Ann", "moon")
        await store.call("ann", "Änne", "owl")
        assert [tuple(row) for row in await store.called(["ann", "bob"])] == [("ann", "Änne", "owl")]

    run(story)


def test_tables_are_pruned_by_the_days_that_the_store_has_seen(store: Operations) -> None:
    async def story() -> list[tuple[int, int]]:
        await store.begin(OPENED)
        await store.begin(replace(OPENED, table="kept"))

        def age(base: Any) -> None:
            base.execute("UPDATE tables SET touched = 100")
            for number in range(1, 401):
                base.execute(
                    "INSERT INTO days_seen VALUES (?, ?)", (number, f"20{number // 20:02}-01-{number % 20 + 1:02}")
                )

        await store.do(age)
        first = await store.prune(90, ["kept"])
        await store.do(lambda base: base.execute("UPDATE fading SET number = 1"))
        return [first, await store.prune(90, ["kept"])]

    assert run(story) == [(1, 0), (0, 1)]
    assert rows(store, "SELECT id FROM tables") == [("kept",)]
    assert rows(store, "SELECT table_id FROM snapshots") == [("kept",)]


def test_a_check_writes(store: Operations) -> None:
    async def story() -> None:
        store.attend(lambda lost: None)
        async with asyncio.timeout(30):
            while True:
                with suppress(StoreFault):
                    await store.check()
                    break
                await asyncio.sleep(0.05)
        for has_failed in (False, True, True):
            store.has_failed = has_failed
            await store.check()
            assert not store.has_failed

    run(story)
    assert len(rows(store, "SELECT at FROM pulse")) == 1


def test_sessions_and_passkeys_are_kept_alike(store: Operations, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = AccountStore(store, "")
    sessions, passkeys = BrowserSessions(kept), Passkeys(kept)
    passkey = Passkey("id", "ann", b"\x00key", 0, "My phone", "localhost", 1.0)

    async def story() -> None:
        first = await sessions.begin("ann", "Firefox on Linux")
        second = await sessions.begin("ann", "Safari on iPhone")
        session = await BrowserSessions(kept).find(digest_of_secret(first))
        assert session is not None
        assert (session.identity, session.browser) == ("ann", "Firefox on Linux")
        assert len(await sessions.of("ann")) == 2
        assert await sessions.end("ann", lambda session: session.digest == digest_of_secret(first)) == 1
        assert await BrowserSessions(kept).find(digest_of_secret(first)) is None
        instead = await sessions.find(digest_of_secret(second))
        third = await sessions.begin("bob", "", instead)
        assert await sessions.of("ann") == []
        monkeypatch.setattr(sessions_module, "MOST_SESSIONS", 1)
        await sessions.begin("bob", "")
        assert await sessions.find(digest_of_secret(third)) is None
        assert len(await sessions.of("bob")) == 1
        await passkeys.keep(passkey)
        with pytest.raises(Refusal, match="already registered"):
            await passkeys.keep(replace(passkey, identity="bob"))
        assert await passkeys.of("ann") == [passkey]
        assert await passkeys.used(passkey, 5)
        assert not await passkeys.used(passkey, 6)
        assert (await passkeys.find("id")).sign_count == 5
        assert await passkeys.spend(b"challenge", 60)
        assert not await passkeys.spend(b"challenge", 60)
        with pytest.raises(Refusal):
            await passkeys.remove("bob", "id\0")
        await passkeys.forget("ann")
        with pytest.raises(Refusal):
            await passkeys.find("id")

    run(story)
