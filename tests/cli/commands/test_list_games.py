from __future__ import annotations

from pathlib import Path

import gloaming
from tests.cli.conftest import Run, words


def test_games_are_listed_with_seats_minutes_and_options(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0
    for game in gloaming.games().values():
        assert game.id in result.stdout
        assert game.title in result.stdout
        for setting in game.form_settings:
            assert f"{setting.id}:" in result.stdout
        assert all(style in result.stdout for style in game.rules.styles)
    assert "2-5" in result.stdout
    assert "20-35" in result.stdout


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
