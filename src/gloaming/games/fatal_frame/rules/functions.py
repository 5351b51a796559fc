"""Functions: at any time in one's own turn, each once a turn, for its cost."""

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
"""The flows whose questions stand between things; elsewhere something is being carried out. (FF-FUNCTION-3)"""

USED: Final = ("{card} has been used this turn.", "FF-FUNCTION-2")
NOT_NOW: Final = ("First what has begun is finished; then Functions can be used.", "FF-FUNCTION-3")
NO_ORB: Final = ("{card} costs a Spirit Orb, and your Camera has none.", "FF-FUNCTION-4")
EMPTY_HAND: Final = ("{card} costs a card, and your hand is empty.", "FF-FUNCTION-4")
ALL_SIX: Final = ("Every die shows 6 already.", "FF-COMBAT-8")
NO_DIE: Final = ("{card} adds to a die that has been rolled.", "FF-COMBAT-7")


def unpaid(s: State, card: int) -> Why | None:
    """Why a Function cannot be paid for this turn; None: it can. (FF-FUNCTION-2, FF-FUNCTION-4, FF-BOY-2)"""
    if card in s.used:
        return USED
    seat = s.turn
    if s.box.costs_orb[card]:
        return None if s.orbs(seat) > 0 else NO_ORB
    return None if s.hand[seat] or s.gift(seat, "keep-hand") > 0 else EMPTY_HAND


def refusal(s: State, card: int) -> Why | None:
    """Why a Function of the Camera cannot be used now; None: it can. (FF-FUNCTION-1, FF-FUNCTION-3, FF-FUNCTION-5)"""
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
    """The Functions that the player may use now: those that nothing refuses. What adds to a die is offered with it.

    (FF-FUNCTION-1, FF-COMBAT-7)
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
    """Use a Function: no play. (FF-FUNCTION-1, FF-PLAY-5)"""
    begin_function(s, option[1], NOTHING)


def begin_function(s: State, kind: int, die: int) -> None:
    """Pay for a Function first; it may add to a die. (FF-FUNCTION-2, FF-FUNCTION-4)"""
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
    """Any card in hand; with the Trapped Boy none need be. An Orb has been paid already. (FF-FUNCTION-4, FF-BOY-2)"""
    if s.box.costs_orb[s.using]:
        return []
    options: list[Option] = [("pay", kind) for kind in kinds_of(s.box, s.hand[s.turn])]
    if s.gift(s.turn, "keep-hand"):
        options.append(("keep",))
    return options


def pay(s: State, option: Option) -> None:
    """Discard the card chosen as the cost; with the Trapped Boy none need be. (FF-FUNCTION-4, FF-BOY-1)"""
    seat = s.turn
    if option[0] == "pay":
        discard(s, seat, of_kind(s.box, s.hand[seat], option[1]))
    else:
        events.kept(s, seat)


def lose_an_orb(s: State) -> int:
    """Put a Spirit Orb of the Camera into the discard pile; what it adds to a die. (FF-ORB-1, FF-FUNCTION-4)"""
    for card in s.camera[s.turn]:
        add = s.box.orb_adds[card]
        if add:
            lose(s, s.turn, card)
            return add
    return 0


def resolve_function(s: State) -> None:
    """Do what the Function says. (FF-FUNCTION-1)"""
    card = s.using
    s.using = NOTHING
    effect = s.box.effect[card]
    if effect is None:
        add_to_die(s, s.arg, s.box.adds[card])
    else:
        resolve_last(s, (effect,))
