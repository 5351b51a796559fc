"""The meanings of words in the content: abilities of Monsters, laws, deeds of an Enemy player, and targets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

POWERS: Final = {
    "double-damage": "deals double damage",
    "multiple-attack": "hits every hunter below its result",
    "two-cards": "draws two Judge cards and uses the higher",
    "madden": "makes each hunter it hits for 3 or more draw 1 Insanity card",
    "slow": "lets hunters escape with 4 or more",
    "riposte": "deals 2 damage on a tie",
    "armour": "takes 1 less damage from each hit",
    "airborne": "is hurt by HP attacks only of hunters who own an Item against airborne Enemies",
    "venom": "makes each hunter it hits for 4 or more bleed",
    "feed": "recovers 1 in each pool when it deals damage",
    "wanders": "wanders while no hunter is on its tile",
}
"""The description of each ability of a Monster, as the end of a sentence that begins with "It"."""

LAW_MEANINGS: Final = {
    "open-house": "every side between 2 tiles is a passage, regardless of the printed doors; no door leads elsewhere",
    "traitor": "deal each hunter a card that only they see; one hunter may be the Guest, who wins if the others fail",
    "reveal": "the Guest reveals the card and plays for the Enemy from now on",
    "fate": "used Judge cards stay out until a hunter, or the Enemy, has used all 10",
    "fold": "no more doors are opened, and tiles may be removed",
    "redrawn": "a hunter who falls returns once, after a round, next door to the Enemy",
    "awake": "no effect by itself; rounds can be counted `after` it, as after each proclaimed law",
    "monsters-only": "the Event pile contains only Monsters",
    "siege": "Items lie face down on the tiles from the start, 2 on the first tile; bots stand their ground",
}
"""The meanings of laws."""

ACTS: Final = {
    "battle": "fight a battle round with a hunter on the same tile",
    "haunt": "a hunter on the same tile draws 1 Insanity card",
    "lure": "next door to a hunter, the roaming Enemy moves 1 more tile at once",
    "open": "break the shutter of the tile",
    "advance": "without moving, increase the round count by 1; once per round for all together",
    "rearrange": "swap 2 tiles without hunters",
}
"""The actions of a player on the Enemy side."""

TARGETS: Final = {
    "me": "the hunter concerned",
    "here": "each hunter on the same tile",
    "near": "each hunter there and next door",
    "floor": "each hunter on the same floor",
    "all": "every hunter",
    "one": "one hunter of choice, on whom an Item is used",
}
"""The targets of effects."""

MEANINGS: Final[Sequence[Mapping[str, str]]] = (POWERS, LAW_MEANINGS, ACTS, TARGETS)
