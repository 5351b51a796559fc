"""Track who made which choices, and decide which of them a person may undo with or without the consent of others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.server.protocol.table_update import UndoState
from gloaming.server.tables.consent import ConsentRequest

MOST_STEPS: Final = 20
"""The number of people's latest choices that can be undone."""


@dataclass(slots=True)
class UndoStep:
    """A person's choice that can be undone.

    left: the number of choices made before it.
    disclosed: whether the choice, or a bot's choice after it, disclosed hidden information, or a substitute bot has
    chosen since.
    """

    seat: int
    left: int
    disclosed: bool


class ChoiceHistory:
    """The choices of a match, and the open request for an undo.

    count: the number of choices.
    undone: the number of undos so far.
    request: the open request for an undo, if any.
    """

    def __init__(self, count: int = 0) -> None:
        self.count = count
        self.undone = 0
        self.request: ConsentRequest | None = None
        self._steps: list[UndoStep] = []
        self._makers: list[tuple[int, bool] | None] = []

    def add(
        self, seat: int, *, person: bool, disclosed: bool, substituted: bool = False, automatic: bool = False
    ) -> None:
        """Add a choice of a seat.

        person: whether a person made the choice. Such a choice cancels the open request for an undo.
        disclosed: whether the choice disclosed hidden information.
        substituted: whether a substitute bot made the choice for a person.
        automatic: whether the server made the choice for a person. An undo skips it.
        """
        if person:
            self.request = None
            self._steps = [*self._steps, UndoStep(seat, self.count, disclosed)][-MOST_STEPS:]
        elif self._steps:
            self._steps[-1].disclosed |= disclosed or substituted
        self._makers.append(None if automatic else (seat, person))
        self.count += 1

    def back_to(self, left: int) -> None:
        """Remove all but the first `left` choices, and count an undo."""
        self._steps = [step for step in self._steps if step.left < left]
        del self._makers[len(self._makers) - (self.count - left) :]
        self.count = left
        self.undone += 1
        self.request = None

    def played(self, seat: int, *, now: bool = False) -> bool:
        """Return whether a seat's person has made at least one choice, and at least as many as substitute bots made for
        the person.

        now: whether to count one more choice of the person, which has not been added yet.
        """
        persons = self._makers.count((seat, True)) + now
        return persons > 0 and persons >= self._makers.count((seat, False))

    def shown(self, seat: int | None, owned: set[int]) -> UndoState | None:
        """Return the open undo request, or else the undo that the person of a seat could make; None if there is
        neither.

        seat: the seat, None for a spectator.
        owned: the seats of people, whose consent an undo needs.
        """
        request = self.request
        if request is not None:
            agreed, needed = sorted(request.agreed), sorted(request.needed(owned))
            return UndoState(
                seat=request.seat, free=False, asked=True, request=request.number, agreed=agreed, needed=needed
            )
        if seat is None or self.before(seat) is None:
            return None
        return UndoState(seat=seat, free=self.is_free(seat, owned))

    def is_free(self, seat: int, owned: set[int]) -> bool:
        """Return whether undoing a seat's last choice needs no consent.

        No consent is needed if no other people play, or if nothing was disclosed and no other person has chosen since.

        owned: the seats of people.
        """
        left = self.before(seat)
        if left is None:
            return False
        return owned <= {seat} or not any(
            step.disclosed or step.seat != seat for step in self._steps if step.left >= left
        )

    def before(self, seat: int) -> int | None:
        """Return the number of choices made before a seat's last choice, None if that choice cannot be undone."""
        return next((step.left for step in reversed(self._steps) if step.seat == seat), None)
