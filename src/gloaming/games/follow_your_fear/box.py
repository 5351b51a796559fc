"""What is in the box: everything printed on cards and board, as one value. Nothing in it changes; copies share it.

Cards are numbered as the files list them: the Spirits of the decks by type, the Starting Spirits, then the Fear cards.
Tiles are numbered from 0 in the north-west corner, row by row.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from gloaming.engine.content.added_packs import AddedPacks
from gloaming.engine.content.content_files import Source
from gloaming.engine.content.copies import copy_ids
from gloaming.engine.content.schema import names
from gloaming.engine.rules.effects import Effect
from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.tokens import BLUE, RED, RED_DRAGON

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


PATTERNS_KEPT: Final = 256
"""Where so many patterns lead, each as seen from one side, is kept for other boxes that have them, too."""

Lines = tuple[tuple[int, ...], ...]
"""Where a token may go from a tile: for each tile it can reach that tile, then those that must be empty before it."""


class Ground:
    """The Corrupt tiles that lay somewhere once, and what each tile of the board counted as. Tables share it."""

    __slots__ = ("corrupt", "tiles")

    def __init__(self, corrupt: tuple[int, ...], tiles: tuple[int, ...]) -> None:
        """What the board counts as with these Corrupt tiles."""
        self.corrupt: Final = corrupt
        self.tiles: Final = tiles


class Box:
    """Everything printed. added: what packs make of it.

    By the number of a card: `ids`, `names`, `short` (what it does, in the fewest words), `needs` (numbers of
    symbols), `asks` (how many of each symbol it needs), `powers`, `backs` (words), `kind` (the number of a Spirit's
    type), `fear` (the number of the Fear it belongs to, -1 for a Spirit), `stays`, `strong`, `corrupts`, `binds`
    (a Fear card that corrupts, which must be summoned once it is drawn), `slots` (how many it gives), `blow`,
    `travels`, `pattern` (the number of that of its Move, -1 without one), `entry` (its Spirit or FearCard), `design`
    (a number that its copies share), and the options `summon`, `flipped` and `discard`. By the phase and the number
    of a card: `asked_in`, what it needs to be summoned. (FY-FEAR-10, FY-STEAL-4) By the number of a tile: `tiles`,
    its type. By the number of a pattern, of a side and of a tile: `reach`. By the number of a Fear: `fears`, `deck`
    (its cards), `stats` (what its Target card tells of them), `back` (the number of its pattern), `told_of` (what
    events tell of its RED and BLUE tokens) and `flip`, what its cards do with their backs up. By what events tell of
    a token: `looks`, what it is called, "" where that is no name of its own. By side: `home`, its Starting Tiles.
    `rings`: the tiles by how far they are from the Void.
    """

    __slots__ = (
        "patterns",
        "pattern_number",
        "board",
        "spirits",
        "fears",
        "fear_cards",
        "flip",
        "added",
        "entry",
        "design",
        "ids",
        "number",
        "names",
        "short",
        "needs",
        "asks",
        "summon",
        "flipped",
        "discard",
        "powers",
        "backs",
        "kind",
        "fear",
        "stays",
        "strong",
        "strength",
        "times",
        "guards",
        "travels",
        "pattern",
        "corrupts",
        "binds",
        "asked_in",
        "slots",
        "tiles",
        "reach",
        "deck",
        "stats",
        "back",
        "told_of",
        "looks",
        "home",
        "rings",
        "of_type",
        "guides",
        "starting",
    )

    def __init__(
        self,
        patterns: tuple[Pattern, ...],
        board: Board,
        spirits: tuple[Spirit, ...],
        fears: tuple[Fear, ...],
        fear_cards: tuple[FearCard, ...],
        flip: tuple[Attribute, ...],
        added: AddedPacks,
    ) -> None:
        self.patterns: Final = patterns
        self.pattern_number: Final[dict[str, int]] = {one.id: number for number, one in enumerate(patterns)}
        self.board: Final = board
        self.spirits: Final = spirits
        self.fears: Final = fears
        self.fear_cards: Final = fear_cards
        self.flip: Final[tuple[tuple[Attribute, ...], ...]] = tuple([(move,) for move in flip])
        self.added: Final = added
        fear_number = {one.id: number for number, one in enumerate(fears)}
        entries: list[Spirit | FearCard] = []
        ids: list[str] = []
        designs: list[int] = []
        for design, one in enumerate(_in_order(spirits, fear_cards)):
            for id in copy_ids(one.id, one.copies):
                entries.append(one)
                designs.append(design)
                ids.append(id)
        self.entry: Final[tuple[Spirit | FearCard, ...]] = tuple(entries)
        self.design: Final[tuple[int, ...]] = tuple(designs)
        self.ids: Final[tuple[str, ...]] = tuple(ids)
        self.number: Final[dict[str, int]] = {piece: number for number, piece in enumerate(ids)}
        self.names: Final[tuple[str, ...]] = tuple([entry.name for entry in entries])
        self.short: Final[tuple[str, ...]] = tuple(
            [", ".join([self._short(power) for power in entry.powers]) for entry in entries]
        )
        self.needs: Final[tuple[tuple[int, ...], ...]] = tuple(
            [tuple([SYMBOLS.index(symbol) for symbol in entry.needs]) for entry in entries]
        )
        self.asks: Final[tuple[tuple[int, int, int, int], ...]] = tuple(
            [(needs.count(0), needs.count(1), needs.count(2), needs.count(CORRUPT)) for needs in self.needs]
        )
        self.powers: Final[tuple[tuple[Attribute, ...], ...]] = tuple([entry.powers for entry in entries])
        self.backs: Final[tuple[str, ...]] = tuple([_back(entry) for entry in entries])
        self.kind: Final[tuple[int, ...]] = tuple(
            [TYPES.index(entry.type) if isinstance(entry, Spirit) else -1 for entry in entries]
        )
        self.fear: Final[tuple[int, ...]] = tuple(
            [fear_number[entry.fear] if isinstance(entry, FearCard) else -1 for entry in entries]
        )
        self.stays: Final[tuple[bool, ...]] = tuple([any([a.stays() for a in entry.powers]) for entry in entries])
        self.strong: Final[tuple[bool, ...]] = tuple([any([a.strong() for a in entry.powers]) for entry in entries])
        outlooks = [Outlook() for _ in entries]
        self.strength: Final[tuple[int, ...]] = tuple(
            [int(sum([a.expect(outlook) for a in one.powers])) for one, outlook in zip(entries, outlooks)]
        )
        self.times: Final[tuple[int, ...]] = tuple([outlook.times for outlook in outlooks])
        self.guards: Final[tuple[int, ...]] = tuple([outlook.guards for outlook in outlooks])
        self.travels: Final[tuple[bool, ...]] = tuple([outlook.travels for outlook in outlooks])
        self.pattern: Final[tuple[int, ...]] = tuple([_pattern(entry, self.pattern_number) for entry in entries])
        self.corrupts: Final[tuple[bool, ...]] = tuple([any([a.corrupts() for a in entry.powers]) for entry in entries])
        self.binds: Final[tuple[bool, ...]] = tuple(
            [of >= 0 and corrupts for of, corrupts in zip(self.fear, self.corrupts)]
        )
        nothing = (0, 0, 0, 0)
        self.asked_in: Final[tuple[tuple[tuple[int, int, int, int], ...], ...]] = (
            self.asks,
            tuple([asks if of >= 0 else nothing for of, asks in zip(self.fear, self.asks)]),
        )
        self.slots: Final[tuple[int, ...]] = tuple([sum([a.slots() for a in entry.powers]) for entry in entries])
        self.summon: Final[tuple[Option, ...]] = _options("summon", len(ids))
        self.flipped: Final[tuple[Option, ...]] = _options("flip", len(ids))
        self.discard: Final[tuple[Option, ...]] = _options("discard", len(ids))
        self.of_type: Final[tuple[tuple[int, ...], ...]] = tuple(
            [tuple([card for card, back in enumerate(self.backs) if back == kind]) for kind in TYPES]
        )
        self.starting: Final[tuple[int, ...]] = tuple(
            [card for card, back in enumerate(self.backs) if back == "starting"]
        )
        self.guides: Final[frozenset[int]] = frozenset(
            [card for card, one in enumerate(entries) if isinstance(one, Spirit) and one.kind == "guide"]
        )
        self.deck: Final[tuple[tuple[int, ...], ...]] = tuple(
            [tuple([card for card, of in enumerate(self.fear) if of == number]) for number in range(len(fears))]
        )
        self.stats: Final[tuple[Stats, ...]] = tuple(
            [_stats([card for card in fear_cards if card.fear == fear.id]) for fear in fears]
        )
        self.back: Final[tuple[int, ...]] = tuple([self.pattern_number[fear.back] for fear in fears])
        self.told_of: Final[tuple[tuple[int, int], ...]] = _told_of(fears)
        self.looks: Final[tuple[str, ...]] = _looks(fears, self.told_of)
        self.tiles: Final[tuple[int, ...]] = tuple(
            [LETTERS.index(letter) for row in board.rows for letter in row.split()]
        )
        self.home: Final[tuple[tuple[int, ...], ...]] = HOME
        self.rings: Final[tuple[tuple[int, ...], ...]] = _rings()
        self.reach: Final[tuple[tuple[tuple[Lines, ...], ...], ...]] = tuple(
            [tuple([_reach(pattern, side) for side in range(len(SIDES))]) for pattern in patterns]
        )

    def _short(self, power: Attribute) -> str:
        """An attribute in the fewest words; a Move with where it leads."""
        pattern = getattr(power, "pattern", "")
        return f"Move: {self.patterns[self.pattern_number[pattern]].text}" if pattern else power.short()


def _options(verb: str, count: int) -> tuple[Option, ...]:
    """The options of a verb with one number, made once."""
    return tuple([(verb, number) for number in range(count)])


def _in_order(spirits: tuple[Spirit, ...], fear_cards: tuple[FearCard, ...]) -> list[Spirit | FearCard]:
    found: list[Spirit | FearCard] = []
    for kind in TYPES:
        found += [spirit for spirit in spirits if spirit.kind == "deck" and spirit.type == kind]
    found += [spirit for spirit in spirits if spirit.kind == "guide"]
    found += [spirit for spirit in spirits if spirit.kind == "starting"]
    found += fear_cards
    return found


def _pattern(one: Spirit | FearCard, numbers: dict[str, int]) -> int:
    for power in one.powers:
        name = getattr(power, "pattern", "")
        if name:
            return numbers[name]
    return -1


def _stats(cards: list[FearCard]) -> Stats:
    """What comes of the cards of a Fear. (FY-COMP-5)"""
    sums = {"strength": 0, "defense": 0, "corrupt": 0}
    with_it = {"move": 0, "tricks": 0}
    for card in cards:
        counted = [power.counted() for power in card.powers]
        for name in sums:
            sums[name] += card.copies * sum([much for what, much in counted if what == name])
        for name in with_it:
            with_it[name] += card.copies * any([what == name for what, _ in counted])
    needs = sum([card.copies for card in cards if card.needs])
    return Stats(
        strength=sums["strength"],
        defense=sums["defense"],
        corrupt=sums["corrupt"],
        move=with_it["move"],
        tricks=with_it["tricks"],
        needs=needs,
    )


def _told_of(fears: tuple[Fear, ...]) -> tuple[tuple[int, int], ...]:
    """What events tell of the RED and the BLUE tokens of each Fear: of one with two looks, numbers of its own."""
    told: list[tuple[int, int]] = []
    following = RED_DRAGON
    for fear in fears:
        if len(fear.tokens) < 2:
            told.append((RED, BLUE))
        elif following == RED_DRAGON:
            told.append((RED_DRAGON, BLUE))
            following += 1
        else:
            told.append((following, following + 1))
            following += 2
    return tuple(told)


def _looks(fears: tuple[Fear, ...], told_of: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    """What the tokens of Fears with two looks are called, by what events tell of them."""
    looks = [""] * (max(RED_DRAGON, *[number for told in told_of for number in told]) + 1)
    for fear, told in zip(fears, told_of):
        if len(fear.tokens) > 1:
            for number, token in zip(told, fear.tokens):
                looks[number] = spoken(token.name)
    return tuple(looks)


def spoken(name: str) -> str:
    """A token's name as it stands after an article: `red dragon`, `Black Wave`."""
    return name.lower() if name in COMMON else re.sub(r"^(The|An?) ", "", name)


def _back(one: Spirit | FearCard) -> str:
    if isinstance(one, FearCard):
        return "fear"
    return one.type if one.kind == "deck" else "starting"


def tile_at(row: int, column: int) -> int:
    """The number of a tile; -1 off the board."""
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else -1


HOME: Final[tuple[tuple[int, ...], ...]] = (
    tuple([tile_at(0, column) for column in range(6, 0, -1)]),
    tuple([tile_at(row, 7) for row in range(6, 0, -1)]),
    tuple([tile_at(7, column) for column in range(1, 7)]),
    tuple([tile_at(row, 0) for row in range(1, 7)]),
)
"""The Starting Tiles of each side, from the left as its owner looks at the board. (FY-BOARD-2, FY-BOARD-3)"""


TOKEN: Final[tuple[Option, ...]] = _options("token", TILES)
GO: Final[tuple[Option, ...]] = _options("go", TILES)
LAY: Final[tuple[Option, ...]] = _options("corrupt", TILES)
CLEANSE: Final[tuple[Option, ...]] = _options("cleanse", TILES)
"""The options that name a tile, by its number."""

GOING: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([("move", start, end) for end in range(TILES)]) for start in range(TILES)]
)
"""The options to move, by the tile from which and that to which."""


def turned(side: int, right: int, forward: int) -> tuple[int, int]:
    """Rows and columns of a step, as the side's owner sees right and forward. (FY-MOVE-2)"""
    if side == 0:
        return forward, -right
    if side == 1:
        return -right, -forward
    if side == 2:
        return -forward, right
    return right, forward


@lru_cache(maxsize=PATTERNS_KEPT)
def _reach(pattern: Pattern, side: int) -> tuple[Lines, ...]:
    """Where a pattern leads from each tile, and what must be empty on the way. (FY-MOVE-4, FY-MOVE-5)"""
    rays = [turned(side, right, forward) for right, forward in pattern.rays]
    offsets = [turned(side, right, forward) for right, forward in pattern.offsets]
    marked = {*offsets, *rays}
    steps = [(down, right, _between(down, right, marked)) for down, right in offsets]
    return tuple([_lines(*divmod(tile, SIZE), rays, steps) for tile in range(TILES)])


def _between(down: int, right: int, marked: set[tuple[int, int]]) -> list[tuple[int, int]]:
    """The steps on a straight way to a marked one, where all of them are marked themselves."""
    far = max(abs(down), abs(right))
    if down not in (0, far, -far) or right not in (0, far, -far):
        return []
    steps = [(down // far * near, right // far * near) for near in range(1, far)]
    return steps if all([step in marked for step in steps]) else []


def _lines(
    row: int, column: int, rays: list[tuple[int, int]], steps: list[tuple[int, int, list[tuple[int, int]]]]
) -> Lines:
    """Where rays and steps lead from a tile."""
    found: dict[int, tuple[int, ...]] = {}
    for down, right in rays:
        way: tuple[int, ...] = ()
        there = tile_at(row + down, column + right)
        while there >= 0:
            found[there] = (there, *way)
            way += (there,)
            there = tile_at(row + down * (len(way) + 1), column + right * (len(way) + 1))
    for down, right, between in steps:
        there = tile_at(row + down, column + right)
        if there >= 0 and there not in found:
            found[there] = (there, *[tile_at(row + one[0], column + one[1]) for one in between])
    return tuple([found[there] for there in sorted(found)])


def _rings() -> tuple[tuple[int, ...], ...]:
    """The tiles by how many king's steps they are from the four of the Void, themselves first. (FY-RESPAWN-2)"""
    rings: list[list[int]] = [[], [], [], []]
    for tile in range(TILES):
        row, column = divmod(tile, SIZE)
        rings[max(3 - row, row - 4, 3 - column, column - 4, 0)].append(tile)
    return tuple([tuple(ring) for ring in rings])
