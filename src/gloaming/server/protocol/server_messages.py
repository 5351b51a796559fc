"""Messages from the server on the socket of a table."""

from __future__ import annotations

from typing import Literal

from gloaming.server.protocol.prompt_info import EventInfo
from gloaming.server.protocol.table_update import TableUpdate
from gloaming.server.protocol.wire import Wire


class ChoiceResult(Wire, frozen=True, tag="choice-result", tag_field="type"):
    """What became of a message. id: the client's own.

    status: "taken"; "repeated" (taken before, nothing changed); "stale" (it answers a question or request that is no
    longer open, or names somebody who has left); "refused" (not your question, no such option, or a message that
    cannot be read).
    """

    id: str
    status: Literal["taken", "repeated", "stale", "refused"]
    reason: str = ""


class WhyNotResult(Wire, frozen=True, tag="why-not-result", tag_field="type"):
    """Why a piece or place cannot be chosen now, the clause's id and what that clause is about.

    reason is "" where there is no answer.
    """

    id: str
    piece: str
    reason: str
    rule: str
    topic: str = ""


class HintResult(Wire, frozen=True, tag="hint-result", tag_field="type"):
    """What a bot would do in your place at the question `rqid`: the option's number and label, and its odds or "".

    said: label and odds as sentences.
    """

    id: str
    rqid: int
    option: int
    label: str
    odds: str
    said: str


Phrase = Literal[
    "good-evening",
    "good-luck",
    "well-played",
    "that-was-close",
    "that-was-cruel",
    "what-was-that",
    "do-not-go-in-there",
    "take-your-time",
    "back-in-a-moment",
    "thank-you",
]
"""What can be said at a table; the page has the words."""


class PhraseSent(Wire, frozen=True, tag="phrase-sent", tag_field="type"):
    """The person of a seat says something. It is told once, and kept nowhere."""

    seat: int
    phrase: Phrase


class Pong(Wire, frozen=True, tag="pong", tag_field="type"):
    """The answer to a Ping."""


class EventBatch(Wire, frozen=True, tag="event-batch", tag_field="type"):
    """What you asked for by RequestEarlierEvents: the events from number `since`. undone: as in TableUpdate.

    Drop them if choices have been undone since you asked: then these events may have been, too.
    """

    id: str
    since: int
    undone: int
    events: list[EventInfo]


FromServer = TableUpdate | ChoiceResult | WhyNotResult | HintResult | PhraseSent | EventBatch | Pong
