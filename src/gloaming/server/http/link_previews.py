"""Open Graph tags: what chats and social networks show for a link to the front page, an invite or a table."""

from __future__ import annotations

import asyncio
from functools import partial
from html import escape
from pathlib import Path, PurePosixPath
from typing import Final
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from gloaming import UnknownGame
from gloaming.engine.match.match import Game
from gloaming.server.http.static_files import NOT_BUILT
from gloaming.server.store.database import StoreFault
from gloaming.server.store.table_rows import game_open_to_spectators
from gloaming.server.tables.table_ids import is_table_id
from gloaming.server.tables.table_registry import TableRegistry

SUMMARY: Final = "Horror games at one table: alone, against bots, or with friends."

SIZE: Final = (1200, 630)
"""Width and height in pixels of the preview pictures, which `scripts/link_pictures.py` draws."""


def preview_routes(tables: TableRegistry, page: Path) -> list[Route]:
    """Return the routes that serve the web page with Open Graph tags, which hold no secrets.

    page: the page's folder.
    """

    async def front(request: Request) -> Response:
        return _page(page, request, "Gloaming")

    async def invite(request: Request) -> Response:
        game = await _game(tables, request.query_params.get("game", ""))
        if game is None:
            return _page(page, request, "Join a match on Gloaming")
        return _page(page, request, f"Join a match of {game.title}", game, f"?game={quote(game.id)}")

    async def table(request: Request) -> Response:
        id = request.path_params["id"]
        if PurePosixPath(id).suffix:
            raise HTTPException(404)
        game = await _game(tables, await _played_at(tables, id))
        return _page(page, request, "A table on Gloaming" if game is None else f"{game.title} on Gloaming", game)

    return [Route("/", front), Route("/join", invite), Route("/table/{id}", table)]


async def _played_at(tables: TableRegistry, id: str) -> str:
    """Return the id of the game played at a table; "" if spectators are not allowed. The table is not loaded."""
    table = tables.awake.get(id)
    if table is not None:
        return table.play.match.game.id if table.seating.spectators else ""
    if tables.store is None or not is_table_id(id):
        return ""
    try:
        return await tables.store.do(partial(game_open_to_spectators, table=id))
    except StoreFault:  # the page shows the error
        return ""


async def _game(tables: TableRegistry, id: str) -> Game | None:
    try:
        return await asyncio.to_thread(tables.shelf.game, id)
    except UnknownGame:
        return None


def _page(folder: Path, request: Request, title: str, game: Game | None = None, query: str = "") -> Response:
    """Return the web page with Open Graph tags as a response.

    query: the query string of the page's canonical address. Some networks fetch that address instead of the link.
    """
    try:
        text = (folder / "index.html").read_text(encoding="utf-8")
    except FileNotFoundError:
        return HTMLResponse(NOT_BUILT, 503)
    origin = f"{request.url.scheme}://{request.url.netloc}"
    name = "gloaming" if game is None else game.id
    picture = f"previews/{name}.jpg" if (folder / f"previews/{name}.jpg").is_file() else "previews/gloaming.jpg"
    summary = SUMMARY if game is None else game.summary
    tags = {
        "og:type": "website",
        "og:site_name": "Gloaming",
        "og:title": title,
        "og:description": summary,
        "og:url": origin + quote(request.url.path) + query,
        "og:image": f"{origin}/{picture}",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
    }
    lines = [f'<meta property="{name}" content="{escape(content)}" />' for name, content in tags.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    lines.append(f'<meta name="description" content="{escape(summary)}" />')
    return HTMLResponse(text.replace("</head>", "".join(lines) + "</head>"), headers={"Cache-Control": "no-cache"})
