"""What is printed on cards, boards and tokens, and what attributes can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import Meta

from gloaming.engine.content.content_files import Source
from gloaming.engine.rules.effects import Effect
from gloaming.games.follow_your_fear.constants import Count, FearId, Name, PatternId, Step, Symbol
from gloaming.games.follow_your_fear.outlook import Outlook


class Attribute(Effect):
    """What a card does: an attribute a subclass, in `rules/verbs`. (FY-MANY-1)

    `s.arg` is the number of the card that is being summoned; it lies on the mat of who acts.
    """

    __slots__ = ()

    def again(self) -> bool:
        """Whether it is done once more on a card with a captured token, instead of growing by it. (FY-BONUS-8)"""
        return True

    def powered(self, s: Any, laid: int, more: int) -> bool:
        """Whether more captured tokens on its card, beside those laid, change what it does; 1 or more. (FY-BONUS-11)"""
        return not self.again() or (not laid and self.uses(s) > 1)

    def uses(self, s: Any) -> int:
        """How many times it could do something as the table is; 2 stands for any higher number. (FY-BONUS-11)"""
        return 2

    def second_use(self, s: Any) -> str:
        """What players should know before they lay a token for a second use; "" for nothing. (FY-BONUS-8)"""
        return ""

    def stays(self) -> bool:
        """Whether its card stays face up for the round. (FY-DISCARD-1)"""
        return False

    def strong(self) -> bool:
        """Whether it concerns Strength, and makes its card stay under an exchange with Defense. (FY-TURNED-3)"""
        return False

    def corrupts(self) -> bool:
        """Whether it lays Corrupt tiles, so that a Fear card must be summoned for it. (FY-CORRUPT-3)"""
        return False

    def slots(self) -> int:
        """How many more cards can be summoned in the phase because of it. (FY-CARD-1)"""
        return 0

    def expect(self, outlook: Outlook) -> float:
        """Return the Strength that bots hope for with it, below 0 where it weakens."""
        raise NotImplementedError

    def counted(self) -> tuple[str, int]:
        """Under which field of Stats the Target card of a Fear counts it, and for how much. (FY-COMP-5)"""
        return "tricks", 1

    def lose_bonus(self, s: Any, mat: int, card: int) -> None:
        """Take back what a captured token on its card gave that has been healed away. (FY-BONUS-10)

        One of what grows with each token; of the others the second use, once the last token is gone.
        """


Needs = Annotated[tuple[Symbol, ...], Meta(max_length=3)]
Powers = Annotated[tuple[Attribute, ...], Meta(min_length=1)]


@dataclass(frozen=True, kw_only=True)
class Pattern:
    """Where a Move leads: pairs [right, forward], as seen from the Home Row of who moves. (FY-MOVE-1)

    text: what it is, in a few words; offsets: the tiles that a token may go to; rays: directions in which it may go as
    far as it likes, up to the first token or the edge of the board.
    """

    id: str
    text: str
    source: Source
    offsets: tuple[tuple[Step, Step], ...]
    rays: tuple[tuple[Step, Step], ...]


@dataclass(frozen=True, kw_only=True)
class Board:
    """The tiles. (FY-BOARD-1, FY-BOARD-2, FY-BOARD-3)

    rows: the 8 tiles of each row from west to east, with spaces between, the northernmost row first: C Courage, R
    Reason, H Hope, V Void.
    """

    id: str
    source: Source
    rows: Annotated[tuple[str, ...], Meta(min_length=8, max_length=8)]


@dataclass(frozen=True, kw_only=True)
class Spirit:
    """A Spirit. (FY-COMP-3)

    kind: where it is: "deck" in the decks of its type, "guide" among the Spirit Guides, of which each player takes one
    at the start, "starting" among the other Starting Spirits, of which each takes two; type: the deck and the back, of
    Courage, Reason or Hope; needs: the requirement, a word for each tile of that type that one's tokens must stand on,
    "corrupt" for a Corrupt tile; powers: what it does when it is summoned, from left to right; line: to be read aloud;
    rule: the clause that says what stands on it, "" in packs.
    """

    id: str
    name: str
    kind: Literal["deck", "guide", "starting"]
    type: Name
    needs: Needs
    powers: Powers
    copies: Count
    line: str
    source: Source
    rule: str = ""


@dataclass(frozen=True, kw_only=True)
class FearCard:
    """A card of a Fear's deck. (FY-COMP-5)

    fear: whose deck it is in; needs: the requirement, a word for each tile of that type that tokens of Fear must stand
    on, "corrupt" for a Corrupt tile; powers: what it does when it is summoned, from left to right; rule: the clause
    that says what stands on it, "" in packs.
    """

    id: str
    name: str
    fear: FearId
    needs: Needs
    powers: Powers
    copies: Count
    line: str
    source: Source
    rule: str = ""


@dataclass(frozen=True, kw_only=True)
class Token:
    """The tokens of a Fear that look alike.

    Where a Fear has two looks, one token of each is on the board, a captured one is replaced by another of its look,
    and a Move is for one of the two: it plays by the same rules as the Fear of Loneliness.
    id: its own within the Fear; name: what people read, in sentences too where there are two looks.
    (FY-LONELY-1, FY-LONELY-2, FY-LONELY-3, FY-LONELY-4, FY-LONELY-5)
    """

    id: str
    name: str
    copies: Count


@dataclass(frozen=True, kw_only=True)
class Stats:
    """What the Target card of a Fear tells of its deck: sums of Strength, Defense and Corrupt, and numbers of cards.

    move: with a Move; tricks: with anything but Strength, Defense, Move and Corrupt; needs: with a requirement.
    (FY-COMP-5)
    """

    strength: int
    defense: int
    corrupt: int
    move: int
    tricks: int
    needs: int


@dataclass(frozen=True, kw_only=True)
class Fear:
    """One of the Fears, as its Target Fear card shows it. Its deck has 3 cards or more, copies counted.

    role: how it plays, in a few words; back: the pattern on the backs of its cards; tokens: those of its tokens that
    look alike together, 6 in all, of one look or two; difficulty: how hard it is to beat, 5 for the hardest, which
    people read and no rule asks for; rule: the clause that says what stands on it, "" in packs.
    (FY-COMP-5)
    """

    id: str
    name: str
    role: str
    back: PatternId
    tokens: tuple[Token, ...]
    difficulty: Annotated[int, Meta(ge=1, le=5)]
    line: str
    source: Source
    rule: str = ""
