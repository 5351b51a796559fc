"""Ids and names of pieces and places, such as `space-ID`, `victim-blue`, `die-2`, `save-0`, `deck-1`."""

from __future__ import annotations

from gloaming.engine.phrases import count
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.cards import PIECES
from gloaming.games.final_girl.constants import NORMAL, NOWHERE
from gloaming.games.final_girl.sentences import the
from gloaming.games.final_girl.state import State

SHORT_PHASES = ("Action", "Planning", "Killer", "Panic", "Upkeep")
PHASE_NAMES = ("Set-up", *[f"{phase} phase" for phase in SHORT_PHASES])


def girl_name(s: State) -> str:
    """Return the name of the match's Final Girl; "" before she is chosen."""
    return "" if s.girl == NOWHERE else s.box.girls[s.girl].name


def space_name(s: State, space: int) -> str:
    """Return the printed name of a space."""
    return s.map.spaces[space].name


def space_piece(s: State, space: int) -> str:
    """Return the piece id of a space."""
    return f"space-{s.map.spaces[space].id}"


def victim(s: State, kind: int) -> str:
    """Return the name of a Victim: "a Victim", or the name of a Special Victim. kind: the kind of Victim."""
    return "a Victim" if kind == NORMAL else special(s.box, s.special_card[kind])


def special(box: Box, card: int) -> str:
    """Return the name of a Special Victim within a sentence. card: the Event that brought it."""
    return the(box.events[card].name)


def victim_piece(s: State, kind: int, space: int) -> str:
    """Return the piece id of a Special Victim, or of all ordinary Victims in a space."""
    return f"victims-{s.map.spaces[space].id}" if kind == NORMAL else f"victim-{PIECES[kind]}"


def company(s: State, normal: int, mask: int) -> str:
    """Return the Victims who come along as text: " with 2 Victims", or "".

    normal: the number of ordinary Victims; mask: the Special Victims, one bit for each kind.
    """
    who = [special(s.box, s.special_card[kind]) for kind in range(NORMAL) if mask >> kind & 1]
    if normal:
        who.insert(0, count(normal, "Victim"))
    return " with " + " and ".join(who) if who else ""


def minions_at(s: State, space: int) -> str:
    """Return the Minions of a space by the name of their kind: "Wolves"; "Minions" if there are several kinds."""
    kinds = [kind for kind, at in zip(s.minion_kinds, s.minions, strict=True) if at == space]
    if len(set(kinds)) != 1:
        return "Minions"
    card = s.box.minions[kinds[0]]
    return card.name if len(kinds) == 1 else card.plural


def deck_name(box: Box, location: int, deck: int) -> str:
    """Return the name of the space that has this Item deck."""
    place = box.maps[location]
    return place.spaces[place.number[box.locations[location].decks[deck]]].name
