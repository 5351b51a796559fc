"""The Whipper-In and his Hounds, Fallowmere Park, and their girls."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.final_girl.packs import BOX
from tests.games.final_girl.table import GAME, Position, given, new

HUNT = {"killer": "the-whipper-in", "location": "fallowmere-park"}
MAP = BOX.maps[[location.id for location in BOX.locations].index("fallowmere-park")]


def hunt(phase: str = "killer", **more: Any) -> Position:
    """Set up a table at Fallowmere Park with the Whipper-In at the Kennels and the girl at the Church Stile."""
    usual = {"at": "church-stile", "killer": "kennels", "hand": (), "terror": ["his-own-hands"], "options": HUNT}
    return given(phase, **{**usual, **more})


@pytest.mark.rule("FG-HUNT-1", "FG-HUNT-2", "FG-MINION-8")
def test_two_hounds_start_with_him_and_bite_as_their_card_says() -> None:
    table = new(3, **HUNT)
    start = BOX.setups[table.state.setup].killer
    assert (table.minions, table.killer_health, table.horror) == ([start] * 2, 11, 4)
    assert table.view["minion_cards"] == [{"id": "hound", "movement": 2, "attack": 1, "tokens": 3}]


@pytest.mark.rule("FG-HUNT-1", "FG-MINION-7")
def test_the_hounds_run_for_victims_first_and_do_not_bite() -> None:
    table = hunt(victims={"weir": 1}, minions=["kennels"], terror=[])
    assert (table.minions, table.dead, table.killer) == (["weir"], 0, "kennels")


@pytest.mark.rule("FG-HUNT-1")
def test_bloodlust_lets_a_hound_come_where_he_started() -> None:
    table = hunt(killer="weir", victims={"weir": 1}, row=5, terror=[])
    assert (table.row, table.minions) == (6, ["kennels"])


@pytest.mark.rule("FG-HUNT-7")
def test_at_bay_puts_him_where_hounds_are_with_the_most_victims() -> None:
    table = hunt(victims={"coverts": 1, "boathouse": 2, "mere": 3}, minions=["coverts", "boathouse"], terror=["at-bay"])
    assert (table.killer, table.dead) == ("boathouse", 2)
    assert "The Killer rides up to the pack at Boathouse." in table.told()


@pytest.mark.rule("FG-HUNT-7")
def test_at_bay_you_choose_between_equally_full_spaces() -> None:
    table = hunt(
        victims={"coverts": 1, "boathouse": 1}, minions=["coverts", "boathouse"], terror=["at-bay"], revealed=False
    )
    assert (table.prompt, table.labels) == ("Where does he ride up?", ["To Coverts", "To Boathouse"])
    assert table.match.why_not(0, "space-mere") == (
        "It is not one of the spaces with Minions and the most Victims.", "FG-HUNT-7",
    )  # fmt: skip


@pytest.mark.rule("FG-HUNT-7")
def test_at_bay_he_stays_without_hounds_among_victims() -> None:
    table = hunt(victims={"mere": 1}, minions=["coverts"], terror=["at-bay"], row=1)
    assert table.killer == "kennels"
    assert table.events("rode-up") == []


@pytest.mark.rule("FG-HUNT-8")
def test_the_long_note_calls_all_hounds_to_him() -> None:
    table = hunt(minions=["weir", "kennels", "mere"], terror=["long-note"])
    assert (table.minions, table.horror) == (["kennels"] * 3, 5)


@pytest.mark.rule("FG-HUNT-16")
def test_call_off_the_pack_musters_the_hounds_when_it_is_revealed() -> None:
    table = hunt("upkeep", minions=["weir", "mere"], terror=[], finale="call-off-the-pack")
    assert table.minions == ["kennels"] * 2


@pytest.mark.rule("FG-HUNT-12", "FG-HUNT-17", "FG-HUNT-18")
def test_dark_powers_make_the_hounds_stronger_and_faster() -> None:
    table = hunt("action", minions=["weir"], minors={"whip-hand": 2}, powers=["blooded-pack", "long-lope"])
    assert table.view["minion_cards"][0] == {"id": "hound", "movement": 3, "attack": 3, "tokens": 4}
    assert (table.view["killer"]["attack"], table.view["killer"]["movement"]) == (2, 1)


@pytest.mark.rule("FG-HUNT-19")
def test_another_couple_brings_a_hound_for_each_victim_he_kills_himself() -> None:
    table = hunt(victims={"kennels": 1}, powers=["another-couple"], terror=[])
    assert (table.dead, table.minions) == (1, ["kennels"])


@pytest.mark.rule("FG-HUNT-20", "FG-UPKEEP-2")
def test_no_kennel_shut_brings_a_hound_in_each_upkeep_phase() -> None:
    table = hunt(
        "upkeep", victims={"mere": 2, "weir": 1}, powers=["no-kennel-shut"], options={**HUNT, "epic": "forced"}
    )
    assert table.minions == ["mere"]


@pytest.mark.rule("FG-HUNT-21", "FG-FOLLOW-1")
def test_winifreds_ultimate_lets_four_victims_follow() -> None:
    table = hunt("action", girl="winifred", ultimate=True, covered=range(5), victims={"church-stile": 5}, hand=["walk"])
    labels = [label for label in table.play("Walk", 6, 6).labels if label.startswith("To Boathouse")]
    assert labels[-1] == "To Boathouse with 4 Victims"


@pytest.mark.rule("FG-HUNT-22", "FG-ROLL-7")
def test_odiles_ultimate_rolls_two_dice_more_for_furious_strike_alone() -> None:
    def dice(card: str, *, ultimate: bool) -> int:
        table = hunt(
            "action", girl="odile", killer="church-stile", hand=[card, "walk"], ultimate=ultimate,
            covered=range(4 if ultimate else 0),
        )  # fmt: skip
        table.pick(f"Play {card.replace('-', ' ').title()}", dice=[1, 1])
        return len(table.events("rolled")[0]) - 1

    assert dice("furious-strike", ultimate=True) == dice("furious-strike", ultimate=False) + 2
    assert dice("weak-attack", ultimate=True) == dice("weak-attack", ultimate=False)


@pytest.mark.rule("FG-PARK-1")
def test_the_park_has_three_exits_and_three_decks() -> None:
    spaces = [space.id for space in MAP.spaces]
    assert [spaces[at] for at, exit in enumerate(MAP.exit) if exit] == ["gatehouse", "church-stile", "weir"]
    assert sorted(spaces[at] for at, deck in enumerate(MAP.deck) if deck >= 0) == [
        "glasshouse",
        "great-hall",
        "stable-yard",
    ]
    assert len(spaces) == 18


@pytest.mark.rule("FG-PARK-20")
def test_ten_victims_start_on_each_setup_card_and_none_where_tokens_cannot_be() -> None:
    cards = [setup for setup in BOX.setups if setup.of == "fallowmere-park"]
    assert [sum(setup.victims.values()) for setup in cards] == [10] * 5
    assert all(setup.girl != setup.killer for setup in cards)


@pytest.mark.rule("FG-PARK-25", "FG-WEAPON-5")
def test_the_shotgun_stands_alone_next_to_its_target() -> None:
    table = hunt("action", killer="boathouse", held=["estate-shotgun"])
    table.pick("Shoot the Killer")
    assert (table.killer_health, table.time) == (9, 3)
    assert not hunt("action", killer="church-stile", held=["estate-shotgun"]).offers("Shoot")


@pytest.mark.rule("FG-HUNT-13")
def test_on_a_second_horse_he_moves_faster() -> None:
    assert hunt("action", minors={"second-horse": 2}).view["killer"]["movement"] == 2


@pytest.mark.rule("FG-PARK-9")
def test_early_dark_costs_time_of_the_next_action_phase() -> None:
    table = hunt(terror=["early-dark", "beaters"], killer="weir", time=6)
    assert (table.horror, table.time) == (5, 5)


@pytest.mark.rule("FG-PARK-10", "FG-PARK-11", "FG-PARK-12")
def test_the_special_victims_of_the_house_party() -> None:
    where = {"stable-girl": "church-stile", "poacher": "church-stile", "heir": "mere"}
    table = hunt("action", killer="boathouse", specials=where, hand=["walk"])
    assert len(table.pick("Play Walk", dice=[6, 6]).events("rolled")[0]) - 1 == 3, "a die more with the Stable Girl"
    assert table.offers("To Boathouse with the Poacher")
    assert not table.offers("To Boathouse with the Stable Girl")
    hunted = hunt(specials={"heir": "coverts"}, victims={"kennels": 1}, terror=["tally-ho", "beaters"])
    assert (hunted.killer, hunted.specials, hunted.row) == ("coverts", {}, 1 + 1 + 1 + 1)


@pytest.mark.rule("FG-SETUP-2")
@pytest.mark.parametrize(
    ("killer", "location", "girls"),
    [
        ("hans-the-butcher", "camp-happy-trails", {"laurie", "reiko"}),
        ("the-whipper-in", "fallowmere-park", {"winifred", "odile"}),
        ("the-whipper-in", "camp-happy-trails", {"laurie", "reiko", "winifred", "odile"}),
    ],
)
def test_a_random_girl_is_one_of_the_box_of_the_killer_or_the_location(
    killer: str, location: str, girls: set[str]
) -> None:
    options = {"killer": killer, "location": location}
    assert {GAME.new(seats=1, seed=seed, options=options).view(0)["player"]["girl"] for seed in range(24)} == girls


@pytest.mark.rule("FG-MINION-14")
def test_what_lures_traps_or_stops_the_killer_does_nothing_to_hounds() -> None:
    table = hunt(
        "action", at="deer-lawn", killer="weir", minions=["kennels"], victims={"ha-ha": 1}, terror=["cut-off"],
        backpack=["man-trap"], hand=["walk"],
    )  # fmt: skip
    table.pick("Use the Man Trap").to_killer()
    assert table.minions[0] == "deer-lawn", "it entered the space of the trap"
    assert table.state.trap == MAP.number["deer-lawn"]
    bitten = hunt(
        at="deer-lawn", killer="weir", minions=["ha-ha"], held=["aniseed-rag"], terror=["full-cry"], revealed=False
    )
    assert not bitten.offers("Use the Aniseed Rag"), "only the Killer is stopped"
    assert bitten.match.why_not(0, "item-aniseed-rag") == (
        "It is used in the Killer phase, with the Killer in your space.", "FG-ITEM-29",
    )  # fmt: skip


@pytest.mark.rule("FG-MINION-5")
def test_the_log_points_at_the_hound_that_moves_and_bites() -> None:
    table = hunt(victims={"coverts": 1}, minions=["kennels"], terror=["cubs"], killer="weir")
    told = [(event["event"][0], event["pieces"], event["text"]) for event in table.match.events(0)]
    assert ["space-kennels", "space-coverts", "minion-hound"] in [at for verb, at, _ in told if verb == "minion-moved"]
    bites = [(at, text) for verb, at, text in told if verb == "attack"]
    assert (["minion-hound", "space-coverts"], "A Hound attacks a Victim at Coverts.") in bites
