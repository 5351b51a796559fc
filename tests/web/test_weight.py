"""What the first visit costs: everything the start page and a table load, compressed."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

import gloaming

from .visitor import Visitor

Come = Callable[..., Visitor]

MOST_BYTES = 200_000


@pytest.mark.parametrize("game", gloaming.games())
def test_the_start_page_and_a_table_load_less_than_200_kilobytes(visitor: Come, game: str) -> None:
    me = visitor()
    loaded = noting(me)
    me.page.goto("/")
    expect(me.page.get_by_role("button", name=f"Play now: {gloaming.game(game).title}")).to_be_visible()
    me.open_table(*["human", "random", "random"][: max(gloaming.game(game).seats)], game=game)
    assert me.await_question()
    me.page.wait_for_load_state("networkidle")
    check(me, loaded)


def noting(me: Visitor) -> set[str]:
    """The addresses that the page loads from now on, but for what the server tells."""
    loaded: set[str] = set()

    def note(response: Response) -> None:
        if "/api/" not in response.url and "/table/" not in response.url:
            loaded.add(response.url)

    me.page.on("response", note)
    return loaded


def check(me: Visitor, loaded: set[str]) -> None:
    """They are few enough bytes, and among them are a font and a script."""
    sizes = {url: len(gzip.compress(me.page.request.get(url).body())) for url in list(loaded)}
    assert any(url.endswith(".woff2") for url in sizes)
    assert any(url.endswith(".js") for url in sizes)
    assert sum(sizes.values()) < MOST_BYTES, sizes
