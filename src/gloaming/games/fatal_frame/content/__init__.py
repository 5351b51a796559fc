"""The cards of Fatal Frame, read from the files beside this one and numbered for the rules.

The cards of the main deck are numbered copy by copy in the order of the files, and so are their names, here called
kinds: Ghosts first, then Items, Upgrades and Actions. An effect is a tuple of whole numbers: the place of its verb in
`EFFECTS`, then its parameters.
"""

from __future__ import annotations

from pathlib import Path

from gloaming.engine.content import read
from gloaming.engine.errors import BadContent
from gloaming.games.fatal_frame.content import cards, verbs

FOLDER = Path(__file__).parent

Effect = tuple[int, ...]
Line = tuple[Effect, ...]

EFFECTS = (
    "draw",
    "discard",
    "lose",
    "skip-turn",
    "salvage",
    "fit-orb",
    "scout",
    "step",
    "ward",
    "flash-die",
)
"""Every verb of an effect, by number."""

PARTS = ("upgrade", "orb", "film", "function", "item", "album-ghost")
KINDS = ("ghost", "item", "upgrade", "action", "any")

GHOSTS = read(FOLDER / "ghosts.toml", "ghost", cards.Ghost)
ITEMS = read(FOLDER / "items.toml", "item", cards.Item)
UPGRADES = read(FOLDER / "plays.toml", "upgrade", cards.UpgradeCard)
ACTIONS = read(FOLDER / "plays.toml", "action", cards.Action)
EXTERIORS = read(FOLDER / "locations.toml", "exterior", cards.Exterior)
INTERIORS = read(FOLDER / "locations.toml", "interior", cards.Interior)
BOSSES = read(FOLDER / "bosses.toml", "boss", cards.Boss)
CAMERA = read(FOLDER / "bosses.toml", "camera", cards.Camera)[0]

NAMES: list[cards.Ghost | cards.Item | cards.UpgradeCard | cards.Action] = [*GHOSTS, *ITEMS, *UPGRADES, *ACTIONS]
"""What is printed on each kind of card in the main deck."""

FIRST_ITEM = len(GHOSTS)
FIRST_UPGRADE = FIRST_ITEM + len(ITEMS)
FIRST_ACTION = FIRST_UPGRADE + len(UPGRADES)

CARDS: list[tuple[str, int]] = [
    (entry.id if entry.copies == 1 else f"{entry.id}-{'abcdefghi'[copy]}", kind)
    for kind, entry in enumerate(NAMES)
    for copy in range(entry.copies)
]
"""Every card of the main deck: its id, and the number of its kind."""


def compiled(effect: verbs.Effect) -> Effect:
    """An effect as the rules read it."""
    code = EFFECTS.index(str(effect.__struct_config__.tag))
    match effect:
        case verbs.Lose():
            return (code, PARTS.index(effect.what), effect.count)
        case verbs.Salvage():
            return (code, KINDS.index(effect.what))
    return (code, *[int(getattr(effect, name)) for name in effect.__struct_fields__])


def line(effects: list[verbs.Effect]) -> Line:
    """Several effects, one after the other."""
    return tuple([compiled(effect) for effect in effects])


def check() -> None:
    """The totals and references that the rulebook demands. Raises BadContent, which names file, entry and field.

    (FF-COMP-3, FF-COMP-4, FF-COMP-5, FF-COMP-6, FF-COMP-7, FF-COMP-8)
    """
    if len(CARDS) != 85:
        raise BadContent(f"the main deck: field 'copies': 85 cards are needed, not {len(CARDS)}")
    if sorted([item.value for item in ITEMS]) != [3, 3, 3, 3, 4, 4, 4, 4]:
        raise BadContent("items.toml: field 'value': four Items of 4 points and four of 3 are needed")
    for count, wanted, file in ((len(EXTERIORS), 9, "exterior"), (len(INTERIORS), 20, "interior")):
        if count != wanted:
            raise BadContent(f"locations.toml: {wanted} {file} Locations are needed, not {count}")
    if len(BOSSES) != 4 or CAMERA.copies != 4:
        raise BadContent("bosses.toml: 4 Bosses and 4 Cameras are needed")
    if sorted([house.rooms for house in EXTERIORS]) != [0, 0, 0, 0, 1, 2, 3, 3, 4]:
        raise BadContent("locations.toml: field 'rooms': the houses have 1, 2, 3, 3 and 4 Locations")
    rooms = {room.id for room in INTERIORS}
    for item in ITEMS:
        for name in item.locations:
            if name not in rooms:
                raise BadContent(f"items.toml: item {item.id}: field 'locations': no Interior Location is {name!r}")
    for action in ACTIONS:
        if action.copies != 1:
            raise BadContent(f"plays.toml: action {action.id}: field 'copies': every Action is unique")
    houses = {place.id: place for place in EXTERIORS}
    for place in EXTERIORS:
        if place.twin and (place.twin not in houses or houses[place.twin].twin != place.id):
            raise BadContent(f"locations.toml: exterior {place.id}: field 'twin': {place.twin!r} is not its twin")
    ghosts = {ghost.id for ghost in GHOSTS}
    for boss in BOSSES:
        for name in boss.bonus:
            if name not in ghosts:
                raise BadContent(f"bosses.toml: boss {boss.id}: field 'bonus': no Ghost is {name!r}")
    variable = [ghost.id for ghost in GHOSTS if ghost.red is not None and ghost.red.gives == "worth-others"]
    if len(variable) != 1:
        raise BadContent(f"ghosts.toml: field 'red': one Ghost is worth what others lie beside it, not {variable}")


check()
