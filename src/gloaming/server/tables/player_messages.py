"""Groups of client messages, and the answer that refuses a message."""

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
    SendChat,
    SendPhrase,
    SetActivity,
    SetChat,
    SetReady,
    SetSeat,
    SetStandingAnswer,
    StartMatch,
    SubstituteBot,
)
from gloaming.server.protocol.server_messages import ChoiceResult

PlayMessage = Choose | RequestUndo | AnswerUndo | SubstituteBot | ReturnToSeat | LeaveGuide | SetStandingAnswer
"""The messages about a running match."""

ExitMessage = Resign | OfferEnd | AnswerEnd | Leave | RemovePlayer
"""The messages by which people leave the table, or end the match."""

LobbyMessage = SetReady | SetSeat | StartMatch | SetActivity
"""The messages by which people arrange the beginning of the match."""

ChatMessage = SendChat | SetChat
"""The messages about the chat."""

Switch = LobbyMessage | SetChat | SetStandingAnswer
"""The messages that can be sent back and forth without an end; each is stored or shown to everyone."""

UNSTORED = "The server could not store this, so nothing was done. Try again."


def refused(
    message: PlayMessage | ExitMessage | LobbyMessage | ChatMessage | Hint | SendPhrase | RevealShare, reason: str
) -> ChoiceResult:
    """Return the answer to a message that was not executed.

    reason: a sentence that is shown to the person.
    """
    return ChoiceResult(id=message.id, status="refused", reason=reason)
