"""Serve the documentation site, which `make docs` builds, under /docs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from gloaming.server.http.static_files import StaticPage

DOCS: Final = Path(__file__).parents[1] / "docs"
"""The folder of the built documentation site."""

NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Gloaming documentation</title></head>
<body>
<h1>The documentation has not been built</h1>
<p>The server is running, but this checkout has no documentation site. Build it with <code>make docs</code> and
reload. Until then, read the Markdown files in the folder <code>docs</code>.</p>
<p><a href="/">Back to the tables</a></p>
</body>
</html>
"""


class StaticDocs(StaticPage):
    """Serves the files of the documentation site, or a page with build instructions if the site has not been built."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.html = True

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a file or a folder's index; respond with build instructions if the site has not been built."""
        if scope["type"] == "http" and not self._index.is_file():
            await HTMLResponse(NOT_BUILT, 503)(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, or the site's own 404 page. Browsers must revalidate their copy at each use."""
        response = await StaticFiles.get_response(self, path, scope)
        response.headers["Cache-Control"] = "no-cache"
        return response


def docs_routes(folder: Path | None = None) -> list[BaseRoute]:
    """Return the routes of the documentation site. folder: the built site, None for the one in the package."""
    return [Route("/docs", _add_slash), Mount("/docs", StaticDocs(folder or DOCS))]


async def _add_slash(request: Request) -> Response:
    """Redirect /docs to /docs/, as the relative links of the site need the slash."""
    return RedirectResponse("/docs/")
