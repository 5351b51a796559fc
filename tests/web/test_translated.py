"""A page that the browser translates while a match is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, get_args

import pytest

import gloaming

from .visitor import PATIENCE, Visitor

Come = Callable[..., Visitor]

Way = Literal["replaces", "inserts", "joins"]

TRANSLATOR = """(way) => {
  const made = (text) => {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = `\\u2060${text}\\u2060`;
    outer.append(inner);
    return outer;
  };
  const isText = (node) => node.data.trim() && !node.parentElement.closest("font, script, style");
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const matches = [];
    while (walker.nextNode()) if (isText(walker.currentNode)) matches.push(walker.currentNode);
    for (const text of matches) {
      if (!text.parentNode) continue;
      if (way === "replaces") text.replaceWith(made(text.data));
      if (way === "inserts") {
        text.parentNode.insertBefore(made(text.data), text);
        text.remove();
      }
      if (way === "joins") {
        const run = [text];
        while (run.at(-1).nextSibling instanceof Text) run.push(run.at(-1).nextSibling);
        text.before(made(run.map((element) => element.data).join("")));
        run.forEach((element) => element.remove());
      }
    }
  };
  const observer = new MutationObserver(() => setTimeout(() => {
    translate();
    observer.takeRecords();
  }, 5));
  translate();
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Does what the translators of Chrome and Edge do: text nodes give way to <font> elements, now and after each change.

Translated text stands between word joiners. They have no width, because the layout depends on the length of texts. The
ways differ in how the nodes are exchanged; one joins neighbouring text nodes.
"""

TEXT = """() => {
  const shown = document.querySelector("main").cloneNode(true);
  shown.querySelectorAll("[data-path], .hidden, .log .clause").forEach((element) => element.remove());
  return shown.textContent.replace(/[\\u2060]/g, "").split(/\\s+/);
}"""
"""The text of the page, without labels that are hidden on small screens."""

LABELS = """() => Array.from(document.querySelectorAll("[data-option]"))
  .toSorted((element, other) => element.dataset.option - other.dataset.option)
  .map((element) => element.textContent.replace(/[\\u2060]/g, "").replace(/\\s+/g, " ").trim())"""


def settled(read: Callable[[], tuple[Any, Any]]) -> None:
    """Wait until both sides are the same."""
    for _ in range(PATIENCE // 1000):
        first, other = read()
        if first == other:
            return
    assert first == other


@pytest.mark.parametrize(
    ("id", "way"), [*((id, "replaces") for id in gloaming.games()), ("final-girl", "inserts"), ("final-girl", "joins")]
)
def test_a_translated_table_shows_what_an_untranslated_one_shows(visitor: Come, id: str, way: Way) -> None:
    assert way in get_args(Way)
    me = visitor()
    seats = ["human", "random", "random"][: max(gloaming.game(id).seats)]
    address = me.open_table(*seats, game=id, seed=5)
    plain = me.another_tab()
    plain.page.goto(address)
    assert me.await_question()
    assert plain.await_question()
    me.page.evaluate(TRANSLATOR, way)

    def read() -> tuple[Any, Any]:
        me.page.wait_for_timeout(50)
        translated = not me.options.count() or me.page.locator("[data-option] font").count() > 0
        return (translated, me.page.evaluate(TEXT)), (True, plain.page.evaluate(TEXT))

    assert me.page.locator("[data-option] font").count()
    settled(read)
    for turn in range(12):
        if plain.page.locator(".result").count():
            break
        before, offered = plain.asked, plain.page.evaluate(LABELS)
        assert me.page.evaluate(LABELS) == offered
        number = turn * 5 % len(offered)
        me.reveal(number).click()
        me.page.mouse.move(0, 0)  # a card under the pointer is shown large, in this tab alone
        plain.await_answer(before)
        if not plain.await_question():
            break
        plain.legal()
        settled(read)
