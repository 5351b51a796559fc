from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import typer
from rich.console import Console
from rich.padding import Padding

from gloaming.client import Client, Cookies
from gloaming.games.ghost_hunter.constants import LOST
from gloaming.server.http.app import create_app
from gloaming.server.http.routes import daily_routes
from tests.cli.conftest import Launch, Run, clause, refused, words
from tests.server.house import GAME, House

FIRST_ALWAYS = "1\n" * 100


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    """A server on which bots do not pause."""
    with closing(House(create_app(pause=0))) as opened:
        yield opened


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The person's cookies are kept here."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "own"))
    return tmp_path / "own"


def opened(house: House, *seats: str, game: str = GAME, **options: Any) -> str:
    """The address of a table which the person at the terminal opened."""
    file = Path(typer.get_app_dir("gloaming")) / "identities.json"
    table = asyncio.run(Client(house.address, Cookies(file)).open(game, seats, options=options, share=False))
    return f"{house.address}/table/{table.id}"


def test_a_whole_match_is_played_at_ones_own_seat_by_pipe(house: House, launch: Launch) -> None:
    address = opened(house, "human", "random")
    played = launch("join", address, typed=FIRST_ALWAYS)
    assert played.stderr == ""
    assert played.returncode == 0
    assert "Player 1 (you), Player 2 (Random)." in played.stdout
    assert re.search(r"^Commitment to the dice: [0-9a-f]{64}$", played.stdout, re.MULTILINE)
    assert max(len(line.rstrip()) for line in played.stdout.splitlines()) <= 100
    end = played.stdout.rpartition("Choose 1-")[2]
    assert "The ghosts are revealed" in end
    result = house.table(address.rpartition("/")[2]).play.match.result
    assert result is not None
    assert ("wins" if len(result.winners) == 1 else "share the victory") in end
    assert re.search(r"^The key of the dice was [0-9a-f]{64}$", end, re.MULTILINE)


def test_what_happens_while_the_news_is_being_shown_is_shown_too(
    house: House, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = Console.print

    def slowly(console: Console, *shown: Any, **how: Any) -> None:
        at_once(console, *shown, **how)
        if shown and isinstance(shown[0], Padding):
            time.sleep(0.01)

    monkeypatch.setattr(Console, "print", slowly)
    address = opened(house, "human", "random", "random")
    shown = words(run("join", address, typed=FIRST_ALWAYS).stdout)
    for event in house.table(address.rpartition("/")[2]).play.events(0, 0):
        before, match, shown = shown.partition(words(event.text))
        assert match, f"{event.text!r} is not shown after: {before[-200:]}"


def test_a_match_is_resigned(house: House, run: Run) -> None:
    shown = run("join", opened(house, "human", "random"), typed="resign\nno\nresign\nyes\n").stdout
    assert "Resign? A bot takes over your seat" in shown
    assert shown.rstrip().splitlines()[-3].startswith("Player 1 (you) has resigned.")
    assert shown.rstrip().splitlines()[-2].startswith("Player 2 (Random) wins.")


def test_a_match_alone_with_bots_is_ended(house: House, run: Run) -> None:
    shown = run("join", opened(house, "human", "random"), typed="leave\nend\n").stdout
    assert "The match has begun. Resign, or offer to end it." in words(shown)
    assert "All players agreed to end the match. It has no result." in shown


def test_the_daily_challenge_is_played_once_and_its_results_are_shown(
    house: House, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily_routes, "BOT", "random")
    shown = run("join", house.address, "--daily", GAME, typed=FIRST_ALWAYS).stdout
    assert re.search(r"Daily challenge of \d{4}-\d\d-\d\d", shown)
    assert re.search(r"1\. +you +(1st|2nd|3rd) +Curses \d+", shown)
    again = run("join", house.address, "--daily", GAME).stdout
    assert "Choose 1-" not in again
    assert refused(run("join", house.address, "--daily", "dancing"))


def test_a_campaign_goes_on_at_the_table_that_follows(house: House, run: Run) -> None:
    address = opened(house, "human", game="ghost-hunter", scenario=5, characters=1)
    begun: Any = house.table(address.rpartition("/")[2]).play.match._state
    begun.outcome = LOST
    played = words(run("join", address, typed="1\n" * 3).stdout)
    assert "Scenario 5: Seance on Nine Squares: failed in round" in played
    assert f"gloaming join {address} --next 1 Try it again" in played
    followed = words(run("join", address, "--next", "1", typed="1\nquit\n").stdout)
    assert "Continue as" in followed
    table = re.findall(r"/table/(\w+)", followed)[-1]
    assert house.table(table).play.match.settings["party"]["played"][0]["scenario"] == 5


def test_a_person_sits_down_at_an_open_table(house: House, run: Run) -> None:
    assert "No open tables right now." in words(run("join", house.address, typed="quit\n").output)
    ann = house.person()
    ann.http.post("/api/me", json={"name": "Ann", "mark": "moon"})
    table = ann.open("human", "random", "human", listed=True, clock={"choice": 10, "total": 900})
    ann.join(table)
    result = run("join", house.address, typed="0\n\n1\nquit\n")
    shown = words(result.stdout)
    for text in ("1 Don't Go In There Ann, Player 2", "1 seat", "0:10 per choice", "15:00 in total"):
        assert text in shown
    assert "there is no table '0' in this list" in words(result.output)
    assert house.table(table).free_seats() == []
    assert f"Come back with: gloaming join {house.address}/table/{table}" in shown


def test_a_table_that_was_taken_meanwhile_is_said_to_be(
    house: House, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human", listed=True)
    ann.join(table)

    def typed(_: str) -> str:
        monkeypatch.undo()
        assert bob.http.post("/api/lobby", json={"table": table}).status_code == 200
        return "1"

    monkeypatch.setattr("builtins.input", typed)
    assert "This table is no longer open to everyone" in words(run("join", house.address, typed="quit\n").output)


def test_an_undone_choice_is_news_only_once(house: House, run: Run) -> None:
    address = opened(house, "human", "random")
    news = "A choice and everything after it has been undone."
    assert run("join", address, typed="1\nundo\nquit\n").stdout.count(news) == 1
    assert news not in run("join", address, typed="quit\n").stdout


def test_commands_look_things_up_without_choosing(house: House, run: Run) -> None:
    address = opened(house, "human", "random")
    typed = "why\nwhy unicorn\nlog 2\nlog x\nrules DG-WIN-1\nlegend\ntable\nundo\nhelp\n99\nquit\n"
    result = run("join", address, typed=typed)
    shown = result.stdout
    assert result.exit_code == 0
    assert clause("DG-PLACE-1") in words(shown)
    assert clause("DG-WIN-1") in words(shown)
    assert "Error: no piece 'unicorn' on the table; the pieces are: " in shown
    assert "Error: log takes the number of events to show" in shown
    assert "Error: you have no choice that can be undone now" in shown
    assert "\nquit " in shown
    assert "Not an option or command: '99'." in shown
    assert shown.endswith(f"Come back with: gloaming join {address}\n")
    assert len(set(re.findall(r"^Player 1 \(you\): .*\n(?: +\d+\. .*\n)+", shown, re.MULTILINE))) == 1


def test_why_tells_which_options_are_a_piece_and_what_keeps_one_from_being_chosen(house: House, run: Run) -> None:
    shown = run("join", opened(house, "human", "random"), typed="why 2nd\nwhy space-0-0\nlog 1\nquit\n").stdout
    assert re.search(r"2nd \(space-\d-1\): can be chosen now: \d+\.", words(shown))
    card = re.search(r"opens, with ([A-Z][A-Za-z ]+ \d)", words(shown))
    assert card is not None
    shown = run("join", opened(house, "human", "random"), typed="why type-cat\nquit\n").stdout
    assert "type-cat" in shown


def test_input_that_ends_early_is_a_failure_and_the_table_stays(house: House, run: Run) -> None:
    address = opened(house, "human", "random")
    result = run("join", address, typed="1\n")
    assert result.exit_code == 1
    assert "The input ended before the match did." in result.stdout
    assert run("join", address, typed=FIRST_ALWAYS).exit_code == 0


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("{}/table/nowhere", "There is no such table"),
        ("{}/join", "the invite has no code"),
        ("{}/elsewhere", "an invite ends in /join#CODE and a table in /table/ID"),
        ("ftp://127.0.0.1/table/x", "the address of a server looks like http://127.0.0.1:8000/"),
        ("http://127.0.0.1:1/join#code", "no server answers at http://127.0.0.1:1"),
    ],
)
def test_what_cannot_be_joined_is_one_plain_line(house: House, run: Run, address: str, message: str) -> None:
    assert message in refused(run("join", address.format(house.address)))
