"""The built page. Addresses that the page makes up, such as /table/XYZ, show it too."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

BUILT = Path(__file__).parent / "page"

NOT_BUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Gloaming</title></head>
<body>
<h1>The page has not been built</h1>
<p>The server is running, but this checkout has no built page. Build it with <code>make page</code> and reload.</p>
</body>
</html>
"""


class Page(StaticFiles):
    """The files of the built page; a plain page that says so where they are missing."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._index = folder / "index.html"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a file, or the page."""
        if scope["type"] == "http" and not self._index.is_file():
            await HTMLResponse(NOT_BUILT, 503)(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or the page where the path is none of a file."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or PurePosixPath(path).suffix:
                raise
            response = await super().get_response("index.html", scope)
        lasting = path.startswith("assets/") and response.status_code == 200
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response
