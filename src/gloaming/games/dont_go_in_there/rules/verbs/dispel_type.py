"""A card effect: name another card type and dispel your cards of that type."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import ordinal, player
from gloaming.engine.rules.effects import Why
from gloaming.engine.state.state import Option
from gloaming.games.dont_go_in_there.box import Box, ClaimEffect, Set
from gloaming.games.dont_go_in_there.generated import events
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.progress import Held, Progress, toward
from gloaming.games.dont_go_in_there.rules.cards import dispel
from gloaming.games.dont_go_in_there.rules.play import claimant
from gloaming.games.dont_go_in_there.state import State

NAMING: Final = "name a type"
"""The name of the flow in which a player names a card type."""

SET_BEGUN: Final = 2.0
"""Value of each card of an incomplete set, in Curses."""


@dataclass(frozen=True)
class DispelType(ClaimEffect):
    """When you complete a set of the type, name another card type and dispel all your cards of that type. The set
    stays.

    every: the number of cards in a set.
    (DG-TOME-1, DG-TOME-4)
    """

    every: Set

    def do(self, s: State) -> None:
        """Let the player name a type if the new card completes a set. Only face-up cards count toward a set."""
        if len(s.face_up(claimant(s), s.box.kind[s.card])) % self.every == 0:
            s.run(NAMING)

    def words(self) -> str:
        return (
            f"For every {ordinal(self.every)} {{name}}, name another card type and dispel all your cards of that type."
        )

    def short(self) -> str:
        return f"Every {ordinal(self.every)}: dispel all your cards of another type"

    def progress(self, held: Held) -> Progress:
        return toward(held, self.every, "all cards of a type of your choice are dispelled")

    def expect(self, outlook: Outlook) -> float:
        """Value an incomplete set, which may let the seat name a type later."""
        return -SET_BEGUN * outlook.left * (len(outlook.values) % self.every)


def types_to_name(s: State) -> list[Option]:
    """Return the options to name a type: the other types of which the player has a face-up card.

    (DG-TOME-2, DG-TOME-3, DG-TOME-5)
    """
    return [("name", kind) for kind in s.types if unnameable(s, kind) is None]


def dispel_named_type(s: State, option: Option) -> None:
    """Dispel all of the player's face-up cards of the named type. (DG-TOME-1)"""
    seat = claimant(s)
    kind: int = option[1]
    events.named(s, seat, s.box.kind[s.card], kind)
    dispel(s, seat, s.face_up(seat, kind))


def unnameable(s: State, kind: int) -> Why | None:
    """Return why the player who names a type cannot name this one; None if they can. (DG-TOME-2)"""
    own = s.box.kind[s.card]
    if kind == own:
        return f"The {s.box.types[own].name} cannot name itself.", "DG-TOME-2"
    if not s.face_up(claimant(s), kind):
        return f"You have no face-up {s.box.types[kind].name}.", "DG-TOME-2"
    return None


def not_naming(s: State, seat: int) -> Why | None:
    """Return why the seat cannot name a card type now; None if it can. (DG-TOME-1)"""
    if s.program.flow_of[s.step] != NAMING:
        return _when(s.box), "DG-TOME-1"
    namer = claimant(s)
    if namer != seat:
        name = s.box.types[s.box.kind[s.card]].name
        return f"{player(namer)} has taken the {name} and names the type.", "DG-TOME-1"
    return None


def _when(box: Box) -> str:
    for card_type in box.types:
        for effect in card_type.effects:
            if isinstance(effect, DispelType):
                return f"A player names a type after taking a {ordinal(effect.every)} {card_type.name}."
    return "No card lets a player name a type."
