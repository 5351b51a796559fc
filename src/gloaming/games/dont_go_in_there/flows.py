"""The flows of Don't Go In There: all steps of a match, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from gloaming.engine.flow import Program, because, choose, do, repeat, takes
from gloaming.engine.rules.effects import next_effect
from gloaming.games.dont_go_in_there.rules import cards, causes, game_end, play, rooms, setup
from gloaming.games.dont_go_in_there.rules.verbs import change_die, dispel_type, reroll_dice

FLOWS: Final = {
    "match": (
        # Set-up
        do(setup.select_card_types),
        do(setup.shuffle_the_deck),
        do(setup.remove_cards),
        do(setup.place_the_rooms),
        do(setup.deal_to_the_rooms),
        do(setup.choose_the_first_player),
        # How to play
        repeat("turn", play.play_turns),
        # Game end
        do(game_end.trigger_game_end_cards),  # 1. Trigger Cursed cards with game-end effects
        do(game_end.count_ghosts),  # 2. Ghosts
        do(game_end.name_the_winner),  # 3. Winner
    ),
    "turn": (
        do(play.skip_without_a_meeple),
        choose("Place a meeple", play.free_spaces, play.place_a_meeple, rule="DG-PLACE-1"),
        do(rooms.act_on_placing),
        do(play.resolve_with_third_meeple),
        do(play.pass_the_turn),
    ),
    "resolve a room": (
        because(causes.room),
        do(rooms.act_on_resolving),
        do(play.roll_for_ghosts),  # 1. Roll for ghosts
        choose(
            "Roll all dice again?",
            reroll_dice.may_roll_again,
            reroll_dice.roll_again,
            by=play.resolver,
            rule="DG-BASEMENT-1",
        ),
        choose(
            "Change one die?",
            change_die.may_change_a_die,
            change_die.change_a_die,
            by=play.resolver,
            rule="DG-HALLWAY-1",
        ),
        do(play.take_ghosts),
        repeat("take a card", play.take_cursed_cards),  # 2. Take Cursed cards
        do(play.reveal_a_new_room),  # 3. Reveal a new room
    ),
    "take a card": (
        choose("Take a Cursed card", play.cards_left, play.take_a_card, by=play.claimant, rule="DG-TAKE-1"),
        do(rooms.act_on_taking),
        do(cards.trigger_card),
        do(play.return_the_meeple),
    ),
    "effects": (takes("the source of the effects"), do(next_effect)),
    "name a type": (
        because(causes.card_taken),
        choose(
            "Name a card type to dispel",
            dispel_type.types_to_name,
            dispel_type.dispel_named_type,
            by=play.claimant,
            rule="DG-TOME-1",
        ),
    ),
}

PROGRAM: Final = Program(FLOWS, "match")
