"""The chat of the people at a table. Spectators cannot read it, and it is deleted together with the table."""

from __future__ import annotations

import math
import time
import unicodedata
from collections.abc import Iterable
from typing import Final

from gloaming.engine.content.pack_entries import BLANK
from gloaming.server.accounts.names import JOINER, NON_JOINER
from gloaming.server.limits.rate_limits import TokenBuckets
from gloaming.server.monitoring import metrics
from gloaming.server.protocol.client_messages import SendChat, SetChat
from gloaming.server.protocol.server_messages import ChatLine, ChatLines, ChoiceResult
from gloaming.server.protocol.table_messages import Watcher
from gloaming.server.store.chat_store import MOST_LINES, StoredLine
from gloaming.server.tables.history import remember
from gloaming.server.tables.journal_entries import ChatEntry
from gloaming.server.tables.match_session import MatchSession
from gloaming.server.tables.player_messages import ChatMessage, refused
from gloaming.server.tables.seats import HUMAN

BURST: Final = 6
SECONDS: Final = 4.0
"""A person can write BURST lines at once, and one more every SECONDS seconds."""

UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn")
"""The Unicode categories of letters that are removed from lines: they are invisible, or change the text around them."""

JOINERS: Final = (JOINER, NON_JOINER)
"""Invisible letters that are kept, because emoji and some scripts need them."""

OFF: Final = "The host has turned off the chat."

SILENCED: Final = "The host has turned off your lines in the chat."

ALONE: Final = "There are no other people at this table."

MOST_MARKS: Final = 4
"""The maximum number of combining marks on a letter; more of them would reach into the lines above and below."""


class Chat:
    """The chat at a table."""

    def __init__(self, session: MatchSession) -> None:
        self._session = session
        self._writing = TokenBuckets(BURST, SECONDS)
        self._number = session.chat[-1].number if session.chat else 0

    @property
    def lines(self) -> list[StoredLine]:
        """The lines, the oldest first."""
        return self._session.chat

    def may_write(self, seat: int | None) -> bool:
        """Return whether a seat can write: there are other people, and the host allows it."""
        session = self._session
        people = session.seating.kinds.count(HUMAN) > 1
        return people and session.chat_on and seat is not None and seat not in session.silenced

    def send(self, watcher: Watcher, lines: Iterable[StoredLine], *, whole: bool) -> None:
        """Queue lines for a watcher, if the watcher has a seat."""
        if self._session.seating.of(watcher.identity) is not None:
            shown = [shown_to(watcher.identity, line) for line in lines]
            watcher.talk(ChatLines(lines=shown, whole=whole))

    def greet(self, watcher: Watcher) -> None:
        """Queue all lines for a watcher who has come to a seat."""
        if self.lines:
            self.send(watcher, self.lines, whole=True)

    def forget(self, identity: str, watchers: Iterable[Watcher]) -> None:
        """Delete the lines of a person, also on the screens of the others."""
        left = [line for line in self.lines if line.identity != identity]
        if len(left) < len(self.lines):
            self.lines[:] = left
            for watcher in watchers:
                self.send(watcher, left, whole=True)

    async def do(
        self, seat: int, message: ChatMessage, watchers: Iterable[Watcher], name: str, *, opener: bool
    ) -> ChoiceResult:
        """Execute a seat's message. Raises StoreFault.

        name: the name of the seat.
        opener: whether the seat's person opened the table.
        """
        if self._session.is_repeated(seat, message):
            return ChoiceResult(id=message.id, status="repeated")
        if isinstance(message, SetChat):
            return await self._set(seat, message, opener=opener)
        if not self.may_write(seat):
            session = self._session
            silenced = SILENCED if seat in session.silenced else ALONE
            return refused(message, silenced if session.chat_on else OFF)
        text = cleaned(message.text)
        if not text:
            return refused(message, "This line has no visible letters. Write something first.")
        unstored = self._session.over_quota(message)
        if unstored is not None:
            return unstored
        wait = self._writing.wait(f"{seat}")
        if wait > 0:
            metrics.limited("chat")
            return refused(message, f"Too many lines. Send it again in {math.ceil(wait)} s or later.")
        self._writing.count(f"{seat}")
        return await self._write(seat, message, watchers, name, text)

    async def _write(
        self, seat: int, message: SendChat, watchers: Iterable[Watcher], name: str, text: str
    ) -> ChoiceResult:
        identity = self._session.seating.sitters[seat]
        assert identity is not None
        line = StoredLine(self._number + 1, time.time(), seat, identity, name, text, message.id)
        await self._session.journal.write(line)
        self._number = line.number
        remember(self._session.taken[seat], message.id)
        self.lines.append(line)
        del self.lines[:-MOST_LINES]
        for watcher in watchers:
            self.send(watcher, [line], whole=False)
        return ChoiceResult(id=message.id, status="taken")

    async def _set(self, seat: int, message: SetChat, *, opener: bool) -> ChoiceResult:
        session, writer = self._session, message.seat
        if not opener:
            return refused(message, "Only the host can turn the chat on or off.")
        unstored = session.not_stored(message)
        if unstored is not None:
            return unstored
        if writer is not None and (writer >= len(session.seating.sitters) or session.seating.sitters[writer] is None):
            return refused(message, "No person sits there.")
        await session.log(ChatEntry(seat=seat, id=message.id, on=message.on, writer=writer), session.play)
        if writer is None:
            session.chat_on = message.on
        else:
            (session.silenced.discard if message.on else session.silenced.add)(writer)
        return session.done(seat, message)


def cleaned(text: str) -> str:
    """Return a text on one line, without invisible letters and without piles of marks; "" if nothing is left."""
    kept: list[str] = []
    marks = 0
    for letter in " ".join(unicodedata.normalize("NFC", text).split()):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS and (letter in JOINERS or unicodedata.category(letter) not in UNSEEN):
            kept.append(letter)
    unseen = {" ", *JOINERS, *BLANK}
    visible = any(letter not in unseen and unicodedata.category(letter)[0] != "M" for letter in kept)
    return "".join(kept) if visible else ""


def shown_to(identity: str | None, line: StoredLine) -> ChatLine:
    """Return a line as a person sees it."""
    you = line.identity == identity
    return ChatLine(number=line.number, seat=line.seat, name=line.name, text=line.text, at=line.at, you=you)
