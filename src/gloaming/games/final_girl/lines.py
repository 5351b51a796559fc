"""Lines of effects in words."""

from __future__ import annotations

from gloaming.games.final_girl.content import ACTIONS, EASE, LOCATIONS, SPACES, TARGETS, Effect, Line
from gloaming.games.final_girl.content.verbs import VERBS
from gloaming.games.final_girl.names import count

_SPACES = [space for spaces in SPACES for space in spaces]


def line_text(line: Line) -> str:
    """A line, from left to right."""
    return ", ".join([effect_text(effect) for effect in line]) or "nothing happens"


def effect_text(effect: Effect) -> str:
    """What an effect does, in a few words."""
    verb, rest = VERBS[effect[0]], effect[1:]
    if verb == "move":
        return f"move up to {count(rest[0], 'space')}"
    if verb in ("time", "horror"):
        name = "Time" if verb == "time" else "Horror"
        return f"{name} {'+' if rest[0] > 0 else '-'}{abs(rest[0])}"
    if verb == "heal":
        return f"recover {rest[0]} health"
    if verb == "lose":
        return f"lose {rest[0]} health"
    if verb == "damage":
        return f"{rest[0]} damage"
    if verb == "end":
        return "the Action phase ends"
    if verb == "ease-rolls":
        if rest[0]:
            return f"{count(rest[0], 'die', 'dice')} more on the next Horror Roll"
        until = "for the rest of the Action phase" if rest[1] == EASE.index("phase") else "on the next Horror Roll"
        return f"3 and 4 are successes {until}"
    if verb == "search":
        return "look at the top 2 Items and keep one" if rest[0] > 1 else "take the top Item"
    if verb == "take-action":
        return f"take {ACTIONS[rest[0]].name}" if rest[0] >= 0 else f"take an Action card of cost {rest[1]} or less"
    if verb == "reduce":
        return f"{rest[0]} damage less" + (f", but at least {rest[1]}" if rest[1] else "")
    if verb == "ignore":
        return "ignore all damage"
    if verb == "act":
        target = {"victim": "the closest Victim", "girl": "you", "nearest": "whoever is closest"}[TARGETS[rest[0]]]
        return f"the Killer goes for {target}: {count(rest[1], 'move')}, {count(rest[2], 'attack')}"
    if verb == "bloodlust":
        return f"Bloodlust +{rest[0]}"
    if verb == "take-terror":
        return "the next Terror card is " + ("discarded" if rest[0] else "drawn")
    if verb == "heal-killer":
        return f"the Killer recovers {rest[0]} health"
    if verb == "reveal-power":
        return "a second Dark Power is revealed" if rest[0] else "his Dark Power is revealed"
    return verb.replace("-", " ")


assert LOCATIONS and _SPACES
