"""Requests that need the consent of others: to undo a choice, or to end the match."""

from __future__ import annotations

from dataclasses import dataclass, field

from gloaming.server.protocol.client_messages import AnswerEnd, AnswerUndo


@dataclass(slots=True)
class ConsentRequest:
    """A request for consent.

    number: identifies it at its table, and is never used again there; seat: the one that asks; agreed: the seats that
    agree.
    """

    number: int
    seat: int
    agreed: set[int] = field(default_factory=set)

    def needed(self, owned: set[int]) -> set[int]:
        """Return the seats that have yet to answer. owned: the seats of people."""
        return owned - self.agreed - {self.seat}

    def accepts(self, answer: AnswerUndo | AnswerEnd, seat: int, owned: set[int]) -> bool:
        """Return whether a seat's answer is to this request and counts. A seat that has agreed may still refuse."""
        may = seat in self.needed(owned) or (seat in self.agreed and not answer.agree)
        return answer.request == self.number and may

    def answered(self, seat: int, *, agree: bool) -> ConsentRequest | None:
        """Return the request after a seat's answer; None: it is no longer open."""
        if not agree:
            return None
        self.agreed.add(seat)
        return self
