"""The view of Ghost Hunter 13 that the web page, the terminal and programs receive: its types, and the function that
creates it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from gloaming.engine.state.views import CommonView, as_seen
from gloaming.engine.state.zones import FACE_DOWN
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.constants import (
    CELLS,
    ENEMY,
    FALLEN,
    FLOORS,
    GUEST,
    HUNTERS,
    LAWS,
    NONE,
    POOLS,
    SIDES,
    STANDING,
    WIDE,
    wall_number,
    wall_side,
    wall_tile,
)
from gloaming.games.ghost_hunter.pieces import clue_piece
from gloaming.games.ghost_hunter.rules.board import floor_of, tower_door, turned
from gloaming.games.ghost_hunter.rules.deeds.escort import Escort
from gloaming.games.ghost_hunter.rules.sentences import MOODS, REPLIES, prepared
from gloaming.games.ghost_hunter.scenarios import Scenario

FARES = {STANDING: "standing", FALLEN: "fallen", ENEMY: "enemy", GUEST: "guest"}


class CellView(TypedDict):
    """A cell of the map and its doors.

    floor: the floor; part: the separate part of the floor, 0 for the main part, each with its own grid; east, south:
    the distance from the middle of the grid; doors: the sides with printed doors; markers: the sides whose wall has
    become a door.
    """

    floor: str
    part: int
    east: int
    south: int
    doors: list[str]
    markers: list[str]


class EndView(TypedDict):
    """The other end of a Tower: a side of a tile on the other floor.

    tile, side: None while the other floor has no tile there yet.
    """

    tile: str | None
    side: str | None


class TileView(TypedDict):
    """A tile on the map.

    far: where the other door of a Tower leads; turned: the quarter turns; locked: the numbers of the ways out that are
    locked; sealed: whether its shutter is closed; insanity, events, items: the number of face-down cards on the tile;
    dropped: the Items that lie face up on the tile; tokens: the names of the tokens on the tile.
    """

    id: str
    cell: CellView
    far: EndView | None
    turned: int
    explored: bool
    locked: list[int]
    sealed: bool
    insanity: int
    events: int
    items: int
    dropped: list[str]
    tokens: list[str]


class HunterView(TypedDict):
    """A hunter.

    fares: the state, such as "standing"; mind: the Insanity cards, "?" for hidden ones; mp, most_mp: None for seats
    that may not know the Insanity cards; abilities: ST, DX, IN and WP with raises; mood: the mood that the player
    shows, true or not; asked: when the seat wants to be asked, visible to its own player only. (GH-ACE-16, GH-INFO-1,
    GH-INFO-2, GH-INFO-3)
    """

    seat: int
    character: str | None
    tile: str | None
    fares: str
    abilities: list[int]
    hp: int
    most_hp: int
    hp_damage: int
    mp: int | None
    most_mp: int | None
    first_mp: int
    mp_damage: int
    mind: list[str]
    items: list[str]
    tokens: list[str]
    role: str | None
    bleeding: bool
    dazed: bool
    confined: bool
    psychic: bool
    fighting: bool
    sits_out: bool
    attack: str | None
    judge: int
    mood: str
    asked: str | None


class MonsterView(TypedDict):
    """A Monster on the map.

    hp, mp: the points left, None for a pool that the Monster does not have; most_hp, most_mp: the points without
    damage.
    """

    id: str
    tile: str
    hp: int | None
    mp: int | None
    most_hp: int
    most_mp: int
    st: int
    wp: int
    attack: str
    declared: str | None
    powers: list[str]


class ClueView(TypedDict):
    """A clue that has been read out. piece: the id of the clue in events."""

    id: str
    piece: str
    at: str
    text: str


class CompanionView(TypedDict):
    """The companion. led_by: the number of the hunter who leads the companion, None without one."""

    name: str
    tile: str
    led_by: int | None
    nerve: int


class Seen(CommonView):
    """Fields of the table that the view contains unchanged. hunter: the number of the turn player."""

    round: int
    hunter: int
    points: int
    item_point: int
    battle_round: int
    event_discard: list[str]
    item_discard: list[str]
    insanity_discard: list[str]
    drawn: list[str]
    outcome: int


class View(Seen):
    """Everything that a seat may know about the table.

    scenario: the id of the scenario; goal: the aim of the hunters that is read aloud; prepared: sentences about the
    tiles in the piles; battle: the tile of the battle; covered: the cells of face-down tiles; tile_piles, event_pile,
    item_pile, insanity_pile: the number of cards left; black: the Enemy's Judge cards in this battle round; script: all
    clues, for the host only.
    """

    scenario: str
    title: str
    setting: str
    goal: str
    prepared: list[str]
    special: list[str]
    ends: list[str]
    enemy_side: str
    enemy_goal: str
    host: int | None
    tiles: list[TileView]
    covered: list[CellView]
    hunters: list[HunterView]
    monsters: list[MonsterView]
    clues: list[ClueView]
    clues_in_all: int
    script: list[ClueView]
    companion: CompanionView | None
    battle: str | None
    black: list[int]
    tile_piles: list[int]
    event_pile: int
    item_pile: int
    insanity_pile: int
    counts: dict[str, int]
    laws: list[str]
    cleared: list[str]


def dress(box: Box, seen: dict[str, Any]) -> View:
    """Return the view of a seat. seen: the field values that the seat may see.

    (GH-INFO-1, GH-INFO-2, GH-INFO-4, GH-HOST-1, GH-HOST-4, GH-SCENE-33)
    """
    tale = box.scenarios[seen["scenario"]]
    companion: CompanionView | None = None
    if seen["companion"] != NONE:
        led = seen["led_by"]
        companion = {
            "name": _companion_name(box, tale, seen["companion_rule"]),
            "tile": box.ids[seen["companion"]],
            "led_by": None if led == NONE else led,
            "nerve": seen["nerve"],
        }
    monsters = [number for number, tile in enumerate(seen["lair"]) if tile != NONE]
    return {
        **as_seen(seen, Seen),
        "scenario": tale.id,
        "title": tale.title,
        "setting": tale.setting,
        "goal": tale.goal or tale.ends[0],
        "prepared": prepared(box, tale, seen["short"]),
        "special": list(tale.special),
        "ends": list(tale.ends),
        "enemy_side": tale.enemy.text,
        "enemy_goal": tale.enemy.goal,
        "host": None if seen["host"] == NONE else seen["host"],
        "tiles": [_tile(box, seen, box.number[tile]) for tile in seen["laid"]],
        "covered": [_cell(cell, 15) for cell in seen["covered_at"]],
        "hunters": [_hunter(box, seen, hunter) for hunter in range(seen["hunters"])],
        "monsters": [_monster(box, seen, monster) for monster in monsters],
        "clues": [
            {
                "id": tale.clues[clue].id,
                "piece": clue_piece(clue),
                "at": tale.clues[clue].at,
                "text": tale.clues[clue].text,
            }
            for clue in seen["clues"]
        ],
        "clues_in_all": len(tale.clues),
        "script": [
            {"id": clue.id, "piece": clue_piece(number), "at": clue.at, "text": clue.text}
            for number, clue in enumerate(tale.clues)
            if seen["host"] != NONE and seen["seat"] == seen["host"]
        ],
        "companion": companion,
        "battle": None if seen["battle"] == NONE else box.ids[seen["battle"]],
        "black": [card for card in (seen["black"], seen["second_black"]) if card and seen["battle"] != NONE],
        "tile_piles": [count for count, _ in zip(seen["piles"], tale.piles)],
        "event_pile": seen["event_cards"],
        "item_pile": seen["item_cards"],
        "insanity_pile": seen["insanity"],
        "counts": {
            words: count for name, words in tale.counted if (count := seen["counts"][box.counter_names.index(name)])
        },
        "laws": [law for number, law in enumerate(LAWS) if seen["laws"] >> number & 1],
        "cleared": [name for number, name in enumerate(tale.suspects) if seen["cleared"] >> number & 1],
    }


def _sides(mask: int) -> list[str]:
    return [side for number, side in enumerate(SIDES) if mask >> number & 1]


def _cell(cell: int, doors: int, made: int = 0) -> CellView:
    grid, rest = divmod(cell, CELLS)
    return {
        "floor": FLOORS[grid % len(FLOORS)],
        "part": grid // len(FLOORS),
        "east": rest % WIDE - WIDE // 2,
        "south": rest // WIDE - WIDE // 2,
        "doors": _sides(doors),
        "markers": _sides(made),
    }


def _end(box: Box, seen: dict[str, Any], tower: int) -> EndView | None:
    if tower in seen["pending"]:
        return {"tile": None, "side": None}
    if tower not in seen["ends_of"]:
        return None
    end = seen["ends"][list(seen["ends_of"]).index(tower)]
    return {"tile": box.ids[wall_tile(end)], "side": SIDES[wall_side(end)]}


def _companion_name(box: Box, tale: Scenario, rule: tuple[int, ...]) -> str:
    """Return the name of the companion. rule: the field `companion_rule`, which begins with the companion's home.

    (GH-SCENE-42)
    """
    escorts = [deed for rule in tale.rules for deed in rule.does if isinstance(deed, Escort)]
    called = [deed.companion for deed in escorts if box.number[deed.home] in rule[:1]]
    return called[0] if called else "the companion"


def _tile(box: Box, seen: dict[str, Any], tile: int) -> TileView:
    doors = box.doors[tile]
    if box.tiles[tile].tower:
        doors = tower_door(floor_of(seen["cell"][tile]))
    made = 0
    for side in range(4):
        if wall_number(tile, side) in (*seen["markers"], *seen["new_doors"]):
            made |= 1 << side
    ids = box.ids
    return {
        "id": ids[tile],
        "cell": _cell(seen["cell"][tile], turned(doors, seen["turned"][tile]), made),
        "far": _end(box, seen, tile),
        "turned": seen["turned"][tile],
        "explored": tile in seen["explored"],
        "locked": [way for way in range(5) if seen["locks"][tile] >> way & 1],
        "sealed": tile in seen["sealed"],
        "insanity": list(seen["left_insanity_at"]).count(tile),
        "events": list(seen["left_events_at"]).count(tile),
        "items": list(seen["left_items_at"]).count(tile),
        "dropped": [card for card, at in zip(seen["dropped"], seen["dropped_at"]) if at == tile],
        "tokens": _tokens_on(box, seen["tokens"], tile),
    }


def _tokens_on(box: Box, tokens: Sequence[int], tile: int) -> list[str]:
    return [box.token_name(tokens[place]) for place in range(0, len(tokens), 2) if tokens[place + 1] == tile]


def _hunter(box: Box, seen: dict[str, Any], hunter: int) -> HunterView:
    number = seen["character"][hunter]
    bit = 1 << hunter
    mind = list(seen["minds"][hunter])
    reply = seen["replies"][seen["owner"][hunter]]
    shown: HunterView = {
        "seat": seen["owner"][hunter],
        "character": None,
        "tile": None if seen["at"][hunter] == NONE else box.ids[seen["at"][hunter]],
        "fares": FARES[seen["fares"][hunter]],
        "abilities": [],
        "hp": 0,
        "most_hp": 0,
        "hp_damage": seen["hp_damage"][hunter],
        "mp": None,
        "most_mp": None,
        "first_mp": 0,
        "mp_damage": seen["mp_damage"][hunter],
        "mind": mind,
        "items": list(seen["held"][hunter]),
        "tokens": [box.token_name(token) for token in seen["carried"][hunter]],
        "role": next((card for card in seen["roles"][hunter] if not card.startswith(FACE_DOWN)), None),
        "bleeding": bool(seen["bleeding"] & bit),
        "dazed": bool(seen["dazed"] & bit),
        "confined": bool(seen["confined"] & bit),
        "psychic": bool(seen["psychic"] & bit),
        "fighting": bool(seen["fighters"] & bit),
        "sits_out": bool(seen["sits_out"] & bit),
        "attack": None if seen["strikes"][hunter] == NONE else POOLS[seen["strikes"][hunter]],
        "judge": seen["judged"][hunter],
        "mood": MOODS[seen["moods"][hunter]],
        "asked": None if reply is None else REPLIES[reply],
    }
    if number == NONE:
        return shown
    sheet = box.characters[number]
    raises = seen["raises"][6 * hunter : 6 * hunter + 6]
    shown["character"] = sheet.id
    shown["abilities"] = [ability + raise_ for ability, raise_ in zip((sheet.st, sheet.dx, sheet.iq, sheet.wp), raises)]
    shown["most_hp"] = sheet.hp + 2 * raises[4]
    shown["hp"] = shown["most_hp"] - shown["hp_damage"]
    shown["first_mp"] = box.mp[number] + 2 * raises[5]
    for card in shown["items"]:
        shown["first_mp"] += box.item_mp[box.number[card] - box.first_item]
    if not any([card.startswith(FACE_DOWN) for card in mind]):
        most = shown["first_mp"] - sum([box.numeral(box.number[card]) for card in mind])
        shown["most_mp"] = most
        shown["mp"] = most - shown["mp_damage"]
    return shown


def _monster(box: Box, seen: dict[str, Any], monster: int) -> MonsterView:
    beast = box.monsters[monster]
    st, wp, more_hp, more_mp = seen["altered"]
    boss = monster == box.boss[seen["scenario"]]
    left: list[int | None] = []
    most: list[int] = []
    for whole, lost, more in (
        (beast.hp, seen["hp_lost"][monster], more_hp),
        (beast.mp, seen["mp_lost"][monster], more_mp),
    ):
        if boss and (whole or more > 0):
            whole += more + (5 if seen["hunters"] == HUNTERS else 0)
        left.append(whole - lost if whole else None)
        most.append(whole)
    declared = seen["attack"][monster]
    return {
        "id": beast.id,
        "tile": box.ids[seen["lair"][monster]],
        "hp": left[0],
        "mp": left[1],
        "most_hp": most[0],
        "most_mp": most[1],
        "st": beast.st + (st if boss else 0),
        "wp": beast.wp + (wp if boss else 0),
        "attack": beast.attack,
        "declared": None if declared == NONE else POOLS[declared],
        "powers": list(beast.powers),
    }
