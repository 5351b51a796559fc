"""Don't Go In There in words and pieces, for people: views, options, events, and why something is not allowed.

The ids of pieces: a card's own id (`ring-2a`), `board-0`, `space-0-3` (board, then space from the top),
`die-2`, `seat-1`, `type-ring`.
"""

from __future__ import annotations

from typing import Any

from gloaming.engine.game import Description
from gloaming.engine.log import Event
from gloaming.engine.state import Option
from gloaming.engine.words import count, listed, players
from gloaming.engine.zones import FACE_DOWN
from gloaming.games.dont_go_in_there.content import CARDS, ROOMS, TYPES
from gloaming.games.dont_go_in_there.state import BOARDS, NOBODY_HERE, SLOTS, SPACES, TYPE, Table

SPACE_NAMES = ("top", "2nd", "3rd", "bottom")
SLOT_NAMES = ("left", "middle", "right")

NUMBERS = {piece: number for number, (piece, _, _) in enumerate(CARDS)}


def piece(card: int) -> str:
    """The id of a card."""
    return CARDS[card][0]


def card_name(card: int) -> str:
    """A card in words: its type and its Curses."""
    return f"{TYPES[TYPE[card]].name} {CARDS[card][2].curses}"


def space_piece(board: int, space: int) -> str:
    """The id of a space."""
    return f"space-{board}-{space}"


def dress(seen: dict[str, Any]) -> dict[str, Any]:
    """The view as boards and players. It is made from what the seat may see, and nothing else.

    dice: how many dice the room's visible cards call for; dice_known: whether that is all of them.
    """
    boards = []
    for board in range(BOARDS):
        room = seen["room"][board]
        cards = seen["cards"][board]
        known = [NUMBERS[card] for card in cards if card is not None and card != FACE_DOWN]
        boards.append(
            {
                "id": f"board-{board}",
                "room": None if room == NOBODY_HERE else ROOMS[room].id,
                "cards": cards,
                "spaces": [None if meeple == NOBODY_HERE else meeple for meeple in seen["spaces"][board]],
                "dice": sum(CARDS[card][2].dice for card in known),
                "dice_known": FACE_DOWN not in cards,
            }
        )
    players = []
    for seat in range(seen["seats"]):
        tableau = seen["tableau"][seat]
        haunted = seen["haunted"][seat]
        players.append(
            {
                "supply": seen["supply"][seat],
                "ghosts": seen["ghosts"][seat],
                "tableau": tableau,
                "dispelled": seen["dispelled"][seat],
                "curses": haunted + sum(CARDS[NUMBERS[card]][2].curses for card in tableau),
                "haunted": haunted,
            }
        )
    resolving = None
    if seen["resolving"]:
        resolving = {
            "board": seen["board"],
            "resolver": seen["resolver"],
            "space": seen["space"],
            "rolled": [face == 1 for face in seen["rolled"]],
        }
    return {
        "game": seen["game"],
        "seat": seen["seat"],
        "seats": seen["seats"],
        "turn": seen["turn"],
        "over": seen["over"],
        "result": seen["result"],
        "types": [TYPES[kind].id for kind in seen["types"]],
        "spent": [TYPES[kind].id for kind in seen["first_reached"]],
        "deck": seen["deck"],
        "removed": seen["removed"],
        "meeples": seen["meeples"],
        "boards": boards,
        "players": players,
        "resolving": resolving,
    }


def describe(s: Table, option: Option) -> Description:
    """An option in words."""
    verb = option[0]
    if verb == "place":
        board, space = option[1], option[2]
        room = ROOMS[s.room[board]]
        lights = room.flashlights[space]
        label = f"{room.name}, {SPACE_NAMES[space]} space ({count(lights, 'flashlight')})"
        return Description(label, [space_piece(board, space), f"board-{board}"])
    if verb == "claim":
        card = s.cards[s.board][option[1]]
        return Description(f"Take {card_name(card)}, {SLOT_NAMES[option[1]]}", [piece(card)])
    if verb == "name":
        kind = option[1]
        held = s.face_up(s.spaces[s.board][s.space], kind)
        curses = sum([CARDS[card][2].curses for card in held])
        label = f"{TYPES[kind].name}: dispel {count(len(held), 'card')}, {count(curses, 'Curse')}"
        return Description(label, [f"type-{TYPES[kind].id}", *[piece(card) for card in held]])
    dice = [f"die-{number}" for number in range(len(s.rolled))]
    if verb == "roll-again":
        return Description(f"Roll all {len(dice)} dice again", dice)
    if verb == "change":
        face = option[1]
        label = "Turn a ghost into a blank" if face else "Turn a blank into a ghost"
        return Description(label, [die for die, shown in zip(dice, s.rolled) if shown == face])
    if verb == "keep":
        return Description(f"Keep the roll: {count(s.rolled.count(1), 'ghost')}")
    raise ValueError(f"no option is called {verb!r}")


def narrate(event: Event) -> Description:
    """An event in words, from the event alone."""
    verb = event[0]
    rest = event[1:]
    if verb == "types":
        kinds = [TYPES[kind] for kind in rest]
        label = f"The card types in play: {listed([kind.name for kind in kinds])}."
        return Description(label, [f"type-{kind.id}" for kind in kinds])
    if verb == "dealt":
        board, room = rest[0], rest[1]
        names = ["a face-down card" if card < 0 else card_name(card) for card in rest[2:]]
        cards = [piece(card) for card in rest[2:] if card >= 0]
        return Description(f"The {ROOMS[room].name} opens, with {listed(names)}.", [f"board-{board}", *cards])
    if verb == "revealed":
        board, card = rest
        return Description(f"The face-down card is turned up: {card_name(card)}.", [f"board-{board}", piece(card)])
    if verb == "board-removed":
        return Description("The deck is empty: the room's board is removed.", [f"board-{rest[0]}"])
    if verb == "ghosts-revealed":
        held = [f"Player {seat + 1} has {ghosts}" for seat, ghosts in enumerate(rest)]
        return Description(f"The ghosts are revealed: {listed(held)}.", [f"seat-{seat}" for seat in range(len(rest))])
    if verb == "won":
        label = f"{players(rest)} {'share the victory' if len(rest) > 1 else 'wins'}."
        return Description(label, [f"seat-{seat}" for seat in rest])
    seat = rest[0]
    who = f"Player {seat + 1}"
    pieces = [f"seat-{seat}"]
    if verb == "first":
        return Description(f"{who} starts.", pieces)
    if verb == "skipped":
        return Description(f"{who} has no meeple left and is passed over.", pieces)
    if verb == "placed":
        board, room, space = rest[1:]
        label = f"{who} places a meeple in the {ROOMS[room].name}, on the {SPACE_NAMES[space]} space."
        return Description(label, [*pieces, space_piece(board, space)])
    if verb == "looked":
        board, card = rest[1:]
        if card < 0:
            return Description(f"{who} looks at the face-down card.", [*pieces, f"board-{board}"])
        return Description(f"{who} looks at the face-down card: {card_name(card)}.", [*pieces, piece(card)])
    if verb == "ghosts":
        ghosts = rest[1]
        return Description(f"{who} {'takes' if ghosts > 0 else 'discards'} {count(abs(ghosts), 'ghost')}.", pieces)
    if verb == "passed":
        right, ghosts = rest[1:]
        label = f"{who} passes {count(ghosts, 'ghost')} to Player {right + 1}."
        return Description(label, [*pieces, f"seat-{right}"])
    if verb == "rolled":
        board = rest[1]
        return Description(f"{who} rolls {_dice(rest[2:])}.", [*pieces, f"board-{board}"])
    if verb == "rolled-again":
        return Description(f"{who} rolls all the dice again: {_dice(rest[1:])}.", pieces)
    if verb == "changed":
        return Description(f"{who} turns {'a ghost into a blank' if rest[1] else 'a blank into a ghost'}.", pieces)
    if verb == "claimed":
        board, _, card = rest[1:]
        return Description(f"{who} takes {card_name(card)}.", [*pieces, piece(card)])
    if verb == "named":
        return Description(f"{who} opens the Tomes and names: {TYPES[rest[1]].name}.", pieces)
    if verb == "dispelled":
        label = f"{who} dispels {listed([card_name(card) for card in rest[1:]])}."
        return Description(label, [*pieces, *[piece(card) for card in rest[1:]]])
    if verb == "haunted":
        return Description(f"{who} has the most ghosts and gains {count(rest[1], 'Curse')}.", pieces)
    raise ValueError(f"no event is called {verb!r}")


def why_not(s: Table, seat: int, piece_id: str) -> tuple[str, str] | None:
    """Why the seat may not choose this piece or place now, and the clause that says so; None: it may, or none such."""
    step = s.program.names[s.step]
    if piece_id.startswith("type-"):
        return _why_not_type(s, seat, step, piece_id.removeprefix("type-"))
    if piece_id.startswith("space-"):
        places = {space_piece(board, space): (board, space) for board in range(BOARDS) for space in range(SPACES)}
        if piece_id not in places:
            return None
        board, space = places[piece_id]
        if s.room[board] == NOBODY_HERE:
            return "This board has been removed: the deck is empty.", "DG-REVEAL-2"
        if step != "turn/place_a_meeple":
            return "No meeple is placed now: a room is being resolved.", "DG-PLACE-5"
        if s.turn != seat:
            return f"It is Player {s.turn + 1}'s turn.", "DG-TURN-1"
        if s.spaces[board][space] != NOBODY_HERE:
            return f"Player {s.spaces[board][space] + 1} stands on this space.", "DG-PLACE-1"
        return None
    if piece_id in NUMBERS:
        card = NUMBERS[piece_id]
        for owner in range(s.seats):
            if card in s.dispelled[owner]:
                return "This card has been dispelled.", "DG-GOAL-2"
            if card in s.tableau[owner]:
                return f"Player {owner + 1} has already taken this card.", "DG-TAKE-2"
        for board in range(BOARDS):
            for slot in range(len(s.cards[board])):
                if s.cards[board][slot] == card and (s.looked[board][slot] >> seat) & 1:
                    return _why_not_card(s, seat, step, board)
    return None


def _why_not_card(s: Table, seat: int, step: str, board: int) -> tuple[str, str] | None:
    if step != "take a card/take_a_card" or board != s.board:
        return "Cards are taken when their room is resolved, with its 3rd meeple.", "DG-PLACE-5"
    picker = s.spaces[s.board][s.space]
    if picker != seat:
        return f"It is Player {picker + 1}'s pick: the highest meeple picks first.", "DG-TAKE-1"
    return None


def _why_not_type(s: Table, seat: int, step: str, name: str) -> tuple[str, str] | None:
    if name not in [TYPES[kind].id for kind in s.types]:
        return None
    if step != "name a type/dispel_named_type":
        return "A type is named when a player has taken a 2nd Tome.", "DG-TOME-1"
    namer = s.spaces[s.board][s.space]
    if namer != seat:
        return f"Player {namer + 1} has taken the Tome and names the type.", "DG-TOME-1"
    kind = [one.id for one in TYPES].index(name)
    if kind == TYPE[s.card]:
        return "The Tome cannot name itself.", "DG-TOME-2"
    if not s.face_up(seat, kind):
        return f"No {TYPES[kind].name} lies face up before you.", "DG-TOME-2"
    return None


def _dice(faces: tuple[int, ...]) -> str:
    return f"{count(len(faces), 'die') if len(faces) == 1 else f'{len(faces)} dice'}: {count(faces.count(1), 'ghost')}"


assert len(SLOT_NAMES) == SLOTS and len(SPACE_NAMES) == SPACES
