"""Why something is not allowed."""

from __future__ import annotations

from gloaming.games.fatal_frame.state import Table


def why_not(s: Table, seat: int, piece: str) -> tuple[str, str] | None:
    """Why this piece or place cannot be chosen now, and the clause that says so; None: it can, or there is none."""
    return None
