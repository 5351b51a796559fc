"""The players' shares of the dice key: promised when each sits down, revealed once everyone has."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from gloaming import Match
from gloaming.engine.state.dice_commitment import CommitReveal, share_commitment
from gloaming.server.protocol.table_update import DiceInfo

WAIT: Final = 10.0
"""Seconds that the match waits for promised shares, once everyone has sat down."""


class DiceEntropy:
    """The shares of a table's dice key. promised: hashes by seat, "" for none; dealt: the shares used, None: not dealt
    yet.

    late: called when the time to reveal the shares is up.
    """

    def __init__(self, promised: list[str], dealt: CommitReveal | None, late: Callable[[], None]) -> None:
        self.promised = promised
        self.dealt = dealt
        self._shown = [""] * len(promised)
        self._late = late
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waits(self) -> bool:
        """Whether shares were promised and the match has not been dealt yet."""
        return self.dealt is None and any(self.promised)

    def missing(self) -> list[int]:
        """Return the seats that have yet to reveal what they promised."""
        if not self.waits:
            return []
        return [seat for seat, promised in enumerate(self.promised) if promised and not self._share(seat)]

    def begin(self) -> None:
        """Start the time to reveal the shares."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(WAIT, self._late)

    def stop(self) -> None:
        """Stop the time to reveal the shares."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def show(self, seat: int, share: str) -> bool:
        """Reveal a seat's share; False: it does not match the promise."""
        if share_commitment(share) != self.promised[seat]:
            return False
        self._shown[seat] = share
        return True

    def shares(self, server: str) -> CommitReveal:
        """Return the shares revealed so far. server: the server's share."""
        return CommitReveal(server, self.promised, [self._share(seat) for seat in range(len(self.promised))])

    def _share(self, seat: int) -> str:
        """Return what a seat has revealed, unless a different person sits there now."""
        shown = self._shown[seat]
        return shown if shown and share_commitment(shown) == self.promised[seat] else ""

    def info(self, seat: int | None, *, begins: bool, over: bool) -> DiceInfo | None:
        """Return what a seat may know. begins: whether everyone has sat down; over: whether the key is public."""
        dealt = self.dealt
        if dealt is None and not any(self.promised):
            return None
        if dealt is None:
            return DiceInfo(promised=[*self.promised], mixing=begins, wanted=begins and seat in self.missing())
        info = DiceInfo(promised=[*dealt.promised], taken=dealt.taken, left_out=dealt.left_out)
        if not over:
            return info
        return DiceInfo(
            promised=info.promised, taken=info.taken, left_out=info.left_out, server=dealt.server, shown=[*dealt.shown]
        )


def dealt_by(match: Match, key: str) -> Match:
    """Return the match from its start, with the dice of another key."""
    return match.begun(key)
