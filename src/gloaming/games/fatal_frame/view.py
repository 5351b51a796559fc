"""Fatal Frame for people: views and options. What happened stands in `story`, why something is not allowed in `why`."""

from __future__ import annotations

from typing import Any

from gloaming.engine.game import Description
from gloaming.engine.state import Option
from gloaming.games.fatal_frame import shown
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.content import EXTERIORS, INTERIORS, NAMES
from gloaming.games.fatal_frame.names import (
    NUMBERS,
    alike,
    card_id,
    cell_name,
    kind_name,
    player,
    which,
)
from gloaming.games.fatal_frame.printed import (
    BOSS_POWER,
    FIRST_ACTION,
    FIRST_ITEM,
    KIND,
    SHRINE,
    TWIN,
    VALUE,
)
from gloaming.games.fatal_frame.rules.cards import held
from gloaming.games.fatal_frame.rules.dice import BOSS_DIE
from gloaming.games.fatal_frame.rules.movement import ENTER, GO, INSIDE, LEAVE
from gloaming.games.fatal_frame.state import BOSS, CELLS, LONGEST, MOVE, NOTHING, PHASES, Table


def dress(box: Box, seen: dict[str, Any]) -> shown.View:
    """The view as a village, players and an attack. It is made from what the seat may see, and nothing else."""
    attached: dict[str, list[str]] = {}
    for action, on in seen["attached"]:
        attached.setdefault(card_id(on), []).append(card_id(action))

    def stack(place: int) -> list[shown.Ghost]:
        return [{"id": name, "attached": attached.get(name, [])} for name in seen["ghosts"][place]]

    village: list[shown.Cell] = [
        {
            "id": f"cell-{cell}",
            "location": None if location == "?" else location,
            "ghosts": stack(cell),
        }
        for cell, location in enumerate(seen["exterior"])
    ]
    players = [_player(box, seen, seat, attached, stack) for seat in range(seen["seats"])]
    combat: shown.Combat | None = None
    if seen["combat"]:
        fought = seen["fought"]
        boss = fought >= BOSS
        combat = {
            "step": seen["combat"],
            "ghost": card_id(fought),
            "boss": boss,
            "power": BOSS_POWER[fought - BOSS] if boss else box.ghost[fought].power,
            "rolled": seen["rolled"],
            "final": seen["final"],
            "boss_rolled": seen["boss_rolled"] or None,
            "boss_die": seen["boss_die"] or None,
        }
    using = seen["using"]
    return {
        "game": seen["game"],
        "seat": seen["seat"],
        "seats": seen["seats"],
        "turn": seen["turn"],
        "over": seen["over"],
        "result": seen["result"],
        "round": seen["round"],
        "phase": PHASES[seen["phase"]],
        "first": seen["first"],
        "threshold": seen["threshold"],
        "deck": seen["deck"],
        "discard": seen["discard"],
        "interiors": seen["interiors"],
        "interior_discard": seen["interior_discard"],
        "bosses": seen["boss_pile"],
        "village": village,
        "players": players,
        "combat": combat,
        "failed": seen["failed"],
        "only": PHASES[seen["only"]] if seen["only"] else None,
        "warded": seen["warded"],
        "flash": seen["flash"],
        "played": seen["played"],
        "paying": None if using == NOTHING else card_id(using),
    }


def _player(box: Box, seen: dict[str, Any], seat: int, attached: dict[str, list[str]], stack: Any) -> shown.Player:
    camera: shown.Camera = {"id": f"camera-{seat}", "film": None, "orbs": [], "functions": []}
    for name in seen["camera"][seat]:
        sort = box.upgrade(NUMBERS[name]).sort
        if sort == "film":
            camera["film"] = {"id": name, "attached": attached.get(name, [])}
        elif sort == "orb":
            camera["orbs"].append(name)
        else:
            camera["functions"].append({"id": name, "used": NUMBERS[name] in seen["used"]})
    album = seen["album"][seat]
    points = 0
    for name in [*album, *seen["items"][seat]]:
        kind = KIND[NUMBERS[name]]
        if kind < FIRST_ITEM:
            ghost = box.ghosts[kind]
            points += ghost.value + ghost.gift("worth-others") * (len(album) - 1)
        else:
            points += VALUE[kind]
    at = seen["at"][seat]
    inside = seen["inside"][seat]
    boss = seen["boss"][seat]
    return {
        "points": points,
        "ready": points >= seen["threshold"],
        "hand": seen["hand"][seat],
        "album": album,
        "items": seen["items"][seat],
        "camera": camera,
        "at": None if at < 0 else at,
        "inside": None if inside < 0 else inside,
        "path": [
            {"id": room, "ghosts": stack(CELLS + LONGEST * seat + number)}
            for number, room in enumerate(seen["path"][seat])
        ],
        "boss": {"id": boss[0], "life": seen["life"][seat], "attached": attached.get(boss[0], [])} if boss else None,
        "skips": seen["skips"][seat],
    }


# Options in words


def describe(s: Table, option: Option) -> Description:
    """An option in words."""
    verb = option[0]
    rest = option[1:]
    if verb in ("move", "scout"):
        if verb == "scout":
            return Description(f"Turn up {cell_name(s, rest[0])}", [f"cell-{rest[0]}"])
        return _way(s, s.turn, rest[0], rest[1], "Move")
    if verb == "fight":
        power = BOSS_POWER[rest[0] - BOSS] if rest[0] >= BOSS else s.box.ghost[rest[0]].power
        return Description(f"Fight {which(s, rest[0])} (Power {power})", _alike(s, rest[0]))
    if verb in ("orb", "add"):
        return _addition(s, option)
    if verb in ("ghost", "item", "upgrade"):
        return _play(s, option)
    if verb == "action":
        return _action(s, option)
    if verb in ("discard", "pay"):
        label = f"{'Discard' if verb == 'discard' else 'Pay with'} {kind_name(rest[0])}"
        return Description(label, _of_kind(s.hand[s.turn], rest[0]))
    if verb in ("lose", "give-up"):
        lying = s.album[s.turn] + s.items[s.turn] + s.camera[s.turn]
        return Description(f"{'Lose' if verb == 'lose' else 'Give up'} {kind_name(rest[0])}", _of_kind(lying, rest[0]))
    if verb == "salvage":
        return Description(f"Take {kind_name(rest[0])}", _of_kind(s.discard, rest[0]))
    if verb == "function":
        entry = NAMES[rest[0]]
        label = f"Use {entry.name} ({entry.text[0].lower()}{entry.text[1:].rstrip('.')})"
        return Description(label, _unused(s, rest[0]))
    if verb == "only":
        return Description("Move, and do not play" if rest[0] == MOVE else "Play, and do not move")
    plain = {
        "stand": "Let the dice stand",
        "pass": "Pass",
        "keep": "Discard nothing: the Trapped Boy keeps your hand",
        "leave-it": "Take nothing",
        "stay": "Go no further",
        "go-on": "Stay here",
        "draw": "Draw 1 card",
        "end-turn": "End your turn",
    }
    return Description(plain[verb])


def _of_kind(cards: tuple[int, ...], kind: int) -> list[str]:
    return [card_id(card) for card in cards if KIND[card] == kind]


def _unused(s: Table, kind: int) -> list[str]:
    """The Functions of a kind on the Camera that have not been used this turn."""
    return [card_id(card) for card in s.functions(s.turn) if KIND[card] == kind and card not in s.used]


def _alike(s: Table, ghost: int) -> list[str]:
    return [card_id(card) for card in alike(s, ghost)]


def _way(s: Table, seat: int, way: int, to: int, verb: str) -> Description:
    at = s.at[seat]
    if way == GO:
        return Description(f"{verb} to {cell_name(s, to)}", [f"cell-{to}"])
    house = EXTERIORS[s.exterior[at]]
    if way == ENTER:
        ready = f", {s.points(seat)} points of {s.threshold}" if s.exterior[at] == SHRINE else ""
        return Description(f"{verb} into {house.name} ({house.rooms} inside{ready})", [f"cell-{at}"])
    if way == INSIDE:
        room = INTERIORS[s.path[seat][to]]
        return Description(f"{verb} to the {room.name}", [room.id])
    if way == LEAVE:
        return Description(f"{verb} out of {house.name}", [f"cell-{at}"])
    twin = TWIN[s.exterior[at]]
    cell = s.exterior.index(twin)
    pieces = [f"cell-{cell}"] if s.explored[cell] else []
    return Description(f"{verb} out by {EXTERIORS[twin].name}", pieces)


def _addition(s: Table, option: Option) -> Description:
    number: int = option[-1]
    if number == BOSS_DIE:
        die, piece, shows = "the Boss die", "boss-die", s.boss_die
    else:
        die, piece, shows = f"attack die {number + 1}", f"die-{number}", s.final[number]
    if option[0] == "orb":
        orbs = [card_id(card) for card in s.camera[s.turn] if s.box.upgrade(card).sort == "orb"]
        return Description(f"Spirit Orb: add {1} to {die}, which shows {shows}", [piece, *orbs])
    more = s.box.upgrade_kind(option[1]).function.add
    label = f"{kind_name(option[1])}: add {more} to {die}, which shows {shows}"
    return Description(label, [piece, *_unused(s, option[1])])


def _yourself(s: Table, seat: int) -> str:
    return "yourself" if seat == s.turn else player(seat)


def _play(s: Table, option: Option) -> Description:
    kind: int = option[1]
    cards = _of_kind(s.hand[s.turn], kind)
    name = kind_name(kind)
    if option[0] == "ghost":
        seat = option[2]
        return Description(
            f"{name} (Power {s.box.ghosts[kind].power}) on {_yourself(s, seat)}", [*cards, f"seat-{seat}"]
        )
    if option[0] == "item":
        return Description(f"{name}: {VALUE[kind]} points", cards)
    if option[2] == NOTHING:
        return Description(f"{name} onto your Camera", [*cards, f"camera-{s.turn}"])
    old = held(s, s.turn, option[2])
    return Description(f"{name} in place of {kind_name(option[2])}", [*cards, card_id(old)])


def _action(s: Table, option: Option) -> Description:
    kind: int = option[1]
    rest = option[2:]
    cards = _of_kind(s.hand[s.turn], kind)
    name = kind_name(kind)
    if not rest:
        film = s.film(s.turn)
        deed = NAMES[kind]
        on = [card_id(film)] if deed.id == "fatal-frame" and film != NOTHING else []
        return Description(f"{name}: {deed.text[0].lower()}{deed.text[1:].rstrip('.')}", [*cards, *on])
    deed_name = _DEEDS[kind - FIRST_ACTION]
    if deed_name == "displace":
        way = _way(s, rest[0], rest[1], rest[2], "move")
        return Description(
            f"{name}: {way.label.replace('move', f'move {_yourself(s, rest[0])}', 1)}",
            [*cards, f"seat-{rest[0]}", *way.pieces],
        )
    if deed_name == "take":
        seat, taken = rest
        lying = s.album[seat] + s.items[seat] + s.camera[seat]
        return Description(
            f"{name}: {kind_name(taken)} of {player(seat)}", [*cards, f"seat-{seat}", *_of_kind(lying, taken)]
        )
    if deed_name == "put-out":
        house = EXTERIORS[s.exterior[s.at[rest[0]]]].name
        return Description(f"{name}: {player(rest[0])} is put out of {house}", [*cards, f"seat-{rest[0]}"])
    if deed_name == "hold":
        return Description(f"{name}: {player(rest[0])} skips the next turn", [*cards, f"seat-{rest[0]}"])
    if deed_name == "lead":
        return Description(
            f"{name}: {which(s, rest[0])} to {_yourself(s, rest[1])}",
            [*cards, *_alike(s, rest[0]), f"seat-{rest[1]}"],
        )
    return Description(f"{name} on {which(s, rest[0])}", [*cards, *_alike(s, rest[0])])


_DEEDS = [str(entry.does.__struct_config__.tag) for entry in NAMES if hasattr(entry, "does")]
