"""The table of Don't Go In There: three rooms side by side, then what each player has."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gloaming.engine.zones import FACE_DOWN
from gloaming.games.dont_go_in_there.content import CARDS, ROOMS, TYPES
from gloaming.games.dont_go_in_there.content import Card as Printed

SPACES: Final = ("top", "2nd", "3rd", "bottom")
COLOURS: Final = ("cyan", "yellow", "magenta", "green", "red")
ROOM: Final = {room.id: room for room in ROOMS}
TYPE: Final = {one.id: one for one in TYPES}
CARD: Final[dict[str, tuple[str, Printed]]] = {piece: (TYPES[kind].id, printed) for piece, kind, printed in CARDS}
BOARD_WIDTH: Final = 26


def draw(view: dict[str, Any], box: Any) -> RenderableType:
    """Rooms, dice, tableaus by type, ghosts, deck."""
    parts: list[RenderableType] = [] if view["over"] else [_boards(view)]
    if view["resolving"]:
        parts.append(_resolving(view))
    parts.append(_players(view))
    turn = "The match is over" if view["over"] else f"Turn: {_name(view, view['turn'])}"
    parts.append(Text(f"{turn}. Deck: {view['deck']} cards. Out of the game, unseen: {view['removed']} cards."))
    return Group(*parts)


def legend(view: dict[str, Any], box: Any) -> RenderableType:
    """What the card types in play do."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for kind in view["types"]:
        grid.add_row(TYPE[kind].name, f"{TYPE[kind].text} ({TYPE[kind].rule})")
    return grid


def pieces(view: dict[str, Any], box: Any) -> list[tuple[str, str]]:
    """Boards, spaces and cards, by the room they are in or the card's own name."""
    named = []
    for number, board in enumerate(view["boards"]):
        if board["room"] is None:
            continue
        room = ROOM[board["room"]].name
        named.append((board["id"], room))
        named += [(f"space-{number}-{space}", f"{room} {SPACES[space]}") for space in range(len(board["spaces"]))]
        named += [(card, card_name(card)) for card in board["cards"] if card in CARD]
    for player in view["players"]:
        named += [(card, card_name(card)) for card in player["tableau"] + player["dispelled"]]
    return named


def card_name(card: str) -> str:
    """A card's type and Curses."""
    kind, printed = CARD[card]
    return f"{TYPE[kind].name} {printed.curses}"


def _name(view: dict[str, Any], seat: int) -> str:
    return f"Player {seat + 1}{' (you)' if seat == view['seat'] else ''}"


def _short(view: dict[str, Any], seat: int | None) -> Text:
    if seat is None:
        return Text("-", style="dim")
    return Text("you" if seat == view["seat"] else f"P{seat + 1}", style=f"bold {COLOURS[seat]}")


def _boards(view: dict[str, Any]) -> RenderableType:
    open_rooms = [ROOM[board["room"]] for board in view["boards"] if board["room"] is not None]
    lines = max([len(wrap(room.text, BOARD_WIDTH - 4)) for room in open_rooms], default=1)
    panels = []
    for number, board in enumerate(view["boards"]):
        if board["room"] is None:
            panels.append(Panel(Text("The deck is empty: this board is removed."), width=BOARD_WIDTH, box=box.SQUARE))
        else:
            resolved = view["resolving"] is not None and view["resolving"]["board"] == number
            panels.append(_board(view, board, resolved, lines))
    return Columns(panels, padding=(0, 1))


def _board(view: dict[str, Any], board: dict[str, Any], resolved: bool, lines: int) -> Panel:
    room = ROOM[board["room"]]
    spaces = Table.grid(expand=True)
    spaces.add_column()
    spaces.add_column(justify="right")
    spaces.add_column(justify="right", width=8)
    spaces.add_row("Space", "Lights", "Meeple", style="dim")
    for space, meeple in enumerate(board["spaces"]):
        spaces.add_row(SPACES[space], str(room.flashlights[space]), _short(view, meeple))
    heading = _two_columns()
    to_roll = "dice" if resolved else f"{board['dice']}{'' if board['dice_known'] else '+'} dice"
    heading.add_row("Card, Curses", to_roll, style="dim")
    cards = _two_columns()
    for card in board["cards"]:
        cards.add_row(*_card(card))
    text = wrap(room.text, BOARD_WIDTH - 4)
    return Panel(
        Group(spaces, "", heading, cards, "", Text("\n".join(text + [""] * (lines - len(text))), style="italic")),
        title=Text(f"> {room.name} <" if resolved else room.name, style="bold"),
        width=BOARD_WIDTH,
        box=box.HEAVY if resolved else box.SQUARE,
    )


def _two_columns() -> Table:
    grid = Table.grid(expand=True)
    grid.add_column()
    grid.add_column(justify="right")
    return grid


def _card(card: str | None) -> tuple[str, str]:
    if card is None:
        return "(taken)", ""
    if card == FACE_DOWN:
        return "face down", "?"
    printed = CARD[card][1]
    names = f", names {printed.names}" if printed.names else ""
    return card_name(card) + names, str(printed.dice)


def _resolving(view: dict[str, Any]) -> Text:
    told = view["resolving"]
    room = ROOM[view["boards"][told["board"]]["room"]].name
    line = Text(f"{_name(view, told['resolver'])} resolves the {room}.")
    if told["rolled"]:
        dice = " ".join(["[ghost]" if ghost else "[blank]" for ghost in told["rolled"]])
        line.append(f"\nDice: {dice}   Ghosts: {told['rolled'].count(True)}")
    return line


def _players(view: dict[str, Any]) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
    table.add_column("Curses (dispelled)", no_wrap=True)
    for seat in range(view["seats"]):
        heading = Text(f"Player {seat + 1}", style=f"bold {COLOURS[seat]}")
        if seat == view["seat"]:
            heading.append(" (you)")
        table.add_column(heading, min_width=8)
    players = view["players"]
    for kind in view["types"]:
        spent = ", spent" if kind in view["spent"] else ""
        table.add_row(TYPE[kind].name + spent, *[_held(player, kind) for player in players])
    table.add_row("Curses in all", *[str(player["curses"]) for player in players], style="bold")
    if any([player["haunted"] for player in players]):
        table.add_row("  by ghosts", *[str(player["haunted"] or "") for player in players])
    table.add_row("Ghosts", *["hidden" if player["ghosts"] is None else str(player["ghosts"]) for player in players])
    table.add_row("Meeples left", *[f"{player['supply']} of {view['meeples']}" for player in players])
    return table


def _held(player: dict[str, Any], kind: str) -> Text:
    face_up = [str(CARD[card][1].curses) for card in player["tableau"] if CARD[card][0] == kind]
    dispelled = [str(CARD[card][1].curses) for card in player["dispelled"] if CARD[card][0] == kind]
    held = Text(" ".join(sorted(face_up)))
    if dispelled:
        held.append(f"{' ' if face_up else ''}({' '.join(sorted(dispelled))})", style="dim")
    return held
