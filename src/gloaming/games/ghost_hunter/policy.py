"""A heuristic policy for bots.

Hunters follow the aims of the scenario, gather before they meet its Enemy, escape from what they cannot beat and keep
Court cards for damage that would make a hunter fall; Enemy-players go for the nearest hunter. It uses public
information and what the seat to move knows. The weights are estimates that win matches, not fitted.
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
"""With at most this many points left in the attacked pool, a hunter escapes."""


def horizon(s: State) -> int:
    """Return the number of the turn; set-up is part of the first."""
    return max(0, (s.round - 1) * s.hunters + (s.hunter - s.first) % s.hunters)


def policy(s: State, options: Sequence[Option]) -> list[int]:
    """Return a weight for each option of a question."""
    flow = s.program.flow_of[s.step]
    if flow == "do something":
        return turn(s, options, Plan(s))
    if flow == "do something as an Enemy":
        return turn_of_enemy(s, options, Plan(s))
    return elsewhere(s, options, flow)


def elsewhere(s: State, options: Sequence[Option], flow: str) -> list[int]:
    """Return a weight for each option of a question other than the action of a turn. flow: the flow that asks it."""
    if options[0][0] == "attack":
        return _declare(s, options, flow)
    weigh = _ELSEWHERE.get(flow)
    return _gladly(s, options) if weigh is None else weigh(s, options)


def _gladly(s: State, options: Sequence[Option]) -> list[int]:
    """Agree, and stay with others."""
    return [SELDOM if option[0] in ("agree", "beside", "stay") else HARDLY for option in options]


def _character(s: State, options: Sequence[Option]) -> list[int]:
    """In a campaign, keep the previous character."""
    return [GLADLY if s.campaign and option[1] == s.had[s.hunter] else HARDLY for option in options]


def _turn_up(s: State, options: Sequence[Option]) -> list[int]:
    """Only the Guest puts a card under the pile."""
    return [SELDOM if option[0] == "under" and is_guest(s, s.args[0]) else HARDLY for option in options]


def _use_now(s: State, option: Option, me: int) -> int:
    """Weigh an Item in a battle or in answer to something: only if needed, and never for others as the Guest."""
    if is_guest(s, me) and option[2] != me:
        return HARDLY
    weight = use_item(s, option[1], option[2], me)
    return weight if weight >= GLADLY else HARDLY


def _ease(s: State, options: Sequence[Option], hunter: int) -> list[int]:
    """Choose the largest numeral, never a Court card or an Ace."""
    best = largest_numeral(s, hunter)
    return [
        AT_ONCE if option[0] == "ease" and option[1] == best else SELDOM if option[0] == "pass" else HARDLY
        for option in options
    ]


def _ease_to_act(s: State, options: Sequence[Option]) -> list[int]:
    """Choose a numeral in the flow of a Court card or an Ace."""
    return _ease(s, options, s.args[0])


def _ease_to_calm(s: State, options: Sequence[Option]) -> list[int]:
    """Choose a card in the flow of an effect that discards Insanity cards."""
    return _ease(s, options, s.named.hunter)


def _raise(s: State, options: Sequence[Option]) -> list[int]:
    """Raise ST for HP attackers, WP for MP attackers, otherwise HP; rarely keep a raise."""
    wanted = ("raise", 3 if psychic(s, s.hunter) else 0)
    pools = (("raise", 4), ("raise", 5))
    return [PERHAPS if option == wanted else SELDOM if option in pools else HARDLY for option in options]


# Battles


def left_of(s: State, hunter: int) -> int:
    """Return what a hunter has left in the pool that the Enemies attack; half against Double Damage."""
    left = FAR_AWAY
    for monster in s.monsters_on(s.battle):
        pool = s.attack[monster]
        points = s.mp(hunter) if pool == MP else s.hp(hunter)
        left = min(left, points // 2 if "double-damage" in s.powers(monster) else points)
    return left


def toughness(s: State, tile: int) -> int:
    """Return what the Enemies on a tile have left, for each in the pool that falls first."""
    whole = 0
    for monster in s.monsters_on(tile):
        pools = [s.pool_of(monster, pool) for pool in (HP, MP) if s.has_pool(monster, pool)]
        whole += min(pools) if pools else FAR_AWAY
    return whole


def _escape(s: State, options: Sequence[Option]) -> list[int]:
    """Escape from Enemies that cannot be hurt, with few points left, and from the scenario's Enemy while friends are
    far away.
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
    """Return whether others could come, but are not next door."""
    friends = [other for other in s.standing() if other != hunter and not weak(s, other, hunter)]
    if not friends:
        return False
    routes = Routes(s)
    far = steps(s, routes, {s.battle: 0})
    away = [other for other in friends if far.get(s.at[other], FAR_AWAY) > 1]
    return len(away) == len(friends) and any([far.get(s.at[other], FAR_AWAY) < FAR_AWAY for other in away])


def _join(s: State, options: Sequence[Option]) -> list[int]:
    """Join with enough points left, but not as the Guest."""
    if options[0][0] != "join":
        return _gladly(s, options)
    hunter = s.asking
    joins = (
        not is_guest(s, hunter) and not hopeless(s) and (left_of(s, hunter) > TIGHT + 2 or toughness(s, s.battle) <= 3)
    )
    return [PERHAPS if (option[0] == "join") == joins else HARDLY for option in options]


def _declare(s: State, options: Sequence[Option], flow: str) -> list[int]:
    """For hunters, choose the pool that falls first; for the host, the pool in which the hunters are weakest."""
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
    """Return the value of an attack on a Monster, high if it can fall soon."""
    if not s.has_pool(monster, pool):
        return HARDLY
    if pool == HP and "airborne" in s.powers(monster) and not s.reaches_airborne(hunter):
        return HARDLY
    edge = max(1, 5 + bonus_with(s, hunter, pool))
    return max(HARDLY, 40 * edge * edge * edge // max(1, s.pool_of(monster, pool)))


def _aim(s: State, options: Sequence[Option]) -> list[int]:
    """Choose the Enemy that falls first."""
    pool = s.strikes[s.asking]
    return [_prospect(s, s.asking, option[1], pool) for option in options]


def _prepare(s: State, options: Sequence[Option]) -> list[int]:
    """Use a Free AT against tough Enemies, healing when needed, Court cards when MP run out."""
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
    """Cancel damage that would make a hunter fall or costs much; never as the Guest."""
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
    """Discard a numeral only if MP run out."""
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
    """Save a hunter with cards and Items that help; never as the Guest."""
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
"""The functions that weigh the options of other questions, by flow."""
