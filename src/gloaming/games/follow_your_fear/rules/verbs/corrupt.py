"""The attribute Corrupt: place or remove Corrupt tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from gloaming.engine.phrases import count, signed
from gloaming.engine.rules.effects import NO_OPINION
from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.constants import CORRUPT_TILES, TILES
from gloaming.games.follow_your_fear.generated import events
from gloaming.games.follow_your_fear.map import CLEANSE, LAY
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.rules.board import COVERED, ground, occupants
from gloaming.games.follow_your_fear.rules.mats import tokens_on
from gloaming.games.follow_your_fear.rules.sentences import with_count
from gloaming.games.follow_your_fear.state import State


@dataclass(frozen=True)
class Corrupt(Attribute):
    """Place or remove Corrupt tiles. (FY-CORR-1, FY-CORR-4, FY-BONUS-5)

    n: how many tiles to place; a number below 0 removes tiles, and 0 is not allowed.
    """

    n: Annotated[int, Meta(ge=-9, le=9)]

    def fault(self) -> tuple[str, str] | None:
        """Return the field `n` and a message if it is 0; otherwise None."""
        return None if self.n else ("n", "0 neither lays nor removes a tile; 1 or more, or -1 or less")

    def do(self, s: State) -> None:
        """Ask which tiles to place or remove: the number on the card, plus 1 for each captured token on it."""
        more = abs(self.n) + tokens_on(s, s.mat(), s.arg)
        if self.n > 0:
            s.placings += more
        else:
            s.cleanings += more
        s.run("lay Corrupt tiles", s.arg)

    def again(self) -> bool:
        return False

    def powered(self, s: State, laid: int, more: int) -> bool:
        """Return whether a further captured token would place or remove another tile. (FY-BONUS-11)"""
        there = len(s.corrupt) if self.n < 0 else min(CORRUPT_TILES - len(s.corrupt), len(tiles_without(s)))
        return there > (abs(self.n) + laid) * s.corrupt_times

    def corrupts(self) -> bool:
        return True

    def counted(self) -> tuple[str, int]:
        return "corrupt", self.n

    def words(self) -> str:
        return f"{self.short()}: {'place' if self.n > 0 else 'remove'} {count(abs(self.n), 'Corrupt tile')}"

    def short(self) -> str:
        return f"{signed(self.n)} Corrupt"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def tiles_to_corrupt(s: State) -> list[Option]:
    """Return the options to place a Corrupt tile on a free tile.

    If all free tiles will be used, only one option is returned, because the order makes no difference. (FY-CORR-2,
    FY-CORR-3, FY-CORR-5, FY-COMP-4)
    """
    owed = min(s.placings * s.corrupt_times - s.placed, CORRUPT_TILES - len(s.corrupt))
    if owed <= 0:
        return []
    free = [LAY[tile] for tile in tiles_without(s)]
    return free[:1] if owed >= len(free) else free


def how_many_to_place(s: State) -> str:
    """Return the prompt with the number of Corrupt tiles left to place. (FY-CORR-1)"""
    owed = s.placings * s.corrupt_times - s.placed
    return with_count("Place a Corrupt tile", min(owed, CORRUPT_TILES - len(s.corrupt)))


def tiles_without(s: State) -> list[int]:
    """Return the tiles without a token and without a Corrupt tile. (FY-CORR-2)"""
    tiles, there = ground(s), occupants(s)
    return [tile for tile in range(TILES) if there[tile] < 0 and tiles[tile] != COVERED]


def corrupt(s: State, option: Option) -> None:
    """Place a Corrupt tile on the chosen tile. (FY-CORR-1, FY-CORRUPT-1)"""
    s.corrupt = tuple(sorted((*s.corrupt, option[1])))
    s.placed += 1
    events.corrupted(s, s.turn, option[1])
    if s.placings * s.corrupt_times > s.placed:
        s.again()


def tiles_to_cleanse(s: State) -> list[Option]:
    """Return the options to remove a Corrupt tile, with or without a token on it; only one if all must be removed.

    (FY-CORR-4, FY-CORR-5)
    """
    owed = s.cleanings * s.corrupt_times - s.cleaned
    if owed <= 0:
        return []
    there = s.corrupt[:1] if owed >= len(s.corrupt) else s.corrupt
    return [CLEANSE[tile] for tile in there]


def how_many_to_remove(s: State) -> str:
    """Return the prompt with the number of Corrupt tiles left to remove. (FY-CORR-4)"""
    return with_count("Remove a Corrupt tile", min(s.cleanings * s.corrupt_times - s.cleaned, len(s.corrupt)))


def cleanse(s: State, option: Option) -> None:
    """Remove the chosen Corrupt tile. (FY-CORR-4, FY-CORRUPT-2)"""
    s.corrupt = tuple([tile for tile in s.corrupt if tile != option[1]])
    s.cleaned += 1
    events.cleansed(s, s.turn, option[1])
    if s.cleanings * s.corrupt_times > s.cleaned:
        s.again()


def corrupt_no_more(s: State) -> None:
    """Drop the Corrupt tiles that could not be placed or removed. (FY-CORR-1, FY-CORR-4, FY-MANY-2)"""
    s.placed = s.placings * s.corrupt_times
    s.cleaned = s.cleanings * s.corrupt_times
