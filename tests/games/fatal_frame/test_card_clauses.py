"""The rulebook's last chapter says of every card what is printed on it."""

from __future__ import annotations

import pytest

from gloaming.engine.rulebook import clauses
from gloaming.games.fatal_frame.content import (
    ACTIONS,
    BOSSES,
    EXTERIORS,
    GHOSTS,
    INTERIORS,
    ITEMS,
    UPGRADES,
    cards,
)
from tests.games.fatal_frame.table import GAME

EVERY: list[cards.Printed] = [*GHOSTS, *ITEMS, *UPGRADES, *ACTIONS, *EXTERIORS, *INTERIORS, *BOSSES]
TEXTS = {clause.id: clause.text for clause in clauses(GAME.folder)}


def head(card: cards.Printed) -> str:
    """What the clause of a card begins with: its name and its numbers."""
    copies = f" ({card.copies} cards)" if card.copies > 1 else ""
    match card:
        case cards.Ghost():
            zone = {"exterior": "Exterior", "interior": "Interior", "both": "Exterior/Interior"}[card.zone]
            follows = "Chase" if card.chase else "Bound"
            filament = "blue" if card.blue else "red"
            points = f"{card.value} point{'' if card.value == 1 else 's'}"
            return f"{card.name}{copies}: Power {card.power}, {zone}, {follows}, {filament} filament, {points}."
        case cards.Item():
            return f"{card.name}: {card.value} points."
        case cards.Boss():
            return f"{card.name}: Power {card.power}, {card.life} beads."
    return f"{card.name}{copies}."


@pytest.mark.parametrize("card", EVERY, ids=[card.id for card in EVERY])
def test_the_clause_of_a_card_says_what_is_printed_on_it(card: cards.Printed) -> None:
    assert TEXTS[card.rule].startswith(head(card))


@pytest.mark.parametrize("item", ITEMS, ids=[item.id for item in ITEMS])
def test_the_clause_of_an_item_names_its_locations(item: cards.Item) -> None:
    names = {room.id: room.name for room in INTERIORS}
    text = TEXTS[item.rule]
    for room, name in names.items():
        assert (name in text) == (room in item.locations)


@pytest.mark.parametrize("card", EVERY, ids=[card.id for card in EVERY])
def test_the_clause_of_a_card_says_what_the_book_prints_and_what_is_ours(card: cards.Printed) -> None:
    text = TEXTS[card.rule]
    assert ("The book prints" in text) == bool(card.known)
    assert ("All of it is ours." in text) == (card.source == "ours" and not card.known)


def test_every_card_has_a_clause_of_its_own() -> None:
    rules = [card.rule for card in EVERY]
    assert len(set(rules)) == len(rules) == 23 + 8 + 9 + 19 + 9 + 20 + 4
