"""Taking back: what a person may undo alone, and what takes the others' consent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.server.protocol.table_update import UndoState
from gloaming.server.tables.consent import ConsentRequest

MOST_STEPS: Final = 20
"""How many choices of people can be undone."""


@dataclass(slots=True)
class UndoStep:
    """A person's choice. left: the choices made before it.

    disclosed: whether it, or a bot after it, disclosed anything, or a bot has since chosen for a person who is away.
    """

    seat: int
    left: int
    disclosed: bool


class ChoiceHistory:
    """The choices of a match. count: how many were made; request: the undo that is being asked for."""

    def __init__(self, count: int = 0) -> None:
        self.count = count
        self.undone = 0
        self.request: ConsentRequest | None = None
        self._steps: list[UndoStep] = []
        self._makers: list[tuple[int, bool]] = []

    def add(self, seat: int, *, person: bool, disclosed: bool, substituted: bool = False) -> None:
        """A choice has been taken, by its person or by a bot. A person's drops what is being asked for.

        stood_in: whether the bot chose at the seat of a person.
        """
        if person:
            self.request = None
            self._steps = [*self._steps, UndoStep(seat, self.count, disclosed)][-MOST_STEPS:]
        elif self._steps:
            self._steps[-1].disclosed |= disclosed or substituted
        self._makers.append((seat, person))
        self.count += 1

    def back_to(self, left: int) -> None:
        """The match has been undone to where `left` choices had been made."""
        self._steps = [step for step in self._steps if step.left < left]
        del self._makers[len(self._makers) - (self.count - left) :]
        self.count = left
        self.undone += 1
        self.request = None

    def played(self, seat: int, *, now: bool = False) -> bool:
        """Whether the person of a seat has chosen there, and at least as often as a bot that stood in.

        now: whether the person makes one more choice, which has not been added yet.
        """
        persons = self._makers.count((seat, True)) + now
        return persons > 0 and persons >= self._makers.count((seat, False))

    def shown(self, seat: int | None, owned: set[int]) -> UndoState | None:
        """A request that is open, or else what the person of a seat could undo.

        seat: None for who can take nothing back; owned: the seats of people, whose consent it takes.
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
        """Whether a seat's last choice can be undone without asking: alone, or nothing has been told since."""
        left = self.before(seat)
        if left is None:
            return False
        return owned <= {seat} or not any(
            step.disclosed or step.seat != seat for step in self._steps if step.left >= left
        )

    def before(self, seat: int) -> int | None:
        """How many choices had been made before a seat's last; None: that is not remembered."""
        return next((step.left for step in reversed(self._steps) if step.seat == seat), None)
