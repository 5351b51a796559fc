"""The generated pages of the reference are complete."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

import pytest

import gloaming
from gloaming.cli.main import COMMAND_MODULES
from gloaming.engine.content.clauses import clauses
from gloaming.lab.matches.recorded_data import columns
from gloaming.lab.runs.work_units import UNIT_COLUMNS
from gloaming.server.limits.rate_limits import USUAL, Rate
from gloaming.server.protocol.json_schema import wire_structs

from .blocks import DOCS, ROOT

UNITS = {"s": 1.0, "min": 60.0}

LIMITS = {
    "Open a table": USUAL.opening,
    "Open tables over days": USUAL.opening_for_days,
    "Join a public table": USUAL.joining,
    "Create an invite": USUAL.inviting,
    "Look at or use one invite": USUAL.joining,
    "Try a wrong invite code": USUAL.guessing,
    "Create, list, remove or use a passkey": USUAL.passkeys,
    "Import a record": USUAL.records,
    "Import records over days": USUAL.records_for_days,
    "Replay a moment": USUAL.moments,
    "Replay a match that must be replayed from its start": USUAL.replays,
    "Analyze a finished match": USUAL.analyses,
    "View results, daily challenges, own or public tables": USUAL.results,
    "Report a problem": USUAL.reports,
    "Check a pack, look at packs": USUAL.checks,
    "Save, share, import or delete a pack, or open a table with one": USUAL.packs,
    "Compare a pack with the box": USUAL.comparisons,
    "Delete your data": USUAL.deletions,
    "Open a socket at a table": USUAL.connecting,
    "Messages of one socket": USUAL.messages,
    "Messages of all sockets of a person": USUAL.all_messages,
    "Messages over days": USUAL.messages_for_days,
}
"""The rows of the table of rate limits that the server's settings hold."""


@pytest.fixture(scope="module")
def generated() -> ModuleType:
    spec = spec_from_file_location("reference_pages", ROOT / "scripts" / "reference_pages.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_command_has_a_section(generated: ModuleType) -> None:
    page = generated.cli_page()
    for command in COMMAND_MODULES:
        assert f"\n## gloaming {command}\n" in page
    assert "| `--bots <str>` |" in page
    assert "\n## gloaming campaign start\n" in page


def test_every_column_of_the_recorded_data_is_listed(generated: ModuleType) -> None:
    page = generated.recorded_data_page()
    for name in UNIT_COLUMNS:
        assert f"| `{name}` |" in page
    for game in gloaming.games().values():
        for column in columns(game):
            assert f"| `{column.name}` | {column.type} |" in page


def test_every_struct_and_field_of_the_protocol_is_listed(generated: ModuleType) -> None:
    sections = re.split(r"(?m)^### ", generated.protocol_page())[1:]
    by_name = {section.partition("\n")[0]: section for section in sections}
    for struct in wire_structs():
        for field in struct.__struct_encode_fields__:
            assert f"| `{field}` |" in by_name[struct.__name__]
    for link in re.findall(r"\]\(#(\w+)\)", "".join(sections)):
        assert link in {name.lower() for name in by_name}


@pytest.mark.parametrize("game", list(gloaming.games().values()), ids=lambda game: game.id)
def test_every_clause_of_the_rules_has_an_anchor(generated: ModuleType, game: gloaming.Game) -> None:
    page = generated.rules_page(game)
    for clause in clauses(game.folder):
        assert page.count(f"{{ #{clause.id} }}") == 1, clause.id
    assert "<!--" not in page


def test_the_table_of_rate_limits_has_the_numbers_of_the_server() -> None:
    rows = re.findall(
        r"(?m)^\| ([^|]+) \| ([\d,]+) \| ([\d/]+) (s|min) \|$", (DOCS / "reference" / "limits.md").read_text()
    )
    listed = {
        name: Rate(int(burst.replace(",", "")), _number(every) * UNITS[unit]) for name, burst, every, unit in rows
    }
    rates = {field: rate for field, rate in vars(USUAL).items() if isinstance(rate, Rate)}
    assert [field for field, rate in rates.items() if rate not in LIMITS.values()] == ["requests", "stored"]
    for name, rate in LIMITS.items():
        assert listed[name].burst == rate.burst and listed[name].seconds == pytest.approx(rate.seconds), name


def _number(text: str) -> float:
    above, _, below = text.partition("/")
    return float(above) / float(below or 1)
