"""The contents of the box: everything printed on cards and board. A box is immutable, and copies of a state share it.

Cards are numbered in file order: the Spirits of the decks by type, the Starting Spirits, then the Fear cards. Tiles are
numbered from 0 in the north-west corner, row by row.
"""

from __future__ import annotations

import re
from typing import Final

from gloaming.engine.content.added_packs import AddedPacks
from gloaming.engine.content.copies import copy_ids
from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.cards import Attribute, Board, Fear, FearCard, Pattern, Spirit, Stats
from gloaming.games.follow_your_fear.constants import COMMON, CORRUPT, LETTERS, SIDES, SYMBOLS, TYPES
from gloaming.games.follow_your_fear.map import HOME, Lines, options_of, reach, rings
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.tokens import BLUE, RED, RED_DRAGON


class Box:
    """Everything printed on cards and board, and lookup tables. added: the packs in the box.

    By card number: `entry`, its Spirit or FearCard; `design`, a number that copies of a card share; `ids` and `names`;
    `short`, its attributes in few words; `needs`, the numbers of the symbols in its requirement; `asks`, how many of
    each symbol the requirement has; `powers`, its attributes; `backs`, its back in words; `kind`, the number of a
    Spirit's type, -1 for a Fear card; `fear`, the number of a Fear card's Fear, -1 for a Spirit; `stays`, whether it
    stays face up for the round; `strong`, whether it gives Strength; `strength`, `times`, `guards` and `travels`, what
    bots expect from it (see `Outlook`); `pattern`, the number of its Move's pattern, -1 without a Move; `corrupts`,
    whether it places Corrupt tiles; `binds`, whether it is a Fear card that places Corrupt tiles and so must be
    summoned once it is drawn; `slots`, how many slots it gives; and the options `summon`, `flipped` and `discard`.
    `asked_in`, by phase and card number: its requirement in that phase. (FY-FEAR-10, FY-STEAL-4)

    By Fear number: `fears`; `deck`, its cards; `stats`, the totals on its Target card; `back`, the number of the
    pattern on the backs of its cards; `flip`, the attributes of its flipped cards; `event_kinds`, the numbers of its
    RED and BLUE tokens in events.

    `tiles`: the type of each tile; `reach`: where a Move leads, by pattern, side and tile; `home`: the Starting Tiles
    of each side; `rings`: the tiles by their distance from the Void; `looks`: the name of a token by its number in
    events, "" if it has none; `of_type`: the deck Spirits of each type; `starting`: the Starting Spirits, including
    `guides`, the Spirit Guides.
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
        "event_kinds",
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
        self.pattern_number: Final[dict[str, int]] = {pattern.id: number for number, pattern in enumerate(patterns)}
        self.board: Final = board
        self.spirits: Final = spirits
        self.fears: Final = fears
        self.fear_cards: Final = fear_cards
        self.flip: Final[tuple[tuple[Attribute, ...], ...]] = tuple([(move,) for move in flip])
        self.added: Final = added
        fear_number = {fear.id: number for number, fear in enumerate(fears)}
        entries: list[Spirit | FearCard] = []
        ids: list[str] = []
        designs: list[int] = []
        for design, entry in enumerate(_in_order(spirits, fear_cards)):
            for id in copy_ids(entry.id, entry.copies):
                entries.append(entry)
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
            [int(sum([a.expect(outlook) for a in entry.powers])) for entry, outlook in zip(entries, outlooks)]
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
        self.summon: Final[tuple[Option, ...]] = options_of("summon", len(ids))
        self.flipped: Final[tuple[Option, ...]] = options_of("flip", len(ids))
        self.discard: Final[tuple[Option, ...]] = options_of("discard", len(ids))
        self.of_type: Final[tuple[tuple[int, ...], ...]] = tuple(
            [tuple([card for card, back in enumerate(self.backs) if back == kind]) for kind in TYPES]
        )
        self.starting: Final[tuple[int, ...]] = tuple(
            [card for card, back in enumerate(self.backs) if back == "starting"]
        )
        self.guides: Final[frozenset[int]] = frozenset(
            [card for card, entry in enumerate(entries) if isinstance(entry, Spirit) and entry.kind == "guide"]
        )
        self.deck: Final[tuple[tuple[int, ...], ...]] = tuple(
            [tuple([card for card, of in enumerate(self.fear) if of == number]) for number in range(len(fears))]
        )
        self.stats: Final[tuple[Stats, ...]] = tuple(
            [_stats([card for card in fear_cards if card.fear == fear.id]) for fear in fears]
        )
        self.back: Final[tuple[int, ...]] = tuple([self.pattern_number[fear.back] for fear in fears])
        self.event_kinds: Final[tuple[tuple[int, int], ...]] = _event_kinds(fears)
        self.looks: Final[tuple[str, ...]] = _looks(fears, self.event_kinds)
        self.tiles: Final[tuple[int, ...]] = tuple(
            [LETTERS.index(letter) for row in board.rows for letter in row.split()]
        )
        self.home: Final[tuple[tuple[int, ...], ...]] = HOME
        self.rings: Final[tuple[tuple[int, ...], ...]] = rings()
        self.reach: Final[tuple[tuple[tuple[Lines, ...], ...], ...]] = tuple(
            [tuple([reach(pattern, side) for side in range(len(SIDES))]) for pattern in patterns]
        )

    def _short(self, power: Attribute) -> str:
        """Return an attribute in few words; for a Move, the text of its pattern."""
        pattern = getattr(power, "pattern", "")
        return f"Move: {self.patterns[self.pattern_number[pattern]].text}" if pattern else power.short()


def _in_order(spirits: tuple[Spirit, ...], fear_cards: tuple[FearCard, ...]) -> list[Spirit | FearCard]:
    ordered: list[Spirit | FearCard] = []
    for kind in TYPES:
        ordered += [spirit for spirit in spirits if spirit.kind == "deck" and spirit.type == kind]
    ordered += [spirit for spirit in spirits if spirit.kind == "guide"]
    ordered += [spirit for spirit in spirits if spirit.kind == "starting"]
    ordered += fear_cards
    return ordered


def _pattern(entry: Spirit | FearCard, numbers: dict[str, int]) -> int:
    for power in entry.powers:
        name = getattr(power, "pattern", "")
        if name:
            return numbers[name]
    return -1


def _stats(cards: list[FearCard]) -> Stats:
    """Return the totals of the cards in a Fear's deck. (FY-COMP-5)"""
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


def _event_kinds(fears: tuple[Fear, ...]) -> tuple[tuple[int, int], ...]:
    """Return the numbers in events of the RED and BLUE tokens of each Fear; Fears with two looks have numbers of their
    own.
    """
    kinds: list[tuple[int, int]] = []
    following = RED_DRAGON
    for fear in fears:
        if len(fear.tokens) < 2:
            kinds.append((RED, BLUE))
        elif following == RED_DRAGON:
            kinds.append((RED_DRAGON, BLUE))
            following += 1
        else:
            kinds.append((following, following + 1))
            following += 2
    return tuple(kinds)


def _looks(fears: tuple[Fear, ...], event_kinds: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    """Return the names of the tokens of Fears with two looks, by their numbers in events; "" for other tokens."""
    looks = [""] * (max(RED_DRAGON, *[number for kinds in event_kinds for number in kinds]) + 1)
    for fear, kinds in zip(fears, event_kinds):
        if len(fear.tokens) > 1:
            for number, token in zip(kinds, fear.tokens):
                looks[number] = spoken(token.name)
    return tuple(looks)


def spoken(name: str) -> str:
    """Return a token's name in the form that follows an article: `red dragon`, `Black Wave`."""
    return name.lower() if name in COMMON else re.sub(r"^(The|An?) ", "", name)


def _back(entry: Spirit | FearCard) -> str:
    if isinstance(entry, FearCard):
        return "fear"
    return entry.type if entry.kind == "deck" else "starting"
