"""The table of one match: functions that read and change the fields declared in `fields`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gloaming.engine.state.dice import Dice
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.cards import Character, Monster
from gloaming.games.ghost_hunter.chart import Chart
from gloaming.games.ghost_hunter.constants import (
    GOING_ON,
    GUEST,
    HUNTERS,
    LAWS,
    NONE,
    PILES,
    POOLS,
    RAISES,
    SEATS,
    STANDING,
)
from gloaming.games.ghost_hunter.entry import Trait
from gloaming.games.ghost_hunter.generated.state import Fields
from gloaming.games.ghost_hunter.scenarios import Guise, Scenario
from gloaming.games.ghost_hunter.traits import Bonus, Key, Reach

MOVEMENT_OVER: Final = 5
"""The bit of the field `deeds_done` that is set once the movement of the turn player has ended. (GH-TURN-7)"""

CLOCKWISE: Final = tuple(
    [
        tuple([tuple([(first + step) % hunters for step in range(hunters)]) for first in range(hunters)])
        for hunters in range(HUNTERS + 1)
    ]
)
"""All hunters in turn order, at index [number of hunters][hunter who comes first]."""

IN_TURN_ORDER: Final = tuple(
    [
        tuple(
            [
                tuple([tuple([hunter for hunter in order if mask >> hunter & 1]) for mask in range(1 << hunters)])
                for order in by_first
            ]
        )
        for hunters, by_first in enumerate(CLOCKWISE)
    ]
)
"""The hunters of a mask in turn order, at index [number of hunters][hunter who comes first][mask]."""


def changed(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """Return a copy of a tuple in which the value at index `at` is replaced."""
    now = list(values)
    now[at] = value
    return tuple(now)


def among(value: int, values: tuple[int, ...]) -> bool:
    """Return whether a tuple contains a number. In compiled code this is faster than the operator `in`."""
    for entry in values:
        if entry == value:
            return True
    return False


class State(Fields):
    """The table of one match, with functions that look up what its fields imply."""

    __slots__ = ()

    def __init__(self) -> None:
        pass

    def copy(self) -> State:
        """Return a copy of the table that shares no mutable value with it."""
        other = State()
        self.copy_fields(other)
        return other

    def scenario_entry(self) -> Scenario:
        """Return the entry of the scenario in play."""
        return self.box.scenarios[self.scenario]

    def could_hold(self, pile: int) -> frozenset[int]:
        """Return the tiles that could be hidden in a pile, or in the places UNUSED or COVERED, as far as the public
        knows.

        Tiles that the scenario names are where it puts them. Tiles that all saw go back to a pile are in that pile.
        (GH-SCENE-2, GH-DOOR-8)
        """
        known = self.box.could_hold[self.scenario][pile]
        first, second = self.returned
        if not first and not second:
            return known
        here = self.returned[pile] if pile < PILES else ()
        return known.difference(first, second).union(here)

    def sheet(self, hunter: int) -> Character:
        """Return the character sheet of a hunter."""
        return self.box.characters[self.character[hunter]]

    def law(self, name: str) -> bool:
        """Return whether a law of the scenario applies now. (GH-SCENE-1)"""
        return self.laws != 0 and self.laws >> LAWS.index(name) & 1 == 1

    def stop(self) -> None:
        """Stop the turn player on a tile, which takes all Movement Points and extra moves. (GH-MOVE-4)"""
        self.points = 0
        self.extra = ()

    def end_movement(self) -> None:
        """End the movement of the turn player for this turn, even by the Chute. (GH-TURN-7, GH-CHUTE-5)"""
        self.stop()
        self.deeds_done |= 1 << MOVEMENT_OVER

    def movement_is_over(self) -> bool:
        """Return whether the movement of the turn player has been ended. (GH-TURN-7)"""
        return self.deeds_done >> MOVEMENT_OVER & 1 == 1

    def note_progress(self) -> None:
        """Record that the hunters have made progress, which resets the number of rounds without progress. (GH-END-3)"""
        self.still = 0

    def over(self) -> bool:
        """Return whether the match is decided."""
        return self.outcome != GOING_ON

    # Hunters

    def is_beaten(self, hunter: int) -> bool:
        """Return whether a hunter is the Guest and has been beaten permanently. (GH-SCENE-58)"""
        return self.fares[hunter] == GUEST and self.at[hunter] == NONE

    def guest(self) -> int:
        """Return the hunter who was dealt the black card of the Ninth Guest, revealed or not; NONE if nobody was.

        (GH-SCENE-54)
        """
        if not self.roles_left:  # no role cards were dealt
            return NONE
        for hunter in range(self.hunters):
            for card in self.roles[hunter]:
                if self.box.ids[card] == "role-guest":
                    return hunter
        return NONE

    def standing(self) -> list[int]:
        """Return the standing hunters, in turn order."""
        return [hunter for hunter in range(self.hunters) if self.fares[hunter] == STANDING]

    def chooser(self, concerned: int) -> int:
        """Return the hunter who makes a choice for all: the one concerned if standing, otherwise the first standing
        hunter, beginning with the first player.

        concerned: the hunter concerned, or NONE. (GH-SCENE-68)
        """
        if concerned != NONE and self.fares[concerned] == STANDING:
            return concerned
        for hunter in self.clockwise(self.first):
            if self.fares[hunter] == STANDING:
                return hunter
        return self.hunter

    def hunters_on(self, tile: int) -> list[int]:
        """Return the standing hunters on a tile."""
        at = self.at
        return [hunter for hunter, fares in enumerate(self.fares) if fares == STANDING and at[hunter] == tile]

    def is_alone(self, hunter: int) -> bool:
        """Return whether no other hunter, standing or fallen, is on the tile of a hunter."""
        at = self.at
        tile = at[hunter]
        for other, there in enumerate(at):
            if there == tile and other != hunter:
                return False
        return True

    def ability(self, hunter: int, ability: int) -> int:
        """Return an ability of a hunter (ST, DX, IN or WP) including raises, without bonuses that apply only to certain
        checks. (GH-CHAR-2)
        """
        return self.box.abilities[self.character[hunter]][ability] + self.raises[6 * hunter + ability]

    def traits(self, hunter: int) -> tuple[Trait, ...]:
        """Return the traits that a hunter has from the character sheet and from Continuous Items.

        (GH-CHAR-1, GH-ITEM-3)
        """
        box = self.box
        traits = box.characters[self.character[hunter]].traits
        for card in self.held[hunter]:
            more = box.items[card - box.first_item].traits
            if more:
                traits += more
        return traits

    def bonus(self, hunter: int, on: str) -> int:
        """Return the total bonus that a hunter's Special Feat and Items give. on: what the bonus applies to, as in
        `Bonus`. (GH-CHECK-1, GH-ITEM-9)
        """
        points = 0
        for trait in self.traits(hunter):
            if isinstance(trait, Bonus) and trait.on == on:
                points += trait.points
        return points

    def token_in_hand(self, hunter: int, kind: int) -> int:
        """Return the token of a kind that a hunter carries, the most used one of several; NONE if there is none.

        (GH-SCENE-16)
        """
        best = NONE
        for token in self.carried[hunter]:
            if token > best and self.box.token_kind(token) == kind:
                best = token
        return best

    def has_key(self, hunter: int) -> bool:
        """Return whether a hunter can open what Keys open, for example with a Key or the Pistol. (GH-KEY-1)"""
        for trait in self.sheet(hunter).traits:
            if isinstance(trait, Key):
                return True
        for card in self.held[hunter]:
            for trait in self.box.item(card).traits:
                if isinstance(trait, Key):
                    return True
        return False

    def reaches_airborne(self, hunter: int) -> bool:
        """Return whether a hunter's HP attacks can hurt airborne Enemies. (GH-POWER-9)"""
        return any(isinstance(trait, Reach) for trait in self.traits(hunter))

    def most_hp(self, hunter: int) -> int:
        """Return the maximum HP of a hunter, including raises. (GH-CHAR-1)"""
        return self.sheet(hunter).hp + 2 * self.raises[6 * hunter + 4]

    def best_of(self, hunter: int, characters: tuple[int, ...], items: tuple[int, ...]) -> int:
        """Return the highest of the values that a hunter has from the character and from Items.

        characters: the value of each character; items: the value of each Item.
        """
        most = characters[self.character[hunter]]
        first = self.box.first_item
        for card in self.held[hunter]:
            given = items[card - first]
            if given > most:
                most = given
        return most

    def first_mp(self, hunter: int) -> int:
        """Return the initial MP of a hunter, before Insanity cards and damage, including raises and the effects of
        Items. (GH-CHAR-1, GH-CROSS-1, GH-CROSS-2)
        """
        box = self.box
        points = box.mp[self.character[hunter]] + 2 * self.raises[6 * hunter + 5]
        item_mp, first = box.item_mp, box.first_item
        for card in self.held[hunter]:
            points += item_mp[card - first]
        return points

    def most_mp(self, hunter: int) -> int:
        """Return the Maximum MP of a hunter: the initial MP minus the numerals held, for example 20 - 2 - 5 - 7 = 6.

        (GH-MAD-2, GH-MAD-3, GH-MAD-7)
        """
        points = self.first_mp(hunter)
        lowers, first = self.box.lowers, self.box.first_insanity
        for card in self.minds[hunter]:
            points -= lowers[card - first]
        return points

    def hp(self, hunter: int) -> int:
        """Return the HP that a hunter has left. (GH-HURT-1)"""
        return self.most_hp(hunter) - self.hp_damage[hunter]

    def mp(self, hunter: int) -> int:
        """Return the MP that a hunter has left: the Maximum MP minus MP damage.

        For example, with 20 initial MP, the numerals 3, 5 and 8 and 3 damage, 1 MP is left. (GH-MAD-3, GH-MAD-8)
        """
        return self.most_mp(hunter) - self.mp_damage[hunter]

    def clockwise(self, first: int) -> tuple[int, ...]:
        """Return all hunters in turn order. first: the hunter who comes first."""
        return CLOCKWISE[self.hunters][first]

    def in_turn_order(self, some: int) -> tuple[int, ...]:
        """Return the hunters of a mask in turn order, beginning with the turn player. some: the mask."""
        return IN_TURN_ORDER[self.hunters][self.hunter][some]

    # Monsters

    def beast(self, monster: int) -> Monster:
        """Return the entry of a Monster."""
        return self.box.monsters[monster]

    def powers(self, monster: int) -> frozenset[str]:
        """Return the abilities of a Monster.

        For the scenario's Enemy, they include those of its guise. (GH-SCENE-63)
        """
        powers = self.box.powers[monster]
        guise = self.guise() if self.ticket and self.is_boss(monster) else None
        return powers if guise is None else powers | frozenset(guise.powers)

    def attack_of(self, monster: int) -> str:
        """Return which pool a Monster attacks: "hp", "mp" or "either". (GH-SCENE-63)"""
        guise = self.guise() if self.ticket and self.is_boss(monster) else None
        return self.box.monsters[monster].attack if guise is None else guise.attack

    def guise(self) -> Guise | None:
        """Return the guise of the scenario's Enemy that the secret ticket selects, None if the scenario has no guises.

        (GH-SCENE-63)
        """
        if not self.ticket or not self.scenario_entry().guises:
            return None
        return self.scenario_entry().guises[self.ticket[0] - self.box.first_ticket]

    def is_boss(self, monster: int) -> bool:
        """Return whether a Monster is the Enemy of the scenario in play."""
        return monster == self.box.boss[self.scenario]

    def monsters_on(self, tile: int) -> list[int]:
        """Return the Monsters on a tile, sorted by number; the scenario's Enemy comes last."""
        monsters: list[int] = []
        if tile < 0:
            return monsters
        box, lair = self.box, self.lair
        first = box.first_monster
        for card in self.lurking:
            monster = card - first
            if lair[monster] == tile:
                monsters.append(monster)
        if len(monsters) > 1:
            monsters.sort()
        boss = box.boss[self.scenario]
        if lair[boss] == tile:
            monsters.append(boss)
        return monsters

    def has_monsters(self, tile: int) -> bool:
        """Return whether there are Monsters on a tile."""
        if tile < 0:
            return False
        box, lair = self.box, self.lair
        first = box.first_monster
        for card in self.lurking:
            if lair[card - first] == tile:
                return True
        return lair[box.boss[self.scenario]] == tile

    def has_pool(self, monster: int, pool: int) -> bool:
        """Return whether a Monster has a pool, HP or MP, so that it can take damage there. (GH-MONSTER-2)"""
        beast = self.box.monsters[monster]
        printed = beast.hp if pool == 0 else beast.mp
        return printed > 0 or (self.is_boss(monster) and self.altered[2 + pool] > 0)

    def beaten(self, monster: int) -> bool:
        """Return whether a Monster has no points left in a pool that it has, so that it is defeated. (GH-MONSTER-2)"""
        return any(self.has_pool(monster, pool) and self.pool_of(monster, pool) <= 0 for pool in range(len(POOLS)))

    def pool_of(self, monster: int, pool: int) -> int:
        """Return the points that a Monster has left in a pool, NONE if it does not have the pool.

        In a match with four hunters, a Boss has 5 more points in each pool. (GH-MONSTER-2, GH-SCENE-13)
        """
        beast = self.box.monsters[monster]
        whole = beast.hp if pool == 0 else beast.mp
        if self.is_boss(monster):
            more = self.altered[2 + pool]
            if whole == 0 and more <= 0:
                return NONE
            whole += more
            if self.hunters == HUNTERS:
                whole += 5
        elif whole == 0:
            return NONE
        return whole - (self.hp_lost[monster] if pool == 0 else self.mp_lost[monster])


def table(box: Box, seats: int, dice: Dice, settings: Mapping[str, Any]) -> State:
    """Return an empty table, with one hunter for each player except the host, or with several hunters for a solo
    player. (GH-TABLE-1, GH-TABLE-2, GH-TABLE-3, GH-TABLE-4, GH-TABLE-5, GH-TABLE-6)
    """
    s = State()
    s.box = box
    s.chart = Chart([], {})
    s.scenario = int(settings["scenario"]) - 1
    s.hunters, s.host = hunters_and_host(seats, settings)
    s.short = int(settings["length"] == "short")
    s.dealt = 1 if settings["dealt"] == "yes" else 0
    _bring(s, settings["party"])
    s.start(seats)
    s.owner = tuple([0 if seats == 1 else hunter for hunter in range(s.hunters)])
    return s


def hunters_and_host(seats: int, settings: Mapping[str, Any]) -> tuple[int, int]:
    """Return the number of hunters and the seat of the host, which is NONE if there is no host.

    (GH-TABLE-3, GH-TABLE-6)
    """
    if seats == 1:
        return settings["characters"], NONE
    if settings["host"] == "yes" or seats == SEATS:
        return seats - 1, seats - 1
    return seats, NONE


def _bring(s: State, party: Mapping[str, Any] | None) -> None:
    """Set the characters and raises that hunters bring from a campaign, or the number of raises that the scenario's
    level gives.

    party: the party of the campaign, None for a single match. (GH-CHAR-5, GH-CAMPAIGN-1, GH-CAMPAIGN-2)
    """
    s.campaign = 0 if party is None else 1
    if party is None:
        s.had = (NONE,) * s.hunters
        s.had_raises = (0,) * (6 * s.hunters)
        s.growth = (s.scenario_entry().level,) * s.hunters
        return
    names = [character.id for character in s.box.characters]
    sheets = party["hunters"][: s.hunters]
    s.growth = tuple([sheet["points"] for sheet in sheets])
    s.had = tuple([NONE if sheet["character"] is None else names.index(sheet["character"]) for sheet in sheets])
    raises: list[int] = []
    for sheet in sheets:
        known = {} if sheet["character"] is None else sheet["raises"]
        raises += [known.get(name, 0) for name in RAISES]
    s.had_raises = tuple(raises)
