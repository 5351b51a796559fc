"""Programs that play at the tables of a server: matches, and what happens when they fail."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import gloaming
from gloaming.cli.command_errors import CommandError
from gloaming.cli.experiments import table_programs
from gloaming.cli.experiments.table_programs import command_of, hosting, play_at_table
from gloaming.lab.matches.agents import AgentFailed, is_agent, is_program

GAME = gloaming.game("dont-go-in-there")

PLAYS = """
import asyncio, os
from pathlib import Path
from gloaming.client import Client, Cookies

async def main():
    client = Client(os.environ["GLOAMING_URL"], Cookies(Path(os.environ["GLOAMING_COOKIES"])))
    async with client.at(os.environ["GLOAMING_TABLE"]) as seat:
        async for update in seat:
            if update.prompt:
                await seat.choose(len(update.prompt.options) - 1)

asyncio.run(main())
"""


@pytest.fixture(scope="module")
def server() -> Iterator[None]:
    with hosting(gloaming.Shelf()):
        yield


def program(folder: Path, text: str) -> str:
    path = folder / "program.py"
    path.write_text(text)
    return f"program:{sys.executable} {path}"


def test_a_program_plays_a_match_of_the_seed_and_takes_the_last_option(server: None, tmp_path: Path) -> None:
    spec = program(tmp_path, PLAYS)
    match = play_at_table(GAME, ["random", spec], 7, {"meeples": 4})
    assert match.over
    assert (match.seed, match.settings["meeples"]) == (7, 4)
    again = GAME.new(seats=2, seed=7, options={"meeples": 4})
    for choice in match.choices or []:
        assert again.decision is not None
        if again.decision.seat == 1:
            assert choice == len(again.decision.options) - 1
        again.pick(choice)
    assert again.result == match.result


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("raise ValueError('no model')", "exited with status 1 before the match was over: ValueError: no model"),
        ("", "exited with status 0 before the match was over"),
        ("import time\ntime.sleep(100)", "did not finish the match in 1 seconds"),
    ],
)
def test_a_program_that_does_not_play_to_the_end_loses(
    server: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, reason: str
) -> None:
    monkeypatch.setattr(table_programs, "GRACE", 0.2)
    monkeypatch.setattr(table_programs, "MATCH_SECONDS", 1.0 if "sleep" in text else 60.0)
    with pytest.raises(AgentFailed, match=reason) as failed:
        play_at_table(GAME, ["random", program(tmp_path, text)], 7, {})
    assert failed.value.seat == 1


def test_a_command_that_is_no_program_is_refused() -> None:
    for spec in ("program:no-such-program bot.py", "program:", "program:'"):
        assert is_program(spec) and not is_agent(spec)
        with pytest.raises(CommandError, match="program:"):
            command_of(spec)
