"""The table of Final Girl: the map as a list of spaces, the Killer, the girl, and her cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gloaming.engine.zones import FACE_DOWN
from gloaming.games.final_girl.content import (
    ACTION_CARDS,
    ACTIONS,
    EVENTS,
    FINALES,
    GIRLS,
    ITEMS,
    KILLERS,
    LOCATIONS,
    POWERS,
    SPACES,
    TERRORS,
    compiled,
)
from gloaming.games.final_girl.lines import line_text

ACTION: Final = {card: ACTIONS[name] for card, name in ACTION_CARDS}
ITEM: Final = {f"item-{item.id}": item for _, item in ITEMS}
EVENT: Final = {f"event-{event.id}": event for _, event in EVENTS}
TERROR: Final = {f"terror-{card}": terror for card, _, terror in TERRORS}
POWER: Final = {f"power-{power.id}": power for _, power in POWERS}
FINALE: Final = {f"finale-{finale.id}": finale for _, finale in FINALES}
SPACE: Final = {location.id: {space.id: space for space in spaces} for location, spaces in zip(LOCATIONS, SPACES)}
KILLER: Final = {killer.id: killer for killer in KILLERS}
GIRL: Final = {girl.id: girl for girl in GIRLS}


def draw(view: dict[str, Any], box: Any) -> RenderableType:
    """Map, Killer, girl, roll, cards."""
    parts: list[RenderableType] = [_map(view), _killer(view), _girl(view)]
    if view["roll"]["dice"]:
        dice = [
            f"{face}{'*' if die in view['roll']['converted'] else ''}" for die, face in enumerate(view["roll"]["dice"])
        ]
        parts.append(Text(f"Dice: {' '.join(dice)}", style="bold"))
    if view["damage"]:
        parts.append(Text(f"The attack deals {view['damage']} damage.", style="bold red"))
    parts.append(_cards(view))
    parts.append(Text(f"Turn {view['round']}, {view['phase']}." if view["round"] else "Set-up.", style="bold"))
    return Group(*parts)


def legend(view: dict[str, Any], box: Any) -> RenderableType:
    """What the cards in play do."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for action in ACTIONS:
        grid.add_row(f"{action.name} ({action.cost})", _lines(action.id))
    for item in _items_seen(view):
        grid.add_row(ITEM[item].name, f"{ITEM[item].text} ({ITEM[item].rule})")
    for event in view["events"]:
        grid.add_row(EVENT[event].name, f"{EVENT[event].text} ({EVENT[event].rule})")
    return grid


def pieces(view: dict[str, Any], box: Any) -> list[tuple[str, str]]:
    """Spaces, Action cards and Items, by name."""
    named = [(f"space-{space['id']}", SPACE[view["location"]][space["id"]].name) for space in view["spaces"]]
    named += [(card, ACTION[card].name) for card in view["player"]["hand"] + view["tableau"] + view["discard"]]
    named += [(item, ITEM[item].name) for item in view["player"]["held"] + view["player"]["backpack"]]
    return named


def _lines(name: str) -> str:
    action = next(one for one in ACTIONS if one.id == name)
    if action.when == "roll":
        return "After a Horror Roll: roll one die again, or lose 2 Time and roll all again."
    failure = " / ".join([line_text(compiled(line)) for line in action.failure])
    two, one = line_text(compiled(action.success2)), line_text(compiled(action.success1))
    return f"{'Reaction. ' if action.when == 'attacked' else ''}2+: {two}. 1: {one}. 0: {failure}."


def _items_seen(view: dict[str, Any]) -> list[str]:
    tops = [deck["cards"][0] for deck in view["decks"] if deck["cards"] and deck["cards"][0] != FACE_DOWN]
    seen: list[str] = [*view["player"]["held"], *view["player"]["backpack"], *tops]
    return seen


def _map(view: dict[str, Any]) -> RenderableType:
    spaces = SPACE[view["location"]]
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
            cards = decks.get(space["id"], [])
            top = "empty" if not cards else "face down" if cards[0] == FACE_DOWN else ITEM[cards[0]].name
            name.append(f"\n  Items: {len(cards)}, {top}", style="yellow")
        links = [f"{spaces[other].name} {_faces(faces)}" for other, faces in printed.links.items()]
        table.add_row(name, _here(view, space), Text(", ".join(links), style="dim"))
    return table


def _faces(faces: list[int]) -> str:
    return str(faces[0]) if len(faces) == 1 else f"{faces[0]}-{faces[-1]}"


def _here(view: dict[str, Any], space: dict[str, Any]) -> Text:
    here = []
    if space["girl"]:
        here.append("YOU")
    if space["killer"]:
        here.append("KILLER")
    if space["victims"]:
        here.append(f"{space['victims']} Victim{'s' if space['victims'] > 1 else ''}")
    here += [EVENT[f"event-{one['event']}"].name for one in view["specials"] if one["at"] == space["id"]]
    here += ["Minion" for at in view["minions"] if at == space["id"]]
    here += [token for token, at in view["tokens"].items() if at == space["id"]]
    here += ["drain" for at in view["tunnel"] if at == space["id"]]
    return Text(", ".join(here), style="red" if space["killer"] else "")


def _killer(view: dict[str, Any]) -> Text:
    killer = view["killer"]
    told = Text(KILLER[killer["id"]].name, style="bold red")
    token = " (come back once)" if killer["white"] else ""
    told.append(f"  health {killer['health']}/{killer['most_health']}{token}, ", style="not bold default")
    told.append(f"Bloodlust row {killer['row'] + 1}: moves {killer['movement']}, hits for {killer['attack']}; ")
    told.append(f"Terror deck {len(view['terror'])}, dead {view['dead']}")
    for power in killer["powers"]:
        told.append(f"\n  {POWER[power].name}: {POWER[power].text}")
    for minor in killer["minors"]:
        told.append(f"\n  {TERROR[minor['id']].name} ({minor['health']} health): {TERROR[minor['id']].text}")
    if killer["finale"]:
        told.append(f"\n  Finale, {FINALE[killer['finale']].name}: {FINALE[killer['finale']].text}")
    for event in view["events"]:
        told.append(f"\n  {EVENT[event].name}: {EVENT[event].text}")
    return told


def _girl(view: dict[str, Any]) -> Text:
    player = view["player"]
    girl = GIRL[player["girl"]]
    level = {0: "green", 7: "red"}.get(player["horror"], player["horror"])
    dice = player["dice"][player["horror"]]
    told = Text(girl.name, style="bold cyan")
    token = " (come back once)" if player["white"] else ""
    told.append(
        f"  health {player['health']}/{player['most_health']}{token}, Time {player['time']}, ", style="not bold default"
    )
    told.append(f"Horror {level} ({dice} dice), saved {view['saved']}")
    if player["ultimate"]:
        told.append(f"\n  Ultimate Ability: {girl.ultimate_text}")
    else:
        left = [line_text(compiled(line)) for place, line in enumerate(girl.saves) if place not in player["covered"]]
        told.append(f"\n  Save for: {'; '.join(left)}")
    for where, items in (("Hands", player["held"]), ("Backpack", player["backpack"])):
        if items:
            names = [
                ITEM[item].name + (f" x{player['uses'][item]}" if item in player["uses"] else "") for item in items
            ]
            told.append(f"\n  {where}: {', '.join(names)}")
    return told


def _cards(view: dict[str, Any]) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    grid.add_row("Hand", _counted(view["player"]["hand"]))
    grid.add_row("Tableau", _counted(view["tableau"]))
    grid.add_row("Discard", _counted(view["discard"]))
    return grid


def _counted(cards: Iterable[str]) -> str:
    counts = Counter([ACTION[card].id for card in cards])
    shown = [action for action in ACTIONS if counts[action.id]]
    return (
        ", ".join([f"{one.name}{f' x{counts[one.id]}' if counts[one.id] > 1 else ''} ({one.cost})" for one in shown])
        or "-"
    )
