"""The types of the fields of content entries, and the base classes of effects and traits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Literal

from msgspec import Meta

from gloaming.engine.content.schema import Text, gives, names
from gloaming.engine.rules.effects import Effect, Verb
from gloaming.games.ghost_hunter.constants import HUNTERS
from gloaming.games.ghost_hunter.outlook import Outlook

TileId = Annotated[str, names("tile")]
EventId = Annotated[str, names("Event card")]
ItemId = Annotated[str, names("item")]

EnemyId = Annotated[str, names("Enemy")]
"""The id of the scenario's Enemy, or of a Monster of the Event pile."""

BossId = Annotated[str, names("boss")]
ClueId = Annotated[str, names("clue")]
SuspectName = Annotated[str, names("suspect")]
TokenName = Annotated[str, names("token")]
CounterName = Annotated[str, names("counter")]

NewCounter = Annotated[Text, gives("counter")]
"""The name of a counter, which a scenario defines by using it here."""

OWN: Final = ("clue", "suspect", "token", "companion", "deed", "counter")
"""The kinds of names that a scenario defines itself and uses in its other fields."""

Law = Literal["open-house", "traitor", "reveal", "fate", "fold", "redrawn", "awake", "monsters-only", "siege"]
Tiles = Annotated[int, Meta(ge=1, le=40)]
Points = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Strength = Annotated[int, Meta(ge=0, le=20)]
Life = Annotated[int, Meta(ge=1, le=99)]
Few = Annotated[int, Meta(ge=0, le=9)]
Times = Annotated[int, Meta(ge=0, le=99)]
Step = Annotated[int, Meta(ge=-9, le=9)]
Hunters = Annotated[int, Meta(ge=1, le=HUNTERS)]
Level = Annotated[int, Meta(ge=0, le=20)]
Minutes = Annotated[int, Meta(ge=1, le=999)]
More = Annotated[int, Meta(ge=-99, le=99)]
Least = Annotated[int, Meta(ge=1, le=20)]
Ability = Literal["st", "dx", "iq", "wp", "none"]
Pool = Literal["hp", "mp"]

Power = Literal[
    "double-damage",
    "multiple-attack",
    "two-cards",
    "madden",
    "slow",
    "riposte",
    "armour",
    "airborne",
    "venom",
    "feed",
    "wanders",
]
"""The abilities that a Monster can have."""

Who = Literal["me", "here", "near", "floor", "all", "one"]

FOR_ONE: Final = ("me", "one")
"""The values of `Who` that depend on which hunter an Item is used on.

The other values reach the same hunters in any case.
"""


class Does(Effect):
    """An effect of a tile, a card or a scenario on hunters. Each verb is a subclass in `rules/verbs`.

    While the effect is carried out, `s.args` holds the number of the card that causes it and the hunter concerned.
    """

    __slots__ = ()

    def expect(self, outlook: Outlook) -> float:
        """Return the total HP and MP that a hunter can expect to recover by this effect, and add them to `outlook`."""
        raise NotImplementedError

    def misplaced(self, entry: object) -> str:
        """Return why this effect is not allowed in an entry, "" if it is allowed."""
        return ""

    def helps(self) -> bool:
        """Return whether this effect may save a hunter who is about to fall. (GH-FALL-2)"""
        return False

    def fights(self) -> bool:
        """Return whether this effect is an attack, which is possible only in a battle. (GH-FREE-1)"""
        return False

    def for_one(self) -> bool:
        """Return whether this effect depends on which hunter on the tile its Item is used on. (GH-ITEM-5)"""
        return True

    def harms(self) -> bool:
        """Return whether this effect only harms a hunter.

        An Item cannot be used for the sake of such an effect alone. (GH-ITEM-6)
        """
        return False

    def moves_on(self) -> bool:
        """Return whether this effect moves a hunter to another tile. As an effect of entering a tile, it could loop."""
        return False

    def checks(self) -> bool:
        """Return whether this effect contains a check. (GH-SCENE-17)"""
        return False


Effects = Annotated[tuple[Does, ...], Meta(min_length=1)]
"""A list of at least one effect, in order."""


class Trait(Verb):
    """A permanent effect of a character or a continuous Item.

    Each verb is a subclass in `traits`. (GH-CHAR-4, GH-ITEM-2)
    """

    __slots__ = ()

    def misplaced(self, entry: object) -> str:
        """Return why this trait is not allowed in an entry, "" if it is allowed."""
        return ""

    def nurses(self) -> int:
        """Return the HP that the owner of this trait may let a hunter recover once a turn. (GH-CHAR-4)"""
        return 0

    def reaches(self) -> int:
        """Return the number of doors across which the owner's Court cards and Aces reach, 0 if this trait does not
        change it. (GH-ACE-5)
        """
        return 0

    def widens(self) -> int:
        """Return by how much this trait raises its owner's initial MP. (GH-CROSS-1)"""
        return 0

    def words(self) -> str:
        """Return the text of this trait. Ids of cards are not replaced by names."""
        raise NotImplementedError

    def naming(self, called: Callable[[str], str]) -> str:
        """Return the text of this trait with the names of cards. called: a function that returns the name for an id."""
        return self.words()
