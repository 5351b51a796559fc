"""What makes the rules ask: the card that is being summoned."""

from __future__ import annotations

from gloaming.engine.flow import Cause
from gloaming.games.follow_your_fear.state import State


def card_summoned(s: State, args: tuple[int, ...]) -> Cause | None:
    """The card that is being summoned."""
    card = args[0]
    return s.box.names[card], (s.box.ids[card],)
