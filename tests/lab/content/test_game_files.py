from __future__ import annotations

import pickle
import shutil
from pathlib import Path

import pytest

from gloaming import BadContent, UnknownGame
from gloaming.lab.content.game_files import GameFiles
from tests.packs import pack, packed


def test_a_game_with_a_pack_travels_without_its_folder(tmp_path: Path) -> None:
    folder = pack(tmp_path / "well")
    files = GameFiles.read("fatal-frame", [folder])
    sent = pickle.dumps(files)
    original = files.load()
    shutil.rmtree(folder)
    game = pickle.loads(sent).load()
    assert game is original
    assert game.packs is not None and game.packs.titles == ("The Well",)
    record = game.new(seats=2, seed=1).record()
    assert game.replay(record).record() == record


def test_packs_of_other_games_are_left_out(tmp_path: Path) -> None:
    well = pack(tmp_path / "well")
    assert GameFiles.read("ghost-hunter", [well]) == GameFiles("ghost-hunter")
    assert GameFiles("ghost-hunter").load().packs is None


def test_a_bad_pack_or_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"well/ghosts\.toml"):
        GameFiles.read("fatal-frame", [packed(tmp_path / "well", "fatal-frame", ghosts="[[ghost]]\nid = 3")])
    with pytest.raises(UnknownGame):
        GameFiles.read("chess")
