"""Problem reports: each is a file in a folder that only the operator can read."""

from __future__ import annotations

import asyncio
import math
import os
import secrets
import unicodedata
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import gloaming
from gloaming import Match
from gloaming.engine.decoding import decode
from gloaming.server.accounts.identities import Identities
from gloaming.server.limits.rate_limits import ASKING, Limits, RateLimit
from gloaming.server.limits.responses import Refusal, read, reply
from gloaming.server.monitoring import metrics
from gloaming.server.protocol.problem_info import ReportReceipt, SendReport
from gloaming.server.store.database import StoreFault
from gloaming.server.tables.table import Table
from gloaming.server.tables.table_registry import TableRegistry

FORMAT: Final = "gloaming-report-1"

MOST_REPORTS: Final = 1000

SHARE: Final = 0.1
"""The share of the places not taken by other addresses that the reports of one address may fill."""

SENDER_BYTES: Final = 2
"""The bytes of the digest that stands for a sender's address in a report.

It is so short that tens of thousands of addresses share each digest: even the secret key does not identify a sender.
"""

LONG: Final = 2**16
"""The size in bytes above which a report is written on one line, which takes a third of the space."""

UNSEEN: Final = {"Cc": "a control character", "Cf": "an invisible or direction-changing character"}
"""The Unicode categories of characters that a report may not contain, with their descriptions."""


def report_routes(tables: TableRegistry, identities: Identities, limits: Limits, key: bytes) -> list[Route]:
    """Return the route that stores reports. key: the server's secret key."""
    reporting = RateLimit(limits.reports, "reports")
    folder = None if tables.store is None else tables.store.folder
    reports = None if folder is None else Reports(folder / "reports")
    senders = blake2b(b"", key=key, digest_size=32, person=b"gloaming reports").digest()

    async def report(request: Request) -> Response:
        identity = identities.of(request)
        table = await tables.seen(request.path_params["id"], identity)
        words = cleaned((await read(request, SendReport)).words)
        if reports is None:
            raise Refusal(
                503,
                "nothing-kept",
                "This server stores no data, so it cannot keep reports. Serve it with --data FOLDER.",
            )
        account = tables.account(identity or "")
        account.check()
        reporting.take(identity, request)
        id = secrets.token_hex(6)
        sender = blake2b(ASKING.get().encode(), key=senders, digest_size=SENDER_BYTES).hexdigest()
        fields = contents(id, table, identity, words, sender)
        report = await asyncio.to_thread(written, fields, table.play.match.copy())
        await reports.keep(id, sender, report)
        account.pay(len(report))
        return reply(ReportReceipt(id=id), 201)

    return [Route("/tables/{id}/report", report, methods=["POST"])]


def cleaned(words: str) -> str:
    """Return the words of a report on one line. Raises Refusal if there are none, or invisible characters."""
    words = " ".join(words.split())
    for place, letter in enumerate(words, 1):
        unseen = UNSEEN.get(unicodedata.category(letter))
        if unseen is not None:
            message = f"character {place} (U+{ord(letter):04X}) is {unseen}. Leave it out."
            raise Refusal(400, "bad-request", f"words: {message}")
    if not words:
        raise Refusal(400, "bad-request", "words: describe what went wrong in 1 to 512 characters.")
    return words


def contents(id: str, table: Table, identity: str | None, words: str, sender: str) -> dict[str, Any]:
    """Return a report without the save of the match. sender: a digest of the sender's address.

    The report contains the record of the match, and with it every secret of the match.
    """
    return {
        "format": FORMAT,
        "id": id,
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "gloaming": gloaming.__version__,
        "game": table.play.match.game.id,
        "table": table.id,
        "seq": table.seq,
        "rqid": table.play.rqid,
        "seat": table.seating.of(identity),
        "sender": sender,
        "words": words,
        "save": None,
        "record": table.record(),
    }


def written(report: dict[str, Any], match: Match) -> bytes:
    """Return a report as JSON, together with a save of the match; indented unless it is long."""
    text = msgspec.json.encode({**report, "save": match.save()})
    return text if len(text) > LONG else msgspec.json.format(text)


class Sent(msgspec.Struct):
    """The part of a stored report that the server reads again. sender: "" in reports of earlier releases."""

    sender: str = ""


class Reports:
    """Stores reports and limits how many each address can have. folder: the folder of the reports."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._senders: dict[str, str] = {}
        self._one = asyncio.Lock()

    async def keep(self, id: str, sender: str, report: bytes) -> None:
        """Store a report.

        Raises Refusal if there are too many reports, or StoreFault if the folder cannot be written.
        """
        async with self._one:
            await asyncio.to_thread(self._keep, f"{id}.json", sender, report)

    def _keep(self, name: str, sender: str, report: bytes) -> None:
        folder = self._folder
        try:
            folder.mkdir(mode=0o700, exist_ok=True)
            folder.chmod(0o700)
            self._senders = {report_name: self._sender(report_name) for report_name in os.listdir(folder)}
            self._check(sender)
            with os.fdopen(os.open(folder / name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
                opened.write(report)
        except OSError as error:
            raise StoreFault(f"cannot keep a report in {folder}: {error.strerror or error}") from None
        self._senders[name] = sender

    def _sender(self, name: str) -> str:
        known = self._senders.get(name)
        if known is None:
            try:
                known = decode((self._folder / name).read_bytes(), Sent).sender
            except (OSError, msgspec.MsgspecError, UnicodeDecodeError):  # it was just removed, or is not a report
                known = ""
        return known

    def _check(self, sender: str) -> None:
        own = [*self._senders.values()].count(sender)
        foreign = len(self._senders) - own
        if foreign + own >= MOST_REPORTS:
            message = (
                f"The server holds {MOST_REPORTS} reports and accepts no more until its operator has removed some."
            )
            raise Refusal(503, "full", message)
        if own >= math.ceil((MOST_REPORTS - foreign) * SHARE):
            metrics.limited("address-reports")
            held = "1 report" if own == 1 else f"{own} reports"
            raise Refusal(
                503,
                "full",
                f"The server holds {held} from your address and accepts no more from there until its operator has "
                f"removed some.",
            )
