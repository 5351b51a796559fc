"""Rate limits, and limits on the number of sockets and tasks at the same time."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection

from gloaming.server.limits.proxies import counted_as
from gloaming.server.limits.responses import Refusal
from gloaming.server.monitoring import metrics
from gloaming.server.protocol.table_messages import Watcher

MOST_KEYS: Final = 10_000
"""The maximum number of keys that a rate limit remembers; the least recently used ones are forgotten."""

SHARED: Final = 20
"""The number of people who may share an address: its limits are those of an identity times this number."""

SOON: Final = 5
"""Seconds for the header Retry-After when it is unknown how long the client should wait."""


@dataclass(frozen=True)
class Rate:
    """The rate of a token bucket: at most `burst` at once, and one more every `seconds`."""

    burst: int
    seconds: float


@dataclass(frozen=True)
class Limits:
    """The limits of an identity; an address has SHARED times as much. The last five are numbers of open sockets.

    The two limits for spectators count the sockets of everyone without a seat at the table; the other places are
    reserved for players. If the server has no free socket, the address with the most sockets must make room for others.
    """

    requests: Rate = Rate(10, 0.1)
    """The limit on all requests of an address. Requests beyond it are delayed."""
    opening: Rate = Rate(60, 5.0)
    opening_for_days: Rate = Rate(500, 300.0)
    """The limit on new tables over several days, as tables are stored for long."""
    stored: Rate = Rate(16_000, 10.0)
    """The limit on kilobytes that new tables, and choices and other events at tables, add to the store."""
    joining: Rate = Rate(60, 2.0)
    """The limit on changes of a profile or account, on joining public tables, and on uses of an invite."""
    inviting: Rate = Rate(20, 3.0)
    """The limit on creating invites."""
    guessing: Rate = Rate(10, 6.0)
    """The limit on attempts with invalid codes and passkeys."""
    passkeys: Rate = Rate(30, 4.0)
    """The limit on requests to register, list, remove or use passkeys."""
    records: Rate = Rate(20, 30.0)
    records_for_days: Rate = Rate(100, 900.0)
    moments: Rate = Rate(300, 0.05)
    replays: Rate = Rate(20, 3.0)
    """The limit on matches that have to be replayed from the start."""
    analyses: Rate = Rate(20, 10.0)
    """The limit on analyses that are not cached: each is of a whole match, or of the choices of one seat."""
    checks: Rate = Rate(60, 0.5)
    """The limit on checks of drafts, and on other requests of the workshop that have to be computed."""
    packs: Rate = Rate(30, 6.0)
    """The limit on saving, sharing, importing and deleting packs, and on opening tables with them."""
    reports: Rate = Rate(5, 720.0)
    deletions: Rate = Rate(2, 600.0)
    """The limit on account deletions; each of them searches all stored matches."""
    comparisons: Rate = Rate(10, 120.0)
    """The limit on comparisons of packs with the box, each of which plays matches for up to two minutes."""
    results: Rate = Rate(60, 1.0)
    connecting: Rate = Rate(60, 0.2)
    """The limit on new sockets. Each receives the whole state of its table, and everyone at the table is notified."""
    messages: Rate = Rate(60, 1 / 30)
    """The limit on the messages of one socket."""
    all_messages: Rate = Rate(240, 1 / 60)
    """The limit on the messages of all sockets of an identity together."""
    messages_for_days: Rate = Rate(20_000, 1.0)
    """The limit on messages over several days, as choices are stored for long."""
    sockets: int = 40
    sockets_of_address: int = 2000
    sockets_of_server: int = 4000
    spectators_of_address: int = 400
    spectators_of_server: int = 2000


USUAL: Final = Limits()


class TokenBuckets:
    """Token buckets, one per key, such as an address or an identity. limit: the name of the limit in the metrics."""

    def __init__(self, burst: int, seconds: float, limit: str = "") -> None:
        self._limit = limit
        self._burst = burst
        self._seconds = seconds
        self._free_at: dict[str, float] = {}

    def wait(self, *keys: str | None) -> float:
        """Return the seconds until the bucket of each key has a token; 0 or less if all of them have one."""
        now = time.monotonic()
        wait = max([self._free_at.get(asker, now) - now for asker in keys if asker is not None], default=0.0)
        return wait - (self._burst - 1) * self._seconds

    def check(self, *keys: str | None) -> None:
        """Raise Refusal if the bucket of one of the keys has no token."""
        wait = self.wait(*keys)
        if wait > 0:
            raise too_many(wait, self._limit)

    def take(self, *keys: str | None) -> None:
        """Take a token from the bucket of each key. Raises Refusal if one of them has none."""
        self.check(*keys)
        self.count(*keys)

    def count(self, *keys: str | None, amount: float = 1) -> None:
        """Take `amount` tokens from the bucket of each key, even if it has fewer."""
        now = time.monotonic()
        for asker in [key for key in keys if key is not None]:
            self._free_at[asker] = max(self._free_at.pop(asker, now), now) + self._seconds * amount
        while len(self._free_at) > MOST_KEYS:
            del self._free_at[next(iter(self._free_at))]


class RateLimit:
    """A rate limit with one or more rates for each identity, and SHARED times as much for each address.

    A request is allowed if all rates allow it. limit: the name of the limit in the metrics.
    """

    def __init__(self, rate: Rate, limit: str, *more: Rate) -> None:
        self._limit = limit
        self._identities = [TokenBuckets(each_rate.burst, each_rate.seconds) for each_rate in (rate, *more)]
        self._addresses = [
            TokenBuckets(each_rate.burst * SHARED, each_rate.seconds / SHARED) for each_rate in (rate, *more)
        ]

    def due(self, identity: str | None, address: str | None) -> float:
        """Return the seconds until a request is allowed; 0 or less if it is allowed now. The request is not counted."""
        own = [bucket.wait(identity) for bucket in self._identities]
        return max([*own, *[bucket.wait(address) for bucket in self._addresses]])

    def wait(self, identity: str | None, address: str) -> float:
        """Return the seconds until a request is allowed; 0 if it is allowed now, which counts the request."""
        wait = self.due(identity, address)
        if wait > 0:
            return wait
        self.pay(identity, address, 1)
        return 0.0

    def pay(self, identity: str | None, address: str, more: float) -> None:
        """Count `more` requests, whether they are allowed or not."""
        for rates in self._identities:
            rates.count(identity, amount=more)
        for rates in self._addresses:
            rates.count(address, amount=more)

    def take(self, identity: str | None, connection: HTTPConnection) -> None:
        """Count a request. Raises Refusal if it is not allowed now."""
        wait = self.wait(identity, address_of(connection))
        if wait > 0:
            raise too_many(wait, self._limit)


class SocketPool:
    """A limited number of sockets.

    If all places are taken, a new socket gets the place of an older one: the server closes a socket of an address that
    has more sockets than the new one's address.
    """

    def __init__(self, most: int, most_of_address: int, kind: str, refusal: str) -> None:
        self.taken = 0
        self._most = most
        self._most_of_address = most_of_address
        self._kind = kind
        self._refusal = refusal
        self._held: dict[str, dict[Watcher, None]] = {}

    @contextmanager
    def held(self, watcher: Watcher) -> Iterator[None]:
        """Hold a place for a watcher's socket during the context. Raises Refusal if there is none."""
        own = len(self._held.get(watcher.address, ()))
        if own >= self._most_of_address:
            metrics.limited(f"address-{self._kind}")
            raise Refusal(429, "too-many", f"{self._refusal.format(own)}. Close one, then try again.", wait=SOON)
        if self.taken >= self._most:
            self._make_room(own)
        self._held.setdefault(watcher.address, {})[watcher] = None
        self.taken += 1
        try:
            yield
        finally:
            self._leave(watcher)

    def _make_room(self, own: int) -> None:
        """Close the oldest socket of the address that has the most sockets.

        own: the number of sockets of the new socket's address. Raises Refusal if no address has clearly more.
        """
        metrics.limited(f"server-{self._kind}")
        most = max(self._held.values(), key=len, default={})
        if len(most) < own + 2:
            raise Refusal(503, "full", "The server has no free sockets. Try again later.", wait=SOON)
        oldest = next(iter(most))
        self._leave(oldest)
        oldest.make_room()

    def _leave(self, watcher: Watcher) -> None:
        held = self._held.get(watcher.address, {})
        if watcher in held:
            del held[watcher]
            self.taken -= 1
        if not held:
            self._held.pop(watcher.address, None)


@contextmanager
def _counted(held: Counter[str], key: str) -> Iterator[None]:
    """Add one to the count of a key during the context."""
    held[key] += 1
    try:
        yield
    finally:
        held[key] -= 1
        if not held[key]:
            del held[key]


class SocketLimit:
    """The limits on open sockets: of an identity, of an address and of the server."""

    def __init__(self, limits: Limits) -> None:
        self._most_of_one = limits.sockets
        self._of_one: Counter[str] = Counter()
        self._all = SocketPool(
            limits.sockets_of_server, limits.sockets_of_address, "sockets", "Your address has {} open sockets"
        )
        self._spectators = SocketPool(
            limits.spectators_of_server,
            limits.spectators_of_address,
            "spectators",
            "Your address is watching through {} sockets",
        )

    @property
    def taken(self) -> int:
        """The number of open sockets."""
        return self._all.taken

    @contextmanager
    def held(self, watcher: Watcher) -> Iterator[None]:
        """Hold a place for a watcher's socket during the context. Raises Refusal if there is none."""
        identity = watcher.identity
        if identity is not None and self._of_one[identity] >= self._most_of_one:
            metrics.limited("own-sockets")
            message = f"You have {self._most_of_one} open sockets. Close one, then try again."
            raise Refusal(429, "too-many", message, wait=SOON)
        with self._all.held(watcher):
            if identity is None:
                yield
                return
            with _counted(self._of_one, identity):
                yield

    @contextmanager
    def watched(self, watcher: Watcher) -> Iterator[None]:
        """Hold a spectator's place in addition to the place of `held`, during the context.

        Raises Refusal if there is none.
        """
        with self._spectators.held(watcher):
            yield


ASKING: Final[ContextVar[str]] = ContextVar("asking", default="")
"""The address that the current request counts against; "" outside of requests."""


class ConcurrencyLimit:
    """A limit on the tasks of one address that run or wait at the same time.

    limit: the name of the limit in the metrics; refusal: the message when the address has too many tasks.
    """

    def __init__(self, most: int, limit: str, refusal: str) -> None:
        self._most = most
        self._limit = limit
        self._refusal = refusal
        self._under_way: Counter[str] = Counter()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Count a task of the current request during the context. Raises Refusal if its address has too many."""
        address = ASKING.get()
        if self._under_way[address] >= self._most:
            metrics.limited(self._limit)
            raise Refusal(429, "too-many", f"{self._refusal}. Try again later.", wait=SOON)
        with _counted(self._under_way, address):
            yield


def address_of(connection: HTTPConnection) -> str:
    """Return the key by which rate limits count the address of a request or WebSocket."""
    return "" if connection.client is None else counted_as(connection.client.host)


def too_many(wait: float, limit: str) -> Refusal:
    """Return the refusal of a request that came `wait` seconds too early.

    limit: the name of the limit in the metrics.
    """
    metrics.limited(limit)
    seconds = max(1, math.ceil(wait))
    duration = "1 second" if seconds == 1 else f"{seconds} seconds"
    return Refusal(429, "too-many", f"Too many requests of this kind. Try again in {duration} or later.", wait=seconds)
