"""Why a card of the hand cannot be played, and why a Function cannot be used."""

from __future__ import annotations

from gloaming.games.fatal_frame.content import INTERIORS, PARTS
from gloaming.games.fatal_frame.lines import ACTION_DOES
from gloaming.games.fatal_frame.names import either_of, kind_name
from gloaming.games.fatal_frame.printed import (
    ATTACH_HERE,
    DEED,
    DEEDS,
    FIRST_ACTION,
    FIRST_ITEM,
    FIRST_UPGRADE,
    KIND,
    PLAYED_AT,
    STEALS,
    TAKES,
)
from gloaming.games.fatal_frame.rules.cards import ALBUM_GHOST, ITEM, UPGRADE, losable
from gloaming.games.fatal_frame.rules.functions import refusal
from gloaming.games.fatal_frame.state import CELLS, Table

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
    ghost = s.box.ghosts[kind]
    if any([ghost.outdoors if place < CELLS else ghost.indoors for place in places]):
        return "A Ghost must have less Power than the weakest that is there already.", "FF-STACK-4"
    zone = "an Interior" if ghost.indoors else "an Exterior"
    return f"It may be played only at {zone} Location, and nobody is at one.", "FF-STACK-2"


def _why_not_item(s: Table, kind: int) -> Why:
    rooms = PLAYED_AT[kind - FIRST_ITEM]
    if s.room(s.turn) in rooms:
        return "A Ghost is at your Location: no Item can be played there.", "FF-ITEM-3"
    names = [INTERIORS[room].name for room in rooms]
    return f"It is played only at {either_of(names)}.", "FF-ITEM-2"


def _why_not_upgrade(s: Table, kind: int) -> Why:
    if s.box.upgrade_kind(kind).sort == "orb":
        return "Your Camera holds three Spirit Orbs already.", "FF-UPGRADE-6"
    what = "Film is" if s.box.upgrade_kind(kind).sort == "film" else "Functions are"
    return f"Your {what} the same already: no Upgrade takes the place of an identical one.", "FF-UPGRADE-5"


def _why_not_action(s: Table, kind: int) -> Why:
    action = kind - FIRST_ACTION
    deed = DEEDS[DEED[action]]
    if deed == "do":
        return ACTION_DOES[action][0].refusal(s) or ("It could do nothing now.", "FF-ACTION-2")
    if deed == "take":
        return _why_not_taken(s, TAKES[action], STEALS[action])
    if deed == "attach" and ATTACH_HERE[action]:
        return "No Ghost attacks you: none is at your Location.", "FF-ATTACH-3"
    return {
        "attach": ("No Ghost is in play.", "FF-ATTACH-4"),
        "attach-film": ("Your Camera has no Film to attach it to.", "FF-ACTIONCARD-4"),
        "others-discard": ("No other player has to discard a card.", "FF-ACTIONCARD-13"),
        "banish": ("No Ghost is in play that it could drive off.", "FF-ACTIONCARD-14"),
        "put-out": ("No other player is in a house.", "FF-ACTIONCARD-16"),
        "hold": ("Every other player skips a turn already.", "FF-LIMBO-2"),
        "lead": ("No Ghost in play could be moved to a player.", "FF-ACTIONCARD-15"),
        "snapshot": ("No Ghost of so little Power is at your Location.", "FF-ACTIONCARD-19"),
    }.get(deed, ("It could do nothing now.", "FF-ACTION-2"))


def _why_not_taken(s: Table, part: int, steals: bool) -> Why:
    others = [seat for seat in range(s.seats) if seat != s.turn]
    if part == ITEM and any([s.items[seat] and s.gift(seat, "guard-items") for seat in others]):
        return "The Folklorist guards the Items of the others.", "FF-GHOSTCARD-4"
    if part not in (ITEM, ALBUM_GHOST):
        if steals and any([losable(s, seat, part) for seat in others]):
            return "No Upgrade of the others fits your Camera.", "FF-UPGRADE-2"
        if any([_has(s, seat, part) and s.gift(seat, "guard-upgrades") for seat in others]):
            return "The Loom Girl guards the Upgrades of the others.", "FF-GHOSTCARD-23"
    what = {ITEM: "Item", ALBUM_GHOST: "Album Ghost"}.get(part, "Upgrade" if steals else "Film")
    return f"No other player has {'an' if what[0] in 'AIU' else 'a'} {what}.", "FF-ACTION-2"


def _has(s: Table, seat: int, part: int) -> bool:
    """Whether a Camera holds such an Upgrade, guarded or not."""
    sorts = [s.box.upgrade(card).sort for card in s.camera[seat]]
    return len(sorts) > 0 if part == UPGRADE else PARTS[part] in sorts


def why_not_used(s: Table, card: int) -> Why:
    """Why a Function of one's own Camera cannot be used now."""
    why = refusal(s, card)
    assert why is not None
    return why[0].format(card=kind_name(KIND[card])), why[1]
