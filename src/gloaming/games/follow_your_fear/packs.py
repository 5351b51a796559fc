"""The cards and the board, read from the game's own content and from packs that people add."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gloaming.engine.effects import Effect
from gloaming.engine.errors import BadContent
from gloaming.engine.game import Added
from gloaming.engine.packs import Packs
from gloaming.engine.schema import Schema
from gloaming.games.follow_your_fear.box import (
    FEARS,
    LETTERS,
    SIZE,
    TOKENS,
    TYPES,
    Attribute,
    Board,
    Box,
    Fear,
    FearCard,
    Pattern,
    Spirit,
)
from gloaming.games.follow_your_fear.rules.verbs.move import Move
from gloaming.games.follow_your_fear.rules.vocabulary import VERBS

CORE: Final = Path(__file__).parent / "content"
SCHEMA: Final = Schema({Effect: VERBS, Attribute: VERBS})

TABLES: Final = {
    "pattern": "patterns.toml",
    "board": "board.toml",
    "spirit": "spirits.toml",
    "fear": "fears.toml",
    "card": "cards.toml",
}
"""The file of each table."""


def read_box(*folders: Path) -> Box:
    """The box of the core cards and some packs. Raises BadContent, which names file, entry and field."""
    packs = Packs("follow-your-fear", [CORE], folders, TABLES, SCHEMA)
    patterns = packs.read("pattern", Pattern)
    boards = packs.read("board", Board)
    spirits = packs.read("spirit", Spirit)
    fears = packs.read("fear", Fear)
    cards = packs.read("card", FearCard)
    check(patterns, boards, spirits, fears, cards)
    flip = tuple([Move(fear.back) for fear in fears])
    return Box(patterns, boards[0], spirits, fears, cards, flip, Added(packs.titles, packs.fingerprint()))


def check(
    patterns: tuple[Pattern, ...],
    boards: tuple[Board, ...],
    spirits: tuple[Spirit, ...],
    fears: tuple[Fear, ...],
    cards: tuple[FearCard, ...],
) -> None:
    """What the rules need of all entries together. Raises BadContent, which names file, entry and field.

    (FY-COMP-2, FY-COMP-3, FY-COMP-5, FY-COMP-6)
    """
    if len(boards) != 1:
        raise BadContent("board.toml: field 'id': there is one board; a pack replaces 'board'")
    _check_board(boards[0])
    known = {one.id for one in patterns}
    for one in patterns:
        if (0, 0) in one.offsets + one.rays or not one.offsets + one.rays:
            raise BadContent(f"patterns.toml: pattern {one.id}: field 'offsets': a Move leads elsewhere")
    for table, entries in (("spirits.toml: spirit", spirits), ("cards.toml: card", cards)):
        for entry in entries:
            _check_powers(f"{table} {entry.id}", entry, known)
    for kind in TYPES:
        if sum([one.copies for one in spirits if one.kind == "deck" and one.type == kind]) < 2:
            raise BadContent(f"spirits.toml: field 'type': two piles of {kind} Spirits need two cards or more")
    guides = sum([one.copies for one in spirits if one.kind == "guide"])
    others = sum([one.copies for one in spirits if one.kind == "starting"])
    if guides < 4 or others < 8:
        raise BadContent("spirits.toml: field 'kind': four players need 4 Spirit Guides and 8 other Starting Spirits")
    if len(fears) < 1 or len(fears) > 2 * FEARS:
        raise BadContent(f"fears.toml: field 'id': from 1 to {2 * FEARS} Fears")
    ids = {one.id for one in spirits}
    for card in cards:
        if card.id in ids:
            raise BadContent(f"cards.toml: card {card.id}: field 'id': it is that of a Spirit")
        if card.fear not in [one.id for one in fears]:
            raise BadContent(f"cards.toml: card {card.id}: field 'fear': there is no Fear '{card.fear}'")
    for fear in fears:
        where = f"fears.toml: fear {fear.id}"
        if fear.back not in known:
            raise BadContent(f"{where}: field 'back': there is no pattern '{fear.back}'")
        if len(fear.tokens) > 2 or sum([token.copies for token in fear.tokens]) != TOKENS:
            raise BadContent(f"{where}: field 'tokens': {TOKENS} in all, of one look or two")
        own = [card for card in cards if card.fear == fear.id]
        if sum([card.copies for card in own]) < 3:
            raise BadContent(f"{where}: its deck needs three cards or more")


def _check_board(board: Board) -> None:
    for row in board.rows:
        if len(row.split()) != SIZE or any([letter not in LETTERS or len(letter) != 1 for letter in row.split()]):
            raise BadContent(
                f"board.toml: board {board.id}: field 'rows': {SIZE} of C, R, H and V in each, not {row!r}"
            )
    void = [
        (number, column)
        for number, row in enumerate(board.rows)
        for column, letter in enumerate(row.split())
        if letter == "V"
    ]
    if void != [(3, 3), (3, 4), (4, 3), (4, 4)]:
        raise BadContent(f"board.toml: board {board.id}: field 'rows': the Void is the four tiles in the centre")


def _check_powers(where: str, entry: Spirit | FearCard, patterns: set[str]) -> None:
    if not entry.powers or len(entry.needs) > 3:
        raise BadContent(f"{where}: field 'powers': one or more, and at most three symbols in 'needs'")
    moves = [getattr(power, "pattern", "") for power in entry.powers if hasattr(power, "pattern")]
    if len(moves) > 1:
        raise BadContent(f"{where}: field 'powers': a card has one Move at most")
    for pattern in moves:
        if pattern not in patterns:
            raise BadContent(f"{where}: field 'powers': there is no pattern '{pattern}'")


BOX: Final = read_box()
"""What is in the box as it is sold."""
