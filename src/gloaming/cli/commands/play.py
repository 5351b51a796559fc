"""`gloaming play`: a match in the terminal."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer

from gloaming import Shelf
from gloaming.cli.arguments import (
    HUMAN,
    SEATS_HELP,
    SET_HELP,
    Packs,
    complete_game,
    default_seats,
    load_shelf,
    parse_seats,
    parse_settings,
)
from gloaming.cli.command_errors import CommandError
from gloaming.cli.console import make_console
from gloaming.cli.files import load_file
from gloaming.cli.option_numbers import parse_whole_number
from gloaming.cli.play_sessions.local_commands import LOCAL_COMMANDS
from gloaming.cli.play_sessions.local_session import LocalSession
from gloaming.cli.play_sessions.match_files import load_match
from gloaming.cli.play_sessions.night_choice import NightChoice, NightChooser
from gloaming.cli.play_sessions.saved_match import TerminalSeats, load_save
from gloaming.cli.play_sessions.survived_pairs import keep_night
from gloaming.engine.match.match import Match
from gloaming.engine.match.night_of_day import day_seed, today
from gloaming.games import ids


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help="The id of a game. Without one, play asks; not needed with --load.",
            autocompletion=complete_game,
        ),
    ] = None,
    seats: Annotated[str | None, typer.Option(help=SEATS_HELP)] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same match.")] = None,
    settings: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=SET_HELP)] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a saved match.")] = None,
    branch_file: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="Branch from a position of this record or save."),
    ] = None,
    at: Annotated[int | None, typer.Option(min=0, help="With --from: the number of choices to keep.")] = None,
    night: Annotated[
        NightChoice | None,
        typer.Option(
            help="Set up the match as a night: choose it from lists, take one at random (one that you have not "
            "survived, as long as there is one), or the night of the day. Options of --set stay as they are."
        ),
    ] = None,
    pack: Packs = None,
) -> None:
    """Play in the terminal, against bots or with others."""
    shelf = load_shelf(pack, game)
    if (branch_file is None) != (at is None):
        raise CommandError("--from and --at need each other: a file, and the number of choices to keep")
    if branch_file is not None and at is not None:
        if load is not None or settings or night:
            raise CommandError("the match of --from has its own setup: omit --set, --night and --load")
        match, players = _branch(branch_file, at, game, seats, seed, shelf)
    elif load is not None:
        if seed is not None or settings or night:
            raise CommandError("a save has its own seed and setup: omit --seed, --set and --night, or --load")
        match, players = _resume(load, game, seats, shelf)
    else:
        match, players = _start(game, seats, seed, settings or [], night, shelf)
    session = LocalSession(make_console(), match, players, shelf, LOCAL_COMMANDS)
    session.play()
    _keep_night(session)
    if session.ended and not session.match.over:
        raise typer.Exit(1)


def _choose_game() -> str:
    """Ask the person at the terminal for a game and return its id. Raises CommandError if there is no terminal."""
    names = ids()
    if _is_terminal():
        console = make_console()
        for number, name in enumerate(names, 1):
            console.print(f"{number}  {name}")
        with suppress(EOFError):
            typed = input("Which game? Type its number or name: ").strip()
            number = parse_whole_number(typed) or 0
            return names[number - 1] if 1 <= number <= len(names) else typed
    raise CommandError(f"name a game, one of: {', '.join(names)}")


def _is_terminal() -> bool:
    return sys.stdin.isatty()


def _start(
    name: str | None,
    seats: str | None,
    seed: int | None,
    settings: list[str],
    night: NightChoice | None,
    shelf: Shelf,
) -> tuple[Match, TerminalSeats]:
    game = shelf.game(_choose_game() if name is None else name)
    players = default_seats(game) if seats is None else parse_seats(seats, game)
    options = parse_settings(game, settings)
    if name is None and night is None and game.nights.asked and not settings:
        night = NightChoice.CHOOSE
    if seed is None:
        seed = day_seed(game, today()) if night is NightChoice.TODAY and game.nights.asked else randbelow(2**32)
    if night is not None:
        options = NightChooser(make_console(), game, options, seed).choose(night)
    return game.new(seats=len(players), seed=seed, options=options), TerminalSeats.starting(players)


def _keep_night(session: LocalSession) -> None:
    """Add the night to the scrapbook if the only person at the keyboard has won it."""
    match, people = session.match, session.human_seats()
    if match.result is not None and len(people) == 1 and people[0] in match.result.winners:
        keep_night(session.console, match.game, match.view(people[0]), people[0])


def _branch(
    file: Path, at: int, name: str | None, seats: str | None, seed: int | None, shelf: Shelf
) -> tuple[Match, TerminalSeats]:
    """Return a new match that branches from a position in a file, and its players.

    The branch keeps what the one person who plays it knew at that position. at: the number of choices before the
    position.
    """
    earlier = load_file(file, lambda data: load_match(data, at, shelf, "--at")).match
    if name is not None and shelf.game(name).id != earlier.game.id:
        raise CommandError(f"{file}: a match of {earlier.game.id}, not of {name}")
    players = [HUMAN] + ["medium"] * (earlier.seats - 1) if seats is None else parse_seats(seats, earlier.game)
    if len(players) != earlier.seats:
        raise CommandError(f"{file}: a match of {earlier.seats} seats, and --seats names {len(players)}")
    if players.count(HUMAN) != 1:
        raise CommandError(
            f"a branch starts from the view of one person: use {HUMAN} once in --seats, and bots for the rest"
        )
    if earlier.over:
        raise CommandError(f"{file}: the match is over after {at} choices: use a smaller --at")
    match = earlier.branch(players.index(HUMAN), randbelow(2**32) if seed is None else seed)
    return match, TerminalSeats.joining(players, match)


def _resume(file: Path, name: str | None, seats: str | None, shelf: Shelf) -> tuple[Match, TerminalSeats]:
    match, saved = load_save(file, shelf)
    if name is not None and shelf.game(name).id != match.game.id:
        raise CommandError(f"{file}: a match of {match.game.id}, not of {name}")
    if seats is None:
        if saved is None:
            raise CommandError(f"{file}: the save does not say who plays; name them with --seats")
        return match, saved
    players = parse_seats(seats, match.game)
    if len(players) != match.seats:
        raise CommandError(f"{file}: a match of {match.seats} seats, and --seats names {len(players)}")
    if saved is None:
        return match, TerminalSeats.joining(players, match)
    saved.specs = players
    return match, saved
