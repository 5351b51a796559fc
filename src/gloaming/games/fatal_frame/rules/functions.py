"""Functions: effects that players may use at any time in their own turn, each once per turn, for a cost."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.effects import Why, resolve_last
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.constants import NOTHING
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.rules.cards import discard, kinds_of, lose, of_kind
from gloaming.games.fatal_frame.rules.dice import add_to_die
from gloaming.games.fatal_frame.state import State

OPEN: Final[frozenset[str]] = frozenset(["turn", "attack", "combat", "move", "play", "second card"])
"""The flows in which no effect is being resolved, so that Functions can be used. (FF-FUNCTION-3)"""

USED: Final = ("{card} has already been used this turn.", "FF-FUNCTION-2")
NOT_NOW: Final = ("Finish the current effect first. Then you can use Functions.", "FF-FUNCTION-3")
NO_ORB: Final = ("{card} costs a Spirit Orb, and your Camera has none.", "FF-FUNCTION-4")
EMPTY_HAND: Final = ("{card} costs a card, and your hand is empty.", "FF-FUNCTION-4")
ALL_SIX: Final = ("Every die already shows 6.", "FF-COMBAT-8")
NO_DIE: Final = ("{card} adds to a rolled die.", "FF-COMBAT-7")


def unpaid(s: State, card: int) -> Why | None:
    """Return why the current player cannot pay for a Function this turn; None if the player can.

    (FF-FUNCTION-2, FF-FUNCTION-4, FF-BOY-2)
    """
    if card in s.used:
        return USED
    seat = s.turn
    if s.box.costs_orb[card]:
        return None if s.orbs(seat) > 0 else NO_ORB
    return None if s.hand[seat] or s.gift(seat, "keep-hand") > 0 else EMPTY_HAND


def refusal(s: State, card: int) -> Why | None:
    """Return why a Function cannot be used now; None if it can. (FF-FUNCTION-1, FF-FUNCTION-3, FF-FUNCTION-5)"""
    flow = s.program.flow_of[s.step]
    if flow not in OPEN and card not in s.used:
        return NOT_NOW
    unpayable = unpaid(s, card)
    if unpayable is not None:
        return unpayable
    effect = s.box.effect[card]
    if effect is None:
        return ALL_SIX if flow == "combat" else NO_DIE
    return effect.refusal(s)


def functions(s: State, seat: int, options: list[Option]) -> None:
    """Append an option for each Function that the seat can use now.

    Functions that add to a die are not included, because they are offered with the dice. (FF-FUNCTION-1, FF-COMBAT-7)
    """
    if seat != s.turn:
        return
    effects = s.box.effect
    offered: list[int] = []
    for card in s.camera[seat]:
        effect = effects[card]
        if effect is not None and unpaid(s, card) is None and effect.refusal(s) is None:
            kind = s.box.kind[card]
            if kind not in offered:
                offered.append(kind)
                options.append(("function", kind))


def use_function(s: State, option: Option) -> None:
    """Use the chosen Function. This does not count as playing a card. (FF-FUNCTION-1, FF-PLAY-5)"""
    begin_function(s, option[1], NOTHING)


def begin_function(s: State, kind: int, die: int) -> None:
    """Start a Function by marking it as used and paying its cost. die: the die that the Function adds to, or NOTHING.

    (FF-FUNCTION-2, FF-FUNCTION-4)
    """
    for card in s.functions(s.turn):
        if s.box.kind[card] == kind and card not in s.used:
            s.using = card
            s.used += (card,)
            events.function(s, s.turn, card)
            if s.box.costs_orb[card]:
                lose_an_orb(s)
            s.run("function", die, card)
            return


def costs(s: State) -> list[Option]:
    """Return the options to pay for a Function: each card in hand.

    The Trapped Boy in the Album adds the option to keep all cards. There are no options if the cost is a Spirit Orb,
    which has already been paid. (FF-FUNCTION-4, FF-BOY-2)
    """
    if s.box.costs_orb[s.using]:
        return []
    options: list[Option] = [("pay", kind) for kind in kinds_of(s.box, s.hand[s.turn])]
    if s.gift(s.turn, "keep-hand"):
        options.append(("keep",))
    return options


def pay(s: State, option: Option) -> None:
    """Discard the card chosen as the cost of a Function.

    With the Trapped Boy in the Album, the player may keep all cards. (FF-FUNCTION-4, FF-BOY-1)
    """
    seat = s.turn
    if option[0] == "pay":
        discard(s, seat, of_kind(s.box, s.hand[seat], option[1]))
    else:
        events.kept(s, seat)


def lose_an_orb(s: State) -> int:
    """Make the current player lose a Spirit Orb, and return what it adds to a die. (FF-ORB-1, FF-FUNCTION-4)"""
    for card in s.camera[s.turn]:
        add = s.box.orb_adds[card]
        if add:
            lose(s, s.turn, card)
            return add
    return 0


def resolve_function(s: State) -> None:
    """Apply the effect of the Function that has been paid for. (FF-FUNCTION-1)"""
    card = s.using
    s.using = NOTHING
    effect = s.box.effect[card]
    if effect is None:
        add_to_die(s, s.arg, s.box.adds[card])
    else:
        resolve_last(s, (effect,))
