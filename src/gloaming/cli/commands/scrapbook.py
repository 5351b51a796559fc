"""`gloaming scrapbook`: the nights that the person at this terminal has survived."""

from __future__ import annotations

from gloaming.cli.arguments import GameId, Packs, load_shelf
from gloaming.cli.command_errors import CommandError
from gloaming.cli.console import make_console
from gloaming.cli.play_sessions.survived_pairs import Scrapbook
from gloaming.cli.rendering.night_texts import draw_scrapbook


def scrapbook(game: GameId, pack: Packs = None) -> None:
    """Show the nights that you have survived.

    It collects matches that you win with `gloaming play` and `gloaming join` on this machine.
    """
    played = load_shelf(pack, game).game(game)
    if not played.nights.pair:
        raise CommandError(f"{played.title} has no scrapbook, as it has no nights to collect")
    kept = Scrapbook()
    console = make_console()
    console.print(draw_scrapbook(played, kept.survived(played)))
    console.print(f"Play a night that is missing: gloaming play {played.id} --night random", soft_wrap=True)
