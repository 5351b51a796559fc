"""Why a piece may not be chosen now: the rules' own refusals, in the order in which people should read them."""

from __future__ import annotations

from gloaming.engine.effects import Why
from gloaming.engine.words import player
from gloaming.games.ghost_hunter.constants import ENEMY, FALLEN, STANDING, WAYS
from gloaming.games.ghost_hunter.pieces import way_piece
from gloaming.games.ghost_hunter.rules.board import destination, ways
from gloaming.games.ghost_hunter.rules.harm import unusable
from gloaming.games.ghost_hunter.rules.moving import refusal
from gloaming.games.ghost_hunter.state import State


def why_not(s: State, seat: int, piece: str) -> Why | None:
    """Why the seat may not choose this piece or place now, and the clause that says so; None: it may, or none such.

    (GH-TURN-1, GH-MOVE-1, GH-DOOR-1, GH-ITEM-2, GH-ITEM-6, GH-CARRY-1, GH-FALL-4)
    """
    if s.over() or s.character[s.hunter] < 0:
        return None
    hunter = s.hunter
    if s.owner[hunter] != seat:
        return f"It is {player(s.owner[hunter])}'s turn.", "GH-TURN-1"
    if s.fares[hunter] == FALLEN:
        return "You have fallen, and are out for this round.", "GH-FALL-4"
    card = s.box.number.get(piece, -1)
    if s.battle >= 0:
        return _item_in_battle(s, seat, card)
    for way in range(WAYS):
        if piece == way_piece(way):
            return refusal(s, hunter, way) if s.fares[hunter] == STANDING else None
    if 0 <= card < s.box.first_event:
        return _tile(s, hunter, card)
    if s.box.first_item <= card < s.box.first_insanity:
        return _item(s, hunter, card)
    return None


def _tile(s: State, hunter: int, tile: int) -> Why | None:
    """Why a hunter may not go to a tile. (GH-MOVE-1, GH-DOOR-1)"""
    if s.cell[tile] < 0:
        return "This tile does not lie on the table.", "GH-MOVE-1"
    if tile == s.at[hunter]:
        return "You are here already.", "GH-MOVE-1"
    for way in ways(s, s.at[hunter]):
        if destination(s, s.at[hunter], way) == tile:
            return refusal(s, hunter, way)
    return "No door leads there from here.", "GH-DOOR-1"


def _item_in_battle(s: State, seat: int, card: int) -> Why | None:
    """Why a hunter who is asked what to use in a battle may not use an Item. (GH-BATTLE-15, GH-ITEM-6)"""
    hunter = s.asking
    if s.program.flow_of[s.step] != "prepare" or s.owner[hunter] != seat or card not in s.held[hunter]:
        return None
    return unusable(s, card, hunter)


def _item(s: State, hunter: int, card: int) -> Why | None:
    """Why a hunter may not use or take an Item. (GH-ITEM-2, GH-ITEM-6, GH-CARRY-1)"""
    if card in s.held[hunter]:
        return unusable(s, card, hunter)
    for other in range(s.hunters):
        if card in s.held[other]:
            if s.at[other] != s.at[hunter]:
                return f"{s.sheet(other).name} has it, on another tile.", "GH-CARRY-1"
            if s.fares[other] >= ENEMY:
                return f"{s.sheet(other).name} is an Enemy.", "GH-CARRY-1"
    if not s.item_point:
        return "One exchange a turn: yours is done.", "GH-CARRY-1"
    if card in s.dropped:
        return "It lies on another tile.", "GH-CARRY-1"
    return None
