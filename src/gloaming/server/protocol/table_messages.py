"""What reaches a table: watchers and what they say, people who sit down, bots' choices."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Final

from gloaming.server.protocol.client_messages import Hint, RequestEarlierEvents, ToTable
from gloaming.server.protocol.server_messages import ChoiceResult, HintResult, PhraseSent, Pong, WhyNotResult

MOST_UNHEARD: Final = 20
"""Messages that wait to be read, beyond which nothing that is only said is added."""


class Watcher:
    """A socket at a table. identity: whose; answers, behind: what it has yet to be sent.

    told: the number of the next event it is sent, None: it has been sent none; earlier: its request for events before
    those, None: none is open; eyes: the seat as which it was told events, None: as a spectator; undone: as of how many
    undos; gone: whether it may watch no more; ending: set when its session has ended, or it is to make room for others;
    crowded: whether it is the latter; address: where it comes from, as it is counted.
    """

    def __init__(self, identity: str | None, address: str = "") -> None:
        self.identity = identity
        self.address = address
        self.eyes: int | None = None
        self.next_event: int | None = None
        self.earlier: RequestEarlierEvents | None = None
        self.undone = 0
        self.behind = True
        self.gone = False
        self.ending = asyncio.Event()
        self.crowded = False
        self.answers: deque[ChoiceResult | WhyNotResult | HintResult | PhraseSent | Pong] = deque()
        self.wake = asyncio.Event()
        self.wake.set()

    def answer(self, answer: ChoiceResult | WhyNotResult | HintResult | PhraseSent | Pong) -> None:
        """Send this next."""
        self.answers.append(answer)
        self.wake.set()

    def make_room(self) -> None:
        """Have it closed, for others."""
        self.crowded = True
        self.ending.set()

    def hear(self, phrase: PhraseSent) -> None:
        """Send what somebody says, unless so much waits to be read that it is past."""
        if len(self.answers) < MOST_UNHEARD:
            self.answer(phrase)


@dataclass(frozen=True, slots=True)
class MessageReceived:
    """A watcher sent a message. at: when, by `time.perf_counter`."""

    watcher: Watcher
    message: ToTable
    at: float = field(default_factory=time.perf_counter)


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """Someone wants a seat. seat: the number of the one they have then or, where it is taken, None.

    address: where they come from, as it is counted.
    """

    identity: str
    wanted: int
    seat: asyncio.Future[int | None]
    promise: str = ""
    address: str = ""


@dataclass(frozen=True, slots=True)
class EntropyTimeout:
    """Those who have not shown their shares of the dice are waited for no longer."""


@dataclass(frozen=True, slots=True)
class ForgetPerson:
    """Somebody is to be forgotten. nobody: who stands for them; done: once their seat is a bot's."""

    identity: str
    nobody: str
    done: asyncio.Future[None]


@dataclass(frozen=True, slots=True)
class CloseMatch:
    """Whoever runs the server ends the match. done: whether it was not over before."""

    done: asyncio.Future[bool]


@dataclass(frozen=True, slots=True)
class ClockTick:
    """A clock is to be looked at."""


@dataclass(frozen=True, slots=True)
class BotChoice:
    """A bot chose; None: it failed."""

    rqid: int
    option: int | None


@dataclass(frozen=True, slots=True)
class HintReady:
    """What a bot would do at a question; None: it failed. askers: who wants to know, and their messages."""

    rqid: int
    option: int | None
    askers: list[tuple[Watcher, Hint]]


TableMessage = (
    MessageReceived | SeatRequest | BotChoice | HintReady | EntropyTimeout | ClockTick | ForgetPerson | CloseMatch
)
