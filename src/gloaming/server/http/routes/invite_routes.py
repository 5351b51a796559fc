"""Invites: one-time codes for seats.

The store keeps only digests of the codes; a server without a store keeps the digests in memory.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import Counter
from functools import partial
from typing import Final, Protocol
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming.server.accounts.identities import Identities
from gloaming.server.http.addresses import origins, qr_code
from gloaming.server.limits.rate_limits import Limits, RateLimit, TokenBuckets, address_of
from gloaming.server.limits.responses import Refusal, SentElsewhere, read, reply
from gloaming.server.protocol.invite_info import AcceptInvite, CreateInvite, Invite, InviteInfo
from gloaming.server.store.invite_store import delete_invite, find_invite, set_invite
from gloaming.server.store.operations import Operations
from gloaming.server.tables.live_match import packs_info
from gloaming.server.tables.table import Table
from gloaming.server.tables.table_registry import TableRegistry

CODE_BYTES: Final = 15
"""Random bytes of a code: 120 bits are impossible to guess."""

MOST_INVITES: Final = 10_000
"""The maximum number of codes in memory. Beyond it, the oldest code of the address with the most codes is deleted."""


class Invites(Protocol):
    """The unused codes of invites. Codes are looked up by digest, so that response times reveal nothing about them."""

    async def give(self, table: str, seat: int, address: str) -> str:
        """Create a code for a seat and return it; an older code of the seat becomes invalid.

        address: the address of the host, who invites.
        """
        ...

    async def find(self, code: str) -> tuple[str, int] | None:
        """Return the table and the seat that a code is for; None if the code is invalid."""
        ...

    async def spend(self, table: str, seat: int) -> None:
        """Delete the code for a seat, so that it can no longer be used."""
        ...


class MemoryInvites:
    """The unused codes of invites on a server without a store."""

    def __init__(self) -> None:
        self._digests: dict[tuple[str, int], bytes] = {}
        self._addresses: dict[tuple[str, int], str] = {}
        self._places: dict[bytes, tuple[str, int]] = {}

    async def give(self, table: str, seat: int, address: str) -> str:
        """Create a code for a seat and return it; an older code of the seat becomes invalid.

        address: the address of the host, who invites.
        """
        code = secrets.token_urlsafe(CODE_BYTES)
        await self.spend(table, seat)
        digest = _digest(code)
        self._digests[table, seat] = digest
        self._places[digest] = table, seat
        self._addresses[table, seat] = address
        if len(self._digests) > MOST_INVITES:
            [(most, _)] = Counter(self._addresses.values()).most_common(1)
            await self.spend(
                *next(place for place, address_of_place in self._addresses.items() if address_of_place == most)
            )
        return code

    async def find(self, code: str) -> tuple[str, int] | None:
        """Return the table and the seat that a code is for; None if the code is invalid."""
        return self._places.get(_digest(code))

    async def spend(self, table: str, seat: int) -> None:
        """Delete the code for a seat, so that it can no longer be used."""
        digest = self._digests.pop((table, seat), None)
        self._addresses.pop((table, seat), None)
        if digest is not None:
            del self._places[digest]


class StoredInvites:
    """The unused codes of invites in a store.

    They survive restarts, and are valid at all servers that share the store.
    """

    def __init__(self, store: Operations) -> None:
        self._store = store

    async def give(self, table: str, seat: int, address: str) -> str:
        """Create a code for a seat and return it; an older code of the seat becomes invalid."""
        code = secrets.token_urlsafe(CODE_BYTES)
        await self._store.do(partial(set_invite, table=table, seat=seat, digest=_digest(code)))
        return code

    async def find(self, code: str) -> tuple[str, int] | None:
        """Return the table and the seat that a code is for; None if the code is invalid."""
        return await self._store.do(partial(find_invite, digest=_digest(code)))

    async def spend(self, table: str, seat: int) -> None:
        """Delete the code for a seat, so that it can no longer be used."""
        await self._store.do(partial(delete_invite, table=table, seat=seat))


def _digest(code: str) -> bytes:
    return hashlib.sha256(code.encode("utf-8", "surrogatepass")).digest()


def invite_routes(tables: TableRegistry, identities: Identities, limits: Limits, hosts: list[str]) -> list[Route]:
    """Return the routes that create, show and accept invites.

    hosts: the host names or addresses at which other machines reach the server.
    """
    shared = tables.store is not None and tables.store.shared
    invites: Invites = MemoryInvites() if tables.store is None else StoredInvites(tables.store)
    asking = RateLimit(limits.inviting, "inviting")
    joining = TokenBuckets(limits.joining.burst, limits.joining.seconds, "joining")
    wrong = TokenBuckets(limits.guessing.burst, limits.guessing.seconds, "guessing")

    async def create_invite(request: Request) -> Response:
        wanted = await read(request, CreateInvite)
        identity = identities.of(request)
        table = await tables.find(request.path_params["id"])
        if identity is None or identity != table.seating.opener:
            raise Refusal(403, "not-yours", "Only the host can invite people.")
        asking.take(identity, request)
        free = table.free_seats()
        if wanted.seat not in free:
            advice = f"Free seats for people: {', '.join(map(str, free))}." if free else "Every seat is taken."
            raise Refusal(409, "no-free-seat", f"Seat {wanted.seat} is not free. {advice}")
        code = await invites.give(table.id, wanted.seat, address_of(request))
        game = quote(table.play.match.game.id, safe="")
        links = [f"{origin}/join?game={game}#{code}" for origin in origins(request.headers["origin"], hosts)]
        qr = await asyncio.to_thread(qr_code, links[0]) if links else None
        return reply(Invite(seat=wanted.seat, code=code, links=links, qr=qr), 201)

    async def show_invite(request: Request) -> Response:
        """Return the InviteInfo of a code without using the code up."""
        wanted = await read(request, AcceptInvite)
        known = identities.of(request)
        table, seat = await invited_seat(request, wanted.code, known)
        opener = table.seating.opener
        await tables.profiles.look_up(opener)
        game = table.play.match.game
        seats = table.info(known).seats
        host = tables.profiles.known(opener)
        info = InviteInfo(game=game.id, title=game.title, by=host.name, mark=host.mark, seat=seat, seats=seats)
        return reply(msgspec.structs.replace(info, packs=packs_info(game)))

    async def show_packs(request: Request) -> Response:
        """Return the PackOfTable of each pack of the workshop at the table of a code, without using the code up."""
        wanted = await read(request, AcceptInvite)
        table, _ = await invited_seat(request, wanted.code, identities.of(request))
        return reply(await tables.workshop.packs_at(table.play.match.game))

    async def invited_seat(request: Request, code: str, known: str | None) -> tuple[Table, int]:
        """Return the table and the seat that a code is for. Raises Refusal if the code is invalid or the match is over.

        Wrong codes count against the person, or against their address if they have no identity. A right code counts
        against a rate limit of its own, so that other people's guessing cannot block it.
        """
        place = await invites.find(code)
        if place is None:
            wrong.take(known or address_of(request))
            raise _unknown()
        joining.take(f"{place}")
        if shared and request.path_params.get("id") != place[0]:
            raise SentElsewhere(f"/api/tables/{place[0]}{request.url.path.removeprefix('/api')}")
        table = await tables.find(place[0])
        if table.over and table.seating.of(known) is None:
            raise Refusal(409, "over", "This match has ended. Ask the host to open another table.")
        return table, place[1]

    async def accept_invite(request: Request) -> Response:
        wanted = await read(request, AcceptInvite)
        known = identities.of(request)
        table, seat = await invited_seat(request, wanted.code, known)
        identity = known or identities.new()
        await tables.profiles.look_up(identity)
        if table.seating.of(identity) is None:
            if await table.sit(identity, seat, wanted.promise) is None:
                raise _unknown()
            await invites.spend(table.id, seat)
        response = reply(table.info(identity))
        await identities.give(identity, request, response)
        return response

    return [
        Route("/tables/{id}/invites", create_invite, methods=["POST"]),
        Route("/invitation", show_invite, methods=["POST"]),
        Route("/join", accept_invite, methods=["POST"]),
        Route("/invitation/packs", show_packs, methods=["POST"]),
        Route("/tables/{id}/invitation/packs", show_packs, methods=["POST"]),
        Route("/tables/{id}/invitation", show_invite, methods=["POST"]),
        Route("/tables/{id}/join", accept_invite, methods=["POST"]),
    ]


def _unknown() -> Refusal:
    return Refusal(
        404, "unknown-invite", "This invite is unknown or has already been used. Ask the host for a new one."
    )
