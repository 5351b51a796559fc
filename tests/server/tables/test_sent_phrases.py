"""Phrases at a table: sent to everyone, limited in rate, and not stored."""

from __future__ import annotations

import json
from typing import get_args

from gloaming.server.protocol.client_messages import SendPhrase
from gloaming.server.protocol.server_messages import ChoiceResult, Phrase, PhraseSent
from gloaming.server.protocol.table_messages import MOST_UNHEARD, Watcher
from tests.server.house import House, Line, together


def say(line: Line, phrase: Phrase, id: str = "say") -> ChoiceResult:
    answer = line.ask(SendPhrase(id=id, phrase=phrase))
    assert isinstance(answer, ChoiceResult)
    return answer


def heard(line: Line) -> PhraseSent:
    while True:
        message = line.read()
        if isinstance(message, PhraseSent):
            return message


def test_all_at_the_table_hear_who_says_what_and_nothing_of_it_is_kept(house: House) -> None:
    ann, bob, eve = house.person(), house.person(), house.person()
    table = ann.open("human", "human")
    bob.sit(table)
    lines = [ann.join(table), bob.join(table), eve.join(table)]
    together(*lines)
    seq = house.table(table).seq
    record = house.table(table).play.match.record()
    assert say(lines[1], "well-played").status == "taken"
    for line in (lines[0], lines[2]):
        assert heard(line) == PhraseSent(seat=1, phrase="well-played")
    assert any(json.loads(text)["type"] == "phrase-sent" for text in lines[1].heard)
    assert house.table(table).seq == seq
    assert house.table(table).play.match.record() == record


def test_only_who_sits_there_speaks(house: House) -> None:
    ann, eve = house.person(), house.person()
    table = ann.open("human", "human")
    answer = say(eve.join(table), "good-luck")
    assert (answer.status, answer.reason[:20]) == ("refused", "You are a spectator.")


def test_too_many_phrases_are_refused(house: House) -> None:
    ann = house.person()
    line = ann.join(ann.open("human", "human"))
    answers = [say(line, "what-was-that", f"{number}") for number in range(5)]
    assert [answer.status for answer in answers][:3] == ["taken"] * 3
    assert answers[-1].status == "refused"
    assert "Send it again in" in answers[-1].reason
    line.wait(lambda now: now.prompt is not None or now.waiting_for is not None)


def test_words_of_ones_own_are_no_phrase(house: House) -> None:
    ann = house.person()
    line = ann.join(ann.open("human", "human"))
    line.connection.send(json.dumps({"type": "send-phrase", "id": "x", "phrase": "you are all doomed"}))
    answer = line.answer()
    assert isinstance(answer, ChoiceResult)
    assert answer.status == "refused"
    assert 8 <= len(get_args(Phrase)) <= 12


def test_who_does_not_read_is_not_talked_to_without_end() -> None:
    watcher = Watcher("ann")
    for _ in range(100):
        watcher.hear(PhraseSent(seat=0, phrase="thank-you"))
    assert len(watcher.answers) == MOST_UNHEARD
