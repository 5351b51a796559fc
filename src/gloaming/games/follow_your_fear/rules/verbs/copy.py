"""The attribute Copy: add another player's Defense."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.generated import events
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.rules.mats import add_mark, mark, set_mark, tokens_on
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import COPIED, COPIED_TOO, DEFENSE


@dataclass(frozen=True)
class Copy(Attribute):
    """Add another player's Defense to your own, or to the Fear's in a Fear Phase, as long as the card is in play.

    (FY-COPY-1, FY-COPY-2, FY-COPY-3, FY-BONUS-7)
    """

    def do(self, s: State) -> None:
        """Ask which player to copy. Each captured token on the card adds 1 Defense."""
        add_mark(s, s.mat(), s.arg, DEFENSE, tokens_on(s, s.mat(), s.arg))
        s.run("copy", s.arg)

    def again(self) -> bool:
        return False

    def stays(self) -> bool:
        return True

    def lose_bonus(self, s: State, mat: int, card: int) -> None:
        add_mark(s, mat, card, DEFENSE, -1)

    def words(self) -> str:
        return "Copy: choose an opponent and add their Defense to your own"

    def short(self) -> str:
        return "Copy"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def players_to_copy(s: State) -> list[Option]:
    """Return the options to copy a player: every other player who is not banished. (FY-COPY-1, FY-COPY-6)"""
    return [("copy", seat) for seat in range(s.seats) if seat != s.turn and seat not in s.banished]


def copy(s: State, option: Option) -> None:
    """Make the card copy the chosen player's Defense for the round. (FY-COPY-2)"""
    what = COPIED_TOO if mark(s, s.mat(), s.arg, COPIED) else COPIED
    set_mark(s, s.mat(), s.arg, what, option[1] + 1)
    events.copied(s, s.turn, option[1])
