"""What people are called: a name and a mark that each chooses once, shown wherever they sit."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming.server.accounts.identities import Identities
from gloaming.server.accounts.names import alike, cleaned
from gloaming.server.limits.rate_limits import Fair, Limits
from gloaming.server.limits.responses import Refusal, read, reply
from gloaming.server.protocol.messages import MARKS, Me
from gloaming.server.store.operations import Operations

if TYPE_CHECKING:
    from gloaming.server.tables.table_registry import Tables

MOST_KNOWN: Final = 10_000
"""People whose names are held in memory."""

NOBODY: Final = Me()


class People:
    """Names and marks by identity. store: None: in memory only."""

    def __init__(self, store: Operations | None) -> None:
        self._store = store
        self._known: OrderedDict[str, Me] = OrderedDict()

    def known(self, identity: str | None) -> Me:
        """What somebody is called, as far as it is in memory."""
        return NOBODY if identity is None else self._known.get(identity, NOBODY)

    async def look_up(self, *identities: str | None) -> None:
        """Bring what these people are called into memory. Raises StoreFault."""
        if self._store is None:
            return
        shared = self._store.shared
        unknown = [one for one in identities if one is not None and (shared or one not in self._known)]
        if not unknown:
            return
        found = await self._store.called(unknown)
        for identity in unknown:
            self._hold(identity, NOBODY)
        for identity, name, mark in found:
            self._hold(identity, Me(name=name, mark=mark))

    async def call(self, identity: str, me: Me) -> None:
        """Call somebody so from now on. Raises StoreFault."""
        if self._store is not None:
            await self._store.call(identity, me.name, me.mark)
        self._hold(identity, me)

    def forget(self, identity: str) -> None:
        """Forget what is in memory."""
        self._known.pop(identity, None)

    def _hold(self, identity: str, me: Me) -> None:
        self._known[identity] = me
        self._known.move_to_end(identity)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)


def check_tables(tables: Tables, identity: str, name: str) -> None:
    """Refuse a name that looks like that of another person at one's tables. Raises Refusal."""
    for table in tables.awake.values():
        sitters = table.seating.sitters
        if table.over or identity not in sitters:
            continue
        for other in [tables.people.known(one).name for one in sitters if one != identity]:
            if alike(name, other):
                told = f"This name looks like that of {other}, who sits at a table with you. Choose another."
                raise Refusal(409, "name-taken", told)


def people_routes(tables: Tables, identities: Identities, limits: Limits) -> list[Route]:
    """Saying who one is, and being told."""
    naming = Fair(limits.joining, "naming")
    people = tables.people

    async def tell(request: Request) -> Response:
        identity = identities.of(request)
        await people.look_up(identity)
        return reply(people.known(identity))

    async def choose(request: Request) -> Response:
        wanted = await read(request, Me)
        known = identities.of(request)
        naming.take(known, request)
        if wanted.mark not in MARKS:
            raise Refusal(400, "bad-request", f"there is no mark {wanted.mark!r}; there are: {', '.join(MARKS)}")
        me = Me(name=cleaned(wanted.name), mark=wanted.mark)
        identity = known or identities.new()
        check_tables(tables, identity, me.name)
        await tables.call(identity, me)
        response = reply(me)
        await identities.give(identity, request, response)
        return response

    return [Route("/me", tell), Route("/me", choose, methods=["POST"])]
