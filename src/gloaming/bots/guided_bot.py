"""The bot that teaches a policy: it follows the game's rule of thumb, and otherwise plays like another bot."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gloaming.bots.seat_view import Bot, SeatView


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class GuidedBot:
    """A bot that takes what the game's rule of thumb takes. other: the bot that chooses where that says nothing."""

    __slots__ = ("_other",)

    def __init__(self, other: Bot) -> None:
        self._other: Bot = other

    def choose(self, view: SeatView) -> int:
        """Return the index of the chosen option of the seat's open question."""
        taken = view.rule_of_thumb()
        return taken if taken >= 0 else self._other.choose(view)
