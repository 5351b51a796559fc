"""A server as a program sees it: games, tables, invites."""

from __future__ import annotations

import asyncio
import http.client
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec

from gloaming.client.errors import NoSuchTable, RefusedByServer, Unreachable
from gloaming.client.identity import Cookies
from gloaming.client.seat import Seat
from gloaming.engine.state.dice_commitment import promise
from gloaming.server.protocol.messages import (
    AskInvite,
    BeginDaily,
    ClockTerms,
    DailyInfo,
    GameInfo,
    Invite,
    OpenTable,
    PlayOn,
    Problem,
    SitDown,
    TableInfo,
    TakeInvite,
)

Shape = TypeVar("Shape")

PATIENCE = 20.0
"""Seconds to wait for the answer to a request."""

MOST_BYTES = 4 * 1024 * 1024


class Client:
    """Somebody at a server. url: its address; cookies: who we are to it, by default a stranger each time."""

    def __init__(self, url: str, cookies: Cookies | None = None) -> None:
        parts = urlsplit(url if "//" in url else f"http://{url}")
        try:
            port = parts.port
        except ValueError:
            port = -1
        if parts.scheme not in ("http", "https") or not parts.hostname or port == -1:
            raise RefusedByServer(f"an address of a server looks like http://127.0.0.1:8000/, not {url!r}", "bad-url")
        self.address = f"{parts.scheme}://{parts.netloc.rpartition('@')[2].lower()}"
        self.cookies = cookies or Cookies()
        self.shares: dict[str, str] = {}
        """What we add to the dice of tables, by what we promised."""

    @property
    def headers(self) -> dict[str, str]:
        """What every request and socket says of us."""
        return {"Origin": self.address, **self.cookies.header(self.address)}

    async def games(self) -> list[GameInfo]:
        """The games the server has."""
        return await self._ask("GET", "/api/games", list[GameInfo])

    async def tables(self) -> list[TableInfo]:
        """The tables that we opened or sit at."""
        return await self._ask("GET", "/api/tables", list[TableInfo])

    async def open_tables(self) -> list[TableInfo]:
        """The tables that are open to all and wait for people, the newest first; `clock` of each says how long people
        may think there, None: as long as they like."""
        return await self._ask("GET", "/api/lobby", list[TableInfo])

    async def sit_down(self, table: str) -> TableInfo:
        """Take the first free seat of a table that is open to all. Raises RefusedByServer: it may have begun."""
        wanted = SitDown(table=table, promise=self._promise())
        return await self._ask("POST", "/api/lobby", TableInfo, wanted)

    async def table(self, id: str) -> TableInfo:
        """A table in short."""
        return await self._ask("GET", f"/api/tables/{id}", TableInfo)

    async def open(
        self,
        game: str,
        seats: Sequence[str],
        *,
        options: Mapping[str, Any] | None = None,
        onlookers: bool = True,
        seed: int | None = None,
        share: bool = True,
        choice_seconds: int = 0,
        total_seconds: int = 0,
        listed: bool = False,
    ) -> TableInfo:
        """Open a table and sit at its first human seat. seats: "human" or a bot's spec, one a seat.

        share: whether we add to the dice; this client has to be at the table when the match begins, which waits for it.
        choice_seconds, total_seconds: how long people may think, for each choice and in all, 0: as long as they like;
        for whose time is over a bot chooses. listed: whether anybody may sit down: the table stands in `open_tables`
        while we are at it.
        """
        wanted = OpenTable(
            game=game,
            seats=[*seats],
            options={**(options or {})},
            onlookers=onlookers,
            seed=seed,
            promise=self._promise() if share and seed is None else "",
            clock=ClockTerms(choice=choice_seconds, total=total_seconds) if choice_seconds or total_seconds else None,
            listed=listed,
        )
        return await self._ask("POST", "/api/tables", TableInfo, wanted)

    async def invite(self, table: str, seat: int) -> str:
        """A link by which one other person, or program, may take a seat of a table that we opened."""
        invite = await self._ask("POST", f"/api/tables/{table}/invites", Invite, AskInvite(seat=seat))
        return f"{self.address}/join#{invite.code}"

    async def join(self, invite: str) -> TableInfo:
        """Sit down by an invite: its link or its code."""
        code = invite.rpartition("#")[2].strip()
        return await self._ask("POST", "/api/join", TableInfo, TakeInvite(code=code, promise=self._promise()))

    async def play_on(self, table: str, number: int = 0) -> TableInfo:
        """The table of the match that follows one of a campaign that is over, at which we sit. number: of `sequels`.

        We add to its dice, and are to be there when it begins.
        """
        return await self._ask(
            "POST", f"/api/tables/{table}/sequel", TableInfo, PlayOn(number=number, promise=self._promise())
        )

    async def begin_daily(self, game: str) -> TableInfo:
        """Sit down to a game's deal of the day, or to our one try of it."""
        return await self._ask("POST", "/api/daily", TableInfo, BeginDaily(game=game))

    async def daily(self, game: str) -> DailyInfo:
        """A game's deal of the day, and how people have fared with it today and yesterday."""
        return await self._ask("GET", f"/api/daily/{game}", DailyInfo)

    def at(self, table: str) -> Seat:
        """Our place at a table: the seat we took, else an onlooker's. To be entered with `async with`."""
        return Seat(self, table)

    def _promise(self) -> str:
        """Promise a share of the dice of the table at which we sit down."""
        share = secrets.token_hex(32)
        promised = promise(share)
        self.shares[promised] = share
        return promised

    async def _ask(self, method: str, path: str, shape: type[Shape], body: Any = None) -> Shape:
        status, answer = await asyncio.to_thread(self._request, method, path, body)
        try:
            if status < 400:
                return msgspec.json.decode(answer, type=shape)
            problem = msgspec.json.decode(answer, type=Problem)
        except msgspec.MsgspecError:
            raise RefusedByServer(f"{self.address} answers {status}, but not as Gloaming does", "no-gloaming") from None
        kind = NoSuchTable if problem.error == "unknown-table" else RefusedByServer
        raise kind(problem.message, problem.error)

    def _request(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        scheme, _, place = self.address.partition("://")
        opened = http.client.HTTPSConnection if scheme == "https" else http.client.HTTPConnection
        connection = opened(place, timeout=PATIENCE)
        try:
            sent = None if body is None else msgspec.json.encode(body)
            connection.request(method, path, sent, {**self.headers, "Content-Type": "application/json"})
            response = connection.getresponse()
            answer = response.read(MOST_BYTES)
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise Unreachable(f"no server answers at {self.address}: {error}") from None
        finally:
            connection.close()
        self.cookies.keep(self.address, response.headers.get_all("Set-Cookie") or [])
        elsewhere = response.headers.get("Location", "")
        if response.status == 307 and elsewhere.startswith("/") and elsewhere != path:
            return self._request(method, elsewhere, body)
        return response.status, answer
