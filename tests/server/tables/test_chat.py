"""The chat at a table: who reads it, how much of it, and when it is gone."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from gloaming.server.limits.rate_limits import Limits, Rate
from gloaming.server.protocol.client_messages import MOST_CHAT_LETTERS, Leave, Resign, SendChat, SetChat
from gloaming.server.protocol.server_messages import ChatLine, ChatLines, ChoiceResult
from gloaming.server.store.chat_store import MOST_LINES
from gloaming.server.tables import chat
from gloaming.server.tables.chat import BURST, cleaned
from tests.server.house import House, Line, Person, together

Open = Callable[..., House]


def write(line: Line, text: str, id: str = "line") -> ChoiceResult:
    answer = line.ask(SendChat(id=id, text=text))
    assert isinstance(answer, ChoiceResult)
    return answer


def turn(line: Line, on: bool, seat: int | None = None, id: str = "set") -> ChoiceResult:
    answer = line.ask(SetChat(id=id, on=on, seat=seat))
    assert isinstance(answer, ChoiceResult)
    return answer


def read(line: Line) -> list[ChatLine]:
    while True:
        message = line.read()
        if isinstance(message, ChatLines):
            return message.lines


def two(house: House, **more: object) -> tuple[str, Line, Line, Person, Person]:
    ann, bob = house.person(), house.person()
    ann.http.post("/api/me", json={"name": "Ann", "mark": ""})
    table = ann.open("human", "human", lobby=True, **more)
    bob.sit(table)
    lines = ann.join(table), bob.join(table)
    together(*lines)
    return table, *lines, ann, bob


def test_people_at_a_table_read_each_other_and_spectators_read_nothing(house: House) -> None:
    table, ann, bob, *_ = two(house)
    eve = house.person().join(table)
    assert write(ann, "Is the  Shrine\nthe red one?").status == "taken"
    [line] = read(bob)
    assert (line.seat, line.name, line.text, line.you) == (0, "Ann", "Is the Shrine the red one?", False)
    refused = eve.ask(SendChat(id="x", text="boo"))
    assert isinstance(refused, ChoiceResult) and refused.status == "refused"
    assert not any(json.loads(text)["type"] == "chat-lines" for text in eve.heard)
    assert not eve.update.chat and bob.update.chat


def test_who_comes_back_reads_what_was_written(house: House) -> None:
    table, ann, _, _, person = two(house)
    write(ann, "one", "1")
    write(ann, "two", "2")
    again = person.connect(table)
    assert [line.text for line in read(again)] == ["one", "two"]


def test_too_many_lines_are_refused(house: House) -> None:
    table, ann, bob, *_ = two(house)
    answers = [write(ann, f"{number}", f"{number}") for number in range(BURST + 2)]
    assert [answer.status for answer in answers] == ["taken"] * BURST + ["refused"] * 2
    assert "Send it again in" in answers[-1].reason
    assert write(bob, "the other one can still write").status == "taken"
    assert len(house.table(table).chat.lines) == BURST + 1


def test_only_the_newest_lines_are_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann, *_ = two(house)
    monkeypatch.setattr(chat, "MOST_LINES", 3)
    for number in range(5):
        write(ann, f"{number}", f"{number}")
    assert [line.text for line in house.table(table).chat.lines] == ["2", "3", "4"]
    assert MOST_LINES == 200


@pytest.mark.parametrize("text", ["", "x" * (MOST_CHAT_LETTERS + 1)])
def test_a_line_without_letters_or_with_too_many_is_no_message(house: House, text: str) -> None:
    _, ann, *_ = two(house)
    ann.connection.send(json.dumps({"type": "send-chat", "id": "x", "text": text}))
    answer = ann.answer()
    assert isinstance(answer, ChoiceResult) and answer.status == "refused"


def test_letters_that_change_other_text_are_removed() -> None:
    assert cleaned("abc\u202edef\u0000") == "abcdef"
    assert cleaned("\u200b\u2066") == ""
    assert cleaned("e" + "\u0301" * 30) == "\u00e9" + "\u0301" * 4
    assert cleaned("<b>not bold</b>") == "<b>not bold</b>", "it is text, and the page shows it as text"


def test_the_host_turns_the_chat_off_for_all_or_for_one(house: House) -> None:
    _, ann, bob, *_ = two(house)
    assert turn(bob, False).reason == "Only the host can turn the chat on or off."
    assert turn(ann, False, seat=1).status == "taken"
    assert bob.wait(lambda now: now.seats[1].silenced).chat is False
    assert write(bob, "hm").reason == "The host has turned off your lines in the chat."
    assert write(ann, "quiet", "q").status == "taken"
    assert turn(ann, True, seat=1, id="again").status == "taken"
    assert write(bob, "thanks", "t").status == "taken"
    assert turn(ann, False, id="off").status == "taken"
    assert bob.wait(lambda now: not now.chat_on).chat is False
    assert write(ann, "hello?", "h").reason == "The host has turned off the chat."
    assert turn(ann, False, seat=5, id="nobody").status == "refused"


def test_a_player_with_bots_has_nobody_to_write_to(house: House) -> None:
    ann = house.person()
    line = ann.join(ann.open("human", "random"))
    assert not line.update.chat
    assert write(line, "hello").reason == "There are no other people at this table."


def test_lines_survive_a_restart_and_are_deleted_with_their_writer(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    table, ann, bob, host, guest = two(house)
    write(ann, "from Ann", "a")
    write(bob, "from Bob", "b")
    house.close()
    house = open_house(port=house.port, data=tmp_path)
    people = []
    for former in (host, guest):
        people.append(house.person())
        people[-1].http.cookies.update(former.http.cookies)
    line = people[0].connect(table)
    assert [said.text for said in read(line)] == ["from Ann", "from Bob"]
    assert people[1].http.post("/api/me/delete", json={}).status_code < 300
    assert [said.text for said in read(line)] == ["from Ann"]
    assert [said.text for said in house.table(table).chat.lines] == ["from Ann"]


def test_a_table_can_be_opened_without_chat(house: House) -> None:
    _, ann, *_ = two(house, chat=False)
    assert not ann.update.chat and not ann.update.chat_on
    assert write(ann, "hello").status == "refused"


@pytest.mark.parametrize("text", ["\u3164", "\u2800 \u200d", "\ufe0f", "\u200c\u0301"])
def test_a_line_that_nobody_can_see_is_empty(text: str) -> None:
    assert cleaned(text) == ""


def test_joiners_that_a_script_needs_are_kept() -> None:
    assert (
        cleaned("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645")
        == "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"
    )


def test_the_lines_of_who_left_the_table_are_deleted_with_them(house: House) -> None:
    table, ann, bob, _, guest = two(house)
    write(ann, "from Ann", "a")
    write(bob, "from Bob", "b")
    bob.ask(Leave(id="bye"))
    assert guest.http.post("/api/me/delete", json={}).status_code < 300
    assert [line.text for line in house.table(table).chat.lines] == ["from Ann"]
    write(ann, "alone now", "c")
    assert [line.number for line in house.table(table).chat.lines] == [1, 3], "a number is never used again"


def test_a_match_that_was_resigned_stays_over_when_the_host_turns_the_chat_off(
    open_house: Open, tmp_path: Path
) -> None:
    house = open_house(data=tmp_path)
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human")
    bob.sit(table)
    lines = ann.join(table), bob.join(table)
    lines[0].wait(lambda now: now.lobby is None)
    assert lines[1].ask(Resign(id="enough")).status == "taken"  # type: ignore[union-attr]
    lines[0].wait(lambda now: now.ended is not None)
    assert turn(lines[0], False).status == "taken"
    house.close()
    again = open_house(port=house.port, data=tmp_path).person()
    again.http.cookies.update(ann.http.cookies)
    assert [(entry["over"], entry["waits"]) for entry in again.http.get("/api/tables").json()] == [(True, False)]


def test_who_was_silenced_cannot_come_back_to_a_public_table_with_a_voice(house: House) -> None:
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human", lobby=True, listed=True)
    host = ann.join(table)
    assert bob.http.post("/api/lobby", json={"table": table}).status_code == 200
    guest = bob.join(table)
    host.wait(lambda now: now.seats[1].taken)
    assert turn(host, False, seat=1).status == "taken"
    guest.ask(Leave(id="bye"))
    refused = bob.http.post("/api/lobby", json={"table": table})
    assert (refused.status_code, refused.json()["error"]) == (403, "sent-away")


def test_lines_count_against_what_the_host_may_store(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path, limits=Limits(stored=Rate(12, 3600.0)))
    _, ann, bob, *_ = two(house)
    answers = []
    for number in range(BURST):
        answers += [write(line, "\U0001f47b" * MOST_CHAT_LETTERS, f"{number}") for line in (ann, bob)]
    assert answers[0].status == "taken"
    assert answers[-1].status == "refused" and "Too much has been stored" in answers[-1].reason


def test_a_line_that_is_sent_again_after_a_lost_answer_is_written_once(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    table, ann, _, host, _ = two(house)
    assert write(ann, "hello", "same").status == "taken"
    assert write(ann, "hello", "same").status == "repeated"
    house.close()
    house = open_house(port=house.port, data=tmp_path)
    again = house.person()
    again.http.cookies.update(host.http.cookies)
    assert write(again.join(table), "hello", "same").status == "repeated"
    assert [line.text for line in house.table(table).chat.lines] == ["hello"]
