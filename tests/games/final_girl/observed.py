"""What a person has signed off about the observations of Final Girl."""

from __future__ import annotations

from tests.games.contract import ORDER

UNOBSERVED = {
    "hand": ORDER,
    "held": ORDER,
    "backpack": ORDER,
    "tableau": ORDER,
    "terror_discard": ORDER,
    "discard": ORDER,
    "events_here": ORDER,
    "item_discard": ORDER,
    "minors": ORDER,
    "powers_up": ORDER,
    "tunnel": ORDER,
    "used": ORDER,
    "covered": ORDER,
}

PUBLIC = """
    minor_health prey prey_space weapon goal actor after_girl moves_left attacks_left killed_turn killed_phase
    killed_action ended steps successes special_card hit_girl stop_kept let_be rewards rushed saves_now played
    wound damage panicking drifting next_time terror_box item_box event_deck finale finale_box power power_box
    girl_token killer_token token_box tokens_shown decks minion_attack minion_move more_dice improvise
    converted rolled bonus
"""
