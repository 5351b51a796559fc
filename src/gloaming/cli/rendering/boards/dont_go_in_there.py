"""Draw the table of Don't Go In There: three rooms side by side, then the players."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.box import HEAVY, SIMPLE_HEAD, SQUARE
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gloaming.engine.state.zones import FACE_DOWN
from gloaming.games.dont_go_in_there.box import Box, Room, read_on
from gloaming.games.dont_go_in_there.rules.sentences import SPACE_NAMES
from gloaming.games.dont_go_in_there.view import BoardView, PlayerView, Resolving, View

COLOURS: Final = ("cyan", "yellow", "magenta", "green", "red")
BOARD_WIDTH: Final = 26


def draw(view: View, box: Box) -> RenderableType:
    """Draw rooms, dice, tableaus by type, ghosts and the deck."""
    parts: list[RenderableType] = [] if view["over"] else [_boards(view, box)]
    if view["resolving"]:
        parts.append(_resolving(view, box, view["resolving"]))
    parts.append(_players(view, box))
    turn = "The match is over" if view["over"] else f"Turn: {_name(view, view['turn'])}"
    parts.append(Text(f"{turn}. Deck: {view['deck']} cards. Removed face down: {view['removed']} cards."))
    return Group(*parts)


def legend(view: View, box: Box) -> RenderableType:
    """Explain the card types in play."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for card_type in box.types:
        if card_type.id in view["types"]:
            grid.add_row(
                card_type.name, f"{card_type.text} ({read_on(card_type)})" if read_on(card_type) else card_type.text
            )
    return grid


def pieces(view: View, box: Box) -> list[tuple[str, str]]:
    """Return the ids and names of boards, spaces and cards. A board has the name of its room."""
    named = []
    for number, board in enumerate(view["boards"]):
        if board["room"] is None:
            continue
        room = _room(box, board).name
        named.append((board["id"], room))
        named += [(f"space-{number}-{space}", f"{room} {SPACE_NAMES[space]}") for space in range(len(board["spaces"]))]
        named += [(card, box.card_name(box.number[card])) for card in board["cards"] if card in box.number]
    for player in view["players"]:
        named += [(card, box.card_name(box.number[card])) for card in player["tableau"] + player["dispelled"]]
    return named


def _room(box: Box, board: BoardView) -> Room:
    return next(room for room in box.rooms if room.id == board["room"])


def _name(view: View, seat: int) -> str:
    return f"Player {seat + 1}{' (you)' if seat == view['seat'] else ''}"


def _short(view: View, seat: int | None) -> Text:
    if seat is None:
        return Text("-", style="dim")
    return Text("you" if seat == view["seat"] else f"P{seat + 1}", style=f"bold {COLOURS[seat]}")


def _boards(view: View, box: Box) -> RenderableType:
    open_rooms = [_room(box, board) for board in view["boards"] if board["room"] is not None]
    lines = max([len(wrap(room.text, BOARD_WIDTH - 4)) for room in open_rooms], default=1)
    panels = []
    for number, board in enumerate(view["boards"]):
        if board["room"] is None:
            panels.append(Panel(Text("The deck is empty: this board is removed."), width=BOARD_WIDTH, box=SQUARE))
        else:
            resolved = view["resolving"] is not None and view["resolving"]["board"] == number
            panels.append(_board(view, box, board, resolved, lines))
    return Columns(panels, padding=(0, 1))


def _board(view: View, box: Box, board: BoardView, resolved: bool, lines: int) -> Panel:
    room = _room(box, board)
    spaces = Table.grid(expand=True)
    spaces.add_column()
    spaces.add_column(justify="right")
    spaces.add_column(justify="right", width=8)
    spaces.add_row("Space", "Lights", "Meeple", style="dim")
    for space, meeple in enumerate(board["spaces"]):
        spaces.add_row(SPACE_NAMES[space], str(room.flashlights[space]), _short(view, meeple))
    heading = _two_columns()
    to_roll = "dice" if resolved else f"{board['dice']}{'' if board['dice_known'] else '+'} dice"
    heading.add_row("Card, Curses", to_roll, style="dim")
    cards = _two_columns()
    for card in board["cards"]:
        cards.add_row(*_card(card, box))
    text = wrap(room.text, BOARD_WIDTH - 4)
    return Panel(
        Group(spaces, "", heading, cards, "", Text("\n".join(text + [""] * (lines - len(text))), style="italic")),
        title=Text(f"> {room.name} <" if resolved else room.name, style="bold"),
        width=BOARD_WIDTH,
        box=HEAVY if resolved else SQUARE,
    )


def _two_columns() -> Table:
    grid = Table.grid(expand=True)
    grid.add_column()
    grid.add_column(justify="right")
    return grid


def _card(card: str | None, box: Box) -> tuple[str, str]:
    if card is None:
        return "(taken)", ""
    if card == FACE_DOWN:
        return "face down", "?"
    number = box.number[card]
    names = f", names {box.named[number]}" if box.named[number] else ""
    return box.card_name(number) + names, str(box.dice[number])


def _resolving(view: View, box: Box, resolution: Resolving) -> Text:
    room = _room(box, view["boards"][resolution["board"]]).name
    line = Text(f"{_name(view, resolution['resolver'])} resolves the {room}.")
    if resolution["rolled"]:
        dice = " ".join(["[ghost]" if ghost else "[blank]" for ghost in resolution["rolled"]])
        line.append(f"\nDice: {dice}   Ghosts: {resolution['rolled'].count(True)}")
    return line


def _players(view: View, box: Box) -> RenderableType:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
    table.add_column("Curses (dispelled)", no_wrap=True)
    for seat in range(view["seats"]):
        heading = Text(f"Player {seat + 1}", style=f"bold {COLOURS[seat]}")
        if seat == view["seat"]:
            heading.append(" (you)")
        table.add_column(heading, min_width=8)
    players = view["players"]
    for kind, card_type in enumerate(box.types):
        if card_type.id in view["types"]:
            spent = ", spent" if card_type.id in view["spent"] else ""
            table.add_row(card_type.name + spent, *[_held(player, kind, box) for player in players])
    table.add_row("Total Curses", *[str(player["curses"]) for player in players], style="bold")
    if any([player["haunted"] for player in players]):
        table.add_row("  by ghosts", *[str(player["haunted"] or "") for player in players])
    table.add_row("Ghosts", *["hidden" if player["ghosts"] is None else str(player["ghosts"]) for player in players])
    table.add_row("Meeples left", *[f"{player['supply']} of {view['meeples']}" for player in players])
    return table


def _held(player: PlayerView, kind: int, box: Box) -> Text:
    face_up = _values(player["tableau"], kind, box)
    dispelled = _values(player["dispelled"], kind, box)
    held = Text(" ".join(face_up))
    if dispelled:
        held.append(f"{' ' if face_up else ''}({' '.join(dispelled)})", style="dim")
    return held


def _values(cards: list[str], kind: int, box: Box) -> list[str]:
    numbers = [box.number[card] for card in cards]
    return [str(curses) for curses in sorted([box.curses[card] for card in numbers if box.kind[card] == kind])]
