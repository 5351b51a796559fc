from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import gloaming
from gloaming import Game
from gloaming.engine.content.pack_archive import write_archive
from gloaming.lab.content.game_files import PackFiles
from tests.cli.conftest import GAME, Run, refused, words
from tests.packs import pack, packed


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


@pytest.mark.parametrize("game", gloaming.games().values(), ids=list(gloaming.games()))
def test_an_entry_as_toml_is_a_pack_that_changes_nothing(run: Run, game: Game, tmp_path: Path) -> None:
    ids = {"dont-go-in-there": "mask", "final-girl": "hans-the", "fatal-frame": "seeker", "ghost-hunter": "e-31"}
    text = run("content", game.id, "--toml", ids.get(game.id, "kestrel-of-the-first-word")).stdout
    name = text.splitlines()[0].removeprefix("# ")
    (tmp_path / "same").mkdir()
    (tmp_path / "same" / "pack.toml").write_text(f'game = "{game.id}"\ntitle = "Same"\n')
    (tmp_path / "same" / name).write_text(text)
    result = run("content", game.id, "--pack", "same")
    assert result.exit_code == 0, result.output
    assert "rule = " not in text
    assert not re.search("(?m)^(rule|topic|ruling|known|ours) = ", text)
    assert 'source = "rulebook"' not in text


def test_an_unknown_entry_is_refused_with_similar_ids(run: Run) -> None:
    message = words(refused(run("content", "follow-your-fear", "--toml", "kestral")))
    assert "no entry has 'kestral' in the id or name; `gloaming content follow-your-fear` lists the ids" in message
    assert 'id = "kestrel-of' in run("content", "follow-your-fear", "--toml", "Kestrel of").stdout
    assert 'id = "walk"' in run("content", "final-girl", "--toml", "action-walk").stdout
    assert "it may be stag-of-the-long-breath, the-lion" in words(
        refused(run("content", "follow-your-fear", "--toml", "the-l"))
    )


def test_the_schema_of_packs_is_json_for_editors(run: Run) -> None:
    assert json.loads(run("content", "fatal-frame", "--schema").stdout) == gloaming.game("fatal-frame").pack_schema()


def test_a_zip_is_a_pack(run: Run, tmp_path: Path) -> None:
    files = PackFiles.read(pack(tmp_path / "well"))
    archive = tmp_path / "well.zip"
    archive.write_bytes(write_archive("well", files.files))
    shown = run("content", "fatal-frame", "--pack", str(archive)).stdout
    assert "New or changed by packs: Seeker of the Well" in words(shown)
    assert 'id = "seeker"' in run("content", "fatal-frame", "--pack", str(archive), "--toml", "seeker").stdout
    archive.write_bytes(b"PK")
    assert "well.zip: not a zip archive" in words(refused(run("content", "fatal-frame", "--pack", str(archive))))
