"""Link previews: the game and its picture, and no secret."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest

import gloaming
from gloaming.server.http import static_files
from tests.server.house import GAME, House, get

Open = Callable[..., House]

INDEX = "<!doctype html><html><head><title>Gloaming</title></head><body></body></html>"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """The folder of a built page."""
    folder = tmp_path / "page"
    (folder / "previews").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    for name in (GAME, "gloaming"):
        (folder / f"previews/{name}.jpg").write_bytes(b"\xff\xd8\xff")
    return folder


def tags(response: httpx.Response) -> dict[str, str]:
    """Return the Open Graph tags of a page."""
    assert response.status_code == 200
    pairs = re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', response.text)
    assert len(pairs) == 8
    return {name: unescape(content) for name, content in pairs}


def test_an_invite_names_the_game_and_its_picture_by_whole_addresses(open_house: Open, page: Path) -> None:
    house = open_house(page=page)
    shown = tags(get(f"{house.address}/join?game={GAME}"))
    assert shown["og:title"] == "Join a match of Don't Go In There"
    assert shown["og:image"] == f"{house.address}/previews/{GAME}.jpg"
    assert shown["og:url"] == f"{house.address}/join?game={GAME}"
    picture = get(shown["og:image"])
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/jpeg")


def test_a_preview_names_the_game_of_a_table_without_loading_it(open_house: Open, page: Path, tmp_path: Path) -> None:
    house = open_house(page=page, data=tmp_path / "data")
    table = house.person().open("human", "human")
    assert tags(get(f"{house.address}/table/{table}"))["og:title"] == "Don't Go In There on Gloaming"
    house.close()
    house = open_house(page=page, data=tmp_path / "data")
    assert tags(get(f"{house.address}/table/{table}"))["og:title"] == "Don't Go In There on Gloaming"
    assert house.tables.awake == {}


def test_a_table_without_spectators_looks_like_one_that_is_not_there(open_house: Open, page: Path) -> None:
    house = open_house(page=page)
    closed = house.person().open("human", "human", spectators=False)
    previews = [tags(get(f"{house.address}/table/{id}")) for id in (closed, "nothing-here")]
    for preview in previews:
        assert preview.pop("og:url").startswith(f"{house.address}/table/")
    assert previews[0] == previews[1]
    assert previews[0]["og:image"] == f"{house.address}/previews/gloaming.jpg"


@pytest.mark.parametrize("path", ["/", "/join", "/join?game=dancing", '/join?game="><script>', "/table/x"])
def test_links_to_no_game_show_gloaming(open_house: Open, page: Path, path: str) -> None:
    house = open_house(page=page)
    response = get(house.address + path)
    assert "<script" not in response.text
    assert tags(response)["og:image"] == f"{house.address}/previews/gloaming.jpg"


def test_parts_of_the_address_are_escaped(open_house: Open, page: Path) -> None:
    house = open_house(page=page)
    response = get(house.address + "/table/a'b%3Cscript%3E")
    assert "<script" not in response.text


def test_behind_a_proxy_addresses_are_those_that_people_use(open_house: Open, page: Path) -> None:
    house = open_house(page=page, proxies=[ip_network("127.0.0.1")], allowed_hosts=["games.example"])
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "games.example", "X-Forwarded-For": "10.0.0.1"}
    shown = tags(get(house.address + "/join", headers=headers))
    assert shown["og:image"].startswith("https://games.example/previews/")


@pytest.mark.parametrize("game", gloaming.games())
def test_each_game_has_a_picture(game: str) -> None:
    picture = (Path(gloaming.__file__).parents[2] / "web/public/previews" / f"{game}.jpg").read_bytes()
    assert picture.startswith(b"\xff\xd8\xff")
    assert len(picture) < 100_000


def test_a_page_that_is_not_built_says_so(open_house: Open, tmp_path: Path) -> None:
    house = open_house(page=tmp_path)
    response = get(f"{house.address}/join")
    assert (response.status_code, response.text) == (503, static_files.NOT_BUILT)
