"""`gloaming learn`: one screen, a lesson, a challenge."""

from __future__ import annotations

import gloaming
from gloaming.cli.option_numbers import continuing_options, option_numbers
from gloaming.teaching import Lesson, begin, teaching
from tests.cli.conftest import GAME, Run, refused, words
from tests.courses import solution_of

TAUGHT = teaching(gloaming.game(GAME))
LESSON = TAUGHT.lessons[0]
CHALLENGE = TAUGHT.challenges[0]


def test_a_game_is_told_on_one_screen_with_its_lessons_and_challenges(run: Run) -> None:
    shown = words(run("learn", GAME).stdout)
    assert words(TAUGHT.how_to_play.goal) in shown
    assert LESSON.id in shown and CHALLENGE.id in shown
    assert f"gloaming learn {GAME} first-match" in shown


def test_the_guide_speaks_asks_for_a_choice_and_can_be_left(run: Run) -> None:
    shown = run("learn", GAME, "first-match", typed=f"1\n{LESSON.numbers[0] + 1}\nleave\n1\nleave\nquit\n\n").stdout
    text = words(shown)
    assert words(LESSON.steps[0].say) in text
    assert f"The guide asks for {LESSON.numbers[0] + 1} first. Type `leave` to play without the guide." in text
    assert "You now play without the guide." in text
    assert "there is no guide here" in words(run("play", GAME, "--seed", "1", typed="leave\nquit\n").stdout)


def keys(name: str, lesson: Lesson) -> str:
    """Return the keys for the options that the guide asks for."""
    game = gloaming.game(name)
    match, typed = begin(game, lesson), ""
    for choice in lesson.numbers[lesson.made :]:
        typed += f"{option_numbers(continuing_options(match))[choice]}\n"
        match.pick(choice)
    return typed


def test_the_guide_says_farewell_when_the_guided_part_is_over(run: Run) -> None:
    lesson = teaching(gloaming.game("final-girl")).lessons[0]
    farewell = [step.say for step in lesson.steps if step.at == len(lesson.choices)]
    typed = keys("final-girl", lesson)
    text = words(run("learn", "final-girl", lesson.id, typed=f"{typed}quit\n\n").stdout)
    assert farewell
    assert [text.count(words(say)) for say in farewell] == [1] * len(farewell)


def test_how_the_game_is_played_can_be_read_in_mid_match(run: Run) -> None:
    assert words(TAUGHT.how_to_play.goal) in words(run("play", GAME, "--seed", "1", typed="how\nquit\n").stdout)


def test_a_step_with_a_long_name_keeps_its_indent_in_the_next_line(run: Run) -> None:
    shown = run("learn", GAME).stdout
    assert "\n  The third meeple:  " in shown
    assert "\n  roll for ghosts  " in shown


def test_a_solved_challenge_is_told(run: Run) -> None:
    typed = "".join(f"{choice + 1}\n" for choice in solution_of(gloaming.game(GAME), CHALLENGE))
    shown = words(run("learn", GAME, CHALLENGE.id, typed=typed).stdout)
    assert words(CHALLENGE.summary) in shown
    assert "the challenge is solved" in shown
    assert f"gloaming learn {GAME} {TAUGHT.challenges[1].id} the next challenge" in shown


def test_a_lesson_ends_with_what_one_may_do_next(run: Run) -> None:
    lesson = teaching(gloaming.game("final-girl")).lessons[0]
    typed = keys("final-girl", lesson)
    assert "What next?" not in run("learn", "final-girl", lesson.id, typed=f"{typed[0]}\nquit\n\n").stdout
    text = words(run("learn", "final-girl", lesson.id, typed=f"{typed}quit\n\n").stdout)
    first = teaching(gloaming.game("final-girl")).challenges[0]
    assert f"What next? gloaming learn final-girl {first.id} the next challenge: {first.title}" in text


def test_an_unknown_lesson_is_refused_with_those_there_are(run: Run) -> None:
    assert "it has: first-match" in refused(run("learn", GAME, "dancing"))
