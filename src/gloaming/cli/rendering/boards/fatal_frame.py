"""Draw the table of Fatal Frame: the village, the current attack, the players and the viewer's hand."""

from __future__ import annotations

from typing import Any, Final

from rich.box import SQUARE
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gloaming.engine.phrases import count
from gloaming.engine.state.zones import FACE_DOWN
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.cards import Item
from gloaming.games.fatal_frame.catalogue import ZONES, text
from gloaming.games.fatal_frame.constants import CELL_NAMES
from gloaming.games.fatal_frame.entry import Printed
from gloaming.games.fatal_frame.ghosts import Ghost
from gloaming.games.fatal_frame.locations import Exterior, Interior

COLOURS: Final = ("cyan", "yellow", "magenta", "green")
CELL_WIDTH: Final = 24
STEPS: Final = (
    "Roll attack dice",
    "Apply all automatic addition",
    "Apply all automatic subtraction",
    "Apply all player-assigned addition",
    "Compare final rolls to Ghost Effect",
    "Compare final rolls to Ghost Power",
    "Check for successful Boss attack",
)


def draw(view: dict[str, Any], box: Box) -> RenderableType:
    """Draw the village, the attack, the players with their paths, and the viewer's hand."""
    parts: list[RenderableType] = [_village(view, box)]
    if view["combat"]:
        parts.append(_combat(view["combat"], box))
    parts += [_player(view, box, seat) for seat in range(view["seats"])]
    turn = "The match is over"
    if not view["over"]:
        turn = f"Round {view['round']} of {view['last_round']}, turn: {_name(view, view['turn'])}, {view['phase']}"
        turn += ", a fight is lost" if view["failed"] else ""
    discard = len(view["discard"])
    parts.append(Text(f"{turn}. Deck: {view['deck']}, discard pile: {discard}, Bosses set aside: {view['bosses']}."))
    return Group(*parts)


def legend(view: dict[str, Any], box: Box) -> RenderableType:
    """Explain the symbols on the map and the visible cards.

    These are the viewer's hand, the face-up cards of the players, the Ghosts and Bosses in play, and Locations with
    players.
    """
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column()
    grid.add_row(
        "On the map", "(4): a house of 4 rooms. P1': Player 1 is inside it. The number of a ghost is its Power."
    )
    seen: list[str] = []
    for name, description in _printed(view, box):
        if name not in seen:
            seen.append(name)
            grid.add_row(name, description)
    return grid


def pieces(view: dict[str, Any], box: Box) -> list[tuple[str, str]]:
    """Return the ids and names of the cards, Locations and players on the table."""
    named = []
    for number, cell in enumerate(view["village"]):
        name = _exterior(box, cell["location"]).name if cell["location"] else f"the {CELL_NAMES[number]}"
        named.append((cell["id"], name))
        named += [(ghost["id"], _entry(box, ghost["id"]).name) for ghost in cell["ghosts"]]
    for seat, player in enumerate(view["players"]):
        named.append((f"seat-{seat}", f"Player {seat + 1}"))
        for room in player["path"]:
            named.append((room["id"], _interior(box, room["id"]).name))
            named += [(ghost["id"], _entry(box, ghost["id"]).name) for ghost in room["ghosts"]]
        if player["boss"]:
            named.append((player["boss"]["id"], _entry(box, player["boss"]["id"]).name))
        cards = [*player["hand"], *_before(player)]
        named += [(card, _entry(box, card).name) for card in cards if card != FACE_DOWN]
    return named


def _printed(view: dict[str, Any], box: Box) -> list[tuple[str, str]]:
    entries = []
    for player in view["players"]:
        entries += [_card(box, card) for card in [*player["hand"], *_before(player)] if card != FACE_DOWN]
        if player["at"] is not None:
            place = _exterior(box, view["village"][player["at"]]["location"])
            entries.append((place.name, text(box, place)))
        rooms = [_interior(box, room["id"]) for room in player["path"]]
        entries += [(room.name, text(box, room)) for room in rooms]
        if player["boss"]:
            boss = _entry(box, player["boss"]["id"])
            entries.append((boss.name, text(box, boss)))
            entries += [_card(box, card) for card in player["boss"]["attached"]]
        entries += _with_attached([ghost for room in player["path"] for ghost in room["ghosts"]], box)
    return entries + _with_attached([ghost for cell in view["village"] for ghost in cell["ghosts"]], box)


def _with_attached(ghosts: list[dict[str, Any]], box: Box) -> list[tuple[str, str]]:
    """Return the names and texts of Ghosts, each followed by those of the cards attached to it."""
    return [_card(box, card) for ghost in ghosts for card in [ghost["id"], *ghost["attached"]]]


def _before(player: dict[str, Any]) -> list[str]:
    """Return the ids of the face-up cards in front of a player: Camera, Album and Items."""
    camera = player["camera"]
    film = [camera["film"]["id"], *camera["film"]["attached"]] if camera["film"] else []
    return [
        *film,
        *[function["id"] for function in camera["functions"]],
        *camera["orbs"],
        *player["album"],
        *player["items"],
    ]


def _entry(box: Box, card: str) -> Printed:
    """Return the entry of a card of the main deck or of a Boss."""
    return box.card[box.number[card]]


def _exterior(box: Box, location: str) -> Exterior:
    return box.exteriors[box.exterior_number[location]]


def _interior(box: Box, room: str) -> Interior:
    return box.interiors[box.interior_number[room]]


def _card(box: Box, card: str) -> tuple[str, str]:
    """Return a card's name and its printed text."""
    entry = _entry(box, card)
    description = text(box, entry)
    if isinstance(entry, Ghost):
        how = f"{ZONES[entry.zone]}, {'Chase' if entry.chase else 'Bound'}, {'blue' if entry.blue else 'red'}"
        description = f"Power {entry.power}, {how}, {count(entry.value, 'point')}. {description}"
    elif isinstance(entry, Item):
        rooms = ", ".join([_interior(box, room).name for room in entry.locations])
        description = f"{entry.value} points, at: {rooms}. {description}"
    elif entry.rule:
        description = f"{description} ({entry.rule})"
    return entry.name, description


def _name(view: dict[str, Any], seat: int) -> str:
    return f"Player {seat + 1}{' (you)' if seat == view['seat'] else ''}"


def _ghosts(stack: list[dict[str, Any]], box: Box) -> str:
    names = []
    for ghost in stack:
        printed = box.ghost[box.number[ghost["id"]]]
        on = f" with {', '.join([_entry(box, card).name for card in ghost['attached']])}" if ghost["attached"] else ""
        names.append(f"{printed.name} {printed.power}{on}")
    return ", ".join(names)


def _village(view: dict[str, Any], box: Box) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    for row in range(3):
        cells = []
        for number in range(3 * row, 3 * row + 3):
            cell = view["village"][number]
            content = Text(overflow="fold")
            if cell["location"]:
                place = _exterior(box, cell["location"])
                size = f" ({place.rooms})" if place.rooms else ""
                content.append(f"{place.name}{size}", style="bold")
            else:
                content.append("(face down)", style="dim")
            content.append("\n")
            here = [seat for seat, player in enumerate(view["players"]) if player["at"] == number]
            for seat in here:
                inside = "'" if view["players"][seat]["path"] else ""
                content.append(f"P{seat + 1}{inside} ", style=f"bold {COLOURS[seat]}")
            if cell["ghosts"]:
                content.append(_ghosts(cell["ghosts"], box), style="red")
            cells.append(Panel(content, width=CELL_WIDTH, box=SQUARE))
        grid.add_row(*cells)
    return grid


def _combat(combat: dict[str, Any], box: Box) -> RenderableType:
    name = _entry(box, combat["ghost"]).name
    line = Text(f"Attack on {name}, Power {combat['power']}. Step {combat['step']}: {STEPS[combat['step'] - 1]}.")
    if combat["rolled"]:
        line.append(f"\nDice rolled: {_dice(combat['rolled'])}; after changes: {_dice(combat['final'])}")
    if combat["boss_die"]:
        line.append(f"; Boss die: {combat['boss_die']}")
    return line


def _dice(dice: list[int]) -> str:
    return " ".join([f"[{die}]" for die in dice])


def _player(view: dict[str, Any], box: Box, seat: int) -> RenderableType:
    player = view["players"][seat]
    heading = Text(f"Player {seat + 1}", style=f"bold {COLOURS[seat]}")
    you = " (you)" if seat == view["seat"] else ""
    ready = ", the Shrine is open" if player["ready"] else ""
    heading.append(f"{you}: {player['points']} of {view['threshold']} Album Points{ready}")
    if player["skips"]:
        heading.append(", skips a turn")
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim", min_width=8, no_wrap=True)
    grid.add_column()
    if player["path"]:
        rooms = []
        for number, room in enumerate(player["path"]):
            ghosts = f" [{_ghosts(room['ghosts'], box)}]" if room["ghosts"] else ""
            mark = ">" if number == player["inside"] else ""
            rooms.append(f"{mark}{_interior(box, room['id']).name}{ghosts}")
        grid.add_row("Path", Text(" - ".join(rooms)))
    if player["boss"]:
        boss = player["boss"]
        on = "".join([f", with {_entry(box, card).name}" for card in boss["attached"]])
        beads = f"{boss['life']} of {count(box.bosses[0].life, 'bead')}"
        grid.add_row("Boss", Text(f"{_entry(box, boss['id']).name}, {beads}{on}", style="red"))
    camera = player["camera"]
    upgrades = []
    if camera["film"]:
        on = "".join([f" with {_entry(box, card).name}" for card in camera["film"]["attached"]])
        upgrades.append(_entry(box, camera["film"]["id"]).name + on)
    upgrades += [
        _entry(box, function["id"]).name + (" (used)" if function["used"] else "") for function in camera["functions"]
    ]
    if camera["orbs"]:
        upgrades.append(f"{len(camera['orbs'])} x Spirit Orb")
    grid.add_row("Camera", Text(", ".join(upgrades) or "-"))
    grid.add_row("Album", Text(", ".join([_entry(box, card).name for card in player["album"]]) or "-"))
    if player["items"]:
        grid.add_row("Items", Text(", ".join([_entry(box, card).name for card in player["items"]])))
    hidden = player["hand"].count(FACE_DOWN)
    hand = [_entry(box, card).name for card in player["hand"] if card != FACE_DOWN]
    grid.add_row("Hand", Text(", ".join(hand + ([f"{count(hidden, 'card')}, unseen"] if hidden else [])) or "-"))
    return Group(heading, grid)
