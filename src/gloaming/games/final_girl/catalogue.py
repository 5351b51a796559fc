"""List the content of Final Girl for readers: every entry with its rules text."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from gloaming.engine.content.content_files import Entry
from gloaming.engine.phrases import begun
from gloaming.engine.rules.effects import Line
from gloaming.games.final_girl.boards import Board, Girl, Killer, Minion, Token
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.cards import Action, Event, Finale, Power, Setup, Terror
from gloaming.games.final_girl.items import Item
from gloaming.games.final_girl.map import Location
from gloaming.games.final_girl.printed_names import Names, with_names
from gloaming.games.final_girl.sentences import line_short, line_text
from gloaming.games.final_girl.traits import of_minions

Card = Action | Board | Event | Finale | Girl | Item | Killer | Location | Minion | Power | Setup | Terror | Token


def entries(box: Box) -> list[dict[str, Any]]:
    """Return every card, board, token and space as an entry of `gloaming content`."""
    listed: list[Entry] = []

    def add(kind: str, card: Card, pieces: list[str], copies: int = 1, rule: str = "", **facts: Any) -> None:
        facts["grade"] = card.grade
        text = box.says(card) if isinstance(card, (Event, Finale, Item, Power, Terror)) else card.text
        facts = {fact: _with_names(value, card, box.names) for fact, value in facts.items()}
        id = f"{kind.replace(' ', '-')}-{card.id}"
        listed.append(Entry(id, kind, card.name, copies, card.source, text, rule, facts, pieces))

    for name, action in enumerate(box.actions):
        add(
            "action",
            action,
            [piece for piece, of in zip(box.action_ids, box.name_of, strict=True) if of == name],
            action.copies,
            action.rule or "FG-CARD-1",
            cost=action.cost,
            reaction=action.when == "attacked",
            attack=action.attack,
            **_does(action),
        )
    for board in box.boards:
        add("board", board, [], dice=board.dice, time=board.time)
    for token in dict.fromkeys(box.tokens):
        backs = [box.token_piece(number) for number, back in enumerate(box.tokens) if back is token]
        add("token", token, backs, token.copies, health=token.health)
    for girl in box.girls:
        add(
            "final girl",
            girl,
            [],
            rule=girl.rule,
            health=girl.health,
            film=girl.film,
            saves=[_words(line) for line in girl.saves],
            after=_words(girl.after),
            ultimate=girl.ability(),
        )
    for killer in box.killers:
        rows = [
            {"movement": row.movement, "attack": row.attack, "special": _words(row.special) if row.special else None}
            for row in killer.rows
        ]
        add(
            "killer",
            killer,
            [],
            rule=killer.rule,
            health=killer.health,
            horror=killer.horror,
            film=killer.film,
            rows=rows,
            first=_words(of_minions(killer.minions) + killer.first),
            exists=not killer.nobody,
            final=_words(killer.final),
        )
    for minion in box.minions:
        add(
            "minion",
            minion,
            [],
            1,
            minion.rule,
            of=minion.of,
            plural=minion.plural,
            does=minion.says(),
            tokens=minion.tokens,
            health=minion.health,
            attack=minion.attack,
            movement=minion.movement,
            acting=minion.acting,
            holds=minion.holds,
        )
    for number, finale in enumerate(box.finales):
        does = _words(of_minions(finale.minions) + finale.action)
        add("finale", finale, [box.finale_piece(number)], 1, finale.rule, killer=finale.of, action=does)
    for number, power in enumerate(box.powers):
        add("dark power", power, [box.power_piece(number)], 1, power.rule, killer=power.of, epic=power.epic)
    for terror in dict.fromkeys(box.terrors):
        minor = 0 if terror.minor is None else terror.minor.health
        stands = "" if terror.minor is None else begun(f"{terror.minor.trait.words()}.")
        cards = [box.terror_piece(number) for number, card in enumerate(box.terrors) if card is terror]
        add("terror", terror, cards, terror.copies, terror.rule, of=terror.of, minor=minor, stands=stands)
    for location in box.locations:
        add("location", location, [], rule=location.rule, decks=location.decks, film=location.film)
    for location in box.locations:
        for space in location.spaces:
            facts = {
                "location": location.id,
                "grade": space.grade,
                "search": space.search,
                "exit": space.exit,
                "water": space.water,
                "named": space.named,
                "deep": space.deep,
                "at": space.at,
                "links": space.links,
                "one_way": space.one_way,
            }
            id = f"space-{space.id}"
            listed.append(Entry(id, "space", space.name, 1, "published", "", "FG-BOARD-1", facts, [id]))
    for setup in box.setups:
        add("setup", setup, [], 1, setup.rule, location=setup.of, victims=sum(setup.victims.values()))
    for number, event in enumerate(box.events):
        add("event", event, [box.event_piece(number)], 1, event.rule, location=event.of, stays=not event.effects)
    for number, item in enumerate(box.items):
        of = item.owner or item.of
        weapon = None
        if item.weapon is not None:
            printed = item.weapon
            weapon = {
                "least": printed.least,
                "most": printed.most,
                "damage": printed.damage,
                "time": printed.alone,
                "dice": printed.dice,
            }
        add(
            "bonus item" if item.owner else "item",
            item,
            [box.item_piece(number)],
            1,
            item.rule,
            of=of,
            hands=item.hands,
            uses=item.uses,
            weapon=weapon,
        )
    return [msgspec.to_builtins(entry) for entry in listed]


def _with_names(value: Any, card: Card, names: Names) -> Any:
    """Return a fact with the printed names of spaces and cards in its texts."""
    match value:
        case str():
            return with_names(value, card, names)
        case dict():
            return {key: _with_names(inner, card, names) for key, inner in value.items()}
        case list():
            return [_with_names(inner, card, names) for inner in value]
    return value


def _does(action: Action) -> dict[str, Any]:
    """Return an Action card's effect on a Horror Roll, or the effects for each number of successes."""
    on_roll = action.on_roll
    if on_roll is not None:
        short = on_roll.short()
        words = action.says().removesuffix(".")
        when = f"After a roll: {short}"
        gist = begun(short)
        return {"roll": {"words": words, "short": when, "parts": parts(when), "gist": gist, "gist_parts": parts(gist)}}
    none = [_words(line) if number == 0 else _alternative(line) for number, line in enumerate(action.failure)]
    return {"roll": None, "two": _words(action.success2), "one": _words(action.success1), "none": none}


def _words(line: Line) -> dict[str, Any]:
    short = begun(line_short(line))
    return {"words": begun(line_text(line)), "short": short, "parts": parts(short)}


def _alternative(line: Line) -> dict[str, Any]:
    """Return a line with also its words and parts as they continue a sentence after "or"."""
    return {**_words(line), "after_or": {"words": line_text(line), "parts": parts(line_short(line))}}


SIGNED: Final = re.compile(r"(\d+ )?\b(Health|Time|Horror)\b( [-+]?\d+)?")
"""A word that the web page shows as a sign, with the number before or after it."""


def parts(short: str) -> list[list[str]]:
    """Return a short effect in parts: each is a text, or the text before a sign, the sign's word, the text after it."""
    listed, end = [], 0
    for match in SIGNED.finditer(short):
        if match.start() > end:
            listed.append([short[end : match.start()]])
        listed.append([match[1] or "", match[2], match[3] or ""])
        end = match.end()
    return [*listed, [short[end:]]] if end < len(short) else listed
