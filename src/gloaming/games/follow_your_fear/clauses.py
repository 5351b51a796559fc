"""The clauses of RULES.md that say what stands on the cards, made from their entries."""

from __future__ import annotations

from gloaming.engine.rulebook import Made
from gloaming.engine.schema import word
from gloaming.engine.words import listed
from gloaming.games.follow_your_fear.box import Box, Fear, FearCard, Spirit, Stats
from gloaming.games.follow_your_fear.catalogue import clause_ids, says
from gloaming.games.follow_your_fear.rules.sentences import needed


def clauses(box: Box) -> dict[str, list[Made]]:
    """A clause for every Spirit, for every Starting Spirit, and for every Fear with its cards."""
    ids = clause_ids(box)
    fears: list[Made] = []
    for fear, stats in zip(box.fears, box.stats):
        fears.append(Made(ids[fear.id], _fear(box, fear, stats)))
        cards = [card for card in box.fear_cards if card.fear == fear.id]
        fears += [Made(ids[card.id], _card(box, card), _words(card)) for card in cards]
    return {
        "spirits": [Made(ids[one.id], _card(box, one), _words(one)) for one in box.spirits if one.kind == "deck"],
        "starting": [Made(ids[one.id], _card(box, one), _words(one)) for one in box.spirits if one.kind != "deck"],
        "fears": fears,
    }


def _card(box: Box, one: Spirit | FearCard) -> str:
    copies = f" ({one.copies})" if one.copies > 1 else ""
    return f"{one.name}{copies} needs {needed(one.needs)}. {says(box, one)}"


def _words(one: Spirit | FearCard) -> frozenset[str]:
    return frozenset([word(type(power)) for power in one.powers])


def _fear(box: Box, fear: Fear, stats: Stats) -> str:
    tokens = listed([f"{token.copies} of {token.name}" for token in fear.tokens])
    back = box.patterns[box.pattern_number[fear.back]].text
    return (
        f"{fear.name} has {tokens} as tokens, and on the backs of its cards Move: {back}. In its deck are "
        f"Strength {stats.strength}, Defense {stats.defense}, Corrupt {stats.corrupt}, {stats.move} cards with a Move, "
        f"{stats.tricks} with tricks and {stats.needs} with a requirement. Difficulty {fear.difficulty} of 5."
    )
