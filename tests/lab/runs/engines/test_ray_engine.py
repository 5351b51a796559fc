"""The Ray engine, on a cluster of two nodes on this machine. Run by `make test-ray`; skipped without Ray."""

from __future__ import annotations

import os
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from gloaming import UnknownGame
from gloaming.lab.lab_error import LabError
from gloaming.lab.matches.match_player import RESULT_COLUMNS, MatchPlayer
from gloaming.lab.runs.engines.ray_engine import RayEngine
from gloaming.lab.runs.parquet_store import ParquetStore
from gloaming.lab.runs.rows import Row
from gloaming.lab.runs.runner import map_items, run
from gloaming.lab.runs.work_units import UNIT_COLUMNS, Unit
from tests.server.house import until

ray = pytest.importorskip("ray")

pytestmark = pytest.mark.filterwarnings("default")


class SlowMatchPlayer(MatchPlayer):
    """Plays matches that take at least a tenth of a second, so that a node can be lost during one."""

    def __call__(self, unit: Unit) -> Row:
        """Play a unit."""
        sleep(0.1)
        return super().__call__(unit)


def node(item: int) -> str:
    """Return the node that plays an item."""
    sleep(0.05)
    name: str = ray.get_runtime_context().get_node_id()
    return name


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_lost_node_changes_no_byte(cluster: Any, tmp_path: Path) -> None:
    units = [Unit("dont-go-in-there", ("random", "random"), seed, seed) for seed in range(80)]
    columns = {**UNIT_COLUMNS, **RESULT_COLUMNS}
    list(run(units, MatchPlayer(), store=ParquetStore(tmp_path / "local", columns)))
    with RayEngine() as engine:
        assert engine.workers == 2
        until(lambda: len(set(map_items(node, range(60), engine))) == 2)  # once a process of the other has started
        rows = run(units, SlowMatchPlayer(), engine=engine, store=ParquetStore(tmp_path / "ray", columns))
        next(rows)
        (lost,) = [each for each in cluster.list_all_nodes() if not each.head]
        cluster.remove_node(lost, allow_graceful=False)
        assert sum(1 for _ in rows) == 79
        assert len(set(map_items(node, range(4), engine))) == 1
    assert content(tmp_path / "ray") == content(tmp_path / "local")


def test_an_error_of_a_match_is_raised_as_it_is(cluster: Any) -> None:
    broken = Unit("chess", ("random",), 1, 1)
    with RayEngine() as engine, pytest.raises(UnknownGame, match="no game 'chess'") as raised:
        list(run([broken], MatchPlayer(), engine=engine))
    assert raised.value.__notes__ == [f"while playing {broken!r}"]


def test_a_cluster_that_does_not_answer_is_reported_at_once() -> None:
    with pytest.raises(LabError, match=r"no Ray cluster answers at 127\.0\.0\.1:1: start one with `ray start --head`"):
        RayEngine("127.0.0.1:1")


def test_an_instance_on_this_machine_ends_with_the_engine() -> None:
    with RayEngine(jobs=2) as engine:
        assert engine.workers == 2
        assert os.getpid() not in set(map_items(process, range(4), engine))
        assert list(map_items(str, range(3), engine)) == ["0", "1", "2"]
    assert not ray.is_initialized()


def process(item: int) -> int:
    """Return the id of the process that plays an item."""
    return os.getpid()
