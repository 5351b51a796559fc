"""The entries of a table's journal: a struct for each kind, which changes the table's history as the entry says.

In the store, the tag of a struct is the column `kind` and its fields are JSON. Entries of earlier releases are read as
they are, so tags and field names on disk never change: the tag `stand-in` is a substitute bot, the field `told` of a
choice says whether it disclosed anything. `store/migrations.py` lists the old names of tables and columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from gloaming.engine.decoding import decoder
from gloaming.engine.match.record_hints import hints_left, with_hint
from gloaming.engine.state.dice_commitment import CommitReveal
from gloaming.server.protocol.table_info import ClockTerms
from gloaming.server.protocol.table_update import EarlyEnd
from gloaming.server.store.database import StoreFault
from gloaming.server.tables.clock import Clock, TimeSpent
from gloaming.server.tables.consent import ConsentRequest
from gloaming.server.tables.dice_entropy import dealt_by
from gloaming.server.tables.history import History


class JournalEntry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """Something that happened at a table. spent: the time that people have used; None: there are no clocks."""

    spent: TimeSpent | None = None

    @property
    def ends_match(self) -> bool:
        """Whether the match ends by it, other than by its rules."""
        return False

    @property
    def substituted(self) -> int | None:
        """The seat that a substitute bot plays from now on; None: no further seat."""
        return None

    def apply(self, history: History, *, in_match: bool) -> None:
        """Apply the entry to a history. in_match: the history's match has the change already."""

    def replay(self, history: History, rqid: int, *, in_match: bool) -> None:
        """Apply the entry, the clocks, and the number of the open question."""
        self.apply(history, in_match=in_match)
        if history.clock is not None and self.spent is not None:
            history.clock.set(self.spent)
        history.rqid = rqid


class SeatEntry(JournalEntry, frozen=True, kw_only=True, omit_defaults=True):
    """Something that a seat did. id: of the client's message, "" if a bot or the server did it."""

    seat: int
    id: str

    def replay(self, history: History, rqid: int, *, in_match: bool) -> None:
        """Apply the entry, and remember the message."""
        if self.id:
            history.remember(self.seat, self.id)
        super().replay(history, rqid, in_match=in_match)


class ChoiceEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="choice"):
    """A choice. disclosed: whether it disclosed anything."""

    option: int
    disclosed: bool = msgspec.field(name="told")

    def apply(self, history: History, *, in_match: bool) -> None:
        """Make the choice."""
        person = self.id != ""
        substituted = not person and self.seat in history.seating.substitutes
        if person and not in_match:
            history.checkpoints.add(history.choices.count, history.match.copy())
        history.choices.add(self.seat, person=person, disclosed=self.disclosed, substituted=substituted)
        if not in_match:
            history.match.pick(self.option)


class UndoEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="undo"):
    """An undo. left: the choices that remain; seat: the one whose message did it."""

    left: int

    def apply(self, history: History, *, in_match: bool) -> None:
        """Undo the choices after the first `left`."""
        history.choices.back_to(self.left)
        history.hinted = hints_left(history.hinted, self.left)
        if not in_match:
            history.match = history.checkpoints.cut_here(history.match, self.left)
            history.checkpoints.back_to(self.left)


class UndoRequestEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="ask-undo"):
    """A request for the others' consent to an undo. request: its number."""

    request: int

    def apply(self, history: History, *, in_match: bool) -> None:
        """Open the request."""
        history.requests = self.request
        history.choices.request = ConsentRequest(self.request, self.seat)


class UndoAnswerEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="answer-undo"):
    """An answer to a request for an undo, by which nothing is undone yet."""

    agree: bool

    def apply(self, history: History, *, in_match: bool) -> None:
        """Count the answer."""
        request = history.choices.request
        history.choices.request = None if request is None else request.answered(self.seat, agree=self.agree)


class SubstituteEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="stand-in"):
    """A bot substitutes for a seat. seat: the one that asked for it, or the absent one, whose clock has expired."""

    absent: int

    @property
    def substituted(self) -> int | None:
        """The absent seat."""
        return self.absent

    def apply(self, history: History, *, in_match: bool) -> None:
        """Let the bot play."""
        history.seating.substitutes.add(self.absent)
        if self.seat != self.absent:
            history.choices.request = None


class ReturnEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="return"):
    """A person takes their seat back from a bot."""

    def apply(self, history: History, *, in_match: bool) -> None:
        """Let the person play."""
        history.seating.substitutes.discard(self.seat)


class ResignEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="resign"):
    """A person resigns. ended: how the match ends by it; None: it continues."""

    ended: EarlyEnd | None

    @property
    def ends_match(self) -> bool:
        """Whether the match ends by it."""
        return self.ended is not None

    def apply(self, history: History, *, in_match: bool) -> None:
        """Resign the seat."""
        history.seating.resigned.add(self.seat)
        history.seating.substitutes.discard(self.seat)
        history.choices.request = None
        if history.offer is not None and history.offer.seat == self.seat:
            history.offer = None
        if self.ended is not None:
            history.ended = self.ended


class EndOfferEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="offer-end"):
    """An offer to end the match by agreement. request: its number."""

    request: int

    def apply(self, history: History, *, in_match: bool) -> None:
        """Open the offer."""
        history.requests = self.request
        history.offer = ConsentRequest(self.request, self.seat)


class EndAnswerEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="answer-end"):
    """An answer to an offer to end the match, by which it does not end yet."""

    agree: bool

    def apply(self, history: History, *, in_match: bool) -> None:
        """Count the answer."""
        history.offer = None if history.offer is None else history.offer.answered(self.seat, agree=self.agree)


class EndEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="end"):
    """The match ends without a result. seat: the one whose message did it, 0 for the server."""

    ended: EarlyEnd

    @property
    def ends_match(self) -> bool:
        """Always true."""
        return True

    def apply(self, history: History, *, in_match: bool) -> None:
        """End the match."""
        history.ended = self.ended
        history.offer = None


class HintEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="hint"):
    """A hint for the open question."""

    def apply(self, history: History, *, in_match: bool) -> None:
        """Count the hint."""
        history.hints[self.seat] += 1
        history.hinted = with_hint(history.hinted, history.choices.count)


class LeaveGuideEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="leave-guide"):
    """A person leaves the guide of a lesson."""

    def apply(self, history: History, *, in_match: bool) -> None:
        """Leave the guide."""
        if history.learning is not None:
            history.learning.left = True


class PromiseEntry(JournalEntry, frozen=True, kw_only=True, omit_defaults=True, tag="promise"):
    """The hash of a seat's share of the dice key, "" for none."""

    seat: int
    promise: str

    def apply(self, history: History, *, in_match: bool) -> None:
        """Note the hash."""
        history.promised[self.seat] = self.promise


class DealEntry(JournalEntry, frozen=True, kw_only=True, omit_defaults=True, tag="deal"):
    """The match begins with dice to which players contributed. The fields are those of CommitReveal."""

    server: str
    promised: Sequence[str]
    shown: Sequence[str]

    def apply(self, history: History, *, in_match: bool) -> None:
        """Deal the match."""
        history.dealt = CommitReveal(self.server, self.promised, self.shown)
        if not in_match:
            history.match = dealt_by(history.match, history.dealt.key)


class TermsEntry(JournalEntry, frozen=True, kw_only=True, omit_defaults=True, tag="terms"):
    """How a table was opened. clock: its time limits, if any; listed: whether it is public."""

    clock: ClockTerms | None
    listed: bool

    def apply(self, history: History, *, in_match: bool) -> None:
        """Note the terms."""
        history.listed = self.listed
        if self.clock is not None:
            history.clock = Clock(self.clock, history.match.seats)


class ClockEntry(JournalEntry, frozen=True, kw_only=True, omit_defaults=True, tag="clock"):
    """Only the time that people have used."""


KINDS: Final[tuple[type[JournalEntry], ...]] = (
    ChoiceEntry,
    UndoEntry,
    UndoRequestEntry,
    UndoAnswerEntry,
    SubstituteEntry,
    ReturnEntry,
    ResignEntry,
    EndOfferEntry,
    EndAnswerEntry,
    EndEntry,
    HintEntry,
    LeaveGuideEntry,
    PromiseEntry,
    DealEntry,
    TermsEntry,
    ClockEntry,
)

DECODERS: Final = {str(kind.__struct_config__.tag): decoder(kind) for kind in KINDS}


def encode_entry(entry: JournalEntry) -> tuple[str, str]:
    """Return the kind of an entry, and its fields as JSON."""
    fields: dict[str, Any] = msgspec.to_builtins(entry)
    return fields.pop("kind"), msgspec.json.encode(fields).decode()


def decode_entry(kind: str, data: str) -> JournalEntry:
    """Return the entry that `encode_entry` encoded. Raises StoreFault for an unknown kind, or ValueError."""
    known = DECODERS.get(kind)
    if known is None:
        raise StoreFault(f"the journal has an entry of the unknown kind {kind!r}. It may be from a later release")
    entry: JournalEntry = known.decode(data)
    return entry
