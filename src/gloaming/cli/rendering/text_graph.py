"""Draw win probabilities as a graph of text characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WIDE: Final = 84
"""The maximum width of a graph in columns, without its scale."""

HIGH: Final = 4
"""The height of a graph in rows."""

BLOCKS: Final = " ▁▂▃▄▅▆▇█"
PLAIN: Final = " #"
"""The characters of an empty and a full cell, for terminals that cannot show block characters."""


def render_graph(probabilities: Sequence[float], *, blocks: bool) -> list[str]:
    """Return a graph of one seat's win probability after each choice, as lines of text.

    The scale is at the left, and the numbers of the first and last choice are below. If a column stands for several
    choices, it shows the probability after the last of them. blocks: whether to use block characters.
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
