"""All events of Follow Your Fear: their verbs, texts and numbers."""

from __future__ import annotations

from typing import Any, Final

from gloaming.engine.phrases import begun_small, player
from gloaming.engine.rules.declarations import HIDDEN, Declared, Number, Printed, each
from gloaming.engine.state import meanings
from gloaming.games.follow_your_fear.box import Box
from gloaming.games.follow_your_fear.constants import BACKS, SIDES, TILES, TYPES
from gloaming.games.follow_your_fear.pieces import (
    FEAR_DECK,
    RESERVE,
    defense_piece,
    discard_piece,
    hand_piece,
    pile_id,
    pile_piece,
    seat_piece,
    side_piece,
    tile_piece,
)
from gloaming.games.follow_your_fear.rules.sentences import (
    SIDE_NAMES,
    TYPE_NAMES,
    captured_name,
    own_or_name,
    pile_name,
    square,
    tile_name,
    token_name,
)
from gloaming.games.follow_your_fear.tokens import RED

SEAT: Final[Number[Any]] = Number(
    4,
    lambda box, seat: player(seat),
    lambda box, seat: seat_piece(seat),
    id=lambda box, seat: seat_piece(seat),
    axis=meanings.SEAT,
)
ROUND: Final[Number[Any]] = Number(1_000, least=1)
FEAR: Final[Printed[Box]] = Printed(
    lambda box: len(box.fears),
    lambda box, fear: _in_a_sentence(box.fears[fear].name),
    lambda box, fear: box.fears[fear].id,
    id=lambda box, fear: box.fears[fear].id,
)
CARD: Final[Printed[Box]] = Printed(
    lambda box: len(box.ids),
    lambda box, card: box.names[card],
    lambda box, card: box.ids[card],
    id=lambda box, card: box.entry[card].id,
)
PILE: Final[Number[Any]] = Number(
    FEAR_DECK + 1,
    lambda box, pile: pile_name(pile),
    lambda box, pile: pile_piece(pile),
    id=lambda box, pile: pile_id(pile),
)
TYPE: Final[Number[Any]] = Number(
    len(TYPES),
    lambda box, kind: TYPE_NAMES[kind],
    lambda box, kind: discard_piece(kind),
    id=lambda box, kind: TYPES[kind],
)
BACK: Final[Number[Any]] = Number(len(BACKS), lambda box, back: BACKS[back].capitalize())
KIND: Final[Number[Box]] = Number(lambda box: len(box.looks), lambda box, kind: token_name(box, kind))
TAKEN: Final[Number[Box]] = Number(lambda box: len(box.looks), lambda box, kind: captured_name(box, kind))
TILE: Final[Printed[Any]] = Printed(
    TILES, lambda box, tile: square(tile), lambda box, tile: tile_piece(tile), id=lambda box, tile: square(tile)
)
PRINTED_TILE: Final = TILE.labeled(tile_name)
SIDE: Final[Number[Any]] = Number(
    len(SIDES),
    lambda box, side: SIDE_NAMES[side],
    lambda box, side: side_piece(side),
    id=lambda box, side: SIDES[side],
)
DEFENSE: Final[Number[Any]] = Number(20_001, least=-10_000)


def _in_a_sentence(name: str) -> str:
    """Return a name as it appears within a sentence, with a lowercase article."""
    return begun_small(name) if name.startswith(("The ", "A ", "An ")) else name


def _captured(box: Box, seat: int, kind: int, tile: int, strength: int, defense: int) -> str:
    by = "captures" if kind >= RED else "has Fear capture"
    where = f"{token_name(box, kind)} on {square(tile)}"
    return f"{player(seat)} {by} {where}: Strength {strength} against Defense {defense}."


def _placed(box: Box, seat: int, kind: int, tile: int) -> str:
    return f"{player(seat)} puts {own_or_name(box, seat, kind)} on {square(tile)}."


def _respawned(box: Box, seat: int, kind: int, tile: int) -> str:
    return f"Fear respawns: {_placed(box, seat, kind, tile)}"


def _moved(box: Box, seat: int, kind: int, start: int, end: int) -> str:
    return f"{player(seat)} moves {own_or_name(box, seat, kind)} from {square(start)} to {square(end)}."


def _swapped(box: Box, seat: int, kind: int, start: int, other: int, end: int) -> str:
    first = f"{token_name(box, kind)} on {square(start)}"
    return f"{player(seat)} swaps {first} with {token_name(box, other)} on {square(end)}."


def _healed(box: Box, seat: int, captor: int, kind: int, *tiles: int) -> str:
    token = "a token" if kind == seat else captured_name(box, kind)
    return f"{player(seat)} heals {token} captured by {player(captor)}."


def _back(box: Box, seat: int, captor: int, kind: int, *tiles: int) -> list[str]:
    """Return the pieces of a heal: both players, and the tile on which the token stands again, or the reserve."""
    return [seat_piece(seat), seat_piece(captor), *([tile_piece(tile) for tile in tiles] or [RESERVE])]


def _from_hand(box: Box, seat: int, other: int, *cards: int) -> list[str]:
    """Return the pieces of an event about a hand: both players, the card if the reader knows it, and the hand."""
    card = cards[-1]
    return [seat_piece(seat), seat_piece(other), *([] if card == HIDDEN else [box.ids[card]]), hand_piece(other)]


def _defenses(box: Box, seat: int, *others: int) -> list[str]:
    """Return the pieces of an event about Defense: each player, and each player's Defense."""
    seats = [seat, *others]
    return [*map(seat_piece, seats), *map(defense_piece, seats)]


def _hid(box: Box, seat: int, kind: int, tile: int) -> str:
    return f"{player(seat)} hides {own_or_name(box, seat, kind)} on {square(tile)}: it cannot be captured."


def _won(box: Box, seat: int, outlasted: int) -> str:
    return f"{player(seat)} has {'outlasted all others' if outlasted else 'banished Fear'} and won."


EVENTS: Final[tuple[Declared[Box], ...]] = (
    # Set-up
    Declared("first", "{seat} plays first.", seat=SEAT),
    Declared("fear", "All face {fear}.", fear=FEAR, scene="The Fear"),
    Declared("took", "{seat} takes {card}.", seat=SEAT, card=CARD),
    Declared("placed", _placed, seat=SEAT, kind=KIND, tile=TILE),
    Declared("sat", "{seat}'s Home Row is in the {side}.", seat=SEAT, side=SIDE),
    # A turn
    Declared("turn", "Round {round}: {seat}'s Spirit Phase.", begins=True, seat=SEAT, round=ROUND),
    Declared("fear-phase", "{seat} controls Fear.", begins=True, seat=SEAT),
    Declared(
        "harvested",
        "{seat} harvests {card} from {pile}.",
        public="{seat} harvests a card from {pile}.",
        seat=SEAT,
        pile=PILE,
        card=CARD,
    ),
    Declared("gathered", "{seat} harvests {card} from the discard pile.", seat=SEAT, card=CARD),
    Declared("rebuilt", "The discarded {of} Spirits are shuffled into two new piles.", of=TYPE),
    Declared(
        "drew", "{seat} draws {card} from the Fear deck.", public="{seat} draws a Fear card.", seat=SEAT, card=CARD
    ),
    Declared("reshuffled", "The discarded Fear cards are shuffled into a new deck."),
    Declared("summoned", "{seat} summons {card}.", seat=SEAT, card=CARD),
    Declared("flipped", "{seat} flips {card} for the Move on its back.", seat=SEAT, card=CARD),
    Declared("laid", "{seat} lays {kind} on {card} to power it.", seat=SEAT, kind=TAKEN, card=CARD),
    Declared("discarded", "{seat} discards {card}.", seat=SEAT, card=CARD),
    # What cards do
    Declared("moved", _moved, seat=SEAT, kind=KIND, start=TILE, end=TILE),
    Declared(
        "swapped",
        _swapped,
        seat=SEAT,
        kind=KIND,
        start=TILE,
        other=KIND,
        end=TILE,
    ),
    Declared("corrupted", "{seat} corrupts {tile}.", seat=SEAT, tile=PRINTED_TILE),
    Declared("cleansed", "{seat} cleanses {tile}.", seat=SEAT, tile=PRINTED_TILE),
    Declared(
        "healed",
        _healed,
        pieces=_back,
        scene="A token returns",
        seat=SEAT,
        captor=SEAT,
        kind=KIND,
        tiles=each(TILE),
    ),
    Declared("copied", "{seat} copies {other}'s Defense.", pieces=_defenses, seat=SEAT, other=SEAT),
    Declared(
        "stole",
        "{seat} steals {card} from {other}.",
        public="{seat} steals a {back} card from {other}.",
        pieces=_from_hand,
        seat=SEAT,
        other=SEAT,
        back=BACK,
        card=CARD,
    ),
    Declared(
        "fed",
        "{seat} steals {card} from {other}: it goes to the Fear discards.",
        pieces=_from_hand,
        seat=SEAT,
        other=SEAT,
        card=CARD,
    ),
    Declared(
        "peeked",
        "{seat} peeks at {card} on top of {pile}.",
        public="{seat} peeks at the top card of {pile}.",
        seat=SEAT,
        pile=PILE,
        card=CARD,
    ),
    Declared(
        "spied",
        "{seat} sees {card} in {other}'s hand.",
        public="{seat} looks into {other}'s hand.",
        pieces=_from_hand,
        seat=SEAT,
        other=SEAT,
        card=CARD,
    ),
    Declared("hid", _hid, seat=SEAT, kind=KIND, tile=TILE),
    # Capture and banishment
    Declared(
        "captured",
        _captured,
        pieces=lambda box, seat, kind, tile, strength, defense: [seat_piece(seat), tile_piece(tile)],
        scene="A capture",
        seat=SEAT,
        kind=KIND,
        tile=TILE,
        strength=DEFENSE,
        defense=DEFENSE,
    ),
    Declared(
        "vanished",
        "{seat}'s card with Disappear takes the attacker on {tile}: {seat} captures {kind}.",
        scene="Disappear",
        seat=SEAT,
        kind=KIND,
        tile=TILE,
    ),
    Declared(
        "respawned",
        _respawned,
        scene="Fear respawns",
        seat=SEAT,
        kind=KIND,
        tile=TILE,
    ),
    Declared("banished", "{seat} has no token left and is banished.", pieces=_defenses, scene="Banished", seat=SEAT),
    # The end
    Declared("won", _won, scene="The end", seat=SEAT, outlasted=Number(2)),
    Declared("tired", "The last round is over, and Fear is not banished.", scene="The end"),
)
