"""The clauses that say what stands on a film's cards, made from their entries."""

from __future__ import annotations

from gloaming.engine.effects import Line
from gloaming.engine.rulebook import Made
from gloaming.engine.schema import word
from gloaming.engine.words import count
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.cards import Event, Finale, Terror


def clauses(box: Box) -> dict[str, list[Made]]:
    """A clause for every Terror card, Finale and Event, by the Killer or the Location whose it is and its kind."""
    found: dict[str, list[Made]] = {}
    cards: tuple[Terror | Finale | Event, ...] = (*box.terrors, *box.finales, *box.events)
    for card in dict.fromkeys(cards):
        if card.rule:
            ruling = f" *(Ruling: {card.ruling})*" if card.ruling else ""
            line = (*card.revealed, *card.action) if isinstance(card, Finale) else card.effects
            words = frozenset([word(type(effect)) for effect in line] or [card.id])
            found.setdefault(f"{card.of}-{type(card).__name__.lower()}s", []).append(
                Made(card.rule, f"{_said(card)}{ruling}", words)
            )
    return found


def _said(card: Terror | Finale | Event) -> str:
    if isinstance(card, Finale):
        revealed = f" When it is revealed: {_words(card.revealed)}." if card.revealed else ""
        return f"The Finale {card.name}, in each Killer phase: {_words(card.action)}.{revealed}"
    copies = f" ({count(card.copies, 'card')})" if isinstance(card, Terror) and card.copies > 1 else ""
    stays = " stays" if isinstance(card, Event) and card.stays is not None else ""
    text = card.says() if isinstance(card, Terror) else card.text
    said = _words(card.effects) + "." if card.effects else text[0].lower() + text[1:]
    return f"{card.name}{copies}{stays}: {said}"


def _words(line: Line) -> str:
    return "; ".join([effect.words() for effect in line])
