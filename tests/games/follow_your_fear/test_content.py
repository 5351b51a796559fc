"""The cards, the Fears and the board: their counts are the book's."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import gloaming
from gloaming import Game
from gloaming.engine.content.clauses import clauses
from gloaming.engine.content.copies import copy_ids
from gloaming.games.follow_your_fear.box import Box
from gloaming.games.follow_your_fear.cards import Stats
from gloaming.games.follow_your_fear.clauses import clauses as clauses_of_cards
from gloaming.games.follow_your_fear.constants import CORRUPT_TILES, TOKENS
from gloaming.games.follow_your_fear.map import HOME
from tests.games.follow_your_fear.table import SOLD, Position, new
from tests.games.sitting import play_on
from tests.packs import packed

BOX = SOLD.box


def copies(kind: str) -> int:
    """How many pieces of a kind the box lists."""
    return sum([entry["copies"] for entry in SOLD.content() if entry["kind"] == kind])


@pytest.mark.rule("FY-COMP-1", "FY-COMP-2", "FY-COMP-3", "FY-COMP-4")
def test_the_totals_are_the_books() -> None:
    assert copies("spirit") + copies("spirit guide") + copies("starting spirit") == 120
    assert copies("fear card") == 144
    assert copies("target fear") == 6
    assert copies("fear token") == 36
    assert copies("player token") == 24
    assert copies("corruption tile") == 48 == CORRUPT_TILES


@pytest.mark.rule("FY-COMP-2")
def test_six_fears_have_6_tokens_and_24_cards_each() -> None:
    assert len(BOX.fears) == 6
    for number, fear in enumerate(BOX.fears):
        assert len(BOX.deck[number]) == 24, fear.id
        assert sum([token.copies for token in fear.tokens]) == 6 == TOKENS


@pytest.mark.rule("FY-COMP-3")
def test_each_type_has_34_spirits_and_18_are_starting_spirits_of_which_6_are_guides() -> None:
    assert [len(cards) for cards in BOX.of_type] == [34, 34, 34]
    assert len(BOX.starting) == 18
    assert len(BOX.guides) == 6


@pytest.mark.rule("FY-COMP-5")
@pytest.mark.parametrize(
    ("fear", "stats"),
    [
        ("loneliness", Stats(strength=5, defense=3, corrupt=3, move=5, tricks=13, needs=2)),
        ("dark", Stats(strength=4, defense=2, corrupt=2, move=5, tricks=16, needs=2)),
        ("forgotten", Stats(strength=4, defense=3, corrupt=3, move=3, tricks=16, needs=2)),
        ("heights", Stats(strength=6, defense=2, corrupt=3, move=6, tricks=10, needs=2)),
        ("decay", Stats(strength=5, defense=3, corrupt=5, move=4, tricks=16, needs=3)),
        ("trapped", Stats(strength=6, defense=4, corrupt=4, move=3, tricks=11, needs=2)),
    ],
)
def test_a_target_card_sums_up_its_deck(fear: str, stats: Stats) -> None:
    number = [entry.id for entry in BOX.fears].index(fear)
    assert BOX.stats[number] == stats
    assert BOX.fears[number].back in BOX.pattern_number


@pytest.mark.rule("FY-COMP-6")
def test_all_that_the_book_does_not_list_is_ours_and_says_so() -> None:
    for entry in SOLD.content():
        wanted = "rulebook" if entry["kind"] in ("player token", "corruption tile") else "ours"
        assert entry["source"] == wanted, entry["id"]


@pytest.mark.rule("FY-BOARD-1")
def test_the_board_has_64_tiles_20_of_each_type_and_4_of_void_in_the_centre() -> None:
    assert Counter(BOX.tiles) == {0: 20, 1: 20, 2: 20, 3: 4}
    assert [tile for tile, kind in enumerate(BOX.tiles) if kind == 3] == [27, 28, 35, 36]


@pytest.mark.rule("FY-BOARD-2")
def test_no_two_home_rows_have_the_same_order_of_types() -> None:
    rows = [tuple([BOX.tiles[tile] for tile in row]) for row in HOME]
    assert len(set(rows)) == 4
    assert all([set(row) <= {0, 1, 2} for row in rows])


def test_every_attribute_is_on_a_card_and_every_spirit_can_be_needed() -> None:
    names = {type(power).__name__ for entry in BOX.entry for power in entry.powers}
    assert len(names) == 21


def test_every_card_has_a_name_and_a_line_of_its_own() -> None:
    every = [*BOX.spirits, *BOX.fear_cards]
    assert len({entry.name for entry in every}) == len(every)
    assert len({entry.line for entry in every}) == len(every)


def test_every_card_and_fear_has_a_clause_of_its_own_which_says_its_name() -> None:
    texts = {clause.id: clause.text for clause in clauses(SOLD.folder)}
    every = [*BOX.spirits, *BOX.fears, *BOX.fear_cards]
    assert len({entry.rule for entry in every}) == len(every) == 68 + 18 + 6 + 86
    for entry in every:
        assert texts[entry.rule].startswith(entry.name), entry.id


# Packs

FOX = """
[[spirit]]
id = "paper-fox"
name = "Paper Fox"
kind = "deck"
type = "hope"
needs = ["hope"]
powers = [{ verb = "strength", n = 2 }, { verb = "move", pattern = "step" }]
copies = 3
line = "Folded twice, afraid of nothing."
source = "ours"
"""

DREAD = """
[[fear]]
id = "rain"
name = "The Fear of Rain"
role = "drizzle"
back = "step"
tokens = [{ id = "drop", name = "The First Drop", copies = 6 }]
difficulty = 1
line = "It begins with one."
source = "ours"
"""

DREAD_CARDS = """
[[card]]
id = "puddle"
name = "Puddle"
fear = "rain"
needs = []
powers = [{ verb = "strength", n = 1 }]
copies = 3
line = "Deeper than it looks."
source = "ours"
"""

Maker = Callable[..., Game]


@pytest.fixture
def with_pack(tmp_path: Path) -> Maker:
    def make(**files: str) -> Game:
        return SOLD.with_packs(packed(tmp_path / "foxes", "follow-your-fear", **files))

    return make


def test_a_pack_adds_a_spirit_that_is_dealt_and_summoned(with_pack: Maker) -> None:
    game = with_pack(spirits=FOX)
    assert [entry["name"] for entry in game.content() if entry["id"] == "paper-fox"] == ["Paper Fox"]
    table = new(2, 1, game, fear="dark")
    numbers = {game.box.number[id] for id in copy_ids("paper-fox", 3)}
    assert numbers <= {card for pile in table.state.piles[4:] for card in pile}
    play_on(table)
    assert table.over
    assert game.replay(table.match.record()).events(None) == table.match.events(None)


def test_a_pack_adds_a_fear_with_its_deck(with_pack: Maker) -> None:
    table = new(2, 1, with_pack(fears=DREAD, cards=DREAD_CARDS), fear="rain")
    assert len(table.state.fear_deck) == 3
    play_on(table)
    assert table.over


def two_looks(with_pack: Maker) -> Position:
    """A match against a Fear called Drowning, whose tokens are Black Waves and Pale Hands."""
    fear = re.sub(r'name = ".*"', 'name = "Drowning"', DREAD.replace('"rain"', '"drowning"'), count=1)
    fear = re.sub(
        "tokens = .*",
        'tokens = [{ id = "w", name = "Black Wave", copies = 4 }, { id = "h", name = "The Pale Hand", copies = 2 }]',
        fear,
    )
    return new(2, 1, with_pack(fears=fear, cards=DREAD_CARDS.replace("rain", "drowning")), fear="drowning")


def test_a_fear_of_a_pack_with_two_looks_is_told_by_the_names_of_its_tokens(with_pack: Maker) -> None:
    table = two_looks(with_pack)
    prompts = set()
    while not table.over:
        prompts.add(table.prompt)
        table.match.pick(0)
    texts = [event["text"] for event in table.match.events(0)]
    assert "All face Drowning." in texts
    assert any("the Black Wave on d" in text or "the Black Wave on e" in text for text in texts)
    assert any("the Pale Hand on d" in text or "the Pale Hand on e" in text for text in texts)
    assert {"Place the Black Wave in the Void", "Place the Pale Hand in the Void"} <= prompts
    assert not any("dragon" in text for text in [*texts, *prompts])


def test_cards_keep_their_clauses_wherever_a_pack_adds_one_which_has_none(with_pack: Maker) -> None:
    game = with_pack(spirits=FOX, cards=DREAD_CARDS.replace("rain", "loneliness"))
    rules = {entry["id"]: entry["rule"] for entry in game.content()}
    assert (rules.pop("paper-fox"), rules.pop("puddle")) == ("", "")
    assert rules == {entry["id"]: entry["rule"] for entry in SOLD.content()}
    assert game.clauses()["spirits"] == SOLD.clauses()["spirits"]
    changed = [
        clause for clause, sold in zip(game.clauses()["fears"], SOLD.clauses()["fears"], strict=True) if clause != sold
    ]
    assert [clause.id for clause in changed] == ["FY-FEARCARD-1"], "the Fear alone, whose deck has more Strength"


def test_a_card_put_second_in_the_file_adds_one_clause_with_the_next_number() -> None:
    sold = SOLD.clauses()["fears"]
    free = f"FY-FEARCARD-{len(sold) + 1}"
    second = replace(BOX.fear_cards[0], id="puddle", name="Puddle", rule=free)
    cards = (BOX.fear_cards[0], second, *BOX.fear_cards[1:])
    box = Box(BOX.patterns, BOX.board, BOX.spirits, BOX.fears, cards, tuple([card for (card,) in BOX.flip]), BOX.added)
    made = clauses_of_cards(box)["fears"]
    assert made[1:-1] == sold[1:]
    assert (made[-1].id, made[-1].text) == (free, "Puddle needs nothing. +1 Defense for the round.")


def test_a_card_that_a_pack_adds_to_a_fear_is_one_entry_and_counts_on_its_target_card(with_pack: Maker) -> None:
    game = with_pack(cards=DREAD_CARDS.replace("rain", "dark"))
    facts = next(entry["facts"] for entry in game.content() if entry["id"] == "target-dark")
    assert (facts["strength"], facts["defense"], facts["tricks"]) == (4 + 3, 2, 16)
    table = new(2, 1, game, fear="dark")
    assert len(table.state.fear_deck) == 24 + 3


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        (
            "spirits",
            FOX.replace("n = 2", "n = 12"),
            r"foxes/spirits\.toml: spirit paper-fox: field 'powers\[0\]\.n': a whole number, 9 at most",
        ),
        ("spirits", FOX.replace('"strength"', '"sing"'), r"foxes/spirits\.toml: spirit paper-fox: .*sing"),
        ("spirits", FOX.replace('["hope"]', '["joy"]'), r"foxes/spirits\.toml: spirit paper-fox: .*joy"),
        (
            "spirits",
            FOX.replace('"step"', '"waltz"'),
            r"foxes/spirits\.toml: spirit paper-fox: field 'powers\[1\]\.pattern': there is no 'waltz'; pattern may be",
        ),
        (
            "spirits",
            FOX.replace('["hope"]', '["hope", "hope", "hope", "hope"]'),
            r"foxes/spirits\.toml: spirit paper-fox: field 'needs': a list of 3 at most",
        ),
        *[
            (
                "spirits",
                FOX.replace('verb = "strength", n = 2', f'verb = "{verb}", n = 0'),
                rf"'powers\[0\]\.n': 0 {why}",
            )
            for verb, why in [("strength", "makes nobody"), ("defense", "makes nobody"), ("corrupt", "neither lays")]
        ],
        (
            "spirits",
            FOX.replace("powers = [", "powers = []\n#"),
            r"spirit paper-fox: field 'powers': a list of 1 or more",
        ),
        (
            "cards",
            DREAD_CARDS,
            r"foxes/cards\.toml: card puddle: field 'fear': there is no 'rain'; fear may be loneliness, dark, ",
        ),
        (
            "cards",
            f"{DREAD_CARDS.replace('rain', 'dark')}rule = 'Rain'",
            "card puddle: field 'rule': there is no clause 'Rain'; leave it out, or name",
        ),
        (
            "fears",
            DREAD,
            r"foxes/fears\.toml: fear rain: field 'id': its deck needs at least three cards with 'fear' = 'rain'",
        ),
        (
            "fears",
            DREAD.replace('"rain"', '"ember-fox"'),
            r"fear ember-fox: field 'id': the id 'ember-fox' is already used by spirit ember-fox",
        ),
        (
            "cards",
            DREAD_CARDS.replace("rain", "dark").replace('"puddle"', '"ember-fox"'),
            r"card ember-fox: field 'id': the id 'ember-fox' is already used by spirit ember-fox, in content/",
        ),
        (
            "patterns",
            '[[pattern]]\nid = "pattern-step"\ntext = "go"\noffsets = [[0, 1]]\nrays = []\nsource = "ours"\n',
            r"pattern pattern-step: field 'id': 'pattern-step' is a piece of pattern 'step'; .* write 'step'",
        ),
        (
            "patterns",
            '[[pattern]]\nid = "wait"\ntext = "stay"\noffsets = [[0, 0]]\nrays = []\nsource = "ours"\n',
            r"foxes/patterns\.toml: pattern wait: field 'offsets': a Move must lead to another tile",
        ),
        (
            "board",
            '[[board]]\nid = "board"\nrows = ["C C", "C", "C", "C", "C", "C", "C", "C"]\nsource = "ours"\n',
            r"foxes/board\.toml: board board: field 'rows\[0\]': each row has 8 of C, R, H and V, not 'C C'",
        ),
        (
            "board",
            '[[board]]\nid = "sea"\nrows = ["C", "C", "C", "C", "C", "C", "C", "C"]\nsource = "ours"\n',
            r"foxes/board\.toml: board sea: field 'id': there is one board; a pack replaces 'board'",
        ),
    ],
)
def test_what_is_wrong_with_a_pack_is_named_by_file_entry_and_field(
    with_pack: Maker, file: str, text: str, complaint: str
) -> None:
    with pytest.raises(gloaming.BadContent, match=complaint):
        with_pack(**{file: text})


@pytest.mark.rule("FY-SETUP-5")
def test_the_page_is_told_how_many_slots_a_phase_has_and_how_many_spirits_a_player_begins_with() -> None:
    [facts] = [entry["facts"] for entry in SOLD.content() if entry["kind"] == "board"]
    assert (facts["slots"], facts["starting"]) == (3, 3)


def test_a_fear_has_a_name_for_small_spaces() -> None:
    short = {entry["name"]: entry["facts"]["short"] for entry in SOLD.content() if entry["kind"] == "target fear"}
    assert (short["The Fear of Heights"], short["The Fear of the Dark"]) == ("Heights", "The Dark")
