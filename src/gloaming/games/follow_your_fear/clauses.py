"""The clauses of RULES.md that are generated from the entries of cards."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.engine.content.clauses import Made
from gloaming.engine.content.schema import word
from gloaming.engine.phrases import listed
from gloaming.games.follow_your_fear.box import Box
from gloaming.games.follow_your_fear.cards import Fear, FearCard, Spirit, Stats
from gloaming.games.follow_your_fear.catalogue import says
from gloaming.games.follow_your_fear.rules.sentences import needed


def clauses(box: Box) -> dict[str, list[Made]]:
    """Return the generated clauses of the chapters `spirits`, `starting` and `fears`, in numerical order.

    There is one clause for every Spirit, Starting Spirit, Fear and Fear card that names a clause.
    """
    decks = [spirit for spirit in box.spirits if spirit.kind == "deck"]
    starting = [spirit for spirit in box.spirits if spirit.kind != "deck"]
    fears = [Made(fear.rule, _fear(box, fear, stats)) for fear, stats in zip(box.fears, box.stats)]
    return {
        "spirits": _in_order(_cards(box, decks)),
        "starting": _in_order(_cards(box, starting)),
        "fears": _in_order([*fears, *_cards(box, box.fear_cards)]),
    }


def _cards(box: Box, cards: Sequence[Spirit | FearCard]) -> list[Made]:
    return [Made(card.rule, _card(box, card), _words(card)) for card in cards]


def _in_order(made: list[Made]) -> list[Made]:
    """Return the clauses that have an id, sorted by number. Clauses of packs have no id."""
    return sorted([clause for clause in made if clause.id], key=lambda clause: int(clause.id.rsplit("-", 1)[1]))


def _card(box: Box, entry: Spirit | FearCard) -> str:
    copies = f" ({entry.copies})" if entry.copies > 1 else ""
    return f"{entry.name}{copies} needs {needed(entry.needs)}. {says(box, entry)}"


def _words(entry: Spirit | FearCard) -> frozenset[str]:
    return frozenset([word(type(power)) for power in entry.powers])


def _fear(box: Box, fear: Fear, stats: Stats) -> str:
    tokens = listed([f"{token.copies} of {token.name}" for token in fear.tokens])
    back = box.patterns[box.pattern_number[fear.back]].text
    return (
        f"{fear.name} has {tokens} as tokens, and on the backs of its cards Move: {back}. In its deck are "
        f"Strength {stats.strength}, Defense {stats.defense}, Corrupt {stats.corrupt}, {stats.move} cards with a Move, "
        f"{stats.tricks} with tricks and {stats.needs} with a requirement. Difficulty {fear.difficulty} of 5."
    )
