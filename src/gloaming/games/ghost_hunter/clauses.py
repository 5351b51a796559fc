"""Generate the clauses of RULES.md about tiles, cards, sheets and scenarios from their entries."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from gloaming.engine.content.clauses import Made
from gloaming.engine.content.schema import inside, word
from gloaming.engine.phrases import count, either_of, in_words, listed
from gloaming.engine.rules.effects import Verb
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.cards import Character, EventCard, ItemCard, Monster, Tile, floors_of
from gloaming.games.ghost_hunter.catalogue import feat_text, item_text, monster_text, scenario_text, sentence, tile_text
from gloaming.games.ghost_hunter.constants import FLOORS
from gloaming.games.ghost_hunter.scenarios import Scenario

SIDE_NAMES = {"N": "north", "E": "east", "S": "south", "W": "west"}

ON_FLOORS: Final[dict[tuple[str, ...], str]] = {
    ("basement",): "in the basement",
    ("first",): "on the first floor",
    ("second",): "on the second floor",
    ("first", "second"): "on the first or second",
}
"""The text for each combination of floors on which a tile may lie; for other combinations the floors are listed."""


def clauses(box: Box) -> dict[str, list[Made]]:
    """Return the generated clauses by chapter: one for each tile, Event card, Item, sheet and scenario that names a
    clause, and those about the number of cards and the floors of tiles.
    """
    return {
        "counts": [Made("GH-COMP-1", _counts(box), frozenset(["GH-COMP-1"]))],
        "floors": [Made(rule, text, frozenset([rule])) for rule, text in _floors(box).items()],
        "tiles": _made([(tile.rule, _tile(tile), (tile.first, tile.each, tile.last)) for tile in box.tiles]),
        "events": _made(
            [(event.rule, _event(event), event.does) for event in box.events]
            + [(monster.rule, _monster(monster), ()) for monster in box.monsters[: len(box.card_of)]]
        ),
        "items": _made([(item.rule, _item(item, box), (item.does, item.traits, item.got)) for item in box.items]),
        "characters": _made(
            [(character.rule, _sheet(character, box), character.traits) for character in box.characters]
        ),
        "scenarios": _made([(scenario.rule, _scenario(scenario), scenario.rules) for scenario in box.scenarios]),
    }


def _made(sources: Sequence[tuple[str, str, Any]]) -> list[Made]:
    """Return the clauses of a chapter, sorted by clause number. sources: the clause id, the text and the effects of
    each entry.
    """
    named = sorted([source for source in sources if source[0]], key=lambda source: int(source[0].rsplit("-", 1)[1]))
    return [Made(rule, text, _words(lines)) for rule, text, lines in named]


def _words(line: Any) -> frozenset[str]:
    """Return the names of all verbs used in some effects, including nested ones."""
    return frozenset([word(type(part)) for _, part in inside(line) if isinstance(part, Verb)])


def _tile(tile: Tile) -> str:
    doors = listed([SIDE_NAMES[side] for side in tile.doors])
    icons = [
        count(number, name)
        for number, name in (
            (tile.insanity, "Insanity card"),
            (tile.events, "Event card"),
            (tile.items, "Item"),
        )
        if number
    ]
    sentences = [f"{tile.id.upper()} {tile.name}: {'a door' if len(tile.doors) == 1 else 'doors'} in the {doors}."]
    sentences.append(f"{listed(icons)}." if icons else "No icons.")
    if len(tile.floors) < 3:
        sentences.append(
            f"{listed([floor.capitalize() for floor in tile.floors])} floor only.".replace("Basement floor", "Basement")
        )
    text = tile_text(tile)
    return " ".join([*sentences, text]) if text else " ".join(sentences)


def _counts(box: Box) -> str:
    """Return a sentence with the numbers of tiles and cards.

    Entries of packs are not counted, as they name no clause.
    """
    tiles = [tile for tile in box.tiles if tile.rule]
    kinds = [card.kind for card in box.events if card.rule]
    beasts = [beast.id for beast in box.monsters[: len(box.card_of)] if beast.rule]
    events = [*[card.id for card in box.events if card.rule], *beasts]
    items = [item.id for item in box.items if item.rule]
    fewest = min([len(tile.doors) for tile in tiles], default=0)
    doors = f"{in_words(fewest)} {'door' if fewest == 1 else 'doors'}"
    return (
        f"There are {len(tiles)} room tiles, {_from_to([tile.id for tile in tiles])}, each with at least {doors}; "
        f"{len(events)} Event cards, {_from_to(events)}: {kinds.count('event')} of the kind EVENT (yellow), "
        f"{len(beasts)} MONSTER (red) and {kinds.count('trap')} TRAP (green); and {len(items)} Item cards, "
        f"{_from_to(items)}."
    )


def _from_to(ids: Sequence[str]) -> str:
    """Return the range of some ids as text, such as "T-1 to T-40", sorted by length and then by letter."""
    ordered = sorted([id.upper() for id in ids], key=lambda id: (len(id), id))
    return f"{ordered[0]} to {ordered[-1]}" if ordered else "none"


def _floors(box: Box) -> dict[str, str]:
    """Return the two clauses about the floors and the pairs of tiles, without those of packs, which name no clause."""
    named = [tile for tile in box.tiles if tile.rule]
    kept = [tile for tile in named if len(floors_of(tile)) < len(FLOORS)]
    parts: list[str] = []
    for floors, tiles in groupby(kept, floors_of):
        ids = [tile.id.upper() for tile in tiles]
        lie = "" if parts else " lies" if len(ids) == 1 else " lie"
        where = ON_FLOORS.get(floors) or either_of([ON_FLOORS[(floor,)] for floor in floors] or ["nowhere"])
        parts.append(f"{listed(ids)}{lie} {where}")
    pairs: list[str] = []
    paired: set[str] = set()
    for tile in named:
        if tile.pair and tile.id not in paired:
            paired.update([tile.id, tile.pair])
            pairs.append(f"{tile.id.upper()} and {tile.pair.upper()}")
    return {
        "GH-PLACE-3": f"{', '.join(parts)}. All others may lie on any floor.",
        "GH-PLACE-4": f"Pairs are {', '.join(pairs)}. When one of them is opened, the other is laid as well.",
    }


def _event(card: EventCard) -> str:
    return f"{card.id.upper()} {card.name} ({card.kind.upper()}). {sentence(card.does)}"


def _monster(beast: Monster) -> str:
    return f"{beast.id.upper()} {beast.name} (MONSTER). {monster_text(beast)}"


def _item(item: ItemCard, box: Box) -> str:
    return f"{item.id.upper()} {item.name} ({item.use.capitalize()}). {item_text(item, box)}"


def _sheet(character: Character, box: Box) -> str:
    abilities = f"ST {character.st}, DX {character.dx}, IN {character.iq}, WP {character.wp}"
    pools = f"HP {character.hp}, MP {character.mp}"
    return f"{character.name}, {character.profession}: {abilities}, {pools}. {feat_text(character, box)}"


def _scenario(tale: Scenario) -> str:
    return f"{scenario_text(tale)} {tale.boss.name}: {monster_text(tale.boss)}"
