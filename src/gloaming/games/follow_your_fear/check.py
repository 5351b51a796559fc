"""The invariants of Follow Your Fear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.engine.state.invariants import each_once
from gloaming.engine.state.zones import Field
from gloaming.games.follow_your_fear.constants import CORRUPT_TILES, HAND_LIMIT, PILES, SIDES, TILES, TOKENS
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import FEAR, HEALER_WIDTH, LAID, NONE, RED, SPIRIT, TOKEN_KINDS, WIDTH

RETURNING: Final = ("return a token", "return a dragon")
"""The flows whose first argument is the kind of the token that returns to the board."""

OF_A_CARD: Final = (
    "summoned",
    "effects",
    "move",
    "heal",
    "heal Fear",
    "copy",
    "steal",
    "let go",
    "harvest more",
    "peek",
    "hide",
)
"""The flows whose first argument is the card being summoned."""

ON_A_MAT: Final = ("summoned", "move", "heal", "heal Fear", "copy", "let go")
"""The flows whose card must lie on a mat, because they change the numbers stored for the card."""


def check(fields: Sequence[Field], s: State) -> list[str]:
    """Return a message for each violated invariant."""
    broken = _shape(s)
    return broken or _cards(fields, s) + _tokens(s) + _board(s) + _phase(s)


def _shape(s: State) -> list[str]:
    broken = []
    wanted = {
        "piles": PILES,
        "hands": s.seats,
        "drawn": s.seats,
        "mats": 2 * s.seats,
        "marks": 2 * s.seats,
        "discards": 3,
        "side": s.seats,
        "standing": TOKEN_KINDS,
        "reserve": 2,
        "taken": s.seats * TOKEN_KINDS,
    }
    for name, count in wanted.items():
        if len(getattr(s, name)) != count:
            broken.append(f"'{name}' has {len(getattr(s, name))} entries, not {count}")
    if broken:
        return broken
    for mat in range(2 * s.seats):
        if len(s.marks[mat]) != len(s.mats[mat]) * WIDTH:
            broken.append(f"mat {mat} has {len(s.mats[mat])} cards and {len(s.marks[mat])} numbers")
    if not NONE <= s.fear < len(s.box.fears) or not NONE <= s.asked_fear < len(s.box.fears):
        broken.append(f"there is no Fear {s.fear}")
    if any([not NONE <= side < len(SIDES) for side in s.side]):
        broken.append(f"the sides cannot be {s.side}")
    for seat in (s.first, s.controller):
        if not 0 <= seat < s.seats:
            broken.append(f"there is no seat {seat}")
    if not NONE <= s.winner < s.seats or any([not 0 <= seat < s.seats for seat in s.banished]):
        broken.append("the winner or a banished player is none there is")
    if s.phase not in (SPIRIT, FEAR) or len(s.hidden) % 2:
        broken.append(f"the phase cannot be {s.phase}, nor what is hidden {s.hidden}")
    tiles = [tile for standing in s.standing for tile in standing]
    if any([not 0 <= tile < TILES for tile in [*tiles, *s.corrupt, *s.hidden[::2]]]):
        broken.append("a tile is none of the board")
    cards = [
        card for name in ("piles", "hands", "drawn", "mats", "discards") for pile in getattr(s, name) for card in pile
    ]
    cards += [*s.fear_deck, *s.fear_discard, *s.offered, *s.gone, *s.hidden[1::2]]
    if any([not 0 <= card < len(s.box.ids) for card in cards]):
        broken.append("a card is none of the box")
    if (s.used and len(s.used) != TOKEN_KINDS) or (s.symbols and len(s.symbols) != 3):
        broken.append("tokens used are counted by kind, symbols by type")
    return broken


def _cards(fields: Sequence[Field], s: State) -> list[str]:
    spirits = [card for card, fear in enumerate(s.box.fear) if fear < 0]
    there = sum([len(pile) for pile in s.piles]) + len(s.offered)
    if not there and not any(s.hands):
        return []
    wanted = spirits + ([] if s.fear == NONE else list(s.box.deck[s.fear]))
    broken = each_once(s, fields, "card", "card in play", wanted)
    for pile in range(PILES):
        if any([s.box.kind[card] != pile // 2 or s.box.backs[card] == "starting" for card in s.piles[pile]]):
            broken.append(f"pile {pile} holds a card of another back")
    for kind in range(3):
        if any([s.box.backs[card] != ("courage", "reason", "hope")[kind] for card in s.discards[kind]]):
            broken.append(f"the discard pile {kind} holds a card of another back")
    for seat in range(s.seats):
        if s.drawn[seat] and (seat != s.turn or s.phase != FEAR):
            broken.append(f"seat {seat} holds Fear cards outside its Fear Phase")
        held = len(s.hands[seat]) + len(s.mats[2 * seat])
        if held > HAND_LIMIT and (seat != s.turn or s.phase != SPIRIT):
            broken.append(f"seat {seat} holds {held} Spirits, more than {HAND_LIMIT}")
    return broken


def _tokens(s: State) -> list[str]:
    broken = []
    tiles = [tile for standing in s.standing for tile in standing]
    if len(set(tiles)) != len(tiles):
        broken.append(f"two tokens stand on one tile: {sorted(tiles)}")
    returning = [args[0] for step, args in s.places() if s.program.flow_of[step] in RETURNING]
    for kind in range(TOKEN_KINDS):
        if list(s.standing[kind]) != sorted(s.standing[kind]):
            broken.append(f"the tokens of kind {kind} are not in order")
        taken = [s.taken[seat * TOKEN_KINDS + kind] for seat in range(s.seats)]
        if min(taken) < 0:
            broken.append(f"fewer than no token of kind {kind} has been taken")
        for seat in range(s.seats):
            laid = sum([sum(s.marks[mat][LAID + kind :: WIDTH]) for mat in (2 * seat, 2 * seat + 1)])
            if not 0 <= laid <= taken[seat]:
                broken.append(f"seat {seat} has laid {laid} of {taken[seat]} tokens of kind {kind} on cards")
        if kind < s.seats and s.side[kind] != NONE:
            if len(s.standing[kind]) + sum(taken) + returning.count(kind) != TOKENS:
                broken.append(f"seat {kind} has {len(s.standing[kind])} + {sum(taken)} tokens, not {TOKENS}")
            if (kind in s.banished) != (not s.standing[kind]) and s.program.flow_of[s.step] != "capture":
                broken.append(f"seat {kind} is banished with tokens, or not without")
    if s.fear != NONE:
        for colour in (0, 1):
            taken = [s.taken[seat * TOKEN_KINDS + RED + colour] for seat in range(s.seats)]
            own = s.box.fears[s.fear].tokens
            count = own[colour].copies if colour < len(own) else 0
            there = len(s.standing[RED + colour]) + returning.count(RED + colour)
            if there + s.reserve[colour] + sum(taken) != count or s.reserve[colour] < 0:
                broken.append(f"the Fear tokens of colour {colour} do not come to {count}")
    return broken


def _board(s: State) -> list[str]:
    broken = []
    if list(s.corrupt) != sorted(set(s.corrupt)) or len(s.corrupt) > CORRUPT_TILES:
        broken.append(f"the Corrupt tiles cannot be {s.corrupt}")
    standing = {tile for tiles in s.standing for tile in tiles}
    lying = {card for mat in s.mats for card in mat}
    for tile, card in zip(s.hidden[::2], s.hidden[1::2]):
        if tile not in standing or card not in lying:
            broken.append(f"tile {tile} hides nobody, or card {card} lies nowhere")
    return broken


def _phase(s: State) -> list[str]:
    broken = []
    flow = s.program.flow_of[s.step]
    if s.slots < 0 or s.extra < 0:
        broken.append(f"there cannot be {s.slots} slots and {s.extra} extra")
    if (flow == "Spirit Phase" and s.phase != SPIRIT) or (flow == "Fear Phase" and s.phase != FEAR):
        broken.append(f"the phase does not fit the step '{s.program.names[s.step]}'")
    if len(s.healer_moves) % HEALER_WIDTH or any(
        [not 0 <= card < len(s.box.ids) for card in s.healer_moves[::HEALER_WIDTH]]
    ):
        broken.append(f"the Moves of cards that have healed cannot be {s.healer_moves}")
    for step, args in s.places():
        if s.program.flow_of[step] == "move of a healer":
            if not 0 <= args[0] < len(s.healer_moves) // HEALER_WIDTH:
                broken.append(f"there is no Move {args[0]} of a card that has healed")
        elif s.program.flow_of[step] in OF_A_CARD and args and not 0 <= args[0] < len(s.box.ids):
            broken.append(f"no card {args[0]} is being summoned")
        elif s.program.flow_of[step] in ON_A_MAT and args[0] not in s.mats[s.mat()]:
            if s.winner == NONE and s.turn not in s.banished:
                broken.append(f"card {args[0]} is being summoned and lies on no mat")
    return broken
