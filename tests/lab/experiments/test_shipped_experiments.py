"""The experiments in the repository, from which the facts in the docs come."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming.lab.experiments.experiment_file import read_experiment

FOLDER = Path(__file__).parents[3] / "experiments"


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.toml")), ids=lambda path: str(path.stem))
def test_an_experiment_can_be_read(path: Path) -> None:
    experiment = read_experiment(path)
    assert experiment.title.endswith("?")
    assert all([plan.conditions for plan in experiment.plans])
