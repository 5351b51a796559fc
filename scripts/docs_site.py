"""Hooks of MkDocs: generated pages, and pages that obey the server's Content-Security-Policy.

The policy allows no inline scripts and no styles in attributes, so scripts of the theme move into files of their own.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from pathlib import Path
from typing import Any, Final

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File
from reference_pages import reference_pages

from gloaming.engine.content.clauses import ID

INLINE_SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
FORBIDDEN: Final = re.compile(
    r'<[^>]* style="|<style|<script>|<(?:script|img|iframe)[^>]* src="(?:https?:)?//|<link[^>]* href="https?:'
)
"""What the policy forbids, as a browser would report it only to those who look."""

SERVED_AT: Final = "/docs"
COMPRESSED: Final = {".html", ".js", ".css", ".json", ".svg", ".xml"}
SMALLEST: Final = 1000
"""Bytes from which a file is compressed."""


def on_files(files: Any, config: Any) -> Any:
    """Add the generated pages."""
    for path, text in reference_pages():
        files.append(File.generated(config, path, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Link the clauses that a page on packs names to the rules."""
    folder, _, name = page.file.src_uri.partition("/")
    if folder != "packs":
        return markdown

    def link(clauses: re.Match[str]) -> str:
        return ID.sub(rf"[\g<0>](../reference/rules/{name}#\g<0>)", clauses[0])

    return re.sub(rf"\({ID.pattern}(?:, {ID.pattern})*\)", link, markdown)


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Move inline scripts into files. Raises PluginError for what the server's policy forbids."""
    html = _without_inline_scripts(output, page.url, config)
    if forbidden := FORBIDDEN.search(html):
        raise PluginError(f"{page.file.src_uri}: the server's Content-Security-Policy forbids {forbidden[0]}")
    return html


def on_post_template(output_content: str, template_name: str, config: Any) -> str:
    """Let 404.html, which is shown at any address, link to the site by absolute addresses under /docs."""
    if template_name != "404.html":
        return output_content
    html = _without_inline_scripts(output_content, "", config).replace('src="./', 'src="/')
    return re.sub(r'(href=|src=|": ?)"/', rf'\1"{SERVED_AT}/', html)


def on_post_build(config: Any) -> None:
    """Compress the files for servers that send compressed files as they are; leave out source maps."""
    for path in Path(config.site_dir).rglob("*"):
        if path.suffix == ".map":
            path.unlink()
        elif path.suffix in COMPRESSED and path.stat().st_size >= SMALLEST:
            compressed = gzip.compress(path.read_bytes(), 9, mtime=0)
            path.with_name(path.name + ".gz").write_bytes(compressed)


def _without_inline_scripts(html: str, url: str, config: Any) -> str:
    base = "../" * url.count("/") or "./"

    def to_file(script: re.Match[str]) -> str:
        name = f"assets/inline/{hashlib.sha256(script[1].encode()).hexdigest()[:16]}.js"
        path = Path(config.site_dir, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(script[1], encoding="utf-8")
        return f'<script src="{base}{name}"></script>'

    return INLINE_SCRIPT.sub(to_file, html)
