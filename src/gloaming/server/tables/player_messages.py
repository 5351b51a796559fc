"""Client messages by topic, and their refusal."""

from __future__ import annotations

from gloaming.server.protocol.client_messages import (
    AnswerEnd,
    AnswerUndo,
    Choose,
    Hint,
    Leave,
    LeaveGuide,
    OfferEnd,
    RemovePlayer,
    RequestUndo,
    Resign,
    ReturnToSeat,
    RevealShare,
    SendPhrase,
    SubstituteBot,
)
from gloaming.server.protocol.server_messages import ChoiceResult

PlayMessage = Choose | RequestUndo | AnswerUndo | SubstituteBot | ReturnToSeat | LeaveGuide
"""Messages about a running match."""

ExitMessage = Resign | OfferEnd | AnswerEnd | Leave | RemovePlayer
"""Messages that end a match, or a person's part in it."""

UNSTORED = "The server could not store this, so nothing was done. Try again."


def refused(message: PlayMessage | ExitMessage | Hint | SendPhrase | RevealShare, reason: str) -> ChoiceResult:
    """Return the result of a message that changed nothing. reason: shown to the person."""
    return ChoiceResult(id=message.id, status="refused", reason=reason)
