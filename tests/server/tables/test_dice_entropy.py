"""Players contribute to the dice: promised when they sit down, revealed when all have, and verified at the end."""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from gloaming.cli import app as program
from gloaming.engine.state.dice import commitment
from gloaming.engine.state.dice_commitment import share_commitment
from gloaming.server.protocol.client_messages import Leave, RequestUndo, RevealShare
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.protocol.table_update import DiceInfo, TableUpdate
from gloaming.server.tables import dice_entropy
from tests.server.house import GAME, House, Line, Person, play_out, until

Open = Callable[..., House]


def show(line: Line, share: str) -> ChoiceResult:
    answer = line.ask(RevealShare(id="mine", share=share))
    assert isinstance(answer, ChoiceResult)
    return answer


def dice(update: TableUpdate) -> DiceInfo:
    assert update.dice is not None
    return update.dice


def sits(person: Person, opener: Person, table: str, share: str) -> None:
    code = opener.invite(table, person.house.table(table).free_seats()[0])
    response = person.http.post("/api/join", json={"code": code, "promise": share_commitment(share)})
    assert response.status_code == 200, response.text


def two(house: House) -> tuple[str, list[Person], list[str]]:
    """A table of two people who each made a promise."""
    shares = [secrets.token_hex(32) for _ in range(2)]
    people = [house.person(), house.person()]
    table = people[0].open("human", "human", promise=share_commitment(shares[0]))
    sits(people[1], people[0], table, shares[1])
    return table, people, shares


def server_share(house: House, table: str) -> str:
    seed = house.table(table).play.match.seed
    assert isinstance(seed, str)
    return seed


def test_one_person_alone_with_a_bot_adds_to_the_dice(house: House) -> None:
    ann, share = house.person(), secrets.token_hex(32)
    table = ann.open("human", "random", promise=share_commitment(share))
    own = server_share(house, table)
    line = ann.join(table)
    assert (dice(line.update).wanted, line.update.prompt, line.update.question) == (True, None, "")
    promised = line.update.commitment
    assert show(line, share).status == "taken"
    line.wait(lambda now: now.prompt is not None)
    assert (line.updates[1].since, dice(line.update).taken) == (0, [0])
    assert house.table(table).play.match.seed == sha256(bytes.fromhex(own) + bytes.fromhex(share)).hexdigest()
    assert line.update.commitment == promised == commitment(own)
    assert (dice(line.update).server, dice(line.update).shown, line.update.key) == ("", [], "")


def test_the_key_comes_from_the_shares_of_all_in_the_order_of_seats(house: House) -> None:
    table, people, shares = two(house)
    own = server_share(house, table)
    lines = [person.join(table) for person in people]
    for line in lines:
        assert dice(line.update).promised == [share_commitment(share) for share in shares]
        assert (dice(line.update).mixing, dice(line.update).wanted, line.update.prompt) == (True, True, None)
    assert show(lines[1], shares[1]).status == "taken"
    assert not house.table(table).begun
    assert show(lines[0], shares[0]).status == "taken"
    for line in lines:
        line.wait(lambda now: now.question != "")
    mixed = b"".join(bytes.fromhex(share) for share in (own, *shares))
    assert house.table(table).play.match.seed == sha256(mixed).hexdigest()


def test_nothing_is_shown_to_others_before_the_end_nor_seen_of_the_match_before_the_dice_are_mixed(
    house: House,
) -> None:
    table, people, shares = two(house)
    lines = [person.join(table) for person in people]
    show(lines[0], shares[0])
    spectator = house.person().join(table)
    assert lines[1].update.view == spectator.update.view
    show(lines[1], shares[1])
    for line in (*lines, spectator):
        line.wait(lambda now: now.question != "")
        for text in line.heard:
            assert not any(share in text for share in shares)


def test_a_share_that_is_not_revealed_in_time_is_left_out_and_all_see_it(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dice_entropy, "WAIT", 3.0)
    house = open_house()
    table, people, shares = two(house)
    own = server_share(house, table)
    lines = [person.join(table) for person in people]
    show(lines[0], shares[0])
    for line in lines:
        line.wait(lambda now: now.question != "")
        assert (dice(line.update).taken, dice(line.update).left_out) == ([0], [1])
    mixed = bytes.fromhex(own) + bytes.fromhex(shares[0])
    assert house.table(table).play.match.seed == sha256(mixed).hexdigest()
    assert show(lines[1], shares[1]).status == "stale"


def test_nobody_waits_for_who_promised_nothing(house: House) -> None:
    ann, bob, share = house.person(), house.person(), secrets.token_hex(32)
    table = ann.open("human", "human")
    sits(bob, ann, table, share)
    lines = [ann.join(table), bob.join(table)]
    assert [dice(line.update).wanted for line in lines] == [False, True]
    assert show(lines[1], share).status == "taken"
    assert dice(lines[0].wait(lambda now: now.question != "")).taken == [1]


def test_another_share_than_was_promised_is_refused_and_so_is_a_strangers(house: House) -> None:
    table, people, shares = two(house)
    lines = [person.join(table) for person in people]
    assert show(lines[0], shares[1]).status == "refused"
    assert show(house.person().join(table), shares[0]).status == "refused"
    assert dice(lines[0].update).wanted
    assert [show(line, share).status for line, share in zip(lines, shares)] == ["taken", "taken"]
    assert show(lines[0], shares[0]).status == "stale"


def test_a_share_shown_before_all_have_sat_down_counts_for_nothing(house: House) -> None:
    ann, share = house.person(), secrets.token_hex(32)
    line = ann.join(ann.open("human", "human", promise=share_commitment(share)))
    assert (dice(line.update).mixing, dice(line.update).wanted) == (False, False)
    assert show(line, share).status == "stale"


def test_leaving_while_the_dice_are_mixed_withdraws_the_promise(house: House) -> None:
    table, people, shares = two(house)
    own = server_share(house, table)
    lines = [person.join(table) for person in people]
    assert show(lines[1], shares[1]).status == "taken"
    assert lines[1].ask(Leave(id="bye")) == ChoiceResult(id="bye", status="taken")
    assert dice(lines[0].wait(lambda now: not now.seats[1].taken)).promised == [share_commitment(shares[0]), ""]
    assert show(lines[0], shares[0]).status == "stale"
    cem, share = house.person(), secrets.token_hex(32)
    sits(cem, people[0], table, share)
    line = cem.join(table)
    assert [show(line, share).status, show(lines[0], shares[0]).status] == ["taken", "taken"]
    line.wait(lambda now: now.question != "")
    mixed = b"".join(bytes.fromhex(each_share) for each_share in (own, shares[0], share))
    assert house.table(table).play.match.seed == sha256(mixed).hexdigest()


@pytest.mark.parametrize("bad", ["abc", "G" * 64, "a" * 63, "A" * 64, "a" * 64 + "\n", 7])
def test_an_ill_formed_promise_is_refused(house: House, bad: object) -> None:
    wanted = {"game": GAME, "seats": ["human", "random"], "promise": bad}
    response = house.person().http.post("/api/tables", json=wanted)
    assert (response.status_code, response.json()["error"]) == (400, "bad-request")


def test_a_chosen_seed_a_lesson_and_a_table_of_bots_keep_their_key(house: House) -> None:
    ann = house.person()
    promised = share_commitment("ab" * 32)
    for table in (
        ann.open("human", "random", seed=7, promise=promised),
        ann.open("random", "random", promise=promised),
        ann.http.post("/api/lessons", json={"game": GAME, "lesson": "first-match"}).json()["id"],
        ann.http.post("/api/daily", json={"game": GAME}).json()["id"],
    ):
        assert house.table(table).begun
        assert "shares" not in house.table(table).record()


def test_what_was_promised_and_dealt_outlasts_the_server(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    table, people, shares = two(house)
    own = server_share(house, table)
    cookies = [{"Cookie": person.cookie} for person in people]
    port = house.port
    house.close()
    house = open_house(data=tmp_path, port=port)
    lines = [house.person().join(table, headers=cookie) for cookie in cookies]
    assert all(dice(line.update).wanted for line in lines)
    for line, share in zip(lines, shares):
        assert show(line, share).status == "taken"
    for line in lines:
        line.wait(lambda now: now.question != "")
    key = house.table(table).play.match.seed
    chooser = lines[lines[0].update.waiting_for or 0]
    chooser.wait(lambda now: now.prompt is not None)
    assert chooser.choose(0).status == "taken"
    record = house.table(table).record()
    house.close()
    house = open_house(data=tmp_path, port=port)
    line = house.person().join(table, headers=cookies[0])
    assert dice(line.update).taken == [0, 1]
    assert line.update.commitment == commitment(own)
    assert house.table(table).play.match.seed == key
    assert house.table(table).record() == record


def test_a_choice_undone_leaves_the_dice_as_they_were_mixed(house: House) -> None:
    ann, share = house.person(), secrets.token_hex(32)
    line = ann.join(ann.open("human", "random", promise=share_commitment(share)))
    show(line, share)
    line.wait(lambda now: now.prompt is not None)
    key = house.table(line.update.table).play.match.seed
    assert line.choose(0).status == "taken"
    assert line.ask(RequestUndo(id="back")) == ChoiceResult(id="back", status="taken")
    assert house.table(line.update.table).play.match.seed == key


@pytest.fixture
def played(house: House) -> dict[str, Any]:
    """The record of a match of one person and a bot, in which the person contributed to the dice."""
    ann, share = house.person(), secrets.token_hex(32)
    table = ann.open("human", "random", promise=share_commitment(share))
    line = ann.join(table)
    show(line, share)
    line.wait(lambda now: now.question != "")
    last = play_out(line, random.Random(1))
    shown = dice(last)
    assert shown.shown == [share, ""]
    assert last.key == sha256(bytes.fromhex(shown.server) + bytes.fromhex(share)).hexdigest()
    until(lambda: ann.http.get(f"/api/tables/{table}/record").status_code == 200)
    record: dict[str, Any] = ann.http.get(f"/api/tables/{table}/record").json()
    assert record["commitment"] == last.commitment
    again = ann.http.post("/api/records", json={"record": record})
    assert again.status_code == 201, again.text
    return record


def verified(record: dict[str, Any], folder: Path) -> tuple[int, str]:
    file = folder / "record.json"
    file.write_bytes(msgspec.json.encode(record))
    result = CliRunner().invoke(program, ["verify", str(file)])
    return result.exit_code, " ".join(result.output.split())


def test_verify_says_who_added_to_the_dice_and_finds_what_was_changed(
    house: House, played: dict[str, Any], tmp_path: Path
) -> None:
    code, output = verified(played, tmp_path)
    assert code == 0
    assert "The key combines shares of the server and Player 1." in output
    assert f"Commitment of Player 1: {played['shares']['promised'][0]}" in output
    other_share = secrets.token_hex(32)
    changes: list[tuple[dict[str, Any], str]] = [
        ({"server": other_share}, "the server's share gives the commitment"),
        ({"shown": [other_share, ""]}, "the share of Player 1 does not match the commitment"),
        ({"shown": ["", ""]}, "its shares give the key"),
        ({"shown": [other_share, ""], "promised": [share_commitment(other_share), ""]}, "its shares give the key"),
    ]
    for change, why in changes:
        changed = json.loads(json.dumps(played))
        changed["shares"] |= change
        code, output = verified(changed, tmp_path)
        assert (code, why in output) == (1, True), output
        refused = house.person().http.post("/api/records", json={"record": changed})
        assert (refused.status_code, refused.json()["error"]) == (400, "bad-record")


def test_verify_cannot_tell_of_shares_that_are_none(played: dict[str, Any], tmp_path: Path) -> None:
    damaged: list[Any] = [{}, [], {"server": "", "promised": [], "shown": []}, {**played["shares"], "shown": [1, 2]}]
    for broken in damaged:
        code, output = verified({**played, "shares": broken}, tmp_path)
        assert (code, "cannot be checked" in output) == (2, True), output
