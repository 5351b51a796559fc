"""The state of a table as it results from the table's snapshot and journal in the store."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from gloaming import Match
from gloaming.engine.state.dice_commitment import CommitReveal
from gloaming.server.protocol.table_update import EarlyEnd
from gloaming.server.store.chat_store import StoredLine
from gloaming.server.tables.checkpoints import Checkpoints
from gloaming.server.tables.choice_history import ChoiceHistory
from gloaming.server.tables.clock import Clock
from gloaming.server.tables.consent import ConsentRequest
from gloaming.server.tables.seats import Seats
from gloaming.teaching import Progress, made_before

MOST_REMEMBERED: Final = 500
"""The number of message ids stored per seat, so that a message that is sent again is not executed again."""


@dataclass
class History:
    """The state of a table that is loaded from the store or about to be created.

    taken: for each seat, the ids of the messages that were executed.
    rqid: the number of the open question.
    seq: the number of changes.
    number: the number of the last journal entry.
    learning: the progress of the lesson or challenge, None for another match.
    hints: for each seat, the number of hints taken.
    hinted: the indices of the choices for which a hint was taken.
    daily: the day of the daily challenge, "" for none.
    follows: the id of the table of the campaign's previous match, "" for none.
    next_match: the id of the table of the campaign's next match, "" for none.
    ended: how the match ended, None unless it ended before the end that its rules define.
    promised: for each seat, the hash of its share of the dice key, "" for none.
    dealt: the shares from which the dice key was made, None if there are none or the match has not been dealt.
    due: Unix time at which the running clock expires, None if no clock runs.
    listed: whether the table is public.
    lobby: whether the match begins only once all people are ready.
    ready: the seats of people who are ready.
    chat_on: whether people can write to each other.
    silenced: the seats of people whose lines the host has turned off.
    chat: the lines of the chat.
    requests: the number of requests for consent so far.
    offer: the open offer to end the match, if any.
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
    lobby: bool = False
    ready: set[int] = field(default_factory=set)
    chat_on: bool = True
    silenced: set[int] = field(default_factory=set)
    chat: list[StoredLine] = field(default_factory=list)
    requests: int = 0
    offer: ConsentRequest | None = None
    checkpoints: Checkpoints = field(default_factory=Checkpoints)

    def __post_init__(self) -> None:
        self.hints = self.hints or [0] * self.match.seats
        self.promised = self.promised or [""] * self.match.seats

    @classmethod
    def of(cls, match: Match, seats: Seats, seq: int = 1, learning: Progress | None = None, daily: str = "") -> History:
        """Return the state of a table on which nothing has happened yet.

        seq: the number of changes so far.
        learning: the progress of the lesson or challenge, None for another match.
        daily: the day of the daily challenge, "" for none.
        """
        begun = 0 if learning is None else len(made_before(learning.course))
        taken: list[dict[str, None]] = [{} for _ in seats.kinds]
        return cls(match, seats, taken, ChoiceHistory(begun), seq=seq, learning=learning, daily=daily)

    def remember(self, seat: int, id: str) -> None:
        """Store the id of a message of a seat that was executed."""
        remember(self.taken[seat], id)


def remember(ids: dict[str, None], id: str) -> None:
    """Add the id of a message that was executed to `ids`. Remove the oldest id if there are too many."""
    ids[id] = None
    if len(ids) > MOST_REMEMBERED:
        del ids[next(iter(ids))]
