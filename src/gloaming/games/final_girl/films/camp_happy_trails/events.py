"""The events that only Camp Happy Trails has."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.declarations import Declared
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.event_numbers import (
    DECK,
    FACE,
    ITEM,
    LOCATION,
    SPACE,
    TERROR,
    TIME,
    VICTIM,
    about_victim,
)
from gloaming.games.final_girl.event_texts import about_deck, pointing_at, spaces_and_victim

EVENTS: Final[tuple[Declared[Box], ...]] = (
    Declared("drawn", about_victim("{} walks to {}."), pieces=spaces_and_victim, victim=VICTIM, start=SPACE, end=SPACE),
    Declared(
        "called",
        about_victim("{} comes to her at {}."),
        you=about_victim("{} comes to you at {}."),
        pieces=spaces_and_victim,
        victim=VICTIM,
        start=SPACE,
        end=SPACE,
    ),
    Declared("linked", "{first} and {second} are linked.", first=SPACE, second=SPACE),
    Declared("fire", "Die roll {face}: fire at {space}.", face=FACE, space=SPACE),
    Declared("boat", "The boat lies at {space}.", space=SPACE),
    Declared("fireworks", "The lure is at {space}.", space=SPACE),
    Declared("fireworks-out", "The Killer has reached the lure at {space}.", space=SPACE),
    Declared("trap", "The trap snaps shut at {space}.", space=SPACE),
    Declared("trap-set", "The trap is set at {space}.", space=SPACE),
    Declared(
        "peeked",
        "She looks at the top Terror card: {card}.",
        public="She looks at the top Terror card.",
        you=lambda box, card: f"You look at the top Terror card{'' if card < 0 else f': {box.terrors[card].name}'}.",
        pieces=lambda box, card: ["terror", *([] if card < 0 else [box.terror_piece(card)])],
        card=TERROR,
    ),
    Declared("buried", "The card goes to the bottom of the Terror deck.", pieces=pointing_at("terror")),
    Declared(
        "removed", about_deck("{1} is removed from the Item deck at the {0}."), location=LOCATION, deck=DECK, item=ITEM
    ),
    Declared(
        "turned-up", about_deck("{1} is revealed on the Item deck at the {0}."), location=LOCATION, deck=DECK, item=ITEM
    ),
    Declared("next-time", "The next Action phase starts with {time} Time.", time=TIME),
)
