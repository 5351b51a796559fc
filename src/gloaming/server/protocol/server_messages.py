"""Messages from the server to the client, over the WebSocket of a table."""

from __future__ import annotations

from typing import Literal

from gloaming.server.protocol.prompt_info import EventInfo
from gloaming.server.protocol.table_update import TableUpdate
from gloaming.server.protocol.wire import Wire


class ChoiceResult(Wire, frozen=True, tag="choice-result", tag_field="type"):
    """The outcome of a message. id: of the message.

    status: "taken"; "repeated": it was done before, and nothing changed; "stale": it concerns a question, request or
    person that is no longer there; "refused": it is not allowed, or cannot be read. reason: why, in a sentence.
    """

    id: str
    status: Literal["taken", "repeated", "stale", "refused"]
    reason: str = ""


class WhyNotResult(Wire, frozen=True, tag="why-not-result", tag_field="type"):
    """Why a piece or place cannot be chosen now. rule: the id of a clause; topic: what the clause is about.

    reason: "" if there is no answer.
    """

    id: str
    piece: str
    reason: str
    rule: str
    topic: str = ""


class HintResult(Wire, frozen=True, tag="hint-result", tag_field="type"):
    """What a bot would do in your place at the question `rqid`. option: its number; odds: "" if it rolls no dice.

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
"""The phrases that a person can send at a table. The page has their texts."""


class PhraseSent(Wire, frozen=True, tag="phrase-sent", tag_field="type"):
    """A phrase from the person of a seat. It is sent once and not stored."""

    seat: int
    phrase: Phrase


class Pong(Wire, frozen=True, tag="pong", tag_field="type"):
    """The answer to a Ping."""


class EventBatch(Wire, frozen=True, tag="event-batch", tag_field="type"):
    """The answer to RequestEarlierEvents: the events from number `since`. undone: as in TableUpdate.

    Discard the batch if choices have been undone since the request, as its events may be gone.
    """

    id: str
    since: int
    undone: int
    events: list[EventInfo]


FromServer = TableUpdate | ChoiceResult | WhyNotResult | HintResult | PhraseSent | EventBatch | Pong
