"""What the engine checks of every game: cards lie in one place, once, and what is known of them can be."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.engine.match import match as face
from gloaming.engine.state.invariants import each_once, unsound
from gloaming.engine.state.zones import NO_CARD, Zone
from tests.engine.toy import CARDS, LANTERNS, Lanterns

FIELDS = LANTERNS.rules.fields


def lanterns() -> Lanterns:
    state = LANTERNS.new(seats=2, seed=1)._state
    assert isinstance(state, Lanterns)
    return state


def cards(state: Lanterns) -> list[str]:
    return each_once(state, FIELDS, "card", "card", range(CARDS))


def test_cards_that_lie_once_in_the_zones_of_their_back_are_sound() -> None:
    assert cards(lanterns()) == []


def test_a_card_that_lies_twice_is_named() -> None:
    state = lanterns()
    state.played[0] = state.deck[:1]
    assert cards(state) == [f"every card lies in one place; wrong are cards [{state.deck[0]}]"]


def test_a_card_that_lies_nowhere_is_named_and_one_that_there_is_not() -> None:
    state = lanterns()
    lost, state.deck = state.deck[0], (*state.deck[1:], 99)
    assert cards(state) == [f"every card lies in one place; wrong are cards {sorted([lost, 99])}"]


def test_cards_beside_the_zones_and_empty_places_are_counted_as_what_they_are() -> None:
    state = lanterns()
    beside, state.deck = state.deck[0], (*state.deck[1:], NO_CARD)
    assert each_once(state, FIELDS, "card", "card", range(CARDS), [beside]) == []


def test_cards_of_another_back_are_another_matter() -> None:
    state = lanterns()
    assert each_once(state, [*FIELDS, Zone("left", "all", back="other")], "card", "card", range(CARDS)) == []


def test_what_is_known_of_hidden_cards_is_of_a_back_there_is_and_of_each_card_once() -> None:
    state = lanterns()
    state.mixes = (("card", frozenset([1, 2])), ("card", frozenset([3])))
    assert unsound(state, FIELDS) == []
    state.mixes = (("card", frozenset([1, 2])), ("card", frozenset([2])))
    assert "impossible knowledge about cards with the back 'card'" in unsound(state, FIELDS)[0]
    state.mixes = (("night", frozenset([1])),)
    assert "with the back 'night'" in unsound(state, FIELDS)[0]
    state.mixes, state.apart = (("card", frozenset([1, 2])),), (("card", 0b100),)
    assert "impossible knowledge about cards with the back 'card'" in unsound(state, FIELDS)[0]


def test_a_save_that_knows_of_cards_what_cannot_be_is_refused() -> None:
    data = LANTERNS.new(seats=2, seed=1).save()
    data["mixes"] = [["night", [9]]]
    with pytest.raises(gloaming.DamagedSave, match="impossible"):
        face.load(LANTERNS, data)
    data["mixes"] = [["card", [1, 2]], ["card", [2]]]
    with pytest.raises(gloaming.DamagedSave, match="contain a card twice"):
        face.load(LANTERNS, data)
    data["mixes"] = [["card", "x"]]
    with pytest.raises(gloaming.DamagedSave, match="'mixes' is damaged"):
        face.load(LANTERNS, data)
