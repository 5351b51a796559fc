"""A guarded token that is the last of its owner: the capturing token falls with it, and then the owner's Spirits go."""

from __future__ import annotations

import pytest

from tests.games.follow_your_fear.table import Position, given, tile


def fear_strikes(**more: object) -> Position:
    """Player 1 may capture the last token of Player 2, on b6, with Fear; Player 2 has Disappear on the mat."""
    given_more: dict[str, object] = {"seats": 3, "tokens": {0: "a1", 1: "b6", 2: "h8"}, **more}
    table = given(
        "fear",
        drawn=["fear-strength-3", "fear-step"],
        fear_at="b5",
        mat={1: ["disappear"]},
        **given_more,  # type: ignore[arg-type]
    )
    return table.summon("fear-strength-3", "fear-step")


def likely(table: Position) -> str:
    """Return the likely result of the capturing option."""
    return table.match.likely(table.options.index(("move", tile("b5"), tile("b6"))))


@pytest.mark.rule("FY-VANISH-5", "FY-BANISH-2", "FY-RESPAWN-1")
def test_the_capturing_token_falls_and_then_the_banished_discard_their_spirits() -> None:
    table = fear_strikes(hand={1: ["plain-hope"]})
    assert likely(table) == "Strength 3 against 0, the attacker disappears"
    table.move("b5", "b6")
    assert [event[0] for event in table.events()][-3:] == ["captured", "banished", "vanished"]
    assert table.banished == [1]
    assert (table.taken(0, 1), table.taken(1, "fear")) == (1, 1)
    assert (table.hand(1), table.mat(1)) == ([], [])
    assert (table.discards("courage"), table.discards("hope")) == (["disappear"], ["plain-hope"])
    assert (table.prompt, table.asked, table.fear_at) == ("Where does Fear respawn?", 0, [])
    table.place("d5")
    assert (table.turn, table.phase, table.fear_at) == (0, "fear", ["d5"])


@pytest.mark.rule("FY-VANISH-3", "FY-END-2", "FY-END-3")
def test_where_the_last_opponent_has_fallen_the_game_is_over_before() -> None:
    table = fear_strikes(seats=2, tokens={0: "a1", 1: "b6"})
    assert likely(table) == "Strength 3 against 0"
    table.move("b5", "b6")
    assert table.over
    assert (table.result.winners, table.fear_at) == ((0,), ["b6"])


@pytest.mark.rule("FY-VANISH-5", "FY-END-3")
def test_if_that_is_the_last_fear_token_the_attacker_has_won_for_the_banished_cannot() -> None:
    table = fear_strikes(reserve=0, taken={2: {"fear": 5}}).move("b5", "b6")
    assert table.over
    assert table.result.winners == (0,)
    assert table.result.reason == "Player 1 banishes Fear: its last token is captured."
    assert table.taken(1, "fear") == 1


@pytest.mark.rule("FY-VANISH-5", "FY-BANISH-1")
def test_if_the_attacker_is_banished_too_the_last_fear_token_stays() -> None:
    table = fear_strikes(seats=4, tokens={0: "", 1: "b6", 2: "h8", 3: "h1"}, banished=[0], reserve=0, taken={3: {0: 6}})
    assert likely(table) == "Strength 3 against 0"
    table.move("b5", "b6")
    assert not table.over
    assert (table.banished, table.fear_at) == ([0, 1], ["b6"])
    assert table.mat(1) == []
