"""The requests that a program sends to a server: games, tables, invites, daily challenges."""

from __future__ import annotations

import asyncio
import http.client
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from gloaming.client.client_errors import NoSuchTable, RefusedByServer, Unreachable
from gloaming.client.cookies import Cookies
from gloaming.client.credentials import Credentials
from gloaming.client.seat import Seat
from gloaming.engine.decoding import decode
from gloaming.server.protocol.campaign_info import StartNextMatch
from gloaming.server.protocol.daily_info import DailyInfo, StartDaily
from gloaming.server.protocol.game_info import GameInfo
from gloaming.server.protocol.invite_info import AcceptInvite, CreateInvite, Invite
from gloaming.server.protocol.problem_info import Problem
from gloaming.server.protocol.table_info import ClockTerms, CreateTable, JoinTable, TableInfo

Shape = TypeVar("Shape")

REQUEST_TIMEOUT = 20.0
"""Seconds to wait for the response to a request."""

MOST_BYTES = 4 * 1024 * 1024
"""The size in bytes of the largest response that is accepted."""


class Client:
    """A client of a server. url: the server's URL; cookies: the client's identity there, None for a new visitor."""

    def __init__(self, url: str, cookies: Cookies | None = None) -> None:
        self._credentials = Credentials(url, cookies)

    @property
    def address(self) -> str:
        """The server's URL, without a slash at the end."""
        return self._credentials.address

    @property
    def cookies(self) -> Cookies:
        """The cookies that identify this client to the server."""
        return self._credentials.cookies

    async def games(self) -> list[GameInfo]:
        """Return the games that the server offers."""
        return await self._request("GET", "/api/games", list[GameInfo])

    async def tables(self) -> list[TableInfo]:
        """Return the tables that this client has opened or has a seat at."""
        return await self._request("GET", "/api/tables", list[TableInfo])

    async def open_tables(self) -> list[TableInfo]:
        """Return the public tables that wait for players, the newest first.

        A table's `clock` has its time limits, or is None.
        """
        return await self._request("GET", "/api/lobby", list[TableInfo])

    async def join_table(self, table: str) -> TableInfo:
        """Take the first free seat of a public table. Raises RefusedByServer, for instance if the match has begun."""
        request = JoinTable(table=table, promise=self._credentials.promise_share())
        return await self._request("POST", "/api/lobby", TableInfo, request)

    async def table(self, id: str) -> TableInfo:
        """Return information about a table. id: the table's id."""
        return await self._request("GET", f"/api/tables/{id}", TableInfo)

    async def open(
        self,
        game: str,
        seats: Sequence[str],
        *,
        options: Mapping[str, Any] | None = None,
        spectators: bool = True,
        seed: int | None = None,
        share: bool = True,
        choice_seconds: int = 0,
        total_seconds: int = 0,
        listed: bool = False,
        lobby: bool = False,
    ) -> TableInfo:
        """Open a table and take its first human seat.

        game: the id of the game.
        seats: "human" or a bot's spec for each seat.
        options: the setup options, by id.
        spectators: whether everyone can watch.
        seed: a seed that determines the dice, None for secret dice.
        share: whether this client adds a share to the dice. The match then begins only while this client is at the
        table.
        choice_seconds, total_seconds: people's time limits per choice and in total, 0 for none. When the time runs out,
        a bot chooses.
        listed: whether the table is public: anyone can join, and `open_tables` returns it while this client is at the
        table.
        lobby: whether the match waits until all people are ready, and not only until all seats are taken.
        """
        request = CreateTable(
            game=game,
            seats=[*seats],
            options={**(options or {})},
            spectators=spectators,
            seed=seed,
            promise=self._credentials.promise_share() if share and seed is None else "",
            clock=ClockTerms(choice=choice_seconds, total=total_seconds) if choice_seconds or total_seconds else None,
            listed=listed,
            lobby=lobby,
        )
        return await self._request("POST", "/api/tables", TableInfo, request)

    async def invite(self, table: str, seat: int) -> str:
        """Return an invite link for a seat of a table that this client opened. One person or program can use it."""
        invite = await self._request("POST", f"/api/tables/{table}/invites", Invite, CreateInvite(seat=seat))
        return f"{self.address}/join#{invite.code}"

    async def join(self, invite: str) -> TableInfo:
        """Take the seat that an invite is for. invite: the invite's link or its code."""
        code = invite.rpartition("#")[2].strip()
        return await self._request(
            "POST", "/api/join", TableInfo, AcceptInvite(code=code, promise=self._credentials.promise_share())
        )

    async def play_next(self, table: str, number: int = 0) -> TableInfo:
        """Take this client's seat at the match that follows a finished campaign match.

        table: the id of the finished match's table; number: the index of the next match in `next_matches`. This client
        adds a share to the dice, so it must be at the new table when the match begins.
        """
        return await self._request(
            "POST",
            f"/api/tables/{table}/next-match",
            TableInfo,
            StartNextMatch(number=number, promise=self._credentials.promise_share()),
        )

    async def start_daily(self, game: str) -> TableInfo:
        """Start a game's daily challenge, or return the table of this client's only attempt."""
        return await self._request("POST", "/api/daily", TableInfo, StartDaily(game=game))

    async def daily(self, game: str) -> DailyInfo:
        """Return a game's daily challenge, with the results of today and yesterday."""
        return await self._request("GET", f"/api/daily/{game}", DailyInfo)

    def at(self, table: str, *, ready: bool = True) -> Seat:
        """Return this client's place at a table: its seat, or that of a spectator.

        Enter the result with `async with`.

        ready: whether to say at once that this client is ready, if the match waits for that.
        """
        return Seat(self._credentials, table, ready=ready)

    async def _request(self, method: str, path: str, shape: type[Shape], body: Any = None) -> Shape:
        status, answer = await asyncio.to_thread(self._send_request, method, path, body)
        try:
            if status < 400:
                return decode(answer, shape)
            problem = decode(answer, Problem)
        except msgspec.MsgspecError:
            raise RefusedByServer(
                f"{self.address} answered {status}, but not like a Gloaming server", "no-gloaming"
            ) from None
        kind = NoSuchTable if problem.error == "unknown-table" else RefusedByServer
        raise kind(problem.message, problem.error)

    def _send_request(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        scheme, _, place = self.address.partition("://")
        connection_class = http.client.HTTPSConnection if scheme == "https" else http.client.HTTPConnection
        connection = connection_class(place, timeout=REQUEST_TIMEOUT)
        try:
            sent = None if body is None else msgspec.json.encode(body)
            connection.request(method, path, sent, {**self._credentials.headers, "Content-Type": "application/json"})
            response = connection.getresponse()
            answer = response.read(MOST_BYTES)
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise Unreachable(f"no server answers at {self.address}: {error}") from None
        finally:
            connection.close()
        self.cookies.keep(self.address, response.headers.get_all("Set-Cookie") or [])
        location = response.headers.get("Location", "")
        if response.status == 307 and location.startswith("/") and location != path:
            return self._send_request(method, location, body)
        return response.status, answer
