"""`gloaming play --night` and `gloaming scrapbook`: choose a night, survive it, find it in the scrapbook."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from rich.console import Console

import gloaming
from gloaming.cli.commands import play as play_command
from gloaming.cli.commands.join import _keep_night as keep_served_night
from gloaming.cli.option_numbers import continuing_options, option_numbers
from gloaming.cli.play_sessions.remote_session import RemoteSession
from gloaming.cli.play_sessions.survived_pairs import Scrapbook
from gloaming.engine.match.night_of_day import day_settings, today
from gloaming.games.final_girl.packs import BOX
from tests.cli.conftest import Run, refused, words
from tests.games.final_girl.make_golden import FOLDER
from tests.games.golden import kept

FILM = "final-girl"
HUNT = ["the-whipper-in", "fallowmere-park"]


def write_scrapbook(folder: Path, *pairs: list[str]) -> Path:
    """Write the scrapbook of the person at the terminal, who survived these pairs."""
    file = folder / "own" / "gloaming" / "scrapbook.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({FILM: pairs}))
    return file


def almost_over(folder: Path, name: str = "hunt-won") -> str:
    """Save a golden match before its last choice, and return what a person types to make this choice."""
    record = kept(FOLDER, name)["record"]
    last = (gloaming.replay(record).choices or [])[-1]
    match = gloaming.replay({**record, "choices": record["choices"][:-1]})
    (folder / "almost.json").write_text(json.dumps(match.save()))
    return str(option_numbers(continuing_options(match))[last])


def test_a_night_is_chosen_from_lists_by_number_or_name(run: Run) -> None:
    shown = run("play", FILM, "--night", "choose", typed="2\nFallowmere Park\nodile\n\n2\nquit\n").stdout
    assert "2. The Whipper-In" in words(shown)
    assert "Thirty seasons he has ridden behind the pack" in words(shown)
    assert "Killer: The Whipper-In. Location: Fallowmere Park. Final Girl: Odile. Player board: Extreme." in words(
        shown
    )
    assert re.search(r"^Odile  health 5/5", shown, re.MULTILINE)


def test_only_setup_cards_of_the_chosen_location_are_listed(run: Run) -> None:
    shown = run("play", FILM, "--night", "choose", typed="1\n3\n1\n").stdout
    assert "5. The Last Night" in words(shown)
    assert "Bonfire" not in shown


def test_enter_takes_a_pair_at_random_that_is_not_survived_yet(run: Run, tmp_path: Path) -> None:
    others = [[killer.id, place.id] for killer in BOX.killers for place in BOX.locations]
    others.remove(HUNT)
    write_scrapbook(tmp_path, *others)
    for typed in ("\n\n\n\n\nquit\n", "2\n\n\n\n\nquit\n", "\nFallowmere Park\n\n\n\nquit\n"):
        shown = run("play", FILM, "--night", "choose", typed=typed).stdout
        assert "Killer: The Whipper-In. Location: Fallowmere Park." in words(shown)
    shown = run("play", FILM, "--night", "random", typed="quit\n").stdout
    assert "Killer: The Whipper-In. Location: Fallowmere Park. Final Girl:" in words(shown)


def test_a_typed_value_that_is_not_listed_is_asked_for_again(run: Run) -> None:
    shown = run("play", FILM, "--night", "choose", typed="9\ncarrie\n2\n").stdout
    assert "Not in the list: '9'." in shown
    assert "Not in the list: 'carrie'." in shown
    assert "Location: The place of the match." in shown


def test_quit_leaves_before_a_night_is_chosen(run: Run) -> None:
    result = run("play", FILM, "--night", "choose", typed="2\nquit\n")
    assert result.exit_code == 0
    assert "Turn 1" not in result.stdout


def test_the_lists_show_what_is_survived(run: Run, tmp_path: Path) -> None:
    write_scrapbook(tmp_path, HUNT)
    shown = words(run("play", FILM, "--night", "choose", typed="2\n").stdout)
    assert "The Whipper-In - survived -" in shown
    assert "2. Fallowmere Park (survived)" in shown


def test_set_keeps_a_part_of_the_night(run: Run) -> None:
    chosen = ("--set", "killer=low-water", "--set", "setup=stirrup-cup", "--set", "board=extreme")
    shown = words(run("play", FILM, "--night", "random", *chosen, typed="quit\n").stdout)
    assert re.search(r"Killer: Low Water\. Location: Fallowmere Park\. Final Girl: .* Setup card: Stirrup Cup", shown)
    assert "Player board: Extreme." in shown
    asked = words(run("play", FILM, "--night", "choose", *chosen, typed="Fallowmere Park\n").stdout)
    assert "Killer: The Killer who hunts you." not in asked


def test_the_night_of_the_day_is_the_same_for_everyone(run: Run) -> None:
    shown = [run("play", FILM, "--night", "today", typed="quit\n").stdout for _ in range(2)]
    assert shown[0] == shown[1]
    assert shown[0].startswith(f"The night of {today()}: Killer: ")
    girl = next(girl for girl in BOX.girls if girl.id == day_settings(gloaming.game(FILM), today())["girl"])
    assert f"Final Girl: {girl.name}." in words(shown[0])


def test_the_night_of_the_day_allows_another_board_but_no_other_killer(run: Run) -> None:
    shown = run("play", FILM, "--night", "today", "--set", "board=extreme", typed="quit\n").stdout
    assert re.search(r"^\w.*  health \d/\d, Time 5,", shown, re.MULTILINE)
    said = refused(run("play", FILM, "--night", "today", "--set", "killer=low-water"))
    assert "the night of the day has its own killer: omit --set killer, or --night today" in said


def test_nights_are_refused_where_there_are_none(run: Run) -> None:
    assert "has no nights to choose from: omit --night" in refused(run("play", "ghost-hunter", "--night", "today"))
    assert "omit --seed, --set and --night" in refused(run("play", "--load", "some.json", "--night", "today"))
    assert "omit --set, --night and --load" in refused(
        run("play", "--from", "some.json", "--at", "1", "--night", "today")
    )
    assert "has no scrapbook" in refused(run("scrapbook", "ghost-hunter"))
    assert "must be one of" in words(run("play", FILM, "--night", "random", "--set", "killer=carrie").stderr)


def test_someone_who_chooses_the_game_in_the_terminal_chooses_the_night_too(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_command, "_is_terminal", lambda: True)
    shown = words(run("play", typed="final-girl\n4\n1\nbronagh\nmoonlit swim\n\nquit\n").stdout)
    assert "Killer: Low Water. Location: Camp Happy Trails. Final Girl: Bronagh. Setup card: Moonlit Swim." in shown
    assert "Scrapbook" not in run("play", typed="ghost-hunter\nquit\n").stdout


def test_input_that_ends_before_a_night_is_chosen_is_an_error(run: Run) -> None:
    result = run("play", FILM, "--night", "choose", typed="2\n")
    assert result.exit_code == 2
    assert "the input ended before a night was chosen" in result.stderr


def test_a_won_night_is_kept_in_the_scrapbook_once(run: Run, tmp_path: Path) -> None:
    last = almost_over(tmp_path)
    assert "survived -" not in words(run("scrapbook", FILM).stdout)
    won = run("play", "--load", "almost.json", "--seats", "human", typed=f"{last}\n").stdout
    assert won.endswith("Your scrapbook has 1 night now: gloaming scrapbook final-girl\n")
    again = run("play", "--load", "almost.json", "--seats", "human", typed=f"{last}\n").stdout
    assert "Your scrapbook" not in again
    shown = words(run("scrapbook", FILM).stdout)
    assert "The Whipper-In - survived -" in shown
    assert "Hans the Butcher - - -" in shown
    file = tmp_path / "own" / "gloaming" / "scrapbook.json"
    assert json.loads(file.read_text()) == {FILM: [HUNT]}


def test_a_night_that_is_won_at_a_served_table_is_kept_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "own"))
    match = gloaming.replay(kept(FOLDER, "low-water-won")["record"])

    def end(seat: int | None, why: str | None = None) -> str:
        update = SimpleNamespace(seat=seat, ended=why, view=match.view(seat))
        client = SimpleNamespace(seat=SimpleNamespace(update=update))
        shown = StringIO()
        session = SimpleNamespace(client=client, game=match.game, console=Console(file=shown))
        keep_served_night(cast(RemoteSession, session))
        return shown.getvalue()

    assert end(None) == end(0, "agreed") == ""
    assert end(0) == "Your scrapbook has 1 night now: gloaming scrapbook final-girl\n"
    assert Scrapbook().survived(match.game) == {("low-water", "camp-happy-trails")}


def test_a_night_that_is_lost_or_played_by_a_bot_is_not_kept(run: Run, tmp_path: Path) -> None:
    last = almost_over(tmp_path, "hunt-lost")
    lost = run("play", "--load", "almost.json", "--seats", "human", typed=f"{last}\n")
    assert "The Final Girl is dead." in lost.stdout
    almost_over(tmp_path)
    run("play", "--load", "almost.json", "--seats", "random")
    assert "survived -" not in words(run("scrapbook", FILM).stdout)
    assert not (tmp_path / "own").exists()


def test_a_damaged_scrapbook_is_named_and_left_alone(run: Run, tmp_path: Path) -> None:
    file = write_scrapbook(tmp_path)
    last = almost_over(tmp_path)
    for text in ("{", "[]", '{"final-girl": 3}', '{"final-girl": [["one"]]}'):
        file.write_text(text)
        assert f"{file}: not a scrapbook: move or delete it to begin a new one" in refused(run("scrapbook", FILM))
        won = run("play", "--load", "almost.json", "--seats", "human", typed=f"{last}\n")
        assert won.exit_code == 0
        assert "not a scrapbook" in words(won.stdout)
        assert file.read_text() == text
