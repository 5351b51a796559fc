"""Cards of several backs: what a view shows of them, and what an imagined world leaves where it is."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.engine.match import match as face
from gloaming.engine.state.determinization import sample_world
from gloaming.engine.state.dice import seeded
from gloaming.engine.state.fields import declared, zone
from gloaming.engine.state.invariants import unsound
from gloaming.engine.state.state import Trace
from gloaming.engine.state.zones import ALL, NOBODY, OWNER, Zone, censored
from tests.engine.toy import CARDS, LANTERNS, Lanterns

BACKS = ("sun",) * 6 + ("moon",) * 6

HIDING = [
    Zone("deck", NOBODY, backs=BACKS, mixed=True),
    Zone("hands", OWNER, many=True, backs=BACKS, ordered=True),
]
FIELDS = [*HIDING, Zone("played", ALL, many=True)]
SEEDS = range(60)
VICTIM, THIEF, THIRD = range(3)
BOTH = 1 << VICTIM | 1 << THIEF


def table(hands: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]], played: tuple[int, ...] = ()) -> Lanterns:
    """A table of three; the cards that lie nowhere are in the deck."""
    state = LANTERNS.new(seats=3, seed=4)._state
    assert isinstance(state, Lanterns)
    held = {card for hand in hands for card in hand} | set(played)
    state.hands = [tuple(sorted(hand)) for hand in hands]
    state.deck = tuple([card for card in range(CARDS) if card not in held])
    state.played = [played, (), ()]
    return state


def worlds(state: Lanterns, seat: int | None) -> list[Lanterns]:
    """Worlds that a seat imagines."""
    sampled = [sample_world(state, HIDING, seat, seeded(seed)) for seed in SEEDS]
    return [world for world in sampled if isinstance(world, Lanterns)]


def steal(state: Lanterns, card: int) -> None:
    """The thief takes a card at random out of those of the victim that show its back."""
    hand = state.hands[VICTIM]
    state.hands[VICTIM] = tuple([other for other in hand if other != card])
    state.hands[THIEF] = tuple(sorted((*state.hands[THIEF], card)))
    state.draw_blind(BOTH, card, [other for other in hand if BACKS[other] == BACKS[card]])


def name(card: int) -> str:
    return f"card-{card}"


def test_a_view_shows_the_back_of_a_card_that_a_seat_may_not_see() -> None:
    seen = censored(table(((0, 7), (1,), ())), FIELDS, THIEF, name)
    assert seen["hands"] == [["?sun", "?moon"], ["card-1"], []]
    assert seen["deck"] == 9


def test_the_words_for_backs_are_declared_by_the_box() -> None:
    class Fields:
        hands: list[tuple[int, ...]] = zone(OWNER, each=lambda s: s.seats, backs=lambda box: box, ordered=True)
        deck: tuple[int, ...] = zone(NOBODY, backs=lambda box: box, mixed=True)

    hands, deck = declared(Fields, box=BACKS)
    assert isinstance(hands, Zone)
    assert isinstance(deck, Zone)
    assert (hands.backs, hands.ordered, hands.mixed) == (BACKS, True, False)
    assert (deck.backs, deck.ordered, deck.mixed) == (BACKS, False, True)


def test_hidden_cards_change_places_only_with_those_of_the_same_back() -> None:
    state = table(((0, 7), (1, 8), (2, 3)))
    sampled = worlds(state, THIRD)
    for world in sampled:
        for hand in world.hands[:2]:
            assert [BACKS[card] for card in hand] == ["sun", "moon"]
        assert world.hands[THIRD] == (2, 3)
        assert sorted([*world.deck, *world.hands[0], *world.hands[1]]) == [0, 1, *range(4, 12)]
    assert {world.hands[0][0] for world in sampled} == {0, 1, 4, 5}
    assert {world.hands[0][1] for world in sampled} == set(range(6, 12))


def test_nobody_sees_in_which_order_the_backs_lie_in_a_mixed_pile() -> None:
    sampled = worlds(table(((0, 7), (1, 8), (2, 3))), THIRD)
    assert len({tuple([BACKS[card] for card in world.deck]) for world in sampled}) > 10


def test_an_ordered_hand_is_in_order_in_every_world() -> None:
    for world in worlds(table(((0, 3, 7), (1, 8), (2,))), THIRD):
        for hand in world.hands:
            assert list(hand) == sorted(hand)


# What all have seen


def test_a_card_that_all_saw_go_into_a_hand_is_there_in_every_world() -> None:
    state = table(((0, 4, 7), (1, 8), (2,)))
    state.hide_openly(4)
    for seat in (THIEF, THIRD, None):
        assert all([4 in world.hands[VICTIM] for world in worlds(state, seat)])


@pytest.mark.parametrize("known", range(6))
def test_no_place_of_a_known_card_tells_of_the_card_beside_it(known: int) -> None:
    sampled = []
    for beside in [card for card in range(6) if card != known]:
        state = table(((known, beside), (), (11,)))
        state.hide_openly(known)
        sampled.append([(world.hands, world.deck) for world in worlds(state, THIRD)])
    assert all([piles == sampled[0] for piles in sampled])


# A blind draw


def test_after_a_blind_draw_victim_and_taker_know_which_card_it_was() -> None:
    state = table(((0, 3, 7), (1,), (2,)))
    for card in (0, 3, 7):
        state.hide_openly(card)
    steal(state, 3)
    for seat in (VICTIM, THIEF):
        for world in worlds(state, seat):
            assert 3 in world.hands[THIEF]
            assert 0 in world.hands[VICTIM]


def test_after_a_blind_draw_others_see_any_card_of_that_hand_and_back_there() -> None:
    state = table(((0, 3, 4, 7), (1,), (2,)))
    for card in (0, 1, 3, 4, 7):
        state.hide_openly(card)
    steal(state, 3)
    for seat in (THIRD, None):
        sampled = worlds(state, seat)
        assert {world.hands[THIEF] for world in sampled} == {(0, 1), (1, 3), (1, 4)}
        assert all([7 in world.hands[VICTIM] for world in sampled]), "it shows another back"
        assert all([len(world.hands[VICTIM]) == 3 for world in sampled])


@pytest.mark.parametrize("opened", [True, False])
def test_worlds_of_a_third_seat_do_not_hang_on_which_card_was_taken(opened: bool) -> None:
    sampled = []
    for card in (0, 3, 5):
        state = table(((0, 3, 5, 7), (1, 4), (2,)))
        if opened:
            for shown in (0, 1, 3, 4, 5, 7):
                state.hide_openly(shown)
        steal(state, card)
        sampled.append([(world.hands, world.deck, world.traces) for world in worlds(state, THIRD)])
    assert sampled[0] == sampled[1] == sampled[2]


def test_a_card_stolen_twice_may_be_any_of_both_hands() -> None:
    state = table(((0, 3), (1, 4), (2, 8)))
    for card in (0, 1, 2, 3, 4, 8):
        state.hide_openly(card)
    steal(state, 3)
    hand = state.hands[THIEF]
    state.hands[THIEF] = tuple([card for card in hand if card != 1])
    state.hands[THIRD] = tuple(sorted((*state.hands[THIRD], 1)))
    state.draw_blind(1 << THIEF | 1 << THIRD, 1, hand)
    assert {world.hands[THIRD] for world in worlds(state, None)} == {(0, 2, 8), (1, 2, 8), (2, 3, 8), (2, 4, 8)}
    assert {world.hands[THIRD] for world in worlds(state, VICTIM)} == {(1, 2, 8), (2, 3, 8), (2, 4, 8)}
    assert {world.hands[VICTIM] for world in worlds(state, THIRD)} == {(0,), (3,)}


def test_what_is_played_openly_afterwards_says_what_was_taken() -> None:
    state = table(((0, 3), (1,), (2,)))
    for card in range(4):
        state.hide_openly(card)
    steal(state, 3)
    state.hands[THIEF] = (1,)
    state.played[THIEF] = (3,)
    assert all([world.hands[VICTIM] == (0,) for world in worlds(state, THIRD)])
    state.played[THIEF] = ()
    state.hands[THIEF] = (1, 3)
    state.hide_openly(3)
    for world in worlds(state, THIRD):
        assert (world.hands[VICTIM], world.hands[THIEF]) == ((0,), (1, 3))


# A look


def test_a_card_that_was_peeked_at_is_known_to_who_saw_it_alone() -> None:
    state = table(((0,), (1,), (2,)))
    top = state.deck[-1]
    state.show_only(1 << THIEF, top)
    assert {world.deck[-1] for world in worlds(state, THIEF)} == {top}
    for seat in (VICTIM, THIRD, None):
        assert len({world.deck[-1] for world in worlds(state, seat)}) > 3


def test_a_look_is_kept_wherever_the_card_goes_until_it_is_shuffled_openly() -> None:
    state = table(((0,), (1,), (2,)))
    top = state.deck[-1]
    state.show_only(1 << THIEF, top)
    state.deck = state.deck[:-1]
    state.hands[THIRD] = tuple(sorted((*state.hands[THIRD], top)))
    assert all([top in world.hands[THIRD] for world in worlds(state, THIEF)])
    state.hands[THIRD] = (2,)
    state.deck = (*state.deck, top)
    state.shuffle_openly(state.deck)
    assert state.traces == ()
    assert len({world.deck[-1] for world in worlds(state, THIEF)}) > 3


def test_a_world_does_not_carry_what_other_seats_alone_know() -> None:
    state = table(((0, 3), (1,), (2,)))
    for card in (0, 1, 2, 3):
        state.hide_openly(card)
    top = state.deck[-1]
    state.show_only(1 << THIEF, top)
    steal(state, 3)
    for world in worlds(state, THIRD):
        looked = [trace.cards for trace in world.traces if trace.knowers == 1 << THIEF and not trace.drawn]
        assert looked == [frozenset([world.deck[-1]])], "who looked knows what lies there in this world"
        stolen = [trace.cards for trace in world.traces if trace.knowers == BOTH and not trace.drawn]
        assert stolen == [frozenset(world.hands[THIEF]) - {1}]


# Saves and checks


def test_a_save_and_a_copy_remember_what_some_know_of_hidden_cards() -> None:
    match = LANTERNS.new(seats=3, seed=4)
    state = match._state
    assert isinstance(state, Lanterns)
    state.draw_blind(BOTH, state.hands[0][0], state.hands[0])
    assert len(state.traces) == 2
    assert face.load(LANTERNS, match.save())._state.traces == state.traces
    assert match.copy()._state.traces == state.traces
    assert "traces" not in LANTERNS.new(seats=2, seed=1).save()


def test_a_card_drawn_from_one_alone_needs_no_guess() -> None:
    state = table(((0,), (1,), (2,)))
    state.draw_blind(BOTH, 0, [0])
    assert len(state.traces) == 1


def test_what_some_cannot_know_is_named_and_refused() -> None:
    match = LANTERNS.new(seats=2, seed=1)
    state = match._state
    some = frozenset([1])
    for trace in [
        Trace(1, "night", some),
        Trace(4, "card", some),
        Trace(1, "card", frozenset([1, 2])),
        Trace(1, "card", some, some),
    ]:
        state.traces = (trace,)
        assert "impossible private knowledge about cards with the back" in unsound(state, LANTERNS.rules.fields)[0]
    state.traces = ()
    data = match.save()
    data["traces"] = [[1, "night", [1], []]]
    with pytest.raises(gloaming.DamagedSave, match="impossible"):
        face.load(LANTERNS, data)
    data["traces"] = [[1, "card", "x", []]]
    with pytest.raises(gloaming.DamagedSave, match="'traces' is damaged"):
        face.load(LANTERNS, data)


# Piles that could not hold every card


def piles_that_hold(*fits: frozenset[int]) -> list[Zone]:
    """Three piles; each could hold the cards of one set."""
    return [Zone("hands", NOBODY, many=True, backs=("sun",) * CARDS, holds=lambda _, pile: fits[pile])]


def deals(hands: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]], hiding: list[Zone]) -> list[Lanterns]:
    """Worlds of a table on which all other cards are played."""
    held = {card for hand in hands for card in hand}
    state = table(hands, tuple([card for card in range(CARDS) if card not in held]))
    state.deck = ()
    sampled = [sample_world(state, hiding, 0, seeded(seed)) for seed in range(400)]
    return [world for world in sampled if isinstance(world, Lanterns)]


def test_a_card_lies_only_in_piles_that_could_hold_it_and_in_each_place_of_them() -> None:
    """0 is in the first pile for sure and 1 in the second; of 2 to 5 any could be in each of the three."""
    by_lot = frozenset([2, 3, 4, 5])
    sampled = deals(((2, 0), (3, 1), (4, 5)), piles_that_hold(by_lot | {0}, by_lot | {1}, by_lot))
    for world in sampled:
        assert sorted([card for hand in world.hands for card in hand]) == list(range(6))
        assert 0 in world.hands[0]
        assert 1 in world.hands[1]
    assert {world.hands[0] for world in sampled} == {*[(0, card) for card in by_lot], *[(card, 0) for card in by_lot]}
    seconds = [card for world in sampled for card in world.hands[1] if card != 1]
    assert all(70 < seconds.count(card) < 130 for card in by_lot)


def test_a_pile_is_dealt_so_that_the_ones_after_it_can_be_filled() -> None:
    """What fits nowhere else goes first, and a deal that leaves a pile short is dealt again."""
    sampled = deals(
        ((0, 1), (2,), (3,)), piles_that_hold(frozenset([0, 1, 2, 3]), frozenset([2, 3]), frozenset([1, 3]))
    )
    dealt = {tuple([frozenset(hand) for hand in world.hands]) for world in sampled}
    assert dealt == {
        (frozenset([0, 1]), frozenset([2]), frozenset([3])),
        (frozenset([0, 2]), frozenset([3]), frozenset([1])),
        (frozenset([0, 3]), frozenset([2]), frozenset([1])),
    }


def test_a_card_that_all_saw_stays_where_it_lies_among_those_that_could_lie_there() -> None:
    by_lot = frozenset([1, 2, 3, 4])
    hiding = piles_that_hold(by_lot | {0}, by_lot, by_lot)
    state = table(((1, 0), (2,), (3,)), (4, 5, 6, 7, 8, 9, 10, 11))
    state.deck = ()
    state.hide_openly(2)
    for seed in SEEDS:
        world = sample_world(state, hiding, 0, seeded(seed))
        assert isinstance(world, Lanterns)
        assert world.hands[1] == (2,)
        assert 0 in world.hands[0]
