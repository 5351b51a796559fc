"""The table of one match of Fatal Frame: its fields stand in `fields`, what can be read off them here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloaming.engine.state.dice import Dice
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.cards import Part
from gloaming.games.fatal_frame.constants import CELLS, LONGEST, NOTHING, THRESHOLD, last_round
from gloaming.games.fatal_frame.generated.state import Fields
from gloaming.games.fatal_frame.ghosts import Gift


class State(Fields):
    """The table of one match. Cards, Locations and Bosses are numbers; the box says what is printed on them.

    A place is a cell of the Exterior Map, or CELLS + LONGEST * seat and the place in that seat's path.
    """

    __slots__ = ()

    def __init__(self) -> None:
        pass

    def copy(self) -> State:
        """The same position, sharing nothing that can change."""
        other = State()
        self.copy_fields(other)
        return other

    def place(self, seat: int) -> int:
        """Where a player is: a place, or OUTSIDE. (FF-LOCATION-1, FF-LOCATION-2)"""
        inside = self.inside[seat]
        return self.at[seat] if inside < 0 else CELLS + LONGEST * seat + inside

    def here(self) -> tuple[int, ...]:
        """The Ghosts that attack: those at the Location of the player whose turn it is. (FF-GHOST-6, FF-FIGHT-7)"""
        place = self.place(self.turn)
        return self.ghosts[place] if place >= 0 else ()

    def somebody_at(self, place: int) -> bool:
        """Whether any player is at the place. (FF-LOCATION-7)"""
        if place >= CELLS:
            seat = (place - CELLS) // LONGEST
            return self.inside[seat] == (place - CELLS) % LONGEST
        return any([at == place and inside < 0 for at, inside in zip(self.at, self.inside)])

    def seats_at(self, place: int) -> list[int]:
        """The players at a place, before the others the one whose turn it is. (FF-LOCATION-7)"""
        seats = [self.turn] if self.place(self.turn) == place else []
        for seat in range(self.seats):
            if seat != self.turn and self.place(seat) == place:
                seats.append(seat)
        return seats

    def fights_first(self, seat: int) -> bool:
        """Whether of the players at a Location it is this one's turn first, in which the Ghosts there are fought.

        (FF-FIGHT-7, FF-TURN-1)
        """
        if self.inside[seat] >= 0:
            return True
        cell = self.at[seat]
        other = self.seat_after(self.turn)
        while other != seat:
            if self.at[other] == cell and self.inside[other] < 0:
                return False
            other = self.seat_after(other)
        return True

    def room(self, seat: int) -> int:
        """The Interior Location where a player is, or NOTHING."""
        inside = self.inside[seat]
        return self.path[seat][inside] if inside >= 0 else NOTHING

    def last_round(self) -> int:
        """The round after which nobody gets out. (FF-WIN-3)"""
        return last_round(self.seats, self.threshold)

    def village_closed(self) -> bool:
        """Whether the last round is over, and no Boss has been defeated. (FF-WIN-3)"""
        return self.round > self.last_round()

    def gift(self, seat: int, gives: Gift) -> int:
        """How much of something the red text of a seat's Album Ghosts gives. (FF-GHOST-8)"""
        album = self.album[seat]
        if not album:
            return 0
        total = 0
        gift = self.box.gift[gives]
        for card in album:
            total += gift[card]
        return total

    def giver(self, seat: int, gives: Gift) -> int:
        """An Album Ghost of a seat whose red text gives something, or NOTHING. (FF-GHOST-8)"""
        gift = self.box.gift[gives]
        for card in self.album[seat]:
            if gift[card]:
                return card
        return NOTHING

    def guard(self, seat: int, part: Part) -> int:
        """The Album Ghost that keeps a seat from losing such a card, or NOTHING. (FF-GHOST-8, FF-ITEM-5)"""
        if part == "album-ghost":
            return NOTHING
        return self.giver(seat, "guard-items" if part == "item" else "guard-upgrades")

    def points(self, seat: int) -> int:
        """The Album Points of a seat: of its Album Ghosts and of its Items. (FF-GOAL-2)"""
        total = 0
        album = self.album[seat]
        value = self.box.value
        worth = self.box.gift["worth-others"]
        for card in album:
            total += value[card] + worth[card] * (len(album) - 1)
        for card in self.items[seat]:
            total += value[card]
        return total

    def film(self, seat: int) -> int:
        """The Film of a Camera, or NOTHING."""
        dice = self.box.film_dice
        for card in self.camera[seat]:
            if dice[card]:
                return card
        return NOTHING

    def orbs(self, seat: int) -> int:
        """How many Spirit Orbs a Camera holds."""
        count = 0
        adds = self.box.orb_adds
        for card in self.camera[seat]:
            if adds[card]:
                count += 1
        return count

    def functions(self, seat: int) -> list[int]:
        """The Functions of a Camera."""
        functions = []
        kind = self.box.kind
        part = self.box.part
        for card in self.camera[seat]:
            if part[kind[card]] == "function":
                functions.append(card)
        return functions


def table(box: Box, seats: int, dice: Dice, settings: Mapping[str, Any]) -> State:
    """An empty table: everyone on their Camera, outside the village. (FF-SETUP-1, FF-SETUP-6, FF-SHRINE-2)"""
    s = State()
    s.box = box
    s.start(seats)
    s.threshold = THRESHOLD[seats] + settings["longer"]
    return s
