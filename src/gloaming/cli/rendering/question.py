"""Print the open question with its numbered options, and hints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gloaming.cli.option_numbers import option_numbers
from gloaming.engine.phrases import advised


@dataclass(frozen=True)
class QuestionOption:
    """One option of a question.

    likely: the option's cost or likely outcome, or ""; pieces: the ids of the pieces that the option uses; goes_on:
    whether the option only continues, as passing does; is_aside: whether the question stays open after the option.
    """

    label: str
    likely: str = ""
    pieces: Sequence[str] = ()
    goes_on: bool = False
    is_aside: bool = False


@dataclass(frozen=True)
class OpenQuestion:
    """A question to a player.

    rule: the id of the rule's clause; topic: the subject of the rule; id: the server's id of the question, 0 in a local
    match.
    """

    player: str
    text: str
    rule: str
    topic: str
    options: Sequence[QuestionOption]
    id: int = 0

    @property
    def goes_on(self) -> list[bool]:
        """Whether each option only continues, as passing does."""
        return [option.goes_on for option in self.options]

    @property
    def numbers(self) -> list[int]:
        """The number that the player types for each option."""
        return option_numbers(self.goes_on)


def print_question(console: Console, question: OpenQuestion) -> None:
    """Print a question and its options by number; an option that only continues comes last.

    Options after which the question stays open follow in one line.
    """
    console.print()
    console.print(Text(f"{question.player}: {question.text} (rule: {question.topic})", style="bold"))
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", min_width=4)
    grid.add_column()
    in_order = sorted(
        zip(question.numbers, question.options), key=lambda numbered: numbered[0] or len(question.options)
    )
    for number, option in in_order:
        if not option.is_aside:
            grid.add_row(f"{number}.", _describe(option))
    console.print(grid)
    asides = [
        f"{number}. {_describe(option)}"
        for number, option in zip(question.numbers, question.options)
        if option.is_aside
    ]
    if asides:
        console.print(Padding(Text(f"Also available: {';  '.join(asides)}", style="dim"), (0, 0, 0, 2)))


def format_hint(number: int, label: str, reason: str) -> str:
    """Format a bot's hint. number: the number of the option that the bot would choose."""
    return f"A bot would choose {number}: {advised(label, reason)}"


def _describe(option: QuestionOption) -> str:
    return f"{option.label} [{option.likely}]" if option.likely else option.label
