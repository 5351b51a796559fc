"""The table of Fatal Frame: the village three by three, the attack under way, the players, your hand."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gloaming.engine.zones import FACE_DOWN
from gloaming.games.fatal_frame.content import BOSSES, CARDS, EXTERIORS, GHOSTS, INTERIORS, ITEMS, NAMES
from gloaming.games.fatal_frame.names import CELL_NAMES, count

COLOURS: Final = ("cyan", "yellow", "magenta", "green")
CELL_WIDTH: Final = 24
ENTRY: Final = {piece: NAMES[kind] for piece, kind in CARDS}
EXTERIOR: Final = {place.id: place for place in EXTERIORS}
INTERIOR: Final = {room.id: room for room in INTERIORS}
BOSS: Final = {boss.id: boss for boss in BOSSES}
GHOST: Final = {ghost.id: ghost for ghost in GHOSTS}
ITEM: Final = {item.id: item for item in ITEMS}
ZONES: Final = {"exterior": "Ext", "interior": "Int", "both": "Ext/Int"}
STEPS: Final = (
    "Roll attack dice",
    "Apply all automatic addition",
    "Apply all automatic subtraction",
    "Apply all player-assigned addition",
    "Compare final rolls to Ghost Effect",
    "Compare final rolls to Ghost Power",
    "Check for successful Boss attack",
)


def draw(view: dict[str, Any], box: Any) -> RenderableType:
    """Village, attack, players with their paths, and the hand of who looks."""
    parts: list[RenderableType] = [_village(view)]
    if view["combat"]:
        parts.append(_combat(view["combat"]))
    parts += [_player(view, seat) for seat in range(view["seats"])]
    turn = "The match is over" if view["over"] else f"Round {view['round']}, turn: {_name(view, view['turn'])}"
    if not view["over"]:
        turn += f", {view['phase']}" + (", a fight is lost" if view["failed"] else "")
    discard = len(view["discard"])
    parts.append(Text(f"{turn}. Deck: {view['deck']}, discard pile: {discard}, Bosses set aside: {view['bosses']}."))
    return Group(*parts)


def legend(view: dict[str, Any], box: Any) -> RenderableType | None:
    """What the cards do that this seat can see: its hand, the Ghosts in play, the Locations with players."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column()
    seen: list[str] = []
    for name, text in _printed(view):
        if name not in seen:
            seen.append(name)
            grid.add_row(name, text)
    return grid if seen else None


def pieces(view: dict[str, Any], box: Any) -> list[tuple[str, str]]:
    """Every card, Location and player on the table, in words."""
    named = []
    for number, cell in enumerate(view["village"]):
        name = EXTERIOR[cell["location"]].name if cell["location"] else f"the {CELL_NAMES[number]}"
        named.append((cell["id"], name))
        named += [(ghost["id"], ENTRY[ghost["id"]].name) for ghost in cell["ghosts"]]
    for seat, player in enumerate(view["players"]):
        named.append((f"seat-{seat}", f"Player {seat + 1}"))
        for room in player["path"]:
            named.append((room["id"], INTERIOR[room["id"]].name))
            named += [(ghost["id"], ENTRY[ghost["id"]].name) for ghost in room["ghosts"]]
        if player["boss"]:
            named.append((player["boss"]["id"], BOSS[player["boss"]["id"]].name))
        camera = player["camera"]
        lying = player["album"] + player["items"] + camera["orbs"] + [one["id"] for one in camera["functions"]]
        if camera["film"]:
            lying.append(camera["film"]["id"])
        named += [(card, ENTRY[card].name) for card in [*player["hand"], *lying] if card != FACE_DOWN]
    return named


def _printed(view: dict[str, Any]) -> list[tuple[str, str]]:
    told = []
    for player in view["players"]:
        told += [(ENTRY[card].name, _card(card)) for card in player["hand"] if card != FACE_DOWN]
        stacks = [room["ghosts"] for room in player["path"]]
        if player["at"] is not None:
            place = EXTERIOR[view["village"][player["at"]]["location"]]
            told.append((place.name, place.text))
        told += [(INTERIOR[room["id"]].name, INTERIOR[room["id"]].text) for room in player["path"]]
        if player["boss"]:
            told.append((BOSS[player["boss"]["id"]].name, BOSS[player["boss"]["id"]].text))
        for stack in stacks:
            told += [(ENTRY[ghost["id"]].name, _card(ghost["id"])) for ghost in stack]
    for cell in view["village"]:
        told += [(ENTRY[ghost["id"]].name, _card(ghost["id"])) for ghost in cell["ghosts"]]
    return told


def _card(card: str) -> str:
    entry = ENTRY[card]
    if entry.id in GHOST:
        ghost = GHOST[entry.id]
        how = f"{ZONES[ghost.zone]}, {'Chase' if ghost.chase else 'Bound'}, {'blue' if ghost.blue else 'red'}"
        return f"Power {ghost.power}, {how}, {count(ghost.value, 'point')}. {entry.text}"
    if entry.id in ITEM:
        rooms = ", ".join([INTERIOR[room].name for room in ITEM[entry.id].locations])
        return f"{ITEM[entry.id].value} points, at: {rooms}. {entry.text}"
    return f"{entry.text} ({entry.rule})"


def _name(view: dict[str, Any], seat: int) -> str:
    return f"Player {seat + 1}{' (you)' if seat == view['seat'] else ''}"


def _ghosts(stack: list[dict[str, Any]]) -> str:
    told = []
    for ghost in stack:
        printed = GHOST[ENTRY[ghost["id"]].id]
        on = f" with {', '.join([ENTRY[card].name for card in ghost['attached']])}" if ghost["attached"] else ""
        told.append(f"{printed.name} {printed.power}{on}")
    return ", ".join(told)


def _village(view: dict[str, Any]) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    for row in range(3):
        cells = []
        for number in range(3 * row, 3 * row + 3):
            cell = view["village"][number]
            text = Text()
            if cell["location"]:
                place = EXTERIOR[cell["location"]]
                size = f" ({place.rooms})" if place.rooms else ""
                text.append(f"{place.name}{size}", style="bold")
            else:
                text.append("(face down)", style="dim")
            text.append("\n")
            here = [seat for seat, one in enumerate(view["players"]) if one["at"] == number]
            for seat in here:
                inside = "'" if view["players"][seat]["path"] else ""
                text.append(f"P{seat + 1}{inside} ", style=f"bold {COLOURS[seat]}")
            if cell["ghosts"]:
                text.append(_ghosts(cell["ghosts"]), style="red")
            cells.append(Panel(text, width=CELL_WIDTH, box=box.SQUARE))
        grid.add_row(*cells)
    return grid


def _combat(combat: dict[str, Any]) -> RenderableType:
    name = BOSS[combat["ghost"]].name if combat["boss"] else ENTRY[combat["ghost"]].name
    line = Text(f"Attack on {name}, Power {combat['power']}. Step {combat['step']}: {STEPS[combat['step'] - 1]}.")
    if combat["rolled"]:
        line.append(f"\nDice as rolled: {_dice(combat['rolled'])}; as they stand: {_dice(combat['final'])}")
    if combat["boss_die"]:
        line.append(f"; Boss die: {combat['boss_die']}")
    return line


def _dice(dice: list[int]) -> str:
    return " ".join([f"[{die}]" for die in dice])


def _player(view: dict[str, Any], seat: int) -> RenderableType:
    player = view["players"][seat]
    heading = Text(f"Player {seat + 1}", style=f"bold {COLOURS[seat]}")
    you = " (you)" if seat == view["seat"] else ""
    ready = ", the Shrine is open" if player["ready"] else ""
    heading.append(f"{you}: {player['points']} of {view['threshold']} Album Points{ready}")
    if player["skips"]:
        heading.append(", skips a turn")
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim", width=8)
    grid.add_column(width=68)
    if player["path"]:
        rooms = []
        for number, room in enumerate(player["path"]):
            ghosts = f" [{_ghosts(room['ghosts'])}]" if room["ghosts"] else ""
            mark = ">" if number == player["inside"] else ""
            rooms.append(f"{mark}{INTERIOR[room['id']].name}{ghosts}")
        grid.add_row("Path", Text(" - ".join(rooms)))
    if player["boss"]:
        boss = player["boss"]
        on = "".join([f", with {ENTRY[card].name}" for card in boss["attached"]])
        grid.add_row("Boss", Text(f"{BOSS[boss['id']].name}, {boss['life']} of 3 beads{on}", style="red"))
    camera = player["camera"]
    upgrades = []
    if camera["film"]:
        on = "".join([f" with {ENTRY[card].name}" for card in camera["film"]["attached"]])
        upgrades.append(ENTRY[camera["film"]["id"]].name + on)
    upgrades += [ENTRY[one["id"]].name + (" (used)" if one["used"] else "") for one in camera["functions"]]
    if camera["orbs"]:
        upgrades.append(f"{len(camera['orbs'])} x Spirit Orb")
    grid.add_row("Camera", Text(", ".join(upgrades) or "-"))
    grid.add_row("Album", Text(", ".join([ENTRY[card].name for card in player["album"]]) or "-"))
    if player["items"]:
        grid.add_row("Items", Text(", ".join([ENTRY[card].name for card in player["items"]])))
    hidden = player["hand"].count(FACE_DOWN)
    hand = [ENTRY[card].name for card in player["hand"] if card != FACE_DOWN]
    grid.add_row("Hand", Text(", ".join(hand + ([f"{count(hidden, 'card')}, unseen"] if hidden else [])) or "-"))
    return Group(heading, grid)
