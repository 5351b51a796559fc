"""Invariant checks of a Ghost Hunter 13 table, such as that each card is in one place."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.engine.state.invariants import each_once
from gloaming.engine.state.zones import Field
from gloaming.games.ghost_hunter.constants import GUEST, LEFT_BEHIND, MARKERS, NONE, PILES, STANDING, wall_tile
from gloaming.games.ghost_hunter.state import State


def check(fields: Sequence[Field], s: State) -> list[str]:
    """Return an error message for each invariant that the table violates."""
    broken = _shape(s)
    return broken or _cards(fields, s) + _hunters(s) + _map(s) + _monsters(s)


def _shape(s: State) -> list[str]:
    broken: list[str] = []
    tiles = len(s.box.tiles)
    wanted = {
        "piles": PILES,
        "returned": PILES,
        "cell": tiles,
        "turned": tiles,
        "locks": tiles,
        "locked_by": tiles,
        "held": s.hunters,
        "minds": s.hunters,
        "roles": s.hunters,
        "owner": s.hunters,
        "character": s.hunters,
        "raises": 6 * s.hunters,
        "at": s.hunters,
        "fares": s.hunters,
        "bled_by": s.hunters,
        "confined_by": s.hunters,
        "lair": len(s.box.monsters),
        "counts": len(s.box.counter_names),
        "fired": len(s.scenario_entry().rules),
        "carried": s.hunters,
    }
    for name, count in wanted.items():
        if len(getattr(s, name)) != count:
            broken.append(f"'{name}' has {len(getattr(s, name))} entries, not {count}")
    for name, cards in (
        ("covered", s.covered),
        ("left_events", s.left_events),
        ("left_items", s.left_items),
        ("left_insanity", s.left_insanity),
        ("dropped", s.dropped),
    ):
        if len(getattr(s, f"{name}_at")) != len(cards):
            broken.append(f"the {len(cards)} cards in '{name}' do not match their places")
    if any([not 0 <= tile < tiles for pile in s.returned for tile in pile]):
        broken.append(f"these tiles cannot have gone back to a pile: {s.returned}")
    if not 0 <= s.hunter < s.hunters or not 0 <= s.first < s.hunters:
        broken.append(f"there is no hunter {s.hunter} or {s.first}")
    if any([not NONE <= character < len(s.box.characters) for character in s.character]):
        broken.append(f"there is no such character: {s.character}")
    if any([not STANDING <= fare <= GUEST for fare in s.fares]):
        broken.append(f"unknown state of a hunter: {s.fares}")
    return broken


def _cards(fields: Sequence[Field], s: State) -> list[str]:
    box = s.box
    if not s.laid:
        return []
    broken = each_once(s, fields, "tile", "room-tile", range(len(box.tiles)))
    broken += each_once(s, fields, "event", "Event card", range(box.first_event, box.first_item))
    broken += each_once(s, fields, "item", "Item", range(box.first_item, box.first_insanity))
    broken += each_once(s, fields, "insanity", "Insanity card", range(box.first_insanity, box.first_role))
    broken += each_once(s, fields, "role", "role card", range(box.first_role, box.first_ticket))
    return broken + each_once(s, fields, "ticket", "ticket", range(box.first_ticket, box.cards))


def _hunters(s: State) -> list[str]:
    broken: list[str] = []
    chosen = [character for character in s.character if character != NONE]
    if len(set(chosen)) != len(chosen):
        broken.append(f"two hunters have the same sheet: {s.character}")
    for hunter in range(s.hunters):
        if s.confined >> hunter & 1 and not 0 <= s.confined_by[hunter] < len(s.box.confines):
            broken.append(f"no card in the box confines hunter {hunter}")
        if s.hp_damage[hunter] < 0 or s.mp_damage[hunter] < 0:
            broken.append(f"hunter {hunter} has negative damage")
        if s.at[hunter] != NONE and s.at[hunter] not in s.laid:
            broken.append(f"hunter {hunter} stands on tile {s.at[hunter]}, which is not on the map")
        # In saves from before version 8 a revealed Guest may still carry something.
        if s.fares[hunter] not in (STANDING, GUEST) and (s.held[hunter] or s.carried[hunter]):
            broken.append(f"hunter {hunter} has fallen and holds something")
    return broken


def _map(s: State) -> list[str]:
    broken: list[str] = []
    cells = [s.cell[tile] for tile in s.laid] + list(s.covered_at)
    if len(set(cells)) != len(cells):
        broken.append("two tiles are in the same cell")
    if any([s.cell[tile] == NONE for tile in s.laid]):
        broken.append("a tile on the map has no cell")
    if any([tile not in s.laid for tile in s.explored]):
        broken.append("an explored tile is not on the map")
    if any([not 0 <= turn < 4 for turn in s.turned]):
        broken.append(f"tiles are rotated by quarter turns, not {s.turned}")
    if any([s.locks[tile] and not 0 <= s.locked_by[tile] < len(s.box.locks) for tile in range(len(s.locks))]):
        broken.append(f"no card in the box locks the doors of all these tiles: {s.locks}")
    if len(s.markers) > MARKERS:
        broken.append(f"there are only {MARKERS} door markers, not {len(s.markers)}")
    if any([wall_tile(wall) not in s.laid for wall in s.markers + s.new_doors + s.ends]):
        broken.append("a door marker is on a tile that is not on the map")
    if len(s.ends) != len(s.ends_of) or any([tower not in s.laid for tower in s.ends_of + s.pending]):
        broken.append("a Tower that is not on the map leads to another floor")
    return broken


def _monsters(s: State) -> list[str]:
    broken: list[str] = []
    there = [monster for monster in range(len(s.box.card_of)) if s.lair[monster] != NONE]
    if sorted([s.box.card_of[monster] for monster in there]) != sorted(s.lurking):
        broken.append("Monsters on the board and their cards differ")
    if len(there) > LEFT_BEHIND:
        broken.append(f"{len(there)} Monsters are on the board, more than {LEFT_BEHIND}")
    if any([tile != NONE and tile not in s.laid for tile in s.lair]):
        broken.append("a Monster is on a tile that is not on the map")
    if (s.battle >= 0) != (s.fighters != 0) and s.battle < 0:
        broken.append("there are fighters without a battle")
    return broken
