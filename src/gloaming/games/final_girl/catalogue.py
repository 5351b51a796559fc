"""The content of Final Girl as people read it: every entry, with its lines in words."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.engine.content import Entry
from gloaming.games.final_girl.content import (
    ACTIONS,
    BOARDS,
    EVENTS,
    FINALES,
    GIRLS,
    ITEMS,
    KILLERS,
    LOCATIONS,
    POWERS,
    SETUPS,
    SPACES,
    TERRORS,
    TOKENS,
    compiled,
    packs,
    verbs,
)
from gloaming.games.final_girl.lines import line_text


def entries() -> list[dict[str, Any]]:
    """Every entry of the content, as `gloaming content` lists it."""
    listed: list[Entry] = []

    def add(kind: str, card: packs.Printed, copies: int = 1, rule: str = "", **facts: Any) -> None:
        facts["grade"] = card.grade
        listed.append(
            Entry(f"{kind.replace(' ', '-')}-{card.id}", kind, card.name, copies, card.source, card.text, rule, facts)
        )

    for action in ACTIONS:
        add(
            "action",
            action,
            action.copies,
            "FG-CARD-1",
            cost=action.cost,
            reaction=action.when == "attacked",
            attack=action.attack,
            reroll=action.when == "roll",
            two=_words(action.success2),
            one=_words(action.success1),
            none=[_words(line) for line in action.failure],
        )
    for board in BOARDS:
        add("board", board, dice=board.dice, time=board.time)
    for token in TOKENS:
        add("token", token, token.copies, health=token.health)
    for girl in GIRLS:
        add(
            "final girl",
            girl,
            rule=girl.rule,
            health=girl.health,
            film=girl.film,
            saves=[_words(line) for line in girl.saves],
            after=_words(girl.after),
            ultimate=girl.ultimate_text,
        )
    for killer in KILLERS:
        rows = [
            {"movement": row.movement, "attack": row.attack, "special": _words(row.special) if row.special else ""}
            for row in killer.rows
        ]
        add(
            "killer",
            killer,
            rule=killer.rule,
            health=killer.health,
            horror=killer.horror,
            film=killer.film,
            rows=rows,
            first=_words(killer.first),
            final=_words(killer.final),
        )
    for number, finale in FINALES:
        add("finale", finale, 1, finale.rule, killer=KILLERS[number].id)
    for number, power in POWERS:
        add("dark power", power, 1, power.rule, killer=KILLERS[number].id, epic=power.epic)
    seen = set()
    for _, pack, terror in TERRORS:
        if (pack, terror.id) not in seen:
            seen.add((pack, terror.id))
            of = [*[one.id for one in KILLERS], *[one.id for one in LOCATIONS]][pack]
            add(
                "terror",
                terror,
                terror.copies,
                terror.rule,
                of=of,
                minor=0 if terror.minor is None else terror.minor.health,
            )
    for location in LOCATIONS:
        add("location", location, decks=location.decks, film=location.film)
    for number, spaces in enumerate(SPACES):
        for space in spaces:
            facts = {
                "location": LOCATIONS[number].id,
                "grade": space.grade,
                "search": space.search,
                "exit": space.exit,
                "water": space.water,
                "named": space.named,
                "deep": space.deep,
                "at": space.at,
                "links": space.links,
            }
            listed.append(Entry(f"space-{space.id}", "space", space.name, 1, "published", "", "FG-BOARD-1", facts))
    for number, setup in SETUPS:
        add("setup", setup, 1, setup.rule, location=LOCATIONS[number].id, victims=sum(setup.victims.values()))
    for number, event in EVENTS:
        add("event", event, 1, event.rule, location=LOCATIONS[number].id, stays=not event.effects)
    for number, item in ITEMS:
        of = item.owner if number < 0 else LOCATIONS[number].id
        weapon = None
        if item.weapon is not None:
            one = item.weapon
            weapon = {"least": one.least, "most": one.most, "damage": one.damage, "time": one.alone, "dice": one.dice}
        add(
            "bonus item" if number < 0 else "item",
            item,
            1,
            item.rule,
            of=of,
            hands=item.hands,
            uses=item.uses,
            weapon=weapon,
        )
    return [msgspec.to_builtins(entry) for entry in listed]


def _words(line: verbs.Line) -> str:
    text = line_text(compiled(line))
    return text[:1].upper() + text[1:]
