"""Find which tests show the clauses of a living rulebook, which code carries them out, and where they are named."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from gloaming import Game
from gloaming.engine.content.clauses import ID, clauses
from tests.games.contract import HOW_TO_PLAY, contract

TESTS = Path(__file__).parent / "games"


def known(game: Game) -> set[str]:
    """Return the ids of the clauses of a game's RULES.md."""
    return {clause.id for clause in clauses(game.folder)}


@cache
def shown(tests: Path) -> set[str]:
    """Return the ids in the marker `rule` of tests, in the test files of a folder and its subfolders."""
    rules: set[str] = set()
    for tree in _trees(tests.rglob("test_*.py")):
        for node in _defined(tree):
            if node.name.lower().startswith("test"):
                for decorator in node.decorator_list:
                    rules.update(_marked(decorator))
    return rules


def carried_out(source: Path) -> set[str]:
    """Return the ids in the docstrings of a folder's functions, classes and modules, and in its content."""
    rules: set[str] = set()
    for path in source.rglob("*.toml"):
        if "teaching" in path.relative_to(source).parts:
            continue
        for entries in tomllib.loads(path.read_text(encoding="utf-8")).values():
            rules.update([entry.get("rule", "") for entry in entries])
    for tree in _trees(source.rglob("*.py")):
        for node in (tree, *_defined(tree)):
            rules.update(ID.findall(ast.get_docstring(node) or ""))
    return rules


def bare(source: Path) -> list[str]:
    """Return the functions and classes of a folder whose docstring contains only clause ids."""
    names = []
    for path in sorted(source.rglob("*.py")):
        for node in _defined(ast.parse(path.read_text(encoding="utf-8"))):
            docstring = ast.get_docstring(node) or ""
            if ID.search(docstring) and not re.search(r"[a-z]", ID.sub("", docstring)):
                names.append(f"{path.relative_to(source)}: {node.name}")
    return names


def named(*folders: Path) -> dict[str, str]:
    """Map every id in the source, content and tests of some folders to a file that names it."""
    files: dict[str, str] = {}
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml", ".json"):
                for rule in ID.findall(path.read_text(encoding="utf-8")):
                    files.setdefault(rule, str(path.relative_to(folder)))
    return files


def asked(game: Game) -> dict[str, str]:
    """Map each question of a game's flows, by step name, to its clause."""
    program = game.rules.program
    return {name: step.rule for name, step in zip(program.names, program.steps, strict=True) if step.prompt}


def not_said(game: Game, box: Any) -> list[str]:
    """Return the sentences with the numbers of a box that do not occur in RULES.md or How to play."""
    texts = {clause.id: clause.text for clause in clauses(game.folder)}
    how_to_play = tomllib.loads((game.folder / "teaching" / HOW_TO_PLAY).read_text(encoding="utf-8"))
    texts[HOW_TO_PLAY] = "\n".join(_texts(how_to_play))
    return [
        f"{where}: {part}"
        for where, parts in contract(game).numbers(box).items()
        for part in parts
        if not re.search(rf"(?<!\w){re.escape(part)}(?!\w)", texts[where])
    ]


def _texts(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, list | dict):
        for value in data.values() if isinstance(data, dict) else data:
            yield from _texts(value)


def ranges(*folders: Path) -> list[str]:
    """Return ids that are named as a range, so that those in between could not be found."""
    spelled = re.compile(rf"{ID.pattern} (?:to|-) {ID.pattern}")
    paths = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    return [text for path in paths for text in spelled.findall(path.read_text(encoding="utf-8"))]


def _trees(paths: Iterable[Path]) -> Iterator[ast.Module]:
    for path in sorted(paths):
        yield ast.parse(path.read_text(encoding="utf-8"), str(path))


def _defined(node: ast.AST) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    """Yield the functions and classes of a tree. Other statements are skipped."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            yield child
        if isinstance(child, ast.stmt | ast.excepthandler | ast.match_case):
            yield from _defined(child)


def _marked(decorator: ast.expr) -> Iterator[str]:
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.rule", "mark.rule"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
