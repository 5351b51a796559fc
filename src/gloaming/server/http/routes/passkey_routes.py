"""The routes that register, list and remove passkeys (WebAuthn), and sign in with them."""

from __future__ import annotations

import asyncio
import hmac
import json
import time
from importlib import import_module
from typing import Any, Final

from itsdangerous import base64_decode, base64_encode
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming.server.accounts.identities import Identities
from gloaming.server.accounts.names import readable
from gloaming.server.accounts.passkey_challenges import GOOD_FOR, PasskeyChallenges, place_of, stale
from gloaming.server.accounts.passkeys import MOST_PASSKEYS, too_many
from gloaming.server.accounts.sessions import browser_of
from gloaming.server.limits.rate_limits import Limits, RateLimit, TokenBuckets, address_of
from gloaming.server.limits.responses import Refusal, read, reply
from gloaming.server.protocol.account_info import (
    PasskeyInfo,
    PasskeyOptions,
    RegisterPasskey,
    RemovePasskey,
    SignInWithPasskey,
)
from gloaming.server.store.passkey_store import Passkey
from gloaming.server.tables.table_registry import TableRegistry

NAMELESS: Final = "A player without a name"
"""The name that a device shows on a passkey if its owner has not chosen a name."""


async def library() -> None:
    """Import the library `webauthn`. This is done at the first use of a passkey, as it takes a quarter of a second."""
    await asyncio.to_thread(import_module, "webauthn")


def passkey_routes(tables: TableRegistry, identities: Identities, limits: Limits, key: bytes) -> list[Route]:
    """Return the routes of passkeys. key: the server's secret key."""
    passkeys, people = tables.passkeys, tables.profiles
    challenges = PasskeyChallenges(key, identities, passkeys)
    asking = RateLimit(limits.passkeys, "passkey-asking")
    wrong = TokenBuckets(limits.guessing.burst, limits.guessing.seconds, "passkey-guessing")

    def handle(identity: str) -> bytes:
        """Return the WebAuthn user handle of a person's passkeys, which does not reveal the person's identity."""
        return hmac.digest(key, b"gloaming passkey" + identity.encode(), "sha256")

    def known(request: Request) -> str:
        return identities.known(request, asking)

    async def passkey_list(identity: str) -> Response:
        return reply([_info(passkey) for passkey in await passkeys.of(identity)])

    async def list_passkeys(request: Request) -> Response:
        return await passkey_list(known(request))

    async def registration_options(request: Request) -> Response:
        """Return the options with which a browser creates a passkey."""
        await library()
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        identity, place = known(request), place_of(request)
        own = await passkeys.of(identity)
        if len(own) >= MOST_PASSKEYS:
            raise too_many()
        await people.look_up(identity)
        called, challenge = people.known(identity).name or NAMELESS, challenges.new()
        options = generate_registration_options(
            rp_id=place.host,
            rp_name="Gloaming",
            user_id=handle(identity),
            user_name=called,
            challenge=challenge,
            timeout=GOOD_FOR * 1000,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64_decode(passkey.credential)) for passkey in own],
        )
        return challenge_reply("keep", challenge, options_to_json(options), request)

    async def register(request: Request) -> Response:
        """Register a passkey that a browser has created for the requester."""
        await library()
        from webauthn import verify_registration_response

        identity, place = known(request), place_of(request)
        wanted = await read(request, RegisterPasskey)
        name = readable(wanted.name) or browser_of(request.headers.get("user-agent", "")) or "Passkey"
        challenge = await challenges.spend("keep", request)
        try:
            made = verify_registration_response(
                credential=wanted.credential,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
            )
        except Exception as error:  # the library may fail on untrusted input with any exception
            raise _bad(error) from None
        passkey = Passkey(
            base64_encode(made.credential_id).decode(),
            identity,
            made.credential_public_key,
            made.sign_count,
            name,
            place.host,
            time.time(),
        )
        await passkeys.keep(passkey)
        return reply(_info(passkey), 201)

    async def remove_passkey(request: Request) -> Response:
        identity = known(request)
        await passkeys.remove(identity, (await read(request, RemovePasskey)).id)
        return await passkey_list(identity)

    async def sign_in_options(request: Request) -> Response:
        """Return the options with which a browser signs in with a passkey of this server."""
        await library()
        from webauthn import generate_authentication_options, options_to_json

        asking.take(identities.of(request), request)
        place, challenge = place_of(request), challenges.new()
        options = generate_authentication_options(rp_id=place.host, challenge=challenge, timeout=GOOD_FOR * 1000)
        return challenge_reply("use", challenge, options_to_json(options), request)

    async def sign_in(request: Request) -> Response:
        """Sign the browser in as the owner of the passkey."""
        asking.take(identities.of(request), request)
        wanted = await read(request, SignInWithPasskey)
        try:
            identity = await owner(wanted.credential, request)
        except Refusal:
            wrong.take(identities.of(request) or address_of(request))
            raise
        await people.look_up(identity)
        response = reply(people.known(identity))
        await identities.give(identity, request, response)
        return response

    async def owner(credential: dict[str, Any], request: Request) -> str:
        """Verify a browser's answer to a challenge and return the identity of the passkey's owner.

        Raises Refusal or StoreFault.
        """
        await library()
        from webauthn import verify_authentication_response

        place, challenge = place_of(request), await challenges.spend("use", request)
        passkey = await passkeys.find(str(credential.get("id", "")))
        try:
            if base64_decode(credential["response"]["userHandle"]) != handle(passkey.identity):
                raise ValueError("it belongs to another person")
            shown = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )
        except Exception as error:  # as above
            raise _bad(error) from None
        if not await passkeys.used(passkey, shown.new_sign_count):
            raise stale()
        return passkey.identity

    def challenge_reply(what: str, challenge: bytes, options: str, request: Request) -> Response:
        response = reply(PasskeyOptions(options=json.loads(options)))
        challenges.give(what, challenge, request, response)
        return response

    return [
        Route("/me/passkeys", list_passkeys),
        Route("/me/passkeys", register, methods=["POST"]),
        Route("/me/passkeys/ask", registration_options, methods=["POST"]),
        Route("/me/passkeys/remove", remove_passkey, methods=["POST"]),
        Route("/passkeys/ask", sign_in_options, methods=["POST"]),
        Route("/passkeys/use", sign_in, methods=["POST"]),
    ]


def _info(passkey: Passkey) -> PasskeyInfo:
    return PasskeyInfo(
        id=passkey.credential, name=passkey.name, host=passkey.host, made=passkey.made, used=passkey.used
    )


def _bad(error: Exception) -> Refusal:
    return Refusal(400, "bad-passkey", f"This passkey is invalid: {error}")
