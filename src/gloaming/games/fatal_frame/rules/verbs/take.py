"""An Action that makes another player lose a card, or takes that card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import a
from gloaming.engine.rules.effects import Why
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.cards import PART_NAMES, PARTS, Deed, Part
from gloaming.games.fatal_frame.constants import ALBUM
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.notes.cards import gain
from gloaming.games.fatal_frame.notes.plays import against
from gloaming.games.fatal_frame.notes.situation import READY, Situation
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.rules.cards import held, losable, lose, lying, take_from
from gloaming.games.fatal_frame.state import State

NONE_FITS: Final = ("No Upgrade of another player fits your Camera.", "FF-UPGRADE-2")
NONE_THERE: Final[dict[str, Why]] = {
    part: (f"No other player has {a(PART_NAMES[part])}.", "FF-ACTION-2") for part in PARTS
}
"""The reason why the Action cannot be played if no other player has the sort of card that would be lost."""

LOST: Final[dict[str, int]] = {"item": 100, "album-ghost": 80}
"""Value of another player's loss, in hundredths of a turn, for sorts of cards that are worth more than an Upgrade."""

HUNDREDTHS: Final = 100

LOST_CARD: Final = 45
STOLEN: Final = 35
"""Values in hundredths of a turn: LOST_CARD for an Upgrade that another player loses, and STOLEN in addition if you get
the card."""


@dataclass(frozen=True)
class Take(Deed):
    """Another player loses a card of your choice, or you take that card.

    what: the sort of card: "upgrade" any Upgrade, "orb" a Spirit Orb, "film" a Film, "function" a Function, "item" an
    Item in play, "album-ghost" a Ghost in the Album; steal: true if you take the card: an Upgrade that fits onto your
    Camera, an Item in front of you, a Ghost into your Album; false if the card is discarded.
    (FF-ACTION-3, FF-UPGRADE-2, FF-ALBUM-3, FF-ATTACH-5)
    """

    what: Part
    steal: bool = False

    def offer(self, s: State, kind: int, options: list[Option]) -> Why | None:
        """Append an option for each card of the sort that another player can lose. If you would take it, it must fit.

        (FF-ACTION-2, FF-UPGRADE-2)
        """
        before = len(options)
        fitting = True
        for seat in range(s.seats):
            if seat != s.turn:
                for taken in losable(s, seat, self.what):
                    if self.steal and not fits(s, taken):
                        fitting = False
                    else:
                        options.append(("take", kind, seat, taken))
        if len(options) > before:
            return None
        return self._none_losable(s) if fitting else NONE_FITS

    def _none_losable(self, s: State) -> Why:
        """Return why no other player can lose such a card: a Ghost guards the cards, or there are none."""
        for seat in range(s.seats):
            if seat != s.turn:
                guard = s.guard(seat, self.what)
                if guard >= 0 and lying(s, seat, self.what):
                    guarded = "Items" if self.what == "item" else "Upgrades"
                    card = s.box.card[guard]
                    return f"The {card.name} guards the other players' {guarded}.", card.rule or "FF-GHOST-8"
        return NONE_THERE[self.what]

    def play(self, s: State, card: int, option: Option) -> None:
        """Take the chosen card with the Actions attached to it, or make the player lose it."""
        seat: int = option[2]
        taken = held(s, seat, option[3])
        if self.steal:
            take_from(s, seat, taken)
            put_before(s, taken)
            events.stole(s, s.turn, seat, taken)
            if len(s.album[s.turn]) > ALBUM:
                s.run("full album")
        else:
            lose(s, seat, taken)

    def words(self) -> str:
        what = PART_NAMES[self.what]
        if self.steal and self.what == "album-ghost":
            return "take a Ghost from another player's Album into your own"
        if self.steal and self.what == "item":
            return "take an Item that another player has in play; it counts for you"
        if self.steal:
            return f"take {a(what)} from another player's Camera; it must fit onto yours"
        return f"another player loses {'their Film' if self.what == 'film' else f'1 {what} of your choice'}"

    def expect(self, outlook: Outlook) -> float:
        """Return the value of the other player's loss, and of getting the card if you take it."""
        return (LOST.get(self.what, LOST_CARD) + (STOLEN if self.steal else 0)) / HUNDREDTHS

    def notes(self, situation: Situation, option: Option) -> list[int]:
        """Return the features of the chosen player and the chosen card."""
        taken: int = option[3]
        return [
            *against(situation, option[1], option[2]),
            taken * 4 + min(situation.stages[option[2]], READY),
            gain(situation, taken),
        ]


def put_before(s: State, card: int) -> None:
    """Put a card taken from another player into the current player's Album, Items or Camera. (FF-TERM-4)"""
    seat = s.turn
    kind = s.box.kind[card]
    if kind < s.box.first_item:
        s.album[seat] += (card,)
    elif kind < s.box.first_upgrade:
        s.items[seat] += (card,)
    else:
        s.camera[seat] += (card,)


def fits(s: State, kind: int) -> bool:
    """Return whether the current player has room for a kind of card. Upgrades need a free slot on the Camera.

    (FF-UPGRADE-2, FF-UPGRADE-6)
    """
    if kind < s.box.first_upgrade:
        return True
    part = s.box.part[kind]
    if part == "orb":
        return s.orbs(s.turn) < s.box.camera.orbs
    if part == "function":
        return len(s.functions(s.turn)) < s.box.camera.functions
    return s.film(s.turn) < 0
