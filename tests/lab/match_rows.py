"""Rows of matches, as a run records them."""

from __future__ import annotations

from typing import Any


def row(number: int, won: bool, **more: Any) -> dict[str, Any]:
    """Return the row of a match of Final Girl. number: its deal; won: whether the player has won."""
    return {
        "unit": f"{number:024x}",
        "game": "final-girl",
        "variant": "",
        "seats": 1,
        "options": "{}",
        "bots": ["policy"],
        "deal_seed": number,
        "bot_seed": number,
        "winners": [0] if won else [],
        "scores": [0],
        "sides": [],
        "side_won": won,
        "decisions": 100 + number % 7,
        "choices": 100 + number % 7,
        "option_count": 700,
        "rounds": 10 + number % 5,
        "seen": ["item-metal-bat"],
        "seen_by": [0],
        "played": ["action-walk"] if number % 2 else [],
        "played_by": [0] if number % 2 else [],
        "deaths": [] if won else [""],
        "death_causes": [] if won else ["the Killer"],
        "death_places": [] if won else ["Dock"],
        "death_rounds": [] if won else [10 + number % 5],
        **more,
    }


def duel(number: int, winner: int, **more: Any) -> dict[str, Any]:
    """Return the row of a match of Follow Your Fear of two seats, with the seat that wins."""
    kept = {key: value for key, value in row(number, True).items() if not key.startswith("death")}
    played = {"played": ["ember-fox", "inkfish"], "played_by": [number % 2, 1 - number % 2]}
    two = {"game": "follow-your-fear", "seats": 2, "bots": ["policy", "policy"], "scores": [1, 2], "first_seat": 0}
    return {**kept, **two, "winners": [winner], **played, **more}
