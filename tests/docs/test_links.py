"""Links between pages, and from the README and its like into the documentation, lead to a page and a heading."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gloaming

from .blocks import DOCS, ROOT, pages

LINK = re.compile(r"\]\(([^)\s]+)\)")
GENERATED = {
    "reference/cli.md",
    "reference/protocol.md",
    "reference/recorded-data.md",
    *(f"reference/rules/{id}.md" for id in gloaming.games()),
}
"""What `scripts/docs_site.py` adds when the site is built."""


def text_of(path: Path) -> str:
    """Return a page without its code blocks."""
    return re.sub(r"(?ms)^ *```.*?^ *```$", "", path.read_text(encoding="utf-8"))


def anchors(path: Path) -> set[str]:
    """Return the anchors of a page: its headings, as MkDocs and GitHub spell them."""
    found = set()
    for heading in re.findall(r"(?m)^#+ +(.+)$", text_of(path)):
        plain = re.sub(r"[^\w\s-]", "", re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).lower()).strip()
        found |= {re.sub(r"[\s-]+", "-", plain), re.sub(r"\s", "-", plain)}
    return found


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_internal_links_resolve(page: Path) -> None:
    for link in LINK.findall(text_of(page)):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        if target.is_relative_to(DOCS) and str(target.relative_to(DOCS)) in GENERATED:
            continue
        assert target.exists(), f"{page.name}: {link}"
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), f"{page.name}: {link}"


def test_every_page_is_in_the_navigation() -> None:
    listed = set(re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]))
    there = {str(path.relative_to(DOCS)) for path in DOCS.rglob("*.md")} | GENERATED
    assert there - listed == set()
    assert listed - there == set()


@pytest.mark.parametrize("folder", ["src", "tests", "scripts", "bench", "web/src"])
def test_documents_named_in_sources_exist(folder: str) -> None:
    for path in (ROOT / folder).rglob("*"):
        if path.suffix in (".py", ".toml", ".ts", ".svelte") and path != Path(__file__) and "page" not in path.parts:
            for name in re.findall(r"(?<![/\w])docs/[\w/.-]+\.(?:md|py|cfg|json)\b", path.read_text(encoding="utf-8")):
                assert (ROOT / name).exists() or name.removeprefix("docs/") in GENERATED, f"{path}: {name}"
