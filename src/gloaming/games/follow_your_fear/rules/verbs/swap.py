"""The attribute Swap: exchange two Player tokens."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.generated import events
from gloaming.games.follow_your_fear.map import TOKEN
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.rules.board import lift, occupant, occupants, stand
from gloaming.games.follow_your_fear.rules.sentences import own_or_name, square
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import RED


@dataclass(frozen=True)
class Swap(Attribute):
    """Exchange the places of any two Player tokens. (FY-SWAP-1, FY-SWAP-2)"""

    def do(self, s: State) -> None:
        """Ask which tokens to exchange."""
        s.run("swap", s.arg)

    def second_use(self, s: State) -> str:
        """Return a warning if only two tokens are left, because a second swap then undoes the first. (FY-SWAP-1)"""
        return "the second swap undoes the first" if len(player_tokens(s)) == 2 else ""

    def words(self) -> str:
        return "Swap: exchange the places of any two Player tokens"

    def short(self) -> str:
        return "Swap"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def tokens_to_swap(s: State) -> list[Option]:
    """Return the options for the first token: all Player tokens, or only one of them if there are two. (FY-SWAP-1)"""
    tiles = player_tokens(s)
    if len(tiles) < 2:
        return []
    return [TOKEN[tile] for tile in (tiles if len(tiles) > 2 else tiles[:1])]


def take_first(s: State, option: Option) -> None:
    """Ask with which other token to exchange the chosen one. (FY-SWAP-1)"""
    s.run("swap with", option[1])


def with_which(s: State) -> str:
    """Return the prompt for the second token, with the name of the first. (FY-SWAP-1)"""
    return f"Swap {own_or_name(s.box, s.turn, occupant(s, s.arg))} on {square(s.arg)} with which?"


def others_to_swap(s: State) -> list[Option]:
    """Return the options for the second token: every other Player token. (FY-SWAP-1)"""
    return [TOKEN[tile] for tile in player_tokens(s) if tile != s.arg]


def swap(s: State, option: Option) -> None:
    """Exchange the two chosen tokens; hidden tokens stay hidden. (FY-SWAP-1, FY-HIDE-3)"""
    start = s.arg
    end: int = option[1]
    kind = occupant(s, start)
    other = occupant(s, end)
    lift(s, kind, start)
    lift(s, other, end)
    stand(s, kind, end)
    stand(s, other, start)
    turned = {start: end, end: start}
    if s.hidden:
        s.hidden = tuple([number if place % 2 else turned.get(number, number) for place, number in enumerate(s.hidden)])
    events.swapped(s, s.turn, kind, start, other, end)


def player_tokens(s: State) -> list[int]:
    """Return the tiles of all Player tokens."""
    return [tile for tile, kind in enumerate(occupants(s)) if 0 <= kind < RED]
