"""Move a token to any tile."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.generated import events
from gloaming.games.follow_your_fear.map import GO, TOKEN
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.rules.board import acting, occupant, relocate, told, unoccupied
from gloaming.games.follow_your_fear.rules.sentences import own_or_name, square
from gloaming.games.follow_your_fear.state import State


@dataclass(frozen=True)
class Teleport(Attribute):
    """A token that acts goes to any unoccupied tile. (FY-TELEPORT-1, FY-TELEPORT-2)"""

    def do(self, s: State) -> None:
        """Ask which token."""
        s.run("teleport", s.arg)

    def words(self) -> str:
        return "Teleport: put one of your tokens, in a Fear Phase Fear, on any free tile"

    def short(self) -> str:
        return "Teleport"

    def expect(self, outlook: Outlook) -> float:
        """A token goes where it likes, but captures nobody."""
        outlook.travels = True
        return NO_OPINION


def tokens_to_teleport(s: State) -> list[Option]:
    """One's own in a Spirit Phase, those of Fear in a Fear Phase. (FY-TELEPORT-1, FY-LONELY-4)"""
    return [TOKEN[tile] for tile in acting(s)]


def take_token(s: State, option: Option) -> None:
    """The chosen token is the one that is put elsewhere; where, is asked next. (FY-TELEPORT-1)"""
    s.run("go to", option[1])


def where_to_teleport(s: State) -> str:
    """Ask where to, naming the chosen token. (FY-TELEPORT-1)"""
    return f"Teleport {chosen(s)} to which tile?"


def chosen(s: State) -> str:
    """Name the chosen token and its tile: `Player 2's token from b5`; the player's own is `a token`."""
    name = own_or_name(s.box, s.turn, told(s, occupant(s, s.arg)))
    return f"{name} from {square(s.arg)}"


def free_tiles(s: State) -> list[Option]:
    """Where a token may be put: any tile on which none stands. (FY-TELEPORT-1, FY-PUSH-1, FY-BOARD-5)"""
    return [GO[tile] for tile in unoccupied(s)]


def go_to(s: State, option: Option) -> None:
    """The chosen token stands on the chosen tile and captures nobody. (FY-TELEPORT-2, FY-PUSH-2)"""
    start = s.arg
    kind = occupant(s, start)
    relocate(s, kind, start, option[1])
    events.moved(s, s.turn, told(s, kind), start, option[1])
