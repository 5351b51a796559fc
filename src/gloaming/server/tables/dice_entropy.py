"""What people add to the key of the dice: promised as each sits down, shown once all have."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from gloaming import Match
from gloaming.engine.state.dice_commitment import CommitReveal, share_commitment
from gloaming.server.protocol.table_update import DiceInfo

WAIT: Final = 10.0
"""Seconds that the match waits for shares that were promised, once everybody has sat down."""


class DiceEntropy:
    """The shares of a table's dice. promised: by seat, "" for none; dealt: what came of them, None: nothing yet.

    late: called when those who have not shown theirs are waited for no longer.
    """

    def __init__(self, promised: list[str], dealt: CommitReveal | None, late: Callable[[], None]) -> None:
        self.promised = promised
        self.dealt = dealt
        self._shown = [""] * len(promised)
        self._late = late
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waits(self) -> bool:
        """Whether shares were promised of which nothing has been dealt yet."""
        return self.dealt is None and any(self.promised)

    def missing(self) -> list[int]:
        """The seats that have yet to show what they promised."""
        if not self.waits:
            return []
        return [seat for seat, one in enumerate(self.promised) if one and not self._share(seat)]

    def begin(self) -> None:
        """Wait for the shares, but not for long."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(WAIT, self._late)

    def stop(self) -> None:
        """Wait no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def show(self, seat: int, share: str) -> bool:
        """A seat shows its share; False: it is not what was promised."""
        if share_commitment(share) != self.promised[seat]:
            return False
        self._shown[seat] = share
        return True

    def shares(self, server: str) -> CommitReveal:
        """All shares as they are now. server: the server's."""
        return CommitReveal(server, self.promised, [self._share(seat) for seat in range(len(self.promised))])

    def _share(self, seat: int) -> str:
        """What a seat has shown, unless somebody else sits there now."""
        shown = self._shown[seat]
        return shown if shown and share_commitment(shown) == self.promised[seat] else ""

    def told(self, seat: int | None, *, begins: bool, over: bool) -> DiceInfo | None:
        """What the sitter of a seat is told of it. begins: whether all have sat down; over: whether the key is out."""
        dealt = self.dealt
        if dealt is None and not any(self.promised):
            return None
        if dealt is None:
            return DiceInfo(promised=[*self.promised], mixing=begins, wanted=begins and seat in self.missing())
        told = DiceInfo(promised=[*dealt.promised], taken=dealt.taken, left_out=dealt.left_out)
        if not over:
            return told
        return DiceInfo(
            promised=told.promised, taken=told.taken, left_out=told.left_out, server=dealt.server, shown=[*dealt.shown]
        )


def dealt_by(match: Match, key: str) -> Match:
    """The match from its start, with the dice of another key."""
    return match.begun(key)
