"""Zones: who sees which card, and what an imagined world leaves where it is."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.engine.flow import Program, choose
from gloaming.engine.match import match as face
from gloaming.engine.state.zones import EVERYONE, FACE_DOWN, LOOKED, NO_CARD, NOBODY, OWNER, Value, Zone, censored
from tests.engine import toy
from tests.engine.toy import LANTERNS, Lanterns


def lanterns() -> tuple[gloaming.Match, Lanterns]:
    match = LANTERNS.new(seats=3, seed=4)
    state = match._state
    assert isinstance(state, Lanterns)
    return match, state


def hands(world: gloaming.Match) -> list[tuple[int, ...]]:
    state = world._state
    assert isinstance(state, Lanterns)
    return state.hands


def name(card: int) -> str:
    return f"card-{card}"


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    match, state = lanterns()
    view = match.view(1)
    assert view["hands"] == [[FACE_DOWN, FACE_DOWN], [name(card) for card in state.hands[1]], [FACE_DOWN, FACE_DOWN]]
    assert match.view(None)["hands"] == [[FACE_DOWN, FACE_DOWN]] * 3


def test_a_deck_seen_by_nobody_is_a_number() -> None:
    match, state = lanterns()
    assert match.view(0)["deck"] == len(state.deck) == 6


def test_who_has_looked_sees_the_card_and_nobody_else() -> None:
    _, state = lanterns()
    state.deck = (3, 4, NO_CARD, 5)
    state.hands = [state.deck]
    state.played = [(0b010, EVERYONE, 0, 0b101)]
    zone = Zone("hands", LOOKED, looked="played", many=True)
    seen = {seat: censored(state, [zone], seat, name)["hands"][0] for seat in (0, 1, 2, None)}
    assert seen[0] == [FACE_DOWN, "card-4", None, "card-5"]
    assert seen[1] == ["card-3", "card-4", None, FACE_DOWN]
    assert seen[2] == [FACE_DOWN, "card-4", None, "card-5"]
    assert seen[None] == [FACE_DOWN, "card-4", None, FACE_DOWN]


def test_a_value_of_the_owner_is_opened_when_the_rules_reveal_it() -> None:
    _, state = lanterns()
    state.lamps = [4, 5, 6]
    state.reach = 0
    hidden = [Value("lamps", list[int], OWNER, revealed="reach")]
    assert censored(state, hidden, 1, name) == {"lamps": [None, 5, None]}
    assert censored(state, hidden, None, name) == {"lamps": [None, None, None]}
    state.reach = 1
    assert censored(state, hidden, None, name) == {"lamps": [4, 5, 6]}


def test_a_value_seen_by_nobody_is_not_in_the_view() -> None:
    _, state = lanterns()
    assert censored(state, [Value("reach", int, NOBODY)], 0, name) == {}


def test_an_imagined_world_keeps_what_the_seat_sees_and_deals_the_rest_anew() -> None:
    match, state = lanterns()
    dealt = set()
    for seed in range(40):
        world = match.imagine(1, seed)._state
        assert isinstance(world, Lanterns)
        assert world.hands[1] == state.hands[1]
        assert sorted(world.hands[0] + world.hands[2] + world.deck) == sorted(
            state.hands[0] + state.hands[2] + state.deck
        )
        dealt.add((world.hands[0], world.deck))
    assert len(dealt) == 40


def test_every_unseen_card_is_imagined_in_every_unseen_place() -> None:
    match, state = lanterns()
    unseen = set(range(12)) - set(state.hands[0])
    first = {hands(match.imagine(0, seed))[2][1] for seed in range(400)}
    assert first == unseen


def test_cards_with_other_backs_are_never_mixed() -> None:
    match, state = lanterns()
    fields = [Zone("deck", NOBODY, back="night"), Zone("hands", OWNER, many=True, back="day")]
    from gloaming.engine.state.determinization import sample_world
    from gloaming.engine.state.dice import seeded

    world = sample_world(state, fields, 0, seeded(3))
    assert isinstance(world, Lanterns)
    assert sorted(world.deck) == sorted(state.deck)
    assert world.deck != state.deck
    assert match.check() == []


def hands_imagined(match: gloaming.Match, seat: int | None) -> list[list[tuple[int, ...]]]:
    worlds = [match.imagine(seat, seed)._state for seed in range(60)]
    return [world.hands for world in worlds if isinstance(world, Lanterns)]


def test_a_card_that_all_saw_go_into_a_hand_is_there_in_every_imagined_world() -> None:
    match, state = lanterns()
    card = state.deck[0]
    state.deck = state.deck[1:]
    state.hide_openly(card)
    state.hands[2] += (card,)
    for seat in (0, 1, None):
        worlds = hands_imagined(match, seat)
        assert all(hands[2][2] == card for hands in worlds)
        assert len({hands[2] for hands in worlds}) > 10


def test_cards_shuffled_together_are_imagined_in_each_others_places_alone() -> None:
    match, state = lanterns()
    held = {card for hand in state.hands for card in hand}
    state.played[0] = tuple(sorted(state.deck))
    state.shuffle_openly(state.played[0])
    state.deck, state.played[0] = state.played[0], ()
    toy.draw(state, 2)
    for hands in hands_imagined(match, 0):
        assert {*hands[1], *hands[2][:2]} == held - set(state.hands[0])
        assert hands[2][2] not in held
    assert {hands[2][2] for hands in hands_imagined(match, 0)} == set(range(12)) - held


def test_what_is_known_of_a_card_is_forgotten_when_it_is_shuffled_among_others() -> None:
    match, state = lanterns()
    card = state.deck[0]
    state.deck = state.deck[1:]
    state.hide_openly(card)
    state.hands[2] += (card,)
    toy.put_down(state, 2, card)
    shuffled = (*state.deck, card)
    state.played[2] = ()
    state.shuffle_openly(shuffled)
    state.deck = shuffled
    assert state.mixes == (("card", frozenset(shuffled)),)
    decks = [match.imagine(0, seed)._state for seed in range(200)]
    assert {deck.deck[-1] for deck in decks if isinstance(deck, Lanterns)} == set(shuffled)


def test_what_is_known_of_cards_of_one_back_says_nothing_of_another() -> None:
    _, state = lanterns()
    state.shuffle_openly([1, 2], "night")
    state.shuffle_openly([1, 2, 3], "day")
    assert state.mixes == (("night", frozenset([1, 2])), ("day", frozenset([1, 2, 3])))


def test_a_save_and_a_copy_remember_what_is_known_of_hidden_cards() -> None:
    match, state = lanterns()
    state.shuffle_openly(state.deck)
    assert face.load(LANTERNS, match.save())._state.mixes == state.mixes
    assert match.copy()._state.mixes == state.mixes
    assert match.imagine(0, 1)._state.mixes == state.mixes


def test_an_empty_place_in_a_hidden_zone_stays_empty() -> None:
    match, state = lanterns()
    state.hands[1] = (state.hands[1][0], NO_CARD, state.hands[1][1])
    for hands in hands_imagined(match, 0):
        assert hands[1][1] == NO_CARD
        assert NO_CARD not in (hands[1][0], hands[1][2], *hands[2])


def asking_for(low: int, hands: list[tuple[int, ...]]) -> gloaming.Match:
    """Lanterns in which only cards from `low` on may be played, asked of seat 0."""

    def bright_cards(s: Lanterns) -> list[tuple[str, int]]:
        return [("play", card) for card in s.hands[s.turn] if card >= low]

    turn = (choose("Play a bright card", bright_cards, toy.play, rule="XX-PLAY-2", always=True),)
    game = toy.game(Program({**toy.FLOWS, "turn": turn}, "match"))
    matches = (game.new(seats=2, seed=seed) for seed in range(1000))
    match = next(match for match in matches if "bright" in repr(match.decision) and match._state.turn == 0)
    state = match._state
    assert isinstance(state, Lanterns)
    state.hands = hands
    state.played = [(), ()]
    held = {card for hand in hands for card in hand}
    state.deck = tuple(card for card in range(toy.CARDS) if card not in held)
    return face.load(game, match.save())


def test_an_imagined_world_always_leaves_something_to_choose() -> None:
    match = asking_for(11, [(11, 3), (1, 2)])
    imagined = [match.imagine(1, seed) for seed in range(30)]
    assert all(world.decision is not None for world in imagined)
    assert {hands(world)[0] for world in imagined} > {(11, 3)}
    assert all(11 in hands(world)[0] for world in imagined)


def test_a_question_that_no_imagined_world_could_ask_is_a_fault() -> None:
    match = asking_for(11, [(11, 3), (1, 2)])
    state = match._state
    assert isinstance(state, Lanterns)
    state.hands = [(3, 4), (11, 2)]
    with pytest.raises(gloaming.RulesFault, match="no world imagined for seat 1 leaves the open choice"):
        match.imagine(1, 1)
