"""The table of Ghost Hunter 13 in the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from rich.console import Console

import gloaming
from gloaming.bots import SeatView, bot
from gloaming.cli.rendering.boards import draw, legend, pieces
from gloaming.cli.rendering.question import OpenQuestion, QuestionOption, print_question
from gloaming.engine.match.match import Match
from gloaming.engine.phrases import listed
from gloaming.games.ghost_hunter.constants import SIDES
from tests.cli.conftest import Run
from tests.cli.rendering.boards.drawing import shown
from tests.games.ghost_hunter.test_events import turned

GAME = gloaming.game("ghost-hunter")
LONG = 400


def walk(seed: int, seats: int, scenario: int, each: int = 10) -> list[Match]:
    """A match at every tenth decision, or as `each` says, and where it is left."""
    match = GAME.new(seats=seats, seed=seed, options={"scenario": scenario})
    choosers = [bot("random", seed + seat) for seat in range(seats)]
    moments: list[Match] = []
    while match.decision is not None and len(moments) < LONG:
        moments.append(match.copy())
        seat = match.decision.seat
        match.pick(choosers[seat].choose(SeatView(match, seat)))
    return [*moments[::each], match]


@pytest.mark.parametrize(
    ("seats", "scenario"),
    [(1, 1), (2, 5), (3, 13), *(pytest.param(*case, marks=pytest.mark.slow) for case in ((4, 6), (5, 9)))],
)
def test_every_moment_fits_80_columns_and_any_encoding(seats: int, scenario: int) -> None:
    for number, match in enumerate(walk(seats, seats, scenario)):
        view = match.view(None if number % 4 == 0 else number % seats)
        for drawn in (draw(GAME, view), legend(GAME, view)):
            if drawn is not None:
                lines = shown(drawn, encoding="ascii" if number % 2 else "utf-8").splitlines()
                assert max(len(line.rstrip()) for line in lines) <= 80


def test_hunters_are_shown_where_they_stand_and_doors_as_gaps() -> None:
    match = walk(4, 2, 1)[0]
    while match.decision is not None and match.view(0)["round"] == 0:
        match.pick(0)
    text = shown(draw(GAME, match.view(0)))
    assert " T17 12  " in text
    assert "+-------+" in text


def begun_match(seats: int = 2) -> Match:
    """A match whose first round has begun."""
    match = walk(4, seats, 1)[0]
    while match.decision is not None and match.view(0)["round"] == 0:
        match.pick(0)
    return match


def test_what_lies_on_a_tile_is_named_below_the_map() -> None:
    view = begun_match().view(0)
    tile = next(tile for tile in view["tiles"] if tile["id"] == "t-17")
    assert "T17 Entrance: " not in shown(draw(GAME, view))
    tile |= {"insanity": 2, "events": 1, "items": 1, "dropped": ["i-8"], "tokens": ["a lamp"]}
    text = shown(draw(GAME, view), width=200)
    assert (
        "T17 Entrance: 2 Insanity cards face down; 1 Event card face down; 1 Item face down; Tranquilizer; a lamp\n"
        in text
    )
    assert "T17 12*" in text


@pytest.mark.parametrize("kind", ["insanity", "events", "items"])
def test_any_card_left_on_a_tile_is_a_star_on_the_map(kind: str) -> None:
    view = begun_match().view(0)
    next(tile for tile in view["tiles"] if tile["id"] == "t-17")[kind] = 1
    assert "T17 12*" in shown(draw(GAME, view))


def test_locked_doors_and_shutters_are_shown_on_the_map_and_below_it() -> None:
    view = begun_match().view(0)
    tile = next(tile for tile in view["tiles"] if tile["id"] == "t-17")
    tile |= {"locked": [1, 3], "sealed": True}
    text = shown(draw(GAME, view), width=200)
    assert "xT17 12 x" in text
    assert "T17 Entrance: locked: the door in the east and the door in the west; the shutter is closed\n" in text
    tile["locked"] = [0]
    assert "+-- x --+" in shown(draw(GAME, view))
    assert "x: a locked door" in " ".join(shown(legend(GAME, view) or "").split())


def test_more_signs_than_fit_in_a_room_are_marked_and_told_below_the_map() -> None:
    match = next(moment for moment in walk(3, 2, 1, each=1) if moment.view(0)["monsters"])
    view = match.view(0)
    beast = view["monsters"][0]
    for hunter in view["hunters"]:
        hunter["tile"] = beast["tile"]
    tile = next(tile for tile in view["tiles"] if tile["id"] == beast["tile"])
    tile |= {"explored": True, "insanity": 0, "events": 0, "items": 0, "dropped": [], "tokens": []}
    name = beast["tile"].replace("-", "").upper()
    assert f"{name.ljust(3)} 12!" in shown(draw(GAME, view))
    tile["tokens"] = ["a lamp"]
    text = shown(draw(GAME, view), width=200)
    assert f"{name.ljust(3)}+12!" in text
    line = next(line for line in text.splitlines() if line.startswith(f"{name} "))
    hunters = [
        next(sheet.name for sheet in GAME.box.characters if sheet.id == hunter["character"])
        for hunter in view["hunters"]
    ]
    monster = GAME.box.monsters[GAME.box.monster_number[beast["id"]]].name
    assert line.endswith(f": {hunters[0]}; {hunters[1]}; {monster}; a lamp")


def test_setting_rules_and_clues_stand_in_the_legend_and_not_above_every_question() -> None:
    for match in (begun_match(), next(moment for moment in walk(4, 2, 1, each=1) if moment.view(0)["clues"])):
        view = match.view(0)
        board, legend_text = (shown(drawn or "", width=2000) for drawn in (draw(GAME, view), legend(GAME, view)))
        for sentence in (
            view["setting"],
            *view["prepared"],
            *view["special"],
            *[clue["text"] for clue in view["clues"]],
        ):
            assert sentence not in board
            assert sentence in legend_text or f"{sentence[0].upper()}{sentence[1:]}" in legend_text
        for clue in view["clues"]:
            assert f"({clue['at']})" in board
        assert len(shown(draw(GAME, view)).split("Piles: ")[1].splitlines()) <= 5


def test_who_chooses_a_character_reads_what_each_can_do() -> None:
    match = GAME.new(seats=2, seed=4)
    text = shown(draw(GAME, match.view(0)), width=200)
    assert re.search(
        "Agnes Kowal +HP 22  MP 22  ST 0  DX 1  IN 1  WP 1  Nurse. Field Dressing: once in each of your turns", text
    )
    while match.decision is not None and match.view(0)["round"] == 0:
        match.pick(0)
    assert "Agnes Kowal" not in shown(draw(GAME, match.view(0)), width=200)


def test_the_legend_tells_the_signs_on_the_map_and_which_rooms_do_nothing() -> None:
    drawn = legend(GAME, GAME.new(seats=1, seed=1).view(0))
    assert drawn is not None
    text = shown(drawn, width=200)
    assert "1 to 5: hunters. !: a Monster. ?: unexplored." in text
    assert re.search("T-17 Entrance +Nothing special.", text)


def test_how_another_hunter_seems_is_seen_and_the_legend_tells_what_may_be_said() -> None:
    match = walk(4, 2, 1)[0]
    while match.decision is not None and match.view(0)["round"] == 0:
        match.pick(0)
    view = match.view(0)
    assert " - seems " not in shown(draw(GAME, view))
    view["hunters"][1]["mood"] = "on the edge"
    assert " - seems on the edge" in shown(draw(GAME, view))
    text = shown(legend(GAME, view) or "", width=200)
    assert "Ask me ...  " in text and "Seem ...  " in text


def test_who_does_not_stand_seems_nothing_and_after_the_match_nobody_is_to_act() -> None:
    view = walk(4, 2, 1)[-1].view(0)
    view["over"] = False
    for hunter in view["hunters"]:
        hunter["mood"], hunter["fares"] = "on the edge", "fallen"
    text = shown(draw(GAME, view))
    assert (" - seems " in text, text.count(" - to act")) == (False, 1)
    view["over"] = True
    assert " - to act" not in shown(draw(GAME, view))


def test_the_legend_tells_what_to_do_and_how_the_scenario_ends_when_clues_are_read_too() -> None:
    match = next(moment for moment in walk(4, 2, 1, each=1) if moment.view(0)["clues"])
    text = shown(legend(GAME, match.view(0)) or "", width=400)
    assert re.search("^To do +Search the rooms for clues.", text, re.MULTILINE)
    assert re.search("^How it ends +Win: the Night Porter is defeated. Loss: every hunter is down", text, re.MULTILINE)
    assert re.search("^If a hunter falls +You carry the Porter's bags now.", text, re.MULTILINE)


def test_a_monster_tells_what_it_attacks_and_what_it_adds_to_its_card() -> None:
    match = next(moment for moment in walk(3, 2, 1, each=1) if moment.view(0)["monsters"])
    view = match.view(0)
    beast = view["monsters"][0]
    attacks = {
        ("hp", None, 3, 0): "; attacks HP, +3 on its card",
        ("either", None, 2, 0): "; attacks HP, +2 on its card or MP",
        ("either", "mp", 2, 1): "; attacks MP, +1 on its card",
    }
    for (attack, declared, st, wp), words in attacks.items():
        beast |= {"attack": attack, "declared": declared, "st": st, "wp": wp}
        assert f"{words}\n" in shown(draw(GAME, view), width=200)


def test_the_tile_that_is_turned_is_shown_with_its_doors_and_each_turn_tells_where_they_lead() -> None:
    for match in walk(1, 2, 1, each=1):
        if match.decision is not None and match.decision.options[0][0] == "turn":
            break
    view = match.view(0)
    (tile,) = view["drawn"]
    name, doors = GAME.box.names[GAME.box.number[tile]], GAME.box.doors[GAME.box.number[tile]]
    printed = [side for side in range(4) if doors >> side & 1]
    as_it_lies = listed([SIDES[side] for side in printed])
    assert f"To place: {tile.upper()} {name}, doors {as_it_lies} as it lies" in shown(draw(GAME, view))
    rooms = legend(GAME, view)
    assert rooms is not None
    assert f"{tile.upper()} {name}" in shown(rooms)
    assert (tile, name) in pieces(GAME, view)
    assert match.decision is not None
    for number, (_, quarters) in enumerate(match.decision.options):
        sides = [SIDES[(side + quarters) % 4] for side in printed]
        label = match.describe(number).label
        assert sorted(re.findall("north|east|south|west", label)) == sorted(sides)


def test_one_sees_the_own_insanity_cards_and_how_many_others_have() -> None:
    for match in walk(6, 3, 1):
        for seat in range(3):
            view = match.view(seat)
            text = shown(draw(GAME, view))
            for hunter in view["hunters"]:
                if hunter["mind"] and hunter["character"]:
                    known = hunter["seat"] == seat
                    name = GAME.box.names[GAME.box.number[hunter["mind"][0]]] if known else ""
                    assert not known or name.split()[0] in text
                    assert known or hunter["mp"] is None


def test_a_monster_and_a_battle_are_in_a_room_as_the_log_says() -> None:
    match = next(moment for moment in walk(3, 2, 1, each=1) if moment.view(0)["battle"] and moment.view(0)["monsters"])
    text = shown(draw(GAME, match.view(0)))
    assert re.search("^Battle in the [A-Z]", text, re.MULTILINE)
    assert re.search("^! .+ in the [A-Z].+: ", text, re.MULTILINE)


def test_everything_that_can_be_asked_about_has_a_name() -> None:
    match = walk(2, 2, 1)[-1]
    named = dict(pieces(GAME, match.view(0)))
    assert named["t-17"] == "Entrance"
    assert named["way-0"] == "the door in the north"
    assert named["event-pile"] == "the Event pile"


def test_moods_and_standing_answers_stand_in_a_line_below_the_answers(capsys: pytest.CaptureFixture[str]) -> None:
    on_the_edge = ("mood", 0, 2)
    match = next(moment for moment in walk(6, 2, 1) if moment.decision and on_the_edge in moment.decision.options)
    assert match.decision is not None
    actions = [GAME.actions.of(option) for option in match.decision.options]
    options = [
        QuestionOption(match.describe(i).label, goes_on=action.goes_on, is_aside=action.keeps_open)
        for i, action in enumerate(actions)
    ]
    print_question(Console(width=200), OpenQuestion("Player 1", "Well?", "GH-TURN-1", "Turns", options))
    *answers, aside = capsys.readouterr().out.strip().splitlines()
    assert aside.strip().startswith("Also available: ")
    assert "Seem on the edge" in aside
    assert "Do not ask me" in aside
    assert not any("Seem" in line or "ask me" in line for line in answers)


LOST = """[[scenario]]
id = "scenario-14"
title = "A Short Night"
level = 0
teaches = "Nothing new."
hunters = [1, 4]
minutes = 10
setting = "A house with two rooms, and a guest who reads in one of them."
start = ["t-17"]
piles = [{ name = "house", must = ["t-35"], random = 2 }]
clues = [{ id = "a", at = "T-35", text = "A book, still warm." }]
counted = [["book", "books found"]]
boss = { id = "b-14", name = "The Reader", hp = 5, attack = "hp", source = "ours" }
enemy = { moves = 2, acts = ["battle"], pool = "hp", back = "cure", text = "Read on." }
rules = [
    { when = { verb = "entered", tile = "t-35" }, does = [{ verb = "add", counter = "book" }] },
    { only_if = [{ verb = "count-is", counter = "book", least = 1 }], does = [{ verb = "end-match", won = false }] },
]
aims = [{ explore = true }]
ends = ["Loss: the book in T-35 is found."]
points = [{ won = true, each = 1 }]
source = "ours"
"""
"""A scenario of a pack that cannot be won."""


@pytest.fixture
def short_night(tmp_path: Path) -> Path:
    """A pack with a scenario that can only be lost."""
    folder = tmp_path / "short-night"
    folder.mkdir()
    (folder / "pack.toml").write_text('game = "ghost-hunter"\ntitle = "A Short Night"\n')
    (folder / "scenarios.toml").write_text(LOST)
    return folder


def test_a_simulation_says_how_often_the_hunters_win_whatever_bots_with_the_enemy_have_won(
    run: Run, short_night: Path
) -> None:
    words = ["sim", "ghost-hunter", "--pack", str(short_night), "--set", "scenario=14"]
    words += ["--bots", "random,random,random", "--matches", "12"]
    output = " ".join(run(*words).stdout.split())
    assert "The hunters won 0 of 12" in output
    assert "With equal chances" not in output
    summed = json.loads(run(*words, "--json").stdout)
    assert summed["side"]["name"] == "the hunters"
    assert summed["side"]["wins"] == summed["side"]["share"] == 0


def test_the_hunters_win_as_often_as_their_only_player(run: Run) -> None:
    words = ["sim", "ghost-hunter", "--bots", "policy", "--seats", "1", "--matches", "8"]
    words += ["--set", "length=short", "--json"]
    summed = json.loads(run(*words).stdout)
    assert summed["side"]["wins"] == summed["seats"][0]["wins"] > 0


def test_the_table_shows_what_a_scenario_counts_and_calls_a_clue_as_the_log_does(short_night: Path) -> None:
    renamed = LOST.replace('id = "a"', 'id = "volume"').replace(
        'does = [{ verb = "add"', 'does = [{ verb = "read", clue = "volume" }, { verb = "add"'
    )
    (short_night / "scenarios.toml").write_text(renamed.replace("least = 1", "least = 9"))
    game = GAME.with_packs(short_night)
    match = game.new(seats=1, seed=1, options={"scenario": 14})
    chooser = bot("random", 3)
    while match.decision is not None and not match.view(0)["clues"]:
        match.pick(chooser.choose(SeatView(match, 0)))
    text = shown(draw(game, match.view(0)))
    assert "Clue A (" in text
    assert "VOLUME" not in text
    assert "Books found: 1" in text


def test_the_content_tells_the_place_of_a_scenario_which_is_what_one_sets(run: Run, short_night: Path) -> None:
    listed_ = " ".join(run("content", "ghost-hunter", "--pack", str(short_night)).stdout.split())
    assert "--set scenario=: 1 " in listed_
    assert "; 14 A Short Night" in listed_
    asked = run("play", "ghost-hunter", "--pack", str(short_night), "--set", "scenario=scenario-14")
    assert "from 1 to 14 (its place in the list, not an id), not 'scenario-14'" in " ".join(asked.output.split())
    assert "numbers in the list of `gloaming content`" in " ".join(run("games").stdout.replace("\u2502", " ").split())


def test_a_card_that_was_put_back_is_listed_for_the_player_who_looked_at_it() -> None:
    table = turned("e-15", 9).pick("under")
    game = table.match.game
    line = f"You know these hidden cards: {game.box.names[table.state.event_cards[0]]}.\n"
    assert line in shown(draw(game, table.match.view(0)))
    for seat in (1, None):
        assert "You know" not in shown(draw(game, table.match.view(seat)))
