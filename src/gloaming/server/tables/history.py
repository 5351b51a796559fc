"""The history of a table: its state, as it is read from the store."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from gloaming import Match
from gloaming.engine.state.dice_commitment import CommitReveal
from gloaming.server.protocol.table_update import EarlyEnd
from gloaming.server.tables.checkpoints import Checkpoints
from gloaming.server.tables.choice_history import ChoiceHistory
from gloaming.server.tables.clock import Clock
from gloaming.server.tables.consent import ConsentRequest
from gloaming.server.tables.seats import Seats
from gloaming.teaching import Progress, made_before

MOST_REMEMBERED: Final = 500
"""Message ids of a seat that are remembered, so that a message that is sent again is not repeated."""


@dataclass
class History:
    """The state of a table.

    taken: by seat, the ids of messages that were done.
    number: of the last journal entry.
    hints: by seat, the number of hints; hinted: the choices with hints.
    daily: the day of the daily challenge, "" for none.
    follows, next_match: tables of the previous and the next match of a campaign, "" for none.
    ended: how the match ended, if not by its rules.
    promised: by seat, the hash of its share of the dice key, "" for none; dealt: the shares used, None: none, or not
    dealt.
    due: Unix time at which the running clock expires, None: no clock runs.
    listed: whether the table is public.
    requests: how many requests for consent there were; offer: the open one to end the match.
    """

    match: Match
    seating: Seats
    taken: list[dict[str, None]]
    choices: ChoiceHistory = field(default_factory=ChoiceHistory)
    rqid: int = 1
    seq: int = 1
    number: int = 0
    learning: Progress | None = None
    hints: list[int] = field(default_factory=list)
    hinted: list[int] = field(default_factory=list)
    daily: str = ""
    follows: str = ""
    next_match: str = ""
    ended: EarlyEnd | None = None
    promised: list[str] = field(default_factory=list)
    dealt: CommitReveal | None = None
    clock: Clock | None = None
    due: float | None = None
    listed: bool = False
    requests: int = 0
    offer: ConsentRequest | None = None
    checkpoints: Checkpoints = field(default_factory=Checkpoints)

    def __post_init__(self) -> None:
        self.hints = self.hints or [0] * self.match.seats
        self.promised = self.promised or [""] * self.match.seats

    @classmethod
    def of(cls, match: Match, seats: Seats, seq: int = 1, learning: Progress | None = None, daily: str = "") -> History:
        """Return the history of a new table."""
        begun = 0 if learning is None else len(made_before(learning.course))
        taken: list[dict[str, None]] = [{} for _ in seats.kinds]
        return cls(match, seats, taken, ChoiceHistory(begun), seq=seq, learning=learning, daily=daily)

    def remember(self, seat: int, id: str) -> None:
        """Remember that a message of a seat was done."""
        remember(self.taken[seat], id)


def remember(ids: dict[str, None], id: str) -> None:
    """Remember the id of a message; the oldest ones are forgotten."""
    ids[id] = None
    if len(ids) > MOST_REMEMBERED:
        del ids[next(iter(ids))]
