"""Messages from the server to the client, over the WebSocket of a table."""

from __future__ import annotations

from typing import Literal

from gloaming.server.protocol.prompt_info import EventInfo
from gloaming.server.protocol.table_update import TableUpdate
from gloaming.server.protocol.wire import Wire


class ChoiceResult(Wire, frozen=True, tag="choice-result", tag_field="type"):
    """The outcome of a message that a client has sent.

    id: the id of that message.
    status: "taken" if the message was executed; "repeated" if it was executed before, so nothing changed; "stale" if it
    refers to a question, request or person that is no longer there; "refused" if it is not allowed or cannot be read.
    reason: the reason for the status, as a sentence.
    """

    id: str
    status: Literal["taken", "repeated", "stale", "refused"]
    reason: str = ""


class WhyNotResult(Wire, frozen=True, tag="why-not-result", tag_field="type"):
    """The answer to WhyNot: why a piece or place cannot be chosen now.

    piece: the id of the piece or place.
    reason: the explanation, "" if there is none.
    rule: the id of the clause behind the explanation.
    topic: what that clause is about.
    """

    id: str
    piece: str
    reason: str
    rule: str
    topic: str = ""


class HintResult(Wire, frozen=True, tag="hint-result", tag_field="type"):
    """The answer to Hint: the option that a bot would take in your place.

    rqid: the number of the question.
    option: the index of the option in the prompt.
    label: the text of the option.
    odds: the odds of the dice that the option rolls, "" if it rolls none.
    said: the label and the reason as sentences.
    reason: what the option wins and risks compared with the second best, as sentences; its odds if there is nothing to
    compare.
    second: the index of the second best option, null if there is nothing to compare.
    """

    id: str
    rqid: int
    option: int
    label: str
    odds: str
    said: str
    reason: str = ""
    second: int | None = None


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
"""The ids of the phrases that a person can send at a table. The web page has the texts."""


class PhraseSent(Wire, frozen=True, tag="phrase-sent", tag_field="type"):
    """A phrase that a player sends to everyone at the table. Phrases are not stored.

    seat: the seat of the player.
    """

    seat: int
    phrase: Phrase


class ChatLine(Wire, frozen=True):
    """A line of the chat at a table.

    number: the number of the line, which increases.
    seat: the seat of the writer at the time.
    name: the name of the writer at the time.
    text: plain text.
    at: Unix time at which it was written.
    you: whether you wrote it.
    """

    number: int
    seat: int
    name: str
    text: str
    at: float
    you: bool


class ChatLines(Wire, frozen=True, tag="chat-lines", tag_field="type"):
    """Lines of the chat, sent only to the people who sit at the table.

    whole: whether these are all lines, so that they replace those received before.
    """

    lines: list[ChatLine]
    whole: bool


class Pong(Wire, frozen=True, tag="pong", tag_field="type"):
    """The answer to a Ping."""


class EventBatch(Wire, frozen=True, tag="event-batch", tag_field="type"):
    """The answer to RequestEarlierEvents: consecutive events.

    Discard the batch if choices have been undone since the request, because its events may no longer exist.

    since: the number of the first event.
    undone: the number of undos so far, as in TableUpdate.
    """

    id: str
    since: int
    undone: int
    events: list[EventInfo]


FromServer = TableUpdate | ChoiceResult | WhyNotResult | HintResult | PhraseSent | ChatLines | EventBatch | Pong
