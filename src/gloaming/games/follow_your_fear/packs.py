"""Read the cards and the board from the game's own content and from packs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from gloaming.engine.content.content_checks import Tables, Where, check_each, check_pieces, wrong
from gloaming.engine.content.copies import copy_ids
from gloaming.engine.content.packs import Packs
from gloaming.engine.content.schema import Schema, inside
from gloaming.engine.rules.effects import Effect
from gloaming.games.follow_your_fear.box import Box
from gloaming.games.follow_your_fear.cards import Attribute, Board, Fear, FearCard, Pattern, Spirit
from gloaming.games.follow_your_fear.constants import FEARS, LETTERS, SIZE, TOKENS, TYPES
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
"""The file name of each table of entries."""

TITLES: Final = {
    "spirit": ("Spirits", "Spirit"),
    "card": ("Fear cards", "Fear card"),
    "fear": ("Fears", "Fear"),
    "pattern": ("Move patterns", "Move pattern"),
    "board": ("Board", "Board"),
}
"""The name of each table for people, and that of one entry, in the order in which an editor lists the tables."""


def read_box(*folders: Path) -> Box:
    """Return the box with the core cards and the cards of packs. Raises BadContent, which names file, entry and
    field.
    """
    packs = Packs("follow-your-fear", [CORE], folders, TABLES, SCHEMA)
    patterns = packs.read("pattern", Pattern)
    boards = packs.read("board", Board)
    spirits = packs.read("spirit", Spirit)
    fears = packs.read("fear", Fear)
    cards = packs.read("card", FearCard)
    check(packs.tables, packs.where)
    flip = tuple([Move(fear.back) for fear in fears])
    return Box(patterns, boards[0], spirits, fears, cards, flip, packs.added(_pieces))


def check(tables: Tables, where: Where) -> None:
    """Check rules that concern several entries. Raises BadContent, which names file, entry and field.

    (FY-COMP-2, FY-COMP-3, FY-COMP-5, FY-COMP-6)
    """
    boards, spirits, fears = tables["board"], tables["spirit"], tables["fear"]
    if len(boards) != 1:
        raise wrong(where("board", boards[-1].id), "id", f"there is one board; a pack replaces {boards[0].id!r}")
    _check_board(boards[0], where("board", boards[0].id))
    check_each(tables, where)
    check_pieces(tables, _pieces, where)
    for pattern in tables["pattern"]:
        if (0, 0) in pattern.offsets + pattern.rays or not pattern.offsets + pattern.rays:
            raise wrong(where("pattern", pattern.id), "offsets", "a Move must lead to another tile")
    for table in ("spirit", "card"):
        for entry in tables[table]:
            moves = [at for at, part in inside(entry) if isinstance(part, Move)]
            if len(moves) > 1:
                raise wrong(where(table, entry.id), moves[1], "a card has at most one Move")
    for kind in TYPES:
        if sum([spirit.copies for spirit in spirits if spirit.kind == "deck" and spirit.type == kind]) < 2:
            raise wrong(where("spirit", ""), "type", f"the two decks of {kind} Spirits need at least two cards")
    guides = sum([spirit.copies for spirit in spirits if spirit.kind == "guide"])
    others = sum([spirit.copies for spirit in spirits if spirit.kind == "starting"])
    if guides < 4 or others < 8:
        raise wrong(where("spirit", ""), "kind", "four players need 4 Spirit Guides and 8 other Starting Spirits")
    if len(fears) > 2 * FEARS:
        raise wrong(where("fear", fears[-1].id), "id", f"at most {2 * FEARS} Fears, not {len(fears)}")
    for fear in fears:
        _check_fear(fear, [card for card in tables["card"] if card.fear == fear.id], where("fear", fear.id))


def _pieces(table: str, entry: Pattern | Board | Spirit | FearCard | Fear) -> list[str]:
    """Return the public ids of an entry and of its copies."""
    if isinstance(entry, (Spirit, FearCard)):
        return copy_ids(entry.id, entry.copies)
    if isinstance(entry, Fear):
        return [entry.id, f"target-{entry.id}"]
    return [entry.id] if isinstance(entry, Board) else [f"{table}-{entry.id}"]


def _check_fear(fear: Fear, own: Sequence[FearCard], where: str) -> None:
    """Check the tokens and the deck of a Fear. own: the cards of its deck. (FY-COMP-2, FY-COMP-5)"""
    if len(fear.tokens) > 2 or sum([token.copies for token in fear.tokens]) != TOKENS:
        raise wrong(where, "tokens", f"there must be {TOKENS} in total, of one look or two")
    cards = sum([card.copies for card in own])
    if cards < 3:
        raise wrong(where, "id", f"its deck needs at least three cards with 'fear' = {fear.id!r}; it has {cards}")


def _check_board(board: Board, where: str) -> None:
    """Check that there are eight tiles in each of eight rows, with the Void in the centre. (FY-BOARD-1, FY-BOARD-3)"""
    for number, row in enumerate(board.rows):
        if len(row.split()) != SIZE or any([letter not in LETTERS or len(letter) != 1 for letter in row.split()]):
            raise wrong(where, f"rows[{number}]", f"each row has {SIZE} of C, R, H and V, not {row!r}")
    void = [
        (number, column)
        for number, row in enumerate(board.rows)
        for column, letter in enumerate(row.split())
        if letter == "V"
    ]
    if void != [(3, 3), (3, 4), (4, 3), (4, 4)]:
        raise wrong(where, "rows", "the Void must be the four tiles in the centre")


BOX: Final = read_box()
"""The box without packs."""
