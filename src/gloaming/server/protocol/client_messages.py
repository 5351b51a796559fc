"""Messages to the server on the socket of a table."""

from __future__ import annotations

from gloaming.server.protocol.server_messages import Phrase
from gloaming.server.protocol.wire import Count, Digest, MessageId, Wire, Word


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
    """What would a bot do at the question `rqid`, which is mine? Answered with HintResult, and counted; or with
    ChoiceResult."""

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

    undone: as in TableUpdate, when this was asked; if choices have been undone since, it is stale. None: undo in any
    case.
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
