"""A table: a match, who sits at it, and who watches. One task owns it; all that changes it comes through its inbox."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from hashlib import blake2b

import msgspec

from gloaming import Match
from gloaming.bots import KINDS
from gloaming.server.inbox import Heard, Sat, Thought, Watcher
from gloaming.server.play import Fault, Play
from gloaming.server.protocol import Answer, Because, Choose, SeatInfo, Sitting, Sync, TableInfo, ToServer, Why
from gloaming.server.thinking import Thinking

log = logging.getLogger(__name__)

HUMAN = "human"

MOST_WATCHERS = 50
MOST_REMEMBERED = 500
"""How many of a seat's choices are known again when they are sent again."""

UNDONE = "The rules of the game failed here. Your choice was undone and the table goes on: choose something else."


class Table:
    """A table. kinds: a bot's spec or HUMAN, one a seat; the opener sits at the first human seat."""

    def __init__(
        self, id: str, match: Match, kinds: list[str], opener: str, *, thinking: Thinking, pause: float
    ) -> None:
        self.id = id
        self.play = Play(match)
        self.kinds = kinds
        self.opener = opener
        self.sitters: list[str | None] = [None] * len(kinds)
        self.watchers: set[Watcher] = set()
        self.seq = 1
        self.touched = time.monotonic()
        self.closed = False
        self.inbox: asyncio.Queue[Heard | Sat | Thought] = asyncio.Queue()
        self._thinking = thinking
        self._pause = pause
        self._taken: list[dict[str, None]] = [{} for _ in kinds]
        self._sit(opener)
        self._thought: asyncio.Task[None] | None = None
        self._task = asyncio.create_task(self._run())

    def seat_of(self, identity: str | None) -> int | None:
        """Where someone sits; None for an onlooker."""
        return self.sitters.index(identity) if identity is not None and identity in self.sitters else None

    def belongs_to(self, identity: str) -> bool:
        """Whether someone opened the table or sits at it."""
        return identity == self.opener or identity in self.sitters

    def seats(self, you: int | None) -> list[SeatInfo]:
        """The seats, as the sitter of one, or an onlooker, is told of them."""
        return [
            SeatInfo(kind=kind, name=_name(seat, kind), taken=kind != HUMAN or sitter is not None, you=seat == you)
            for seat, (kind, sitter) in enumerate(zip(self.kinds, self.sitters))
        ]

    def info(self, identity: str | None) -> TableInfo:
        """The table in short."""
        seat = self.seat_of(identity)
        game = self.play.match.game.id
        return TableInfo(id=self.id, game=game, seat=seat, seats=self.seats(seat), over=self.play.match.over)

    def tell(self, watcher: Watcher) -> Sitting:
        """All that a watcher may know, with the events it was not told yet."""
        play = self.play
        seat = self.seat_of(watcher.identity)
        if seat != watcher.seat:
            watcher.seat = seat
            watcher.told = 0
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
        )

    def admit(self, watcher: Watcher) -> bool:
        """Let someone watch, where there is room."""
        if self.closed or len(self.watchers) >= MOST_WATCHERS:
            return False
        self.watchers.add(watcher)
        self.touched = time.monotonic()
        return True

    def dismiss(self, watcher: Watcher) -> None:
        """A watcher has gone."""
        self.watchers.discard(watcher)
        self.touched = time.monotonic()

    async def sit(self, identity: str) -> int | None:
        """Take the first free human seat, or keep the one taken before. Returns its number; None: all are taken."""
        if self.closed:
            return None
        seat: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait(Sat(identity, seat))
        return await seat

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
        for watcher in self.watchers:
            watcher.wake.set()

    async def _run(self) -> None:
        self._let_bot_think()
        while True:
            letter = await self.inbox.get()
            try:
                self._read(letter)
            except Exception:
                log.exception("table %s failed on a message: %s", self.id, type(letter).__name__)

    def _read(self, letter: Heard | Sat | Thought) -> None:
        if isinstance(letter, Heard):
            answer = self._answer(letter.watcher, letter.message)
            if answer is not None:
                letter.watcher.answer(answer)
        elif isinstance(letter, Sat):
            if not letter.seat.done():
                letter.seat.set_result(self._sit(letter.identity))
        elif letter.rqid == self.play.rqid:
            self._choose_for_bot(letter.option)

    def _sit(self, identity: str) -> int | None:
        seat = self.seat_of(identity)
        if seat is not None:
            return seat
        for seat, kind in enumerate(self.kinds):
            if kind == HUMAN and self.sitters[seat] is None:
                self.sitters[seat] = identity
                self._changed()
                return seat
        return None

    def _answer(self, watcher: Watcher, message: ToServer) -> Answer | Because | None:
        seat = self.seat_of(watcher.identity)
        if isinstance(message, Choose):
            return self._choose(seat, message)
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
                log.exception("table %s cannot say why not %r", self.id, message.piece)
        reason, rule = why or ("", "")
        return Because(id=message.id, piece=message.piece, reason=reason, rule=rule)

    def _choose(self, seat: int | None, message: Choose) -> Answer:
        play = self.play
        if seat is None:
            return Answer(id=message.id, status="refused", reason="You are watching: take a free seat to play.")
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
        if not self._take(message.option):
            return Answer(id=message.id, status="refused", reason=UNDONE)
        taken[message.id] = None
        if len(taken) > MOST_REMEMBERED:
            del taken[next(iter(taken))]
        self._let_bot_think()
        return Answer(id=message.id, status="taken")

    def _take(self, option: int) -> bool:
        """Take an option of the open question; False: the rules failed on it and it was undone."""
        try:
            self.play.choose(option)
        except Fault:
            record = msgspec.json.encode(self.play.match.record()).decode()
            log.exception("table %s: the rules failed on option %d after %s", self.id, option, record)
            return False
        self._changed()
        return True

    def _changed(self) -> None:
        self.seq += 1
        self.touched = time.monotonic()
        for watcher in self.watchers:
            watcher.behind = True
            watcher.wake.set()

    def _let_bot_think(self) -> None:
        seat = self.play.asked
        if seat is not None and self.kinds[seat] != HUMAN:
            self._thought = asyncio.create_task(self._think(seat, self.kinds[seat]))

    async def _think(self, seat: int, spec: str) -> None:
        rqid = self.play.rqid
        match = self.play.match
        chance = blake2b(f"{match.seed} {rqid}".encode(), digest_size=7, person=b"bot").digest()
        option = None
        try:
            thinking = self._thinking.choose(spec, int.from_bytes(chance, "big"), seat, match.save())
            option, _ = await asyncio.gather(thinking, asyncio.sleep(self._pause))
        except Exception:
            log.exception("table %s: the bot in seat %d failed and chooses at random", self.id, seat)
        self.inbox.put_nowait(Thought(rqid, option))

    def _choose_for_bot(self, option: int | None) -> None:
        """Take the bot's option or, where there is none or the rules fail on it, any other."""
        assert self.play.prompt is not None
        options = list(range(len(self.play.prompt.options)))
        random.shuffle(options)
        if option in options:
            options.remove(option)
            options.insert(0, option)
        elif option is not None:
            log.error("table %s: a bot chose option %r of %d", self.id, option, len(options))
        if any(self._take(one) for one in options):
            self._let_bot_think()
        else:
            log.error("table %s is stuck: the rules fail on every option of the bot to choose", self.id)


def _name(seat: int, kind: str) -> str:
    if kind == HUMAN:
        return f"Player {seat + 1}"
    spec, _, budget = kind.partition(":")
    return f"Player {seat + 1} ({KINDS[spec].name}{budget and ' ' + budget})"
