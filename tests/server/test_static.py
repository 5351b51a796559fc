"""The built page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from gloaming.server.app import create_app

from .house import House

INDEX = "<!doctype html><title>Gloaming</title>"


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server with a built page beside which a secret lies."""
    page = tmp_path_factory.mktemp("built") / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX)
    (page / "assets" / "main-4f2a.js").write_text("export {}")
    (page / "icon.svg").write_text("<svg/>")
    (page.parent / "secret.txt").write_text("secret")
    with closing(House(create_app(page=page))) as house:
        yield house.person().http


@pytest.mark.parametrize(
    "path", ["/", "/index.html", "/table/abc", "/table/abc/", "/rules/dont-go-in-there", "/assets"]
)
def test_the_page_is_shown_at_its_own_addresses(http: httpx.Client, path: str) -> None:
    response = http.get(path)
    assert (response.status_code, response.text) == (200, INDEX)
    assert response.headers["content-type"].startswith("text/html")
    assert response.headers["cache-control"] == "no-cache"


def test_assets_are_kept_by_browsers(http: httpx.Client) -> None:
    response = http.get("/assets/main-4f2a.js")
    assert response.text == "export {}"
    assert "javascript" in response.headers["content-type"]
    assert "immutable" in response.headers["cache-control"]
    assert http.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/assets/gone.js", "/favicon.ico", "/table/x.css"])
def test_a_file_that_is_not_there_is_not_the_page(http: httpx.Client, path: str) -> None:
    response = http.get(path)
    assert (response.status_code, response.json()["error"]) == (404, "not-found")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt"]
)
def test_nothing_beside_the_page_is_served(http: httpx.Client, path: str) -> None:
    response = http.send(http.build_request("GET", str(http.base_url).rstrip("/") + path))
    assert response.text != "secret"


def test_the_server_says_how_to_build_a_missing_page(tmp_path: Path, open_house: Callable[..., House]) -> None:
    http = open_house(page=tmp_path / "none").person().http
    response = http.get("/")
    assert response.status_code == 503
    assert "make page" in response.text
    assert http.get("/api/games").status_code == 200
    (tmp_path / "none").mkdir()
    (tmp_path / "none" / "index.html").write_text(INDEX)
    assert http.get("/").text == INDEX
