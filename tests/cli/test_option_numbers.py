"""The numbers of options in the terminal."""

from __future__ import annotations

import re

import pytest

from gloaming.cli.option_numbers import describe_numbers, option_numbers, parse_option, parse_whole_number
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("goes_on", "numbers", "described"),
    [
        ([False, False, False], [1, 2, 3], "1-3"),
        ([False, False, True], [1, 2, 0], "1-2 or 0"),
        ([False, True, False, False], [1, 0, 2, 3], "1-3 or 0"),
        ([False, True], [1, 0], "1 or 0"),
        ([True], [0], "0"),
        ([False], [1], "1"),
        ([True, True], [0, 1], "1 or 0"),
    ],
)
def test_what_goes_on_is_number_0_and_the_others_are_counted_from_1(
    goes_on: list[bool], numbers: list[int], described: str
) -> None:
    assert option_numbers(goes_on) == numbers
    assert describe_numbers(goes_on) == described
    assert [parse_option(str(number), goes_on) for number in numbers] == list(range(len(goes_on)))
    assert parse_option(str(max(numbers) + 1), goes_on) is None


def test_a_number_that_nobody_means_is_none() -> None:
    assert parse_whole_number("0") == 0
    assert parse_whole_number("12") == 12
    assert [parse_whole_number(text) for text in ("", "-1", "1 2", "two", "9" * 5000)] == [None] * 5


def test_a_question_names_the_numbers_that_stand_in_its_list_and_takes_no_other(run: Run) -> None:
    seats = ("--seats", "human,greedy", "--seed", "1")
    shown = run("play", "fatal-frame", *seats, typed="1\n1\n2\n0\n").stdout
    assert "Choose 1 or 0, or a command: 2" in shown
    assert "Not an option or command: '2'. Choose 1 or 0, or one of:" in shown
    for question in re.split(r"\(rule: ", shown)[1:]:
        listed = set(re.findall(r"^ +(\d+)\. ", question.partition("Choose ")[0], re.MULTILINE))
        range_told, _, zero = re.search(r"Choose ([\d-]+)( or (0))?, or a command", question).group(1, 2, 3)  # type: ignore[union-attr]
        first, _, last = range_told.partition("-")
        assert {int(number) for number in listed if number != "0"} <= set(range(int(first), int(last or first) + 1))
        assert (zero == "0") == ("0" in listed)
