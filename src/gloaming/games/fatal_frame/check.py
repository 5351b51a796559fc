"""Check the invariants of a state of Fatal Frame."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from gloaming.engine.rules.effects import STOP, Effect
from gloaming.engine.state.invariants import each_once
from gloaming.engine.state.zones import Field
from gloaming.games.fatal_frame.box import Box, line
from gloaming.games.fatal_frame.cards import PARTS, SORTS
from gloaming.games.fatal_frame.constants import (
    ALBUM,
    CELLS,
    FACES,
    LONGEST,
    MOST_DICE,
    MOVE,
    NOTHING,
    OUTSIDE,
    PHASES,
    PLAY,
)
from gloaming.games.fatal_frame.rules.dice import BOSS_DIE
from gloaming.games.fatal_frame.rules.verbs.attach import Attach
from gloaming.games.fatal_frame.rules.verbs.attach_film import AttachFilm
from gloaming.games.fatal_frame.rules.verbs.do import Do
from gloaming.games.fatal_frame.rules.verbs.lose import Lose
from gloaming.games.fatal_frame.state import State
from gloaming.games.fatal_frame.upgrades import Function

BOXES_KEPT: Final = 64
"""The number of boxes whose effects are cached, as a server plays with many packs."""

ATTACK_STEPS = 7
"""The number of steps in an attack on a Boss."""

EFFECT_STEP = 5
"""The last step of an attack at which the fought Ghost must still be at the player's Location."""

ARGUMENTS: Final = {
    "discard": range(100),
    "lose": range(len(PARTS)),
    "salvage": range(len(SORTS)),
    "first step": range(10),
    "function": range(BOSS_DIE, MOST_DICE),
}
"""Valid arguments of flows: the number of cards to discard, the sort of card to lose, the sort of card to take, the
number of steps left, and the die to add to."""


def _left(effect: Effect) -> list[Effect]:
    """Return the effects that can be queued for one effect: itself and, for `Lose`, those with fewer cards left."""
    if isinstance(effect, Lose):
        return [Lose(effect.what, count) for count in range(1, effect.count + 1)]
    return [effect]


@lru_cache(maxsize=BOXES_KEPT)
def effects(box: Box) -> frozenset[Effect]:
    """Return all effects that the queue of a state may contain, and STOP, which ends a sequence of effects."""
    lines = [line(ghost.white) for ghost in box.ghosts] + [line(boss.white) for boss in box.bosses]
    lines += [place.arrive for place in box.exteriors] + [room.arrive for room in box.interiors]
    for upgrade in box.upgrades:
        if isinstance(upgrade.gives, Function) and upgrade.gives.do is not None:
            lines.append((upgrade.gives.do,))
    for action in box.actions:
        if isinstance(action.does, Do):
            lines.append((action.does.effect,))
    return frozenset([STOP, *[left for effects in lines for effect in effects for left in _left(effect)]])


@lru_cache(maxsize=BOXES_KEPT)
def functions(box: Box) -> frozenset[int]:
    """Return the numbers of all Function cards, and NOTHING."""
    return frozenset([NOTHING, *[card for card, gives in enumerate(box.gives) if isinstance(gives, Function)]])


def check(fields: Sequence[Field], s: State) -> list[str]:
    """Return a message for each invariant that the state violates."""
    turn = _turn(s) + _arguments(s) + _under_way(s) + _combat(s)
    return _shape(s) or _cards(fields, s) or _players(s) + _ghosts(s) + _attached(s) + turn


def _shape(s: State) -> list[str]:
    broken = []
    for name in ("hand", "album", "items", "camera", "path", "boss", "at", "inside", "life", "skips"):
        if len(getattr(s, name)) != s.seats:
            broken.append(f"'{name}' needs one entry for each of {s.seats} seats")
    if len(s.ghosts) != CELLS + LONGEST * s.seats:
        broken.append("'ghosts' needs one entry for each cell and each place in a path")
    if len(s.exterior) not in (0, CELLS) or len(s.explored) != len(s.exterior):
        broken.append("the Exterior Map has nine cells")
    return broken


def _cards(fields: Sequence[Field], s: State) -> list[str]:
    attached = [action for action, _ in s.attached]
    broken = each_once(s, fields, "card", "card of the main deck", range(s.box.first_boss), attached)
    broken += each_once(s, fields, "exterior", "Exterior Location", range(len(s.box.exteriors)))
    broken += each_once(s, fields, "interior", "Interior Location", range(len(s.box.interiors)))
    broken += each_once(s, fields, "boss", "Boss", range(len(s.box.bosses)))
    if broken:
        return broken
    for name, piles, low, high in (
        ("an Album", s.album, 0, s.box.first_item),
        ("the Items", s.items, s.box.first_item, s.box.first_upgrade),
        ("a Camera", s.camera, s.box.first_upgrade, s.box.first_action),
        ("a stack of Ghosts", s.ghosts, 0, s.box.first_item),
    ):
        for pile in piles:
            for card in pile:
                if not low <= s.box.kind[card] < high:
                    broken.append(f"{s.box.piece[card]} cannot be in {name}")
    return broken


def _players(s: State) -> list[str]:
    broken = []
    for seat in range(s.seats):
        who = f"seat {seat}"
        at = s.at[seat]
        rooms = len(s.path[seat])
        if not OUTSIDE <= at < CELLS or not (s.inside[seat] == -1 or 0 <= s.inside[seat] < rooms):
            broken.append(f"{who} is at an invalid place")
            continue
        if at >= 0 and not s.explored[at]:
            broken.append(f"{who} is at a face-down Location")
        if rooms and (at < 0 or s.inside[seat] < 0 or rooms != s.box.exteriors[s.exterior[at]].rooms):
            broken.append(f"{who} has a path that does not fit the house")
        shrine = rooms > 0 and s.exterior[at] == s.box.shrine
        if (len(s.boss[seat]) == 1) != shrine:
            broken.append(f"{who} has a Boss outside the Shrine, or none inside")
        elif not shrine and s.life[seat]:
            broken.append(f"{who} has beads and no Boss")
        elif shrine and not 0 <= s.life[seat] <= s.box.bosses[s.boss[seat][0]].life:
            broken.append(f"{who}'s Boss has {s.life[seat]} beads")
        elif shrine and s.life[seat] == 0 and s.winner != seat:
            broken.append(f"{who}'s Boss has no beads but is not defeated")
        thinning = s.program.flow_of[s.step] == "full album" and seat == s.turn
        if len(s.album[seat]) > ALBUM + thinning:
            broken.append(f"{who} has {len(s.album[seat])} Ghosts in the Album")
        sorts: list[str] = [s.box.upgrade(card).sort for card in s.camera[seat]]
        for sort, most in (("film", 1), ("function", s.box.camera.functions), ("orb", s.box.camera.orbs)):
            if sorts.count(sort) > most:
                broken.append(f"{who}'s Camera holds too many cards")
    if not -1 <= s.winner < s.seats or not 0 <= s.first < s.seats:
        broken.append("the winner or the first player is not a seat")
    return broken


def _ghosts(s: State) -> list[str]:
    broken = []
    for place, stack in enumerate(s.ghosts):
        powers = [s.box.ghost[card].power for card in stack]
        if powers != sorted(powers):
            broken.append(f"the Ghosts at place {place} are not in ascending order of Power")
        for card in stack:
            ghost = s.box.ghost[card]
            if not (ghost.outdoors if place < CELLS else ghost.indoors):
                broken.append(f"{s.box.piece[card]} may not be at place {place}")
            if ghost.blue and not s.somebody_at(place):
                broken.append(f"{s.box.piece[card]} is alone at place {place} but has not vanished")
        if place < CELLS and stack and not s.explored[place]:
            broken.append(f"there are Ghosts at place {place}, which is not explored")
        if place >= CELLS and stack and (place - CELLS) % LONGEST >= len(s.path[(place - CELLS) // LONGEST]):
            broken.append(f"there are Ghosts at place {place}, where there is no Location")
    return broken


def _attached(s: State) -> list[str]:
    broken = []
    upgrades = {card for camera in s.camera for card in camera}
    films = {s.film(seat) for seat in range(s.seats)}
    ghosts = {card for stack in s.ghosts for card in stack} | {
        s.box.first_boss + boss for pile in s.boss for boss in pile
    }
    for action, anchor in s.attached:
        deed = s.box.deed[s.box.kind[action]]
        anchors = ghosts if isinstance(deed, Attach) else films if isinstance(deed, AttachFilm) else set()
        if anchor not in upgrades | ghosts:
            broken.append(f"{s.box.piece[action]} is attached to a card that is not in play")
        elif anchor not in anchors:
            broken.append(f"{s.box.piece[action]} is attached to the wrong kind of card")
    return broken


def _under_way(s: State) -> list[str]:
    broken = []
    running = [s.program.flow_of[step] for step, _ in s.places()]
    if not {*s.todo} <= effects(s.box):
        broken.append("a queued effect does not exist")
    if s.todo.count(STOP) != running.count("effects") or s.todo[-1:] not in ((), (STOP,)):
        broken.append("the queued effects do not match the running flows")
    if len(s.played) != running.count("action"):
        broken.append("the Action being resolved does not match the running flows")
    if (s.program.names[s.step] == "function/pay") != (s.using != NOTHING):
        broken.append("the Function being paid for does not match the step")
    return broken


def _turn(s: State) -> list[str]:
    broken = []
    if s.phase not in range(len(PHASES)) or s.only not in (0, MOVE, PLAY):
        broken.append("'phase' or 'only' is not a step of a turn")
    if s.flash < 0:
        broken.append("'flash' is negative")
    if not {*s.used, s.using} <= functions(s.box):
        broken.append("a used card is not a Function")
    return broken


def _arguments(s: State) -> list[str]:
    """Check that the arguments of the running flows are valid."""
    broken = []
    for flow, args in [(s.program.flow_of[step], args) for step, args in s.places()]:
        if flow in ARGUMENTS and args[0] not in ARGUMENTS[flow]:
            broken.append(f"'{flow}' has an invalid argument: {args[0]}")
    if s.program.names[s.step] in ("discard/discard_one", "first step/move_first") and s.arg <= 0:
        broken.append("a decision about a card or step is open, but none is left")
    if s.program.flow_of[s.step] == "function" and s.using != NOTHING:
        function = s.box.gives[s.using]
        if isinstance(function, Function) and function.add and s.arg >= len(s.final):
            broken.append("the Function adds to a die that does not exist")
    return broken


def _combat(s: State) -> list[str]:
    broken = []
    first = s.box.first_boss
    if len(s.rolled) != len(s.final) or len(s.rolled) > MOST_DICE:
        broken.append("there are 1 to 4 attack dice")
    if any(not 1 <= die <= FACES for die in s.rolled + s.final) or not 0 <= s.boss_die <= FACES:
        broken.append("a die has an invalid value")
    if s.combat not in range(ATTACK_STEPS + 1):
        broken.append("an attack has seven steps")
    if (s.combat > 0) != (s.fought >= 0) and s.winner < 0:
        broken.append("there is an attack without a Ghost, or a Ghost without an attack")
    if not NOTHING <= s.fought < s.box.first_boss + len(s.box.bosses) or (
        0 <= s.fought < s.box.first_boss and s.box.kind[s.fought] >= s.box.first_item
    ):
        broken.append("the fought Ghost does not exist")
    if 0 < s.combat <= EFFECT_STEP:
        there = [*s.here(), *[first + boss for boss in s.boss[s.turn]]]
        if s.fought not in there:
            broken.append("the fought Ghost is not at the player's Location")
    return broken
