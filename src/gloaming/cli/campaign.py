"""`gloaming campaign`: matches that follow one another, in a file."""

from __future__ import annotations

from os.path import lexists
from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from gloaming import Shelf
from gloaming.cli.arguments import (
    SEATS_HELP,
    SET_HELP,
    Packs,
    check_seat,
    default_seats,
    seats_of,
    settings_of,
    shelf_of,
)
from gloaming.cli.campaign_simulation import simulate
from gloaming.cli.files import of_file, write_json
from gloaming.cli.saves import from_data, seated, to_data
from gloaming.cli.screen import Commands, Refused, screen
from gloaming.cli.session import Session
from gloaming.engine.match.campaign_definition import NextMatch
from gloaming.engine.match.campaign_file import CampaignFile, begin

campaign = typer.Typer(cls=Commands, no_args_is_help=True, add_completion=False, rich_markup_mode=None)

File = Annotated[Path, typer.Argument(metavar="FILE", help="The campaign's file.")]


@campaign.callback()
def _campaign() -> None:
    """Play a campaign: matches that follow one another, kept in a file."""


@campaign.command()
def start(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The id of a game with a campaign.")],
    file: File,
    seats: Annotated[str | None, typer.Option(help=SEATS_HELP)] = None,
    chosen: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=SET_HELP)] = None,
    pack: Packs = None,
) -> None:
    """Begin a campaign in a new file."""
    if lexists(file):
        raise Refused(f"{file} exists: name another file, or play it on with: gloaming campaign play {file}")
    rules = shelf_of(pack, game).game(game)
    players = default_seats(rules) if seats is None else seats_of(seats, rules)
    kept = begin(rules, players, settings_of(rules, chosen or []))
    write_json(file, kept.as_json())
    show_standing(screen(), kept, file)


@campaign.command()
def show(file: File, pack: Packs = None) -> None:
    """Show how it stands with a campaign."""
    show_standing(screen(), _read(file, Shelf(pack or ())), file)


@campaign.command()
def play(
    file: File,
    following: Annotated[
        int | None, typer.Option("--next", min=1, help="Which match, where several may come next, by its number.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same match.")] = None,
    pack: Packs = None,
) -> None:
    """Play the next match of a campaign, or the one that was left; the file is kept up."""
    shelf = Shelf(pack or ())
    kept = _read(file, shelf)
    console = screen()
    if kept.match is None:
        options = _next(kept, following).options
        match = kept.game.new(seats=len(kept.seats), seed=randbelow(2**32) if seed is None else seed, options=options)
        seating = seated(kept.seats, match)
        seating.told = [0] * match.seats
    else:
        if following is not None or seed is not None:
            raise Refused(f"{file}: a match is under way: play it to its end without --next and --seed")
        match, told = from_data(kept.match, shelf)
        seating = told or seated(kept.seats, match)
    session = Session(console, match, seating, shelf, kept=True)
    session.play()
    if session.match.seed != match.seed or session.match.settings != match.settings:
        raise Refused(f"{file} is as it was: another match was loaded")
    kept = kept.after(session.match)
    if not session.match.over:
        kept.match = to_data(session.match, session.seating)
    write_json(file, kept.as_json())
    console.print()
    show_standing(console, kept, file)
    if session.ended and not session.match.over:
        raise typer.Exit(1)


campaign.command()(simulate)


def _read(file: Path, shelf: Shelf) -> CampaignFile:
    kept = of_file(file, shelf.campaign)
    for spec in kept.seats:
        check_seat(spec, kept.game)
    return kept


def _next(kept: CampaignFile, number: int | None) -> NextMatch:
    if not kept.next_matches:
        raise Refused("the campaign has been played to its end")
    if number is None:
        return kept.next_matches[0]
    if number > len(kept.next_matches):
        raise Refused(f"--next is a number from 1 to {len(kept.next_matches)}, not {number}")
    return kept.next_matches[number - 1]


def show_standing(console: Console, kept: CampaignFile, file: Path) -> None:
    """The party, what it has played, and what comes next."""
    console.print(Text(f"{kept.game.title}: a campaign", style="bold"))
    for line in kept.campaign.told(kept.party):
        console.print(line, soft_wrap=True)
    if kept.match is not None:
        console.print(f"Under way: {kept.campaign.title(kept.match['options'])}.")
        console.print(f"  gloaming campaign play {file}    plays it on", soft_wrap=True)
        return
    if not kept.next_matches:
        console.print("It has been played to its end.")
    for number, one in enumerate(kept.next_matches, 1):
        which = "" if number == 1 else f" --next {number}"
        told = f"{one.name}: {kept.campaign.title(one.options)}"
        console.print(f"  gloaming campaign play {file}{which}    {told}", soft_wrap=True)
