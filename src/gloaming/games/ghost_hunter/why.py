"""Explanations why a piece cannot be chosen now, from the refusals of the rules."""

from __future__ import annotations

from gloaming.engine.phrases import player
from gloaming.engine.rules.effects import Why
from gloaming.games.ghost_hunter.constants import FALLEN, NONE, STANDING, WAYS
from gloaming.games.ghost_hunter.pieces import way_piece
from gloaming.games.ghost_hunter.rules.answers import asked_about_card, asked_about_damage, asked_to_save
from gloaming.games.ghost_hunter.rules.board import destination, ways
from gloaming.games.ghost_hunter.rules.harm import helps, unusable
from gloaming.games.ghost_hunter.rules.moving import refusal
from gloaming.games.ghost_hunter.state import State


def why_not(s: State, seat: int, piece: str) -> Why | None:
    """Return why a seat cannot choose a piece or place now, with the clause of the rule.

    Return None if the seat can choose it, or if no explanation is known. (GH-TURN-1, GH-MOVE-1, GH-DOOR-1, GH-ITEM-2,
    GH-ITEM-6, GH-CARRY-1, GH-FALL-4, GH-ENEMY-3)
    """
    if s.over() or s.character[s.hunter] < 0:
        return None
    card = s.box.number.get(piece, -1)
    is_item = s.box.first_item <= card < s.box.first_insanity
    responder = _asked_for_items(s)
    if is_item and responder >= 0 and s.owner[responder] == seat and card in s.held[responder]:
        return _item_to_answer(s, card, responder)
    hunter = s.hunter
    if s.owner[hunter] != seat:
        return f"It is {player(s.owner[hunter])}'s turn.", "GH-TURN-1"
    if s.fares[hunter] == FALLEN:
        return "You have fallen, and are out for this round.", "GH-FALL-4"
    if s.battle >= 0:
        return None
    for way in range(WAYS):
        if piece == way_piece(way):
            return refusal(s, hunter, way) if s.fares[hunter] == STANDING else None
    if 0 <= card < s.box.first_event:
        return _tile(s, hunter, card)
    return _item(s, hunter, card) if is_item else None


def _tile(s: State, hunter: int, tile: int) -> Why | None:
    """Return why a hunter cannot go to a tile now, None if the hunter can. (GH-MOVE-1, GH-DOOR-1)"""
    if s.cell[tile] < 0:
        return "This tile is not on the map.", "GH-MOVE-1"
    if tile == s.at[hunter]:
        return "You are here already.", "GH-MOVE-1"
    for way in ways(s, s.at[hunter]):
        if destination(s, s.at[hunter], way) == tile:
            return refusal(s, hunter, way)
    return "No door leads there from here.", "GH-DOOR-1"


def _asked_for_items(s: State) -> int:
    """Return the hunter who may answer the open question with Items, NONE if the question does not allow Items.

    (GH-BATTLE-15, GH-ITEM-4, GH-FALL-2)
    """
    flow = s.program.flow_of[s.step]
    if flow == "prepare":
        return s.asking
    if flow == "damage":
        return asked_about_damage(s)
    if flow == "a card drawn":
        responder = asked_about_card(s)
        return responder if responder == s.hunter or s.battle >= 0 else NONE
    return asked_to_save(s) if flow == "about to fall" else NONE


def _item_to_answer(s: State, card: int, hunter: int) -> Why | None:
    """Return why a hunter cannot answer the open question with an Item, None if the hunter can.

    (GH-BATTLE-15, GH-ITEM-3, GH-ITEM-6)
    """
    why = unusable(s, card, hunter)
    if why is None and s.program.flow_of[s.step] != "prepare" and not helps(s, card):
        return "Only Items that restore something can be used now.", "GH-ITEM-3"
    return why


def _item(s: State, hunter: int, card: int) -> Why | None:
    """Return why a hunter cannot use, take or exchange an Item now, None if the hunter can.

    (GH-ITEM-2, GH-ITEM-6, GH-CARRY-1, GH-CARRY-4, GH-ENEMY-3)
    """
    if s.fares[hunter] != STANDING:
        return "Enemy-players carry no Items.", "GH-ENEMY-3"
    waits = s.program.flow_of[s.step] != "do something"
    if card in s.held[hunter]:
        return unusable(s, card, hunter) or (("Answer the open question first.", "GH-ITEM-3") if waits else None)
    for other in range(s.hunters):
        if card in s.held[other] and s.at[other] != s.at[hunter]:
            return f"{s.sheet(other).name} owns it, on another tile.", "GH-CARRY-1"
    if card in s.dropped and s.dropped_at[s.dropped.index(card)] != s.at[hunter]:
        return "It lies on another tile.", "GH-CARRY-1"
    if not s.item_point:
        return "You have already used your Item point in this turn.", "GH-CARRY-1"
    if waits and (card in s.dropped or any(card in held for held in s.held)):
        return "Answer the open question first.", "GH-CARRY-4"
    return None
