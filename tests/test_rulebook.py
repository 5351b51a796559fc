"""The living rulebook: every clause has a test and a function, and only existing clauses are named."""

from __future__ import annotations

import re
import shutil
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming import Game
from gloaming.engine.content.clauses import Made, clauses, look_up, rulebooks, with_made
from tests.games.contract import HOW_TO_PLAY
from tests.rulebook import TESTS, asked, bare, carried_out, known, named, not_said, ranges, shown

GAMES = list(gloaming.games().values())


@pytest.fixture(params=GAMES, ids=[game.id for game in GAMES])
def game(request: pytest.FixtureRequest) -> Game:
    parameter: Game = request.param
    return parameter


def folder_of_tests(game: Game) -> Path:
    return TESTS / game.folder.name


def test_every_clause_has_a_test(game: Game) -> None:
    tested = shown(folder_of_tests(game))
    made = [clause for clauses in game.clauses().values() for clause in clauses]
    words = {word for clause in made if clause.id in tested for word in clause.words}
    by_its_verbs = {clause.id for clause in made if clause.words <= words}
    untested = sorted(known(game) - tested - by_its_verbs)
    assert untested == [], "each needs a test marked @pytest.mark.rule with its id, in tests/games/<game>/"


def test_every_clause_is_named_by_the_docstring_of_what_carries_it_out(game: Game) -> None:
    unnamed = sorted(known(game) - carried_out(game.folder))
    assert unnamed == [], "each is named in the docstring of what carries it out"


def test_the_clauses_of_cards_are_made_from_their_entries(game: Game) -> None:
    for path, text in rulebooks(game.folder, game.clauses()).items():
        assert path.read_text(encoding="utf-8") == text, f"{path} is not current: `make generate` makes it so"


def test_sentences_written_by_hand_say_the_numbers_of_the_entries(game: Game) -> None:
    """If an entry changes, these sentences must change with it."""
    assert not_said(game, game.box) == []


@pytest.mark.parametrize(
    ("id", "file", "old", "new", "clauses"),
    [
        ("dont-go-in-there", "cards.toml", "dice = 2", "dice = 3", {"DG-COMP-8", HOW_TO_PLAY}),
        ("dont-go-in-there", "cards.toml", "size = 3", "size = 5", {"DG-CARD-7", HOW_TO_PLAY}),
        ("dont-go-in-there", "cards.toml", "total = 6", "total = 7", {"DG-CARD-4", HOW_TO_PLAY}),
        ("dont-go-in-there", "components.toml", "types = 5", "types = 8", {"DG-SETUP-1", "DG-SETUP-3", "DG-TURN-3"}),
        ("dont-go-in-there", "components.toml", "removed = 16", "removed = 10", {"DG-SETUP-3", "DG-TURN-3"}),
        ("dont-go-in-there", "components.toml", "copies = 6", "copies = 8", {"DG-COMP-3"}),
        ("dont-go-in-there", "rooms.toml", "[0, 1, 2, 3]", "[0, 1, 2, 4]", {"DG-ROOM-1", HOW_TO_PLAY}),
        ("dont-go-in-there", "rooms.toml", "[0, 1, 2, 3]", "[3, 2, 1, 0]", {"DG-ROOM-1", "DG-COMP-5", HOW_TO_PLAY}),
        ("dont-go-in-there", "cards.toml", "total = 8", "total = 4", {"DG-CARD-3", "DG-CLOCK-1"}),
        ("fatal-frame", "items.toml", "value = 4", "value = 3", {"FF-ITEMCARD-1", "FF-COMP-4"}),
        ("fatal-frame", "bosses.toml", "power = 5", "power = 4", {"FF-BOSSCARD-*"}),
        ("fatal-frame", "bosses.toml", "life = 3", "life = 2", {"FF-BOSSCARD-*", "FF-COMP-1"}),
        ("final-girl", "boards.toml", "time = 6", "time = 7", {"FG-SETUP-16", "FG-PLAN-5", HOW_TO_PLAY}),
        ("final-girl", "boards.toml", "time = 5", "time = 4", {"FG-SETUP-16", "FG-PLAN-5"}),
        ("final-girl", "boards.toml", "[3, 3, 2", "[4, 3, 2", {HOW_TO_PLAY}),
        ("final-girl", "boards.toml", "health = 3", "health = 2", {"FG-SETUP-13", HOW_TO_PLAY}),
        ("final-girl", "actions.toml", 'name = "Walk"', 'name = "Stroll"', {"FG-SETUP-5"}),
        (
            "final-girl",
            "girls.toml",
            '{ verb = "more", to = "close-damage", by = 1 }',
            '{ verb = "rush", within = 3 }',
            {"FG-GIRL-1", "FG-GIRL-2", "FG-GIRL-4"},
        ),
        ("follow-your-fear", "board.toml", "H R H C", "R R H C", {"FY-BOARD-1"}),
        (
            "follow-your-fear",
            "cards.toml",
            "copies = 2",
            "copies = 3",
            {"FY-FEARCARD-1", "FY-FEARCARD-10", "FY-COMP-2"},
        ),
        ("follow-your-fear", "spirits.toml", "copies = 2", "copies = 3", {"FY-SPIRITCARD-1", "FY-COMP-3"}),
        ("follow-your-fear", "spirits.toml", 'kind = "guide"', 'kind = "starting"', {"FY-COMP-3"}),
        (
            "follow-your-fear",
            "fears.toml",
            'copies = 3 }, { id = "blue-dragon", name = "Blue Dragon", copies = 3',
            'copies = 2 }, { id = "blue-dragon", name = "Blue Dragon", copies = 4',
            {"FY-FEARCARD-1", "FY-LONELY-1"},
        ),
        ("ghost-hunter", "tiles.toml", '["first", "second"]', '["first"]', {"GH-TILECARD-14", "GH-PLACE-3"}),
        ("ghost-hunter", "tiles.toml", "waits = true", "waits = false", {"GH-PLACE-5"}),
        ("ghost-hunter", "scenarios.toml", "hunters = [2, 4]", "hunters = [1, 4]", {"GH-TALE-1", "GH-TABLE-1"}),
        (
            "ghost-hunter",
            "tiles.toml",
            'floors = ["first"]',
            'floors = ["first", "second"]',
            {"GH-TILECARD-1", "GH-PLACE-3", "GH-STAIR-3"},
        ),
        (
            "ghost-hunter",
            "tiles.toml",
            'least = 5, failed = [{ verb = "slide"',
            'least = 6, failed = [{ verb = "slide"',
            {"GH-TILECARD-20", "GH-CHUTE-3"},
        ),
        (
            "ghost-hunter",
            "tiles.toml",
            'least = 5, failed = [{ verb = "hurt", pool = "hp", points = 1 }',
            'least = 6, failed = [{ verb = "hurt", pool = "hp", points = 2 }',
            {"GH-TILECARD-23", "GH-BROKEN-1", "GH-BROKEN-2"},
        ),
        ("ghost-hunter", "tiles.toml", 'ability = "wp", least = 5', 'ability = "wp", least = 4', {"GH-TILECARD-5"}),
        ("ghost-hunter", "tiles.toml", 'marker = "not-in"', 'marker = "any"', {"GH-MARKER-5"}),
        ("ghost-hunter", "tiles.toml", 'name = "Corridor"', 'name = "Passage"', {"GH-TILECARD-12", "GH-MARKER-3"}),
        ("ghost-hunter", "events.toml", 'kind = "trap"', 'kind = "event"', {"GH-EVENTCARD-31", "GH-COMP-1"}),
        (
            "ghost-hunter",
            "events.toml",
            'passed = [{ verb = "heal", pool = "mp", points = 4 }, { verb = "door-marker"',
            'passed = [{ verb = "heal", pool = "mp", points = 5 }, { verb = "door-marker"',
            {"GH-EVENTCARD-7", "GH-SECRET-1"},
        ),
        ("ghost-hunter", "events.toml", "rooms = 2", "rooms = 3", {"GH-EVENTCARD-8", "GH-FOG-2"}),
        (
            "ghost-hunter",
            "monsters.toml",
            'name = "Headless Knight"',
            'name = "Headless Knight"\nhp = 8',
            {"GH-EVENTCARD-41", "GH-KNIGHT-1"},
        ),
        (
            "ghost-hunter",
            "items.toml",
            '{ verb = "ladder" }',
            '{ verb = "key" }',
            {"GH-ITEMCARD-4", "GH-LADDER-1", "GH-KEY-1"},
        ),
        (
            "ghost-hunter",
            "items.toml",
            '{ verb = "free-attack", all = true }',
            '{ verb = "free-attack" }',
            {"GH-ITEMCARD-12", "GH-AMULET-1"},
        ),
        (
            "ghost-hunter",
            "items.toml",
            'points = 1 },\n    { verb = "key"',
            'points = 2 },\n    { verb = "key"',
            {"GH-ITEMCARD-16", "GH-PISTOL-1", "GH-BATTLE-8"},
        ),
        (
            "ghost-hunter",
            "items.toml",
            "points = 10",
            "points = 8",
            {"GH-ITEMCARD-23", "GH-CROSS-1", "GH-CROSS-2"},
        ),
    ],
)
def test_another_number_in_an_entry_is_said_in_its_clauses_or_missed_in_the_sentences_that_say_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, id: str, file: str, old: str, new: str, clauses: set[str]
) -> None:
    game = gloaming.games()[id]
    box = box_with(game, tmp_path, monkeypatch, file, old, new)
    made = made_of(game, box)
    stands = made_of(game, game.box)
    changed = {clause.id for clause in made if clause not in stands}
    changed |= {line.split(": ")[0] for line in not_said(game, box)}
    assert {re.sub(r"(FF-BOSSCARD)-\d", r"\1-*", id) for id in changed} == clauses


@pytest.mark.parametrize(
    ("id", "file", "old", "new", "clause", "text"),
    [
        (
            "dont-go-in-there",
            "cards.toml",
            "dice = 2, copies = 2",
            "dice = 3, copies = 2",
            "DG-COMP-8",
            "A card of 1 or 2 Curses shows 2 dice symbols, a card of 3 or 4 Curses shows 1, but an Amulet of 1 shows "
            "3; a room therefore rolls 3 to 8 dice. *(Ruling: the rulebook leaves this to the printed cards.)*",
        ),
        (
            "dont-go-in-there",
            "cards.toml",
            "curses = 1",
            "curses = 9",
            "DG-COMP-7",
            "Within a type, 2 cards are worth 1 Curse, 2 are worth 2, 2 are worth 3, and 2 are worth 4; of Amulets, "
            "2 cards are worth 9 Curses, 2 are worth 2, 2 are worth 3, and 2 are worth 4.",
        ),
        (
            "dont-go-in-there",
            "cards.toml",
            'name = "Amulet"',
            'name = "Charm"',
            "DG-COMP-6",
            "There are 96 Cursed cards: 8 of each of 12 types. The types are Charm, Cat, Clock, Doll, Holy Water, "
            "Mask, Mirror, Music Box, Portrait, Ring, Tome and Twin.",
        ),
        (
            "dont-go-in-there",
            "components.toml",
            "removed = 16",
            "removed = 10",
            "DG-SETUP-3",
            "Remove 10 cards from the deck for 2 players, 12 for 3, 8 for 4, and 4 for 5. For each player, this leaves "
            "15 cards for 2 players, 12 for 3, 12 for 4, and 12 for 5.",
        ),
        (
            "fatal-frame",
            "items.toml",
            "value = 4",
            "value = 3",
            "FF-COMP-4",
            "Of the 8 Items three are worth 4 points and five are worth 3.",
        ),
        (
            "final-girl",
            "actions.toml",
            'name = "Walk"',
            'name = "Stroll"',
            "FG-SETUP-5",
            "The six Action cards that cost nothing are your starting hand: 2 Stroll, 2 Focus, Weak Attack and "
            "Short Rest.",
        ),
        (
            "ghost-hunter",
            "events.toml",
            'kind = "trap"',
            'kind = "event"',
            "GH-COMP-1",
            "There are 42 room tiles, T-1 to T-42, each with at least one door; 55 Event cards, E-1 to E-55: 31 of the "
            "kind EVENT (yellow), 15 MONSTER (red) and 9 TRAP (green); and 25 Item cards, I-1 to I-25.",
        ),
        (
            "ghost-hunter",
            "tiles.toml",
            'floors = ["first", "second"]',
            'floors = ["second"]',
            "GH-PLACE-3",
            "T-1 and T-2 lie on the first floor, T-14 on the second floor, T-15 on the first or second, T-16 in the "
            "basement, T-19 on the second floor, T-20 on the first or second, T-21 on the first floor or in the "
            "basement. All others may lie on any floor.",
        ),
    ],
)
def test_what_entries_are_changed_to_is_said_in_the_clause_that_counts_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, id: str, file: str, old: str, new: str, clause: str, text: str
) -> None:
    game = gloaming.games()[id]
    made = made_of(game, box_with(game, tmp_path, monkeypatch, file, old, new))
    assert [each.text for each in made if each.id == clause] == [text]


def box_with(game: Game, folder: Path, monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str) -> Any:
    """Its box with something else in a file: at first where it stands, or everywhere where all Bosses are alike."""
    packs = import_module(f"gloaming.games.{game.folder.name}.packs")
    content = folder / "content"
    shutil.copytree(game.folder / "content", content)
    text = (content / file).read_text(encoding="utf-8")
    assert old in text
    (content / file).write_text(text.replace(old, new, -1 if file == "bosses.toml" else 1), encoding="utf-8")
    monkeypatch.setattr(packs, "CORE", content if isinstance(packs.CORE, Path) else (content, *packs.CORE[1:]))
    return packs.read_box()


def made_of(game: Game, box: Any) -> list[Made]:
    """Return the clauses that are generated from a box."""
    made = import_module(f"gloaming.games.{game.folder.name}.clauses").clauses(box)
    return [clause for clauses in made.values() for clause in clauses]


def test_a_docstring_that_names_a_clause_says_what_it_means(game: Game) -> None:
    assert bare(game.folder) == []


def test_every_id_named_in_source_content_and_tests_is_a_clause(game: Game) -> None:
    files = named(game.folder, folder_of_tests(game))
    clauses = known(game)
    prefixes = {id[:3] for id in clauses}
    unknown = {id: file for id, file in files.items() if id[:3] in prefixes and id not in clauses}
    assert unknown == {}


def test_every_marker_names_a_clause(game: Game) -> None:
    assert sorted(shown(folder_of_tests(game)) - known(game)) == []


def test_every_question_names_a_clause(game: Game) -> None:
    questions, clauses = asked(game), known(game)
    assert questions
    assert {step: rule for step, rule in questions.items() if rule not in clauses} == {}


def test_the_clause_of_each_question_is_named_by_the_docstring_of_what_offers_or_takes_its_options(game: Game) -> None:
    for step in game.rules.program.steps:
        if step.prompt:
            assert step.rule in f"{step.offer.__doc__} {step.take.__doc__}", (step.prompt, step.rule)


def test_every_card_and_place_names_a_clause(game: Game) -> None:
    rules = {entry["rule"] for entry in game.content() if entry.get("rule")}
    assert rules
    assert sorted(rules - known(game)) == []


def test_ids_are_spelled_out(game: Game) -> None:
    assert ranges(game.folder, folder_of_tests(game)) == []


def test_a_clause_stands_under_a_chapter_and_ends_as_a_sentence(game: Game) -> None:
    for clause in clauses(game.folder):
        assert clause.chapter
        assert clause.text.endswith((".", ".)*"))
        assert clause.text.count("*(Ruling: ") == clause.text.count(")*") <= 1


def test_the_clauses_of_a_topic_are_counted_from_1_without_a_gap(game: Game) -> None:
    """Check that ids are in file order; a topic that continues in a film's folder is counted across files."""
    topics: dict[str, list[int]] = {}
    for path in (game.folder / "RULES.md", *sorted(game.folder.glob("films/*/RULES.md"))):
        own: dict[str, list[int]] = {}
        for topic, number in re.findall(r"(?m)^- \*\*([A-Z]+-[A-Z]+)-(\d+)\*\*", path.read_text(encoding="utf-8")):
            own.setdefault(topic, []).append(int(number))
        in_order = {topic: sorted(numbers) for topic, numbers in own.items()}
        why = "the clauses of a topic stand in order; in Final Girl a card may share the clause of one before it"
        assert own == in_order, f"{path}: {why}"
        for topic, numbers in own.items():
            topics.setdefault(topic, []).extend(numbers)
    assert sum(map(len, topics.values())) == len(clauses(game.folder))
    counted = {topic: sorted(numbers) for topic, numbers in topics.items()}
    assert counted == {topic: list(range(1, len(numbers) + 1)) for topic, numbers in topics.items()}


# The parser

RULES = """\
# A game: the rules

Words before the first chapter are no clause.

## Moving

- **XX-MOVE-1** You move.
- **XX-MOVE-2** You move again. *(Ruling: why not.)*

### Standing still

- **XX-STAND-1** You stand, with [care](https://example.org) and a `lantern`.
- An ordinary line of a list.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "RULES.md").write_text(RULES, encoding="utf-8")
    return tmp_path


def test_clauses_come_in_order_with_chapter_and_text(folder: Path) -> None:
    assert [(clause.id, clause.chapter, clause.text) for clause in clauses(folder)] == [
        ("XX-MOVE-1", "Moving", "You move."),
        ("XX-MOVE-2", "Moving", "You move again. *(Ruling: why not.)*"),
        ("XX-STAND-1", "Standing still", "You stand, with [care](https://example.org) and a `lantern`."),
    ]


@pytest.mark.parametrize(
    "line",
    [
        "- **XX-MOVE** You move.",
        "- **xx-move-3** You move.",
        "- **XX-MOVE-3**",
        "- **XX-MOVE-3**You move.",
        "- **Note** x",
    ],
)
def test_a_line_that_looks_like_a_clause_and_is_none_is_named(folder: Path, line: str) -> None:
    (folder / "RULES.md").write_text(f"## Moving\n\n{line}\n", encoding="utf-8")
    with pytest.raises(gloaming.BadContent, match=r"RULES\.md, line 3: a clause must have the form"):
        clauses(folder)


def test_a_clause_that_stands_twice_is_named(folder: Path) -> None:
    (folder / "RULES.md").write_text(RULES + "- **XX-MOVE-1** You do not move.\n", encoding="utf-8")
    message = r"RULES\.md: the clause XX-MOVE-1 appears twice; the next free id is XX-MOVE-3$"
    with pytest.raises(gloaming.BadContent, match=message):
        clauses(folder)


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ("XX-MOVE-1", ["XX-MOVE-1"]),
        (" xx-move-1 ", ["XX-MOVE-1"]),
        ("XX-MOVE", ["XX-MOVE-1", "XX-MOVE-2"]),
        ("XX", ["XX-MOVE-1", "XX-MOVE-2", "XX-STAND-1"]),
        ("lantern", ["XX-STAND-1"]),
        ("Standing", ["XX-STAND-1"]),
        ("AGAIN", ["XX-MOVE-2"]),
    ],
    ids=["id", "careless id", "topic", "game", "text", "chapter", "letters of any size"],
)
def test_clauses_are_looked_up_by_id_or_words(folder: Path, wanted: str, expected: list[str]) -> None:
    assert [clause.id for clause in look_up(folder, wanted)] == expected


def test_the_first_clause_of_ten_is_not_the_tenth(folder: Path) -> None:
    lines = "".join(f"- **XX-MOVE-{number}** Step {number}.\n" for number in range(1, 12))
    (folder / "RULES.md").write_text(f"## Moving\n\n{lines}", encoding="utf-8")
    assert [clause.id for clause in look_up(folder, "XX-MOVE-1")] == ["XX-MOVE-1"]


def test_what_is_not_found_is_answered_with_the_nearest(folder: Path) -> None:
    with pytest.raises(
        gloaming.UnknownRule, match=r"no clause 'XX-MOVE-7'; the nearest are: XX-MOVE-[12], XX-MOVE-[12]"
    ):
        look_up(folder, "XX-MOVE-7")
    with pytest.raises(gloaming.UnknownRule, match="the nearest are: XX-MOVE-1"):
        look_up(folder, "zebra")


# Clauses made from cards

CARDS = "## Cards\n\n<!-- cards: ghosts -->\nold\n<!-- end -->\n\n- **XX-END-1** It ends.\n"


def test_what_stands_between_markers_is_made_anew() -> None:
    made = {"ghosts": [Made("XX-CARD-1", "One."), Made("XX-CARD-2", "Two.")]}
    anew = with_made(CARDS, made)
    lines = "- **XX-CARD-1** One.\n- **XX-CARD-2** Two.\n"
    assert anew == CARDS.replace("old\n", f"\n{lines}\n")
    assert with_made(anew, made) == anew


def test_a_card_that_names_the_clause_of_another_is_told_before_anything_is_written(folder: Path) -> None:
    (folder / "RULES.md").write_text(CARDS, encoding="utf-8")
    with pytest.raises(gloaming.BadContent, match=r"^RULES\.md: the clause XX-END-1 appears twice; .* is XX-END-2$"):
        rulebooks(folder, {"ghosts": [Made("XX-CARD-1", "One."), Made("XX-END-1", "Two.")]})


def test_markers_that_nothing_makes_are_named_and_the_other_way_round() -> None:
    with pytest.raises(
        gloaming.BadContent, match=r"has markers for the cards \['ghosts'\], but clauses were generated for \[\]"
    ):
        with_made(CARDS, {})
    with pytest.raises(
        gloaming.BadContent, match=r"has markers for the cards \[\], but clauses were generated for \['items'\]"
    ):
        with_made("## Cards\n", {"items": []})


# How the checks find what they look for


def test_markers_are_found_on_tests_alone_with_all_their_ids(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        '@pytest.mark.rule("XX-MOVE-1", "XX-MOVE-2")\n'
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("XX-MOVE-3"))])\n'
        "def test_it(n): ...\n"
        '@pytest.mark.rule("XX-STAND-1")\n'
        "def helper(): ...\n"
        'print("XX-STAND-2")\n'
    )
    (tmp_path / "table.py").write_text('@pytest.mark.rule("XX-STAND-3")\ndef test_it(): ...\n')
    assert shown(tmp_path) == {"XX-MOVE-1", "XX-MOVE-2", "XX-MOVE-3"}


def test_only_docstrings_carry_a_clause_out(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(
        'def move():\n    """Move. (XX-MOVE-1)"""\n    return "XX-MOVE-2"  # XX-MOVE-3\n'
    )
    assert carried_out(tmp_path) == {"XX-MOVE-1"}
    assert set(named(tmp_path)) == {"XX-MOVE-1", "XX-MOVE-2", "XX-MOVE-3"}


def test_a_range_of_ids_is_found(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text('"""Move. (XX-MOVE-1 to XX-MOVE-3)"""\n')
    assert len(ranges(tmp_path)) == 1


def test_no_text_of_a_game_holds_a_name_of_the_code(game: Game) -> None:
    """Renaming a class once turned "Second Sight" into the class's new name."""
    texts = [game.folder / "RULES.md", *sorted(game.folder.rglob("*.toml"))]
    names = [
        (path.name, name)
        for path in texts
        for name in re.findall(r"(?<![\w-])[A-Za-z]+[a-z][A-Z]\w*", path.read_text("utf-8"))
    ]
    assert names == []
