"""The attribute Teleport: move a token to any free tile."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.generated import events
from gloaming.games.follow_your_fear.map import GO, TOKEN
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.rules.board import acting, event_kind, occupant, relocate, unoccupied
from gloaming.games.follow_your_fear.rules.sentences import own_or_name, square
from gloaming.games.follow_your_fear.state import State


@dataclass(frozen=True)
class Teleport(Attribute):
    """Move one of your tokens, or a Fear token in a Fear Phase, to any free tile. (FY-TELEPORT-1, FY-TELEPORT-2)"""

    def do(self, s: State) -> None:
        """Ask which token to teleport."""
        s.run("teleport", s.arg)

    def words(self) -> str:
        return "Teleport: move one of your tokens (in a Fear Phase, Fear) to any free tile"

    def short(self) -> str:
        return "Teleport"

    def expect(self, outlook: Outlook) -> float:
        """Return 0, and record in `outlook` that the card moves a token, although it cannot capture."""
        outlook.travels = True
        return NO_OPINION


def tokens_to_teleport(s: State) -> list[Option]:
    """Return the options to teleport a token: the player's in a Spirit Phase, the Fear's in a Fear Phase.

    (FY-TELEPORT-1, FY-LONELY-4)
    """
    return [TOKEN[tile] for tile in acting(s)]


def take_token(s: State, option: Option) -> None:
    """Ask to which tile to teleport the chosen token. (FY-TELEPORT-1)"""
    s.run("go to", option[1])


def where_to_teleport(s: State) -> str:
    """Return the prompt for the tile, with the name of the token to teleport. (FY-TELEPORT-1)"""
    return f"Teleport {chosen(s)} to which tile?"


def chosen(s: State) -> str:
    """Return the chosen token and its tile in words: `Player 2's token from b5`; the player's own token is `a
    token`.
    """
    name = own_or_name(s.box, s.turn, event_kind(s, occupant(s, s.arg)))
    return f"{name} from {square(s.arg)}"


def free_tiles(s: State) -> list[Option]:
    """Return the options to move the chosen token to a tile without a token. (FY-TELEPORT-1, FY-PUSH-1, FY-BOARD-5)"""
    return [GO[tile] for tile in unoccupied(s)]


def go_to(s: State, option: Option) -> None:
    """Move the chosen token to the chosen tile, without a capture. (FY-TELEPORT-2, FY-PUSH-2)"""
    start = s.arg
    kind = occupant(s, start)
    relocate(s, kind, start, option[1])
    events.moved(s, s.turn, event_kind(s, kind), start, option[1])
