"""Clocks: time limits per choice and per match. A clock runs only while the match waits for a person."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import monotonic
from typing import Final

from gloaming.server.protocol.table_info import ClockTerms
from gloaming.server.protocol.table_update import ClockInfo
from gloaming.server.tables.choice_history import MOST_STEPS

KEPT_EVERY: Final = 15.0
"""Seconds between two writes of a running clock to the store. A server that crashes loses at most that much time."""

LEAST_CHOICE: Final = 10
LEAST_TOTAL: Final = 60
"""The smallest permitted time limit per match in seconds; LEAST_CHOICE is the one per choice.

Players need that time to follow what bots do.
"""


@dataclass(frozen=True, slots=True)
class TimeSpent:
    """The seconds that people have used.

    used: for each seat, the seconds used in the whole match.
    thought: the seconds used for the open prompt.
    last: for each seat, the seconds used for its latest choices, the newest last. They count again when choices are
    undone.
    """

    used: tuple[float, ...]
    thought: float
    last: tuple[tuple[float, ...], ...]

    def rounded(self) -> TimeSpent:
        """Return the times rounded to hundredths of a second, as they are stored."""
        used = tuple([round(seconds, 2) for seconds in self.used])
        last = tuple([tuple([round(seconds, 2) for seconds in seat]) for seat in self.last])
        return TimeSpent(used, round(self.thought, 2), last)


class Clock:
    """The clocks of all seats of a table.

    terms: the time limits.
    running: the seat whose clock runs, None if no clock runs.
    """

    def __init__(self, terms: ClockTerms, seats: int) -> None:
        self.terms = terms
        self.running: int | None = None
        self._spent = TimeSpent((0.0,) * seats, 0.0, ((),) * seats)
        self._since = monotonic()

    def run(self, seat: int | None) -> None:
        """Start the clock of a seat and stop the clock that was running. If `seat` is None, no clock runs."""
        self._spent, self._since = self.spent(), monotonic()
        self.running = seat

    def spent(self) -> TimeSpent:
        """Return the time used up to now."""
        seat = self.running
        if seat is None:
            return self._spent
        gone = monotonic() - self._since
        used = tuple([had + gone * (other == seat) for other, had in enumerate(self._spent.used)])
        return replace(self._spent, used=used, thought=self._spent.thought + gone)

    def chosen(self, seat: int) -> TimeSpent:
        """Return the time used after a choice that a seat makes now."""
        now = self.spent()
        last = (*now.last[seat], now.thought)[-MOST_STEPS:]
        return TimeSpent(now.used, 0.0, now.last[:seat] + (last,) + now.last[seat + 1 :])

    def after_undo(self, seat: int) -> TimeSpent:
        """Return the time used after a seat's last choice is undone now.

        The seat continues with the time that it had already used for that choice. The time since then counts, too, so
        that players cannot gain time by undoing and choosing again.
        """
        now = self.spent()
        *before, thought = now.last[seat] or (0.0,)
        if self.running == seat:
            thought += now.thought
        return TimeSpent(now.used, thought, now.last[:seat] + (tuple(before),) + now.last[seat + 1 :])

    def set(self, spent: TimeSpent) -> None:
        """Set the time used, and stop all clocks."""
        self._spent, self.running = spent, None

    def go_on(self, seat: int, left: float) -> None:
        """Add the time that a seat used while its table was not in memory.

        left: the seconds that the seat has left now.
        """
        gone = min(max(0.0, self.left(seat) - left), max(0.0, self.left(seat)))
        now = self._spent
        used = tuple([had + gone * (other == seat) for other, had in enumerate(now.used)])
        self._spent = replace(now, used=used, thought=now.thought + gone)

    def left(self, seat: int, spent: TimeSpent | None = None) -> float:
        """Return the seconds until the clock of the seat to move expires.

        spent: the time used, None for the time used up to now.
        """
        spent, terms = spent or self.spent(), self.terms
        of_choice = terms.choice - spent.thought if terms.choice else float("inf")
        return min(of_choice, terms.total - spent.used[seat] if terms.total else float("inf"))

    def left_of_choice(self) -> float:
        """Return the seconds left for the open prompt, infinity without a time limit for choices."""
        return self.terms.choice - self.spent().thought if self.terms.choice else float("inf")

    def left_in_all(self, seat: int) -> float:
        """Return the seconds that a seat has left in the match, infinity without a time limit for the match."""
        return self.terms.total - self.spent().used[seat] if self.terms.total else float("inf")

    def info(self) -> ClockInfo:
        """Return the clocks in the form that clients receive."""
        total, spent = self.terms.total, self.spent()
        return ClockInfo(
            choice=self.terms.choice,
            total=total,
            running=self.running,
            choice_left=max(0.0, round(self.terms.choice - spent.thought, 1)) if self.terms.choice else None,
            left=[max(0.0, round(total - used, 1)) for used in spent.used] if total else [],
        )
