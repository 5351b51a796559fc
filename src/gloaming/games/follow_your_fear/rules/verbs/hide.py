"""The attribute Hide: protect a token from capture."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.generated import events
from gloaming.games.follow_your_fear.map import TOKEN
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.rules.board import event_kind, occupant
from gloaming.games.follow_your_fear.rules.verbs.swap import player_tokens
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import BLUE, RED, SPIRIT


@dataclass(frozen=True)
class Hide(Attribute):
    """Protect a token from capture for the round. (FY-HIDE-1, FY-HIDE-2)"""

    def do(self, s: State) -> None:
        """Ask which token to hide."""
        s.run("hide", s.arg)

    def stays(self) -> bool:
        return True

    def lose_bonus(self, s: State, mat: int, card: int) -> None:
        """Stop hiding the token that this card hid last."""
        for at in range(len(s.hidden) - 1, 0, -2):
            if s.hidden[at] == card:
                s.hidden = s.hidden[: at - 1] + s.hidden[at + 1 :]
                return

    def uses(self, s: State) -> int:
        """Return the number of tokens that can be hidden. (FY-BONUS-11)"""
        return len(tokens_to_hide(s))

    def words(self) -> str:
        return "Hide: for the round, a token of your choice cannot be captured"

    def short(self) -> str:
        return "Hide"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def tokens_to_hide(s: State) -> list[Option]:
    """Return the options to hide a token: every Player token in a Spirit Phase, every Fear token in a Fear Phase.
    (FY-HIDE-1)
    """
    tiles = player_tokens(s) if s.phase == SPIRIT else [*s.standing[RED], *s.standing[BLUE]]
    return [TOKEN[tile] for tile in tiles]


def hide(s: State, option: Option) -> None:
    """Hide the chosen token as long as the card is in play. (FY-HIDE-1)"""
    s.hidden += (option[1], s.arg)
    events.hid(s, s.turn, event_kind(s, occupant(s, option[1])), option[1])
