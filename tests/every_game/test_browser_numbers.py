"""The server sends no whole number that JavaScript cannot represent exactly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from gloaming import Game

from .conftest import looked_at, walk

LARGEST = 2**53 - 1


def numbers(data: Any) -> Iterator[int]:
    """Yield every whole number in JSON data."""
    if isinstance(data, int):
        yield data
    elif isinstance(data, Mapping):
        for item in data.values():
            yield from numbers(item)
    elif isinstance(data, list | tuple):
        for item in data:
            yield from numbers(item)


def test_views_events_options_and_settings_hold_no_number_above_53_bits(game: Game, seats: int) -> None:
    assert all(abs(number) <= LARGEST for number in numbers([setting.describe() for setting in game.form_settings]))
    since = 0
    for count, (match, _) in enumerate(walk(game, seats, 2)):
        if not looked_at(count, 10):
            continue
        sent = [[match.view(seat), match.events(seat, since)] for seat in [None, *range(seats)]]
        decision = match.decision
        options = [] if decision is None else decision.options
        assert all(abs(number) <= LARGEST for number in numbers([sent, list(options)])), sent
        since = match.event_count
