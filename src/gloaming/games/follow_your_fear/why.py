"""Why a piece may not be chosen now: the reasons that the rules give, the most helpful one first."""

from __future__ import annotations

from gloaming.engine.phrases import player
from gloaming.engine.rules.effects import Why
from gloaming.games.follow_your_fear.constants import PILES, TILES
from gloaming.games.follow_your_fear.pieces import pile_piece, tile_piece
from gloaming.games.follow_your_fear.rules import turns
from gloaming.games.follow_your_fear.rules.summoning import refusal
from gloaming.games.follow_your_fear.rules.verbs import move
from gloaming.games.follow_your_fear.state import State


def why_not(s: State, seat: int, piece: str) -> Why | None:
    """Return why a seat may not choose a piece or place now, with the clause; None if it may, or if no reason is
    known.
    """
    if s.winner >= 0 or s.tired:
        return None
    flow = s.program.flow_of[s.step]
    if piece.startswith("tile-"):
        for tile in range(TILES):
            if piece == tile_piece(tile):
                return move.not_there(s, seat, tile) if flow in ("move", "move of a healer") else None
    if piece.startswith("pile-"):
        for pile in range(PILES):
            if piece == pile_piece(pile):
                return turns.not_harvesting(s, seat, pile)
    card = s.box.number.get(piece, -1)
    if card >= 0:
        if card in s.mats[2 * seat] + s.mats[2 * seat + 1]:
            return "You have already summoned this card.", "FY-SUMMON-3"
        if card in s.hands[seat] + s.drawn[seat]:
            return refusal(s, seat, card)
        for other in range(s.seats):
            if card in s.mats[2 * other] + s.mats[2 * other + 1] and other != seat:
                return f"This card is {player(other)}'s.", "FY-SUMMON-1"
    return None
