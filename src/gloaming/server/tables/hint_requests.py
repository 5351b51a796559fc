"""Hints: a bot determines what it would do in the place of the person who asks, for one question at a time."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from gloaming.engine.phrases import advised
from gloaming.server.bots.bot_pool import BotPool, Requester
from gloaming.server.bots.bot_worker import AdviceReply, AdviceTask
from gloaming.server.monitoring import metrics
from gloaming.server.protocol.client_messages import Hint
from gloaming.server.protocol.server_messages import ChoiceResult, HintResult
from gloaming.server.protocol.table_messages import HintReady, Watcher
from gloaming.server.store.database import StoreFault
from gloaming.server.tables.bot_turn import without_dice
from gloaming.server.tables.live_match import LiveMatch
from gloaming.server.tables.player_messages import UNSTORED, refused
from gloaming.server.tables.table_state import TableState

log = logging.getLogger(__name__)

NO_HINT_TODAY = "There are no hints in the daily challenge: everyone gets the same deal and one attempt."

NO_HINT = "The bot that gives hints has failed. Ask again, or choose without a hint."


class HintRequests:
    """The hints at a table. The bot's suggestion is put into the table's inbox as HintReady."""

    def __init__(self, table: TableState, pool: BotPool, asker: Requester) -> None:
        self._table = table
        self._pool = pool
        self._asker = asker
        self._hinted: HintResult | None = None
        self._task: asyncio.Task[None] | None = None
        self._rqid = 0
        self._askers: list[tuple[Watcher, Hint]] = []

    def ask(self, seat: int, watcher: Watcher, message: Hint) -> ChoiceResult | HintResult | None:
        """Let a bot think about the open question of a seat, unless the hint has already been given.

        Return the hint if it has been given, a refusal if there can be no hint, or None if the hint will be sent later.
        """
        if self._table.session.daily:
            return refused(message, NO_HINT_TODAY)
        answer = self._table.session.not_asked(seat, message)
        if answer is not None:
            return answer
        if self._hinted is not None and self._hinted.rqid == message.rqid:
            return msgspec.structs.replace(self._hinted, id=message.id)
        learning = self._table.session.learning
        known = None if learning is None else learning.expected(self._table.play.match)
        if self._begin(self._table.play, seat, watcher, message, known):
            return None
        return refused(message, "A hint for an earlier question is still being computed. Ask again in a moment.")

    async def give(self, advice: HintReady) -> None:
        """Send the hint to the people who asked for it, or the reason why there is none. The hint is stored first."""
        for watcher, request in advice.askers:
            seat = self._table.seating.of(watcher.identity)
            if seat is None:
                watcher.answer(refused(request, "You no longer sit at this table."))
            else:
                watcher.answer(self._table.session.not_asked(seat, request) or await self._given(seat, request, advice))

    async def _given(self, seat: int, request: Hint, advice: HintReady) -> ChoiceResult | HintResult:
        """Store and return the hint for a request, or return a refusal.

        A hint that is given to several requests counts once.
        """
        if self._hinted is not None and self._hinted.rqid == request.rqid:
            return msgspec.structs.replace(self._hinted, id=request.id)
        prompt = self._table.play.prompt
        if advice.option is None or prompt is None:
            return refused(request, NO_HINT)
        try:
            await self._table.session.take_hint(seat, request)
        except StoreFault:
            log.exception("a hint is not stored", extra={"table": self._table.id})
            metrics.failed("store")
            return refused(request, UNSTORED)
        taken = prompt.options[advice.option]
        self._hinted = HintResult(
            id=request.id,
            rqid=request.rqid,
            option=advice.option,
            label=taken.label,
            odds=taken.odds,
            said=advised(taken.label, advice.reason),
            reason=advice.reason,
            second=advice.second,
        )
        return self._hinted

    def _begin(self, play: LiveMatch, seat: int, watcher: Watcher, request: Hint, known: int | None) -> bool:
        """Start thinking about the open question of a seat.

        Return False if a hint for an earlier question is still being computed.

        known: the index of the option that the guide of a lesson prescribes; the bot suggests it without thinking.
        """
        if self._task is None:
            self._rqid = play.rqid
            self._askers = []
            self._task = asyncio.create_task(self._think(play, seat, known))
        elif self._rqid != play.rqid:
            return False
        self._askers.append((watcher, request))
        return True

    async def close(self) -> None:
        """Stop the bot that thinks about a hint."""
        task = self._task
        if task is not None:
            task.cancel()
            await asyncio.wait([task])

    async def _think(self, play: LiveMatch, seat: int, known: int | None) -> None:
        task = AdviceTask(play.rqid, seat, without_dice(play.match.position()), known)
        advice = AdviceReply(None)
        try:
            advice = await self._pool.advise(task, self._asker)
        except Exception:
            log.exception("a bot failed and gives no hint", extra={"table": self._table.id, "seat": seat})
            metrics.failed("bot")
        self._task = None
        self._table.inbox.put_nowait(HintReady(play.rqid, advice.option, advice.reason, advice.second, self._askers))
