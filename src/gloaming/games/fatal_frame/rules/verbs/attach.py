"""An Action that is attached to a Ghost until the Ghost has been fought."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from msgspec import Meta

from gloaming.engine.rules.effects import NO_OPINION, Fault, Why
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.cards import Deed
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.notes.plays import aimed
from gloaming.games.fatal_frame.notes.situation import Situation
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.rules.stacks import told_apart
from gloaming.games.fatal_frame.state import State

NONE_HERE: Final = ("No Ghost is attacking you: there is none at your Location.", "FF-ATTACH-3")
NONE_IN_PLAY: Final = ("No Ghost is in play.", "FF-ATTACH-4")

TENTHS: Final = 10

A_POINT: Final = 8
A_DIE: Final = 9
STEADY: Final = 4
"""Values for bots, in tenths of a turn: A_POINT for adding 1 to all attack dice, A_DIE for an extra die, and STEADY for
not being thrown out."""


@dataclass(frozen=True)
class Attach(Deed):
    """Attach the Action to a Ghost or Boss until it has been fought. At least one of `add`, `subtract`, `dice` and
    `steady` must be set.

    to: the target: "here" a Ghost that attacks you, "in-play" any Ghost in play; add: the amount added to every attack
    die; subtract: the amount subtracted from every attack die, not allowed together with `add`; dice: the number of
    extra attack dice; steady: true if the Boss cannot throw you out.
    (FF-ATTACH-2, FF-ATTACH-3, FF-ATTACH-4, FF-BOSS-13)
    """

    to: Literal["here", "in-play"]
    add: Annotated[int, Meta(ge=0, le=5)] = 0
    subtract: Annotated[int, Meta(ge=0, le=5)] = 0
    dice: Annotated[int, Meta(ge=0, le=3)] = 0
    steady: bool = False

    def fault(self) -> Fault | None:
        """Reject an Action without an effect, or with effects that cancel each other."""
        if self.add and self.subtract:
            return ("subtract", "not allowed together with 'add', which it cancels")
        if self.add or self.subtract or self.dice or self.steady:
            return None
        return ("add", "the card has no effect: set 'add', 'subtract', 'dice' or 'steady'")

    def offer(self, s: State, kind: int, options: list[Option]) -> Why | None:
        """Append an option for each Ghost or Boss that can be the target: those that attack the player, or all in play.

        (FF-ATTACH-3, FF-ATTACH-4)
        """
        before = len(options)
        here = self.to == "here"
        for stack in (s.here(),) if here else s.ghosts:
            if stack:
                for card in told_apart(s, stack):
                    options.append(("attach", kind, card))
        for boss in (s.boss[s.turn],) if here else s.boss:
            if boss:
                options.append(("attach", kind, s.box.first_boss + boss[0]))
        if len(options) > before:
            return None
        return NONE_HERE if here else NONE_IN_PLAY

    def play(self, s: State, card: int, option: Option) -> None:
        """Attach the Action to the chosen Ghost or Boss."""
        lay_on(s, card, option[2])

    def words(self) -> str:
        does = []
        if self.add:
            does.append(f"add {self.add} to all attack dice")
        if self.subtract:
            does.append(f"subtract {self.subtract} from all attack dice")
        if self.dice:
            does.append(f"roll {self.dice} more attack {'die' if self.dice == 1 else 'dice'}")
        if self.steady:
            does.append("a Boss cannot throw you out")
        on = "a Ghost attacking you" if self.to == "here" else "any Ghost in play"
        return f"attach this card to {on}: the next time it is fought, {', and '.join(does)}"

    def expect(self, outlook: Outlook) -> float:
        """Return the value of the help in your own fight.

        Record in `outlook` what the Action adds for any fighting player.
        """
        outlook.added += self.add - self.subtract
        outlook.dice += self.dice
        outlook.helps = outlook.helps or self.subtract == 0
        helps = A_POINT * self.add + A_DIE * self.dice + (STEADY if self.steady else 0)
        return helps / TENTHS if helps else NO_OPINION

    def notes(self, situation: Situation, option: Option) -> list[int]:
        """Return the features of attaching the Action to the chosen Ghost or Boss."""
        return aimed(situation, option[1], option[2])


def lay_on(s: State, card: int, anchor: int) -> None:
    """Attach an Action to a card instead of discarding it. anchor: the card to which the Action is attached.

    (FF-ATTACH-1)
    """
    s.played = ()
    s.attached += ((card, anchor),)
    events.attached(s, s.turn, card, anchor)
