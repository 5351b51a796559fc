"""The attribute Push: move any token to any free tile."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.map import TOKEN
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.rules.board import occupants
from gloaming.games.follow_your_fear.rules.verbs.teleport import chosen
from gloaming.games.follow_your_fear.state import State


@dataclass(frozen=True)
class Push(Attribute):
    """Move any token, of any player or of the Fear, to any free tile. (FY-PUSH-1, FY-PUSH-2)"""

    def do(self, s: State) -> None:
        """Ask which token to push."""
        s.run("push", s.arg)

    def words(self) -> str:
        return "Push: move any token, of any player or of Fear, to any free tile"

    def short(self) -> str:
        return "Push"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def tokens_to_push(s: State) -> list[Option]:
    """Return the options to push a token: every token on the board, hidden or not. (FY-PUSH-1, FY-HIDE-3)"""
    return [TOKEN[tile] for tile, kind in enumerate(occupants(s)) if kind >= 0]


def take_token(s: State, option: Option) -> None:
    """Ask to which tile to push the chosen token. (FY-PUSH-1)"""
    s.run("push to", option[1])


def where_to_push(s: State) -> str:
    """Return the prompt for the tile, with the name of the token to push. (FY-PUSH-1)"""
    return f"Push {chosen(s)} to which tile?"
