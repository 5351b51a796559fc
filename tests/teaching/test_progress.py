"""Reached and missed goals of challenges."""

from __future__ import annotations

import msgspec
import pytest

import gloaming
from gloaming.teaching import Aim, Attempt, Challenge, begin, teaching

GAME = gloaming.game("dont-go-in-there")
PLACED: list[str | int] = ["placed", 0]
NEXT_PLACED: list[str | int] = ["placed", 1]
NOBODY: list[str | int] = ["placed", 7]


def judge(aim: Aim, *choices: int) -> str:
    """Return a match of 2 people after this many choices, in which the first seat learns."""
    table = Challenge(id="", title="", summary="", seats=["human", "easy"], seed=3, aim=aim, solution=[])
    match = begin(GAME, table)
    attempt = Attempt(table, GAME)
    for choice in choices:
        match.pick(choice)
    return attempt.judge(match)


def test_the_first_to_place_a_meeple_is_the_learner() -> None:
    assert judge(Aim(need=[PLACED]), 0) == "reached"


@pytest.mark.parametrize("aim", [Aim(need=[PLACED]), Aim(need=[PLACED], until=NEXT_PLACED)])
def test_an_aim_is_reached_as_soon_as_all_that_it_needs_has_happened(aim: Aim) -> None:
    assert judge(aim) == "open"
    assert judge(aim, 0) == "reached"


def test_what_may_still_be_spoilt_is_open_to_the_end() -> None:
    aim = Aim(need=[PLACED], never=[NOBODY], until=NEXT_PLACED)
    assert judge(aim, 0) == "open"
    assert judge(aim, 0, 0) == "reached"


def test_an_aim_is_missed_when_it_is_over_before_all_has_happened() -> None:
    assert judge(Aim(need=[NOBODY], until=PLACED), 0) == "missed"


def test_an_aim_is_missed_once_what_may_never_happen_has_happened() -> None:
    assert judge(Aim(need=[NOBODY], never=[PLACED]), 0) == "missed"


def test_an_event_that_ends_it_may_have_to_happen_more_than_once() -> None:
    aim = Aim(never=[NOBODY], until=["placed"], times=2)
    assert judge(aim, 0) == "open"
    assert judge(aim, 0, 0) == "reached"


def test_a_match_is_not_won_before_its_end() -> None:
    assert judge(Aim(win=True), 0, 0) == "open"


def test_a_challenge_that_no_longer_fits_its_deal_is_named_with_the_choice_that_cannot_be_made() -> None:
    aim = Aim(need=[PLACED])
    table = Challenge(
        id="nine-ghosts", title="", summary="", seats=["human", "easy"], seed=3, choices=[0, 99], aim=aim, solution=[]
    )
    message = (
        r"^nine-ghosts: field 'choices': number 1 does not fit the deal: no option 99: pick a whole number from 0 to"
    )
    with pytest.raises(gloaming.BadContent, match=message):
        begin(GAME, table)


def test_a_match_from_elsewhere_as_of_an_earlier_release_misses_the_aim() -> None:
    game = gloaming.game("fatal-frame")
    challenge = next(candidate for candidate in teaching(game).challenges if candidate.position)
    attempt = Attempt(challenge, game)
    assert attempt.judge(begin(game, challenge)) == "open"
    assert attempt.judge(game.new(seats=len(challenge.seats), seed=challenge.seed)) == "missed"


def test_a_position_that_cannot_be_names_the_challenge() -> None:
    game = gloaming.game("fatal-frame")
    challenge = next(candidate for candidate in teaching(game).challenges if candidate.position)
    wrong = msgspec.structs.replace(challenge, position={**challenge.position, "weather": "fog"})
    with pytest.raises(gloaming.BadContent, match=f"^{challenge.id}: the set-up option 'position': Object contains"):
        begin(game, wrong)


def test_an_aim_names_what_its_events_are_about() -> None:
    game = gloaming.game("ghost-hunter")
    challenge = next(
        candidate for candidate in teaching(game).challenges if candidate.aim.need == [["defeated", "b-2"]]
    )
    assert Attempt(challenge, game).judge(begin(game, challenge)) == "open"
    wrong = msgspec.structs.replace(challenge, aim=Aim(need=[["defeated", "b-99"]]))
    with pytest.raises(gloaming.BadContent, match=r"^the-governess: field 'aim': 'defeated' has no 'b-99'$"):
        Attempt(wrong, game)
