"""A heuristic policy for bots.

Hunters follow the aims of the scenario, gather before they face its Enemy, escape from Enemies that they cannot beat,
and save Court cards for damage that would make a hunter fall. Enemy-players go to the nearest hunter. The policy uses
only public information and what the seat to move knows. Its weights are hand-tuned estimates, not fitted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.aims import FAR_AWAY, Routes, in_fight, may_be_hurt, steps, weak
from gloaming.games.ghost_hunter.constants import HP, MP, NONE, STANDING
from gloaming.games.ghost_hunter.generated.flows import DamageArgs
from gloaming.games.ghost_hunter.rules.answers import asked_about_card, asked_about_damage, asked_to_save
from gloaming.games.ghost_hunter.rules.battles import psychic
from gloaming.games.ghost_hunter.rules.blows import bonus_with
from gloaming.games.ghost_hunter.rules.escape import hopeless
from gloaming.games.ghost_hunter.rules.harm import WOULD_FALL
from gloaming.games.ghost_hunter.rules.minds import courts
from gloaming.games.ghost_hunter.rules.scenario import is_guest
from gloaming.games.ghost_hunter.state import State
from gloaming.games.ghost_hunter.turn_policy import (
    AT_ONCE,
    GLADLY,
    HARDLY,
    PERHAPS,
    SELDOM,
    WORTH,
    Plan,
    largest_numeral,
    turn,
    turn_of_enemy,
    use_item,
)

TIGHT: Final = 4
"""A hunter escapes with at most this many points left in the pool that the Enemies attack."""


def horizon(s: State) -> int:
    """Return the number of turns before the current one; the preparation counts as part of the first turn."""
    return max(0, (s.round - 1) * s.hunters + (s.hunter - s.first) % s.hunters)


def policy(s: State, options: Sequence[Option]) -> list[int]:
    """Return a weight for each option of the open question; options with greater weights are chosen more often."""
    flow = s.program.flow_of[s.step]
    if flow == "do something":
        return turn(s, options, Plan(s))
    if flow == "do something as an Enemy":
        return turn_of_enemy(s, options, Plan(s))
    return elsewhere(s, options, flow)


def elsewhere(s: State, options: Sequence[Option], flow: str) -> list[int]:
    """Return a weight for each option of a question that is not the choice of an action in a turn.

    flow: the name of the flow that asks the question.
    """
    if options[0][0] == "attack":
        return _declare(s, options, flow)
    weigh = _ELSEWHERE.get(flow)
    return _gladly(s, options) if weigh is None else weigh(s, options)


def _gladly(s: State, options: Sequence[Option]) -> list[int]:
    """Return weights that prefer to agree to an exchange, to lay a tile next to others, and to stay."""
    return [SELDOM if option[0] in ("agree", "beside", "stay") else HARDLY for option in options]


def _character(s: State, options: Sequence[Option]) -> list[int]:
    """Return weights for choosing a character. In a campaign, prefer the hunter's previous character."""
    return [GLADLY if s.campaign and option[1] == s.had[s.hunter] else HARDLY for option in options]


def _turn_up(s: State, options: Sequence[Option]) -> list[int]:
    """Return weights for turning up an Event card. Only the Guest prefers to put the card under the pile."""
    return [SELDOM if option[0] == "under" and is_guest(s, s.args[0]) else HARDLY for option in options]


def _use_now(s: State, option: Option, me: int) -> int:
    """Return the weight of using an Item in a battle or as an answer: high only if needed, and low for the Guest to
    help others.
    """
    if is_guest(s, me) and option[2] != me:
        return HARDLY
    weight = use_item(s, option[1], option[2], me)
    return weight if weight >= GLADLY else HARDLY


def _ease(s: State, options: Sequence[Option], hunter: int) -> list[int]:
    """Return weights for discarding an Insanity card. Prefer the largest numeral, never a Court card or an Ace."""
    best = largest_numeral(s, hunter)
    return [
        AT_ONCE if option[0] == "ease" and option[1] == best else SELDOM if option[0] == "pass" else HARDLY
        for option in options
    ]


def _ease_to_act(s: State, options: Sequence[Option]) -> list[int]:
    """Return weights for choosing the numeral that a Court card or an Ace removes."""
    return _ease(s, options, s.args[0])


def _ease_to_calm(s: State, options: Sequence[Option]) -> list[int]:
    """Return weights for choosing an Insanity card to discard by an effect such as that of an Item."""
    return _ease(s, options, s.named.hunter)


def _raise(s: State, options: Sequence[Option]) -> list[int]:
    """Return weights for a raise.

    Prefer WP for hunters who can make MP attacks, otherwise ST, then HP and MP; rarely keep the raise.
    """
    wanted = ("raise", 3 if psychic(s, s.hunter) else 0)
    pools = (("raise", 4), ("raise", 5))
    return [PERHAPS if option == wanted else SELDOM if option in pools else HARDLY for option in options]


# Battles


def left_of(s: State, hunter: int) -> int:
    """Return a hunter's HP or MP, whichever the Enemies attack; half of it if they deal Double Damage."""
    left = FAR_AWAY
    for monster in s.monsters_on(s.battle):
        pool = s.attack[monster]
        points = s.mp(hunter) if pool == MP else s.hp(hunter)
        left = min(left, points // 2 if "double-damage" in s.powers(monster) else points)
    return left


def toughness(s: State, tile: int) -> int:
    """Return the sum, over the Enemies on a tile, of the lower of their HP and MP."""
    whole = 0
    for monster in s.monsters_on(tile):
        pools = [s.pool_of(monster, pool) for pool in (HP, MP) if s.has_pool(monster, pool)]
        whole += min(pools) if pools else FAR_AWAY
    return whole


def _escape(s: State, options: Sequence[Option]) -> list[int]:
    """Return weights for escaping.

    Prefer to escape from Enemies that cannot be hurt, when few points are left, and from the scenario's Enemy while the
    hunter is alone and the other hunters are far away.
    """
    hunter = s.asking
    runs = hopeless(s)
    if not runs:
        tough = toughness(s, s.battle)
        runs = left_of(s, hunter) <= TIGHT and tough > 2
        boss = s.box.boss[s.scenario]
        if s.lair[boss] == s.battle and len(in_fight(s)) == 1 and tough > TIGHT and not s.law("siege"):
            runs = runs or _friends_away(s, hunter)
    return [(HARDLY if runs else PERHAPS) if option[0] == "fight-on" else SELDOM for option in options]


def _friends_away(s: State, hunter: int) -> bool:
    """Return whether other hunters could come to help, but none of them is next door."""
    friends = [other for other in s.standing() if other != hunter and not weak(s, other, hunter)]
    if not friends:
        return False
    routes = Routes(s)
    far = steps(s, routes, {s.battle: 0})
    away = [other for other in friends if far.get(s.at[other], FAR_AWAY) > 1]
    return len(away) == len(friends) and any([far.get(s.at[other], FAR_AWAY) < FAR_AWAY for other in away])


def _join(s: State, options: Sequence[Option]) -> list[int]:
    """Return weights for joining a battle. Prefer to join with enough points left, except as the Guest."""
    if options[0][0] != "join":
        return _gladly(s, options)
    hunter = s.asking
    joins = (
        not is_guest(s, hunter) and not hopeless(s) and (left_of(s, hunter) > TIGHT + 2 or toughness(s, s.battle) <= 3)
    )
    return [PERHAPS if (option[0] == "join") == joins else HARDLY for option in options]


def _declare(s: State, options: Sequence[Option], flow: str) -> list[int]:
    """Return weights for declaring an attack.

    For a hunter, prefer the pool in which an Enemy can fall soonest; for the host, the pool in which the hunters are
    weakest.
    """
    if flow == "the Enemy's attack":
        weights = [0, 0]
        for hunter in in_fight(s):
            weights[HP] += s.most_hp(hunter) - s.hp_damage[hunter]
            weights[MP] += s.first_mp(hunter) - s.mp_damage[hunter]
        return [PERHAPS if weights[option[1]] <= weights[1 - option[1]] else SELDOM for option in options]
    if s.battle == NONE:
        pool = HP if bonus_with(s, s.asking, HP) >= bonus_with(s, s.asking, MP) else MP
        return [PERHAPS if option[1] == pool else HARDLY for option in options]
    there = s.monsters_on(s.battle)
    return [max([_prospect(s, s.asking, monster, option[1]) for monster in there] + [HARDLY]) for option in options]


def _prospect(s: State, hunter: int, monster: int, pool: int) -> int:
    """Return the weight of attacking a pool of a Monster: the fewer points are left and the higher the hunter's bonus,
    the greater.
    """
    if not s.has_pool(monster, pool):
        return HARDLY
    if pool == HP and "airborne" in s.powers(monster) and not s.reaches_airborne(hunter):
        return HARDLY
    edge = max(1, 5 + bonus_with(s, hunter, pool))
    return max(HARDLY, 40 * edge * edge * edge // max(1, s.pool_of(monster, pool)))


def _aim(s: State, options: Sequence[Option]) -> list[int]:
    """Return weights for choosing an Enemy to attack. Prefer the Enemy that can fall soonest."""
    pool = s.strikes[s.asking]
    return [_prospect(s, s.asking, option[1], pool) for option in options]


def _prepare(s: State, options: Sequence[Option]) -> list[int]:
    """Return weights for using a card before the draw: Items that attack against tough Enemies, healing when needed,
    Court cards when MP run low.
    """
    hunter = s.asking
    tough = toughness(s, s.battle) >= 8 and any([may_be_hurt(s, monster) for monster in s.monsters_on(s.battle)])
    weights: list[int] = []
    for option in options:
        verb = option[0]
        weight = HARDLY
        if verb == "ready":
            weight = PERHAPS
        elif verb == "use":
            if s.box.strikes[option[1] - s.box.first_item]:
                weight = GLADLY if tough else HARDLY
            else:
                weight = _use_now(s, option, hunter)
        elif verb == "ease":
            weight = GLADLY if s.mp(hunter) <= WORTH and option[1] == largest_numeral(s, hunter) else HARDLY
        elif verb == "help" and s.fares[option[1]] != STANDING:
            weight = GLADLY
        weights.append(weight)
    return weights


# Answers


def _answer_damage(s: State, options: Sequence[Option]) -> list[int]:
    """Return weights for answering damage. Cancel it if it would make a hunter fall or is high; never as the Guest."""
    responder = asked_about_damage(s)
    damage: DamageArgs = s.named
    fells = bool(damage.how & WOULD_FALL)
    worth = damage.hp + damage.mp >= WORTH
    much = worth and responder == damage.hunter and len(courts(s, responder)) > 1
    weights: list[int] = []
    for option in options:
        verb = option[0]
        weight = HARDLY
        if verb == "let-it-be":
            weight = PERHAPS
        elif verb in ("cancel", "reflect"):
            if (fells or much or (verb == "reflect" and worth)) and not is_guest(s, responder):
                weight = GLADLY
        elif verb == "use":
            weight = _use_now(s, option, responder)
        weights.append(weight)
    return weights


def _answer_card(s: State, options: Sequence[Option]) -> list[int]:
    """Return weights for answering a drawn Insanity card. Discard a numeral only if MP run low."""
    responder = asked_about_card(s)
    tight = s.mp(responder) <= WORTH
    best = largest_numeral(s, responder)
    return [
        PERHAPS
        if option[0] == "let-it-be"
        else GLADLY
        if tight and option[0] == "ease" and option[1] == best
        else _use_now(s, option, responder)
        if option[0] == "use"
        else HARDLY
        for option in options
    ]


def _save(s: State, options: Sequence[Option]) -> list[int]:
    """Return weights for saving a hunter who is about to fall.

    Use any card that helps, except as the Guest for another hunter.
    """
    responder = asked_to_save(s)
    hunter = s.args[0]
    amiss = HP if s.hp(hunter) <= 0 else MP
    weights: list[int] = []
    for option in options:
        verb = option[0]
        weight = HARDLY
        if verb == "pass":
            weight = SELDOM
        elif is_guest(s, responder) and responder != hunter:
            weight = HARDLY
        elif verb == "use":
            weight = GLADLY
        elif amiss == MP and verb == "ease":
            weight = GLADLY if responder == hunter and option[1] == largest_numeral(s, responder) else HARDLY
        elif amiss == MP and verb == "help":
            weight = GLADLY if option[1] == hunter else HARDLY
        weights.append(weight)
    return weights


_ELSEWHERE: Final[dict[str, Callable[[State, Sequence[Option]], list[int]]]] = {
    "escape": _escape,
    "join": _join,
    "aim": _aim,
    "prepare": _prepare,
    "damage": _answer_damage,
    "a card drawn": _answer_card,
    "about to fall": _save,
    "choose a character": _character,
    "raise an ability": _raise,
    "turn up or not": _turn_up,
    "ease": _ease_to_act,
    "calm": _ease_to_calm,
}
"""The functions that weigh the options of questions other than the choice of an action, by the name of the flow that
asks.
"""
