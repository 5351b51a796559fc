"""Rewrite the golden records that no longer replay, and say why: `make golden`, or `make golden GAMES=fatal-frame`.

Also lists lessons and challenges that no longer fit and must be changed by hand. A different golden record means that
the rules or cards have changed: check the output before you commit it.
"""

from __future__ import annotations

import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.games.golden import at_position, golden, kept, written

import gloaming
from gloaming.engine.match.match import Game
from gloaming.teaching import Lesson, begin, guided_events, teaching


def main() -> None:
    """Rewrite the records of the given games, or of all."""
    for id in sys.argv[1:] or gloaming.games():
        game = gloaming.game(id)
        made = import_module(f"tests.games.{game.folder.name}.make_golden")
        started = time.monotonic()
        for name in made.CASES:
            difference = changed(made.FOLDER, name)
            if difference:
                print(f"{id} {name}: {difference}", flush=True)
                rewrite(made, name)
        for fault in misfits(game):
            print(f"{id} {fault}. Change it by hand.")
        print(f"{id}: {time.monotonic() - started:.0f} s")


def changed(folder: Path, name: str) -> str:
    """Return the difference of a golden record as text; "" if it replays."""
    if not (folder / f"{name}.json").exists():
        return "new"
    data = kept(folder, name)
    try:
        now = golden(gloaming.replay(data["record"]))
    except gloaming.GloamingError as error:
        return str(error)
    for number, (was, is_now) in enumerate(zip(data["told"], now["told"])):
        if was != is_now:
            return f"event {number} was {was!r} and is now {is_now!r}"
    for part, was in data.items():
        if now[part] != was:
            return f"its {part!r} has changed"
    return ""


def rewrite(made: Any, name: str) -> None:
    """Find another match for the purpose of a record and save it."""
    match = made.found(*made.CASES[name])
    if name not in getattr(made, "ON_THE_DEAL", ()):
        match = at_position(match)
    (made.FOLDER / f"{name}.json").write_text(written(golden(match)), encoding="utf-8")
    print(f"    rewritten: seed {match.seed}, {len(match.choices or [])} choices, {match.result}", flush=True)


def misfits(game: Game) -> list[str]:
    """Return errors of lessons and challenges that cannot start or whose choices are illegal."""
    faults = []
    for course in teaching(game).courses:
        try:
            begin(game, course)
            if isinstance(course, Lesson):
                guided_events(game, course)
        except gloaming.GloamingError as error:
            faults.append(str(error))
    return faults


if __name__ == "__main__":
    main()
