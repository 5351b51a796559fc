"""Read the folder of a run."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming.lab.lab_error import LabError
from gloaming.lab.matches.match_player import RESULT_COLUMNS, MatchPlayer
from gloaming.lab.reports import run_folder
from gloaming.lab.reports.run_folder import read_run
from gloaming.lab.runs.parquet_store import ParquetStore, parquet_files
from gloaming.lab.runs.runner import run
from gloaming.lab.runs.work_units import UNIT_COLUMNS, Unit
from tests.envs.extras import require_library

require_library("pyarrow")


def played(folder: Path) -> Path:
    """Play two matches, and return their folder."""
    units = [Unit("dont-go-in-there", ("random", "random"), seed, seed) for seed in range(2)]
    list(run(units, MatchPlayer(), store=ParquetStore(folder, {**UNIT_COLUMNS, **RESULT_COLUMNS}, {"rules": "1"})))
    return folder


def test_a_run_without_a_description_has_rows_and_facts(tmp_path: Path) -> None:
    found = read_run(played(tmp_path))
    assert [row["deal_seed"] for row in found.rows] == [0, 1]
    assert found.facts["rules"] == "1"
    assert (found.plans, found.baseline, found.overrides) == ([], None, {})


def test_files_that_a_run_has_just_joined_are_listed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lists: list[Path] = []

    def joined_once(folder: Path) -> list[Path]:
        lists.append(folder)
        return [folder / "new-000000000000.parquet"] if len(lists) == 1 else parquet_files(folder)

    monkeypatch.setattr(run_folder, "parquet_files", joined_once)
    assert len(read_run(played(tmp_path)).rows) == 2
    assert len(lists) == 2


def test_of_many_matches_the_first_are_read(tmp_path: Path) -> None:
    found = read_run(played(tmp_path), most=1)
    assert ([row["deal_seed"] for row in found.rows], found.total) == ([0], 2)
    first, second = [row["bots"] for row in read_run(tmp_path).rows]
    assert first[0] is second[0]


def test_a_folder_without_a_run_is_named(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="has no results: name a folder that `gloaming lab run` has written"):
        read_run(tmp_path)


def test_a_link_to_nothing_is_named(tmp_path: Path) -> None:
    (tmp_path / "matches-000000000000.parquet").symlink_to(tmp_path / "gone")
    with pytest.raises(LabError, match=r"lacks a file that it lists: .*matches-000000000000"):
        read_run(tmp_path)
