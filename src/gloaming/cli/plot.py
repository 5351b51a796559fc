"""Figures with their intervals, drawn as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

LEFT: Final = 190
WIDE: Final = 640
ROW: Final = 30


def whiskers(title: str, rows: Sequence[tuple[str, float, float, float]], unit: str) -> str:
    """A dot for each row between the ends of its interval: name, value, least, most. unit: under the scale."""
    least, most = min(row[2] for row in rows), max(row[3] for row in rows)
    span = (most - least) or 1.0

    def x(value: float) -> float:
        return round(LEFT + (value - least) / span * (WIDE - LEFT - 70), 1)

    height = 60 + ROW * len(rows)
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {height}" font-family="sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDE}" height="{height}" fill="#fff"/><text x="12" y="22">{escape(title)}</text>',
    ]
    for number, (name, value, low, high) in enumerate(rows):
        y = 50 + ROW * number
        drawn.append(f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(name)}</text>')
        drawn.append(f'<path d="M{x(low)} {y}H{x(high)}" stroke="#555" stroke-width="2"/>')
        drawn.append(f'<circle cx="{x(value)}" cy="{y}" r="5" fill="#b3261e"/>')
        drawn.append(f'<text x="{x(high) + 8}" y="{y + 5}">{value:.1f}</text>')
    drawn.append(f'<text x="{LEFT}" y="{height - 8}" fill="#555">{escape(unit)}</text></svg>')
    return "\n".join(drawn) + "\n"
