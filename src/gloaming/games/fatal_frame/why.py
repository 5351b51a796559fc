"""Explain why a piece cannot be chosen now.

Hidden pieces get no explanation, because it could reveal where they are.
"""

from __future__ import annotations

from gloaming.engine.phrases import a, either_of, player
from gloaming.engine.rules.effects import Why
from gloaming.engine.rules.machine import open_options
from gloaming.games.fatal_frame.cards import PART_NAMES, PARTS
from gloaming.games.fatal_frame.constants import CELLS, DRAW, FACES, FIGHT, MOVE, OUTSIDE, PHASES, PLAY
from gloaming.games.fatal_frame.options import pieces_of
from gloaming.games.fatal_frame.rules import functions
from gloaming.games.fatal_frame.rules.combat import may_add, orbs_barred
from gloaming.games.fatal_frame.rules.dice import BOSS_DIE
from gloaming.games.fatal_frame.rules.fighting import NO_MORE_FIGHTS
from gloaming.games.fatal_frame.rules.playing import refusal
from gloaming.games.fatal_frame.state import State

PLAYS = ("play", "second card")
MOVING = ("move", "first step")
PILES = {
    "deck": ("You draw 1 card at the start of your turn and when a card says so.", "FF-DRAW-1"),
    "discard": ("You can only take a card from the discard pile when a card says so.", "FF-DRAW-4"),
}
NOT_YET_DRAWN = ("You draw first. Then you fight Ghosts.", "FF-TURN-2")
NOT_YET_FOUGHT = ("Finish the current effect first. Then you fight Ghosts.", "FF-FUNCTION-3")
TAKEN = ("a Ghost", "an Item", "an Upgrade", "an Action")


def why_not(s: State, seat: int, piece: str) -> Why | None:
    """Return why the seat cannot choose this piece now, with the clause id; None if it can or the piece is unknown."""
    if not _seen(s, seat, piece):
        return None
    if s.winner >= 0:
        return "The match is over.", "FF-WIN-1"
    if s.village_closed():
        return "The match is over.", "FF-WIN-3"
    if seat != s.turn:
        return f"It is {player(s.turn)}'s turn.", "FF-TURN-3"
    if _offered(s, piece):
        return None
    if piece in s.box.boss_number:
        return _why_not_boss(s, s.box.boss_number[piece])
    if piece in s.box.number:
        return _why_not_card(s, s.box.number[piece])
    if piece in s.box.interior_number:
        return _why_not_room(s, s.box.interior_number[piece])
    if piece == "boss-die" or piece.startswith("die-"):
        return _why_not_die(s, BOSS_DIE if piece == "boss-die" else int(piece[4:]))
    if piece == "discard" and _flow(s) == "salvage":
        return "Choose a card in the discard pile, or take none.", "FF-DRAW-4"
    if piece in PILES:
        return PILES[piece]
    if piece.startswith("camera-"):
        if piece != f"camera-{s.turn}":
            return f"This is {player(int(piece[7:]))}'s Camera.", "FF-TURN-3"
        return "Upgrades go onto your Camera when you play them.", "FF-UPGRADE-1"
    if piece.startswith("cell-"):
        return _why_not_cell(s, int(piece[5:]))
    return _why_not_player(s, int(piece[5:]))


def _seen(s: State, seat: int, piece: str) -> bool:
    """Return whether the seat can see a piece. Unknown pieces count as not seen."""
    if piece in s.box.boss_number:
        return any([s.box.boss_number[piece] in boss for boss in s.boss])
    if piece in s.box.number:
        card = s.box.number[piece]
        attached = tuple([action for action, _ in s.attached])
        piles = (s.hand[seat], s.discard, s.played, attached, *s.album, *s.items, *s.camera, *s.ghosts)
        return any([card in pile for pile in piles])
    if piece in s.box.interior_number:
        return any([s.box.interior_number[piece] in path for path in s.path])
    if piece == "boss-die":
        return s.boss_die > 0
    if piece in PILES:
        return True
    kind, _, number = piece.rpartition("-")
    most = {"cell": CELLS, "seat": s.seats, "camera": s.seats, "die": len(s.final)}.get(kind, 0)
    return number.isdecimal() and int(number) < most


def _offered(s: State, piece: str) -> bool:
    options = open_options(s)
    return any([piece in pieces_of(s, option) for option in options])


def _flow(s: State) -> str:
    """Return the flow of the open decision."""
    return s.program.flow_of[s.step]


# Cards


def _why_not_card(s: State, card: int) -> Why | None:
    seat = s.turn
    flow = _flow(s)
    name = s.box.name(card)
    if card in s.hand[seat]:
        if flow in PLAYS:
            return _worded(s, card, refusal(s, s.box.kind[card]))
        return _why_not_from_hand(s, flow)
    if card in s.discard:
        if flow == "salvage":
            return f"You may only take {TAKEN[s.arg]}.", "FF-DRAW-4"
        return f"{name} is in the discard pile.", "FF-DRAW-3"
    if card in s.camera[seat]:
        return _why_not_upgrade(s, flow, card)
    if flow == "lose" and (card in s.album[seat] or card in s.items[seat]):
        return _why_not_lost(s)
    for place, stack in enumerate(s.ghosts):
        if card in stack:
            return _why_not_ghost(s, flow, card, place)
    for other in range(s.seats):
        if card in s.album[other]:
            if s.box.ghost[card].red is None:
                return f"{name} is in an Album and counts for points. You cannot use it.", "FF-GOAL-2"
            return f"{name} is in an Album. Its red text applies automatically.", "FF-GHOST-8"
        if card in s.items[other]:
            return f"{name} is in play and counts for points. You cannot use it.", "FF-ITEM-4"
        if card in s.camera[other]:
            return f"{name} is on {player(other)}'s Camera.", "FF-TURN-3"
    return f"{name} stays where it is until its effect is over.", "FF-ATTACH-1"


def _why_not_from_hand(s: State, flow: str) -> Why:
    if flow not in ("turn", "attack", "combat", "move"):
        return "Finish the current effect first. Then you can play cards.", "FF-FUNCTION-3"
    if s.only == MOVE:
        return "You failed in a fight and chose to move, so you cannot play a card this turn.", "FF-FIGHT-5"
    if s.phase == PLAY:
        return "You have already played this turn.", "FF-PLAY-3"
    return f"You play cards in the play step, the fourth. This is the {PHASES[s.phase]} step.", "FF-TURN-2"


def _why_not_upgrade(s: State, flow: str, card: int) -> Why | None:
    if flow == "lose":
        return _why_not_lost(s)
    if card in s.functions(s.turn):
        return _worded(s, card, functions.refusal(s, card))
    if s.box.upgrade(card).sort != "orb":
        return "A Film adds its dice to every attack automatically.", "FF-UPGRADE-3"
    if flow != "combat":
        return "You use a Spirit Orb after a roll.", "FF-ORB-1"
    if orbs_barred(s):
        return _no_orb(s)
    return "Every die already shows 6.", "FF-COMBAT-8"


def _no_orb(s: State) -> Why:
    card = s.box.card[s.fought]
    return f"You cannot use Spirit Orbs against the {card.name}.", card.rule or "FF-EFFECT-5"


def _worded(s: State, card: int, why: Why | None) -> Why | None:
    """Fill in the placeholders of a refusal: the names of the card and of Locations, and the clause id."""
    if why is None:
        return None
    rooms = [s.box.interiors[room].name for room in s.box.played_at[s.box.kind[card]]]
    return why[0].format(card=s.box.name(card), rooms=either_of(rooms) if rooms else ""), why[1] or s.box.card[
        card
    ].rule or "FF-ACTION-2"


def _why_not_lost(s: State) -> Why:
    part = PARTS[s.arg]
    if part in ("item", "album-ghost"):
        return f"You must lose {a(PART_NAMES[part])}.", "FF-TERM-3"
    return f"You must lose {a(PART_NAMES[part])} from your Camera.", "FF-TERM-3"


def _why_not_ghost(s: State, flow: str, card: int, place: int) -> Why:
    name = s.box.the(card)
    if flow in PLAYS:
        return f"You have no card in hand that you can play on {name}.", "FF-ACTION-2"
    if s.phase not in (DRAW, FIGHT):
        return "You fight Ghosts in the fight step of a turn, not after it.", "FF-STACK-3"
    if s.failed:
        return NO_MORE_FIGHTS
    if place != s.place(s.turn):
        return "You only fight the Ghosts at your own Location.", "FF-FIGHT-1"
    if flow == "combat":
        return f"You are fighting {s.box.the(s.fought)}.", "FF-FIGHT-1"
    if flow != "attack":
        return _not_yet_fought(flow)
    weakest = s.here()[0]
    return (
        f"Fight the {s.box.name(weakest)} first, with Power {s.box.ghost[weakest].power}.",
        "FF-FIGHT-2",
    )


def _why_not_boss(s: State, boss: int) -> Why:
    flow = _flow(s)
    if boss not in s.boss[s.turn]:
        return "This Boss is another player's. Each player fights their own Boss.", "FF-BOSS-2"
    if flow in PLAYS:
        return f"You have no card in hand that you can play on {s.box.the(s.box.first_boss + boss)}.", "FF-BOSS-13"
    if s.phase not in (DRAW, FIGHT):
        return "You fight the Boss in the fight step, from your next turn on.", "FF-BOSS-2"
    if s.failed:
        return NO_MORE_FIGHTS
    if s.here():
        return "Fight the Ghosts stacked on the Boss first.", "FF-BOSS-10"
    if flow == "combat":
        return f"You are fighting {s.box.the(s.box.first_boss + boss)}.", "FF-FIGHT-1"
    return _not_yet_fought(flow)


def _not_yet_fought(flow: str) -> Why:
    """Return why a Ghost or Boss that can be fought later this turn cannot be fought now. (FF-TURN-2, FF-FUNCTION-3)"""
    return NOT_YET_DRAWN if flow == "turn" else NOT_YET_FOUGHT


# Places


def _no_time_to_move(s: State) -> Why:
    if s.only == PLAY:
        return "You failed in a fight and chose to play, so you cannot move this turn.", "FF-FIGHT-5"
    if s.phase == PLAY or (s.phase == MOVE and _flow(s) == "turn"):
        return "You move once per turn, before you play.", "FF-TURN-2"
    return "You move in the move step of your turn.", "FF-MOVE-1"


def _why_not_cell(s: State, cell: int) -> Why | None:
    seat = s.turn
    at = s.at[seat]
    flow = _flow(s)
    if flow == "scout":
        return "This Location is already face up.", "FF-MOVE-4"
    if flow not in MOVING:
        return _no_time_to_move(s)
    if at == OUTSIDE:
        return "Your first move must be to the edge of the map, not to the centre.", "FF-MOVE-5"
    if s.inside[seat] >= 0:
        twin = s.explored[cell] and s.exterior[cell] == s.box.twin[s.exterior[at]]
        if cell != at and not twin:
            return "You can only leave a house to its own card or to its twin.", "FF-HOUSE-7"
        return "You can only leave the house from the two ends of your path.", "FF-HOUSE-5"
    if cell != at:
        return "You can only move 1 Location, and not diagonally.", "FF-MOVE-3"
    if s.exterior[at] == s.box.shrine:
        points = s.points(seat)
        return f"You need {s.threshold} Album Points to enter the Shrine, and you have {points}.", "FF-SHRINE-2"
    return "You are here and must move to another Location.", "FF-MOVE-1"


def _why_not_room(s: State, room: int) -> Why | None:
    seat = s.turn
    if room not in s.path[seat]:
        return "This is another player's path.", "FF-HOUSE-4"
    if _flow(s) not in MOVING:
        return _no_time_to_move(s)
    if room == s.room(seat):
        return "You are here and must move to another Location.", "FF-MOVE-1"
    return "You move along your path one Location at a time.", "FF-MOVE-2"


def _why_not_player(s: State, seat: int) -> Why:
    if _flow(s) not in PLAYS:
        return "You choose a player when you play a card on them.", "FF-PLAY-1"
    if s.at[seat] == OUTSIDE:
        return f"{player(seat)} is still outside the village and at no Location.", "FF-LOCATION-2"
    return (
        f"You have no card in hand that you can play on {'yourself' if seat == s.turn else player(seat)}.",
        "FF-STACK-2",
    )


def _why_not_die(s: State, number: int) -> Why:
    if _flow(s) != "combat":
        return "Finish the current effect first.", "FF-FUNCTION-3"
    value = s.boss_die if number == BOSS_DIE else s.final[number]
    if value == FACES:
        return "You cannot add to a die that shows 6.", "FF-COMBAT-8"
    if len(may_add(s)) == 1:
        return _no_orb(s) if s.orbs(s.turn) and orbs_barred(s) else ("You have nothing to add to it.", "FF-COMBAT-7")
    return "Another die shows the same number. Choose that one.", "FF-COMBAT-7"
