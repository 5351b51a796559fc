"""Names in the package: outside the games, no two modules and no two classes share one."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import gloaming

SOURCE = Path(gloaming.__file__).parent

SKIPPED = {"games"}


def modules() -> Iterator[Path]:
    """Yield the modules outside SKIPPED, without those that every package may have."""
    for path in sorted(SOURCE.rglob("*.py")):
        if not SKIPPED & set(path.relative_to(SOURCE).parts) and path.name not in ("__init__.py", "__main__.py"):
            yield path


def repeated(places: dict[str, list[str]]) -> dict[str, list[str]]:
    """Return the names that stand in several places."""
    return {name: where for name, where in places.items() if len(where) > 1}


def test_no_two_modules_share_a_name() -> None:
    places = defaultdict(list)
    for path in modules():
        places[path.stem].append(str(path.relative_to(SOURCE)))
    assert len(places) > 120
    assert repeated(places) == {}


def test_no_two_classes_share_a_name() -> None:
    places = defaultdict(list)
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(str(path.relative_to(SOURCE)))
    assert len(places) > 300
    assert repeated(places) == {}
