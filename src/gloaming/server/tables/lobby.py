"""The lobby of a table: who is ready, and which seats bots take, before the match begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.bots import BOT_KINDS
from gloaming.server.limits.responses import Refusal
from gloaming.server.protocol.client_messages import SetActivity, SetReady, SetSeat, StartMatch
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.protocol.table_info import Activity
from gloaming.server.protocol.table_update import LobbyInfo
from gloaming.server.tables.bot_checks import check_bots
from gloaming.server.tables.journal_entries import ReadyEntry, SeatsEntry
from gloaming.server.tables.match_session import MatchSession
from gloaming.server.tables.player_messages import LobbyMessage, refused
from gloaming.server.tables.seats import HUMAN

HAS_BEGUN: Final = "The match has begun."

STARTS: Final = "Everybody is ready: the match begins within seconds."

HOST_ONLY: Final = "Only the host can change the seats."


class Lobby:
    """The executor of messages before the match begins.

    activities: what the people at the seats do. It is not stored.
    """

    def __init__(self, session: MatchSession) -> None:
        self._session = session
        self.activities: dict[int, Activity] = {}

    @property
    def gathers(self) -> bool:
        """Whether people are missing or not ready, if the match has not begun."""
        return bool(self._session.seating.free() or self._session.unready())

    @property
    def exists(self) -> bool:
        """Whether the table is for several people, who meet before the match begins."""
        return self._session.lobby or self._session.seating.kinds.count(HUMAN) > 1

    def info(self) -> LobbyInfo:
        """Return what the beginning of the match waits for."""
        session = self._session
        return LobbyInfo(needs_ready=session.lobby, free=session.seating.free(), unready=session.unready())

    def vacate(self, seat: int) -> None:
        """Forget what the person did who has left a seat."""
        self.activities.pop(seat, None)

    async def do(self, seat: int, message: LobbyMessage, *, begun: bool, opener: bool) -> ChoiceResult:
        """Execute a seat's message. Raises StoreFault.

        begun: whether the match has begun.
        opener: whether the seat's person opened the table.
        """
        session = self._session
        if session.is_repeated(seat, message):
            return ChoiceResult(id=message.id, status="repeated")
        if isinstance(message, SetActivity):
            return self._set_activity(seat, message, begun=begun)
        if begun:
            return ChoiceResult(id=message.id, status="stale", reason=HAS_BEGUN)
        if not self.gathers:
            return refused(message, STARTS)
        unstored = session.not_stored(message)
        if unstored is not None:
            return unstored
        if isinstance(message, SetReady):
            return await self._set_ready(seat, message)
        if not opener:
            return refused(message, HOST_ONLY)
        if isinstance(message, StartMatch):
            return await self._start(seat, message)
        return await self._set_seat(seat, message)

    def _set_activity(self, seat: int, message: SetActivity, *, begun: bool) -> ChoiceResult:
        """Note what a person does. It matters to nobody any more once the match has begun."""
        if not begun and self.activities.get(seat, "") != message.activity:
            self.activities[seat] = message.activity
            self._session.change()
        return ChoiceResult(id=message.id, status="taken")

    async def _set_ready(self, seat: int, message: SetReady) -> ChoiceResult:
        session = self._session
        await session.promise(seat, message.promise)
        begins = message.ready and self._begins(session.seating.kinds, seat)
        await session.log(ReadyEntry(seat=seat, id=message.id, ready=message.ready), session.play, begins=begins)
        (session.ready.add if message.ready else session.ready.discard)(seat)
        return session.done(seat, message)

    async def _set_seat(self, seat: int, message: SetSeat) -> ChoiceResult:
        seating = self._session.seating
        if message.seat >= len(seating.kinds) or seating.sitters[message.seat] is not None:
            return refused(message, "Only an empty seat can be given to a bot or to another person.")
        kinds = [message.kind if at == message.seat else kind for at, kind in enumerate(seating.kinds)]
        return await self._seat(seat, message, kinds)

    async def _start(self, seat: int, message: StartMatch) -> ChoiceResult:
        free = self._session.seating.free()
        kinds = [message.bot if at in free else kind for at, kind in enumerate(self._session.seating.kinds)]
        if message.bot == HUMAN:
            return refused(message, f"bot: must be a bot for the empty seats, one of: {', '.join(BOT_KINDS)}.")
        return await self._seat(seat, message, kinds, ready=True)

    async def _seat(
        self, seat: int, message: SetSeat | StartMatch, kinds: list[str], *, ready: bool = False
    ) -> ChoiceResult:
        session = self._session
        try:
            check_bots(session.play.match.game, kinds)
        except Refusal as error:
            return refused(message, str(error))
        begins = self._begins(kinds, seat if ready else None)
        await session.log(SeatsEntry(seat=seat, id=message.id, seats=kinds, ready=ready), session.play, begins=begins)
        session.seating.kinds[:] = kinds
        if ready:
            session.ready.add(seat)
        return session.done(seat, message)

    def _begins(self, kinds: Sequence[str], ready: int | None) -> bool:
        """Return whether the match begins once `kinds` play the seats and the seat `ready`, if any, is ready."""
        session = self._session
        if session.dealt is None and any(session.promised):
            return False
        taken = all(kind != HUMAN or sitter is not None for kind, sitter in zip(kinds, session.seating.sitters))
        return taken and not {*session.unready()} - {ready}
