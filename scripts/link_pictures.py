"""Draw the preview pictures of links to Gloaming: `python scripts/link_pictures.py http://127.0.0.1:8000`.

It reads the games and their covers from a running server and renders each with its title in Chromium, at the size of
previews. The pictures are committed, since they change only with the covers.
"""

from __future__ import annotations

import base64
import html
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

WEB: Final = Path(__file__).parent.parent / "web"
PICTURES: Final = WEB / "public" / "previews"
FONT: Final = WEB / "node_modules/@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2"
ALL_GAMES: Final = "gloaming"
WIDTH: Final = 1200
HEIGHT: Final = 630

COVER: Final = """async (image) => {
  const picture = await (await fetch(image.src)).blob();
  const reader = new FileReader();
  const read = new Promise((done) => (reader.onload = () => done(reader.result)));
  reader.readAsDataURL(picture);
  return await read;
}"""

DRAWING: Final = """<style>
  @font-face {{ font-family: Fell; src: url(data:font/woff2;base64,{font}) }}
  body {{ position: relative; width: {width}px; height: {height}px; margin: 0; overflow: hidden; background: #17110d }}
  .covers {{ display: flex; height: 100% }}
  img {{ flex: 1; min-width: 0; height: 100%; object-fit: cover }}
  div.words {{ position: absolute; inset: auto 0 0; padding: 150px 60px 45px; color: #ffdca8;
    background: linear-gradient(transparent, #0e0905e0 55%) }}
  p {{ margin: 0; font: 88px/1.05 Fell; text-shadow: 0 3px 3px #000 }}
  small {{ display: block; font: 40px/1.4 Fell; color: #e9dcc0 }}
</style>
<div class="covers">{covers}</div>
<div class="words"><p>{title}</p><small>{under}</small></div>"""


def main(address: str, chromium: str | None = None) -> None:
    """Draw all pictures. chromium: path of the browser; None for Playwright's."""
    font = base64.b64encode(FONT.read_bytes()).decode()
    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.goto(address)
        page.locator("article.game img").first.wait_for()
        games = {
            str(card.get_attribute("data-game")): (
                card.get_by_role("heading").inner_text(),
                str(card.locator("img").first.evaluate(COVER)),
            )
            for card in page.locator("article.game").all()
        }
        drawn = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        covers = [cover for _, cover in games.values()]
        wanted = {game: (title, "on Gloaming", [cover]) for game, (title, cover) in games.items()}
        wanted[ALL_GAMES] = ("Gloaming", "Horror games at one table", covers)
        for game, (title, under, shown) in wanted.items():
            images = "".join(f'<img src="{cover}">' for cover in shown)
            drawn.set_content(
                DRAWING.format(
                    font=font, width=WIDTH, height=HEIGHT, covers=images, title=html.escape(title), under=under
                )
            )
            drawn.wait_for_function("document.fonts.ready.then(() => true)")
            drawn.screenshot(path=PICTURES / f"{game}.jpg", type="jpeg", quality=70)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
