"""Monsters that appear from the pile, and Monsters that roam."""

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
    """Begin a battle where a Monster comes or appears, with the first hunter there in turn order.

    (GH-MONSTER-7, GH-ESCAPE-3)
    """
    if s.battle >= 0:
        return
    for hunter in s.clockwise(s.hunter):
        if s.fares[hunter] == STANDING and s.at[hunter] == tile:
            s.run_named("battle", BattleArgs(tile, hunter, 1))
            return


def meet(s: State, tile: int) -> None:
    """Let hunters and Monsters that have been put on the same tile fight, once the current effect is over.

    The first Monster starts the battle, as at the end of a move. (GH-MONSTER-7)
    """
    if s.has_monsters(tile):
        s.run("walk", s.monsters_on(tile)[0], 0)


def next_monster(s: State) -> None:
    """Let the next Monster of the Event pile appear on a random outer tile, unless a shutter or the limit of five keeps
    it out. (GH-SCENE-39, GH-SCENE-44, GH-MONSTER-5)
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
    """Move the roaming Monsters at the start of a round, one after the other. (GH-SCENE-40)"""
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
    """Return the ways of the same length for the host to choose from; without a host, none. (GH-HOST-3, GH-SCENE-41)"""
    monster, steps = s.args
    if s.host < 0 or steps <= 0 or s.over():
        return []
    return [("walk", monster, tile) for tile in steps_toward_prey(s, monster)]


def walk_there(s: State, option: Option) -> None:
    """Move the roaming Monster the way that was chosen. (GH-HOST-3)"""
    monster, steps = s.args
    s.args = (monster, steps - 1)
    s.again()
    step_to(s, monster, option[2])


def walk_on(s: State) -> None:
    """Move toward the nearest hunter by the shortest way, at random among several, and fight where it meets one.

    (GH-SCENE-40, GH-SCENE-41)
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
    """Return the tiles next door that are one step nearer to the nearest hunters; none if a hunter is on the tile.

    (GH-SCENE-41)
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
    """Move a Monster to a tile."""
    s.lair[monster] = tile
    events.walked(s, monster, tile)
