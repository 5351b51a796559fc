"""A campaign: a party of hunters that plays one scenario after another and gains level points.

A party is JSON data. `hunters` lists the hunters in the order of their seats: `character` (None until one is chosen),
`raises` (how often each value has been raised) and `points` (the level points, each worth one raise). `played` lists
the finished matches: `scenario`, `won`, `rounds` and `points` (one number for each hunter).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloaming.engine.match.campaign_definition import NextMatch
from gloaming.engine.phrases import count, listed
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.constants import RAISES, WON
from gloaming.games.ghost_hunter.rules.ending import level_points
from gloaming.games.ghost_hunter.rules.sentences import RAISED
from gloaming.games.ghost_hunter.state import State, hunters_and_host

MOST_POINTS = 99


def begin(box: Box, seats: int, settings: Mapping[str, Any]) -> dict[str, Any]:
    """Return a new party. If the campaign begins with a later scenario, its hunters have the raises of that scenario's
    level. (GH-CAMPAIGN-1)
    """
    hunters, _ = hunters_and_host(seats, settings)
    level = box.scenarios[settings["scenario"] - 1].level
    return {"hunters": [{"character": None, "raises": {}, "points": level} for _ in range(hunters)], "played": []}


def party(s: State, settings: Mapping[str, Any]) -> dict[str, Any]:
    """Return the party after a match, with the gained level points added; points of failed and repeated matches count,
    too.

    A single match outside of a campaign becomes the first match of a new one. (GH-CAMPAIGN-2, GH-CAMPAIGN-3)
    """
    before = settings["party"] or {"played": []}
    gained = [level_points(s, hunter) for hunter in range(s.hunters)]
    hunters = [
        {
            "character": s.sheet(hunter).id,
            "raises": {
                name: s.raises[6 * hunter + place] for place, name in enumerate(RAISES) if s.raises[6 * hunter + place]
            },
            "points": min(MOST_POINTS, s.growth[hunter] + gained[hunter]),
        }
        for hunter in range(s.hunters)
    ]
    match = {"scenario": s.scenario + 1, "won": s.outcome == WON, "rounds": s.round, "points": gained}
    return {"hunters": hunters, "played": [*before["played"], match]}


def next_matches(s: State, settings: Mapping[str, Any]) -> list[NextMatch]:
    """Return the matches that may follow: the next scenario by number, and after a loss also another try of this one.

    Scenarios of packs come after those of the box. (GH-CAMPAIGN-1, GH-CAMPAIGN-3, GH-CAMPAIGN-6)
    """
    grown = {**settings, "dealt": "no", "party": party(s, settings)}
    matches: list[NextMatch] = []
    if s.outcome != WON:
        matches.append(NextMatch("Try it again", grown, again=True))
    if settings["scenario"] < len(s.box.scenarios):
        matches.append(NextMatch("Play the next scenario", {**grown, "scenario": settings["scenario"] + 1}))
    return matches


def title(box: Box, settings: Mapping[str, Any]) -> str:
    """Return the number and title of the scenario that a match plays."""
    number = settings["scenario"]
    return f"Scenario {number}: {box.scenarios[number - 1].title}"


def told(box: Box, carried: Mapping[str, Any]) -> list[str]:
    """Return a text description of a party: one line for each hunter and one for each match played."""
    names = {character.id: f"{character.name}, {character.profession}" for character in box.characters}
    lines = []
    for number, hunter in enumerate(carried["hunters"], 1):
        raised = [
            f"{RAISED[place]} +{_worth(name) * hunter['raises'][name]}"
            for place, name in enumerate(RAISES)
            if name in hunter["raises"]
        ]
        left = hunter["points"] - sum(hunter["raises"].values())
        parts = raised + ([f"{count(left, 'raise')} to choose"] if left else [])
        lines.append(
            f"Hunter {number}: {names.get(hunter['character'], 'no character yet')}"
            f"{': ' + listed(parts) if parts else ''}."
        )
    for match in carried["played"]:
        how = "accomplished" if match["won"] else "failed"
        points = listed([str(gain) for gain in match["points"]])
        lines.append(f"{title(box, match)}: {how} in round {match['rounds']}; level points: {points}.")
    return lines


def _worth(name: str) -> int:
    return 2 if name in ("hp", "mp") else 1


def fault(box: Box, carried: Any, seats: int, settings: Mapping[str, Any]) -> str | None:
    """Return what is wrong with a party as an error message, or None if it is valid."""
    hunters, _ = hunters_and_host(seats, settings)
    if set(carried) != {"hunters", "played"}:
        return f"a party has the fields 'hunters' and 'played', not {_fields(carried)}"
    if not _list_of(carried["hunters"], dict) or not _list_of(carried["played"], dict):
        return "'hunters' and 'played' must be lists of objects"
    if len(carried["hunters"]) != hunters:
        return f"'hunters': {count(hunters, 'hunter')} for these seats, not {len(carried['hunters'])}"
    chosen: list[str] = []
    for number, hunter in enumerate(carried["hunters"], 1):
        wrong = _wrong_hunter(box, hunter, chosen)
        if wrong is not None:
            return f"hunter {number}: {wrong}"
    for number, match in enumerate(carried["played"], 1):
        wrong = _wrong_match(box, match, hunters)
        if wrong is not None:
            return f"'played' {number}: {wrong}"
    return None


def _wrong_hunter(box: Box, hunter: Mapping[str, Any], chosen: list[str]) -> str | None:
    """Return an error message for a hunter of a party, or None if the hunter is valid.

    The character must be in the box and not taken, and the raises must not exceed the level points. chosen: the
    characters taken so far. (GH-CHAR-7, GH-CAMPAIGN-2)
    """
    if set(hunter) != {"character", "raises", "points"}:
        return f"the fields are 'character', 'raises' and 'points', not {_fields(hunter)}"
    sheets = {sheet.id: sheet for sheet in box.characters}
    name, raises, points = hunter["character"], hunter["raises"], hunter["points"]
    if name is not None and (not isinstance(name, str) or name not in sheets):
        return f"'character': one of {', '.join(sheets)}, or null, not {name!r}"
    if name in chosen:
        return f"'character': another hunter is already {name}"
    if not _whole(points, MOST_POINTS):
        return f"'points': a whole number from 0 to {MOST_POINTS}, not {points!r}"
    if (
        not isinstance(raises, dict)
        or set(raises) - set(RAISES)
        or not all([_whole(value, points) for value in raises.values()])
    ):
        return f"'raises': of {', '.join(RAISES)}, each a whole number up to the points, not {raises!r}"
    if sum(raises.values()) > points:
        return f"'raises': at most {points} in total, one for each point, not {sum(raises.values())}"
    if name is None:
        return "'raises': must be empty without a character" if raises else None
    chosen.append(name)
    sheet = sheets[name]
    now = [
        printed + raises.get(ability, 0)
        for ability, printed in zip(RAISES, (sheet.st, sheet.dx, sheet.iq, sheet.wp), strict=False)
    ]
    for place in range(4):
        if raises.get(RAISES[place], 0) and now[place] > max(now[:place] + now[place + 1 :]) + 1:
            return f"'raises': {RAISED[place]} would be {now[place]}, more than 1 above every other ability"
    return None


def _wrong_match(box: Box, match: Mapping[str, Any], hunters: int) -> str | None:
    if set(match) != {"scenario", "won", "rounds", "points"}:
        return f"the fields are 'scenario', 'won', 'rounds' and 'points', not {_fields(match)}"
    if not _whole(match["scenario"], len(box.scenarios)) or match["scenario"] < 1:
        return f"'scenario': a whole number from 1 to {len(box.scenarios)}, not {match['scenario']!r}"
    if not isinstance(match["won"], bool):
        return f"'won': true or false, not {match['won']!r}"
    if not _whole(match["rounds"], 9999):
        return f"'rounds': a whole number, not {match['rounds']!r}"
    points = match["points"]
    if not _list_of(points, int) or len(points) != hunters or not all([_whole(point, MOST_POINTS) for point in points]):
        return f"'points': {hunters} whole numbers, one for each hunter, not {points!r}"
    return None


def _fields(data: Mapping[str, Any]) -> str:
    return listed(sorted([repr(name) for name in data])) if data else "none"


def _whole(value: Any, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def _list_of(value: Any, kind: type) -> bool:
    return isinstance(value, list) and all([isinstance(entry, kind) for entry in value])
