"""What always holds on the table of Fatal Frame."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.fatal_frame.content import BOSSES, CARDS, EXTERIORS, INTERIORS
from gloaming.games.fatal_frame.printed import (
    BOSS_LIFE,
    FILM,
    FIRST_ACTION,
    FIRST_ITEM,
    FIRST_UPGRADE,
    FUNCTION,
    INDOORS,
    KIND,
    MOST_FUNCTIONS,
    MOST_ORBS,
    ORB,
    OUTDOORS,
    POWER,
    ROOMS,
    SHRINE,
    SORT,
)
from gloaming.games.fatal_frame.state import ALBUM, BOSS, CELLS, FACES, LONGEST, MOST_DICE, OUTSIDE, Table


def check(s: Table) -> list[str]:
    """The invariants that do not hold, in words."""
    return _shape(s) or _cards(s) or _players(s) + _ghosts(s) + _combat(s)


def _shape(s: Table) -> list[str]:
    broken = []
    for name in ("hand", "album", "items", "camera", "path", "boss", "at", "inside", "life", "skips"):
        if len(getattr(s, name)) != s.seats:
            broken.append(f"'{name}' needs one entry for each of {s.seats} seats")
    if len(s.ghosts) != CELLS + LONGEST * s.seats:
        broken.append("'ghosts' needs one entry for each cell and each place in a path")
    if len(s.exterior) not in (0, CELLS) or len(s.explored) != len(s.exterior):
        broken.append("the Exterior Map has nine cells")
    return broken


def _each_once(name: str, piles: Sequence[tuple[int, ...]], count: int) -> list[str]:
    lying = sorted([card for pile in piles for card in pile])
    if lying == list(range(count)):
        return []
    wrong = sorted(set(lying) ^ set(range(count))) or sorted({card for card in lying if lying.count(card) > 1})
    return [f"every {name} lies in one place; wrong are {wrong}"]


def _cards(s: Table) -> list[str]:
    attached = tuple([action for action, _ in s.attached])
    piles = [s.deck, s.discard, s.played, attached, *s.hand, *s.album, *s.items, *s.camera, *s.ghosts]
    broken = _each_once("card of the main deck", piles, len(CARDS))
    broken += _each_once("Exterior Location", [s.exterior], len(EXTERIORS))
    broken += _each_once("Interior Location", [s.interiors, s.interior_discard, *s.path], len(INTERIORS))
    broken += _each_once("Boss", [s.boss_pile, *s.boss], len(BOSSES))
    if broken:
        return broken
    for name, piles, low, high in (
        ("an Album", s.album, 0, FIRST_ITEM),
        ("the Items", s.items, FIRST_ITEM, FIRST_UPGRADE),
        ("a Camera", s.camera, FIRST_UPGRADE, FIRST_ACTION),
        ("a stack of Ghosts", s.ghosts, 0, FIRST_ITEM),
    ):
        for pile in piles:
            for card in pile:
                if not low <= KIND[card] < high:
                    broken.append(f"{CARDS[card][0]} cannot lie in {name}")
    return broken


def _players(s: Table) -> list[str]:
    broken = []
    for seat in range(s.seats):
        who = f"seat {seat}"
        at = s.at[seat]
        rooms = len(s.path[seat])
        if not OUTSIDE <= at < CELLS or not (s.inside[seat] == -1 or 0 <= s.inside[seat] < rooms):
            broken.append(f"{who} stands where nobody can")
            continue
        if at >= 0 and not s.explored[at]:
            broken.append(f"{who} stands on a face-down Location")
        if rooms and (s.inside[seat] < 0 or rooms != ROOMS[s.exterior[at]]):
            broken.append(f"{who} has a path that fits no house")
        shrine = rooms > 0 and s.exterior[at] == SHRINE
        if (len(s.boss[seat]) == 1) != shrine:
            broken.append(f"{who} has a Boss outside the Shrine, or none inside")
        elif shrine and not 0 <= s.life[seat] <= BOSS_LIFE[s.boss[seat][0]]:
            broken.append(f"{who}'s Boss has {s.life[seat]} beads")
        elif shrine and s.life[seat] == 0 and s.winner != seat:
            broken.append(f"{who}'s Boss is without beads and not defeated")
        thinning = s.program.flow_of[s.step] == "full album" and seat == s.turn
        if len(s.album[seat]) > ALBUM + thinning:
            broken.append(f"{who} has {len(s.album[seat])} Ghosts in the Album")
        sorts = [SORT[KIND[card] - FIRST_UPGRADE] for card in s.camera[seat]]
        for sort, most in ((FILM, 1), (FUNCTION, MOST_FUNCTIONS), (ORB, MOST_ORBS)):
            if sorts.count(sort) > most:
                broken.append(f"{who}'s Camera holds more than it can")
    if not -1 <= s.winner < s.seats or not 0 <= s.first < s.seats:
        broken.append("the winner or the first player sits nowhere")
    return broken


def _ghosts(s: Table) -> list[str]:
    broken = []
    for place, stack in enumerate(s.ghosts):
        powers = [POWER[KIND[card]] for card in stack]
        if powers != sorted(powers):
            broken.append(f"the Ghosts at place {place} do not lie in ascending Power")
        for card in stack:
            if not (OUTDOORS if place < CELLS else INDOORS)[KIND[card]]:
                broken.append(f"{CARDS[card][0]} may not be at place {place}")
        if place >= CELLS and stack and (place - CELLS) % LONGEST >= len(s.path[(place - CELLS) // LONGEST]):
            broken.append(f"Ghosts lie at place {place}, where no Location is")
    lying = {card for stack in s.ghosts for card in stack}
    lying |= {card for camera in s.camera for card in camera}
    lying |= {BOSS + boss for pile in s.boss for boss in pile}
    for action, anchor in s.attached:
        if KIND[action] < FIRST_ACTION or anchor not in lying:
            broken.append(f"{CARDS[action][0]} lies on a card that is not in play")
    return broken


def _combat(s: Table) -> list[str]:
    broken = []
    if len(s.rolled) != len(s.final) or len(s.rolled) > MOST_DICE:
        broken.append("there are 1 to 4 attack dice")
    if any(not 1 <= die <= FACES for die in s.rolled + s.final) or not 0 <= s.boss_die <= FACES:
        broken.append("a die shows what no die can")
    if (s.combat > 0) != (s.fought >= 0) and s.winner < 0:
        broken.append("an attack without a Ghost, or the other way round")
    return broken
