"""Why something is not allowed. What a seat may not see has no reason, so that none betrays where it lies."""

from __future__ import annotations

from gloaming.engine.machine import open_options
from gloaming.games.fatal_frame.content import GHOSTS
from gloaming.games.fatal_frame.names import BOSS_NUMBERS, INTERIOR_NUMBERS, NUMBERS, card_name, player, the
from gloaming.games.fatal_frame.options import pieces_of
from gloaming.games.fatal_frame.printed import KIND, SHRINE, TWIN
from gloaming.games.fatal_frame.rules.cards import ALBUM_GHOST, ITEM
from gloaming.games.fatal_frame.rules.combat import may_add
from gloaming.games.fatal_frame.rules.dice import BOSS_DIE, spared
from gloaming.games.fatal_frame.rules.fighting import NO_MORE_FIGHTS
from gloaming.games.fatal_frame.state import (
    BOSS,
    CELLS,
    DRAW,
    FACES,
    FIGHT,
    MOVE,
    OUTSIDE,
    PHASES,
    PLAY,
    Table,
)
from gloaming.games.fatal_frame.why_cards import Why, why_not_played, why_not_used

PLAYS = ("play", "second card")
STEPS = ("move", "first step")
PARTS = ("an Upgrade", "a Spirit Orb", "a Film", "a Function", "an Item", "an Album Ghost")
PILES = {
    "deck": ("You draw 1 card at the beginning of your turn, and when a card says so.", "FF-DRAW-1"),
    "discard": ("A card of the discard pile is taken only when a card says so.", "FF-DRAW-4"),
}
NO_ORB = ("No Spirit Orb may be used against the Blind Masseur.", "FF-GHOSTCARD-16")
NOT_YET_FOUGHT = ("First what has begun is finished; then Ghosts are fought.", "FF-FUNCTION-3")
SORTS = ("a Ghost", "an Item", "an Upgrade", "an Action")


def why_not(s: Table, seat: int, piece: str) -> Why | None:
    """Why this piece or place cannot be chosen now, and the clause that says so; None: it can, or there is none."""
    if not _seen(s, seat, piece):
        return None
    if s.winner >= 0:
        return "The match is over.", "FF-WIN-1"
    if seat != s.turn:
        return f"It is {player(s.turn)}'s turn.", "FF-TURN-3"
    if _offered(s, piece):
        return None
    if piece in NUMBERS:
        return _why_not_card(s, NUMBERS[piece])
    if piece in BOSS_NUMBERS:
        return _why_not_boss(s, BOSS_NUMBERS[piece])
    if piece in INTERIOR_NUMBERS:
        return _why_not_room(s, INTERIOR_NUMBERS[piece])
    if piece == "boss-die" or piece.startswith("die-"):
        return _why_not_die(s, BOSS_DIE if piece == "boss-die" else int(piece[4:]))
    if piece == "discard" and _flow(s) == "salvage":
        return "Choose a card that lies there, or take none.", "FF-DRAW-4"
    if piece in PILES:
        return PILES[piece]
    if piece.startswith("camera-"):
        if piece != f"camera-{s.turn}":
            return f"This is the Camera of {player(int(piece[7:]))}.", "FF-TURN-3"
        return "Upgrades are put onto your Camera when you play them.", "FF-UPGRADE-1"
    if piece.startswith("cell-"):
        return _why_not_cell(s, int(piece[5:]))
    return _why_not_player(s, int(piece[5:]))


def _seen(s: Table, seat: int, piece: str) -> bool:
    """Whether the piece lies where the seat sees it."""
    if piece in NUMBERS:
        card = NUMBERS[piece]
        attached = tuple([action for action, _ in s.attached])
        piles = (s.hand[seat], s.discard, s.played, attached, *s.album, *s.items, *s.camera, *s.ghosts)
        return any([card in pile for pile in piles])
    if piece in INTERIOR_NUMBERS:
        return any([INTERIOR_NUMBERS[piece] in path for path in s.path])
    if piece in BOSS_NUMBERS:
        return any([BOSS_NUMBERS[piece] in boss for boss in s.boss])
    if piece == "boss-die":
        return s.boss_die > 0
    if piece in PILES:
        return True
    kind, _, number = piece.rpartition("-")
    most = {"cell": CELLS, "seat": s.seats, "camera": s.seats, "die": len(s.final)}.get(kind, 0)
    return number.isdecimal() and int(number) < most


def _offered(s: Table, piece: str) -> bool:
    options = open_options(s, s.program.steps[s.step])
    return any([piece in pieces_of(s, option) for option in options])


def _flow(s: Table) -> str:
    """The flow whose question is open."""
    return s.program.flow_of[s.step]


# Cards


def _why_not_card(s: Table, card: int) -> Why | None:
    seat = s.turn
    flow = _flow(s)
    name = card_name(card)
    if card in s.hand[seat]:
        if flow in PLAYS:
            return why_not_played(s, KIND[card])
        return _why_not_from_hand(s, flow)
    if card in s.discard:
        if flow == "salvage":
            return f"You may take {SORTS[s.salvaging]} only.", "FF-DRAW-4"
        return f"{name} lies in the discard pile.", "FF-DRAW-3"
    if card in s.camera[seat]:
        return _why_not_upgrade(s, flow, card)
    if flow == "lose" and (card in s.album[seat] or card in s.items[seat]):
        return _why_not_lost(s)
    for place, stack in enumerate(s.ghosts):
        if card in stack:
            return _why_not_ghost(s, flow, card, place)
    for other in range(s.seats):
        if card in s.album[other]:
            if GHOSTS[KIND[card]].red is None:
                return f"{name} lies in an Album and counts; nothing is done with it.", "FF-GOAL-2"
            return f"{name} lies in an Album: what its red text says needs no choice.", "FF-GHOST-8"
        if card in s.items[other]:
            return f"{name} lies on the table and counts; nothing is done with it.", "FF-ITEM-4"
        if card in s.camera[other]:
            return f"{name} is on the Camera of {player(other)}.", "FF-TURN-3"
    return f"{name} stays where it lies until it has done what it says.", "FF-ATTACH-1"


def _why_not_from_hand(s: Table, flow: str) -> Why:
    if flow not in ("turn", "attack", "combat", "move"):
        return "First what has begun is finished; then cards are played.", "FF-FUNCTION-3"
    if s.only == MOVE:
        return "You failed in a fight and chose to move: you play no card this turn.", "FF-FIGHT-5"
    if s.phase == PLAY:
        return "You have had your play of this turn.", "FF-PLAY-3"
    return f"Cards are played in the play step, the fourth; this is the {PHASES[s.phase]} step.", "FF-TURN-2"


def _why_not_upgrade(s: Table, flow: str, card: int) -> Why | None:
    if flow == "lose":
        return _why_not_lost(s)
    if card in s.functions(s.turn):
        return why_not_used(s, card)
    if s.box.upgrade(card).sort != "orb":
        return "A Film adds its dice by itself, to every attack.", "FF-UPGRADE-3"
    if flow != "combat":
        return "A Spirit Orb is used after a roll.", "FF-ORB-1"
    if _no_orbs(s):
        return NO_ORB
    return "Every die shows 6 already.", "FF-COMBAT-8"


def _no_orbs(s: Table) -> bool:
    """Whether the Ghost that is fought keeps the player from using Spirit Orbs."""
    return s.fought < BOSS and s.box.ghost[s.fought].no_orbs and not spared(s)


def _why_not_lost(s: Table) -> Why:
    if s.losing in (ITEM, ALBUM_GHOST):
        return f"You lose {PARTS[s.losing]}, and nothing else.", "FF-TERM-3"
    return f"You lose {PARTS[s.losing]} of your Camera.", "FF-TERM-3"


def _why_not_ghost(s: Table, flow: str, card: int, place: int) -> Why:
    name = the(card)
    if flow in PLAYS:
        return f"No card of your hand can be played on {name}.", "FF-ACTION-2"
    if s.phase not in (DRAW, FIGHT):
        return "Ghosts are fought in the fight step of a turn, not after it.", "FF-STACK-3"
    if s.failed:
        return NO_MORE_FIGHTS
    if place != s.place(s.turn):
        return "You fight only the Ghosts at your own Location.", "FF-FIGHT-1"
    if flow == "combat":
        return f"You are fighting {the(s.fought)}.", "FF-FIGHT-1"
    if flow != "attack":
        return NOT_YET_FOUGHT
    weakest = s.here()[0]
    return (
        f"{the(weakest)[0].upper()}{the(weakest)[1:]} comes first, with Power {s.box.ghost[weakest].power}.",
        "FF-FIGHT-2",
    )


def _why_not_boss(s: Table, boss: int) -> Why:
    flow = _flow(s)
    if boss not in s.boss[s.turn]:
        return "Everyone faces their own Boss; this is another player's.", "FF-BOSS-2"
    if flow in PLAYS:
        return f"No card of your hand can be played on {the(BOSS + boss)}.", "FF-BOSS-13"
    if s.phase not in (DRAW, FIGHT):
        return "A Boss is fought in the fight step, from your next turn on.", "FF-BOSS-2"
    if s.failed:
        return NO_MORE_FIGHTS
    if s.here():
        return "The Ghosts that are stacked on a Boss are fought before it.", "FF-BOSS-10"
    if flow == "combat":
        return f"You are fighting {the(BOSS + boss)}.", "FF-FIGHT-1"
    return NOT_YET_FOUGHT


# Places


def _no_time_to_move(s: Table) -> Why:
    if s.only == PLAY:
        return "You failed in a fight and chose to play: you do not move this turn.", "FF-FIGHT-5"
    if s.phase == PLAY or (s.phase == MOVE and _flow(s) == "turn"):
        return "You move once a turn, before you play.", "FF-TURN-2"
    return "You move in the move step of your turn.", "FF-MOVE-1"


def _why_not_cell(s: Table, cell: int) -> Why | None:
    seat = s.turn
    at = s.at[seat]
    flow = _flow(s)
    if flow == "scout":
        return "This Location lies face up already.", "FF-OUTSIDE-8"
    if flow not in STEPS:
        return _no_time_to_move(s)
    if at == OUTSIDE:
        return "Your first move leads to the edge of the map, not to its centre.", "FF-MOVE-5"
    if s.inside[seat] >= 0:
        twin = s.explored[cell] and s.exterior[cell] == TWIN[s.exterior[at]]
        if cell != at and not twin:
            return "From a house you come out at its own card, or at its twin's.", "FF-HOUSE-7"
        return "Only the two ends of your path lead out of the house.", "FF-HOUSE-5"
    if cell != at:
        return "You move to a Location beside yours, not diagonally and not farther.", "FF-MOVE-3"
    if s.exterior[at] == SHRINE:
        points = s.points(seat)
        return f"The Shrine asks for {s.threshold} Album Points, and you have {points}.", "FF-SHRINE-2"
    return "You stand here, and must move on.", "FF-MOVE-1"


def _why_not_room(s: Table, room: int) -> Why | None:
    seat = s.turn
    if room not in s.path[seat]:
        return "This is another player's path.", "FF-HOUSE-4"
    if _flow(s) not in STEPS:
        return _no_time_to_move(s)
    if room == s.room(seat):
        return "You stand here, and must move on.", "FF-MOVE-1"
    return "You move along your path one Location at a time.", "FF-MOVE-2"


def _why_not_player(s: Table, seat: int) -> Why:
    if _flow(s) not in PLAYS:
        return "Players are chosen when a card is played on them.", "FF-PLAY-1"
    if s.at[seat] == OUTSIDE:
        return f"{player(seat)} is still outside the village, at no Location.", "FF-LOCATION-2"
    return f"No card of your hand can be played on {'you' if seat == s.turn else player(seat)}.", "FF-STACK-2"


def _why_not_die(s: Table, number: int) -> Why:
    if _flow(s) != "combat":
        return "First what has begun is finished.", "FF-FUNCTION-3"
    value = s.boss_die if number == BOSS_DIE else s.final[number]
    if value == FACES:
        return "This die shows 6: nothing can be added to it.", "FF-COMBAT-8"
    if len(may_add(s)) == 1:
        return NO_ORB if s.orbs(s.turn) and _no_orbs(s) else ("You have nothing to add to it.", "FF-COMBAT-7")
    return "Another die shows the same: take that one.", "FF-COMBAT-7"
