"""The names of cards and pieces in reports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import gloaming
from gloaming.engine.match.result_fields import names


def card_names(game: str, cards: Sequence[str], more: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the names of a game's cards by their ids, with the id in brackets if several share a name.

    more: the names of further cards, such as those of packs.
    """
    known = {**names(gloaming.game(game).content()), **(more or {})}
    found = {}
    for card in cards:
        plain = card.replace("-", " ")
        found[card] = known.get(card) or known.get(card.partition("-")[2]) or plain[:1].upper() + plain[1:]
    often = Counter(found.values())
    return {card: name if often[name] == 1 else f"{name} ({card})" for card, name in found.items()}
