"""Packs: additional cards and rooms."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import gloaming
from gloaming import Game, Match
from gloaming.cli.rendering.boards import draw, legend, pieces
from gloaming.engine.state.dice import seeded
from tests.games.dont_go_in_there.table import GAME
from tests.packs import packed

CANDLES = """\
[[type]]
id = "candle"
name = "Candle"
source = "ours"
effects = [{ verb = "pass-ghosts", each = 2 }, { verb = "dispel-set", size = 2 }]
cards = [
    { curses = 1, dice = 1, copies = 4, source = "ours" },
    { curses = 5, dice = 3, copies = 4, source = "ours" },
]
"""
FIVE_PLAYERS = """\
[[setup]]
id = "five-players"
players = 5
types = 8
removed = 4
"""

CANDLE_TEXT = "Pass 2 ghosts for each of your Candles to the player on your right. Your 2nd Candle dispels both."

CELLAR = """\
[[room]]
id = "wine-cellar"
name = "Wine Cellar"
source = "ours"
board = 2
flashlights = [1, 1, 2, 4]
effect = { verb = "face-down", slot = 1 }
"""

WITCHES = """\
[[type]]
id = "witch"
name = "Witch"
source = "ours"
effects = [{ verb = "dispel-named" }]
cards = [
    { curses = 1, dice = 1, copies = 4, source = "ours" },
    { curses = 2, dice = 1, copies = 4, source = "ours", names = 2 },
]
"""

WITH_CANDLES = ["candle", "clock", "doll", "ring", "tome"]

Maker = Callable[..., Game]


@pytest.fixture
def with_pack(tmp_path: Path) -> Maker:
    def make(title: str = "More Candles", **files: str) -> Game:
        return GAME.with_packs(packed(tmp_path / "candles", "dont-go-in-there", title, **files))

    return make


def played(match: Match, seed: int = 0) -> Match:
    """Play a random match and check the invariants at every decision."""
    chance = seeded(seed)
    while match.decision:
        assert match.check() == []
        match.pick(chance.below(len(match.decision.options)))
    return match


def test_a_card_of_a_pack_is_dealt_told_and_scored(with_pack: Maker) -> None:
    match = played(with_pack(cards=CANDLES).new(seats=2, seed=1, options={"types": WITH_CANDLES}))
    log = " ".join([event["text"] for event in match.events(None)])
    assert "The card types in play: Clock, Doll, Ring, Tome and Candle." in log
    assert "opens, with Candle 5" in log or "Candle 5 and" in log
    assert "takes Candle 5." in log
    view = match.view(None)
    lying = [card for player in view["players"] for card in player["tableau"] + player["dispelled"]]
    assert {card for card in lying if card.startswith("candle-")}
    assert match.result is not None
    assert [player["curses"] for player in view["players"]] == list(match.result.scores)


def test_every_type_of_a_pack_and_every_room_turns_up_by_chance(with_pack: Maker) -> None:
    game = with_pack(cards=CANDLES, rooms=CELLAR)
    log = ""
    for seed in range(12):
        log += " ".join([event["text"] for event in played(game.new(seats=2 + seed % 4, seed=seed), seed).events(None)])
    assert "Candle" in log
    assert "The Wine Cellar opens, with a face-down card, " in log


def test_a_board_with_three_rooms_shows_them_in_turn(with_pack: Maker) -> None:
    match = played(with_pack(rooms=CELLAR).new(seats=5, seed=1, options={"board-2": "wine-cellar"}))
    opened = [event["event"][2] for event in match.events(None) if tuple(event["event"][:2]) == ("dealt", 1)]
    names = [
        ["attic", "nursery", "basement", "hallway", "library", "secret-passage", "wine-cellar"][room] for room in opened
    ]
    assert names[:4] == ["wine-cellar", "basement", "hallway", "wine-cellar"]


def test_a_fourth_board_is_laid_out_and_played_to_the_end(with_pack: Maker) -> None:
    game = with_pack(rooms=CELLAR.replace("board = 2", "board = 4"))
    assert [option.id for option in game.options if option.id.startswith("board-")] == [
        *["board-1", "board-2", "board-3", "board-4"]
    ]
    match = played(game.new(seats=3, seed=5), 5)
    rooms = [event["event"][1] for event in match.events(None) if event["event"][0] == "board-removed"]
    assert sorted(rooms) == [0, 1, 2, 3]


def test_bots_judge_cards_and_rooms_of_a_pack(with_pack: Maker) -> None:
    match = with_pack(cards=CANDLES, rooms=CELLAR).new(seats=3, seed=2)
    chance = seeded(2)
    while match.decision:
        assert all([0 <= value <= 1 for value in match.game.rules.evaluate(match._state)])
        assert 0 <= match.game.actions.number(match.decision.options[0]) < match.game.actions.size
        match.pick(chance.below(len(match.decision.options)))


def test_a_match_with_a_pack_is_saved_and_loaded_at_every_decision(with_pack: Maker) -> None:
    game = with_pack(cards=CANDLES)
    match = game.new(seats=2, seed=1, options={"types": WITH_CANDLES})
    chance = seeded(1)
    while match.decision:
        loaded = game.load(match.save())
        assert loaded.save() == match.save()
        assert loaded.decision is not None and loaded.decision.options == match.decision.options
        match.pick(chance.below(len(match.decision.options)))
    assert game.replay(match.record()).view(None) == match.view(None)


def test_a_card_of_a_pack_stands_in_catalogue_legend_and_table(with_pack: Maker) -> None:
    game = with_pack(cards=CANDLES)
    entry = next(entry for entry in game.content() if entry["id"] == "candle-5")
    assert (entry["name"], entry["copies"], entry["text"]) == ("Candle 5", 4, CANDLE_TEXT)
    view = played(game.new(seats=2, seed=1, options={"types": WITH_CANDLES})).view(0)
    console = Console(width=140, record=True)
    console.print(legend(game, view), draw(game, view))
    shown = console.export_text()
    assert "dispels both" in shown and "Candle" in shown
    assert "Candle 5" in dict(pieces(game, view)).values()


def test_the_game_as_it_is_sold_stays_as_it_is(with_pack: Maker) -> None:
    before = played(GAME.new(seats=3, seed=7)).record()
    content = GAME.content()
    with_pack(cards=CANDLES)
    assert gloaming.game("dont-go-in-there") is GAME
    assert GAME.content() == content
    assert played(GAME.new(seats=3, seed=7)).record() == before
    with pytest.raises(gloaming.BadSetup, match="the set-up option 'types' must be"):
        GAME.new(seats=2, seed=1, options={"types": WITH_CANDLES})


def test_a_record_of_other_cards_is_refused_and_both_are_named(with_pack: Maker) -> None:
    game = with_pack(cards=CANDLES)
    theirs, ours = played(game.new(seats=2, seed=1)).record(), played(GAME.new(seats=2, seed=1)).record()
    both = r"Don't Go In There with More Candles \([0-9a-f]{16}\).*Don't Go In There without packs"
    with pytest.raises(gloaming.WrongVersion, match=both):
        GAME.replay(theirs)
    other_way = r"Don't Go In There without packs.*Don't Go In There with More Candles \([0-9a-f]{16}\)"
    with pytest.raises(gloaming.WrongVersion, match=other_way):
        game.replay(ours)


def test_a_type_that_a_pack_replaces_plays_as_the_pack_says(with_pack: Maker) -> None:
    game = with_pack(cards=CANDLES.replace('"candle"', '"ring"').replace('"Candle"', '"Signet"'))
    assert [entry["name"] for entry in game.content() if entry["id"].startswith("ring-")] == ["Signet 1", "Signet 5"]
    assert len({entry["facts"]["type"] for entry in game.content() if entry["kind"] == "cursed card"}) == 12


def test_other_words_are_the_same_cards_to_a_record(with_pack: Maker) -> None:
    text = (GAME.folder / "content" / "rooms.toml").read_text().replace('name = "Attic"', 'name = "Loft"')
    game = with_pack(rooms=text)
    assert game.packs is None
    assert game.replay(played(GAME.new(seats=2, seed=1)).record()).over


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        (
            "witches",
            "names = 2",
            "names = 7",
            r"candles/cards\.toml: type witch: field 'cards\[1\].names': no card of the type has 7 Curses; they have 1",
        ),
        (
            "witches",
            ", names = 2",
            "",
            r"candles/cards\.toml: type witch: field 'cards\[0\]\.names': 'dispel-named' needs at least one card",
        ),
        (
            "witches",
            'name = "Witch"',
            'name = "Witch"\nrule = "witch-1"',
            r"candles/cards\.toml: type witch: field 'rule': there is no clause 'witch-1'; leave it out, or name",
        ),
        (
            "rooms",
            "board = 2",
            'board = 2\ntopic = "DG-WINE"',
            r"candles/rooms\.toml: room wine-cellar: field 'topic': there is no topic 'DG-WINE'",
        ),
        (
            "cards",
            "copies = 4",
            "copies = 3",
            r"candles/cards\.toml: type candle: field 'cards': 8 cards are needed, not 6",
        ),
        ("cards", '"pass-ghosts"', '"pass-curses"', r"candles/cards\.toml: type candle: .*pass-curses"),
        ("cards", "dice = 1", "dice = 7", r"candles/cards\.toml: type candle: .* a whole number, 6 at most"),
        (
            "cards",
            "size = 2",
            "size = 2, if = 1",
            r"candles/cards\.toml: type candle: .* no such field of 'dispel-set'; it may be size",
        ),
        ("cards", "size = 2", "size = 9", r"candles/cards\.toml: type candle: .* a whole number, 8 at most"),
        (
            "rooms",
            'verb = "face-down", slot = 1',
            'verb = "ghosts-on-space", space = 1, ghosts = 0',
            r"candles/rooms\.toml: room wine-cellar: field 'effect\.ghosts': must not be 0",
        ),
        (
            "rooms",
            "[1, 1, 2, 4]",
            "[1, 1, 2, 10]",
            r"candles/rooms\.toml: room wine-cellar: .* a whole number, 9 at most",
        ),
        (
            "rooms",
            '"wine-cellar"',
            '"cat-1"',
            r"candles/rooms\.toml: room cat-1: field 'id': the id 'cat-1' is already used by type cat",
        ),
        (
            "rooms",
            '"wine-cellar"',
            '"cat-1"',
            r"room cat-1: field 'id': the id 'cat-1' is already used by type cat",
        ),
        (
            "rooms",
            "board = 2",
            "board = 5",
            r"candles/rooms\.toml: room wine-cellar: field 'board': boards are numbered from 1",
        ),
        ("rooms", "slot = 1", "slot = 4", r"candles/rooms\.toml: room wine-cellar: .* a whole number, 3 at most"),
        (
            "components",
            "types = 8",
            "types = 13",
            r"candles/components\.toml: setup five-players: field 'types': 13 card types are needed",
        ),
        (
            "components",
            "removed = 4",
            "removed = 2",
            r"five-players: field 'removed': leaves a deck of 62 cards",
        ),
        (
            "components",
            "players = 5",
            "players = 4",
            r"candles/components\.toml: setup five-players: field 'players': must be 5",
        ),
        (
            "components",
            '"five-players"',
            '"six-players"',
            r"setup six-players: field 'players': there must be one row each",
        ),
    ],
)
def test_what_is_wrong_with_a_pack_is_named(with_pack: Maker, file: str, old: str, new: str, complaint: str) -> None:
    text = {"cards": CANDLES, "witches": WITCHES, "rooms": CELLAR, "components": FIVE_PLAYERS}[file]
    assert old in text
    with pytest.raises(gloaming.BadContent, match=complaint):
        with_pack(**{file.replace("witches", "cards"): text.replace(old, new)})


@pytest.mark.parametrize(
    ("left", "right", "text"),
    [
        (0, 0, "Cards are in ascending order."),
        (0, 2, "Cards are in ascending order. Right card: first take 2 ghosts."),
        (-1, 0, "Cards are in ascending order. Left card: first discard 1 ghost."),
    ],
)
def test_a_room_says_nothing_of_0_ghosts(with_pack: Maker, left: int, right: int, text: str) -> None:
    effect = f'{{ verb = "ascending", left = {left}, right = {right} }}'
    game = with_pack(rooms=CELLAR.replace('{ verb = "face-down", slot = 1 }', effect))
    assert [entry["text"] for entry in game.content() if entry["id"] == "wine-cellar"] == [text]


def test_a_card_that_names_its_own_value_dispels_another_and_never_itself(with_pack: Maker) -> None:
    game = with_pack(cards=WITCHES)
    state: Any = game.new(seats=2, seed=1, options={"types": ["witch", "clock", "doll", "ring", "tome"]})._state
    kind = state.box.type_number["witch"]
    first, second, third = [state.box.number[id] for id in ("witch-1", "witch-2", "witch-2-b")]
    state.tableau = [(first, second), (second, third)]
    state.box.end[kind][0].do(state, kind)
    assert state.tableau == [(first, second), ()]
    assert state.dispelled == [(), (second, third)]


def test_bots_play_where_a_handful_of_cards_bring_hundreds_of_ghosts(with_pack: Maker) -> None:
    take = '{ verb = "take-ghosts", ghosts = 100 }, '
    effects = f'{take * 5}{{ verb = "keep-one", most_ghosts = 9 }}'
    cards = CANDLES.replace('{ verb = "pass-ghosts", each = 2 }, { verb = "dispel-set", size = 2 }', effects)
    match = with_pack(cards=cards).new(seats=2, seed=1, options={"types": WITH_CANDLES})
    chance = seeded(1)
    while match.decision:
        assert all([0 <= value <= 1 for value in match.game.rules.evaluate(match._state)])
        match.pick(chance.below(len(match.decision.options)))
    assert match.over


def test_a_type_that_bears_no_ghost_says_so_and_its_name_for_several_is_english(with_pack: Maker) -> None:
    effects = '{ verb = "keep-one", most_ghosts = 0 }'
    game = with_pack(cards=WITCHES.replace('{ verb = "dispel-named" }', effects))
    texts = {entry["text"] for entry in game.content() if entry["id"].startswith("witch-")}
    assert texts == {"At the end, if you have no ghosts, dispel all your Witches except the lowest."}
    card = game.box.types[-1].cards[0]
    assert game.box.types[-1].short(card) == "No ghosts at the end: keep only one Witch"


@pytest.mark.rule("DG-ATTIC-1", "DG-NURSERY-1")
@pytest.mark.parametrize(
    ("ghosts", "held", "likely", "text"),
    [
        (20, 0, "20 ghosts", "; take 20 ghosts immediately"),
        (1, 0, "1 ghost", "; take 1 ghost immediately"),
        (-2, 5, "2 ghosts fewer", "; discard 2 ghosts immediately"),
        (-2, 1, "1 ghost fewer", "; discard 1 ghost immediately"),
        (-2, 0, "no ghosts", ""),
    ],
)
def test_the_odds_of_a_space_tell_the_ghosts_that_it_gives_at_once(
    with_pack: Maker, ghosts: int, held: int, likely: str, text: str
) -> None:
    rooms = CELLAR.replace('"face-down", slot = 1', f'"ghosts-on-space", space = 4, ghosts = {ghosts}')
    rooms = rooms.replace("[1, 1, 2, 4]", "[0, 0, 0, 9]")
    match = with_pack(rooms=rooms).new(seats=2, seed=1, options={"board-2": "wine-cellar"})
    state: Any = match._state
    state.ghosts[state.turn] = held
    at = match._options.index(("place", 1, 3))
    assert match.likely(at) == likely
    assert match.odds(at).endswith(f"no ghosts possible on this space{text}")


KIND_ATTIC = """\
[[room]]
id = "attic"
name = "Attic"
source = "ours"
board = 1
flashlights = [0, 1, 2, 3]
effect = { verb = "ghosts-on-space", space = 1, ghosts = -5 }
"""


def readiness(game: Game, option: tuple[Any, ...], room: str) -> float:
    """Return the mean policy probability of an option at the first decision with 6 ghosts, over 20 deals."""
    whole = 0.0
    for seed in range(20):
        match = game.new(seats=2, seed=seed, options={"board-1": room})
        state: Any = match._state
        state.ghosts[state.turn] = 6
        whole += match.policy()[match._options.index(option)]
    return whole / 20


def test_the_learned_policy_sees_what_a_room_of_a_pack_does(with_pack: Maker) -> None:
    top = ("place", 0, 0)
    assert readiness(with_pack(rooms=KIND_ATTIC), top, "attic") > 5 * readiness(GAME, top, "attic")


def test_a_type_or_room_more_leaves_the_clauses_of_all_others_as_they_are(with_pack: Maker) -> None:
    more = with_pack(cards=CANDLES, rooms=CELLAR)
    before = {entry["id"]: entry["rule"] for entry in GAME.content()}
    after = {entry["id"]: entry["rule"] for entry in more.content()}
    assert {after.pop(id) for id in ("candle-1", "candle-5", "wine-cellar")} == {""}
    assert after == before
    assert more.clauses() == GAME.clauses()
