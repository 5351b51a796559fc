"""Structs to create, list and join tables over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from gloaming.server.protocol.game_info import PacksInfo
from gloaming.server.protocol.wire import MaybeDigest, Seed, Wire, Word


class ClockTerms(Wire, frozen=True):
    """The time limits of a table, in seconds; 0 is no limit.

    When a limit is exceeded, a bot plays for the person.

    choice: the limit for each choice. The bot makes the choice, and then the person can continue.
    total: the limit for each seat in the whole match. The bot plays to the end of the match.
    """

    choice: Annotated[int, msgspec.Meta(ge=0, le=7 * 86400)] = 0
    total: Annotated[int, msgspec.Meta(ge=0, le=90 * 86400)] = 0


Activity = Literal["", "rules", "first-match"]
"""What a person does in the lobby: "rules" is to read the rules, "first-match" to play a guided match."""


class CreateTable(Wire, frozen=True):
    """POST /api/tables: open a table.

    seats: "human" or the spec of a bot for each seat. The person who opens the table takes the first human seat.
    options: the settings of the match, by id.
    spectators: whether people without a seat may watch.
    seed: a number that determines the dice and the deal, so that the match can be repeated; allowed only if nobody else
    can sit down. None: a random secret key determines them.
    promise: the SHA-256, in hex, of 32 bytes that you contribute to the dice key, "" to contribute none. The
    table asks for the bytes before the match begins; see `DiceInfo`.
    clock: the time limits, None for no time limits.
    listed: whether the table is public, so that anyone can join through the lobby until the match begins.
    lobby: whether the match begins only once all people have sent SetReady; otherwise it begins when all seats are
    taken. It has no effect if only one person can sit down.
    chat: whether people can write to each other; the person who opens the table can change it with SetChat.
    packs: packs of the workshop with which to play, each as PACK@VERSION. Everyone at the table can see them.
    start_with: the table and id of an entry of these packs that Player 1 should see at the start, or as early as
    possible: the server looks for such a deal. None: any deal.
    """

    game: Word
    seats: Annotated[list[Word], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[Word, Any] = {}
    spectators: bool = True
    seed: Seed | None = None
    promise: MaybeDigest = ""
    clock: ClockTerms | None = None
    listed: bool = False
    lobby: bool = False
    chat: bool = True
    packs: Annotated[list[Word], msgspec.Meta(max_length=4)] = []
    start_with: tuple[Word, Word] | None = None


class JoinTable(Wire, frozen=True):
    """POST /api/lobby: take the first free seat of a public table. Answered with TableInfo.

    GET /api/lobby returns the public tables that wait for players, each as TableInfo, the newest first.

    table: the id of the table.
    promise: your commitment to a share of the dice key, as in CreateTable.
    """

    table: Word
    promise: MaybeDigest = ""


class TableInfo(Wire, frozen=True):
    """The summary of a table.

    seat: your seat, None if you are a spectator.
    over: whether the match is over.
    opener: whether you opened the table.
    spectators: whether people without a seat may watch.
    touched: Unix time of the last change or visit.
    yours: whether the match waits for your choice.
    packs: the packs with which the match is played.
    campaign: what the match plays in its campaign, "" for a match outside a campaign.
    next_match: the id of the table of the next match in the campaign, "" for none.
    clock: the time limits, None for none.
    listed: whether the table is public and waits for players.
    waits: whether the match has not begun, because it waits for people.
    problem: why the table cannot be opened, or perhaps cannot be opened; "" if there is no problem.
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
    waits: bool = False
    problem: str = ""


class SeatInfo(Wire, frozen=True):
    """A seat of a table.

    kind: the spec of the bot in the seat, or "human".
    name: the name to show for the seat.
    taken: whether the seat has a player.
    you: whether the seat is yours.
    plays: the name of the bot, which is also part of `name`; "" for a human seat.
    manner: how the bot plays; "" for a human seat.
    called: the name that the person in the seat has chosen, "" for none.
    mark: the id of the person's avatar, one of MARKS.
    style: the style of the bot, "" for none.
    present: whether the person has the table open; true for a bot.
    replaceable: whether a bot may substitute for the person, because the match has waited too long for them while they
    were away.
    substitute: whether a bot plays for the person until they return.
    resigned: whether the person has resigned, so that a bot plays to the end.
    host: whether the person opened the table.
    ready: whether the person is ready to begin; true for a bot, and for a person at a table without `lobby`.
    activity: what the person does while the match has not begun.
    silenced: whether the host has turned off the person's lines in the chat.
    person: the id that `RemovePlayer` uses for the person. It is valid only at this table; "" for an empty seat, and
    for all seats once the match has begun.
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
    host: bool = False
    ready: bool = False
    activity: Activity = ""
    silenced: bool = False
    person: str = ""
