"""Staged events: the great moments of each game, each with a title."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

import gloaming
from gloaming import Game, Match
from gloaming.engine.state.determinization import sample_world
from gloaming.engine.state.dice import seeded
from tests.every_game.conftest import looked_at, walk
from tests.games.contract import contract


@pytest.mark.parametrize("id", list(gloaming.games()))
def test_great_moments_are_scenes_with_titles_of_their_own(id: str) -> None:
    declared = {event.verb: event.scene for event in gloaming.game(id).rules.events.declared}
    titles = [declared[verb] for verb in contract(gloaming.game(id)).great]
    assert titles
    assert all(titles)
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("id", list(gloaming.games()))
def test_a_scene_shows_pieces_of_the_table_or_ends_the_match(id: str) -> None:
    game = gloaming.game(id)
    for seed in range(3):
        match = game.new(seats=game.seats[0], seed=seed)
        while match.decision is not None:
            match.pick(len(match.choices or []) % len(match.decision.options))
            if len(match.choices or []) > 400:
                break
        for event in match.events(None):
            declared = game.rules.events.of(tuple(event["event"]))
            if declared.scene:
                assert event["pieces"] or declared.verb in contract(game).of_the_whole, event


def test_the_table_at_each_scene_of_a_choice_is_looked_at_and_gives_nothing_away(game: Game, seats: int) -> None:
    shown = 0
    for number, (match, choice) in enumerate(walk(game, seats, 5)):
        if not looked_at(number):
            continue
        before, after = match.save(), match.copy()
        scenes = match.scenes(choice)
        after.pick(choice)
        assert match.save() == before
        known = [scene.event_count for scene in scenes]
        assert known == sorted(set(known))
        assert all(match.event_count < happened < after.event_count for happened in known)
        for scene in scenes:
            shown += 1
            assert not scene.over
            for seat in [None, *range(seats)]:
                events = scene.events(seat, match.event_count)
                assert events == after.events(seat, match.event_count)[: len(events)]
                assert events
                view = msgspec.json.encode(scene.view(seat))
                dice = seeded(number, "scene")
                world = Match(game, {}, None, None, sample_world(scene._state, game.rules.hiding, seat, dice), [()])
                assert msgspec.json.encode(world.view(seat)) == view
    assert shown or not contract(game).staged


def test_a_victim_stands_on_the_map_until_its_death_is_told() -> None:
    def standing(match: Match) -> int:
        view = match.view(0)
        return len(view["specials"]) + sum(int(space["victims"]) for space in view["spaces"])

    count = 0
    for match, choice in walk(gloaming.game("final-girl"), 1, 2):
        for scene, other in pairwise(match.scenes(choice)):
            between = [event["event"][0] for event in other.events(0, scene.event_count)]
            if between.count("killed") == 1 and "saved" not in between:
                assert standing(other) == standing(scene) - 1
                count += 1
    assert count


def test_an_attack_is_seen_before_the_death_that_it_brings() -> None:
    count = 0
    for match, choice in walk(gloaming.game("final-girl"), 1, 2):
        after = match.copy()
        after.pick(choice)
        verbs = [event["event"][0] for event in after.events(0, match.event_count)]
        seen = {scene.event_count: scene.view(0)["dead"] for scene in match.scenes(choice)}
        for number, (verb, following) in enumerate(pairwise(verbs)):
            if (verb, following) == ("attack", "killed"):
                dead = match.view(0)["dead"] + verbs[:number].count("killed")
                assert seen[match.event_count + number + 1] == dead
                count += 1
    assert count
