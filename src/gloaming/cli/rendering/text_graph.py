"""Draw win probabilities as a text graph."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WIDE: Final = 84
"""Columns of a graph, without its scale."""

HIGH: Final = 4
"""Rows."""

BLOCKS: Final = " ▁▂▃▄▅▆▇█"
PLAIN: Final = " #"
"""For terminals without block characters."""


def render_graph(probabilities: Sequence[float], *, blocks: bool) -> list[str]:
    """Return a seat's win probability after each choice as lines: the scale at the left, the choices below.

    A column for several choices shows the last of them.
    """
    moments = len(probabilities)
    width = min(moments, WIDE)
    ends = [(column + 1) * moments // width - 1 for column in range(width)]
    letters = BLOCKS if blocks else PLAIN
    steps = len(letters) - 1
    filled = [max(round(probabilities[end] * HIGH * steps), 0) for end in ends]
    lines = []
    for row in range(HIGH, 0, -1):
        scale = "100%" if row == HIGH else " 50%" if row == HIGH // 2 else "    "
        bars = "".join([letters[min(max(height - (row - 1) * steps, 0), steps)] for height in filled])
        lines.append(f"{scale} |{bars}".rstrip())
    last = str(moments - 1)
    return [
        *lines,
        f"  0% +{'-' * width}",
        f"      0{last:>{width - 1}}" if width > len(last) + 1 else f"      0-{last}",
    ]
