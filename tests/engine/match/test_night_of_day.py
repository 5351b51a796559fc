"""The night of the day: the same everywhere, legal, and another one each day."""

from __future__ import annotations

import gloaming
from gloaming.engine.match.night_of_day import day_seed, day_settings, legal_choices
from gloaming.engine.match.settings import OneOf
from gloaming.server.http.routes.daily_routes import deal

GAME = gloaming.game("final-girl")
DAYS = [f"2026-12-{day:02}" for day in range(1, 29)]


def test_every_server_and_terminal_has_the_same_night_with_its_own_dice() -> None:
    for day in DAYS:
        night = day_settings(GAME, day)
        one, other = deal(b"one", GAME, day), deal(b"other", GAME, day)
        assert one.options == other.options == night
        assert one.key != other.key


def test_a_night_names_killer_location_setup_card_and_girl_and_can_be_played() -> None:
    for day in DAYS:
        night = day_settings(GAME, day)
        assert set(night) == {"killer", "location", "setup", "girl"}
        match = GAME.new(seats=1, seed=day_seed(GAME, day), options=night)
        assert {id: match.settings[id] for id in night} == night


def test_nights_change_from_day_to_day() -> None:
    nights = [day_settings(GAME, day) for day in DAYS]
    assert {night["killer"] for night in nights} == set(_setting("killer").choices)
    assert {night["location"] for night in nights} == set(_setting("location").choices)
    assert len({day_seed(GAME, day) for day in DAYS}) == len(DAYS)


def test_only_setup_cards_of_the_location_are_legal() -> None:
    legal = legal_choices(GAME, _setting("setup"), {"location": "fallowmere-park"})
    assert len(legal) == 5
    assert "stirrup-cup" in legal
    assert "bonfire" not in legal


def test_games_that_draw_nothing_have_a_seed_alone() -> None:
    for game in gloaming.games().values():
        assert set(day_settings(game, DAYS[0])) == set(game.result_fields.drawn)


def _setting(id: str) -> OneOf:
    setting = next(setting for setting in GAME.options if setting.id == id)
    assert isinstance(setting, OneOf)
    return setting
