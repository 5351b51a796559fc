"""`make bench`: measure plain and compiled Gloaming, OpenSpiel and RLCard in one run.

Timings on small shared machines swing within seconds. So the pace of each row is measured in short slices, each between
two of the yardstick: the ratio is that of the medians. How far the yardstick is from itself tells how far to trust it.
"""

from __future__ import annotations

import json
import math
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
SLICES = 30
SLICE = 0.2
COSTS = 0.75
"""Seconds for a slice, and for each of three measurements of what copies and thought cost."""
YARDSTICK = "OpenSpiel crazy_eights"

FIGURES = {
    "decisions_per_s": ("decisions/s", ",.0f"),
    "ratio": (f"of {YARDSTICK}", ".2f"),
    "matches_per_s": ("matches/s", ",.0f"),
    "copy_us": ("copy, us", ".1f"),
    "imagine_us": ("imagine, us", ".1f"),
    "search_iterations_per_s": ("search iterations/s", ",.0f"),
}
"""What the table shows: each figure's title and form."""

GLOAMING = """
import json, sys
from gloaming.benchmark import COMPILED, plays
if COMPILED != (sys.argv[1] == "compiled"):
    sys.exit("the environments are mixed up: .venv must be plain, .venv-compiled compiled. Run 'make clean'")
there = plays()
print(json.dumps(list(there)), flush=True)
for line in sys.stdin:
    name, of, seconds = json.loads(line)
    print(json.dumps(getattr(there[name], of)(seconds)), flush=True)
"""
"""What a process of Gloaming does. That of the peers answers in kind: bench/peers.py."""


class Measuring:
    """A process that measures, whenever it is asked to. names: of what it can."""

    def __init__(self, python: Path, *words: str) -> None:
        self._process = subprocess.Popen(
            [str(python), *words], cwd="/", stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.names: list[str] = self._answer()

    def figures(self, name: str, of: str, seconds: float) -> dict[str, float]:
        """Return the figures of a measurement. of: pace or costs; seconds: its length."""
        assert self._process.stdin is not None
        print(json.dumps([name, of, seconds]), file=self._process.stdin, flush=True)
        values: dict[str, float] = self._answer()
        return values

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit(f"{self._process.args!r} ended with {self._process.wait()}")
        return json.loads(line)


def medians(all_: list[dict[str, float]]) -> dict[str, float]:
    """The median of each figure."""
    return {figure: median([row[figure] for row in all_]) for figure in all_[0]}


def measured(of: Measuring, name: str, yard: Callable[[], float]) -> dict[str, float]:
    """The figures of a row, and the ratio of its pace to that of the yardstick at the same time."""
    slices, yards = [], [yard()]
    for _ in range(SLICES):
        slices.append(of.figures(name, "pace", SLICE))
        yards.append(yard())
    values = {**medians(slices), **medians([of.figures(name, "costs", COSTS) for _ in range(3)])}
    if math.isfinite(median(yards)):
        values["ratio"] = values["decisions_per_s"] / median(yards)
    return values


def main() -> None:
    """Print the table, or JSON with --json."""
    python = {where: ROOT / where / "bin/python" for where in (".venv", ".venv-compiled", ".venv-peers")}
    peers = Measuring(python[".venv-peers"], str(ROOT / "bench/peers.py"))

    def yard() -> float:
        return peers.figures(YARDSTICK, "pace", SLICE)["decisions_per_s"] if YARDSTICK in peers.names else math.inf

    rows = {}
    for build, where in (("plain", ".venv"), ("compiled", ".venv-compiled")):
        of = Measuring(python[where], "-c", GLOAMING, build)
        for name in of.names:
            rows[f"{name}, {build}"] = measured(of, name, yard)
    for name in peers.names:
        rows[name] = measured(peers, name, yard)
    if "--json" in sys.argv:
        print(json.dumps(rows, indent=2))
        return
    table = Table(title="Random play through the public face, one process, medians")
    table.add_column("")
    for title, _ in FIGURES.values():
        table.add_column(title, justify="right")
    for name, row in rows.items():
        table.add_row(name, *[f"{row[of]:{form}}" if of in row else "" for of, (_, form) in FIGURES.items()])
    Console(width=150).print(table)


if __name__ == "__main__":
    main()
