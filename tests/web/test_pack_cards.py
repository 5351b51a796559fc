"""Cards of packs at the page: each has a picture, and nothing lies on its text."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from gloaming import Shelf
from gloaming.server.http.app import create_app
from tests.packs import packed
from tests.server.house import House

from .visitor import DESKTOP, DRAWN, PHONE, Visitor, play_unseen

Come = Callable[..., Visitor]

TYPES = {
    "cat-copy": ("Cat copy", '{ verb = "keep-one", most_ghosts = 9 }'),
    "old-bell": ("Old Bell of the Drowned Chapel", '{ verb = "take-ghosts", ghosts = 2 }, { verb = "dispel-half" }'),
    "thing-7": ("Thing", '{ verb = "dispel-set", size = 4 }'),
    "nameless": ("Nameless", '{ verb = "pass-ghosts", each = 1 }'),
}

CARD = """
[[type]]
id = "{id}"
name = "{name}"
source = "ours"
effects = [{effects}]
cards = [
    {{ curses = 1, dice = 2, copies = 4, source = "ours" }},
    {{ curses = 3, dice = 1, copies = 4, source = "ours" }},
]
"""

COVERED = """() => [...document.querySelectorAll(".print")].flatMap((card) => {
  const box = (part) => {
    const element = card.querySelector(part);
    if (!element || !element.checkVisibility()) return null;
    const range = document.createRange();
    range.selectNodeContents(element);
    const outer = element.getBoundingClientRect();
    if (part === ".window img" || part === ".seal") return outer;
    const text = range.getBoundingClientRect();  // it reaches over the lines that the element cuts off
    return { left: text.left, right: text.right, top: text.top, bottom: Math.min(text.bottom, outer.bottom) };
  };
  const on = (one, two) => one && two && one.right > two.left + 1 && one.left < two.right - 1
    && one.bottom > two.top + 2 && one.top < two.bottom - 2;
  const pairs = [[".seal", ".title"], [".window img", ".title"], [".window img", ".text"]];
  return pairs.filter(([one, two]) => on(box(one), box(two)))
    .map((pair) => `${card.textContent.trim()}: ${pair.join(" on ")}`);
})"""
"""The cards whose badge or picture lies on their title or text."""

BLANK = "() => [...document.images].filter((image) => image.complete && !image.naturalWidth).length"


def test_cards_of_a_pack_have_pictures_of_their_own_wherever_they_are_drawn(
    visitor: Come, page: None, tmp_path: Path
) -> None:
    types = "".join([CARD.format(id=id, name=name, effects=effects) for id, (name, effects) in TYPES.items()])
    folder = packed(tmp_path / "things", "dont-go-in-there", cards=types)
    with closing(House(create_app(pause=0, shelf=Shelf([folder])))) as house:
        me = visitor(at=house)
        address = me.open_table("human", "random", game="dont-go-in-there", options={"types": [*TYPES, "ring"]})
        assert play_unseen(
            [me], address, lambda update: None if len(update["view"]["players"][0]["tableau"]) > 1 else 0
        )
        me.page.goto(address)
        assert me.await_question()
        for size in (DESKTOP, PHONE):
            me.page.set_viewport_size(size)
            me.page.evaluate(DRAWN)
            assert me.page.evaluate(COVERED) == []
            assert me.page.evaluate(BLANK) == 0
        me.page.set_viewport_size(DESKTOP)
        listed = me.page.locator(".rivals .types li")
        expect(listed).to_have_count(5)
        pictures = listed.locator("img").evaluate_all("(images) => images.map(({ src }) => src)")
        assert len(set(pictures)) == 5
        mine = me.page.locator(".you .tableau .mini")
        expect(mine.locator("img")).to_have_count(mine.count())
        me.page.close()
