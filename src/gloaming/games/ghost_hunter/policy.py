"""How readily a player takes each option, for bots that play on by rules of thumb.

Hunters follow the aims of the scenario, come together before they meet its Enemy, run from what they cannot beat and
keep Court cards for what would fell somebody; Enemy-players go for the nearest hunter. It reads what lies open, and
what the asked player knows. The numbers are guesses that win matches, not fitted ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.aims import (
    FAR_AWAY,
    Routes,
    Task,
    in_fight,
    known_mp,
    may_be_hurt,
    steps,
    task,
    weak,
)
from gloaming.games.ghost_hunter.box import HP, MP, POOLS
from gloaming.games.ghost_hunter.constants import CLIMB, NONE, STANDING
from gloaming.games.ghost_hunter.generated.flows import DamageArgs
from gloaming.games.ghost_hunter.rules.answers import asked_about_card, asked_about_damage, asked_to_save
from gloaming.games.ghost_hunter.rules.battles import psychic
from gloaming.games.ghost_hunter.rules.blows import bonus_of, bonus_with
from gloaming.games.ghost_hunter.rules.board import destination
from gloaming.games.ghost_hunter.rules.escape import hopeless
from gloaming.games.ghost_hunter.rules.harm import WOULD_FALL
from gloaming.games.ghost_hunter.rules.minds import courts, numerals
from gloaming.games.ghost_hunter.rules.scenario import is_guest
from gloaming.games.ghost_hunter.rules.verbs.heal import Heal
from gloaming.games.ghost_hunter.state import State

AT_ONCE: Final = 100_000
GLADLY: Final = 10_000
RATHER: Final = 1_000
PERHAPS: Final = 100
SELDOM: Final = 10
HARDLY: Final = 1

TIGHT: Final = 4
"""With so few points left in the pool that is struck a hunter runs."""

LOW: Final = 10
"""With so few points left a hunter takes what heals."""

WORTH: Final = 4
"""So much damage is worth a Court card."""


def horizon(s: State) -> int:
    """The number of the turn; set-up is part of the first."""
    return max(0, (s.round - 1) * s.hunters + (s.hunter - s.first) % s.hunters)


class Plan:
    """What whoever is on turn is about. todo: of a hunter; far: how far the goal is from each tile."""

    __slots__ = ("todo", "far")

    def __init__(self, s: State) -> None:
        routes = Routes(s)
        if s.program.flow_of[s.step] == "do something":
            self.todo: Task = task(s, routes, s.hunter)
        else:
            self.todo = Task({s.at[hunter]: 0 for hunter in s.standing()})
        self.far: dict[int, int] = steps(s, routes, self.todo.goals)


def policy(s: State, options: Sequence[Option]) -> list[int]:
    """A weight for each option of a question."""
    flow = s.program.flow_of[s.step]
    if flow == "do something":
        return turn(s, options, Plan(s))
    if flow == "do something as an Enemy":
        return turn_of_enemy(s, options, Plan(s))
    return elsewhere(s, options, flow)


def elsewhere(s: State, options: Sequence[Option], flow: str) -> list[int]:
    """A weight for each option of a question that is not what to do in a turn. flow: that asks it."""
    if flow == "escape":
        return _escape(s, options)
    if flow == "join" and options[0][0] == "join":
        return _join(s, options)
    if options[0][0] == "attack":
        return _declare(s, options, flow)
    if flow == "aim":
        return _aim(s, options)
    if flow == "prepare":
        return _prepare(s, options)
    if flow == "damage":
        return _answer_damage(s, options)
    if flow == "a card drawn":
        return _answer_card(s, options, asked_about_card(s))
    if flow == "about to fall":
        return _save(s, options)
    if flow == "choose a character":
        return [GLADLY if s.campaign and option[1] == s.had[s.hunter] else HARDLY for option in options]
    if flow == "raise an ability":
        return _raise(s, options)
    if flow == "turn up or not":
        return [SELDOM if option[0] == "under" and is_guest(s, s.args[0]) else HARDLY for option in options]
    if flow in ("ease", "calm"):
        return _ease(s, options, s.args[0] if flow == "ease" else s.named.hunter)
    return [SELDOM if option[0] in ("agree", "beside", "stay") else HARDLY for option in options]


# A turn


def turn(s: State, options: Sequence[Option], plan: Plan) -> list[int]:
    """What heals and what lies here first, then the way to the goal, then the deed; else the end of the turn."""
    hunter = s.hunter
    tile = s.at[hunter]
    todo = plan.todo
    far = plan.far
    now = far.get(tile, FAR_AWAY)
    moves = s.points > 0 and now > 0
    weights: list[int] = []
    for option in options:
        verb = option[0]
        weight = HARDLY
        if verb == "go":
            weight = _going(s, tile, option[1], far, now)
        elif verb == "open":
            weight = GLADLY if now == 1 and todo.goals.get(tile) == 1 else HARDLY
        elif verb in ("break-out", "pick-lock", "unlock"):
            weight = GLADLY
        elif verb == "act":
            if option[1] == todo.deed:
                weight = RATHER if moves and todo.goals else AT_ONCE
        elif verb == "use":
            weight = _use(s, option[1], option[2], hunter)
        elif verb in ("find", "treat", "carry", "ransom"):
            weight = AT_ONCE
        elif verb == "pick-up":
            weight = GLADLY
        elif verb == "lead":
            weight = AT_ONCE if todo.goals.get(tile) == 0 and s.led_by == NONE else HARDLY
        elif verb == "ease":
            weight = GLADLY if s.mp(hunter) <= WORTH + 4 and option[1] == _largest(s, hunter) else HARDLY
        elif verb == "help":
            weight = GLADLY if s.fares[option[1]] != STANDING else HARDLY
        elif verb == "fight":
            weight = HARDLY if weak(s, hunter, hunter) else PERHAPS
        elif verb == "end-turn":
            weight = PERHAPS
        weights.append(weight)
    return weights


def _going(s: State, tile: int, way: int, far: dict[int, int], now: int) -> int:
    """Nearer to the goal gladly, else hardly."""
    there = destination(s, tile, way)
    if there < 0 or (way == CLIMB and there not in far):
        return HARDLY
    after = far.get(there, FAR_AWAY)
    return GLADLY if after < now else HARDLY


def _use(s: State, card: int, on: int, me: int) -> int:
    """What heals, where it heals in full or somebody is low; a fallen friend first; the rest is tried."""
    points = [0, 0]
    for effect in s.box.item(card).does:
        if isinstance(effect, Heal):
            points[POOLS.index(effect.pool)] += effect.points
    if s.fares[on] != STANDING:
        return AT_ONCE if s.hp_damage[on] or s.mp_damage[on] else PERHAPS
    if points[HP] or points[MP]:
        wounded = s.hp_damage[on] >= points[HP] > 0 and s.hp(on) <= LOW
        shaken = s.mp_damage[on] >= points[MP] > 0 and known_mp(s, on, me) <= LOW
        return AT_ONCE if wounded or shaken else HARDLY
    return PERHAPS


def _use_now(s: State, option: Option, me: int) -> int:
    """In a battle or in answer to something only what is needed, and never what helps others against the Guest."""
    if is_guest(s, me) and option[2] != me:
        return HARDLY
    weight = _use(s, option[1], option[2], me)
    return weight if weight >= GLADLY else HARDLY


def _largest(s: State, hunter: int) -> int:
    """The numeral that lowers the Maximum MP most, NONE without one."""
    best = NONE
    for card in numerals(s, hunter):
        if best == NONE or s.box.numeral(card) > s.box.numeral(best):
            best = card
    return best


def _ease(s: State, options: Sequence[Option], hunter: int) -> list[int]:
    """The largest numeral, never a Court card or an Ace."""
    best = _largest(s, hunter)
    return [
        AT_ONCE if option[0] == "ease" and option[1] == best else SELDOM if option[0] == "pass" else HARDLY
        for option in options
    ]


def _raise(s: State, options: Sequence[Option]) -> list[int]:
    """ST for those who strike with fists, WP for those who strike with the mind, else HP; to wait hardly ever."""
    wanted = ("raise", 3 if psychic(s, s.hunter) else 0)
    pools = (("raise", 4), ("raise", 5))
    return [PERHAPS if option == wanted else SELDOM if option in pools else HARDLY for option in options]


# Battles


def left_of(s: State, hunter: int) -> int:
    """What a hunter has left in the pool that the Enemies of the battle strike at; half where they strike doubly."""
    left = FAR_AWAY
    for monster in s.monsters_on(s.battle):
        pool = s.attack[monster]
        points = s.mp(hunter) if pool == MP else s.hp(hunter)
        left = min(left, points // 2 if "double-damage" in s.powers(monster) else points)
    return left


def toughness(s: State, tile: int) -> int:
    """What the Enemies on a tile have left, of each the pool that falls first."""
    whole = 0
    for monster in s.monsters_on(tile):
        pools = [s.pool_of(monster, pool) for pool in (HP, MP) if s.has_pool(monster, pool)]
        whole += min(pools) if pools else FAR_AWAY
    return whole


def _escape(s: State, options: Sequence[Option]) -> list[int]:
    """Run from what cannot be hurt, when little is left, and from the scenario's Enemy while friends are far away."""
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
    """Whether others could come, but are not next door."""
    others = [other for other in s.standing() if other != hunter and not weak(s, other, hunter)]
    if not others:
        return False
    routes = Routes(s)
    far = steps(s, routes, {s.battle: 0})
    away = [other for other in others if far.get(s.at[other], FAR_AWAY) > 1]
    return len(away) == len(others) and any([far.get(s.at[other], FAR_AWAY) < FAR_AWAY for other in away])


def _join(s: State, options: Sequence[Option]) -> list[int]:
    """Whoever has enough left joins, but no Guest."""
    hunter = s.asking
    joins = (
        not is_guest(s, hunter) and not hopeless(s) and (left_of(s, hunter) > TIGHT + 2 or toughness(s, s.battle) <= 3)
    )
    return [PERHAPS if (option[0] == "join") == joins else HARDLY for option in options]


def _declare(s: State, options: Sequence[Option], flow: str) -> list[int]:
    """Hunters the pool that falls first; the host what the hunters have least of."""
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
    """How good an attack of a kind is on a Monster: high where it can fall soon."""
    if not s.has_pool(monster, pool):
        return HARDLY
    if pool == HP and "airborne" in s.powers(monster) and not s.reaches_airborne(hunter):
        return HARDLY
    edge = max(1, 5 + bonus_with(s, hunter, pool))
    return max(HARDLY, 40 * edge * edge * edge // max(1, s.pool_of(monster, pool)))


def _aim(s: State, options: Sequence[Option]) -> list[int]:
    """The Enemy that falls first."""
    pool = s.strikes[s.asking]
    return [_prospect(s, s.asking, option[1], pool) for option in options]


def _prepare(s: State, options: Sequence[Option]) -> list[int]:
    """A Free AT against what is tough, what heals when it is needed, Court cards when the mind gives way."""
    hunter = s.asking
    tough = toughness(s, s.battle) >= 8 and any([may_be_hurt(s, monster) for monster in s.monsters_on(s.battle)])
    weights: list[int] = []
    for option in options:
        verb = option[0]
        weight = HARDLY
        if verb == "ready":
            weight = PERHAPS
        elif verb == "use":
            fights = any([effect.fights() for effect in s.box.item(option[1]).does])
            if fights:
                weight = GLADLY if tough else HARDLY
            else:
                weight = _use_now(s, option, hunter)
        elif verb == "ease":
            weight = GLADLY if s.mp(hunter) <= WORTH and option[1] == _largest(s, hunter) else HARDLY
        elif verb == "help" and s.fares[option[1]] != STANDING:
            weight = GLADLY
        weights.append(weight)
    return weights


# Answers


def _answer_damage(s: State, options: Sequence[Option]) -> list[int]:
    """Cancel what would fell somebody or costs much; never as the Guest."""
    asked = asked_about_damage(s)
    damage: DamageArgs = s.named
    fells = bool(damage.how & WOULD_FALL)
    worth = damage.hp + damage.mp >= WORTH
    much = worth and asked == damage.hunter and len(courts(s, asked)) > 1
    weights: list[int] = []
    for option in options:
        verb = option[0]
        weight = HARDLY
        if verb == "let-it-be":
            weight = PERHAPS
        elif verb in ("cancel", "reflect"):
            if (fells or much or (verb == "reflect" and worth)) and not is_guest(s, asked):
                weight = GLADLY
        elif verb == "use":
            weight = _use_now(s, option, asked)
        weights.append(weight)
    return weights


def _answer_card(s: State, options: Sequence[Option], asked: int) -> list[int]:
    """Only a mind that gives way is eased."""
    tight = s.mp(asked) <= WORTH
    best = _largest(s, asked)
    return [
        PERHAPS
        if option[0] == "let-it-be"
        else GLADLY
        if tight and option[0] == "ease" and option[1] == best
        else _use_now(s, option, asked)
        if option[0] == "use"
        else HARDLY
        for option in options
    ]


def _save(s: State, options: Sequence[Option]) -> list[int]:
    """Save whom one can: with what helps against what is amiss; never as the Guest."""
    asked = asked_to_save(s)
    hunter = s.args[0]
    amiss = HP if s.hp(hunter) <= 0 else MP
    weights: list[int] = []
    for option in options:
        verb = option[0]
        weight = HARDLY
        if verb == "pass":
            weight = SELDOM
        elif is_guest(s, asked) and asked != hunter:
            weight = HARDLY
        elif verb == "use":
            weight = GLADLY
        elif amiss == MP and verb == "ease":
            weight = GLADLY if asked == hunter and option[1] == _largest(s, asked) else HARDLY
        elif amiss == MP and verb == "help":
            weight = GLADLY if option[1] == hunter else HARDLY
        weights.append(weight)
    return weights


# The Enemy side


def turn_of_enemy(s: State, options: Sequence[Option], plan: Plan) -> list[int]:
    """Harm whoever is here, else go nearer to the nearest hunter; one person alone does not fight oneself."""
    tile = s.at[s.hunter]
    if s.seats == 1:
        return [GLADLY if option[0] == "end-turn" else HARDLY for option in options]
    far = plan.far
    now = far.get(tile, FAR_AWAY)
    weights: list[int] = []
    for option in options:
        verb = option[0]
        weight = HARDLY
        if verb == "go":
            weight = GLADLY if far.get(destination(s, tile, option[1]), FAR_AWAY) < now else HARDLY
        elif verb in ("fight", "haunt"):
            weight = GLADLY if verb == "haunt" else _harm(s, option[1])
        elif verb in ("lure", "break-shutter", "advance"):
            weight = GLADLY
        elif verb == "end-turn":
            weight = PERHAPS
        elif verb == "rearrange":
            weight = SELDOM
        weights.append(weight)
    return weights


def _harm(s: State, hunter: int) -> int:
    """Whom to fight: those who strike back least."""
    return max(SELDOM, GLADLY // max(1, 1 + bonus_of(s, hunter)))
