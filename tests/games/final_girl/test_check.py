"""The invariants of the table: each violation is found."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.final_girl.table import EVENT, given


def broken(**fields: Any) -> list[str]:
    """Return the messages of the check for a sound table with these fields changed."""
    table = given(victims={"firepit": 2})
    for name, value in fields.items():
        setattr(table.state, name, value)
    return table.match.check()


def test_a_sound_table_has_nothing_broken() -> None:
    assert broken() == []


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"girl_space": 99}, "stands on no space"),
        ({"killer_space": -2}, "stands on no space"),
        ({"boat": 99}, "'boat' lies on no space"),
        ({"special_at": (-1, -1)}, "three Special Victims"),
        ({"special_at": (99, -1, -1)}, "a Special Victim stands on no space"),
        ({"uses": ()}, "'uses' needs an entry"),
        ({"terror_looked": ()}, "'terror_looked' does not fit"),
        ({"decks_looked": [(), (), ()]}, "'decks_looked' does not fit"),
        ({"minor_health": (1,)}, "without health"),
        ({"hand": (0, 0)}, "every Action card lies in one place"),
        ({"terror": (), "terror_looked": ()}, "every Terror card"),
        ({"item_box": ()}, "every Item"),
        ({"event_deck": ()}, "every Event"),
        ({"finale": ()}, "every Finale"),
        ({"power_box": ()}, "every Dark Power"),
        ({"girl_token": ()}, "every Final Health token"),
        ({"supply": -1}, "fewer than no Victims"),
        ({"supply": 21}, "more Victims than pieces"),
        ({"special_at": (0, -1, -1)}, "a Special Victim without its Event"),
        ({"special_at": (0, -1, -1), "special_card": (EVENT["girlfriend"], -1, -1)}, "is not in play"),
        ({"covered": (0,)}, "more spaces are covered"),
        ({"covered": (0, 0), "saved": 2}, "covered twice"),
        ({"covered": (9,), "saved": 1}, "there is none such"),
        ({"horror": 8}, "no Horror Level 8"),
        ({"time": 13}, "no Time 13"),
        ({"row": 11}, "no Bloodlust row 11"),
        ({"health": 0}, "the girl cannot have 0 health"),
        ({"health": 6}, "the girl cannot have 6 health"),
        ({"killer_health": 13}, "the Killer cannot have 13 health"),
    ],
)
def test_what_is_broken_is_named(fields: dict[str, Any], words: str) -> None:
    messages = broken(**fields)
    assert any([words in message for message in messages]), messages


def test_two_hands_hold_no_more_than_they_can() -> None:
    table = given(held=["axe"], backpack=["knife"])
    table.state.held, table.state.backpack = table.state.held + table.state.backpack, ()
    assert table.match.check() == ["two hands hold no more than two hands can"]
