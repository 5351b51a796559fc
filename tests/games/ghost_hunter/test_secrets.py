"""Who sees what: hands and piles, moods, and questions that tell nothing of another's Insanity cards."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gloaming
from gloaming.engine.match.match import Match
from gloaming.engine.rules.machine import advance
from gloaming.games.ghost_hunter.constants import STANDING
from gloaming.games.ghost_hunter.rules.doors import put_back
from tests.every_game.test_no_leak import known_to
from tests.games.ghost_hunter.table import BOX, Where, card, given, new
from tests.games.ghost_hunter.test_doors import BASEMENT, opened
from tests.games.ghost_hunter.test_events import turned

HALL: dict[str, Where] = {"t-18": (0, -1), "t-7": (1, -1), "t-6": (0, -2)}
"""The Ballroom north of the Entrance, and Halls in its east and north."""


@pytest.mark.rule("GH-INFO-1")
def test_map_hp_damage_items_tokens_and_the_number_of_insanity_cards_are_open_to_all() -> None:
    table = given(
        "c-2 c-1",
        lay=HALL,
        items={0: "i-6"},
        hurt={0: (3, 2)},
        minds={0: "4-of-clubs 5-of-clubs"},
        carried=[(0,), ()],
    )
    for seat in (0, 1, None):
        view = table.match.view(seat)
        hunter = view["hunters"][0]
        assert (hunter["hp"], hunter["hp_damage"], hunter["mp_damage"]) == (25, 3, 2)
        assert hunter["items"] == ["i-6"]
        assert hunter["tokens"] == [BOX.token_names[0]]
        assert len(hunter["mind"]) == 2
        assert {tile["id"] for tile in view["tiles"]} >= {"t-17", "t-18", "t-7", "t-6"}


@pytest.mark.rule("GH-INFO-2", "GH-TABLE-5")
def test_insanity_cards_and_mp_are_known_to_their_own_player_alone() -> None:
    table = given("c-2 c-1", minds={0: "4-of-clubs"}, hurt={0: (0, 1)})
    own, other = table.match.view(0)["hunters"][0], table.match.view(1)["hunters"][0]
    assert (own["mind"], own["most_mp"], own["mp"]) == (["4-of-clubs"], 16, 15)
    assert (other["most_mp"], other["mp"]) == (None, None)
    assert "4-of-clubs" not in str(other)


@pytest.mark.rule("GH-INFO-3")
def test_a_mood_may_be_shown_true_or_not_once_in_a_turn() -> None:
    table = given("c-2 c-1", hurt={0: (27, 19)})
    assert "Seem on the edge" in table.labels
    table.pick("mood", 0, 1)
    assert "Mack Delaney seems still all right." in table.told(1)
    assert table.match.view(1)["hunters"][0]["mood"] == "still all right"
    assert not table.may("mood")
    table.end()
    assert table.may("mood", 1, 2)


@pytest.mark.rule("GH-ACE-16")
def test_the_answer_never_to_ask_says_what_happens_then() -> None:
    table = given("c-2 c-1")
    never = table.match.describe(table.options.index(("answers", 0, 2)))
    assert never.label == "Do not ask me: let it happen, even a fall"
    assert never.within == "Never: let it happen, even a fall"


@pytest.mark.rule("GH-INFO-4")
def test_piles_cards_left_face_down_and_clues_not_yet_due_are_secret() -> None:
    table = given("c-2 c-1", lay=HALL, events="e-30", items_pile="i-7", insanity="4-of-clubs", tiles="t-25")
    s = table.state
    s.left_events, s.left_events_at = (s.event_cards[-1],), (card("t-18"),)
    s.event_cards = s.event_cards[:-1]
    view = table.match.view(0)
    assert next(tile for tile in view["tiles"] if tile["id"] == "t-18")["events"] == 1
    shown = str(view)
    assert not any(f"'{name}'" in shown for name in ("e-30", "i-7", "4-of-clubs", "t-25"))
    assert (view["clues"], view["script"]) == ([], [])
    assert BOX.scenarios[0].clues[0].text not in shown


# What a question may tell


def otherwise(match: Match, hunter: int, chance: random.Random) -> Match | None:
    """The same table, but for other Insanity cards in a hand, from the bottom of the pile, which leave MP above 0.

    None where there are no others.
    """
    copied = match.copy()
    s: Any = copied._state
    held = s.minds[hunter]
    pile = list(s.insanity)
    for _ in range(20):
        if len(pile) < 2 * len(held):
            return None
        places = chance.sample(range(len(pile) // 2), len(held))
        dealt = tuple([pile[place] for place in places])
        if s.first_mp(hunter) - sum([s.box.numeral(other) for other in dealt]) - s.mp_damage[hunter] > 0:
            for place, card in zip(places, held):
                pile[place] = card
            s.minds[hunter], s.insanity = dealt, tuple(pile)
            return Match(match.game, match.settings, None, None, s, advance(s))
    return None


ANNOUNCED = {"would-fall", "fails", "saved", "fell", "no-numeral"}
"""What is said aloud and depends on a hand: the rules have it so."""


def common_choice(first: Match, second: Match, chance: random.Random) -> tuple[object, ...] | None:
    """A choice that both tables have, and that shows no card."""
    assert first.decision is not None
    assert second.decision is not None
    shared = [option for option in first.decision.options if option in second.decision.options]
    quiet = [option for option in shared if option[0] not in ("ease", "help", "cancel", "use")]
    return chance.choice(quiet) if quiet else None


@pytest.mark.rule("GH-ACE-15", "GH-INFO-2")
@pytest.mark.parametrize("seed", range(12))
def test_no_view_question_or_option_of_others_depends_on_a_hand(seed: int) -> None:
    chance = random.Random(seed)
    seats = 2 + seed % 3
    match = new(seats, seed=seed, scenario=1 + seed % 13).match
    compared = 0
    while match.decision is not None and compared < 8:
        s: Any = match._state
        holders = [
            hunter
            for hunter in range(s.hunters)
            if s.minds[hunter] and s.fares[hunter] == STANDING and s.mp(hunter) > 0
            if s.owner[hunter] != match.decision.seat
        ]
        if holders and chance.random() < 0.2:
            hunter = chance.choice(holders)
            world = otherwise(match, hunter, chance)
            if world is not None:
                compared += 1
                assert_same_for_others(match.copy(), world, s.owner[hunter], chance)
        match.pick(chance.randrange(len(match.decision.options)))
    assert compared


def assert_same_for_others(real: Match, world: Match, owner: int, chance: random.Random) -> None:
    """Others see, are asked and may choose the same, however both tables go on, until a fall or a hand is announced."""
    before = len(list(real._state.events))
    for _ in range(12):
        recent = [event[0] for match in (real, world) for event in list(match._state.events)[before:]]
        if ANNOUNCED & set(recent):
            return
        for seat in [*[seat for seat in range(real.seats) if seat != owner], None]:
            assert known_to(real, seat) == known_to(world, seat)
        if real.decision is None or world.decision is None:
            return
        choice = common_choice(real, world, chance)
        if choice is None:
            return
        for match in (real, world):
            assert match.decision is not None
            match.pick(list(match.decision.options).index(choice))


@pytest.mark.rule("GH-ACE-15", "GH-ACE-12")
def test_a_question_about_damage_is_put_alike_to_whoever_holds_insanity_cards() -> None:
    def asked(mine: str, theirs: str) -> tuple[int, str, list[str]]:
        table = given("c-2 c-1", lay=HALL, at="t-17", monsters={"e-33": "t-18"}, minds={0: mine, 1: theirs})
        table.judge(1, enemy=7).go(0).pick("ready").pick("let-it-be")
        return table.asked, table.prompt, table.told(0)

    worlds = [asked("2-of-clubs", theirs) for theirs in ("9-of-clubs", "ace-of-clubs", "king-of-hearts")]
    assert worlds[0] == worlds[1] == worlds[2]
    assert worlds[0][:2] == (1, "Do something about this damage?")


# What all know of the piles


def in_their_piles(match: Match) -> bool:
    """Whether each tile that the scenario puts in a pile lies there, unless it has left it."""
    s: Any = match._state
    named = [[s.box.number[name] for name in pile.must] for pile in s.scenario_entry().piles]
    left = {*s.laid, *s.drawn, *s.aside, *s.boxed}
    hidden = [*s.piles, s.unused, s.covered]
    return all(tile in s.piles[number] or tile in left for number, must in enumerate(named) for tile in must) and all(
        set(tiles) <= s.could_hold(pile) for pile, tiles in enumerate(hidden)
    )


@pytest.mark.rule("GH-SCENE-2")
@pytest.mark.parametrize("scenario", range(1, 14))
def test_the_tiles_that_a_scenario_names_are_in_their_piles_in_every_imagined_world(scenario: int) -> None:
    """At the beginning, and while the house is explored; and the ring of Seance on Nine Squares in its places."""
    match = new(3, seed=scenario, scenario=scenario).match
    chance = random.Random(scenario)
    for moment in range(150):
        if match.decision is None:
            break
        assert in_their_piles(match)
        if moment % 10 == 0:
            for seat in (0, 1, 2, None):
                worlds = [match.imagine(seat, seed) for seed in range(6)]
                assert all(in_their_piles(world) for world in worlds)
        weights = match.policy_weights()
        match.pick(chance.choices(range(len(weights)), weights)[0])


@pytest.mark.rule("GH-SCENE-2", "GH-SCENE-5")
def test_the_two_piles_of_two_lanterns_hold_their_own_tiles_and_any_of_those_drawn_by_lot() -> None:
    match = new(2, seed=3, scenario=6).match
    piles = [{BOX.ids[tile] for tile in pile} for pile in match._state.piles]  # type: ignore[attr-defined]
    seen: list[set[str]] = [set(), set()]
    for seed in range(200):
        world: Any = match.imagine(0, seed)._state
        for number in range(2):
            ids = {BOX.ids[tile] for tile in world.piles[number]}
            assert len(ids) == len(piles[number])
            seen[number] |= ids
    drawn = {BOX.ids[tile] for tile in BOX.by_lot[5]}
    assert seen == [drawn | {"t-27", "t-35"}, drawn | {"t-41", "t-37"}]


@pytest.mark.rule("GH-DOOR-8")
def test_a_tile_that_all_saw_go_back_is_in_that_pile_in_every_imagined_world() -> None:
    table = opened(at="t-16", lay={"t-16": (0, 0, 0, BASEMENT)}, tiles="t-1 t-24")
    assert "The Staircase (up) cannot be laid here and goes back" in " ".join(table.told())
    worlds: list[Any] = [table.match.imagine(0, seed)._state for seed in range(60)]
    assert all(card("t-1") in world.piles[0] for world in worlds)
    assert len({world.unused for world in worlds}) > 50


@pytest.mark.rule("GH-DOOR-9")
def test_the_tile_that_a_diviner_puts_under_the_pile_stays_in_it_once_it_is_shuffled() -> None:
    table = opened(hunters="c-4 c-2", tiles="t-38 t-33").pick("lay", "t-38")
    worlds: list[Any] = [table.match.imagine(1, seed)._state for seed in range(40)]
    assert {world.piles[0].index(card("t-33")) for world in worlds} == {0}
    put_back(table.state, 0)
    after = table.match.copy()
    worlds = [after.imagine(1, seed)._state for seed in range(40)]
    assert all(card("t-33") in world.piles[0] for world in worlds)
    assert len({world.piles[0].index(card("t-33")) for world in worlds}) > 5


def test_a_save_from_before_tiles_that_went_back_were_kept_is_played_on() -> None:
    save = opened(at="t-16", lay={"t-16": (0, 0, 0, BASEMENT)}, tiles="t-1 t-24").match.save()
    wrong: list[list[list[int]]] = [[], [[], [], []], [[999], []]]
    for damaged in wrong:
        with pytest.raises(gloaming.DamagedSave):
            gloaming.load({**save, "fields": {**save["fields"], "returned": damaged}})
    assert [*map(list, save["fields"].pop("returned"))] == [[card("t-1")], []]
    read = gloaming.load(save)
    assert [*map(list, read.save()["fields"]["returned"])] == [[], []]
    assert read.decision is not None
    del save["fields"]["piles"]
    with pytest.raises(gloaming.DamagedSave, match="'piles'"):
        gloaming.load(save)


def rearranged(known: str, *places: int) -> Any:
    """Hunter 0 has put the top three tiles of the pile back with the Diary, and another seat knew their order."""
    table = given("c-2 c-1", items={0: "i-9"}, tiles="t-38 t-33 t-3")
    for tile in table.state.piles[0][-3:]:
        if known == "by another":
            table.state.show_only(2, tile, "tile")
        else:
            table.state.hide_openly(tile, "tile")
    table.pick("use", "i-9", 0)
    for place in places:
        table.pick("top", place)
    return table


@pytest.mark.parametrize("known", ["by another", "by all"])
@pytest.mark.rule("GH-EVENT-6")
def test_no_imagined_world_betrays_in_which_order_another_has_put_known_tiles_back(known: str) -> None:
    first, second = rearranged(known, 0, 0), rearranged(known, 2, 1)
    three = sorted(card(name) for name in ("t-38", "t-33", "t-3"))
    assert first.state.piles[0][-3:] != second.state.piles[0][-3:]
    for seat in (1, None):
        assert first.match.view(seat) == second.match.view(seat)
        assert first.match.events(seat) == second.match.events(seat)
        worlds = [[table.match.imagine(seat, n)._state.piles[0][-3:] for n in range(60)] for table in (first, second)]
        assert worlds[0] == worlds[1]
        if seat == 1 or known == "by all":
            assert len(set(worlds[0])) == 6
            assert all(sorted(top) == three for top in worlds[0]), "which three they are stays known"
    for table in (first, second):
        assert {table.match.imagine(0, n)._state.piles[0][-3:] for n in range(9)} == {table.state.piles[0][-3:]}


@pytest.mark.rule("GH-EVENTCARD-15", "GH-EVENT-6")
@pytest.mark.parametrize("also_known", [False, True])
def test_no_imagined_world_betrays_whether_another_has_put_a_known_card_under_the_pile(also_known: bool) -> None:
    tables: list[Any] = []
    for answer in ("keep", "under"):
        table = turned("e-15", 9)
        s = table.state
        top, second = s.event_cards[-1], s.event_cards[-2]
        s.show_only(2, top, "event")
        if also_known:
            s.show_only(2, second, "event")
        tables.append(table.pick(answer))
    for seat in (1, None):
        assert tables[0].match.events(seat) == tables[1].match.events(seat)
        worlds = [[table.match.imagine(seat, n)._state.event_cards for n in range(60)] for table in tables]
        assert worlds[0] == worlds[1]
        if seat == 1:
            assert {cards[-1] == top for cards in worlds[0]} == {True, False}
            assert also_known or {cards.index(top) for cards in worlds[0]} == {0, len(s.event_cards) - 1}


@pytest.mark.rule("GH-EVENT-6")
def test_nothing_is_remembered_of_an_order_where_nobody_knew_one_card_from_another() -> None:
    table = given("c-2 c-1", items={0: "i-9"}, tiles="t-38 t-33 t-3")
    table.pick("use", "i-9", 0).pick("top", 0).pick("top", 0)
    assert all(not trace.drawn for trace in table.state.traces)
