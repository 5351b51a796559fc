"""What the tests of observations compare, and what a person has signed off for each game."""

from __future__ import annotations

import json
from typing import Any

from gloaming import Match

ORDER = "order"
ALIKE = "cards printed alike"
EMPTY = "an empty tuple stands for zeros"

NOT_OBSERVED: dict[str, dict[str, str]] = {
    "dont-go-in-there": {"cards": ALIKE, "types": ORDER, "tableau": ORDER, "dispelled": ORDER},
    "fatal-frame": {
        "discard": ORDER,
        "hand": ORDER,
        "album": ORDER,
        "items": ORDER,
        "camera": ORDER,
        "interior_discard": ORDER,
        "using": ALIKE,
        "used": ALIKE,
        "ghosts": ALIKE,
        "attached": ALIKE,
        "fought": ALIKE,
    },
    "final-girl": {
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
    },
    "follow-your-fear": {
        "offered": ORDER,
        "hands": ORDER,
        "drawn": ORDER,
        "discards": ORDER,
        "fear_discard": ORDER,
        "gone": ORDER,
        "standing": ORDER,
        "corrupt": ORDER,
        "mats": ALIKE,
        "hidden": ALIKE,
        "used": EMPTY,
        "symbols": EMPTY,
    },
    "ghost-hunter": {
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
    },
    "lanterns": {"hands": ORDER, "played": ORDER},
}
"""By game, the fields whose changes the view shows and the observation does not, each with the reason."""

PUBLIC = {
    "dont-go-in-there": "board space slot card resolver rolled",
    "fatal-frame": """
        life final rolled boss_rolled boss_die fought ghosts used using attached flash only failed warded winner
    """,
    "final-girl": """
        minor_health prey prey_space weapon goal actor after_girl moves_left attacks_left killed_turn killed_phase
        killed_action ended steps successes special_card hit_girl stop_kept let_be rewards rushed saves_now played wound
        damage panicking drifting next_time terror_box item_box event_deck finale finale_box power power_box girl_token
        killer_token token_box tokens_shown decks minion_attack minion_move more_dice improvise converted rolled bonus
    """,
    "follow-your-fear": """
        marks here cleanings harvests placings harvested extra placed cleaned harvest_times corrupt_times move_times
        healer_moves used symbols outlasted tired controller mats hidden piles fear_deck asked_fear slots ended
    """,
    "ghost-hunter": """
        bled_by extra_from
        returned aside boxed cell turned covered covered_at unused explored lurking left_items left_items_at dropped
        dropped_at left_insanity left_insanity_at left_events left_events_at events_out items_out came_from spoken
        bested asking asked target black second_black judged fired passed_check last_fallen hp_lost mp_lost
        fell_together still markers deeds_done no_numerals intruding companion_rule nerve counts raised roaming
        attack ended got_once seen_once tokens skips clock_turned locks locked_by reads_keys lock_tried prepared strikes
        fighters sits_out instead battle battle_round pending ends ends_of new_doors fresh extra points item_point
        altered laws law_since sealed cleared accused sure spawned named_guest deadlocked redrawn psychic confined
        confined_by saving growth campaign dealt short host roles_left roles_out tickets_out ticket tickets_left piles
        event_cards item_cards insanity led_by companion carried lair moods raises first owner
    """,
    "lanterns": "",
}
"""By game, the fields whose changes an observation may show where the view does not: all seats know them, from events
or from the table. OWNER values are shown only to their owners."""


def question(match: Match, seat: int) -> Any:
    """Return the open question as a seat sees it: the options only if it is to move."""
    decision = match.decision
    if decision is None:
        return None
    return [decision.seat, match.question, decision.rule, list(decision.options) if decision.seat == seat else []]


def seen(match: Match, seat: int) -> str:
    """Return the view and the open question of a seat as text."""
    return json.dumps([match.view(seat), question(match, seat)], sort_keys=True)


def differing(match: Match, one: bytes, other: bytes) -> list[str]:
    """Return the names of the places at which two observations differ."""
    names = match.game.observation.names
    return [names[place] for place in range(len(names)) if one[place] != other[place]]
