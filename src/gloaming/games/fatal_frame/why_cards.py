"""Why a card of the hand cannot be played, and why a Function cannot be used."""

from __future__ import annotations

from gloaming.games.fatal_frame.content import INTERIORS
from gloaming.games.fatal_frame.names import either_of, kind_name
from gloaming.games.fatal_frame.printed import (
    ACTION_DOES,
    ATTACH_HERE,
    COSTS_ORB,
    DEED,
    DEEDS,
    FILM,
    FIRST_ACTION,
    FIRST_ITEM,
    FIRST_UPGRADE,
    FUNCTION_ADDS,
    FUNCTION_DOES,
    GUARDS_ITEMS,
    GUARDS_UPGRADES,
    INDOORS,
    KEEPS_HAND,
    KIND,
    ORB,
    OUTDOORS,
    PLAYED_AT,
    SORT,
    STEALS,
    TAKES,
)
from gloaming.games.fatal_frame.rules.cards import ALBUM_GHOST, ITEM, SORT_OF_PART, UPGRADE, losable
from gloaming.games.fatal_frame.rules.dice import spared
from gloaming.games.fatal_frame.rules.functions import DRAW, FLASH, OPEN, SALVAGE, STEP, WARD
from gloaming.games.fatal_frame.state import CELLS, FIGHT, OUTSIDE, Table

Why = tuple[str, str]


def why_not_played(s: Table, kind: int) -> Why:
    """Why a card of the hand cannot be played, now that one may be."""
    if kind < FIRST_ITEM:
        return _why_not_ghost(s, kind)
    if kind < FIRST_UPGRADE:
        return _why_not_item(s, kind)
    if kind < FIRST_ACTION:
        return _why_not_upgrade(s, kind)
    return _why_not_action(s, kind)


def _why_not_ghost(s: Table, kind: int) -> Why:
    places = [place for place in [s.place(seat) for seat in range(s.seats)] if place >= 0]
    if any([(OUTDOORS if place < CELLS else INDOORS)[kind] for place in places]):
        return "A Ghost must have less Power than the weakest that is there already.", "FF-STACK-4"
    zone = "an Interior" if INDOORS[kind] else "an Exterior"
    return f"It may be played only at {zone} Location, and nobody is at one.", "FF-STACK-2"


def _why_not_item(s: Table, kind: int) -> Why:
    rooms = PLAYED_AT[kind - FIRST_ITEM]
    if s.room(s.turn) in rooms:
        return "A Ghost is at your Location: no Item can be played there.", "FF-ITEM-3"
    names = [INTERIORS[room].name for room in rooms]
    return f"It is played only at {either_of(names)}.", "FF-ITEM-2"


def _why_not_upgrade(s: Table, kind: int) -> Why:
    if SORT[kind - FIRST_UPGRADE] == ORB:
        return "Your Camera holds three Spirit Orbs already.", "FF-UPGRADE-6"
    what = "Film is" if SORT[kind - FIRST_UPGRADE] == FILM else "Functions are"
    return f"Your {what} the same already: no Upgrade takes the place of an identical one.", "FF-UPGRADE-5"


def _why_not_action(s: Table, kind: int) -> Why:
    action = kind - FIRST_ACTION
    deed = DEEDS[DEED[action]]
    if deed == "do" and ACTION_DOES[action][0][0] == DRAW:
        return "No card is left to draw.", "FF-DRAW-3"
    if deed == "take":
        return _why_not_taken(s, TAKES[action], STEALS[action])
    if deed == "attach" and ATTACH_HERE[action]:
        return "No Ghost attacks you: none is at your Location.", "FF-ATTACH-3"
    return {
        "attach": ("No Ghost is in play.", "FF-ATTACH-4"),
        "attach-film": ("Your Camera has no Film to attach it to.", "FF-ACTIONCARD-4"),
        "do": ("No card lies in the discard pile.", "FF-ACTIONCARD-11"),
        "others-discard": ("No other player has to discard a card.", "FF-ACTIONCARD-13"),
        "banish": ("No Ghost is in play that it could drive off.", "FF-ACTIONCARD-14"),
        "put-out": ("No other player is in a house.", "FF-ACTIONCARD-16"),
        "hold": ("Every other player skips a turn already.", "FF-LIMBO-2"),
        "lead": ("No Ghost in play could be moved to a player.", "FF-ACTIONCARD-15"),
        "snapshot": ("No Ghost of so little Power is at your Location.", "FF-ACTIONCARD-19"),
    }.get(deed, ("It could do nothing now.", "FF-ACTION-2"))


def _why_not_taken(s: Table, part: int, steals: bool) -> Why:
    others = [seat for seat in range(s.seats) if seat != s.turn]
    if part == ITEM and any([s.items[seat] and s.gift(seat, GUARDS_ITEMS) for seat in others]):
        return "The Folklorist guards the Items of the others.", "FF-GHOSTCARD-4"
    if part not in (ITEM, ALBUM_GHOST):
        if steals and any([losable(s, seat, part) for seat in others]):
            return "No Upgrade of the others fits your Camera.", "FF-UPGRADE-2"
        if any([_has(s, seat, part) and s.gift(seat, GUARDS_UPGRADES) for seat in others]):
            return "The Loom Girl guards the Upgrades of the others.", "FF-GHOSTCARD-23"
    what = {ITEM: "Item", ALBUM_GHOST: "Album Ghost"}.get(part, "Upgrade" if steals else "Film")
    return f"No other player has {'an' if what[0] in 'AIU' else 'a'} {what}.", "FF-ACTION-2"


def _has(s: Table, seat: int, part: int) -> bool:
    """Whether a Camera holds such an Upgrade, guarded or not."""
    sorts = [SORT[KIND[card] - FIRST_UPGRADE] for card in s.camera[seat]]
    return len(sorts) > 0 if part == UPGRADE else SORT_OF_PART[part] in sorts


def why_not_used(s: Table, card: int) -> Why:
    """Why a Function of one's own Camera cannot be used now."""
    seat = s.turn
    kind = KIND[card] - FIRST_UPGRADE
    flow = s.program.flow_of[s.step]
    name = kind_name(KIND[card])
    if card in s.used:
        return f"{name} has been used this turn.", "FF-FUNCTION-2"
    if flow not in OPEN:
        return "First what has begun is finished; then Functions can be used.", "FF-FUNCTION-3"
    if COSTS_ORB[kind] and s.orbs(seat) == 0:
        return f"{name} costs a Spirit Orb, and your Camera has none.", "FF-FUNCTION-4"
    if not COSTS_ORB[kind] and not s.hand[seat] and not s.gift(seat, KEEPS_HAND):
        return f"{name} costs a card, and your hand is empty.", "FF-FUNCTION-4"
    if FUNCTION_ADDS[kind]:
        if flow == "combat":
            return "Every die shows 6 already.", "FF-COMBAT-8"
        return f"{name} adds to a die that has been rolled.", "FF-COMBAT-7"
    verb = FUNCTION_DOES[kind][0][0]
    if verb == DRAW:
        return "No card is left to draw.", "FF-DRAW-3"
    if verb == STEP and s.at[seat] == OUTSIDE:
        return "You are still outside the village, at no Location.", "FF-LOCATION-2"
    if verb == STEP:
        return "You do not move in the midst of an attack.", "FF-FUNCTION-3"
    if verb == SALVAGE:
        return "No Upgrade lies in the discard pile.", "FF-FUNCTION-5"
    if verb == WARD and s.warded:
        return "No Ghost Effect touches you this turn as it is.", "FF-FUNCTION-5"
    if verb == WARD and s.phase == FIGHT and not s.failed:
        if spared(s):
            return "No Ghost Effect touches you here as it is.", "FF-FUNCTION-5"
        return "No Ghost Effect is left here that it could keep off.", "FF-FUNCTION-5"
    if verb == FLASH and s.fought >= 0:
        return "The dice of this attack have been rolled.", "FF-UPGRADECARD-8"
    if verb == FLASH and s.phase == FIGHT and not s.failed:
        return "You would roll no more dice in the next attack for it.", "FF-FUNCTION-5"
    if s.phase == FIGHT:
        return "There are no more fights this turn.", "FF-FIGHT-3"
    clause = "FF-UPGRADECARD-7" if verb == WARD else "FF-UPGRADECARD-8"
    return f"{name} is used in the fight step.", clause
