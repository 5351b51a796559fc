"""The list of all entries of the box, for `gloaming content` and the page."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import msgspec

from gloaming.engine.content.content_files import Entry
from gloaming.games.follow_your_fear.box import Box
from gloaming.games.follow_your_fear.cards import Attribute, Fear, FearCard, Spirit
from gloaming.games.follow_your_fear.constants import COLUMNS, CORRUPT_TILES, PILES, ROWS, SIDES, TILES, TOKENS, TYPES
from gloaming.games.follow_your_fear.pieces import tile_piece
from gloaming.games.follow_your_fear.rules.sentences import pile_name, square
from gloaming.games.follow_your_fear.rules.setup import STARTING_SPIRITS
from gloaming.games.follow_your_fear.rules.turns import SLOTS
from gloaming.games.follow_your_fear.rules.verbs.move import Move

TILE_TYPES = (*TYPES, "void")
ENTRY_KINDS = {"deck": "spirit", "guide": "spirit guide", "starting": "starting spirit"}


def entries(box: Box) -> list[dict[str, Any]]:
    """Return all entries as JSON data: Spirits, Fear cards and Fears in box order, then patterns, board and other
    pieces.
    """
    listed = []
    ids = iter(box.ids)
    order: list[Spirit | FearCard] = []
    for entry in box.entry:
        if not order or order[-1] is not entry:
            order.append(entry)
    for card in order:
        pieces = [next(ids) for _ in range(card.copies)]
        facts: dict[str, Any] = {
            "needs": list(card.needs),
            "powers": [power.short() for power in card.powers],
            "line": card.line,
        }
        if isinstance(card, Spirit):
            facts["type"] = card.type
            kind = ENTRY_KINDS[card.kind]
        else:
            facts["fear"] = card.fear
            kind = "fear card"
        facts["pattern"] = next((power.pattern for power in card.powers if hasattr(power, "pattern")), "")
        listed.append(
            Entry(card.id, kind, card.name, card.copies, card.source, says(box, card), card.rule, facts, pieces)
        )
    for fear, stats in zip(box.fears, box.stats):
        facts = {
            "short": short_name(fear),
            "role": fear.role,
            "back": fear.back,
            "difficulty": fear.difficulty,
            "tokens": [token.name for token in fear.tokens],
            **asdict(stats),
        }
        listed.append(
            Entry(
                f"target-{fear.id}",
                "target fear",
                fear.name,
                1,
                fear.source,
                fear.line,
                fear.rule,
                facts,
                [fear.id],
            )
        )
        for token in fear.tokens:
            listed.append(Entry(token.id, "fear token", token.name, token.copies, fear.source, "", "FY-COMP-2"))
    for pattern in box.patterns:
        facts = {"offsets": [list(offset) for offset in pattern.offsets], "rays": [list(ray) for ray in pattern.rays]}
        listed.append(
            Entry(f"pattern-{pattern.id}", "pattern", pattern.id, 1, pattern.source, pattern.text, "FY-MOVE-1", facts)
        )
    facts = {
        "tiles": [TILE_TYPES[kind] for kind in box.tiles],
        "squares": [square(tile) for tile in range(TILES)],
        "columns": list(COLUMNS),
        "rows": list(ROWS),
        "sides": list(SIDES),
        "home": {side: list(row) for side, row in zip(SIDES, box.home)},
        "slots": SLOTS,
        "starting": STARTING_SPIRITS,
    }
    listed.append(Entry("board", "board", "Board", 1, box.board.source, "", "FY-BOARD-1", facts))
    tiles = [tile_piece(tile) for tile in range(TILES)]
    listed.append(Entry("tile", "space", "Tile", TILES, box.board.source, "", "FY-BOARD-1", {}, tiles))
    piles = [pile_name(pile) for pile in range(PILES + 1)]
    listed.append(Entry("pile", "pile", "Pile of cards", len(piles), "ours", "", "FY-SETUP-2", {"names": piles}))
    listed.append(Entry("player-token", "player token", "Player token", 4 * TOKENS, "rulebook", "", "FY-COMP-1"))
    listed.append(
        Entry("corruption-tile", "corruption tile", "Corruption tile", CORRUPT_TILES, "rulebook", "", "FY-COMP-4")
    )
    return [msgspec.to_builtins(entry) for entry in listed]


def short_name(fear: Fear) -> str:
    """Return the name of a Fear where it is clear that it is one: "Heights" for "The Fear of Heights"."""
    name = fear.name.removeprefix("The Fear of ")
    return name[0].upper() + name[1:]


def says(box: Box, entry: Spirit | FearCard) -> str:
    """Return the text of a card: `+1 Strength. Move: one tile, straight.`"""
    return f"{'. '.join([in_words(box, power) for power in entry.powers])}."


def in_words(box: Box, power: Attribute) -> str:
    """Return the text of an attribute; for a Move, the text of its pattern."""
    if isinstance(power, Move):
        return f"Move: {box.patterns[box.pattern_number[power.pattern]].text}"
    return power.words()
