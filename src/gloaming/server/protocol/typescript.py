"""Generate the TypeScript types of each game's view, events and options.

`python -m gloaming.server.protocol.typescript FOLDER` writes a file `types.ts` for each game into the game's folder
inside FOLDER. With `--check` it writes nothing and only lists the files that are out of date.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import gloaming
from gloaming.engine.match.match import Game
from gloaming.engine.rules.declarations import Declared

HEAD = "/** Generated from what the game declares by `make generate`: do not edit. */\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def main(folder: Path, *, check: bool) -> None:
    """Write the TypeScript types of each game into the game's folder inside `folder`.

    check: write nothing, and exit with the names of the files that are out of date.
    """
    stale = []
    for id in gloaming.games():
        game = gloaming.game(id)
        path, text = folder / game.folder.name / "types.ts", types(game)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            stale.append(str(path))
            if not check:
                path.write_text(text, encoding="utf-8")
    if check and stale:
        sys.exit(f"`make generate` would change {', '.join(stale)}")


def types(game: Game) -> str:
    """Return the TypeScript source with the types of a game's view, events and options."""
    view = import_module(f"gloaming.games.{game.folder.name}.view")
    _, components = msgspec.json.schema_components([view.View], ref_template="{name}")
    components["View"]["description"] += view.Seen.__doc__.partition(".")[2]  # the meaning of its keys
    parts = [interface(component, components[component]) for component in sorted(components)]
    parts.append(tuples("GameEvent", "What can happen.", game.rules.events.declared))
    parts.append(tuples("GameOption", "What may be chosen.", game.rules.actions.declared))
    return "\n".join([HEAD, *parts])


def interface(name: str, schema: dict[str, Any]) -> str:
    """Return a TypeScript interface for the JSON schema of an object."""
    comment = " ".join(schema.get("description", "").split())
    always = schema.get("required", [])
    keys = [f"  {key}{'' if key in always else '?'}: {type_of(field)};" for key, field in schema["properties"].items()]
    return "\n".join([*([f"/** {comment} */"] if comment else []), f"export interface {name} {{", *keys, "}", ""])


def tuples(name: str, comment: str, declared: Sequence[Declared[Any]]) -> str:
    """Return a TypeScript union type with one tuple for each declared event or option."""
    lines = [f"/** {comment} */", f"export type {name} =", *[f"  | {entry.typescript}" for entry in declared]]
    return "\n".join(lines) + ";\n"


def type_of(schema: dict[str, Any]) -> str:
    """Return the TypeScript type that corresponds to a JSON schema."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join([json.dumps(value) for value in schema["enum"]])
    if "anyOf" in schema:
        return " | ".join([type_of(branch) for branch in schema["anyOf"]])
    if "prefixItems" in schema:
        return f"[{', '.join([type_of(item) for item in schema['prefixItems']])}]"
    if schema.get("type") == "array":
        inner = type_of(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
    return PLAIN[schema["type"]] if schema else "unknown"


if __name__ == "__main__":
    main(Path(sys.argv[1]), check="--check" in sys.argv[2:])
