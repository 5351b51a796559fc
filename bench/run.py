"""`make bench`: plain and compiled Gloaming beside OpenSpiel and RLCard, in one run and in turns, the median of three.

Timings on small shared machines swing: the ratios of one run count, not the figures.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
ROUNDS = 3
SECONDS = "1.5"
YARDSTICK = "OpenSpiel crazy_eights"

MEASURE = "import json, sys; from gloaming.bench import measure; print(json.dumps(measure(float(sys.argv[1]))))"


def told(python: Path, *words: str) -> dict[str, Any]:
    """What a Python of another environment prints as JSON."""
    run = subprocess.run([str(python), *words], cwd="/", capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"{python} failed:\n{run.stderr}")
    figures: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    return figures


def measured() -> dict[str, dict[str, list[float]]]:
    """Every figure of every round, by what was measured."""
    rows: dict[str, dict[str, list[float]]] = {}
    for _ in range(ROUNDS):
        builds = {
            "plain": told(ROOT / ".venv/bin/python", "-c", MEASURE, SECONDS),
            "compiled": told(ROOT / ".venv-compiled/bin/python", "-c", MEASURE, SECONDS),
        }
        if builds["plain"]["compiled"] or not builds["compiled"]["compiled"]:
            sys.exit(
                "the environments are mixed up: .venv is to be plain and .venv-compiled compiled; try 'make clean'"
            )
        found = {f"{name}, {build}": one for build, all_ in builds.items() for name, one in all_["games"].items()}
        found.update(told(ROOT / ".venv-peers/bin/python", str(ROOT / "bench/peers.py"), SECONDS))
        for name, figures in found.items():
            for figure, value in figures.items():
                rows.setdefault(name, {}).setdefault(figure, []).append(value)
    return rows


def main() -> None:
    """Print the table, or JSON with --json."""
    rows = {name: {figure: median(all_) for figure, all_ in one.items()} for name, one in measured().items()}
    if "--json" in sys.argv:
        print(json.dumps(rows, indent=2))
        return
    table = Table(title="Random play through the public face, one process, median of three rounds in turns")
    table.add_column("")
    for name in ("decisions/s", f"of {YARDSTICK}", "matches/s", "copy, us", "imagine, us", "search iterations/s"):
        table.add_column(name, justify="right")
    yardstick = rows.get(YARDSTICK, {}).get("decisions_per_s")
    for name, one in rows.items():
        ratio = f"{one['decisions_per_s'] / yardstick:.2f}" if yardstick else ""
        cells = [f"{one['decisions_per_s']:,.0f}", ratio, f"{one['matches_per_s']:,.0f}"]
        cells += [f"{one[figure]:.1f}" if figure in one else "" for figure in ("copy_us", "imagine_us")]
        cells += [f"{one['search_iterations_per_s']:,.0f}" if "search_iterations_per_s" in one else ""]
        table.add_row(name, *cells)
    Console(width=150).print(table)


if __name__ == "__main__":
    main()
