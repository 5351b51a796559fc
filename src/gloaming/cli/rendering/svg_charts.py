"""Draw charts as SVG: values with their intervals, and curves of shares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

LEFT: Final = 190
WIDE: Final = 640
ROW: Final = 30


def draw_intervals(title: str, rows: Sequence[tuple[str, float, float, float]], unit: str) -> str:
    """Return an SVG chart with a row per value: a dot for the value on a line for its interval.

    rows: the name, the value, and the lower and upper end of the interval; unit: the label of the horizontal axis.
    """
    least, most = min(row[2] for row in rows), max(row[3] for row in rows)
    span = (most - least) or 1.0

    def x(value: float) -> float:
        return round(LEFT + (value - least) / span * (WIDE - LEFT - 70), 1)

    height = 60 + ROW * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {height}" font-family="sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDE}" height="{height}" fill="#fff"/><text x="12" y="22">{escape(title)}</text>',
    ]
    for number, (name, value, low, high) in enumerate(rows):
        y = 50 + ROW * number
        parts.append(f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<path d="M{x(low)} {y}H{x(high)}" stroke="#555" stroke-width="2"/>')
        parts.append(f'<circle cx="{x(value)}" cy="{y}" r="5" fill="#b3261e"/>')
        parts.append(f'<text x="{x(high) + 8}" y="{y + 5}">{value:.1f}</text>')
    parts.append(f'<text x="{LEFT}" y="{height - 8}" fill="#555">{escape(unit)}</text></svg>')
    return "\n".join(parts) + "\n"


SIDE: Final = 320
EDGE: Final = 56

Point = tuple[float, float, float, float]
"""A point of a curve: its position on the horizontal axis, its value, and the lower and upper end of its interval."""


@dataclass(frozen=True)
class ChartPanel:
    """A curve of shares from 0 to 1.

    x_label, y_label: the labels of the axes; even: whether the horizontal axis also shows shares, with a diagonal where
    both are equal.
    """

    title: str
    x_label: str
    y_label: str
    points: Sequence[Point]
    even: bool = False

    def most(self) -> float:
        """Return the end of the horizontal axis."""
        return 1.0 if self.even else max(point[0] for point in self.points)


def draw_charts(title: str, panels: Sequence[ChartPanel]) -> str:
    """Return an SVG chart with panels side by side.

    Each panel shows its points, their intervals, and a line through them.
    """
    wide, height = SIDE * len(panels), SIDE + 36
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {height}" style="font: 11px sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{wide}" height="{height}" fill="#fff"/><text x="12" y="22">{escape(title)}</text>',
    ]
    for number, panel in enumerate(panels):
        parts += [f'<g transform="translate({SIDE * number} 36)">', *_panel(panel), "</g>"]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(panel: ChartPanel) -> list[str]:
    most, span = panel.most(), SIDE - EDGE - 16

    def x(value: float) -> float:
        return round(EDGE + value / most * span, 1)

    def y(value: float) -> float:
        return round(SIDE - EDGE + 16 - value * span, 1)

    parts = [f'<text x="{EDGE}" y="12" font-weight="bold">{escape(panel.title)}</text>']
    for tenths in range(0, 11, 2):
        share = tenths / 10
        parts.append(f'<path d="M{EDGE} {y(share)}H{x(most)}" stroke="#ddd"/>')
        parts.append(f'<text x="{EDGE - 6}" y="{y(share) + 4}" text-anchor="end">{share:.1f}</text>')
        below = f"{share:.1f}" if panel.even else f"{most * share:,.0f}"
        parts.append(f'<text x="{x(most * share)}" y="{y(0) + 16}" text-anchor="middle">{below}</text>')
    parts.append(
        f'<text x="{x(most / 2)}" y="{y(0) + 32}" text-anchor="middle" fill="#555">{escape(panel.x_label)}</text>'
    )
    turned = f'transform="translate(14 {y(0.5)}) rotate(-90)" text-anchor="middle"'
    parts.append(f'<text {turned} fill="#555">{escape(panel.y_label)}</text>')
    if panel.even:
        parts.append(f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#999" stroke-dasharray="4"/>')
    line = "L".join(f"{x(at)} {y(value)}" for at, value, _, _ in panel.points)
    parts.append(f'<path d="M{line}" fill="none" stroke="#b3261e" stroke-width="2"/>')
    for at, value, low, high in panel.points:
        if low < high:
            parts.append(f'<path d="M{x(at)} {y(low)}V{y(high)}" stroke="#555" stroke-width="2"/>')
        parts.append(f'<circle cx="{x(at)}" cy="{y(value)}" r="3" fill="#b3261e"/>')
    return parts
