"""Copy the Defense of another player."""

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
    """As much Defense as another player has, as long as the card lies there.

    (FY-COPY-1, FY-COPY-2, FY-COPY-3, FY-BONUS-7)
    """

    def do(self, s: State) -> None:
        """One more Defense for each captured token on the card."""
        add_mark(s, s.mat(), s.arg, DEFENSE, tokens_on(s, s.mat(), s.arg))
        s.run("copy", s.arg)

    def again(self) -> bool:
        return False

    def stays(self) -> bool:
        return True

    def lose_bonus(self, s: State, mat: int, card: int) -> None:
        add_mark(s, mat, card, DEFENSE, -1)

    def words(self) -> str:
        return "Copy: choose an opponent, and have as much Defense as they have on top of your own"

    def short(self) -> str:
        return "Copy"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def players_to_copy(s: State) -> list[Option]:
    """Any other player who is not banished. (FY-COPY-1, FY-COPY-6)"""
    return [("copy", seat) for seat in range(s.seats) if seat != s.turn and seat not in s.banished]


def copy(s: State, option: Option) -> None:
    """For the round this player and no other. (FY-COPY-2)"""
    what = COPIED_TOO if mark(s, s.mat(), s.arg, COPIED) else COPIED
    set_mark(s, s.mat(), s.arg, what, option[1] + 1)
    events.copied(s, s.turn, option[1])
