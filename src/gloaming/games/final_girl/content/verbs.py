"""The vocabulary of Final Girl's content: what a line of a card can do, and the traits and standing rules it can bring.

Each verb has one implementation in `rules`, under the verb's own name; `code` numbers them.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=1, le=20)]
Change = Annotated[int, msgspec.Meta(ge=-20, le=20)]


Per = Literal["once", "dead", "action", "phase"]
"""How often: once, or for each dead Victim, for each killed in this Killer Action, or in this Killer phase."""


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb"):
    """Something that a line of a card does."""


class Move(Verb, frozen=True, tag="move"):
    """Move up to that many spaces."""

    steps: Count


class Time(Verb, frozen=True, tag="time"):
    """Gain Time, or lose it; or what the next Action phase starts with."""

    by: Change
    of: Literal["this-phase", "next-phase"] = "this-phase"


class Heal(Verb, frozen=True, tag="heal"):
    """Recover health."""

    by: Count


class Lose(Verb, frozen=True, tag="lose"):
    """Lose health; nothing prevents it."""

    by: Count


class Horror(Verb, frozen=True, tag="horror"):
    """The Horror Level rises or falls, once or for each Victim counted."""

    by: Change
    per: Per = "once"


class Damage(Verb, frozen=True, tag="damage"):
    """Damage the Enemy that is attacked."""

    by: Count


class End(Verb, frozen=True, tag="end"):
    """The Action phase ends."""


class EaseRolls(Verb, frozen=True, tag="ease-rolls"):
    """More dice on the next Horror Roll, or a 3 or 4 is a success on it, or for the rest of the Action phase."""

    dice: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    three_and_four: Literal["never", "next-roll", "phase"] = "never"


class Search(Verb, frozen=True, tag="search"):
    """Take the top Item of the space's deck, or of any; of two, keep one and put the other back on top or below."""

    look: Count
    deck: Literal["here", "any"] = "here"


class TakeAction(Verb, frozen=True, tag="take-action"):
    """Take an Action card from the tableau: the named one, or any that costs no more."""

    name: str = ""
    most_cost: int = 0


class Either(Verb, frozen=True, tag="either"):
    """One of several lines, as you choose; or one for each success of a Horror Roll made now."""

    of: list[list[Effect]]
    for_each: Literal["once", "success"] = "once"


class Reduce(Verb, frozen=True, tag="reduce"):
    """The attack deals less damage, but not less than `least`."""

    by: Count
    least: int


class Ignore(Verb, frozen=True, tag="ignore"):
    """The attack deals no damage."""


class Act(Verb, frozen=True, tag="act"):
    """A Killer Action: a target, Move icons, Attack icons."""

    target: Literal["victim", "girl", "nearest"]
    moves: int
    attacks: int


class NeedsVictim(Verb, frozen=True, tag="needs-victim"):
    """Without a Victim on the board, discard the card and draw the next Terror card."""


class Bloodlust(Verb, frozen=True, tag="bloodlust"):
    """Bloodlust rises, once or for each Victim counted."""

    by: Count
    per: Per = "once"


class HealKiller(Verb, frozen=True, tag="heal-killer"):
    """The Killer recovers health, once or for each Victim counted."""

    by: Count
    per: Per = "once"


class RevealPower(Verb, frozen=True, tag="reveal-power"):
    """The Dark Power that lies face down is revealed, or another one out of the box."""

    out_of: Literal["board", "box"] = "board"


class DrawEvent(Verb, frozen=True, tag="draw-event"):
    """Draw an Event."""


class TakeTerror(Verb, frozen=True, tag="take-terror"):
    """Take the next Terror card off its deck, to resolve it or to discard it without effect."""

    to: Literal["resolve", "discard"]


class AddVictims(Verb, frozen=True, tag="add-victims"):
    """New Victims in each of the spaces; "killer-start" and "girl-start" are those of the Setup card."""

    count: Count
    at: list[str]


class Panic(Verb, frozen=True, tag="panic"):
    """Victims panic: those not in your space, or those with the Killer."""

    who: Literal["elsewhere", "with-killer"]
    times: Count


class Drift(Verb, frozen=True, tag="drift"):
    """Victims walk 1 space: all toward the nearest Enemy, those next to the girl to her, or the Killer's nearest."""

    to: Literal["enemy", "girl", "killer"]


class Fire(Verb, frozen=True, tag="fire"):
    """A die picks one of three Search spaces: Victims there die, its deck is discarded, all others there lose 1."""

    spaces: Annotated[list[str], msgspec.Meta(min_length=3, max_length=3)]


class Sail(Verb, frozen=True, tag="sail"):
    """Go from the boat's space to any other water space, with Victims."""


class Place(Verb, frozen=True, tag="place"):
    """A piece is put somewhere: a token at your space or near it (never in the Lake) or at the nearest water, or the
    Killer himself with the farthest Victim. damage: what the token deals to a Killer who enters.
    """

    piece: Literal["trap", "fireworks", "boat", "killer"]
    damage: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0


class PeekTerror(Verb, frozen=True, tag="peek-terror"):
    """Look at the top Terror card; leave it, or put it on the bottom."""


class ReadMap(Verb, frozen=True, tag="read-map"):
    """For each Item deck, turn up its top card, or remove one that lies face up and turn up the next."""


class EndKillerPhase(Verb, frozen=True, tag="end-killer-phase"):
    """The Killer phase ends."""


Effect = (
    Move
    | Time
    | Heal
    | Lose
    | Horror
    | Damage
    | End
    | EaseRolls
    | Search
    | TakeAction
    | Either
    | Reduce
    | Ignore
    | Act
    | NeedsVictim
    | Bloodlust
    | HealKiller
    | RevealPower
    | DrawEvent
    | TakeTerror
    | AddVictims
    | Panic
    | Drift
    | Fire
    | Sail
    | Place
    | PeekTerror
    | ReadMap
    | EndKillerPhase
)

Line = list[Effect]

VERBS: list[str] = [str(verb.__struct_config__.tag) for verb in Verb.__subclasses__()]
"""The verbs by code."""


More = Literal["", "attack", "moves", "close-damage", "followers", "healing"]
"""What "more" adds to: the Killer's attack, each of his Move icons, the girl's damage in her own space, those who
follow her, and the health that an Action card lets her recover.
"""


class Trait(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ability of a Killer or a girl. by, within: its number, where it has one; to: what "more" adds to.

    does: what happens whenever he kills a Victim.
    """

    trait: Literal["sweep", "once-more", "when-he-kills", "more", "rush"]
    by: int = 0
    within: int = 0
    to: More = ""
    does: Line = []


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule that holds as long as its card stays. by: how much; to: what "more" adds to; space, between: where.

    does: what happens on a Victim saved after the first in an Action phase, or in the Upkeep phase.
    """

    standing: Literal["pairs", "more", "when", "deadly", "tunnel"]
    by: int = 0
    on: Literal["", "further-save", "upkeep"] = ""
    does: Line = []
    to: More = ""
    space: str = ""
    between: list[str] = []


class Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Special Victim. piece: its meeple; from: which Victim becomes it, and what sets it apart."""

    piece: Literal["white", "orange", "blue"]
    chosen: Literal["nearest-girl", "farthest-killer"] = msgspec.field(name="from")
    fearless: bool = False
    dice: int = 0
    hunted: bool = False
    last: bool = False
    dies: Line = []
    dies_with_you: Line = []


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A weapon. least, most: its range; damage: its modifier, or its damage where it stands alone.

    alone: what a shot costs in Time, 0 for a weapon that modifies Action cards; only: the one card it may modify;
    dice: more dice with the card `dice_for`; breaks: a hit may discard a Minor Dark Power.
    """

    least: int
    most: int
    damage: int
    alone: int = 0
    only: str = ""
    dice: int = 0
    dice_for: str = ""
    breaks: bool = False


class Use(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an Item is used. when: between actions ("action", at the "boat"), on a roll, to roll any of its dice again,
    when attacked, or against the Killer.
    """

    when: Literal["action", "boat", "roll", "attacked", "killer"]
    effects: Line = []
    time: int = 0
    once: bool = False
    discard: bool = False
