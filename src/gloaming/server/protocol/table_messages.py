"""Messages inside the server: what arrives in the inbox of a table."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Final

from gloaming.server.protocol.client_messages import Hint, RequestEarlierEvents, ToTable
from gloaming.server.protocol.server_messages import ChoiceResult, HintResult, PhraseSent, Pong, WhyNotResult

MOST_UNHEARD: Final = 20
"""Unread messages of a watcher up to which phrases are still delivered."""


class Watcher:
    """A WebSocket at a table. identity: of its person; address: for rate limits.

    answers: messages to send; behind: whether a TableUpdate is due; earlier: the open request for earlier events.
    next_event: the number of the next event to send, None: none was sent yet; eyes: the seat whose view was sent, None
    for a spectator's; undone: the undo count of the last update.
    gone: whether it may no longer watch; ending: set when it has to close, as its session has ended or it must make
    room for others; crowded: whether it is the latter.
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
        """Queue a message to be sent."""
        self.answers.append(answer)
        self.wake.set()

    def make_room(self) -> None:
        """Request that the socket closes to make room for others."""
        self.crowded = True
        self.ending.set()

    def hear(self, phrase: PhraseSent) -> None:
        """Queue a phrase, unless too many messages wait before it."""
        if len(self.answers) < MOST_UNHEARD:
            self.answer(phrase)


@dataclass(frozen=True, slots=True)
class MessageReceived:
    """A watcher has sent a message. at: when, by `time.perf_counter`."""

    watcher: Watcher
    message: ToTable
    at: float = field(default_factory=time.perf_counter)


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """A person wants a seat. wanted: its number; seat: resolves to the seat that they have then, or None if it is
    taken.

    address: of the person, for rate limits.
    """

    identity: str
    wanted: int
    seat: asyncio.Future[int | None]
    promise: str = ""
    address: str = ""


@dataclass(frozen=True, slots=True)
class EntropyTimeout:
    """Stop waiting for seats that have not revealed their share of the dice."""


@dataclass(frozen=True, slots=True)
class ForgetPerson:
    """Delete a person. nobody: the identity that replaces them; done: resolves once a bot has their seat."""

    identity: str
    nobody: str
    done: asyncio.Future[None]


@dataclass(frozen=True, slots=True)
class CloseMatch:
    """The operator ends the match. done: resolves to whether it was still running."""

    done: asyncio.Future[bool]


@dataclass(frozen=True, slots=True)
class ClockTick:
    """It is time to look at the clocks."""


@dataclass(frozen=True, slots=True)
class BotChoice:
    """A bot has chosen an option; None: it has failed."""

    rqid: int
    option: int | None


@dataclass(frozen=True, slots=True)
class HintReady:
    """A bot has found a hint; None: it has failed. askers: who asked, and their messages."""

    rqid: int
    option: int | None
    askers: list[tuple[Watcher, Hint]]


TableMessage = (
    MessageReceived | SeatRequest | BotChoice | HintReady | EntropyTimeout | ClockTick | ForgetPerson | CloseMatch
)
