"""The matches that the contract walks are shared with every process that runs it."""

from __future__ import annotations

from pathlib import Path

import pytest

import gloaming
from tests.every_game import conftest
from tests.packs import pack

PICKED = [3, 1, 2]


@pytest.fixture(autouse=True)
def walked_nothing_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    walks = tmp_path / "walks"
    walks.mkdir()
    monkeypatch.setattr(conftest, "_folder", [walks])
    monkeypatch.setattr(conftest, "_walked", {})


def test_a_match_walked_by_one_process_is_known_to_all() -> None:
    game = gloaming.games()["fatal-frame"]
    conftest._keep(game, 2, 99, PICKED)
    conftest._walked.clear()
    assert conftest._known(game, 2, 99) == PICKED


@pytest.mark.parametrize("packed_first", [False, True])
def test_a_match_with_other_cards_is_another_match(tmp_path: Path, packed_first: bool) -> None:
    """Both games have the same id, and the choices of one need not be legal in the other."""
    plain = gloaming.games()["fatal-frame"]
    first, then = plain, plain.with_packs(pack(tmp_path / "well"))
    if packed_first:
        first, then = then, first
    conftest._keep(first, 2, 99, PICKED)
    assert conftest._known(then, 2, 99) is None
    assert conftest._known(first, 2, 99) == PICKED
