from __future__ import annotations

import os
import subprocess
import sys
from collections import deque
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from gloaming.lab.lab_error import LabError
from gloaming.lab.runs import parquet_store
from gloaming.lab.runs.engines.local import LocalEngine
from gloaming.lab.runs.parquet_store import ParquetStore, parquet_files
from gloaming.lab.runs.rows import Row
from gloaming.lab.runs.runner import run
from tests.envs.extras import require_library
from tests.lab.counting import COLUMNS, play, units

parquet = require_library("pyarrow.parquet")


@pytest.fixture(autouse=True)
def _small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, rows in {"PART_ROWS": 50, "GROUP_ROWS": 15, "MOST_NEW_FILES": 4, "CHECKED_ROWS": 10}.items():
        monkeypatch.setattr(parquet_store, name, rows)
    monkeypatch.setattr(parquet_store, "SAVE_SECONDS", 0.0)


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_rows_come_back_as_they_were(tmp_path: Path) -> None:
    played = list(run(units(120), play, store=ParquetStore(tmp_path, COLUMNS)))
    assert list(ParquetStore(tmp_path, COLUMNS).rows(120)) == played
    assert [path.name for path in parquet_files(tmp_path)] == [
        "matches-000000000000.parquet",
        "matches-000000000050.parquet",
        "matches-000000000100.parquet",
    ]
    table = parquet.read_table(tmp_path)
    assert table.num_rows == 120
    assert table.column_names == list(COLUMNS)
    assert list(run(units(7), play, store=ParquetStore(tmp_path, COLUMNS))) == played[:7]


@pytest.mark.parametrize("seed", range(4))
def test_an_interrupted_run_ends_with_the_same_bytes(tmp_path: Path, seed: int) -> None:
    list(run(units(120), play, store=ParquetStore(tmp_path / "whole", COLUMNS)))
    dice, folder = Random(seed), tmp_path / "interrupted"
    for _ in range(8):
        store = ParquetStore(folder, COLUMNS)
        rows = run(units(120), play, store=store)
        list(islice(rows, store.resume(units(120)) + dice.randrange(40)))
        rows.close()  # type: ignore[attr-defined]
        newest = [path for path in parquet_files(folder) if path.name.startswith("new-")]
        for path in newest[len(newest) - dice.randrange(2) :]:
            path.unlink()
    (folder / "matches-000000000100.writing").write_bytes(b"PAR1")
    list(run(units(120), play, store=ParquetStore(folder, COLUMNS)))
    assert content(folder) == content(tmp_path / "whole")


def test_the_bytes_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    list(run(units(120), play, store=ParquetStore(tmp_path / "one", COLUMNS)))
    with LocalEngine(2) as engine:
        list(run(units(120), play, engine=engine, store=ParquetStore(tmp_path / "two", COLUMNS)))
    assert content(tmp_path / "one") == content(tmp_path / "two")


def test_a_longer_run_gives_the_bytes_of_a_single_one(tmp_path: Path) -> None:
    for count in (20, 50, 51, 120):
        list(run(units(count), play, store=ParquetStore(tmp_path / "grown", COLUMNS)))
    list(run(units(120), play, store=ParquetStore(tmp_path / "whole", COLUMNS)))
    assert content(tmp_path / "grown") == content(tmp_path / "whole")


def test_rows_can_be_read_while_the_run_goes_on(tmp_path: Path) -> None:
    rows = run(units(120), play, store=ParquetStore(tmp_path, COLUMNS))
    list(islice(rows, 77))
    assert sum(parquet.read_metadata(path).num_rows for path in parquet_files(tmp_path)) == 77


def test_other_files_of_the_folder_are_left_alone(tmp_path: Path) -> None:
    own = tmp_path / "own.parquet"
    own.write_bytes(b"mine")
    list(run(units(3), play, store=ParquetStore(tmp_path, COLUMNS)))
    assert list(ParquetStore(tmp_path, COLUMNS).rows(3)) == list(run(units(3), play))
    assert own.read_bytes() == b"mine"


def test_results_that_do_not_belong_together_are_refused(tmp_path: Path) -> None:
    list(run(units(60), play, store=ParquetStore(tmp_path, COLUMNS, {"version of the rules": "3"})))
    with pytest.raises(LabError, match="has results with version of the rules 3, not 4: use another folder"):
        ParquetStore(tmp_path, COLUMNS, {"version of the rules": "4"})
    with pytest.raises(LabError, match=r"has results with other columns \(length\): use another folder"):
        ParquetStore(tmp_path, {**COLUMNS, "length": "int"}, {"version of the rules": "3"})
    store = ParquetStore(tmp_path, COLUMNS, {"version of the rules": "3"})
    with pytest.raises(LabError, match=r"results of another run \(match 41 is different\)"):
        list(run(units(100)[1:], play, store=store))
    with pytest.raises(LabError, match="a row does not have the columns of the store: square"):
        store.append([{name: None for name in COLUMNS if name != "square"}])


def test_damaged_and_missing_files_are_named_and_nothing_is_deleted(tmp_path: Path) -> None:
    list(run(units(120), play, store=ParquetStore(tmp_path, COLUMNS)))
    whole = content(tmp_path)
    middle = tmp_path / "matches-000000000050.parquet"
    middle.write_bytes(whole[middle.name][:100])
    with pytest.raises(LabError, match=r"matches-000000000050\.parquet is damaged \(.*\): restore it, or delete it"):
        ParquetStore(tmp_path, COLUMNS)
    middle.unlink()
    with pytest.raises(LabError, match="lacks the matches from number 50 to 99: restore their file"):
        ParquetStore(tmp_path, COLUMNS)
    middle.write_bytes(whole[middle.name])
    assert content(tmp_path) == whole


def test_a_full_disk_leaves_the_rows_that_were_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Row] = []

    def full(_: int) -> None:
        if len(played) >= 30:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    rows = run(units(120), play, store=ParquetStore(tmp_path, COLUMNS))
    with pytest.raises(OSError, match="No space left"):
        deque(map(played.append, rows), 0)
    monkeypatch.undo()
    assert {path.suffix for path in tmp_path.iterdir()} == {".parquet"}
    kept = ParquetStore(tmp_path, COLUMNS).resume(units(120))
    assert list(ParquetStore(tmp_path, COLUMNS).rows(kept)) == played[:kept]
    assert kept >= 30


MEMORY = """
from pathlib import Path
from sys import argv
from gloaming.lab.runs.parquet_store import ParquetStore
from gloaming.lab.runs.runner import run
from tests.lab.counting import COLUMNS, play, unit
class Units:
    __len__ = lambda self: 300_000
    __getitem__ = lambda self, number: unit(number)
memory = []
for number, _ in enumerate(run(Units(), play, store=ParquetStore(Path(argv[1]), COLUMNS)), 1):
    if number % 10_000 == 0:
        memory.append(int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6)
print(max(memory[10:20]), max(memory[20:]))
"""


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux reports the memory of a process here")
def test_memory_does_not_grow_with_the_number_of_rows(tmp_path: Path) -> None:
    root = Path(__file__).parents[3]
    process = subprocess.run(
        [sys.executable, "-c", MEMORY, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": f"{root / 'src'}:{root}"},
        capture_output=True,
        text=True,
        check=True,
    )
    before, after = map(float, process.stdout.split())
    assert after < before + 15
