"""The contract of every game, checked in random matches (DESIGN section 6)."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from functools import cache

import msgspec

import gloaming
from gloaming import Game, Match
from gloaming.engine.flow import WINDOW
from gloaming.engine.match import match as face
from gloaming.engine.state.log import LEAST
from gloaming.engine.state.state import State
from tests.every_game.conftest import TABLES, assert_won, looked_at, played_out, walk

SEEDS = range(4)


def as_bytes(match: Match) -> bytes:
    return msgspec.json.encode(match.save(), order="deterministic")


def test_every_question_has_options_that_differ_and_can_be_described(game: Game, seats: int) -> None:
    for seed in SEEDS:
        for match, _ in walk(game, seats, seed):
            decision = match.decision
            assert decision is not None
            assert 0 <= decision.seat < seats
            assert decision.prompt
            assert decision.rule
            assert len(decision.options) >= 1
            assert len(set(decision.options)) == len(decision.options)
            labels = [match.describe(i).label for i in range(len(decision.options))]
            assert all(labels)
            assert len(set(labels)) == len(labels), f"two options read alike: {labels}"
            for option in decision.options:
                assert isinstance(option[0], str)
                assert all(type(part) is int for part in option[1:])


def test_what_may_be_done_at_any_time_is_told_by_its_verb(game: Game, seats: int) -> None:
    anytime = game.rules.program.anytime
    verbs = set() if anytime is None else set(anytime.verbs)
    for match, _ in walk(game, seats, 2):
        decision = match.decision
        assert decision is not None
        state = match._state
        step = state.program.steps[state.step]
        assert step.offer is not None
        own = len(step.offer(state)) + (step.kind == WINDOW)
        assert not verbs & {option[0] for option in decision.options[:own]}
        assert {option[0] for option in decision.options[own:]} <= verbs


def test_nobody_is_told_why_not_of_what_they_may_choose(game: Game, seats: int) -> None:
    for match, _ in walk(game, seats, 3):
        decision = match.decision
        assert decision is not None
        for number in range(len(decision.options)):
            for piece in match.describe(number).pieces:
                assert match.why_not(decision.seat, piece) is None, (decision.options[number], piece)


def test_every_option_has_a_number_of_its_own(game: Game, seats: int) -> None:
    actions = game.actions
    for seed in SEEDS:
        for match, _ in walk(game, seats, seed):
            assert match.decision is not None
            numbers = match.actions()
            assert len(set(numbers)) == len(numbers)
            assert [actions.option(number) for number in numbers] == list(match.decision.options)
            legal = bytearray(actions.size)
            for number in numbers:
                legal[number] = 1
            assert match.mask() == legal
        assert match.over
        assert match.actions() == []
        assert not any(match.mask())


def test_no_invariant_breaks_and_the_match_ends_within_bounds(game: Game, seats: int) -> None:
    for seed in SEEDS:
        match = game.new(seats=seats, seed=seed)
        for match, _ in walk(game, seats, seed):
            assert match.check() == []
            assert match.result is None
        assert match.check() == []
        assert match.over
        assert match.decision is None
        result = match.result
        assert result is not None
        assert_won(match)
        assert set(result.winners) <= set(range(seats))
        assert len(result.scores) == seats
        assert len(result.sides) in (0, seats)
        assert result.reason.endswith(".")


def test_earlier_copies_never_change(game: Game, seats: int) -> None:
    walked = enumerate(walk(game, seats, 0))
    kept = [(match.copy(), as_bytes(match)) for number, (match, _) in walked if looked_at(number)]
    assert len(kept) > 3
    for copy, before in kept:
        assert as_bytes(copy) == before


def test_a_copy_goes_on_like_the_match(game: Game, seats: int) -> None:
    for number, (match, choice) in enumerate(walk(game, seats, 1)):
        if looked_at(number):
            copy = match.copy()
            before = as_bytes(match)
            copy.pick(choice)
            assert as_bytes(match) == before
            after = match.copy()
            after.pick(choice)
            assert as_bytes(copy) == as_bytes(after)


def names_of_data(state: State) -> list[str]:
    """`arg` is a part of `args`, which may be empty."""
    names = [name for name in dir(state) if not name.startswith("_") and name != "arg"]
    return [name for name in names if not callable(getattr(state, name))]


def test_a_copy_holds_every_field_of_the_state(game: Game, seats: int) -> None:
    match = played_out(game, seats, 0)
    state = match._state
    copy = state.copy()
    fields = names_of_data(state)
    assert len(fields) > 8
    for name in fields:
        mine, theirs = getattr(state, name), getattr(copy, name)
        if name == "dice":
            assert mine.state == theirs.state
            assert mine is not theirs
        else:
            assert mine == theirs
            assert not isinstance(mine, (list, dict)) or mine is not theirs, f"the copy shares '{name}'"


def what_a_copy_makes(match: Match) -> int:
    """Count the entries that a copy of the match does not share, each of which costs copying time."""
    copy = match.copy()
    assert copy._choices is not None
    state = copy._state
    fields = [getattr(state, name) for name in names_of_data(state)]
    own = [field for field in fields if isinstance(field, (list, dict))]
    return sum([len(field) for field in [*own, state.events.last, copy._choices.last]])


def test_what_a_copy_costs_does_not_grow_with_the_length_of_the_match(game: Game, seats: int) -> None:
    made = [what_a_copy_makes(match) for match, _ in walk(game, seats, 0)]
    masks = 2**seats
    assert max(made) <= made[0] + 2 * LEAST + masks


def test_every_field_of_the_state_says_who_sees_it(game: Game, seats: int) -> None:
    state = game.new(seats=seats, seed=0)._state
    declared = {field.name for field in game.rules.fields}
    own = set(names_of_data(state))
    place = {"program", "seats", "turn", "step", "args", "named", "back", "todo"}
    common = place | {"dice", "events", "secrets", "mixes", "apart", "traces"}
    shared = {"box", "map", "chart", "ground", "rules", "kinds"}
    assert own - common - shared == declared - common
    assert common <= {name for name in dir(State) if not name.startswith("_")}


def test_a_save_goes_on_like_the_match(game: Game, seats: int) -> None:
    for seed in SEEDS:
        for number, (match, _) in enumerate(walk(game, seats, seed)):
            if looked_at(number - seed, 7):
                loaded = face.load(game, json.loads(json.dumps(match.save())))
                assert as_bytes(loaded) == as_bytes(match)
                other = match.copy()
                for step in range(12):
                    if other.decision is None:
                        break
                    choice = (step * 5 + seed) % len(other.decision.options)
                    other.pick(choice)
                    loaded.pick(choice)
                assert as_bytes(loaded) == as_bytes(other)


def test_when_a_match_is_over_nothing_is_left_to_weigh(game: Game, seats: int) -> None:
    match = played_out(game, seats, 2)
    assert match.over
    assert match.policy_weights() == []
    assert match.policy() == []
    assert match.actions() == []


def test_a_position_without_its_past_is_seen_and_goes_on_like_the_match(game: Game, seats: int) -> None:
    match = game.new(seats=seats, seed=3)
    chance = random.Random(3)
    for _ in range(30):
        if match.decision is not None:
            match.pick(chance.randrange(len(match.decision.options)))
    position = match.position()
    assert (position["seed"], position["choices"], position["events"], position["secrets"]) == (None, None, [], [])
    loaded = game.load(json.loads(json.dumps(position)))
    before = match.event_count
    for _ in range(30):
        assert loaded.event_count == match.event_count
        assert loaded.events(None) == match.events(None, before)
        assert [loaded.view(seat) for seat in (None, *range(seats))] == [
            match.view(seat) for seat in (None, *range(seats))
        ]
        if match.decision is None:
            break
        assert repr(loaded.decision) == repr(match.decision)
        number = chance.randrange(len(match.decision.options))
        match.pick(number)
        loaded.pick(number)
    assert game.load(loaded.save()).events(None) == loaded.events(None)


def test_a_replay_pauses_again_and_again_and_comes_to_the_same(game: Game, seats: int) -> None:
    match = game.new(seats=seats, seed=3)
    for _ in range(70):
        if match.decision is not None:
            match.pick(0)
    pauses: list[int] = []
    again = game.replay(match.record(), lambda: pauses.append(0))
    assert again.save() == match.save()
    assert len(pauses) == -(-len(match.choices or []) // 32)


def test_a_finished_match_can_be_saved_and_loaded(game: Game, seats: int) -> None:
    match = played_out(game, seats, 2)
    loaded = face.load(game, json.loads(json.dumps(match.save())))
    assert loaded.over
    assert match.result is not None
    assert loaded.result is not None
    assert loaded.result.as_json() == match.result.as_json()


def test_a_record_replays_to_the_last_byte(game: Game, seats: int) -> None:
    for seed in SEEDS:
        match = played_out(game, seats, seed)
        record = json.loads(json.dumps(match.record()))
        again = game.replay(record)
        assert as_bytes(again) == as_bytes(match)
        record["choices"] = record["choices"][: len(record["choices"]) // 2]
        assert not game.replay(record).over


@cache
def played_in_another_process() -> list[bytes]:
    """Yield a match at every table, in the order of TABLES."""
    program = (
        "from tests.every_game.conftest import TABLES, played_out\n"
        "from tests.every_game.test_contract import as_bytes\n"
        "for game, seats in TABLES:\n"
        "    print(as_bytes(played_out(game, seats, 3)).decode())\n"
    )
    command = [sys.executable, "-W", "ignore", "-c", program]
    env = {"PYTHONHASHSEED": "5", "PYTHONPATH": os.pathsep.join(sys.path)}
    result = subprocess.run(command, capture_output=True, check=True, env=env)
    return result.stdout.splitlines()


def test_the_same_seed_gives_the_same_match_in_another_process(game: Game, seats: int) -> None:
    assert played_in_another_process()[TABLES.index((game, seats))] == as_bytes(played_out(game, seats, 3))


def test_other_seeds_give_other_matches(game: Game, seats: int) -> None:
    starts = {json.dumps(game.new(seats=seats, seed=seed).save()["fields"], sort_keys=True) for seed in range(20)}
    assert len(starts) == 20


def test_views_and_events_are_plain_data_and_events_count_up(game: Game, seats: int) -> None:
    match = played_out(game, seats, 1)
    for seat in [*range(seats), None]:
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert view["game"] == game.id
        assert view["seat"] == seat
        events = match.events(seat)
        assert json.loads(json.dumps(events)) == events
        assert [event["number"] for event in events] == list(range(len(events)))
        assert all(event["text"] for event in events)
        assert match.events(seat, since=5) == events[5:]
        assert match.events(seat, since=len(events)) == []


def test_evaluation_gives_each_seat_a_number_from_0_to_1(game: Game, seats: int) -> None:
    match = game.new(seats=seats, seed=0)
    for match, _ in walk(game, seats, 0):
        values = match.evaluate()
        assert len(values) == seats
        assert all(0 <= value <= 1 for value in values)
    assert match.result is not None
    values = match.evaluate()
    for seat in range(seats):
        assert (values[seat] > 0) == (seat in match.result.winners)


def test_every_registered_game_lists_its_content() -> None:
    for game in gloaming.games().values():
        entries = game.content()
        assert entries
        assert len({entry["id"] for entry in entries}) == len(entries)
        for entry in entries:
            assert entry["source"] in ("rulebook", "published", "ours")
            assert entry["copies"] >= 1
            assert entry["name"]
            assert entry["kind"]
            assert len(entry["pieces"]) in (0, 1, entry["copies"])


def test_a_piece_is_of_one_entry_alone() -> None:
    for game in gloaming.games().values():
        entries = game.content()
        names = [name for entry in entries for name in {entry["id"], *entry["pieces"]}]
        assert sorted(set(names)) == sorted(names)
