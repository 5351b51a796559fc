"""The Unix socket in the data folder on which the server answers `gloaming admin`.

Only the owner of the folder can use the socket.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
from collections import Counter
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from gloaming.server.accounts.identities import Identities
from gloaming.server.http.audit import LETTERS, AuditLog, digest_of
from gloaming.server.http.connections import room
from gloaming.server.http.pack_commands import PackCommands
from gloaming.server.limits.proxies import counted_as, known_address
from gloaming.server.limits.rate_limits import SocketLimit, address_of
from gloaming.server.limits.responses import Refusal, problem
from gloaming.server.monitoring import metrics
from gloaming.server.store.chat_store import delete_report, reports
from gloaming.server.store.database import StoreFault
from gloaming.server.tables.table_registry import TableRegistry

log = logging.getLogger(__name__)

SOCKET: Final = "admin.sock"

BLOCKED: Final = "blocked.json"

MOST_BYTES: Final = 4096

MOST_SHOWN: Final = 50
"""The maximum number of reports of the chat that are shown at once."""

SLOW: Final = 10.0
"""Seconds within which a connection to the socket has to send its command."""


class BlockList:
    """The blocked people, by the digests of their identities, and the blocked addresses.

    folder: the folder in which the list is stored, None to keep it in memory.
    Raises StoreFault if the stored list cannot be read.
    """

    def __init__(self, folder: Path | None) -> None:
        self._file = None if folder is None else folder / BLOCKED
        self._all: set[str] = set()
        if self._file is not None and self._file.exists():
            try:
                self._all = {str(entry) for entry in json.loads(self._file.read_text())}
            except (OSError, ValueError, TypeError) as error:
                raise StoreFault(f"{self._file} cannot be read: {error}. Repair or delete it.") from None

    def __iter__(self) -> Any:
        return iter(sorted(self._all))

    def has(self, digest: str, address: str) -> bool:
        """Return whether a person's digest or their address is blocked."""
        return digest in self._all or address in self._all

    def change(self, entry: str, *, add: bool) -> None:
        """Add a digest or an address to the list, or remove it. After an OSError the list is unchanged."""
        changed = self._all | {entry} if add else self._all - {entry}
        if self._file is not None:
            draft = self._file.with_suffix(".part")
            with open(draft, "w", opener=lambda name, how: os.open(name, how, 0o600)) as written:
                json.dump(sorted(changed), written)
            os.replace(draft, self._file)
        self._all = changed


class BlockMiddleware:
    """Middleware that rejects the requests and sockets of blocked people and addresses."""

    def __init__(self, app: ASGIApp, blocks: BlockList, identities: Identities) -> None:
        self._app = app
        self._blocks = blocks
        self._identities = identities

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to the application, or reject it if its sender is blocked."""
        if scope["type"] != "lifespan":
            connection = HTTPConnection(scope)
            if self._blocks.has(digest_of(self._identities.of(connection)), address_of(connection)):
                metrics.limited("blocked")
                await problem(403, "blocked", "This server has blocked you. Contact its operator.")(
                    scope, receive, send
                )
                return
        await self._app(scope, receive, send)


class AdminSocket:
    """Answers the commands of `gloaming admin`. folder: the folder for the socket, None to open no socket."""

    def __init__(
        self, folder: Path | None, tables: TableRegistry, places: SocketLimit, blocks: BlockList, audit: AuditLog
    ) -> None:
        self._folder = folder
        self._tables = tables
        self._places = places
        self._blocks = blocks
        self._audit = audit
        self._packs = PackCommands(tables)
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Start listening for commands, if the operating system has Unix sockets."""
        if self._folder is None or not hasattr(asyncio, "start_unix_server"):
            return
        place = self._folder / SOCKET
        mask = os.umask(0o177)
        try:
            self._server = await asyncio.start_unix_server(self._serve, place, limit=MOST_BYTES)
        except OSError as error:
            log.warning("`gloaming admin` will not work: cannot listen at %s: %s", place, error)
        finally:
            os.umask(mask)

    async def close(self) -> None:
        """Stop listening for commands."""
        if self._server is not None and self._folder is not None:
            self._server.close()
            with suppress(OSError):
                (self._folder / SOCKET).unlink()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(SLOW):
                line = await reader.readline()
                answer = await self._answered(line)
                writer.write(json.dumps(answer).encode() + b"\n")
                await writer.drain()
        except (OSError, TimeoutError, ValueError):
            pass
        finally:
            writer.close()

    async def _answered(self, line: bytes) -> dict[str, Any]:
        try:
            command = json.loads(line)
            does = {
                "show": self._show,
                "close": self._close,
                "block": self._block,
                "unblock": self._unblock,
                "reports": self._reports,
                "settle": self._settle,
                "packs": self._packs.list,
                "feature": self._packs.feature,
                "unfeature": self._packs.unfeature,
                "remove": self._packs.remove,
            }
            done = await does[command["do"]](str(command.get("what", "")))
        except (ValueError, KeyError, TypeError):
            return {"error": "The server does not know this command. It may be another release than this program."}
        except (Refusal, StoreFault, OSError) as error:
            return {"error": str(error)}
        if command["do"] not in ("show", "reports", "packs"):
            self._audit.note(f"ADMIN {command['do']}", target=str(command["what"]))
        return done

    async def _show(self, _: str) -> dict[str, Any]:
        """Return the data that `gloaming admin` shows: tables, people, connections and blocked entries."""
        tables, people = [], Counter[str]()
        for table in self._tables.awake.values():
            info = table.info(None)
            tables.append(
                {
                    "id": table.id,
                    "game": info.game,
                    "seats": [
                        digest_of(sitter) or (kind if kind != "human" else "free")
                        for kind, sitter in zip(table.seating.kinds, table.seating.sitters)
                    ],
                    "sockets": len(table.watchers),
                    "queue": table.inbox.qsize(),
                    "over": info.over,
                }
            )
            people.update([digest_of(watcher.identity) or "spectator" for watcher in table.watchers])
        return {
            "tables": tables,
            "people": dict(people.most_common()),
            "sockets": self._places.taken,
            "connections": room.taken,
            "most_connections": room.most,
            "waiting_bots": self._tables.bot_pool.waiting,
            "blocked": [*self._blocks],
        }

    async def _close(self, id: str) -> dict[str, Any]:
        """End the match at a table without a result."""
        table = await self._tables.find(id)
        if not await table.end():
            raise Refusal(409, "over", f"The match at {id} is already over.")
        return {"done": f"The match at {id} has ended without a result."}

    async def _block(self, text: str) -> dict[str, Any]:
        """Block a person or an address, and close their sockets."""
        entry = _block_key(text)
        self._blocks.change(entry, add=True)
        closed = 0
        for table in self._tables.awake.values():
            for watcher in table.watchers:
                if self._blocks.has(digest_of(watcher.identity), watcher.address):
                    watcher.gone = True
                    watcher.wake.set()
                    closed += 1
        return {"done": f"{entry} is blocked. Sockets closed: {closed}."}

    async def _reports(self, _: str) -> dict[str, Any]:
        """Return the reported lines of the chat, with the people as digests."""
        found = await self._tables.results.do(reports)
        return {
            "reports": [
                {
                    "id": report.id,
                    "at": report.at,
                    "table": report.table,
                    "reporter": digest_of(report.reporter),
                    "reported": digest_of(report.reported),
                    "lines": report.lines,
                }
                for report in found[:MOST_SHOWN]
            ]
        }

    async def _settle(self, id: str) -> dict[str, Any]:
        """Delete a report of a line of the chat."""
        if not await self._tables.results.do(partial(delete_report, id=id)):
            raise Refusal(404, "unknown", f"There is no report {id}. `--reports` lists them.")
        return {"done": f"Report {id} is deleted."}

    async def _unblock(self, text: str) -> dict[str, Any]:
        entry = _block_key(text)
        if entry not in [*self._blocks]:
            raise Refusal(404, "unknown", f"{entry} is not blocked.")
        self._blocks.change(entry, add=False)
        return {"done": f"{entry} is no longer blocked."}


def _block_key(text: str) -> str:
    """Return the block list's entry for a typed digest or address. Raises Refusal if the text is neither of them."""
    text = text.strip().lower()
    if len(text) == LETTERS and all([letter in "0123456789abcdef" for letter in text]):
        return text
    if known_address(text.partition("/")[0]) is not None:
        return counted_as(text.partition("/")[0])
    raise Refusal(400, "bad-request", f"{text!r} is neither a person from `gloaming admin` nor an address.")
