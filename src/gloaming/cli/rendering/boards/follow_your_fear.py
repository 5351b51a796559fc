"""Draw the table of Follow Your Fear: board, Strength and Defense with their terms, mats, hands and piles."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gloaming.engine.phrases import count, player, players, signed
from gloaming.engine.state.zones import FACE_DOWN
from gloaming.games.follow_your_fear.box import Box, spoken
from gloaming.games.follow_your_fear.cards import Fear
from gloaming.games.follow_your_fear.catalogue import says
from gloaming.games.follow_your_fear.constants import COLUMNS, LETTERS, PILES, ROWS, SIZE, SYMBOLS, TYPES
from gloaming.games.follow_your_fear.pieces import discard_piece, pile_piece, seat_piece, tile_piece
from gloaming.games.follow_your_fear.rules.sentences import TYPE_NAMES, needed, pile_name, square
from gloaming.games.follow_your_fear.tokens import BLUE, RED

COLOURS: Final = ("cyan", "yellow", "magenta", "green")
TILE_STYLES: Final = ("yellow", "blue", "green", "bold")
WIDE: Final = 78
"""The terminal columns that are needed to show the status next to the board."""


def draw(view: dict[str, Any], box: Box) -> RenderableType:
    """Draw the board, Strength and Defense, the players with their mats, and the viewer's cards."""
    parts: list[RenderableType] = [_Board(view, box), *_sums(view)]
    for seat in range(view["seats"]):
        parts += _player(view, box, seat)
    seat = view["seat"]
    if seat is not None:
        for title, cards in (("Your hand", "hand"), ("Your Fear cards", "drawn")):
            if view["players"][seat][cards]:
                parts += [Text(f"{title}:", style="bold"), _cards(view["players"][seat][cards], box)]
    if view["known"]:
        parts += [Text("Hidden cards that you know:", style="bold"), _cards(view["known"], box)]
    return Group(*parts)


def legend(view: dict[str, Any], box: Box) -> RenderableType | None:
    """Explain the cards that the viewer sees, and the Fear."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", max_width=26)
    grid.add_column()
    fear = _fear(view, box)
    if fear is not None:
        grid.add_row(fear.name, f"Flipped, its cards give: Move: {box.patterns[box.back[box.fears.index(fear)]].text}.")
    seen: list[str] = []
    for card in _seen(view):
        entry = box.entry[box.number[card]]
        if entry.id not in seen:
            seen.append(entry.id)
            grid.add_row(entry.name, f"Needs {needed(entry.needs)}. {says(box, entry)}")
    return grid if grid.row_count else None


def pieces(view: dict[str, Any], box: Box) -> list[tuple[str, str]]:
    """Return the ids and names of tiles, players, piles and cards."""
    named = [(tile_piece(tile), square(tile)) for tile in range(SIZE * SIZE)]
    named += [(seat_piece(seat), player(seat)) for seat in range(view["seats"])]
    named += [(pile_piece(pile), pile_name(pile)) for pile in range(PILES + 1)]
    named += [(discard_piece(kind), f"the {name.capitalize()} discards") for kind, name in enumerate(TYPES)]
    cards = dict.fromkeys(_seen(view))
    return named + [(card, box.names[box.number[card]]) for card in cards]


def _seen(view: dict[str, Any]) -> list[str]:
    """Return the ids of the cards that the viewer sees.

    They are face-up cards in hands, cards on mats and on offer, the top card of each discard pile, and the hidden cards
    that the viewer knows.
    """
    seen: list[str] = []
    for player_view in view["players"]:
        seen += [card for card in player_view["hand"] + player_view["drawn"] if not card.startswith(FACE_DOWN)]
        seen += [card["id"] for card in player_view["spirits"] + player_view["fears"]]
    tops = [pile[-1] for pile in [*view["discards"], view["fear_discard"]] if pile]
    return [*seen, *view["offered"], *tops, *view["known"]]


def _fear(view: dict[str, Any], box: Box) -> Fear | None:
    return next((fear for fear in box.fears if fear.id == view["fear"]), None)


def _looks(view: dict[str, Any], box: Box) -> list[tuple[str, str]]:
    """Return pairs of a symbol and a name for the kinds of Fear tokens on the board, of which there are one or two."""
    fear = _fear(view, box)
    if fear is None or len(fear.tokens) < 2:
        return [("F", "Fear")]
    names = [spoken(token.name) for token in fear.tokens]
    signs = [name[0].lower() for name in names]
    if signs[0] == signs[1] or not all([sign.isascii() and sign.isalpha() for sign in signs]):
        signs = ["F", "f"]
    return list(zip(signs, names))


def _name(view: dict[str, Any], seat: int) -> str:
    return f"{player(seat)}{' (you)' if seat == view['seat'] else ''}"


class _Board:
    """The board with the status next to it, or below it in a narrow terminal."""

    def __init__(self, view: dict[str, Any], box: Box) -> None:
        self.view = view
        self.box = box

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        status = _status(self.view, self.box)
        if options.max_width < WIDE:
            yield _board(self.view, self.box, 4 if options.max_width < 3 + 5 * SIZE else 5)
            yield Text("")
            yield status
        else:
            side = Table.grid(padding=(0, 3))
            side.add_row(_board(self.view, self.box, 5), status)
            yield side


def _board(view: dict[str, Any], box: Box, width: int) -> RenderableType:
    """Draw the tiles of the board. width: the characters per tile; the type and the token take 4 of them."""
    here: dict[int, tuple[str, str]] = {}
    for seat, player_view in enumerate(view["players"]):
        here |= {tile: (str(seat + 1), f"bold {COLOURS[seat]}") for tile in player_view["tokens"]}
    looks = _looks(view, box)
    here |= dict.fromkeys(view["red"], (looks[0][0], "bold red"))
    here |= dict.fromkeys(view["blue"], (looks[-1][0], "bold blue"))
    columns = Text("   " + "".join([letter.ljust(width) for letter in COLUMNS]), style="dim")
    lines = [columns]
    for row in range(SIZE):
        line = Text(f"{ROWS[row]}  ", style="dim")
        for tile in range(row * SIZE, (row + 1) * SIZE):
            kind = box.tiles[tile]
            if tile in view["corrupt"]:
                line.append("#", style="red")
            else:
                line.append(LETTERS[kind], style=TILE_STYLES[kind])
            letters, style = here.get(tile, ("", ""))
            left, right = "()" if tile in view["hidden"] else "[]"
            token = f"{left}{letters}{right}" if letters else ""
            line.append(token.ljust(width - 1), style=f"not dim {style}")
        lines.append(line)
    return Text("\n").join([*lines, columns])


def _status(view: dict[str, Any], box: Box) -> Text:
    """Return the turn, the Fear, the meaning of the symbols on the board, and the piles."""
    fear = _fear(view, box)
    if view["over"]:
        lines = ["The match is over."]
    elif view["round"]:
        lines = [f"Round {view['round']}, {_name(view, view['turn'])}:"]
        lines.append(f"{view['phase'].capitalize()} Phase, {count(view['slots'], 'slot')} left")
    else:
        lines = ["Set-up."]
    if any(view["symbols"]):
        symbols = [f"{times} {name.capitalize()}" for name, times in zip(TYPES, view["symbols"]) if times]
        lines.append(f"Symbols: {', '.join(symbols)}")
    if fear is not None:
        lines += ["", fear.name]
        lines.append(f"{count(sum(view['reserve']), 'token')} in reserve")
    lines += [
        "",
        " ".join([f"{letter} {name}" for letter, name in zip(LETTERS, TYPE_NAMES)]),
        "# Corrupt: gives nothing",
    ]
    lines.append("[1] of Player 1 and so on")
    lines.append(", ".join([f"[{sign}] {name}" for sign, name in _looks(view, box)]))
    if view["hidden"]:
        lines.append("(1) hidden: cannot be captured")
    return Text("\n".join([*lines, "", *_piles(view)]))


def _piles(view: dict[str, Any]) -> list[str]:
    piles = view["piles"]
    lines = ["Cards in piles (discarded):"]
    for kind, name in enumerate(TYPES):
        lines.append(
            f" {name.capitalize():8}{piles[2 * kind]:2} and {piles[2 * kind + 1]:2}  ({len(view['discards'][kind])})"
        )
    return [*lines, f" Fear    {view['fear_deck']:2}         ({len(view['fear_discard'])})"]


def _sums(view: dict[str, Any]) -> list[RenderableType]:
    """Return a table of the acting side's Strength and of the Defense of Fear and each player, with their terms."""
    if not view["round"]:
        return []
    actor = "Fear" if view["phase"] == "fear" else _name(view, view["turn"])
    lines = [(f"Strength of {actor}", view["strength"], _terms(view["strength_sum"]))]
    guards: list[str] = []
    for seat, player_view in enumerate(view["players"]):
        guards += [f"{term} ({player(seat)})" for term in _terms(player_view["fear_sum"])]
    lines.append(("Defense of Fear", view["fear_defense"], guards + _void(view["fear_void"])))
    for seat, player_view in enumerate(view["players"]):
        if not player_view["banished"]:
            lines.append(
                (f"Defense of {_name(view, seat)}", player_view["defense"], _terms(player_view["defense_sum"]))
            )
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column(justify="right")
    grid.add_column()
    for label, total, terms in lines:
        grid.add_row(label, str(total), f"= {', '.join(terms)}" if terms else "")
    return [Text(""), grid]


def _terms(sum: dict[str, Any]) -> list[str]:
    """Return the terms of a Strength or Defense: additions, factors and exchanges by cards, and the Void."""
    terms = sum["terms"]
    parts = []
    for term in terms:
        if term["number"] or term["copies"]:
            shared = f" with {players(term['copies'])}'s Defense" if term["copies"] else ""
            parts.append(f"{signed(term['number'])} {term['label']}{shared}")
    parts += [f"x{term['times']} {term['label']}" for term in terms if term["times"] != 1]
    parts += [f"exchanged: {term['label']}" for term in terms if term["exchanges"]]
    return parts + _void(sum["void"])


def _void(change: int) -> list[str]:
    return [f"{signed(change)} Void"] if change else []


def _player(view: dict[str, Any], box: Box, seat: int) -> list[RenderableType]:
    player_view = view["players"][seat]
    heading = Text(f"\n{player(seat)}", style=f"bold {COLOURS[seat]}")
    heading.append(f"{' (you)' if seat == view['seat'] else ''}", style="not bold default")
    facts = [f"{player_view['side']} side"] if player_view["side"] else []
    facts.append("banished" if player_view["banished"] else count(len(player_view["tokens"]), "token"))
    if view["round"]:
        facts.append(f"captured: {_taken(player_view['taken'])}")
    facts.append(f"hand: {_backs(player_view['hand'], box)}")
    heading.append(f": {'; '.join(facts)}", style="not bold default")
    parts: list[RenderableType] = [heading]
    for name, cards in (("Spirit slots", player_view["spirits"]), ("Fear slots", player_view["fears"])):
        if cards:
            line = Text(f"{name}: ", style="dim")
            line.append("; ".join([_mat_card(card, box) for card in cards]), style="not dim")
            parts.append(Padding(line, (0, 0, 0, 2)))
    return parts


def _taken(taken: list[int]) -> str:
    """Describe the tokens that a player has captured, those of Fear first. taken: the number of tokens by owner."""
    parts = [f"{taken[RED] + taken[BLUE]} of Fear"] if taken[RED] + taken[BLUE] else []
    parts += [f"{number} of {player(seat)}" for seat, number in enumerate(taken[:RED]) if number]
    return ", ".join(parts) or "nothing"


def _backs(hand: list[str], box: Box) -> str:
    """Describe a hand by the number of cards with each back."""
    if not hand:
        return "empty"
    backs = Counter([_back(card, box) for card in hand])
    return ", ".join([f"{number} {back.capitalize()}" for back, number in backs.items()])


def _back(card: str, box: Box) -> str:
    return card.removeprefix(FACE_DOWN).strip() if card.startswith(FACE_DOWN) else box.backs[box.number[card]]


def _mat_card(card: dict[str, Any], box: Box) -> str:
    number = box.number[card["id"]]
    on = sum(card["laid"])
    laid = f", with {count(on, 'captured token')}" if on else ""
    if card["flipped"]:
        return f"{box.names[number]}, flipped{laid}"
    return f"{box.names[number]} ({box.short[number]}){laid}"


def _cards(cards: list[str], box: Box) -> Table:
    """Return a table of cards: their names, required symbols and effects. Face-down cards are left out."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column()
    grid.add_column()
    for card in cards:
        if not card.startswith(FACE_DOWN):
            number = box.number[card]
            symbols = " ".join(
                [f"{SYMBOLS[symbol][0].upper()}" if symbol < len(TYPES) else "#" for symbol in box.needs[number]]
            )
            grid.add_row(f"  {box.names[number]}", f"needs {symbols}" if symbols else "-", box.short[number])
    return grid
