"""What goes over the wire. The page's types are generated from this module.

Over HTTP: games, content and rules; tables opened, listed and joined. Over the socket of a table: `Sitting` out, whole,
each time anything changes; `Choose`, `Why` and `Sync` in, each answered.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Word = Annotated[str, msgspec.Meta(max_length=64)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Seed = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything on the wire: unknown fields are refused."""


# Over HTTP


class BotInfo(Wire, frozen=True):
    """A bot that can take a seat: its spec, as in `seats` of OpenTable, and what to call it."""

    spec: str
    name: str


class GameInfo(Wire, frozen=True):
    """A game to choose. options: the set-up options, as forms need them: id, name, help, default, kind."""

    id: str
    title: str
    summary: str
    least_seats: int
    most_seats: int
    least_minutes: int
    most_minutes: int
    options: list[dict[str, Any]]
    bots: list[BotInfo]


class ContentEntry(Wire, frozen=True):
    """A card, room or other entry of a game. facts: its numbers, by name."""

    id: str
    kind: str
    name: str
    copies: int
    source: str
    text: str
    rule: str
    facts: dict[str, Any]


class ClauseInfo(Wire, frozen=True):
    """A clause of a game's rules."""

    id: str
    chapter: str
    text: str


class OpenTable(Wire, frozen=True):
    """Open a table. seats: "human" or a bot's spec, one a seat; the opener sits at the first human seat.

    options: set-up options by id; seed: for a match that can be played again, else at random.
    """

    game: Word
    seats: Annotated[list[Word], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[Word, Any] = {}
    seed: Seed | None = None


class TableInfo(Wire, frozen=True):
    """A table one sits at. seat: None for an onlooker."""

    id: str
    game: str
    seat: int | None
    seats: list[SeatInfo]
    over: bool


class SeatInfo(Wire, frozen=True):
    """A seat. kind: its bot's spec, or "human"; taken: whether anyone sits there; name: what to call it."""

    kind: str
    name: str
    taken: bool
    you: bool


class Problem(Wire, frozen=True):
    """Why a request was refused: error names the kind, message says what would be right."""

    error: str
    message: str


# From the server, on the socket of a table


class OptionInfo(Wire, frozen=True):
    """An option: its label, and the ids of the pieces and places it points at."""

    option: list[Any]
    label: str
    pieces: list[str]


class Prompt(Wire, frozen=True):
    """A question to you. rqid: to be given back with the choice."""

    rqid: int
    prompt: str
    rule: str
    options: list[OptionInfo]


class EventInfo(Wire, frozen=True):
    """What happened, as you know it."""

    number: int
    event: list[Any]
    text: str
    pieces: list[str]


class Sitting(Wire, frozen=True, tag="sitting", tag_field="type"):
    """All that you may know of the table.

    seq: counts up with every change. view: the game's own. events: those from number `since`.
    waiting_for: the seat that has to choose; prompt: the question, when it is yours.
    """

    seq: int
    table: str
    game: str
    seat: int | None
    seats: list[SeatInfo]
    view: dict[str, Any]
    since: int
    events: list[EventInfo]
    waiting_for: int | None
    question: str
    prompt: Prompt | None


class Answer(Wire, frozen=True, tag="answer", tag_field="type"):
    """What became of a message. id: the client's own.

    status: "taken"; "repeated" (taken before, nothing changed); "stale" (it answers a question that is no longer
    open); "refused" (not your question, no such option, or a message that cannot be read).
    """

    id: str
    status: Literal["taken", "repeated", "stale", "refused"]
    reason: str = ""


class Because(Wire, frozen=True, tag="because", tag_field="type"):
    """Why a piece or place cannot be chosen now, and the clause's id. reason is "" where there is no answer."""

    id: str
    piece: str
    reason: str
    rule: str


FromServer = Sitting | Answer | Because


# To the server


class Choose(Wire, frozen=True, tag="choose", tag_field="type"):
    """Take an option of the question `rqid`. id: the client's own, the same when it is sent again."""

    id: Word
    rqid: Count
    option: Count


class Why(Wire, frozen=True, tag="why", tag_field="type"):
    """Why can this piece or place not be chosen now?"""

    id: Word
    piece: Word


class Sync(Wire, frozen=True, tag="sync", tag_field="type"):
    """Send me everything from event number `since`."""

    since: Count


ToServer = Choose | Why | Sync
