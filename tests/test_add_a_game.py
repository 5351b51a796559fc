"""The tutorial "Add a game", followed to the letter in a copy: every test that is not of another game holds there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

import gloaming
from gloaming.cli.rendering import boards

ROOT: Final = Path(__file__).parents[1]
COPIED: Final = ("src", "tests", "scripts", "docs", "web", "pyproject.toml", "README.md", "CONTRIBUTING.md")
IGNORED: Final = shutil.ignore_patterns("__pycache__", "page", "*.so", "node_modules", "build")
NEW: Final = "small_house"
KINDS_OF_FILE: Final = (".py", ".md", ".json")
CHAPTERS: Final = ("turns.py",)
"""Those of most rulebooks."""

TESTS: Final = ("engine/match/test_public_face.py", "every_game", "bots", "server/tables/test_packs.py", f"games/{NEW}")
ALONE: Final = (
    "test_rulebook.py",
    "test_generate.py",
    "test_page_faces.py",
    "test_page_words.py",
    "test_add_a_game.py",
)


def test_every_game_has_its_table_in_the_terminal_and_its_sign_on_the_page() -> None:
    signs = re.findall(r'(?m)^  "([a-z-]+)": \{$', (ROOT / "web/src/games/index.ts").read_text(encoding="utf-8"))
    assert signs == list(gloaming.games())
    modules = {path.stem for path in Path(boards.__file__).parent.glob("[a-z]*.py")}
    assert modules == {game.folder.name for game in gloaming.games().values()}


def test_what_games_have_in_common_stands_in_the_lists_of_the_tutorial() -> None:
    text = (ROOT / "docs/tutorials/add-a-game.md").read_text(encoding="utf-8")
    told = text[text.index("### What every game has") : text.index("### Outside its folder")]
    in_every, where_needed = told.split("### What a game has where it needs it")
    folders = [game.folder for game in gloaming.games().values()]
    have = Counter(path.name for folder in folders for path in folder.iterdir() if path.suffix in KINDS_OF_FILE)
    have.update(path.name for folder in folders for path in (folder / "rules").glob("[a-z]*.py"))
    for name, number in have.items():
        if number > len(folders) / 2:
            assert name in told or name in CHAPTERS, f"{name} is in {number} games"
        if number == len(folders):
            assert name in in_every, f"{name} is in every game"
    for name in re.findall(r"(?m)^([a-z]+\.py|[A-Z]+\.md)", where_needed):
        assert 0 < have[name] < len(folders), f"{name} is in {have[name]} games"


@pytest.mark.sweep
def test_a_game_added_as_the_tutorial_says_lets_every_test_that_is_not_of_another_hold(tmp_path: Path) -> None:
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=IGNORED)
        else:
            shutil.copy(ROOT / name, tmp_path)
    ran(tmp_path, "scripts/new_game.py", NEW.replace("_", "-"), "Small House", "SH")
    others = " or ".join([*gloaming.games(), "lanterns"])
    tests = [f"tests/{name}" for name in (*TESTS, *ALONE)]
    ran(tmp_path, "scripts/generate.py")
    quick = ["-q", "-x", "-p", "no:cacheprovider", "-m", "not sweep"]
    told = ran(tmp_path, "-m", "pytest", *quick, "-k", f"not ({others})", *tests)
    assert re.search(r"\d{3,} passed", told), told


def ran(root: Path, *arguments: str) -> str:
    """What Python says in the copy."""
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": f"{root / 'src'}:{root}"}
    command = [sys.executable, *arguments]
    told = subprocess.run(command, capture_output=True, text=True, cwd=root, env=env, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout
