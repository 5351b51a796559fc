"""The cards, boards, maps and girls of Final Girl, read from the packs beside this file and numbered for the rules.

A pack is a folder: `core`, one for each Killer, one for each Location. All is numbered in the order of the files.
An effect is a tuple of whole numbers: the code of its verb, then its parameters; a line is a tuple of effects.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from gloaming.engine.content import read
from gloaming.engine.errors import BadContent
from gloaming.games.final_girl.content import packs, verbs
from gloaming.games.final_girl.content.verbs import VERBS

FOLDER = Path(__file__).parent

Effect = tuple[int, ...]
Line = tuple[Effect, ...]

TARGETS = ("victim", "girl", "nearest")
EASE = ("never", "next-roll", "phase")
PLACED = ("trap", "fireworks", "boat", "killer")
DRIFTS = ("enemy", "girl", "killer")
PER = ("once", "dead", "action", "phase")
KILLER_START = -1
GIRL_START = -2

E = TypeVar("E", bound=msgspec.Struct)


def read_pack(file: Path, table: str, wanted: type[E]) -> list[E]:
    """The entries of one table of a pack's file. Raises BadContent, which names pack, file, entry and field."""
    try:
        found = read(file, table, wanted)
    except BadContent as error:
        raise BadContent(f"{file.parent.name}/{error}") from None
    for entry in found:
        if isinstance(entry, packs.Printed) and not isinstance(entry, UNTOLD) and not entry.text:
            raise BadContent(f"{file.parent.name}/{file.name}: {table} {entry.id}: field 'text' is missing")
    return found


UNTOLD = (packs.Board, packs.Token)
"""What needs no text, for its numbers say it all."""

ACTIONS = read_pack(FOLDER / "core" / "actions.toml", "action", packs.Action)
BOARDS = read_pack(FOLDER / "core" / "boards.toml", "board", packs.Board)
TOKENS = read_pack(FOLDER / "core" / "boards.toml", "token", packs.Token)
GIRLS = read_pack(FOLDER / "core" / "girls.toml", "girl", packs.Girl)
BONUS = read_pack(FOLDER / "core" / "girls.toml", "bonus", packs.Item)

KILLER_PACKS = ["hans_the_butcher"]
LOCATION_PACKS = ["camp_happy_trails"]

KILLERS: list[packs.Killer] = []
FINALES: list[tuple[int, packs.Finale]] = []
POWERS: list[tuple[int, packs.Power]] = []
TERRORS: list[tuple[str, int, packs.Terror]] = []
"""Every Terror card, copy by copy: its id, its pack (Killers first, then Locations), and what is printed on it."""

LOCATIONS: list[packs.Location] = []
SPACES: list[list[packs.Space]] = []
SETUPS: list[tuple[int, packs.Setup]] = []
EVENTS: list[tuple[int, packs.Event]] = []
ITEMS: list[tuple[int, packs.Item]] = [(-1, item) for item in BONUS]
"""Every Item: the number of its Location, -1 for a girl's own, and what is printed on it."""


def _add_terrors(file: Path, pack: int) -> None:
    for card in read_pack(file, "terror", packs.Terror):
        letters = "abcdefgh"[: card.copies]
        for letter in letters:
            TERRORS.append((card.id if card.copies == 1 else f"{card.id}-{letter}", pack, card))


for _number, _name in enumerate(KILLER_PACKS):
    _file = FOLDER / _name / "killer.toml"
    KILLERS += read_pack(_file, "killer", packs.Killer)
    FINALES += [(_number, card) for card in read_pack(_file, "finale", packs.Finale)]
    POWERS += [(_number, card) for card in read_pack(_file, "power", packs.Power)]
    _add_terrors(_file, _number)
for _number, _name in enumerate(LOCATION_PACKS):
    _file = FOLDER / _name / "location.toml"
    LOCATIONS += read_pack(_file, "location", packs.Location)
    SPACES.append(read_pack(_file, "space", packs.Space))
    SETUPS += [(_number, card) for card in read_pack(_file, "setup", packs.Setup)]
    EVENTS += [(_number, card) for card in read_pack(_file, "event", packs.Event)]
    ITEMS += [(_number, card) for card in read_pack(_file, "item", packs.Item)]
    _add_terrors(_file, len(KILLER_PACKS) + _number)

ACTION_CARDS: list[tuple[str, int]] = [
    (action.id if action.copies == 1 else f"{action.id}-{'ab'[copy]}", number)
    for number, action in enumerate(ACTIONS)
    for copy in range(action.copies)
]
"""Every Action card: its id, and the number of its name."""

TOKEN_HEALTH: list[int] = [token.health for token in TOKENS for _ in range(token.copies)]
"""The health on the back of every black Final Health token."""

_LINES: list[Line] = []


def lines(number: int) -> Line:
    """A line that an effect names."""
    return _LINES[number]


def compiled(line: verbs.Line, where: int = 0) -> Line:
    """A line as the rules read it. where: the Location whose spaces it names."""
    return tuple([_compiled(effect, where) for effect in line])


def _compiled(effect: verbs.Effect, where: int) -> Effect:
    code = VERBS.index(str(effect.__struct_config__.tag))
    match effect:
        case verbs.Act():
            return (code, TARGETS.index(effect.target), effect.moves, effect.attacks)
        case verbs.Time():
            return (code, effect.by, int(effect.of == "next-phase"))
        case verbs.EaseRolls():
            return (code, effect.dice, EASE.index(effect.three_and_four))
        case verbs.Search():
            return (code, effect.look, int(effect.deck == "any"))
        case verbs.Place():
            return (code, PLACED.index(effect.piece), effect.damage)
        case verbs.Drift():
            return (code, DRIFTS.index(effect.to))
        case verbs.Either():
            numbers = []
            for one in effect.of:
                _LINES.append(compiled(one, where))
                numbers.append(len(_LINES) - 1)
            return (code, int(effect.for_each == "success"), *numbers)
        case verbs.TakeAction():
            names = [action.id for action in ACTIONS]
            return (code, names.index(effect.name) if effect.name else -1, effect.most_cost)
        case verbs.AddVictims():
            return (code, effect.count, *[_place(one, where) for one in effect.at])
        case verbs.Fire():
            return (code, *[_place(one, where) for one in effect.spaces])
        case verbs.Panic():
            return (code, int(effect.who == "with-killer"), effect.times)
        case verbs.Horror() | verbs.Bloodlust() | verbs.HealKiller():
            return (code, effect.by, PER.index(effect.per))
        case verbs.RevealPower():
            return (code, int(effect.out_of == "box"))
        case verbs.TakeTerror():
            return (code, int(effect.to == "discard"))
    return (code, *[int(getattr(effect, name)) for name in effect.__struct_fields__])


def _place(name: str, where: int) -> int:
    if name == "killer-start":
        return KILLER_START
    if name == "girl-start":
        return GIRL_START
    names = [space.id for space in SPACES[where]]
    if name not in names:
        raise BadContent(f"{LOCATIONS[where].id}: no space is called {name!r}")
    return names.index(name)


def check() -> None:
    """The totals and shapes that the rulebook demands. Raises BadContent, which names pack, entry and field.

    (FG-CAMP-9, FG-CAMP-20)
    """
    if len(ACTION_CARDS) != 23 or sum(action.copies for action in ACTIONS if action.cost == 0) != 6:
        raise BadContent("actions.toml: 23 cards are needed, six of them free")
    if len(TOKEN_HEALTH) != 9:
        raise BadContent("boards.toml: 9 black Final Health tokens are needed")
    for number, spaces in enumerate(SPACES):
        names = {space.id for space in spaces}
        for space in spaces:
            faces = [face for link in space.links.values() for face in link]
            if len(set(faces)) < len(faces) or not set(faces) <= set(range(1, 7)):
                raise BadContent(f"{LOCATIONS[number].id}: space {space.id}: field 'links': a die face stands twice")
            for other in space.links:
                if other not in names or space.id not in next(one for one in spaces if one.id == other).links:
                    raise BadContent(
                        f"{LOCATIONS[number].id}: space {space.id}: field 'links': {other!r} leads not back"
                    )
        if LOCATIONS[number].decks != [name for name in LOCATIONS[number].decks if name in names]:
            raise BadContent(f"{LOCATIONS[number].id}: field 'decks': no such space")
    for where, setup in SETUPS:
        places = [("girl", setup.girl), ("killer", setup.killer), *[("victims", name) for name in setup.victims]]
        for field, name in places:
            if name not in [space.id for space in SPACES[where]]:
                raise BadContent(
                    f"{LOCATIONS[where].id}: setup {setup.id}: field {field!r}: no space is called {name!r}"
                )


check()
