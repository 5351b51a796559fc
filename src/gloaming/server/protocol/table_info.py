"""Tables over HTTP: created, listed and joined."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from gloaming.server.protocol.game_info import PacksInfo
from gloaming.server.protocol.wire import MaybeDigest, Seed, Wire, Word


class ClockTerms(Wire, frozen=True):
    """Time limits of a table in seconds: for each choice, and per seat for the whole match. 0: no limit.

    A bot plays for a person whose time is up: for one choice, or to the end of the match.
    """

    choice: Annotated[int, msgspec.Meta(ge=0, le=7 * 86400)] = 0
    total: Annotated[int, msgspec.Meta(ge=0, le=90 * 86400)] = 0


class CreateTable(Wire, frozen=True):
    """POST /api/tables: open a table. seats: "human" or a bot's spec for each; the opener takes the first human seat.

    options: settings by id.
    spectators: whether others may watch.
    seed: for a match that can be played again; allowed only if nobody else can sit down. None: a fresh secret key.
    promise: SHA-256, in hex, of 32 bytes that the opener adds to the key of the dice. The table asks for the bytes
    before the match begins; see `DiceInfo`.
    clock: None for no time limits.
    listed: whether the table is public: anyone can join through the lobby until the match begins.
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
    """POST /api/lobby: take the first free seat of a public table; answered with TableInfo. promise: as in CreateTable.

    GET /api/lobby lists the public tables that wait for players as TableInfo, the newest first.
    """

    table: Word
    promise: MaybeDigest = ""


class TableInfo(Wire, frozen=True):
    """A table in short. seat: yours, None for a spectator; opener: whether you opened it; touched: Unix time.

    yours: whether the match waits for your choice; packs: that it is played with; campaign: what the match plays in a
    campaign, "" for a single match; next_match: the table of the next match, "" for none; listed: whether it is public
    and waits for players; problem: why the table cannot be opened, or may not be, "" if there is none.
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
    """A seat.

    kind: its bot's spec, or "human"; name: what to call it; taken: whether it has a player; you: whether it is yours.
    plays: the bot's name, which is also part of `name`; manner: how the bot plays; style: the bot's style, "" for none.
    called: the name that its person has chosen, "" for none; mark: one of MARKS.
    present: whether its person has the table open; replaceable: whether the person has been away so long, with the
    others waiting, that a bot may substitute; substitute: whether a bot does, until the person returns; resigned:
    whether the person has resigned, so that a bot plays to the end.
    person: the id by which `RemovePlayer` names the person. It is valid at this table only, and "" for an empty seat or
    once the match has begun.
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
