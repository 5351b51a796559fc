"""Draw the table of Final Girl: the map as a list of spaces, the Killer, the girl and her cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gloaming.engine.phrases import count, sentence
from gloaming.engine.state.zones import FACE_DOWN
from gloaming.games.final_girl.boards import Minion
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.cards import Action, Event
from gloaming.games.final_girl.clauses import girl_board, killer_board
from gloaming.games.final_girl.items import Item
from gloaming.games.final_girl.sentences import line_text
from gloaming.games.final_girl.traits import of_minions


class Cards:
    """The entries of a game's cards, boards and spaces, by the ids of the pieces in a view."""

    def __init__(self, box: Box) -> None:
        self.actions = box.actions
        self.action = {card: box.actions[name] for card, name in zip(box.action_ids, box.name_of)}
        self.item = {box.item_piece(number): item for number, item in enumerate(box.items)}
        self.event = {box.event_piece(number): event for number, event in enumerate(box.events)}
        self.terror = {box.terror_piece(number): terror for number, terror in enumerate(box.terrors)}
        self.power = {box.power_piece(number): power for number, power in enumerate(box.powers)}
        self.finale = {box.finale_piece(number): finale for number, finale in enumerate(box.finales)}
        self.space = {place.id: {space.id: space for space in place.spaces} for place in box.locations}
        self.killer = {killer.id: killer for killer in box.killers}
        self.minion = {minion.id: minion for minion in box.minions}
        self.girl = {girl.id: girl for girl in box.girls}


def draw(view: dict[str, Any], box: Box) -> RenderableType:
    """Draw the map, the Killer, the girl, the dice and the cards."""
    cards = Cards(box)
    parts: list[RenderableType] = [_map(view, cards), _killer(view, cards), _girl(view, cards)]
    if view["roll"]["dice"]:
        dice = [
            f"{face}{'*' if die in view['roll']['converted'] else ''}" for die, face in enumerate(view["roll"]["dice"])
        ]
        turned = "  (* counts as a success)" if view["roll"]["converted"] else ""
        parts.append(Text(f"Dice: {' '.join(dice)}{turned}", style="bold"))
    if view["roll"]["played"]:
        played = next(action for action in cards.actions if action.id == view["roll"]["played"])
        parts.append(Text(f"{played.name}, by successes:  {_lines(played)}"))
    if view["damage"]:
        parts.append(Text(f"The attack deals {view['damage']} damage.", style="bold red"))
    parts.append(_cards(view, cards))
    parts.append(Text(f"Turn {view['round']}, {view['phase']}." if view["round"] else "Set-up.", style="bold"))
    return Group(*parts)


def legend(view: dict[str, Any], box: Box) -> RenderableType:
    """Explain the cards and boards in play."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    cards = Cards(box)
    killer, girl = cards.killer[view["killer"]["id"]], cards.girl[view["player"]["girl"]]
    grid.add_row(killer.name, killer_board(killer))
    for seen in view["minion_cards"]:
        grid.add_row(cards.minion[seen["id"]].name, cards.minion[seen["id"]].says())
    grid.add_row(girl.name, girl_board(girl))
    grid.add_row("Action (cost)", "What it does with 2 or more successes (2+), with 1, and with none (0).")
    for action in cards.actions:
        grid.add_row(f"{action.name} ({action.cost})", _lines(action))
    for item in _items_seen(view):
        grid.add_row(cards.item[item].name, _says(cards.item[item]))
    for event in view["events"]:
        grid.add_row(cards.event[event].name, _says(cards.event[event]))
    return grid


def pieces(view: dict[str, Any], box: Box) -> list[tuple[str, str]]:
    """Return the ids and names of spaces, Action cards and Items."""
    cards = Cards(box)
    named = [(f"space-{space['id']}", cards.space[view["location"]][space["id"]].name) for space in view["spaces"]]
    named += [(card, cards.action[card].name) for card in view["player"]["hand"] + view["tableau"] + view["discard"]]
    named += [(item, cards.item[item].name) for item in view["player"]["held"] + view["player"]["backpack"]]
    return named


def _says(card: Item | Event) -> str:
    """Return the effect of a card, with the id of its clause. Cards of packs may have no clause."""
    return f"{card.says()} ({card.rule})" if card.rule else card.says()


def _lines(action: Action) -> str:
    if action.on_roll is not None:
        return action.says()
    failure = "; or: ".join([line_text(line) for line in action.failure])
    with_two, with_one = line_text(action.success2), line_text(action.success1)
    return f"{'Reaction. ' if action.when == 'attacked' else ''}2+: {with_two}. 1: {with_one}. 0: {failure}."


def _items_seen(view: dict[str, Any]) -> list[str]:
    tops = [deck["cards"][0] for deck in view["decks"] if deck["cards"] and deck["cards"][0] != FACE_DOWN]
    seen: list[str] = [*view["player"]["held"], *view["player"]["backpack"], *tops]
    return seen


def _map(view: dict[str, Any], cards: Cards) -> RenderableType:
    spaces = cards.space[view["location"]]
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
    table.add_column("Space", no_wrap=True)
    table.add_column("Here", width=22)
    table.add_column("Next to it (panic die)")
    decks = {deck["space"]: deck["cards"] for deck in view["decks"]}
    for space in view["spaces"]:
        printed = spaces[space["id"]]
        name = Text(printed.name, style="bold" if space["girl"] else "")
        if printed.exit:
            name.append(" EXIT", style="green")
        if printed.search:
            deck = decks.get(space["id"], [])
            top = "empty" if not deck else "face down" if deck[0] == FACE_DOWN else cards.item[deck[0]].name
            name.append(f"\n  Items: {len(deck)}, {top}", style="yellow")
        links = [f"{spaces[other].name} {_faces(faces)}" for other, faces in printed.links.items()]
        table.add_row(name, _here(view, cards, space), Text(", ".join(links), style="dim"))
    return table


def _faces(faces: list[int]) -> str:
    """Format the numbers on the panic die that lead to a space, as "1-4" or "1, 3".

    Packs may use any numbers, or none.
    """
    row = sorted(faces)
    if len(row) > 1 and row[-1] - row[0] == len(row) - 1:
        return f"{row[0]}-{row[-1]}"
    return ", ".join(map(str, row)) or "none"


def _here(view: dict[str, Any], cards: Cards, space: dict[str, Any]) -> Text:
    here = []
    if space["girl"]:
        here.append("YOU")
    if space["killer"]:
        here.append("KILLER")
    if space["victims"]:
        here.append(f"{space['victims']} Victim{'s' if space['victims'] > 1 else ''}")
    here += [
        cards.event[f"event-{special['event']}"].name for special in view["specials"] if special["at"] == space["id"]
    ]
    here += [_minion(cards.minion[minion["kind"]], minion) for minion in view["minions"] if minion["at"] == space["id"]]
    if held := _held(view, cards, space):
        here.append(f"{held} held")
    here += [token for token, at in view["tokens"].items() if at == space["id"]]
    here += [f"{lying[space['id']]} {name}" for name, lying in view["markers"].items() if space["id"] in lying]
    here += [passage["name"] for passage in view["passages"] if space["id"] in passage["ends"]]
    return Text(", ".join(here), style="red" if space["killer"] else "")


def _held(view: dict[str, Any], cards: Cards, space: dict[str, Any]) -> int:
    """Return how many Victims Minions hold in a space."""
    holding = [
        minion for minion in view["minions"] if minion["at"] == space["id"] and cards.minion[minion["kind"]].holds
    ]
    specials = [special for special in view["specials"] if special["at"] == space["id"]]
    return min(len(holding), int(space["victims"]) + len(specials))


def _minion(card: Minion, minion: dict[str, Any]) -> str:
    """Format a Minion by name, with its health if its kind has more than 1."""
    return card.name if card.health == 1 else f"{card.name} ({minion['health']} health)"


def _killer(view: dict[str, Any], cards: Cards) -> Text:
    killer = view["killer"]
    text = Text(cards.killer[killer["id"]].name, style="bold red")
    token = " (come back once)" if killer["white"] else ""
    health = f"  health {killer['health']}/{killer['most_health']}{token}, " if killer["exists"] else "  no Killer, "
    if killer["exists"] and view["step"] >= 0 and not any([space["killer"] for space in view["spaces"]]):
        health += "not on the map, "
    text.append(health, style="not bold default")
    text.append(f"Bloodlust row {killer['row'] + 1}: moves {killer['movement']}, hurts {killer['attack']}; ")
    text.append(f"Terror deck {len(view['terror'])}, Victims dead {view['dead']}")
    board = cards.killer[killer["id"]]
    minions, action = board.minions, board.first
    if killer["finale"]:
        minions, action = cards.finale[killer["finale"]].minions, cards.finale[killer["finale"]].action
    for name, line in (("Minion Action", of_minions(minions)), ("Killer Action", action)):
        if line:
            text.append(f"\n  {name}: {sentence(line_text(line))}")
    for seen in view["minion_cards"]:
        card = cards.minion[seen["id"]]
        text.append(
            f"\n  {card.name}: moves {seen['movement']}, hurts {seen['attack']}, {seen['tokens']} more may come. "
        )
        text.append(card.says())
    if not killer["exists"]:
        text.append("\n  You win in an Upkeep phase without Minions on the map, in the Finale or without Victims.")
    for power in killer["powers"]:
        text.append(f"\n  {cards.power[power].name}: {cards.power[power].says()}")
    for minor in killer["minors"]:
        terror = cards.terror[minor["id"]]
        does = "" if terror.minor is None else sentence(terror.minor.trait.words())
        text.append(f"\n  {terror.name} (Minor Dark Power, {minor['health']} health left): {does}")
    if killer["finale"]:
        text.append(f"\n  Finale, {cards.finale[killer['finale']].name}: {cards.finale[killer['finale']].says()}")
    for event in view["events"]:
        text.append(f"\n  {cards.event[event].name}: {cards.event[event].says()}")
    return text


def _girl(view: dict[str, Any], cards: Cards) -> Text:
    player = view["player"]
    girl = cards.girl[player["girl"]]
    level = {0: "lowest", 7: "highest"}.get(player["horror"], player["horror"])
    dice = count(player["dice"][player["horror"]], "die", "dice")
    text = Text(girl.name, style="bold cyan")
    token = " (come back once)" if player["white"] else ""
    text.append(
        f"  health {player['health']}/{player['most_health']}{token}, Time {player['time']}, ", style="not bold default"
    )
    text.append(f"Horror {level} ({dice}), saved {view['saved']}")
    if player["ultimate"]:
        text.append(f"\n  Ultimate Ability: {girl.ability()}")
    else:
        left = [line_text(line) for place, line in enumerate(girl.saves) if place not in player["covered"]]
        text.append(f"\n  Save for: {'; '.join(left)}")
    for where, items in (("Hands", player["held"]), ("Backpack", player["backpack"])):
        if items:
            names = [
                cards.item[item].name + (f" x{player['uses'][item]}" if item in player["uses"] else "")
                for item in items
            ]
            text.append(f"\n  {where}: {', '.join(names)}")
    return text


def _cards(view: dict[str, Any], cards: Cards) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    grid.add_row("Hand", _counted(view["player"]["hand"], cards))
    grid.add_row("Tableau", _counted(view["tableau"], cards))
    grid.add_row("Discard", _counted(view["discard"], cards))
    return grid


def _counted(pile: Iterable[str], cards: Cards) -> str:
    counts = Counter([cards.action[card].id for card in pile])
    actions = [action for action in cards.actions if counts[action.id]]
    return (
        ", ".join(
            [
                f"{action.name}{f' x{counts[action.id]}' if counts[action.id] > 1 else ''} ({action.cost})"
                for action in actions
            ]
        )
        or "-"
    )
