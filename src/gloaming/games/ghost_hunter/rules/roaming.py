"""Monsters that appear from the Event pile, and Monsters that roam."""

from __future__ import annotations

from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import LEFT_BEHIND, NONE, STANDING
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.generated.flows import BattleArgs
from gloaming.games.ghost_hunter.rules.board import distances, neighbours
from gloaming.games.ghost_hunter.rules.piles import top_event
from gloaming.games.ghost_hunter.rules.rooms import appear
from gloaming.games.ghost_hunter.state import State


def come_upon(s: State, tile: int) -> None:
    """Begin a battle between the Monsters on a tile and the first standing hunter there in turn order, if any.

    (GH-MONSTER-7, GH-ESCAPE-3)
    """
    if s.battle >= 0:
        return
    for hunter in s.clockwise(s.hunter):
        if s.fares[hunter] == STANDING and s.at[hunter] == tile:
            s.run_named("battle", BattleArgs(tile, hunter, 1))
            return


def meet(s: State, tile: int) -> None:
    """Schedule a battle on a tile where hunters and Monsters have been put together, once the current effect is over.

    (GH-MONSTER-7)
    """
    if s.has_monsters(tile):
        s.run("walk", s.monsters_on(tile)[0], 0)


def next_monster(s: State) -> None:
    """Make the next Monster of the Event pile appear on a random tile other than the start tile.

    A closed shutter on the tile, or the limit of five Monsters, keeps the Monster out. (GH-SCENE-39, GH-SCENE-44,
    GH-MONSTER-5)
    """
    outer = [tile for tile in s.laid if tile != s.box.number[s.scenario_entry().start[0]]]
    card = top_event(s) if outer else NONE
    if card < 0:
        return
    tile = outer[s.dice.below(len(outer))]
    if tile in s.sealed:
        s.sealed = tuple([other for other in s.sealed if other != tile])
        s.hide_openly(card, "event")
        s.event_cards = (card,) + s.event_cards
        events.kept_out(s, s.box.monster_of(card), tile)
        return
    if len(s.lurking) >= LEFT_BEHIND:
        s.event_discard += (card,)
        events.no_room(s, s.box.monster_of(card))
        return
    s.lurking += (card,)
    appear(s, s.box.monster_of(card), tile)
    come_upon(s, tile)


def roam(s: State) -> None:
    """Schedule the moves of all roaming Monsters at the start of a round, one after the other. (GH-SCENE-40)"""
    walkers: list[tuple[int, int]] = []
    for place in range(0, len(s.roaming), 3):
        monster, steps, since = s.roaming[place : place + 3]
        if since >= s.round:
            continue
        if monster >= 0:
            walkers.append((monster, steps))
        else:
            walkers += [(number, steps) for number in range(len(s.lair)) if s.lair[number] >= 0]
    for monster, steps in reversed(walkers):
        s.run("walk", monster, steps)


def ways_to_walk(s: State) -> list[Option]:
    """Return the host's options to move a roaming Monster one step along a shortest path; none without a host.

    (GH-HOST-3, GH-SCENE-41)
    """
    monster, steps = s.args
    if s.host < 0 or steps <= 0 or s.over():
        return []
    return [("walk", monster, tile) for tile in steps_toward_prey(s, monster)]


def walk_there(s: State, option: Option) -> None:
    """Move the roaming Monster to the tile that the host has chosen. (GH-HOST-3)"""
    monster, steps = s.args
    s.args = (monster, steps - 1)
    s.again()
    step_to(s, monster, option[2])


def walk_on(s: State) -> None:
    """Move a roaming Monster toward the nearest hunter by a random shortest path, and begin a battle where it meets
    one. (GH-SCENE-40, GH-SCENE-41)
    """
    monster, steps = s.args
    tile = s.lair[monster]
    if tile < 0 or s.over():
        return
    if s.hunters_on(tile):
        come_upon(s, tile)
        return
    there = steps_toward_prey(s, monster) if steps > 0 else []
    if there:
        s.args = (monster, steps - 1)
        s.again()
        step_to(s, monster, there[s.dice.below(len(there))])


def steps_toward_prey(s: State, monster: int) -> list[int]:
    """Return the tiles next door to a Monster that are one step closer to its nearest hunters; none if a hunter is on
    its tile. (GH-SCENE-41)
    """
    tile = s.lair[monster]
    if tile < 0 or s.hunters_on(tile):
        return []
    far = distances(s, tile)
    prey = [s.at[hunter] for hunter in s.standing() if s.at[hunter] in far]
    best = min([far[there] for there in prey], default=0)
    steps: list[int] = []
    for goal in prey:
        if far[goal] == best:
            back = distances(s, goal)
            steps += [other for other in neighbours(s, tile) if back.get(other) == best - 1 and other not in steps]
    return steps


def step_to(s: State, monster: int, tile: int) -> None:
    """Move a Monster to a tile and announce it."""
    s.lair[monster] = tile
    events.walked(s, monster, tile)
