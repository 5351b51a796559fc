"""A progress bar in the terminal: matches done, the rate, and the remaining time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text


class RateColumn(ProgressColumn):
    """The number of matches per second, or per minute if that is less than one per second."""

    def render(self, task: Task) -> Text:
        """Return the rate, "" as long as it is unknown."""
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        return Text(f"{speed:,.0f}/s" if speed >= 10 else f"{speed:.1f}/s" if speed >= 1 else f"{60 * speed:.1f}/min")


@contextmanager
def progress_bar(console: Console, total: int, name: str = "Matches") -> Iterator[Callable[[int], None]]:
    """Show a progress bar if the console is a terminal.

    Yield a function for `runner.run`: it takes the number of matches that have been finished since its last call.
    """
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task(name, total=total)

        def advance(count: int) -> None:
            progress.advance(task, count)

        yield advance
