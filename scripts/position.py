"""Cut a position out of a match, as TOML for a lesson or challenge: `python scripts/position.py record.json --at 40`.

Prints the position after that many choices and the names of the choices that follow. Of hidden piles it names only the
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
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("record", type=Path)
    asked.add_argument("--at", type=int, default=0, help="the choices before the position")
    wanted = asked.parse_args()
    match = gloaming.replay(json.loads(wanted.record.read_text("utf-8")))
    try:
        position = at_position(match, wanted.at)
    except ValueError as error:
        sys.exit(str(error))
    if POSITION not in position.settings:
        sys.exit("the match does not go on from a position as it went")
    print(toml({"choices": names_of(position)}))
    print(f"\n[{POSITION}]\n{toml(position.settings[POSITION])}")


def toml(table: Mapping[str, Any]) -> str:
    """A position in TOML, the tables in it last."""
    lines = [line(key, value) for key, value in table.items() if not isinstance(value, dict) and value != []]
    for key, value in table.items():
        if isinstance(value, dict):
            lines += [f"\n[{POSITION}.{key}]", *[line(name, part) for name, part in value.items()]]
    return "\n".join(lines)


def line(key: str, value: Any) -> str:
    """A key and its value, in several lines where it is a long list."""
    short = f"{key} = {inline(value)}"
    if not isinstance(value, list) or len(short) <= WIDTH:
        return short
    rows = [""]
    for part in value:
        text = f"{inline(part)},"
        if isinstance(part, list) or len(rows[-1]) + len(text) >= WIDTH - 4:
            rows.append("")
        rows[-1] = f"{rows[-1]} {text}".strip()
    return f"{key} = [\n" + "".join([f"    {row}\n" for row in rows if row]) + "]"


def inline(value: Any) -> str:
    """A value in one line, a table in braces."""
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {inline(part)}" for key, part in value.items()]) + " }"
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    main()
