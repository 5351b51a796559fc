"""The state of a table, sent over its socket after each change."""

from __future__ import annotations

from typing import Any, Literal

from gloaming.server.protocol.game_info import PacksInfo
from gloaming.server.protocol.lesson_info import LessonProgress
from gloaming.server.protocol.prompt_info import EventInfo, Prompt
from gloaming.server.protocol.table_info import SeatInfo
from gloaming.server.protocol.wire import Wire


class UndoState(Wire, frozen=True):
    """Taking back. seat: whose last choice it is; free: nobody need agree. asked: consent is being asked for;
    agreed: the seats that have given it; needed: those whose word is still missing; request: the number of the request,
    by which `AnswerUndo` names it, 0 where consent is not being asked for.
    """

    seat: int
    free: bool
    asked: bool = False
    request: int = 0
    agreed: list[int] = []
    needed: list[int] = []


class Scene(Wire, frozen=True):
    """The table at a scene or an earlier question, when so many events had happened."""

    event_count: int
    view: dict[str, Any]


class ClockInfo(Wire, frozen=True):
    """The clocks of a table. choice, total: as they were set, in seconds; running: the seat whose clock runs now.

    choice_left: seconds for the open question, None where that is not bounded; left: of each seat in all, none where
    that is not bounded.
    """

    choice: int
    total: int
    running: int | None
    choice_left: float | None
    left: list[float]


class EarlyEnd(Wire, frozen=True):
    """A match that has ended before its rules ended it.

    why: "agreed" (by all, without a result), "closed" (by its opener, before it began), "resigned" (nobody is left to
    play against or for) or "server" (by whoever runs it); winners: the seats that win by that.
    """

    why: Literal["agreed", "closed", "resigned", "server"]
    winners: list[int] = []


class EndOffer(Wire, frozen=True):
    """A seat offers to end the match without a result.

    request: the number of the offer, by which `AnswerEnd` names it; needed: the seats whose word is still missing.
    """

    seat: int
    request: int
    needed: list[int]


class DiceInfo(Wire, frozen=True):
    """What people add to the key of the dice, so that nobody chooses it alone. promised: by seat, "" for nothing.

    mixing: all have sat down, and the match begins once each has shown what they promised, or ten seconds later;
    wanted: you have yet to show yours. taken: the seats whose shares are in the key; left_out: those that promised one
    and did not show it in time. server, shown: all the shares, once the match is over: the key is the SHA-256 of the
    server's, to which `commitment` was told, and of those shown, in the order of seats.
    """

    promised: list[str]
    mixing: bool = False
    wanted: bool = False
    taken: list[int] = []
    left_out: list[int] = []
    server: str = ""
    shown: list[str] = []


class TableUpdate(Wire, frozen=True, tag="table-update", tag_field="type"):
    """All that you may know of the table.

    seq: counts up with every change, also over a restart of the server. view: the game's own. events: those from number
    `since`, at most 300; event_count: how many there were in all. The first update of a connection has the newest, and
    so has the first after an undo, whose events take the place of all that came before; Earlier asks for those before
    them, Sync for those after. waiting_for: the seat that has to choose, or, before the match begins, to be taken:
    until then `question` is "", and everybody sees what a spectator sees. prompt: the question,
    when it is yours. run: changes when the server has restarted. undo: the choice that could be undone, if any;
    undone: how many choices have been, which marks the result, as do the hints that each seat has taken (`hints`).
    commitment: to the key of the dice or, where people add to it, to the server's share of it ("" for a chosen seed);
    key: the key, once the match is over; dice: what people add to it, if anything. packs: those that the match is
    played with. scenes: the table at scenes and questions that lie among those events, the last few of them. lesson:
    the lesson or challenge that it is; daily: the day whose deal it is, "" for none: its key stays secret for a day
    longer. reason: that of the result, said to you, "" while the match goes on. campaign: as in TableInfo;
    next_matches: what may follow the match, now that it is over, for who sits here;
    next_match: the table at which it has been followed, "" for none; party: how it stands with the party then, in
    lines. ended: how it has ended, where its rules did not end it: then it waits for nobody; offer: to end it.
    rqid: of the open question, whoever has to choose, by which `SubstituteBot` names it; 0 once the match is over.
    clock: None where there is none; listed: as in CreateTable. branch_point: how many choices had been made in the
    match from which this one was played on, None: it begins at the start of the game.
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
