"""Nothing that a seat may not know is sent to it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import gloaming
from gloaming.bots import manner
from gloaming.engine.content.clauses import topics
from gloaming.engine.phrases import addressed_to, linked
from gloaming.engine.state.dice import commitment, is_key
from gloaming.server.protocol.client_messages import Choose
from gloaming.server.protocol.prompt_info import LinkInfo, OptionInfo, Prompt
from gloaming.server.protocol.server_messages import ChatLines, EventBatch, HintResult, PhraseSent, Pong
from gloaming.server.protocol.table_info import SeatInfo
from gloaming.server.protocol.table_update import TableUpdate, UndoState
from gloaming.server.tables.live_match import MOST_SCENES, LiveMatch
from tests.server.house import GAME, House, Line, after, decoded, together

HIDING = {"board-1": "attic", "board-2": "basement", "board-3": "secret-passage"}


@pytest.fixture(scope="module")
def played(house: House) -> tuple[gloaming.Match, dict[int | None, Line]]:
    """A match of two people and a bot, watched by spectators, and all messages of each socket."""
    ann, bob, spectator = house.person(), house.person(), house.person()
    table = ann.open("human", "human", "random", options=HIDING)
    bob.sit(table)
    lines: dict[int | None, Line] = {0: ann.join(table), 1: bob.join(table), None: spectator.join(table)}
    together(*lines.values())
    chance = random.Random(6)
    seq = 0
    while True:
        for line in lines.values():
            line.wait(after(seq, bot=2))
        seq = lines[0].update.seq
        seat = lines[0].update.waiting_for
        if seat is None:
            return house.table(table).play.match, lines
        prompt = lines[seat].prompt
        for stranger in {0, 1, None} - {seat}:
            lines[stranger].ask(Choose(id=f"{seq}", rqid=prompt.rqid, option=0))
        assert lines[seat].choose(chance.randrange(len(prompt.options)), id=f"{seq}").status == "taken"


def updates(line: Line) -> list[tuple[str, TableUpdate]]:
    return [(text, message) for text in line.heard if isinstance(message := decoded(text), TableUpdate)]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_each_message_is_what_the_seat_may_know_and_no_more(
    played: tuple[gloaming.Match, dict[int | None, Line]], seat: int | None
) -> None:
    match, lines = played
    record = match.record()
    heard = [pair for pair in updates(lines[seat]) if all(seat_info.present for seat_info in pair[1].seats)]
    last = heard[-1][1].seq
    assert len(heard) > 30
    world = gloaming.game(GAME).new(seats=3, seed=record["seed"], options=record["options"])
    done = 0
    past: list[tuple[int, bool]] = []
    passed: list[gloaming.Match] = []
    for text, update in heard:
        choices = len(record["choices"]) - (last - update.seq)
        while done < choices:
            before, decision = world.copy(), world.decision
            assert decision is not None
            passed += [before, *before.scenes(record["choices"][done])]
            world.pick(record["choices"][done])
            past.append((decision.seat, world.disclosed_since(before)))
            done += 1
        wanted = expected(world, seat, update, choices + 1) | {"undo": undo(past, seat, world.over), "standing": None}
        wanted["scenes"] = [
            {"event_count": past_match.event_count, "view": past_match.view(seat)}
            for past_match in passed[-MOST_SCENES:]
            if update.since < past_match.event_count < world.event_count
        ]
        assert msgspec.json.decode(text) == msgspec.to_builtins(wanted)
    assert world.over


def expected(world: gloaming.Match, seat: int | None, update: TableUpdate, rqid: int) -> dict[str, Any]:
    assert isinstance(world.seed, str)
    decision = world.decision
    prompt = None
    if decision is not None and decision.seat == seat:
        options = []
        for i, option in enumerate(decision.options):
            described = world.describe(i)
            pieces, odds = list(described.pieces), world.odds(i)
            goes_on = option[0] == "keep"
            shown = OptionInfo(
                option=list(option),
                label=described.label,
                pieces=pieces,
                odds=odds,
                likely=world.likely(i),
                goes_on=goes_on,
                detail=described.detail,
                short=described.short if described.detail else "",
                group=described.group,
                within=described.within,
            )
            options.append(shown)
        topic = topics(world.game.folder)[decision.rule]
        named = [] if world.cause is None else linked(world.question, world.cause.names)
        links = [LinkInfo(at=at, end=end, pieces=list(ids)) for at, end, ids in named]
        prompt = Prompt(rqid=rqid, prompt=world.question, rule=decision.rule, options=options, topic=topic, links=links)
    names = ("human", "Player 1"), ("human", "Player 2"), ("random", "Player 3 (Random)")
    plays = {"random": ("Random", manner("random"))}
    seats = []
    for n, (kind, name) in enumerate(names):
        bot, how = plays.get(kind, ("", ""))
        seats.append(
            SeatInfo(kind=kind, name=name, plays=bot, manner=how, taken=True, you=n == seat, host=n == 0, ready=True)
        )
    return {
        "type": "table-update",
        "seq": update.seq,
        "table": update.table,
        "game": GAME,
        "packs": None,
        "seat": seat,
        "seats": seats,
        "view": world.view(seat),
        "since": update.since,
        "events": LiveMatch(world).events(seat, update.since),
        "rqid": 0 if world.over else rqid,
        "run": update.run,
        "undone": 0,
        "hints": [0, 0, 0],
        "lesson": None,
        "daily": "",
        "dice": None,
        "reason": "" if world.result is None else addressed_to(world.result.reason, seat),
        "campaign": "",
        "next_matches": [],
        "next_match": "",
        "party": [],
        "ended": None,
        "offer": None,
        "clock": None,
        "listed": False,
        "branch_point": None,
        "event_count": world.event_count,
        "commitment": commitment(world.seed),
        "key": world.seed if world.over else "",
        "waiting_for": None if decision is None else decision.seat,
        "question": world.question,
        "prompt": prompt,
        "lobby": None,
        "chat": seat is not None,
        "chat_on": True,
    }


def undo(past: list[tuple[int, bool]], seat: int | None, over: bool) -> UndoState | None:
    """Return the UndoState of seats 0 and 1, with a bot in seat 2.

    past: the choosers, and whether they disclosed anything.
    """
    if over or seat is None or seat not in [chooser for chooser, _ in past[-20:]]:
        return None
    last = max(number for number, (chooser, _) in enumerate(past) if chooser == seat)
    return UndoState(seat=seat, free=not any(disclosed or chooser == 1 - seat for chooser, disclosed in past[last:]))


def test_the_match_had_something_to_hide(played: tuple[gloaming.Match, dict[int | None, Line]]) -> None:
    match, lines = played
    hiding = [match.events(seat) != match.events(None) for seat in range(3)]
    assert any(hiding)  # in 1 of 400 deals, a seat sees nothing that others do not
    assert any('"?"' in text for text in lines[None].heard)


def test_the_key_of_the_dice_is_public_at_the_end_and_not_before(
    house: House, played: tuple[gloaming.Match, dict[int | None, Line]]
) -> None:
    match, lines = played
    listed = house.person().http.get(f"/api/tables/{lines[0].update.table}").text
    assert isinstance(match.seed, str)
    assert is_key(match.seed)
    for line in lines.values():
        assert '"seed"' not in "".join(line.heard)
        messages = [message for _, message in updates(line)]
        assert {update.commitment for update in messages} == {commitment(match.seed)}
        assert {update.key for update in messages if not update.view["over"]} == {""}
        assert {update.key for update in messages if update.view["over"]} == {match.seed}
        before = [
            text
            for text in line.heard
            if not (isinstance(update := decoded(text), TableUpdate) and update.view["over"])
        ]
        assert len(before) > 30
        assert match.seed not in "".join(before)
    assert match.seed not in listed


def test_no_fault_and_no_refusal_reveals_the_key_of_the_dice(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    person = house.person()
    line = person.join(person.open("human", "random"))
    line.wait(lambda now: now.prompt is not None)
    table = house.table(line.update.table)
    key = table.play.match.seed
    assert isinstance(key, str)
    with monkeypatch.context() as broken:
        broken.setattr(gloaming.game(GAME).rules, "dress", lambda seen: seen["no such field"])
        assert line.choose(0).status == "refused"
    for message in ("{}", "[", '{"type": "choose"}', '{"type": "sync", "since": -1}'):
        line.connection.send(message)
        line.read()
    assert line.choose(0).status == "taken"
    line.wait(lambda now: now.prompt is not None)
    assert "the rules failed on option 0" in caplog.text
    assert key not in caplog.text
    assert key not in "".join(line.heard)
    assert key not in repr(table.play.match)


def test_bots_get_neither_seed_nor_dice(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    given = []

    async def choose(spec: str, seed: int, seat: int, save: dict[str, Any], *_: Any) -> int:
        given.append((seed, save))
        return 0

    monkeypatch.setattr(house.tables.bot_pool, "choose", choose)
    person = house.person()
    line = person.join(person.open("random", "random"))
    line.wait(lambda now: now.view["over"])
    assert len(given) > 10
    assert len({seed for seed, _ in given}) == len(given)
    assert all(line.update.key not in str(save) for _, save in given)


def test_a_chosen_seed_has_no_key_to_prove(house: House) -> None:
    person = house.person()
    line = person.join(person.open("random", "random", seed=4))
    line.wait(lambda now: now.view["over"])
    assert {(update.commitment, update.key) for update in line.updates} == {("", "")}


def test_spectators_are_never_asked(played: tuple[gloaming.Match, dict[int | None, Line]]) -> None:
    assert all(update.prompt is None for _, update in updates(played[1][None]))


NOT_REFUSALS = HintResult | PhraseSent | ChatLines | EventBatch | Pong


def test_refusals_are_the_same_for_every_question(played: tuple[gloaming.Match, dict[int | None, Line]]) -> None:
    answers = [message for text in played[1][None].heard if not isinstance(message := decoded(text), TableUpdate)]
    assert not any(isinstance(answer, NOT_REFUSALS) for answer in answers)
    assert len({answer.reason for answer in answers if not isinstance(answer, NOT_REFUSALS)}) == 1


def test_a_spectator_who_sits_down_gets_all_events_again(house: House) -> None:
    ann, bob = house.person(), house.person()
    bob.open("human", "random")
    table = ann.open("human", "human")
    line = bob.join(table)
    assert (line.update.seat, line.update.since) == (None, 0)
    bob.sit(table)
    line.wait(lambda now: now.seat == 1)
    assert line.updates[0].events == [], "nothing is dealt before everyone is there"
    assert line.update.since == 0
    assert [event.number for event in line.update.events] == list(range(line.update.event_count))
    assert line.update.events
