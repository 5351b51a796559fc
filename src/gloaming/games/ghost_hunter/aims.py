"""Choose a hunter's next task from the scenario's aims and compute the distances to it, for bots and the help panel.

The functions use only public information and what the hunter's player knows.
"""

from __future__ import annotations

from typing import Final

from gloaming.games.ghost_hunter.constants import HP, MP, NONE, STANDING, UNOPENED
from gloaming.games.ghost_hunter.rules.battles import psychic
from gloaming.games.ghost_hunter.rules.blows import bonus_with
from gloaming.games.ghost_hunter.rules.board import cell_beyond, destination, floor_beyond, is_chute, is_landing, ways
from gloaming.games.ghost_hunter.rules.deeds.accuse import Accuse
from gloaming.games.ghost_hunter.rules.doors import pile_of
from gloaming.games.ghost_hunter.rules.scenario import is_guest, token_of, unworkable
from gloaming.games.ghost_hunter.scenarios import Aim, Rule
from gloaming.games.ghost_hunter.state import State
from gloaming.games.ghost_hunter.triggers import Acted, AllHere, Holds

FAR_AWAY: Final = 99
"""The distance assumed for tiles that cannot be reached; it is greater than any real distance."""

DETOUR: Final = 3
"""The additional distance of a path through a tile with a Monster."""

NO_WAY_BACK: Final = 12
"""The additional distance of going down a Chute, from which a hunter cannot return."""

WEAK: Final = 5
"""A hunter with at most this many HP or MP counts as weak and leaves risks to stronger hunters."""

NUMERAL: Final = 4
"""The assumed average by which an Insanity card lowers the Maximum MP."""

PATIENCE: Final = 4
"""The number of rounds without progress after which hunters stop waiting for each other."""


class Routes:
    """The map as a graph of tiles.

    near: the tiles that each tile leads to; into: the tiles that lead to each tile; doors: the tiles with a door that
    can be opened; haunted: the tiles with a Monster.
    """

    __slots__ = ("near", "into", "doors", "haunted")

    def __init__(self, s: State) -> None:
        self.haunted: set[int] = set(s.lair)
        self.near: dict[int, list[int]] = {}
        self.into: dict[int, list[int]] = {tile: [] for tile in s.laid}
        self.doors: list[int] = []
        for tile in s.laid:
            neighbours: list[int] = []
            shut = True
            for way in ways(s, tile):
                there = destination(s, tile, way)
                if there == UNOPENED:
                    if shut and may_open(s, tile, way):
                        shut = False
                        self.doors.append(tile)
                elif there not in neighbours:
                    neighbours.append(there)
            if is_chute(s, tile) and s.cell[s.box.pair[tile]] >= 0:
                neighbours.append(s.box.pair[tile])
            self.near[tile] = neighbours
        for tile in s.laid:
            for there in self.near[tile]:
                self.into[there].append(tile)


def may_open(s: State, tile: int, way: int) -> bool:
    """Return whether a door can be opened, as far as the public knows: a face-down tile lies behind it, or its pile
    still holds tiles.
    """
    return cell_beyond(s, tile, way) in s.covered_at or bool(s.piles[pile_of(s, floor_beyond(s, tile, way))])


class Task:
    """A hunter's task.

    goals: the tiles to reach, each with the additional steps that it costs; deed: the index of the scenario's deed to
    do as soon as it is possible, NONE without one.
    """

    __slots__ = ("goals", "deed")

    def __init__(self, goals: dict[int, int], deed: int = NONE) -> None:
        self.goals: dict[int, int] = goals
        self.deed: int = deed


def steps(s: State, routes: Routes, goals: dict[int, int]) -> dict[int, int]:
    """Return the distance of each tile from the nearest goal, with detours added for Monsters' tiles and Chutes.

    goals: the goal tiles, each with the additional steps that it costs.
    """
    far: dict[int, int] = {}
    for tile, more in goals.items():
        if tile in routes.near:
            far[tile] = more
    edge = list(far)
    while edge:
        following: list[int] = []
        for tile in edge:
            cost = far[tile] + 1
            if tile in routes.haunted and tile not in goals:
                cost += DETOUR
            for other in routes.into[tile]:
                way = cost + NO_WAY_BACK if is_chute(s, other) and is_landing(s, tile) else cost
                if way < far.get(other, FAR_AWAY):
                    far[other] = way
                    following.append(other)
        edge = following
    return far


def known_mp(s: State, hunter: int, me: int) -> int:
    """Return the MP of a hunter. For a hunter of another player, whose Insanity cards are hidden, estimate them.

    me: a hunter of the player whose knowledge is used.
    """
    if s.owner[hunter] == s.owner[me]:
        return s.mp(hunter)
    return s.first_mp(hunter) - s.mp_damage[hunter] - NUMERAL * len(s.minds[hunter])


def weak(s: State, hunter: int, me: int) -> bool:
    """Return whether a hunter has so few HP or MP that they should avoid risks.

    me: a hunter of the player whose knowledge is used.
    """
    return s.hp(hunter) <= WEAK or known_mp(s, hunter, me) <= WEAK


def strength(s: State, hunter: int, me: int) -> int:
    """Return a score of a hunter's remaining HP or MP and attack bonus; the hunter with the highest enters a battle
    first.
    """
    left = min(s.hp(hunter), known_mp(s, hunter, me))
    return left + 3 * max(bonus_with(s, hunter, HP), bonus_with(s, hunter, MP) if psychic(s, hunter) else 0)


def hearty(s: State, me: int) -> list[int]:
    """Return the standing hunters who are not weak.

    Return all standing hunters if all are weak, or after PATIENCE rounds without progress.
    """
    standing = s.standing()
    strong = [hunter for hunter in standing if not weak(s, hunter, me)]
    return strong if strong and s.still < PATIENCE else standing


def task(s: State, routes: Routes, hunter: int) -> Task:
    """Return the task for the first aim of the scenario to which a hunter can contribute."""
    deed = NONE
    for aim in s.scenario_entry().aims:
        work: Task | None = None
        if aim.fight:
            work = _fight(s, routes, hunter, aim)
        elif aim.act:
            work = _act(s, routes, hunter, aim)
            if work is not None and not work.goals:
                deed = work.deed
                work = None
        elif aim.fetch:
            work = _fetch(s, routes, hunter, aim)
        elif aim.go:
            work = _go(s, routes, hunter, aim)
        elif aim.hold:
            work = Task({s.box.number[aim.hold.lower()]: 0})
        elif aim.explore:
            work = _explore(s, routes, hunter)
        if work is not None:
            if deed != NONE:
                work.deed = deed
            return work
    return Task({}, deed)


def beside(s: State, routes: Routes, tile: int) -> dict[int, int]:
    """Return the tiles on which to wait for other hunters before entering a tile: explored tiles next door without
    Monsters, and the tile itself if it is explored and has no Monster.
    """
    goals = {other: 0 for other in routes.into[tile] if other in s.explored and other not in routes.haunted}
    if tile in s.explored and tile not in routes.haunted:
        goals[tile] = 0
    return goals


def gathered(s: State, far: dict[int, int], me: int) -> bool:
    """Return whether the hunters who can reach a meeting place are at most one step away from it, or have been waited
    for long enough.

    far: the distance of each tile from the meeting place; me: a hunter of the player whose knowledge is used.
    """
    away = [hunter for hunter in hearty(s, me) if far.get(s.at[hunter], NONE) > 1]
    return not away or s.still >= PATIENCE


def nearest(s: State, far: dict[int, int], hunters: list[int]) -> int:
    """Return the hunter with the shortest path, or NONE if no hunter can get there. far: the distance of each tile from
    the goal.
    """
    best = NONE
    least = FAR_AWAY
    for hunter in hunters:
        way = far.get(s.at[hunter], FAR_AWAY)
        if way < least:
            least = way
            best = hunter
    return best


def may_be_hurt(s: State, monster: int) -> bool:
    """Return whether a Monster has HP or MP, so that it can take damage."""
    return s.has_pool(monster, HP) or s.has_pool(monster, MP)


def _fight(s: State, routes: Routes, hunter: int, aim: Aim) -> Task | None:
    """Return the task for fighting an Enemy: wait next door until all have gathered, then let the strongest hunter
    enter first.
    """
    monster = s.box.monster_number.get(aim.fight.lower(), NONE)
    if monster == NONE or s.lair[monster] == NONE or not may_be_hurt(s, monster):
        return None
    lair = s.lair[monster]
    far = steps(s, routes, {lair: 0})
    if s.at[hunter] not in far:
        return None
    near = beside(s, routes, lair)
    if not near:
        return Task({lair: 0})
    ready = [fighter for fighter in hearty(s, hunter) if s.at[fighter] in far]
    if not ready:
        return Task({lair: 0})
    first = ready[0]
    for fighter in ready:
        if strength(s, fighter, hunter) > strength(s, first, hunter):
            first = fighter
    if gathered(s, far, hunter) and (hunter == first or (s.still >= PATIENCE and hunter in ready)):
        return Task({lair: 0})
    return Task(near)


def _able(s: State, rule: Rule, hunter: int) -> bool:
    """Return whether a hunter meets all conditions of a deed's rule, ignoring the one that all hunters must be on the
    tile.
    """
    for condition in rule.only_if:
        if not isinstance(condition, AllHere) and not condition.holds(s, hunter):
            return False
    return True


def _act(s: State, routes: Routes, hunter: int, aim: Aim) -> Task | None:
    """Return the task for doing a deed.

    If the deed needs all hunters, all go to its tile; if it needs a token, the hunter who carries the token goes;
    otherwise the nearest hunter goes.
    """
    rules = s.scenario_entry().rules
    for place in range(len(rules)):
        rule = rules[place]
        when = rule.when
        if not isinstance(when, Acted) or when.deed != aim.act:
            continue
        done = s.fired[place] > 0
        if done and (rule.until_passed or (rule.times and s.fired[place] >= rule.times and token_of(s, rule) < 0)):
            return None
        deed = s.box.deed_names.index(aim.act)
        able = [actor for actor in s.standing() if _able(s, rule, actor)]
        if is_guest(s, hunter):
            return None
        if not able or (any([isinstance(doe, Accuse) for doe in rule.does]) and not _sure(s)):
            return None
        if when.at == "any":
            return Task({}, deed) if hunter in able and unworkable(s, place, rule, hunter) is None else None
        if when.at == "outer":
            start = s.box.number[s.scenario_entry().start[0]]
            return _share(s, routes, hunter, deed, [t for t in s.laid if t != start and t not in s.sealed], able)
        tile = s.box.number[when.at]
        if tile not in routes.near:
            return None
        far = steps(s, routes, {tile: 0})
        if s.at[hunter] not in far:
            return None
        if any([isinstance(condition, AllHere) for condition in rule.only_if]):
            return Task({tile: 0}, deed)
        if aim.rally:
            if hunter not in able and s.still >= PATIENCE:
                return None
            if hunter not in able or not gathered(s, far, hunter):
                return Task(beside(s, routes, tile))
            return Task({tile: 0}, deed)
        if any([isinstance(condition, Holds) for condition in rule.only_if]):
            return Task({tile: 0}, deed) if hunter in able else None
        return _share(s, routes, hunter, deed, [tile], able)
    return None


def _sure(s: State) -> bool:
    """Return whether at most one suspect has not been cleared."""
    left = len(s.scenario_entry().suspects) - s.cleared.bit_count()
    return left <= 1


def _share(s: State, routes: Routes, hunter: int, deed: int, tiles: list[int], able: list[int]) -> Task | None:
    """Return the task of going to those tiles to which this hunter is the nearest, or to any of the tiles after
    PATIENCE rounds without progress.
    """
    ready = [actor for actor in able if not weak(s, actor, hunter)]
    mine: dict[int, int] = {}
    for tile in tiles:
        if (s.still >= PATIENCE and hunter in able) or nearest(s, steps(s, routes, {tile: 0}), ready or able) == hunter:
            mine[tile] = 0
    return Task(mine, deed) if mine else None


def _fetch(s: State, routes: Routes, hunter: int, aim: Aim) -> Task | None:
    """Return the task of fetching a token or the waiting companion, for the nearest hunter."""
    if aim.fetch not in s.box.token_names:
        if s.companion == NONE or s.led_by != NONE:
            return None
        return _share(s, routes, hunter, NONE, [s.companion], s.standing())
    kind = s.box.token_names.index(aim.fetch)
    tiles = [s.tokens[place + 1] for place in range(0, len(s.tokens), 2) if s.box.token_kind(s.tokens[place]) == kind]
    return _share(s, routes, hunter, NONE, tiles, s.standing()) if tiles else None


def _go(s: State, routes: Routes, hunter: int, aim: Aim) -> Task | None:
    """Return the task of going to a tile: to explore it, together if the aim says so, or to bring a token or the
    companion there.
    """
    tile = s.box.number[aim.go.lower()]
    if tile not in routes.near:
        return None
    if tile in s.explored:
        return Task({tile: 0}) if s.law("fold") or _brings(s, hunter, aim.go.lower()) else None
    far = steps(s, routes, {tile: 0})
    if s.at[hunter] not in far:
        return None
    if aim.rally and not gathered(s, far, hunter):
        return Task(beside(s, routes, tile))
    return Task({tile: 0})


def _brings(s: State, hunter: int, tile: str) -> bool:
    """Return whether a hunter has the token or companion that a rule of the scenario requires on a tile."""
    for rule in s.scenario_entry().rules:
        for condition in rule.only_if:
            if isinstance(condition, Holds) and condition.at == tile and condition.token != "item":
                if condition.token == "companion":
                    return s.led_by == hunter
                return s.token_in_hand(hunter, s.box.token_names.index(condition.token)) != NONE
    return False


def _explore(s: State, routes: Routes, hunter: int) -> Task:
    """Return the task of going to unexplored tiles, unopened doors and face-down Items; weak hunters stay with the
    others.
    """
    ready = hearty(s, hunter)
    if hunter not in ready:
        return Task({s.at[actor]: 0 for actor in ready})
    goals: dict[int, int] = {}
    for tile in routes.doors:
        goals[tile] = 1
    for tile in s.left_items_at:
        if tile not in routes.haunted:
            goals[tile] = 0
    explored = set(s.explored)
    for tile in s.laid:
        if tile not in explored:
            goals[tile] = 0
    return Task(goals)


def in_fight(s: State) -> list[int]:
    """Return the standing hunters who take part in the battle."""
    return [hunter for hunter in range(s.hunters) if s.fighters >> hunter & 1 and s.fares[hunter] == STANDING]
