"""Resignation, the end of a match by agreement, and leaving or removal before the match begins."""

from __future__ import annotations

import math
import time
from typing import Final

from gloaming.server.limits.rate_limits import TokenBuckets
from gloaming.server.protocol.client_messages import AnswerEnd, Leave, OfferEnd, RemovePlayer, Resign
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.protocol.table_messages import ServerEnd
from gloaming.server.protocol.table_update import EarlyEnd, EndOffer
from gloaming.server.store.database import Work
from gloaming.server.store.result_store import add_result
from gloaming.server.tables.journal_entries import EndAnswerEntry, EndEntry, EndOfferEntry, ResignEntry
from gloaming.server.tables.match_session import RESIGNED, MatchSession
from gloaming.server.tables.meetings import meetings
from gloaming.server.tables.player_messages import ExitMessage, refused
from gloaming.server.tables.results import resigned_of
from gloaming.server.tables.seats import pseudonym

LEAVE_IT: Final = "You are alone in this match. You can leave it as it is."

HAS_BEGUN: Final = "The match has begun. Resign, or offer to end it."

BEGINS: Final = "The match begins within seconds. After that you can resign."

MOST_PUT_OFF: Final = 3
"""How often people may leave a table while the others wait for them to reveal their shares of the dice key."""

NOT_BEGUN: Final = "The match has not begun. Leave the table instead."


class Resignation:
    """The ways in which people leave a match, or end it early."""

    def __init__(self, session: MatchSession) -> None:
        self._session = session
        self._put_off = 0
        self._offering = TokenBuckets(burst=2, seconds=60.0)

    def shown(self) -> EndOffer | None:
        """Return the open offer to end the match as clients see it, None if there is none."""
        offer, owned = self._session.offer, self._session.seating.owned()
        if offer is None or self._session.ended is not None or self._session.play.match.over:
            return None
        return EndOffer(seat=offer.seat, request=offer.number, needed=sorted(offer.needed(owned)))

    async def do(self, seat: int, message: ExitMessage, *, begun: bool, opener: bool, owes: bool) -> ChoiceResult:
        """Execute a seat's message. Raises StoreFault.

        begun: whether the match has begun.
        opener: whether the seat's person opened the table.
        owes: whether all seats are taken and the match waits for this seat's share of the dice key.
        """
        session = self._session
        if session.is_repeated(seat, message):
            return ChoiceResult(id=message.id, status="repeated")
        if session.ended is not None or session.play.match.over:
            return ChoiceResult(id=message.id, status="stale", reason="This match has ended.")
        if isinstance(message, Leave):
            return refused(message, HAS_BEGUN) if begun else await self._leave(seat, message, opener, owes)
        if isinstance(message, RemovePlayer):
            return refused(message, HAS_BEGUN) if begun else await self._remove(seat, message, opener)
        if not begun:
            return refused(message, NOT_BEGUN)
        if session.learning is not None or session.daily:
            return refused(message, LEAVE_IT)
        if seat in session.seating.resigned:
            return refused(message, RESIGNED)
        if isinstance(message, Resign):
            return await self._resign(seat, message)
        if isinstance(message, OfferEnd):
            return await self._offer_end(seat, message)
        return await self._answer_end(seat, message)

    async def forget(self, seat: int, *, begun: bool, opener: bool, owes: bool) -> None:
        """Resign the seat of a person whose data is deleted. Raises StoreFault.

        Before the match begins, the seat is emptied instead or, if the person opened the table, the table is closed.
        """
        session = self._session
        if session.over or seat in session.seating.resigned:
            return
        if begun or (owes and not opener and not self._may_put_off()):
            await self._give_up(seat, "")
        elif opener:
            await self._end(seat, "", EarlyEnd(why="closed"))
        else:
            await session.free(seat)
            self._put_off += owes

    async def _resign(self, seat: int, message: Resign) -> ChoiceResult:
        await self._give_up(seat, message.id)
        return self._session.done(seat, message)

    async def _give_up(self, seat: int, id: str) -> None:
        """Resign a seat. The match ends if no other people play, or if it is a match between two rivals."""
        session = self._session
        seats, play = session.seating, session.play
        left = seats.owned() - {seat}
        alone = not left
        decided = len(seats.kinds) == 2 and play.match.game.rivals
        winners = [winner for winner in range(len(seats.kinds)) if winner != seat] if decided else []
        ended = EarlyEnd(why="resigned", winners=winners) if alone or decided else None
        await session.log(ResignEntry(seat=seat, id=id, ended=ended), play, self._results(seat, ended))
        seats.resigned.add(seat)
        seats.substitutes.discard(seat)
        session.choices.request = None
        session.ended = ended
        if session.offer is not None and session.offer.seat == seat:
            session.offer = None
        if ended is None and session.offer is not None and not session.offer.needed(seats.owned()):
            await self._end(seat, "", EarlyEnd(why="agreed"))

    def _results(self, seat: int, ended: EarlyEnd | None) -> list[Work]:
        """Return the writes of results: the seat that resigns has lost.

        If the resignation ends the match, the results of the winners are included.
        """
        session, at = self._session, time.time()
        if session.play.match.branched_from is not None:
            return []
        seats, sitters = session.seats(), session.seating.sitters
        winners = [] if ended is None else ended.winners
        reason = f"{seats[seat].name} resigned."
        own = resigned_of(session.table, session.play, seats, seat, at, winners, reason)
        identity = sitters[seat]
        assert identity is not None
        if ended is None:
            return [lambda transaction: add_result(transaction, identity, own)]
        results = {identity: own}
        for winning_seat in winners:
            winner = sitters[winning_seat]
            if winner is not None and session.choices.played(winning_seat):
                results[winner] = resigned_of(session.table, session.play, seats, winning_seat, at, winners, reason)
        places = {number: 1 if number in winners else len(seats) for number in range(len(seats))}
        played = all(sitters[winner] in results for winner in winners)
        game, hints = session.play.match.game, session.hints
        met = meetings(session.table, game, session.seating, hints, places, at, counts=played) if winners else ()
        return [session.ending(results, session.play.match, ended), *met]

    async def _offer_end(self, seat: int, message: OfferEnd) -> ChoiceResult:
        session = self._session
        if session.offer is not None:
            return refused(
                message, f"Player {session.offer.seat + 1} has already offered to end the match. Answer that offer."
            )
        if session.seating.owned() == {seat}:
            return await self._end_by(seat, message)
        wait = self._offering.wait(str(seat))
        if wait > 0:
            return refused(message, f"The others have refused. Offer it again in {math.ceil(wait)} s or later.")
        session.offer = await session.open_request(EndOfferEntry, seat, message.id)
        self._offering.count(str(seat))
        return session.done(seat, message)

    async def _answer_end(self, seat: int, message: AnswerEnd) -> ChoiceResult:
        session = self._session
        offer, owned = session.offer, session.seating.owned()
        withdrawn = offer is not None and (offer.number, offer.seat, False) == (message.request, seat, message.agree)
        if offer is None or not (withdrawn or offer.accepts(message, seat, owned)):
            reason = "This offer to end the match no longer needs your answer."
            return ChoiceResult(id=message.id, status="stale", reason=reason)
        if message.agree and offer.needed(owned) == {seat}:
            return await self._end_by(seat, message)
        await session.log(EndAnswerEntry(seat=seat, id=message.id, agree=message.agree), session.play)
        session.offer = offer.answered(seat, agree=message.agree)
        return session.done(seat, message)

    def _may_put_off(self) -> bool:
        """Return whether another person may leave while the match waits for that person's share of the dice key."""
        return self._put_off < MOST_PUT_OFF

    async def _leave(self, seat: int, message: Leave, opener: bool, owes: bool) -> ChoiceResult:
        if opener:
            await self._end(seat, message.id, EarlyEnd(why="closed"))
            return self._session.done(seat, message)
        if owes and not self._may_put_off():
            return refused(message, BEGINS)
        silenced = seat in self._session.silenced
        await self._session.free(seat, barred=self._session.listed and (owes or silenced))
        self._put_off += owes
        return ChoiceResult(id=message.id, status="taken")

    async def _remove(self, seat: int, message: RemovePlayer, opener: bool) -> ChoiceResult:
        seats, wanted = self._session.seating, message.seat
        if not opener:
            return refused(message, "Only the host can remove people.")
        sitter = seats.sitters[wanted] if wanted < len(seats.sitters) else None
        if sitter is None or wanted == seat:
            return refused(message, "No other person sits there.")
        if message.person != pseudonym(sitter, self._session.table):
            return ChoiceResult(id=message.id, status="stale", reason="Another person sits there now.")
        await self._session.free(wanted, barred=True)
        return self._session.done(seat, message)

    async def _end_by(self, seat: int, message: OfferEnd | AnswerEnd) -> ChoiceResult:
        await self._end(seat, message.id, EarlyEnd(why="agreed"))
        return self._session.done(seat, message)

    async def end(self, why: ServerEnd = "server") -> None:
        """End the match without a result, because the server ends it. why: as in EarlyEnd. Raises StoreFault."""
        await self._end(0, "", EarlyEnd(why=why))
        self._session.change()

    async def _end(self, seat: int, id: str, ended: EarlyEnd) -> None:
        """Store that a seat's message ends the match without a result, and end the match."""
        session = self._session
        await session.log(EndEntry(seat=seat, id=id, ended=ended), session.play)
        session.ended = ended
        session.offer = None
