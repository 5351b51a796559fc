"""Generate the rulebook clauses about cards and boards from the content."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from gloaming.engine.content.clauses import Made
from gloaming.engine.content.schema import word
from gloaming.engine.phrases import count, in_words, listed
from gloaming.engine.rules.effects import Line, Verb
from gloaming.games.final_girl.boards import Girl, Killer
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.cards import Power, Setup, Terror
from gloaming.games.final_girl.constants import TERROR_CARDS
from gloaming.games.final_girl.entry import Ruled
from gloaming.games.final_girl.items import Item
from gloaming.games.final_girl.map import Location
from gloaming.games.final_girl.sentences import line_text, titled
from gloaming.games.final_girl.traits import of_minions


def clauses(box: Box) -> dict[str, list[Made]]:
    """Return the clauses of cards and boards by group, including those that list the starting hand and the tableau.

    A group is named after a Killer, Location or Final Girl and a kind of card. Cards that name the same clause share
    it.
    """
    groups: dict[str, dict[str, list[tuple[Ruled, str, Iterable[Verb]]]]] = {}

    def add(group: str, card: Ruled, text: str, verbs: Iterable[Verb | None] = ()) -> None:
        if card.rule:
            item = (card, text, [verb for verb in verbs if verb is not None])
            groups.setdefault(group, {}).setdefault(card.rule, []).append(item)

    for action in box.actions:
        add("actions", action, f"{action.name}: {action.says()}", [action.on_roll])
    film_of = {girl.id: girl.film for girl in box.girls}
    for girl in box.girls:
        add(girl.id, girl, girl_board(girl), [girl.ultimate])
    for killer in box.killers:
        line = (*killer.starts, *killer.minions, *killer.first, *killer.final)
        add(f"{killer.id}-board", killer, killer_board(killer), line)
    for minion in box.minions:
        add(f"{minion.of}-board", minion, f"Reference card {minion.name}: {minion.says()}")
    for terror in dict.fromkeys(box.terrors):
        add(f"{terror.of}-terrors", terror, _terror(terror), terror.effects)
    for finale in box.finales:
        add(
            f"{finale.of}-finales",
            finale,
            f"{finale.name}, a Finale: {finale.says()}",
            (*finale.revealed, *finale.minions, *finale.action, *finale.upkeep),
        )
    for power in box.powers:
        add(f"{power.of}-powers", power, _power(power), [power.trait])
    for location in box.locations:
        add(f"{location.id}-map", location, _map(location))
    names = {location.id: {space.id: space.name for space in location.spaces} for location in box.locations}
    for setup in box.setups:
        add(f"{setup.of}-setups", setup, _setup(setup, names[setup.of]))
    for event in box.events:
        stays = " (stays in play)" if event.stays is not None else ""
        add(f"{event.of}-events", event, f"{event.name}{stays}: {event.says()}", [*event.effects, event.stays])
    for item in box.items:
        add(f"{film_of.get(item.owner, item.of)}-items", item, _item(item), [*_does(item), item.holds])
    made = {group: _made(by_rule) for group, by_rule in groups.items()}
    begins = {"FG-SETUP-5": _starting_hand(box), "FG-SETUP-6": _tableau(box)}
    made["starting-hand"] = [Made(rule, text, frozenset([rule])) for rule, text in begins.items()]
    return made


def _made(by_rule: dict[str, list[tuple[Ruled, str, Iterable[Verb]]]]) -> list[Made]:
    """Return the clauses of a group, sorted by clause number."""
    made: list[Made] = []
    for rule, items in sorted(by_rule.items(), key=lambda entry: int(entry[0].rsplit("-", 1)[1])):
        rulings = [card.ruling for card, _, _ in items if card.ruling]
        ruling = f" *(Ruling: {' '.join(rulings)})*" if rulings else ""
        words = frozenset([word(type(verb)) for _, _, verbs in items for verb in verbs])
        text = " ".join([text for _, text, _ in items])
        made.append(Made(rule, f"{text}{ruling}", words or frozenset([card.id for card, _, _ in items])))
    return made


def _starting_hand(box: Box) -> str:
    free = [action for action in box.actions if action.cost == 0]
    cards = listed(
        [action.name if action.copies == 1 else f"{action.copies} {action.name}" for action in free] or ["none"]
    )
    return f"The {in_words(len(box.free))} Action cards that cost nothing are your starting hand: {cards}."


def _tableau(box: Box) -> str:
    return f"The other {len(box.dear)} Action cards form the tableau, in piles by name."


def girl_board(girl: Girl) -> str:
    """Return the rules text of a Final Girl's board."""
    saves = "; ".join([line_text(line) for line in girl.saves])
    return (
        f"{girl.name} has {girl.health} health and {count(len(girl.saves), 'Victim-Saved space')}: {saves}. "
        f"Once she has her Ultimate Ability, for each Victim saved: {line_text(girl.after)}. "
        f"Ultimate Ability: {girl.ability()}"
    )


def killer_board(killer: Killer) -> str:
    """Return the rules text of a Killer's board."""
    numbers = range(1, len(killer.rows) + 1)
    specials: dict[Line, list[int]] = {}
    for number, row in zip(numbers, killer.rows, strict=True):
        if row.special:
            specials.setdefault(row.special, []).append(number)
    health = "There is no Killer." if killer.nobody else f"{killer.name} has {killer.health} health."
    size = killer.terror_cards
    parts = [
        f"{health} The Horror Level starts at {killer.horror}.",
        *([f"The Terror deck has {count(size, 'card')}."] if size != TERROR_CARDS else []),
        *(["He starts off the board."] if killer.away else []),
        *([f"At the end of the set-up: {line_text(killer.starts)}."] if killer.starts else []),
        f"Each Killer phase begins with: {line_text(of_minions(killer.minions) + killer.first)}.",
        f"{'The' if killer.nobody else 'His'} Bloodlust track has {count(len(killer.rows), 'row')}:",
        f"Movement is {_steps([row.movement for row in killer.rows])};",
        f"Attack is {_steps([row.attack for row in killer.rows])}.",
        *[f"{_rows(rows)}: {line_text(line)}." for line, rows in specials.items()],
        f"Final Effect: {line_text(killer.final)}.",
    ]
    return " ".join(parts)


def _steps(values: Sequence[int]) -> str:
    """Return the values of consecutive rows as a short text: `1 up to row 5, then 2`."""
    ends = [row for row, value in enumerate(values, 1) if row == len(values) or values[row] != value]
    steps = [f"{values[end - 1]} up to row {end}" for end in ends[:-1]]
    return ", ".join([*steps, f"then {values[-1]}" if steps else str(values[-1])])


def _rows(rows: Sequence[int]) -> str:
    return f"{'Row' if len(rows) == 1 else 'Rows'} {listed([str(row) for row in rows])}"


def _terror(terror: Terror) -> str:
    copies = f" ({count(terror.copies, 'card')})" if terror.copies > 1 else ""
    return f"{terror.name}{copies}: {terror.says()}"


def _power(power: Power) -> str:
    return f"{power.name}{', an Epic Dark Power' if power.epic else ''}: {power.says()}"


def _map(location: Location) -> str:
    name = {space.id: space.name for space in location.spaces}

    def names(title: str, ids: Sequence[str]) -> str:
        return f" {title}: {listed([name[id] for id in ids])}." if ids else ""

    return (
        f"{location.name} has {count(len(location.spaces), 'space')}."
        + names("Item decks", location.decks)
        + names("Exits", [space.id for space in location.spaces if space.exit])
        + names("At the water", [space.id for space in location.spaces if space.water])
        + names("Too deep for tokens", [space.id for space in location.spaces if space.deep])
        + "".join(
            [f" The deck at the {name[id]} has {size} Items." for id, size in zip(location.decks, location.deck_sizes)]
        )
        + "".join(
            [f" The {space.name} leads one way to the {name[to]}." for space in location.spaces for to in space.one_way]
        )
    )


def _setup(setup: Setup, names: Mapping[str, str]) -> str:
    victims = listed([f"{number} at the {names[space]}" for space, number in setup.victims.items()])
    girl, killer = names[setup.girl], names[setup.killer]
    return f"{setup.name}: you start at the {girl}, the Killer at the {killer}; Victims: {victims}."


def _item(item: Item) -> str:
    notes: list[str] = []
    if item.hands:
        notes.append(count(item.hands, "hand"))
    if item.weapon is not None and item.weapon.most == 0:
        notes.append("in your own space")
    if item.uses and item.use is None:
        notes.append(count(item.uses, "use"))
    if item.owner:
        notes.append(f"only for {titled(item.owner)}")
    facts = f" ({', '.join(notes)})" if notes else ""
    return f"{item.name}{facts}: {item.says()}"


def _does(item: Item) -> tuple[Verb, ...]:
    if item.use is None:
        return item.gain
    return (*item.gain, *item.use.effects, *([] if item.use.on_roll is None else [item.use.on_roll]))
