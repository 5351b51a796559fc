"""The check of wording: what it finds, and what it leaves alone."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


def load() -> ModuleType:
    spec = spec_from_file_location("wording", ROOT / "scripts" / "wording.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


wording = load()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(wording, "ROOT", tmp_path)
    return tmp_path


def test_phrases_are_found_in_comments_strings_and_docstrings(folder: Path) -> None:
    file = folder / "door.py"
    file.write_text('"""It is told\nby Somebody."""\n\nwhoever = 1  # thus\nname = f"dealt anew {1}"\n')
    assert list(wording.violations(file)) == [(1, "is told"), (2, "Somebody"), (4, "thus"), (5, "anew")]


def test_other_files_are_searched_as_a_whole(folder: Path) -> None:
    file = folder / "guide.md"
    file.write_text("# Doors\n\nStand beside the door, and use one\u2019s own key.\n")
    assert list(wording.violations(file)) == [(3, "beside"), (3, "one's own")]


def test_parts_of_words_are_none(folder: Path) -> None:
    file = folder / "guide.md"
    file.write_text("Besides, enthusiasts of the renewed canew never reckoned-with what-ever it was.\n")
    assert list(wording.violations(file)) == []


def test_a_file_may_be_allowed_a_phrase(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = folder / "cards.toml"
    file.write_text('name = "Once More"\ntext = "Once more, whatever happens."\n')
    monkeypatch.setitem(wording.EXCEPTIONS, "cards.toml", ("once more",))
    assert list(wording.violations(file)) == [(2, "whatever")]
