"""CONTRIBUTING's "Add a game", followed literally in a copy: every test that is not about another game passes there."""

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
OLD: Final = "dont_go_in_there"
NEW: Final = "small_house"
KINDS_OF_FILE: Final = (".py", ".md", ".json")
CHAPTERS: Final = ("turns.py",)
"""Those of most rulebooks."""

ANEW: Final = {
    OLD: NEW,
    "dont-go-in-there": "small-house",
    "dontGoInThere": "smallHouse",
    "Don't Go In There": "Small House",
    "DG-": "SH-",
}
TESTS: Final = ("engine/match/test_public_face.py", "every_game", "bots", "server/tables/test_packs.py", f"games/{NEW}")
ALONE: Final = (
    "test_rulebook.py",
    "test_generate.py",
    "test_page_faces.py",
    "test_page_words.py",
    "test_add_a_game.py",
)


def renamed(text: str) -> str:
    """Return a file of the game under the new name."""
    for old, new in ANEW.items():
        text = text.replace(old, new)
    return text


def add_folder(old: Path) -> None:
    """Return the same folder for the added game."""
    shutil.copytree(old, old.with_name(NEW))
    for path in old.with_name(NEW).rglob("*"):
        if path.is_file():
            path.write_text(renamed(path.read_text(encoding="utf-8")), encoding="utf-8")


def add_lines(path: Path, line: str) -> None:
    """After the last matching line, repeat the first game's line under the new name."""
    text = path.read_text(encoding="utf-8")
    first, *_ = lines = [match[0] for match in re.finditer(line, text, re.MULTILINE | re.DOTALL)]
    assert OLD in first
    path.write_text(text.replace(lines[-1], lines[-1] + renamed(first)), encoding="utf-8")


def add_game(root: Path) -> None:
    """Create a small game as CONTRIBUTING describes: its folders, and a line in every list of games."""
    for folder in ("src/gloaming/games", "tests/games", "web/src/games"):
        add_folder(root / folder / OLD)
    for folder in ("src/gloaming/cli/rendering/boards", "tests/cli/rendering/boards"):
        for path in (root / folder).glob(f"*{OLD}.py"):
            text = renamed(path.read_text(encoding="utf-8"))
            path.with_name(path.name.replace(OLD, NEW)).write_text(text, encoding="utf-8")
    add_lines(root / "src/gloaming/games/__init__.py", r'^    "[a-z-]+": "[a-z_]+",\n')
    add_lines(root / "web/src/games/index.ts", r'^  "[a-z-]+": \{\n.*?\n  \},\n')


def test_every_game_has_its_table_in_the_terminal_and_its_sign_on_the_page() -> None:
    signs = re.findall(r'(?m)^  "([a-z-]+)": \{$', (ROOT / "web/src/games/index.ts").read_text(encoding="utf-8"))
    assert signs == list(gloaming.games())
    modules = {path.stem for path in Path(boards.__file__).parent.glob("[a-z]*.py")}
    assert modules == {game.folder.name for game in gloaming.games().values()}


def test_what_games_have_in_common_stands_in_the_list_of_contributing() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    chapter = text[text.index("## Add a game") : text.index("## Add a lesson")]
    in_every, where_needed = chapter.split("These a game has where it needs them:")
    folders = [game.folder for game in gloaming.games().values()]
    have = Counter(path.name for folder in folders for path in folder.iterdir() if path.suffix in KINDS_OF_FILE)
    have.update(path.name for folder in folders for path in (folder / "rules").glob("[a-z]*.py"))
    for name, number in have.items():
        if number > len(folders) / 2:
            assert name in chapter or name in CHAPTERS, f"{name} is in {number} games"
        if number == len(folders):
            assert name in in_every, f"{name} is in every game"
    for name in re.findall(r"(?m)^    ([a-z]+\.py|[A-Z]+\.md)", where_needed):
        assert 0 < have[name] < len(folders), f"{name} is in {have[name]} games"


@pytest.mark.sweep
def test_a_game_added_as_contributing_says_lets_every_test_that_is_not_of_another_hold(tmp_path: Path) -> None:
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=IGNORED)
        else:
            shutil.copy(ROOT / name, tmp_path)
    add_game(tmp_path)
    others = " or ".join([*gloaming.games(), "lanterns"])
    tests = [f"tests/{name}" for name in (*TESTS, *ALONE)]
    ran(tmp_path, "scripts/generate.py")
    quick = ["-q", "-x", "-p", "no:cacheprovider", "-m", "not sweep"]
    output = ran(tmp_path, "-m", "pytest", *quick, "-k", f"not ({others})", *tests)
    assert re.search(r"\d{3,} passed", output), output


def ran(root: Path, *arguments: str) -> str:
    """Run Python in the copy and return its output."""
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": f"{root / 'src'}:{root}"}
    command = [sys.executable, *arguments]
    result = subprocess.run(command, capture_output=True, text=True, cwd=root, env=env, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout
