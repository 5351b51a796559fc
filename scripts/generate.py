"""Generate code from the declarations of each game: `generated/state.py`, `generated/events.py` and
`generated/flows.py`.

`python scripts/generate.py` writes the files; `--check` only lists outdated ones. It reads the declarations without
importing them, so it works while generated files are missing or broken:

- the fields of `fields.py`, the events of `events.py`, the flows of `flows.py` that name their arguments,
- and those of the same files in each folder of the game's `films`.

Then it imports the games to write the clauses of cards in RULES.md, the pack reference (`docs/packs`) and the list of
`gloaming games` (`listing.json`).
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import textwrap
from keyword import iskeyword
from pathlib import Path

GAMES = Path(__file__).parent.parent / "src/gloaming/games"
HEAD = '"""Generated from {files} by `make generate`: do not edit."""\n\nfrom __future__ import annotations\n\n'
FIELD_KINDS = ("zone", "value", "chosen", "shared")
LISTS = "list[list[int]]"
"""The only nested lists whose inner lists are copied."""
WIDTH = 120
LOGGED = 5
"""The most numbers of an event that `gloaming.engine.state.log` takes as separate arguments."""
OF_EVENT = ("public", "you", "pieces", "begins", "scene")
"""The arguments of a declared event that are not numbers."""


def main() -> None:
    stale = []
    for game in sorted(GAMES.iterdir()):
        for path, text in sources(game).items():
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                stale.append(path.relative_to(GAMES))
                if "--check" not in sys.argv:
                    path.parent.mkdir(exist_ok=True)
                    path.write_text(text, encoding="utf-8")
    for path, text in (rulebooks() | references() | listing()).items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path.relative_to(GAMES if path.is_relative_to(GAMES) else GAMES.parents[2]))
            if "--check" not in sys.argv:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    if "--check" in sys.argv and stale:
        sys.exit(f"`make generate` would change {', '.join(map(str, stale))}")


def sources(game: Path) -> dict[Path, str]:
    """Return the contents of the generated files of a game."""
    texts = {}
    for name, source in (("fields.py", state), ("events.py", events), ("flows.py", flows)):
        files = [*game.glob(name), *sorted(game.glob(f"films/*/{name}"))]
        if files and (text := source(files)):
            path = game / "generated" / ("state.py" if source is state else name)
            texts[path] = tidy(path, text)
            texts[path.with_name("__init__.py")] = '"""What `make generate` writes from the declarations."""\n'
    return texts


def rulebooks() -> dict[Path, str]:
    """Return the RULES.md of each game and its films, with the clauses of cards generated from their entries."""
    import gloaming
    from gloaming.engine.content.clauses import rulebooks as updated_rulebooks

    texts = {}
    try:
        for game in gloaming.games().values():
            folder = GAMES / game.folder.name
            if (folder / "RULES.md").exists():
                texts.update(updated_rulebooks(folder, game.clauses()))
    except gloaming.GloamingError as error:
        sys.exit(str(error))
    return texts


def references() -> dict[Path, str]:
    """Return the pack reference of each game."""
    import gloaming

    games = [game for game in gloaming.games().values() if (GAMES / game.folder.name / "RULES.md").exists()]
    if not games:
        return {}
    import reference

    return reference.references(games)


def listing() -> dict[Path, str]:
    """Return the list of `gloaming games`, so that the command loads no game."""
    import gloaming
    from gloaming.games.listing import FILE, listed

    games = [listed(game) for game in gloaming.games().values()]
    return {GAMES / FILE.name: json.dumps(games, ensure_ascii=False, indent=1) + "\n"}


def tidy(path: Path, source: str) -> str:
    """Return the source formatted, with sorted and unused imports removed."""
    for command in (["check", "--fix", "--quiet", "--select", "I,F401", "--ignore-noqa"], ["format", "--quiet"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--stdin-filename", str(path), "-"]
        source = subprocess.run(ruff, input=source, capture_output=True, check=True, text=True).stdout
    return source


def head(files: list[Path]) -> str:
    return HEAD.format(files=files[0].name + (" here and in films" if len(files) > 1 else ""))


class Self(ast.NodeTransformer):
    """Renames the parameter of a lambda to `self`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name("self", node.ctx) if node.id == self.name else node


def state(files: list[Path]) -> str:
    """Return the source of the slotted class of the fields."""
    imports, slots, types, starts, copies = [], [], [], [], []
    numbers, piles = [], []
    about = ""
    for path in files:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        imports += [ast.unparse(node) for node in tree.body if isinstance(node, ast.ImportFrom)]
        cls = next(node for node in tree.body if isinstance(node, ast.ClassDef))
        about = about or ast.get_docstring(cls) or ""
        for node in cls.body:
            if isinstance(node, ast.AnnAssign):
                name, hint, kind, start, doc = field(node, path)
                slots.append(f'"{name}",')
                types += [f"    # {doc}", f"    {name}: {hint}"] if doc else [f"    {name}: {hint}"]
                if hint in ("int", "bool"):
                    numbers.append(name)
                elif kind == "zone" and not hint.startswith("list["):
                    piles.append(name)
                if kind in ("zone", "value"):
                    starts.append(f"        self.{name} = {start}")
                copies.append(f"        other.{name} = {copied(f'self.{name}', hint)}")
    lines = [
        head(files) + "from typing import Final\n",
        "from gloaming.engine.state.state import State",
        *imports,
        "class Fields(State):",
        f'    """{about}"""\n\n    # fmt: off\n    __slots__ = (',
        packed(slots, 8),
        "    )\n    # fmt: on\n",
        *types,
        "\n    def start(self, seats: int) -> None:",
        '        """Stand as before the first step of the rules. Chosen and shared fields are set before."""',
        "        self.seats = seats",
        *starts,
        "\n    def copy_fields(self, other: Fields) -> None:",
        '        """Give every field to another table, sharing nothing that can change."""',
        "        self.copy_to(other)",
        *copies,
        "\n# fmt: off\nNUMBERS: Final = (",
        packed([f'"{name}",' for name in numbers + piles], 4),
        ")\n# fmt: on\n",
        "\ndef numbers(s: Fields) -> list[int]:",
        '    """Whole numbers, then how many cards lie in each single pile, hidden ones too: in order of NUMBERS."""',
        "    # fmt: off\n    return [",
        packed([f"s.{name}," for name in numbers] + [f"len(s.{name})," for name in piles], 8),
        "    ]\n    # fmt: on",
    ]
    return "\n".join(lines) + "\n"


def packed(words: list[str], indent: int) -> str:
    """Wrap words at the project's line width."""
    return textwrap.fill(" ".join(words), WIDTH, initial_indent=" " * indent, subsequent_indent=" " * indent)


def field(node: ast.AnnAssign, path: Path) -> tuple[str, str, str, str, str]:
    """Return name, type and kind of a field, the source of its initial value, and its description."""
    call = node.value
    if not isinstance(node.target, ast.Name) or not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
        sys.exit(f"{path}:{node.lineno}: a field is `name: type = {'|'.join(FIELD_KINDS)}(...)`")
    name, hint, kind = node.target.id, ast.unparse(node.annotation), call.func.id
    if kind not in FIELD_KINDS:
        sys.exit(f"{path}:{node.lineno}: a field must be one of {', '.join(FIELD_KINDS)}, not {kind}")
    if hint.count("list[") > (2 if hint == LISTS else hint.startswith("list[")):
        sys.exit(f"{path}:{node.lineno}: a copy would share the lists inside '{name}'; use tuples")
    each = next((word.value for word in call.keywords if word.arg == "each"), None)
    start = "()" if kind == "zone" else ast.unparse(call.args[0]) if kind == "value" else ""
    if isinstance(each, ast.Lambda):
        count = Self(each.args.args[0].arg).visit(each.body)
        if hint == LISTS:
            start = f"[{start} for _ in range({ast.unparse(count)})]"
        else:
            single = ast.parse(f"({start},)" if hint.startswith("tuple[") else f"[{start}]", mode="eval").body
            start = ast.unparse(ast.BinOp(single, ast.Mult(), count))
    at = 0 if kind in ("chosen", "shared") else 1
    doc = _text(call.args[at]) if len(call.args) > at else ""
    return name, hint, kind, start, doc


def copied(field: str, hint: str) -> str:
    """Return the source that copies a field."""
    if hint == LISTS:
        return f"[entry[:] for entry in {field}]"
    return f"{field}[:]" if hint.startswith("list[") else field


def events(files: list[Path]) -> str:
    """Return the source of a function with typed arguments for each event; events with a secret have two versions."""
    logs = ", ".join(f"log{count}" for count in range(LOGGED + 1))
    parts = [
        f"{head(files)}from gloaming.engine.state.log import {logs}\nfrom gloaming.engine.state.state import State"
    ]
    for path in files:
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Declared":
                parts.append(function(call, path))
    return "\n\n\n".join(parts) + "\n"


def function(call: ast.Call, path: Path) -> str:
    """Return the source of the function of an event. knowers: mask of the seats that see the whole event."""
    verb = _text(call.args[0]) if len(call.args) == 2 else ""
    if not verb:
        sys.exit(f"{path}:{call.lineno}: an event has a verb and its words first")
    name = verb.replace("-", "_")
    name += "_" if iskeyword(name) else ""
    doc = _text(call.args[1]) or f"The event `{verb}`."
    many = {word.arg for word in call.keywords if ast.unparse(word.value).startswith("each(")}
    numbers = [word.arg for word in call.keywords if word.arg is not None and word.arg not in OF_EVENT]
    taken = sorted({"s", "knowers"}.intersection(numbers))
    if taken:
        sys.exit(f"{path}:{call.lineno}: '{verb}' names a number '{taken[0]}', which is reserved")
    takes = ["s: State", *[f"*{number}: int" if number in many else f"{number}: int" for number in numbers]]
    gives = [f"*{number}" if number in many else number for number in numbers]
    public = next((_text(word.value) for word in call.keywords if word.arg == "public"), "")
    if not public:
        if many or len(numbers) > LOGGED:
            return _function(name, takes, doc, f"s.tell({_event(verb, gives)})")
        return _function(name, takes, doc, f"log{len(numbers)}(s.events, {', '.join([repr(verb), *numbers])})")
    known = [give if f"{{{give}}}" in public or f"{{{give}}}" not in doc else "-1" for give in gives]
    takes.insert(1, "knowers: int")
    both = f"{_event(verb, gives)}, {_event(verb, known)}"
    return _function(name, takes, f"{doc} For others than the knowers: {public}", f"s.tell_only(knowers, {both})")


def flows(files: list[Path]) -> str:
    """Return the source of an arguments class for each flow that names its arguments; "" without such flows."""
    classes, named = [], []
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for flow, steps in zip(node.keys, node.values) if isinstance(node, ast.Dict) else ():
                arguments = _arguments(steps)
                if flow is not None and arguments:
                    words = re.findall(r"\w+", _text(flow).replace("'", ""))
                    name = "".join(word[:1].upper() + word[1:] for word in words) + "Args"
                    classes.append(_class(name, _text(flow), arguments))
                    named.append(f'    "{_text(flow)}": {name},')
    if not classes:
        return ""
    imports = "from collections.abc import Callable\nfrom typing import Final\n\nfrom gloaming.engine.flow import Named"
    table = "NAMED: Final[dict[str, Callable[..., Named]]] = {\n" + "\n".join(named) + "\n}"
    return "\n\n\n".join([head(files) + imports, *classes, table]) + "\n"


def _arguments(steps: ast.expr) -> dict[str, str]:
    """Return the arguments that a flow names in its first line, with their descriptions."""
    first = steps.elts[0] if isinstance(steps, ast.Tuple) and steps.elts else None
    if not isinstance(first, ast.Call) or ast.unparse(first.func) != "takes":
        return {}
    return {word.arg: _text(word.value) for word in first.keywords if word.arg is not None}


def _class(name: str, flow: str, arguments: dict[str, str]) -> str:
    lines = [
        f"class {name}(Named):",
        f'    """The arguments of the flow `{flow}`.\n',
        *textwrap.wrap("; ".join(f"{name}: {what}" for name, what in arguments.items()) + ".", WIDTH - 4),
        '"""\n',
        f"__slots__ = ({', '.join(map(repr, arguments))})\n",
        f"def __init__(self, {', '.join(f'{argument}: int' for argument in arguments)}) -> None:",
        *[f"    self.{argument}: Final[int] = {argument}" for argument in arguments],
        "\ndef numbers(self) -> tuple[int, ...]:",
        '    """The arguments in the order in which the flow takes them."""',
        f"    return ({', '.join(f'self.{argument}' for argument in arguments)})",
    ]
    return lines[0] + "\n" + lines[1] + "\n" + textwrap.indent("\n".join(lines[2:]), "    ")


def _text(node: ast.expr) -> str:
    """Return the value of a string literal; "" for other nodes."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _event(verb: str, gives: list[str]) -> str:
    return f'("{verb}", {", ".join(gives)})'


def _function(name: str, takes: list[str], doc: str, body: str) -> str:
    return f'def {name}({", ".join(takes)}) -> None:\n    """{doc}"""\n    {body}'


if __name__ == "__main__":
    main()
