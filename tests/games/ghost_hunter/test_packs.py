"""Invalid packs are refused with file, entry and field; valid ones are played to the end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from gloaming.engine.content.schema import inside
from gloaming.engine.errors import BadContent
from gloaming.games.ghost_hunter import GAME
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.packs import BOX, read_box
from gloaming.games.ghost_hunter.rules.carrying import nurse
from gloaming.games.ghost_hunter.rules.doors import tiles_to_draw
from gloaming.games.ghost_hunter.rules.minds import reach_of
from gloaming.games.ghost_hunter.rules.moving import movement_points
from gloaming.games.ghost_hunter.scenarios import Scenario
from gloaming.games.ghost_hunter.traits import Bonus
from gloaming.lab.runs.runner import map_items
from tests.games.ghost_hunter.damaged import Damage, damages, outcome, pack_of, play, tables, whole
from tests.games.ghost_hunter.table import given


def entry(id: str) -> dict[str, Any]:
    """An entry of the box as a pack would have it."""
    [(table, match)] = [(table, entry) for table, entries in tables(BOX).items() for entry in entries if entry.id == id]
    return {"table": table, **whole(match)}


def pack(folder: Path, id: str, **changes: Any) -> Path:
    """A pack that replaces an entry by one that says something else in some fields."""
    data = entry(id)
    table = data.pop("table")
    return pack_of(folder / "mine", table, data | changes)


def refused(folder: Path, id: str, **changes: Any) -> str:
    """How such a pack is refused."""
    with pytest.raises(BadContent) as error:
        read_box(pack(folder, id, **changes))
    return str(error.value)


def rule(*deeds: dict[str, Any], when: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A rule of a scenario."""
    return {"does": list(deeds), **({"when": when} if when else {}), **more}


def ruled(folder: Path, *rules: dict[str, Any], id: str = "scenario-4") -> str:
    """How a scenario with more rules is refused."""
    return refused(folder, id, rules=[*entry(id)["rules"], *rules])


NEW_ROUND = {"verb": "round-begins", "first": 1}


@pytest.mark.parametrize(
    ("deed", "expected"),
    [
        (
            {"verb": "place-tile", "tile": "t-999"},
            "field 'rules[10].does[0].tile': there is no 't-999'; tile may be t-1, ",
        ),
        ({"verb": "read", "clue": "z"}, "field 'rules[10].does[0].clue': there is no 'z'; clue may be a, b"),
        (
            {"verb": "escort", "companion": "Z", "nerve": 3, "slow": 1, "home": "t-999"},
            "field 'rules[10].does[0].home': there is no 't-999'; tile may be t-1, ",
        ),
        (
            {"verb": "alter", "monster": "b-77"},
            "field 'rules[10].does[0].monster': there is no 'b-77'; boss may be b-4",
        ),
        (
            {"verb": "spawn", "monster": "b-4", "at": "t-999"},
            "field 'rules[10].does[0].at': there is no 't-999'; tile may be random, t-1, ",
        ),
        (
            {"verb": "roam", "monster": "b-5", "steps": 1},
            "field 'rules[10].does[0].monster': there is no 'b-5'; Enemy may be all, b-4, e-",
        ),
        (
            {"verb": "lay-token", "token": "coin", "at": "i-6"},
            "field 'rules[10].does[0].at': there is no 'i-6'; tile may be t-1, ",
        ),
        (
            {"verb": "lay-token", "token": " ", "at": "t-17"},
            "field 'rules[10].does[0].token': a text with at least one letter, digit or sign",
        ),
        (
            {"verb": "escort", "companion": "Z", "nerve": 3, "slow": 1, "home": "t-17", "lost": " "},
            "field 'rules[10].does[0].lost': a text with at least one letter, digit or sign",
        ),
        ({"verb": "accuse"}, "field 'rules[10].does[0]': 'accuse': only for scenarios with 'suspects'"),
        (
            {"verb": "spawn", "monster": "pile", "at": "random"},
            "field 'rules[10].does[0]': 'spawn': the monster 'pile' needs 'monsters-only'",
        ),
        (
            {"verb": "spawn", "monster": "b-4", "at": "random"},
            "field 'rules[10].does[0]': 'spawn': 'at' is \"random\" for the monster 'pile'",
        ),
        (
            {"verb": "seal"},
            "field 'rules[10].does[0]': 'seal': only for rules about a hunter: 'when' must be",
        ),
        ({"verb": "affect", "does": []}, "field 'rules[10].does[0].does'"),
        ({"verb": "shift", "pairs": 10**6}, "field 'rules[10].does[0].pairs'"),
    ],
)
def test_what_a_deed_names_is_there_and_what_it_needs(tmp_path: Path, deed: dict[str, Any], expected: str) -> None:
    message = ruled(tmp_path, rule(deed, when=NEW_ROUND))
    assert message.startswith("mine/scenarios.toml: scenario scenario-4: ")
    assert expected in message


@pytest.mark.parametrize(
    ("when", "expected"),
    [
        ({"verb": "entered", "tile": "t-999"}, "field 'rules[10].when.tile': there is no 't-999'; tile may be t-1"),
        ({"verb": "laid", "tile": "e-1"}, "field 'rules[10].when.tile': there is no 'e-1'; tile may be t-1"),
        ({"verb": "turned", "card": "i-1"}, "field 'rules[10].when.card': there is no 'i-1'; Event card may be e-1"),
        (
            {"verb": "defeated", "monster": "b-99"},
            "field 'rules[10].when.monster': there is no 'b-99'; Enemy may be b-4",
        ),
        (
            {"verb": "acted", "deed": "dig", "words": "Dig", "at": "nowhere"},
            "field 'rules[10].when.at': there is no 'nowhere'; tile may be outer, any, t-1",
        ),
        (
            {"verb": "acted", "deed": "set", "words": "Sit", "at": "any"},
            "field 'rules[10].when.words': the 'words' of deed 'set' are 'Set a hand of",
        ),
        ({"verb": "round-begins", "first": 1, "after": "dawn"}, "field 'rules[10].when.after'"),
    ],
)
def test_what_a_rule_waits_for_is_there(tmp_path: Path, when: dict[str, Any], expected: str) -> None:
    assert expected in ruled(tmp_path, rule({"verb": "add", "counter": "set"}, when=when))


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ({"verb": "count-is", "counter": "sett", "least": 1}, ".counter': there is no 'sett'; counter may be set"),
        (
            {"verb": "count-is", "counter": "set"},
            "'count-is': 'least' or 'most' is needed; without them it always holds",
        ),
        ({"verb": "holds", "token": "hands"}, ".token': there is no 'hands'; token may be companion, item, hand"),
        ({"verb": "holds", "token": "hand", "at": "t-0"}, ".at': there is no 't-0'; tile may be t-1"),
        ({"verb": "all-here", "tile": "t-0"}, ".tile': there is no 't-0'; tile may be t-1"),
        ({"verb": "clue-read", "clue": "q"}, ".clue': there is no 'q'; clue may be a, b"),
        ({"verb": "accused", "rightly": True}, "only for scenarios with 'suspects'"),
    ],
)
def test_what_a_condition_names_is_there_in_rules_gates_and_points(
    tmp_path: Path, condition: dict[str, Any], expected: str
) -> None:
    assert "scenario-4: field 'rules[10]." in ruled(
        tmp_path, rule({"verb": "add", "counter": "set"}, when=NEW_ROUND, only_if=[condition])
    )
    assert expected in refused(tmp_path, "scenario-4", points=[{"won": True, "only": [condition], "each": 1}])
    assert expected in refused(tmp_path, "scenario-4", gates=[{"tile": "t-18", "only_if": [condition], "words": "No."}])


@pytest.mark.parametrize(
    ("id", "changes", "expected"),
    [
        ("scenario-1", {"start": []}, "field 'start': at least one tile"),
        ("scenario-1", {"start": ["t-17", "t-3"]}, "field 'start': start tiles on different floors"),
        ("scenario-1", {"hunters": [7, 9]}, "field 'hunters[0]'"),
        ("scenario-1", {"hunters": [4, 2]}, "field 'hunters': the fewest and the most"),
        ("scenario-1", {"aside": ["t-16", "t-16"]}, "field 'aside': 't-16' is already in 'aside'"),
        ("scenario-1", {"out": ["t-17"]}, "field 'out': 't-17' is already in 'start'"),
        ("scenario-1", {"out_events": ["i-6"]}, "field 'out_events[0]': there is no 'i-6'; Event card may be e-1"),
        ("scenario-1", {"out_items": ["e-1"]}, "field 'out_items[0]': there is no 'e-1'; item may be i-1"),
        ("scenario-1", {"laws": ["gravity"]}, "field 'laws[0]'"),
        ("scenario-1", {"ends": []}, "field 'ends': at least one sentence"),
        ("scenario-1", {"suspects": ["the cook"]}, "field 'suspects': 3 suspects or none, not 1"),
        ("scenario-12", {"guises": []}, ""),
        (
            "scenario-1",
            {"aims": [{"fight": "B-99"}]},
            "field 'aims[0].fight': there is no 'B-99'; Enemy may be b-1",
        ),
        ("scenario-3", {"aims": [{"fight": "any"}]}, "field 'aims[0].fight': there is no 'any'; Enemy may be b-3"),
        ("scenario-1", {"aims": [{"go": "T-999"}]}, "field 'aims[0].go': there is no 'T-999'; tile may be t-1"),
        ("scenario-1", {"aims": [{"act": "dance"}]}, "field 'aims[0].act': there is no 'dance'; deed may be "),
        (
            "scenario-1",
            {"piles": [{"name": "house", "must": [], "random": 500}]},
            "field 'piles[0].random'",
        ),
        (
            "scenario-1",
            {"piles": [{"name": "house", "must": [], "random": 40}]},
            "field 'piles': 'random' is at most 32, the number of other tiles, not 40",
        ),
        (
            "scenario-3",
            {"layout": [{"tile": "t-36", "x": 0, "y": 0}]},
            "field 'layout': 't-36' is in the same cell as 't-39'",
        ),
        ("scenario-5", {"ring": ["t-6"]}, "field 'ring': 8 tiles or none, not 1"),
        ("t-6", {"pair": "t-999"}, "tiles.toml: tile t-6: field 'pair': there is no 't-999'; tile may be t-1"),
        ("t-6", {"pair": "t-20"}, "tiles.toml: tile t-6: field 'pair': a tile whose 'chute' is '', unlike 't-20'"),
        ("t-6", {"floors": []}, "tiles.toml: tile t-6: field 'floors': one or more of basement, first, second"),
        ("t-6", {"name": ""}, "tiles.toml: tile t-6: field 'name': a text of 1 letter or more"),
        (
            "t-6",
            {"each": [{"verb": "go-back"}]},
            "field 'each[0]': 'go-back': an effect that moves a hunter could loop",
        ),
        ("t-14", {"floors": ["basement", "first"]}, "field 'floors': only the first and the second floor for a Tower"),
        (
            "i-1",
            {"does": [{"verb": "tally", "counter": "spoons"}]},
            "field 'does[0].counter': there is no 'spoons'; counter may be ",
        ),
        ("i-1", {"use": "continuous"}, "items.toml: item i-1: field 'use': \"disposable\" for an Item with 'does'"),
        (
            "i-1",
            {"does": [], "traits": [{"verb": "key"}]},
            "items.toml: item i-1: field 'use': \"continuous\" for an Item without 'does'",
        ),
        ("i-1", {"once": True}, "items.toml: item i-1: field 'once': only for an Item with 'got'"),
        (
            "i-1",
            {"does": [{"verb": "heal", "pool": "hp", "points": 0}]},
            "items.toml: item i-1: field 'does[0].points': a whole number, 1 or more",
        ),
        (
            "i-3",
            {"traits": [{"verb": "spared", "cards": ["e-999"]}]},
            "field 'traits[0].cards[0]': there is no 'e-999'; Event card may be e-1",
        ),
        (
            "e-1",
            {"does": [{"verb": "check", "ability": "dx", "least": 3}]},
            "events.toml: event e-1: field 'does[0].passed': at least one effect in 'passed' or 'failed'",
        ),
        (
            "i-1",
            {"does": [{"verb": "offer", "first": [{"verb": "daze"}]}]},
            "items.toml: item i-1: field 'does[0]': 'offer': only for Event cards",
        ),
        (
            "e-1",
            {"does": [{"verb": "offer", "first": [{"verb": "daze"}]}, {"verb": "offer", "first": [{"verb": "daze"}]}]},
            "events.toml: event e-1: field 'does[0]': 'offer': at most one on a card, and not within another verb",
        ),
        ("c-3", {"feat": ""}, "characters.toml: character c-3: field 'feat': a name for the feat in 'traits'"),
        ("c-3", {"st": 99}, "field 'st'"),
    ],
)
def test_a_damaged_entry_is_refused_with_file_entry_and_field(
    tmp_path: Path, id: str, changes: dict[str, Any], expected: str
) -> None:
    if expected:
        assert expected in refused(tmp_path, id, **changes)
    else:
        read_box(pack(tmp_path, id, **changes))


BUMP: Final = '''"""A deed that is only tried out."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.games.ghost_hunter import packs
from gloaming.games.ghost_hunter.entry import NewCounter
from gloaming.games.ghost_hunter.scenarios import Deed


@dataclass(frozen=True)
class Bump(Deed):
    counter: NewCounter

    def do(self, s) -> None:
        s.counts[s.box.counter[self.counter]] += 2

    def words(self) -> str:
        return f"bump the {self.counter}"


kinds = packs.SCHEMA.kinds
packs.SCHEMA = packs.Schema({base: (*kinds[base], Bump) if base.__name__ == "Deed" else kinds[base] for base in kinds})
'''
BUMPED: Final = """
import sys
from pathlib import Path
from tests.games.ghost_hunter.damaged import play
import bump
from gloaming.games.ghost_hunter import GAME

game = GAME.with_packs(Path(sys.argv[1]))
play(game, 4, 1)
print("bruises" in game.box.counter_names)
"""


def test_a_deed_that_keeps_a_counter_is_a_file(tmp_path: Path) -> None:
    bumps = rule({"verb": "bump", "counter": "bruises"}, when=NEW_ROUND, times=0)
    hurt = {"verb": "count-is", "counter": "bruises", "least": 4}
    shown = rule({"verb": "read", "clue": "a"}, only_if=[hurt])
    folder = pack(tmp_path, "scenario-4", rules=[*entry("scenario-4")["rules"], bumps, shown])
    (tmp_path / "bump.py").write_text(BUMP, encoding="utf-8")
    root = Path(__file__).parents[3]
    result = subprocess.run(
        [sys.executable, "-c", BUMPED, str(folder)],
        env={"PYTHONPATH": f"{root / 'src'}:{root}:{tmp_path}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (result.stdout, result.stderr) == ("True\n", "")


def test_tiles_are_not_taken_away_in_the_middle_of_a_move(tmp_path: Path) -> None:
    folds = rule({"verb": "remove", "which": "farthest"}, when={"verb": "laid", "tile": "t-18"})
    assert (
        "field 'rules[10].does[0]': 'remove': 'when' must be the beginning of a round, a deed of a hunter or missing"
        in ruled(tmp_path, folds)
    )


@pytest.mark.rule("GH-SCENE-5", "GH-SCENE-35")
def test_a_tile_that_a_rule_lays_does_not_come_where_one_lies_face_down(tmp_path: Path) -> None:
    lays = rule({"verb": "place-tile", "tile": "t-40"}, when=NEW_ROUND)
    game = GAME.with_packs(pack(tmp_path, "scenario-5", rules=[lays, *entry("scenario-5")["rules"]]))
    for seed in range(4):
        play(game, 5, seed)


def test_one_id_is_one_piece(tmp_path: Path) -> None:
    lamp = {**entry("i-3"), "id": "t-6"}
    lamp.pop("table")
    for id, expected in (
        (
            "t-6",
            "mine/items.toml: item t-6: field 'id': the id 't-6' is already used by tile t-6, in content/tiles.toml",
        ),
        ("way-1", "mine/items.toml: item way-1: field 'id': the id 'way-1' is reserved for a piece of the table"),
        ("ace-of-spades", "field 'id': the id 'ace-of-spades' is already used by the table"),
    ):
        with pytest.raises(BadContent) as error:
            read_box(pack_of(tmp_path / "mine", "item", {**lamp, "id": id}))
        assert expected in str(error.value)
    boss = {**entry("scenario-2")["boss"], "id": "b-1"}
    assert "field 'boss.id': the id 'b-1' is already used by scenario scenario-1" in refused(
        tmp_path, "scenario-2", boss=boss
    )


@pytest.mark.rule("GH-SCENE-15")
def test_a_rule_that_could_never_end_is_refused(tmp_path: Path) -> None:
    counts = {"verb": "add", "counter": "set"}
    always = "field 'rules[10].times': 1 or more, without 'until_passed', for a rule without 'when'"
    assert always in ruled(tmp_path, rule(counts, times=0))
    assert always in ruled(tmp_path, rule(counts, until_passed=True))
    held = {"verb": "holds", "token": "hand"}
    assert "field 'rules[10].times': 1 for a rule without 'when' that requires a token" in ruled(
        tmp_path, rule(counts, times=2, only_if=[held])
    )
    assert "field 'rules[10].until_passed': only with an 'affect'" in ruled(
        tmp_path, rule(counts, when=NEW_ROUND, until_passed=True)
    )


def test_a_monster_of_a_pack_may_have_any_id(tmp_path: Path) -> None:
    ghoul = entry("e-41")
    ghoul.pop("table")
    game = GAME.with_packs(pack_of(tmp_path / "mine", "monster", {**ghoul, "id": "cellar-ghoul"}))
    [listed] = [shown for shown in game.content() if shown["id"] == "cellar-ghoul"]
    assert listed["kind"] == "monster"
    assert any(["CELLAR-GHOUL" in made.text for made in game.clauses()["events"]])


def rules_of(game: Any) -> dict[str, str]:
    """The clause of every entry."""
    return {shown["id"]: shown["rule"] for shown in game.content()}


@pytest.mark.parametrize("id", ["t-1", "e-1", "e-31", "i-1", "c-1", "scenario-1"])
def test_a_card_more_leaves_the_clauses_of_all_others_as_they_are(tmp_path: Path, id: str) -> None:
    data = entry(id)
    table = data.pop("table")
    mine = {**data, "id": "of-mine", "rule": ""}
    if table == "scenario":
        mine["boss"] = {**data["boss"], "id": "reader"}
        mine["rules"] = [rule({"verb": "end-match", "won": True}, when=NEW_ROUND)]
        mine |= {"aims": [], "counted": []}
    more = GAME.with_packs(pack_of(tmp_path / "mine", table, mine))
    before, after = rules_of(GAME), rules_of(more)
    assert after.pop("of-mine") == after.pop("reader", "") == ""
    assert after == before
    assert more.clauses() == GAME.clauses()


def test_the_clause_of_a_card_stands_where_its_number_belongs(tmp_path: Path) -> None:
    first = entry("e-1")
    table = first.pop("table")
    last = {**first, "id": "e-57", "rule": first.pop("rule")}
    made = GAME.with_packs(pack_of(tmp_path / "mine", table, first, last)).clauses()["events"]
    assert [clause.id for clause in made] == [f"GH-EVENTCARD-{number}" for number in range(1, 56)]
    assert made[0].text.startswith("E-57 Ceiling Collapse")


@pytest.mark.rule("GH-SCENE-39")
def test_without_an_outer_tile_no_monster_comes_from_the_pile(tmp_path: Path) -> None:
    game = GAME.with_packs(pack(tmp_path, "scenario-3", layout=[]))
    for seed in range(3):
        play(game, 3, seed)


def kinds() -> list[Damage]:
    """Of each class and field one damage of each sort, but none that leaves a text empty."""
    first: dict[tuple[str, str], Damage] = {}
    for damage in damages():
        if damage.bad != "":
            first.setdefault((damage.kind, str(damage.bad)), damage)
    return list(first.values())


def test_an_entry_names_a_clause_that_there_is_or_none(tmp_path: Path) -> None:
    with pytest.raises(
        BadContent, match=r"mine/tiles\.toml: tile t-12: field 'rule': there is no clause 'nonsense'; leave it out"
    ):
        GAME.with_packs(pack_of(tmp_path / "mine", "tile", whole(BOX.tiles[BOX.number["t-12"]]) | {"rule": "nonsense"}))


@pytest.mark.sweep
@pytest.mark.parametrize("part", range(4))
def test_what_is_not_refused_is_played_to_its_end(tmp_path: Path, part: int) -> None:
    damaged = kinds()[part::4]
    results = list(map_items(lambda damage: outcome(damage, tmp_path / "mine", 2), damaged))
    assert len(damaged) > 60
    assert len([result for result in results if result]) > 35


@pytest.mark.sweep
@pytest.mark.parametrize("part", range(20))
def test_every_field_of_every_entry_damaged(tmp_path: Path, part: int) -> None:
    list(map_items(lambda damage: outcome(damage, tmp_path / "mine", 1), list(damages())[part::20]))


def verbs_of_cards() -> list[dict[str, Any]]:
    """What the cards of the box do, each once, and some of it as strong as it may be."""
    verbs = {str(part): whole(part) for _, part in inside([BOX.tiles, BOX.events, BOX.items]) if isinstance(part, Does)}
    return [
        *verbs.values(),
        {"verb": "extra-move", "moves": 3, "through": "marker"},
        {"verb": "drift", "rooms": 9},
        {"verb": "lay-tiles", "tiles": 9},
        {"verb": "find-item", "cards": 99},
        {"verb": "madden", "cards": 99, "who": "all"},
        {"verb": "peek", "pile": "events", "cards": 4},
        {"verb": "hurt", "pool": "hp", "points": 99, "who": "all"},
        {"verb": "heal", "pool": "mp", "points": 99, "who": "floor"},
    ]


def triggers(tale: Scenario, far: str) -> list[dict[str, Any] | None]:
    """Everything that a rule may wait for. far: a tile of the scenario."""
    return [
        None,
        {"verb": "entered", "tile": far},
        {"verb": "laid", "tile": far},
        {"verb": "turned", "card": "e-29"},
        {"verb": "acted", "deed": "dig", "words": "Dig", "at": "any"},
        {"verb": "acted", "deed": "listen", "words": "Listen", "at": "outer"},
        {"verb": "round-begins", "first": 1, "every": 1},
        {"verb": "fallen"},
        {"verb": "defeated", "monster": tale.boss.id},
        {"verb": "defeated", "monster": "e-33"},
    ]


def deeds(tale: Scenario, far: str) -> list[dict[str, Any]]:
    """Everything that a rule may do, as strong as it may be."""
    boss = tale.boss.id
    aside = tale.aside[0] if tale.aside else "t-40"
    cards = [verb for verb in verbs_of_cards() if verb["verb"] != "offer"]
    return [
        {"verb": "accuse"},
        {"verb": "clear"},
        {"verb": "add", "counter": "dust", "number": -9},
        {"verb": "alter", "monster": boss, "st": 9, "wp": 9, "hp": 99, "mp": 99},
        {"verb": "alter", "monster": boss, "st": -9, "hp": -99, "mp": -99},
        {"verb": "end-match", "won": False},
        {"verb": "escort", "companion": "Z", "nerve": 1, "slow": 99, "home": aside, "lost": "gone"},
        {"verb": "lay-token", "token": "coin", "at": aside, "number": 40},
        {"verb": "place-tile", "tile": aside},
        {"verb": "place-tile", "tile": far},
        *[{"verb": "proclaim", "law": law} for law in ("fold", "awake", "reveal", "redrawn")],
        {"verb": "read", "clue": tale.clues[0].id},
        {"verb": "remove", "which": "farthest"},
        {"verb": "remove", "which": "chosen"},
        {"verb": "roam", "monster": "all", "steps": 40},
        {"verb": "roam", "monster": boss, "steps": 1},
        {"verb": "seal"},
        {"verb": "shift", "pairs": 40},
        {"verb": "spawn", "monster": boss, "at": aside},
        {"verb": "spawn", "monster": "pile", "at": "random"},
        *[{"verb": "affect", "does": [verb], "all": number % 2 == 0} for number, verb in enumerate(cards)],
    ]


def played_or_refused(folder: Path, id: str, scenario: int, **changes: Any) -> None:
    """A pack that is let through is played to its end."""
    try:
        game = GAME.with_packs(pack(folder, id, **changes))
    except BadContent:
        return
    for seed in range(2):
        play(game, scenario, seed)


@pytest.mark.sweep
@pytest.mark.parametrize("id", ["t-6", "t-20", "e-1", "e-6", "e-11", "i-1", "i-3"])
def test_every_verb_in_every_place_of_a_card(tmp_path: Path, id: str) -> None:
    for verb in verbs_of_cards():
        for field in ("first", "each", "last") if id[0] == "t" else ("does", "got") if id[0] == "i" else ("does",):
            played_or_refused(tmp_path, id, 1, **{field: [verb, verb]})


@pytest.mark.sweep
@pytest.mark.parametrize("number", range(1, 14))
def test_every_deed_under_every_trigger(tmp_path: Path, number: int) -> None:
    tale = BOX.scenarios[number - 1]
    tiles = [*tale.start, *[name for pile in tale.piles for name in pile.must], *[lying.tile for lying in tale.layout]]
    for place, deed in enumerate(deeds(tale, tiles[-1])):
        for turn, when in enumerate(triggers(tale, tiles[-1])):
            if (place + turn + number) % 4 == 0:
                rules = [rule(deed, when=when, times=1 if when is None else 0), *entry(tale.id)["rules"]]
                played_or_refused(tmp_path, tale.id, number, rules=rules)


def test_what_a_feat_gives_an_item_can_give_as_well(tmp_path: Path) -> None:
    traits = [
        {"verb": "swift", "points": 3},
        {"verb": "choose-tile", "tiles": 3},
        {"verb": "nurse", "points": 2},
        {"verb": "comfort", "doors": 2},
    ]
    folder = pack(tmp_path, "i-1", use="continuous", does=[], traits=traits)
    match = GAME.with_packs(folder).new(seats=2, seed=1)
    while match.decision is not None and match.view(0)["round"] == 0:
        match.pick(0)
    s: Any = match._state
    card = s.box.number["i-1"]
    s.held = [(), ()]
    before = [movement_points(s, 0), tiles_to_draw(s, 0), nurse(s, 0), reach_of(s, 0)]
    s.held = [(card,), ()]
    assert before == [2, 1, 0, 1]
    assert [movement_points(s, 0), tiles_to_draw(s, 0), nurse(s, 0), reach_of(s, 0)] == [5, 3, 2, 2]


def test_the_view_counts_the_mp_that_a_feat_adds(tmp_path: Path) -> None:
    folder = pack(tmp_path, "c-1", traits=[{"verb": "wide-mind", "points": 10}])
    match = GAME.with_packs(folder).new(seats=1, seed=1)
    while match.decision is not None and match.view(0)["round"] == 0:
        match.pick(0)
    s: Any = match._state
    at = [character.id for character in s.box.characters].index("c-1")
    s.character = (at, *s.character[1:])
    hunter = match.view(0)["hunters"][0]
    assert hunter["first_mp"] == s.first_mp(0) == s.sheet(0).mp + 10
    assert hunter["most_mp"] == s.most_mp(0)


def test_a_feat_that_passes_checks_names_the_cards_that_ask_for_them(tmp_path: Path) -> None:
    message = refused(tmp_path, "c-1", traits=[{"verb": "spared", "cards": []}])
    assert "characters.toml: character c-1: field 'traits[0].cards': " in message


def test_a_ladder_is_no_feat(tmp_path: Path) -> None:
    message = refused(tmp_path, "c-1", traits=[{"verb": "ladder"}])
    assert (
        "characters.toml: character c-1: field 'traits[0]': 'ladder': only an Item gives this, not a character"
        in message
    )


def test_a_suspect_is_named_as_the_author_wrote_it(tmp_path: Path) -> None:
    names = ["the Curate", "The Widow", "Ada"]
    guises = [{"suspect": name, "attack": "hp"} for name in names]
    game = GAME.with_packs(pack(tmp_path, "scenario-12", suspects=names, guises=guises))
    texts = [game.rules.events.narrate(("cleared", 11, number), None) for number in range(3)]
    assert texts == [f"{name} is among the living." for name in ("The Curate", "The Widow", "Ada")]
    assert game.rules.events.narrate(("accused", 11, 1, 0), None) == ("The hunters accuse the Widow; it is the Curate.")
    assert GAME.rules.events.narrate(("accused", 11, 0, 0), None) == (
        "The hunters accuse the widow, and they are right."
    )


@pytest.mark.rule("GH-SCENE-42", "GH-SCENE-43")
def test_the_log_says_the_name_of_the_companion_and_reads_saves_from_before_without_it() -> None:
    texts = [
        GAME.rules.events.narrate(event, None)
        for event in (("nerve", 3, 1), ("ran-home", 4, 1), ("leaves", 0, 1), ("nerve", 3), ("ran-home", 4))
    ]
    nursery = GAME.box.names[4]
    assert texts[:2] == ["Clara has 3 nerve left.", f"Clara runs back to the {nursery}."]
    assert texts[2].endswith(" leaves Clara behind.")
    assert texts[3:] == ["The companion has 3 nerve left.", f"The companion runs back to the {nursery}."]


def test_a_tile_that_is_named_in_words_too_is_named_once(tmp_path: Path) -> None:
    nursery = GAME.box.names[GAME.box.number["t-29"]]
    special = [f"Ada waits in the {nursery} (T-29).", "Clues (T-29) lie about."]
    box = read_box(pack(tmp_path, "scenario-4", special=special))
    assert box.scenarios[3].special == (f"Ada waits in the {nursery}.", f"Clues (the {nursery}) lie about.")


def test_what_is_called_otherwise_on_the_sheet_is_so_on_a_card() -> None:
    assert Bonus("iq", 1).words() == "+1 on IN checks"


def test_a_token_that_is_offered_has_its_article() -> None:
    table = given("c-2 c-1", scenario=4)
    hand = GAME.box.token_names.index("hand")
    assert GAME.rules.actions.describe(table.state, ("carry", hand)).label == "Take the hand"


@pytest.mark.parametrize(
    ("id", "changes", "expected"),
    [
        (
            "scenario-4",
            {"aims": [{"go": "t-17", "explore": True}]},
            "field 'aims[0].explore': a separate aim, as this one already has 'go'",
        ),
        (
            "scenario-4",
            {"aims": [{"rally": True}]},
            "field 'aims[0].explore': one of 'explore', 'fight', 'act', 'go', 'fetch'",
        ),
        ("scenario-4", {"laws": ["reveal"]}, "field 'laws': 'reveal' needs 'traitor'"),
        ("t-6", {"first": [{"verb": "free-attack"}]}, "field 'first[0]': 'free-attack': only for Items that are used"),
        ("t-6", {"each": [{"verb": "reflect"}]}, "field 'each[0]': 'reflect': only for Items that are used"),
    ],
)
def test_what_could_mean_nothing_is_refused(tmp_path: Path, id: str, changes: dict[str, Any], expected: str) -> None:
    assert f"{id}: {expected}" in refused(tmp_path, id, **changes)


@pytest.mark.parametrize(
    ("deed", "expected"),
    [
        (
            {"verb": "proclaim", "law": "reveal"},
            ": 'proclaim': 'reveal' is only for scenarios with",
        ),
        (
            {"verb": "escort", "companion": "Ada", "nerve": 3, "slow": 1, "home": "t-17"},
            ": 'escort': a scenario has one companion, and 'Clara' is already one",
        ),
        (
            {"verb": "lay-token", "token": "item", "at": "t-17"},
            ".token': a name other than 'item', which has a meaning",
        ),
    ],
)
def test_a_deed_that_could_mean_nothing_is_refused(tmp_path: Path, deed: dict[str, Any], expected: str) -> None:
    place = f"rules[{len(entry('scenario-2')['rules'])}].does[0]"
    message = ruled(tmp_path, rule(deed, when=NEW_ROUND), id="scenario-2")
    assert f"field '{place}{expected}" in message or f"field '{place}'{expected}" in message


def test_no_text_names_a_card_that_a_pack_may_have_taken_the_place_of(tmp_path: Path) -> None:
    """The Pistol, the Ladder and the ends of the Chute are entries like others, and may be called otherwise."""
    landing = pack(tmp_path / "tile", "t-21", name="Coal Cellar")
    game = GAME.with_packs(landing, pack(tmp_path / "item", "i-16", name="Catapult"))
    texts = " ".join([entry["text"] for entry in game.content()])
    assert [name for name in ("Chute-Landing", "Pistol") if name in texts] == []
