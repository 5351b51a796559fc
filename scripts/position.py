"""Cut a position out of a match, as TOML for a lesson or challenge: `python scripts/position.py record.json --at 40`.

Prints the position after that many choices and the names of the following choices. For hidden piles it lists only the
cards that the rest of the record needs.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.games.golden import at_position, names_of

import gloaming
from gloaming.engine.match.settings import POSITION

WIDTH = 118


def main() -> None:
    """Print the position of a record."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("record", type=Path)
    parser.add_argument("--at", type=int, default=0, help="number of choices before the position")
    arguments = parser.parse_args()
    match = gloaming.replay(json.loads(arguments.record.read_text("utf-8")))
    try:
        position = at_position(match, arguments.at)
    except ValueError as error:
        sys.exit(str(error))
    if POSITION not in position.settings:
        sys.exit("the match does not continue from this position as recorded")
    print(toml({"choices": names_of(position)}))
    print(f"\n[{POSITION}]\n{toml(position.settings[POSITION])}")


def toml(table: Mapping[str, Any]) -> str:
    """Format a position as TOML, with its tables last."""
    lines = [line(key, value) for key, value in table.items() if not isinstance(value, dict) and value != []]
    for key, value in table.items():
        if isinstance(value, dict):
            lines += [f"\n[{POSITION}.{key}]", *[line(name, part) for name, part in value.items()]]
    return "\n".join(lines)


def line(key: str, value: Any) -> str:
    """Format a key and its value; long lists take several lines."""
    return f"{key} = {text(value, len(key) + 3)}"


def text(value: Any, before: int, indent: str = "") -> str:
    """Format a value; long lists take several lines. before: the number of preceding characters."""
    short = inline(value)
    if not isinstance(value, list) or before + len(short) <= WIDTH:
        return short
    inner = indent + "    "
    rows = [""]
    for part in value:
        more = f"{text(part, len(inner) + 1, inner)},"
        if isinstance(part, list | dict) or len(inner) + len(rows[-1]) + len(more) >= WIDTH:
            rows.append("")
        rows[-1] = f"{rows[-1]} {more}".strip()
    return "[\n" + "".join([f"{inner}{row}\n" for row in rows if row]) + f"{indent}]"


def inline(value: Any) -> str:
    """Format a value in one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {inline(part)}" for key, part in value.items()]) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join([inline(part) for part in value]) + "]"
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    main()
