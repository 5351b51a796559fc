"""Requests that need the consent of other players: to undo a choice, or to end the match."""

from __future__ import annotations

from dataclasses import dataclass, field

from gloaming.server.protocol.client_messages import AnswerEnd, AnswerUndo


@dataclass(slots=True)
class ConsentRequest:
    """A request for the consent of the other players.

    number: the number of the request, which is never used again at the table.
    seat: the seat that makes the request.
    agreed: the seats that have agreed.
    """

    number: int
    seat: int
    agreed: set[int] = field(default_factory=set)

    def needed(self, owned: set[int]) -> set[int]:
        """Return the seats that have not agreed yet.

        owned: the seats of people, whose consent is needed.
        """
        return owned - self.agreed - {self.seat}

    def accepts(self, answer: AnswerUndo | AnswerEnd, seat: int, owned: set[int]) -> bool:
        """Return whether a seat's answer belongs to this request and is still possible.

        A seat that has agreed may still refuse.

        owned: the seats of people, whose consent is needed.
        """
        may = seat in self.needed(owned) or (seat in self.agreed and not answer.agree)
        return answer.request == self.number and may

    def answered(self, seat: int, *, agree: bool) -> ConsentRequest | None:
        """Return the request after a seat's answer, None if a refusal closes the request."""
        if not agree:
            return None
        self.agreed.add(seat)
        return self
