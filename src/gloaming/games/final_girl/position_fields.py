"""The fields of a position, and the marks of cards in it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

FACE_DOWN: Final = "?"
LOOKED_AT: Final = "!"

PLAIN: Final = (
    *("round", "time", "horror", "more_dice", "improvise", "white", "covered_special", "ultimate", "rushed"),
    *("saves_now", "killer_white", "dead", "killed_turn", "ended"),
)
"""The fields that have the same name and value in a position and in the game state."""

Names = list[str]
Count = Annotated[int, Meta(ge=0)]
Once = Annotated[list[str], Meta(max_length=1)]


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The state of a match, as far as it differs from the start.

    - phase: "turn" before a new turn, "action" between two actions, or the name of the phase that begins.
    - girl, setup: the Final Girl and the Setup card, needed if the settings leave them to chance.
    - round: the number of the current turn; with phase "turn", of the turn before.
    - at, killer: the spaces of the Final Girl and of the Killer; "" if the Killer is not on the board.
    - health, killer_health: the health of each of them; 0 for full health.
    - row: the row of the Bloodlust track, from 1.
    - victims: the number of ordinary Victims in each space.
    - supply: the number of ordinary Victims in the box; by default all that are nowhere else.
    - specials: the space of each Special Victim, by its Event, which must be in `events` too.
    - covered: the covered Victim-Saved spaces, numbered from 0.
    - rewards: the Victim-Saved spaces whose rewards have not been taken yet.
    - saved: the number of saved Victims, at least the number of covered spaces.
    - decks: the Items of each Search space, the top one first; "?" before an Item: it is face down; "!": it is face
      down, but the Final Girl has looked at it.
    - deck_sizes: the size of an Item deck that contains more Items than those named.
    - uses: the remaining uses of each Item, by default all.
    - used: the Items already used this turn.
    - terror: the top Terror cards; "!" before a card: the Final Girl has looked at it.
    - terror_size: the size of the Terror deck, if it contains more cards than those named.
    - minors: the remaining health of each Minor Dark Power in play.
    - events, event_deck: the Events in play, and the next ones to be drawn.
    - finale, power, girl_token, killer_token: the face-down card or token, by default a random one.
    - finale_up, powers, tokens_shown: the Finale, Dark Powers and Final Health tokens already revealed.
    - power_box: the first of the Dark Powers left in the box.
    - minions: the space of each Minion; minion_kinds, minion_health: their reference cards and health, by default the
      first kind of the Killer or the Location, with full health.
    - film: the fields of films: a space, a list of linked spaces, a number, or the number of markers in each space.
    - rolls: the results of the next die rolls.
    - dice: the saved state of the random number generator, instead of `rolls`.
    """

    phase: Literal["turn", "action", "planning", "killer", "panic", "upkeep"]
    at: str
    killer: str = ""
    girl: str = ""
    setup: str = ""
    round: Count = 1
    health: Count = 0
    killer_health: Count = 0
    time: int = 0
    horror: int = 0
    row: Annotated[int, Meta(ge=1)] = 1
    more_dice: int = 0
    improvise: Annotated[int, Meta(ge=0, le=2)] = 0
    white: bool = False
    killer_white: bool = False
    victims: dict[str, Count] = {}
    specials: dict[str, str] = {}
    supply: Count | None = None
    dead: Count = 0
    killed_turn: Count = 0
    covered: list[Count] = []
    covered_special: Count = 0
    rewards: list[int] = []
    saved: Count = 0
    saves_now: Count = 0
    ultimate: bool = False
    rushed: bool = False
    ended: bool = False
    hand: Names = []
    discard: Names = []
    held: Names = []
    backpack: Names = []
    item_discard: Names = []
    decks: dict[str, Names] = {}
    deck_sizes: dict[str, Count] = {}
    uses: dict[str, Count] = {}
    used: Names = []
    terror: Names = []
    terror_size: Count = 0
    terror_discard: Names = []
    minors: dict[str, Count] = {}
    events: Names = []
    event_deck: Names = []
    event_discard: Names = []
    finale: Once = []
    finale_up: Once = []
    power: Once = []
    powers: Names = []
    power_box: Names = []
    girl_token: Once = []
    killer_token: Once = []
    tokens_shown: Names = []
    minions: Names = []
    minion_kinds: Names = []
    minion_health: list[Count] = []
    film: dict[str, str | Names | int | dict[str, Count]] = {}
    rolls: list[int] = []
    dice: str = ""
