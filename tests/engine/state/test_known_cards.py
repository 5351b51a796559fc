"""The hidden cards that a seat has seen are listed for this seat, as long as no zone shows them to it."""

from __future__ import annotations

from typing import Any

from gloaming.engine.flow import Program, choose
from gloaming.engine.state.dice import seeded
from gloaming.engine.state.known_cards import known_cards
from gloaming.engine.state.state import State
from gloaming.engine.state.zones import ALL, NOBODY, OWNER, Zone

PROGRAM = Program({"match": (choose("Which?", lambda s: [], lambda s, option: None, rule=""),)}, "match")
FIELDS = (
    Zone("deck", NOBODY),
    Zone("hands", OWNER, many=True),
    Zone("discard", ALL),
    Zone("tiles", NOBODY, back="tile", piece=lambda card: f"tile-{card}"),
)


class Table(State):
    """A deck, two hands, a discard pile and a pile of tiles; copies are never made."""

    def __init__(self) -> None:
        self.begin(PROGRAM, 2, seeded(1))
        self.deck: tuple[int, ...] = (0, 1, 2, 3)
        self.hands: list[tuple[int, ...]] = [(4,), (5,)]
        self.discard: tuple[int, ...] = ()
        self.tiles: tuple[int, ...] = (0, 1)


def known(table: Table) -> dict[int | None, list[str]]:
    return {seat: known_cards(table, FIELDS, seat, _name) for seat in (0, 1, None)}


def _name(card: int) -> str:
    return f"card-{card}"


def peeked(*cards: int, **fields: Any) -> Table:
    """A table at which the first player has looked at cards of the deck."""
    table = Table()
    for card in cards:
        table.show_only(0b01, card)
    for name, value in fields.items():
        setattr(table, name, value)
    return table


def test_only_who_has_looked_at_a_card_knows_it() -> None:
    assert known(Table()) == {0: [], 1: [], None: []}
    assert known(peeked(3)) == {0: ["card-3"], 1: [], None: []}


def test_cards_are_sorted_and_not_listed_in_the_order_in_which_they_lie() -> None:
    assert known(peeked(3, 1, deck=(3, 0, 2, 1)))[0] == ["card-1", "card-3"]


def test_cards_of_another_kind_have_their_own_ids() -> None:
    table = peeked(1)
    table.show_only(0b10, 1, "tile")
    assert known(table) == {0: ["card-1"], 1: ["tile-1"], None: []}


def test_a_card_that_a_zone_shows_to_the_seat_is_not_listed() -> None:
    assert known(peeked(3, deck=(0, 1, 2), discard=(3,)))[0] == []
    assert known(peeked(3, deck=(0, 1, 2), hands=[(4, 3), (5,)]))[0] == []
    assert known(peeked(3, deck=(0, 1, 2), hands=[(4,), (5, 3)]))[0] == ["card-3"]


def test_a_card_that_was_shuffled_openly_is_not_known_any_more() -> None:
    table = peeked(3)
    table.shuffle_openly([1, 3])
    assert known(table)[0] == []
