"""Whole matches over the wire, and choices that change nothing."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import gloaming
from gloaming.engine.state.dice import is_key
from gloaming.server.bots.bot_pool import BotPool
from gloaming.server.protocol.client_messages import Sync, WhyNot
from gloaming.server.protocol.server_messages import WhyNotResult
from gloaming.server.protocol.table_messages import Watcher
from gloaming.server.protocol.table_update import TableUpdate
from gloaming.server.tables.history import MOST_REMEMBERED, History
from gloaming.server.tables.seats import Seats
from gloaming.server.tables.table import Table
from gloaming.server.tables.table_updates import TableUpdates
from tests.server.house import GAME, House, Line, Person, after, play_out, together, until


def saved(house: House, table: str) -> Any:
    return house.table(table).play.match.save()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_person_plays_a_whole_match_against_bots(person: Person, seats: int) -> None:
    bots = ["random", "greedy:1", "search:5", "random"]
    line = person.join(person.open("human", *bots[: seats - 1]))
    last = play_out(line, random.Random(seats))
    assert last.view["over"]
    assert last.view["result"]["reason"]
    assert len(last.view["result"]["scores"]) == seats
    assert (last.prompt, last.question) == (None, "")


def test_the_events_of_a_match_arrive_once_each_and_in_order(person: Person) -> None:
    line = person.join(person.open("human", "random"))
    play_out(line, random.Random(1))
    numbers = [event.number for update in line.updates for event in update.events]
    assert numbers == list(range(len(numbers)))
    assert len(numbers) > 50


def test_two_people_and_a_bot_play_a_whole_match(house: House) -> None:
    ann, bob = house.person(), house.person()
    table = ann.open("human", "random", "human")
    assert bob.sit(table) == 2
    lines = {0: ann.join(table), 2: bob.join(table)}
    together(*lines.values())
    chance = random.Random(2)
    seq = 0
    seats_asked = set()
    while True:
        views = [line.wait(after(seq, bot=1)) for line in lines.values()]
        assert views[0].waiting_for == views[1].waiting_for
        seq = views[0].seq
        seat = views[0].waiting_for
        if seat is None:
            break
        seats_asked.add(seat)
        assert lines[2 - seat].update.prompt is None
        assert lines[seat].choose(chance.randrange(len(lines[seat].prompt.options))).status == "taken"
    assert seats_asked == {0, 2}
    assert views[0].view["result"] == views[1].view["result"]


def test_bots_play_a_table_without_people_and_the_opener_watches(person: Person) -> None:
    line = person.join(person.open("random", "random"))
    last = line.wait(lambda now: now.waiting_for is None)
    assert last.seat is None
    assert last.view["over"]


def test_a_seeded_table_plays_the_same_match_again(person: Person) -> None:
    ends = []
    for _ in range(2):
        line = person.join(person.open("human", "random", "greedy:1", seed=11, options={"board-1": "attic"}))
        ends.append(play_out(line, random.Random(3)).view)
    assert ends[0] == ends[1]


def test_tables_are_dealt_by_keys_that_nobody_chose(house: House, person: Person) -> None:
    first, second = (house.table(person.open("human", "human")).play.match.seed for _ in range(2))
    assert is_key(first)
    assert is_key(second)
    assert first != second


def test_who_could_see_through_others_hands_chooses_no_seed(person: Person) -> None:
    body = {"game": GAME, "seats": ["human", "random", "human"], "seed": 1}
    response = person.http.post("/api/tables", json=body)
    assert (response.status_code, response.json()["error"]) == (400, "bad-request")
    assert response.json()["message"].startswith("seed: a chosen seed reveals all hidden cards, and 2 people")
    assert person.http.post("/api/tables", json={**body, "seats": ["human", "random"]}).status_code == 201


def test_a_set_up_option_that_no_form_asks_for_is_refused(person: Person) -> None:
    body = {"game": "ghost-hunter", "seats": ["human", "random"], "options": {"party": {"hunters": [], "played": []}}}
    response = person.http.post("/api/tables", json=body)
    assert (response.status_code, response.json()["error"]) == (400, "bad-request")
    assert response.json()["message"].startswith("Ghost Hunter 13 has no set-up option 'party'; it has scenario")


def test_seats_are_named_for_people(person: Person) -> None:
    line = person.join(person.open("human", "search:20", "random", "human"))
    seats = line.update.seats
    assert [seat.name for seat in seats] == [
        "Player 1",
        "Player 2 (Thinker)",
        "Player 3 (Random)",
        "Player 4",
    ]
    assert [seat.taken for seat in seats] == [True, True, True, False]
    assert [seat.you for seat in seats] == [True, False, False, False]


def test_everyone_sees_who_sits_down(house: House, person: Person) -> None:
    table = person.open("human", "human")
    line = person.join(table)
    bob = house.person()
    watching = bob.join(table)
    seq = line.update.seq
    assert bob.sit(table) == 1
    assert [seat.taken for seat in line.wait(lambda now: now.seq > seq).seats] == [True, True]
    assert watching.wait(lambda now: now.seq > seq).seats[1].taken


@pytest.fixture
def to_move(house: House, person: Person) -> tuple[str, Line]:
    """A table of two people at its first question, and the socket of the player to move."""
    stranger = house.person()
    while True:
        table = person.open("human", "human")
        stranger.sit(table)
        if house.table(table).play.asked == 0:
            return table, person.join(table)


def test_a_choice_sent_again_is_answered_and_not_taken_again(house: House, to_move: tuple[str, Line]) -> None:
    table, line = to_move
    rqid = line.prompt.rqid
    assert line.choose(0, id="once").status == "taken"
    before = saved(house, table)
    assert line.choose(0, id="once", rqid=rqid).status == "repeated"
    assert line.choose(1, id="once", rqid=rqid + 1).status == "repeated"
    assert saved(house, table) == before


def test_a_choice_sent_again_on_a_new_socket_is_known(house: House, person: Person, to_move: tuple[str, Line]) -> None:
    table, line = to_move
    rqid = line.prompt.rqid
    assert line.choose(0, id="once").status == "taken"
    before = saved(house, table)
    assert person.join(table).choose(0, id="once", rqid=rqid).status == "repeated"
    assert saved(house, table) == before


def test_the_choices_remembered_are_bounded(house: House, person: Person) -> None:
    table = person.open("human", "random")
    taken = house.table(table).session.taken[0]
    taken.update(dict.fromkeys([f"old {number}" for number in range(MOST_REMEMBERED)]))
    line = person.join(table)
    line.wait(lambda now: now.prompt is not None)
    assert line.choose(0, id="new").status == "taken"
    assert len(taken) == MOST_REMEMBERED
    assert "old 0" not in taken
    assert "new" in taken


def test_a_choice_for_an_earlier_question_is_stale(house: House, to_move: tuple[str, Line]) -> None:
    table, line = to_move
    rqid = line.prompt.rqid
    assert line.choose(0).status == "taken"
    before = saved(house, table)
    assert line.choose(1, rqid=rqid).status == "stale"
    assert saved(house, table) == before


def test_after_the_end_every_choice_is_stale(house: House, person: Person) -> None:
    table = person.open("human", "random")
    line = person.join(table)
    play_out(line, random.Random(4))
    before = saved(house, table)
    assert line.choose(0, id="late", rqid=house.table(table).play.rqid).status == "stale"
    assert saved(house, table) == before


def test_an_option_that_is_not_there_is_refused_with_the_range(house: House, to_move: tuple[str, Line]) -> None:
    table, line = to_move
    before = saved(house, table)
    count = len(line.prompt.options)
    answer = line.choose(count)
    assert (answer.status, answer.reason) == (
        "refused",
        f"There is no option {count}. Options are numbered from 0 to {count - 1}.",
    )
    assert saved(house, table) == before
    assert line.choose(count - 1).status == "taken"


def test_a_choice_for_a_question_that_never_was_is_refused(house: House, to_move: tuple[str, Line]) -> None:
    table, line = to_move
    before = saved(house, table)
    assert line.choose(0, rqid=line.prompt.rqid + 1).status == "refused"
    assert saved(house, table) == before


def test_a_choice_for_anothers_question_is_refused(house: House, to_move: tuple[str, Line]) -> None:
    table, line = to_move
    other_line = house.people[-1].join(table)
    before = saved(house, table)
    assert other_line.choose(0, rqid=line.prompt.rqid).status == "refused"
    assert saved(house, table) == before


def test_a_spectators_choice_is_refused(house: House, to_move: tuple[str, Line]) -> None:
    table, line = to_move
    spectator = house.person().join(table)
    before = saved(house, table)
    answer = spectator.choose(0, rqid=line.prompt.rqid)
    assert answer.status == "refused"
    assert "spectator" in answer.reason
    assert saved(house, table) == before


def test_coming_back_in_mid_choice_finds_the_same_question(person: Person, to_move: tuple[str, Line]) -> None:
    table, line = to_move
    prompt = line.prompt
    line.connection.close()
    again = person.join(table)
    assert again.prompt == prompt
    assert again.update.since == 0
    assert again.choose(0).status == "taken"


def test_two_sockets_of_one_person_see_the_same(person: Person, to_move: tuple[str, Line]) -> None:
    table, line = to_move
    second = person.join(table)
    assert second.prompt == line.prompt
    assert line.choose(0).status == "taken"
    seq = second.update.seq
    assert second.wait(lambda now: now.seq > seq).view == line.wait(lambda now: now.seq > seq).view


def test_every_question_has_a_number_of_its_own(person: Person) -> None:
    line = person.join(person.open("human", "random"))
    play_out(line, random.Random(5))
    numbers = [update.prompt.rqid for update in line.updates if update.prompt]
    assert numbers == sorted(set(numbers))


def test_a_page_may_ask_for_events_again(person: Person, to_move: tuple[str, Line]) -> None:
    _, line = to_move
    known = line.update.events
    for since in (0, 3, 10**6):
        line.send(Sync(since=since))
        line.read()
        assert line.update.since == min(since, len(known))
        assert line.update.events == known[since:]


def test_why_not_is_answered_with_the_clause(to_move: tuple[str, Line]) -> None:
    _, line = to_move
    card = next(card for card in line.update.view["boards"][0]["cards"] if card)
    answer = line.ask(WhyNot(id="why", piece=card))
    assert isinstance(answer, WhyNotResult)
    assert (answer.id, answer.piece, answer.rule) == ("why", card, "DG-PLACE-5")
    assert answer.reason


def test_why_not_has_no_answer_for_spectators_and_for_what_is_no_piece(house: House, to_move: tuple[str, Line]) -> None:
    table, line = to_move
    card = next(card for card in line.update.view["boards"][0]["cards"] if card)
    unknown = WhyNotResult(id="1", piece="no such piece", reason="", rule="")
    assert line.ask(WhyNot(id="1", piece="no such piece")) == unknown
    watched = WhyNotResult(id="2", piece=card, reason="", rule="")
    assert house.person().join(table).ask(WhyNot(id="2", piece=card)) == watched


def test_a_message_on_which_the_server_fails_leaves_the_table_alive(
    to_move: tuple[str, Line], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, line = to_move
    with monkeypatch.context() as broken:
        broken.setattr("gloaming.server.tables.table.why_answer", lambda *_: 1 / 0)
        line.send(WhyNot(id="1", piece="space-0-0"))
        until(lambda: "ZeroDivisionError" in caplog.text)
    assert line.choose(0).status == "taken"


def test_the_update_of_spectators_is_made_once_for_all_of_them(
    house: House, to_move: tuple[str, Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    id, line = to_move
    spectators = [house.person().join(id) for _ in range(3)]
    late = house.person().join(id)
    eyes: list[int | None] = []
    update = TableUpdates.update

    def counted(updates: TableUpdates, watcher: Watcher) -> TableUpdate:
        if updates is house.table(id).updates:  # and not those of another table of the server
            eyes.append(house.table(id).seating.of(watcher.identity))
        return update(updates, watcher)

    monkeypatch.setattr(TableUpdates, "update", counted)
    seq = line.update.seq
    assert line.choose(0).status == "taken"
    news = [spectator.wait(lambda now: now.seq > seq) for spectator in (*spectators, late)]
    assert all(update == news[0] for update in news)
    assert sorted(eyes, key=str) == [0, None]
    late.send(Sync(since=0))
    assert late.wait(lambda now: now.since == 0).view == news[0].view


def test_sitting_down_as_the_table_closes_gives_no_seat() -> None:
    async def go() -> None:
        match = gloaming.game(GAME).new(seats=2, seed=1)
        table = Table("table", History.of(match, Seats(["human", "human"], "ann")), bot_pool=BotPool(1), pause=0)
        update = asyncio.create_task(table.sit("bob", 1))
        await asyncio.sleep(0)
        await table.close()
        assert await update is None
        assert await table.sit("cem", 1) is None

    asyncio.run(go())
