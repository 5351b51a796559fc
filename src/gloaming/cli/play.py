"""`gloaming play`: a match in the terminal."""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer

from gloaming import Shelf
from gloaming.cli.arguments import HUMAN, SEATS_HELP, SET_HELP, Packs, default_seats, seats_of, settings_of, shelf_of
from gloaming.cli.files import of_file
from gloaming.cli.replay import opened
from gloaming.cli.saves import Seating, from_file, seated
from gloaming.cli.screen import Refused, screen
from gloaming.cli.session import Session
from gloaming.engine.match.match import Match
from gloaming.games import ids


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Its id; not needed with --load.")] = None,
    seats: Annotated[str | None, typer.Option(help=SEATS_HELP)] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same match.")] = None,
    chosen: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=SET_HELP)] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a saved match.")] = None,
    origin: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="Play on from a moment of the match of this record or save."),
    ] = None,
    at: Annotated[int | None, typer.Option(min=0, help="With --from: after so many of its choices.")] = None,
    pack: Packs = None,
) -> None:
    """Play in the terminal, against bots or with others."""
    shelf = shelf_of(pack, game)
    if (origin is None) != (at is None):
        raise Refused("--from and --at go together: of which match, and after how many of its choices")
    if origin is not None and at is not None:
        if load is not None or chosen:
            raise Refused("the match of --from brings its own set-up: leave out --set and --load")
        match, seating = _onward(origin, at, game, seats, seed, shelf)
    elif load is not None:
        if seed is not None or chosen:
            raise Refused("a save brings its own seed and set-up: leave out --seed and --set, or --load")
        match, seating = _resumed(load, game, seats, shelf)
    else:
        match, seating = _begun(game, seats, seed, chosen or [], shelf)
    session = Session(screen(), match, seating, shelf)
    session.play()
    if session.ended and not session.match.over:
        raise typer.Exit(1)


def _begun(
    name: str | None, seats: str | None, seed: int | None, pairs: list[str], shelf: Shelf
) -> tuple[Match, Seating]:
    if name is None:
        raise Refused(f"which game? There are: {', '.join(ids())}")
    game = shelf.game(name)
    players = default_seats(game) if seats is None else seats_of(seats, game)
    match = game.new(
        seats=len(players),
        seed=randbelow(2**32) if seed is None else seed,
        options=settings_of(game, pairs),
    )
    seating = seated(players, match)
    seating.told = [0] * match.seats
    return match, seating


def _onward(
    file: Path, at: int, name: str | None, seats: str | None, seed: int | None, shelf: Shelf
) -> tuple[Match, Seating]:
    """A new match from a moment of another, as the one person at it knew that moment."""
    then, _, _ = of_file(file, lambda data: opened(data, at, shelf, "--at"))
    if name is not None and shelf.game(name).id != then.game.id:
        raise Refused(f"{file}: a match of {then.game.id}, not of {name}")
    players = [HUMAN] + ["medium"] * (then.seats - 1) if seats is None else seats_of(seats, then.game)
    if len(players) != then.seats:
        raise Refused(f"{file}: a match of {then.seats} seats, and --seats names {len(players)}")
    if players.count(HUMAN) != 1:
        raise Refused(f"a match is played on by what one person knows: name {HUMAN} once in --seats, bots for the rest")
    if then.over:
        raise Refused(f"{file}: after {at} choices the match is over: there is nothing to play on")
    match = then.branch(players.index(HUMAN), randbelow(2**32) if seed is None else seed)
    return match, seated(players, match)


def _resumed(file: Path, name: str | None, seats: str | None, shelf: Shelf) -> tuple[Match, Seating]:
    match, seating = from_file(file, shelf)
    if name is not None and shelf.game(name).id != match.game.id:
        raise Refused(f"{file}: a match of {match.game.id}, not of {name}")
    if seats is None:
        if seating is None:
            raise Refused(f"{file}: the save does not say who plays; name them with --seats")
        return match, seating
    players = seats_of(seats, match.game)
    if len(players) != match.seats:
        raise Refused(f"{file}: a match of {match.seats} seats, and --seats names {len(players)}")
    if seating is None:
        return match, seated(players, match)
    seating.seats = players
    return match, seating
