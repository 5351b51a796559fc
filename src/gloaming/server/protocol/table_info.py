"""Tables over HTTP: created, listed and joined."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from gloaming.server.protocol.game_info import PacksInfo
from gloaming.server.protocol.wire import MaybeDigest, Seed, Wire, Word


class ClockTerms(Wire, frozen=True):
    """How long people may think, in seconds: at each choice, and over the whole match; 0: as long as they like.

    Whose time is over is played for by a bot: from one choice to the next, or to the end.
    """

    choice: Annotated[int, msgspec.Meta(ge=0, le=7 * 86400)] = 0
    total: Annotated[int, msgspec.Meta(ge=0, le=90 * 86400)] = 0


class CreateTable(Wire, frozen=True):
    """Open a table. seats: "human" or a bot's spec, one a seat; the opener sits at the first human seat.

    options: set-up options by id; spectators: whether others may watch. seed: for a match that can be played again,
    allowed only where nobody else can sit down; else keyed dice with a fresh key. promise: the SHA-256 of 32 bytes that
    the opener adds to that key, in hexadecimal digits: the table asks for them before the match begins (`DiceInfo`).
    clock: None for none; listed: whether anybody may sit down by the list of open tables, until the match begins.
    """

    game: Word
    seats: Annotated[list[Word], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[Word, Any] = {}
    spectators: bool = True
    seed: Seed | None = None
    promise: MaybeDigest = ""
    clock: ClockTerms | None = None
    listed: bool = False


class JoinTable(Wire, frozen=True):
    """POST /api/lobby: take the first free seat of a table that is open to all; answered with TableInfo.

    GET /api/lobby gives the TableInfo of those that wait for people, the newest first. promise: as in CreateTable.
    """

    table: Word
    promise: MaybeDigest = ""


class TableInfo(Wire, frozen=True):
    """A table one opened or sits at. seat: None for a spectator; opener: whether it is you; touched: Unix time.

    yours: the match waits for your choice; packs: those that it is played with. campaign: what the match of a campaign
    plays, "" where it stands for itself; next_match: the table of the match that follows it, "" for none. problem: why
    it cannot be opened, or may not be, since the rules have changed; "" for most.
    """

    id: str
    game: str
    seat: int | None
    seats: list[SeatInfo]
    over: bool
    opener: bool = False
    spectators: bool = True
    touched: float = 0.0
    yours: bool = False
    packs: PacksInfo | None = None
    campaign: str = ""
    next_match: str = ""
    clock: ClockTerms | None = None
    listed: bool = False
    problem: str = ""


class SeatInfo(Wire, frozen=True):
    """A seat. kind: its bot's spec, or "human"; taken: whether anyone sits there.

    name: what to call it; plays: what its bot is called, which stands in the name, too; manner: how that plays; called:
    the name that its person has chosen, "" for none; mark: one of MARKS; style: of its bot, "" for none.
    present: whether its person has the table open; replaceable: the person has been away so long, with the others
    waiting, that a bot may be asked in; substitute: a bot plays for the person, who may take the seat back; resigned: a
    bot plays for the person to the end. person: who sits there, as `RemovePlayer` names them: an id of this table
    alone, "" for nobody and once the match has begun.
    """

    kind: str
    name: str
    taken: bool
    you: bool
    plays: str = ""
    manner: str = ""
    called: str = ""
    mark: str = ""
    style: str = ""
    present: bool = True
    replaceable: bool = False
    substitute: bool = False
    resigned: bool = False
    person: str = ""
