"""How well each seat stands, for bots."""

from __future__ import annotations

from gloaming.games.fatal_frame.state import Table


def evaluate(s: Table) -> list[float]:
    """For each seat a number from 0 (lost) to 1 (won)."""
    if s.winner >= 0:
        return [1.0 if seat == s.winner else 0.0 for seat in range(s.seats)]
    return [min(0.9, s.points(seat) / (s.threshold * 2.0)) for seat in range(s.seats)]
