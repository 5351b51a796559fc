"""Features of each option of Ghost Hunter 13, as small integers, for a learned policy.

The features use only public information and what the seat to move knows. They never use the Insanity cards or role
cards of other players, the piles, or face-down cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gloaming.engine.rules.machine import seat_to_move
from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.aims import FAR_AWAY, NUMERAL
from gloaming.games.ghost_hunter.constants import HP, JUDGE_CARDS, MP, NONE, POOLS, STANDING
from gloaming.games.ghost_hunter.generated.flows import DamageArgs
from gloaming.games.ghost_hunter.policy import elsewhere, toughness
from gloaming.games.ghost_hunter.rules.answers import asked_hunter
from gloaming.games.ghost_hunter.rules.battles import psychic
from gloaming.games.ghost_hunter.rules.blows import bonus_with, enemy_bonus
from gloaming.games.ghost_hunter.rules.board import destination, neighbours
from gloaming.games.ghost_hunter.rules.harm import WOULD_FALL
from gloaming.games.ghost_hunter.rules.minds import courts
from gloaming.games.ghost_hunter.state import State
from gloaming.games.ghost_hunter.turn_policy import Plan, turn, turn_of_enemy

WIDEST: Final = 15
"""The limit of the difference between two bonuses; larger differences are treated like this one."""

MOST: Final = 9
"""The limit of the estimated number of battle rounds; larger numbers are treated like this one."""


def _usual(two: bool) -> tuple[float, ...]:
    """Return the average damage of an attack for each difference between the bonuses, from -WIDEST to WIDEST.

    two: whether the attacker draws two Judge cards and uses the higher.
    """
    averages: list[float] = []
    for edge in range(-WIDEST, WIDEST + 1):
        whole = 0.0
        for mine in range(1, JUDGE_CARDS + 1):
            chance = (mine - 1) / 45.0 if two else 0.1
            for theirs in range(1, JUDGE_CARDS + 1):
                whole += chance * 0.1 * max(0, edge + mine - theirs)
        averages.append(whole)
    return tuple(averages)


USUAL_OF_ONE: Final = _usual(False)
USUAL_OF_TWO: Final = _usual(True)


def level(weight: int, most: int) -> int:
    """Return the policy weight of an option as a level from 0 (far below the best option) to 4 (the best option).

    most: the weight of the best option.
    """
    if weight == most:
        return 4
    if weight * 2 >= most:
        return 3
    return 2 if weight * 10 >= most else 1 if weight * 100 >= most else 0


def pool_struck(s: State, monster: int) -> int:
    """Return the pool that a Monster attacks: as declared in the battle or as printed; HP if a Monster that attacks
    either has not declared yet.
    """
    declared = s.attack[monster] if s.battle != NONE and s.lair[monster] == s.battle else NONE
    if declared != NONE:
        return declared
    return MP if s.beast(monster).attack == "mp" else HP


def rounds(points: float, each: float) -> int:
    """Return the estimated number of battle rounds until some points are lost, at most MOST.

    points: the points left; each: the average loss per round.
    """
    if points <= 0.0:
        return 0
    return MOST if points >= each * MOST else int(points / each + 0.5)


def mp_seen(s: State, hunter: int, seat: int) -> int:
    """Return the MP of a hunter as known to a seat. For a hunter of another player, estimate them."""
    if s.owner[hunter] == seat:
        return s.mp(hunter)
    return s.first_mp(hunter) - s.mp_damage[hunter] - NUMERAL * len(s.minds[hunter])


def fits(lost: int, heals: int) -> int:
    """Return how well a healing effect fits the damage taken: 0 if it heals nothing, up to 3 if no healing is wasted.

    lost: the damage taken; heals: the damage that the effect can heal.
    """
    if not heals:
        return 0
    return 3 if lost >= heals else 2 if 2 * lost >= heals else 1


class Battle:
    """An estimate of a battle on a tile for one hunter, from what the seat to move knows.

    beat: the number of rounds until the Enemies fall; fall: the number of rounds until the hunter falls; boss: 1 if the
    scenario's Enemy takes part. The secret guise of an Enemy (scenario 12) is ignored.
    """

    __slots__ = ("beat", "fall", "boss")

    def __init__(self, s: State, tile: int, me: int, seat: int, fighters: list[int]) -> None:
        there = s.monsters_on(tile)
        hp = s.hp(me)
        mp = mp_seen(s, me, seat)
        deals = 0.0
        takes = 0.0
        left = FAR_AWAY
        boss = 0
        target = there[0]
        powers = s.box.powers[target]
        strikes = pool_struck(s, target)
        theirs = enemy_bonus(s, target, strikes)
        armour = 1 if "armour" in powers else 0
        for fighter in fighters:
            best = -WIDEST
            for pool in range(len(POOLS)):
                declared = s.strikes[fighter] if s.battle == tile else NONE
                if not s.has_pool(target, pool) or (declared != NONE and declared != pool):
                    continue
                if pool == MP and not psychic(s, fighter):
                    continue
                if pool == HP and "airborne" in powers and not s.reaches_airborne(fighter):
                    continue
                best = max(best, bonus_with(s, fighter, pool) - theirs - armour)
            deals += usual(USUAL_OF_ONE, best)
        mine = bonus_with(s, me, HP)
        if psychic(s, me):
            mine = max(mine, bonus_with(s, me, MP))
        for monster in there:
            pool = pool_struck(s, monster)
            powers = s.box.powers[monster]
            hurt = usual(USUAL_OF_TWO if "two-cards" in powers else USUAL_OF_ONE, enemy_bonus(s, monster, pool) - mine)
            if "double-damage" in powers:
                hurt *= 2.0
            if "multiple-attack" not in powers:
                hurt /= len(fighters)
            takes += hurt
            left = min(left, hp if pool == HP else mp)
            if s.is_boss(monster):
                boss = 1
        self.beat: int = rounds(toughness(s, tile), deals)
        self.fall: int = rounds(left, takes)
        self.boss: int = boss


def usual(table: tuple[float, ...], edge: int) -> float:
    """Return the average damage of an attack whose bonus exceeds the opponent's by `edge`. table: the result of
    `_usual`.
    """
    return table[max(-WIDEST, min(WIDEST, edge)) + WIDEST]


class Notes:
    """Computes the features of all options of a question, and caches what they share.

    seat: the seat to move; me: the hunter who decides.
    """

    __slots__ = ("s", "flow", "seat", "me", "plan", "weights", "most", "fares", "battles")

    def __init__(self, s: State, options: Sequence[Option]) -> None:
        flow = s.program.flow_of[s.step]
        self.s: State = s
        self.flow: str = flow
        self.seat: int = seat_to_move(s, s.program.steps[s.step])
        self.plan: Plan | None = None
        self.battles: dict[int, Battle] = {}
        if flow == "do something":
            self.plan = Plan(s)
            self.weights: list[int] = turn(s, options, self.plan)
            self.me: int = s.hunter
        elif flow == "do something as an Enemy":
            self.plan = Plan(s)
            self.weights = turn_of_enemy(s, options, self.plan)
            self.me = s.hunter
        else:
            self.weights = elsewhere(s, options, flow)
            self.me = asked_hunter(s)
        self.most: int = max(self.weights)
        self.fares: int = self._fares(self.me)

    def _fares(self, hunter: int) -> int:
        """Return the HP and MP of a hunter, each reduced to a level from 0 to 7, as one number."""
        s = self.s
        if s.character[hunter] == NONE:
            return 0
        hp = max(0, min(7, s.hp(hunter) // 3))
        return hp * 8 + max(0, min(7, mp_seen(s, hunter, self.seat) // 3))

    def _battle(self, tile: int, joins: bool) -> Battle | None:
        """Return the estimate of the battle on a tile, None if no Monster is there.

        joins: whether to assume that the hunter joins a battle that is already going on.
        """
        s = self.s
        known = self.battles.get(tile)
        if known is None and s.has_monsters(tile):
            fighters: list[int] = []
            if s.battle == tile:
                fighters = [number for number in range(s.hunters) if s.fighters >> number & 1]
            if not fighters or (joins and self.me not in fighters):
                fighters.append(self.me)
            known = Battle(s, tile, self.me, self.seat, fighters)
            self.battles[tile] = known
        return known

    def of(self, option: Option, weight: int) -> list[int]:
        """Return the features of an option. weight: the weight that the heuristic policy gives it."""
        s = self.s
        verb: str = option[0]
        readiness = level(weight, self.most)
        weakest = min(self.fares // 8, self.fares % 8)
        seen = [readiness, s.scenario * 5 + readiness, self.fares, weakest * 5 + readiness]
        known = _OF_VERB.get(verb)
        if known is not None:
            return seen + known(self, option)
        if self.flow == "damage":
            return seen + self._damage()
        if s.battle != NONE:
            return seen + self._fought(verb == "join" or verb == "stay-out")
        if verb == "ease" or verb == "help":
            lowers = s.box.numeral(option[1]) if verb == "ease" else 0
            on: int = self.me if verb == "ease" else option[1]
            return seen + [
                lowers * 4 + min(3, max(0, mp_seen(s, on, self.seat) // 3)),
                s.fares[on] * 64 + self._fares(on),
            ]
        return seen

    def way(self, way: int) -> list[int]:
        """Return the features of a step through a way out of the tile: whether it leads closer to the goal, and which
        Monsters and hunters are there.
        """
        s = self.s
        plan = self.plan
        here = s.at[self.me]
        there = destination(s, here, way)
        if there < 0 or plan is None:
            return [100]
        now = plan.far.get(here, FAR_AWAY)
        after = plan.far.get(there, FAR_AWAY)
        nearer = 4 if after == FAR_AWAY else max(0, min(3, after - now + 1))
        friends = len(s.hunters_on(there))
        beside = 0
        for tile in neighbours(s, there):
            if tile != here:
                beside += len(s.hunters_on(tile))
        friends = min(3, friends)
        known = 1 if there in s.explored else 0
        points = min(3, s.points)
        features = [nearer, nearer * 8 + min(7, after), known * 4 + friends, (known * 5 + nearer) * 4 + points]
        if s.fares[self.me] == STANDING:
            battle = self._battle(there, True)
            if battle is not None:
                ready = min(3, friends + beside)
                features += [
                    200 + battle.boss,
                    battle.beat * 10 + battle.fall,
                    battle.fall * 4 + ready,
                    battle.beat * 4 + ready,
                    (battle.boss * 5 + nearer) * 4 + ready,
                    min(9, max(0, battle.fall - battle.beat + 5)),
                ]
        return features

    def here(self, option: Option) -> list[int]:
        """Return the features of an option on the hunter's tile, such as a deed, a fight or ending the turn."""
        s = self.s
        plan = self.plan
        here = s.at[self.me]
        if plan is None or here < 0:
            return []
        now = min(7, plan.far.get(here, FAR_AWAY))
        friends = min(3, len(s.hunters_on(here)))
        features = [now * 4 + min(3, s.points), now * 4 + friends, min(s.still, 8) * 4 + min(3, now)]
        if option[0] == "act":
            features.append(200 + (1 if option[1] == plan.todo.deed else 0))
        elif option[0] == "fight":
            foe: int = option[1]
            hunter, enemy = (foe, self.me) if s.fares[self.me] != STANDING else (self.me, foe)
            features.append(max(0, min(40, 20 + bonus_with(s, hunter, HP) - bonus_with(s, enemy, HP))))
            features.append(self._fares(hunter) if s.owner[hunter] == s.owner[self.me] else s.hp(hunter) // 2)
        return features

    def item(self, card: int, on: int) -> list[int]:
        """Return the features of using an Item: which Item it is, and how well it heals. on: the hunter on whom it is
        used.
        """
        s = self.s
        number = card - s.box.first_item
        hp, mp = s.box.heals[number]
        fit = max(fits(s.hp_damage[on], hp), fits(s.mp_damage[on], mp))
        features = [number * 4 + fit, 200 + fit * 4 + s.fares[on], self._fares(on) * 4 + fit]
        return features + (self._fought(False) if s.battle != NONE else [])

    def _damage(self) -> list[int]:
        """Return the features of an answer to announced damage: the damage, and the Court cards that could
        cancel it.
        """
        s = self.s
        damage: DamageArgs = s.named
        fells = 1 if damage.how & WOULD_FALL else 0
        mine = 1 if damage.hunter == self.me else 0
        held = min(3, len(courts(s, self.me)))
        points = min(9, damage.hp + damage.mp)
        return [
            fells * 2 + mine,
            (fells * 2 + mine) * 10 + points,
            (fells * 2 + mine) * 4 + held,
            held * 10 + points,
            self._fares(damage.hunter),
        ]

    def _fought(self, joins: bool) -> list[int]:
        """Return the features of the current battle: how long the Enemies and the hunter will last, and the number of
        fighters.

        joins: whether to assume that the hunter joins.
        """
        s = self.s
        battle = self._battle(s.battle, joins)
        if battle is None:
            return []
        fighters = min(4, s.fighters.bit_count())
        return [
            battle.beat * 10 + battle.fall,
            battle.fall * 5 + fighters,
            battle.beat * 5 + fighters,
            battle.boss * 5 + fighters,
            min(9, max(0, battle.fall - battle.beat + 5)),
            min(s.battle_round, 9) * 2 + battle.boss,
        ]


def _of_way(notes: Notes, option: Option) -> list[int]:
    return notes.way(option[1])


def _of_place(notes: Notes, option: Option) -> list[int]:
    return notes.here(option)


def _of_item(notes: Notes, option: Option) -> list[int]:
    return notes.item(option[1], option[2])


def _of_character(notes: Notes, option: Option) -> list[int]:
    who: int = notes.s.character[notes.me]
    return [option[1] * 16 + who + 1]


_OF_VERB: Final[dict[str, Callable[[Notes, Option], list[int]]]] = {
    "go": _of_way,
    "open": _of_place,
    "end-turn": _of_place,
    "act": _of_place,
    "fight": _of_place,
    "haunt": _of_place,
    "use": _of_item,
    "raise": _of_character,
    "character": _of_character,
}
"""The functions that return the additional features of an option, by its verb.

The additional features of options with other verbs depend on the question, such as one about damage.
"""


def compare(s: State, options: Sequence[Option]) -> list[list[int]]:
    """Return the features of each option of the open question."""
    notes = Notes(s, options)
    return [notes.of(options[number], notes.weights[number]) for number in range(len(options))]
