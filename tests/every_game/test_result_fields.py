"""What a game's matches are remembered by is there at the end of every match, for every seat."""

from __future__ import annotations

import gloaming
from gloaming import Game
from gloaming.engine.match.result_fields import names, value_at
from gloaming.engine.match.settings import OneOf

from .conftest import played_out


def test_every_path_leads_to_a_number_or_to_an_entry(game: Game, seats: int) -> None:
    match = played_out(game, seats, 3)
    entries = names(game.content())
    for seat in range(seats):
        view = match.view(seat)
        for measure in game.result_fields.measures:
            assert measure.of(view, seat) is not None, measure.name
        for title, path in game.result_fields.by.items():
            id = value_at(view, path, seat)
            assert id is None or id in entries, (title, id)


def test_the_winner_has_something_of_everything_that_is_counted_apart(game: Game, seats: int) -> None:
    match = played_out(game, seats, 3)
    assert match.result is not None
    for seat in match.result.winners:
        for title, path in game.result_fields.by.items():
            assert value_at(match.view(seat), path, seat) is not None, title


def test_the_deal_of_the_day_draws_settings_that_there_are() -> None:
    for game in gloaming.games().values():
        settings = {setting.id: setting for setting in game.options}
        assert all(isinstance(settings[name], OneOf) for name in game.result_fields.drawn)


def test_a_path_with_a_star_leads_to_a_list() -> None:
    view = {"hunters": [{"id": "a", "at": [1, 2]}, {"id": "b"}]}
    assert value_at(view, "hunters.*.id", 0) == ["a", "b"]
    assert value_at(view, "hunters.*.at.{seat}", 1) == [2, None]
    assert value_at(view, "monsters.*.id", 0) == []
