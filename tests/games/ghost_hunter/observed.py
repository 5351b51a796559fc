"""What a person has signed off about the observations of Ghost Hunter 13."""

from __future__ import annotations

from tests.games.contract import ORDER

UNOBSERVED = {
    "laid": ORDER,
    "event_discard": ORDER,
    "insanity_discard": ORDER,
    "item_discard": ORDER,
    "clues": ORDER,
    "minds": ORDER,
    "held": ORDER,
    "drawn": ORDER,
    "bested": ORDER,
    "carried": ORDER,
    "lurking": ORDER,
    "dropped": ORDER,
}

PUBLIC = """
    bled_by extra_from returned aside boxed cell turned covered covered_at unused explored lurking left_items
    left_items_at dropped dropped_at left_insanity left_insanity_at left_events left_events_at events_out
    items_out came_from spoken bested asking asked target black second_black judged fired passed_check
    last_fallen hp_lost mp_lost fell_together still markers deeds_done no_numerals intruding companion_rule
    nerve counts raised roaming attack ended got_once seen_once tokens skips clock_turned locks locked_by
    reads_keys lock_tried prepared strikes fighters sits_out instead battle battle_round pending ends ends_of
    new_doors fresh extra points item_point altered laws law_since sealed cleared accused sure spawned
    named_guest deadlocked redrawn psychic confined confined_by saving growth campaign dealt short host
    roles_left roles_out tickets_out ticket tickets_left piles event_cards item_cards insanity led_by
    companion carried lair moods raises first owner
"""
