"""List the entries of the box for `gloaming content` and the web page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from gloaming.engine.content.content_files import Entry
from gloaming.engine.phrases import begun, count, listed
from gloaming.engine.rules.effects import Effect
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.cards import Character, ItemCard, Monster, Tile
from gloaming.games.ghost_hunter.constants import RANKS, SUITS
from gloaming.games.ghost_hunter.scenarios import Scenario
from gloaming.games.ghost_hunter.word_meanings import POWERS


def entries(box: Box) -> list[dict[str, Any]]:
    """Return all entries of the box: tiles, Event cards, Monsters, Items, characters and scenarios, then the Insanity
    and Judge cards.

    Each entry states its source, such as the rulebook. (GH-COMP-6)
    """
    listed_: list[Entry] = []
    for tile in box.tiles:
        facts = {
            "doors": tile.doors,
            "insanity": tile.insanity,
            "events": tile.events,
            "items": tile.items,
            "floors": list(tile.floors),
            "pair": tile.pair,
            "naming": tile.naming,
        }
        listed_.append(
            Entry(tile.id, "room-tile", tile.name, 1, tile.source, tile_text(tile), tile.rule, facts, [tile.id])
        )
    for event in box.events:
        listed_.append(
            Entry(
                event.id,
                event.kind,
                event.name,
                1,
                event.source,
                sentence(event.does),
                event.rule,
                {"line": event.line, "naming": event.naming},
                [event.id],
            )
        )
    for number, beast in enumerate(box.monsters):
        boss = number >= len(box.card_of)
        kind = "boss" if boss else "monster"
        rule = beast.rule
        if boss and not rule:
            rule = box.scenarios[number - len(box.card_of)].rule
        facts = {
            "hp": beast.hp,
            "mp": beast.mp,
            "attack": beast.attack,
            "st": beast.st,
            "wp": beast.wp,
            "powers": list(beast.powers),
            "can": powers_text(beast),
            "line": beast.line,
            "naming": beast.naming,
        }
        listed_.append(Entry(beast.id, kind, beast.name, 1, beast.source, monster_text(beast), rule, facts, [beast.id]))
    for item in box.items:
        facts = {"use": item.use, "weapon": item.weapon, "naming": item.naming}
        listed_.append(
            Entry(item.id, "item", item.name, 1, item.source, item_text(item, box), item.rule, facts, [item.id])
        )
    for character in box.characters:
        facts = {"profession": character.profession, "initials": initials(character.name)}
        facts |= {"st": character.st, "dx": character.dx, "in": character.iq, "wp": character.wp}
        facts |= {"hp": character.hp, "mp": character.mp, "feat": character.feat, "why": character.why}
        listed_.append(
            Entry(
                character.id,
                "character",
                character.name,
                1,
                character.source,
                feat_text(character, box),
                character.rule,
                facts,
                [character.id],
            )
        )
    for tale in box.scenarios:
        facts = {
            "level": tale.level,
            "hunters": list(tale.hunters),
            "minutes": tale.minutes,
            "setting": tale.setting,
            "teaches": tale.teaches,
            "special": list(tale.special),
            "ends": list(tale.ends),
        }
        listed_.append(Entry(tale.id, "scenario", tale.title, 1, tale.source, tale.teaches, tale.rule, facts, []))
    for number, rank in enumerate(RANKS):
        first = box.first_insanity + number * len(SUITS)
        ids = list(box.ids[first : first + len(SUITS)])
        text = f"Maximum MP -{number + 2}." if number < 9 else "Discard it to remove a numeral or to cancel damage."
        facts = {
            "rank": rank if number < 9 else rank[0].upper(),
            "suits": dict(zip(ids, SUITS)),
            "lowers": number + 2 if number < 9 else 0,
        }
        listed_.append(
            Entry(f"insanity-{rank}", "insanity", rank.capitalize(), 4, "rulebook", text, "GH-COMP-2", facts, ids)
        )
    listed_.append(
        Entry("judge", "judge", "Judge card", 50, "rulebook", "Values 1 to 10 in five colours.", "GH-COMP-3")
    )
    return [msgspec.to_builtins(entry) for entry in listed_]


def sentence(line: Sequence[Effect]) -> str:
    """Return the text of several effects, one sentence for each."""
    return " ".join([f"{begun(effect.words())}." for effect in line])


def tile_text(tile: Tile) -> str:
    """Return the text of a tile, which does not mention its doors and icons."""
    sentences = []
    if tile.text:
        sentences.append(tile.text)
    else:
        sentences += [sentence(tile.first)] if tile.first else []
        sentences += [f"Each time you enter: {listed([effect.words() for effect in tile.each])}."] if tile.each else []
        sentences += [f"At the end: {listed([effect.words() for effect in tile.last])}."] if tile.last else []
    if tile.tower:
        sentences.append("One door to the first floor, one to the second.")
    return " ".join(sentences)


def monster_text(beast: Monster) -> str:
    """Return a text with the HP and MP, attack, bonuses and abilities of a Monster."""
    pools = [f"{name} {points}" for name, points in (("HP", beast.hp), ("MP", beast.mp)) if points]
    attack = "HP or MP" if beast.attack == "either" else beast.attack.upper()
    sentences = [f"{listed(pools or ['No HP or MP'])}. Attacks {attack}."]
    bonuses = [f"{name} +{points}" for name, points in (("ST", beast.st), ("WP", beast.wp)) if points]
    if bonuses:
        sentences.append(f"{listed(bonuses)}.")
    if beast.powers:
        sentences.append(powers_text(beast))
    return " ".join(sentences)


def powers_text(beast: Monster) -> str:
    """Return a sentence that describes the abilities of a Monster, "" if it has none."""
    return f"It {listed([POWERS[power] for power in beast.powers])}." if beast.powers else ""


def item_text(item: ItemCard, box: Box) -> str:
    """Return the text of an Item: whether it is a Weapon, its permanent effects and the effects of getting and using
    it.
    """
    sentences = ["Weapon."] if item.weapon else []
    sentences += [f"{begun(trait.naming(box.called))}." for trait in item.traits]
    if item.got:
        when = "The first time it is drawn" if item.once else "Once, when you get it"
        sentences.append(f"{when}: {listed([effect.words() for effect in item.got])}.")
    if item.does:
        sentences.append(sentence(item.does))
    return " ".join(sentences)


def initials(name: str) -> str:
    """Return the initials shown on a hunter's pawn: the first letters of the last two parts of the name."""
    return "".join([part[0] for part in name.split()[-2:]])


def feat_text(character: Character, box: Box) -> str:
    """Return the name and the effects of a character's Special Feat as text."""
    if not character.traits:
        return "No Special Feat."
    return f"{character.feat}: {listed([trait.naming(box.called) for trait in character.traits])}."


def scenario_text(tale: Scenario) -> str:
    """Return a short description of a scenario: its title, level, number of hunters, new rules and end."""
    least, most = tale.hunters
    made_for = f"{least} to {count(most, 'hunter')}" if least < most else count(most, "hunter")
    return f"{tale.title}, level {tale.level}, for {made_for}. {tale.teaches} {' '.join(tale.ends)}"
