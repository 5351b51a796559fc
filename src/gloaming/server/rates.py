"""How often something may be asked for, and by how many at once."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection

from gloaming.server import metrics
from gloaming.server.proxies import counted_as
from gloaming.server.replies import Refusal

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

    Onlookers, and who shows no cookie, have the smaller share of the last two: the rest is for who sits at a table.
    """

    opening: Rate = Rate(60, 5.0)
    joining: Rate = Rate(60, 2.0)
    """Saying one's name; asking after a right invite code, whoever does it."""
    guessing: Rate = Rate(10, 6.0)
    """Invite codes that there are not."""
    passkeys: Rate = Rate(30, 4.0)
    """Asking to keep, list, remove or use one."""
    records: Rate = Rate(20, 30.0)
    moments: Rate = Rate(300, 0.05)
    replays: Rate = Rate(20, 3.0)
    """Matches that have to be played through before one looks back on them."""
    analyses: Rate = Rate(20, 10.0)
    """Looks into matches that have to be made: a graph, or what would have been better at a seat."""
    reports: Rate = Rate(5, 720.0)
    results: Rate = Rate(60, 1.0)
    connecting: Rate = Rate(60, 0.2)
    """Opening a socket: it is sent everything, and all at the table are told who comes and goes."""
    messages: Rate = Rate(60, 1 / 30)
    """Of one socket."""
    all_messages: Rate = Rate(240, 1 / 60)
    """Of all sockets of an identity."""
    sockets: int = 40
    sockets_of_address: int = 2000
    sockets_of_server: int = 4000
    onlookers_of_address: int = 400
    onlookers_of_server: int = 2000


USUAL: Final = Limits()


class Rates:
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

    def count(self, *askers: str | None) -> None:
        """Count something that all its askers have done."""
        now = time.monotonic()
        for asker in [asker for asker in askers if asker is not None]:
            self._free_at[asker] = max(self._free_at.pop(asker, now), now) + self._seconds
        while len(self._free_at) > MOST_KEYS:
            del self._free_at[next(iter(self._free_at))]


class Fair:
    """A rate for each identity, and SHARED times as much for each address. limit: as what it is counted."""

    def __init__(self, rate: Rate, limit: str) -> None:
        self._limit = limit
        self._identities = Rates(rate.burst, rate.seconds)
        self._addresses = Rates(rate.burst * SHARED, rate.seconds / SHARED)

    def wait(self, identity: str | None, address: str) -> float:
        """Seconds until there is one more; where there is, 0, and it is taken."""
        wait = max(self._identities.wait(identity), self._addresses.wait(address))
        if wait > 0:
            return wait
        self._identities.count(identity)
        self._addresses.count(address)
        return 0.0

    def pay(self, identity: str | None, address: str, more: int) -> None:
        """Count something that was let through as so many more."""
        for _ in range(more):
            self._identities.count(identity)
            self._addresses.count(address)

    def take(self, identity: str | None, connection: HTTPConnection) -> None:
        """Count a request. Raises Refusal."""
        wait = self.wait(identity, address_of(connection))
        if wait > 0:
            raise too_many(wait, self._limit)


class Places:
    """The sockets that may be open at once."""

    def __init__(self, limits: Limits) -> None:
        self.taken = 0
        self._onlookers = 0
        self._limits = limits
        self._held: dict[str, int] = {}

    @contextmanager
    def held(self, identity: str | None, address: str) -> Iterator[None]:
        """Hold a place. Raises Refusal."""
        wanted = {f"at {address}": self._limits.sockets_of_address}
        if identity is not None:
            wanted[identity] = self._limits.sockets
        if self.taken >= self._limits.sockets_of_server:
            raise _full("server-sockets")
        for holder, most in wanted.items():
            if self._held.get(holder, 0) >= most:
                whose = "you have" if holder == identity else "your address has"
                metrics.limited("own-sockets" if holder == identity else "address-sockets")
                raise Refusal(429, "too-many", f"{whose} {most} sockets open: close one, then try again", wait=SOON)
        self._move(wanted, 1)
        try:
            yield
        finally:
            self._move(wanted, -1)

    @contextmanager
    def looked_on(self, address: str) -> Iterator[None]:
        """Hold a place among the onlookers, beside the one that every socket holds. Raises Refusal."""
        onlooker = f"looking on at {address}"
        most = self._limits.onlookers_of_address
        if self._onlookers >= self._limits.onlookers_of_server:
            raise _full("server-onlookers")
        if self._held.get(onlooker, 0) >= most:
            metrics.limited("address-onlookers")
            raise Refusal(
                429, "too-many", f"your address looks on at {most} sockets: close one, then try again", wait=SOON
            )
        self._look_on(onlooker, 1)
        try:
            yield
        finally:
            self._look_on(onlooker, -1)

    def _look_on(self, onlooker: str, by: int) -> None:
        self._onlookers += by
        self._count(onlooker, by)

    def _move(self, holders: dict[str, int], by: int) -> None:
        self.taken += by
        for holder in holders:
            self._count(holder, by)

    def _count(self, holder: str, by: int) -> None:
        self._held[holder] = self._held.get(holder, 0) + by
        if not self._held[holder]:
            del self._held[holder]


def _full(limit: str) -> Refusal:
    metrics.limited(limit)
    return Refusal(503, "full", "the server holds as many sockets as it can: try again later", wait=SOON)


ASKING: Final[ContextVar[str]] = ContextVar("asking", default="")
"""The address, as it is counted, of whoever asks for what is being done; "" where nobody does."""


def address_of(connection: HTTPConnection) -> str:
    """The address that a request or socket comes from, as it is counted: with IPv6 the network of a household."""
    return "" if connection.client is None else counted_as(connection.client.host)


def too_many(wait: float, limit: str) -> Refusal:
    """The refusal of a request that comes too soon by so many seconds. limit: as what it is counted."""
    metrics.limited(limit)
    seconds = max(1, math.ceil(wait))
    told = "1 second" if seconds == 1 else f"{seconds} seconds"
    return Refusal(429, "too-many", f"too many requests of this kind: try again in {told} or later", wait=seconds)
