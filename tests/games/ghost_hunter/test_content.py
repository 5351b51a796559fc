"""What is in the box, and what a pack may make of it."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from gloaming.engine.content.schema import inside
from gloaming.engine.errors import BadContent
from gloaming.games.ghost_hunter import GAME
from gloaming.games.ghost_hunter.catalogue import scenario_text
from gloaming.games.ghost_hunter.constants import NONE
from gloaming.games.ghost_hunter.packs import read_box
from gloaming.games.ghost_hunter.rules.board import is_chute
from gloaming.games.ghost_hunter.rules.harm import mirror
from gloaming.games.ghost_hunter.rules.vocabulary import DEEDS, VERBS
from gloaming.games.ghost_hunter.traits import TRAITS
from gloaming.games.ghost_hunter.triggers import CONDITIONS, TRIGGERS
from tests.games.ghost_hunter.table import BOX, given


@pytest.mark.rule("GH-COMP-1", "GH-COMP-2", "GH-COMP-3", "GH-COMP-5")
def test_the_box_holds_what_the_book_counts() -> None:
    kinds: Counter[str] = Counter()
    for entry in GAME.content():
        kinds[entry["kind"]] += entry["copies"]
    assert kinds == {
        "room-tile": 42,
        "event": 30,
        "trap": 10,
        "monster": 15,
        "boss": 13,
        "item": 25,
        "character": 8,
        "scenario": 13,
        "insanity": 52,
        "judge": 50,
    }
    ranks = Counter(BOX.numeral(card) for card in range(BOX.first_insanity, BOX.first_role))
    assert ranks[0] == 16
    assert all(ranks[number] == 4 for number in range(2, 11))
    assert all(tile.doors for tile in BOX.tiles)


@pytest.mark.rule("GH-COMP-4")
def test_damage_never_runs_short() -> None:
    table = given("c-2", hurt={0: (20, 19)})
    assert (table.hp(0), table.mp(0)) == (8, 1)


@pytest.mark.rule("GH-SCENE-21", "GH-SCENE-22", "GH-SCENE-23")
def test_every_tile_and_event_card_that_a_rule_waits_for_is_known_to_be_awaited() -> None:
    for number, scenario in enumerate(BOX.scenarios):
        state = GAME.new(seats=2, seed=0, options={"scenario": number + 1})._state
        waits = {
            BOX.ids[card]
            for rule in scenario.rules
            if rule.when is not None and rule.when.kind() in ("entered", "laid", "turned")
            for card in range(BOX.first_item)
            if rule.when.matches(state, card)
        }
        assert waits == {BOX.ids[card] for card in range(BOX.first_item) if BOX.awaited[number][card]}, scenario.id


@pytest.mark.rule("GH-COMP-6")
def test_every_entry_says_where_it_comes_from() -> None:
    entries = GAME.content()
    assert all(entry["source"] in ("rulebook", "published", "ours") for entry in entries)
    assert {entry["source"] for entry in entries} == {"rulebook", "published", "ours"}
    namings = {entry["id"]: entry["facts"].get("naming") for entry in entries}
    assert [namings[id] for id in ("i-3", "i-6", "i-4")] == ["ours", "published", "rulebook"]
    named = [entry for entry in entries if entry["kind"] in ("room-tile", "event", "trap", "monster", "boss", "item")]
    assert all(entry["facts"]["naming"] in ("rulebook", "published", "ours") for entry in named)


def test_every_verb_is_used_and_none_is_but_in_data() -> None:
    used = {type(part) for _, part in inside([BOX.tiles, BOX.events, BOX.items, BOX.characters, BOX.scenarios])}
    assert {verb.__name__ for verb in (*VERBS, *DEEDS, *TRAITS, *TRIGGERS, *CONDITIONS)} <= {
        verb.__name__ for verb in used
    }


@pytest.mark.rule("GH-MIRROR-1", "GH-CHUTE-1")
def test_a_mirror_and_a_chute_of_a_pack_work_by_what_they_say(tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "pack.toml").write_text('game = "ghost-hunter"\ntitle = "A Second Mirror"\n')
    (pack / "items.toml").write_text(
        """
[[item]]
id = "hand-mirror"
name = "Hand Mirror"
use = "disposable"
does = [{ verb = "reflect" }]
source = "ours"
"""
    )
    (pack / "tiles.toml").write_text(
        """
[[tile]]
id = "laundry-shaft"
name = "Laundry Shaft"
doors = "NS"
pair = "t-21"
chute = "upper"
source = "ours"
"""
    )
    game = GAME.with_packs(pack)
    s = game.new(seats=2, seed=0)._state
    glass = game.box.number["hand-mirror"]
    s.held[0] = (glass,)
    assert mirror(s, 0) == glass
    assert mirror(s, 1) == NONE
    assert is_chute(s, game.box.number["laundry-shaft"])
    assert not is_chute(s, game.box.number["t-6"])


def test_a_scenario_of_ones_own_is_a_folder_with_the_same_file(tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "pack.toml").write_text('game = "ghost-hunter"\ntitle = "A Short Night"\n')
    guide = (Path(__file__).parents[3] / "docs" / "how-to" / "write-a-scenario.md").read_text(encoding="utf-8")
    (pack / "scenarios.toml").write_text(guide.split('scenarios.toml"\n')[1].split("```")[0])
    game = GAME.with_packs(pack)
    assert game.box.scenarios[13].title == "A Short Night"
    assert game.box.scenarios[13].ends[0] == "Win: the book in the Library is found."
    assert len(GAME.box.scenarios) == 13
    for seed in range(3):
        match = game.new(seats=2, seed=seed, options={"scenario": 14})
        while match.decision is not None:
            match.pick(seed % len(match.decision.options))
        assert match.check() == []


@pytest.mark.parametrize(
    ("field", "bad", "expected"),
    [
        ('start = ["t-17"]', 'start = ["t-99"]', "field 'start[0]': there is no 't-99'; tile may be t-1, t-2, "),
        (
            'aside = ["t-16"',
            'ring = ["t-99"]\naside = ["t-16"',
            "field 'ring[0]': there is no 't-99'; tile may be t-1, t-2, ",
        ),
        ('must = ["t-1"', 'must = ["t-99"', "field 'piles[0].must[0]': there is no 't-99'; tile may be t-1, "),
        ('must = ["t-1"', 'must = ["i-6"', "field 'piles[0].must[0]': there is no 'i-6'; tile may be t-1, "),
        (
            "piles = [\n",
            'piles = [{ name = "a", must = [], random = 1 }, { name = "b", must = [], random = 1 },\n',
            "field 'piles': at most 2, not 3",
        ),
        ('verb = "end-match"', 'verb = "end-it"', "end-it"),
        (
            '["lead", "leads',
            '["leed", "leads',
            "field 'counted[0][0]': there is no 'leed'; counter may be lead",
        ),
        ("level = 0", "level = 0\nmagic = 3", "magic"),
        ('monster = "b-1"', 'monster = "b-2"', ".monster': there is no 'b-2'; boss may be pile, b-1"),
    ],
)
def test_a_damaged_scenario_is_refused_with_file_entry_and_field(
    tmp_path: Path, field: str, bad: str, expected: str
) -> None:
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "pack.toml").write_text('game = "ghost-hunter"\ntitle = "Broken"\n')
    core = Path(str(GAME.folder)) / "content" / "scenarios.toml"
    first = core.read_text(encoding="utf-8").split("[[scenario]]")[1]
    assert field in first
    (pack / "scenarios.toml").write_text("[[scenario]]" + first.replace(field, bad, 1))
    with pytest.raises(BadContent) as error:
        read_box(pack)
    assert "mine/scenarios.toml: scenario scenario-1: " in str(error.value)
    assert expected in str(error.value)


@pytest.mark.rule("GH-TURN-1", "GH-MOVE-1", "GH-DOOR-1")
def test_why_not_answers_for_doors_and_tiles() -> None:
    table = given("c-2 c-1", lay={"t-6": (0, -1), "t-7": (0, -2)})
    assert table.why_not(1, "t-6") == ("It is Player 1's turn.", "GH-TURN-1")
    assert table.why_not(0, "t-6") is None
    assert table.why_not(0, "t-7") == ("No door leads there from here.", "GH-DOOR-1")
    assert table.why_not(0, "way-2") == ("There is no passage.", "GH-DOOR-6")
    table = given("c-2 c-1", lay={"t-6": (0, -1)}, step="hunter's turn/goes_on", points=0)
    assert table.why_not(0, "t-6") == ("You have no Movement Points left.", "GH-MOVE-1")


def test_the_sentences_of_a_scenario_call_everything_by_its_name() -> None:
    first = BOX.scenarios[0]
    assert first.ends[0] == "Win: the Night Porter is defeated."
    assert first.special == ("The Landing is laid when the Staircase (up) is opened.",)
    assert [clue.at for clue in first.clues] == [
        "Library",
        "Records Store",
        "Laboratory",
        "A, B and C read",
        "Sealing Room",
    ]
    for tale in BOX.scenarios:
        sentences = [
            tale.goal,
            *tale.special,
            *tale.ends,
            tale.enemy.text,
            *[f"{clue.at} {clue.text}" for clue in tale.clues],
        ]
        assert not re.search(r"\b[TEIB]-\d", " ".join(sentences))


def test_a_scenario_is_read_aloud_whole_and_is_one_line_of_the_log() -> None:
    for number, tale in enumerate(BOX.scenarios, 1):
        match = GAME.new(seats=3, seed=2, options={"scenario": number, "dealt": "yes"})
        while not (texts := [event["text"] for event in match.events(0) if event["event"][0] == "begins"]):
            match.pick(0)
        assert texts == [f"The scenario is {tale.title}."]
        view = match.view(0)
        assert view["goal"] == tale.goal
        assert view["enemy_goal"] == "You want the hunters to fail." or view["enemy_goal"] in view["enemy_side"]
        assert tale.boss.name not in tale.goal
        assert len(f"{view['title']}. {view['setting']} {view['goal']}") <= 420


@pytest.mark.rule("GH-SETUP-3")
def test_the_casebook_tells_two_piles_apart_by_their_names() -> None:
    assert [line.partition(":")[0] for line in given("c-2 c-1", scenario=6).match.view(0)["prepared"]] == [
        "In the pile 'hill' of the first floor at the start",
        "In the pile 'drowned' of the basement at the start",
        "In no pile",
    ]


def test_a_feat_or_an_item_names_the_cards_whose_checks_are_passed() -> None:
    texts = {entry["name"]: entry["text"] for entry in GAME.content()}
    assert texts["Sal Okonski"].startswith(
        "Soft Hands: automatically pass the checks of Confined! and The Other Doors Are Locked! and "
    )
    assert texts["Storm Lantern"] == "+1 on IN checks. Automatically pass the checks of Lights Go Out."


@pytest.mark.rule("GH-CHECK-2")
def test_a_check_says_which_result_is_enough_and_what_comes_of_less() -> None:
    texts = {entry["name"]: entry["text"] for entry in GAME.content()}
    assert texts["Despair"] == "WP 7 or more, else 5 MP damage."
    assert texts["Music Room"] == "The piano knows your name. WP 5 or more, else 2 MP damage."


@pytest.mark.rule("GH-TABLE-1")
def test_a_scenario_says_for_how_many_hunters_it_is_made() -> None:
    listed = {entry["id"]: entry for entry in GAME.content() if entry["kind"] == "scenario"}
    assert (listed["scenario-1"]["facts"]["hunters"], listed["scenario-13"]["facts"]["hunters"]) == ([2, 4], [3, 4])
    tale = BOX.scenarios[0]
    assert scenario_text(tale).startswith(f"{tale.title}, level 0, for 2 to 4 hunters. ")
    assert scenario_text(replace(tale, hunters=(1, 1))).startswith(f"{tale.title}, level 0, for 1 hunter. ")


def test_the_casebook_names_the_tiles_of_a_pile_once() -> None:
    assert given("c-2 c-1").match.view(0)["prepared"] == [
        "In the pile at the start: the Staircase (up), the Laboratory, the Records Store and the Library, "
        "and 15 random tiles.",
        "In no pile: the Staircase (Basement), the Landing, the Chute-Landing, the Sealing Room, the Staircase (down), "
        "2 Towers, the Ballroom and the Chute.",
    ]


def test_the_table_keeps_count_in_words() -> None:
    table = given("c-2 c-1", lay={"t-35": (0, -1, 1)}, unexplored="t-35")
    table.state.counts[BOX.counter_names.index("lead")] = 1
    table.state.counts[BOX.counter_names.index("door_free")] = 1
    assert table.match.view(0)["counts"] == {"leads found": 1}


@pytest.mark.rule("GH-COMP-2")
@pytest.mark.parametrize(("card", "rank", "suit"), [("2-of-spades", "2", "spades"), ("king-of-hearts", "K", "hearts")])
def test_the_page_is_told_rank_and_suit_of_an_insanity_card(card: str, rank: str, suit: str) -> None:
    [facts] = [entry["facts"] for entry in GAME.content() if card in entry["pieces"]]
    assert (facts["rank"], facts["suits"][card]) == (rank, suit)
