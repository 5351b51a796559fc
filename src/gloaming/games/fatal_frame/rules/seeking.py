"""Find out whether Functions can take the player to a Ghost or Boss, before the fights or after the last won fight."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.engine.rules.effects import Effect
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.constants import CELLS, ENTER, GO, INSIDE, LEAVE, LEAVE_BY_TWIN, LONGEST, OUTDOORS
from gloaming.games.fatal_frame.rules.cards import cards_left
from gloaming.games.fatal_frame.rules.functions import unpaid
from gloaming.games.fatal_frame.rules.movement import BESIDE, may_enter, twin_of, ways_along, ways_outside
from gloaming.games.fatal_frame.rules.verbs.discard import Discard
from gloaming.games.fatal_frame.rules.verbs.draw import Draw
from gloaming.games.fatal_frame.rules.verbs.salvage import Salvage
from gloaming.games.fatal_frame.rules.verbs.step import Step
from gloaming.games.fatal_frame.state import State


def before_the_fight(s: State) -> list[Option]:
    """Return the option to stay, if Functions could take the player to a Ghost or Boss; otherwise no options.

    (FF-FUNCTION-7, FF-FIGHT-3)
    """
    seat = s.turn
    camera = s.camera[seat]
    if not camera or s.failed or s.here() or s.boss[seat]:
        return []
    steps: list[int] = []
    for card in camera:
        effect = s.box.effect[card]
        if isinstance(effect, Step) and unpaid(s, card) is None and effect.refusal(s) is None:
            steps.append(card)
    if steps and _found_by(s, s.at[seat], s.inside[seat], False, steps, len(s.hand[seat]), s.orbs(seat)):
        return [("go-on",)]
    return []


def stay_here(s: State, option: Option) -> None:
    """Stay at the Location, which changes nothing. (FF-FUNCTION-7)"""


def _found_by(s: State, cell: int, inside: int, new: bool, functions: list[int], cards: int, orbs: int) -> bool:
    """Return whether the unused Functions that the player can pay for lead to a Ghost or Boss.

    cell, inside: where the player is, with OUTDOORS instead of an index in a path; new: whether the path has not been
    dealt yet; cards, orbs: the cards in hand and Spirit Orbs that are left to pay with.
    """
    for card in functions:
        effect = s.box.effect[card]
        assert isinstance(effect, Step)
        cards_left = cards
        orbs_left = orbs
        if s.box.costs_orb[card]:
            orbs_left -= 1
        elif not s.gift(s.turn, "keep-hand"):
            cards_left -= 1
        if cards_left < 0 or orbs_left < 0:
            continue
        rest = [other for other in functions if other != card]
        if _found_beyond(s, cell, inside, new, effect.count - 1, rest, cards_left, orbs_left):
            return True
    return False


def _found_beyond(
    s: State, cell: int, inside: int, new: bool, ahead: int, functions: list[int], cards: int, orbs: int
) -> bool:
    """Return whether a Ghost or Boss can be reached from this place. ahead: the steps left of the Function in use."""
    if _next_door(s, cell, inside, new):
        return True
    if not ahead and not functions:
        return False
    for _, way, to in _ways(s, cell, inside, new):
        there = cell
        place = OUTDOORS
        dealt = False
        if way == GO:
            there = to
        elif way == ENTER:
            place = 0
            dealt = True
        elif way == INSIDE:
            place = to
            dealt = new
        elif way == LEAVE_BY_TWIN:
            there = twin_of(s, cell)
            if not _lies_open(s, there):
                continue
        left = _cards_after(s, there, place, dealt, cards)
        if ahead and _found_beyond(s, there, place, dealt, ahead - 1, functions, left, orbs):
            return True
        if _found_by(s, there, place, dealt, functions, left, orbs):
            return True
    return False


def _next_door(s: State, cell: int, inside: int, new: bool) -> bool:
    """Return whether a Ghost or Boss is one step away from this place. A path not yet dealt has no Ghosts.

    (FF-HOUSE-6, FF-BOSS-2)
    """
    ghosts = s.ghosts
    if inside < 0:
        for _, _, to in BESIDE[cell]:
            if ghosts[to]:
                return True
        return s.exterior[cell] == s.box.shrine and _lies_open(s, cell) and may_enter(s, s.turn, cell)
    path = CELLS + LONGEST * s.turn
    for _, way, to in _ways(s, cell, inside, new):
        if way == INSIDE:
            if ghosts[path + to] and not new:
                return True
        elif ghosts[cell if way == LEAVE else twin_of(s, cell)]:
            return True
    return False


def _ways(s: State, cell: int, inside: int, new: bool) -> Sequence[Option]:
    """Return the moves from this place that all players know to be possible. (FF-MOVE-2)"""
    if inside >= 0:
        length = s.box.exteriors[s.exterior[cell]].rooms if new else len(s.path[s.turn])
        return ways_along(s, cell, inside, length)
    return ways_outside(s, s.turn, cell) if _lies_open(s, cell) else BESIDE[cell]


def _lies_open(s: State, cell: int) -> bool:
    """Return whether all players know the Location at a cell: it is explored, or it is the only unexplored one."""
    return s.explored[cell] != 0 or s.explored.count(0) == 1


def _cards_after(s: State, cell: int, inside: int, new: bool, cards: int) -> int:
    """Return how many cards a player with `cards` cards in hand has after arriving at a place. (FF-LOCATION-4)"""
    line: tuple[Effect, ...] = ()
    if inside < 0:
        if _lies_open(s, cell):
            line = s.box.exteriors[s.exterior[cell]].arrive
    elif not new:
        line = s.box.interiors[s.path[s.turn][inside]].arrive
    for effect in line:
        if isinstance(effect, Draw):
            cards += effect.count if cards_left(s) else 0
        elif isinstance(effect, Salvage):
            cards += 1 if effect.refusal(s) is None else 0
        elif isinstance(effect, Discard) and not s.gift(s.turn, "keep-hand"):
            cards = max(0, cards - effect.count)
    return cards
