"""The fields of a game's state, declared a line each.

The declaration is a class body in a file of its own, never compiled and never used but here and for `declared`; what
is generated is the slotted class that the game's own table stands on.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_type_hints

from gloaming.engine.zones import ALL, Field, Value, Zone

HEAD = '"""Generated from {file} by `make fields`: do not edit."""\n'


class Line:
    """One field: what makes it a Zone or a Value, and how it starts.

    each: how many, by the seats; its source is copied.
    """

    def __init__(
        self, seen: str, each: Callable[[int], int] | None, doc: str, zone: dict[str, Any] | None, revealed: str
    ) -> None:
        self.seen, self.each, self.doc, self.zone, self.revealed = seen, each, doc, zone, revealed


def zone(
    seen: str,
    doc: str,
    *,
    each: Callable[[int], int] | None = None,
    back: str = "card",
    looked: str = "",
    piece: Callable[[int], str] | None = None,
) -> Any:
    """Cards. each: one pile for each of so many."""
    return Line(seen, each, doc, {"back": back, "looked": looked, "piece": piece, "many": bool(each)}, "")


def value(
    start: Any, doc: str, seen: str = ALL, *, each: Callable[[int], int] | None = None, revealed: str = ""
) -> Any:
    """Anything but cards. start: what it is before the first step; it is read from the source."""
    return Line(seen, each, doc, None, revealed)


def shared(doc: str) -> Any:
    """What all copies share and no save holds; `table` sets it."""
    return Line("", None, doc, None, "")


def declared(cls: type) -> tuple[Field, ...]:
    """Who sees which field."""
    found: list[Field] = []
    for name, hint in get_type_hints(cls).items():
        line: Line = vars(cls)[name]
        if line.zone is not None:
            found.append(Zone(name, line.seen, **line.zone))
        elif line.seen:
            found.append(Value(name, hint, line.seen, revealed=line.revealed))
    return tuple(found)


def generated(path: Path) -> str:
    """The source of the class that a declaration stands for."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imports = [ast.unparse(node) for node in tree.body if isinstance(node, ast.ImportFrom) and _kept(node)]
    cls = next(node for node in tree.body if isinstance(node, ast.ClassDef))
    names, types, starts, copies = [], [], [], []
    for node in cls.body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        name, hint, call = node.target.id, ast.unparse(node.annotation), node.value
        assert isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        each = next((ast.unparse(word.value).partition(": ")[2] for word in call.keywords if word.arg == "each"), "")
        kind = call.func.id
        one = "()" if kind == "zone" else ast.unparse(call.args[0])
        names.append(f'        "{name}",')
        types.append(f"    {name}: {hint}")
        if kind != "shared":
            starts.append(f"        self.{name} = {f'[{one}] * ({each})' if each else one}")
        copies.append(f"        other.{name} = self.{name}{'[:]' if hint.startswith('list[') else ''}")
    return "\n".join(
        [
            HEAD.format(file=path.name),
            "",
            "from gloaming.engine.state import State",
            *imports,
            "",
            "",
            f"class {cls.name}(State):",
            f'    """{ast.get_docstring(cls)}"""',
            "",
            "    __slots__ = (",
            *names,
            "    )",
            "",
            *types,
            "",
            "    def start(self, seats: int) -> None:",
            '        """As it stands before the first step of the rules."""',
            *starts,
            "",
            f"    def copy_fields(self, other: {cls.name}) -> None:",
            '        """Give every field to another table, sharing nothing that can change."""',
            "        self.copy_to(other)",
            *copies,
            "",
        ]
    )


def _kept(node: ast.ImportFrom) -> bool:
    return node.module not in ("gloaming.engine.fields", "gloaming.engine.zones")


if __name__ == "__main__":
    here = Path(sys.argv[1])
    here.with_name("laid.py").write_text(generated(here), encoding="utf-8")
