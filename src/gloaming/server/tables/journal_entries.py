"""The entries of a table's journal. Each kind of entry is a struct that applies its change to the state of the table.

In the store, the tag of a struct is the column `kind`, and its fields are JSON in the column `data`. Entries of earlier
releases must remain readable, so tags and stored field names never change: the tag `stand-in` means a substitute bot,
the field `told` of a choice means that it disclosed something. `store/migrations.py` lists old names of tables and
columns.
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
    """Something that happened at a table.

    spent: the time that people have used, None if the table has no time limits.
    """

    spent: TimeSpent | None = None

    @property
    def ends_match(self) -> bool:
        """Whether the entry ends the match before the end that the rules define."""
        return False

    @property
    def substituted(self) -> int | None:
        """The seat for which a substitute bot plays from now on, None if the entry adds no substitute."""
        return None

    def apply(self, history: History, *, in_match: bool) -> None:
        """Apply the entry to the state of a table.

        in_match: whether the match in `history` already includes the change, because the snapshot was written later.
        """

    def replay(self, history: History, rqid: int, *, in_match: bool) -> None:
        """Apply the entry, and set the clocks and the number of the open question to their values after it."""
        self.apply(history, in_match=in_match)
        if history.clock is not None and self.spent is not None:
            history.clock.set(self.spent)
        history.rqid = rqid


class SeatEntry(JournalEntry, frozen=True, kw_only=True, omit_defaults=True):
    """Something that a seat did.

    id: the id of the client's message, "" if a bot or the server acted.
    """

    seat: int
    id: str

    def replay(self, history: History, rqid: int, *, in_match: bool) -> None:
        """Apply the entry, and remember the message so that it is not executed again."""
        if self.id:
            history.remember(self.seat, self.id)
        super().replay(history, rqid, in_match=in_match)


class ChoiceEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="choice"):
    """A choice of a seat.

    option: the index of the option.
    disclosed: whether the choice disclosed hidden information.
    automatic: whether the server made the choice for a person: it was the only option, or the standing answer.
    """

    option: int
    disclosed: bool = msgspec.field(name="told")
    automatic: bool = False

    def apply(self, history: History, *, in_match: bool) -> None:
        """Make the choice in the match."""
        person = self.id != ""
        substituted = not person and self.seat in history.seating.substitutes
        if person and not in_match:
            history.checkpoints.add(history.choices.count, history.match.copy())
        history.choices.add(
            self.seat,
            person=person,
            disclosed=self.disclosed,
            substituted=substituted,
            automatic=self.automatic,
        )
        if not in_match:
            history.match.pick(self.option)


class UndoEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="undo"):
    """An undo of one or more choices.

    seat: the seat whose message caused the undo.
    left: the number of choices that remain.
    """

    left: int

    def apply(self, history: History, *, in_match: bool) -> None:
        """Undo all but the first `left` choices."""
        history.choices.back_to(self.left)
        history.hinted = hints_left(history.hinted, self.left)
        if not in_match:
            history.match = history.checkpoints.cut_here(history.match, self.left)
            history.checkpoints.back_to(self.left)


class UndoRequestEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="ask-undo"):
    """A request for the consent of others to an undo.

    request: the number of the request.
    """

    request: int

    def apply(self, history: History, *, in_match: bool) -> None:
        """Open the undo request."""
        history.requests = self.request
        history.choices.request = ConsentRequest(self.request, self.seat)


class UndoAnswerEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="answer-undo"):
    """An answer to an undo request that does not complete the consent. The last consent is an UndoEntry instead."""

    agree: bool

    def apply(self, history: History, *, in_match: bool) -> None:
        """Add the consent to the undo request, or close the request after a refusal."""
        request = history.choices.request
        history.choices.request = None if request is None else request.answered(self.seat, agree=self.agree)


class SubstituteEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="stand-in"):
    """A bot begins to substitute for an absent person.

    seat: the seat that asked for the substitute, or the absent seat itself if its clock has expired.
    absent: the seat of the absent person.
    """

    absent: int

    @property
    def substituted(self) -> int | None:
        """The seat of the absent person."""
        return self.absent

    def apply(self, history: History, *, in_match: bool) -> None:
        """Let the substitute bot play for the absent seat."""
        history.seating.substitutes.add(self.absent)
        if self.seat != self.absent:
            history.choices.request = None


class ReturnEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="return"):
    """A person takes their seat back from a substitute bot."""

    def apply(self, history: History, *, in_match: bool) -> None:
        """Remove the substitute bot from the seat."""
        history.seating.substitutes.discard(self.seat)


class ResignEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="resign"):
    """A person resigns.

    ended: how the resignation ends the match, None if the match continues.
    """

    ended: EarlyEnd | None

    @property
    def ends_match(self) -> bool:
        """Whether the resignation ends the match."""
        return self.ended is not None

    def apply(self, history: History, *, in_match: bool) -> None:
        """Mark the seat as resigned, and end the match if `ended` is set."""
        history.seating.resigned.add(self.seat)
        history.seating.substitutes.discard(self.seat)
        history.choices.request = None
        if history.offer is not None and history.offer.seat == self.seat:
            history.offer = None
        if self.ended is not None:
            history.ended = self.ended


class EndOfferEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="offer-end"):
    """An offer to end the match by agreement.

    request: the number of the offer.
    """

    request: int

    def apply(self, history: History, *, in_match: bool) -> None:
        """Open the offer to end the match."""
        history.requests = self.request
        history.offer = ConsentRequest(self.request, self.seat)


class EndAnswerEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="answer-end"):
    """An answer to an offer to end the match that does not complete the consent.

    The last consent is an EndEntry instead.
    """

    agree: bool

    def apply(self, history: History, *, in_match: bool) -> None:
        """Add the consent to the offer, or close the offer after a refusal."""
        history.offer = None if history.offer is None else history.offer.answered(self.seat, agree=self.agree)


class EndEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="end"):
    """The early end of the match without a result.

    seat: the seat whose message ended the match, 0 if the server ended it.
    ended: how the match ended.
    """

    ended: EarlyEnd

    @property
    def ends_match(self) -> bool:
        """True, because the entry always ends the match."""
        return True

    def apply(self, history: History, *, in_match: bool) -> None:
        """End the match."""
        history.ended = self.ended
        history.offer = None


class HintEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="hint"):
    """A hint that a person received for the open question."""

    def apply(self, history: History, *, in_match: bool) -> None:
        """Count the hint for the seat, and mark the open question as hinted."""
        history.hints[self.seat] += 1
        history.hinted = with_hint(history.hinted, history.choices.count)


class LeaveGuideEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="leave-guide"):
    """A person leaves the guide of a lesson, and may then choose any option."""

    def apply(self, history: History, *, in_match: bool) -> None:
        """Mark the guide as left."""
        if history.learning is not None:
            history.learning.left = True


class StandingAnswerEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="standing-answer"):
    """A person turns the standing answer of their seat on or off."""

    on: bool

    def apply(self, history: History, *, in_match: bool) -> None:
        """Store whether the server gives the standing answer for the seat."""
        if self.on:
            history.seating.asking.discard(self.seat)
        else:
            history.seating.asking.add(self.seat)


class PromiseEntry(JournalEntry, frozen=True, kw_only=True, omit_defaults=True, tag="promise"):
    """A seat's commitment to a share of the dice key.

    promise: the hash of the share, "" if the seat does not contribute a share.
    """

    seat: int
    promise: str

    def apply(self, history: History, *, in_match: bool) -> None:
        """Store the hash of the seat's share."""
        history.promised[self.seat] = self.promise


class DealEntry(JournalEntry, frozen=True, kw_only=True, omit_defaults=True, tag="deal"):
    """The start of a match whose dice key is made of the shares of the server and the players.

    See CommitReveal for the fields.
    """

    server: str
    promised: Sequence[str]
    shown: Sequence[str]

    def apply(self, history: History, *, in_match: bool) -> None:
        """Deal the match with the dice key that follows from the shares."""
        history.dealt = CommitReveal(self.server, self.promised, self.shown)
        if not in_match:
            history.match = dealt_by(history.match, history.dealt.key)


class TermsEntry(JournalEntry, frozen=True, kw_only=True, omit_defaults=True, tag="terms"):
    """The terms with which a table was opened.

    clock: the time limits, None for none.
    listed: whether the table is public.
    lobby: whether the match begins only once all people are ready.
    chat: whether people can write to each other.
    """

    clock: ClockTerms | None
    listed: bool
    lobby: bool = False
    chat: bool = True

    def apply(self, history: History, *, in_match: bool) -> None:
        """Set the terms of the table, and create the clocks if there are time limits."""
        history.listed, history.lobby, history.chat_on = self.listed, self.lobby, self.chat
        if self.clock is not None:
            history.clock = Clock(self.clock, history.match.seats)


class ReadyEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="ready"):
    """A person is ready to begin, or no longer ready.

    seat: the seat of the person.
    """

    ready: bool

    def apply(self, history: History, *, in_match: bool) -> None:
        """Store whether the person is ready."""
        (history.ready.add if self.ready else history.ready.discard)(self.seat)


class SeatsEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="seats"):
    """The host gives empty seats to bots, or to people again, before the match begins.

    seat: the seat of the host.
    seats: "human" or the spec of a bot for each seat.
    ready: whether the host is ready because of this.
    """

    seats: list[str]
    ready: bool = False

    def apply(self, history: History, *, in_match: bool) -> None:
        """Store who plays each seat."""
        history.seating.kinds = [*self.seats]
        if self.ready:
            history.ready.add(self.seat)


class ChatEntry(SeatEntry, frozen=True, kw_only=True, omit_defaults=True, tag="chat"):
    """The host turns the chat on or off.

    seat: the seat of the host.
    writer: the seat of the person whose lines are turned on or off, None for all people.
    """

    on: bool
    writer: int | None = None

    def apply(self, history: History, *, in_match: bool) -> None:
        """Store who can write."""
        if self.writer is None:
            history.chat_on = self.on
        else:
            (history.silenced.discard if self.on else history.silenced.add)(self.writer)


class ClockEntry(JournalEntry, frozen=True, kw_only=True, omit_defaults=True, tag="clock"):
    """An update of the time that people have used. Nothing else changes."""


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
    StandingAnswerEntry,
    PromiseEntry,
    DealEntry,
    TermsEntry,
    ReadyEntry,
    SeatsEntry,
    ChatEntry,
    ClockEntry,
)

DECODERS: Final = {str(kind.__struct_config__.tag): decoder(kind) for kind in KINDS}


def encode_entry(entry: JournalEntry) -> tuple[str, str]:
    """Return the kind of an entry, and the other fields as JSON."""
    fields: dict[str, Any] = msgspec.to_builtins(entry)
    return fields.pop("kind"), msgspec.json.encode(fields).decode()


def decode_entry(kind: str, data: str) -> JournalEntry:
    """Return the entry from its kind and its fields as JSON. Raises StoreFault for an unknown kind, or ValueError."""
    known = DECODERS.get(kind)
    if known is None:
        raise StoreFault(f"the journal has an entry of the unknown kind {kind!r}. It may be from a later release")
    entry: JournalEntry = known.decode(data)
    return entry
