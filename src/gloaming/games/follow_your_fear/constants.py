"""Constants: tiles, types, tokens, piles, backs and sides."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from gloaming.engine.content.schema import names

SIZE: Final = 8
"""The number of tiles along each side of the board. (FY-BOARD-1)"""

TILES: Final = SIZE * SIZE

TYPES: Final = ("courage", "reason", "hope")
"""The types of tiles and Spirits. (FY-BOARD-1, FY-COMP-3)"""

VOID: Final = 3
"""The number of the Void among the tile types, after the three types in `TYPES`."""

CORRUPT: Final = 3
"""The number of a Corrupt symbol, after the numbers of the three types. (FY-NEED-5)"""

SYMBOLS: Final = (*TYPES, "corrupt")

BACKS: Final = ("courage", "reason", "hope", "starting", "fear")
"""The possible backs of cards. (FY-INFO-1)"""

FEARS: Final = 6

TOKENS: Final = 6
"""The number of tokens of each player, and of the Fear. (FY-COMP-1, FY-COMP-2)"""

PILES: Final = 6
"""The number of Spirit decks, two of each type. (FY-SETUP-2)"""

SIDES: Final = ("north", "east", "south", "west")
"""The sides of the board, clockwise. (FY-BOARD-2)"""

COLUMNS: Final = "abcdefgh"
"""The names of the columns, from west to east."""

ROWS: Final = "87654321"
"""The names of the rows, from north to south."""

LETTERS: Final = "CRHV"
"""The letters of the tile types in files and in the terminal, in the order of their numbers."""

COMMON: Final = ("Red Dragon", "Blue Dragon")
"""The token names that are common nouns and therefore lowercase within a sentence."""

CORRUPT_TILES: Final = 48
HAND_LIMIT: Final = 9
Name = Literal["courage", "reason", "hope"]
Symbol = Literal["courage", "reason", "hope", "corrupt"]
Count = Annotated[int, Meta(ge=1, le=24)]
Step = Annotated[int, Meta(ge=-7, le=7)]
PatternId = Annotated[str, names("pattern")]
FearId = Annotated[str, names("fear")]
