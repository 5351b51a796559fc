"""Commands on a Ray cluster of two nodes on this machine. Run by `make test-ray`; skipped without Ray.

They play in a folder that is created after the nodes have started, so that these do not find files by relative paths.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gloaming.engine.learning.policy_model import read
from tests.cli.commands.test_compare import weak_hans
from tests.cli.conftest import Run
from tests.packs import pack

pytest.importorskip("ray")

pytestmark = [pytest.mark.filterwarnings("default"), pytest.mark.usefixtures("cluster")]

HANS = """
game = "final-girl"
options = { killer = "hans-the-butcher" }
bots = ["random", "mine.json"]
packs = ["weak-hans"]
matches = 12
"""


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_an_experiment_with_a_pack_and_weights_of_this_machine_has_the_same_bytes(run: Run, tmp_path: Path) -> None:
    weak_hans(tmp_path / "weak-hans")
    assert run("train", "final-girl", "--matches", "2", "--judged", "0", "--out", "mine.json").exit_code == 0
    (tmp_path / "hans.toml").write_text(HANS)
    for out, words in {"local": ("--jobs", "1"), "cluster": ("--ray",)}.items():
        result = run("lab", "run", "hans.toml", "--out", out, *words)
        assert result.exit_code == 0, result.output
    assert len(json.loads((tmp_path / "local" / "experiment.json").read_text())["plans"][0]["conditions"]) == 4
    assert any(name.endswith(".parquet") for name in content(tmp_path / "local"))
    assert content(tmp_path / "cluster") == content(tmp_path / "local")


def test_training_gives_the_same_weights_with_any_engine(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloaming.cli.experiments.training_run.TEST_MATCHES", 4)
    for out, words in {"1": ("--jobs", "1"), "2": ("--jobs", "2"), "ray": ("--ray",)}.items():
        result = run("train", "final-girl", "--matches", "6", "--judged", "8", "--out", f"{out}.json", *words)
        assert result.exit_code == 0, result.output
    alone, *others = (read(tmp_path / f"{out}.json") for out in ("1", "2", "ray"))
    assert any(alone.policy) and any(alone.value)
    for other in others:
        assert (other.policy, other.value, other.trust) == (alone.policy, alone.value, alone.trust)


@pytest.mark.parametrize(
    "command",
    [
        "compare fatal-frame --pack well --bots random --matches 6",
        "sim fatal-frame --pack well --matches 6 --no-rotate",
        "ladder fatal-frame --pack well --bots random,greedy:1 --deals 2",
        "evaluate greedy:1 --game fatal-frame --pack well --against random --deals 2",
        "campaign simulate ghost-hunter --campaigns 1 --bots random --seats 2 --tries 1",
    ],
    ids=lambda command: command.split()[0],
)
def test_commands_print_the_same(run: Run, tmp_path: Path, command: str) -> None:
    pack(tmp_path / "well")
    printed = []
    for words in (("--jobs", "1"), ("--ray",)):
        result = run(*command.split(), "--json", *words)
        assert result.exit_code == 0, result.output
        printed.append(json.loads(result.stdout))
        printed[-1].pop("speed", None)
    assert printed[0] == printed[1]
