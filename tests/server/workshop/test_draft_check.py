"""The workshop shows every fault of a draft at its field, and what the entries without a fault say."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloaming import BadContent, game
from gloaming.games import ids
from gloaming.lab.content.overrides import as_in_pack, printed_entries
from gloaming.server.protocol.workshop_info import Draft, DraftReport
from gloaming.server.workshop.draft_check import MOST_FAULTS, check_draft, load_draft
from gloaming.server.workshop.draft_files import files_of
from tests.server.workshop.drafts import draft_with, printed

NESTED: Any = []
for _ in range(900):
    NESTED = [NESTED]


def places(report: DraftReport) -> list[tuple[str, int, str]]:
    return [(fault.table, fault.number, fault.field) for fault in report.faults]


@pytest.mark.parametrize("id", ids())
def test_a_draft_of_the_whole_box_has_no_fault_and_no_change(id: str) -> None:
    entries = {table: [as_in_pack(entry) for entry in own.values()] for table, own in printed_entries(id).items()}
    report = check_draft(Draft(game=id, title="The box", entries=entries))
    assert report.faults == []
    assert report.changes == []
    assert {(words.table, words.number) for words in report.words}
    played = load_draft(Draft(game=id, title="The box", entries=entries))
    assert {entry["id"] for entry in played.content()} == {entry["id"] for entry in game(id).content()}
    assert played.box.added.entries == game(id).box.added.entries
    known = {piece for own in report.pieces.values() for pieces in own.values() for piece in pieces}
    assert known == set(game(id).box.added.entries)


def test_a_new_card_is_shown_with_its_words_content_pieces_and_changes() -> None:
    ghost = printed("fatal-frame", "ghost") | {"id": "white-lady", "name": "White Lady", "source": "ours", "copies": 2}
    report = check_draft(draft_with("fatal-frame", "ghost", ghost))
    assert report.faults == []
    assert [(change.table, change.id, change.kind) for change in report.changes] == [("ghost", "white-lady", "new")]
    assert report.pieces == {"ghost": {"white-lady": ["white-lady", "white-lady-b"]}}
    assert [(entry.id, entry.name, entry.copies) for entry in report.content] == [("white-lady", "White Lady", 2)]
    assert all(words.words for words in report.words)
    assert all((words.table, words.number) == ("ghost", 0) for words in report.words)


def test_the_settings_of_a_match_offer_a_new_card_type() -> None:
    report = check_draft(
        draft_with("dont-go-in-there", "type", printed("dont-go-in-there", "type") | {"id": "lantern"})
    )
    types = next(setting for setting in report.options if setting["id"] == "types")
    assert "lantern" in types["choices"], report.faults


def test_a_changed_card_shows_the_printed_and_the_new_value_of_each_field() -> None:
    girl = printed("final-girl", "killer", "hans-the-butcher")
    before = girl["health"]
    girl |= {"health": before + 1, "source": "ours"}
    report = check_draft(draft_with("final-girl", "killer", girl))
    (change,) = report.changes
    assert (change.id, change.kind, change.fields) == ("hans-the-butcher", "changed", [("health", before, before + 1)])
    assert "killer-hans-the-butcher" in [entry.id for entry in report.content]


def test_the_source_alone_is_no_change() -> None:
    room = printed("dont-go-in-there", "room") | {"source": "ours"}
    assert check_draft(draft_with("dont-go-in-there", "room", room)).changes == []


@pytest.mark.parametrize(
    ("id", "table", "change", "field"),
    [
        ("fatal-frame", "ghost", {"copies": 100}, "copies"),
        ("fatal-frame", "ghost", {"copies": "two"}, "copies"),
        ("fatal-frame", "ghost", {"name": " "}, "name"),
        ("fatal-frame", "ghost", {"colour": "red"}, "colour"),
        ("fatal-frame", "ghost", {"id": "White Lady"}, "id"),
        ("fatal-frame", "ghost", {"text": "x" * 2001}, "text"),
        ("fatal-frame", "ghost", {"text": "a\u202eb"}, "text"),
        ("fatal-frame", "ghost", {"text": "a\u2800b"}, "text"),
        ("fatal-frame", "ghost", {"text": "a" + "\u0301" * 9}, "text"),
        ("fatal-frame", "ghost", {"text": None}, "text"),
        ("fatal-frame", "ghost", {"power": 2**80}, "power"),
        ("fatal-frame", "ghost", {"power": math.inf}, "power"),
        ("dont-go-in-there", "room", {"effect": {"verb": "dance"}}, "effect.verb"),
        ("dont-go-in-there", "room", {"flashlights": [0, 1, 2, 99]}, "flashlights[3]"),
        ("dont-go-in-there", "room", {"board": 6}, "board"),
        ("follow-your-fear", "card", {"fear": "spiders"}, "fear"),
        ("follow-your-fear", "pattern", {"offsets": [[0, 0]]}, "offsets"),
        ("final-girl", "terror", {"of": "nobody"}, "of"),
        ("final-girl", "event", {"effects": []}, "effects"),
        ("ghost-hunter", "tile", {"doors": "nx"}, "doors"),
        ("ghost-hunter", "scenario", {"start": ["t-99"]}, "start[0]"),
    ],
)
def test_a_mistake_is_shown_at_its_field_with_the_message_of_the_command(
    id: str, table: str, change: dict[str, Any], field: str, tmp_path: Path
) -> None:
    good = printed(id, table)
    if table == "event":
        good = {field: good[field] for field in ("id", "name", "of", "source", "grade")}
    draft = draft_with(id, table, good | change)
    report = check_draft(draft)
    assert places(report) == [(table, 0, field)]
    assert report.faults[0].reason
    assert not report.faults[0].reason.startswith("field")
    try:
        folder = files_of(draft).write(tmp_path)
    except BadContent:  # A value that no file can have.
        return
    with pytest.raises(BadContent) as refused:
        game(id).with_packs(folder)
    assert str(refused.value) == report.faults[0].message


def test_all_entries_with_a_fault_are_shown_at_once_and_the_others_still_appear() -> None:
    ghost = printed("fatal-frame", "ghost")
    entries = [
        ghost | {"id": "a", "copies": 0},
        ghost | {"id": "b", "name": "Bell Ghost", "source": "ours"},
        ghost | {"id": "c", "filament": "x"},
        ghost | {"id": "b"},
    ]
    report = check_draft(draft_with("fatal-frame", "ghost", *entries))
    assert [fault.number for fault in report.faults] == [0, 2, 3]
    assert [entry.id for entry in report.content] == ["b"]
    assert {words.number for words in report.words} <= {1}


def test_every_faulty_field_of_an_entry_is_shown_at_once() -> None:
    killer = printed("final-girl", "killer") | {"name": "", "health": 9999, "colour": "red"}
    report = check_draft(draft_with("final-girl", "killer", killer))
    assert sorted(fault.field for fault in report.faults) == ["colour", "health", "name"]
    assert {(fault.table, fault.number) for fault in report.faults} == {("killer", 0)}
    event = printed("final-girl", "event") | {"effects": [{"verb": "time", "amount": "x"}, {"verb": "dance"}]}
    fields = {fault.field for fault in check_draft(draft_with("final-girl", "event", event)).faults}
    assert "effects[1].verb" in fields
    assert any(field.startswith("effects[0]") for field in fields)


@pytest.mark.parametrize("id", ids())
def test_one_mistake_in_an_entry_has_no_fault_in_another_field(id: str) -> None:
    for table in printed_entries(id):
        for field, value in printed(id, table).items():
            if field != "id":
                report = check_draft(draft_with(id, table, printed(id, table) | {field: {"x y": [value]}}))
                assert report.faults
                assert all([fault.field.startswith(field) for fault in report.faults]), (table, field)


def test_faults_between_entries_are_shown_together_and_leave_the_rest_of_the_pack() -> None:
    card = printed("follow-your-fear", "card")
    entries = [card | {"id": f"card-{at}", "fear": fear} for at, fear in enumerate(["x", card["fear"], "y"])]
    report = check_draft(draft_with("follow-your-fear", "card", *entries))
    assert places(report) == [("card", 0, "fear"), ("card", 2, "fear")]
    assert "card-1" in {entry.id for entry in report.content}


def test_a_fault_that_another_fault_causes_is_not_shown() -> None:
    killer = printed("final-girl", "killer") | {"id": "stranger", "name": "The Stranger"}
    power = printed("final-girl", "power") | {"id": "stare", "name": "Stare", "of": "stranger"}
    finale = printed("final-girl", "finale") | {"id": "dawn", "name": "", "of": "stranger"}
    entries = {"killer": [killer], "power": [power], "finale": [finale]}
    report = check_draft(Draft(game="final-girl", title="Stranger", entries=entries))
    assert places(report) == [("finale", 0, "name")]


def test_an_entry_that_names_a_new_entry_of_another_draft_table_is_valid() -> None:
    spirit = printed("follow-your-fear", "pattern") | {"id": "zigzag"}
    fear = printed("follow-your-fear", "fear") | {"back": "zigzag"}
    entries = {"fear": [fear], "pattern": [spirit]}
    assert check_draft(Draft(game="follow-your-fear", title="Zigzag", entries=entries)).faults == []


@pytest.mark.parametrize(
    ("draft", "place"),
    [
        (Draft(game="chess"), ("", -1, "game")),
        (Draft(game="fatal-frame", title="Nothing"), ("", -1, "")),
        (Draft(game="fatal-frame", title="\ud800", entries={}), ("", -1, "title")),
        (Draft(game="fatal-frame", entries={"spell": [{}]}), ("spell", -1, "")),
        (Draft(game="fatal-frame", entries={"ghost": [{}]}), ("ghost", 0, "id")),
        (Draft(game="fatal-frame", entries={"ghost": [{"": 1, 'a"]\n[b': 2}]}), ("ghost", 0, "")),
        (Draft(game="fatal-frame", entries={"ghost": [{"id": "a", "x": NESTED}]}), ("ghost", 0, "x")),
        (Draft(game="fatal-frame", entries={"ghost": [{"id": "a"}] * 501}), ("ghost", -1, "")),
        (Draft(game="fatal-frame", entries={"ghost": [{"id": "\ud800"}]}), ("ghost", 0, "id")),
    ],
)
def test_any_data_gets_a_report(draft: Draft, place: tuple[str, int, str]) -> None:
    report = check_draft(draft)
    table, number, field = place
    assert (report.faults[0].table, report.faults[0].number) == (table, number)
    assert report.faults[0].field.startswith(field)
    msgspec.json.encode(report.faults[0].field.encode("utf-8", "replace"))


def test_a_pack_that_replaces_the_entry_of_another_owner_must_say_so() -> None:
    terror = printed("final-girl", "terror")
    other = next(id for id in printed_entries("final-girl")["killer"] if id != terror["of"])
    draft = draft_with("final-girl", "terror", terror | {"of": other})
    assert places(check_draft(draft)) == [("terror", 0, "of")]
    said = msgspec.structs.replace(draft, replaces=[terror["id"]])
    assert ("terror", 0, "of") not in places(check_draft(said))


def test_an_id_that_an_entry_of_another_table_has_is_shown_at_the_id_of_the_draft() -> None:
    ghost = printed("fatal-frame", "ghost") | {"id": printed("fatal-frame", "action")["id"]}
    report = check_draft(draft_with("fatal-frame", "ghost", ghost))
    assert places(report) == [("ghost", 0, "id")]
    tile = printed("ghost-hunter", "tile") | {"id": "e-6"}
    assert places(check_draft(draft_with("ghost-hunter", "tile", tile))) == [("tile", 0, "id")]


def test_a_report_has_a_limited_number_of_faults() -> None:
    report = check_draft(Draft(game="fatal-frame", title="Mine", entries={f"t-{number}": [] for number in range(9999)}))
    assert len(report.faults) == MOST_FAULTS
    assert len(msgspec.json.encode(report)) < 100_000
