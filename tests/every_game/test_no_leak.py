"""Nothing leaks: a seat cannot distinguish the match from a world imagined for it. The most important test."""

from __future__ import annotations

import json
import random
from itertools import chain
from typing import Any

import msgspec
import pytest

import gloaming
from gloaming import Game, Match
from gloaming.engine.state.log import EventLog
from gloaming.engine.state.state import Secret
from gloaming.engine.state.zones import ALL, Zone
from tests.every_game.conftest import go_on, looked_at, walk


def known_to(match: Match, seat: int | None, since: int = 0) -> bytes:
    """Return everything that a seat can get from a match, as bytes: of its events, those from `since` on."""
    decision = match.decision
    question: Any = None
    if decision is not None:
        question = [decision.seat, match.question, decision.rule]
        if decision.seat == seat:
            described = [match.describe(i) for i in range(len(decision.options))]
            question += [[list(option) for option in decision.options]]
            question += [[option.label, list(option.pieces)] for option in described]
            question += [match.policy_weights(), match.policy()]
    return msgspec.json.encode([match.view(seat), match.events(seat, since), question, match.over])


def heard_by(match: Match, seat: int | None) -> tuple[EventLog, list[Secret]]:
    """Return the public events, and those that a seat knows in full, by number. Texts depend only on these."""
    state = match._state
    return state.events, [] if seat is None else sorted(state.secrets_of(seat))


def hidden_from(match: Match, seat: int | None) -> dict[str, list[Any]]:
    """Return the cards that a seat does not see, by zone, in the order in which they lie."""
    state = match._state
    hidden = {}
    for zone in match.game.rules.fields:
        if isinstance(zone, Zone) and zone.seen != ALL:
            hidden[zone.name] = [
                card
                for number, pile in enumerate(zone.piles(state))
                for place, card in enumerate(pile)
                if card >= 0 and not zone.sees(state, seat, number, place)
            ]
    return hidden


def seen_by(match: Match, seat: int | None) -> dict[str, list[Any]]:
    """Return the cards that a seat sees in zones that hide some, by zone."""
    state = match._state
    return {
        zone.name: [
            card if card < 0 or zone.sees(state, seat, number, place) else "?"
            for number, pile in enumerate(zone.piles(state))
            for place, card in enumerate(pile)
        ]
        for zone in match.game.rules.fields
        if isinstance(zone, Zone)
    }


def assert_nothing_leaks(match: Match, seed: int, differed: dict[str, int], since: int = 0) -> None:
    """The texts of the events before `since` were compared at an earlier position of the match."""
    for seat in [*range(match.seats), None]:
        world = match.imagine(seat, seed)
        assert known_to(world, seat, since) == known_to(match, seat, since)
        assert heard_by(world, seat) == heard_by(match, seat)
        assert seen_by(world, seat) == seen_by(match, seat)
        assert world.check() == []
        assert world._state.dice.state != match._state.dice.state
        for knowers in world._state.secrets:
            assert seat is not None
            assert knowers >> seat & 1
        real, dreamt = hidden_from(match, seat), hidden_from(world, seat)
        assert sorted(chain(*real.values())) == sorted(chain(*dreamt.values()))
        for name in real:
            if real[name] != dreamt[name]:
                differed[name] = differed.get(name, 0) + 1


def assert_no_seat_can_tell(game: Game, seats: int, matches: int) -> None:
    """Check this many matches, and more until the cards of some zone have lain as imagined."""
    differed: dict[str, int] = {}
    hiding = {zone.name for zone in game.rules.fields if isinstance(zone, Zone) and zone.seen != ALL}
    for seed in range(max(matches, 30)):
        if seed >= matches and set(differed) == hiding:
            break
        event_count = 0
        for number, (match, _) in enumerate(walk(game, seats, seed)):
            if looked_at(number - seed % 5, 5):
                assert_nothing_leaks(match, number, differed, event_count)
                event_count = len(match._state.events)
    assert set(differed) == hiding, "every zone that hides cards is imagined otherwise at least once"


def test_no_seat_can_tell_the_match_from_worlds_it_imagines(game: Game, seats: int) -> None:
    assert_no_seat_can_tell(game, seats, 3)


@pytest.mark.sweep
def test_no_seat_can_tell_many_matches_from_worlds_it_imagines(game: Game, seats: int) -> None:
    assert_no_seat_can_tell(game, seats, 12)


@pytest.mark.parametrize("worlds", [4, pytest.param(12, marks=pytest.mark.sweep)])
def test_imagined_worlds_go_on_by_other_dice_and_can_be_played_to_the_end(game: Game, seats: int, worlds: int) -> None:
    ends = set()
    matches = [match.copy() for match, _ in walk(game, seats, 2)]
    middle = matches[len(matches) // 3]
    for seed in range(worlds):
        world = middle.imagine(0, seed)
        assert list(go_on(world, random.Random(7)))
        assert world.over
        assert world.check() == []
        ends.add(json.dumps(world.save()["fields"], sort_keys=True))
    assert len(ends) > 1


def test_the_same_seed_imagines_the_same_world(game: Game, seats: int) -> None:
    for number, (match, _) in enumerate(walk(game, seats, 1)):
        if looked_at(number, 9):
            assert match.imagine(seats - 1, 5).save() == match.imagine(seats - 1, 5).save()
            before = match.save()
            match.imagine(seats - 1, 6)
            assert match.save() == before


def test_each_choice_is_imagined_anew_by_who_imagined_worlds_before_it(game: Game, seats: int) -> None:
    for number, (match, _) in enumerate(walk(game, seats, 1)):
        if looked_at(number, 9):
            for seat in [*range(seats), None]:
                assert match.imagine(seat, 8).save() == match.copy().imagine(seat, 8).save()


def test_the_world_imagined_depends_on_nothing_but_what_the_seat_knows(game: Game, seats: int) -> None:
    for number, (match, _) in enumerate(walk(game, seats, 4)):
        if looked_at(number, 4):
            for seat in [*range(seats), None]:
                assert match.imagine(seat, 1).imagine(seat, 2).save() == match.imagine(seat, 2).save()


def test_an_imagined_world_holds_no_record_of_a_past_it_does_not_know(game: Game, seats: int) -> None:
    world = game.new(seats=seats, seed=1).imagine(0, 1)
    with pytest.raises(gloaming.NoRecord, match="imagined"):
        world.record()
    assert world.save()["seed"] is None
    assert world.save()["choices"] is None


def test_a_world_imagined_twice_knows_only_what_both_seats_know(game: Game, seats: int) -> None:
    for number, (match, _) in enumerate(walk(game, seats, 3)):
        if number % 6 == 0:
            last = seats - 1
            world = match.imagine(0, 1).imagine(last, 2)
            for knowers in world._state.secrets:
                assert knowers & 1
                assert knowers >> last & 1
