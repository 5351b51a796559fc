"""How often something may be asked for, and by how many at once."""

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
"""How many askers are remembered; the one longest silent is forgotten first."""

SHARED: Final = 20
"""How many people an address may stand for: it may ask so many times as often as an identity."""

SOON: Final = 5
"""Seconds after which to come back where nobody knows when there will be room."""


@dataclass(frozen=True)
class Rate:
    """At most `burst` at once, and one more every `seconds`."""

    burst: int
    seconds: float


@dataclass(frozen=True)
class Limits:
    """What an identity may ask for; an address SHARED times as much. The last five: how many sockets may be open.

    Spectators, and who shows no cookie, have the smaller share of the last two: the rest is for who sits at a table.
    Where all of the server's are taken, the address that has most of them makes room for others.
    """

    requests: Rate = Rate(10, 0.1)
    """Of all kinds, for an address alone: those beyond wait."""
    opening: Rate = Rate(60, 5.0)
    opening_for_days: Rate = Rate(500, 300.0)
    """The same over days: what is opened is stored for long."""
    stored: Rate = Rate(16_000, 10.0)
    """Kilobytes on disk: of tables that are opened, and of what happens at them."""
    joining: Rate = Rate(60, 2.0)
    """Saying one's name; asking after a right invite code, whoever does it."""
    inviting: Rate = Rate(20, 3.0)
    """Asking for an invite code."""
    guessing: Rate = Rate(10, 6.0)
    """Invite codes that there are not."""
    passkeys: Rate = Rate(30, 4.0)
    """Asking to keep, list, remove or use one."""
    records: Rate = Rate(20, 30.0)
    records_for_days: Rate = Rate(100, 900.0)
    moments: Rate = Rate(300, 0.05)
    replays: Rate = Rate(20, 3.0)
    """Matches that have to be played through before one replays them."""
    analyses: Rate = Rate(20, 10.0)
    """Looks into matches that have to be made: a graph, or what would have been better at a seat."""
    reports: Rate = Rate(5, 720.0)
    deletions: Rate = Rate(2, 600.0)
    """Having all that is stored of oneself deleted: all matches that are kept are looked through."""
    results: Rate = Rate(60, 1.0)
    connecting: Rate = Rate(60, 0.2)
    """Opening a socket: it is sent everything, and all at the table are told who comes and goes."""
    messages: Rate = Rate(60, 1 / 30)
    """Of one socket."""
    all_messages: Rate = Rate(240, 1 / 60)
    """Of all sockets of an identity."""
    messages_for_days: Rate = Rate(20_000, 1.0)
    """The same over days: choices are stored for long."""
    sockets: int = 40
    sockets_of_address: int = 2000
    sockets_of_server: int = 4000
    spectators_of_address: int = 400
    spectators_of_server: int = 2000


USUAL: Final = Limits()


class TokenBuckets:
    """At most `burst` requests at once from one asker, and one more every `seconds`. limit: as what it is counted."""

    def __init__(self, burst: int, seconds: float, limit: str = "") -> None:
        self._limit = limit
        self._burst = burst
        self._seconds = seconds
        self._free_at: dict[str, float] = {}

    def wait(self, *askers: str | None) -> float:
        """Seconds until all the askers, such as an address and an identity, have one more; 0 or less: they have."""
        now = time.monotonic()
        wait = max([self._free_at.get(asker, now) - now for asker in askers if asker is not None], default=0.0)
        return wait - (self._burst - 1) * self._seconds

    def check(self, *askers: str | None) -> None:
        """Refuse a request if any of its askers has used up theirs."""
        wait = self.wait(*askers)
        if wait > 0:
            raise too_many(wait, self._limit)

    def take(self, *askers: str | None) -> None:
        """Count a request against all its askers. Raises Refusal."""
        self.check(*askers)
        self.count(*askers)

    def count(self, *askers: str | None, amount: float = 1) -> None:
        """Count something that all its askers have done, as so many."""
        now = time.monotonic()
        for asker in [asker for asker in askers if asker is not None]:
            self._free_at[asker] = max(self._free_at.pop(asker, now), now) + self._seconds * amount
        while len(self._free_at) > MOST_KEYS:
            del self._free_at[next(iter(self._free_at))]


class RateLimit:
    """Rates for each identity, all of which hold, and SHARED times as much for each address.

    limit: as what it is counted.
    """

    def __init__(self, rate: Rate, limit: str, *more: Rate) -> None:
        self._limit = limit
        self._identities = [TokenBuckets(each_rate.burst, each_rate.seconds) for each_rate in (rate, *more)]
        self._addresses = [
            TokenBuckets(each_rate.burst * SHARED, each_rate.seconds / SHARED) for each_rate in (rate, *more)
        ]

    def due(self, identity: str | None, address: str | None) -> float:
        """Seconds until there is one more; 0 or less: there is."""
        own = [bucket.wait(identity) for bucket in self._identities]
        return max([*own, *[bucket.wait(address) for bucket in self._addresses]])

    def wait(self, identity: str | None, address: str) -> float:
        """Seconds until there is one more; where there is, 0, and it is taken."""
        wait = self.due(identity, address)
        if wait > 0:
            return wait
        self.pay(identity, address, 1)
        return 0.0

    def pay(self, identity: str | None, address: str, more: float) -> None:
        """Count something that was let through as so many more."""
        for rates in self._identities:
            rates.count(identity, amount=more)
        for rates in self._addresses:
            rates.count(address, amount=more)

    def take(self, identity: str | None, connection: HTTPConnection) -> None:
        """Count a request. Raises Refusal."""
        wait = self.wait(identity, address_of(connection))
        if wait > 0:
            raise too_many(wait, self._limit)


class SocketPool:
    """Sockets of which there may be so many at once.

    Where there are, one more is let in only for one of an address that holds more: it is told to make room.
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
        """Hold a place. Raises Refusal."""
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
        """Have the oldest go of the address that holds most. own: those of who comes. Raises Refusal."""
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
    """Count one more of somebody's, meanwhile; nobody without any is remembered."""
    held[key] += 1
    try:
        yield
    finally:
        held[key] -= 1
        if not held[key]:
            del held[key]


class SocketLimit:
    """The sockets that may be open at once."""

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
        """How many are."""
        return self._all.taken

    @contextmanager
    def held(self, watcher: Watcher) -> Iterator[None]:
        """Hold a place. Raises Refusal."""
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
        """Hold a place among the spectators, beside the one that every socket holds. Raises Refusal."""
        with self._spectators.held(watcher):
            yield


ASKING: Final[ContextVar[str]] = ContextVar("asking", default="")
"""The address, as it is counted, of whoever asks for what is being done; "" where nobody does."""


class ConcurrencyLimit:
    """So much of something may be under way, or wait, for people of one address. limit: as what it is counted.

    told: why one more is refused.
    """

    def __init__(self, most: int, limit: str, refusal: str) -> None:
        self._most = most
        self._limit = limit
        self._refusal = refusal
        self._under_way: Counter[str] = Counter()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Let one more be under way. Raises Refusal."""
        address = ASKING.get()
        if self._under_way[address] >= self._most:
            metrics.limited(self._limit)
            raise Refusal(429, "too-many", f"{self._refusal}. Try again later.", wait=SOON)
        with _counted(self._under_way, address):
            yield


def address_of(connection: HTTPConnection) -> str:
    """The address that a request or socket comes from, as it is counted: with IPv6 the network of a household."""
    return "" if connection.client is None else counted_as(connection.client.host)


def too_many(wait: float, limit: str) -> Refusal:
    """The refusal of a request that comes too soon by so many seconds. limit: as what it is counted."""
    metrics.limited(limit)
    seconds = max(1, math.ceil(wait))
    duration = "1 second" if seconds == 1 else f"{seconds} seconds"
    return Refusal(429, "too-many", f"Too many requests of this kind. Try again in {duration} or later.", wait=seconds)
