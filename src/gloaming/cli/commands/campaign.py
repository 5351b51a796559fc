"""`gloaming campaign`: play a campaign, match by match; its file contains the party and the results."""

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
    load_shelf,
    parse_seats,
    parse_settings,
)
from gloaming.cli.command_errors import CommandError
from gloaming.cli.commands.simulate_campaigns import simulate
from gloaming.cli.console import ErrorReportingGroup, make_console
from gloaming.cli.engine_option import EngineCommand
from gloaming.cli.files import load_file, write_json
from gloaming.cli.play_sessions.local_commands import LOCAL_COMMANDS
from gloaming.cli.play_sessions.local_session import LocalSession
from gloaming.cli.play_sessions.saved_match import TerminalSeats, load_save_data, save_data
from gloaming.engine.match.campaign_definition import NextMatch
from gloaming.engine.match.campaign_file import CampaignFile, begin

campaign = typer.Typer(cls=ErrorReportingGroup, no_args_is_help=True, add_completion=False, rich_markup_mode=None)

File = Annotated[Path, typer.Argument(metavar="FILE", help="The campaign file.")]


@campaign.callback()
def _campaign() -> None:
    """Play a campaign: linked matches, saved in a file."""


@campaign.command()
def start(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The id of a game with a campaign.")],
    file: File,
    seats: Annotated[str | None, typer.Option(help=SEATS_HELP)] = None,
    settings: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=SET_HELP)] = None,
    pack: Packs = None,
) -> None:
    """Start a campaign in a new file."""
    if lexists(file):
        raise CommandError(f"{file} exists: name another file, or continue it with: gloaming campaign play {file}")
    rules = load_shelf(pack, game).game(game)
    players = default_seats(rules) if seats is None else parse_seats(seats, rules)
    campaign_file = begin(rules, players, parse_settings(rules, settings or []))
    write_json(file, campaign_file.as_json())
    _show_state(make_console(), campaign_file, file)


@campaign.command()
def show(file: File, pack: Packs = None) -> None:
    """Show the state of a campaign."""
    _show_state(make_console(), _read(file, Shelf(pack or ())), file)


@campaign.command()
def play(
    file: File,
    next_match: Annotated[
        int | None, typer.Option("--next", min=1, help="The number of the next match, if there are several.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same match.")] = None,
    pack: Packs = None,
) -> None:
    """Play the next match of a campaign, or resume it."""
    shelf = Shelf(pack or ())
    campaign_file = _read(file, shelf)
    console = make_console()
    if campaign_file.match is None:
        options = _next_match(campaign_file, next_match).options
        match = campaign_file.game.new(
            seats=len(campaign_file.seats), seed=randbelow(2**32) if seed is None else seed, options=options
        )
        players = TerminalSeats.starting(campaign_file.seats)
    else:
        if next_match is not None or seed is not None:
            raise CommandError(f"{file}: a match is in progress: finish it without --next and --seed")
        match, saved = load_save_data(campaign_file.match, shelf)
        players = saved or TerminalSeats.joining(campaign_file.seats, match)
    session = LocalSession(console, match, players, shelf, LOCAL_COMMANDS, kept=True)
    session.play()
    if session.match.seed != match.seed or session.match.settings != match.settings:
        raise CommandError(f"{file} was not changed: another match was loaded")
    campaign_file = campaign_file.after(session.match)
    if not session.match.over:
        campaign_file.match = save_data(session.match, session.players)
    write_json(file, campaign_file.as_json())
    console.print()
    _show_state(console, campaign_file, file)
    if session.ended and not session.match.over:
        raise typer.Exit(1)


campaign.command(cls=EngineCommand)(simulate)


def _read(file: Path, shelf: Shelf) -> CampaignFile:
    campaign_file = load_file(file, shelf.campaign)
    for spec in campaign_file.seats:
        check_seat(spec, campaign_file.game)
    return campaign_file


def _next_match(campaign_file: CampaignFile, number: int | None) -> NextMatch:
    if not campaign_file.next_matches:
        raise CommandError("the campaign is finished")
    if number is None:
        return campaign_file.next_matches[0]
    if number > len(campaign_file.next_matches):
        raise CommandError(f"--next must be a number from 1 to {len(campaign_file.next_matches)}, not {number}")
    return campaign_file.next_matches[number - 1]


def _show_state(console: Console, campaign_file: CampaignFile, file: Path) -> None:
    """Print the party, its matches so far, and the possible next matches."""
    console.print(Text(f"{campaign_file.game.title}: a campaign", style="bold"))
    for line in campaign_file.campaign.told(campaign_file.party):
        console.print(line, soft_wrap=True)
    if campaign_file.match is not None:
        console.print(f"In progress: {campaign_file.campaign.title(campaign_file.match['options'])}.")
        console.print(f"  gloaming campaign play {file}    resumes it", soft_wrap=True)
        return
    if not campaign_file.next_matches:
        console.print("The campaign is finished.")
    for number, next_match in enumerate(campaign_file.next_matches, 1):
        which = "" if number == 1 else f" --next {number}"
        title = f"{next_match.name}: {campaign_file.campaign.title(next_match.options)}"
        console.print(f"  gloaming campaign play {file}{which}    {title}", soft_wrap=True)
