"""Draw the table of Ghost Hunter 13: floor maps, hunters, Monsters and the casebook."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gloaming.engine.phrases import begun, count, listed, player, signed
from gloaming.engine.state.zones import FACE_DOWN
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.catalogue import feat_text, item_text, monster_text, tile_text
from gloaming.games.ghost_hunter.constants import CLUES, FLOORS, SIDES, WAYS
from gloaming.games.ghost_hunter.pieces import clue_piece, pile_piece, seat_piece, way_piece
from gloaming.games.ghost_hunter.rules.sentences import FLOOR_NAMES, MOODS, clue_number, way_name

COLOURS: Final = ("red", "blue", "magenta", "yellow")
WIDE: Final = 8
"""The maximum number of tiles in a row of a floor map."""

EMPTY: Final = " " * 9

SIGNS: Final = 3
"""The maximum number of symbols in a room on the map."""


def draw(view: dict[str, Any], box: Box) -> RenderableType:
    """Draw the scenario, floors with their contents, battle, hunters, Monsters and casebook."""
    parts: list[RenderableType] = [_head(view)]
    for floor in FLOORS:
        parts += _floor(view, box, floor)
    parts += _lying(view, box)
    parts += _drawn(view, box)
    parts += _battle(view, box)
    for number in range(len(view["hunters"])):
        parts += _hunter(view, box, number)
    parts += _monsters(view, box)
    parts += _casebook(view, box)
    parts += _characters(view, box)
    return Group(*parts)


def legend(view: dict[str, Any], box: Box) -> RenderableType:
    """Explain the scenario, its clues, the symbols and rooms on the map, the pieces in play, and moods."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", max_width=30)
    grid.add_column()
    grid.add_row("Setting", " ".join([view["setting"], *view["prepared"]]))
    if view["special"]:
        grid.add_row("Special rules", " ".join([begun(rule) for rule in view["special"]]))
    for clue in view["clues"]:
        grid.add_row(_clue(clue), clue["text"])
    grid.add_row("To do", view["goal"])
    grid.add_row("How it ends", " ".join(view["ends"]))
    grid.add_row("If a hunter falls", view["enemy_side"])
    grid.add_row(
        "On the map",
        "1 to 5: hunters. !: a Monster. ?: unexplored. *: something lies there, listed below the map. Gaps: doors. "
        "x: a locked door. +: more than fits, listed below the map.",
    )
    for tile in [*view["drawn"], *[tile["id"] for tile in view["tiles"]]]:
        entry = box.tiles[box.number[tile]]
        grid.add_row(f"{tile.upper()} {entry.name}", tile_text(entry) or "Nothing special.")
    for hunter in view["hunters"]:
        sheet = next((sheet for sheet in box.characters if sheet.id == hunter["character"]), None)
        if sheet is not None:
            grid.add_row(sheet.name, feat_text(sheet, box))
        for card in hunter["items"]:
            item = box.item(box.number[card])
            grid.add_row(item.name, item_text(item, box))
    for beast in view["monsters"]:
        entry_ = box.monsters[box.monster_number[beast["id"]]]
        grid.add_row(entry_.name, monster_text(entry_))
    grid.add_row("Seem ...", "The mood that you show to all players. It has no effect on the game.")
    grid.add_row(
        "Ask me ...", "When the game asks you to respond to damage and Insanity cards, your own and those of others."
    )
    return grid


def pieces(view: dict[str, Any], box: Box) -> list[tuple[str, str]]:
    """Return the ids and names of rooms, ways out of rooms, players, hunters, cards, Monsters and piles."""
    laid = [tile["id"] for tile in view["tiles"]]
    named = [(tile, box.names[box.number[tile]]) for tile in [*view["drawn"], *laid]]
    named += [(way_piece(way), way_name(way)) for way in range(WAYS)]
    named += [(seat_piece(seat), player(seat)) for seat in range(view["seats"])]
    for hunter in view["hunters"]:
        named += [(sheet.id, sheet.name) for sheet in box.characters if sheet.id == hunter["character"]]
        cards = hunter["items"] + [card for card in hunter["mind"] if not card.startswith(FACE_DOWN)]
        named += [(card, box.names[box.number[card]]) for card in cards]
    named += [(beast["id"], box.monsters[box.monster_number[beast["id"]]].name) for beast in view["monsters"]]
    piles = ("the Event pile", "the Item pile", "the Insanity pile", "the tile pile")
    return named + [(pile_piece(number), name) for number, name in enumerate(piles)]


def _name(view: dict[str, Any], box: Box, number: int) -> str:
    hunter = view["hunters"][number]
    sheet = next((sheet for sheet in box.characters if sheet.id == hunter["character"]), None)
    return sheet.name if sheet is not None else f"Hunter {number + 1}"


def _head(view: dict[str, Any]) -> Text:
    text = Text(view["title"], style="bold")
    if view["over"]:
        text.append("  The match is over.", style="not bold")
    elif view["round"]:
        text.append(f"  Round {view['round']}", style="not bold")
        text.append(f", {count(view['points'], 'Movement Point')} left", style="not bold")
    return text


def _floor(view: dict[str, Any], box: Box, floor: str) -> list[RenderableType]:
    """Draw the map of a floor; its separate parts are drawn one below the other.

    Each room shows its tile such as `T35`, with doors as gaps, hunters by number, `!` for a Monster, and `?` if
    unexplored.
    """
    places = [tile["cell"] for tile in view["tiles"]] + view["covered"]
    parts = sorted({cell["part"] for cell in places if cell["floor"] == floor})
    lines = [line for part in parts for line in _part(view, box, floor, part)]
    if not lines:
        return []
    lines.insert(0, Text(f"{begun(FLOOR_NAMES[FLOORS.index(floor)])}:", style="dim"))
    lines += [_tower(tile) for tile in view["tiles"] if tile["far"] is not None and tile["cell"]["floor"] == floor]
    return [Text("\n").join(lines)]


def _tower(tile: dict[str, Any]) -> Text:
    """Describe where the second door of a Tower leads."""
    end = tile["far"]
    name = tile["id"].replace("-", "").upper()
    other = f"to {end['tile'].replace('-', '').upper()}, {end['side']}" if end["tile"] else "to a floor not yet opened"
    return Text(f"The other door of {name} leads {other}.", style="dim")


def _part(view: dict[str, Any], box: Box, floor: str, part: int) -> list[Text]:
    """Draw the rows of rooms in one part of a floor; every part except the first starts with an empty line."""
    cells: dict[tuple[int, int], tuple[dict[str, Any] | None, dict[str, Any]]] = {}
    for tile in view["tiles"]:
        cell = tile["cell"]
        if cell["floor"] == floor and cell["part"] == part:
            cells[cell["south"], cell["east"]] = (tile, cell)
    for cell in view["covered"]:
        if cell["floor"] == floor and cell["part"] == part:
            cells[cell["south"], cell["east"]] = (None, cell)
    here = view["hunters"][view["hunter"]]["tile"]
    columns = sorted({east for _, east in cells})
    middle = next((east for (_, east), (tile, _) in cells.items() if tile and tile["id"] == here), columns[0])
    first = max(columns[0], min(middle - WIDE // 2, columns[-1] - WIDE + 1))
    lines = [Text()] if part else []
    for south in sorted({south for south, _ in cells}):
        rows = [Text(), Text(), Text()]
        for east in range(first, min(columns[-1], first + WIDE - 1) + 1):
            room_lines = _room(view, box, *cells[south, east]) if (south, east) in cells else [Text(EMPTY)] * 3
            for row, piece in zip(rows, room_lines):
                row.append_text(piece)
        lines += rows
    return lines


def _room(view: dict[str, Any], box: Box, tile: dict[str, Any] | None, cell: dict[str, Any]) -> list[Text]:
    style = "" if tile and tile["explored"] else "dim"
    locked = tile["locked"] if tile else []
    doors: list[str] = []
    for way, side in enumerate(SIDES):
        wall = "|" if way % 2 else "-"
        doors.append("x" if way in locked else " " if side in cell["doors"] or side in cell["markers"] else wall)
    north, east, south, west = doors
    inside = Text(west, style=style)
    if tile is None:
        inside.append("  ??   ", style="dim")
    else:
        signs = _signs(view, tile)
        inside.append(tile["id"].replace("-", "").upper().ljust(SIGNS), style=style)
        inside.append("+" if len(signs) > SIGNS else " ")
        for sign, look in signs[:SIGNS]:
            inside.append(sign, style=look)
        inside.append(" " * (SIGNS - len(signs)))
    inside.append(east, style=style)
    edges = [f"+--{door if door == '-' else ' '}{door}{door if door == '-' else ' '}--+" for door in (north, south)]
    return [Text(edges[0], style=style), inside, Text(edges[1], style=style)]


def _signs(view: dict[str, Any], tile: dict[str, Any]) -> list[tuple[str, str]]:
    """Return the symbols of a room with their styles: hunters, a Monster, unexplored, contents."""
    signs = [(str(number + 1), _look(view, number)) for number in _hunters_on(view, tile)]
    if any(beast["tile"] == tile["id"] for beast in view["monsters"]):
        signs.append(("!", "bold red"))
    if not tile["explored"]:
        signs.append(("?", ""))
    if _left_on(tile):
        signs.append(("*", "green"))
    return signs


def _hunters_on(view: dict[str, Any], tile: dict[str, Any]) -> list[int]:
    return [number for number, hunter in enumerate(view["hunters"]) if hunter["tile"] == tile["id"]]


def _look(view: dict[str, Any], hunter: int) -> str:
    return f"bold {COLOURS[hunter % len(COLOURS)]}" if view["hunters"][hunter]["fares"] == "standing" else "dim"


def _left_on(tile: dict[str, Any]) -> bool:
    return bool(tile["insanity"] or tile["events"] or tile["items"] or tile["dropped"] or tile["tokens"])


def _lying(view: dict[str, Any], box: Box) -> list[RenderableType]:
    """List the contents and locked doors of each room, and its hunters and Monsters if they do not fit on the map."""
    lines: list[str] = []
    for tile in view["tiles"]:
        facts: list[str] = []
        if len(_signs(view, tile)) > SIGNS:
            facts += [_name(view, box, number) for number in _hunters_on(view, tile)]
            facts += [
                box.monsters[box.monster_number[beast["id"]]].name
                for beast in view["monsters"]
                if beast["tile"] == tile["id"]
            ]
        for kind, name in (("insanity", "Insanity card"), ("events", "Event card"), ("items", "Item")):
            if tile[kind]:
                facts.append(f"{count(tile[kind], name)} face down")
        facts += [box.names[box.number[card]] for card in tile["dropped"]] + tile["tokens"]
        if tile["locked"]:
            facts.append(f"locked: {listed([way_name(way) for way in tile['locked']])}")
        facts += ["the shutter is closed"] * tile["sealed"]
        if facts:
            name = tile["id"].replace("-", "").upper()
            lines.append(f"{name} {box.names[box.number[tile['id']]]}: {'; '.join(facts)}")
    return [Text("\n".join(lines), style="dim")] if lines else []


def _drawn(view: dict[str, Any], box: Box) -> list[RenderableType]:
    """List the tiles that are being placed, with the directions of their doors."""
    lines: list[RenderableType] = []
    for tile in view["drawn"]:
        number = box.number[tile]
        line = Text(f"To place: {tile.upper()} {box.names[number]}", style="bold")
        doors = [name for side, name in enumerate(SIDES) if box.doors[number] >> side & 1]
        line.append(f", doors {listed(doors)} as it lies", style="not bold")
        lines.append(line)
    return lines


def _battle(view: dict[str, Any], box: Box) -> list[RenderableType]:
    if view["battle"] is None:
        return []
    lines = [f"Battle in the {box.names[box.number[view['battle']]]}, round {view['battle_round']}:"]
    for number, hunter in enumerate(view["hunters"]):
        if hunter["fighting"]:
            attack = f" attacks {hunter['attack'].upper()}" if hunter["attack"] else ""
            judge = f" and drew {hunter['judge']}" if hunter["judge"] else ""
            lines.append(
                f"  {_name(view, box, number)}{attack}{judge}{' (sits this round out)' if hunter['sits_out'] else ''}"
            )
    if view["black"]:
        lines.append(f"  The Enemy drew {listed([str(card) for card in view['black']])}.")
    return [Text("\n".join(lines), style="bold")]


def _hunter(view: dict[str, Any], box: Box, number: int) -> list[RenderableType]:
    hunter = view["hunters"][number]
    heading = Text(f"\n{number + 1} {_name(view, box, number)}", style=f"bold {COLOURS[number]}")
    if hunter["character"] is None:
        return [heading]
    you = ", you" if hunter["seat"] == view["seat"] else ""
    heading.append(f" ({player(hunter['seat'])}{you})", style="not bold default")
    if hunter["mood"] != MOODS[0] and hunter["fares"] == "standing":
        heading.append(f" - seems {hunter['mood']}", style="not bold default")
    if number == view["hunter"] and not view["over"]:
        heading.append(" - to act", style="not bold default")
    mp = (
        f"{hunter['mp']}/{hunter['most_mp']}"
        if hunter["mp"] is not None
        else f"?/{hunter['first_mp']}, damage {hunter['mp_damage']}"
    )
    facts = [f"HP {hunter['hp']}/{hunter['most_hp']}", f"MP {mp}"]
    facts += [f"{name} {points}" for name, points in zip(("ST", "DX", "IN", "WP"), hunter["abilities"])]
    states = [state for state in ("dazed", "bleeding", "confined") if hunter[state]]
    if hunter["fares"] != "standing":
        states.insert(0, hunter["fares"])
    lines = ["  " + "  ".join(facts) + (f"  {', '.join(states)}" if states else "")]
    names = [box.names[box.number[card]] for card in hunter["mind"] if not card.startswith(FACE_DOWN)]
    mind = listed(names) if names else count(len(hunter["mind"]), "card")
    if hunter["mind"]:
        lines.append(f"  Insanity: {mind}")
    carried = [box.names[box.number[card]] for card in hunter["items"]] + hunter["tokens"]
    if carried:
        lines.append(f"  Carries: {listed(carried)}")
    return [heading, Text("\n".join(lines))]


def _characters(view: dict[str, Any], box: Box) -> list[RenderableType]:
    """List the characters that can still be chosen, as long as a hunter has no character."""
    chosen = [hunter["character"] for hunter in view["hunters"]]
    if None not in chosen:
        return []
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", max_width=22)
    grid.add_column()
    for sheet in box.characters:
        if sheet.id not in chosen:
            pools = f"HP {sheet.hp}  MP {sheet.mp}  ST {sheet.st}  DX {sheet.dx}  IN {sheet.iq}  WP {sheet.wp}"
            grid.add_row(sheet.name, f"{pools}  {sheet.profession}. {feat_text(sheet, box)}")
    return [Text("\nCharacters:", style="dim"), grid]


def _monsters(view: dict[str, Any], box: Box) -> list[RenderableType]:
    lines = []
    for beast in view["monsters"]:
        name = box.monsters[box.monster_number[beast["id"]]].name
        pools = [f"{pool.upper()} {beast[pool]}" for pool in ("hp", "mp") if beast[pool] is not None]
        where = box.names[box.number[beast["tile"]]]
        lines.append(f"! {name} in the {where}: {', '.join(pools) or 'cannot be hurt'}; {_attack(beast)}")
    if view["companion"] is not None:
        where = box.names[box.number[view["companion"]["tile"]]]
        lines.append(f"{begun(view['companion']['name'])} is in the {where}, nerve {view['companion']['nerve']}")
    return [Text("\n" + "\n".join(lines))] if lines else []


def _attack(beast: dict[str, Any]) -> str:
    """Describe a Monster's declared or printed attack, with the bonus that is added to the Monster's card."""
    attack = beast["declared"] or beast["attack"]
    targets = []
    for pool, bonus in (("hp", beast["st"]), ("mp", beast["wp"])):
        if attack in (pool, "either"):
            targets.append(f"{pool.upper()}{f', {signed(bonus)} on its card' if bonus else ''}")
    return f"attacks {' or '.join(targets)}"


def _casebook(view: dict[str, Any], box: Box) -> list[RenderableType]:
    lines = [f"\nPiles: {' and '.join([count(pile, 'tile') for pile in view['tile_piles']]) or 'no tiles'}, "]
    lines[0] += f"{view['event_pile']} Event cards, {view['item_pile']} Items, {view['insanity_pile']} Insanity cards"
    if view["known"]:
        lines.append(f"You know these hidden cards: {listed([box.names[box.number[card]] for card in view['known']])}.")
    if view["clues"]:
        lines.append(f"Read: {', '.join([_clue(clue) for clue in view['clues']])}. The command `legend` shows them.")
    lines += [f"{begun(called)}: {many}" for called, many in view["counts"].items()]
    if view["cleared"]:
        lines.append(f"Among the living: {listed(view['cleared'])}")
    return [Text("\n".join(lines))]


def _clue(clue: dict[str, Any]) -> str:
    """Return the name of a clue as in the log, and its place."""
    letter = next(clue_number(number) for number in range(CLUES) if clue_piece(number) == clue["piece"])
    return f"Clue {letter} ({clue['at']})"
