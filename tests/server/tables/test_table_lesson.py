"""Lessons and challenges at a table: what the guide allows, and what survives a restart."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

import gloaming
from gloaming.server.protocol.client_messages import LeaveGuide, RequestUndo
from gloaming.server.protocol.lesson_info import LessonProgress
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.protocol.table_update import TableUpdate
from gloaming.teaching import Lesson, teaching
from tests.courses import solution_of
from tests.server.house import GAME, House, Line, Person, lay_out_as

Open = Callable[..., House]
TAUGHT = teaching(gloaming.game(GAME))
LESSON: Lesson = TAUGHT.lessons[0]
CHALLENGE = TAUGHT.challenges[0]
SOLUTION = solution_of(gloaming.game(GAME), CHALLENGE)


def begun(person: Person, course: str, game: str = GAME) -> str:
    response = person.http.post("/api/lessons", json={"game": game, "lesson": course})
    assert response.status_code == 201, response.text
    id = response.json()["id"]
    assert isinstance(id, str)
    return id


def lesson_of(update: TableUpdate) -> LessonProgress:
    assert update.lesson is not None
    return update.lesson


def asked(line: Line) -> Line:
    line.wait(lambda now: now.prompt is not None or now.waiting_for is None)
    return line


def test_a_lesson_leads_through_its_choices_and_then_lets_go(person: Person) -> None:
    line = person.join(begun(person, "first-match"))
    while asked(line) and (option := lesson_of(line.update).option) is not None:
        assert LESSON.choices[lesson_of(line.update).made] == option
        assert line.choose(option).status == "taken"
    assert lesson_of(line.update).made >= len(LESSON.choices)
    assert line.choose(0).status == "taken"


def test_another_choice_than_the_guides_is_refused_until_the_guide_is_left(person: Person) -> None:
    line = person.join(begun(person, "first-match"))
    expected = lesson_of(asked(line).update).option
    assert expected is not None
    answer = line.choose(expected - 1)
    assert answer.status == "refused"
    assert line.prompt.options[expected].label in answer.reason
    left = line.ask(LeaveGuide(id="enough"))
    assert isinstance(left, ChoiceResult) and left.status == "taken"
    line.wait(lambda now: lesson_of(now).left)
    assert lesson_of(line.update).option is None
    assert line.choose(expected - 1).status == "taken"
    again = line.ask(LeaveGuide(id="enough of it"))
    assert isinstance(again, ChoiceResult) and again.status == "stale"


def test_the_position_of_a_challenge_is_no_set_up_option_of_other_tables(person: Person) -> None:
    challenge = next(candidate for candidate in teaching(gloaming.game("fatal-frame")).challenges if candidate.position)
    body = {"game": "fatal-frame", "seats": challenge.seats, "options": {"position": challenge.position}}
    response = person.http.post("/api/tables", json=body)
    assert (response.status_code, response.json()["error"]) == (400, "bad-request")
    assert "has no set-up option 'position'; it has longer" in response.json()["message"]


def test_a_challenge_at_a_position_is_played_at_a_table(person: Person) -> None:
    game = gloaming.game("fatal-frame")
    challenge = next(candidate for candidate in teaching(game).challenges if candidate.position)
    line = person.join(begun(person, challenge.id, "fatal-frame"))
    for choice in solution_of(game, challenge):
        assert lesson_of(asked(line).update).aim == "open"
        assert line.choose(choice).status == "taken"
    line.wait(lambda now: lesson_of(now).aim == "reached")


def test_who_takes_a_guided_choice_back_is_led_to_it_again(person: Person) -> None:
    line = person.join(begun(person, "first-match"))
    first = lesson_of(asked(line).update).option
    assert first is not None
    line.choose(first)
    line.wait(lambda now: now.prompt is not None and lesson_of(now).made == 2)
    assert isinstance(line.ask(RequestUndo(id="back")), ChoiceResult)
    line.wait(lambda now: lesson_of(now).made == 0)
    assert lesson_of(line.update).option == first


def test_a_challenge_shows_when_its_aim_is_reached(person: Person) -> None:
    line = person.join(begun(person, CHALLENGE.id))
    for choice in SOLUTION:
        assert lesson_of(asked(line).update).aim == "open"
        assert line.choose(choice).status == "taken"
    line.wait(lambda now: lesson_of(now).aim != "open")
    assert lesson_of(line.update).aim == "reached"


def test_nothing_on_the_wire_reveals_the_solution_of_a_challenge(person: Person) -> None:
    teaching_shown = person.http.get(f"/api/games/{GAME}/teaching").json()
    assert [lesson["id"] for lesson in teaching_shown["lessons"]] == [lesson.id for lesson in TAUGHT.lessons]
    assert teaching_shown["challenges"][0] == {
        "id": CHALLENGE.id,
        "title": CHALLENGE.title,
        "summary": CHALLENGE.summary,
        "hint": CHALLENGE.hint,
        "difficulty": CHALLENGE.difficulty,
        "reward": CHALLENGE.reward,
    }
    assert teaching_shown["how_to_play"]["goal"] == TAUGHT.how_to_play.goal


def test_teaching_says_where_the_guided_part_ends(person: Person) -> None:
    lesson = person.http.get(f"/api/games/{GAME}/teaching").json()["lessons"][0]
    line = person.join(begun(person, "first-match"))
    while asked(line) and (option := lesson_of(line.update).option) is not None:
        before = sum(len(update.events) for update in line.updates)
        assert before < lesson["events"]
        line.choose(option)
    begun_after = [update for update in line.updates if lesson_of(update).made == lesson["of"]]
    assert begun_after[0].since + len(begun_after[0].events) == lesson["events"]


def test_an_unknown_lesson_is_refused_with_those_there_are(person: Person) -> None:
    response = person.http.post("/api/lessons", json={"game": GAME, "lesson": "dancing"})
    assert response.status_code == 400
    assert "no lesson or challenge 'dancing'; there are: first-match" in response.json()["message"]


def test_a_lesson_goes_on_after_a_restart(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = begun(ann, "first-match")
    line = ann.join(table)
    option = lesson_of(asked(line).update).option
    assert option is not None
    line.choose(option)
    line.wait(lambda now: now.prompt is not None and lesson_of(now).made == 2)
    expected = lesson_of(line.update).option
    house.close()
    again = open_house(port=house.port, data=tmp_path)
    back = again.person()
    back.http.cookies.update(ann.http.cookies)
    line = back.join(table)
    assert (lesson_of(line.update).made, lesson_of(line.update).option) == (2, expected)


def test_choices_that_a_lesson_has_made_before_it_begins_are_not_the_learners_to_undo(
    open_house: Open, tmp_path: Path
) -> None:
    lesson = teaching(gloaming.game("ghost-hunter")).lessons[0]
    assert lesson.made
    house = open_house(data=tmp_path)
    ann = house.person()
    table = begun(ann, "first-match", "ghost-hunter")
    line = asked(ann.join(table))
    assert (lesson_of(line.update).made, line.update.undo) == (lesson.made, None)
    assert lesson_of(line.update).option == lesson.numbers[lesson.made]
    assert line.choose(lesson.numbers[lesson.made]).status == "taken"
    line.wait(lambda now: now.prompt is not None and lesson_of(now).made > lesson.made)
    house.close()
    again = open_house(port=house.port, data=tmp_path)
    back = again.person()
    back.http.cookies.update(ann.http.cookies)
    line = asked(back.join(table))
    assert line.update.undo is not None
    line.ask(RequestUndo(id="back"))
    line.wait(lambda now: lesson_of(now).made == lesson.made)
    assert line.update.undo is None


def test_tables_of_the_schema_before_lessons_are_migrated(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = ann.open("human", "random")
    house.close()
    lay_out_as(tmp_path, 1, ann)
    again = open_house(port=house.port, data=tmp_path)
    back = again.person()
    back.http.cookies.update(ann.http.cookies)
    line = back.join(table)
    assert line.update.lesson is None
    assert begun(back, "first-match")


def test_a_challenge_that_is_solved_waits_for_nobody(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    line = ann.join(begun(ann, CHALLENGE.id))

    def waiting(person: Person) -> list[bool]:
        return [table["yours"] for table in person.http.get("/api/tables").json()]

    assert waiting(ann) == [True]
    for choice in SOLUTION:
        asked(line).choose(choice)
    line.wait(lambda now: lesson_of(now).aim == "reached")
    assert asked(line).update.prompt is not None, "the match continues"
    assert waiting(ann) == [False]
    house.close()
    back = open_house(port=house.port, data=tmp_path).person()
    back.http.cookies.update(ann.http.cookies)
    assert waiting(back) == [False]


@pytest.mark.parametrize("id", gloaming.games())
def test_each_challenge_has_a_difficulty_and_a_reward_of_its_own(person: Person, id: str) -> None:
    challenges = person.http.get(f"/api/games/{id}/teaching").json()["challenges"]
    difficulties = [challenge["difficulty"] for challenge in challenges]
    easier = [after for before, after in pairwise(difficulties) if after < before]
    assert set(difficulties) == {1, 2, 3}
    assert set(easier) <= {1}, "they become harder, and begin again for each film"
    rewards = [challenge["reward"] for challenge in challenges]
    assert all(rewards) and len({*rewards}) == len(rewards)
