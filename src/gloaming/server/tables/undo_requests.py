"""Undo choices, at once if no consent is needed, otherwise after the other players agree."""

from __future__ import annotations

import math

from gloaming.engine.match.record_hints import hints_left
from gloaming.server.limits.rate_limits import TokenBuckets
from gloaming.server.protocol.client_messages import AnswerUndo, RequestUndo
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.tables.journal_entries import UndoAnswerEntry, UndoEntry, UndoRequestEntry
from gloaming.server.tables.live_match import LiveMatch
from gloaming.server.tables.match_session import MatchSession
from gloaming.server.tables.player_messages import refused


class UndoRequests:
    """The executor of messages about undos."""

    def __init__(self, session: MatchSession) -> None:
        self._session = session
        self._refused = TokenBuckets(burst=3, seconds=60.0)

    async def request(self, seat: int, message: RequestUndo) -> ChoiceResult:
        """Undo a seat's last choice, or open a request for the consent of the other players. Raises StoreFault."""
        choices = self._session.choices
        request = choices.request
        if message.undone not in (None, choices.undone):
            return ChoiceResult(id=message.id, status="stale", reason="The last choice has been undone already.")
        if choices.before(seat) is None:
            return refused(message, "None of your choices can be undone.")
        if request is not None and request.seat != seat:
            return refused(message, f"Player {request.seat + 1} has already asked to undo. Answer that first.")
        if request is not None:
            return refused(message, "You have already asked. Wait for the others to answer.")
        if choices.is_free(seat, self._session.seating.owned()):
            await self._undo_choice(seat, seat, message.id)
        else:
            wait = self._refused.wait(str(seat))
            if wait > 0:
                return refused(message, f"The others have refused. Ask again in {math.ceil(wait)} s or later.")
            choices.request = await self._session.open_request(UndoRequestEntry, seat, message.id)
        return self._session.done(seat, message)

    async def answer(self, seat: int, message: AnswerUndo) -> ChoiceResult:
        """Process a seat's answer to the open undo request. The last consent executes the undo. Raises StoreFault."""
        request = self._session.choices.request
        owned = self._session.seating.owned()
        if request is None or not request.accepts(message, seat, owned):
            return ChoiceResult(id=message.id, status="stale", reason="This undo request no longer needs your answer.")
        if message.agree and request.needed(owned) == {seat}:
            await self._undo_choice(request.seat, seat, message.id)
            return self._session.done(seat, message)
        await self._session.log(UndoAnswerEntry(seat=seat, id=message.id, agree=message.agree), self._session.play)
        self._session.choices.request = request.answered(seat, agree=message.agree)
        if not message.agree:
            self._refused.count(str(request.seat))
        return self._session.done(seat, message)

    async def _undo_choice(self, seat: int, asker: int, id: str) -> None:
        """Return the match to the position before a seat's last choice.

        asker: the seat whose message causes the undo.
        id: the id of that message.
        """
        left = self._session.choices.before(seat)
        assert left is not None
        play = LiveMatch(
            await self._session.checkpoints.cut(self._session.play.match, left), self._session.play.rqid + 1
        )
        spent = None if self._session.clock is None else self._session.clock.after_undo(seat)
        await self._session.log(UndoEntry(left=left, seat=asker, id=id), play, spent=spent)
        self._session.play = play
        self._session.checkpoints.back_to(left)
        self._session.choices.back_to(left)
        self._session.hinted = hints_left(self._session.hinted, left)
