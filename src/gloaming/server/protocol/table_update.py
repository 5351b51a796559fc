"""The complete state of a table, sent over the table's WebSocket after each change."""

from __future__ import annotations

from typing import Any, Literal

from gloaming.server.protocol.game_info import PacksInfo
from gloaming.server.protocol.lesson_info import LessonProgress
from gloaming.server.protocol.prompt_info import EventInfo, Prompt
from gloaming.server.protocol.table_info import SeatInfo
from gloaming.server.protocol.wire import Wire


class UndoState(Wire, frozen=True):
    """The undo that a player can make, or has requested.

    seat: the seat whose last choice is undone.
    free: whether the undo needs no consent.
    asked: whether the seat has requested the undo.
    request: the number of the request, to be sent in `AnswerUndo`; 0 if there is no request.
    agreed: the seats that have agreed to the request.
    needed: the seats that have not answered the request.
    """

    seat: int
    free: bool
    asked: bool = False
    request: int = 0
    agreed: list[int] = []
    needed: list[int] = []


class Scene(Wire, frozen=True):
    """The view of an earlier position, after an event or at a prompt.

    event_count: the number of events before the position.
    """

    event_count: int
    view: dict[str, Any]


class ClockInfo(Wire, frozen=True):
    """The clocks of a table.

    choice: the time limit for each choice in seconds, 0 for none.
    total: the time limit for each seat in the whole match in seconds, 0 for none.
    running: the seat whose clock runs, None if no clock runs.
    choice_left: the seconds left for the open prompt, None without a limit for choices.
    left: the seconds left in the match for each seat, empty without a limit for the match.
    """

    choice: int
    total: int
    running: int | None
    choice_left: float | None
    left: list[float]


class StandingAnswer(Wire, frozen=True):
    """Your standing answer, at tables with several people.

    The server gives it for you to questions such as "Do something about this damage?" after some seconds, whether or
    not you could do something else, so that the pause discloses nothing.

    on: whether the server gives it.
    option: the index of the option that it takes at the open prompt, None if the prompt is not such a question.
    seconds: the seconds from the start of the question until the server takes the option.
    """

    on: bool
    option: int | None = None
    seconds: float = 0.0


class EarlyEnd(Wire, frozen=True):
    """The end of a match that did not end by its rules.

    why: "agreed" if all players agreed to end it, "closed" if the opener closed the table before the match began,
    "resigned" if a resignation ended it, "server" if the operator ended it, "pack" if a pack of the workshop with which
    it was played broke the rules, "removed" if the operator removed such a pack.
    winners: the seats that win because of the early end.
    """

    why: Literal["agreed", "closed", "resigned", "server", "pack", "removed"]
    winners: list[int] = []


class EndOffer(Wire, frozen=True):
    """A player's offer to end the match without a result.

    seat: the seat that made the offer.
    request: the number of the offer, to be sent in `AnswerEnd`.
    needed: the seats that have not answered the offer.
    """

    seat: int
    request: int
    needed: list[int]


class DiceInfo(Wire, frozen=True):
    """The contributions of the players to the dice key, the secret that determines the dice and the deal of the match.

    Because of the contributions, nobody can choose the key alone. The key is the SHA-256 of the server's share followed
    by the revealed shares of the seats.

    promised: for each seat, the SHA-256 of the seat's share, "" for none.
    mixing: whether everybody has sat down, so that the match begins once all shares are revealed, or after ten seconds.
    wanted: whether you have to reveal your share now, with `RevealShare`.
    taken: the seats whose shares are part of the key.
    left_out: the seats that did not reveal their shares in time.
    server: the server's share, published once the match is over. `commitment` of TableUpdate is a commitment to it.
    shown: the shares of the seats, published once the match is over.
    """

    promised: list[str]
    mixing: bool = False
    wanted: bool = False
    taken: list[int] = []
    left_out: list[int] = []
    server: str = ""
    shown: list[str] = []


class LobbyInfo(Wire, frozen=True):
    """What the beginning of a match waits for. Until then nothing is dealt.

    needs_ready: whether people have to say that they are ready with SetReady.
    free: the empty seats.
    unready: the seats of people who are not ready.
    """

    needs_ready: bool
    free: list[int]
    unready: list[int]


class TableUpdate(Wire, frozen=True, tag="table-update", tag_field="type"):
    """The whole state of a table, without what is hidden from you. The server sends it after each change.

    The first update of a connection contains the newest events. The first update after an undo does so, too, and its
    events replace all events received before. Use RequestEarlierEvents for older events and Sync for newer ones.

    seq: a number that increases with each change, also across restarts of the server.
    table: the id of the table.
    game: the id of the game.
    seat: your seat, None if you are a spectator.
    seats: all seats.
    view: the position as you see it, in a format that each game defines; empty while `lobby` is set.
    since: the number of the first event in `events`.
    events: consecutive events, at most 300.
    waiting_for: the seat to move. Before the match begins, it is the next seat that needs a player, is not ready or has
    to reveal its share of the dice key; `question` is "" then.
    question: the text of the open prompt, also if it is another player's.
    prompt: the open prompt with its options if you have to answer it, otherwise None.
    rqid: the number of the open prompt, also if it is another player's; 0 once the match is over.
    run: an id that changes when the server restarts.
    undo: the undo that is possible or requested, if any.
    undone: the number of undos so far, which the result records.
    hints: the number of hints that each seat has taken, which the result records.
    commitment: the commitment to the dice key or, if players contribute to the key, to the server's share; ""
    for a chosen seed.
    key: the dice key once the match is over, "" before. The key of a daily challenge stays secret for one more
    day.
    packs: the packs with which the match is played.
    lesson: the progress of the lesson or challenge, None for other matches.
    daily: the day of the daily challenge, "" for none.
    scenes: the views at the latest events and prompts among `events`.
    reason: the reason for the result, addressed to you; "" while the match is running.
    campaign: what the match plays in its campaign, "" for a match outside a campaign.
    next_matches: the names of the matches with which the campaign can continue once this match is over; empty for
    spectators.
    next_match: the id of the table of the next match in the campaign, "" for none.
    party: the state of the campaign's party once the match is over, one text per line; empty for spectators.
    ended: how the match ended, None unless it ended before the end that its rules define.
    offer: the open offer to end the match, if any.
    dice: the players' contributions to the dice key, None if there are none.
    clock: the clocks, None without time limits.
    listed: whether the table is public and waits for players.
    branch_point: the number of choices in the original match at which this match branches off, None if it is not a
    branch.
    event_count: the number of events in the match so far.
    standing: your standing answer, None if there is none.
    lobby: what the beginning of the match waits for at a table for several people, None once it has begun. If the match
    was ended before it began, `lobby` is still set.
    chat: whether you can write to the people at the table with SendChat.
    chat_on: whether the host allows the chat.
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
    standing: StandingAnswer | None = None
    lobby: LobbyInfo | None = None
    chat: bool = False
    chat_on: bool = True
