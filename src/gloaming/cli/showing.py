"""What a session shows: the game, what happened, the table, the question, the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gloaming.cli.tables import draw, legend
from gloaming.engine.rulebook import topics
from gloaming.engine.words import count

if TYPE_CHECKING:
    from gloaming.cli.session import Session
    from gloaming.engine.match import Decision


def show_game(session: Session, words: str) -> None:
    """The game, who plays, what the pieces in play do, and how to answer."""
    match = session.match
    console = session.console
    console.print(Text(match.game.title, style="bold"))
    console.print(match.game.summary)
    console.print(", ".join([session.name(seat) for seat in range(match.seats)]) + ".\n")
    if show_legend(session):
        console.print()
    console.print(f"Answer by number, or with a word: {words}.")


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
        said = session.match.said(tuple(event["event"]), eyes)
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
    declared = [match.game.actions.of(option) for option in decision.options]
    goes_on, beside = [one.goes_on for one in declared], [one.beside for one in declared]
    print_question(session.console, f"{session.name(decision.seat)}: {match.question}", topic, labels, goes_on, beside)


def print_question(
    console: Console, asked: str, topic: str, labels: list[str], goes_on: list[bool], beside: list[bool]
) -> None:
    """A question with the topic of its rule, and its options by number; the one that goes on is the last, number 0.

    What answers nothing stands below them, in one line.
    """
    console.print()
    console.print(Text(f"{asked} (rule: {topic})", style="bold"))
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", min_width=4)
    grid.add_column()
    for i in sorted(range(len(labels)), key=lambda i: (goes_on[i], i)):
        if not beside[i]:
            grid.add_row("0." if goes_on[i] else f"{i + 1}.", labels[i])
    console.print(grid)
    if any(beside):
        others = [f"{i + 1}. {label}" for i, label in enumerate(labels) if beside[i]]
        console.print(Padding(Text(f"And beside it: {';  '.join(others)}", style="dim"), (0, 0, 0, 2)))


def aside(likely: str) -> str:
    """What an option costs or is likely to bring, after its label."""
    return f" [{likely}]" if likely else ""


def option_typed(line: str, goes_on: list[bool]) -> int | None:
    """The option that was typed by its number; None for anything else."""
    if not line.isdecimal() or int(line) > len(goes_on):
        return None
    if int(line) == 0:
        return goes_on.index(True) if True in goes_on else None
    return int(line) - 1


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
