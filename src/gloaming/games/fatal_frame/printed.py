"""What is printed on the cards, as numbers for the rules. Nothing here changes."""

from __future__ import annotations

from typing import Final

from gloaming.games.fatal_frame import content
from gloaming.games.fatal_frame.content import INTERIORS, cards, verbs

KIND: Final[tuple[int, ...]] = tuple([kind for _, kind in content.CARDS])
"""The kind of every card."""

KINDS: Final = len(content.NAMES)
FIRST_ITEM: Final = content.FIRST_ITEM
FIRST_UPGRADE: Final = content.FIRST_UPGRADE
FIRST_ACTION: Final = content.FIRST_ACTION
KIND_OF: Final[dict[str, int]] = {entry.id: kind for kind, entry in enumerate(content.NAMES)}

ALWAYS: Final = 1
FAIL: Final = 2
EVEN: Final = 3
TRIGGERS: Final = ("", "always", "fail", "even", "odd")

# Ghosts and Items, by kind

VALUE: Final[tuple[int, ...]] = tuple(
    [ghost.value for ghost in content.GHOSTS] + [item.value for item in content.ITEMS]
)
_ROOMS: Final = [room.id for room in INTERIORS]
PLAYED_AT: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([_ROOMS.index(name) for name in item.locations]) for item in content.ITEMS]
)
"""Where an Item may be played, by its kind less FIRST_ITEM."""

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
BOSS_WHEN: Final[tuple[int, ...]] = tuple(
    [0 if boss.white is None else TRIGGERS.index(boss.white.when) for boss in content.BOSSES]
)

CAMERA_DICE: Final = content.CAMERA.dice
MOST_FUNCTIONS: Final = content.CAMERA.functions
MOST_ORBS: Final = content.CAMERA.orbs
