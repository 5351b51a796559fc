"""The options that only Camp Happy Trails has."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.declarations import Declared
from gloaming.games.final_girl.event_numbers import DECK
from gloaming.games.final_girl.options import (
    FOLLOWING,
    NORMALS,
    SPACE,
    VICTIM,
    space_and_company,
    the_space,
    to_space,
    with_whom,
)
from gloaming.games.final_girl.pieces import deck_name, space_name, space_piece, victim, victim_piece
from gloaming.games.final_girl.state import State

NAMED_DECK: Final = DECK.labeled(lambda s, deck: deck_name(s.box, s.location, deck))


def _on_top(s: State, deck: int) -> str:
    """Return the text about the top Item of a deck if the Item is face up, else ""."""
    known = s.decks[deck] and s.decks_looked[deck][0]
    return f"{s.box.items[s.decks[deck][0]].name} on top" if known else ""


def _walk(s: State, kind: int, start: int, end: int) -> str:
    return f"{victim(s, kind)} from {space_name(s, start)} to {space_name(s, end)}"


def _walker(s: State, kind: int, start: int, end: int) -> list[str]:
    return [victim_piece(s, kind, start), space_piece(s, end)]


OPTIONS: Final[tuple[Declared[State], ...]] = (
    Declared(
        "sail",
        to_space("Sail to"),
        group=the_space,
        within=with_whom,
        pieces=space_and_company,
        space=SPACE,
        normal=NORMALS,
        specials=FOLLOWING,
    ),
    Declared("deck", "The Item deck at the {deck}", detail=_on_top, deck=NAMED_DECK),
    Declared("turn-up", "Reveal the top Item at the {deck}", deck=NAMED_DECK),
    Declared("remove-top", "Remove the top Item at the {deck}", deck=NAMED_DECK),
    Declared("skip", "Leave the Item deck at the {deck}", goes_on=True, deck=NAMED_DECK),
    Declared("moor", "The boat at {space}", space=SPACE),
    Declared("fireworks", "The lure at {space}", space=SPACE),
    Declared("leave", "Leave it on top", goes_on=True),
    Declared("bury", "Put it on the bottom"),
    Declared(
        "drift",
        lambda s, end, start, kind: _walk(s, kind, start, end),
        pieces=lambda s, end, start, kind: _walker(s, kind, start, end),
        end=SPACE,
        start=SPACE,
        victim=VICTIM,
    ),
    Declared(
        "draw-near",
        lambda s, start, kind, end: _walk(s, kind, start, end),
        pieces=lambda s, start, kind, end: _walker(s, kind, start, end),
        start=SPACE,
        victim=VICTIM,
        end=SPACE,
    ),
    Declared("link", "{first} and {second}", first=SPACE, second=SPACE),
)
