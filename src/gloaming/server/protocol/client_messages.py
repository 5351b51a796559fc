"""Messages from the client to the server, over the WebSocket of a table."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from gloaming.server.protocol.server_messages import Phrase
from gloaming.server.protocol.table_info import Activity
from gloaming.server.protocol.wire import Count, Digest, MaybeDigest, MessageId, Wire, Word

MOST_CHAT_LETTERS: Final = 300

ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_CHAT_LETTERS)]


class Choose(Wire, frozen=True, tag="choose", tag_field="type"):
    """Take an option of the open question.

    id: an id chosen by the client. Use the same id if you send the message again, so that it is executed only once.
    rqid: the number of the question, as in Prompt.
    option: the index of the option in the prompt, from 0.
    """

    id: MessageId
    rqid: Count
    option: Count


class WhyNot(Wire, frozen=True, tag="why-not", tag_field="type"):
    """Ask why a piece or place cannot be chosen now. Answered with WhyNotResult.

    piece: the id of the piece or place.
    """

    id: MessageId
    piece: Word


class Hint(Wire, frozen=True, tag="hint", tag_field="type"):
    """Ask which option a bot would take at the open question, which must be addressed to you.

    The answer is HintResult, and the hint is counted. If there is no hint, the answer is ChoiceResult.

    rqid: the number of the question, as in Prompt.
    """

    id: MessageId
    rqid: Count


class Sync(Wire, frozen=True, tag="sync", tag_field="type"):
    """Ask for a TableUpdate with at most 300 events. To get later events, ask again with a higher number.

    since: the number of the first event wanted.
    """

    since: Count


class RequestEarlierEvents(Wire, frozen=True, tag="request-earlier-events", tag_field="type"):
    """Ask for earlier events, at most 300. Answered with EventBatch.

    Wait for the answer before you send another request.

    before: the number of the event before which the wanted events end.
    """

    id: MessageId
    before: Count


class RequestUndo(Wire, frozen=True, tag="request-undo", tag_field="type"):
    """Undo your last choice: at once if no consent is needed, otherwise after the other players agree.

    undone: the value of `undone` in the TableUpdate that you saw. If choices have been undone since then, the answer is
    "stale". With None, the undo is made or requested in any case.
    """

    id: MessageId
    undone: Count | None = None


class AnswerUndo(Wire, frozen=True, tag="answer-undo", tag_field="type"):
    """Agree to the undo that another player requests, or refuse it.

    request: the number of the undo request, as in UndoState. An answer to an earlier request is "stale".
    """

    id: MessageId
    request: Count
    agree: bool


class SubstituteBot(Wire, frozen=True, tag="substitute-bot", tag_field="type"):
    """Let a bot play for an absent person.

    Anyone at the table may send this once SeatInfo marks the seat as `replaceable`.

    seat: the seat of the absent person.
    rqid: the number of the open question, as in TableUpdate. Once the question is answered, the message is "stale".
    """

    id: MessageId
    seat: Count
    rqid: Count


class ReturnToSeat(Wire, frozen=True, tag="return-to-seat", tag_field="type"):
    """Take your seat back from its substitute bot."""

    id: MessageId


class LeaveGuide(Wire, frozen=True, tag="leave-guide", tag_field="type"):
    """Leave the guide of a lesson, so that you can choose any option."""

    id: MessageId


class SetStandingAnswer(Wire, frozen=True, tag="set-standing-answer", tag_field="type"):
    """Turn your standing answer on or off, as described in StandingAnswer. It is on at first."""

    id: MessageId
    on: bool


class SendPhrase(Wire, frozen=True, tag="send-phrase", tag_field="type"):
    """Send a prepared phrase to everyone at the table. Spectators cannot send phrases."""

    id: MessageId
    phrase: Phrase


class SendChat(Wire, frozen=True, tag="send-chat", tag_field="type"):
    """Write a line to the people who sit at the table. Spectators can neither write nor read it.

    text: at most 300 characters of plain text. Line breaks become spaces; invisible characters are removed.
    """

    id: MessageId
    text: ChatText


class SetChat(Wire, frozen=True, tag="set-chat", tag_field="type"):
    """Turn the chat on or off, for one person or the whole table. Only the person who opened the table may send this.

    on: whether lines can be written from now on.
    seat: the seat of the person who may or may not write, None for all people at the table.
    """

    id: MessageId
    on: bool
    seat: Count | None = None


class SetReady(Wire, frozen=True, tag="set-ready", tag_field="type"):
    """Say that you are ready to begin, or take it back. Nothing is dealt until all seats are taken by ready people.

    promise: your commitment to a share of the dice key, if you have not made one, as in CreateTable; "" for none.
    """

    id: MessageId
    ready: bool
    promise: MaybeDigest = ""


class SetSeat(Wire, frozen=True, tag="set-seat", tag_field="type"):
    """Give an empty seat to a bot, or to a person again, before the match begins.

    Only the person who opened the table may send this.

    kind: the spec of a bot, or "human".
    """

    id: MessageId
    seat: Count
    kind: Word


class StartMatch(Wire, frozen=True, tag="start-match", tag_field="type"):
    """Give all empty seats to bots and be ready, so that the match begins once the other people are ready.

    Only the person who opened the table may send this.

    bot: the spec of the bots.
    """

    id: MessageId
    bot: Word = "medium"


class SetActivity(Wire, frozen=True, tag="set-activity", tag_field="type"):
    """Show the others what you do while the match has not begun, as SeatInfo.activity.

    activity: "" for nothing in particular.
    """

    id: MessageId
    activity: Activity


class Resign(Wire, frozen=True, tag="resign", tag_field="type"):
    """Resign: the match counts as lost for you, and a bot plays your seat to the end."""

    id: MessageId


class OfferEnd(Wire, frozen=True, tag="offer-end", tag_field="type"):
    """Offer to end the match without a result. If all other seats are played by bots, the match ends at once."""

    id: MessageId


class AnswerEnd(Wire, frozen=True, tag="answer-end", tag_field="type"):
    """Agree to an offer to end the match, or refuse it. To withdraw your own offer, refuse it.

    request: the number of the offer, as in EndOffer. An answer to an earlier offer is "stale".
    """

    id: MessageId
    request: Count
    agree: bool


class Leave(Wire, frozen=True, tag="leave", tag_field="type"):
    """Leave the table before the match begins. If you opened the table, the table is closed."""

    id: MessageId


class RemovePlayer(Wire, frozen=True, tag="remove-player", tag_field="type"):
    """Remove a person from a seat before the match begins. The person cannot sit down at this table again.

    Only the person who opened the table may send this.

    seat: the seat of the person.
    person: the id of the person, from SeatInfo. If a different person sits there now, the message is "stale".
    """

    id: MessageId
    seat: Count
    person: Word


class RevealShare(Wire, frozen=True, tag="reveal-share", tag_field="type"):
    """Reveal your share of the dice key when `wanted` is set in DiceInfo.

    share: your 32 bytes in hex, whose SHA-256 you sent as `promise`.
    """

    id: MessageId
    share: Digest


class Ping(Wire, frozen=True, tag="ping", tag_field="type"):
    """Ask for a Pong, so that the client notices when the network has silently dropped the connection.

    Pages in a browser use this message because they cannot send a WebSocket ping. Send at most one every three seconds.
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
    | SetStandingAnswer
    | SendPhrase
    | SendChat
    | SetChat
    | SetReady
    | SetSeat
    | StartMatch
    | SetActivity
    | Resign
    | OfferEnd
    | AnswerEnd
    | Leave
    | RemovePlayer
    | RevealShare
)
"""The messages that the table answers. A Ping is answered by the WebSocket handler without the table."""


ToServer = ToTable | Ping
