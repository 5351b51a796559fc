"""Golden records: whole matches, stored as files, that must replay unchanged."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from gloaming import GloamingError, IllegalChoice, Match, replay
from gloaming.engine.match.settings import POSITION


def golden(match: Match) -> dict[str, Any]:
    """Return the golden record of a finished match: its record, its result and its log.

    A record that begins at a position stores its choices by name.
    """
    assert match.result is not None
    record = match.record()
    if POSITION in match.settings:
        record["choices"] = names_of(match)
    return {"record": record, "told": told(match), "result": match.result.as_json()}


def told(match: Match) -> list[str]:
    """Return the log for a solitaire player, otherwise for a spectator."""
    return [event["text"] for event in match.events(_reader(match))]


def _shown(match: Match) -> list[dict[str, Any]]:
    """Return the views of a solitaire player, otherwise of a spectator, at the start and now."""
    return [each.view(_reader(match)) for each in (match.begun(), match)]


def _reader(match: Match) -> int | None:
    return 0 if max(match.game.seats) == 1 else None


def names_of(match: Match) -> list[int | str]:
    """Return the choices of a match by name; by number where a name fits several options."""
    names: list[int | str] = []
    walk = match.begun()
    for choice in match.choices or []:
        name = walk.spell(choice)
        try:
            same = walk.find(name) == choice
        except IllegalChoice:
            same = False
        names.append(name if same else choice)
        walk.pick(choice)
    return names


def at_position(match: Match, at: int | None = None) -> Match:
    """Return the rest of a match as a match from a position, which does not depend on the deal.

    at: the number of choices before the position; None for the earliest one possible. Return the match itself if its
    game has no positions, or if it would continue differently. Raises ValueError if no position can begin there.
    """
    positions = match.game.rules.positions
    if positions is None or POSITION in match.settings:
        return match
    choices = match.choices or []
    start = match.begun()
    for choice in choices[: at or 0]:
        start.pick(choice)
    made = at or 0
    while True:
        try:
            position = positions.describe(start._state)
            break
        except ValueError:
            if at is not None or made == len(choices):
                raise
        start.pick(choices[made])
        made += 1
    names = names_of(match)[made:]
    wanted = _told_to_all(match, start.event_count)
    built = _played(match, position, names, wanted)
    if built is None:
        return match
    shown = _shown(built)
    for holder, pile in _piles(position, positions.piles):
        named: list[str] = holder.get(pile, [])
        least, most = 0, len(named)
        while least < most:
            middle = (least + most) // 2
            tried: Match | None = None
            for rest in ([*reversed(named[middle:])], []):  # another order, and any cards
                holder[pile] = named[:middle] + rest
                tried = _played(match, position, names, wanted)
                if tried is None or _shown(tried) != shown:
                    tried = None
                    break
            least, most, built = (middle + 1, most, built) if tried is None else (least, middle, tried)
        holder[pile] = named[:least]
    return built


def _piles(position: dict[str, Any], fields: Sequence[str]) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield the hidden piles of a position: the holder and name of each. A field is a pile, or piles by name."""
    for field in fields:
        pile = position.get(field, [])
        yield from [(pile, name) for name in pile] if isinstance(pile, dict) else [(position, field)]


def _told_to_all(match: Match, since: int) -> list[list[str]]:
    """Return the log for each seat from an event on: cards drawn from hidden piles count in full."""
    return [[event["text"] for event in match.events(seat, since)] for seat in range(match.seats)]


def _played(match: Match, position: dict[str, Any], names: list[int | str], wanted: list[list[str]]) -> Match | None:
    """Return the match from a position; None if the choices do not fit, or if any log differs."""
    seed = 0 if match.seed is None else match.seed
    try:
        rebuilt = match.game.new(seats=match.seats, seed=seed, options={**match.settings, POSITION: position})
        before = rebuilt.event_count
        for name in names:
            rebuilt.pick(name)
    except GloamingError:
        return None
    return rebuilt if _told_to_all(rebuilt, before) == wanted else None


def written(data: dict[str, Any]) -> str:
    """Return a golden record as text: one event per line, the choices on one line."""
    parts = [f'  "record": {json.dumps(data["record"])}']
    parts.append('  "told": [\n' + ",\n".join(f"    {json.dumps(text)}" for text in data["told"]) + "\n  ]")
    parts.append(f'  "result": {json.dumps(data["result"])}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def kept(folder: Path, name: str) -> dict[str, Any]:
    """Return a golden record from its file."""
    data: dict[str, Any] = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    return data


def replaying(folder: Path, names: Iterable[str]) -> dict[str, Match]:
    """Yield the matches of the golden records that replay; `tests/every_game/test_golden.py` reports the others."""
    matches = {}
    for name in names:
        try:
            matches[name] = replay(kept(folder, name)["record"])
        except GloamingError:
            continue
    return matches
