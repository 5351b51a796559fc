"""Branches: a new match from a moment of another, from what one seat knew, with new dice and its own record."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import gloaming
from gloaming import BadSetup, DamagedRecord, DamagedSave, Game, Match, NoRecord, UnknownSeat
from gloaming.engine.match.branch import MOST, choices_in

from .conftest import set_up

GAMES = list(gloaming.games().values())
KEY = "5e" * 32


def at_random(match: Match, choices: int, seed: int = 1) -> Match:
    """Return the match some choices later, unless it ends before."""
    chance = random.Random(seed)
    for _ in range(choices):
        if match.decision is None:
            break
        match.pick(chance.randrange(len(match.decision.options)))
    return match


def begun(game: Game, seats: int) -> Match:
    return game.new(seats=seats, seed=3, options=set_up(game, 3))


def as_json(data: dict[str, Any]) -> dict[str, Any]:
    decoded: dict[str, Any] = json.loads(json.dumps(data))
    return decoded


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_goes_on_as_the_seat_knew_it_and_its_record_and_save_hold_it(game: Game) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        for made in (0, 7, 40, 150):
            match = at_random(begun(game, seats), made)
            if match.over:
                continue
            for seat in range(seats):
                on = match.branch(seat, KEY if made == 7 else 11)
                assert on.view(seat) == match.view(seat)
                assert on.events(seat) == match.events(seat)
                assert on.check() == []
                assert on.choices == []
                at_random(on, 15, seat)
                assert game.replay(as_json(on.record())).save() == on.save()
                loaded = game.load(as_json(on.save()))
                assert loaded.save() == on.save()
                assert loaded.record() == on.record()
                for other in range(seats):
                    assert on.imagine(other, 1).view(other) == on.view(other)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_was_hidden_is_dealt_anew_and_dice_fall_anew(game: Game) -> None:
    match = at_random(begun(game, game.seats[0]), 7)
    saves = []
    for seed in range(6):
        save = at_random(match.branch(0, seed), 25).save()
        saves.append(json.dumps([save["fields"], save["events"]]))
    assert len(set(saves)) > 1


def test_it_may_be_played_on_from_again_but_not_without_end() -> None:
    match = at_random(begun(gloaming.game("fatal-frame"), 2), 9)
    for depth in range(MOST):
        match = at_random(match.branch(depth % 2, depth), 3)
    again = gloaming.replay(as_json(match.record()))
    assert again.save() == match.save()
    assert choices_in(match.record()) == 9 + 3 * MOST
    with pytest.raises(BadSetup, match="already has 8 branches behind it"):
        match.branch(0, 1)


def test_from_its_start_it_may_have_other_dice() -> None:
    match = at_random(begun(gloaming.game("dont-go-in-there"), 3), 9).branch(1, 4)
    first = match.save()
    at_random(match, 5)
    assert match.begun().save() == first
    assert match.begun(KEY).record()["seed"] == KEY
    assert match.begun(KEY).view(1) == match.begun().view(1)
    plain = begun(gloaming.game("dont-go-in-there"), 3)
    assert at_random(plain.copy(), 5).begun().save() == plain.save()


def test_there_must_be_something_to_play_on() -> None:
    game = gloaming.game("dont-go-in-there")
    match = at_random(begun(game, 2), 500)
    assert match.over
    with pytest.raises(BadSetup, match="no match can branch from here"):
        match.branch(0, 1)
    match = begun(game, 2)
    with pytest.raises(UnknownSeat):
        match.branch(2, 1)
    with pytest.raises(NoRecord):
        match.imagine(0, 1).branch(0, 1)
    with pytest.raises(BadSetup, match="the seed must be a whole number, or a key"):
        match.branch(0, "dice")


def test_no_campaign_goes_on_from_it() -> None:
    game = gloaming.game("ghost-hunter")
    match = game.new(seats=1, seed=3, options={"scenario": 1})
    on = at_random(match.branch(0, 5), 5000)
    whole = at_random(match, 5000)
    assert whole.over and on.over
    assert on.next_matches() == []
    assert on.party() is None


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seat": 2}, "number from 0 to 1"),
        ({"seat": True}, "number from 0 to 1"),
        ({"seed": "x"}, "64 hexadecimal digits"),
        ({"seed": None}, "64 hexadecimal digits"),
        ({"choices": "0"}, "list of whole numbers"),
        ({"choices": [0, -1]}, "list of whole numbers"),
        ({"more": 1}, "must have 'seed', 'choices' and 'seat'"),
        ({"from": [1]}, "must have 'seed', 'choices' and 'seat'"),
    ],
)
def test_a_damaged_origin_is_refused_naming_what_is_wrong(change: dict[str, object], message: str) -> None:
    match = at_random(begun(gloaming.game("dont-go-in-there"), 2), 9).branch(0, 4)
    for data, error, opened in (
        (match.record(), DamagedRecord, gloaming.replay),
        (match.save(), DamagedSave, gloaming.load),
    ):
        with pytest.raises(error, match=message):
            opened({**data, "from": {**data["from"], **change}})


def test_an_origin_whose_choices_lead_nowhere_is_refused() -> None:
    game = gloaming.game("dont-go-in-there")
    record = at_random(begun(game, 2), 9).branch(0, 4).record()
    with pytest.raises(DamagedRecord, match="choice 1 of the record's 'from': no option 999"):
        gloaming.replay({**record, "from": {**record["from"], "choices": [0, 999]}})
    over = at_random(begun(game, 2), 500).choices
    with pytest.raises(DamagedRecord, match="is over: none can branch from it"):
        gloaming.replay({**record, "from": {**record["from"], "choices": over}})
    deep = record["from"]
    for _ in range(MOST):
        deep = {**record["from"], "from": deep}
    with pytest.raises(DamagedRecord, match="nested more than 8 deep"):
        gloaming.replay({**record, "from": deep})
