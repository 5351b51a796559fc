"""Hints in records: at which choices, and what is left of them when choices are undone."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.engine.errors import DamagedRecord
from gloaming.engine.match.record_hints import hinted, hints_left, hints_of, with_hint


def test_a_record_without_the_field_has_no_hints() -> None:
    assert hints_of({"choices": [0, 1]}) == []
    assert hinted({"choices": []}, []) == {"choices": []}


def test_a_hint_counts_once_a_choice_and_may_be_for_the_open_question() -> None:
    hints = with_hint(with_hint(with_hint([], 2), 0), 2)
    assert hints == [0, 2]
    assert hints_of(hinted({"choices": [4, 4]}, hints)) == [0, 2]


def test_what_was_told_of_choices_undone_is_known_at_the_one_that_is_open() -> None:
    assert hints_left([0, 3, 7, 9], 5) == [0, 3, 5]
    assert hints_left([0, 3], 5) == [0, 3]


@pytest.mark.parametrize("hints", [3, [3], [-1], ["0"], [True], [1, 0], [0, 0], None, [0.5]])
def test_hints_that_no_match_had_are_refused(hints: Any) -> None:
    with pytest.raises(DamagedRecord, match="'hints'"):
        hints_of({"choices": [0, 1], "hints": hints})
