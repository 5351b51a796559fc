"""A table: a match, who sits at it, and who watches. One task owns it; all that changes it comes through its inbox."""

from __future__ import annotations

import asyncio
import logging
import math
import random
import time
from collections import Counter
from typing import Any

import msgspec

from gloaming import Match
from gloaming.engine.content.clauses import topics
from gloaming.engine.match.campaign_definition import NextMatch
from gloaming.engine.phrases import advised
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
from gloaming.server.protocol.server_messages import ChoiceResult, EventBatch, HintResult, PhraseSent, WhyNotResult
from gloaming.server.protocol.table_info import SeatInfo, TableInfo
from gloaming.server.protocol.table_messages import (
    ClockTick,
    CloseMatch,
    EntropyTimeout,
    ForgetPerson,
    HintReady,
    MessageReceived,
    SeatRequest,
    TableMessage,
    Watcher,
)
from gloaming.server.protocol.table_update import TableUpdate
from gloaming.server.store.database import StoreFault
from gloaming.server.store.operations import Fenced
from gloaming.server.tables.bot_turn import STORE_PAUSE, BotTurn
from gloaming.server.tables.clock import KEPT_EVERY, Clock
from gloaming.server.tables.dice_entropy import DiceEntropy
from gloaming.server.tables.disconnects import AWAY, Disconnects
from gloaming.server.tables.hint_requests import HintRequests
from gloaming.server.tables.history import History
from gloaming.server.tables.journal import Journal
from gloaming.server.tables.journal_entries import ClockEntry
from gloaming.server.tables.live_match import MOST_TOLD, LiveMatch, campaign_title, packs_info, party_told
from gloaming.server.tables.match_session import MatchSession
from gloaming.server.tables.player_actions import PlayerActions
from gloaming.server.tables.player_messages import ExitMessage, refused
from gloaming.server.tables.resignation import Resignation
from gloaming.server.tables.seats import HUMAN
from gloaming.server.tables.table_lesson import lesson_progress
from gloaming.server.tables.text_cache import TextCache, UpdateCache

log = logging.getLogger(__name__)

MOST_WATCHERS = 50
"""Sockets of spectators at a table: they leave room for those whose table it is."""

MOST_OWN = 12
"""Sockets of one person at a table of theirs."""

MOST_SENT_AWAY = 3
"""People of an address whom the opener sends away; after that nobody from there sits down without an invite."""

FEW_TOLD = 50
"""Events that are put into words in a moment."""

LONGEST_WAIT = 60.0
"""Seconds after which a bot tries again at a table of which no more may be stored now."""

EVENTS_OF_ONE = 2_000
"""Events of a match that take as much memory as a few tables, so that a table counts as one more for each so many."""

NO_HINT_TODAY = "In the deal of the day there are no hints: it is the same for everybody, with one try for each."

NO_HINT = "The bot that gives hints has failed. Choose as you see fit, or ask again."

NOT_BEGUN = "The match begins when everybody has sat down."

LEFT = "the table has left memory meanwhile: try again"

UNSTORED = "The server could not store this, so nothing was done. Try again."


def weight(match: Match) -> int:
    """As how many tables a match counts in memory: a long one takes more."""
    return 1 + match.event_count // EVENTS_OF_ONE


class Table:
    """A table. past: how it was left, or begins; away: seconds until a bot may be asked in for the absent.

    chosen: when a person chose last since it is in memory, by `time.monotonic`.
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
        self.id = id
        self.seating = past.seating
        self._profiles = profiles or Profiles(None)
        self.watchers: set[Watcher] = set()
        self.touched = time.time()
        self.chosen = -math.inf
        self.closed = False
        self.inbox: asyncio.Queue[TableMessage] = asyncio.Queue()
        self._run_of_server = run
        self.next_match = past.next_match
        self._session = MatchSession(id, past, journal or Journal(), self._tell_all, self._seats, lambda: self.begun)
        asked_from = ASKING.get()
        asker = Requester(past.seating.opener, HUMAN in past.seating.kinds, lambda: self.held_from() or asked_from)
        self._dealing = DiceEntropy(past.promised, past.dealt, lambda: self.inbox.put_nowait(EntropyTimeout()))
        self._bot = BotTurn(id, bot_pool, asker, pause, self.inbox.put_nowait, alike=past.daily != "")
        self._hinting = HintRequests(id, bot_pool, asker, self.inbox.put_nowait)
        self._hinted: HintResult | None = None
        self._actions = PlayerActions(self._session)
        self._partings = Resignation(self._session)
        self._ticking: asyncio.TimerHandle | None = None
        self._saying = TokenBuckets(burst=3, seconds=5.0)
        self._sat_from: dict[int, str] = {}
        self._sent_away: Counter[str] = Counter()
        self._shown = UpdateCache(texts)
        self._shown_at = 0
        self._absence = Disconnects(away, self._session.change)
        self._task = asyncio.create_task(self._run())

    @property
    def play(self) -> LiveMatch:
        """The match as it is, and what is shown of it."""
        return self._session.play

    def record(self) -> dict[str, Any]:
        """The record of the match, with the hints that were given. It holds every secret."""
        return self._session.record()

    @property
    def commitment(self) -> str:
        """To the key of the dice or, where people add to it, to the server's share; "" for a chosen seed."""
        return self._session.commitment()

    @property
    def begun(self) -> bool:
        """Whether the match has: until all have sat down and the dice are mixed, nobody sees a hand or chooses."""
        if self.over or self._session.choices.count > 0:
            return True
        return not self.seating.free() and not self._dealing.waits

    @property
    def over(self) -> bool:
        """Whether the match is, by its rules or before."""
        return self._session.over

    @property
    def is_secret(self) -> bool:
        """Whether others still play the same deal, so that its record is not given yet."""
        return self._session.is_secret()

    @property
    def seq(self) -> int:
        """How often something has changed."""
        return self._session.seq

    @property
    def weight(self) -> int:
        """As how many tables it counts in memory."""
        return weight(self.play.match)

    def next_matches(self) -> list[NextMatch]:
        """The matches that may follow this one; none for a lesson, a challenge or a deal of the day."""
        return [] if self._session.daily or self._session.learning is not None else self.play.match.next_matches()

    def followed_by(self, id: str) -> None:
        """The match that follows this one is played at that table: all here are told."""
        self.next_match = id
        self._session.change()

    def renamed(self, identity: str) -> None:
        """Somebody is called otherwise now: the others are told, where it is one who sits here."""
        if identity in self.seating.sitters:
            self._session.change()

    def free_seats(self) -> list[int]:
        """The seats that people can be invited to."""
        return [] if self.over or self._session.is_full else self.seating.free()

    def info(self, identity: str | None) -> TableInfo:
        """The table in short."""
        seating = self.seating
        seat = seating.of(identity)
        return TableInfo(
            id=self.id,
            game=self.play.match.game.id,
            seat=seat,
            seats=self._seats(seat),
            over=self.over,
            opener=identity == seating.opener,
            spectators=seating.spectators,
            touched=self.touched,
            yours=seat is not None and self.begun and seat == self._session.awaited(self.play),
            packs=packs_info(self.play.match.game),
            campaign=campaign_title(self.play.match),
            next_match=self.next_match,
            clock=None if self._session.clock is None else self._session.clock.terms,
            listed=self.listed,
        )

    @property
    def listed(self) -> bool:
        """Whether anybody may sit down here, now."""
        return self._session.listed and not self.begun and bool(self.free_seats())

    def has_enough_of(self, address: str) -> bool:
        """Whether the opener has sent so many people of an address away that nobody from there sits down unasked."""
        return self._sent_away[address] >= MOST_SENT_AWAY

    def fresh_clock(self) -> Clock | None:
        """Clocks as these, with nothing spent."""
        clock = self._session.clock
        return None if clock is None else Clock(clock.terms, self.play.match.seats)

    def waits(self) -> bool:
        """Whether it stands in the list of open tables: somebody of it is there and waits for others."""
        return self.listed and self.attended()

    def held_from(self) -> str:
        """The address from which somebody of it is there."""
        return min([one.address for one in self.watchers if self.is_of(one.identity)], default="")

    def tell(self, watcher: Watcher) -> TableUpdate:
        """All that a watcher may know, with the events it was not told yet."""
        play = self.play
        choices = self._session.choices
        seat = self.seating.of(watcher.identity)
        begun, over = self.begun, self.over
        eyes = seat if begun else None
        if (eyes, choices.undone) != (watcher.eyes, watcher.undone):
            watcher.eyes, watcher.undone = eyes, choices.undone
            watcher.told = None
        player = eyes if eyes in self.seating.people() else None
        key = (self._session.key() or "") if over and not self._session.is_secret() else ""
        since = self._since(watcher)
        names = self._names()
        awaited = [*self.seating.free(), *self._dealing.missing()]
        events = [] if self._dealing.waits else play.events(eyes, since, names)
        watcher.told = since + len(events)
        watcher.behind = False
        return TableUpdate(
            seq=self.seq,
            table=self.id,
            game=play.match.game.id,
            seat=seat,
            seats=self._seats(seat),
            view=play.view(eyes),
            since=since,
            events=events,
            waiting_for=None if over else play.asked if begun else next(iter(awaited), None),
            rqid=0 if over else play.rqid,
            question="" if play.prompt is None or not begun or over else play.prompt.prompt,
            prompt=play.prompt if player is not None and player == play.asked and not over else None,
            run=self._run_of_server,
            undo=None if over or self._session.daily else choices.shown(player, self.seating.owned()),
            undone=choices.undone,
            hints=self._session.hints,
            commitment=self._session.commitment(),
            key=key,
            dice=self._dealing.told(seat, begins=not self.seating.free() and not over, over=key != ""),
            packs=packs_info(play.match.game),
            lesson=None if self._session.learning is None else lesson_progress(self._session.learning, play.match),
            daily=self._session.daily,
            scenes=play.scenes(eyes, since),
            campaign=campaign_title(play.match),
            reason=play.reason(eyes, names),
            next_matches=[] if seat is None else [one.name for one in self.next_matches()],
            next_match=self.next_match,
            party=party_told(play.match) if play.match.over and seat is not None else [],
            ended=self._session.ended,
            offer=self._partings.shown(),
            clock=None if self._session.clock is None else self._session.clock.told(),
            listed=self.listed,
            branch_point=None if play.match.branched_from is None else len(play.match.branched_from.choices),
            event_count=self._event_count,
        )

    def _since(self, watcher: Watcher) -> int:
        """The number of the next event that a watcher is sent: at first, that of the earliest of the newest events."""
        newest = max(0, self._event_count - MOST_TOLD)
        return newest if watcher.told is None else min(watcher.told, self._event_count)

    def _names(self) -> tuple[str, ...]:
        return self.seating.names(self._profiles.known)

    def earlier(self, watcher: Watcher, asked: RequestEarlierEvents) -> EventBatch:
        """Events before those that a watcher has."""
        seat = self.seating.of(watcher.identity)
        before = min(asked.before, self._event_count)
        since = max(0, before - MOST_TOLD)
        events = self.play.events(seat if self.begun else None, since, self._names())[: before - since]
        return EventBatch(id=asked.id, since=since, undone=self._session.choices.undone, events=events)

    @property
    def _event_count(self) -> int:
        """How many events can be told: none of a deal that is still to be mixed."""
        return 0 if self._dealing.waits else self.play.event_count

    def text(self, watcher: Watcher) -> str:
        """What `tell` tells, as JSON. It is made once for all sockets of a seat, and for all spectators."""
        known = self._known(watcher)
        text = self._shown.get(known)
        if text is None:
            text = msgspec.json.encode(self.tell(watcher)).decode()
            self._shown.keep(known, text)
        else:
            watcher.told, watcher.behind = min(self._since(watcher) + MOST_TOLD, self._event_count), False
        return text

    def is_long(self, watcher: Watcher) -> bool:
        """Whether it takes the event loop some milliseconds to tell a watcher what comes next."""
        if watcher.earlier is not None:
            return True
        if not watcher.behind or watcher.answers:
            return False
        known = self._known(watcher)
        return self._event_count - self._since(watcher) > FEW_TOLD and self._shown.get(known) is None

    def _known(self, watcher: Watcher) -> tuple[int | None, int | None, int, int, bool]:
        """What a watcher is and knows, by which watchers who are told the same are known."""
        seat = self.seating.of(watcher.identity)
        if self.seq != self._shown_at:
            self._shown_at = self.seq
            self._shown.clear()
        eyes = seat if self.begun else None
        if (eyes, self._session.choices.undone) != (watcher.eyes, watcher.undone):
            watcher.eyes, watcher.undone, watcher.told = eyes, self._session.choices.undone, None
        clock = self._session.clock
        at = 0 if clock is None else int(clock.spent().thought)
        return seat, eyes, self._since(watcher), at, self.is_secret

    def _seats(self, you: int | None = None) -> list[SeatInfo]:
        """The seats, as the sitter of one, or a spectator, is told of them."""
        game, table = self._session.play.match.game, "" if self.begun else self.id
        return self.seating.told(you, self._present(), self._profiles.known, self._absence.replaceable, game, table)

    def admit(self, watcher: Watcher) -> bool:
        """Let someone watch, where there is room. Spectators take none from those whose table it is."""
        if self.closed or not self._has_room(watcher.identity):
            return False
        if self.is_of(watcher.identity):
            is_own = watcher.identity == self.seating.opener
            self._session.journal.account.move(watcher.address, is_own=is_own)
        before = self._present()
        self.watchers.add(watcher)
        self._moved(before)
        return True

    def _has_room(self, identity: str | None) -> bool:
        if self.is_of(identity):
            return len([one for one in self.watchers if one.identity == identity]) < MOST_OWN
        return len([one for one in self.watchers if not self.is_of(one.identity)]) < MOST_WATCHERS

    def is_of(self, identity: str | None) -> bool:
        """Whether someone opened the table or sits at it."""
        return identity is not None and self.seating.belongs_to(identity)

    def attended(self) -> bool:
        """Whether anyone whose table it is has it open."""
        return any(self.is_of(watcher.identity) for watcher in self.watchers)

    def dismiss(self, watcher: Watcher) -> None:
        """A watcher has gone."""
        before = self._present()
        self.watchers.discard(watcher)
        if not self.watchers:
            self._shown.clear()
        self._moved(before)

    async def sit(self, identity: str, seat: int, promise: str = "") -> int | None:
        """Take a free human seat, or keep the one taken before. Returns its number; None: it is not free.

        promise: of what is added to the key of the dice, "" for nothing. Raises StoreFault.
        """
        if self.closed:
            return None
        seated: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait(SeatRequest(identity, seat, seated, promise, ASKING.get()))
        return await seated

    async def end(self) -> bool:
        """End the match without a result, as whoever runs the server wants; False: it is over. Raises StoreFault."""
        if self.closed:
            raise StoreFault(LEFT)
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait(CloseMatch(done))
        return await done

    async def _end(self, letter: CloseMatch) -> None:
        ended = not self.over
        try:
            if ended:
                await self._partings.end()
                self._go_on()
            letter.done.set_result(ended)
        except StoreFault as error:
            letter.done.set_exception(error)
        finally:
            if not letter.done.done():
                letter.done.set_exception(StoreFault("the table did not end: try again"))

    async def close(self) -> None:
        """End the table; its sockets close."""
        self.closed = True
        self._shown.clear()
        self._absence.wait_for(None)
        self._dealing.stop()
        self._task.cancel()
        await asyncio.wait([self._task])
        await self._bot.close()
        await self._hinting.close()
        while not self.inbox.empty():
            letter = self.inbox.get_nowait()
            if isinstance(letter, SeatRequest):
                letter.seat.set_result(None)
            elif isinstance(letter, ForgetPerson | CloseMatch):
                letter.done.set_exception(StoreFault(LEFT))
        await self._stop_clock()
        self._session.journal.keep(self.play.match, often=1)
        for watcher in self.watchers:
            watcher.wake.set()

    async def _run(self) -> None:
        self._go_on()
        while True:
            letter = await self.inbox.get()
            try:
                await self._read(letter)
            except Exception:
                log.exception("a table failed on a message: %s", type(letter).__name__, extra={"table": self.id})
                metrics.failed("server")

    async def _read(self, letter: TableMessage) -> None:
        if isinstance(letter, MessageReceived):
            answer = await self._answer(letter.watcher, letter.message)
            if isinstance(answer, ChoiceResult) and isinstance(letter.message, Choose):
                metrics.chosen(answer.status, time.perf_counter() - letter.at)
            if answer is not None:
                letter.watcher.answer(answer)
        elif isinstance(letter, SeatRequest):
            await self._let_sit(letter)
        elif isinstance(letter, ForgetPerson):
            await self._forget(letter)
        elif isinstance(letter, CloseMatch):
            await self._end(letter)
        elif isinstance(letter, ClockTick):
            await self._tick()
        elif isinstance(letter, HintReady):
            await self._advise(letter)
        elif isinstance(letter, EntropyTimeout):
            self._dealing.stop()
            await self._deal()
        elif letter.rqid == self.play.rqid and self._bot_to_choose() is not None:
            await self._choose_for_bot(letter.option)

    async def _let_sit(self, sat: SeatRequest) -> None:
        seat = None
        try:
            seat = await self._sit(sat)
        except StoreFault as error:
            if not sat.seat.done():
                sat.seat.set_exception(error)
        finally:
            if not sat.seat.done():
                sat.seat.set_result(seat)

    async def _sit(self, sat: SeatRequest) -> int | None:
        seat = self.seating.of(sat.identity)
        if seat is not None or sat.wanted not in self.free_seats() or sat.identity in self.seating.unwelcome:
            return seat
        await self._session.sit(sat.identity, sat.wanted, sat.promise)
        self._sat_from[sat.wanted] = sat.address
        self._go_on()
        return sat.wanted

    async def _show(self, seat: int, message: RevealShare) -> ChoiceResult:
        """Take a share of the dice; the match begins with the last."""
        if self.seating.free() or seat not in self._dealing.missing():
            return ChoiceResult(id=message.id, status="stale")
        if not self._dealing.show(seat, message.share):
            return refused(message, "This is not the share of the dice that was promised.")
        self._shown.clear()
        if not self._dealing.missing():
            await self._deal()
        return ChoiceResult(id=message.id, status="taken")

    def _owes_share(self, seat: int) -> bool:
        """Whether all have sat down and wait for what somebody has promised to add to the dice."""
        return not self.seating.free() and seat in self._dealing.missing()

    async def _deal(self) -> None:
        """Begin the match with the shares of the dice that were shown, unless somebody has left meanwhile."""
        key = self._session.key()
        if self.begun or self.seating.free() or key is None:
            return
        shares = self._dealing.shares(key)
        try:
            await self._session.deal(shares)
        except StoreFault:
            log.exception("the dice are not stored", extra={"table": self.id})
            metrics.failed("store")
        else:
            self._dealing.dealt = shares
            self._dealing.stop()
        self._go_on()

    async def _answer(self, watcher: Watcher, message: ToTable) -> ChoiceResult | WhyNotResult | HintResult | None:
        seat = self.seating.of(watcher.identity)
        if isinstance(message, Sync):
            watcher.told = min(message.since, self._event_count)
            watcher.behind = True
            watcher.wake.set()
            return None
        if isinstance(message, RequestEarlierEvents):
            watcher.earlier = message
            watcher.wake.set()
            return None
        if isinstance(message, WhyNot):
            return self._why(seat, message)
        if seat is None:
            return refused(message, "You are watching: only who sits at the table plays.")
        if isinstance(message, SendPhrase):
            return self._say(seat, message)
        if isinstance(message, RevealShare):
            return await self._show(seat, message)
        if not self.begun and not isinstance(message, ExitMessage):
            return refused(message, NOT_BEGUN)
        if isinstance(message, Hint):
            return self._hint(seat, watcher, message)
        try:
            if isinstance(message, ExitMessage):
                opener = watcher.identity == self.seating.opener
                owes = self._owes_share(seat)
                answer = await self._partings.do(seat, message, begun=self.begun, opener=opener, owes=owes)
                self._show_out()
            else:
                answer = await self._actions.do(seat, message, self._absence.replaceable)
        except StoreFault:
            log.exception("a message is not stored: %s", type(message).__name__, extra={"table": self.id})
            metrics.failed("store")
            return refused(message, UNSTORED)
        if answer.status == "taken":
            if isinstance(message, Choose):
                self.chosen = time.monotonic()
            elif isinstance(message, RemovePlayer):
                self._sent_away[self._sat_from.get(message.seat, "")] += 1
            self._go_on()
        return answer

    def _show_out(self) -> None:
        """Who sits here no more, and may not look on, watches no more."""
        for watcher in self.watchers:
            if not self.seating.may_see(watcher.identity):
                watcher.gone = True
                watcher.wake.set()

    def _say(self, seat: int, message: SendPhrase) -> ChoiceResult:
        """Let all at the table hear what the person of a seat says; it is no part of the match."""
        wait = self._saying.wait(str(seat))
        if wait > 0:
            return refused(message, f"Let the others breathe: say it again in {math.ceil(wait)} s or later.")
        self._saying.count(str(seat))
        for watcher in self.watchers:
            watcher.hear(PhraseSent(seat=seat, phrase=message.phrase))
        return ChoiceResult(id=message.id, status="taken")

    def _why(self, seat: int | None, message: WhyNot) -> WhyNotResult:
        why = None
        if seat is not None and self.begun:
            try:
                why = self.play.match.why_not(seat, message.piece)
            except Exception:
                log.exception("a table cannot say why not", extra={"table": self.id})
                metrics.failed("rules")
        reason, rule = why or ("", "")
        topic = topics(self.play.match.game.folder).get(rule, "")
        return WhyNotResult(id=message.id, piece=message.piece, reason=reason, rule=rule, topic=topic)

    def _hint(self, seat: int, watcher: Watcher, message: Hint) -> ChoiceResult | HintResult | None:
        """Have a bot think for the seat, or say why not. A hint that was given is given again."""
        if self._session.daily:
            return refused(message, NO_HINT_TODAY)
        answer = self._session.not_asked(seat, message)
        if answer is not None:
            return answer
        if self._hinted is not None and self._hinted.rqid == message.rqid:
            return msgspec.structs.replace(self._hinted, id=message.id)
        learning = self._session.learning
        known = None if learning is None else learning.expected(self.play.match)
        if self._hinting.begin(self.play, seat, watcher, message, known):
            return None
        return refused(message, "A hint for an earlier question is being thought about: ask again in a moment.")

    async def _advise(self, advice: HintReady) -> None:
        """Give the hint to those who asked, once it is stored; or say what became of the question."""
        for watcher, asked in advice.askers:
            seat = self.seating.of(watcher.identity)
            if seat is None:
                watcher.answer(refused(asked, "You sit here no more."))
            else:
                watcher.answer(self._session.not_asked(seat, asked) or await self._given(seat, asked, advice.option))

    async def _given(self, seat: int, asked: Hint, option: int | None) -> ChoiceResult | HintResult:
        """The hint, which is counted when it is given first."""
        if self._hinted is not None and self._hinted.rqid == asked.rqid:
            return msgspec.structs.replace(self._hinted, id=asked.id)
        prompt = self.play.prompt
        if option is None or prompt is None:
            return refused(asked, NO_HINT)
        try:
            await self._session.take_hint(seat, asked)
        except StoreFault:
            log.exception("a hint is not stored", extra={"table": self.id})
            metrics.failed("store")
            return refused(asked, UNSTORED)
        taken = prompt.options[option]
        label, odds = taken.label, taken.odds
        said = advised(label, odds)
        self._hinted = HintResult(id=asked.id, rqid=asked.rqid, option=option, label=label, odds=odds, said=said)
        return self._hinted

    def _tell_all(self) -> None:
        """Have everybody told, those first whose table it is."""
        self.touched = time.time()
        for watcher in sorted(self.watchers, key=lambda one: not self.is_of(one.identity)):
            watcher.behind = True
            watcher.wake.set()

    def _present(self) -> set[str]:
        """The identities of those who have the table open."""
        return {watcher.identity for watcher in self.watchers if watcher.identity is not None}

    def _moved(self, before: set[str]) -> None:
        """Someone has come or gone: the others are told, where it is one who sits here."""
        self.touched = time.time()
        if not self.closed and any(one in self.seating.sitters for one in before ^ self._present()):
            self._session.change()
            self._await_the_absent()

    def _await_the_absent(self) -> None:
        asked = self.play.asked
        playing = self.seating.people() if self.begun and not self.over else ()
        waits = asked is not None and asked in playing and self.seating.sitters[asked] not in self._present()
        self._absence.wait_for(asked if waits else None)

    def _bot_to_choose(self) -> str | None:
        """The spec of the bot that is asked; None: a person is, or nobody."""
        return None if self.play.asked is None or not self.begun or self.over else self.seating.bot(self.play.asked)

    def _go_on(self, pause: float = 0.0) -> None:
        """Let the bot think whose turn it is, or wait for the person. pause: seconds."""
        self._await_the_absent()
        if self._dealing.waits and not self.seating.free():
            self._dealing.begin()
        elif self._dealing.waits:
            self._dealing.stop()
        self._run_clock()
        spec = self._bot_to_choose()
        if spec is None or self.play.asked is None:
            self._bot.stop()
        else:
            learning = self._session.learning
            known = None if learning is None else learning.expected(self.play.match)
            self._bot.begin(self.play, self.play.asked, spec, pause, known)

    async def forget(self, identity: str, nobody: str) -> None:
        """Let a bot play for somebody who is to be forgotten. nobody: who stands for them. Raises StoreFault."""
        if self.closed:
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait(ForgetPerson(identity, nobody, done))
        await done

    async def _forget(self, letter: ForgetPerson) -> None:
        """Part with somebody, whose sockets are closed."""
        seating = self.seating
        seat, opener = seating.of(letter.identity), letter.identity == seating.opener
        try:
            if seat is not None:
                owes = self._owes_share(seat)
                await self._partings.forget(seat, begun=self.begun, opener=opener, owes=owes)
            seating.call_otherwise(letter.identity, letter.nobody)
            for watcher in self.watchers:
                if watcher.identity == letter.identity:
                    watcher.gone = True
            self._session.change()
            self._go_on()
            letter.done.set_result(None)
        except StoreFault as error:
            letter.done.set_exception(error)
        finally:
            if not letter.done.done():
                letter.done.set_exception(StoreFault("the table did not let them go: try again"))

    def _run_clock(self, least: float = 0.0) -> None:
        """Let the clock run of the person whose choice is awaited, and look at it in time, after `least` s or later."""
        clock, asked = self._session.clock, self._session.awaited(self.play)
        if clock is None:
            return
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
        plays = self.begun and not self.over and asked in self.seating.people()
        clock.run(asked if plays else None)
        left = clock.left(asked) if plays and asked is not None else None
        if left is not None or not self._actions.substitutes.is_known(left):
            wait = min(KEPT_EVERY, left) if left is not None and self._actions.substitutes.is_known(left) else 0.0
            wait = max(least, wait)
            self._ticking = asyncio.get_running_loop().call_later(wait, self.inbox.put_nowait, ClockTick())

    async def _tick(self) -> None:
        try:
            await self._actions.substitutes.tick()
        except StoreFault:
            log.exception("a clock is not stored", extra={"table": self.id})
            metrics.failed("store")
            self._run_clock(STORE_PAUSE)
        else:
            self._go_on()

    async def _stop_clock(self) -> None:
        """Keep what has been thought, now that nobody can go on."""
        if self._ticking is not None:
            self._ticking.cancel()
        clock = self._session.clock
        if clock is None or clock.running is None:
            return
        clock.run(None)
        try:
            await self._session.log(ClockEntry(), self.play)
        except Fenced:  # another server has the table, and counts from what was stored before
            pass
        except StoreFault:
            log.exception("a clock is not stored", extra={"table": self.id})
            metrics.failed("store")

    async def _stop(self) -> None:
        """End a match of bots that does not come to an end."""
        try:
            await self._partings.end()
        except StoreFault:
            log.exception("the end of a match is not stored", extra={"table": self.id})
            metrics.failed("store")
        self._go_on(STORE_PAUSE)

    async def _choose_for_bot(self, option: int | None) -> None:
        """Take the bot's option or, where there is none or the rules fail on it, any other."""
        if self._session.is_full and not self.seating.owned():
            return await self._stop()
        wait = self._session.journal.account.wait(for_bots=True)
        if wait > 0:
            return self._go_on(min(wait, LONGEST_WAIT))
        assert self.play.prompt is not None
        options = list(range(len(self.play.prompt.options)))
        random.shuffle(options)
        if option in options:
            options.remove(option)
            options.insert(0, option)
        elif option is not None:
            log.error("a bot chose option %r of %d", option, len(options), extra={"table": self.id})
            metrics.failed("bot")
        for one in options:
            try:
                sound = await self._session.take(one)
            except StoreFault:
                log.exception("a bot's choice is not stored", extra={"table": self.id})
                metrics.failed("store")
                self._go_on(STORE_PAUSE)
                return
            if sound:
                self._go_on()
                return
        log.error("a table is stuck: the rules fail on every option of the bot to choose", extra={"table": self.id})
