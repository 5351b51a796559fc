"""Extension of Griffe that shows the doctests in docstrings as code blocks; Markdown takes `>>>` for a quotation."""

from __future__ import annotations

import re
from typing import Any, Final

import griffe

DOCTEST: Final = re.compile(r"^>>> .*(?:\n(?!\n).+)*(?:\n+>>> .*(?:\n(?!\n).+)*)*", re.MULTILINE)


class DoctestBlocks(griffe.Extension):  # type: ignore[misc]
    """Puts fences around doctests."""

    def on_instance(self, *, obj: Any, **_: Any) -> None:
        """Change the docstring of an object."""
        if obj.docstring and ">>>" in obj.docstring.value:
            obj.docstring.value = DOCTEST.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
