from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from rich.progress import Task

from gloaming.cli.rendering.progress_bar import RateColumn, progress_bar


@pytest.mark.parametrize(("speed", "shown"), [(None, ""), (1234.5, "1,234/s"), (2.51, "2.5/s"), (0.05, "3.0/min")])
def test_the_rate_is_shown_in_a_fitting_unit(speed: float | None, shown: str) -> None:
    task = Task(0, "Matches", 10, 0, _get_time=lambda: 0.0, finished_speed=speed)  # type: ignore[arg-type]
    assert RateColumn().render(task).plain == shown


def test_a_terminal_shows_the_matches_that_are_done() -> None:
    shown = StringIO()
    with progress_bar(Console(file=shown, force_terminal=True, width=80), 20) as advance:
        advance(20)
    assert "Matches" in shown.getvalue() and "20/20" in shown.getvalue()


def test_a_file_shows_nothing() -> None:
    shown = StringIO()
    with progress_bar(Console(file=shown, force_terminal=False), 20) as advance:
        advance(20)
    assert shown.getvalue() == ""
