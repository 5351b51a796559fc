"""Start a new game as a copy of Don't Go In There: its folders, and a line in each list of games.

python scripts/new_game.py small-house "Small House" SH
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
OLD: Final = "dont_go_in_there"
FOLDERS: Final = ("src/gloaming/games", "tests/games", "web/src/games")
BOARDS: Final = ("src/gloaming/cli/rendering/boards", "tests/cli/rendering/boards")


def main(id: str, title: str, topic: str) -> None:
    """Copy the game. id: words with hyphens; title: for people; topic: how ids of clauses begin, such as SH."""
    if not re.fullmatch(r"[a-z]+(-[a-z]+)*", id) or not re.fullmatch(r"[A-Z]{2}", topic):
        sys.exit("An id has small letters and hyphens (small-house), a topic has two capital letters (SH).")
    folder = id.replace("-", "_")
    first, *rest = id.split("-")
    names = {
        OLD: folder,
        OLD.replace("_", "-"): id,
        "dontGoInThere": first + "".join(word.capitalize() for word in rest),
        "Don't Go In There": title,
        "DG-": f"{topic}-",
    }
    if (ROOT / FOLDERS[0] / folder).exists():
        sys.exit(f"There is a game {id} already.")
    for parent in FOLDERS:
        if (ROOT / parent / OLD).is_dir():
            _copy_folder(ROOT / parent / OLD, folder, names)
    for parent in BOARDS:
        for path in (ROOT / parent).glob(f"*{OLD}.py"):
            copy = path.with_name(path.name.replace(OLD, folder))
            copy.write_text(_renamed(path.read_text(encoding="utf-8"), names), encoding="utf-8")
    _add_line(ROOT / "src/gloaming/games/__init__.py", r'^    "[a-z-]+": "[a-z_]+",\n', names)
    _add_line(ROOT / "web/src/games/index.ts", r'^  "[a-z-]+": \{\n.*?\n  \},\n', names)


def _copy_folder(old: Path, folder: str, names: dict[str, str]) -> None:
    new = shutil.copytree(old, old.with_name(folder), ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for path in new.rglob("*"):
        if path.is_file():
            path.write_text(_renamed(path.read_text(encoding="utf-8"), names), encoding="utf-8")


def _add_line(path: Path, line: str, names: dict[str, str]) -> None:
    """Add the line of the copied game, under the new names, after the last of the lines that match."""
    if path.is_file():
        text = path.read_text(encoding="utf-8")
        first, *_ = lines = [match[0] for match in re.finditer(line, text, re.MULTILINE | re.DOTALL)]
        path.write_text(text.replace(lines[-1], lines[-1] + _renamed(first, names)), encoding="utf-8")


def _renamed(text: str, names: dict[str, str]) -> str:
    for old, new in names.items():
        text = text.replace(old, new)
    return text


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
