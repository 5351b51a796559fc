"""What a session shows: the game, what happened, the table, the question, the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gloaming.cli.numbers import going_on, numbered, whole
from gloaming.cli.screen import Refused
from gloaming.cli.tables import draw, legend
from gloaming.engine.content.clauses import topics
from gloaming.engine.phrases import count

if TYPE_CHECKING:
    from gloaming.cli.session import Session
    from gloaming.engine.match.snapshot import Decision

LATEST: Final = 12
"""So many events of the log are shown unless one says how many."""


def show_game(session: Session, words: str) -> None:
    """The game, who plays, what the pieces in play do, and how to answer."""
    match = session.match
    console = session.console
    console.print(Text(match.game.title, style="bold"))
    console.print(match.game.summary)
    console.print(", ".join([session.name(seat) for seat in range(match.seats)]) + ".\n")
    if show_legend(session):
        console.print()
    console.print(f"Answer by number, or with a word (`help` tells what each does): {words}.")


def show_legend(session: Session) -> bool:
    """What the pieces in play do; False where the game does not tell."""
    told = legend(session.match.game, session.match.view(session.eyes()))
    if told is not None:
        session.console.print(told)
    return told is not None


def show_news(session: Session, eyes: int | None, since: int) -> int:
    """What has happened from event `since`, and how many events there have been."""
    events = session.match.events(eyes, since)
    for event in events:
        said = session.match.narrate(tuple(event["event"]), eyes)
        session.console.print(Padding(Text(said), (0, 0, 0, 2)))
    return since + len(events)


def show_table(session: Session) -> None:
    """The table, as the person at the keyboard may see it."""
    session.console.print()
    session.console.print(draw(session.match.game, session.match.view(session.eyes())))


def show_question(session: Session, decision: Decision) -> None:
    """The question and its options, by number."""
    match = session.match
    topic = topics(match.game.folder).get(decision.rule, decision.rule)
    labels = [f"{match.describe(i).label}{aside(match.likely(i))}" for i in range(len(decision.options))]
    beside = [match.game.actions.of(option).beside for option in decision.options]
    asked = f"{session.name(decision.seat)}: {match.question}"
    print_question(session.console, asked, topic, labels, going_on(match), beside)


def print_question(
    console: Console, asked: str, topic: str, labels: list[str], goes_on: list[bool], beside: list[bool]
) -> None:
    """A question with the topic of its rule, and its options by number; the one that goes on is the last.

    What answers nothing stands below them, in one line.
    """
    console.print()
    console.print(Text(f"{asked} (rule: {topic})", style="bold"))
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", min_width=4)
    grid.add_column()
    numbers = numbered(goes_on)
    for i in sorted(range(len(labels)), key=lambda i: (numbers[i] == 0, i)):
        if not beside[i]:
            grid.add_row(f"{numbers[i]}.", labels[i])
    console.print(grid)
    if any(beside):
        others = [f"{numbers[i]}. {label}" for i, label in enumerate(labels) if beside[i]]
        console.print(Padding(Text(f"And beside it: {';  '.join(others)}", style="dim"), (0, 0, 0, 2)))


def aside(likely: str) -> str:
    """What an option costs or is likely to bring, after its label."""
    return f" [{likely}]" if likely else ""


def show_result(session: Session) -> None:
    """Who won, with every score."""
    match = session.match
    result = match.result
    assert result is not None
    rows = []
    for seat, score in enumerate(result.scores):
        undone = session.seating.taken_back[seat]
        remarks = fared(seat, result.winners, result.sides)
        remarks += [f"took back {count(undone, 'choice')}"] * (undone > 0)
        hints = session.seating.hints[seat]
        remarks += [f"took {count(hints, 'hint')}"] * (hints > 0)
        rows.append((session.name(seat), str(score), ", ".join(remarks)))
    print_scores(session.console, rows, result.reason)
    if match.seed is not None:
        session.console.print(f"The seed was {match.seed}.")


def fared(seat: int, winners: Sequence[int], sides: Sequence[str]) -> list[str]:
    """Whether a player has won, and on which side, where there are any."""
    return ["wins"] * (seat in winners) + ([f"with {sides[seat]}"] if sides else [])


def how_many(count: str) -> int:
    """How many events of the log are asked for, by what is typed after `log`. Raises Refused."""
    shown = whole(count) if count else LATEST
    if not shown:
        raise Refused(f"log takes how many events to show, 1 or more; not {count!r}")
    return shown


def print_log(console: Console, events: Iterable[tuple[int, str]]) -> None:
    """Events, each with its number, which counts from 1 here."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", min_width=4)
    grid.add_column()
    for number, told in events:
        grid.add_row(str(number + 1), told)
    console.print(grid)


def print_words(console: Console, words: Iterable[tuple[str, str]]) -> None:
    """What may be typed, a line each: how, and what it is good for."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    grid.add_row("a number", "choose that option")
    for usage, help in words:
        grid.add_row(usage, help)
    console.print(grid)


def print_scores(console: Console, rows: list[tuple[str, str, str]], reason: str) -> None:
    """Players with their scores and what there is to say of them, winners in bold; and why the match ended so."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Player")
    table.add_column("Score", justify="right")
    table.add_column("")
    for row in rows:
        table.add_row(*row, style="bold" if row[2].startswith("wins") else "")
    console.print()
    console.print(table)
    console.print(reason)
