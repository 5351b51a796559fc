"""A heuristic policy by which bots choose the actions of a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.aims import FAR_AWAY, Routes, Task, known_mp, steps, task, weak
from gloaming.games.ghost_hunter.constants import CLIMB, NONE, STANDING
from gloaming.games.ghost_hunter.rules.blows import bonus_of
from gloaming.games.ghost_hunter.rules.board import destination
from gloaming.games.ghost_hunter.rules.minds import numerals
from gloaming.games.ghost_hunter.state import State

AT_ONCE: Final = 100_000
GLADLY: Final = 10_000
RATHER: Final = 1_000
PERHAPS: Final = 100
SELDOM: Final = 10
HARDLY: Final = 1

LOW: Final = 10
"""A hunter uses healing with at most this many points left."""

WORTH: Final = 4
"""The minimum damage for which a bot uses a Court card."""

SPARE: Final = 4
"""In their own turn, a hunter uses a Court card or an Ace on a numeral with at most WORTH plus this many MP left."""


class Plan:
    """The plan for the turn of the hunter to move.

    todo: the task of the hunter; far: the distance of each tile from the nearest goal; now: the distance of the
    hunter's own tile.
    """

    __slots__ = ("todo", "far", "now")

    def __init__(self, s: State) -> None:
        routes = Routes(s)
        if s.program.flow_of[s.step] == "do something":
            self.todo: Task = task(s, routes, s.hunter)
        else:
            self.todo = Task({s.at[hunter]: 0 for hunter in s.standing()})
        self.far: dict[int, int] = steps(s, routes, self.todo.goals)
        self.now: int = self.far.get(s.at[s.hunter], FAR_AWAY)


def turn(s: State, options: Sequence[Option], plan: Plan) -> list[int]:
    """Return weights for the options of a hunter's turn.

    Prefer healing and Items on the tile, then the path to the goal, then the deed; otherwise end the turn.
    """
    weights: list[int] = []
    for option in options:
        weigh = _TURN.get(option[0])
        weights.append(_ALWAYS.get(option[0], HARDLY) if weigh is None else weigh(s, option, plan))
    return weights


def _go(s: State, option: Option, plan: Plan) -> int:
    """Return the weight of a step. Prefer steps that lead closer to the goal."""
    return _going(s, s.at[s.hunter], option[1], plan.far, plan.now)


def _open(s: State, option: Option, plan: Plan) -> int:
    """Return the weight of opening a door. Prefer it if the task is to open a door on this tile."""
    return GLADLY if plan.now == 1 and plan.todo.goals.get(s.at[s.hunter]) == 1 else HARDLY


def _act(s: State, option: Option, plan: Plan) -> int:
    """Return the weight of doing a deed. Prefer the deed of the scenario's aims."""
    if option[1] != plan.todo.deed:
        return HARDLY
    return RATHER if s.points > 0 and plan.now > 0 and plan.todo.goals else AT_ONCE


def _use_in_turn(s: State, option: Option, plan: Plan) -> int:
    return use_item(s, option[1], option[2], s.hunter)


def _lead(s: State, option: Option, plan: Plan) -> int:
    """Return the weight of leading the companion. Prefer it if fetching the companion is the task."""
    return AT_ONCE if plan.todo.goals.get(s.at[s.hunter]) == 0 and s.led_by == NONE else HARDLY


def _ease_in_turn(s: State, option: Option, plan: Plan) -> int:
    """Return the weight of discarding a numeral with a Court card or an Ace.

    Prefer it for the largest numeral when MP run low.
    """
    return GLADLY if s.mp(s.hunter) <= WORTH + SPARE and option[1] == largest_numeral(s, s.hunter) else HARDLY


def _help(s: State, option: Option, plan: Plan) -> int:
    """Return the weight of helping another hunter. Prefer fallen hunters."""
    return GLADLY if s.fares[option[1]] != STANDING else HARDLY


def _fight(s: State, option: Option, plan: Plan) -> int:
    """Return the weight of fighting an Enemy-player on the tile. Avoid it if the hunter is weak."""
    return HARDLY if weak(s, s.hunter, s.hunter) else PERHAPS


def _going(s: State, tile: int, way: int, far: dict[int, int], now: int) -> int:
    """Return the weight of taking a way out of a tile. Prefer ways that lead closer to the goal.

    far: the distance of each tile from the goal; now: the current distance.
    """
    there = destination(s, tile, way)
    if there < 0 or (way == CLIMB and there not in far):
        return HARDLY
    after = far.get(there, FAR_AWAY)
    return GLADLY if after < now else HARDLY


def use_item(s: State, card: int, on: int, me: int) -> int:
    """Return the weight of using an Item on a hunter.

    Prefer to help a fallen hunter, and to heal when no healing is wasted and points are low; other Items get a medium
    weight. me: a hunter of the player whose knowledge is used.
    """
    number = card - s.box.first_item
    if s.fares[on] != STANDING:
        return AT_ONCE if s.hp_damage[on] or s.mp_damage[on] else PERHAPS
    if s.box.hoped[number]:
        hp, mp = s.box.heals[number]
        wounded = s.hp_damage[on] >= hp > 0 and s.hp(on) <= LOW
        shaken = s.mp_damage[on] >= mp > 0 and known_mp(s, on, me) <= LOW
        return AT_ONCE if wounded or shaken else HARDLY
    return PERHAPS


def largest_numeral(s: State, hunter: int) -> int:
    """Return the numeral of a hunter that lowers the Maximum MP most, NONE if the hunter holds no numeral."""
    best = NONE
    for card in numerals(s, hunter):
        if best == NONE or s.box.numeral(card) > s.box.numeral(best):
            best = card
    return best


def turn_of_enemy(s: State, options: Sequence[Option], plan: Plan) -> list[int]:
    """Return weights for the options of an Enemy-player's turn.

    Prefer to harm a hunter on the tile, otherwise to move closer to the nearest one. A solo player does not fight their
    own hunters.
    """
    if s.seats == 1:
        return [GLADLY if option[0] == "end-turn" else HARDLY for option in options]
    weights: list[int] = []
    for option in options:
        if option[0] == "go":
            far = plan.far.get(destination(s, s.at[s.hunter], option[1]), FAR_AWAY)
            weights.append(GLADLY if far < plan.now else HARDLY)
        elif option[0] == "fight":
            weights.append(_harm(s, option[1]))
        else:
            weights.append(_ALWAYS_OF_ENEMY.get(option[0], HARDLY))
    return weights


def _harm(s: State, hunter: int) -> int:
    """Return the weight of fighting a hunter. Prefer hunters with a low bonus."""
    return max(SELDOM, GLADLY // max(1, 1 + bonus_of(s, hunter)))


_TURN: Final[dict[str, Callable[[State, Option, Plan], int]]] = {
    "go": _go,
    "open": _open,
    "act": _act,
    "use": _use_in_turn,
    "lead": _lead,
    "ease": _ease_in_turn,
    "help": _help,
    "fight": _fight,
}
"""The functions that weigh the options of a hunter's turn, by the verb of the option."""

_ALWAYS: Final[dict[str, int]] = {
    "break-out": GLADLY,
    "pick-lock": GLADLY,
    "unlock": GLADLY,
    "pick-up": GLADLY,
    "find": AT_ONCE,
    "treat": AT_ONCE,
    "carry": AT_ONCE,
    "ransom": AT_ONCE,
    "end-turn": PERHAPS,
}
"""The constant weights of a hunter's options that no function weighs, by verb."""

_ALWAYS_OF_ENEMY: Final[dict[str, int]] = {
    "haunt": GLADLY,
    "lure": GLADLY,
    "break-shutter": GLADLY,
    "advance": GLADLY,
    "end-turn": PERHAPS,
    "rearrange": SELDOM,
}
"""The constant weights of an Enemy-player's options that no function weighs, by verb."""
