"""A seat at a server's table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from gloaming import Game, Shelf
from gloaming.client import Client, RefusedByServer, Seat
from gloaming.client.cookies import Cookies
from gloaming.client.shared_addresses import parse_address
from gloaming.engine.errors import GloamingError
from gloaming.engine.phrases import listed
from gloaming.mcp.seat_table import SeatTable, TableOption, TableQuestion, TableRefusal
from gloaming.server.protocol.table_update import EarlyEnd, TableUpdate

FIRST_UPDATE_TIMEOUT = 20.0
"""Seconds to wait for a table's first update."""


class ServedTable(SeatTable):
    """A seat at a server's table. A task keeps the connection and receives the updates until `close`."""

    def __init__(self, seat: Seat, shelf: Shelf) -> None:
        super().__init__(seat.table)
        self._connection = seat
        self._shelf = shelf
        self._read = 0
        self._undone = -1
        self._has_news_of_undo = False
        self._changed = asyncio.Event()
        self._failure: GloamingError | None = None
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def join(cls, address: str, cookies: Cookies, shelf: Shelf) -> ServedTable:
        """Take the seat of an invite, or return to one's seat at a table.

        address: an invite (`http://HOST/join#CODE`) or a table (`http://HOST/table/ID`). Raises RefusedByServer,
        Unreachable or TableRefusal.
        """
        client = Client(address.strip().partition("#")[0], cookies)
        parts = parse_address(address)
        if not (parts.invite or parts.table):
            raise TableRefusal(
                f"{address!r} is a server: ask the host for an invite, which looks like {client.address}/join#CODE"
            )
        table = (await client.join(parts.invite)).id if parts.invite else parts.table
        joined = cls(client.at(table), shelf)
        try:
            await joined._connect()
        except BaseException:
            await joined.close()
            raise
        return joined

    async def _connect(self) -> None:
        await self._connection.__aenter__()
        self._task = asyncio.create_task(self._follow())
        try:
            async with asyncio.timeout(FIRST_UPDATE_TIMEOUT):
                while self._connection.update is None:
                    await self._next_change()
        except TimeoutError:
            raise TableRefusal(f"table {self.id} did not answer: check the address, and try again") from None
        update = self._update
        if update.seat is None:
            raise TableRefusal(f"you have no seat at table {self.id}: ask the host for an invite")
        game = self.game
        if update.packs is not None and (game.packs is None or game.packs.fingerprint != update.packs.fingerprint):
            packs = ", ".join(update.packs.titles)
            raise TableRefusal(f"this table plays {game.title} with {packs}: start `gloaming mcp` with the same --pack")

    async def _follow(self) -> None:
        """Receive updates until the match ends, the connection fails permanently or the task is cancelled."""
        try:
            async for update in self._connection:
                if update.undone > self._undone:
                    self._forget_undone_events(update.undone)
                self._changed.set()
        except GloamingError as error:
            self._failure = error
        self._changed.set()

    def _forget_undone_events(self, undone: int) -> None:
        """Mark the events that replace undone ones as unread. undone: the number of undos so far."""
        events, kept = self._connection.events, self._connection.kept
        self._read = min([self._read, *[event.number for event in events[kept : kept + 1]]])
        self._has_news_of_undo = self._undone >= 0
        self._undone = undone

    async def _next_change(self) -> None:
        """Wait for the next update. Raises the failure of the connection."""
        await self._changed.wait()
        self._changed.clear()
        if self._failure is not None:
            raise self._failure

    @property
    def _update(self) -> TableUpdate:
        """The newest update. Raises the failure of the connection."""
        if self._failure is not None:
            raise self._failure
        update = self._connection.update
        assert update is not None
        return update

    @property
    def game(self) -> Game:
        """The game of the match, with its packs."""
        return self._shelf.game(self._update.game)

    @property
    def seat(self) -> int:
        """The number of the seat, from 0."""
        seat = self._update.seat
        if seat is None:
            raise TableRefusal(f"you have lost your seat at table {self.id}: ask the host for an invite")
        return seat

    @property
    def players(self) -> list[str]:
        """The names of all players, in seat order."""
        return [self._name(seat) for seat in range(len(self._update.seats))]

    @property
    def view(self) -> dict[str, Any]:
        """The view of the seat; {} before the match begins."""
        return self._update.view

    @property
    def question(self) -> TableQuestion | None:
        """The open question to the seat; None if it is not to move."""
        prompt = self._update.prompt
        if prompt is None:
            return None
        options = [
            TableOption(option.label, option.likely, option.odds, option.pieces, option.goes_on)
            for option in prompt.options
        ]
        return TableQuestion(prompt.rqid, prompt.prompt, prompt.rule, prompt.topic, options)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._update.waiting_for is None or self._update.ended is not None

    @property
    def notices(self) -> list[str]:
        """What else the player must know now: whom the table waits for, clocks, requests, how the match ended."""
        update = self._update
        lines = self._requests(update)
        if update.ended is not None:
            lines += self._early_end(update.ended)
        elif update.waiting_for is None:
            lines.append(update.reason)
        elif update.prompt is None:
            lines.append(self._waiting(update, self._name(update.waiting_for)))
        clock = update.clock
        if clock is not None and update.seat is not None and not self.over:
            if clock.choice_left is not None and clock.running == update.seat:
                lines.append(f"Your clock: {clock.choice_left:.0f} seconds left for this choice.")
            if clock.left:
                lines.append(f"Your clock: {clock.left[update.seat]:.0f} seconds left in the match.")
        return [line for line in lines if line]

    async def read_news(self) -> list[str]:
        """Return the texts of the events since the previous call, and mark them as read."""
        events = self._connection.events
        news = ["A choice and everything after it was undone."] * self._has_news_of_undo
        self._has_news_of_undo = False
        news += [event.text for event in events if event.number >= self._read]
        if events:
            self._read = events[-1].number + 1
        return news

    async def latest_events(self, count: int) -> list[tuple[int, str]]:
        """Return the newest `count` events as numbers and texts, the oldest first."""
        while len(self._connection.events) < count and await self._connection.request_earlier_events():
            pass
        return [(event.number, event.text) for event in self._connection.events[-count:]]

    async def choose(self, question: TableQuestion, option: int) -> None:
        """Choose an option of the open question. Raises RefusedByServer."""
        prompt = self._update.prompt
        if prompt is None or prompt.rqid != question.id:
            raise TableRefusal("the table has changed: nothing was chosen; call read_table")
        answer = await self._connection.choose(option)
        if answer.status == "stale":
            raise TableRefusal(f"{answer.reason} Nothing was chosen; call read_table.")
        with suppress(TimeoutError):
            async with asyncio.timeout(FIRST_UPDATE_TIMEOUT):
                while not self.over and (now := self._update.prompt) is not None and now.rqid == question.id:
                    await self._next_change()

    async def why_not(self, piece: str) -> tuple[str, str] | None:
        """Return why a piece cannot be chosen now, and the id of the clause; None if the game has no reason."""
        answer = await self._connection.why_not(piece)
        return (answer.reason, answer.rule) if answer.reason else None

    async def wait(self, seconds: float) -> None:
        """Wait until the seat is to move, must answer a request or the match ends, but no longer than `seconds`.

        Take the seat back if a substitute bot plays for it.
        """
        update = self._update
        if update.seat is not None and update.seats[update.seat].substitute:
            with suppress(RefusedByServer):
                await self._connection.return_to_seat()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not (self.over or self._update.prompt is not None or self._requests(self._update)):
                    await self._next_change()

    async def answer_request(self, agree: bool) -> str:
        """Answer the request of another player to undo a choice or to end the match. Raises TableRefusal for none."""
        update = self._update
        did = "agreed" if agree else "did not agree"
        if update.undo is not None and update.undo.asked and update.seat in update.undo.needed:
            answer = await self._connection.answer_undo(agree)
            what = f"You {did} to undo the choice."
        elif update.offer is not None and update.seat in update.offer.needed:
            answer = await self._connection.answer_end(agree)
            what = f"You {did} to end the match."
        else:
            raise TableRefusal("no player has made a request that you must answer; nothing was changed")
        if answer.status == "stale":
            raise TableRefusal(f"{answer.reason} Nothing was changed.")
        return what

    async def leave(self) -> str:
        """Free the seat before the match begins; later, only disconnect and keep the seat."""
        if self._failure is not None or self._update.seat is None:
            return "You disconnected from the table."
        if self._update.lobby is not None and not self.over:
            await self._connection.leave()
            return "You left the table before the match began. Your seat is free."
        return "You disconnected. Your seat stays yours: join_table with the table's address returns to it."

    async def close(self) -> None:
        """Close the connection. The seat stays."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self._connection.__aexit__(None, None, None)

    def _name(self, seat: int) -> str:
        info = self._update.seats[seat]
        return f"{info.name}{' (you)' if info.you else ''}"

    def _requests(self, update: TableUpdate) -> list[str]:
        """Return the requests that the player must answer with answer_request."""
        undo, offer = update.undo, update.offer
        lines = []
        if undo is not None and undo.asked and update.seat in undo.needed:
            lines.append(f"{self._name(undo.seat)} asks to undo the last choice. Answer with answer_request.")
        if offer is not None and update.seat in offer.needed:
            lines.append(
                f"{self._name(offer.seat)} offers to end the match without a result. Answer with answer_request."
            )
        return lines

    def _waiting(self, update: TableUpdate, player: str) -> str:
        """Return what the table waits for."""
        if update.lobby is not None and not update.lobby.free and update.lobby.unready:
            return f"Waiting for {player} to be ready."
        if update.dice is not None and update.dice.mixing:
            return f"Waiting for {player}'s share of the dice. The match starts in a few seconds."
        return f'{player} is to move: "{update.question}"' if update.question else f"Waiting for {player} to join."

    def _early_end(self, ended: EarlyEnd) -> list[str]:
        """Return how a match ended before it had a result by its rules."""
        if ended.why == "agreed":
            return ["All players agreed to end the match. It has no result."]
        if ended.why == "closed":
            return ["This table was closed before the match began."]
        if ended.why == "server":
            return ["The server's operator ended the match. It has no result."]
        if ended.why == "pack":
            return ["A pack of this match broke the rules of the game, so the match ended. It has no result."]
        if ended.why == "removed":
            return ["The server's operator removed a pack of this match, so the match ended. It has no result."]
        resigned = [self._name(seat) for seat, info in enumerate(self._update.seats) if info.resigned]
        lines = [f"{listed(resigned)} resigned."]
        return lines + [f"{self._name(seat)} wins." for seat in ended.winners]
