"""The actions of people in a running match: choose, undo, use substitute bots, and leave the guide of a lesson."""

from __future__ import annotations

from gloaming.server.protocol.client_messages import (
    AnswerUndo,
    Choose,
    LeaveGuide,
    ReturnToSeat,
    SetStandingAnswer,
    SubstituteBot,
)
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.tables.journal_entries import LeaveGuideEntry, StandingAnswerEntry
from gloaming.server.tables.match_session import RESIGNED, TAKEN_FOR_YOU, MatchSession
from gloaming.server.tables.player_messages import PlayMessage, refused
from gloaming.server.tables.substitutes import Substitutes
from gloaming.server.tables.table_lesson import GUIDED
from gloaming.server.tables.undo_requests import UndoRequests

UNDONE = "The rules of the game failed on this choice, so it was undone. Choose something else."

ONE_TRY = "There is no undo in the daily challenge: everyone gets the same deal and one attempt."


class PlayerActions:
    """The executor of people's messages about a running match."""

    def __init__(self, session: MatchSession) -> None:
        self._session = session
        self._undo = UndoRequests(session)
        self._substitutes = Substitutes(session)

    async def do(self, seat: int, message: PlayMessage, replaceable: int | None) -> ChoiceResult:
        """Execute a seat's message. Raises StoreFault.

        replaceable: the seat for which a bot may substitute, None if there is none.
        """
        if self._session.is_repeated(seat, message):
            return ChoiceResult(id=message.id, status="repeated")
        if self._session.ended is not None:
            return ChoiceResult(id=message.id, status="stale", reason="This match has ended.")
        if seat in self._session.seating.resigned:
            return refused(message, RESIGNED)
        unstored = self._session.not_stored(message)
        if unstored is not None:
            return unstored
        if isinstance(message, Choose):
            return await self._choose(seat, message)
        if isinstance(message, SubstituteBot):
            return await self._substitutes.begin(seat, message, replaceable)
        if isinstance(message, ReturnToSeat):
            return await self._substitutes.end(seat, message)
        if isinstance(message, SetStandingAnswer):
            return await self._set_standing_answer(seat, message)
        if isinstance(message, LeaveGuide):
            return await self._leave_guide(seat, message)
        if self._session.play.match.over:
            return refused(message, "The match is over and the key of its dice is public, so nothing can be undone.")
        if seat in self._session.seating.substitutes:
            return refused(message, TAKEN_FOR_YOU)
        if self._session.daily:
            return refused(message, ONE_TRY)
        if isinstance(message, AnswerUndo):
            return await self._undo.answer(seat, message)
        return await self._undo.request(seat, message)

    async def _choose(self, seat: int, message: Choose) -> ChoiceResult:
        play = self._session.play
        answer = self._session.not_asked(seat, message)
        if answer is not None:
            return answer
        assert play.prompt is not None
        count = len(play.prompt.options)
        if message.option >= count:
            return refused(message, f"There is no option {message.option}. Options are numbered from 0 to {count - 1}.")
        guided = None if self._session.learning is None else self._session.learning.expected(play.match)
        if guided is not None and message.option != guided:
            return refused(message, GUIDED.format(label=play.prompt.options[guided].label))
        if not await self._session.take(message.option, message.id):
            return refused(message, UNDONE)
        return ChoiceResult(id=message.id, status="taken")

    async def _set_standing_answer(self, seat: int, message: SetStandingAnswer) -> ChoiceResult:
        if self._session.over:
            return ChoiceResult(id=message.id, status="stale", reason="This match has ended.")
        entry = StandingAnswerEntry(seat=seat, id=message.id, on=message.on)
        await self._session.log(entry, self._session.play)
        if message.on:
            self._session.seating.asking.discard(seat)
        else:
            self._session.seating.asking.add(seat)
        return self._session.done(seat, message)

    async def _leave_guide(self, seat: int, message: LeaveGuide) -> ChoiceResult:
        if self._session.learning is None or self._session.learning.expected(self._session.play.match) is None:
            return ChoiceResult(id=message.id, status="stale", reason="There is no guide to leave.")
        await self._session.log(LeaveGuideEntry(seat=seat, id=message.id), self._session.play)
        self._session.learning.left = True
        return self._session.done(seat, message)
