"""Reports of what went wrong: a file each, in a folder that only the server's keeper reads."""

from __future__ import annotations

import asyncio
import os
import secrets
import unicodedata
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import gloaming
from gloaming.server.base import StoreFault
from gloaming.server.identity import Identities
from gloaming.server.protocol import Report, Reported
from gloaming.server.rates import Fair, Limits
from gloaming.server.replies import Refusal, read, reply
from gloaming.server.table import Table
from gloaming.server.tables import Tables

FORMAT: Final = "gloaming-report-1"

MOST_REPORTS: Final = 1000

UNSEEN: Final = {"Cc": "a control character", "Cf": "an invisible or direction-changing character"}
"""Kinds of character that words may not hold, by Unicode category."""


def report_routes(tables: Tables, identities: Identities, limits: Limits) -> list[Route]:
    """Taking reports."""
    reporting = Fair(limits.reports, "reports")

    async def report(request: Request) -> Response:
        identity = identities.of(request)
        table = await tables.seen(request.path_params["id"], identity)
        words = cleaned((await read(request, Report)).words)
        if tables.store is None or tables.store.folder is None:
            raise Refusal(
                503, "nothing-kept", "this server keeps nothing, reports neither: serve it with --data FOLDER"
            )
        reporting.take(identity, request)
        id = secrets.token_hex(6)
        await asyncio.to_thread(_keep, tables.store.folder / "reports", id, written(id, table, identity, words))
        return reply(Reported(id=id), 201)

    return [Route("/tables/{id}/report", report, methods=["POST"])]


def cleaned(words: str) -> str:
    """The words in one line. Raises Refusal where they hold what nobody sees."""
    words = " ".join(words.split())
    for place, letter in enumerate(words, 1):
        unseen = UNSEEN.get(unicodedata.category(letter))
        if unseen is not None:
            told = f"character {place} (U+{ord(letter):04X}) is {unseen}: leave it out"
            raise Refusal(400, "bad-request", f"words: {told}")
    if not words:
        raise Refusal(400, "bad-request", "words: say what went wrong, in 1 to 512 characters")
    return words


def written(id: str, table: Table, identity: str | None, words: str) -> bytes:
    """The report as JSON. Its save and record hold every secret of the match."""
    match = table.play.match
    report = {
        "format": FORMAT,
        "id": id,
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "gloaming": gloaming.__version__,
        "game": match.game.id,
        "table": table.id,
        "seq": table.seq,
        "rqid": table.play.rqid,
        "seat": table.seating.of(identity),
        "words": words,
        "save": match.save(),
        "record": table.record(),
    }
    return msgspec.json.format(msgspec.json.encode(report))


def _keep(folder: Path, id: str, report: bytes) -> None:
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        folder.chmod(0o700)
        if len(os.listdir(folder)) >= MOST_REPORTS:
            told = (
                f"the server holds {MOST_REPORTS} reports and takes no more until its keeper has read and removed some"
            )
            raise Refusal(503, "full", told)
        file = folder / f"{id}.json"
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
            opened.write(report)
    except OSError as error:
        raise StoreFault(f"cannot keep a report in {folder}: {error.strerror or error}") from None
