"""Render boards as the terminal prints them."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType


def shown(drawn: RenderableType, *, width: int = 80, encoding: str = "utf-8") -> str:
    """Return a drawing without colors."""
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    console = Console(file=file, width=width, no_color=True, markup=False, highlight=False, emoji=False)
    console.print(drawn)
    file.seek(0)
    return file.read()
