"""Chances as a graph of letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WIDE: Final = 84
"""Columns of a graph, without its scale."""

HIGH: Final = 4
"""Rows."""

BLOCKS: Final = " ▁▂▃▄▅▆▇█"
PLAIN: Final = " #"
"""For terminals that have no blocks."""


def graph(win_probabilities: Sequence[float], *, blocks: bool) -> list[str]:
    """A seat's chance to win, 0 to 1, after each choice, as lines: the scale at the left, the choices below.

    In each column stands the last of the moments that it is of.
    """
    moments = len(win_probabilities)
    width = min(moments, WIDE)
    ends = [(column + 1) * moments // width - 1 for column in range(width)]
    letters = BLOCKS if blocks else PLAIN
    steps = len(letters) - 1
    filled = [max(round(win_probabilities[end] * HIGH * steps), 0) for end in ends]
    lines = []
    for row in range(HIGH, 0, -1):
        scale = "100%" if row == HIGH else " 50%" if row == HIGH // 2 else "    "
        drawn = "".join([letters[min(max(one - (row - 1) * steps, 0), steps)] for one in filled])
        lines.append(f"{scale} |{drawn}".rstrip())
    last = str(moments - 1)
    return [
        *lines,
        f"  0% +{'-' * width}",
        f"      0{last:>{width - 1}}" if width > len(last) + 1 else f"      0-{last}",
    ]
