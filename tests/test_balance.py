"""The measured facts about the games: every one was made from the experiments and rules that are in the repository."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import gloaming
from gloaming.cli.experiments.experiment_run import play_experiment
from gloaming.lab.experiments.experiment import GamePlan
from gloaming.lab.experiments.experiment_file import read_experiment
from gloaming.lab.reports.report_tables import own_sections
from gloaming.lab.reports.run_folder import read_run
from gloaming.lab.runs.engines.local import LocalEngine

ROOT = Path(__file__).parents[1]
EXPERIMENTS = ROOT / "experiments"

QUICK = {"search:100": "policy"}
"""A quick bot instead of a slow one."""


def load() -> ModuleType:
    spec = spec_from_file_location("balance", ROOT / "scripts" / "balance.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


balance = load()


def check(where: str, name: str, fingerprint: str, rules: str) -> None:
    """Check what a table was made from."""
    experiment = read_experiment(EXPERIMENTS / f"{name}.toml")
    remake = f"run `make balance`, or `python scripts/balance.py {name}`"
    assert fingerprint == experiment.fingerprint, f"{where}: experiments/{name}.toml has changed since: {remake}"
    version = gloaming.game(experiment.plans[0].game).version
    assert rules == str(version), f"{where}: made with rules {rules}, which are now {version}: {remake}"


@pytest.mark.parametrize("name", [name for name in balance.names() if name.startswith("balance/")])
def test_the_balance_file_of_a_game_is_current(name: str) -> None:
    path = balance.balance_file(name)
    assert path.exists(), f"there is no {path}: run `make balance`"
    text = path.read_text("utf-8")
    facts = dict(re.findall(r"^\| ([^|]+) \| ([^|]*) \|$", text.partition("\n## Provenance\n")[2], re.MULTILINE))
    written = f"<!-- Written by `gloaming lab report build/lab/{name} --markdown`."
    assert text.startswith(written), f"{path} is not written by `make balance`: run it"
    assert facts["experiment file"] == f"experiments/{name}.toml"
    check(str(path.relative_to(ROOT)), name, facts["fingerprint"], facts["rules"])


@pytest.mark.parametrize("page", balance.PAGES, ids=lambda page: page.name)
def test_the_tables_in_pages_are_current(page: Path) -> None:
    text = page.read_text("utf-8")
    for block in balance.BLOCK.finditer(text):
        source = balance.SOURCE.search(block[0])
        assert source is not None, f"{page.name}: {block['title']} is empty: run `make balance`"
        assert source[1] == block["name"]
        check(f"{page.name}: {block['title']}", source[1], source[3], source[2])


def test_every_strength_experiment_is_shown() -> None:
    shown = {block["name"] for page in balance.PAGES for block in balance.BLOCK.finditer(page.read_text("utf-8"))}
    assert shown == {name for name in balance.names() if name.startswith("strength/")}


@pytest.mark.parametrize("name", balance.names())
def test_the_tables_of_an_experiment_can_be_made(name: str, tmp_path: Path) -> None:
    pytest.importorskip("duckdb")
    pytest.importorskip("pyarrow")
    experiment = read_experiment(EXPERIMENTS / f"{name}.toml")
    plans = []
    for plan in (experiment.plans[0], experiment.plans[-1]):
        bots = {bot: QUICK.get(bot, bot) for condition in plan.conditions for bot in condition.bots}
        those = [replace(each, bots=tuple([bots[bot] for bot in each.bots])) for each in plan.conditions[:3]]
        plans.append(GamePlan(those, plan.seed, plan.rotate, matches=2))
    play_experiment(replace(experiment, plans=tuple(plans)), LocalEngine(), tmp_path)
    tables = read_run(tmp_path).report.tables
    assert [section.title for section in own_sections(tmp_path, tables)] == [table.title for table in tables]
    assert tables
