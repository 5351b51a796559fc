"""Numbers and names that mean something: tiles, types, piles, backs and sides."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from gloaming.engine.content.schema import names

SIZE: Final = 8
"""The board has so many tiles a side. (FY-BOARD-1)"""

TILES: Final = SIZE * SIZE

TYPES: Final = ("courage", "reason", "hope")
"""The types of tiles and Spirits. (FY-BOARD-1, FY-COMP-3)"""

VOID: Final = 3
"""Stands for the Void where the number of a tile's type may."""

CORRUPT: Final = 3
"""Stands for a Corrupt symbol where the number of a type may. (FY-NEED-5)"""

SYMBOLS: Final = (*TYPES, "corrupt")

BACKS: Final = ("courage", "reason", "hope", "starting", "fear")
"""The backs of cards. (FY-INFO-1)"""

FEARS: Final = 6

TOKENS: Final = 6
"""Of each player, and of Fear. (FY-COMP-1, FY-COMP-2)"""

PILES: Final = 6
"""Of Spirits, two of each type. (FY-SETUP-2)"""

SIDES: Final = ("north", "east", "south", "west")
"""The sides of the board, clockwise. (FY-BOARD-2)"""

COLUMNS: Final = "abcdefgh"
"""The names of the columns, from the west."""

ROWS: Final = "87654321"
"""The names of the rows, from the north."""

LETTERS: Final = "CRHV"
"""How files and the terminal write a tile's type, by its number."""

COMMON: Final = ("Red Dragon", "Blue Dragon")
"""What tokens are called in a common word, which has small letters in a sentence."""

CORRUPT_TILES: Final = 48
HAND_LIMIT: Final = 9
Name = Literal["courage", "reason", "hope"]
Symbol = Literal["courage", "reason", "hope", "corrupt"]
Count = Annotated[int, Meta(ge=1, le=24)]
Step = Annotated[int, Meta(ge=-7, le=7)]
PatternId = Annotated[str, names("pattern")]
FearId = Annotated[str, names("fear")]
