"""The code of the page about OpenSpiel runs."""

from __future__ import annotations

from typing import Any

from tests.docs.blocks import DOCS, blocks
from tests.envs.extras import require_library

require_library("pyspiel")


def test_every_block_of_the_page_runs() -> None:
    names: dict[str, Any] = {}
    page = DOCS / "how-to" / "use-with-openspiel.md"
    found = [block for block in blocks(page) if block.language == "python"]
    assert len(found) > 3
    for block in found:
        exec(compile(block.text, block.place, "exec"), names)
