"""The state of a match. Its fields are declared in `fields`; this module adds the methods."""

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
    """The state of a match of Fatal Frame. Cards, Locations and Bosses are stored as their numbers in the box.

    Places are numbered: the cells of the Exterior Map come first, and index `i` in the path of a seat is the place
    CELLS + LONGEST * seat + i.
    """

    __slots__ = ()

    def __init__(self) -> None:
        pass

    def copy(self) -> State:
        """Return an independent copy of the state."""
        other = State()
        self.copy_fields(other)
        return other

    def place(self, seat: int) -> int:
        """Return the number of the place where a player is, or OUTSIDE. (FF-LOCATION-1, FF-LOCATION-2)"""
        inside = self.inside[seat]
        return self.at[seat] if inside < 0 else CELLS + LONGEST * seat + inside

    def here(self) -> tuple[int, ...]:
        """Return the Ghosts at the current player's Location. (FF-GHOST-6, FF-FIGHT-7)"""
        place = self.place(self.turn)
        return self.ghosts[place] if place >= 0 else ()

    def somebody_at(self, place: int) -> bool:
        """Return whether any player is at a place. (FF-LOCATION-7)"""
        if place >= CELLS:
            seat = (place - CELLS) // LONGEST
            return self.inside[seat] == (place - CELLS) % LONGEST
        return any([at == place and inside < 0 for at, inside in zip(self.at, self.inside)])

    def seats_at(self, place: int) -> list[int]:
        """Return the players at a place, beginning with the current player if present. (FF-LOCATION-7)"""
        seats = [self.turn] if self.place(self.turn) == place else []
        for seat in range(self.seats):
            if seat != self.turn and self.place(seat) == place:
                seats.append(seat)
        return seats

    def fights_first(self, seat: int) -> bool:
        """Return whether a player has a turn before all others at the same Location, and so fights its Ghosts first.

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
        """Return the Interior Location where a player is, or NOTHING."""
        inside = self.inside[seat]
        return self.path[seat][inside] if inside >= 0 else NOTHING

    def last_round(self) -> int:
        """Return the last round in which a player can win. (FF-WIN-3)"""
        return last_round(self.seats, self.threshold)

    def village_closed(self) -> bool:
        """Return whether the last round is over. (FF-WIN-3)"""
        return self.round > self.last_round()

    def gift(self, seat: int, gives: Gift) -> int:
        """Return the sum of the numbers of a gift in a seat's Album; 0 if no Ghost there gives it. (FF-GHOST-8)"""
        album = self.album[seat]
        if not album:
            return 0
        total = 0
        gift = self.box.gift[gives]
        for card in album:
            total += gift[card]
        return total

    def giver(self, seat: int, gives: Gift) -> int:
        """Return a Ghost in a seat's Album whose red text gives this gift, or NOTHING. (FF-GHOST-8)"""
        gift = self.box.gift[gives]
        for card in self.album[seat]:
            if gift[card]:
                return card
        return NOTHING

    def guard(self, seat: int, part: Part) -> int:
        """Return the Ghost in a seat's Album that protects the seat's cards of the sort `part`, or NOTHING.

        (FF-GHOST-8, FF-ITEM-5)
        """
        if part == "album-ghost":
            return NOTHING
        return self.giver(seat, "guard-items" if part == "item" else "guard-upgrades")

    def points(self, seat: int) -> int:
        """Return the Album Points of a seat: those of the Ghosts in its Album and of its Items. (FF-GOAL-2)"""
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
        """Return the Film on a seat's Camera, or NOTHING."""
        dice = self.box.film_dice
        for card in self.camera[seat]:
            if dice[card]:
                return card
        return NOTHING

    def orbs(self, seat: int) -> int:
        """Return the number of Spirit Orbs on a seat's Camera."""
        count = 0
        adds = self.box.orb_adds
        for card in self.camera[seat]:
            if adds[card]:
                count += 1
        return count

    def functions(self, seat: int) -> list[int]:
        """Return the Functions on a seat's Camera."""
        functions = []
        kind = self.box.kind
        part = self.box.part
        for card in self.camera[seat]:
            if part[kind[card]] == "function":
                functions.append(card)
        return functions


def table(box: Box, seats: int, dice: Dice, settings: Mapping[str, Any]) -> State:
    """Return an empty table with the chosen settings. All players are on their Camera cards.

    (FF-SETUP-1, FF-SETUP-6, FF-SHRINE-2)
    """
    s = State()
    s.box = box
    s.start(seats)
    s.threshold = THRESHOLD[seats] + settings["longer"]
    return s
