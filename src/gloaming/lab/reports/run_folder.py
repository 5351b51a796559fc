"""Read the folder of a run: its rows, and what is known of the run besides them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from gloaming.engine.phrases import listed
from gloaming.extras import require
from gloaming.lab.experiments.experiment import GamePlan
from gloaming.lab.experiments.experiment_description import described_plans, described_report
from gloaming.lab.experiments.report_plan import ReportPlan
from gloaming.lab.lab_error import LabError
from gloaming.lab.runs.parquet_store import parquet_files
from gloaming.lab.runs.rows import Row
from gloaming.lab.runs.work_units import UNIT_COLUMNS

DESCRIPTION: Final = "experiment.json"
"""The file that describes the experiment of a run."""

PROVENANCE: Final = ("command", "experiment_file", "fingerprint", "gloaming", "python")
"""The facts in this file that say how the run was made."""

MOST_MATCHES: Final = 50_000
"""The number of matches that a report reads, unless told otherwise."""

TRIES: Final = 5
"""How often the files of a running experiment are listed before its folder is reported as broken."""


@dataclass(frozen=True)
class RunFolder:
    """A run that was read from its folder.

    rows: its matches, in order; total: their number, of which `rows` may have only the first; facts: what is known
    besides them, by name; plans: those of the experiment, [] without a description; report: what the experiment wants
    in its report.
    """

    rows: list[Row]
    facts: dict[str, str]
    plans: list[GamePlan]
    report: ReportPlan
    total: int

    @property
    def baseline(self) -> str | None:
        """The id of the variant with which others are compared, or None if it is unknown."""
        return self.plans[0].conditions[self.plans[0].baseline].variant.id if self.plans else None

    @property
    def overrides(self) -> dict[str, dict[str, Any]]:
        """The overrides of each variant, by its id."""
        variants = [condition.variant for plan in self.plans for condition in plan.conditions]
        return {variant.id: dict(variant.overrides) for variant in variants if variant.overrides}


def result_files(folder: Path) -> list[Path]:
    """Return the Parquet files of a run, which are in the folder or in one folder for each game and number of seats.

    Raises LabError if there are none, or if a file is damaged or has other content.
    """
    files: list[Path] = []
    if folder.is_dir():
        for part in [folder, *sorted([path for path in folder.iterdir() if path.is_dir()])]:
            files += parquet_files(part)
    if not files:
        raise LabError(f"{folder} has no results: name a folder that `gloaming lab run` has written")
    parquet = require("pyarrow.parquet", "lab")
    for path in files:
        if missing := UNIT_COLUMNS.keys() - parquet.read_schema(path).names:
            raise LabError(
                f"{path} has no results of `gloaming lab run`: it lacks {listed(sorted(missing))}; remove it"
            )
    return files


def read_run(folder: Path, most: int = MOST_MATCHES) -> RunFolder:
    """Return the run in a folder. Raises LabError if there is none, and MissingExtra without the extra `lab`.

    The run may go on meanwhile. most: the number of matches after which reading stops, shared evenly by the games and
    numbers of seats; they are in memory at once, 5 to 15 KB each. Deals are random, so the first are a fair sample.
    """
    missing = ""
    for _ in range(TRIES):
        try:
            return _read(folder, most)
        except FileNotFoundError as error:
            missing = str(error.filename or error)
    raise LabError(f"{folder} lacks a file that it lists: {missing}. Repeat the command, or restore the file")


def _read(folder: Path, most: int) -> RunFolder:
    """Read a run. Raises FileNotFoundError if the run continues and has just joined the files that were listed."""
    parquet = require("pyarrow.parquet", "lab")
    rows: list[Row] = []
    facts: dict[str, str] = {}
    files = result_files(folder)
    folders = {path.parent for path in files}
    left = dict.fromkeys(folders, max(1, most // len(folders)))
    total = 0
    known: dict[str, str] = {}
    for path in files:
        with parquet.ParquetFile(path) as file:
            total += file.metadata.num_rows
            facts.update({key.decode(): value.decode() for key, value in (file.schema_arrow.metadata or {}).items()})
            for batch in file.iter_batches(batch_size=2_000) if left[path.parent] else ():
                rows += [_with_shared_text(row, known) for row in batch.slice(0, left[path.parent]).to_pylist()]
                left[path.parent] -= min(left[path.parent], len(batch))
    described = folder / DESCRIPTION
    try:
        experiment: dict[str, Any] = json.loads(described.read_text("utf-8")) if described.exists() else {}
        plans = described_plans(experiment) if experiment else []
        report = described_report(experiment)
    except (OSError, ValueError, LabError) as error:
        raise LabError(
            f"{described} is damaged ({error}): run the experiment again, which keeps its matches, or delete the file"
        ) from None
    if "title" in experiment:
        facts = {"experiment": str(experiment["title"]), **facts}
    facts = {name: str(experiment[name]) for name in PROVENANCE if name in experiment} | facts
    for plan in plans:
        name = f"plan of {plan.game}, seats {plan.seats}"
        facts[name] = f"seed {plan.seed}, at most {plan.matches} deals, bots {_rotation(plan.rotate)}"
    return RunFolder(rows, facts, plans, report, total)


def _with_shared_text(row: dict[str, Any], known: dict[str, str]) -> Row:
    """Return a row whose texts in lists are the same objects as those of other rows, which saves most of the memory."""
    for name, value in row.items():
        if isinstance(value, list) and value and isinstance(value[0], str):
            row[name] = [known.setdefault(text, text) for text in value]
    return row


def _rotation(rotates: bool) -> str:
    return "rotate over the seats" if rotates else "keep their seats"
