from __future__ import annotations

import json
from pathlib import Path

import pytest

import gloaming
from gloaming import Game
from gloaming.engine.content.clauses import clauses
from tests.packs import packed

from .conftest import GAME, Run, clause, refused, words


def test_games_are_listed_with_seats_minutes_and_options(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0
    for game in gloaming.games().values():
        assert game.id in result.stdout
        assert game.title in result.stdout
        for setting in game.asked:
            assert f"{setting.id}:" in result.stdout
        assert all(style in result.stdout for style in game.rules.styles)
    assert "2-5" in result.stdout
    assert "20-35" in result.stdout


def test_content_as_json_is_the_list_of_entries_and_nothing_else(run: Run) -> None:
    result = run("content", GAME, "--json")
    assert json.loads(result.stdout) == gloaming.game(GAME).content()


def test_content_names_every_entry_and_sums_up_kinds_and_sources(run: Run) -> None:
    shown = run("content", GAME).stdout
    entries = gloaming.game(GAME).content()
    for entry in entries:
        assert f" {entry['id']} " in shown
    for field in ("kind", "source"):
        for name in {entry[field] for entry in entries}:
            of_it = [entry["copies"] for entry in entries if entry[field] == name]
            share = f"{name} {len(of_it)} ({len(of_it) / len(entries):.0%} of the entries), {sum(of_it)} copies"
            assert share in words(shown)


@pytest.mark.parametrize("game", gloaming.games().values(), ids=list(gloaming.games()))
def test_content_shows_every_id_whole_in_80_columns(run: Run, monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = run("content", game.id).stdout.splitlines()
    for entry in game.content():
        line = next(line for line in lines if line.startswith(f" {entry['id']} "))
        assert line.split()[-1] == str(entry["copies"])
    table = lines[: next(at for at, line in enumerate(lines) if line.startswith("By kind"))]
    assert max(len(line) for line in table) <= 80


def test_content_shows_what_a_pack_writes_to_replace_an_entry(run: Run) -> None:
    assert "item-knife [[item]] knife Knife" in words(run("content", "final-girl").stdout)
    assert "pattern-step [[pattern]] step step" in words(run("content", "follow-your-fear").stdout)
    assert "ember-fox [[spirit]] Ember Fox" in words(run("content", "follow-your-fear").stdout)


def test_under_the_list_of_content_stands_what_packs_add_or_change(run: Run, tmp_path: Path) -> None:
    comb = 'id = "wedding-comb"\nname = "Bone Comb"\nvalue = 4\nlocations = ["study"]\nsource = "ours"\n'
    mirror = comb.replace("wedding-comb", "mirror").replace("Bone Comb", "[Hand] Mirror")
    folder = packed(tmp_path / "more", "fatal-frame", items=f"[[item]]\n{comb}[[item]]\n{mirror}")
    listed = words(run("content", "fatal-frame", "--pack", str(folder)).stdout)
    assert "New or changed by packs: Bone Comb, [Hand] Mirror" in listed
    assert "by packs" not in words(run("content", "fatal-frame").stdout)


def test_games_with_a_pack_are_listed_with_what_it_adds(run: Run, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('game = "follow-your-fear"')
    (tmp_path / "fears.toml").write_text(
        '[[fear]]\nid = "rain"\nname = "Rain"\nrole = "drizzle"\nback = "step"\ndifficulty = 1\nline = ""\n'
        'source = "ours"\ntokens = [{ id = "drop", name = "The First Drop", copies = 6 }]\n'
    )
    (tmp_path / "cards.toml").write_text(
        '[[card]]\nid = "puddle"\nname = "Puddle"\nfear = "rain"\nneeds = []\ncopies = 3\nline = ""\n'
        'source = "ours"\npowers = [{ verb = "strength", n = 1 }]\n'
    )
    assert " rain" in words(run("games", "--pack", str(tmp_path)).stdout)
    assert " rain" not in words(run("games").stdout)


def test_a_rule_is_found_by_its_id(run: Run) -> None:
    shown = run("rules", GAME, "dg-take-1").stdout
    assert clause("DG-TAKE-1") in words(shown)
    assert "DG-TAKE-2" not in shown


def test_rules_are_found_by_a_word(run: Run) -> None:
    shown = run("rules", GAME, "flashlights").stdout
    assert "DG-ROLL-2" in shown
    assert "DG-TAKE-1" not in shown


def test_without_a_word_all_rules_are_listed_without_marks(run: Run) -> None:
    shown = run("rules", GAME).stdout
    for one in clauses(gloaming.game(GAME).folder):
        assert f"{one.id} " in shown
    assert "*" not in shown


def test_a_word_that_no_rule_holds_gets_the_nearest_ids(run: Run) -> None:
    assert "the nearest are: DG-TAKE" in refused(run("rules", GAME, "DG-TAKEN-1"))


def test_a_missing_rulebook_is_named(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(gloaming.game(GAME), "folder", tmp_path)
    assert f"{tmp_path / 'RULES.md'}: No such file" in refused(run("rules", GAME))


@pytest.mark.parametrize("command", ["play", "sim", "content", "rules"])
def test_an_unknown_game_is_answered_with_the_games_there_are(run: Run, command: str) -> None:
    assert refused(run(command, "monopoly")) == f"Error: no game 'monopoly'; there are: {', '.join(gloaming.games())}"
