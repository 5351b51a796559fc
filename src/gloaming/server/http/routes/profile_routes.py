"""The routes with which people see and change their own name and mark."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming.server.accounts.identities import Identities
from gloaming.server.accounts.names import alike, cleaned
from gloaming.server.limits.rate_limits import Limits, RateLimit
from gloaming.server.limits.responses import Refusal, read, reply
from gloaming.server.protocol.account_info import MARKS, Profile
from gloaming.server.tables.table_registry import TableRegistry


def check_tables(tables: TableRegistry, identity: str, name: str) -> None:
    """Raise Refusal if a new name looks like that of another player at one of the person's open tables."""
    for table in tables.awake.values():
        sitters = table.seating.sitters
        if table.over or identity not in sitters:
            continue
        for neighbor in [tables.profiles.known(sitter).name for sitter in sitters if sitter != identity]:
            if alike(name, neighbor):
                message = f"This name looks like that of {neighbor}, who sits at a table with you. Choose another."
                raise Refusal(409, "name-taken", message)


def profile_routes(tables: TableRegistry, identities: Identities, limits: Limits) -> list[Route]:
    """Return the routes of `/me`, the person's own profile."""
    naming = RateLimit(limits.joining, "naming")
    people = tables.profiles

    async def show_profile(request: Request) -> Response:
        identity = identities.of(request)
        await people.look_up(identity)
        return reply(people.known(identity))

    async def set_profile(request: Request) -> Response:
        wanted = await read(request, Profile)
        known = identities.of(request)
        naming.take(known, request)
        if wanted.mark not in MARKS:
            raise Refusal(400, "bad-request", f"There is no mark {wanted.mark!r}. Choose one of: {', '.join(MARKS)}")
        me = Profile(name=cleaned(wanted.name), mark=wanted.mark)
        identity = known or identities.new()
        check_tables(tables, identity, me.name)
        await tables.call(identity, me)
        response = reply(me)
        await identities.give(identity, request, response)
        return response

    return [Route("/me", show_profile), Route("/me", set_profile, methods=["POST"])]
