"""Serve the built web page, also at addresses that the page's own router handles, such as /table/XYZ."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from mimetypes import guess_type
from pathlib import Path, PurePosixPath

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Receive, Scope, Send

from gloaming.server.http.compression import SUFFIXES, best_encoding

BUILT = Path(__file__).parents[1] / "page"

NOT_BUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Gloaming</title></head>
<body>
<h1>The page has not been built</h1>
<p>The server is running, but this checkout has no built page. Build it with <code>make page</code> and reload.</p>
</body>
</html>
"""


class StaticPage(StaticFiles):
    """Serves the files of the built web page, or a notice if the page has not been built.

    earlier: the folders of earlier builds; an asset that the current build lacks is served from them.
    """

    def __init__(self, folder: Path, earlier: Sequence[Path] = ()) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.all_directories += earlier
        self._index = folder / "index.html"
        self._tags: dict[str, tuple[int, str]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a file of the web page; respond with a notice and status 503 if the page has not been built."""
        if scope["type"] == "http" and not self._index.is_file():
            await HTMLResponse(NOT_BUILT, 503)(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file; return `index.html` if there is no such file and the path has no suffix.

        A path without a suffix may be an address that the web page's own router handles.
        """
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or PurePosixPath(path).suffix:
                raise
            path = "index.html"
            response = await super().get_response(path, scope)
        lasting = path.startswith("assets/") and response.status_code in (200, 304)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Find a file by its path.

        Compressed copies cannot be found by their own paths: `file_response` sends them in place of the originals.
        """
        return ("", None) if path.endswith(tuple(SUFFIXES.values())) else super().lookup_path(path)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return a file as a response, compressed if there is a copy in an encoding that the client accepts."""
        name, headers = os.fspath(full_path), Headers(scope=scope)
        compressed = {encoding: name + suffix for encoding, suffix in SUFFIXES.items() if os.path.isfile(name + suffix)}
        own = {"Vary": "Accept-Encoding"}
        path, encoding = name, best_encoding(headers, list(compressed))
        if encoding:
            path = compressed[encoding]
            stat_result = os.stat(path)
            own["Content-Encoding"] = encoding
        own["ETag"] = self._tag(path, stat_result.st_mtime_ns)
        response = FileResponse(path, status_code, own, guess_type(name)[0], stat_result=stat_result)
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, headers) else response

    def is_not_modified(self, response_headers: Headers, request_headers: Headers) -> bool:
        """Return whether the client's ETag shows that it has the current file.

        Modification dates are ignored, as they are unreliable: see `_tag`.
        """
        return "if-none-match" in request_headers and super().is_not_modified(response_headers, request_headers)

    def _tag(self, path: str, changed: int) -> str:
        """Return a file's ETag: a hash of its content, as the files of two releases may have the same size and date."""
        if self._tags.get(path, (0, ""))[0] != changed:
            digest = hashlib.sha256(Path(path).read_bytes()).hexdigest()
            self._tags[path] = changed, f'"{digest[:32]}"'
        return self._tags[path][1]
