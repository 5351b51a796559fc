"""The clauses of RULES.md that say what stands on the cards, made from their entries."""

from __future__ import annotations

from gloaming.engine.rulebook import Made
from gloaming.engine.schema import word
from gloaming.engine.words import listed
from gloaming.games.follow_your_fear.box import Box, Fear, FearCard, Spirit
from gloaming.games.follow_your_fear.catalogue import needs, says


def clauses(box: Box) -> dict[str, list[Made]]:
    """A clause for every Spirit, for every Starting Spirit, and for every Fear with its cards."""
    decks = [one for one in box.spirits if one.kind == "deck"]
    starting = [one for one in box.spirits if one.kind != "deck"]
    fears: list[Made] = []
    number = 0
    for fear in box.fears:
        number += 1
        fears.append(Made(f"FY-FEARCARD-{number}", _fear(fear)))
        for card in box.fear_cards:
            if card.fear == fear.id:
                number += 1
                fears.append(Made(f"FY-FEARCARD-{number}", _card(box, card), _words(card)))
    return {
        "spirits": [
            Made(f"FY-SPIRITCARD-{number}", _card(box, one), _words(one)) for number, one in enumerate(decks, 1)
        ],
        "starting": [
            Made(f"FY-STARTINGCARD-{number}", _card(box, one), _words(one)) for number, one in enumerate(starting, 1)
        ],
        "fears": fears,
    }


def _card(box: Box, one: Spirit | FearCard) -> str:
    copies = f" ({one.copies})" if one.copies > 1 else ""
    return f"{one.name}{copies} needs {needs(one)}. {says(box, one)}"


def _words(one: Spirit | FearCard) -> frozenset[str]:
    return frozenset([word(type(power)) for power in one.powers])


def _fear(fear: Fear) -> str:
    tokens = listed([f"{token.copies} {token.name}" for token in fear.tokens])
    stats = fear.stats
    return (
        f"{fear.name}: {tokens}; its cards move by {fear.back}. Strength {stats.strength}, Defense {stats.defense}, "
        f"Corrupt {stats.corrupt}; {stats.move} cards with a Move, {stats.tricks} with tricks, {stats.needs} with a "
        f"requirement. Difficulty {fear.difficulty} of 5."
    )
