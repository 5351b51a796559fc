"""Clocks: how long people may think, for a choice and in all. They run only while a person's choice is awaited."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import monotonic
from typing import Final

from gloaming.server.protocol.table_info import ClockTerms
from gloaming.server.protocol.table_update import ClockInfo
from gloaming.server.tables.choice_history import MOST_STEPS

KEPT_EVERY: Final = 15.0
"""Seconds of thinking after which they are stored: so much at most a killed server gives away."""

LEAST_CHOICE: Final = 10
LEAST_TOTAL: Final = 60
"""Seconds that a clock gives at least: what a bot chooses takes others as long to read."""


@dataclass(frozen=True, slots=True)
class TimeSpent:
    """Seconds that people have thought. used: each seat in all; thought: at the open question; last: each seat at its
    last choices, the newest last: they count on when these are undone."""

    used: tuple[float, ...]
    thought: float
    last: tuple[tuple[float, ...], ...]

    def rounded(self) -> TimeSpent:
        """Return it in hundredths of seconds, as it is stored."""
        used = tuple([round(seconds, 2) for seconds in self.used])
        last = tuple([tuple([round(seconds, 2) for seconds in seat]) for seat in self.last])
        return TimeSpent(used, round(self.thought, 2), last)


class Clock:
    """The clocks of a table, one a seat."""

    def __init__(self, terms: ClockTerms, seats: int) -> None:
        self.terms = terms
        self.running: int | None = None
        self._spent = TimeSpent((0.0,) * seats, 0.0, ((),) * seats)
        self._since = monotonic()

    def run(self, seat: int | None) -> None:
        """Let the clock of a seat run, and no other; None: all stand still."""
        self._spent, self._since = self.spent(), monotonic()
        self.running = seat

    def spent(self) -> TimeSpent:
        """What has been spent up to now."""
        seat = self.running
        if seat is None:
            return self._spent
        gone = monotonic() - self._since
        used = tuple([had + gone * (other == seat) for other, had in enumerate(self._spent.used)])
        return replace(self._spent, used=used, thought=self._spent.thought + gone)

    def chosen(self, seat: int) -> TimeSpent:
        """What will have been spent once a seat has chosen now."""
        now = self.spent()
        last = (*now.last[seat], now.thought)[-MOST_STEPS:]
        return TimeSpent(now.used, 0.0, now.last[:seat] + (last,) + now.last[seat + 1 :])

    def after_undo(self, seat: int) -> TimeSpent:
        """What will have been spent once a seat's last choice is undone now: it thinks on from there.

        What it has thought since counts on as well: undoing and choosing again gives nobody time.
        """
        now = self.spent()
        *before, thought = now.last[seat] or (0.0,)
        if self.running == seat:
            thought += now.thought
        return TimeSpent(now.used, thought, now.last[:seat] + (tuple(before),) + now.last[seat + 1 :])

    def set(self, spent: TimeSpent) -> None:
        """Go on from there, with all clocks standing still."""
        self._spent, self.running = spent, None

    def go_on(self, seat: int, left: float) -> None:
        """Count what a seat has thought while nobody looked at its clock: so many seconds are left of it now."""
        gone = min(max(0.0, self.left(seat) - left), max(0.0, self.left(seat)))
        now = self._spent
        used = tuple([had + gone * (other == seat) for other, had in enumerate(now.used)])
        self._spent = replace(now, used=used, thought=now.thought + gone)

    def left(self, seat: int, spent: TimeSpent | None = None) -> float:
        """Seconds that a seat has, whose choice is awaited. spent: None: what has been spent up to now."""
        spent, terms = spent or self.spent(), self.terms
        of_choice = terms.choice - spent.thought if terms.choice else float("inf")
        return min(of_choice, terms.total - spent.used[seat] if terms.total else float("inf"))

    def left_of_choice(self) -> float:
        """Seconds for the open question."""
        return self.terms.choice - self.spent().thought if self.terms.choice else float("inf")

    def left_in_all(self, seat: int) -> float:
        """Seconds that a seat has for the rest of the match."""
        return self.terms.total - self.spent().used[seat] if self.terms.total else float("inf")

    def info(self) -> ClockInfo:
        """The clocks as they are now."""
        total, spent = self.terms.total, self.spent()
        return ClockInfo(
            choice=self.terms.choice,
            total=total,
            running=self.running,
            choice_left=max(0.0, round(self.terms.choice - spent.thought, 1)) if self.terms.choice else None,
            left=[max(0.0, round(total - used, 1)) for used in spent.used] if total else [],
        )
