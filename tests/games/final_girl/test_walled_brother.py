"""The Walled Brother, who hears, Harrowcell Priory, and their girls."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.final_girl.packs import BOX
from tests.games.final_girl.conftest import WithCards, minion
from tests.games.final_girl.table import Position, given, new

VOW = {"killer": "the-walled-brother", "location": "harrowcell-priory"}
MAP = BOX.maps[[location.id for location in BOX.locations].index("harrowcell-priory")]


def noise(**there: int) -> tuple[int, ...]:
    """Return the Noise in each space; spaces have underscores instead of hyphens."""
    return tuple([there.get(space.id.replace("-", "_"), 0) for space in MAP.spaces])


def vow(phase: str = "killer", **more: Any) -> Position:
    """Set up a table at Harrowcell Priory with the Walled Brother in the walls and the girl in the Nave."""
    usual: dict[str, Any] = {
        "at": "nave",
        "killer": None,
        "hand": (),
        "terror": [],
        "power": "borrowed-voices",
        "options": VOW,
    }
    return given(phase, **{**usual, **more})


def heard(table: Position) -> dict[str, int]:
    """Return the Noise that the player sees, by space."""
    there: dict[str, int] = table.view["markers"].get("noise", {})
    return there


@pytest.mark.rule("FG-WALL-1", "FG-SETUP-12", "FG-SETUP-17", "FG-NOISE-6", "FG-MINION-13")
def test_he_starts_in_the_walls_with_noise_where_the_setup_card_puts_him() -> None:
    table = new(4, **VOW, girl="marta")
    start = BOX.setups[table.state.setup].killer
    assert (table.killer, heard(table), table.killer_health) == ("", {start: 2}, 13)


@pytest.mark.rule("FG-NOISE-1", "FG-NOISE-2")
def test_an_attack_and_a_failure_make_a_noise_where_you_are() -> None:
    def after(card: str, *dice: int, before: int = 0) -> dict[str, int]:
        table = vow("action", killer="nave", hand=[card, "walk"], noise=noise(nave=before))
        table.pick(f"Play {card.replace('-', ' ').title()}", dice=dice)
        while table.prompt in ("Change the roll?", "No success: choose a failure line"):
            table.match.pick(len(table.labels) - 1)
        return heard(table)

    assert after("weak-attack", 6, 6) == {"nave": 1}
    assert after("weak-attack", 1, 1) == {"nave": 1}, "an attack without success makes 1"
    assert after("focus", 1, 1) == {"nave": 1}
    assert after("focus", 6, 1) == {}
    assert after("focus", 1, 1, before=3) == {"nave": 3}, "at most 3"


@pytest.mark.rule("FG-NOISE-1")
def test_a_failed_reaction_makes_a_noise_too() -> None:
    table = vow(killer="nave", noise=noise(), hand=["guard"], terror=["your-own-breath"], row=1)
    while table.prompt != "Defend yourself?":
        table.match.pick(0)
    before = heard(table).get("nave", 0)
    table.pick("Defend with Guard", dice=[1, 1])
    assert ["noise", before + 1] in [event[:2] for event in table.events("noise")]


@pytest.mark.rule("FG-NOISE-1")
def test_a_victim_who_runs_is_heard_where_it_goes() -> None:
    table = vow("panic", killer="nave", victims={"nave": 2}, killed_turn=1, dice=[5, 6])
    assert (table.victims, heard(table)) == (
        {"bell-tower": 1, "gate-lodge": 1},
        {"bell-tower": 1, "gate-lodge": 1},
    )


@pytest.mark.rule("FG-NOISE-1")
def test_with_another_killer_nothing_makes_a_noise() -> None:
    table = given(at="dock", killer="dock", hand=["weak-attack", "walk"]).play("Weak Attack", 6, 6)
    assert (table.events("noise"), table.view["markers"]) == ([], {})


@pytest.mark.rule("FG-NOISE-3")
def test_he_comes_out_where_it_is_loudest_and_the_noise_is_gone() -> None:
    table = vow(noise=noise(crypt=3, choir=2), victims={"crypt": 1})
    assert (table.dead, heard(table)) == (1, {"choir": 2})
    assert "The Killer comes out of the wall at Crypt." in table.told()


@pytest.mark.rule("FG-NOISE-3")
def test_a_tie_between_loud_spaces_is_yours() -> None:
    table = vow(noise=noise(crypt=2, choir=2))
    assert (table.prompt, table.labels) == ("Where does he come out?", ["At Choir", "At Crypt"])
    assert table.match.why_not(0, "space-nave") == ("It is not one of the tied spaces.", "FG-NOISE-3")


@pytest.mark.rule("FG-NOISE-3")
def test_where_he_is_already_he_stays_and_the_noise_is_gone() -> None:
    table = vow(killer="crypt", noise=noise(crypt=2))
    assert (heard(table), table.row) == ({}, 1)
    assert table.events("walled") == []


@pytest.mark.rule("FG-NOISE-4")
def test_a_lure_is_louder_than_any_noise() -> None:
    table = vow(noise=noise(crypt=3), fireworks=MAP.number["dorter"], at="dorter")
    assert ["came-out", MAP.first + MAP.number["dorter"]] in table.events("came-out")
    assert heard(table) == {"crypt": 3}
    assert table.view["tokens"]["fireworks"] is None


@pytest.mark.rule("FG-NOISE-5", "FG-NOISE-6", "FG-MINION-13")
def test_in_silence_he_goes_into_the_walls_and_bloodlust_stays() -> None:
    table = vow(killer="nave", noise=noise(crypt=1), victims={"nave": 1})
    assert (table.killer, table.row, table.dead, table.health) == ("", 1, 0, 5)


@pytest.mark.rule("FG-NOISE-5")
@pytest.mark.parametrize(
    ("card", "victims", "space"),
    [
        ("fingers-in-the-mortar", {"choir": 1, "crypt": 1}, "crypt"),
        ("fingers-in-the-mortar", {}, ""),
        ("the-slit-in-the-wall", {"choir": 1}, "nave"),
    ],
)
def test_in_silence_a_card_says_where_he_comes_out(card: str, victims: dict[str, int], space: str) -> None:
    table = vow(noise=noise(), victims=victims, terror=[card, "votive-candles"])
    assert table.killer == space


@pytest.mark.rule("FG-NOISE-5")
def test_a_tie_between_the_farthest_victims_is_yours() -> None:
    table = vow(noise=noise(), victims={"choir": 1, "cloister-north": 1}, terror=["fingers-in-the-mortar"])
    assert table.labels == ["At Choir", "At North Walk"]


@pytest.mark.rule("FG-WALL-2", "FG-WALL-5", "FG-WALL-6", "FG-WALL-7", "FG-WALL-9", "FG-NOISE-2")
@pytest.mark.parametrize(
    ("card", "there"),
    [
        ("a-dropped-cup", {"crypt": 1}),
        ("dust-on-the-floor", {"choir": 1, "cloister-north": 1, "bell-tower": 1, "gate-lodge": 1}),
        ("your-own-breath", {"nave": 1}),
        ("bricks-back-in-place", {"crypt": 1}),
    ],
)
def test_cards_make_a_noise(card: str, there: dict[str, int]) -> None:
    table = vow(noise=noise(), victims={"crypt": 2, "dorter": 1}, terror=[card])
    assert heard(table) == there


@pytest.mark.rule("FG-WALL-12", "FG-WALL-13", "FG-WALL-14")
@pytest.mark.parametrize("finale", ["no-more-walls", "he-hears-your-heart", "every-bell"])
def test_after_the_finale_he_always_comes(finale: str) -> None:
    table = vow(noise=noise(), revealed=True, finale=finale, victims={})
    assert (table.killer, table.health < 5) == ("nave", True)


@pytest.mark.rule("FG-WALL-13", "FG-FINALE-6", "FG-UPKEEP-2")
def test_he_hears_your_heart_in_each_upkeep_after_the_finale_is_revealed() -> None:
    before = vow("upkeep", noise=noise(), finale="he-hears-your-heart")
    assert heard(before) == {}
    assert heard(vow("upkeep", noise=noise(), finale="he-hears-your-heart", revealed=True)) == {"nave": 1}


@pytest.mark.rule("FG-WALL-14")
def test_every_bell_rings_where_victims_are() -> None:
    table = vow("upkeep", noise=noise(), finale="every-bell", victims={"crypt": 2, "dorter": 1})
    assert heard(table) == {"crypt": 3, "dorter": 3}
    assert len(table.view["killer"]["powers"]) == 2


@pytest.mark.rule("FG-WALL-15", "FG-UPKEEP-2")
def test_thin_plaster_is_heard_in_each_upkeep() -> None:
    assert heard(vow("upkeep", noise=noise(), powers=["thin-plaster"], terror=["votive-candles"])) == {"nave": 1}


# Off the board


@pytest.mark.rule("FG-MINION-13")
def test_in_the_walls_nobody_attacks_him_and_he_frightens_nobody() -> None:
    table = vow("action", hand=["weak-attack", "walk"])
    assert not table.offers("Play Weak Attack")
    assert vow("panic", victims={"nave": 2}, killed_turn=1).victims == {"nave": 2}


@pytest.mark.rule("FG-MINION-13")
def test_without_him_a_victim_is_farthest_from_the_nearest_minion_or_from_you(with_cards: WithCards) -> None:
    with_cards(killer=minion(of="the-walled-brother"))
    victims = {"dorter": 1, "undercroft": 1, "gate-lodge": 1}
    card: dict[str, Any] = {
        "event_deck": ["penitent"],
        "terror": ["grate-lifts"],
        "victims": victims,
        "noise": noise(),
        "row": 1,
    }
    assert vow(**card).specials == {"penitent": "undercroft"}
    assert vow(**card, minions=["undercroft"]).labels == ["The Victim at Crypt", "The Victim at Dorter"]


@pytest.mark.rule("FG-MINION-13", "FG-CAMP-19")
def test_nobody_walks_toward_him_while_he_is_in_the_walls() -> None:
    table = given(
        "upkeep", killer=None, victims={"dock": 1}, events=["sleepwalkers"], options={"killer": "the-walled-brother"}
    )
    assert table.victims == {"dock": 1}


# The girls and the Priory


@pytest.mark.rule("FG-WALL-20", "FG-SAVE-4")
def test_sister_agneses_ultimate_happens_at_once_after_the_last_reward() -> None:
    table = vow(
        "action", at="orchard-door", girl="sister-agnese", covered=range(3), victims={"orchard-door": 1}, health=2,
        horror=5, hand=["walk"],
    )  # fmt: skip
    table.pick("Save a Victim", "Take")
    assert (table.health, table.horror) == (6, 5 - 2)
    assert "critical-blow" in table.hand
    assert [event[0] for event in table.events("ultimate", "horror", "healed")] == [
        "ultimate",
        "horror",
        "horror",
        "healed",
    ]


@pytest.mark.rule("FG-SAVE-4", "FG-HEALTH-6")
def test_an_immediate_ultimate_happens_even_if_the_phase_is_cut_short() -> None:
    """Her last reward waits when a fire turns over her token: it is lost, but her card turns."""
    table = vow(
        "action", at="orchard-door", girl="sister-agnese", covered=range(4), rewards=(3,), health=1, girl_token=2,
        hand=["short-rest", "walk"], horror=5, time=0, events=[], saved=4,
    )  # fmt: skip
    s: Any = table.match._state
    from gloaming.engine.rules.machine import advance
    from gloaming.games.final_girl.rules.health import hurt

    hurt(s, 1)
    table.match._options = advance(s)
    assert (table.view["player"]["ultimate"], table.health, table.horror) == (True, 6, 5)
    assert table.match.check() == []


@pytest.mark.rule("FG-WALL-19", "FG-ROLL-7")
def test_marta_rolls_two_dice_more_for_focus() -> None:
    def dice(**more: Any) -> int:
        table = vow("action", girl="marta", hand=["focus", "walk"], **more)
        return len(table.pick("Play Focus", dice=[1, 1]).events("rolled")[0]) - 1

    assert dice(ultimate=True, covered=range(5)) == dice() + 2


@pytest.mark.rule("FG-WALL-21", "FG-WALL-22")
def test_the_metronome_lures_again_and_again() -> None:
    table = vow("action", girl="marta", backpack=["martas-metronome"], options={**VOW, "bonus": "on"})
    table.pick("Use Marta's Metronome", "The lure at Choir")
    assert (table.view["tokens"]["fireworks"], table.backpack) == ("choir", ["martas-metronome"])


@pytest.mark.rule("FG-PRIORY-1")
def test_the_priory_has_two_exits_at_opposite_ends() -> None:
    spaces = [space.id for space in MAP.spaces]
    assert len(spaces) == 19
    assert [spaces[at] for at, exit in enumerate(MAP.exit) if exit] == ["gate-lodge", "orchard-door"]
    assert sorted(spaces[at] for at, deck in enumerate(MAP.deck) if deck >= 0) == [
        "infirmary",
        "refectory",
        "scriptorium",
    ]


@pytest.mark.rule("FG-PRIORY-20")
def test_ten_victims_start_on_each_setup_card_of_the_priory() -> None:
    cards = [setup for setup in BOX.setups if setup.of == "harrowcell-priory"]
    assert [sum(setup.victims.values()) for setup in cards] == [10] * 5


@pytest.mark.rule("FG-PRIORY-10", "FG-PRIORY-11", "FG-PRIORY-12")
def test_the_special_victims_of_the_retreat() -> None:
    where = {"novice": "nave", "journalist": "nave", "penitent": "gate-lodge"}
    table = vow("action", killer="choir", specials=where, hand=["walk"])
    assert len(table.pick("Play Walk", dice=[6, 6]).events("rolled")[0]) - 1 == 3, "a die more with the Journalist"
    assert table.offers("To Choir with the Novice")
    assert not table.offers("To Choir with the Journalist")
    last = vow("action", at="gate-lodge", specials={"penitent": "gate-lodge"}, victims={"crypt": 1})
    assert not last.offers("Save")


@pytest.mark.rule("FG-WALL-10", "FG-WALL-11")
def test_minor_dark_powers_make_him_stronger_and_faster() -> None:
    killer = vow("action", minors={"grip-of-lime": 2, "through-every-wall": 2}).view["killer"]
    assert (killer["attack"], killer["movement"]) == (3, 2)
