"""The size of a first visit: all bytes from the server, counted by a proxy."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from hatchling.builders.wheel import WheelBuilder
from playwright.sync_api import expect

import gloaming
from gloaming.games.final_girl.packs import BOX as FINAL_GIRL
from tests.server.house import House
from tests.wire import Wire, counting

from .conftest import ROOT
from .visitor import Visitor

Come = Callable[..., Visitor]

FRONT_PAGE = 200_000
"""Bytes of the front page, also over plain HTTP from another machine, where browsers do not ask for Brotli. Its font,
which is compressed already, has 60,000 of them."""

TABLE = 150_000
"""Bytes of a table up to its first question, after the front page."""


@pytest.fixture
def wire(house: House) -> Iterator[Wire]:
    with counting(house.port) as opened:
        yield opened


def test_the_front_page_weighs_little(visitor: Come, wire: Wire) -> None:
    me = visitor(at=wire)
    open_front_page(me)
    assert 60_000 < wire.sent < FRONT_PAGE


def test_the_front_page_weighs_little_without_brotli(visitor: Come, wire: Wire) -> None:
    me = visitor(at=wire)
    me.page.set_extra_http_headers({"Accept-Encoding": "gzip, deflate"})
    open_front_page(me)
    assert 60_000 < wire.sent < FRONT_PAGE


@pytest.mark.parametrize("game", gloaming.games())
def test_the_front_page_and_a_table_weigh_little(visitor: Come, wire: Wire, game: str) -> None:
    me = visitor(at=wire)
    open_front_page(me)
    before = wire.sent
    me.open_table(*["human", "random", "random"][: max(gloaming.game(game).seats)], game=game)
    assert me.await_question()
    me.page.wait_for_load_state("networkidle")
    assert wire.sent - before < TABLE


@pytest.mark.parametrize("killer", [killer.id for killer in FINAL_GIRL.killers])
def test_a_night_of_each_film_weighs_little(visitor: Come, wire: Wire, killer: str) -> None:
    me = visitor(at=wire)
    open_front_page(me)
    before = wire.sent
    me.open_table("human", game="final-girl", options={"killer": killer, "location": "harrowcell-priory"})
    assert me.await_question()
    me.page.wait_for_load_state("networkidle")
    assert wire.sent - before < TABLE


def test_the_package_holds_every_script_in_all_its_forms(page: None) -> None:
    packed = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    scripts = {name for name in packed if name.startswith("gloaming/server/page/assets/") and name.endswith(".js")}
    large = {name for name in scripts if (ROOT / "src" / name).stat().st_size > 1000}
    assert large
    assert {f"{name}{suffix}" for name in large for suffix in (".br", ".gz")} <= packed


def open_front_page(me: Visitor) -> None:
    me.page.goto("/")
    for game in gloaming.games():
        expect(me.page.get_by_role("button", name=f"Play {gloaming.game(game).title}")).to_be_visible()
    me.page.wait_for_load_state("networkidle")
