"""The causes of questions: the card being summoned, or a card that has healed."""

from __future__ import annotations

from gloaming.engine.flow import Cause
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import HEALER_WIDTH


def card_summoned(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the name and id of the card being summoned, as the cause of a question."""
    card = args[0]
    return s.box.names[card], (s.box.ids[card],)


def card_that_has_healed(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the name and id of a card that has healed and left its mat, and whose Move is multiplied."""
    return card_summoned(s, (s.healer_moves[args[0] * HEALER_WIDTH],))
