from __future__ import annotations

from pathlib import Path

import pytest

import gloaming
from gloaming.engine.content.clauses import clauses
from tests.cli.conftest import GAME, Run, clause, refused, words


def test_a_rule_is_found_by_its_id(run: Run) -> None:
    shown = run("rules", GAME, "dg-take-1").stdout
    assert clause("DG-TAKE-1") in words(shown)
    assert "DG-TAKE-2" not in shown


def test_rules_are_found_by_a_word(run: Run) -> None:
    shown = run("rules", GAME, "flashlights").stdout
    assert "DG-ROLL-2" in shown
    assert "DG-TAKE-1" not in shown


def test_without_a_word_all_rules_are_listed_without_marks(run: Run) -> None:
    shown = run("rules", GAME).stdout
    for rule in clauses(gloaming.game(GAME).folder):
        assert f"{rule.id} " in shown
    assert "*" not in shown


def test_a_word_that_no_rule_holds_gets_the_nearest_ids(run: Run) -> None:
    assert "the nearest are: DG-TAKE" in refused(run("rules", GAME, "DG-TAKEN-1"))


def test_a_missing_rulebook_is_named(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(gloaming.game(GAME), "folder", tmp_path)
    assert f"{tmp_path / 'RULES.md'}: No such file" in refused(run("rules", GAME))
