"""Which responses are compressed, for whom, and which never are."""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest
from starlette.routing import BaseRoute, Mount, Route

from gloaming.server.http.app import create_app
from gloaming.server.http.compression import LEAST_BYTES
from tests.server.house import GAME, House, Person

SCRIPT = b"export const lantern = 1;\n" * 100

FORMS = {"br": b"Brotli", "gzip": gzip.compress(SCRIPT), None: SCRIPT}
"""The script as it is sent, by encoding. Any bytes serve as Brotli."""

BROWSER = "gzip, deflate, br, zstd"

PLAIN_HTTP = "gzip, deflate"

PUBLIC = {
    "/api/games",
    "/api/games/{id}/content",
    "/api/games/{id}/rules",
    "/api/games/{id}/teaching",
    "/api/tables/{id}/content",
    "/api/tables/{id}/record",
    "/api/tables/{id}/replay/{number:count}",
    "/api/tables/{id}/analysis",
    "/api/workshop/games/{id}",
}
"""Routes whose responses hold no secret: printed rules and cards, and finished matches."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a page whose script has been compressed."""
    page = tmp_path_factory.mktemp("built")
    (page / "index.html").write_text("<!doctype html><title>Gloaming</title>")
    (page / "assets").mkdir()
    script = page / "assets" / "main-4f2a.js"
    script.write_bytes(SCRIPT)
    script.with_name("main-4f2a.js.br").write_bytes(FORMS["br"])
    script.with_name("main-4f2a.js.gz").write_bytes(FORMS["gzip"])
    with closing(House(create_app(page=page))) as house:
        yield house


def ask(house: House, path: str, method: str = "GET", **headers: str) -> tuple[HTTPResponse, bytes]:
    """Send a request with only these headers. Return the response, and its body as it was sent."""
    with closing(HTTPConnection("127.0.0.1", house.port)) as connection:
        connection.putrequest(method, path, skip_accept_encoding=True)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        response = connection.getresponse()
        return response, response.read()


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        (BROWSER, "br"),
        (PLAIN_HTTP, "gzip"),
        ("GZIP", "gzip"),
        ("br;q=0.2, gzip;q=0.8", "gzip"),
        ("br;q=0, *", "gzip"),
        ("*", "br"),
        ("", None),
        ("zstd", None),
        ("identity", None),
        ("gzip;q=0, br;q=0", None),
        ("gzip;q=often", None),
        ("gzip;q=0.5, identity", None),
        (";,=;q", None),
    ],
)
def test_a_file_is_sent_in_the_encoding_that_a_browser_prefers(
    built: House, accepted: str, encoding: str | None
) -> None:
    response, body = ask(built, "/assets/main-4f2a.js", Accept_Encoding=accepted)
    assert response.status == 200
    assert response.headers["content-encoding"] == encoding
    assert "javascript" in response.headers["content-type"]
    assert response.headers["vary"] == "Accept-Encoding"
    assert "immutable" in response.headers["cache-control"]
    assert int(response.headers["content-length"]) == len(body)
    assert body == FORMS[encoding]


def test_a_browser_that_names_no_encoding_gets_the_file_as_it_is(built: House) -> None:
    response, body = ask(built, "/assets/main-4f2a.js")
    assert (response.headers["content-encoding"], body) == (None, SCRIPT)


def test_each_form_of_a_file_has_an_etag_of_its_own(built: House) -> None:
    path = "/assets/main-4f2a.js"
    tags = [ask(built, path, Accept_Encoding=accepted)[0].headers["etag"] for accepted in (BROWSER, PLAIN_HTTP, "")]
    assert len(set(tags)) == 3
    for accepted, tag in zip((BROWSER, PLAIN_HTTP, ""), tags):
        response, body = ask(built, path, Accept_Encoding=accepted, If_None_Match=f'"other", W/{tag}')
        assert (response.status, body, response.headers["etag"]) == (304, b"", tag)
        assert response.headers["vary"] == "Accept-Encoding"
        other_tags = [other_tag for other_tag in tags if other_tag != tag]
        assert ask(built, path, Accept_Encoding=accepted, If_None_Match=", ".join(other_tags))[0].status == 200


@pytest.mark.parametrize("accepted", [BROWSER, PLAIN_HTTP, ""])
@pytest.mark.parametrize("path", ["/assets/main-4f2a.js", "/", "/api/games"])
def test_head_has_the_headers_of_get(built: House, path: str, accepted: str) -> None:
    got, body = ask(built, path, Accept_Encoding=accepted)
    head, nothing = ask(built, path, "HEAD", Accept_Encoding=accepted)
    assert (head.status, nothing) == (200, b"")
    assert int(head.headers["content-length"]) == len(body)
    for header in ("content-encoding", "content-length", "content-type", "etag", "vary", "cache-control"):
        assert head.headers[header] == got.headers[header]


def test_a_part_of_a_file_is_a_part_of_the_form_that_is_sent(built: House) -> None:
    response, body = ask(built, "/assets/main-4f2a.js", Accept_Encoding=BROWSER, Range="bytes=1-3")
    assert (response.status, body, response.headers["content-encoding"]) == (206, b"rot", "br")
    assert response.headers["content-range"] == "bytes 1-3/6"


@pytest.mark.parametrize("suffix", [".br", ".gz"])
def test_the_compressed_forms_have_no_address(built: House, suffix: str) -> None:
    assert ask(built, f"/assets/main-4f2a.js{suffix}")[0].status == 404


def test_a_page_of_another_release_is_noticed_also_at_the_same_size_and_date(
    open_house: Callable[..., House], tmp_path: Path
) -> None:
    index = tmp_path / "index.html"
    tags = []
    for script in ("main-1111.js", "main-2222.js"):
        index.write_text(f"<!doctype html><script src=/assets/{script}></script>")
        os.utime(index, (1_600_000_000, 1_600_000_000))
        house = open_house(page=tmp_path)
        tags.append(ask(house, "/settings")[0].headers["etag"])
        front, body = ask(house, "/")
        assert (front.headers["cache-control"], front.headers["etag"]) == ("no-cache", None)
        assert script.encode() in body
    assert tags[0] != tags[1]
    date = ask(house, "/settings")[0].headers["last-modified"]
    assert ask(house, "/settings", If_Modified_Since=date)[0].status == 200
    assert ask(house, "/settings", If_Modified_Since=date, If_None_Match=tags[1])[0].status == 304


@pytest.mark.parametrize("part", ["", f"/{GAME}/content", f"/{GAME}/rules", f"/{GAME}/teaching"])
def test_what_is_printed_is_sent_compressed(house: House, part: str) -> None:
    path = f"/api/games{part}"
    plain, whole = ask(house, path)
    small, body = ask(house, path, Accept_Encoding=PLAIN_HTTP)
    assert (plain.headers["content-encoding"], small.headers["content-encoding"]) == (None, "gzip")
    assert plain.headers["vary"] == small.headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(body) == whole
    assert len(body) < len(whole) / 2
    assert body == ask(house, path, Accept_Encoding=BROWSER)[1]


def test_a_refusal_is_too_short_to_be_compressed(house: House) -> None:
    response, body = ask(house, "/api/games/no-such-game/rules", Accept_Encoding=BROWSER)
    assert (response.status, response.headers["content-encoding"]) == (404, None)
    assert len(body) < LEAST_BYTES


def test_only_routes_without_secrets_compress(house: House) -> None:
    assert set(compressing(create_app().routes)) == PUBLIC


def compressing(routes: Iterable[BaseRoute], above: str = "") -> Iterator[str]:
    """Return the paths of the routes that compress responses."""
    for route in routes:
        if isinstance(route, Mount):
            yield from compressing(route.routes, above + route.path)
        elif isinstance(route, Route) and getattr(route.endpoint, "is_compressed", False):
            yield above + route.path


def test_a_response_with_addresses_of_tables_and_names_of_others_is_not_compressed(person: Person) -> None:
    for _ in range(8):
        person.open("human", "human")
    response = person.http.get("/api/tables", headers={"Accept-Encoding": BROWSER})
    assert len(response.content) > LEAST_BYTES
    assert "content-encoding" not in response.headers


def test_codes_are_never_sent_over_a_compressed_socket(person: Person) -> None:
    table = person.open("human", "human")
    code = person.invite(table, 1)
    device = person.http.post("/api/me/transfer").json()["code"]
    line = person.join(table)
    assert person.house.person().take(code).status_code == 200
    line.wait(lambda now: now.question != "")
    heard = "".join(line.heard)
    for secret in (code, device, *[value.partition(".")[0] for value in person.http.cookies.values()]):
        assert secret not in heard
