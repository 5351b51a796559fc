# ruff: noqa: RUF001
"""Accepted names, and names refused because they look like a seat, a log line or another player's name."""

from __future__ import annotations

import pytest

from gloaming.server.accounts.names import LONGEST, alike, cleaned, distinguished, readable
from gloaming.server.limits.responses import Refusal
from tests.server.accounts.test_profiles import call
from tests.server.house import House

SEAT = "stands for a seat"
LOG = "reads like a line of the log"
YOU = "calls each player 'You'"
JOINER = "invisible joiner that joins nothing there"
UNSEEN = "cannot be seen"
MARKS = "accents on a letter"
LONG = f"at most {LONGEST} characters"

ACCEPTED = [
    *("Ann", "Zoë", "José", "O'Brien", "Jean-Luc", "D. Duck", "Dr. Who", "J. R. R.", "Anne M.", "Ann!", "42", "???"),
    *(
        "Player",
        "player1337",
        "Players 2",
        "Player Lola",
        "Playmobil 2",
        "The Player",
        "Bob the 2nd",
        "Youri",
        "Won Bin",
    ),
    *("क्षितिज", "ཀརྨ", "สุดา", "이순신", "Анна", "Ελένη", "محمد", "日本 花子", "Mіx"),
    "علی\u200cرضا",  # Persian: a non-joiner between letters that would join
    "می\u200cخواهم",
    "ශ\u0dca\u200dරී",  # Sinhala: a joiner after the virama
    "क\u094d\u200dष",  # Devanagari
    "क\u094d\u200cष",
    "👩\u200d🚀",
    "👩🏽\u200d🚀 Ann",
    "❤\ufe0f\u200d🔥",
    "👨\u200d👩\u200d👧",
    "🏳\ufe0f\u200d🌈",
]

REFUSED = [
    ("Player 2", SEAT),
    ("player_2", SEAT),
    ("pl ayer 2", SEAT),
    ("P.L.A.Y.E.R 2", SEAT),
    ("\u0420layer 2", SEAT),  # Cyrillic
    ("PIayer 2", SEAT),
    ("P1ayer 2", SEAT),
    ("Player I", SEAT),
    ("Player l0", SEAT),
    ("PLAYER II", SEAT),
    ("Ｐlayer ②", SEAT),
    ("Plауеr 3 wins", SEAT),
    ("player\u00a02", SEAT),
    ("𝐏𝐥𝐚𝐲𝐞𝐫 𝟐", SEAT),
    ("Pláyer 2", SEAT),
    ("Player two", SEAT),
    ("— Player 2", SEAT),
    ("Ann (Player 2)", SEAT),  # how the server distinguishes names that look alike
    ("P|ayer 2", SEAT),
    ("ᴘʟᴀʏᴇʀ 2", SEAT),
    ("Player ٢", SEAT),  # Arabic
    ("You", YOU),
    ("Υou", YOU),  # Greek
    ("y o u", YOU),
    ("Bob resigned. Ann", LOG),
    ("Bob won! Ann", LOG),
    ("Dr. Bob resigned. Ann", LOG),
    ("Log: Ann", LOG),
    ("Bob resigned", LOG),
    ("Bob r\u0435signed", LOG),  # Cyrillic
    ("Bob resígned", LOG),
    ("Bob ᴡɪɴꜱ", LOG),
    ("Bob。Ann", LOG),
    ("A\u200cnn", JOINER),
    ("A\u200dnn", JOINER),
    ("\u200d", JOINER),
    ("Ann\u200d", JOINER),
    ("👩\u200d", JOINER),
    ("علی\u200c", JOINER),
    ("A\u200bnn", UNSEEN),
    ("Ann\u202eecila", UNSEEN),
    ("\u3164", UNSEEN),
    ("Ann\u2800", UNSEEN),
    ("\x07", UNSEEN),
    ("A" + "\u0301" * 6, MARKS),
    ("\ufe0f", MARKS),
    ("x" * 25, LONG),
]

ALIKE = [
    *(("Bob", "B\u043eb"), ("Bob", "B0b"), ("Bob", "BOB"), ("Bob", " B-o.b"), ("Bob", "Bob!"), ("Bill", "BiII")),
    *(
        ("Bob", "Bo\ufe01b"),
        ("Bob", "ʙᴏʙ"),
        ("Ian", "lan"),
        ("IAN", "ian"),
        ("modern", "modem"),
        ("Анна", "Aннa"),
        ("👩\u200d🚀", "👩🚀"),
        ("علی\u200cرضا", "علیرضا"),
    ),
]

APART = [
    *(("Bob", "Rob"), ("Bob", "Bobby"), ("José", "Jose"), ("Ann", "Anna"), ("कि", "कु"), ("👩", "👨"), ("Анна", "Анка")),
    *(("", ""), ("Bob", ""), ("花子", "花")),
]


@pytest.mark.parametrize("name", ACCEPTED)
def test_a_name_that_can_be_read_and_deceives_nobody_is_accepted(name: str) -> None:
    assert cleaned(name) == name


@pytest.mark.parametrize(("name", "message"), REFUSED)
def test_a_name_that_could_deceive_is_refused_by_the_rule_that_it_breaks(name: str, message: str) -> None:
    with pytest.raises(Refusal, match=message):
        cleaned(name)


@pytest.mark.parametrize(("name", "other_name"), ALIKE)
def test_names_that_look_alike_are_known_for_it(name: str, other_name: str) -> None:
    assert alike(name, other_name)
    assert alike(other_name, name)


@pytest.mark.parametrize(("name", "other_name"), APART)
def test_different_names_are_not_alike(name: str, other_name: str) -> None:
    assert not alike(name, other_name)
    assert not alike(other_name, name)


def test_names_that_look_alike_are_shown_with_their_seats() -> None:
    names = ("Bob", "", "B\u043eb", "Ann")
    assert distinguished(names) == ("Bob (Player 1)", "", "B\u043eb (Player 3)", "Ann")


def test_a_passkey_may_be_called_what_a_person_may_not() -> None:
    assert readable("Player 2: my phone") == "Player 2: my phone"


def test_nobody_takes_a_name_that_looks_like_another_at_their_table(house: House) -> None:
    ann, eve, far = house.person(), house.person(), house.person()
    assert call(ann, "Bob") == 200
    table = ann.open("human", "human")
    eve.sit(table)
    refused = eve.http.post("/api/me", json={"name": "B\u043eb", "mark": ""})
    assert (refused.status_code, refused.json()["error"]) == (409, "name-taken")
    assert "looks like that of Bob" in refused.json()["message"]
    assert eve.http.get("/api/me").json()["name"] == ""
    assert call(eve, "Eve") == 200
    assert call(ann, "Bob") == 200
    assert call(far, "B\u043eb") == 200


def test_people_with_names_that_look_alike_are_distinguished_at_the_table(house: House) -> None:
    ann, eve = house.person(), house.person()
    call(ann, "Bob")
    call(eve, "B\u043eb")
    table = ann.open("human", "human")
    eve.sit(table)
    line = ann.join(table)
    assert [seat.name for seat in line.update.seats] == ["Bob (Player 1)", "B\u043eb (Player 2)"]
    starts = next(event.text for event in line.update.events if event.text.endswith(("starts.", "start.")))
    assert starts in ("You start.", "Bob (Player 1) starts.", "B\u043eb (Player 2) starts.")
