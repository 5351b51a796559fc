"""The OpenSpiel games at tables of three where possible, and random play, for tests."""

from __future__ import annotations

from random import Random
from typing import Any, Final

NAMES: Final = {
    "dont-go-in-there": "gloaming_dont_go_in_there(seats=3)",
    "final-girl": "gloaming_final_girl",
    "fatal-frame": "gloaming_fatal_frame(seats=3)",
    "follow-your-fear": "gloaming_follow_your_fear(seats=3)",
    "ghost-hunter": "gloaming_ghost_hunter(seats=3)",
}


def walk(state: Any, decisions: int, seed: int = 0) -> Any:
    """Choose actions at random, and return the state."""
    random = Random(seed)
    for _ in range(decisions):
        if state.is_terminal():
            break
        state.apply_action(random.choice(state.legal_actions()))
    return state
