"""The documentation site under /docs."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from gloaming.server.http import docs_files
from gloaming.server.http.app import create_app
from tests.server.house import House

HOME = "<!doctype html><title>Gloaming</title>"
GUIDE = "<!doctype html><title>Run a server</title>"


@pytest.fixture
def http(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    """A server with a small built site."""
    site = tmp_path / "site"
    (site / "guide").mkdir(parents=True)
    (site / "index.html").write_text(HOME)
    (site / "guide" / "index.html").write_text(GUIDE)
    (site / "404.html").write_text("Page not found")
    (site / "search.json").write_text("{}")
    (site / "search.json.gz").write_bytes(gzip.compress(b"{}"))
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(docs_files, "DOCS", site)
    with closing(House(create_app())) as house:
        yield house.person().http


@pytest.mark.parametrize(
    ("path", "text"), [("/docs", HOME), ("/docs/", HOME), ("/docs/guide", GUIDE), ("/docs/guide/", GUIDE)]
)
def test_a_page_is_served_at_the_address_of_its_folder(http: httpx.Client, path: str, text: str) -> None:
    response = http.get(path, follow_redirects=True)
    assert (response.status_code, response.text) == (200, text)
    assert response.url.path.endswith("/")
    assert response.headers["content-type"].startswith("text/html")
    assert response.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in response.headers["content-security-policy"]


def test_a_compressed_file_is_sent_to_clients_that_accept_it(http: httpx.Client) -> None:
    response = http.get("/docs/search.json", headers={"Accept-Encoding": "gzip"})
    assert (response.headers["content-encoding"], response.json()) == ("gzip", {})
    known = http.get(
        "/docs/search.json", headers={"Accept-Encoding": "gzip", "If-None-Match": response.headers["etag"]}
    )
    assert known.status_code == 304


@pytest.mark.parametrize("path", ["/docs/nowhere/", "/docs/nowhere.js", "/docs/search.json.gz"])
def test_an_unknown_page_gets_the_404_page_of_the_site(http: httpx.Client, path: str) -> None:
    response = http.get(path)
    assert (response.status_code, response.text) == (404, "Page not found")


@pytest.mark.parametrize("path", ["/docs/../secret.txt", "/docs/..%2f..%2fsecret.txt", "/docs//secret.txt"])
def test_only_files_of_the_site_are_served(http: httpx.Client, path: str) -> None:
    response = http.send(http.build_request("GET", str(http.base_url).rstrip("/") + path))
    assert response.text != "secret"


def test_without_a_built_site_a_page_tells_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docs_files, "DOCS", tmp_path / "missing")
    with closing(House(create_app())) as house:
        response = house.person().http.get("/docs/how-to/run-a-server/")
    assert response.status_code == 503
    assert "make docs" in response.text
