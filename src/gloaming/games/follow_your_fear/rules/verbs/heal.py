"""The attribute Heal: take back a captured token."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.generated import events
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.rules.board import event_kind, nearest_the_void, occupants, stand, unoccupied
from gloaming.games.follow_your_fear.rules.mats import add_mark, free_tokens, mark, set_mark, tokens_on
from gloaming.games.follow_your_fear.rules.sentences import look
from gloaming.games.follow_your_fear.rules.summoning import line
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import BLUE, HEALED, LAID, RED, SPIRIT, TOKEN_KINDS


@dataclass(frozen=True)
class Heal(Attribute):
    """Take back a captured token: the player's own in a Spirit Phase, the Fear's in a Fear Phase.

    (FY-HEAL-1, FY-HEAL-3, FY-HEAL-6)
    """

    def do(self, s: State) -> None:
        """Ask which captured token to take back."""
        s.run("heal" if s.phase == SPIRIT else "heal Fear", s.arg)

    def uses(self, s: State) -> int:
        """Return the number of captured tokens that can be taken back. (FY-HEAL-6, FY-BONUS-11)"""
        kinds = kinds_to_heal(s)
        return sum([s.taken[seat * TOKEN_KINDS + kind] for seat in range(s.seats) if seat != s.turn for kind in kinds])

    def words(self) -> str:
        return "Heal: take back a token that another player has captured, then discard this card"

    def short(self) -> str:
        return "Heal"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def kinds_to_heal(s: State) -> tuple[int, ...]:
    """Return the kinds of tokens that can be taken back: the player's own in a Spirit Phase, the Fear's in a Fear
    Phase.

    (FY-HEAL-1, FY-HEAL-3)
    """
    return (s.turn,) if s.phase == SPIRIT else (RED, BLUE)


def tokens_to_heal(s: State) -> list[Option]:
    """Return the options to take back a captured token from another player's mat or from a card on it.

    (FY-HEAL-1, FY-HEAL-2, FY-HEAL-3)
    """
    options: list[Option] = []
    kinds = kinds_to_heal(s)
    for captor in range(s.seats):
        if captor == s.turn:
            continue
        for kind in kinds:
            if free_tokens(s, captor, kind) > 0:
                options.append(("heal", captor, kind))
            mat = 2 * captor + (1 if kind < RED else 0)
            for card in s.mats[mat]:
                if mark(s, mat, card, LAID + kind):
                    options.append(("heal-off", captor, kind, card))
    return options


def heal(s: State, option: Option) -> None:
    """Take the chosen token from its captor, and undo its bonus on a card.

    The token returns to the board; a Fear token usually returns to the reserve instead. (FY-HEAL-2, FY-HEAL-3,
    FY-BONUS-10, FY-LONELY-5)
    """
    captor: int = option[1]
    kind: int = option[2]
    s.taken[captor * TOKEN_KINDS + kind] -= 1
    if option[0] == "heal-off":
        card: int = option[3]
        mat = 2 * captor + (1 if kind < RED else 0)
        add_mark(s, mat, card, LAID + kind, -1)
        for power in line(s, mat, card):
            if not power.again() or not tokens_on(s, mat, card):
                power.lose_bonus(s, mat, card)
    set_mark(s, s.mat(), s.arg, HEALED, 1)
    dragons = len(s.box.fears[s.fear].tokens) > 1
    if kind >= RED and not (dragons and len(s.standing[RED]) + len(s.standing[BLUE]) < 2):
        s.reserve[kind - RED] += 1
        events.healed(s, s.turn, captor, event_kind(s, kind))
        return
    s.run("return a token" if kind < RED else "return a dragon", kind, captor)


def where_it_returns(s: State) -> str:
    """Return the prompt for the tile of a returning Fear token, with the token's name. (FY-LONELY-5)"""
    return f"Where does {look(s.box, event_kind(s, s.arg), 'Fear')} return?"


def tiles_to_return_to(s: State) -> list[Option]:
    """Return the options for the tile of a returning token.

    For a Player token, these are the player's free Starting Tiles, or all free tiles if there are none; for a Fear
    token, the free tiles in or nearest to the Void. (FY-HEAL-1, FY-BOARD-4, FY-LONELY-5)
    """
    if s.arg >= RED:
        return [("go", tile) for tile in nearest_the_void(s)]
    there = occupants(s)
    home = [tile for tile in s.box.home[s.side[s.arg]] if there[tile] < 0]
    return [("go", tile) for tile in home or unoccupied(s)]


def return_token(s: State, option: Option) -> None:
    """Place the healed token on the chosen tile. (FY-HEAL-1, FY-LONELY-5)"""
    kind, captor = s.args
    stand(s, kind, option[1])
    events.healed(s, s.turn, captor, event_kind(s, kind), option[1])
    events.placed(s, s.turn, event_kind(s, kind), option[1])
