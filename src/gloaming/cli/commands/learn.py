"""`gloaming learn`: how to play a game, its lessons and its challenges."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import gloaming
from gloaming import Shelf
from gloaming.cli.arguments import complete_game
from gloaming.cli.command_errors import CommandError
from gloaming.cli.console import make_console
from gloaming.cli.play_sessions.local_commands import LOCAL_COMMANDS
from gloaming.cli.play_sessions.local_session import LocalSession
from gloaming.cli.play_sessions.saved_match import TerminalSeats
from gloaming.cli.rendering.how_to_play import render_how_to_play
from gloaming.engine.match.match import Game
from gloaming.teaching import Course, Teaching, begin, teaching


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The id of a game.", autocompletion=complete_game)],
    course: Annotated[str | None, typer.Argument(metavar="[NAME]", help="A lesson or challenge.")] = None,
) -> None:
    """Learn a game: how to play, lessons, challenges."""
    rules = gloaming.game(game)
    material = teaching(rules)
    console = make_console()
    if course is None:
        console.print(render_how_to_play(rules, material.how_to_play))
        _show_courses(console, rules, material)
        return
    chosen = material.course(course)
    if chosen is None:
        known = ", ".join([each.id for each in material.courses])
        raise CommandError(f"{rules.title} has no lesson or challenge {course!r}; it has: {known}")
    match = begin(rules, chosen)
    players = TerminalSeats.starting(chosen.seats)
    if chosen in material.challenges:
        players.events_read = [len(match.events(chosen.seat))] * match.seats
    session = LocalSession(console, match, players, Shelf(), LOCAL_COMMANDS, chosen)
    session.play()
    if session.guide is not None and session.guide.is_done(session.match):
        _show_next(console, rules, material, chosen)
    if session.ended and not session.match.over:
        raise typer.Exit(1)


def _show_next(console: Console, game: Game, material: Teaching, done: Course) -> None:
    """Print what to play after a lesson or challenge: the next challenge, or a full match."""
    ids = [challenge.id for challenge in material.challenges]
    at = ids.index(done.id) + 1 if done.id in ids else 0
    console.print("\nWhat next?")
    if at < len(ids):
        console.print(
            f"  gloaming learn {game.id} {ids[at]}    the next challenge: {material.challenges[at].title}",
            soft_wrap=True,
        )
    console.print(f"  gloaming play {game.id}    a full match", soft_wrap=True)


def _show_courses(console: Console, game: Game, material: Teaching) -> None:
    """Print the lessons and challenges of a game, and how to start one."""
    for name, courses in (("Lessons", material.lessons), ("Challenges", material.challenges)):
        if courses:
            console.print(Text(f"\n{name}", style="bold underline"))
            grid = Table.grid(padding=(0, 2))
            grid.add_column(style="bold", no_wrap=True)
            grid.add_column()
            for course in courses:
                grid.add_row(f"  {course.id}", f"{course.title}: {course.summary}")
            console.print(grid)
    if material.lessons:
        console.print(f"\nStart one by its name, as in: gloaming learn {game.id} {material.lessons[0].id}")
