"""Browser sessions: each browser that is signed in has a session with a secret, of which only a digest is stored."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Final

from gloaming.server.monitoring import metrics
from gloaming.server.protocol.table_messages import Watcher
from gloaming.server.store.account_store import AccountStore
from gloaming.server.store.database import Transaction
from gloaming.server.store.session_store import (
    BrowserSession,
    add_session,
    delete_session,
    find_session,
    note_session_seen,
    sessions_of,
    surplus_sessions,
)

SECRET_BYTES: Final = 24

MOST_SESSIONS: Final = 20
"""The maximum number of sessions of one person. A further one ends the session that was unused for longest."""

SEEN_EVERY: Final = 600.0
"""The least number of seconds between two updates of the time of a session's last use."""

RENEWED_EVERY: Final = 24 * 60 * 60.0
"""The least number of seconds between two renewals of a session's cookie."""

MOST_KNOWN: Final = 10_000
"""The maximum number of sessions that are cached in memory."""

MOST_IN_MEMORY: Final = 50_000
"""The maximum number of sessions of all people together, on a server without a store."""


class BrowserSessions:
    """The sessions of all signed-in browsers."""

    def __init__(self, store: AccountStore) -> None:
        self._store = store
        self._known: OrderedDict[str, BrowserSession | None] = OrderedDict()
        self._renewed: OrderedDict[str, float] = OrderedDict()
        self._watchers: dict[str, set[Watcher]] = {}

    async def find(self, digest: str) -> BrowserSession | None:
        """Return the session with a digest, or None if there is none, and record its use. Raises StoreFault."""
        if digest in self._known and not self._store.shared:
            session = self._known[digest]
        else:
            session = await self._store.do(partial(find_session, digest=digest))
            self._hold(digest, session)
        if session is not None and time.time() - session.seen > SEEN_EVERY:
            session = await self._see(session)
        return session

    async def of(self, identity: str) -> list[BrowserSession]:
        """Return all sessions of a person, the last used first. Raises StoreFault."""
        return await self._store.do(partial(sessions_of, identity=identity))

    async def begin(self, identity: str, browser: str, instead: BrowserSession | None = None) -> str:
        """Start a session for a person's browser and return its secret; end the session `instead`.

        Raises StoreFault.
        """
        secret, now = secrets.token_urlsafe(SECRET_BYTES), time.time()
        begun = BrowserSession(digest_of_secret(secret), identity, now, now, browser)
        most = MOST_IN_MEMORY if self._store.in_memory else None

        def work(transaction: Transaction) -> list[str]:
            ended = surplus_sessions(transaction, identity, MOST_SESSIONS, most)
            self._end(transaction, ended if instead is None else [*ended, instead.digest])
            add_session(transaction, begun)
            return ended

        ended = await self._store.do(work)
        for _ in ended:
            metrics.limited("sessions")
        self.lose(ended if instead is None else [*ended, instead.digest])
        self._hold(begun.digest, begun)
        self.renews(begun)
        return secret

    async def end(self, identity: str, which: Callable[[BrowserSession], bool]) -> int:
        """End the sessions of a person for which `which` is true, and close their sockets.

        Return the number of sessions that ended. Raises StoreFault.
        """
        ended = [session.digest for session in await self.of(identity) if which(session)]
        await self._store.do(lambda transaction: self._end(transaction, ended))
        self.lose(ended)
        return len(ended)

    def renews(self, session: BrowserSession) -> bool:
        """Return whether a session's cookie is due for renewal, and if so, record that it has been renewed."""
        now = time.time()
        if now - self._renewed.get(session.digest, 0.0) < RENEWED_EVERY:
            return False
        self._renewed[session.digest] = now
        self._renewed.move_to_end(session.digest)
        if len(self._renewed) > MOST_KNOWN:
            self._renewed.popitem(last=False)
        return True

    @contextmanager
    def watched(self, session: BrowserSession | None, watcher: Watcher) -> Iterator[None]:
        """Close a watcher's socket if its session ends during the context."""
        if session is None:
            yield
            return
        watchers = self._watchers.setdefault(session.digest, set())
        watchers.add(watcher)
        try:
            yield
        finally:
            watchers.discard(watcher)
            if not watchers and self._watchers.get(session.digest) is watchers:
                del self._watchers[session.digest]

    def lose(self, digests: Iterable[str]) -> None:
        """Close the sockets of sessions that have ended, here or at another server. digests: those of the sessions."""
        for digest in digests:
            self._hold(digest, None)
            for watcher in [*self._watchers.get(digest, ())]:
                watcher.ending.set()

    def _end(self, transaction: Transaction, digests: Iterable[str]) -> None:
        for digest in digests:
            delete_session(transaction, digest)
            self._store.tell_ended(transaction, digest)

    async def _see(self, session: BrowserSession) -> BrowserSession:
        """Update the time of a session's last use, without waiting for the store to write it."""
        now = replace(session, seen=time.time())
        self._hold(now.digest, now)
        await self._store.do_soon(partial(note_session_seen, session=now))
        return now

    def _hold(self, digest: str, session: BrowserSession | None) -> None:
        self._known[digest] = session
        self._known.move_to_end(digest)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)


def digest_of_secret(secret: str) -> str:
    """Return the digest under which the session with a secret is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


BROWSERS: Final = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Vivaldi", "Vivaldi")),
    *(("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrom", "Chrome"), ("Safari", "Safari")),
)
"""Pairs of a part of a browser's User-Agent and the browser's name; the first matching pair counts."""

SYSTEMS: Final = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows")),
    *(("Mac OS", "Mac"), ("CrOS", "ChromeOS"), ("Linux", "Linux")),
)


def browser_of(agent: str) -> str:
    """Return a description of a browser from its User-Agent, such as "Firefox on Linux"; "" if it is unknown."""
    names = [[name for sign, name in known if sign in agent][:1] for known in (BROWSERS, SYSTEMS)]
    return " on ".join([name for matching in names for name in matching])
