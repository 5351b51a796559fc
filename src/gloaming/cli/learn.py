"""`gloaming learn`: how a game is played, its lessons and its challenges, in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import gloaming
from gloaming import Shelf
from gloaming.cli.how_to_play import how_to_play
from gloaming.cli.saves import Seating
from gloaming.cli.screen import Refused, screen
from gloaming.cli.session import Session
from gloaming.engine.match.match import Game
from gloaming.teaching import Course, Teaching, begin, teaching


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Its id.")],
    course: Annotated[str | None, typer.Argument(metavar="[NAME]", help="Of a lesson or challenge.")] = None,
) -> None:
    """Learn a game: how to play, lessons, challenges."""
    wanted = gloaming.game(game)
    taught = teaching(wanted)
    console = screen()
    if course is None:
        console.print(how_to_play(wanted, taught.how_to_play))
        show_courses(console, wanted, taught)
        return
    found = taught.course(course)
    if found is None:
        known = ", ".join([one.id for one in taught.courses])
        raise Refused(f"{wanted.title} has no lesson or challenge {course!r}; there are: {known}")
    match = begin(wanted, found)
    known_events = len(match.events(found.seat))
    seating = Seating(found.seats, [known_events if found in taught.challenges else 0] * match.seats, [0] * match.seats)
    session = Session(console, match, seating, Shelf(), found)
    session.play()
    if session.teacher is not None and session.teacher.is_done(session.match):
        show_next(console, wanted, taught, found)
    if session.ended and not session.match.over:
        raise typer.Exit(1)


def show_next(console: Console, game: Game, taught: Teaching, done: Course) -> None:
    """What one may do after a lesson or challenge that is done: the next challenge, a whole match."""
    ids = [one.id for one in taught.challenges]
    at = ids.index(done.id) + 1 if done.id in ids else 0
    console.print("\nWhat next?")
    if at < len(ids):
        console.print(
            f"  gloaming learn {game.id} {ids[at]}    the next challenge: {taught.challenges[at].title}", soft_wrap=True
        )
    console.print(f"  gloaming play {game.id}    a whole match", soft_wrap=True)


def show_courses(console: Console, game: Game, taught: Teaching) -> None:
    """The lessons and challenges, and how to begin one."""
    for name, courses in (("Lessons", taught.lessons), ("Challenges", taught.challenges)):
        if courses:
            console.print(Text(f"\n{name}", style="bold underline"))
            grid = Table.grid(padding=(0, 2))
            grid.add_column(style="bold", no_wrap=True)
            grid.add_column()
            for one in courses:
                grid.add_row(f"  {one.id}", f"{one.title}: {one.summary}")
            console.print(grid)
    if taught.lessons:
        console.print(f"\nBegin one with its name, as in: gloaming learn {game.id} {taught.lessons[0].id}")
