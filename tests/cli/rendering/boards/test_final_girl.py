"""The table of Final Girl in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import gloaming
from gloaming.bots import SeatView, bot
from gloaming.cli.rendering.boards import draw, legend, pieces
from gloaming.engine.match.match import Match
from gloaming.games.final_girl.films import FILMS
from gloaming.games.final_girl.packs import BOX
from tests.cli.rendering.boards.drawing import shown

GAME = "final-girl"
CAMP = next(film.folder for film in FILMS if film.id == "camp-happy-trails")


def walk(seed: int) -> list[Match]:
    """A match at every third decision, and at its end."""
    match = gloaming.game(GAME).new(seats=1, seed=seed, options={"bonus": "on"})
    chooser = bot("greedy:1", seed)
    moments = []
    while match.decision is not None:
        moments.append(match.copy())
        match.pick(chooser.choose(SeatView(match, 0)))
    return [*moments[::3], match]


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))])
def test_every_moment_fits_80_columns_and_any_encoding(seed: int) -> None:
    for number, match in enumerate(walk(seed)):
        view = match.view(None if number % 4 == 0 else 0)
        for drawn in (draw(gloaming.game(GAME), view), legend(gloaming.game(GAME), view)):
            assert drawn is not None
            lines = shown(drawn, encoding="ascii" if number % 2 else "utf-8").splitlines()
            assert max(len(line.rstrip()) for line in lines) <= 80


def test_the_table_shows_where_everyone_is_and_what_can_be_bought() -> None:
    view = gloaming.game(GAME).new(seats=1, seed=1, options={"setup": "bonfire", "girl": "laurie"}).view(0)
    text = shown(draw(gloaming.game(GAME), view), width=200)
    here = next(location for location in BOX.locations if location.id == view["location"])
    for space in here.spaces:
        assert space.name in text
    assert "YOU" in text
    assert "KILLER" in text
    assert "6 Victims" in text
    assert "Hans the Butcher  health 12/12, Bloodlust row 1: moves 1, hurts 2" in text
    assert "Killer Action: The Killer attacks once." in text
    assert "Laurie  health 5/5, Time 6" in text
    for action in BOX.actions:
        assert f"{action.name} " in text


def test_a_roll_shows_what_the_card_that_is_played_does_with_so_many_successes() -> None:
    game = gloaming.game(GAME)
    match = game.new(seats=1, seed=1, options={"girl": "laurie"})
    walk = BOX.actions[0].name
    assert match.decision is not None
    labels = [match.describe(i).label for i in range(len(match.decision.options))]
    match.pick(next(i for i, label in enumerate(labels) if label.startswith(f"Play {walk}")))
    view = match.view(0)
    view["roll"] = {"dice": [6, 3], "converted": [1], "played": BOX.actions[0].id}
    text = shown(draw(game, view), width=400)
    assert "Dice: 6 3*  (* counts as a success)" in text
    assert f"{walk}, by successes:  2+: move up to 2 spaces, Time -1. 1: move up to 1 space, Time -1. 0: " in text
    rows = legend(game, view)
    assert rows is not None
    assert "What it does with 2 or more successes (2+), with 1, and with none (0)." in shown(rows, width=400)
    assert "0: move up to 1 space, lose 1 health, Time -2; or: Time -2." in shown(rows, width=400)


def test_the_legend_tells_what_bloodlust_does_and_what_she_gets_for_victims() -> None:
    game = gloaming.game(GAME)
    rows = legend(game, game.new(seats=1, seed=1, options={"girl": "laurie"}).view(0))
    assert rows is not None
    text = shown(rows, width=2000)
    assert "Rows 3, 5, 8 and 10: Horror +1. Row 6: the Dark Power is revealed." in text
    assert "Final Effect: the Killer recovers 1 health, the next Terror card is discarded." in text
    assert "Once she has her Ultimate Ability, for each Victim saved: " in text


def test_the_ends_of_the_horror_track_are_named_and_one_die_is_a_die() -> None:
    game = gloaming.game(GAME)
    view = game.new(seats=1, seed=1, options={"girl": "laurie"}).view(0)
    for level, line in ((7, "Horror highest (1 die), saved 0"), (0, "Horror lowest (3 dice), saved 0")):
        view["player"]["horror"] = level
        assert line in shown(draw(game, view), width=200)


def test_pieces_are_named_as_a_player_names_them() -> None:
    named = dict(pieces(gloaming.game(GAME), gloaming.game(GAME).new(seats=1, seed=1).view(0)))
    assert named["space-firepit"] == "Firepit"
    assert named["walk"] == "Walk"
    assert named["long-rest"] == "Long Rest"


def test_what_a_card_of_a_pack_does_is_told_without_a_clause_that_it_does_not_have(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('game = "final-girl"', encoding="utf-8")
    (tmp_path / "location.toml").write_text(
        '[[event]]\nid = "a-knock"\nname = "A Knock"\nof = "camp-happy-trails"\n'
        'effects = [{ verb = "horror", by = 1 }]\nsource = "ours"\ngrade = "placeholder"\n',
        encoding="utf-8",
    )
    game = gloaming.game(GAME).with_packs(tmp_path)
    view = game.new(seats=1, seed=1).view(0)
    view["events"] = ["event-a-knock"]
    drawn = legend(game, view)
    assert drawn is not None
    text = shown(drawn, width=200)
    assert "A Knock" in text
    assert "()" not in text


def test_a_minor_dark_power_is_told_once_with_the_health_that_is_left() -> None:
    view = gloaming.game(GAME).new(seats=1, seed=1).view(0)
    card, terror = next(
        (BOX.terror_piece(n), terror) for n, terror in enumerate(BOX.terrors) if terror.minor is not None
    )
    view["killer"]["minors"] = [{"id": card, "health": 1}]
    text = shown(draw(gloaming.game(GAME), view), width=200)
    assert f"{terror.name} (Minor Dark Power, 1 health left): " in text
    assert text.count("Minor Dark Power") == 1


def test_the_panic_numbers_of_a_line_are_told_as_they_are(tmp_path: Path) -> None:
    camp = (CAMP / "location.toml").read_text(encoding="utf-8")
    woods = "cabins = [1, 2, 3, 4], sports-courts = [5], north-path = [6]"
    assert woods in camp
    (tmp_path / "pack.toml").write_text('game = "final-girl"', encoding="utf-8")
    (tmp_path / "location.toml").write_text(
        camp.replace(woods, "cabins = [3, 1], sports-courts = [], north-path = [5, 4, 6]"), encoding="utf-8"
    )
    game = gloaming.game(GAME).with_packs(tmp_path)
    text = shown(draw(game, game.new(seats=1, seed=1).view(0)), width=200)
    assert "Cabins 1, 3, Sports Courts none, North Path 4-6" in text


@pytest.mark.parametrize(("killer", "shown_as"), [("the-whipper-in", "health 11/11"), ("low-water", "no Killer")])
def test_minions_and_a_film_without_a_killer_are_shown(killer: str, shown_as: str) -> None:
    game = gloaming.game(GAME)
    view = game.new(seats=1, seed=1, options={"killer": killer, "girl": "laurie"}).view(0)
    text = shown(draw(game, view), width=200)
    card = next(card for card in BOX.minions if card.of == killer)
    assert shown_as in text
    assert "Minion Action: Each Minion moves once toward the closest Victim." in text
    assert f"{card.name}: moves" in text
    assert text.count(card.name) >= 3
    explained = legend(game, view)
    assert explained is not None
    assert card.says() in shown(explained, width=400)


def test_the_table_shows_minions_with_whom_they_hold_and_noise() -> None:
    game = gloaming.game(GAME)
    view = game.new(seats=1, seed=1, options={"killer": "the-whipper-in"}).view(0)
    start = next(space for space in view["spaces"] if space["id"] == view["minions"][0]["at"])
    start["victims"] = 1
    view["markers"] = {"noise": {start["id"]: 2}}
    text = shown(draw(game, view), width=200)
    for words in ("Hound, Hound,", "1 held", "2 noise", "Hound: moves 2, hurts 1, 3 more may come."):
        assert words in text


def test_the_table_tells_that_the_killer_is_not_on_the_map() -> None:
    game = gloaming.game(GAME)
    text = shown(draw(game, game.new(seats=1, seed=1, options={"killer": "the-walled-brother"}).view(0)), width=200)
    assert "The Walled Brother  health 13/13, not on the map, Bloodlust row 1" in text
    assert "2 noise" in text


def test_the_table_tells_how_a_film_without_a_killer_is_won() -> None:
    game = gloaming.game(GAME)
    text = shown(draw(game, game.new(seats=1, seed=1, options={"killer": "low-water"}).view(0)), width=200)
    assert "no Killer, Bloodlust row 1" in text
    assert "You win in an Upkeep phase without Minions on the map, in the Finale or without Victims." in text
