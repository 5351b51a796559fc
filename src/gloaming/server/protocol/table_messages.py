"""Messages that parts of the server put into the inbox of a table."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Final, Literal

from gloaming.server.protocol.client_messages import Hint, RequestEarlierEvents, ToTable
from gloaming.server.protocol.server_messages import ChatLines, ChoiceResult, HintResult, PhraseSent, Pong, WhyNotResult

MOST_UNHEARD: Final = 20
"""If a watcher has this number of unsent messages, further phrases to the watcher are dropped."""

ServerEnd = Literal["server", "pack", "removed"]
"""Why the server ends a match, as in EarlyEnd."""

Answer = ChoiceResult | WhyNotResult | HintResult | PhraseSent | ChatLines | Pong


class Watcher:
    """A WebSocket that shows a table.

    identity: the identity of the person, None if unknown.
    address: the network address of the person, for rate limits.
    answers: the messages to send.
    behind: whether a TableUpdate has to be sent.
    earlier: the open request for earlier events.
    next_event: the number of the next event to send, None before the first event.
    eyes: the seat whose view was last sent, None for a spectator's view.
    undone: the undo count of the last update.
    gone: whether the person may no longer watch the table.
    ending: set when the socket has to close, because its session has ended or it must make room for others.
    crowded: whether the socket has to make room for others.
    wake: set when there is something to send.
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
        self.answers: deque[Answer] = deque()
        self.wake = asyncio.Event()
        self.wake.set()

    def answer(self, answer: Answer) -> None:
        """Queue a message for the client."""
        self.answers.append(answer)
        self.wake.set()

    def make_room(self) -> None:
        """Request that the socket closes, so that another socket can be opened."""
        self.crowded = True
        self.ending.set()

    def hear(self, phrase: PhraseSent) -> None:
        """Queue a phrase, or drop it if too many messages are queued already."""
        if len(self.answers) < MOST_UNHEARD:
            self.answer(phrase)

    def talk(self, lines: ChatLines) -> None:
        """Queue lines of the chat, or drop them if too many messages are queued already."""
        if len(self.answers) < MOST_UNHEARD:
            self.answer(lines)


@dataclass(frozen=True, slots=True)
class MessageReceived:
    """A message that a client has sent.

    at: the time at which the message arrived, by `time.perf_counter`.
    """

    watcher: Watcher
    message: ToTable
    at: float = field(default_factory=time.perf_counter)


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """A request of a person for a seat.

    wanted: the seat that the person wants.
    seat: a future for the seat that the person gets, None if the wanted seat is not free.
    promise: the person's commitment to a share of the dice key, "" for none.
    address: the network address of the person, for rate limits.
    """

    identity: str
    wanted: int
    seat: asyncio.Future[int | None]
    promise: str = ""
    address: str = ""


@dataclass(frozen=True, slots=True)
class EntropyTimeout:
    """The signal that the time to reveal the shares of the dice key is over."""


@dataclass(frozen=True, slots=True)
class ForgetPerson:
    """A request to remove a person from the table.

    nobody: a new identity that replaces the person's identity.
    done: a future that is resolved once a bot plays the person's seat.
    """

    identity: str
    nobody: str
    done: asyncio.Future[None]


@dataclass(frozen=True, slots=True)
class CloseMatch:
    """A request of the server to end the match.

    done: a future that resolves to whether the match was still running.
    why: as in EarlyEnd.
    """

    done: asyncio.Future[bool]
    why: ServerEnd = "server"


@dataclass(frozen=True, slots=True)
class ClockTick:
    """The signal to check the clocks of the table."""


@dataclass(frozen=True, slots=True)
class BotChoice:
    """The choice of the bot to move.

    rqid: the number of the question that the bot answers.
    option: the index of the option, None if the bot has failed.
    """

    rqid: int
    option: int | None


@dataclass(frozen=True, slots=True)
class HintReady:
    """The option that a bot suggests as a hint.

    rqid: the number of the question.
    option: the index of the option, None if the bot has failed.
    reason: what the option wins and risks compared with the second best, as sentences.
    second: the index of the second best option, None if there is nothing to compare.
    askers: the watchers who asked for the hint, each with their message.
    """

    rqid: int
    option: int | None
    reason: str
    second: int | None
    askers: list[tuple[Watcher, Hint]]


TableMessage = (
    MessageReceived | SeatRequest | BotChoice | HintReady | EntropyTimeout | ClockTick | ForgetPerson | CloseMatch
)
