"""The routes of accounts: transfer codes for another device, signed-in browsers, signing out, and deletion."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming.server.accounts.device_transfer import GOOD_FOR
from gloaming.server.accounts.identities import Identities
from gloaming.server.http.addresses import origins, qr_code
from gloaming.server.limits.rate_limits import Limits, RateLimit, TokenBuckets, address_of
from gloaming.server.limits.responses import Refusal, read, reply
from gloaming.server.protocol.account_info import EndSession, Profile, SessionInfo, TransferCode, UseTransferCode
from gloaming.server.store.session_store import BrowserSession
from gloaming.server.tables.table_registry import TableRegistry


def account_routes(tables: TableRegistry, identities: Identities, limits: Limits, hosts: list[str]) -> list[Route]:
    """Return the routes of transfer codes, signed-in browsers and account deletion.

    hosts: the host names or addresses at which other machines reach the server.
    """
    codes = tables.transfer_codes
    asking = RateLimit(limits.joining, "naming")
    deleting = RateLimit(limits.deletions, "deletions")
    wrong = TokenBuckets(limits.guessing.burst, limits.guessing.seconds, "guessing")

    def known(request: Request) -> str:
        return identities.known(request, asking)

    async def create_code(request: Request) -> Response:
        """Create a transfer code for the requester, and return it with links that contain it."""
        code = await codes.give(known(request))
        links = [f"{origin}/transfer#{code}" for origin in origins(request.headers["origin"], hosts)]
        qr = await asyncio.to_thread(qr_code, links[0]) if links else None
        return reply(TransferCode(code=code, seconds=int(GOOD_FOR), links=links, qr=qr), 201)

    async def show_owner(request: Request) -> Response:
        """Return the profile of the person who created a transfer code, without using the code up."""
        identity = await code_owner(request, codes.owner)
        return reply(tables.profiles.known(identity))

    async def use_code(request: Request) -> Response:
        """Use up a transfer code, and sign the browser in as the person who created the code."""
        identity = await code_owner(request, codes.take)
        response = reply(tables.profiles.known(identity))
        await identities.give(identity, request, response)
        return response

    async def code_owner(request: Request, look: Callable[[str], Awaitable[str | None]]) -> str:
        """Return the identity of the person who created a transfer code. Raises Refusal if the code is invalid.

        Invalid codes count against a rate limit. look: finds the identity by code.
        """
        wanted = await read(request, UseTransferCode)
        identity = await look(wanted.code)
        if identity is None:
            wrong.take(identities.of(request) or address_of(request))
            message = (
                "This link has already been used, or is older than 10 minutes. Make a new one on your other device."
            )
            raise Refusal(404, "unknown-code", message)
        await tables.profiles.look_up(identity)
        return identity

    async def session_list(identity: str, request: Request) -> Response:
        here = identities.session(request)
        sessions = [
            SessionInfo(
                id=session.id,
                browser=session.browser,
                began=session.began,
                seen=session.seen,
                here=here is not None and session.digest == here.digest,
            )
            for session in await tables.sessions.of(identity)
        ]
        return reply(sorted(sessions, key=lambda info: not info.here))

    async def show_sessions(request: Request) -> Response:
        return await session_list(known(request), request)

    async def end_session(request: Request) -> Response:
        """Sign out one other browser of the requester, or all of them."""
        identity, wanted = known(request), await read(request, EndSession)
        here = identities.session(request)
        await codes.void(identity)

        def is_meant(session: BrowserSession) -> bool:
            return session.id == wanted.id if wanted.id else here is None or session.digest != here.digest

        ended = await tables.sessions.end(identity, is_meant)
        if wanted.id and not ended:
            raise Refusal(
                404, "unknown-session", "No such browser is signed in as you. It may have been signed out already."
            )
        return await session_list(identity, request)

    async def sign_out(request: Request) -> Response:
        await codes.void(known(request))
        response = reply(Profile())
        await identities.take(request, response)
        return response

    async def delete_account(request: Request) -> Response:
        identity = known(request)
        deleting.take(identity, request)
        await codes.void(identity)
        await tables.forget(identity)
        response = reply(Profile())
        await identities.take(request, response)
        return response

    return [
        Route("/me/transfer", create_code, methods=["POST"]),
        Route("/me/transfer/owner", show_owner, methods=["POST"]),
        Route("/me/transfer/use", use_code, methods=["POST"]),
        Route("/me/sessions", show_sessions),
        Route("/me/sessions", end_session, methods=["POST"]),
        Route("/me/sign-out", sign_out, methods=["POST"]),
        Route("/me/delete", delete_account, methods=["POST"]),
    ]
