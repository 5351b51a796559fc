"""The teaching of each game: pages of how to play, lessons that can be played to their end, challenges."""

from __future__ import annotations

import json
import random
import re

import pytest

import gloaming
from gloaming.engine.content.clauses import clauses
from gloaming.teaching import Attempt, Challenge, Course, Lesson, begin, example_view, step_of, teaching
from tests.courses import chosen_by_bot
from tests.games.contract import contract

GAMES = list(gloaming.games())
LESSONS = [(name, course) for name in GAMES for course in teaching(gloaming.game(name)).lessons]
CHALLENGES = [(name, course) for name in GAMES for course in teaching(gloaming.game(name)).challenges]
LEAST_CHALLENGES = 8
TRIES = 12

LONG = 4000


def ids(courses: list[tuple[str, Course]]) -> list[str]:
    return [f"{name}-{course.id}" for name, course in courses]


def solved(name: str, challenge: Challenge, mine: list[int | str] | random.Random) -> bool:
    """Return whether these choices of the learner, or random ones, reach the aim; other seats play as at the table."""
    game = gloaming.game(name)
    match = begin(game, challenge)
    attempt = Attempt(challenge, game)
    left = list(mine) if isinstance(mine, list) else None
    for _ in range(LONG):
        aim = attempt.judge(match)
        if aim != "open" or match.decision is None:
            assert not left, f"the aim is {aim} before the last choices of the solution: {left}"
            return aim == "reached"
        if challenge.seats[match.decision.seat] != "human":
            match.pick(chosen_by_bot(match, challenge.seats[match.decision.seat]))
        elif left is not None:
            assert left, "the solution ends before the aim is reached"
            match.pick(left.pop(0))
        else:
            assert isinstance(mine, random.Random)
            match.pick(mine.randrange(len(match.decision.options)))
    return False


@pytest.mark.parametrize("name", GAMES)
def test_a_newcomer_finds_goal_turn_and_end_in_a_few_words(name: str) -> None:
    game = gloaming.game(name)
    how = teaching(game).how_to_play
    assert how.goal and how.turn and how.end and how.marks and how.tips
    words = json.dumps([how.goal, how.end, how.tips, *[(part.title, part.text) for part in [*how.turn, *how.marks]]])
    assert len(words.split()) < 420, "a newcomer reads it in two minutes"
    known = {clause.id for clause in clauses(game.folder)}
    assert {part.rule for part in [*how.turn, *how.marks] if part.rule} <= known


@pytest.mark.parametrize("name", GAMES)
def test_how_to_play_shows_cards_and_places_that_exist(name: str) -> None:
    game = gloaming.game(name)
    how = teaching(game).how_to_play
    parts = [*how.turn, *how.marks]
    content = game.content()
    known = {piece for entry in content for piece in [entry["id"], *entry["pieces"]]}
    assert {card for part in parts for card in part.shows} | set(how.end_shows) <= known
    assert all(part.shows or part.labels for part in how.turn), "each page of the turn has a picture"
    assert how.board is not None
    assert 2 <= len(how.board.labels) <= 6
    view = example_view(game)
    assert view is not None
    sent = json.dumps(view)
    places = {piece for entry in content if entry["kind"] == "space" for piece in entry["pieces"]}
    for label in [*how.board.labels, *[label for part in parts for label in part.labels]]:
        spot = re.fullmatch(r"(?:seat|space|victims|tile)-(.+)", label.piece)
        assert f'"{label.piece}"' in sent or label.piece in places or spot, f"{label.piece} is not on the board"
        assert len(label.text.split()) <= 5


@pytest.mark.parametrize("name", GAMES)
def test_the_example_board_shows_no_more_than_the_learner_sees(name: str) -> None:
    game = gloaming.game(name)
    taught = teaching(game)
    lesson = taught.lessons[0]
    assert taught.how_to_play.board is not None
    made = taught.how_to_play.board.made
    assert lesson.made <= made <= len(lesson.choices)
    match = begin(game, lesson)
    for choice in lesson.numbers[lesson.made : made]:
        match.pick(choice)
    assert not match.over
    assert example_view(game) == match.view(lesson.seat)


@pytest.mark.parametrize("name", GAMES)
def test_there_are_a_first_match_and_eight_challenges(name: str) -> None:
    taught = teaching(gloaming.game(name))
    assert [lesson.id for lesson in taught.lessons][:1] == ["first-match"]
    assert len(taught.challenges) >= LEAST_CHALLENGES
    named = [course.id for course in taught.courses]
    assert len(named) == len(set(named))


@pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=ids(list(LESSONS)))
def test_a_lesson_is_played_to_its_end(name: str, lesson: Lesson) -> None:
    game = gloaming.game(name)
    match = begin(game, lesson)
    decisions: list[int] = []
    places = {piece for entry in game.content() if entry["kind"] == "space" for piece in entry["pieces"]}
    places |= contract(game).tracks
    for made, choice in enumerate(lesson.numbers[lesson.made :], lesson.made):
        assert match.decision is not None
        assert step_of(lesson, match.choices or []) == choice
        if match.decision.seat == lesson.seat:
            decisions.append(made)
        sent = json.dumps([match.view(lesson.seat), match.events(lesson.seat), match.save()["choices"]])
        shown = {piece for i in range(len(match.decision.options)) for piece in match.describe(i).pieces}
        for step in lesson.steps:
            if step.at == made:
                for piece in step.point:
                    assert f'"{piece}"' in sent or piece in shown | places, (
                        f"{piece} is nowhere to be seen at choice {made}"
                    )
        match.pick(choice)
    ends = len(lesson.choices)
    assert {step.at for step in lesson.steps} <= {*decisions, ends}, "the guide speaks when it is the learner's turn"
    assert step_of(lesson, match.choices or []) is None
    for _ in range(LONG):
        if match.decision is None:
            break
        spec = lesson.seats[match.decision.seat]
        match.pick(chosen_by_bot(match, "greedy" if spec == "human" else spec))
    assert match.over
    known = {event.verb for event in game.rules.events.declared}
    assert {remark.event for remark in lesson.remarks} <= known


@pytest.mark.parametrize(("name", "challenge"), CHALLENGES, ids=ids(list(CHALLENGES)))
def test_a_challenge_can_be_solved_but_not_by_chance(name: str, challenge: Challenge) -> None:
    match = begin(gloaming.game(name), challenge)
    assert match.decision is not None
    assert match.decision.seat == challenge.seat
    assert solved(name, challenge, challenge.solution)
    lucky = sum(solved(name, challenge, random.Random(number)) for number in range(TRIES))
    assert lucky <= TRIES / 2
