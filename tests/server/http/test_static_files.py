"""The built page."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from gloaming.server.http import earlier_builds
from gloaming.server.http.app import create_app
from gloaming.server.http.earlier_builds import keep_build
from tests.server.house import House

INDEX = "<!doctype html><title>Gloaming</title>"


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server whose built page lies next to a secret file."""
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
    known = http.get("/assets/main-4f2a.js", headers={"If-None-Match": response.headers["etag"]})
    assert known.status_code == 304
    assert known.headers["cache-control"] == response.headers["cache-control"]


@pytest.mark.parametrize("path", ["/assets/main", "/assets/", "/assets/deep/er"])
def test_the_page_in_place_of_an_asset_is_not_kept(http: httpx.Client, path: str) -> None:
    response = http.get(path)
    assert (response.text, response.headers["cache-control"]) == (INDEX, "no-cache")


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


def built(folder: Path, **assets: str) -> Path:
    """Return the folder of a built page with some scripts."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    for name, text in assets.items():
        (folder / "assets" / f"{name}.js").write_text(text)
    return folder


def asset(http: httpx.Client, name: str) -> str:
    """Return a script as it is served; "" if there is none."""
    response = http.get(f"/assets/{name}.js")
    return response.text if response.status_code == 200 else ""


def test_the_assets_of_the_build_before_an_upgrade_are_served_for_a_day(
    tmp_path: Path, open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    old, new = built(tmp_path / "old", rules_1="old", both="same"), built(tmp_path / "new", rules_2="new", both="same")
    open_house(page=old, data=data).close()
    shutil.rmtree(old)
    house = open_house(page=new, data=data)
    http = house.person().http
    assert [asset(http, name) for name in ("rules_1", "rules_2", "both")] == ["old", "new", "same"]
    assert "immutable" in http.get("/assets/rules_1.js").headers["cache-control"]
    house.close()
    monkeypatch.setattr(earlier_builds, "time", SimpleNamespace(time=lambda: time.time() + 86401))
    http = open_house(page=new, data=data).person().http
    assert [asset(http, name) for name in ("rules_1", "rules_2", "both")] == ["", "new", "same"]


def test_a_build_that_comes_back_is_no_earlier_one(
    tmp_path: Path, open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    first, second = built(tmp_path / "one", one="1"), built(tmp_path / "other", other="2")
    for page in (first, second, first):
        open_house(page=page, data=data).close()
    monkeypatch.setattr(earlier_builds, "time", SimpleNamespace(time=lambda: time.time() + 86401))
    http = open_house(page=second, data=data).person().http
    assert [asset(http, name) for name in ("one", "other")] == ["1", "2"]


def test_a_page_that_is_rebuilt_in_its_place_keeps_its_former_assets(
    tmp_path: Path, open_house: Callable[..., House]
) -> None:
    page = built(tmp_path / "page", rules_1="old")
    http = open_house(page=page, data=tmp_path / "data").person().http
    shutil.rmtree(page)
    built(page, rules_2="new")
    assert [asset(http, name) for name in ("rules_1", "rules_2")] == ["old", "new"]


def test_only_a_few_builds_are_kept(tmp_path: Path) -> None:
    for number in range(10):
        keep_build(built(tmp_path / f"page {number}", **{f"script_{number}": ""}), tmp_path)
    kept = [path.name for path in (tmp_path / earlier_builds.FOLDER).glob("*/assets/*")]
    assert len(kept) == earlier_builds.MOST_BUILDS + 1
    assert "script_9.js" in kept


def test_a_server_that_cannot_keep_its_assets_runs_without_them(tmp_path: Path) -> None:
    (tmp_path / earlier_builds.FOLDER).write_text("in the way")
    assert keep_build(built(tmp_path / "page", script=""), tmp_path) == []
    assert keep_build(tmp_path / "not built", tmp_path) == []


def test_a_checkout_without_a_built_page_keeps_nothing_and_logs_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert keep_build(tmp_path / "page", tmp_path) == []
    assert caplog.records == []


def test_the_server_says_how_to_build_a_missing_page(tmp_path: Path, open_house: Callable[..., House]) -> None:
    http = open_house(page=tmp_path / "none").person().http
    response = http.get("/")
    assert response.status_code == 503
    assert "make page" in response.text
    assert http.get("/api/games").status_code == 200
    (tmp_path / "none").mkdir()
    (tmp_path / "none" / "index.html").write_text(INDEX)
    assert http.get("/").text == INDEX
