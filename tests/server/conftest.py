"""Servers for the tests: one for all, others for single tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest

from gloaming.server.http.app import create_app
from gloaming.server.http.routes import daily_routes
from gloaming.server.limits.rate_limits import Limits, Rate

from ..ports import port_of_its_own
from .house import House, Person


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on which bots do not pause, with a page of one line.

    All tests that share it have one address, so its limits on tables and wrong codes are high.
    """
    page = tmp_path_factory.mktemp("page")
    (page / "index.html").write_text("<!doctype html><title>Gloaming</title>")
    with closing(
        House(create_app(pause=0, page=page, most_tables=1000, limits=Limits(guessing=Rate(1000, 0.01))))
    ) as opened:
        yield opened


@pytest.fixture(autouse=True)
def daily_bots_that_do_not_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bots of daily challenges play at random: the usual ones think for seconds in plain Python."""
    monkeypatch.setattr(daily_routes, "BOT", "random")


@pytest.fixture
def open_house() -> Iterator[Callable[..., House]]:
    """Open servers for one test, with settings of `create_app`. port: of an ended server to replace; 0: any."""
    with ExitStack() as houses:

        def opened(*, send_buffer: int | None = None, port: int = 0, **settings: Any) -> House:
            app = create_app(**{"pause": 0, **settings})
            port = port or houses.enter_context(port_of_its_own())
            return houses.enter_context(closing(House(app, send_buffer, port)))

        yield opened


@pytest.fixture
def person(house: House) -> Person:
    """A new person."""
    return house.person()
