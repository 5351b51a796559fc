from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import gloaming
from gloaming.bots import bot
from gloaming.bots import play as play_out
from gloaming.engine.learning.policy_model import unlearned
from gloaming.lab.content.game_files import GameFiles
from gloaming.lab.lab_error import LabError
from gloaming.lab.matches.match_player import RESULT_COLUMNS, MatchPlayer
from gloaming.lab.matches.players import Players
from gloaming.lab.runs.seeds import seat_seed
from gloaming.lab.runs.work_units import Unit
from tests.packs import pack


def test_a_unit_is_the_match_of_its_seeds() -> None:
    unit = Unit("dont-go-in-there", ("random", "random"), 5, 6, {"meeples": 6})
    match = gloaming.game("dont-go-in-there").new(seats=2, seed=5, options={"meeples": 6})
    play_out(match, [bot("random", seat_seed(6, seat)) for seat in range(2)])
    assert match.result is not None and match.choices is not None
    row = MatchPlayer()(unit)
    assert list(row) == list(RESULT_COLUMNS)
    assert row["scores"] == list(match.result.scores)
    assert row["winners"] == list(match.result.winners)
    assert row["decisions"] == len(match.choices)


def test_variants_have_their_own_content(tmp_path: Path) -> None:
    well = GameFiles.read("fatal-frame", [pack(tmp_path / "well")])
    player = pickle.loads(pickle.dumps(MatchPlayer({"well": well})))
    plain = Unit("fatal-frame", ("random", "random"), 1, 1)
    packed = Unit("fatal-frame", ("random", "random"), 1, 1, variant="well")
    assert player.game(plain).packs is None
    assert player.game(packed).packs.titles == ("The Well",)
    with pytest.raises(LabError, match="there is no variant 'lake'; there are: well"):
        player(Unit("fatal-frame", ("random", "random"), 1, 1, variant="lake"))


def test_weights_play_by_their_name() -> None:
    unit = Unit("dont-go-in-there", ("mine.json", "random"), 1, 1)
    player = MatchPlayer(players=Players({"mine.json": unlearned()}))
    assert player.play(unit).result is not None
