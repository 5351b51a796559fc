"""A table: a match, who sits at it, and who watches. One task owns it; all that changes it comes through its inbox."""

from __future__ import annotations

import asyncio
import logging
import math
import random
import time
from typing import Any

import msgspec

from gloaming.engine.dice import commitment
from gloaming.engine.rulebook import topics
from gloaming.server import metrics
from gloaming.server.absence import AWAY, Absence
from gloaming.server.bot_turn import STORE_PAUSE, BotTurn
from gloaming.server.course import Course, refused
from gloaming.server.hinting import Hinting
from gloaming.server.inbox import Advice, Heard, Sat, Thought, Watcher
from gloaming.server.journal import Journal, Past
from gloaming.server.learning import course_info
from gloaming.server.people import People
from gloaming.server.play import Play, packs_info
from gloaming.server.protocol import (
    Answer,
    Because,
    Choose,
    Hint,
    Hinted,
    Said,
    Say,
    SeatInfo,
    Sitting,
    Sync,
    TableInfo,
    ToServer,
    Why,
)
from gloaming.server.rates import Rates
from gloaming.server.store import StoreFault
from gloaming.server.thinking import Thinking

log = logging.getLogger(__name__)

MOST_WATCHERS = 50

NO_HINT_TODAY = "In the deal of the day there are no hints: it is the same for everybody, with one try for each."

NO_HINT = "The bot that gives hints has failed. Choose as you see fit, or ask again."

UNSTORED = "The server could not store this, so nothing was done. Try again."


class Table:
    """A table. past: how it was left, or begins; away: seconds until a bot may be asked in for the absent."""

    def __init__(
        self,
        id: str,
        past: Past,
        *,
        thinking: Thinking,
        pause: float,
        people: People | None = None,
        away: float = AWAY,
        run: str = "",
        journal: Journal | None = None,
    ) -> None:
        self.id = id
        self.seating = past.seating
        self._people = people or People(None)
        self.watchers: set[Watcher] = set()
        self.touched = time.time()
        self.closed = False
        self.inbox: asyncio.Queue[Heard | Sat | Thought | Advice] = asyncio.Queue()
        self._run_of_server = run
        self._course = Course(id, past, journal or Journal(), self._tell_all, self._seats)
        self._bot = BotTurn(id, thinking, pause, self.inbox.put_nowait, alike=past.daily != "")
        self._hinting = Hinting(id, thinking, self.inbox.put_nowait)
        self._hinted: Hinted | None = None
        self._saying = Rates(burst=3, seconds=5.0)
        self._absence = Absence(away, self._course.change)
        self._task = asyncio.create_task(self._run())

    @property
    def play(self) -> Play:
        """The match as it is, and what is shown of it."""
        return self._course.play

    def record(self) -> dict[str, Any]:
        """The record of the match, with the hints that were given. It holds every secret."""
        return self._course.record()

    @property
    def is_secret(self) -> bool:
        """Whether others still play the same deal, so that its record is not given yet."""
        return self._course.is_secret()

    @property
    def seq(self) -> int:
        """How often something has changed."""
        return self._course.seq

    def renamed(self, identity: str) -> None:
        """Somebody is called otherwise now: the others are told, where it is one who sits here."""
        if identity in self.seating.sitters:
            self._course.change()

    def free_seats(self) -> list[int]:
        """The seats that people can be invited to."""
        return [] if self.play.match.over else self.seating.free()

    def info(self, identity: str | None) -> TableInfo:
        """The table in short."""
        seating = self.seating
        seat = seating.of(identity)
        return TableInfo(
            id=self.id,
            game=self.play.match.game.id,
            seat=seat,
            seats=self._seats(seat),
            over=self.play.match.over,
            opener=identity == seating.opener,
            onlookers=seating.onlookers,
            touched=self.touched,
            yours=seat is not None and seat == self._course.awaited(self.play),
            packs=packs_info(self.play.match.game),
        )

    def tell(self, watcher: Watcher) -> Sitting:
        """All that a watcher may know, with the events it was not told yet."""
        play = self.play
        choices = self._course.choices
        seat = self.seating.of(watcher.identity)
        if (seat, choices.undone) != (watcher.seat, watcher.undone):
            watcher.seat, watcher.undone = seat, choices.undone
            watcher.told = 0
        key = self._course.key()
        since = watcher.told
        watcher.told = play.happened
        watcher.behind = False
        return Sitting(
            seq=self.seq,
            table=self.id,
            game=play.match.game.id,
            seat=seat,
            seats=self._seats(seat),
            view=play.view(seat),
            since=since,
            events=play.events(seat, since, [self._people.known(one).name for one in self.seating.sitters]),
            waiting_for=play.asked,
            question="" if play.prompt is None else play.prompt.prompt,
            prompt=play.prompt if seat == play.asked and seat in self.seating.people() else None,
            run=self._run_of_server,
            undo=None if play.match.over or self._course.daily else choices.shown(seat, self.seating.people()),
            undone=choices.undone,
            hints=self._course.hints,
            commitment="" if key is None else commitment(key),
            key=key if key is not None and play.match.over and not self._course.is_secret() else "",
            packs=packs_info(play.match.game),
            course=None if self._course.learning is None else course_info(self._course.learning, play.match),
            daily=self._course.daily,
            scenes=play.scenes(seat, since),
        )

    def _seats(self, you: int | None = None) -> list[SeatInfo]:
        """The seats, as the sitter of one, or an onlooker, is told of them."""
        return self.seating.told(you, self._present(), self._people.known, self._absence.replaceable)

    def admit(self, watcher: Watcher) -> bool:
        """Let someone watch, where there is room."""
        if self.closed or len(self.watchers) >= MOST_WATCHERS:
            return False
        before = self._present()
        self.watchers.add(watcher)
        self._moved(before)
        return True

    def dismiss(self, watcher: Watcher) -> None:
        """A watcher has gone."""
        before = self._present()
        self.watchers.discard(watcher)
        self._moved(before)

    async def sit(self, identity: str, seat: int) -> int | None:
        """Take a free human seat, or keep the one taken before. Returns its number; None: it is not free.

        Raises StoreFault.
        """
        if self.closed:
            return None
        seated: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait(Sat(identity, seat, seated))
        return await seated

    async def close(self) -> None:
        """End the table; its sockets close."""
        self.closed = True
        self._absence.wait_for(None)
        self._task.cancel()
        await asyncio.wait([self._task])
        await self._bot.close()
        await self._hinting.close()
        while not self.inbox.empty():
            letter = self.inbox.get_nowait()
            if isinstance(letter, Sat):
                letter.seat.set_result(None)
        self._course.journal.keep(self.play.match, often=1)
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

    async def _read(self, letter: Heard | Sat | Thought | Advice) -> None:
        if isinstance(letter, Heard):
            answer = await self._answer(letter.watcher, letter.message)
            if isinstance(answer, Answer) and isinstance(letter.message, Choose):
                metrics.chosen(answer.status, time.perf_counter() - letter.at)
            if answer is not None:
                letter.watcher.answer(answer)
        elif isinstance(letter, Sat):
            await self._let_sit(letter)
        elif isinstance(letter, Advice):
            await self._advise(letter)
        elif letter.rqid == self.play.rqid and self._bot_to_choose() is not None:
            await self._choose_for_bot(letter.option)

    async def _let_sit(self, sat: Sat) -> None:
        seat = None
        try:
            seat = await self._sit(sat.identity, sat.wanted)
        except StoreFault as error:
            if not sat.seat.done():
                sat.seat.set_exception(error)
        finally:
            if not sat.seat.done():
                sat.seat.set_result(seat)

    async def _sit(self, identity: str, wanted: int) -> int | None:
        seat = self.seating.of(identity)
        if seat is not None or wanted not in self.free_seats():
            return seat
        await self._course.sit(identity, wanted)
        self._await_the_absent()
        return wanted

    async def _answer(self, watcher: Watcher, message: ToServer) -> Answer | Because | Hinted | None:
        seat = self.seating.of(watcher.identity)
        if isinstance(message, Sync):
            watcher.told = min(message.since, self.play.happened)
            watcher.behind = True
            watcher.wake.set()
            return None
        if isinstance(message, Why):
            return self._why(seat, message)
        if seat is None:
            return refused(message, "You are watching: only who sits at the table plays.")
        if isinstance(message, Hint):
            return self._hint(seat, watcher, message)
        if isinstance(message, Say):
            return self._say(seat, message)
        try:
            answer = await self._course.do(seat, message, self._absence.replaceable)
        except StoreFault:
            log.exception("a message is not stored: %s", type(message).__name__, extra={"table": self.id})
            metrics.failed("store")
            return refused(message, UNSTORED)
        if answer.status == "taken":
            self._go_on()
        return answer

    def _say(self, seat: int, message: Say) -> Answer:
        """Let all at the table hear what the person of a seat says; it is no part of the match."""
        wait = self._saying.wait(str(seat))
        if wait > 0:
            return refused(message, f"Let the others breathe: say it again in {math.ceil(wait)} s or later.")
        self._saying.count(str(seat))
        for watcher in self.watchers:
            watcher.hear(Said(seat=seat, phrase=message.phrase))
        return Answer(id=message.id, status="taken")

    def _why(self, seat: int | None, message: Why) -> Because:
        why = None
        if seat is not None:
            try:
                why = self.play.match.why_not(seat, message.piece)
            except Exception:
                log.exception("a table cannot say why not", extra={"table": self.id})
                metrics.failed("rules")
        reason, rule = why or ("", "")
        topic = topics(self.play.match.game.folder).get(rule, "")
        return Because(id=message.id, piece=message.piece, reason=reason, rule=rule, topic=topic)

    def _hint(self, seat: int, watcher: Watcher, message: Hint) -> Answer | Hinted | None:
        """Have a bot think for the seat, or say why not. A hint that was given is given again."""
        if self._course.daily:
            return refused(message, NO_HINT_TODAY)
        answer = self._course.not_asked(seat, message)
        if answer is not None:
            return answer
        if self._hinted is not None and self._hinted.rqid == message.rqid:
            return msgspec.structs.replace(self._hinted, id=message.id)
        learning = self._course.learning
        known = None if learning is None else learning.expected(self.play.match)
        if self._hinting.begin(self.play, seat, watcher, message, known):
            return None
        return refused(message, "A hint for an earlier question is being thought about: ask again in a moment.")

    async def _advise(self, advice: Advice) -> None:
        """Give the hint to those who asked, once it is stored; or say what became of the question."""
        for watcher, asked in advice.askers:
            seat = self.seating.of(watcher.identity)
            if seat is None:
                watcher.answer(refused(asked, "You sit here no more."))
            else:
                watcher.answer(self._course.not_asked(seat, asked) or await self._given(seat, asked, advice.option))

    async def _given(self, seat: int, asked: Hint, option: int | None) -> Answer | Hinted:
        """The hint, which is counted when it is given first."""
        if self._hinted is not None and self._hinted.rqid == asked.rqid:
            return msgspec.structs.replace(self._hinted, id=asked.id)
        prompt = self.play.prompt
        if option is None or prompt is None:
            return refused(asked, NO_HINT)
        try:
            await self._course.take_hint(seat, asked)
        except StoreFault:
            log.exception("a hint is not stored", extra={"table": self.id})
            metrics.failed("store")
            return refused(asked, UNSTORED)
        taken = prompt.options[option]
        self._hinted = Hinted(id=asked.id, rqid=asked.rqid, option=option, label=taken.label, odds=taken.odds)
        return self._hinted

    def _tell_all(self) -> None:
        self.touched = time.time()
        for watcher in self.watchers:
            watcher.behind = True
            watcher.wake.set()

    def _present(self) -> set[str]:
        """The identities of those who have the table open."""
        return {watcher.identity for watcher in self.watchers if watcher.identity is not None}

    def _moved(self, before: set[str]) -> None:
        """Someone has come or gone: the others are told, where it is one who sits here."""
        self.touched = time.time()
        if not self.closed and any(one in self.seating.sitters for one in before ^ self._present()):
            self._course.change()
            self._await_the_absent()

    def _await_the_absent(self) -> None:
        asked = self.play.asked
        waits = asked in self.seating.people() and self.seating.sitters[asked] not in self._present()
        self._absence.wait_for(asked if waits else None)

    def _bot_to_choose(self) -> str | None:
        """The spec of the bot that is asked; None: a person is, or nobody."""
        return None if self.play.asked is None else self.seating.bot(self.play.asked)

    def _go_on(self, pause: float = 0.0) -> None:
        """Let the bot think whose turn it is, or wait for the person. pause: seconds."""
        self._await_the_absent()
        spec = self._bot_to_choose()
        if spec is None or self.play.asked is None:
            self._bot.stop()
        else:
            learning = self._course.learning
            known = None if learning is None else learning.expected(self.play.match)
            self._bot.begin(self.play, self.play.asked, spec, pause, known)

    async def _choose_for_bot(self, option: int | None) -> None:
        """Take the bot's option or, where there is none or the rules fail on it, any other."""
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
                sound = await self._course.take(one)
            except StoreFault:
                log.exception("a bot's choice is not stored", extra={"table": self.id})
                metrics.failed("store")
                self._go_on(STORE_PAUSE)
                return
            if sound:
                self._go_on()
                return
        log.error("a table is stuck: the rules fail on every option of the bot to choose", extra={"table": self.id})
