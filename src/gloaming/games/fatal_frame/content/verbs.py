"""The vocabulary of the cards of Fatal Frame: what effects, standing rules and Actions can do.

An effect is done in `rules.effects`, an Action in `rules.actions`, each under the verb's own name; a standing rule is
read where it matters.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=1, le=9)]

Part = Literal["upgrade", "orb", "film", "function", "item", "album-ghost"]
"""A card on the table that may be lost or stolen: any Upgrade, one kind of Upgrade, an Item, or an Album Ghost."""

Kind = Literal["ghost", "item", "upgrade", "action", "any"]
"""A card of the main deck."""


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb"):
    """Something that a card does."""


# What happens to the player whose turn it is


class Draw(Verb, frozen=True, tag="draw"):
    """Draw cards."""

    count: Count


class Discard(Verb, frozen=True, tag="discard"):
    """Discard cards of one's choice from the hand."""

    count: Count


class Lose(Verb, frozen=True, tag="lose"):
    """Lose cards from the table, of one's choice."""

    what: Part
    count: Count = 1


class SkipTurn(Verb, frozen=True, tag="skip-turn"):
    """Skip the next turn."""


class Salvage(Verb, frozen=True, tag="salvage"):
    """Take a card of one's choice from the discard pile into the hand, if one likes."""

    what: Kind


class FitOrb(Verb, frozen=True, tag="fit-orb"):
    """Take a Spirit Orb from the discard pile onto the Camera, if there is one and room for it."""


class Scout(Verb, frozen=True, tag="scout"):
    """Turn up a face-down Exterior Location of one's choice."""


class Step(Verb, frozen=True, tag="step"):
    """Move 1 Location, or up to that many one after the other."""

    count: Count = 1


class Ward(Verb, frozen=True, tag="ward"):
    """No Ghost Effect is suffered until the turn ends."""


class FlashDie(Verb, frozen=True, tag="flash-die"):
    """One more attack die in the next attack of this turn."""


Effect = Draw | Discard | Lose | SkipTurn | Salvage | FitOrb | Scout | Step | Ward | FlashDie


# White text: what a Ghost does in combat


class White(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """White text that the final attack dice trigger: none above the Power, any even, any odd, or whatever they show."""

    when: Literal["fail", "even", "odd", "always"]
    do: Effect


class Hindrance(Verb, frozen=True):
    """White text that stands for the whole attack."""


class Subtract(Hindrance, frozen=True, tag="subtract"):
    """An automatic subtraction from every attack die."""

    by: Count


class FewerDice(Hindrance, frozen=True, tag="fewer-dice"):
    """So many attack dice fewer, but one at least."""

    by: Count


class NoOrbs(Hindrance, frozen=True, tag="no-orbs"):
    """No Spirit Orb may be used."""


Standing = Subtract | FewerDice | NoOrbs


# Red text: what a Ghost does in an Album


class Red(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Red text.

    add-to-dice: an automatic addition to every attack die; draw-on-doubles, draw-on-capture: a card each time;
    keep-hand: no discard is forced; guard-items, guard-upgrades: they cannot be lost or stolen;
    hold-more: more cards may be held at the end of the turn; worth-others: 1 point for every other Album Ghost.
    """

    gives: Literal[
        "add-to-dice",
        "draw-on-doubles",
        "draw-on-capture",
        "keep-hand",
        "guard-items",
        "guard-upgrades",
        "hold-more",
        "worth-others",
    ]
    by: Count = 1


# Locations


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands at a Location: an automatic addition or subtraction, dice more or fewer, or no Ghost Effects."""

    gives: Literal["add-to-dice", "subtract", "more-dice", "fewer-dice", "no-effects"]
    by: Count = 1


# Upgrades


class Film(Verb, frozen=True, tag="film"):
    """More attack dice."""

    dice: Count


class Orb(Verb, frozen=True, tag="orb"):
    """Lost to add to one die."""

    add: Count


class Function(Verb, frozen=True, tag="function"):
    """Once a turn, for its cost. add: to one die, at the roll, instead of an effect."""

    cost: Literal["discard", "orb"]
    do: Effect | None = None
    add: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0


Upgrade = Film | Orb | Function


# Actions


class Deed(Verb, frozen=True):
    """What an Action does when it is played."""


class Attach(Deed, frozen=True, tag="attach"):
    """Lie on a Ghost until it has been fought: here, or any in play.

    add, subtract: to or from every attack die; dice: so many more; steady: the Boss cannot throw you out.
    """

    to: Literal["here", "in-play"]
    add: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    subtract: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    dice: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    steady: bool = False


class AttachFilm(Deed, frozen=True, tag="attach-film"):
    """Lie on one's Film for good: a 6 as rolled draws a card when it beats a Ghost, and beats a Boss twice."""


class Do(Deed, frozen=True, tag="do"):
    """An effect on oneself."""

    effect: Effect


class Displace(Deed, frozen=True, tag="displace"):
    """Move any player 1 Location."""


class Take(Deed, frozen=True, tag="take"):
    """Another player loses a card of your choice, or you take it."""

    what: Part
    steal: bool = False


class OthersDiscard(Deed, frozen=True, tag="others-discard"):
    """Each other player discards cards at random."""

    count: Count


class Banish(Deed, frozen=True, tag="banish"):
    """Put a Ghost in play into the discard pile."""


class Lead(Deed, frozen=True, tag="lead"):
    """Move a Ghost in play to a player's Location where it could be played."""


class PutOut(Deed, frozen=True, tag="put-out"):
    """Another player in a house is put out of it."""


class Hold(Deed, frozen=True, tag="hold"):
    """Another player skips the next turn."""


class Snapshot(Deed, frozen=True, tag="snapshot"):
    """Capture a Ghost at your Location of no more Power than that, without a fight."""

    power: Count


AnyDeed = Attach | AttachFilm | Do | Displace | Take | OthersDiscard | Banish | Lead | PutOut | Hold | Snapshot
