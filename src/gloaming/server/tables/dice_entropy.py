"""The players' shares of the dice key.

A player commits to a share when sitting down, and reveals it once all seats are taken.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from gloaming import Match
from gloaming.engine.state.dice_commitment import CommitReveal, share_commitment
from gloaming.server.protocol.table_update import DiceInfo

WAIT: Final = 10.0
"""Seconds that players have to reveal their shares once all seats are taken."""


class DiceEntropy:
    """The players' shares of the dice key of a table.

    promised: the hash of each seat's share, "" for none.
    dealt: the shares from which the key was made, None if the match has not been dealt from shares.
    late: called when the time to reveal shares is over.
    """

    def __init__(self, promised: list[str], dealt: CommitReveal | None, late: Callable[[], None]) -> None:
        self.promised = promised
        self.dealt = dealt
        self._shown = [""] * len(promised)
        self._late = late
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waits(self) -> bool:
        """Whether players have committed to shares and the match has not been dealt yet."""
        return self.dealt is None and any(self.promised)

    def missing(self) -> list[int]:
        """Return the seats that have committed to a share but have not revealed it."""
        if not self.waits:
            return []
        return [seat for seat, promised in enumerate(self.promised) if promised and not self._share(seat)]

    def begin(self) -> None:
        """Start the timer after which shares can no longer be revealed, unless it is running."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(WAIT, self._late)

    def stop(self) -> None:
        """Stop the timer for revealing shares."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def show(self, seat: int, share: str) -> bool:
        """Store the share that a seat reveals. Return False if it does not match the seat's commitment."""
        if share_commitment(share) != self.promised[seat]:
            return False
        self._shown[seat] = share
        return True

    def shares(self, server: str) -> CommitReveal:
        """Return the server's share together with the shares that the seats have revealed so far."""
        return CommitReveal(server, self.promised, [self._share(seat) for seat in range(len(self.promised))])

    def _share(self, seat: int) -> str:
        """Return the share that a seat has revealed, "" for none or if a different person sits there now."""
        shown = self._shown[seat]
        return shown if shown and share_commitment(shown) == self.promised[seat] else ""

    def info(self, seat: int | None, *, begins: bool, over: bool) -> DiceInfo | None:
        """Return the contributions to the dice key as a seat may see them, None if there are none.

        begins: whether all seats are taken.
        over: whether the key is public.
        """
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
    """Return the match from its start, with the dice that follow from `key`."""
    return match.begun(key)
