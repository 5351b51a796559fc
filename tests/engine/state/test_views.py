"""What of a view is passed on as it is."""

from __future__ import annotations

from typing import TypedDict

import pytest

from gloaming.engine.state.views import as_seen


class Piles(TypedDict):
    deck: int
    discard: list[str]


class Seen(Piles):
    round: int


def test_the_keys_of_a_shape_and_of_those_it_extends_are_passed_on_as_they_are_and_no_others() -> None:
    seen = {"hand": ["a"], "round": 3, "deck": 7, "discard": ["b"]}
    shown = as_seen(seen, Seen)
    assert list(shown.items()) == [("deck", 7), ("discard", ["b"]), ("round", 3)]
    assert shown["discard"] is seen["discard"]


def test_a_key_that_nobody_may_see_cannot_be_passed_on() -> None:
    with pytest.raises(KeyError, match="round"):
        as_seen({"deck": 7, "discard": []}, Seen)
