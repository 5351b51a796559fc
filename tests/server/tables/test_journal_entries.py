"""Journal entries: databases of the previous release have them as kind and JSON."""

from __future__ import annotations

import json
from typing import Final

import pytest

from gloaming.server.protocol.table_info import ClockTerms
from gloaming.server.protocol.table_update import EarlyEnd
from gloaming.server.store.database import StoreFault
from gloaming.server.tables import journal_entries
from gloaming.server.tables.clock import TimeSpent
from gloaming.server.tables.journal_entries import (
    KINDS,
    ChatEntry,
    ChoiceEntry,
    ClockEntry,
    DealEntry,
    EndAnswerEntry,
    EndEntry,
    EndOfferEntry,
    HintEntry,
    JournalEntry,
    LeaveGuideEntry,
    PromiseEntry,
    ReadyEntry,
    ResignEntry,
    ReturnEntry,
    SeatEntry,
    SeatsEntry,
    StandingAnswerEntry,
    SubstituteEntry,
    TermsEntry,
    UndoAnswerEntry,
    UndoEntry,
    UndoRequestEntry,
    decode_entry,
    encode_entry,
)

SPENT: Final = TimeSpent((1.5, 0.0), 0.25, ((1.5,), ()))

STORED: Final = [
    (ChoiceEntry(seat=1, option=4, id="", disclosed=True), "choice", '{"seat":1,"option":4,"id":"","told":true}'),
    (
        ChoiceEntry(seat=0, option=0, id="a", disclosed=False, spent=SPENT),
        "choice",
        '{"seat":0,"option":0,"id":"a","told":false,"spent":{"used":[1.5,0.0],"thought":0.25,"last":[[1.5],[]]}}',
    ),
    (UndoEntry(left=3, seat=0, id="b"), "undo", '{"left":3,"seat":0,"id":"b"}'),
    (UndoRequestEntry(seat=0, id="c", request=2), "ask-undo", '{"seat":0,"id":"c","request":2}'),
    (UndoAnswerEntry(seat=1, id="d", agree=False), "answer-undo", '{"seat":1,"id":"d","agree":false}'),
    (SubstituteEntry(seat=0, absent=1, id="e"), "stand-in", '{"seat":0,"absent":1,"id":"e"}'),
    (ReturnEntry(seat=1, id="f"), "return", '{"seat":1,"id":"f"}'),
    (ResignEntry(seat=1, id="g", ended=None), "resign", '{"seat":1,"id":"g","ended":null}'),
    (
        ResignEntry(seat=1, id="g", ended=EarlyEnd(why="resigned", winners=[0])),
        "resign",
        '{"seat":1,"id":"g","ended":{"why":"resigned","winners":[0]}}',
    ),
    (EndOfferEntry(seat=1, id="h", request=3), "offer-end", '{"seat":1,"id":"h","request":3}'),
    (EndAnswerEntry(seat=0, id="i", agree=True), "answer-end", '{"seat":0,"id":"i","agree":true}'),
    (
        EndEntry(seat=0, id="", ended=EarlyEnd(why="server")),
        "end",
        '{"seat":0,"id":"","ended":{"why":"server","winners":[]}}',
    ),
    (HintEntry(seat=0, id="j"), "hint", '{"seat":0,"id":"j"}'),
    (LeaveGuideEntry(seat=0, id="k"), "leave-guide", '{"seat":0,"id":"k"}'),
    (StandingAnswerEntry(seat=1, id="s", on=False), "standing-answer", '{"seat":1,"id":"s","on":false}'),
    (
        ChoiceEntry(seat=0, id="", option=0, disclosed=False, automatic=True),
        "choice",
        '{"seat":0,"id":"","option":0,"told":false,"automatic":true}',
    ),
    (PromiseEntry(seat=1, promise="00"), "promise", '{"seat":1,"promise":"00"}'),
    (
        DealEntry(server="01", promised=["02", ""], shown=["03", ""]),
        "deal",
        '{"server":"01","promised":["02",""],"shown":["03",""]}',
    ),
    (
        TermsEntry(clock=ClockTerms(choice=30, total=0), listed=False),
        "terms",
        '{"clock":{"choice":30,"total":0},"listed":false}',
    ),
    (TermsEntry(clock=None, listed=True), "terms", '{"clock":null,"listed":true}'),
    (
        TermsEntry(clock=None, listed=False, lobby=True, chat=False),
        "terms",
        '{"clock":null,"listed":false,"lobby":true,"chat":false}',
    ),
    (ReadyEntry(seat=1, id="l", ready=True), "ready", '{"seat":1,"id":"l","ready":true}'),
    (SeatsEntry(seat=0, id="m", seats=["human", "easy"]), "seats", '{"seat":0,"id":"m","seats":["human","easy"]}'),
    (ChatEntry(seat=0, id="n", on=False, writer=1), "chat", '{"seat":0,"id":"n","on":false,"writer":1}'),
    (ClockEntry(), "clock", "{}"),
]
"""Entries, and their stored form in the previous release."""


@pytest.mark.parametrize(
    ("entry", "kind", "data"), STORED, ids=[f"{kind}-{at}" for at, (_, kind, _) in enumerate(STORED)]
)
def test_an_entry_is_read_and_written_as_by_the_previous_release(entry: JournalEntry, kind: str, data: str) -> None:
    assert decode_entry(kind, data) == entry
    written, fields = encode_entry(entry)
    assert (written, json.loads(fields)) == (kind, json.loads(data))


def test_each_kind_of_entry_is_read() -> None:
    defined = {
        kind for kind in vars(journal_entries).values() if isinstance(kind, type) and issubclass(kind, JournalEntry)
    }
    assert defined - {JournalEntry, SeatEntry} == set(KINDS)
    assert {type(entry) for entry, _, _ in STORED} == set(KINDS)
    assert len({kind.__struct_config__.tag for kind in KINDS}) == len(KINDS)


def test_an_entry_of_another_release_is_named() -> None:
    with pytest.raises(StoreFault, match="unknown kind 'vote'"):
        decode_entry("vote", "{}")
    with pytest.raises(ValueError, match="seat"):
        decode_entry("choice", '{"option":1,"id":"","told":false}')
