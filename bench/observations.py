"""`make bench-observations`: decisions per second with observation and action mask, next to peers in the same run.

Every row is measured in short slices that take turns, by the time of the processor. The table shows medians, and how
often each row is as fast as RLCard and OpenSpiel.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
ROUNDS = 5
SLICE = 2.0
"""Seconds for each slice."""
SIZES = ("1", "8", "64")
"""How many matches a batch plays at a time."""
PEERS = ("RLCard uno", "OpenSpiel gin_rummy, tensor")


class Measuring:
    """A process that measures on request. names: the rows that it can measure."""

    def __init__(self, environment: str, *words: str) -> None:
        command = [str(ROOT / environment / "bin/python"), str(ROOT / "bench/observing.py"), *words]
        self._process = subprocess.Popen(command, cwd="/", stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.names: list[str] = json.loads(self._answer())

    def rate(self, name: str) -> float:
        """Return the decisions per second of a row."""
        assert self._process.stdin is not None
        print(json.dumps([name, SLICE]), file=self._process.stdin, flush=True)
        return float(self._answer())

    def _answer(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit(f"{self._process.args!r} ended with {self._process.wait()}")
        return line


def main() -> None:
    """Print the table, or JSON with --json."""
    processes = []
    for environment, words in (
        (".venv", ["plain", *SIZES]),
        (".venv-compiled", ["compiled", *SIZES]),
        (".venv-peers", ["peers"]),
    ):
        if (ROOT / environment / "bin/python").exists():
            processes.append(Measuring(environment, *words))
        else:
            print(f"left out: there is no {environment}", file=sys.stderr)
    rates: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        for process in processes:
            for name in process.names:
                rates.setdefault(name, []).append(process.rate(name))
    medians = {name: median(all_) for name, all_ in rates.items()}
    if "--json" in sys.argv:
        print(json.dumps(medians, indent=2))
        return
    table = Table(title="Random play with observation and action mask, one process, medians")
    table.add_column("")
    table.add_column("decisions/s", justify="right")
    peers = [name for name in PEERS if name in medians]
    for name in peers:
        table.add_column(f"of {name}", justify="right")
    for name, rate in medians.items():
        table.add_row(name, f"{rate:,.0f}", *[f"{rate / medians[peer]:.2f}" for peer in peers])
    Console(width=150).print(table)


if __name__ == "__main__":
    main()
