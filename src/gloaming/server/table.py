"""A table: a match, who sits at it, and who watches. One task owns it; all that changes it comes through its inbox."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from hashlib import blake2b
from typing import Any

from gloaming import Match
from gloaming.bots import KINDS
from gloaming.engine.dice import commitment, is_key
from gloaming.server import metrics
from gloaming.server.inbox import Heard, Sat, Thought, Watcher
from gloaming.server.journal import Journal, Past, remember
from gloaming.server.play import Fault, Play
from gloaming.server.protocol import Answer, Because, Choose, SeatInfo, Sitting, Sync, TableInfo, ToServer, Why
from gloaming.server.store import StoreFault
from gloaming.server.thinking import Thinking

log = logging.getLogger(__name__)

HUMAN = "human"

MOST_WATCHERS = 50
UNSTORED = "The server could not store your choice, so it was not taken. Try again."
STORE_PAUSE = 2.0
"""Seconds after which a bot tries again where its choice could not be stored."""

UNDONE = "The rules of the game failed here. Your choice was undone and the table goes on: choose something else."


class Table:
    """A table. kinds: a bot's spec or HUMAN, one a seat; past: the table as it was left; None: it is new."""

    def __init__(
        self,
        id: str,
        match: Match,
        kinds: list[str],
        opener: str,
        *,
        thinking: Thinking,
        pause: float,
        run: str = "",
        journal: Journal | None = None,
        past: Past | None = None,
        onlookers: bool = True,
    ) -> None:
        self.id = id
        self.play = Play(match, 1 if past is None else past.rqid)
        self.kinds = kinds
        self.opener = opener
        self.onlookers = onlookers if past is None else past.onlookers
        self.sitters = seated(kinds, opener) if past is None else past.sitters
        self.watchers: set[Watcher] = set()
        self.seq = 1 if past is None else past.seq
        self.undone = 0 if past is None else past.undone
        self.touched = time.time()
        self.closed = False
        self.inbox: asyncio.Queue[Heard | Sat | Thought] = asyncio.Queue()
        self._thinking = thinking
        self._pause = pause
        self._run_of_server = run
        self._journal = journal or Journal()
        self._taken: list[dict[str, None]] = [{} for _ in kinds] if past is None else past.taken
        self._chance = secrets.token_hex(16)
        self._thought: asyncio.Task[None] | None = None
        self._task = asyncio.create_task(self._run())

    def seat_of(self, identity: str | None) -> int | None:
        """Where someone sits; None for an onlooker."""
        return self.sitters.index(identity) if identity is not None and identity in self.sitters else None

    def belongs_to(self, identity: str) -> bool:
        """Whether someone opened the table or sits at it."""
        return identity == self.opener or identity in self.sitters

    def may_see(self, identity: str | None) -> bool:
        """Whether someone may look at the table."""
        return self.onlookers or (identity is not None and self.belongs_to(identity))

    def free_seats(self) -> list[int]:
        """The seats that people can be invited to."""
        if self.play.match.over:
            return []
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN and self.sitters[seat] is None]

    def seats(self, you: int | None) -> list[SeatInfo]:
        """The seats, as the sitter of one, or an onlooker, is told of them."""
        return [
            SeatInfo(kind=kind, name=seat_name(seat, kind), taken=kind != HUMAN or sitter is not None, you=seat == you)
            for seat, (kind, sitter) in enumerate(zip(self.kinds, self.sitters))
        ]

    def info(self, identity: str | None) -> TableInfo:
        """The table in short."""
        seat = self.seat_of(identity)
        game = self.play.match.game.id
        return TableInfo(
            id=self.id,
            game=game,
            seat=seat,
            seats=self.seats(seat),
            over=self.play.match.over,
            opener=identity == self.opener,
            onlookers=self.onlookers,
            touched=self.touched,
        )

    def tell(self, watcher: Watcher) -> Sitting:
        """All that a watcher may know, with the events it was not told yet."""
        play = self.play
        seat = self.seat_of(watcher.identity)
        if seat != watcher.seat:
            watcher.seat = seat
            watcher.told = 0
        key = self._key()
        since = watcher.told
        watcher.told = play.happened
        watcher.behind = False
        return Sitting(
            seq=self.seq,
            table=self.id,
            game=play.match.game.id,
            seat=seat,
            seats=self.seats(seat),
            view=play.view(seat),
            since=since,
            events=play.events(seat, since),
            waiting_for=play.asked,
            question="" if play.prompt is None else play.prompt.prompt,
            prompt=play.prompt if seat is not None and seat == play.asked else None,
            run=self._run_of_server,
            commitment="" if key is None else commitment(key),
            key=key if key is not None and play.match.over else "",
        )

    def admit(self, watcher: Watcher) -> bool:
        """Let someone watch, where there is room."""
        if self.closed or len(self.watchers) >= MOST_WATCHERS:
            return False
        self.watchers.add(watcher)
        self.touched = time.time()
        return True

    def dismiss(self, watcher: Watcher) -> None:
        """A watcher has gone."""
        self.watchers.discard(watcher)
        self.touched = time.time()

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
        for task in (self._task, self._thought):
            if task is not None:
                task.cancel()
                await asyncio.wait([task])
        while not self.inbox.empty():
            letter = self.inbox.get_nowait()
            if isinstance(letter, Sat):
                letter.seat.set_result(None)
        self._journal.keep(self.play.match, often=1)
        for watcher in self.watchers:
            watcher.wake.set()

    async def _run(self) -> None:
        self._let_bot_think()
        while True:
            letter = await self.inbox.get()
            try:
                await self._read(letter)
            except Exception:
                log.exception("a table failed on a message: %s", type(letter).__name__, extra={"table": self.id})
                metrics.failed("server")

    async def _read(self, letter: Heard | Sat | Thought) -> None:
        if isinstance(letter, Heard):
            answer = await self._answer(letter.watcher, letter.message)
            if isinstance(answer, Answer) and isinstance(letter.message, Choose):
                metrics.chosen(answer.status, time.perf_counter() - letter.at)
            if answer is not None:
                letter.watcher.answer(answer)
        elif isinstance(letter, Sat):
            await self._let_sit(letter)
        elif letter.rqid == self.play.rqid:
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
        seat = self.seat_of(identity)
        if seat is not None or wanted not in self.free_seats():
            return seat
        await self._journal.sit(wanted, identity)
        self.sitters[wanted] = identity
        self._changed()
        return wanted

    async def _answer(self, watcher: Watcher, message: ToServer) -> Answer | Because | None:
        seat = self.seat_of(watcher.identity)
        if isinstance(message, Choose):
            return await self._choose(seat, message)
        if isinstance(message, Why):
            return self._why(seat, message)
        assert isinstance(message, Sync)
        watcher.told = min(message.since, self.play.happened)
        watcher.behind = True
        watcher.wake.set()
        return None

    def _why(self, seat: int | None, message: Why) -> Because:
        why = None
        if seat is not None:
            try:
                why = self.play.match.why_not(seat, message.piece)
            except Exception:
                log.exception("a table cannot say why not", extra={"table": self.id})
                metrics.failed("rules")
        reason, rule = why or ("", "")
        return Because(id=message.id, piece=message.piece, reason=reason, rule=rule)

    async def _choose(self, seat: int | None, message: Choose) -> Answer:
        play = self.play
        if seat is None:
            return Answer(id=message.id, status="refused", reason="You are watching: only who sits at the table plays.")
        taken = self._taken[seat]
        if message.id in taken:
            return Answer(id=message.id, status="repeated")
        if message.rqid < play.rqid or play.prompt is None:
            return Answer(id=message.id, status="stale", reason="This question is no longer open.")
        if message.rqid > play.rqid or play.asked != seat:
            return Answer(id=message.id, status="refused", reason="This question is not put to you.")
        count = len(play.prompt.options)
        if message.option >= count:
            reason = f"There is no option {message.option}: they are numbered from 0 to {count - 1}."
            return Answer(id=message.id, status="refused", reason=reason)
        try:
            sound = await self._take(message.option, message.id)
        except StoreFault:
            log.exception("a choice is not stored", extra={"table": self.id})
            metrics.failed("store")
            return Answer(id=message.id, status="refused", reason=UNSTORED)
        if not sound:
            return Answer(id=message.id, status="refused", reason=UNDONE)
        self._let_bot_think()
        return Answer(id=message.id, status="taken")

    async def _take(self, option: int, id: str = "") -> bool:
        """Take an option of the open question, once it is stored; False: the rules failed on it. id: the client's."""
        seat = self.play.asked
        assert seat is not None
        try:
            after = self.play.after(option)
        except Fault:
            log.exception("the rules failed on option %d", option, extra={"table": self.id, "rqid": self.play.rqid})
            metrics.failed("rules")
            return False
        choice = {"seat": seat, "option": option, "id": id}
        await self._journal.log("choice", choice, rqid=after.rqid, over=after.match.over, seq=self.seq + 1)
        self.play = after
        if id:
            remember(self._taken[seat], id)
        self._journal.keep(after.match)
        self._changed()
        return True

    def _changed(self) -> None:
        self.seq += 1
        self.touched = time.time()
        for watcher in self.watchers:
            watcher.behind = True
            watcher.wake.set()

    def _key(self) -> str | None:
        """The key of the dice; None: the table has a chosen seed."""
        seed = self.play.match.seed
        return seed if isinstance(seed, str) and is_key(seed) else None

    def _let_bot_think(self, pause: float = 0.0) -> None:
        seat = self.play.asked
        if seat is not None and self.kinds[seat] != HUMAN:
            self._thought = asyncio.create_task(self._think(seat, self.kinds[seat], max(pause, self._pause)))

    async def _think(self, seat: int, spec: str, pause: float) -> None:
        rqid = self.play.rqid
        match = self.play.match
        secret = match.seed if self._key() is None else self._chance
        chance = blake2b(f"{secret} {rqid}".encode(), digest_size=7, person=b"bot").digest()
        option = None
        try:
            thinking = self._thinking.choose(spec, int.from_bytes(chance, "big"), seat, without_dice(match.save()))
            option, _ = await asyncio.gather(thinking, asyncio.sleep(pause))
        except Exception:
            log.exception("a bot failed and chooses at random", extra={"table": self.id, "seat": seat, "bot": spec})
            metrics.failed("bot")
        self.inbox.put_nowait(Thought(rqid, option))

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
                sound = await self._take(one)
            except StoreFault:
                log.exception("a bot's choice is not stored", extra={"table": self.id})
                metrics.failed("store")
                self._let_bot_think(STORE_PAUSE)
                return
            if sound:
                self._let_bot_think()
                return
        log.error("a table is stuck: the rules fail on every option of the bot to choose", extra={"table": self.id})


def without_dice(save: dict[str, Any]) -> dict[str, Any]:
    """A save for bots to look at: neither the seed nor the dice leave the server's process."""
    return {**save, "seed": None, "dice": "1"}


def seated(kinds: list[str], opener: str) -> list[str | None]:
    """Who sits where at a new table: the opener, on the first human seat."""
    first = kinds.index(HUMAN) if HUMAN in kinds else None
    return [opener if seat == first else None for seat in range(len(kinds))]


def seat_name(seat: int, kind: str) -> str:
    """What a seat is called."""
    if kind == HUMAN:
        return f"Player {seat + 1}"
    spec, _, budget = kind.partition(":")
    return f"Player {seat + 1} ({KINDS[spec].name}{budget and ' ' + budget})"
