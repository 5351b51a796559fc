"""Generate the clauses of RULES.md that depend on the content files for cards and boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from gloaming.engine.content.clauses import Made
from gloaming.engine.phrases import a, begun, count, either_of, listed
from gloaming.games.dont_go_in_there.box import CARDS_OF_A_TYPE, SLOTS, Box, CardType, Room


def clauses(box: Box) -> dict[str, list[Made]]:
    """Return the generated clauses by chapter: one for each card type and room, and clauses that count cards.

    Types from packs have no clause and are not counted.
    """
    sold = [card_type for card_type in box.types if card_type.rule] or box.types
    return {
        "deck": [
            _of_all("DG-COMP-6", _deck(sold)),
            _of_all("DG-COMP-7", _values(sold)),
            _of_all("DG-COMP-8", _dice(sold)),
        ],
        "taken-out": [_of_all("DG-SETUP-3", _taken_out(box))],
        "types": [Made(card_type.rule, _card_type(card_type)) for card_type in box.types if card_type.rule],
        "rooms": [Made(room.rule, _room(room)) for room in box.rooms if room.rule],
    }


def _card_type(card_type: CardType) -> str:
    values = listed([str(card.curses) for card in card_type.cards])
    named = [f"the {card.curses} names {card.names}" for card in card_type.cards if card.names]
    return f"{card_type.name} ({values} Curses{f'; {listed(named)}' if named else ''}). {card_type.text}"


def _room(room: Room) -> str:
    lights = listed([str(light) for light in room.flashlights])
    return f"{room.name} (board {room.board}; {lights} flashlights). {room.text}"


def _of_all(rule: str, text: str) -> Made:
    return Made(rule, text, frozenset([rule]))


def _deck(types: Sequence[CardType]) -> str:
    cards = sum([card.copies for card_type in types for card in card_type.cards])
    names = listed([card_type.name for card_type in types])
    return f"There are {cards} Cursed cards: {CARDS_OF_A_TYPE} of each of {len(types)} types. The types are {names}."


def _values(types: Sequence[CardType]) -> str:
    """Return a sentence on how many cards of a type have which value. Types that differ from most types are named."""
    by_values: dict[str, list[str]] = {}
    for card_type in types:
        by_values.setdefault(_how_many(card_type), []).append(card_type.many)
    most = max(by_values, key=lambda phrase: len(by_values[phrase]))
    exceptions = [f"; of {listed(names)}, {phrase}" for phrase, names in by_values.items() if phrase != most]
    return f"Within a type, {most}{''.join(exceptions)}."


def _how_many(card_type: CardType) -> str:
    """Return a phrase with the number of cards of each value: `2 cards are worth 1 Curse, and 6 are worth 2`."""
    parts: list[str] = []
    for card in card_type.cards:
        cards = str(card.copies) if parts else count(card.copies, "card")
        curses = str(card.curses) if parts else count(card.curses, "Curse")
        parts.append(f"{cards} {'is' if card.copies == 1 else 'are'} worth {curses}")
    return _in_a_row(parts)


def _dice(types: Sequence[CardType]) -> str:
    """Return a sentence with the usual number of dice symbols for each value, followed by the exceptions."""
    cards = [(card_type, card) for card_type in types for card in card_type.cards]
    shown: dict[int, Counter[int]] = {}
    for _, card in cards:
        shown.setdefault(card.curses, Counter())[card.dice] += 1
    most = {curses: shown[curses].most_common(1)[0][0] for curses in sorted(shown)}
    exceptions = [
        f"{a(card_type.name)} of {card.curses} shows {card.dice}"
        for card_type, card in cards
        if card.dice != most[card.curses]
    ]
    parts: list[str] = []
    for dice in dict.fromkeys(most.values()):
        values = either_of([str(curses) for curses, number in most.items() if number == dice])
        parts.append(f"a card of {values} Curses shows {dice if parts else count(dice, 'dice symbol')}")
    text = begun(", ".join(parts)) + (f", but {listed(exceptions)}" if exceptions else "")
    every = sorted([card.dice for _, card in cards for _ in range(card.copies)])
    least, most_dice = sum(every[:SLOTS]), sum(every[-SLOTS:])
    alike = "" if exceptions else "; it is the same for all types"
    ruling = f"*(Ruling: the rulebook leaves this to the printed cards{alike}.)*"
    return f"{text}; a room therefore rolls {least} to {most_dice} dice. {ruling}"


def _taken_out(box: Box) -> str:
    taken = for_players({players: row.removed for players, row in box.setups.items()}, "card", " from the deck")
    left = {players: cards_left(box, players) for players in box.setups}
    if len(set(left.values())) > 1:
        return f"Remove {taken}. For each player, this leaves {for_players(left, 'card')}."
    return f"Remove {taken}. This leaves {count(max(left.values()), 'card')} for each player."


def cards_left(box: Box, players: int) -> int:
    """Return how many cards per player are in the deck after set-up has removed cards."""
    row = box.setups[players]
    return (CARDS_OF_A_TYPE * row.types - row.removed) // players


def for_players(numbers: dict[int, int], noun: str, where: str = "") -> str:
    """Format a number for each player count: `5 card types for 2 players, 6 for 3, and 7 for 4`."""
    parts: list[str] = []
    for players, number in numbers.items():
        parts.append(f"{number} for {players}" if parts else f"{count(number, noun)}{where} for {players} players")
    return _in_a_row(parts)


def _in_a_row(parts: Sequence[str]) -> str:
    """Join phrases with commas and "and": `2 are worth 1, 2 are worth 2, and 4 are worth 3`."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])}, and {parts[-1]}"
