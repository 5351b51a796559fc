"""Games with packs: values with the same interface as the games without packs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import gloaming
from gloaming.bots import bot, play
from tests.packs import pack

PLAIN = gloaming.game("fatal-frame")


@pytest.fixture
def game(tmp_path: Path) -> gloaming.Game:
    return PLAIN.with_packs(pack(tmp_path / "well"))


def test_a_game_with_a_pack_is_another_value_with_the_same_face(game: gloaming.Game) -> None:
    assert (game.id, game.title, game.seats, game.version) == (PLAIN.id, PLAIN.title, PLAIN.seats, PLAIN.version)
    assert (PLAIN.packs, PLAIN.cards()) == (None, "Fatal Frame: the Card Game without packs")
    assert game.packs is not None
    assert game.packs.titles == ("The Well",)
    assert game.cards() == f"Fatal Frame: the Card Game with The Well ({game.packs.fingerprint})"
    assert gloaming.game("fatal-frame") is PLAIN


def test_a_pack_that_changes_words_alone_plays_with_the_records_of_the_game(tmp_path: Path) -> None:
    ghosts = (PLAIN.folder / "content" / "ghosts.toml").read_text(encoding="utf-8")
    renamed = PLAIN.with_packs(pack(tmp_path / "names", ghosts.replace('"Seeker"', '"Finder"')))
    record = play(PLAIN.new(seats=2, seed=1), [bot("random")] * 2).record()
    assert renamed.packs is None
    assert renamed.replay(record).record() == record


def test_a_match_with_a_pack_is_saved_loaded_and_replayed(game: gloaming.Game) -> None:
    match = play(game.new(seats=2, seed=3), [bot("random", 1), bot("random", 2)])
    record = json.loads(json.dumps(match.record()))
    assert game.packs is not None
    assert record["packs"] == {"titles": ["The Well"], "fingerprint": game.packs.fingerprint}
    assert game.replay(record).save() == match.save()
    assert game.load(json.loads(json.dumps(match.save()))).record() == record


def test_a_record_or_save_of_other_cards_is_refused_and_both_are_named(game: gloaming.Game) -> None:
    mine, theirs = game.new(seats=2, seed=1), PLAIN.new(seats=2, seed=1)
    with_pack = r"Fatal Frame: the Card Game with The Well \([0-9a-f]{16}\)"
    sold = "Fatal Frame: the Card Game without packs"
    for what, refused in [("record", gloaming.replay), ("record", PLAIN.replay)]:
        with pytest.raises(gloaming.WrongVersion, match=f"the {what} is of {with_pack}, but this is {sold}: open it"):
            refused(mine.record())
    with pytest.raises(gloaming.WrongVersion, match=f"the save is of {with_pack}, but this is {sold}"):
        gloaming.load(mine.save())
    with pytest.raises(gloaming.WrongVersion, match=f"the record is of {sold}, but this is {with_pack}"):
        game.replay(theirs.record())
    with pytest.raises(gloaming.WrongVersion, match=f"the save is of {sold}, but this is {with_pack}"):
        game.load(theirs.save())


@pytest.mark.parametrize("packs", [7, "well", {"titles": 3}, {"fingerprint": "00"}, {}])
def test_a_record_that_says_nonsense_of_its_packs_is_refused(packs: object) -> None:
    record = PLAIN.new(seats=2, seed=1).record()
    with pytest.raises(gloaming.WrongVersion, match="this is Fatal Frame: the Card Game without packs"):
        PLAIN.replay({**record, "packs": packs})


def test_a_record_of_another_game_is_refused() -> None:
    other = gloaming.game("final-girl").new(seats=1, seed=1)
    with pytest.raises(gloaming.DamagedRecord, match="the record is of final-girl, not of fatal-frame"):
        PLAIN.replay(other.record())
    with pytest.raises(gloaming.DamagedSave, match="the save is of final-girl, not of fatal-frame"):
        PLAIN.load(other.save())


def test_a_shelf_opens_matches_with_its_packs_and_without(tmp_path: Path) -> None:
    shelf = gloaming.Shelf([pack(tmp_path / "well")])
    game = shelf.game("fatal-frame")
    assert list(shelf.games()) == list(gloaming.games())
    assert game.packs is not None
    assert shelf.game("final-girl") is gloaming.game("final-girl")
    for each in (game, PLAIN):
        match = each.new(seats=2, seed=5)
        assert shelf.replay(match.record()).game is each
        assert shelf.load(match.save()).game is each


def test_a_shelf_says_what_is_wrong_with_a_pack(tmp_path: Path) -> None:
    with pytest.raises(gloaming.UnknownGame, match="no game 'chess'"):
        gloaming.Shelf([pack(tmp_path / "chess", game="chess")])
    with pytest.raises(
        gloaming.BadContent, match=r"strong/ghosts.toml: ghost seeker: field 'power': a whole number, 4 at most"
    ):
        gloaming.Shelf(
            [pack(tmp_path / "strong", '[[ghost]]\nid = "seeker"\nname = "S"\nsource = "ours"\npower = 9\n')]
        )
