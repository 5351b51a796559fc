"""The entries of cards, boards and tokens, and the interface of card attributes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import Meta

from gloaming.engine.content.content_files import Source
from gloaming.engine.rules.effects import Effect
from gloaming.games.follow_your_fear.constants import Count, FearId, Name, PatternId, Step, Symbol
from gloaming.games.follow_your_fear.outlook import Outlook


class Attribute(Effect):
    """An attribute of a card. One subclass per attribute, in `rules/verbs`. (FY-MANY-1)

    `s.arg` is the number of the card being summoned; the card lies on the mat of the acting player.
    """

    __slots__ = ()

    def again(self) -> bool:
        """Return whether a captured token on the card repeats the attribute, instead of increasing it. (FY-BONUS-8)"""
        return True

    def powered(self, s: Any, laid: int, more: int) -> bool:
        """Return whether `more` captured tokens on the card, in addition to `laid`, would change the effect.
        (FY-BONUS-11)

        more: at least 1.
        """
        return not self.again() or (not laid and self.uses(s) > 1)

    def uses(self, s: Any) -> int:
        """Return how many times the attribute could have an effect now; 2 means twice or more.
        (FY-BONUS-11)
        """
        return 2

    def second_use(self, s: Any) -> str:
        """Return a note about a second use, shown before players lay a token for it; "" for none. (FY-BONUS-8)"""
        return ""

    def stays(self) -> bool:
        """Return whether a card with this attribute stays face up for the round. (FY-DISCARD-1)"""
        return False

    def strong(self) -> bool:
        """Return whether the attribute gives Strength. Its card stays face up if Strength and Defense are exchanged.
        (FY-TURNED-3)
        """
        return False

    def corrupts(self) -> bool:
        """Return whether the attribute places Corrupt tiles, so that a Fear card with it must be summoned.
        (FY-CORRUPT-3)
        """
        return False

    def slots(self) -> int:
        """Return how many more cards the attribute lets the player summon in the phase. (FY-CARD-1)"""
        return 0

    def expect(self, outlook: Outlook) -> float:
        """Return the Strength that bots expect from the attribute, below 0 if it weakens. outlook: receives its other
        uses.
        """
        raise NotImplementedError

    def counted(self) -> tuple[str, int]:
        """Return the field of Stats that counts the attribute on the Target card, and the amount. (FY-COMP-5)"""
        return "tricks", 1

    def lose_bonus(self, s: Any, mat: int, card: int) -> None:
        """Undo the bonus of a captured token that was healed off the card. (FY-BONUS-10)

        An attribute that grows with each token loses 1; any other attribute loses its second use once the last token is
        gone.
        """


Needs = Annotated[tuple[Symbol, ...], Meta(max_length=3)]
Powers = Annotated[tuple[Attribute, ...], Meta(min_length=1)]


@dataclass(frozen=True, kw_only=True)
class Pattern:
    """The tiles to which a Move leads, as pairs [right, forward] seen from the Home Row of the moving player.
    (FY-MOVE-1)

    text: a short description; offsets: the tiles that a token may move to; rays: directions in which a token may move
    any distance, up to the first token or the edge of the board.
    """

    id: str
    text: str
    source: Source
    offsets: tuple[tuple[Step, Step], ...]
    rays: tuple[tuple[Step, Step], ...]


@dataclass(frozen=True, kw_only=True)
class Board:
    """The tiles of the board. (FY-BOARD-1, FY-BOARD-2, FY-BOARD-3)

    rows: the 8 tiles of each row from west to east, separated by spaces, the northernmost row first: C Courage, R
    Reason, H Hope, V Void.
    """

    id: str
    source: Source
    rows: Annotated[tuple[str, ...], Meta(min_length=8, max_length=8)]


@dataclass(frozen=True, kw_only=True)
class Spirit:
    """A Spirit card. (FY-COMP-3)

    kind: where the card is at set-up: "deck" in the decks of its type, "guide" among the Spirit Guides, of which each
    player takes 1, "starting" among the other Starting Spirits, of which each player takes 2; type: the card's deck and
    back: Courage, Reason or Hope; needs: the requirement: the tiles on which the player's tokens must stand, where
    "corrupt" is a Corrupt tile; powers: the card's attributes, from left to right; line: flavor text, to be read aloud;
    rule: the id of the clause with the card's text, "" in packs.
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

    fear: the Fear whose deck contains the card; needs: the requirement: the tiles on which Fear tokens must stand,
    where "corrupt" is a Corrupt tile; powers: the card's attributes, from left to right; rule: the id of the clause
    with the card's text, "" in packs.
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
    """The tokens of a Fear that look the same.

    A Fear with two looks follows the rules of the Fear of Loneliness: one token of each look is on the board, a
    captured token is replaced by another of its look, and a Move moves one of the two tokens.

    id: an id that is unique within the Fear; name: the token's name, used in sentences if the Fear has two looks.
    (FY-LONELY-1, FY-LONELY-2, FY-LONELY-3, FY-LONELY-4, FY-LONELY-5)
    """

    id: str
    name: str
    copies: Count


@dataclass(frozen=True, kw_only=True)
class Stats:
    """The totals on the Target card of a Fear, for all cards in its deck. (FY-COMP-5)

    strength, defense, corrupt: the sums of these attributes; move: the number of cards with a Move; tricks: the number
    of cards with anything except Strength, Defense, Move and Corrupt; needs: the number of cards with a requirement.
    """

    strength: int
    defense: int
    corrupt: int
    move: int
    tricks: int
    needs: int


@dataclass(frozen=True, kw_only=True)
class Fear:
    """A Fear, as on its Target Fear card. Its deck has at least 3 cards, including copies.

    role: how the Fear plays, in a few words; back: the pattern on the backs of its cards; tokens: its 6 tokens, grouped
    by their 1 or 2 looks; difficulty: how hard the Fear is to beat, from 1 to 5, for people only; rule: the id of the
    clause with its text, "" in packs. (FY-COMP-5)
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
