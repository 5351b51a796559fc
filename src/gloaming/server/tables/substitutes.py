"""Substitute bots, which play for absent people until the people return."""

from __future__ import annotations

from gloaming.server.protocol.client_messages import ReturnToSeat, SubstituteBot
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.tables.journal_entries import ReturnEntry, SubstituteEntry
from gloaming.server.tables.match_session import MatchSession
from gloaming.server.tables.player_messages import refused

TIME_OVER = "Your time is up. A bot plays for you to the end."

CHOICE_OVER = "Your time for this choice is up. A bot makes it; take your seat back after that."


class Substitutes:
    """The executor of messages about substitute bots."""

    def __init__(self, session: MatchSession) -> None:
        self._session = session

    async def begin(self, seat: int, message: SubstituteBot, replaceable: int | None) -> ChoiceResult:
        """Let a bot play for an absent person. Raises StoreFault.

        seat: the seat that sent the message.
        replaceable: the seat for which a bot may substitute, None if there is none.
        """
        absent = message.seat
        if message.rqid != self._session.play.rqid:
            return ChoiceResult(id=message.id, status="stale", reason="The match no longer waits for that choice.")
        if absent == seat or absent != replaceable:
            return refused(message, "A bot can play only for a person who has kept the match waiting for too long.")
        await self._session.log(SubstituteEntry(seat=seat, absent=absent, id=message.id), self._session.play)
        self._session.seating.substitutes.add(absent)
        self._session.choices.request = None
        return self._session.done(seat, message)

    async def end(self, seat: int, message: ReturnToSeat) -> ChoiceResult:
        """Give a seat back to the person for whom a substitute bot played. Raises StoreFault."""
        if seat not in self._session.seating.substitutes:
            return refused(message, "You are already playing your own seat.")
        if self._session.clock is not None and self._session.clock.left_in_all(seat) <= 0:
            return refused(message, TIME_OVER)
        if (
            self._session.clock is not None
            and self._session.play.asked == seat
            and self._session.clock.left_of_choice() <= 0
        ):
            return refused(message, CHOICE_OVER)
        await self._session.log(ReturnEntry(seat=seat, id=message.id), self._session.play)
        self._session.seating.substitutes.discard(seat)
        return self._session.done(seat, message)
