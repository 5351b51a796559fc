"""Read the folder of a run: its rows, and what is known of the run besides them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from gloaming.engine.errors import GloamingError
from gloaming.engine.match.match import Game
from gloaming.extras import require
from gloaming.games import game as game_called
from gloaming.lab.arms import Row, variant_label
from gloaming.lab.lab_error import LabError
from gloaming.lab.parquet_store import parquet_files
from gloaming.lab.perception import unseen_changes
from gloaming.lab.report_plan import ReportPlan
from gloaming.lab.variants import make_variant

DESCRIPTION: Final = "experiment.json"
"""The file that describes the experiment of a run."""

PROVENANCE: Final = ("command", "experiment_file", "fingerprint", "gloaming", "python")
"""The facts in this file that say how the run was made."""


@dataclass(frozen=True)
class RunFolder:
    """A run that was read from its folder.

    rows: its matches, in order; facts: what is known besides them, by name; experiment: its description
    (`Experiment.describe`), {} without one.
    """

    rows: list[Row]
    facts: dict[str, str]
    experiment: dict[str, Any]

    @property
    def baseline(self) -> str | None:
        """The id of the variant with which others are compared, or None if it is unknown."""
        for plan in self.experiment.get("plans", []):
            variant: str = plan["conditions"][plan["baseline"]]["variant"]
            return variant
        return None

    @property
    def plan(self) -> ReportPlan:
        """What the experiment wants in its report."""
        return ReportPlan.of(self.experiment.get("report", {}))

    @property
    def overrides(self) -> dict[str, dict[str, Any]]:
        """The overrides of each variant, by its id."""
        conditions = [condition for plan in self.experiment.get("plans", []) for condition in plan["conditions"]]
        return {condition["variant"]: condition["overrides"] for condition in conditions if condition["overrides"]}


def result_files(folder: Path) -> list[Path]:
    """Return the Parquet files of a run, which are in the folder or in one folder for each game and number of seats.

    Raises LabError if there are none.
    """
    files: list[Path] = []
    if folder.is_dir():
        for part in [folder, *sorted([path for path in folder.iterdir() if path.is_dir()])]:
            files += parquet_files(part)
    if not files:
        raise LabError(f"{folder} has no results: name a folder that `gloaming lab run` has written")
    return files


def read_run(folder: Path) -> RunFolder:
    """Return the run in a folder. Raises LabError if there is none, and MissingExtra without the extra `lab`.

    All rows are in memory at once: about 10 KB each.
    """
    parquet = require("pyarrow.parquet", "lab")
    rows: list[Row] = []
    facts: dict[str, str] = {}
    for path in result_files(folder):
        rows += parquet.read_table(path, partitioning=None).to_pylist()
        metadata = parquet.read_schema(path).metadata or {}
        facts.update({key.decode(): value.decode() for key, value in metadata.items()})
    described = folder / DESCRIPTION
    try:
        experiment: dict[str, Any] = json.loads(described.read_text("utf-8")) if described.exists() else {}
    except ValueError as error:
        raise LabError(f"{described} is damaged: {error}") from None
    if "title" in experiment:
        facts = {"experiment": str(experiment["title"]), **facts}
    facts = {name: str(experiment[name]) for name in PROVENANCE if name in experiment} | facts
    for plan in experiment.get("plans", []):
        name = f"plan of {plan['game']}, seats {plan['seats']}"
        facts[name] = f"seed {plan['seed']}, at most {plan['matches']} deals, bots {_rotation(plan['rotate'])}"
    return RunFolder(rows, facts, experiment)


def perception_notes(run: RunFolder) -> list[str]:
    """Return a note for each bot that cannot perceive an override of the experiment (`perception.unseen_changes`).

    Only overrides of games without packs are checked.
    """
    notes: list[str] = []
    for plan in run.experiment.get("plans", []):
        for condition in plan["conditions"]:
            changed = _changed_game(plan["game"], condition)
            if changed is not None:
                label = variant_label(condition["variant"])
                options = json.loads(condition["options"])
                games = {label: changed}
                notes += unseen_changes(game_called(plan["game"]), games, _specs(condition), plan["seats"], options)
    return list(dict.fromkeys(notes))


def _changed_game(game: str, condition: dict[str, Any]) -> Game | None:
    """Return the game of a condition with overrides, or None if it has none or cannot be made without its packs."""
    if not condition["overrides"] or not condition["variant"]:
        return None
    try:
        variant = make_variant(game, (), condition["overrides"], condition["name"])
    except GloamingError:
        return None
    return variant.load() if variant.id == condition["variant"] else None


def _specs(condition: dict[str, Any]) -> Sequence[str]:
    specs: list[str] = condition["bots"]
    return list(dict.fromkeys(specs))


def _rotation(rotates: bool) -> str:
    return "rotate over the seats" if rotates else "keep their seats"
