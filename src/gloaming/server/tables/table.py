"""A table. One asyncio task owns the table, and makes all changes in the order of the messages in the table's inbox."""

from __future__ import annotations

import asyncio
import logging
import math
import time

from gloaming.server.accounts.profiles import Profiles
from gloaming.server.bots.bot_pool import BotPool, Requester
from gloaming.server.limits.rate_limits import ASKING, TokenBuckets
from gloaming.server.monitoring import metrics
from gloaming.server.protocol.client_messages import (
    Choose,
    Hint,
    RemovePlayer,
    RequestEarlierEvents,
    RevealShare,
    SendPhrase,
    Sync,
    ToTable,
    WhyNot,
)
from gloaming.server.protocol.server_messages import ChoiceResult, HintResult, WhyNotResult
from gloaming.server.protocol.table_messages import (
    BotChoice,
    ClockTick,
    CloseMatch,
    EntropyTimeout,
    ForgetPerson,
    HintReady,
    MessageReceived,
    SeatRequest,
    ServerEnd,
    TableMessage,
    Watcher,
)
from gloaming.server.store.database import StoreFault
from gloaming.server.tables.automatic_choices import automatic_choice
from gloaming.server.tables.bot_moves import take_automatic_choice, take_bot_choice
from gloaming.server.tables.bot_turn import BotTurn
from gloaming.server.tables.disconnects import AWAY
from gloaming.server.tables.hint_requests import HintRequests
from gloaming.server.tables.history import History
from gloaming.server.tables.journal import Journal
from gloaming.server.tables.pack_faults import end_if_broken
from gloaming.server.tables.player_actions import PlayerActions
from gloaming.server.tables.player_messages import UNSTORED, ChatMessage, ExitMessage, LobbyMessage, Switch, refused
from gloaming.server.tables.seat_requests import close_unwelcome, forget_person, seat_person
from gloaming.server.tables.seats import HUMAN
from gloaming.server.tables.sent_phrases import SentPhrases
from gloaming.server.tables.table_clock import TableClock
from gloaming.server.tables.table_state import TableState
from gloaming.server.tables.table_updates import TableUpdates
from gloaming.server.tables.text_cache import TextCache
from gloaming.server.tables.why_questions import why_answer

log = logging.getLogger(__name__)

MOST_WATCHERS = 50
"""The maximum number of spectators' sockets at a table, so that there is always room for players."""

MOST_OWN = 12
"""The maximum number of sockets of one person at a table that the person opened or plays at."""

NOT_BEGUN = "The match begins when everybody has sat down."

LEFT = "the table was unloaded in the meantime; try again"


class Table(TableState):
    """A table with the task that executes its messages.

    pause: the minimum seconds between the moves of bots.
    away: the seconds until a bot may substitute for an absent person.
    run: an id that changes with each start of the server.
    """

    def __init__(
        self,
        id: str,
        past: History,
        *,
        bot_pool: BotPool,
        pause: float,
        profiles: Profiles | None = None,
        away: float = AWAY,
        run: str = "",
        journal: Journal | None = None,
        texts: TextCache | None = None,
    ) -> None:
        super().__init__(id, past, profiles or Profiles(None), away, journal or Journal())
        self.updates = TableUpdates(self, run, texts)
        asked_from = ASKING.get()
        asker = Requester(past.seating.opener, HUMAN in past.seating.kinds, lambda: self.held_from() or asked_from)
        self._bot = BotTurn(id, bot_pool, asker, pause, self.inbox.put_nowait, alike=past.daily != "")
        self._hints = HintRequests(self, bot_pool, asker)
        self._actions = PlayerActions(self.session)
        self._clock = TableClock(self)
        self._phrases = SentPhrases(self)
        self._switching = TokenBuckets(burst=20, seconds=3.0)
        self._task = asyncio.create_task(self._run())

    def admit(self, watcher: Watcher) -> bool:
        """Add a watcher, and return whether there was room. Spectators and players have separate limits."""
        if self.closed or not self._has_room(watcher.identity):
            return False
        if self.is_of(watcher.identity):
            is_own = watcher.identity == self.seating.opener
            self.session.journal.account.move(watcher.address, is_own=is_own)
        before = self.present()
        self.watchers.add(watcher)
        self.chat.greet(watcher)
        self._moved(before)
        return True

    def _has_room(self, identity: str | None) -> bool:
        if self.is_of(identity):
            return len([watcher for watcher in self.watchers if watcher.identity == identity]) < MOST_OWN
        return len([watcher for watcher in self.watchers if not self.is_of(watcher.identity)]) < MOST_WATCHERS

    def dismiss(self, watcher: Watcher) -> None:
        """Remove a watcher whose socket has closed."""
        before = self.present()
        self.watchers.discard(watcher)
        if not self.watchers:
            self.updates.clear()
        self._moved(before)

    async def sit(self, identity: str, seat: int, promise: str = "") -> int | None:
        """Let a person take an empty human seat. A person who already has a seat keeps it. Raises StoreFault.

        Return the seat that the person has then, None if the wanted seat is not free.

        promise: the hash of the person's share of the dice key, "" for none.
        """
        if self.closed:
            return None
        seated: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait(SeatRequest(identity, seat, seated, promise, ASKING.get()))
        return await seated

    async def end(self, why: ServerEnd = "server") -> bool:
        """End the match without a result, because the server ends it. Return False if it was already over.

        why: as in EarlyEnd. Raises StoreFault.
        """
        if self.closed:
            raise StoreFault(LEFT)
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait(CloseMatch(done, why))
        return await done

    def note_failure(self, error: Exception) -> None:
        """Note that the table cannot be shown. If it has packs of the workshop, its match ends."""
        self.session.note_broken(error)
        if self.session.broken and not self.over and not self.closed:
            self.inbox.put_nowait(CloseMatch(asyncio.get_running_loop().create_future(), "pack"))

    async def _end(self, item: CloseMatch) -> None:
        ended = not self.over
        try:
            if ended:
                await self.exits.end(item.why)
                self._go_on()
            item.done.set_result(ended)
        except StoreFault as error:
            item.done.set_exception(error)
        finally:
            if not item.done.done():
                item.done.set_exception(StoreFault("the table did not end the match; try again"))

    async def close(self) -> None:
        """Stop the table's task, store the latest state, and close the table's sockets."""
        self.closed = True
        self.updates.clear()
        self.absence.wait_for(None)
        self.dealing.stop()
        self._task.cancel()
        await asyncio.wait([self._task])
        await self._bot.close()
        await self._hints.close()
        while not self.inbox.empty():
            item = self.inbox.get_nowait()
            if isinstance(item, SeatRequest):
                item.seat.set_result(None)
            elif isinstance(item, ForgetPerson | CloseMatch):
                item.done.set_exception(StoreFault(LEFT))
        await self._clock.stop()
        self.session.journal.keep(self.play.match, often=1)
        for watcher in self.watchers:
            watcher.wake.set()

    async def _run(self) -> None:
        self._go_on()
        while True:
            item = await self.inbox.get()
            try:
                await self._read(item)
            except Exception as error:
                log.exception("a table failed on a message: %s", type(item).__name__, extra={"table": self.id})
                metrics.failed("server")
                self.session.note_broken(error)
            if await end_if_broken(self):
                self._go_on()

    async def _read(self, item: TableMessage) -> None:
        if isinstance(item, MessageReceived):
            answer = await self._answer(item.watcher, item.message)
            if isinstance(answer, ChoiceResult) and isinstance(item.message, Choose):
                metrics.chosen(answer.status, time.perf_counter() - item.at)
            if answer is not None:
                item.watcher.answer(answer)
        elif isinstance(item, SeatRequest):
            if await seat_person(self, item):
                self._go_on()
        elif isinstance(item, ForgetPerson):
            if await forget_person(self, item):
                self._go_on()
        elif isinstance(item, CloseMatch):
            await self._end(item)
        elif isinstance(item, ClockTick):
            if await self._clock.tick():
                self._go_on()
        elif isinstance(item, HintReady):
            await self._hints.give(item)
        elif isinstance(item, EntropyTimeout):
            self.dealing.stop()
            await self._deal()
        elif item.rqid == self.play.rqid:
            await self._choose(item)

    async def _choose(self, item: BotChoice) -> None:
        """Make the choice of a bot, or one that the server makes for a person."""
        pause, automatic = None, automatic_choice(self.session)
        if self._bot_to_choose() is not None:
            pause = await take_bot_choice(self, item.option)
        elif automatic is not None and automatic[0] == item.option:
            await take_automatic_choice(self, item.option)
            pause = 0.0
        if pause is not None:
            self._go_on(pause)

    async def _reveal_share(self, seat: int, message: RevealShare) -> ChoiceResult:
        """Accept a seat's share of the dice key. The match begins with the last missing share."""
        if self.gathers or seat not in self.dealing.missing():
            return ChoiceResult(id=message.id, status="stale")
        if not self.dealing.show(seat, message.share):
            return refused(message, "This share of the dice does not match its promise.")
        self.updates.clear()
        if not self.dealing.missing():
            await self._deal()
        return ChoiceResult(id=message.id, status="taken")

    async def _deal(self) -> None:
        """Begin the match with the shares that were revealed. Do nothing if a person has left in the meantime."""
        key = self.session.key()
        if self.begun or self.gathers or key is None:
            return
        shares = self.dealing.shares(key)
        try:
            await self.session.deal(shares)
        except StoreFault:
            log.exception("the dice are not stored", extra={"table": self.id})
            metrics.failed("store")
        else:
            self.dealing.dealt = shares
            self.dealing.stop()
        self._go_on()

    async def _answer(self, watcher: Watcher, message: ToTable) -> ChoiceResult | WhyNotResult | HintResult | None:
        seat = self.seating.of(watcher.identity)
        if isinstance(message, Sync):
            watcher.next_event = min(message.since, self.event_count)
            watcher.behind = True
            watcher.wake.set()
            return None
        if isinstance(message, RequestEarlierEvents):
            watcher.earlier = message
            watcher.wake.set()
            return None
        if isinstance(message, WhyNot):
            return why_answer(self, seat, message)
        if seat is None:
            return refused(message, "You are a spectator. Only players can do this.")
        if isinstance(message, SendPhrase):
            return self._phrases.send(seat, message)
        if isinstance(message, RevealShare):
            return await self._reveal_share(seat, message)
        if isinstance(message, Switch):
            wait = self._switching.wait(str(seat))
            if wait > 0:
                return refused(message, f"Too many changes. Send it again in {math.ceil(wait)} s or later.")
            self._switching.count(str(seat))
        if isinstance(message, LobbyMessage | ChatMessage):
            return await self._meet(watcher, seat, message)
        if not self.begun and not isinstance(message, ExitMessage):
            return refused(message, NOT_BEGUN)
        if isinstance(message, Hint):
            return self._hints.ask(seat, watcher, message)
        try:
            if isinstance(message, ExitMessage):
                opener = watcher.identity == self.seating.opener
                owes = self.owes_share(seat)
                answer = await self.exits.do(seat, message, begun=self.begun, opener=opener, owes=owes)
                close_unwelcome(self)
            else:
                answer = await self._actions.do(seat, message, self.absence.replaceable)
        except StoreFault:
            log.exception("a message is not stored: %s", type(message).__name__, extra={"table": self.id})
            metrics.failed("store")
            return refused(message, UNSTORED)
        if answer.status == "taken":
            if isinstance(message, Choose):
                self.chosen = time.monotonic()
            elif isinstance(message, RemovePlayer):
                self.sent_away[self.sat_from.get(message.seat, "")] += 1
            self._go_on()
        return answer

    async def _meet(self, watcher: Watcher, seat: int, message: LobbyMessage | ChatMessage) -> ChoiceResult:
        """Execute a message about the lobby or the chat."""
        opener = watcher.identity == self.seating.opener
        try:
            if isinstance(message, ChatMessage):
                return await self.chat.do(seat, message, self.watchers, self.seats()[seat].name, opener=opener)
            answer = await self.lobby.do(seat, message, begun=self.begun, opener=opener)
        except StoreFault:
            log.exception("a message is not stored: %s", type(message).__name__, extra={"table": self.id})
            metrics.failed("store")
            return refused(message, UNSTORED)
        if answer.status == "taken":
            self._go_on()
        return answer

    def _moved(self, before: set[str]) -> None:
        """Notify the watchers if a player has opened or left the table.

        before: the identities of the people who had the table open before.
        """
        self.touched = time.time()
        if not self.closed and any(identity in self.seating.sitters for identity in before ^ self.present()):
            self.session.change()
            self._watch_absent()

    def _watch_absent(self) -> None:
        to_move = self.play.asked
        playing = self.seating.people() if self.begun and not self.over else ()
        waits = to_move is not None and to_move in playing and self.seating.sitters[to_move] not in self.present()
        self.absence.wait_for(to_move if waits else None)

    def _bot_to_choose(self) -> str | None:
        """Return the spec of the bot to move, None if the match does not wait for a bot."""
        return None if self.play.asked is None or not self.begun or self.over else self.seating.bot(self.play.asked)

    def _go_on(self, pause: float = 0.0) -> None:
        """Let the bot to move think, or start the clock and the timer of the person to move.

        pause: the minimum seconds until the bot's choice is made.
        """
        self._watch_absent()
        if self.dealing.waits and not self.gathers:
            self.dealing.begin()
        elif self.dealing.waits:
            self.dealing.stop()
        self._clock.run()
        spec = self._bot_to_choose()
        automatic = automatic_choice(self.session) if spec is None else None
        if automatic is not None and self.play.asked is not None:
            option, wait = automatic
            self._bot.wait(self.play, self.play.asked, option, wait)
        elif spec is None or self.play.asked is None:
            self._bot.stop()
        else:
            learning = self.session.learning
            known = None if learning is None else learning.expected(self.play.match)
            self._bot.begin(self.play, self.play.asked, spec, pause, known)

    async def forget(self, identity: str, nobody: str) -> None:
        """Remove a person whose data is deleted, and let a bot play the person's seat. Raises StoreFault.

        nobody: a new identity that replaces the person's identity.
        """
        if self.closed:
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait(ForgetPerson(identity, nobody, done))
        await done
