"""Golden records: whole matches, kept as files, that must go on as they went."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from gloaming import Match


def golden(match: Match) -> dict[str, Any]:
    """What a golden record holds of a match that is over: its record, its end, and what was told.

    To a player alone, in a game for one, else to an onlooker.
    """
    assert match.result is not None
    return {
        "record": match.record(),
        "told": [event["text"] for event in match.events(0 if max(match.game.seats) == 1 else None)],
        "result": match.result.as_json(),
    }


def written(data: dict[str, Any]) -> str:
    """A golden record as text: an event a line, the choices on one."""
    parts = [f'  "record": {json.dumps(data["record"])}']
    parts.append('  "told": [\n' + ",\n".join(f"    {json.dumps(text)}" for text in data["told"]) + "\n  ]")
    parts.append(f'  "result": {json.dumps(data["result"])}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def write(folder: Path, matches: Iterable[tuple[str, Match]]) -> None:
    """Write golden records by their names, and say which."""
    folder.mkdir(exist_ok=True)
    for name, match in matches:
        data = golden(match)
        (folder / f"{name}.json").write_text(written(data), encoding="utf-8")
        print(f"{name}: seed {match.seed}, {len(match.choices or [])} choices. {data['result']['reason']}", flush=True)


def kept(folder: Path, name: str) -> dict[str, Any]:
    """A golden record as it is kept."""
    data: dict[str, Any] = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    return data
