"""Generated from the meanings of the fields by `make generate`: do not edit."""

from __future__ import annotations

from typing import Any, Final

from gloaming.engine.observation.memory import Memory, recount
from gloaming.engine.state.state import State
from gloaming.games.ghost_hunter.generated.state import Fields

VERSION: Final = "24e0efe34d5e66d9"
# fmt: off
C0: Final[tuple[int, ...]] = (-1, -1, -1, -1, -1, -1, 0, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1, -1, -1,
    -1, 3, -1, -1, -1, -1, -1, -1, -1, -1, 4, -1, -1, -1, -1, 5, -1, -1, 6, -1, -1, -1, -1, 7, -1, -1, 8, 9, -1, -1, -1,
    -1, 10, 11, -1, 12, -1, -1, -1, -1, -1, -1, -1, 13, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 14, -1, -1, -1, -1,
    -1, 15, -1, -1, -1, -1, 16, -1, 17, -1, 18, -1, 19, -1, 20, -1, 21, -1, -1, -1, 22, -1, 23, 24, -1, -1, -1, -1, 25,
    26, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 27, -1, 28, 29, -1, 30, -1, 31,
    -1, 32, -1, 33, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 34, -1, -1, 35, -1, -1, 36, -1, 37)
ZEROS5: Final = bytes(5)
C2: Final[tuple[int, ...]] = (230, 231)
ZEROS2: Final = bytes(2)
C4: Final[tuple[int, ...]] = (232, 274)
ZEROS84: Final = bytes(84)
ZEROS42: Final = bytes(42)
ZEROS37: Final = bytes(37)
C8: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41)
C9: Final[tuple[int, ...]] = (523, 526, 529, 532, 535, 538, 541, 544, 547, 550, 553, 556, 559, 562, 565, 568, 571, 574,
    577, 580, 583, 586, 589, 592, 595, 598, 601, 604, 607, 610, 613, 616, 619, 622, 625, 628, 631, 634, 637, 640, 643,
    646)
ZEROS126: Final = bytes(126)
ZEROS3: Final = bytes(3)
C12: Final[tuple[int, ...]] = (649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665, 666,
    667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689,
    690)
ZEROS25: Final = bytes(25)
ZEROS13: Final = bytes(13)
ZEROS168: Final = bytes(168)
C16: Final[tuple[int, ...]] = (1149, 1154, 1159, 1164, 1169, 1174, 1179, 1184, 1189, 1194, 1199, 1204, 1209, 1214, 1219,
    1224, 1229, 1234, 1239, 1244, 1249, 1254, 1259, 1264, 1269, 1274, 1279, 1284, 1289, 1294, 1299, 1304, 1309, 1314,
    1319, 1324, 1329, 1334, 1339, 1344, 1349, 1354)
ZEROS210: Final = bytes(210)
C18: Final[tuple[int, ...]] = (1359, 1360, 1361, 1362, 1363, 1364, 1365, 1366, 1367, 1368, 1369, 1370, 1371, 1372, 1373,
    1374, 1375, 1376, 1377, 1378, 1379, 1380, 1381, 1382, 1383, 1384, 1385, 1386, 1387, 1388, 1389, 1390, 1391, 1392,
    1393, 1394, 1395, 1396, 1397, 1398, 1399, 1400)
C19: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
    54)
C20: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24)
ZEROS53: Final = bytes(53)
C22: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51)
ZEROS6: Final = bytes(6)
C24: Final[tuple[int, ...]] = (0, 1, 2, 3, 4)
C25: Final[tuple[int, ...]] = (0, 1, 2)
ZEROS9: Final = bytes(9)
ZEROS43: Final = bytes(43)
ZEROS4: Final = bytes(4)
C29: Final[tuple[int, ...]] = (1983, 2026, 2069, 2112, 2155, 2198, 2241, 2284, 2327, 2370, 2413, 2456, 2499, 2542, 2585,
    2628, 2671, 2714, 2757, 2800, 2843, 2886, 2929, 2972, 3015, 3058, 3101, 3144)
ZEROS1204: Final = bytes(1204)
C31: Final[tuple[int, ...]] = (3187, 3188, 3189, 3190, 3191, 3192, 3193, 3194, 3195, 3196, 3197, 3198, 3199, 3200, 3201,
    3202, 3203, 3204, 3205, 3206, 3207, 3208, 3209, 3210, 3211, 3212, 3213, 3214)
ZEROS28: Final = bytes(28)
C33: Final[tuple[int, ...]] = (3215, 3216, 3217, 3218, 3219, 3220, 3221, 3222, 3223, 3224, 3225, 3226, 3227, 3228, 3229,
    3230, 3231, 3232, 3233, 3234, 3235, 3236, 3237, 3238, 3239, 3240, 3241, 3242)
C34: Final[tuple[int, ...]] = (3243, 3246, 3249, 3252, 3255, 3258, 3261, 3264, 3267, 3270, 3273, 3276, 3279, 3282, 3285,
    3288, 3291, 3294, 3297, 3300, 3303, 3306, 3309, 3312, 3315, 3318, 3321, 3324)
ZEROS29: Final = bytes(29)
C36: Final[tuple[int, ...]] = (3420, 3421, 3422, 3423, 3424, 3425, 3426, 3427, 3428, 3429, 3430, 3431, 3432, 3433, 3434,
    3435, 3436)
ZEROS17: Final = bytes(17)
C38: Final[tuple[int, ...]] = (3437, 3438, 3439, 3440, 3441, 3442, 3443, 3444, 3445, 3446)
ZEROS10: Final = bytes(10)
ZEROS12: Final = bytes(12)
ZEROS20: Final = bytes(20)
ZEROS46: Final = bytes(46)
C43: Final[tuple[int, ...]] = (3590, 3591, 3592, 3593, 3594, 3595, 3596, 3597, 3598, 3599, 3600, 3601, 3602, 3603, 3604,
    3605)
ZEROS16: Final = bytes(16)
# fmt: on


class FieldMemory(Memory):
    """The last observation of one match for one seat."""

    # fmt: off
    __slots__ = (
        "last_piles", "last_returned", "last_unused", "last_covered", "last_covered_at", "last_aside", "last_boxed",
        "last_drawn", "last_laid", "last_cell", "last_turned", "last_ends", "last_ends_of", "last_pending",
        "last_explored", "last_markers", "last_new_doors", "last_locks", "last_locked_by", "last_lock_tried",
        "last_fresh", "last_event_cards", "last_left_events", "last_left_events_at", "last_event_discard",
        "last_lurking", "last_events_out", "last_item_cards", "last_left_items", "last_left_items_at", "last_dropped",
        "last_dropped_at", "last_dropped_at_dropped", "last_held", "last_item_discard", "last_items_out",
        "last_insanity", "last_left_insanity", "last_left_insanity_at", "last_minds", "last_minds_owner",
        "last_insanity_discard", "last_roles", "last_roles_owner", "last_roles_left", "last_roles_out",
        "last_tickets_out", "last_ticket", "last_tickets_left", "last_scenario", "last_hunters", "last_host",
        "last_short", "last_dealt", "last_campaign", "last_growth", "last_owner", "last_character", "last_raises",
        "last_raised", "last_saving", "last_at", "last_came_from", "last_fares", "last_hp_damage", "last_mp_damage",
        "last_dazed", "last_bleeding", "last_bled_by", "last_confined", "last_confined_by", "last_psychic",
        "last_reads_keys", "last_skips", "last_redrawn", "last_no_numerals", "last_moods", "last_replies",
        "last_hunter", "last_first", "last_round", "last_points", "last_extra", "last_extra_from", "last_item_point",
        "last_deeds_done", "last_ended", "last_instead", "last_got_once", "last_seen_once", "last_lair", "last_hp_lost",
        "last_mp_lost", "last_attack", "last_altered", "last_bested", "last_roaming", "last_battle",
        "last_battle_round", "last_intruding", "last_fighters", "last_sits_out", "last_asked", "last_asking",
        "last_strikes", "last_target", "last_prepared", "last_judged", "last_black", "last_second_black", "last_counts",
        "last_fired", "last_clues", "last_tokens", "last_carried", "last_companion", "last_led_by", "last_nerve",
        "last_companion_rule", "last_laws", "last_law_since", "last_sealed", "last_cleared", "last_accused",
        "last_passed_check", "last_sure", "last_last_fallen", "last_fell_together", "last_spawned", "last_named_guest",
        "last_clock_turned", "last_still", "last_deadlocked", "last_outcome", "axes_owner", "place_of_step",
        "place_of_turn", "place_of_asked", "question_asked", "question_step", "question_turn", "question_args",
        "question_named", "axis0_by_6", "axis1_by_343", "axis0_by_1", "places3779", "places3804", "places3857",
        "places3863", "places3864", "places3869", "places3878", "places3884", "places3886", "places3929", "places3972",
        "places3976", "places3977", "places3980", "places3982", "places3988", "places3710", "places4021", "places4024",
        "places4053", "places4054", "places4055",
    )
    # fmt: on

    def start(self, state: State) -> None:
        """Set the initial values of what is kept."""
        assert isinstance(state, Fields)
        s = state
        self.last_piles: list[tuple[int, ...]] = []
        self.last_returned: list[tuple[int, ...]] = []
        self.last_unused: tuple[int, ...] = ()
        self.last_covered: tuple[int, ...] = ()
        self.last_covered_at: tuple[int, ...] = ()
        self.last_aside: tuple[int, ...] = ()
        self.last_boxed: tuple[int, ...] = ()
        self.last_drawn: tuple[int, ...] = ()
        self.last_laid: tuple[int, ...] = ()
        self.last_cell: tuple[int, ...] = ()
        self.last_turned: tuple[int, ...] = ()
        self.last_ends: tuple[int, ...] = ()
        self.last_ends_of: tuple[int, ...] = ()
        self.last_pending: tuple[int, ...] = ()
        self.last_explored: tuple[int, ...] = ()
        self.last_markers: tuple[int, ...] = ()
        self.last_new_doors: tuple[int, ...] = ()
        self.last_locks: tuple[int, ...] = ()
        self.last_locked_by: tuple[int, ...] = ()
        self.last_lock_tried: tuple[int, ...] = ()
        self.last_fresh: tuple[int, ...] = ()
        self.last_event_cards: tuple[int, ...] = ()
        self.last_left_events: tuple[int, ...] = ()
        self.last_left_events_at: tuple[int, ...] = ()
        self.last_event_discard: tuple[int, ...] = ()
        self.last_lurking: tuple[int, ...] = ()
        self.last_events_out: tuple[int, ...] = ()
        self.last_item_cards: tuple[int, ...] = ()
        self.last_left_items: tuple[int, ...] = ()
        self.last_left_items_at: tuple[int, ...] = ()
        self.last_dropped: tuple[int, ...] = ()
        self.last_dropped_at: tuple[int, ...] = ()
        self.last_dropped_at_dropped: tuple[int, ...] = ()
        self.last_held: list[tuple[int, ...]] = []
        self.last_item_discard: tuple[int, ...] = ()
        self.last_items_out: tuple[int, ...] = ()
        self.last_insanity: tuple[int, ...] = ()
        self.last_left_insanity: tuple[int, ...] = ()
        self.last_left_insanity_at: tuple[int, ...] = ()
        self.last_minds: list[tuple[int, ...]] = []
        self.last_minds_owner: tuple[int, ...] = ()
        self.last_insanity_discard: tuple[int, ...] = ()
        self.last_roles: list[tuple[int, ...]] = []
        self.last_roles_owner: tuple[int, ...] = ()
        self.last_roles_left: tuple[int, ...] = ()
        self.last_roles_out: tuple[int, ...] = ()
        self.last_tickets_out: tuple[int, ...] = ()
        self.last_ticket: tuple[int, ...] = ()
        self.last_tickets_left: tuple[int, ...] = ()
        self.last_scenario: int = -999999999
        self.last_hunters: int = -999999999
        self.last_host: int = -999999999
        self.last_short: int = -999999999
        self.last_dealt: int = -999999999
        self.last_campaign: int = -999999999
        self.last_growth: tuple[int, ...] = ()
        self.last_owner: tuple[int, ...] = ()
        self.last_character: tuple[int, ...] = ()
        self.last_raises: tuple[int, ...] = ()
        self.last_raised: tuple[int, ...] = ()
        self.last_saving: int = -999999999
        self.last_at: list[int] = []
        self.last_came_from: list[int] = []
        self.last_fares: list[int] = []
        self.last_hp_damage: list[int] = []
        self.last_mp_damage: list[int] = []
        self.last_dazed: int = -999999999
        self.last_bleeding: int = -999999999
        self.last_bled_by: list[int] = []
        self.last_confined: int = -999999999
        self.last_confined_by: list[int] = []
        self.last_psychic: int = -999999999
        self.last_reads_keys: int = -999999999
        self.last_skips: int = -999999999
        self.last_redrawn: int = -999999999
        self.last_no_numerals: int = -999999999
        self.last_moods: list[int] = []
        self.last_replies: list[int] = []
        self.last_hunter: int = -999999999
        self.last_first: int = -999999999
        self.last_round: int = -999999999
        self.last_points: int = -999999999
        self.last_extra: tuple[int, ...] = ()
        self.last_extra_from: int = -999999999
        self.last_item_point: int = -999999999
        self.last_deeds_done: int = -999999999
        self.last_ended: int = -999999999
        self.last_instead: int = -999999999
        self.last_got_once: tuple[int, ...] = ()
        self.last_seen_once: int = -999999999
        self.last_lair: list[int] = []
        self.last_hp_lost: list[int] = []
        self.last_mp_lost: list[int] = []
        self.last_attack: list[int] = []
        self.last_altered: tuple[int, int, int, int] = (
            -999999999,
            -999999999,
            -999999999,
            -999999999,
        )
        self.last_bested: tuple[int, ...] = ()
        self.last_roaming: tuple[int, ...] = ()
        self.last_battle: int = -999999999
        self.last_battle_round: int = -999999999
        self.last_intruding: int = -999999999
        self.last_fighters: int = -999999999
        self.last_sits_out: int = -999999999
        self.last_asked: int = -999999999
        self.last_asking: int = -999999999
        self.last_strikes: list[int] = []
        self.last_target: list[int] = []
        self.last_prepared: list[int] = []
        self.last_judged: list[int] = []
        self.last_black: int = -999999999
        self.last_second_black: int = -999999999
        self.last_counts: list[int] = []
        self.last_fired: tuple[int, ...] = ()
        self.last_clues: tuple[int, ...] = ()
        self.last_tokens: tuple[int, ...] = ()
        self.last_carried: list[tuple[int, ...]] = []
        self.last_companion: int = -999999999
        self.last_led_by: int = -999999999
        self.last_nerve: int = -999999999
        self.last_companion_rule: tuple[int, ...] = ()
        self.last_laws: int = -999999999
        self.last_law_since: list[int] = []
        self.last_sealed: tuple[int, ...] = ()
        self.last_cleared: int = -999999999
        self.last_accused: int = -999999999
        self.last_passed_check: int = -999999999
        self.last_sure: int = -999999999
        self.last_last_fallen: int = -999999999
        self.last_fell_together: int = -999999999
        self.last_spawned: int = -999999999
        self.last_named_guest: int = -999999999
        self.last_clock_turned: int = -999999999
        self.last_still: int = -999999999
        self.last_deadlocked: int = -999999999
        self.last_outcome: int = -999999999
        self.axes_owner: tuple[int, ...] = s.owner
        self.place_of_step: int = -1
        self.place_of_turn: int = -1
        self.place_of_asked: int = -1
        self.question_asked: int = -999999999
        self.question_step: int = -999999999
        self.question_turn: int = -999999999
        self.question_args: tuple[int, ...] = ()
        self.question_named: Any = None
        self.axis0_by_6: list[int] = [place * 6 for place in self.orders[0]]
        self.axis1_by_343: list[int] = [place * 343 for place in self.orders[1]]
        self.axis0_by_1: list[int] = [place * 1 for place in self.orders[0]]
        self.places3779: list[int] = [3779 + place * 343 for place in self.orders[1]]
        self.places3804: list[int] = [3804 + place * 343 for place in self.orders[1]]
        self.places3857: list[int] = [3857 + place * 343 for place in self.orders[1]]
        self.places3863: list[int] = [3863 + place * 343 for place in self.orders[1]]
        self.places3864: list[int] = [3864 + place * 343 for place in self.orders[1]]
        self.places3869: list[int] = [3869 + place * 343 for place in self.orders[1]]
        self.places3878: list[int] = [
            3878 + place * 343 + number * 1 for place in self.orders[1] for number in range(6)
        ]
        self.places3884: list[int] = [3884 + place * 343 for place in self.orders[1]]
        self.places3886: list[int] = [3886 + place * 343 for place in self.orders[1]]
        self.places3929: list[int] = [3929 + place * 343 for place in self.orders[1]]
        self.places3972: list[int] = [3972 + place * 343 for place in self.orders[1]]
        self.places3976: list[int] = [3976 + place * 343 for place in self.orders[1]]
        self.places3977: list[int] = [3977 + place * 343 for place in self.orders[1]]
        self.places3980: list[int] = [3980 + place * 343 for place in self.orders[1]]
        self.places3982: list[int] = [3982 + place * 343 for place in self.orders[1]]
        self.places3988: list[int] = [3988 + place * 343 for place in self.orders[1]]
        self.places3710: list[int] = [3710 + place * 6 for place in self.orders[0]]
        self.places4021: list[int] = [4021 + place * 343 for place in self.orders[1]]
        self.places4024: list[int] = [4024 + place * 343 for place in self.orders[1]]
        self.places4053: list[int] = [4053 + place * 343 for place in self.orders[1]]
        self.places4054: list[int] = [4054 + place * 343 for place in self.orders[1]]
        self.places4055: list[int] = [4055 + place * 343 for place in self.orders[1]]

    def take(self, other: Memory) -> None:
        """Take over what another memory keeps, of the same seat among as many seats."""
        assert isinstance(other, FieldMemory)
        self.take_observation(other)
        self.last_piles = other.last_piles
        self.last_returned = other.last_returned
        self.last_unused = other.last_unused
        self.last_covered = other.last_covered
        self.last_covered_at = other.last_covered_at
        self.last_aside = other.last_aside
        self.last_boxed = other.last_boxed
        self.last_drawn = other.last_drawn
        self.last_laid = other.last_laid
        self.last_cell = other.last_cell
        self.last_turned = other.last_turned
        self.last_ends = other.last_ends
        self.last_ends_of = other.last_ends_of
        self.last_pending = other.last_pending
        self.last_explored = other.last_explored
        self.last_markers = other.last_markers
        self.last_new_doors = other.last_new_doors
        self.last_locks = other.last_locks
        self.last_locked_by = other.last_locked_by
        self.last_lock_tried = other.last_lock_tried
        self.last_fresh = other.last_fresh
        self.last_event_cards = other.last_event_cards
        self.last_left_events = other.last_left_events
        self.last_left_events_at = other.last_left_events_at
        self.last_event_discard = other.last_event_discard
        self.last_lurking = other.last_lurking
        self.last_events_out = other.last_events_out
        self.last_item_cards = other.last_item_cards
        self.last_left_items = other.last_left_items
        self.last_left_items_at = other.last_left_items_at
        self.last_dropped = other.last_dropped
        self.last_dropped_at = other.last_dropped_at
        self.last_dropped_at_dropped = other.last_dropped_at_dropped
        self.last_held = other.last_held
        self.last_item_discard = other.last_item_discard
        self.last_items_out = other.last_items_out
        self.last_insanity = other.last_insanity
        self.last_left_insanity = other.last_left_insanity
        self.last_left_insanity_at = other.last_left_insanity_at
        self.last_minds = other.last_minds
        self.last_minds_owner = other.last_minds_owner
        self.last_insanity_discard = other.last_insanity_discard
        self.last_roles = other.last_roles
        self.last_roles_owner = other.last_roles_owner
        self.last_roles_left = other.last_roles_left
        self.last_roles_out = other.last_roles_out
        self.last_tickets_out = other.last_tickets_out
        self.last_ticket = other.last_ticket
        self.last_tickets_left = other.last_tickets_left
        self.last_scenario = other.last_scenario
        self.last_hunters = other.last_hunters
        self.last_host = other.last_host
        self.last_short = other.last_short
        self.last_dealt = other.last_dealt
        self.last_campaign = other.last_campaign
        self.last_growth = other.last_growth
        self.last_owner = other.last_owner
        self.last_character = other.last_character
        self.last_raises = other.last_raises
        self.last_raised = other.last_raised
        self.last_saving = other.last_saving
        self.last_at = other.last_at
        self.last_came_from = other.last_came_from
        self.last_fares = other.last_fares
        self.last_hp_damage = other.last_hp_damage
        self.last_mp_damage = other.last_mp_damage
        self.last_dazed = other.last_dazed
        self.last_bleeding = other.last_bleeding
        self.last_bled_by = other.last_bled_by
        self.last_confined = other.last_confined
        self.last_confined_by = other.last_confined_by
        self.last_psychic = other.last_psychic
        self.last_reads_keys = other.last_reads_keys
        self.last_skips = other.last_skips
        self.last_redrawn = other.last_redrawn
        self.last_no_numerals = other.last_no_numerals
        self.last_moods = other.last_moods
        self.last_replies = other.last_replies
        self.last_hunter = other.last_hunter
        self.last_first = other.last_first
        self.last_round = other.last_round
        self.last_points = other.last_points
        self.last_extra = other.last_extra
        self.last_extra_from = other.last_extra_from
        self.last_item_point = other.last_item_point
        self.last_deeds_done = other.last_deeds_done
        self.last_ended = other.last_ended
        self.last_instead = other.last_instead
        self.last_got_once = other.last_got_once
        self.last_seen_once = other.last_seen_once
        self.last_lair = other.last_lair
        self.last_hp_lost = other.last_hp_lost
        self.last_mp_lost = other.last_mp_lost
        self.last_attack = other.last_attack
        self.last_altered = other.last_altered
        self.last_bested = other.last_bested
        self.last_roaming = other.last_roaming
        self.last_battle = other.last_battle
        self.last_battle_round = other.last_battle_round
        self.last_intruding = other.last_intruding
        self.last_fighters = other.last_fighters
        self.last_sits_out = other.last_sits_out
        self.last_asked = other.last_asked
        self.last_asking = other.last_asking
        self.last_strikes = other.last_strikes
        self.last_target = other.last_target
        self.last_prepared = other.last_prepared
        self.last_judged = other.last_judged
        self.last_black = other.last_black
        self.last_second_black = other.last_second_black
        self.last_counts = other.last_counts
        self.last_fired = other.last_fired
        self.last_clues = other.last_clues
        self.last_tokens = other.last_tokens
        self.last_carried = other.last_carried
        self.last_companion = other.last_companion
        self.last_led_by = other.last_led_by
        self.last_nerve = other.last_nerve
        self.last_companion_rule = other.last_companion_rule
        self.last_laws = other.last_laws
        self.last_law_since = other.last_law_since
        self.last_sealed = other.last_sealed
        self.last_cleared = other.last_cleared
        self.last_accused = other.last_accused
        self.last_passed_check = other.last_passed_check
        self.last_sure = other.last_sure
        self.last_last_fallen = other.last_last_fallen
        self.last_fell_together = other.last_fell_together
        self.last_spawned = other.last_spawned
        self.last_named_guest = other.last_named_guest
        self.last_clock_turned = other.last_clock_turned
        self.last_still = other.last_still
        self.last_deadlocked = other.last_deadlocked
        self.last_outcome = other.last_outcome
        self.axes_owner = other.axes_owner
        self.place_of_step = other.place_of_step
        self.place_of_turn = other.place_of_turn
        self.place_of_asked = other.place_of_asked
        self.question_asked = other.question_asked
        self.question_step = other.question_step
        self.question_turn = other.question_turn
        self.question_args = other.question_args
        self.question_named = other.question_named
        self.axis0_by_6 = other.axis0_by_6
        self.axis1_by_343 = other.axis1_by_343
        self.axis0_by_1 = other.axis0_by_1
        self.places3779 = other.places3779
        self.places3804 = other.places3804
        self.places3857 = other.places3857
        self.places3863 = other.places3863
        self.places3864 = other.places3864
        self.places3869 = other.places3869
        self.places3878 = other.places3878
        self.places3884 = other.places3884
        self.places3886 = other.places3886
        self.places3929 = other.places3929
        self.places3972 = other.places3972
        self.places3976 = other.places3976
        self.places3977 = other.places3977
        self.places3980 = other.places3980
        self.places3982 = other.places3982
        self.places3988 = other.places3988
        self.places3710 = other.places3710
        self.places4021 = other.places4021
        self.places4024 = other.places4024
        self.places4053 = other.places4053
        self.places4054 = other.places4054
        self.places4055 = other.places4055

    def update(self, state: State, asked: int) -> None:
        """Write what has changed. asked: the seat to move, NOT_ASKED when the match is over."""
        assert isinstance(state, Fields)
        s = state
        if s.owner is not self.axes_owner:
            if s.owner != self.axes_owner:
                self.restart(state)
            self.axes_owner = s.owner
        out = self.out
        seat = self.seat
        axis0_by_6 = self.axis0_by_6
        axis1_by_343 = self.axis1_by_343
        axis0_by_1 = self.axis0_by_1
        count0 = len(self.orders[0])
        count1 = len(self.orders[1])
        if s.step != self.question_step or s.turn != self.question_turn or asked != self.question_asked:
            if self.place_of_step >= 0:
                out[self.place_of_step] = 0
            if self.place_of_turn >= 0:
                out[self.place_of_turn] = 0
            if self.place_of_asked >= 0:
                out[self.place_of_asked] = 0
            self.place_of_turn = 3707 + axis0_by_6[s.turn]
            out[self.place_of_turn] = 1
            self.place_of_step = -1
            self.place_of_asked = -1
            if asked >= 0:
                self.place_of_step = C0[s.step]
                out[self.place_of_step] = 1
                self.place_of_asked = 3708 + axis0_by_6[asked]
                out[self.place_of_asked] = 1
            self.question_step = s.step
            self.question_turn = s.turn
            self.question_asked = asked
            self.question_args = (-2,)
        if s.args is not self.question_args or s.named is not self.question_named:
            self.question_args = s.args
            self.question_named = s.named
            place = 43
            out[43:48] = ZEROS5
            if asked >= 0:
                arguments = s.args if s.named is None else s.arguments()
                for number in arguments[:5]:
                    if number >= 0:
                        out[place] = number + 1 if number < 255 else 255
                    place += 1
        if s.traces is not self.traces:
            self.learn(state)
        if s.piles != self.last_piles:
            v1 = s.piles
            w2 = self.last_piles
            if len(w2) != len(v1):
                if w2:
                    out[230:232] = ZEROS2
                w2 = [()] * len(v1)
            for x3, z4, a5 in zip(v1, w2, C2):
                if x3 is not z4:
                    out[a5] = len(x3)
            self.last_piles = v1[:]
        if s.returned != self.last_returned:
            v6 = s.returned
            w7 = self.last_returned
            if len(w7) != len(v6):
                if w7:
                    out[232:316] = ZEROS84
                w7 = [()] * len(v6)
            for x8, z9, a10 in zip(v6, w7, C4):
                if x8 is not z9:
                    out[a10 : a10 + 42] = ZEROS42
                    for x11 in x8:
                        if 0 <= x11 < 42:
                            out[a10 + x11] = 1
            self.last_returned = v6[:]
        if s.unused is not self.last_unused:
            v12 = s.unused
            out[316] = len(v12)
            self.last_unused = v12
        if s.covered is not self.last_covered:
            v13 = s.covered
            out[317] = len(v13)
            self.last_covered = v13
        if s.covered_at is not self.last_covered_at:
            v14 = s.covered_at
            out[318:355] = ZEROS37
            n15 = len(v14)
            if n15 > 12:
                n15 = 12
            out[318] = n15
            a16 = 319
            for h17 in range(n15):
                x18 = v14[h17]
                if x18 >= 0:
                    n19 = x18
                    out[2 + a16] = n19 % 64
                    n19 //= 64
                    out[1 + a16] = n19 % 64
                    n19 //= 64
                    out[a16] = n19 + 1 if n19 < 12 else 12
                a16 += 3
            self.last_covered_at = v14
        if s.aside is not self.last_aside:
            v20 = s.aside
            recount(out, 355, C8, 0, self.last_aside, v20)
            self.last_aside = v20
        if s.boxed is not self.last_boxed:
            v21 = s.boxed
            recount(out, 397, C8, 0, self.last_boxed, v21)
            self.last_boxed = v21
        if s.drawn is not self.last_drawn:
            v22 = s.drawn
            recount(out, 439, C8, 0, self.last_drawn, v22)
            self.last_drawn = v22
        if s.laid is not self.last_laid:
            v23 = s.laid
            recount(out, 481, C8, 0, self.last_laid, v23)
            self.last_laid = v23
        if s.cell is not self.last_cell:
            v24 = s.cell
            w25 = self.last_cell
            if len(w25) != len(v24):
                if w25:
                    out[523:649] = ZEROS126
                w25 = (-999999999,) * len(v24)
            for x26, z27, a28 in zip(v24, w25, C9):
                if x26 != z27:
                    out[a28 : a28 + 3] = ZEROS3
                    if x26 >= 0:
                        n29 = x26
                        out[2 + a28] = n29 % 64
                        n29 //= 64
                        out[1 + a28] = n29 % 64
                        n29 //= 64
                        out[a28] = n29 + 1 if n29 < 12 else 12
            self.last_cell = v24
        if s.turned is not self.last_turned:
            v30 = s.turned
            w31 = self.last_turned
            if len(w31) != len(v30):
                if w31:
                    out[649:691] = ZEROS42
                w31 = (-999999999,) * len(v30)
            for x32, z33, a34 in zip(v30, w31, C12):
                if x32 != z33:
                    out[a34] = x32 if 0 <= x32 <= 3 else 0 if x32 < 0 else 3
            self.last_turned = v30
        if s.ends is not self.last_ends:
            v35 = s.ends
            out[691:716] = ZEROS25
            n36 = len(v35)
            if n36 > 12:
                n36 = 12
            out[691] = n36
            a37 = 692
            for h38 in range(n36):
                x39 = v35[h38]
                if x39 >= 0:
                    n40 = x39
                    out[1 + a37] = n40 % 4
                    n40 //= 4
                    out[a37] = n40 + 1 if n40 < 255 else 255
                a37 += 2
            self.last_ends = v35
        if s.ends_of is not self.last_ends_of:
            v41 = s.ends_of
            out[716:729] = ZEROS13
            n42 = len(v41)
            if n42 > 12:
                n42 = 12
            out[716] = n42
            a43 = 717
            for h44 in range(n42):
                x45 = v41[h44]
                if 0 <= x45 < 42:
                    out[a43] = 1 + x45
                a43 += 1
            self.last_ends_of = v41
        if s.pending is not self.last_pending:
            v46 = s.pending
            out[729:771] = ZEROS42
            for x47 in v46:
                if 0 <= x47 < 42:
                    out[729 + x47] = 1
            self.last_pending = v46
        if s.explored is not self.last_explored:
            v48 = s.explored
            out[771:813] = ZEROS42
            for x49 in v48:
                if 0 <= x49 < 42:
                    out[771 + x49] = 1
            self.last_explored = v48
        if s.markers is not self.last_markers:
            v50 = s.markers
            out[813:981] = ZEROS168
            for x51 in v50:
                x52 = x51 // 4
                y53 = x51 % 4
                if 0 <= x52 < 42 and 0 <= y53 < 4:
                    out[813 + x52 * 4 + y53] = 1
            self.last_markers = v50
        if s.new_doors is not self.last_new_doors:
            v54 = s.new_doors
            out[981:1149] = ZEROS168
            for x55 in v54:
                x56 = x55 // 4
                y57 = x55 % 4
                if 0 <= x56 < 42 and 0 <= y57 < 4:
                    out[981 + x56 * 4 + y57] = 1
            self.last_new_doors = v54
        if s.locks is not self.last_locks:
            v58 = s.locks
            w59 = self.last_locks
            if len(w59) != len(v58):
                if w59:
                    out[1149:1359] = ZEROS210
                w59 = (-999999999,) * len(v58)
            for x60, z61, a62 in zip(v58, w59, C16):
                if x60 != z61:
                    for h63 in range(0, 5):
                        out[a62 + h63] = x60 >> h63 & 1
            self.last_locks = v58
        if s.locked_by is not self.last_locked_by:
            v64 = s.locked_by
            w65 = self.last_locked_by
            if len(w65) != len(v64):
                if w65:
                    out[1359:1401] = ZEROS42
                w65 = (-999999999,) * len(v64)
            for x66, z67, a68 in zip(v64, w65, C18):
                if x66 != z67:
                    out[a68] = x66 if 0 <= x66 <= 9 else 0 if x66 < 0 else 9
            self.last_locked_by = v64
        if s.lock_tried is not self.last_lock_tried:
            v69 = s.lock_tried
            for a70 in axis1_by_343:
                a71 = 3737 + a70
                out[a71 : a71 + 42] = ZEROS42
            for x72 in v69:
                x73 = x72 // 4
                y74 = x72 % 4
                if 0 <= x73 < 42 and 0 <= y74 < count1:
                    out[3737 + x73 + axis1_by_343[y74]] = 1
            self.last_lock_tried = v69
        if s.fresh is not self.last_fresh:
            v75 = s.fresh
            out[1401:1443] = ZEROS42
            for x76 in v75:
                if 0 <= x76 < 42:
                    out[1401 + x76] = 1
            self.last_fresh = v75
        if s.event_cards is not self.last_event_cards:
            v77 = s.event_cards
            out[1443] = len(v77)
            self.last_event_cards = v77
        if s.left_events is not self.last_left_events:
            v78 = s.left_events
            out[1444] = len(v78)
            self.last_left_events = v78
        if s.left_events_at is not self.last_left_events_at:
            v79 = s.left_events_at
            out[1445:1487] = ZEROS42
            for x80 in v79:
                if 0 <= x80 < 42:
                    a81 = 1445 + x80
                    if out[a81] < 9:
                        out[a81] += 1
            self.last_left_events_at = v79
        if s.event_discard is not self.last_event_discard:
            v82 = s.event_discard
            recount(out, 1487, C19, 42, self.last_event_discard, v82)
            self.last_event_discard = v82
        if s.lurking is not self.last_lurking:
            v83 = s.lurking
            recount(out, 1542, C19, 42, self.last_lurking, v83)
            self.last_lurking = v83
        if s.events_out is not self.last_events_out:
            v84 = s.events_out
            recount(out, 1597, C19, 42, self.last_events_out, v84)
            self.last_events_out = v84
        if s.item_cards is not self.last_item_cards:
            v85 = s.item_cards
            out[1652] = len(v85)
            self.last_item_cards = v85
        if s.left_items is not self.last_left_items:
            v86 = s.left_items
            out[1653] = len(v86)
            self.last_left_items = v86
        if s.left_items_at is not self.last_left_items_at:
            v87 = s.left_items_at
            out[1654:1696] = ZEROS42
            for x88 in v87:
                if 0 <= x88 < 42:
                    a89 = 1654 + x88
                    if out[a89] < 9:
                        out[a89] += 1
            self.last_left_items_at = v87
        if s.dropped is not self.last_dropped:
            v90 = s.dropped
            recount(out, 1696, C20, 97, self.last_dropped, v90)
            self.last_dropped = v90
        if s.dropped_at is not self.last_dropped_at or s.dropped is not self.last_dropped_at_dropped:
            v91 = s.dropped_at
            out[1721:1746] = ZEROS25
            for c92, x93 in zip(s.dropped, v91):
                if 0 <= x93 < 42:
                    out[1721 + c92 - 97] = 1 + x93
            self.last_dropped_at = v91
            self.last_dropped_at_dropped = s.dropped
        if s.held != self.last_held:
            v94 = s.held
            w95 = self.last_held
            if len(w95) != len(v94):
                if w95:
                    for a99 in axis1_by_343:
                        a100 = 3779 + a99
                        out[a100 : a100 + 25] = ZEROS25
                w95 = [()] * len(v94)
            for x96, z97, a98 in zip(v94, w95, self.places3779):
                if x96 is not z97:
                    recount(out, a98, C20, 97, z97, x96)
            self.last_held = v94[:]
        if s.item_discard is not self.last_item_discard:
            v101 = s.item_discard
            recount(out, 1746, C20, 97, self.last_item_discard, v101)
            self.last_item_discard = v101
        if s.items_out is not self.last_items_out:
            v102 = s.items_out
            recount(out, 1771, C20, 97, self.last_items_out, v102)
            self.last_items_out = v102
        if s.insanity is not self.last_insanity:
            v103 = s.insanity
            out[1796] = len(v103)
            self.last_insanity = v103
        if s.left_insanity is not self.last_left_insanity:
            v104 = s.left_insanity
            out[1797] = len(v104)
            self.last_left_insanity = v104
        if s.left_insanity_at is not self.last_left_insanity_at:
            v105 = s.left_insanity_at
            out[1798:1840] = ZEROS42
            for x106 in v105:
                if 0 <= x106 < 42:
                    a107 = 1798 + x106
                    if out[a107] < 9:
                        out[a107] += 1
            self.last_left_insanity_at = v105
        if s.minds != self.last_minds or s.owner is not self.last_minds_owner:
            v108 = s.minds
            w109 = self.last_minds
            if len(w109) != len(v108):
                if w109:
                    for a113 in axis1_by_343:
                        a114 = 3804 + a113
                        out[a114 : a114 + 53] = ZEROS53
                w109 = [()] * len(v108)
            w117 = self.last_minds_owner
            if len(w117) != len(s.owner):
                w117 = (-999999999,) * len(s.owner)
            for x110, z111, a112, x116, z115, h118 in zip(v108, w109, self.places3804, s.owner, w117, range(len(v108))):
                if x110 is not z111 or x116 != z115:
                    out[a112 : a112 + 53] = ZEROS53
                    out[a112] = len(x110) - x110.count(-1)
                    if s.owner[h118] == seat:
                        recount(out, 1 + a112, C22, 122, (), x110)
            self.last_minds = v108[:]
            self.last_minds_owner = s.owner
        if s.insanity_discard is not self.last_insanity_discard:
            v119 = s.insanity_discard
            recount(out, 1840, C22, 122, self.last_insanity_discard, v119)
            self.last_insanity_discard = v119
        if s.roles != self.last_roles or s.owner is not self.last_roles_owner:
            v120 = s.roles
            w121 = self.last_roles
            if len(w121) != len(v120):
                if w121:
                    for a125 in axis1_by_343:
                        a126 = 3857 + a125
                        out[a126 : a126 + 6] = ZEROS6
                w121 = [()] * len(v120)
            w129 = self.last_roles_owner
            if len(w129) != len(s.owner):
                w129 = (-999999999,) * len(s.owner)
            for x122, z123, a124, x128, z127, h130 in zip(v120, w121, self.places3857, s.owner, w129, range(len(v120))):
                if x122 is not z123 or x128 != z127:
                    out[a124 : a124 + 6] = ZEROS6
                    out[a124] = len(x122) - x122.count(-1)
                    if s.owner[h130] == seat:
                        recount(out, 1 + a124, C24, 174, (), x122)
            self.last_roles = v120[:]
            self.last_roles_owner = s.owner
        if s.roles_left is not self.last_roles_left:
            v131 = s.roles_left
            out[1892] = len(v131)
            self.last_roles_left = v131
        if s.roles_out is not self.last_roles_out:
            v132 = s.roles_out
            recount(out, 1893, C24, 174, self.last_roles_out, v132)
            self.last_roles_out = v132
        if s.tickets_out is not self.last_tickets_out:
            v133 = s.tickets_out
            recount(out, 1898, C25, 179, self.last_tickets_out, v133)
            self.last_tickets_out = v133
        if s.ticket is not self.last_ticket:
            v134 = s.ticket
            out[1901] = len(v134)
            self.last_ticket = v134
        if s.tickets_left is not self.last_tickets_left:
            v135 = s.tickets_left
            out[1902] = len(v135)
            self.last_tickets_left = v135
        if s.scenario != self.last_scenario:
            v136 = s.scenario
            w137 = self.last_scenario
            if 0 <= w137 < 13:
                out[1903 + w137] = 0
            if 0 <= v136 < 13:
                out[1903 + v136] = 1
            self.last_scenario = v136
        if s.hunters != self.last_hunters:
            v138 = s.hunters
            out[1916] = v138 if 0 <= v138 <= 4 else 0 if v138 < 0 else 4
            self.last_hunters = v138
        if s.host != self.last_host:
            v139 = s.host
            w140 = self.last_host
            if 0 <= w140 < count0:
                out[3709 + axis0_by_6[w140]] = 0
            if 0 <= v139 < count0:
                out[3709 + axis0_by_6[v139]] = 1
            self.last_host = v139
        if s.short != self.last_short:
            v141 = s.short
            out[1917] = 1 if v141 > 0 else 0
            self.last_short = v141
        if s.dealt != self.last_dealt:
            v142 = s.dealt
            out[1918] = 1 if v142 > 0 else 0
            self.last_dealt = v142
        if s.campaign != self.last_campaign:
            v143 = s.campaign
            out[1919] = 1 if v143 > 0 else 0
            self.last_campaign = v143
        if s.growth is not self.last_growth:
            v144 = s.growth
            w145 = self.last_growth
            if len(w145) != len(v144):
                if w145:
                    for a149 in axis1_by_343:
                        out[3863 + a149] = 0
                w145 = (-999999999,) * len(v144)
            for x146, z147, a148 in zip(v144, w145, self.places3863):
                if x146 != z147:
                    out[a148] = x146 if 0 <= x146 <= 60 else 0 if x146 < 0 else 60
            self.last_growth = v144
        if s.owner is not self.last_owner:
            v150 = s.owner
            w151 = self.last_owner
            if len(w151) != len(v150):
                if w151:
                    for a155 in axis1_by_343:
                        a156 = 3864 + a155
                        out[a156 : a156 + 5] = ZEROS5
                w151 = (-999999999,) * len(v150)
            for x152, z153, a154 in zip(v150, w151, self.places3864):
                if x152 != z153:
                    if 0 <= z153 < count0:
                        out[a154 + axis0_by_1[z153]] = 0
                    if 0 <= x152 < count0:
                        out[a154 + axis0_by_1[x152]] = 1
            self.last_owner = v150
        if s.character is not self.last_character:
            v157 = s.character
            w158 = self.last_character
            if len(w158) != len(v157):
                if w158:
                    for a162 in axis1_by_343:
                        a163 = 3869 + a162
                        out[a163 : a163 + 9] = ZEROS9
                w158 = (-999999999,) * len(v157)
            for x159, z160, a161 in zip(v157, w158, self.places3869):
                if x159 != z160:
                    if -1 <= z160 < 8:
                        out[1 + a161 + z160] = 0
                    if -1 <= x159 < 8:
                        out[1 + a161 + x159] = 1
            self.last_character = v157
        if s.raises is not self.last_raises:
            v164 = s.raises
            w165 = self.last_raises
            if len(w165) != len(v164):
                if w165:
                    for a169 in axis1_by_343:
                        a170 = 3878 + a169
                        out[a170 : a170 + 6] = ZEROS6
                w165 = (-999999999,) * len(v164)
            for x166, z167, a168 in zip(v164, w165, self.places3878):
                if x166 != z167:
                    out[a168] = x166 if 0 <= x166 <= 20 else 0 if x166 < 0 else 20
            self.last_raises = v164
        if s.raised is not self.last_raised:
            v171 = s.raised
            w172 = self.last_raised
            if len(w172) != len(v171):
                if w172:
                    for a176 in axis1_by_343:
                        out[3884 + a176] = 0
                w172 = (-999999999,) * len(v171)
            for x173, z174, a175 in zip(v171, w172, self.places3884):
                if x173 != z174:
                    out[a175] = x173 if 0 <= x173 <= 60 else 0 if x173 < 0 else 60
            self.last_raised = v171
        if s.saving != self.last_saving:
            v177 = s.saving
            for h178, b179 in enumerate(axis1_by_343):
                out[3885 + b179] = v177 >> h178 & 1
            self.last_saving = v177
        if s.at != self.last_at:
            v180 = s.at
            w181 = self.last_at
            if len(w181) != len(v180):
                if w181:
                    for a185 in axis1_by_343:
                        a186 = 3886 + a185
                        out[a186 : a186 + 43] = ZEROS43
                w181 = [-999999999] * len(v180)
            for x182, z183, a184 in zip(v180, w181, self.places3886):
                if x182 != z183:
                    if -1 <= z183 < 42:
                        out[1 + a184 + z183] = 0
                    if -1 <= x182 < 42:
                        out[1 + a184 + x182] = 1
            self.last_at = v180[:]
        if s.came_from != self.last_came_from:
            v187 = s.came_from
            w188 = self.last_came_from
            if len(w188) != len(v187):
                if w188:
                    for a192 in axis1_by_343:
                        a193 = 3929 + a192
                        out[a193 : a193 + 43] = ZEROS43
                w188 = [-999999999] * len(v187)
            for x189, z190, a191 in zip(v187, w188, self.places3929):
                if x189 != z190:
                    if -1 <= z190 < 42:
                        out[1 + a191 + z190] = 0
                    if -1 <= x189 < 42:
                        out[1 + a191 + x189] = 1
            self.last_came_from = v187[:]
        if s.fares != self.last_fares:
            v194 = s.fares
            w195 = self.last_fares
            if len(w195) != len(v194):
                if w195:
                    for a199 in axis1_by_343:
                        a200 = 3972 + a199
                        out[a200 : a200 + 4] = ZEROS4
                w195 = [-999999999] * len(v194)
            for x196, z197, a198 in zip(v194, w195, self.places3972):
                if x196 != z197:
                    if 0 <= z197 < 4:
                        out[a198 + z197] = 0
                    if 0 <= x196 < 4:
                        out[a198 + x196] = 1
            self.last_fares = v194[:]
        if s.hp_damage != self.last_hp_damage:
            v201 = s.hp_damage
            w202 = self.last_hp_damage
            if len(w202) != len(v201):
                if w202:
                    for a206 in axis1_by_343:
                        out[3976 + a206] = 0
                w202 = [-999999999] * len(v201)
            for x203, z204, a205 in zip(v201, w202, self.places3976):
                if x203 != z204:
                    out[a205] = x203 if 0 <= x203 <= 120 else 0 if x203 < 0 else 120
            self.last_hp_damage = v201[:]
        if s.mp_damage != self.last_mp_damage:
            v207 = s.mp_damage
            w208 = self.last_mp_damage
            if len(w208) != len(v207):
                if w208:
                    for a212 in axis1_by_343:
                        out[3977 + a212] = 0
                w208 = [-999999999] * len(v207)
            for x209, z210, a211 in zip(v207, w208, self.places3977):
                if x209 != z210:
                    out[a211] = x209 if 0 <= x209 <= 120 else 0 if x209 < 0 else 120
            self.last_mp_damage = v207[:]
        if s.dazed != self.last_dazed:
            v213 = s.dazed
            for h214, b215 in enumerate(axis1_by_343):
                out[3978 + b215] = v213 >> h214 & 1
            self.last_dazed = v213
        if s.bleeding != self.last_bleeding:
            v216 = s.bleeding
            for h217, b218 in enumerate(axis1_by_343):
                out[3979 + b218] = v216 >> h217 & 1
            self.last_bleeding = v216
        if s.bled_by != self.last_bled_by:
            v219 = s.bled_by
            w220 = self.last_bled_by
            if len(w220) != len(v219):
                if w220:
                    for a224 in axis1_by_343:
                        out[3980 + a224] = 0
                w220 = [-999999999] * len(v219)
            for x221, z222, a223 in zip(v219, w220, self.places3980):
                if x221 != z222:
                    out[a223] = x221 + 1 if 0 <= x221 < 183 else 0
            self.last_bled_by = v219[:]
        if s.confined != self.last_confined:
            v225 = s.confined
            for h226, b227 in enumerate(axis1_by_343):
                out[3981 + b227] = v225 >> h226 & 1
            self.last_confined = v225
        if s.confined_by != self.last_confined_by:
            v228 = s.confined_by
            w229 = self.last_confined_by
            if len(w229) != len(v228):
                if w229:
                    for a233 in axis1_by_343:
                        out[3982 + a233] = 0
                w229 = [-999999999] * len(v228)
            for x230, z231, a232 in zip(v228, w229, self.places3982):
                if x230 != z231:
                    out[a232] = x230 if 0 <= x230 <= 9 else 0 if x230 < 0 else 9
            self.last_confined_by = v228[:]
        if s.psychic != self.last_psychic:
            v234 = s.psychic
            for h235, b236 in enumerate(axis1_by_343):
                out[3983 + b236] = v234 >> h235 & 1
            self.last_psychic = v234
        if s.reads_keys != self.last_reads_keys:
            v237 = s.reads_keys
            for h238, b239 in enumerate(axis1_by_343):
                out[3984 + b239] = v237 >> h238 & 1
            self.last_reads_keys = v237
        if s.skips != self.last_skips:
            v240 = s.skips
            for h241, b242 in enumerate(axis1_by_343):
                out[3985 + b242] = v240 >> h241 & 1
            self.last_skips = v240
        if s.redrawn != self.last_redrawn:
            v243 = s.redrawn
            for h244, b245 in enumerate(axis1_by_343):
                out[3986 + b245] = v243 >> h244 & 1
            self.last_redrawn = v243
        if s.no_numerals != self.last_no_numerals:
            v246 = s.no_numerals
            for h247, b248 in enumerate(axis1_by_343):
                out[3987 + b248] = v246 >> h247 & 1
            self.last_no_numerals = v246
        if s.moods != self.last_moods:
            v249 = s.moods
            w250 = self.last_moods
            if len(w250) != len(v249):
                if w250:
                    for a254 in axis1_by_343:
                        out[3988 + a254] = 0
                w250 = [-999999999] * len(v249)
            for x251, z252, a253 in zip(v249, w250, self.places3988):
                if x251 != z252:
                    out[a253] = x251 if 0 <= x251 <= 2 else 0 if x251 < 0 else 2
            self.last_moods = v249[:]
        if s.replies != self.last_replies:
            v255 = s.replies
            w256 = self.last_replies
            if len(w256) != len(v255):
                if w256:
                    for a260 in axis0_by_6:
                        a261 = 3710 + a260
                        out[a261 : a261 + 2] = ZEROS2
                w256 = [-999999999] * len(v255)
            for x257, z258, a259, h262 in zip(v255, w256, self.places3710, range(len(v255))):
                if x257 != z258 and (h262 == seat):
                    out[a259] = 1
                    out[1 + a259] = x257 if 0 <= x257 <= 2 else 0 if x257 < 0 else 2
            self.last_replies = v255[:]
        if s.hunter != self.last_hunter:
            v263 = s.hunter
            w264 = self.last_hunter
            if 0 <= w264 < count1:
                out[3989 + axis1_by_343[w264]] = 0
            if 0 <= v263 < count1:
                out[3989 + axis1_by_343[v263]] = 1
            self.last_hunter = v263
        if s.first != self.last_first:
            v265 = s.first
            w266 = self.last_first
            if 0 <= w266 < count1:
                out[3990 + axis1_by_343[w266]] = 0
            if 0 <= v265 < count1:
                out[3990 + axis1_by_343[v265]] = 1
            self.last_first = v265
        if s.round != self.last_round:
            v267 = s.round
            out[1920] = v267 if 0 <= v267 <= 120 else 0 if v267 < 0 else 120
            self.last_round = v267
        if s.points != self.last_points:
            v268 = s.points
            out[1921] = v268 if 0 <= v268 <= 60 else 0 if v268 < 0 else 60
            self.last_points = v268
        if s.extra is not self.last_extra:
            v269 = s.extra
            out[1922:1947] = ZEROS25
            n270 = len(v269)
            if n270 > 12:
                n270 = 12
            out[1922] = n270
            a271 = 1923
            for h272 in range(n270):
                x273 = v269[h272]
                if x273 >= 0:
                    n274 = x273
                    out[1 + a271] = n274 % 16
                    n274 //= 16
                    out[a271] = n274 + 1 if n274 < 255 else 255
                a271 += 2
            self.last_extra = v269
        if s.extra_from != self.last_extra_from:
            v275 = s.extra_from
            out[1947] = v275 + 1 if 0 <= v275 < 183 else 0
            self.last_extra_from = v275
        if s.item_point != self.last_item_point:
            v276 = s.item_point
            out[1948] = 1 if v276 > 0 else 0
            self.last_item_point = v276
        if s.deeds_done != self.last_deeds_done:
            v277 = s.deeds_done
            for h278 in range(0, 8):
                out[1949 + h278] = v277 >> h278 & 1
            self.last_deeds_done = v277
        if s.ended != self.last_ended:
            v279 = s.ended
            out[1957] = 1 if v279 > 0 else 0
            self.last_ended = v279
        if s.instead != self.last_instead:
            v280 = s.instead
            w281 = self.last_instead
            if 0 <= w281 < count1:
                out[3991 + axis1_by_343[w281]] = 0
            if 0 <= v280 < count1:
                out[3991 + axis1_by_343[v280]] = 1
            self.last_instead = v280
        if s.got_once is not self.last_got_once:
            v282 = s.got_once
            for a283 in axis1_by_343:
                a284 = 3992 + a283
                out[a284 : a284 + 25] = ZEROS25
            for x285 in v282:
                x286 = x285 // 4
                y287 = x285 % 4
                if 97 <= x286 < 122 and 0 <= y287 < count1:
                    out[3992 + x286 - 97 + axis1_by_343[y287]] = 1
            self.last_got_once = v282
        if s.seen_once != self.last_seen_once:
            v288 = s.seen_once
            for h289 in range(0, 25):
                out[1958 + h289] = v288 >> h289 & 1
            self.last_seen_once = v288
        if s.lair != self.last_lair:
            v290 = s.lair
            w291 = self.last_lair
            if len(w291) != len(v290):
                if w291:
                    out[1983:3187] = ZEROS1204
                w291 = [-999999999] * len(v290)
            for x292, z293, a294 in zip(v290, w291, C29):
                if x292 != z293:
                    if -1 <= z293 < 42:
                        out[1 + a294 + z293] = 0
                    if -1 <= x292 < 42:
                        out[1 + a294 + x292] = 1
            self.last_lair = v290[:]
        if s.hp_lost != self.last_hp_lost:
            v295 = s.hp_lost
            w296 = self.last_hp_lost
            if len(w296) != len(v295):
                if w296:
                    out[3187:3215] = ZEROS28
                w296 = [-999999999] * len(v295)
            for x297, z298, a299 in zip(v295, w296, C31):
                if x297 != z298:
                    out[a299] = x297 if 0 <= x297 <= 120 else 0 if x297 < 0 else 120
            self.last_hp_lost = v295[:]
        if s.mp_lost != self.last_mp_lost:
            v300 = s.mp_lost
            w301 = self.last_mp_lost
            if len(w301) != len(v300):
                if w301:
                    out[3215:3243] = ZEROS28
                w301 = [-999999999] * len(v300)
            for x302, z303, a304 in zip(v300, w301, C33):
                if x302 != z303:
                    out[a304] = x302 if 0 <= x302 <= 120 else 0 if x302 < 0 else 120
            self.last_mp_lost = v300[:]
        if s.attack != self.last_attack:
            v305 = s.attack
            w306 = self.last_attack
            if len(w306) != len(v305):
                if w306:
                    out[3243:3327] = ZEROS84
                w306 = [-999999999] * len(v305)
            for x307, z308, a309 in zip(v305, w306, C34):
                if x307 != z308:
                    if -1 <= z308 < 2:
                        out[1 + a309 + z308] = 0
                    if -1 <= x307 < 2:
                        out[1 + a309 + x307] = 1
            self.last_attack = v305[:]
        if s.altered != self.last_altered:
            v310 = s.altered
            out[3327:3332] = ZEROS5
            n311 = len(v310)
            if n311 > 4:
                n311 = 4
            out[3327] = n311
            a312 = 3328
            for h313 in range(n311):
                x314 = v310[h313]
                n315 = x314 + 120
                out[a312] = n315 if 0 <= n315 <= 240 else 0 if n315 < 0 else 240
                a312 += 1
            self.last_altered = v310
        if s.bested is not self.last_bested:
            v316 = s.bested
            out[3332:3360] = ZEROS28
            for x317 in v316:
                if 0 <= x317 < 28:
                    out[3332 + x317] = 1
            self.last_bested = v316
        if s.roaming is not self.last_roaming:
            v318 = s.roaming
            out[3360:3373] = ZEROS13
            n319 = len(v318) // 3
            if n319 > 4:
                n319 = 4
            out[3360] = n319
            a320 = 3361
            for h321 in range(n319):
                x322 = v318[h321 * 3]
                if 0 <= x322 < 28:
                    out[a320] = x322 + 1
                x323 = v318[1 + h321 * 3]
                out[1 + a320] = x323 if 0 <= x323 <= 9 else 0 if x323 < 0 else 9
                x324 = v318[2 + h321 * 3]
                out[2 + a320] = x324 if 0 <= x324 <= 120 else 0 if x324 < 0 else 120
                a320 += 3
            self.last_roaming = v318
        if s.battle != self.last_battle:
            v325 = s.battle
            w326 = self.last_battle
            if -1 <= w326 < 42:
                out[3374 + w326] = 0
            if -1 <= v325 < 42:
                out[3374 + v325] = 1
            self.last_battle = v325
        if s.battle_round != self.last_battle_round:
            v327 = s.battle_round
            out[3416] = v327 if 0 <= v327 <= 60 else 0 if v327 < 0 else 60
            self.last_battle_round = v327
        if s.intruding != self.last_intruding:
            v328 = s.intruding
            out[3417] = 1 if v328 > 0 else 0
            self.last_intruding = v328
        if s.fighters != self.last_fighters:
            v329 = s.fighters
            for h330, b331 in enumerate(axis1_by_343):
                out[4017 + b331] = v329 >> h330 & 1
            self.last_fighters = v329
        if s.sits_out != self.last_sits_out:
            v332 = s.sits_out
            for h333, b334 in enumerate(axis1_by_343):
                out[4018 + b334] = v332 >> h333 & 1
            self.last_sits_out = v332
        if s.asked != self.last_asked:
            v335 = s.asked
            for h336, b337 in enumerate(axis1_by_343):
                out[4019 + b337] = v335 >> h336 & 1
            self.last_asked = v335
        if s.asking != self.last_asking:
            v338 = s.asking
            w339 = self.last_asking
            if 0 <= w339 < count1:
                out[4020 + axis1_by_343[w339]] = 0
            if 0 <= v338 < count1:
                out[4020 + axis1_by_343[v338]] = 1
            self.last_asking = v338
        if s.strikes != self.last_strikes:
            v340 = s.strikes
            w341 = self.last_strikes
            if len(w341) != len(v340):
                if w341:
                    for a345 in axis1_by_343:
                        a346 = 4021 + a345
                        out[a346 : a346 + 3] = ZEROS3
                w341 = [-999999999] * len(v340)
            for x342, z343, a344 in zip(v340, w341, self.places4021):
                if x342 != z343:
                    if -1 <= z343 < 2:
                        out[1 + a344 + z343] = 0
                    if -1 <= x342 < 2:
                        out[1 + a344 + x342] = 1
            self.last_strikes = v340[:]
        if s.target != self.last_target:
            v347 = s.target
            w348 = self.last_target
            if len(w348) != len(v347):
                if w348:
                    for a352 in axis1_by_343:
                        a353 = 4024 + a352
                        out[a353 : a353 + 29] = ZEROS29
                w348 = [-999999999] * len(v347)
            for x349, z350, a351 in zip(v347, w348, self.places4024):
                if x349 != z350:
                    if -1 <= z350 < 28:
                        out[1 + a351 + z350] = 0
                    if -1 <= x349 < 28:
                        out[1 + a351 + x349] = 1
            self.last_target = v347[:]
        if s.prepared != self.last_prepared:
            v354 = s.prepared
            w355 = self.last_prepared
            if len(w355) != len(v354):
                if w355:
                    for a359 in axis1_by_343:
                        out[4053 + a359] = 0
                w355 = [-999999999] * len(v354)
            for x356, z357, a358 in zip(v354, w355, self.places4053):
                if x356 != z357:
                    out[a358] = x356 if 0 <= x356 <= 3 else 0 if x356 < 0 else 3
            self.last_prepared = v354[:]
        if s.judged != self.last_judged:
            v360 = s.judged
            w361 = self.last_judged
            if len(w361) != len(v360):
                if w361:
                    for a365 in axis1_by_343:
                        out[4054 + a365] = 0
                w361 = [-999999999] * len(v360)
            for x362, z363, a364 in zip(v360, w361, self.places4054):
                if x362 != z363:
                    out[a364] = x362 if 0 <= x362 <= 10 else 0 if x362 < 0 else 10
            self.last_judged = v360[:]
        if s.black != self.last_black:
            v366 = s.black
            out[3418] = v366 if 0 <= v366 <= 10 else 0 if v366 < 0 else 10
            self.last_black = v366
        if s.second_black != self.last_second_black:
            v367 = s.second_black
            out[3419] = v367 if 0 <= v367 <= 10 else 0 if v367 < 0 else 10
            self.last_second_black = v367
        if s.counts != self.last_counts:
            v368 = s.counts
            w369 = self.last_counts
            if len(w369) != len(v368):
                if w369:
                    out[3420:3437] = ZEROS17
                w369 = [-999999999] * len(v368)
            for x370, z371, a372 in zip(v368, w369, C36):
                if x370 != z371:
                    out[a372] = x370 if 0 <= x370 <= 60 else 0 if x370 < 0 else 60
            self.last_counts = v368[:]
        if s.fired is not self.last_fired:
            v373 = s.fired
            w374 = self.last_fired
            if len(w374) != len(v373):
                if w374:
                    out[3437:3447] = ZEROS10
                w374 = (-999999999,) * len(v373)
            for x375, z376, a377 in zip(v373, w374, C38):
                if x375 != z376:
                    out[a377] = x375 if 0 <= x375 <= 9 else 0 if x375 < 0 else 9
            self.last_fired = v373
        if s.clues is not self.last_clues:
            v378 = s.clues
            out[3447:3459] = ZEROS12
            for x379 in v378:
                if 0 <= x379 < 12:
                    out[3447 + x379] = 1
            self.last_clues = v378
        if s.tokens is not self.last_tokens:
            v380 = s.tokens
            out[3459:3484] = ZEROS25
            n381 = len(v380) // 2
            if n381 > 12:
                n381 = 12
            out[3459] = n381
            a382 = 3460
            for h383 in range(n381):
                x384 = v380[h383 * 2]
                if 0 <= x384 < 20:
                    out[a382] = 1 + x384
                x385 = v380[1 + h383 * 2]
                if 0 <= x385 < 42:
                    out[1 + a382] = 1 + x385
                a382 += 2
            self.last_tokens = v380
        if s.carried != self.last_carried:
            v386 = s.carried
            w387 = self.last_carried
            if len(w387) != len(v386):
                if w387:
                    for a391 in axis1_by_343:
                        a392 = 4055 + a391
                        out[a392 : a392 + 20] = ZEROS20
                w387 = [()] * len(v386)
            for x388, z389, a390 in zip(v386, w387, self.places4055):
                if x388 is not z389:
                    out[a390 : a390 + 20] = ZEROS20
                    for x393 in x388:
                        if 0 <= x393 < 20:
                            a394 = a390 + x393
                            if out[a394] < 9:
                                out[a394] += 1
            self.last_carried = v386[:]
        if s.companion != self.last_companion:
            v395 = s.companion
            w396 = self.last_companion
            if -1 <= w396 < 42:
                out[3485 + w396] = 0
            if -1 <= v395 < 42:
                out[3485 + v395] = 1
            self.last_companion = v395
        if s.led_by != self.last_led_by:
            v397 = s.led_by
            w398 = self.last_led_by
            if 0 <= w398 < count1:
                out[4075 + axis1_by_343[w398]] = 0
            if 0 <= v397 < count1:
                out[4075 + axis1_by_343[v397]] = 1
            self.last_led_by = v397
        if s.nerve != self.last_nerve:
            v399 = s.nerve
            out[3527] = v399 if 0 <= v399 <= 30 else 0 if v399 < 0 else 30
            self.last_nerve = v399
        if s.companion_rule is not self.last_companion_rule:
            v400 = s.companion_rule
            out[3528:3574] = ZEROS46
            n401 = len(v400) // 3
            if n401 > 1:
                n401 = 1
            out[3528] = n401
            a402 = 3529
            for h403 in range(n401):
                x404 = v400[h403 * 3]
                if -1 <= x404 < 42:
                    out[1 + a402 + x404] = 1
                x405 = v400[1 + h403 * 3]
                out[43 + a402] = x405 if 0 <= x405 <= 9 else 0 if x405 < 0 else 9
                x406 = v400[2 + h403 * 3]
                out[44 + a402] = x406 if 0 <= x406 <= 30 else 0 if x406 < 0 else 30
                a402 += 45
            self.last_companion_rule = v400
        if s.laws != self.last_laws:
            v407 = s.laws
            for h408 in range(0, 16):
                out[3574 + h408] = v407 >> h408 & 1
            self.last_laws = v407
        if s.law_since != self.last_law_since:
            v409 = s.law_since
            w410 = self.last_law_since
            if len(w410) != len(v409):
                if w410:
                    out[3590:3606] = ZEROS16
                w410 = [-999999999] * len(v409)
            for x411, z412, a413 in zip(v409, w410, C43):
                if x411 != z412:
                    out[a413] = x411 if 0 <= x411 <= 120 else 0 if x411 < 0 else 120
            self.last_law_since = v409[:]
        if s.sealed is not self.last_sealed:
            v414 = s.sealed
            out[3606:3648] = ZEROS42
            for x415 in v414:
                if 0 <= x415 < 42:
                    out[3606 + x415] = 1
            self.last_sealed = v414
        if s.cleared != self.last_cleared:
            v416 = s.cleared
            for h417 in range(0, 3):
                out[3648 + h417] = v416 >> h417 & 1
            self.last_cleared = v416
        if s.accused != self.last_accused:
            v418 = s.accused
            w419 = self.last_accused
            if -1 <= w419 < 3:
                out[3652 + w419] = 0
            if -1 <= v418 < 3:
                out[3652 + v418] = 1
            self.last_accused = v418
        if s.passed_check != self.last_passed_check:
            v420 = s.passed_check
            out[3655] = 1 if v420 > 0 else 0
            self.last_passed_check = v420
        if s.sure != self.last_sure:
            v421 = s.sure
            out[3656] = 1 if v421 > 0 else 0
            self.last_sure = v421
        if s.last_fallen != self.last_last_fallen:
            v422 = s.last_fallen
            w423 = self.last_last_fallen
            if 0 <= w423 < count1:
                out[4076 + axis1_by_343[w423]] = 0
            if 0 <= v422 < count1:
                out[4076 + axis1_by_343[v422]] = 1
            self.last_last_fallen = v422
        if s.fell_together != self.last_fell_together:
            v424 = s.fell_together
            for h425, b426 in enumerate(axis1_by_343):
                out[4077 + b426] = v424 >> h425 & 1
            self.last_fell_together = v424
        if s.spawned != self.last_spawned:
            v427 = s.spawned
            w428 = self.last_spawned
            if -1 <= w428 < 42:
                out[3658 + w428] = 0
            if -1 <= v427 < 42:
                out[3658 + v427] = 1
            self.last_spawned = v427
        if s.named_guest != self.last_named_guest:
            v429 = s.named_guest
            w430 = self.last_named_guest
            if 0 <= w430 < count1:
                out[4078 + axis1_by_343[w430]] = 0
            if 0 <= v429 < count1:
                out[4078 + axis1_by_343[v429]] = 1
            self.last_named_guest = v429
        if s.clock_turned != self.last_clock_turned:
            v431 = s.clock_turned
            out[3700] = 1 if v431 > 0 else 0
            self.last_clock_turned = v431
        if s.still != self.last_still:
            v432 = s.still
            out[3701] = v432 if 0 <= v432 <= 60 else 0 if v432 < 0 else 60
            self.last_still = v432
        if s.deadlocked != self.last_deadlocked:
            v433 = s.deadlocked
            out[3702] = 1 if v433 > 0 else 0
            self.last_deadlocked = v433
        if s.outcome != self.last_outcome:
            v434 = s.outcome
            w435 = self.last_outcome
            if 0 <= w435 < 3:
                out[3703 + w435] = 0
            if 0 <= v434 < 3:
                out[3703 + v434] = 1
            self.last_outcome = v434
