"""The record of a match that is over, for those who were at its table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming.engine.dice import commitment, is_key
from gloaming.server.identity import Identities
from gloaming.server.replies import Refusal, reply
from gloaming.server.tables import Tables


def record_routes(tables: Tables, identities: Identities) -> list[Route]:
    """Handing out records."""

    async def show(request: Request) -> Response:
        """The record with the commitment to its dice. It holds the key, so it is refused while the match goes on."""
        table = await tables.find(request.path_params["id"])
        identity = identities.of(request)
        if identity is None or not table.belongs_to(identity):
            raise Refusal(403, "not-yours", "only who opened the table or sits at it may have its record")
        match = table.play.match
        if not match.over:
            raise Refusal(409, "not-over", "the match goes on: its record holds the secrets, and is given at the end")
        record = match.record()
        if isinstance(match.seed, str) and is_key(match.seed):
            record["commitment"] = commitment(match.seed)
        return reply(record)

    return [Route("/tables/{id}/record", show)]
