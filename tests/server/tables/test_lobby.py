"""The lobby of a table: nothing is dealt until everybody is ready."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from gloaming.server.protocol.client_messages import (
    Choose,
    Leave,
    RemovePlayer,
    RevealShare,
    SetActivity,
    SetReady,
    SetSeat,
    StartMatch,
    ToServer,
)
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.store.sqlite import FILE
from tests.server.house import House, Line, Person, together

Open = Callable[..., House]


def ask(line: Line, message: ToServer) -> ChoiceResult:
    answer = line.ask(message)
    assert isinstance(answer, ChoiceResult)
    return answer


def ready(line: Line, on: bool = True, id: str = "ready") -> ChoiceResult:
    return ask(line, SetReady(id=id, ready=on))


def two(house: House, **more: object) -> tuple[str, Line, Line]:
    """Return a table with a lobby, and the sockets of its host and a guest."""
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human", lobby=True, **more)
    bob.sit(table)
    lines = ann.join(table), bob.join(table)
    together(*lines)
    return table, *lines


def test_nothing_is_dealt_until_both_are_ready(house: House) -> None:
    table, ann, bob = two(house)
    for line in (ann, bob):
        now = line.update
        assert (now.view, now.events, now.prompt, now.question) == ({}, [], None, "")
        assert now.lobby is not None and now.lobby.needs_ready and now.lobby.unready == [0, 1]
        assert [seat.ready for seat in now.seats] == [False, False]
        assert [seat.host for seat in now.seats] == [True, False]
    assert ask(ann, Choose(id="early", rqid=1, option=0)).status == "refused"
    assert ready(ann).status == "taken"
    assert bob.wait(lambda now: now.seats[0].ready).waiting_for == 1
    assert not house.table(table).begun
    assert ready(bob).status == "taken"
    for line in (ann, bob):
        now = line.wait(lambda now: now.lobby is None)
        assert now.view and now.event_count > 0 and now.question
    assert ready(ann, on=False, id="late").status == "stale", "who has begun cannot take it back"


def test_a_spectator_sees_no_cards_before_the_match(house: House) -> None:
    table, *_ = two(house)
    eve = house.person().join(table)
    assert (eve.update.view, eve.update.events, eve.update.event_count) == ({}, [], 0)
    assert ask(eve, SetReady(id="x", ready=True)).status == "refused"


def test_who_is_no_longer_ready_holds_the_match_back(house: House) -> None:
    _, ann, bob = two(house)
    ready(ann)
    assert ready(ann, on=False, id="not yet").status == "taken"
    ready(bob)
    now = bob.wait(lambda now: now.seats[1].ready)
    assert now.lobby is not None and now.lobby.unready == [0]
    assert ready(ann, id="now").status == "taken"
    assert ann.wait(lambda now: now.lobby is None).waiting_for is not None


def test_a_message_that_arrives_twice_counts_once(house: House) -> None:
    table, ann, _ = two(house)
    ready(ann)
    number = house.table(table).session.journal.number
    assert ready(ann).status == "repeated"
    assert house.table(table).session.journal.number == number


def test_the_match_waits_for_the_shares_of_the_dice_only_when_all_are_ready(house: House) -> None:
    ann, bob = house.person(), house.person()
    share = "ab" * 32
    table = ann.open("human", "human", lobby=True, promise=sha256(bytes.fromhex(share)).hexdigest())
    bob.sit(table)
    host, guest = ann.join(table), bob.join(table)
    together(host, guest)
    assert host.update.dice is not None and not host.update.dice.wanted
    assert ask(host, RevealShare(id="early", share=share)).status == "stale"
    ready(host)
    ready(guest)
    wanted = host.wait(lambda now: now.dice is not None and now.dice.wanted)
    assert wanted.lobby is not None and wanted.view == {}
    assert ready(guest, on=False, id="stop").status == "refused", "nobody stops dice that are being mixed"
    assert ask(host, RevealShare(id="now", share=share)).status == "taken"
    dealt = guest.wait(lambda now: now.lobby is None)
    assert dealt.dice is not None and dealt.dice.taken == [0]


def test_a_guest_can_add_a_share_when_ready(house: House) -> None:
    _, ann, bob = two(house)
    share = "cd" * 32
    promise = sha256(bytes.fromhex(share)).hexdigest()
    assert ask(bob, SetReady(id="r", ready=True, promise=promise)).status == "taken"
    ready(ann)
    bob.wait(lambda now: now.dice is not None and now.dice.wanted)
    assert ask(bob, RevealShare(id="s", share=share)).status == "taken"
    assert ann.wait(lambda now: now.lobby is None).dice is not None


def test_the_host_starts_with_bots_in_the_free_seats(house: House) -> None:
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human", "human", lobby=True)
    bob.sit(table)
    host, guest = ann.join(table), bob.join(table)
    assert ask(guest, StartMatch(id="g", bot="random")).reason == "Only the host can change the seats."
    assert ask(host, StartMatch(id="a", bot="nobody")).status == "refused"
    assert ask(host, StartMatch(id="b", bot="random")).status == "taken"
    now = guest.wait(lambda now: now.seats[2].kind == "random")
    assert now.lobby is not None and now.lobby.unready == [1], "a guest who reads the rules is not run over"
    ready(guest)
    assert [seat.kind for seat in guest.wait(lambda now: now.lobby is None).seats] == ["human", "human", "random"]


def test_a_seat_is_given_to_a_bot_and_back(house: House) -> None:
    table, ann, bob = two(house)
    assert "empty seat" in ask(ann, SetSeat(id="1", seat=1, kind="easy")).reason
    assert ask(bob, SetSeat(id="2", seat=0, kind="easy")).status == "refused"
    ask(bob, Leave(id="bye"))
    ann.wait(lambda now: not now.seats[1].taken)
    assert ask(ann, SetSeat(id="3", seat=1, kind="easy")).status == "taken"
    assert not house.table(table).free_seats()
    assert ask(ann, SetSeat(id="4", seat=1, kind="human")).status == "taken"
    assert house.table(table).free_seats() == [1]
    assert ask(ann, SetSeat(id="5", seat=9, kind="easy")).status == "refused"


def test_who_comes_in_place_of_a_ready_guest_is_not_ready(house: House) -> None:
    table, ann, bob = two(house)
    ready(bob)
    person = ann.wait(lambda now: now.seats[1].ready).seats[1].person
    assert ask(ann, RemovePlayer(id="out", seat=1, person=person)).status == "taken"
    carl = house.person()
    carl.sit(table)
    line = carl.join(table)
    assert line.update.lobby is not None and line.update.lobby.unready == [0, 1]


def test_what_a_guest_does_meanwhile_is_shown(house: House) -> None:
    _, ann, bob = two(house)
    assert ask(bob, SetActivity(id="a", activity="rules")).status == "taken"
    assert ann.wait(lambda now: now.seats[1].activity == "rules").seats[0].activity == ""
    bob.connection.send('{"type":"set-activity","id":"b","activity":"sleeping"}')
    assert bob.answer().status == "refused"  # type: ignore[union-attr]
    ready(ann)
    ready(bob)
    assert ann.wait(lambda now: now.lobby is None).seats[1].activity == ""
    assert ask(bob, SetActivity(id="c", activity="rules")).status == "taken"
    assert bob.update.seats[1].activity == ""


def test_a_table_closed_in_the_lobby_shows_no_cards(house: House) -> None:
    _, ann, bob = two(house)
    assert ask(ann, Leave(id="close")).status == "taken"
    now = bob.wait(lambda now: now.ended is not None)
    assert (now.view, now.events, now.waiting_for) == ({}, [], None)
    assert now.lobby is not None


def test_a_public_table_is_listed_until_its_seats_are_taken_and_begins_when_all_are_ready(house: House) -> None:
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human", lobby=True, listed=True)
    host = ann.join(table)
    assert table in [entry["id"] for entry in bob.http.get("/api/lobby").json()]
    assert bob.http.post("/api/lobby", json={"table": table}).status_code == 200
    guest = bob.join(table)
    assert table not in [entry["id"] for entry in bob.http.get("/api/lobby").json()]
    assert guest.update.lobby is not None and guest.update.lobby.free == []
    ready(host)
    ready(guest)
    guest.wait(lambda now: now.lobby is None)


def test_a_table_without_lobby_begins_when_all_seats_are_taken_as_before(house: House) -> None:
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human")
    line = ann.join(table)
    assert line.update.view == {} and line.update.lobby is not None and not line.update.lobby.needs_ready
    bob.sit(table)
    assert line.wait(lambda now: now.lobby is None).view


def test_the_lobby_survives_a_server_that_is_killed(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path / "one")
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human", "human", lobby=True, chat=False)
    bob.sit(table)
    host, guest = ann.join(table), bob.join(table)
    ready(guest)
    ask(host, SetSeat(id="bot", seat=2, kind="random"))
    # What is on the disk while the server runs is all that is left of a server that is killed.
    (tmp_path / "two").mkdir()
    for file in (tmp_path / "one").iterdir():
        if file.name.startswith(FILE) or file.name == "identity.key":
            (tmp_path / "two" / file.name).write_bytes(file.read_bytes())
    house.close()
    again = open_house(port=house.port, data=tmp_path / "two")
    listed = moved(ann, again).http.get("/api/tables").json()
    assert [(entry["waits"], entry["yours"]) for entry in listed if entry["id"] == table] == [(True, False)]
    host, guest = moved(ann, again).join(table), moved(bob, again).join(table)
    together(host, guest)
    now = host.update
    assert now.lobby is not None and now.lobby.unready == [0] and now.view == {} and not now.chat_on
    assert [seat.kind for seat in now.seats] == ["human", "human", "random"]
    ready(host)
    assert guest.wait(lambda now: now.lobby is None).view


def moved(person: Person, house: House) -> Person:
    """Return the same person at another server."""
    same = house.person()
    same.http.cookies.update(person.http.cookies)
    return same


def test_who_changes_their_mind_without_an_end_is_stopped(house: House) -> None:
    table, ann, bob = two(house)
    before = house.table(table).session.journal.number, house.table(table).seq
    ready_or_not = [ready(bob, on=number % 2 == 0, id=f"r{number}") for number in range(24)]
    busy = [ask(ann, SetActivity(id=f"a{number}", activity=("rules", "")[number % 2])) for number in range(24)]
    for answers in (ready_or_not, busy):
        assert [answer.status for answer in answers[:20]] == ["taken"] * 20
        assert answers[-1].status == "refused" and "Too many changes" in answers[-1].reason
    now = house.table(table).session.journal.number, house.table(table).seq
    assert now[0] - before[0] < 24 and now[1] - before[1] < 48


def test_a_table_closed_in_the_lobby_waits_for_nobody(house: House) -> None:
    ann = house.person()
    table = ann.open("human", "human", lobby=True)
    line = ann.join(table)
    assert [entry["waits"] for entry in ann.http.get("/api/tables").json()] == [True]
    assert ask(line, Leave(id="close")).status == "taken"
    assert [(entry["over"], entry["waits"]) for entry in ann.http.get("/api/tables").json()] == [(True, False)]


def test_a_match_that_began_without_shares_of_the_dice_is_somebodys_turn_after_a_restart(
    open_house: Open, tmp_path: Path
) -> None:
    house = open_house(data=tmp_path)
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human", lobby=True)
    bob.sit(table)
    lines = ann.join(table), bob.join(table)
    together(*lines)
    for line in lines:
        ready(line)
    lines[0].wait(lambda now: now.lobby is None)
    house.close()
    again = open_house(port=house.port, data=tmp_path)
    entries = [moved(person, again).http.get("/api/tables").json()[0] for person in (ann, bob)]
    assert [entry["waits"] for entry in entries] == [False, False]
    assert sorted(entry["yours"] for entry in entries) == [False, True]
