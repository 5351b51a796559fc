"""Reference cards of Minions: how they come, act, hold Victims and rise, and Minion Actions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gloaming
from gloaming.games.final_girl.packs import read_box
from gloaming.games.final_girl.rules.verbs.spawn import Spawn
from tests.games.final_girl import table as tables
from tests.games.final_girl.conftest import WithCards, minion
from tests.games.final_girl.table import HANS, Position, given
from tests.packs import packed

HUNT = {"killer": "the-whipper-in"}
HOWL = """[[terror]]
id = "{id}"
name = "A Howl"
of = "hans-the-butcher"
effects = [{effects}]
source = "ours"
grade = "placeholder"
"""
SONG = """[[finale]]
id = "a-song"
name = "A Song"
of = "hans-the-butcher"
minions = [{ verb = "act", target = "girl", moves = 1, attacks = 1, who = "killer" }]
source = "ours"
grade = "placeholder"
"""


def howl(*effects: str, id: str = "a-howl") -> str:
    """Return a Terror card of Hans as TOML."""
    return HOWL.format(id=id, effects=", ".join(effects))


def spawn(at: str, count: int = 1, kind: str = "") -> str:
    """Return the verb `spawn` as TOML."""
    named = f', kind = "{kind}"' if kind else ""
    return f'{{ verb = "spawn", at = "{at}", count = {count}{named} }}'


def drawn(*, terror: str = "a-howl", **more: object) -> Position:
    """Let the Killer phase draw the Terror card."""
    return given("killer", hand=(), terror=[terror, "fire"], **more)  # type: ignore[arg-type]


@pytest.mark.rule("FG-MINION-8")
@pytest.mark.parametrize(
    ("at", "spaces"),
    [
        ("killer", ["north-woods"]),
        ("killer-start", ["nw-woods"]),
        ("girl-start", ["swamp"]),
        ("girl", ["sw-exit"]),
        ("exits", ["se-exit", "sw-exit", "camp-gate"]),
        ("decks", ["utility-shed", "cabins", "dock"]),
        ("farthest", ["utility-shed"]),
        ("crowd", ["dock"]),
        ("nearest-victim", ["firepit"]),
    ],
)
def test_minions_come_where_the_card_says(with_cards: WithCards, at: str, spaces: list[str]) -> None:
    with_cards(killer=minion(), terrors=howl(spawn(at)))
    table = drawn(victims={"dock": 2, "firepit": 1})
    assert sorted(table.minions) == sorted(spaces)
    assert {minion["health"] for minion in table.view["minions"]} == {3}


@pytest.mark.rule("FG-MINION-8")
def test_where_no_victim_is_no_minion_comes_to_one(with_cards: WithCards) -> None:
    with_cards(killer=minion(), terrors=howl(spawn("crowd"), spawn("nearest-victim")))
    assert drawn().minions == []


@pytest.mark.rule("FG-MINION-9")
def test_as_many_come_as_there_are_tokens_and_the_token_of_a_dead_one_comes_back(with_cards: WithCards) -> None:
    with_cards(killer=minion(tokens=2, health=1), terrors=howl(spawn("killer", 3)))
    table = drawn()
    assert table.minions == ["north-woods"] * 2
    assert table.events("no-minion") == [["no-minion", table.state.kinds[0]]]
    [card] = table.view["minion_cards"]
    assert (card["id"], card["tokens"]) == ("wolf", 0)
    table = given(at="firepit", killer=None, minions=["firepit"] * 2, hand=["weak-attack", "walk"])
    table.play("Weak Attack", 6, 1)
    assert (table.minions, table.view["minion_cards"][0]["tokens"]) == (["firepit"], 1)


@pytest.mark.rule("FG-MINION-8")
def test_values_that_are_not_printed_are_those_of_the_bloodlust_row(with_cards: WithCards) -> None:
    with_cards(
        killer=minion(attack=0, movement=0),
        terrors=howl('{ verb = "act", target = "girl", moves = 1, attacks = 1, who = "minions" }'),
    )
    table = drawn(minions=["lakeside-cabin"], row=6, at="sw-exit")
    assert table.view["minion_cards"] == [{"id": "wolf", "movement": 2, "attack": 3, "tokens": 11}]
    assert (table.minions, table.health) == (["sw-exit"], 5 - 3)


@pytest.mark.rule("FG-MINION-8")
def test_no_more_act_than_the_card_allows_the_nearest_to_you_first(with_cards: WithCards) -> None:
    with_cards(killer=minion(acting=1), terrors=howl('{ verb = "act", target = "girl", moves = 1, attacks = 0 }'))
    table = drawn(minions=["lake", "firepit", "firepit"], killer=None)
    assert table.minions == ["lake", "lakeside-cabin", "firepit"]


@pytest.mark.rule("FG-MINION-8")
def test_a_minion_does_not_act_in_the_action_in_which_it_comes(with_cards: WithCards) -> None:
    """A Victim of the Wolves rises as one, and waits for the next card."""
    rush = '{ verb = "act", target = "victim", moves = 1, attacks = 1, who = "minions" }'
    with_cards(killer=minion(rises=True), terrors=howl(rush))
    table = drawn(minions=["dock"], victims={"lake": 1, "cliff": 1}, killer=None)
    assert (table.minions, table.dead) == (["lake", "lake"], 1)


@pytest.mark.rule("FG-MINION-8", "FG-MINION-9")
def test_a_match_can_have_several_kinds_each_with_its_own_tokens(with_cards: WithCards) -> None:
    """A card of the Killer that names none brings his first kind."""
    cards = minion(tokens=1) + minion("crow", tokens=2, attack=2, health=1)
    with_cards(killer=cards, terrors=howl(spawn("girl", 2, "crow"), spawn("killer", 2)))
    table = drawn()
    assert [(seen["kind"], seen["at"]) for seen in table.view["minions"]] == [
        ("crow", "sw-exit"), ("crow", "sw-exit"), ("wolf", "north-woods"),
    ]  # fmt: skip
    assert [(card["id"], card["attack"], card["tokens"]) for card in table.view["minion_cards"]] == [
        ("wolf", 1, 0), ("crow", 2, 0),
    ]  # fmt: skip


@pytest.mark.rule("FG-MINION-5", "FG-MINION-8")
def test_a_location_can_have_minions_of_its_own(with_cards: WithCards) -> None:
    """They come with its cards, with any Killer, and do what its cards let every Enemy do."""
    cards = howl(spawn("girl", 1, "bat")).replace("hans-the-butcher", "camp-happy-trails")
    with_cards(killer=minion("bat", of="camp-happy-trails"), terrors=cards)
    table = drawn()
    assert [(seen["kind"], seen["at"]) for seen in table.view["minions"]] == [("bat", "sw-exit")]
    hunt = given("killer", hand=(), terror=["a-howl", "fire"], killer="swamp", options=HUNT)
    assert [card["id"] for card in hunt.view["minion_cards"]] == ["hound", "bat"]
    assert [seen["kind"] for seen in hunt.view["minions"]] == ["bat"]


@pytest.mark.rule("FG-MINION-2", "FG-MINION-8")
def test_an_attack_on_minions_of_two_kinds_is_an_attack_on_all_of_them(with_cards: WithCards) -> None:
    with_cards(killer=minion(health=1) + minion("crow", health=2))
    table = given(
        at="firepit", killer=None, hand=["furious-strike", "walk"], minions=["firepit"] * 2,
        minion_kinds=["wolf", "crow"],
    )  # fmt: skip
    table.play("Furious Strike", 6, 6)
    assert table.labels == ["Wolf 1", "Crow 2, 2 health"]
    table.pick("Crow 2")
    assert table.labels == ["Wolf 1", "Crow 2, 1 health"]


@pytest.mark.rule("FG-MINION-8")
@pytest.mark.parametrize(
    ("files", "message"),
    [
        (
            {"terrors": howl(spawn("girl"))},
            r"terror a-howl: field 'effects\[0\].kind': this Killer has no Minions: add a \[\[minion\]\]",
        ),
        (
            {"killer": minion(), "terrors": howl(spawn("girl", kind="bear"))},
            r"terror a-howl: field 'effects\[0\].kind': there is no 'bear'; Minion may be hound, .*wolf",
        ),
        (
            {"killer": minion() + SONG},
            r"finale a-song: field 'minions\[0\].who': the Minions perform a Minion Action",
        ),
        ({"killer": minion(of="nowhere")}, "minion wolf: field 'of': there is no 'nowhere'; Killer or Location may be"),
        ({"killer": minion(tokens=13)}, "minion wolf: field 'tokens': "),
    ],
    ids=["no Minion", "unknown kind", "the Killer's", "unknown owner", "too many tokens"],
)
def test_a_card_that_spawns_has_a_kind_of_minions(tmp_path: Path, files: dict[str, str], message: str) -> None:
    with pytest.raises(gloaming.BadContent, match=message):
        read_box(packed(tmp_path / "pack", "final-girl", **files))


# Minion Actions


@pytest.mark.rule("FG-MINION-7")
def test_the_minion_action_comes_before_the_killer_action_and_is_the_minions_alone() -> None:
    table = given(
        "killer", at="weir", killer="kennels", victims={"coverts": 1, "kennels": 1}, terror=[], revealed=True,
        finale="kill-in-the-open", hand=[], minions=["reed-bank"], options={**HUNT, "location": "fallowmere-park"},
    )  # fmt: skip
    assert [event[0] for event in table.events("minion-moved", "attack", "stalked")][:4] == [
        "minion-moved", "attack", "stalked", "stalked",
    ]  # fmt: skip
    assert table.told()[-1].startswith("Turn") or table.health < 5
    assert table.minions == ["weir"]


@pytest.mark.rule("FG-MINION-7")
def test_on_a_card_of_the_minions_the_killer_does_not_act(with_cards: WithCards) -> None:
    act = '{{ verb = "act", target = "girl", moves = 1, attacks = 0, who = "{}" }}'
    with_cards(
        killer=minion(), terrors=howl(act.format("minions"), id="a-howl") + howl(act.format("killer"), id="steps")
    )
    table = drawn(minions=["firepit"], killer="lake")
    assert (table.minions, table.killer) == (["lakeside-cabin"], "lake")
    table = drawn(terror="steps", minions=["firepit"], killer="lake")
    assert (table.minions, table.killer) == (["firepit"], "dock")
    nobody = drawn(killer="lake")
    assert (nobody.minions, nobody.killer) == ([], "lake")


# Holding


@pytest.mark.rule("FG-MINION-10")
def test_each_hound_holds_a_victim_who_does_not_follow() -> None:
    def followers(*hounds: str) -> list[str]:
        table = given(at="dock", killer=None, victims={"dock": 2}, minions=hounds, options=HUNT)
        return sorted(re.findall(r"To South Path(?: with (\d))?", " ".join(table.play("Walk", 6, 6).labels)))

    assert followers() == followers("lake") == ["", "1", "2"]
    assert followers("dock") == ["", "1"]
    assert followers("dock", "dock") == followers("dock", "dock", "dock") == [""]


@pytest.mark.rule("FG-MINION-10")
def test_special_victims_are_held_too_and_you_choose_which_one_is_free() -> None:
    table = given(
        at="dock", killer=None, victims={"dock": 1}, specials={"boyfriend": "dock"}, minions=["dock"], options=HUNT
    )
    labels = [label for label in table.play("Walk", 6, 6).labels if label.startswith("To South Path")]
    assert labels == ["To South Path", "To South Path with 1 Victim", "To South Path with the Boyfriend"]


@pytest.mark.rule("FG-MINION-10")
def test_a_held_victim_is_not_saved() -> None:
    exit = given(at="se-exit", killer=None, victims={"se-exit": 2}, minions=["se-exit"], options=HUNT)
    exit.pick("Save a Victim, reward 1")
    assert not exit.offers("Save")
    assert exit.victims == {"se-exit": 1}
    held = given(at="se-exit", killer=None, victims={"se-exit": 1}, minions=["se-exit"], options=HUNT)
    assert not held.offers("Save")
    assert held.match.why_not(0, "victims-se-exit") == (
        "Minions hold every Victim here: strike them first.", "FG-MINION-10",
    )  # fmt: skip
    assert exit.match.why_not(0, "victims-dock") is None


@pytest.mark.rule("FG-MINION-10")
def test_a_held_victim_comes_when_it_is_called() -> None:
    table = given(
        at="dock", killer=None, victims={"south-path": 1}, minions=["south-path"], backpack=["whistle"], options=HUNT
    )
    assert table.pick("Use the Whistle").victims == {"dock": 1}


# Rising


@pytest.mark.rule("FG-MINION-11")
def test_the_dead_rise_before_bloodlust_rises(with_cards: WithCards) -> None:
    with_cards(killer=minion(rises=True, tokens=1))
    table = given("killer", killer="dock", victims={"dock": 2}, terror=["fresh-tracks", "fire"], hand=[])
    assert [event[0] for event in table.events("killed", "minion-rises", "bloodlust")] == [
        "killed", "minion-rises", "bloodlust", "killed", "bloodlust",
    ]  # fmt: skip
    assert table.minions == ["dock"], "no token is left for the other"


@pytest.mark.rule("FG-MINION-11")
def test_nobody_rises_after_the_finale(with_cards: WithCards) -> None:
    with_cards(killer=minion(rises=True))
    table = given("killer", killer="dock", victims={"dock": 1}, terror=[], revealed=True, hand=[])
    assert (table.dead, table.minions) == (1, [])


@pytest.mark.rule("FG-MINION-11", "FG-CAMP-6")
def test_who_dies_in_a_fire_rises_unhurt_by_it(with_cards: WithCards) -> None:
    with_cards(killer=minion(rises=True, health=1))
    table = given(
        "killer", minions=["cabins"], victims={"cabins": 1}, hand=[], terror=["fire", "fresh-tracks"], dice=(1,)
    )
    assert (table.dead, table.minions) == (1, ["cabins"])


@pytest.mark.rule("FG-MINION-11")
def test_the_drowned_rise_too(with_cards: WithCards) -> None:
    with_cards(killer=minion(rises=True))
    table = given(at="dock", killer="swamp", victims={"dock": 1}, events=["black-water"], hand=["walk"])
    table.play("Walk", 6, 6).pick("To Lake with 1 Victim")
    assert (table.dead, table.minions) == (1, ["lake"])


# What the table shows


@pytest.mark.rule("FG-MINION-8")
def test_the_reference_card_says_what_it_does_in_the_list_of_content() -> None:
    entry = next(entry for entry in tables.GAME.content() if entry["id"] == "minion-hound")
    assert entry["facts"]["does"] == (
        "1 health, Attack 1, Movement 2, 5 tokens. At most 3 take part in one action, the nearest to you first. "
        "Each holds 1 Victim of its space, who can neither follow you nor be saved."
    )
    assert HANS not in entry["facts"].values()


def test_a_card_names_the_kind_of_the_minions_that_it_spawns() -> None:
    assert Spawn(count=2, at="exits", kind="tin-soldier").words() == "spawn 2 Tin Soldiers at each Exit"
    assert Spawn(count=1, at="girl").words() == "spawn 1 Minion in your space"
