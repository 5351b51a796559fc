"""What goes over the wire. The page's types are generated from this module.

Over HTTP: games, content and rules; tables opened, listed and joined. Over the socket of a table: `TableUpdate` out, whole,
each time anything changes; `Choose`, `WhyNot`, `Hint` and `Sync` in, each answered.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Word = Annotated[str, msgspec.Meta(max_length=64)]
MessageId = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[!-~][ -~]*\Z")]
"""The client's own id of a message, by which it is known when it is sent again: printable ASCII, no space first."""

Count = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Seed = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything on the wire: unknown fields are refused."""


# Over HTTP


class BotInfo(Wire, frozen=True):
    """A bot that can take a seat: its spec, as in `seats` of CreateTable, and what to call it.

    level: 1 (easy) to 4 (hardest) for the four levels; 0 for a bot asked for by kind and budget.
    """

    spec: str
    name: str
    help: str = ""
    level: int = 0


class StyleInfo(Wire, frozen=True):
    """A way to play that bots of a level can have, after a colon: `hard:fighter`. help: what it likes."""

    id: str
    help: str


class PacksInfo(Wire, frozen=True):
    """The packs that a game is played with. titles: in their order; fingerprint: of the cards, as rules read them."""

    titles: list[str]
    fingerprint: str


class GameInfo(Wire, frozen=True):
    """A game to choose. options: the set-up options, as forms need them: id, name, help, default, kind.

    packs: those that the server adds to it, None for the game as it is sold; lessons, challenges: their ids; styles:
    those that bots of a level can have.
    """

    id: str
    title: str
    summary: str
    least_seats: int
    most_seats: int
    least_minutes: int
    most_minutes: int
    options: list[dict[str, Any]]
    bots: list[BotInfo]
    packs: PacksInfo | None = None
    lessons: list[str] = []
    challenges: list[str] = []
    styles: list[StyleInfo] = []


class ContentEntry(Wire, frozen=True):
    """A card, room or other entry of a game. facts: its numbers, by name.

    pieces: the ids of its copies, as views, events and options name them.
    """

    id: str
    kind: str
    name: str
    copies: int
    source: str
    text: str
    rule: str
    facts: dict[str, Any]
    pieces: list[str]


class ClauseInfo(Wire, frozen=True):
    """A clause of a game's rules. rule: its text without what was ruled where the rulebook leaves doubt."""

    id: str
    chapter: str
    text: str
    rule: str


Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
MaybeDigest = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{64})?\Z")]


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


class StartLesson(Wire, frozen=True):
    """POST /api/lessons: sit down alone to a lesson or challenge of a game; answered with TableInfo."""

    game: Word
    lesson: Word


class PartInfo(Wire, frozen=True):
    """A part of a turn, or a thing on the table. mark: the page's picture for it; rule: a clause's id."""

    title: str
    text: str
    mark: str
    rule: str


class HowToPlayInfo(Wire, frozen=True):
    """A game on one screen. goal; turn: its parts; end: how it is won and lost; marks: what pictures mean; tips."""

    goal: str
    turn: list[PartInfo]
    end: list[str]
    marks: list[PartInfo]
    tips: list[str]


class StepInfo(Wire, frozen=True):
    """What the guide says once so many choices have been made (`at`, by all seats). point: ids of pieces."""

    at: int
    say: str
    point: list[str]


class RemarkInfo(Wire, frozen=True):
    """What the guide says when an event of this verb happens for the first time after its own steps."""

    event: str
    say: str


class LessonInfo(Wire, frozen=True):
    """A match with a guide. of, events: choices and events of its guided part."""

    id: str
    title: str
    summary: str
    of: int
    events: int
    steps: list[StepInfo]
    remarks: list[RemarkInfo]


class ChallengeInfo(Wire, frozen=True):
    """A position and an aim. hint: what helps, told on request."""

    id: str
    title: str
    summary: str
    hint: str


class TeachingInfo(Wire, frozen=True):
    """GET /api/games/ID/teaching: all that a game teaches. No lessons and challenges where packs are added."""

    how_to_play: HowToPlayInfo
    lessons: list[LessonInfo]
    challenges: list[ChallengeInfo]


MARKS = ("", "raven", "moth", "key", "moon", "skull", "candle", "cat", "web", "eye", "bell", "rose", "hand")
"""The marks that people may choose; "": none."""


class Profile(Wire, frozen=True):
    """GET and POST /api/me: what one is called. name: "" for the seat's; mark: one of MARKS."""

    name: Word = ""
    mark: Word = ""


class QrCode(Wire, frozen=True):
    """A QR code of size x size squares. path: its dark ones as an SVG path, to be stroked with the width 1."""

    size: int
    path: str


class Invite(Wire, frozen=True):
    """A one-time code for a seat, given to the opener on request; a new one makes the old one void.

    links: by which others can follow it, the best first; none where only the server's own machine reaches the server.
    qr: of the first link.
    """

    seat: int
    code: str
    links: list[str] = []
    qr: QrCode | None = None


class TransferCode(Wire, frozen=True):
    """POST /api/me/transfer: a one-time code by which another device becomes who one is. seconds: how long it is good for.

    links, qr: as in Invite.
    """

    code: str
    seconds: int
    links: list[str] = []
    qr: QrCode | None = None


class SessionInfo(Wire, frozen=True):
    """GET /api/me/sessions: a browser that is signed in as oneself.

    browser: in a few words, "" for an unknown one; began: Unix time, 0 for all browsers together that have been
    signed in since before they were told apart; seen: Unix time; here: whether it is the one that asks.
    """

    id: str
    browser: str
    began: float
    seen: float
    here: bool = False


class EndSession(Wire, frozen=True):
    """POST /api/me/sessions: sign a browser out; answered with those that are left. id: "" for all but this one."""

    id: Word = ""


class PasskeyInfo(Wire, frozen=True):
    """GET /api/me/passkeys: a passkey of oneself. host: where it is good; made, used: Unix time, 0: never."""

    id: str
    name: str
    host: str
    made: float
    used: float = 0.0


class PasskeyOptions(Wire, frozen=True):
    """POST /api/me/passkeys/ask and /api/passkeys/ask: what the browser is to be asked for, as WebAuthn's JSON."""

    options: dict[str, Any]


class RegisterPasskey(Wire, frozen=True):
    """POST /api/me/passkeys: keep a passkey that the browser has made, as WebAuthn's JSON; answered with PasskeyInfo.

    name: by which one knows it, "" for that of the browser.
    """

    credential: dict[str, Any]
    name: Word = ""


class SignInWithPasskey(Wire, frozen=True):
    """POST /api/passkeys/use: become whose passkey it is; answered with Profile. credential: as WebAuthn's JSON."""

    credential: dict[str, Any]


class RemovePasskey(Wire, frozen=True):
    """POST /api/me/passkeys/remove: answered with those that are left."""

    id: Annotated[str, msgspec.Meta(max_length=2000)]


class UseTransferCode(Wire, frozen=True):
    """POST /api/me/transfer/use: become who gave the code; answered with Profile. The code is spent.

    POST /api/me/transfer/owner: who gave it; answered with Profile. The code stays good.
    """

    code: Word


class CreateInvite(Wire, frozen=True):
    """POST /api/tables/ID/invites: a code for a free human seat. Only the opener may ask; answered with Invite."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]


class AcceptInvite(Wire, frozen=True):
    """POST /api/join: sit down by a code; answered with TableInfo. The code is spent. promise: as in CreateTable."""

    code: Word
    promise: MaybeDigest = ""


class InviteInfo(Wire, frozen=True):
    """POST /api/invitation with AcceptInvite: what a code invites to, before it is spent.

    by: what the opener is called, "" for no name; seat: where one would sit; seats: all of them.
    """

    game: str
    title: str
    by: str
    seat: int
    seats: list[SeatInfo]


class PlayerResult(Wire, frozen=True):
    """A player of a match that is over. kind: a bot's spec, or "human"; name: what the seat was called."""

    kind: str
    name: str
    won: bool
    score: int


class ResultInfo(Wire, frozen=True):
    """A match that somebody has played to its end, at a seat of their own.

    ended: Unix time; place: 1 for who has won; measures: what it is compared by, by name; by: what it is counted apart
    by, title and name; hints, undone: how many hints were taken and choices taken back; seeded: whether its seed was
    chosen; daily: the day whose deal it was, "" for none; resigned: given up, which counts as lost.
    """

    table: str
    game: str
    ended: float
    seat: int
    players: list[PlayerResult]
    won: bool
    place: int
    reason: str
    measures: dict[str, int] = {}
    by: dict[str, str] = {}
    hints: int = 0
    undone: int = 0
    seeded: bool = False
    daily: str = ""
    resigned: bool = False


class MatchTally(Wire, frozen=True):
    """Matches of one kind. unaided: won without hints, undone choices or a chosen seed."""

    name: str
    played: int
    won: int
    unaided: int


class TallyGroup(Wire, frozen=True):
    """The matches of a game, counted apart by something."""

    title: str
    tallies: list[MatchTally]


class GameStatistics(Wire, frozen=True):
    """A game as somebody has played it. learned: id and title of lessons and challenges done, which are no matches."""

    game: str
    all: MatchTally
    counted: list[TallyGroup]
    learned: dict[str, str]


class ResultList(Wire, frozen=True):
    """GET /api/results: what one has played. results: the newest, the last first; games: over all that are kept."""

    results: list[ResultInfo]
    games: list[GameStatistics]


class StartDaily(Wire, frozen=True):
    """POST /api/daily: sit down to a game's deal of the day, or to one's try of it; answered with TableInfo.

    day: as in DailyInfo, "" for today; where another day has begun meanwhile, the request is refused.
    """

    game: Word
    day: Word = ""


class DailyResult(Wire, frozen=True):
    """How somebody has fared with a deal of the day.

    rank: 1 for the best, the same for equals; name: "" for who has chosen none.
    """

    rank: int
    name: str
    mark: str
    you: bool
    won: bool
    place: int
    measures: dict[str, int]


class DailyResults(Wire, frozen=True):
    """The results of a deal of the day, the best first. unfinished: tries that have not been played to their end."""

    day: str
    results: list[DailyResult]
    unfinished: int


class DailyInfo(Wire, frozen=True):
    """GET /api/daily/GAME: the deal of the day (in universal time), the same for everybody of this server.

    seats: as in CreateTable; options: those that were drawn for the day; table: one's own try of it, None: not begun;
    over: whether that has ended; days: today and yesterday.
    """

    game: str
    day: str
    seats: list[str]
    options: dict[str, str]
    table: str | None
    over: bool
    days: list[DailyResults]


class StartNextMatch(Wire, frozen=True):
    """POST /api/tables/ID/sequel: play the match that follows one that is over, with all who sit there.

    number: of `next_matches` of TableUpdate, from 0; the table is opened once, whoever asks first, and who then asks for another
    match is refused. Answered with TableInfo. promise: as in CreateTable, of who asks first.
    """

    number: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    promise: MaybeDigest = ""


class ImportCampaign(Wire, frozen=True):
    """POST /api/campaigns: open a table for a campaign that was kept as a file; answered with TableInfo.

    number: which of the matches that may be next, from 0. GET /api/tables/ID/campaign gives such a file.
    """

    campaign: dict[str, Any]
    number: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0


class ImportRecord(Wire, frozen=True):
    """POST /api/records: look at the record of a match; answered with TableInfo of a table that is over."""

    record: dict[str, Any]


class SendReport(Wire, frozen=True):
    """POST /api/tables/ID/report: save record and step with what went wrong; answered with ReportReceipt."""

    words: Annotated[str, msgspec.Meta(max_length=512)]


class ReportReceipt(Wire, frozen=True):
    """What to quote when asking about a report."""

    id: str


class TableInfo(Wire, frozen=True):
    """A table one opened or sits at. seat: None for a spectator; opener: whether it is you; touched: Unix time.

    yours: the match waits for your choice; packs: those that it is played with. campaign: what the match of a campaign
    plays, "" where it stands for itself; next_match: the table of the match that follows it, "" for none. problem: why it
    cannot be opened, or may not be, since the rules have changed; "" for most.
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


class ReplayFrame(Wire, frozen=True):
    """GET /api/tables/ID/replay/N, once the match is over: the table as you saw it when N choices had been made.

    of: how many choices were made in all; event_count: how many events there had been; waiting_for, question: who was
    to choose then, and what.
    """

    number: int
    of: int
    event_count: int
    view: dict[str, Any]
    waiting_for: int | None
    question: str


class StartBranch(Wire, frozen=True):
    """POST /api/tables/ID/onward: play on from a moment of a match that is over; answered with TableInfo.

    Only who may have its record may do so. number: the choices that had been made; seat: yours, from whose knowledge
    then the new match begins: the rest is dealt anew. level: the spec of the bots in the other seats; promise: as in
    CreateTable.
    """

    number: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    level: Word = "medium"
    promise: MaybeDigest = ""


class AnalyzedChoice(Wire, frozen=True):
    """A choice of a match that is over. where: the turn or phase, "" where the choice itself begins it.

    said: what was asked, and what was chosen, in words without a full stop.
    """

    seat: int
    where: str
    said: str


class AnalysisInfo(Wire, frozen=True):
    """GET /api/tables/ID/analysis, once the match is over: who stood how after each choice.

    win_probabilities: each seat's chance to win, 0 to 1, by moment: one more than there are choices; turning_points: the numbers,
    from 0, of the choices after which somebody's chance changed most, in their order.
    """

    win_probabilities: list[list[float]]
    choices: list[AnalyzedChoice]
    turning_points: list[int]


class BetterChoice(Wire, frozen=True):
    """What would have been better than choice `number`, counted from 0, by what its seat could know then.

    gain: by how much it raises the chance to win, 0 to 1; error: the standard error of that.
    """

    number: int
    label: str
    gain: float
    error: float


class BetterChoices(Wire, frozen=True):
    """GET /api/tables/ID/better/SEAT, once the match is over: what a bot would have done better at that seat.

    looked: how many of the seat's choices were looked into, those that cost it most.
    """

    looked: int
    better: list[BetterChoice]


class SeatInfo(Wire, frozen=True):
    """A seat. kind: its bot's spec, or "human"; taken: whether anyone sits there.

    name: what to call it; plays: what its bot is called, which stands in the name, too; manner: how that plays; called:
    the name that its person has chosen, "" for none; mark: one of MARKS; style: of its bot, "" for none.
    present: whether its person has the table open; replaceable: the person has been away so long, with the others
    waiting, that a bot may be asked in; substitute: a bot plays for the person, who may take the seat back; resigned: a
    bot plays for the person to the end. person: who sits there, as `RemovePlayer` names them: an id of this table alone, ""
    for nobody and once the match has begun.
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


class Problem(Wire, frozen=True):
    """Why a request was refused: error names the kind, message says what would be right."""

    error: str
    message: str


# From the server, on the socket of a table


class OptionInfo(Wire, frozen=True, omit_defaults=True):
    """An option: its label, and the ids of the pieces and places it points at. odds: of its dice, "" without any.

    detail: what stands in brackets at the label's end; short: the label without that, "" where there is no detail;
    group: the name of the place it is about, where a question may have several of a place; within: what it is called
    beside that name, or beside the question where it has none; folded: the heading under which it waits until one opens
    that, "" for none.

    likely: its price and likely result in a few words, as far as the label does not say them; goes_on: whether it does
    nothing but go on; beside: whether it answers nothing, and the question stays open.
    """

    option: list[Any]
    label: str
    pieces: list[str]
    odds: str = ""
    likely: str = ""
    goes_on: bool = False
    beside: bool = False
    detail: str = ""
    short: str = ""
    group: str = ""
    within: str = ""
    folded: str = ""


class LinkInfo(Wire, frozen=True):
    """Words of a text that name pieces: from letter `at` up to `end`."""

    at: int
    end: int
    pieces: list[str]


class Prompt(Wire, frozen=True):
    """A question to you, and what asks it. rqid: to be given back with the choice; links: the name of what asks.

    rule: a clause's id; topic: what that clause is about.
    """

    rqid: int
    prompt: str
    rule: str
    options: list[OptionInfo]
    topic: str = ""
    links: list[LinkInfo] = []


class EventInfo(Wire, frozen=True, omit_defaults=True):
    """What happened, as you know it. seat: who acts; links: the names of pieces in the text.

    begins: whether a turn or phase begins with it; scene: the title under which it is staged, "" for what is told in
    passing.
    """

    number: int
    event: list[Any]
    text: str
    pieces: list[str]
    seat: int | None = None
    links: list[LinkInfo] = []
    begins: bool = False
    scene: str = ""


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


class LessonProgress(Wire, frozen=True):
    """The lesson or challenge of a table. made: choices so far, by all seats.

    option: what the guide asks the open question's seat to take, None: nothing; left: whether the guide was left;
    aim: of a challenge: "open", "reached" or "missed"; "" for a lesson.
    """

    id: str
    made: int
    option: int | None
    left: bool
    aim: str


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
    `since`, at most 300; event_count: how many there were in all. The first update of a connection has the newest, and so
    has the first after an undo, whose events take the place of all that came before; Earlier asks for those before
    them, Sync for those after. waiting_for: the seat that has to choose, or, before the match begins, to be taken:
    until then `question` is "", and everybody sees what a spectator sees. prompt: the question,
    when it is yours. run: changes when the server has restarted. undo: the choice that could be taken back, if any;
    undone: how many choices have been, which marks the result, as do the hints that each seat has taken (`hints`).
    commitment: to the key of the dice or, where people add to it, to the server's share of it ("" for a chosen seed);
    key: the key, once the match is over; dice: what people add to it, if anything. packs: those that the match is
    played with. scenes: the table at scenes and questions that lie among those events, the last few of them. lesson:
    the lesson or challenge that it is; daily: the day whose deal it is, "" for none: its key stays secret for a day
    longer. reason: that of the result, said to you, "" while the match goes on. campaign: as in TableInfo; next_matches:
    what may follow the match, now that it is over, for who sits here;
    next_match: the table at which it has been followed, "" for none; party: how it stands with the party then, in lines.
    ended: how it has ended, where its rules did not end it: then it waits for nobody; offer: to end it.
    rqid: of the open question, whoever has to choose, by which `SubstituteBot` names it; 0 once the match is over.
    clock: None where there is none; listed: as in CreateTable. branch_point: how many choices had been made in the match from
    which this one was played on, None: it begins at the start of the game.
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


# To the server


class Choose(Wire, frozen=True, tag="choose", tag_field="type"):
    """Take an option of the question `rqid`. id: the client's own, the same when it is sent again."""

    id: MessageId
    rqid: Count
    option: Count


class WhyNot(Wire, frozen=True, tag="why-not", tag_field="type"):
    """Why can this piece or place not be chosen now?"""

    id: MessageId
    piece: Word


class Hint(Wire, frozen=True, tag="hint", tag_field="type"):
    """What would a bot do at the question `rqid`, which is mine? Answered with HintResult, and counted; or with ChoiceResult."""

    id: MessageId
    rqid: Count


class Sync(Wire, frozen=True, tag="sync", tag_field="type"):
    """Send me everything, with the events from number `since`, at most 300: ask again for those after them."""

    since: Count


class RequestEarlierEvents(Wire, frozen=True, tag="request-earlier-events", tag_field="type"):
    """Send me the events before number `before`, at most 300. Answered with EventBatch; ask for one part at a time."""

    id: MessageId
    before: Count


class RequestUndo(Wire, frozen=True, tag="request-undo", tag_field="type"):
    """Undo my last choice: at once where that is free, else ask the others.

    undone: as in TableUpdate, when this was asked; if choices have been undone since, it is stale. None: undo in any case.
    """

    id: MessageId
    undone: Count | None = None


class AnswerUndo(Wire, frozen=True, tag="answer-undo", tag_field="type"):
    """Agree to undo, or refuse. request: that which is meant, as in UndoState; an answer to an earlier one is stale."""

    id: MessageId
    request: Count
    agree: bool


class SubstituteBot(Wire, frozen=True, tag="substitute-bot", tag_field="type"):
    """Let a bot play for an absent person's seat (any person at the table may ask, once the seat is replaceable).

    rqid: of the question for which the match waits, as in TableUpdate; once that is answered, the message is stale.
    """

    id: MessageId
    seat: Count
    rqid: Count


class ReturnToSeat(Wire, frozen=True, tag="return-to-seat", tag_field="type"):
    """Take my own seat back from the bot that plays for me."""

    id: MessageId


class LeaveGuide(Wire, frozen=True, tag="leave-guide", tag_field="type"):
    """Play on as I like, without the guide of the lesson."""

    id: MessageId


class SendPhrase(Wire, frozen=True, tag="send-phrase", tag_field="type"):
    """Say something to all at the table; only who sits there may."""

    id: MessageId
    phrase: Phrase


class Resign(Wire, frozen=True, tag="resign", tag_field="type"):
    """Give my seat up for good: it counts as lost, and a bot plays on."""

    id: MessageId


class OfferEnd(Wire, frozen=True, tag="offer-end", tag_field="type"):
    """Offer the others to end the match without a result; who plays with bots alone ends it by that."""

    id: MessageId


class AnswerEnd(Wire, frozen=True, tag="answer-end", tag_field="type"):
    """Agree to the offer to end the match, or refuse it; refusing one's own takes it back.

    request: the offer that is meant, as in EndOffer; an answer to an earlier one is stale.
    """

    id: MessageId
    request: Count
    agree: bool


class Leave(Wire, frozen=True, tag="leave", tag_field="type"):
    """Get up before the match begins; where its opener does, the table is closed."""

    id: MessageId


class RemovePlayer(Wire, frozen=True, tag="remove-player", tag_field="type"):
    """Free a seat before the match begins; its person does not sit down here again. Only the opener may.

    person: who is meant, as in SeatInfo; where another person sits there by now, the message is stale.
    """

    id: MessageId
    seat: Count
    person: Word


class RevealShare(Wire, frozen=True, tag="reveal-share", tag_field="type"):
    """Show the share of the dice that I promised, now that it is wanted."""

    id: MessageId
    share: Digest


class Ping(Wire, frozen=True, tag="ping", tag_field="type"):
    """Answer with a Pong, so that I notice when the network has silently dropped the connection.

    A browser's page cannot send a WebSocket ping. Send no more than one every three seconds.
    """


ToTable = (
    Choose
    | WhyNot
    | Hint
    | Sync
    | RequestEarlierEvents
    | RequestUndo
    | AnswerUndo
    | SubstituteBot
    | ReturnToSeat
    | LeaveGuide
    | SendPhrase
    | Resign
    | OfferEnd
    | AnswerEnd
    | Leave
    | RemovePlayer
    | RevealShare
)
"""What the table answers; the socket alone answers a Ping."""

ToServer = ToTable | Ping
