"""What is printed on the cards, as numbers for the rules. Nothing here changes."""

from __future__ import annotations

from typing import Final

from gloaming.games.fatal_frame import content
from gloaming.games.fatal_frame.content import EFFECTS, INTERIORS, Line, cards, compiled, line, verbs

CODE: Final[dict[str, int]] = {verb: code for code, verb in enumerate(EFFECTS)}

KIND: Final[tuple[int, ...]] = tuple([kind for _, kind in content.CARDS])
"""The kind of every card."""

KINDS: Final = len(content.NAMES)
FIRST_ITEM: Final = content.FIRST_ITEM
FIRST_UPGRADE: Final = content.FIRST_UPGRADE
FIRST_ACTION: Final = content.FIRST_ACTION
KIND_OF: Final[dict[str, int]] = {entry.id: kind for kind, entry in enumerate(content.NAMES)}

FILM: Final = 1
ORB: Final = 2
FUNCTION: Final = 3
"""What kind of Upgrade a kind of card is; 0 for none."""

# Ghosts, by kind

POWER: Final[tuple[int, ...]] = tuple([ghost.power for ghost in content.GHOSTS])
OUTDOORS: Final[tuple[bool, ...]] = tuple([ghost.zone != "interior" for ghost in content.GHOSTS])
INDOORS: Final[tuple[bool, ...]] = tuple([ghost.zone != "exterior" for ghost in content.GHOSTS])
CHASE: Final[tuple[bool, ...]] = tuple([ghost.chase for ghost in content.GHOSTS])
BLUE: Final[tuple[bool, ...]] = tuple([ghost.blue for ghost in content.GHOSTS])

ALWAYS: Final = 1
FAIL: Final = 2
EVEN: Final = 3
TRIGGERS: Final = ("", "always", "fail", "even", "odd")


def _when(white: verbs.White | None) -> int:
    return 0 if white is None else TRIGGERS.index(white.when)


def _do(white: verbs.White | None) -> Line:
    return () if white is None else line([white.do])


WHEN: Final[tuple[int, ...]] = tuple([_when(ghost.white) for ghost in content.GHOSTS])
"""What triggers the white text; 0 without one."""

WHITE: Final[tuple[Line, ...]] = tuple([_do(ghost.white) for ghost in content.GHOSTS])
SUBTRACTS: Final[tuple[int, ...]] = tuple(
    [ghost.stands.by if isinstance(ghost.stands, verbs.Subtract) else 0 for ghost in content.GHOSTS]
)
FEWER_DICE: Final[tuple[int, ...]] = tuple(
    [ghost.stands.by if isinstance(ghost.stands, verbs.FewerDice) else 0 for ghost in content.GHOSTS]
)
NO_ORBS: Final[tuple[bool, ...]] = tuple([isinstance(ghost.stands, verbs.NoOrbs) for ghost in content.GHOSTS])


def _red(ghost: cards.Ghost, gives: str) -> int:
    return ghost.red.by if ghost.red is not None and ghost.red.gives == gives else 0


ADDS: Final[tuple[int, ...]] = tuple([_red(ghost, "add-to-dice") for ghost in content.GHOSTS])
DRAWS_ON_DOUBLES: Final[tuple[int, ...]] = tuple([_red(ghost, "draw-on-doubles") for ghost in content.GHOSTS])
DRAWS_ON_CAPTURE: Final[tuple[int, ...]] = tuple([_red(ghost, "draw-on-capture") for ghost in content.GHOSTS])
KEEPS_HAND: Final[tuple[int, ...]] = tuple([_red(ghost, "keep-hand") for ghost in content.GHOSTS])
GUARDS_ITEMS: Final[tuple[int, ...]] = tuple([_red(ghost, "guard-items") for ghost in content.GHOSTS])
GUARDS_UPGRADES: Final[tuple[int, ...]] = tuple([_red(ghost, "guard-upgrades") for ghost in content.GHOSTS])
HOLDS_MORE: Final[tuple[int, ...]] = tuple([_red(ghost, "hold-more") for ghost in content.GHOSTS])
WORTH_OTHERS: Final[tuple[int, ...]] = tuple([_red(ghost, "worth-others") for ghost in content.GHOSTS])

# Ghosts and Items, by kind

VALUE: Final[tuple[int, ...]] = tuple(
    [ghost.value for ghost in content.GHOSTS] + [item.value for item in content.ITEMS]
)
_ROOMS: Final = [room.id for room in INTERIORS]
PLAYED_AT: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([_ROOMS.index(name) for name in item.locations]) for item in content.ITEMS]
)
"""Where an Item may be played, by its kind less FIRST_ITEM."""

# Upgrades, by kind less FIRST_UPGRADE

_GIVES: Final = [upgrade.gives for upgrade in content.UPGRADES]


def _sort(gives: verbs.Upgrade) -> int:
    return FILM if isinstance(gives, verbs.Film) else ORB if isinstance(gives, verbs.Orb) else FUNCTION


SORT: Final[tuple[int, ...]] = tuple([_sort(gives) for gives in _GIVES])
FILM_DICE: Final[tuple[int, ...]] = tuple([gives.dice if isinstance(gives, verbs.Film) else 0 for gives in _GIVES])
ORB_ADDS: Final = max([gives.add for gives in _GIVES if isinstance(gives, verbs.Orb)])
COSTS_ORB: Final[tuple[bool, ...]] = tuple(
    [isinstance(gives, verbs.Function) and gives.cost == "orb" for gives in _GIVES]
)
FUNCTION_ADDS: Final[tuple[int, ...]] = tuple(
    [gives.add if isinstance(gives, verbs.Function) else 0 for gives in _GIVES]
)
FUNCTION_DOES: Final[tuple[Line, ...]] = tuple(
    [(compiled(gives.do),) if isinstance(gives, verbs.Function) and gives.do is not None else () for gives in _GIVES]
)

# Actions, by kind less FIRST_ACTION

DEEDS: Final = (
    "attach",
    "attach-film",
    "do",
    "displace",
    "take",
    "others-discard",
    "banish",
    "lead",
    "put-out",
    "hold",
    "snapshot",
)
_DOES: Final = [action.does for action in content.ACTIONS]
DEED: Final[tuple[int, ...]] = tuple([DEEDS.index(str(deed.__struct_config__.tag)) for deed in _DOES])
ATTACHES: Final[tuple[verbs.Attach | None, ...]] = tuple(
    [deed if isinstance(deed, verbs.Attach) else None for deed in _DOES]
)
ATTACH_ADDS: Final[tuple[int, ...]] = tuple([0 if one is None else one.add for one in ATTACHES])
ATTACH_SUBTRACTS: Final[tuple[int, ...]] = tuple([0 if one is None else one.subtract for one in ATTACHES])
ATTACH_DICE: Final[tuple[int, ...]] = tuple([0 if one is None else one.dice for one in ATTACHES])
ATTACH_STEADY: Final[tuple[bool, ...]] = tuple([one is not None and one.steady for one in ATTACHES])
ATTACH_HERE: Final[tuple[bool, ...]] = tuple([one is not None and one.to == "here" for one in ATTACHES])
ACTION_DOES: Final[tuple[Line, ...]] = tuple(
    [(compiled(deed.effect),) if isinstance(deed, verbs.Do) else () for deed in _DOES]
)
TAKES: Final[tuple[int, ...]] = tuple(
    [content.PARTS.index(deed.what) if isinstance(deed, verbs.Take) else -1 for deed in _DOES]
)
STEALS: Final[tuple[bool, ...]] = tuple([isinstance(deed, verbs.Take) and deed.steal for deed in _DOES])
COUNT: Final[tuple[int, ...]] = tuple(
    [
        deed.count if isinstance(deed, verbs.OthersDiscard) else deed.power if isinstance(deed, verbs.Snapshot) else 0
        for deed in _DOES
    ]
)
"""How many cards an Action is about, or the most Power of the Ghost it captures."""

# Locations

ROOMS: Final[tuple[int, ...]] = tuple([place.rooms for place in content.EXTERIORS])
SHRINE: Final = [place.shrine for place in content.EXTERIORS].index(True)
_PLACES: Final = [place.id for place in content.EXTERIORS]
TWIN: Final[tuple[int, ...]] = tuple([_PLACES.index(place.twin) if place.twin else -1 for place in content.EXTERIORS])
ARRIVE_OUTSIDE: Final[tuple[Line, ...]] = tuple([line(place.arrive) for place in content.EXTERIORS])
ARRIVE_INSIDE: Final[tuple[Line, ...]] = tuple([line(room.arrive) for room in content.INTERIORS])


def _stands(room: cards.Interior, gives: str) -> int:
    return room.stands.by if room.stands is not None and room.stands.gives == gives else 0


ROOM_ADDS: Final[tuple[int, ...]] = tuple([_stands(room, "add-to-dice") for room in INTERIORS])
ROOM_SUBTRACTS: Final[tuple[int, ...]] = tuple([_stands(room, "subtract") for room in INTERIORS])
ROOM_DICE: Final[tuple[int, ...]] = tuple(
    [_stands(room, "more-dice") - _stands(room, "fewer-dice") for room in INTERIORS]
)
ROOM_WARDS: Final[tuple[bool, ...]] = tuple([_stands(room, "no-effects") > 0 for room in INTERIORS])

# Bosses and Cameras

BOSS_POWER: Final[tuple[int, ...]] = tuple([boss.power for boss in content.BOSSES])
BOSS_LIFE: Final[tuple[int, ...]] = tuple([boss.life for boss in content.BOSSES])
BOSS_BONUS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([KIND_OF[name] for name in boss.bonus]) for boss in content.BOSSES]
)
BOSS_ADDS: Final[tuple[int, ...]] = tuple([boss.add for boss in content.BOSSES])
BOSS_WHEN: Final[tuple[int, ...]] = tuple([_when(boss.white) for boss in content.BOSSES])
BOSS_WHITE: Final[tuple[Line, ...]] = tuple([_do(boss.white) for boss in content.BOSSES])

CAMERA_DICE: Final = content.CAMERA.dice
MOST_FUNCTIONS: Final = content.CAMERA.functions
MOST_ORBS: Final = content.CAMERA.orbs
