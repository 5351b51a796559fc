"""Take the pictures of the README and the documentation, docs/images/*, from the built page at 1280x800.

PYTHONPATH=. python scripts/docs_pictures.py
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright
from tests.server.house import House
from tests.web.conftest import KEPT, QUIET, chromium

from gloaming.server.http.app import create_app

IMAGES: Final = Path(__file__).parent.parent / "docs" / "images"

TABLES: Final = {
    "dont-go-in-there": (["human", "medium", "medium"], 3),
    "fatal-frame": (["human", "medium", "medium"], 4),
    "ghost-hunter": (["human", "medium", "medium"], 6),
}
"""The seats of a table, and how many choices are made before its picture is taken."""

README_SCENE: Final = "table-dont-go-in-there"
"""The scene that the README shows as docs/images/table.jpg, since package indexes show no WebP."""

OPEN: Final = """async (wanted) => {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wanted) });
  return (await response.json()).id;
}"""

TO_WEBP: Final = """async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return canvas.toDataURL("image/webp", 0.8).split(",")[1];
}"""


def main() -> None:
    """Take each picture and print its size."""
    with closing(House(create_app(pause=0))) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        context = browser.new_context(
            viewport={"width": 1280, "height": 800}, base_url=house.address, reduced_motion="reduce"
        )
        context.add_init_script(KEPT % ("none", "true", "true"))
        page, converter = context.new_page(), browser.new_page()
        for name in _scenes(page):
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(1500)
            png = base64.b64encode(page.screenshot()).decode()
            webp = base64.b64decode(converter.evaluate(TO_WEBP, png))
            (IMAGES / f"{name}.webp").write_bytes(webp)
            print(f"{name}: {len(webp) // 1000} kB")
            if name == README_SCENE:
                page.screenshot(path=IMAGES / "table.jpg", type="jpeg", quality=85)
        browser.close()


def _scenes(page: Page) -> Iterator[str]:
    """Bring the page to each scene, and yield the name of its picture."""
    page.goto("/")
    page.wait_for_load_state("networkidle")
    yield "front-page"
    for game, (seats, choices) in TABLES.items():
        id = page.evaluate(OPEN, {"game": game, "seats": seats, "seed": 7})
        page.goto(f"/table/{id}")
        # Options that are chosen on the board are in the page, but hidden.
        open_option = page.locator(".prompt[aria-busy=false] [data-option]").first
        for _ in range(choices):
            open_option.wait_for(state="attached")
            open_option.dispatch_event("click")
            page.wait_for_timeout(300)
        open_option.wait_for(state="attached")
        yield f"table-{game}"


if __name__ == "__main__":
    main()
