"""The content of Final Girl: its counts match the rulebook and published lists, and damaged packs are refused."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.engine.content.schema import word
from gloaming.engine.match.match import Game
from gloaming.engine.rules.effects import Verb
from gloaming.games.final_girl import packs
from gloaming.games.final_girl.cards import Finale, Power, Terror
from gloaming.games.final_girl.content_checks import check_spaces
from gloaming.games.final_girl.films import FILMS
from gloaming.games.final_girl.map import Location
from gloaming.games.final_girl.packs import BOX, read_box
from tests.games.final_girl.table import CAMP, GAME, HANS, KILLER, LOCATION, MAP, new

FOLDERS = {film.id: film.folder for film in FILMS if film.id in (HANS, CAMP)}
ENTRIES = GAME.content()
PRINTED = [
    *[*BOX.actions, *BOX.girls, *BOX.killers, *BOX.finales, *BOX.powers],
    *dict.fromkeys(BOX.terrors),
    *[*BOX.events, *BOX.items],
]
"""Every entry that does something."""


OTHERS = {card.id for card in (*BOX.killers, *BOX.locations)} - FOLDERS.keys()
OTHERS |= {girl.id for girl in BOX.girls if girl.film != BOX.locations[LOCATION].film}
"""The Killers, Locations and girls other than those of these tests."""


def listed(*kinds: str) -> list[dict[str, Any]]:
    """Return the content of some kinds, without entries of films other than those of these tests."""
    owners = ("of", "killer", "location")
    entries = [entry for entry in ENTRIES if entry["kind"] in kinds]
    return [entry for entry in entries if not {entry["facts"].get(key) for key in owners} & OTHERS]


def copies(kind: str) -> int:
    """Return the number of cards of a kind in the box."""
    return sum(entry["copies"] for entry in listed(kind))


def test_the_box_holds_what_the_book_and_the_publisher_count() -> None:
    assert len(BOX.name_of) == 23
    assert Counter(token.health for token in BOX.tokens) == {0: 6, 1: 1, 2: 1, 3: 1}
    terrors = Counter(card.of for card in BOX.terrors)
    assert (terrors[HANS], terrors[CAMP]) == (16, 8)
    powers = BOX.powers_of[KILLER]
    assert (len(BOX.finales_of[KILLER]), len(powers), sum(BOX.powers[card].epic for card in powers)) == (3, 4, 1)
    assert [sum(BOX.setups[card].victims.values()) for card in BOX.setups_of[LOCATION]] == [10] * 5
    assert (len(BOX.events_of[LOCATION]), len(BOX.items_of[LOCATION]), len(MAP.spaces)) == (10, 18, 18)
    girls = [girl.id for girl in BOX.girls if girl.film == BOX.locations[LOCATION].film]
    assert (len(girls), sum(item.owner in girls for item in BOX.items)) == (2, 2)


def test_the_list_of_content_counts_the_same() -> None:
    kinds = {entry["kind"] for entry in ENTRIES}
    assert {"terror", "finale", "dark power", "event", "item", "bonus item", "setup", "space", "location"} <= kinds
    assert (copies("terror"), copies("finale"), copies("dark power"), copies("setup")) == (24, 3, 4, 5)
    assert (copies("event"), copies("item"), copies("bonus item"), copies("space")) == (10, 18, 2, 18)


def test_six_names_of_the_tableau_have_two_cards_and_five_have_one() -> None:
    assert Counter(action.copies for action in BOX.actions if action.cost > 0) == {2: 6, 1: 5}
    assert sum(action.copies for action in BOX.actions if action.cost == 0) == 6


def test_two_terror_cards_of_hans_are_minor_dark_powers_of_two_health() -> None:
    terrors = [BOX.terrors[number] for number in BOX.terrors_of(KILLER, LOCATION)]
    minors = [card for card in terrors if card.minor is not None]
    assert [(card.of, card.minor and card.minor.health) for card in minors] == [(HANS, 2)] * 2


def test_every_entry_says_where_it_comes_from_how_sure_it_is_and_what_it_does() -> None:
    assert {entry["source"] for entry in ENTRIES} <= {"rulebook", "published", "ours"}
    for card in [*PRINTED, *BOX.setups, *BOX.locations, *BOX.boards, *BOX.tokens]:
        assert card.grade in ("rulebook", "confirmed", "single", "placeholder")
    for entry in ENTRIES:
        if entry["kind"] not in ("space", "board", "token"):
            assert entry["text"].endswith((".", "?", "!")), entry["id"]


def test_no_title_is_a_line_of_dialogue() -> None:
    for entry in ENTRIES:
        assert not set(entry["name"]) & set('"“”'), entry["name"]


# Any Killer at any Location


def test_the_killers_pack_names_nothing_of_the_location_and_the_other_way_round() -> None:
    killer = "".join([file.read_text() for file in FOLDERS[HANS].glob("*.toml")])
    location = "".join([file.read_text() for file in FOLDERS[CAMP].glob("*.toml")])
    assert [space.id for space in MAP.spaces if f'"{space.id}"' in killer] == []
    assert "hans" not in location.lower()
    cards: tuple[Finale | Power | Terror, ...] = (*BOX.finales, *BOX.powers, *BOX.terrors)
    names = [card.id for card in cards if card.of == HANS]
    assert [name for name in names if f'"{name}"' in location] == []


def test_the_terror_deck_mixes_the_cards_of_both_packs() -> None:
    state = new(1).state
    assert len(state.terror) == 10
    assert sorted((*state.terror, *state.terror_box)) == list(BOX.terrors_of(KILLER, LOCATION))


# Damaged packs


@pytest.mark.parametrize(
    ("file", "table", "old", "new", "complaint"),
    [
        ("terrors.toml", "terror", '"needs-victim"', '"needs-nobody"', "terror no-room-to-swing: .*needs-nobody"),
        ("killer.toml", "power", 'verb = "sweep"', 'verb = "weep"', "power wide-swing: .*weep"),
        ("killer.toml", "finale", 'id = "thirst"', 'id = "red-supper"', "finale red-supper: field 'id' appears twice"),
        ("location.toml", "event", 'stays = { verb = "more", to', 'stays = { verb = "more", for', "event .*: .*for"),
        (
            "location.toml",
            "setup",
            'text = "A treasure hunt has spread the campers over half the camp."',
            "",
            "setup the-map-in-the-attic: field 'text': required but missing",
        ),
        ("location.toml", "setup", 'girl = "dock"', "girl = 3", "setup moonlit-swim: .*girl"),
        ("location.toml", "item", 'grade = "single"', 'grade = "sure"', "item .*: .*sure"),
    ],
    ids=["unknown verb", "unknown trait", "id twice", "unknown field", "no text", "wrong kind", "unknown grade"],
)
def test_a_wrong_entry_is_named_by_pack_entry_and_field(
    tmp_path: Path, file: str, table: str, old: str, new: str, complaint: str
) -> None:
    pack = added(tmp_path / "spoilt")
    source = next(film / file for film in FOLDERS.values() if (film / file).exists())
    text = source.read_text()
    at = text.index(f"[[{table}]]")
    assert old in text[at:]
    (pack / file).write_text(text[:at] + text[at:].replace(old, new, 1))
    with pytest.raises(gloaming.BadContent, match=f"spoilt/{file}: {complaint}"):
        read_box(pack)


def added(folder: Path) -> Path:
    """Create a pack without entries."""
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text('game = "final-girl"\ntitle = "Another film"\n')
    return folder


def test_a_whole_pack_is_read_from_anywhere(tmp_path: Path) -> None:
    pack = added(tmp_path / "elsewhere")
    for file in FOLDERS[CAMP].glob("*.toml"):
        shutil.copy(file, pack)
    assert read_box(pack).maps[LOCATION].spaces == MAP.spaces


def with_links(name: str, links: dict[str, list[int]]) -> Location:
    """Return the map with other links for one space."""
    camp = BOX.locations[LOCATION]
    spaces = [replace(space, links=links) if space.id == name else space for space in camp.spaces]
    return replace(camp, spaces=tuple(spaces))


@pytest.mark.rule("FG-CAMP-9")
def test_a_link_that_leads_not_back_is_named() -> None:
    with pytest.raises(gloaming.BadContent, match="camp-happy-trails: space sports-courts: field 'links': 'sw-exit'"):
        check_spaces(with_links("sw-exit", {"firepit": [1, 2, 3]}))


@pytest.mark.rule("FG-CAMP-9")
def test_a_link_to_nowhere_is_named() -> None:
    with pytest.raises(gloaming.BadContent, match="camp-happy-trails: space nw-woods: field 'links': 'narnia'"):
        check_spaces(with_links("nw-woods", {"cabins": [1], "narnia": [2]}))


@pytest.mark.rule("FG-CAMP-9")
@pytest.mark.parametrize("faces", [[1, 1], [0], [7]])
def test_a_die_face_that_stands_twice_or_is_none_is_named(faces: list[int]) -> None:
    with pytest.raises(gloaming.BadContent, match="camp-happy-trails: space sw-exit: field 'links': each die face"):
        check_spaces(with_links("sw-exit", {"sports-courts": faces}))


EVENT = """[[event]]
id = "a-knock"
name = "A Knock"
of = "camp-happy-trails"
source = "ours"
grade = "placeholder"
"""
SETUP = EVENT.replace("event", "setup").replace("a-knock", "the-map-in-the-attic") + 'text = "Up there."\n'


@pytest.mark.rule("FG-CAMP-20")
@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        (f'{SETUP}girl = "attic"\nkiller = "dock"\nvictims = {{}}', "setup the-map-in-the-attic: .*'girl': .*'attic'"),
        (f'{SETUP}girl = "dock"\nkiller = "dock"\nvictims = {{ attic = 1 }}', "'victims': .*'attic'"),
        (f'{EVENT}stays = {{ verb = "deadly", space = "attic" }}', "event a-knock: field 'stays.space': .*'attic'"),
        (
            f'{EVENT}effects = [{{ verb = "add-victims", count = 1, at = ["attic"] }}]',
            "event a-knock: .*at.0.': .*'attic'",
        ),
    ],
    ids=["girl", "Victims", "what stays", "what happens"],
)
def test_a_card_that_names_no_space_is_named(tmp_path: Path, entry: str, complaint: str) -> None:
    pack = added(tmp_path / "pack")
    (pack / "location.toml").write_text(entry)
    with pytest.raises(gloaming.BadContent, match=complaint):
        read_box(pack)


def test_a_card_of_nobody_is_named(tmp_path: Path) -> None:
    pack = added(tmp_path / "pack")
    (pack / "location.toml").write_text(EVENT.replace("camp-happy", "happy"))
    with pytest.raises(gloaming.BadContent, match="event a-knock: field 'of': there is no 'happy-trails'"):
        read_box(pack)


@pytest.mark.parametrize(
    ("file", "complaint"),
    [
        (
            """[[killer]]
            id = "nobody"
            name = "Nobody"
            film = "none"
            health = 3
            horror = 2
            first = []
            final = []
            rows = [{ movement = 1, attack = 1 }]
            text = "He is not there."
            source = "ours"
            grade = "placeholder"
            """,
            "killer nobody: needs a Finale and a Dark Power",
        ),
        (
            """[[location]]
            id = "nowhere"
            name = "Nowhere"
            film = "none"
            decks = []
            spaces = [{ id = "void", name = "Void", at = [1, 1], links = {} }]
            text = "It is not there."
            source = "ours"
            grade = "placeholder"
            """,
            "location nowhere: needs a Setup card and an Event",
        ),
    ],
    ids=["Killer", "Location"],
)
def test_a_film_that_cannot_be_played_is_refused(tmp_path: Path, file: str, complaint: str) -> None:
    pack = added(tmp_path / "pack")
    (pack / f"{file[2 : file.index(']')]}.toml").write_text(file)
    with pytest.raises(gloaming.BadContent, match=complaint):
        read_box(pack)


def test_too_many_free_cards_are_told_with_the_file_of_the_pack(tmp_path: Path) -> None:
    pack = added(tmp_path / "pack")
    text = (packs.CORE[0] / "actions.toml").read_text()
    (pack / "actions.toml").write_text(text.replace('id = "', 'id = "my-'))
    with pytest.raises(
        gloaming.BadContent, match=r"^pack/actions.toml: action: field 'cost': 12 free cards, but a starting"
    ):
        read_box(pack)


def test_a_killer_without_enough_terror_cards_is_told_with_where_it_stands(tmp_path: Path) -> None:
    pack = added(tmp_path / "pack")
    text = (FOLDERS[HANS] / "killer.toml").read_text()
    (pack / "killer.toml").write_text(
        re.sub(r"(?m)^rule = .*\n", "", text.replace(HANS, "hans-again").replace('id = "', 'id = "my-')).replace(
            '"my-hans-again"', '"hans-again"'
        )
    )
    start = f"^pack/killer.toml: killer hans-again, at camp_happy_trails/location.toml: location {CAMP}: "
    with pytest.raises(gloaming.BadContent, match=start + r"10 Terror cards are needed whose field 'of' .*, not 8$"):
        read_box(pack)


@pytest.mark.parametrize(
    ("file", "complaint"), [("actions.toml", "23 cards"), ("boards.toml", "9 black")], ids=["Action cards", "tokens"]
)
def test_the_totals_of_the_book_are_demanded(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, file: str, complaint: str
) -> None:
    core, *films = packs.CORE
    shutil.copytree(core, tmp_path / "content")
    text = (core / file).read_text()
    (tmp_path / "content" / file).write_text(
        text.replace("copies = 2", "copies = 1").replace("copies = 6", "copies = 5")
    )
    monkeypatch.setattr(packs, "CORE", (tmp_path / "content", *films))
    with pytest.raises(gloaming.BadContent, match=complaint):
        read_box()


# The vocabulary


def words(data: Any) -> set[str]:
    """Return the words of the vocabulary in a part of an entry: verbs, traits, standings, moments, and flags."""
    result: set[str] = set()
    if isinstance(data, list):
        for part in data:
            result |= words(part)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key in ("verb", "when") and isinstance(value, str):
                result.add(f"{key} {value}")
            elif value is True and key != "epic":
                result.add(f"flag {key}")
            else:
                result |= words(value)
    return result


def odd() -> dict[str, set[str]]:
    """Return the entries that need words that no other entry uses, with these words."""
    used = {card.id: words(plain(card)) for card in PRINTED}
    shared = Counter(word for card in used.values() for word in card)
    return {name: {word for word in card if shared[word] == 1} for name, card in used.items() if any(
        shared[word] == 1 for word in card
    )}  # fmt: skip


def plain(card: Any) -> Any:
    """Return an entry as in its file, without default values."""
    if is_dataclass(card):
        data = {field.name: plain(getattr(card, field.name)) for field in fields(card)}
        return {"verb": word(type(card)), **data} if isinstance(card, Verb) else data
    return [plain(part) for part in card] if isinstance(card, tuple) else card


OWN = {f"verb {word(verb)}" for film in FILMS for verb in (*film.verbs, *film.traits, *film.standings, *film.on_rolls)}
"""The verbs, traits and standing rules that films bring for their cards alone."""


@pytest.mark.parametrize(
    ("game", "films", "most"),
    [(True, False, 0.11), (False, True, 0.25), (True, True, 0.33)],
    ids=["the game's words", "the films' own", "both"],
)
def test_the_vocabulary_is_shared(game: bool, films: bool, most: float) -> None:
    """Limit entries with a word of their own: a quarter by words in their film's folder, a third in total.

    At most a tenth of the entries may have one of the game's own words alone. A Dark Power or an Event is meant to
    be unlike any other, so its verb belongs in its film's folder. Verbs are not merged to reduce their number:
    drawing a Terror card and discarding one are two things, even if each is on only one card.
    """
    counted = {name: {term for term in words if (films if term in OWN else game)} for name, words in odd().items()}
    alone = {name: own for name, own in counted.items() if own}
    share = len(alone) / len(PRINTED)
    print(f"{len(alone)} of {len(PRINTED)} entries that do something need a word of their own: {share:.0%}")
    for name, own in sorted(alone.items()):
        print(f"  {name}: {', '.join(sorted(own))}")
    assert share < most


def test_every_card_and_person_names_the_clause_that_says_what_it_does() -> None:
    without = {entry["kind"] for entry in ENTRIES if not entry.get("rule")}
    assert without <= {"action", "board", "token", "location"}


def entry(id: str) -> dict[str, Any]:
    """Return an entry of the content."""
    return next(entry for entry in ENTRIES if entry["id"] == id)


def test_lines_come_in_full_and_in_the_fewest_words() -> None:
    assert entry("action-sprint")["facts"]["two"] == {
        "words": "Move up to 3 spaces, Time -1",
        "short": "Move 3, Time -1",
        "parts": [["Move 3, "], ["", "Time", " -1"]],
    }
    shorts = [line["short"] for name in ("short-rest", "guard") for line in entry(f"action-{name}")["facts"]["none"]]
    assert shorts == ["Health +1, Horror +1, Time -1, phase ends", "Take 1 less, at least 1"]
    assert [line["short"] for line in entry("final-girl-laurie")["facts"]["saves"]].count("Card of cost ≤ 2") == 1
    assert entry("killer-hans-the-butcher")["facts"]["final"]["short"] == "Health +1, -1 Terror"


# Words


@pytest.mark.parametrize("table", ["terror", "finale", "power", "event", "item"])
def test_no_card_has_a_text_beside_what_it_does(tmp_path: Path, table: str) -> None:
    file = packs.TABLES[table]
    pack = added(tmp_path / "told")
    card = f'[[{table}]]\nid = "a-knock"\nname = "A Knock"\ntext = "Horror +3."\nsource = "ours"\ngrade = "single"\n'
    (pack / file).write_text(card, encoding="utf-8")
    with pytest.raises(
        gloaming.BadContent, match=f"told/{file}: {table} a-knock: field 'text': there is no such field"
    ):
        read_box(pack)


@pytest.mark.parametrize(
    ("file", "old", "new", "id", "expected"),
    [
        ("location.toml", "damage = 1 }", "damage = 4 }", "item-knife", "Adds 4 damage."),
        ("location.toml", "alone = 2 }", "alone = 3 }", "item-archery-bow", "3 Time and 1 arrow to deal 1 damage"),
        ("location.toml", "most = 2,", "most = 5,", "item-archery-bow", "from 1 to 5 spaces away"),
        ("location.toml", "most = 1, damage = 1, only", "most = 3, damage = 1, only", "item-old", "From 1 to 3 spaces"),
        ("location.toml", "uses = 3\nuse", "uses = 5\nuse", "item-bin-lid", "up to 5 times"),
        ("location.toml", 'by = 3 }], [{ verb = "move', 'by = 7 }], [{ verb = "move', "item-energy-drink", "Time +7"),
        ("location.toml", 'time = 1, effects = [{ verb = "ca', 'time = 4, effects = [{ verb = "ca', "item-wh", "4 T"),
        ("location.toml", '"followers", by = 1', '"followers", by = 2', "item-whistle", "2 more Victims may follow"),
        ("location.toml", '"healing", by = 1', '"healing", by = 3', "item-first-aid-kit", "recover 3 more"),
        ("location.toml", '"place-trap", damage = 2', '"place-trap", damage = 6', "item-bear-trap", "takes 6 damage"),
        ("location.toml", "time = 12", "time = 9", "event-boyfriend", "starts with 9 Time"),
        ("location.toml", "dice = 1", "dice = 2", "event-girlfriend", "you roll 2 more dice"),
        ("location.toml", "count = 2, at", "count = 4, at", "event-a-late-bus", "4 new Victims each at the Cabins"),
        ("location.toml", '"lose", by = 1', '"lose", by = 2', "event-hands", "lose 2 health"),
        ("killer.toml", "moves = 2, attacks = 2", "moves = 2, attacks = 3", "finale-red-supper", "attacks 3 times"),
        ("killer.toml", '"heal-killer", by = 1 }] }', '"heal-killer", by = 2 }] }', "dark", "2 health"),
        ("terrors.toml", 'count = 2, at = ["k', 'count = 3, at = ["k', "terror-the-legend", "3 new Victims"),
        ("terrors.toml", "moves = 1, attacks = 2", "moves = 3, attacks = 2", "terror-keepsakes", "moves 3 times"),
        ("terrors.toml", "minor = { health = 2", "minor = { health = 9", "terror-", "Minor Dark Power with 9 health"),
        ("girls.toml", "within = 2", "within = 3", "final-girl-reiko", "at most 3 spaces away"),
        ("girls.toml", '"close-damage", by = 1', '"close-damage", by = 2', "final-girl-laurie", "takes 2 more damage"),
        ("girls.toml", "dice = 1,", "dice = 2,", "bonus-item-reikos-axe", "rolls 2 more dice"),
    ],
)  # fmt: skip
def test_a_number_that_is_changed_changes_what_the_card_says(
    tmp_path: Path, file: str, old: str, new: str, id: str, expected: str
) -> None:
    texts = [
        f"{entry['text']} {entry['facts'].get('ultimate', '')}"
        for entry in changed(tmp_path, file, old, new).content()
        if entry["id"].startswith(id)
    ]
    assert [text for text in texts if expected in text], texts


@pytest.mark.parametrize(
    ("file", "old", "new", "rule", "expected"),
    [
        ("location.toml", "damage = 1 }", "damage = 4 }", "FG-ITEM-10", "(1 hand, in your own space): Adds 4"),
        ("location.toml", "damage = 2 }\nrule", "damage = 5 }\nrule", "FG-ITEM-10", "Adds 5 damage."),
        ("location.toml", "uses = 3\nrule", "uses = 5\nrule", "FG-ITEM-18", "(2 hands, 5 uses)"),
        ("location.toml", "firepit = 6", "firepit = 7", "FG-CAMP-20", "7 at the Firepit"),
        ("location.toml", '"dock", "utility-shed"]\ntext', '"dock"]\ntext', "FG-CAMP-9", "decks: Cabins and Dock."),
        ("girls.toml", "health = 5", "health = 7", "FG-GIRL-1", "Laurie has 7 health"),
        ("girls.toml", "within = 2", "within = 3", "FG-GIRL-3", "at most 3 spaces away"),
        ("girls.toml", "uses = 3", "uses = 4", "FG-ITEM-11", "4 uses"),
        ("killer.toml", "health = 12", "health = 11", "FG-HANS-1", "has 11 health"),
        ("killer.toml", "movement = 2, attack = 4, s", "movement = 3, attack = 4, s", "FG-HANS-1", "2 up to row 9,"),
        ("killer.toml", '"bloodlust", by = 1 }] }', '"bloodlust", by = 2 }] }', "FG-POWER-8", "Bloodlust +2"),
    ],
)  # fmt: skip
def test_a_number_that_is_changed_changes_the_clause_of_its_entry(
    tmp_path: Path, file: str, old: str, new: str, rule: str, expected: str
) -> None:
    game = changed(tmp_path, file, old, new)
    texts = [clause.text for clauses in game.clauses().values() for clause in clauses if clause.id == rule]
    assert len(texts) == 1 and expected in texts[0], texts


def changed(folder: Path, file: str, old: str, new: str) -> Game:
    """Return the game with a pack that changes something in one of its own files."""
    pack = added(folder / "changed")
    sources = [folder / file for folder in (*FOLDERS.values(), GAME.folder / "content")]
    source = next(path for path in sources if path.exists() and old in path.read_text(encoding="utf-8"))
    text = source.read_text(encoding="utf-8")
    (pack / file).write_text(text.replace(old, new), encoding="utf-8")
    return GAME.with_packs(pack)


@pytest.mark.parametrize("id", ["terror-scatter", "terror-no-room-to-swing", "event-boyfriend"])
def test_a_card_is_told_in_short_sentences(id: str) -> None:
    """The Killer is named once, repetition is shortened, and a Special Victim has its name without `The`."""
    assert (
        entry(id)["text"]
        == {
            "terror-scatter": "If there is no Victim, draw the next card instead. "
            "All Victims outside your space panic. The Killer attacks once. He moves once toward the closest Victim.",
            "terror-no-room-to-swing": "If there is no Victim, draw the next card instead. "
            "The Killer moves once toward the closest Victim and attacks once. Then the same again.",
            "event-boyfriend": "The Victim closest to you becomes the Boyfriend. If it dies in your space: "
            "your next Action phase starts with 12 Time. Discard this when it leaves play.",
        }[id]
    )


def test_no_card_is_told_at_more_length_than_is_read_at_a_glance() -> None:
    cards = listed("terror", "finale", "dark power", "event", "item", "bonus item")
    assert max(len(card["text"]) for card in cards) <= 210
    assert max(len(card["text"]) for card in listed("terror")) <= 175
