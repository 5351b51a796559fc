"""Play the experiments in `experiments/balance` and `experiments/strength`, and write what the docs show of them.

`make balance` runs this. The matches are in build/lab, from where an interrupted run continues. Each experiment of
`balance` is named after a game, whose BALANCE.md is its report. Pages show a table of an experiment between two
comments:

    <!-- table: experiments/strength/final-girl.toml, Wins by girl and board -->
    <!-- end of table -->

`--jobs N` plays in N processes. Names such as `balance/fatal-frame` choose experiments. `--report` plays nothing.
"""

from __future__ import annotations

import re
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from gloaming.lab.reports.report_markdown import markdown_table
from gloaming.lab.reports.report_tables import own_sections
from gloaming.lab.reports.run_folder import read_run

ROOT: Final = Path(__file__).parents[1]
EXPERIMENTS: Final = ROOT / "experiments"
RUNS: Final = Path("build/lab")
"""The folder of the runs, relative to ROOT."""

PAGES: Final = (ROOT / "docs/explanation/strength.md", ROOT / "docs/explanation/balance.md")
"""The pages with tables of experiments."""

BLOCK: Final = re.compile(
    r"(?P<begin><!-- table: experiments/(?P<name>\S+)\.toml, (?P<title>[^\n]+) -->\n).*?(?P<end><!-- end of table -->)",
    re.DOTALL,
)
"""A table in a page."""

SOURCE: Final = re.compile(
    r"`gloaming lab run experiments/(\S+)\.toml`: [\d,]+ matches, rules (\d+), experiment (\w{8})"
)
"""The line below such a table that says what it was made from: name, version of the rules and fingerprint."""


def names() -> list[str]:
    """Return the names of the experiments, such as `balance/fatal-frame`."""
    found = [path for folder in ("balance", "strength") for path in sorted((EXPERIMENTS / folder).glob("*.toml"))]
    return [path.relative_to(EXPERIMENTS).with_suffix("").as_posix() for path in found]


def balance_file(name: str) -> Path:
    """Return the BALANCE.md of the game after which an experiment is named."""
    return ROOT / "src/gloaming/games" / name.partition("/")[2].replace("-", "_") / "BALANCE.md"


def play(name: str, jobs: int) -> None:
    """Play an experiment, or what is missing of it."""
    experiment = f"experiments/{name}.toml"
    _gloaming("lab", "run", experiment, "--out", f"{RUNS / name}", *(["--jobs", str(jobs)] if jobs > 1 else []))


def write_balance(name: str) -> None:
    """Write the BALANCE.md of a game from the run of its experiment."""
    balance_file(name).write_text(_gloaming("lab", "report", f"{RUNS / name}", "--markdown"), encoding="utf-8")


def write_tables(chosen: Sequence[str]) -> None:
    """Write the tables of experiments into the pages."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")

        def table(found: re.Match[str]) -> str:
            if found["name"] not in chosen:
                return found[0]
            return f"{found['begin']}{table_of(found['name'], found['title'])}{found['end']}"

        page.write_text(BLOCK.sub(table, text), encoding="utf-8")


def table_of(name: str, title: str) -> str:
    """Return a table of an experiment's report as Markdown, with the line that says what it was made from."""
    folder = ROOT / RUNS / name
    run = read_run(folder)
    section = own_sections(folder, [table for table in run.report.tables if table.title == title])[0]
    assert section.table is not None
    source = f"`gloaming lab run experiments/{name}.toml`: {len(run.rows):,} matches, rules {run.facts['rules']}, "
    lines = [*markdown_table(section.table), "", f"{source}experiment {run.facts['fingerprint']}.", ""]
    return "\n".join(["", *lines])


def _gloaming(*arguments: str) -> str:
    command = [sys.executable, "-m", "gloaming", *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def main() -> None:
    """Play, and write."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="experiments, such as balance/fatal-frame")
    parser.add_argument("--jobs", type=int, default=1, help="the number of processes")
    parser.add_argument("--report", action="store_true", help="play nothing, only write")
    arguments = parser.parse_args()
    chosen = arguments.names or names()
    for name in chosen:
        if not arguments.report:
            play(name, arguments.jobs)
        if name.startswith("balance/"):
            write_balance(name)
    write_tables(chosen)


if __name__ == "__main__":
    main()
