"""The state of a table, sent over its WebSocket after each change."""

from __future__ import annotations

from typing import Any, Literal

from gloaming.server.protocol.game_info import PacksInfo
from gloaming.server.protocol.lesson_info import LessonProgress
from gloaming.server.protocol.prompt_info import EventInfo, Prompt
from gloaming.server.protocol.table_info import SeatInfo
from gloaming.server.protocol.wire import Wire


class UndoState(Wire, frozen=True):
    """The undo that is possible or requested. seat: whose last choice it would undo; free: whether it needs no consent.

    asked: whether consent is being requested; request: the number of the request for `AnswerUndo`, 0 for none; agreed:
    the seats that have agreed; needed: the seats that have not answered.
    """

    seat: int
    free: bool
    asked: bool = False
    request: int = 0
    agreed: list[int] = []
    needed: list[int] = []


class Scene(Wire, frozen=True):
    """The table at a scene or an earlier prompt, after `event_count` events."""

    event_count: int
    view: dict[str, Any]


class ClockInfo(Wire, frozen=True):
    """The clocks of a table. choice, total: the time limits in seconds; running: the seat whose clock runs.

    choice_left: seconds left for the open prompt, None without such a limit; left: seconds left for each seat in the
    whole match, empty without such a limit.
    """

    choice: int
    total: int
    running: int | None
    choice_left: float | None
    left: list[float]


class EarlyEnd(Wire, frozen=True):
    """The end of a match that did not end by its rules. winners: the seats that win by it.

    why: "agreed" (by all, without a result), "closed" (by the opener before it began), "resigned" (nobody is left to
    play) or "server" (by the operator).
    """

    why: Literal["agreed", "closed", "resigned", "server"]
    winners: list[int] = []


class EndOffer(Wire, frozen=True):
    """A seat's offer to end the match without a result. request: its number, for `AnswerEnd`.

    needed: the seats that have not answered.
    """

    seat: int
    request: int
    needed: list[int]


class DiceInfo(Wire, frozen=True):
    """How the players contribute to the key of the dice, so that nobody can choose it alone.

    promised: by seat, the SHA-256 of its share, "" for none; mixing: everybody has sat down, and the match begins once
    all shares are revealed, or after ten seconds; wanted: you have to reveal yours now, with `RevealShare`.
    taken: the seats whose shares are in the key; left_out: the seats that did not reveal theirs in time.
    server, shown: the server's share and those of the seats, once the match is over. The key is the SHA-256 of these in
    this order; `commitment` is a commitment to the server's share.
    """

    promised: list[str]
    mixing: bool = False
    wanted: bool = False
    taken: list[int] = []
    left_out: list[int] = []
    server: str = ""
    shown: list[str] = []


class TableUpdate(Wire, frozen=True, tag="table-update", tag_field="type"):
    """The whole state of a table, as far as you may know it. It is sent after each change.

    seq: counts up with each change, also across restarts of the server.
    table, game: their ids. seat: yours, None for a spectator. seats: all seats.
    view: the game's own view of the position for you; its types are generated for each game.
    since, events: the events from number `since`, at most 300. event_count: how many there are in all. The first update
    of a connection has the newest ones, and so has the first after an undo: its events replace all earlier ones. Use
    RequestEarlierEvents for older ones, and Sync for newer ones.
    waiting_for: the seat to move. Before the match begins: the next seat that needs a player or has to reveal its
    share of the dice; `question` is "" then, and everyone has a spectator's view.
    question: the open prompt's text. prompt: the prompt with its options, if it is yours. rqid: the prompt's number,
    also if it is another player's; 0 once the match is over.
    run: changes when the server restarts.
    undo: the undo that is possible or requested, if any. undone: how many undos there were; hints: how many hints each
    seat has taken. Both are noted in the result.
    commitment: to the key of the dice or, if players contribute, to the server's share of it; "" for a chosen seed.
    key: the key, once the match is over; that of a daily challenge stays secret for one more day. dice: the players'
    contributions, if any.
    packs: that the match is played with.
    lesson: the lesson or challenge that is played. daily: the day of the daily challenge, "" for none.
    scenes: the table at the latest scenes and prompts among these events.
    reason: of the result, addressed to you; "" while the match is running.
    campaign: as in TableInfo. next_matches: the matches that can follow, once this one is over, for people who sit
    here.
    next_match: the table of the next match, "" for none. party: the state of the campaign's party, in lines.
    ended: how the match ended, if not by its rules. offer: an open offer to end it.
    clock: None without time limits. listed: as in CreateTable.
    branch_point: the number of choices in the original match at which this one branches off, None: it starts afresh.
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
    rqid: int = 0
    run: str = ""
    undo: UndoState | None = None
    undone: int = 0
    hints: list[int] = []
    commitment: str = ""
    key: str = ""
    packs: PacksInfo | None = None
    lesson: LessonProgress | None = None
    daily: str = ""
    scenes: list[Scene] = []
    reason: str = ""
    campaign: str = ""
    next_matches: list[str] = []
    next_match: str = ""
    party: list[str] = []
    ended: EarlyEnd | None = None
    offer: EndOffer | None = None
    dice: DiceInfo | None = None
    clock: ClockInfo | None = None
    listed: bool = False
    branch_point: int | None = None
    event_count: int = 0
