"""The history of a table: what has been done at it, as it is read back from the store."""

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
"""Message ids of a seat that are remembered, so that a message that is sent again is not done again."""


@dataclass
class History:
    """A table as it was left, or begins. number: of its last log entry; taken: the client ids of what each seat did.

    hints: how many each seat was given; hinted: for which choices; daily: the day whose deal it is, "" for none.
    follows, next_match: the tables of the matches before and after it in a campaign, "" for none; ended: how it has
    ended, where its rules did not end it; promised: what each seat adds to the key of the dice, "" for nothing; dealt:
    how that key came about, None: not by shares, or not yet; due: the Unix time at which the clock that runs is over,
    None: none runs; listed: whether anybody may sit down; requests: how many requests for consent there have been;
    offer: the open one to end the match.
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
    def of(
        cls, match: Match, seating: Seats, seq: int = 1, learning: Progress | None = None, daily: str = ""
    ) -> History:
        """A table at which nothing has been done."""
        begun = 0 if learning is None else len(made_before(learning.course))
        taken: list[dict[str, None]] = [{} for _ in seating.kinds]
        return cls(match, seating, taken, ChoiceHistory(begun), seq=seq, learning=learning, daily=daily)

    def remember(self, seat: int, id: str) -> None:
        """Remember that a message of a seat has been done."""
        remember(self.taken[seat], id)


def remember(ids: dict[str, None], id: str) -> None:
    """Remember a message by the client's id; the oldest are forgotten."""
    ids[id] = None
    if len(ids) > MOST_REMEMBERED:
        del ids[next(iter(ids))]
