"""The parts of a report: sections with a table and a chart, independent of how they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from gloaming.lab.statistics.intervals import Estimate


@dataclass(frozen=True)
class ReportTable:
    """A table. head: the titles of the columns; rows: the cells as text; the first column is aligned to the left."""

    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


ChartKind = Literal["intervals", "curve", "steps", "bars"]
"""The kinds of charts: one estimate per label, estimates over a number, a survival curve, or a histogram."""


@dataclass(frozen=True)
class Chart:
    """A chart of estimates or shares.

    data: records with the fields `label`, `value`, `least` and `most`, or with `x`, `y`, `least`, `most` and `series`;
    bars have `x`, `y` and `series`. x, y: the titles of the axes; percent: whether values are shares; even: the value
    at which a reference line is drawn, or None; note: a sentence above the chart, or "".
    """

    kind: ChartKind
    data: list[dict[str, Any]]
    x: str
    y: str
    percent: bool = False
    even: float | None = None
    note: str = ""


@dataclass(frozen=True)
class Section:
    """A section of a report. text: paragraphs before the table."""

    title: str
    text: list[str] = field(default_factory=list)
    table: ReportTable | None = None
    charts: list[Chart] = field(default_factory=list)


def percent(value: float) -> str:
    """Return a share in percent: `46.7 %`."""
    return f"{value * 100:.1f} %"


def share_with_interval(estimate: Estimate) -> str:
    """Return a share with its interval: `46.7 % (41.1 to 52.3)`."""
    return f"{percent(estimate.value)} ({estimate.least * 100:.1f} to {estimate.most * 100:.1f})"


def points_with_interval(estimate: Estimate) -> str:
    """Return a difference of shares in percentage points with its interval: `+3.3 (-1.4 to +8.0)`."""
    value, least, most = [round(each * 100, 1) + 0.0 for each in (estimate.value, estimate.least, estimate.most)]
    return f"{value:+.1f} ({least:+.1f} to {most:+.1f})"


def number_with_interval(estimate: Estimate, signed: bool = False) -> str:
    """Return a number with its interval: `12.4 (11.9 to 12.9)`."""
    sign = "+" if signed else ""
    return f"{estimate.value:{sign}.2f} ({estimate.least:{sign}.2f} to {estimate.most:{sign}.2f})"


MOST_IN_CHART: Final = 40
"""The number of estimates in a chart. Of more, the largest and the smallest are shown, half of them each."""


def cut_note(count: int) -> str:
    """Return a sentence about the estimates that a chart leaves out, or "". count: the number of all estimates."""
    half = MOST_IN_CHART // 2
    return f"The chart shows the {half} largest and the {half} smallest of {count}." if count > 2 * half else ""


def intervals(labels: Sequence[str], estimates: Sequence[Estimate]) -> list[dict[str, Any]]:
    """Return the records of a chart of estimates: all in order, or the ends of too many, the largest first."""
    pairs = list(zip(labels, estimates, strict=True))
    if len(pairs) > MOST_IN_CHART:
        half = MOST_IN_CHART // 2
        pairs.sort(key=lambda pair: -pair[1].value)
        pairs = [*pairs[:half], *pairs[-half:]]
    return [
        {"label": label, "value": estimate.value, "least": estimate.least, "most": estimate.most}
        for label, estimate in pairs
    ]
