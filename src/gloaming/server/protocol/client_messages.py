"""Messages from the client to the server, over the WebSocket of a table."""

from __future__ import annotations

from gloaming.server.protocol.server_messages import Phrase
from gloaming.server.protocol.wire import Count, Digest, MessageId, Wire, Word


class Choose(Wire, frozen=True, tag="choose", tag_field="type"):
    """Take an option of the question `rqid`. id: chosen by the client; send the same id when you send it again."""

    id: MessageId
    rqid: Count
    option: Count


class WhyNot(Wire, frozen=True, tag="why-not", tag_field="type"):
    """Ask why a piece or place cannot be chosen now. Answered with WhyNotResult."""

    id: MessageId
    piece: Word


class Hint(Wire, frozen=True, tag="hint", tag_field="type"):
    """Ask for a hint: what would a bot do at the question `rqid`, which must be yours?

    Answered with HintResult, and counted; or with ChoiceResult if there is no hint.
    """

    id: MessageId
    rqid: Count


class Sync(Wire, frozen=True, tag="sync", tag_field="type"):
    """Ask for a TableUpdate with the events from number `since`, at most 300. Repeat it for the events after those."""

    since: Count


class RequestEarlierEvents(Wire, frozen=True, tag="request-earlier-events", tag_field="type"):
    """Ask for the events before number `before`, at most 300. Answered with EventBatch. Send one request at a time."""

    id: MessageId
    before: Count


class RequestUndo(Wire, frozen=True, tag="request-undo", tag_field="type"):
    """Undo your last choice: at once if that is free, otherwise after the others agree.

    undone: the number from the TableUpdate that you acted on. The message is stale if choices have been undone since.
    None: undo in any case.
    """

    id: MessageId
    undone: Count | None = None


class AnswerUndo(Wire, frozen=True, tag="answer-undo", tag_field="type"):
    """Agree to an undo, or refuse it. request: its number, as in UndoState; an answer to an earlier one is stale."""

    id: MessageId
    request: Count
    agree: bool


class SubstituteBot(Wire, frozen=True, tag="substitute-bot", tag_field="type"):
    """Let a bot play for an absent person. Anyone at the table may send it once the seat is `replaceable`.

    rqid: the number of the open question, as in TableUpdate; once it is answered, the message is stale.
    """

    id: MessageId
    seat: Count
    rqid: Count


class ReturnToSeat(Wire, frozen=True, tag="return-to-seat", tag_field="type"):
    """Take your seat back from its substitute bot."""

    id: MessageId


class LeaveGuide(Wire, frozen=True, tag="leave-guide", tag_field="type"):
    """Leave the guide of a lesson, and play freely."""

    id: MessageId


class SendPhrase(Wire, frozen=True, tag="send-phrase", tag_field="type"):
    """Send a phrase to everyone at the table. Spectators cannot."""

    id: MessageId
    phrase: Phrase


class Resign(Wire, frozen=True, tag="resign", tag_field="type"):
    """Resign: the match counts as lost for you, and a bot plays your seat to the end."""

    id: MessageId


class OfferEnd(Wire, frozen=True, tag="offer-end", tag_field="type"):
    """Offer to end the match without a result. If only bots play with you, the match ends at once."""

    id: MessageId


class AnswerEnd(Wire, frozen=True, tag="answer-end", tag_field="type"):
    """Agree to an offer to end the match, or refuse it. To withdraw your own offer, refuse it.

    request: its number, as in EndOffer; an answer to an earlier offer is stale.
    """

    id: MessageId
    request: Count
    agree: bool


class Leave(Wire, frozen=True, tag="leave", tag_field="type"):
    """Leave the table before the match begins. If you opened the table, it is closed."""

    id: MessageId


class RemovePlayer(Wire, frozen=True, tag="remove-player", tag_field="type"):
    """Remove a person from a seat before the match begins; they cannot sit down here again. Only the opener may send
    it.

    person: their id from SeatInfo; the message is stale if another person sits there now.
    """

    id: MessageId
    seat: Count
    person: Word


class RevealShare(Wire, frozen=True, tag="reveal-share", tag_field="type"):
    """Reveal your share of the dice, when DiceInfo says `wanted`."""

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
