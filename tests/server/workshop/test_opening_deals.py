"""A table can start with a card in sight."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gloaming import game
from gloaming.server.workshop.draft_check import load_draft
from gloaming.server.workshop.opening_deals import deal_with
from tests.server.workshop.drafts import draft_with, printed


@pytest.mark.parametrize(
    ("id", "table", "seats"),
    [
        ("dont-go-in-there", "room", 3),
        ("dont-go-in-there", "type", 2),
        ("fatal-frame", "ghost", 2),
        ("fatal-frame", "action", 4),
        ("final-girl", "action", 1),
        ("final-girl", "event", 1),
        ("final-girl", "item", 1),
        ("follow-your-fear", "fear", 2),
        ("ghost-hunter", "character", 2),
    ],
)
def test_a_copied_card_is_in_sight_of_the_first_seat(id: str, table: str, seats: int) -> None:
    entry = printed(id, table) | {"id": "mine", "source": "ours"}
    if table == "room":
        entry = printed(id, table)
    if table == "fear":
        entry |= {"id": "dark"} | {"name": "Darkness"}
    played = load_draft(draft_with(id, table, entry))
    deal = deal_with(played, table, entry, seats=seats)
    assert deal is not None
    assert deal.choices == 0
    view = json.dumps(played.new(seats=seats, seed=deal.seed, options=deal.settings).view(0))
    pieces = [piece for piece, owner in played.box.added.entries.items() if owner == (table, entry["id"])]
    assert any(f'"{piece}"' in view for piece in pieces)


@pytest.mark.parametrize("seed", [0, 30])
def test_a_card_that_comes_into_sight_late_in_most_deals_is_found(seed: int) -> None:
    item = printed("ghost-hunter", "item") | {"id": "mine"}
    played = load_draft(draft_with("ghost-hunter", "item", item))
    deal = deal_with(played, "item", item, seats=1, seed=seed)
    assert deal is not None
    assert 0 < deal.choices < 100


@pytest.mark.parametrize(
    ("id", "table", "entry", "setting"),
    [
        ("final-girl", "killer", "low-water", {"killer": "low-water"}),
        ("final-girl", "location", "harrowcell-priory", {"location": "harrowcell-priory"}),
        ("final-girl", "girl", "marta", {"girl": "marta"}),
        ("ghost-hunter", "scenario", "scenario-3", {"scenario": 3}),
    ],
)
def test_a_setting_that_names_the_entry_is_chosen(id: str, table: str, entry: str, setting: dict[str, Any]) -> None:
    played = game(id)
    deal = deal_with(played, table, printed(id, table, entry), seats=played.seats.start)
    assert deal is not None
    assert deal.settings == setting


def test_the_chosen_settings_stay() -> None:
    played = game("final-girl")
    killer = printed("final-girl", "killer", "low-water")
    deal = deal_with(played, "killer", killer, seats=1, settings={"killer": "hans-the-butcher"}, tries=8)
    assert deal is None or deal.settings["killer"] == "hans-the-butcher"


def test_a_card_of_a_deck_is_found_in_the_deal_in_which_it_comes_early() -> None:
    played = game("final-girl")
    terror = printed("final-girl", "terror")
    deal = deal_with(played, "terror", terror, seats=1)
    assert deal is not None
    assert 0 < deal.choices < 30
    assert deal.settings["killer"] == terror["of"]
    assert deal == deal_with(played, "terror", terror, seats=1)


def test_an_entry_that_is_never_seen_has_no_deal() -> None:
    setup = printed("dont-go-in-there", "setup")
    assert deal_with(game("dont-go-in-there"), "setup", setup, seats=2, tries=4) is None


def test_the_seeds_of_deals_are_too_many_to_try_them_all() -> None:
    terror = printed("final-girl", "terror")
    deals = [deal_with(game("final-girl"), "terror", terror, seats=1, tries=20, seed=seed) for seed in range(3)]
    assert max([deal.seed for deal in deals if deal is not None]) > 2**56
