"""Generated from the meanings of the fields by `make generate`: do not edit."""

from __future__ import annotations

from typing import Any, Final

from gloaming.engine.observation.memory import Memory, recount
from gloaming.engine.state.state import State
from gloaming.games.ghost_hunter.generated.state import Fields

VERSION: Final = "eb95c11cc24dabf5"
# fmt: off
C0: Final = (-1, -1, -1, -1, -1, -1, 0, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1, -1, -1, -1, 3, -1, -1, -1,
    -1, -1, -1, -1, -1, 4, -1, -1, -1, -1, 5, -1, -1, 6, -1, -1, -1, -1, 7, -1, -1, 8, 9, -1, -1, -1, -1, 10, 11, -1,
    12, -1, -1, -1, -1, -1, -1, -1, 13, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 14, -1, -1, -1, -1, -1, 15, -1, -1,
    -1, -1, 16, -1, 17, -1, 18, -1, 19, -1, 20, -1, 21, -1, -1, -1, 22, -1, 23, 24, -1, -1, -1, -1, 25, 26, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 27, -1, 28, 29, -1, 30, -1, 31, -1, 32, -1, 33,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 34, -1, -1, 35, -1, -1, 36, -1, 37)
ZEROS5: Final = bytes(5)
C2: Final = (230, 231)
ZEROS2: Final = bytes(2)
C4: Final = (232, 274)
ZEROS84: Final = bytes(84)
ZEROS42: Final = bytes(42)
ZEROS37: Final = bytes(37)
C8: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
    29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41)
C9: Final = (523, 526, 529, 532, 535, 538, 541, 544, 547, 550, 553, 556, 559, 562, 565, 568, 571, 574, 577, 580, 583,
    586, 589, 592, 595, 598, 601, 604, 607, 610, 613, 616, 619, 622, 625, 628, 631, 634, 637, 640, 643, 646)
ZEROS126: Final = bytes(126)
ZEROS3: Final = bytes(3)
C12: Final = (649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665, 666, 667, 668, 669,
    670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690)
ZEROS168: Final = bytes(168)
C14: Final = (1321, 1326, 1331, 1336, 1341, 1346, 1351, 1356, 1361, 1366, 1371, 1376, 1381, 1386, 1391, 1396, 1401,
    1406, 1411, 1416, 1421, 1426, 1431, 1436, 1441, 1446, 1451, 1456, 1461, 1466, 1471, 1476, 1481, 1486, 1491, 1496,
    1501, 1506, 1511, 1516, 1521, 1526)
ZEROS210: Final = bytes(210)
C16: Final = (1531, 1532, 1533, 1534, 1535, 1536, 1537, 1538, 1539, 1540, 1541, 1542, 1543, 1544, 1545, 1546, 1547,
    1548, 1549, 1550, 1551, 1552, 1553, 1554, 1555, 1556, 1557, 1558, 1559, 1560, 1561, 1562, 1563, 1564, 1565, 1566,
    1567, 1568, 1569, 1570, 1571, 1572)
C17: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
    29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54)
C18: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24)
ZEROS25: Final = bytes(25)
ZEROS53: Final = bytes(53)
C21: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
    29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51)
ZEROS6: Final = bytes(6)
C23: Final = (0, 1, 2, 3, 4)
C24: Final = (0, 1, 2)
ZEROS9: Final = bytes(9)
ZEROS43: Final = bytes(43)
ZEROS4: Final = bytes(4)
C28: Final = (2155, 2198, 2241, 2284, 2327, 2370, 2413, 2456, 2499, 2542, 2585, 2628, 2671, 2714, 2757, 2800, 2843,
    2886, 2929, 2972, 3015, 3058, 3101, 3144, 3187, 3230, 3273, 3316)
ZEROS1204: Final = bytes(1204)
C30: Final = (3359, 3360, 3361, 3362, 3363, 3364, 3365, 3366, 3367, 3368, 3369, 3370, 3371, 3372, 3373, 3374, 3375,
    3376, 3377, 3378, 3379, 3380, 3381, 3382, 3383, 3384, 3385, 3386)
ZEROS28: Final = bytes(28)
C32: Final = (3387, 3388, 3389, 3390, 3391, 3392, 3393, 3394, 3395, 3396, 3397, 3398, 3399, 3400, 3401, 3402, 3403,
    3404, 3405, 3406, 3407, 3408, 3409, 3410, 3411, 3412, 3413, 3414)
C33: Final = (3415, 3418, 3421, 3424, 3427, 3430, 3433, 3436, 3439, 3442, 3445, 3448, 3451, 3454, 3457, 3460, 3463,
    3466, 3469, 3472, 3475, 3478, 3481, 3484, 3487, 3490, 3493, 3496)
ZEROS13: Final = bytes(13)
ZEROS29: Final = bytes(29)
C36: Final = (3592, 3593, 3594, 3595, 3596, 3597, 3598, 3599, 3600, 3601, 3602, 3603, 3604, 3605, 3606, 3607, 3608)
ZEROS17: Final = bytes(17)
C38: Final = (3609, 3610, 3611, 3612, 3613, 3614, 3615, 3616, 3617, 3618)
ZEROS10: Final = bytes(10)
ZEROS12: Final = bytes(12)
ZEROS20: Final = bytes(20)
ZEROS46: Final = bytes(46)
C43: Final = (3762, 3763, 3764, 3765, 3766, 3767, 3768, 3769, 3770, 3771, 3772, 3773, 3774, 3775, 3776, 3777)
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
        "last_spoken", "last_hunter", "last_first", "last_round", "last_points", "last_extra", "last_extra_from",
        "last_item_point", "last_deeds_done", "last_ended", "last_instead", "last_got_once", "last_seen_once",
        "last_lair", "last_hp_lost", "last_mp_lost", "last_attack", "last_altered", "last_bested", "last_roaming",
        "last_battle", "last_battle_round", "last_intruding", "last_fighters", "last_sits_out", "last_asked",
        "last_asking", "last_strikes", "last_target", "last_prepared", "last_judged", "last_black", "last_second_black",
        "last_counts", "last_fired", "last_clues", "last_tokens", "last_carried", "last_companion", "last_led_by",
        "last_nerve", "last_companion_rule", "last_laws", "last_law_since", "last_sealed", "last_cleared",
        "last_accused", "last_passed_check", "last_sure", "last_last_fallen", "last_fell_together", "last_spawned",
        "last_named_guest", "last_clock_turned", "last_still", "last_deadlocked", "last_outcome", "axes_owner",
        "place_of_step", "place_of_turn", "place_of_asked", "question_asked", "question_step", "question_turn",
        "question_args", "question_named", "axis0_by_7", "axis1_by_343", "axis0_by_1", "places3956", "places3981",
        "places4034", "places4040", "places4041", "places4046", "places4055", "places4061", "places4063", "places4106",
        "places4149", "places4153", "places4154", "places4157", "places4159", "places4165", "places3882", "places4198",
        "places4201", "places4230", "places4231", "places4232",
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
        self.last_spoken: int = -999999999
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
        self.axis0_by_7: list[int] = [place * 7 for place in self.orders[0]]
        self.axis1_by_343: list[int] = [place * 343 for place in self.orders[1]]
        self.axis0_by_1: list[int] = [place * 1 for place in self.orders[0]]
        self.places3956: list[int] = [3956 + place * 343 for place in self.orders[1]]
        self.places3981: list[int] = [3981 + place * 343 for place in self.orders[1]]
        self.places4034: list[int] = [4034 + place * 343 for place in self.orders[1]]
        self.places4040: list[int] = [4040 + place * 343 for place in self.orders[1]]
        self.places4041: list[int] = [4041 + place * 343 for place in self.orders[1]]
        self.places4046: list[int] = [4046 + place * 343 for place in self.orders[1]]
        self.places4055: list[int] = [
            4055 + place * 343 + number * 1 for place in self.orders[1] for number in range(6)
        ]
        self.places4061: list[int] = [4061 + place * 343 for place in self.orders[1]]
        self.places4063: list[int] = [4063 + place * 343 for place in self.orders[1]]
        self.places4106: list[int] = [4106 + place * 343 for place in self.orders[1]]
        self.places4149: list[int] = [4149 + place * 343 for place in self.orders[1]]
        self.places4153: list[int] = [4153 + place * 343 for place in self.orders[1]]
        self.places4154: list[int] = [4154 + place * 343 for place in self.orders[1]]
        self.places4157: list[int] = [4157 + place * 343 for place in self.orders[1]]
        self.places4159: list[int] = [4159 + place * 343 for place in self.orders[1]]
        self.places4165: list[int] = [4165 + place * 343 for place in self.orders[1]]
        self.places3882: list[int] = [3882 + place * 7 for place in self.orders[0]]
        self.places4198: list[int] = [4198 + place * 343 for place in self.orders[1]]
        self.places4201: list[int] = [4201 + place * 343 for place in self.orders[1]]
        self.places4230: list[int] = [4230 + place * 343 for place in self.orders[1]]
        self.places4231: list[int] = [4231 + place * 343 for place in self.orders[1]]
        self.places4232: list[int] = [4232 + place * 343 for place in self.orders[1]]

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
        self.last_spoken = other.last_spoken
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
        self.axis0_by_7 = other.axis0_by_7
        self.axis1_by_343 = other.axis1_by_343
        self.axis0_by_1 = other.axis0_by_1
        self.places3956 = other.places3956
        self.places3981 = other.places3981
        self.places4034 = other.places4034
        self.places4040 = other.places4040
        self.places4041 = other.places4041
        self.places4046 = other.places4046
        self.places4055 = other.places4055
        self.places4061 = other.places4061
        self.places4063 = other.places4063
        self.places4106 = other.places4106
        self.places4149 = other.places4149
        self.places4153 = other.places4153
        self.places4154 = other.places4154
        self.places4157 = other.places4157
        self.places4159 = other.places4159
        self.places4165 = other.places4165
        self.places3882 = other.places3882
        self.places4198 = other.places4198
        self.places4201 = other.places4201
        self.places4230 = other.places4230
        self.places4231 = other.places4231
        self.places4232 = other.places4232

    def update(self, state: State, asked: int) -> None:
        """Write what has changed. asked: the seat to move, NOT_ASKED when the match is over."""
        assert isinstance(state, Fields)
        s = state
        if s.owner is not self.axes_owner:
            self.restart(state)
        out = self.out
        seat = self.seat
        axis0_by_7 = self.axis0_by_7
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
            self.place_of_turn = 3879 + axis0_by_7[s.turn]
            out[self.place_of_turn] = 1
            self.place_of_step = -1
            self.place_of_asked = -1
            if asked >= 0:
                self.place_of_step = C0[s.step]
                out[self.place_of_step] = 1
                self.place_of_asked = 3880 + axis0_by_7[asked]
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
            out[691:859] = ZEROS168
            for x36 in v35:
                x37 = x36 // 4
                y38 = x36 % 4
                if 0 <= x37 < 42 and 0 <= y38 < 4:
                    out[691 + x37 * 4 + y38] = 1
            self.last_ends = v35
        if s.ends_of is not self.last_ends_of:
            v39 = s.ends_of
            out[859:901] = ZEROS42
            for x40 in v39:
                if 0 <= x40 < 42:
                    a41 = 859 + x40
                    if out[a41] < 4:
                        out[a41] += 1
            self.last_ends_of = v39
        if s.pending is not self.last_pending:
            v42 = s.pending
            out[901:943] = ZEROS42
            for x43 in v42:
                if 0 <= x43 < 42:
                    out[901 + x43] = 1
            self.last_pending = v42
        if s.explored is not self.last_explored:
            v44 = s.explored
            out[943:985] = ZEROS42
            for x45 in v44:
                if 0 <= x45 < 42:
                    out[943 + x45] = 1
            self.last_explored = v44
        if s.markers is not self.last_markers:
            v46 = s.markers
            out[985:1153] = ZEROS168
            for x47 in v46:
                x48 = x47 // 4
                y49 = x47 % 4
                if 0 <= x48 < 42 and 0 <= y49 < 4:
                    out[985 + x48 * 4 + y49] = 1
            self.last_markers = v46
        if s.new_doors is not self.last_new_doors:
            v50 = s.new_doors
            out[1153:1321] = ZEROS168
            for x51 in v50:
                x52 = x51 // 4
                y53 = x51 % 4
                if 0 <= x52 < 42 and 0 <= y53 < 4:
                    out[1153 + x52 * 4 + y53] = 1
            self.last_new_doors = v50
        if s.locks is not self.last_locks:
            v54 = s.locks
            w55 = self.last_locks
            if len(w55) != len(v54):
                if w55:
                    out[1321:1531] = ZEROS210
                w55 = (-999999999,) * len(v54)
            for x56, z57, a58 in zip(v54, w55, C14):
                if x56 != z57:
                    for h59 in range(0, 5):
                        out[a58 + h59] = x56 >> h59 & 1
            self.last_locks = v54
        if s.locked_by is not self.last_locked_by:
            v60 = s.locked_by
            w61 = self.last_locked_by
            if len(w61) != len(v60):
                if w61:
                    out[1531:1573] = ZEROS42
                w61 = (-999999999,) * len(v60)
            for x62, z63, a64 in zip(v60, w61, C16):
                if x62 != z63:
                    out[a64] = x62 if 0 <= x62 <= 9 else 0 if x62 < 0 else 9
            self.last_locked_by = v60
        if s.lock_tried is not self.last_lock_tried:
            v65 = s.lock_tried
            for a66 in axis1_by_343:
                a67 = 3914 + a66
                out[a67 : a67 + 42] = ZEROS42
            for x68 in v65:
                x69 = x68 // 4
                y70 = x68 % 4
                if 0 <= x69 < 42 and 0 <= y70 < count1:
                    out[3914 + x69 + axis1_by_343[y70]] = 1
            self.last_lock_tried = v65
        if s.fresh is not self.last_fresh:
            v71 = s.fresh
            out[1573:1615] = ZEROS42
            for x72 in v71:
                if 0 <= x72 < 42:
                    out[1573 + x72] = 1
            self.last_fresh = v71
        if s.event_cards is not self.last_event_cards:
            v73 = s.event_cards
            out[1615] = len(v73)
            self.last_event_cards = v73
        if s.left_events is not self.last_left_events:
            v74 = s.left_events
            out[1616] = len(v74)
            self.last_left_events = v74
        if s.left_events_at is not self.last_left_events_at:
            v75 = s.left_events_at
            out[1617:1659] = ZEROS42
            for x76 in v75:
                if 0 <= x76 < 42:
                    a77 = 1617 + x76
                    if out[a77] < 9:
                        out[a77] += 1
            self.last_left_events_at = v75
        if s.event_discard is not self.last_event_discard:
            v78 = s.event_discard
            recount(out, 1659, C17, 42, self.last_event_discard, v78)
            self.last_event_discard = v78
        if s.lurking is not self.last_lurking:
            v79 = s.lurking
            recount(out, 1714, C17, 42, self.last_lurking, v79)
            self.last_lurking = v79
        if s.events_out is not self.last_events_out:
            v80 = s.events_out
            recount(out, 1769, C17, 42, self.last_events_out, v80)
            self.last_events_out = v80
        if s.item_cards is not self.last_item_cards:
            v81 = s.item_cards
            out[1824] = len(v81)
            self.last_item_cards = v81
        if s.left_items is not self.last_left_items:
            v82 = s.left_items
            out[1825] = len(v82)
            self.last_left_items = v82
        if s.left_items_at is not self.last_left_items_at:
            v83 = s.left_items_at
            out[1826:1868] = ZEROS42
            for x84 in v83:
                if 0 <= x84 < 42:
                    a85 = 1826 + x84
                    if out[a85] < 9:
                        out[a85] += 1
            self.last_left_items_at = v83
        if s.dropped is not self.last_dropped:
            v86 = s.dropped
            recount(out, 1868, C18, 97, self.last_dropped, v86)
            self.last_dropped = v86
        if s.dropped_at is not self.last_dropped_at or s.dropped is not self.last_dropped_at_dropped:
            v87 = s.dropped_at
            out[1893:1918] = ZEROS25
            for c88, x89 in zip(s.dropped, v87):
                if 0 <= x89 < 42:
                    out[1893 + c88 - 97] = 1 + x89
            self.last_dropped_at = v87
            self.last_dropped_at_dropped = s.dropped
        if s.held != self.last_held:
            v90 = s.held
            w91 = self.last_held
            if len(w91) != len(v90):
                if w91:
                    for a95 in axis1_by_343:
                        a96 = 3956 + a95
                        out[a96 : a96 + 25] = ZEROS25
                w91 = [()] * len(v90)
            for x92, z93, a94 in zip(v90, w91, self.places3956):
                if x92 is not z93:
                    recount(out, a94, C18, 97, z93, x92)
            self.last_held = v90[:]
        if s.item_discard is not self.last_item_discard:
            v97 = s.item_discard
            recount(out, 1918, C18, 97, self.last_item_discard, v97)
            self.last_item_discard = v97
        if s.items_out is not self.last_items_out:
            v98 = s.items_out
            recount(out, 1943, C18, 97, self.last_items_out, v98)
            self.last_items_out = v98
        if s.insanity is not self.last_insanity:
            v99 = s.insanity
            out[1968] = len(v99)
            self.last_insanity = v99
        if s.left_insanity is not self.last_left_insanity:
            v100 = s.left_insanity
            out[1969] = len(v100)
            self.last_left_insanity = v100
        if s.left_insanity_at is not self.last_left_insanity_at:
            v101 = s.left_insanity_at
            out[1970:2012] = ZEROS42
            for x102 in v101:
                if 0 <= x102 < 42:
                    a103 = 1970 + x102
                    if out[a103] < 9:
                        out[a103] += 1
            self.last_left_insanity_at = v101
        if s.minds != self.last_minds or s.owner is not self.last_minds_owner:
            v104 = s.minds
            w105 = self.last_minds
            if len(w105) != len(v104):
                if w105:
                    for a109 in axis1_by_343:
                        a110 = 3981 + a109
                        out[a110 : a110 + 53] = ZEROS53
                w105 = [()] * len(v104)
            w113 = self.last_minds_owner
            if len(w113) != len(s.owner):
                w113 = (-999999999,) * len(s.owner)
            for x106, z107, a108, x112, z111, h114 in zip(v104, w105, self.places3981, s.owner, w113, range(len(v104))):
                if x106 is not z107 or x112 != z111:
                    out[a108 : a108 + 53] = ZEROS53
                    out[a108] = len(x106) - x106.count(-1)
                    if s.owner[h114] == seat:
                        recount(out, 1 + a108, C21, 122, (), x106)
            self.last_minds = v104[:]
            self.last_minds_owner = s.owner
        if s.insanity_discard is not self.last_insanity_discard:
            v115 = s.insanity_discard
            recount(out, 2012, C21, 122, self.last_insanity_discard, v115)
            self.last_insanity_discard = v115
        if s.roles != self.last_roles or s.owner is not self.last_roles_owner:
            v116 = s.roles
            w117 = self.last_roles
            if len(w117) != len(v116):
                if w117:
                    for a121 in axis1_by_343:
                        a122 = 4034 + a121
                        out[a122 : a122 + 6] = ZEROS6
                w117 = [()] * len(v116)
            w125 = self.last_roles_owner
            if len(w125) != len(s.owner):
                w125 = (-999999999,) * len(s.owner)
            for x118, z119, a120, x124, z123, h126 in zip(v116, w117, self.places4034, s.owner, w125, range(len(v116))):
                if x118 is not z119 or x124 != z123:
                    out[a120 : a120 + 6] = ZEROS6
                    out[a120] = len(x118) - x118.count(-1)
                    if s.owner[h126] == seat:
                        recount(out, 1 + a120, C23, 174, (), x118)
            self.last_roles = v116[:]
            self.last_roles_owner = s.owner
        if s.roles_left is not self.last_roles_left:
            v127 = s.roles_left
            out[2064] = len(v127)
            self.last_roles_left = v127
        if s.roles_out is not self.last_roles_out:
            v128 = s.roles_out
            recount(out, 2065, C23, 174, self.last_roles_out, v128)
            self.last_roles_out = v128
        if s.tickets_out is not self.last_tickets_out:
            v129 = s.tickets_out
            recount(out, 2070, C24, 179, self.last_tickets_out, v129)
            self.last_tickets_out = v129
        if s.ticket is not self.last_ticket:
            v130 = s.ticket
            out[2073] = len(v130)
            self.last_ticket = v130
        if s.tickets_left is not self.last_tickets_left:
            v131 = s.tickets_left
            out[2074] = len(v131)
            self.last_tickets_left = v131
        if s.scenario != self.last_scenario:
            v132 = s.scenario
            w133 = self.last_scenario
            if 0 <= w133 < 13:
                out[2075 + w133] = 0
            if 0 <= v132 < 13:
                out[2075 + v132] = 1
            self.last_scenario = v132
        if s.hunters != self.last_hunters:
            v134 = s.hunters
            out[2088] = v134 if 0 <= v134 <= 4 else 0 if v134 < 0 else 4
            self.last_hunters = v134
        if s.host != self.last_host:
            v135 = s.host
            w136 = self.last_host
            if 0 <= w136 < count0:
                out[3881 + axis0_by_7[w136]] = 0
            if 0 <= v135 < count0:
                out[3881 + axis0_by_7[v135]] = 1
            self.last_host = v135
        if s.short != self.last_short:
            v137 = s.short
            out[2089] = 1 if v137 > 0 else 0
            self.last_short = v137
        if s.dealt != self.last_dealt:
            v138 = s.dealt
            out[2090] = 1 if v138 > 0 else 0
            self.last_dealt = v138
        if s.campaign != self.last_campaign:
            v139 = s.campaign
            out[2091] = 1 if v139 > 0 else 0
            self.last_campaign = v139
        if s.growth is not self.last_growth:
            v140 = s.growth
            w141 = self.last_growth
            if len(w141) != len(v140):
                if w141:
                    for a145 in axis1_by_343:
                        out[4040 + a145] = 0
                w141 = (-999999999,) * len(v140)
            for x142, z143, a144 in zip(v140, w141, self.places4040):
                if x142 != z143:
                    out[a144] = x142 if 0 <= x142 <= 60 else 0 if x142 < 0 else 60
            self.last_growth = v140
        if s.owner is not self.last_owner:
            v146 = s.owner
            w147 = self.last_owner
            if len(w147) != len(v146):
                if w147:
                    for a151 in axis1_by_343:
                        a152 = 4041 + a151
                        out[a152 : a152 + 5] = ZEROS5
                w147 = (-999999999,) * len(v146)
            for x148, z149, a150 in zip(v146, w147, self.places4041):
                if x148 != z149:
                    if 0 <= z149 < count0:
                        out[a150 + axis0_by_1[z149]] = 0
                    if 0 <= x148 < count0:
                        out[a150 + axis0_by_1[x148]] = 1
            self.last_owner = v146
        if s.character is not self.last_character:
            v153 = s.character
            w154 = self.last_character
            if len(w154) != len(v153):
                if w154:
                    for a158 in axis1_by_343:
                        a159 = 4046 + a158
                        out[a159 : a159 + 9] = ZEROS9
                w154 = (-999999999,) * len(v153)
            for x155, z156, a157 in zip(v153, w154, self.places4046):
                if x155 != z156:
                    if -1 <= z156 < 8:
                        out[1 + a157 + z156] = 0
                    if -1 <= x155 < 8:
                        out[1 + a157 + x155] = 1
            self.last_character = v153
        if s.raises is not self.last_raises:
            v160 = s.raises
            w161 = self.last_raises
            if len(w161) != len(v160):
                if w161:
                    for a165 in axis1_by_343:
                        a166 = 4055 + a165
                        out[a166 : a166 + 6] = ZEROS6
                w161 = (-999999999,) * len(v160)
            for x162, z163, a164 in zip(v160, w161, self.places4055):
                if x162 != z163:
                    out[a164] = x162 if 0 <= x162 <= 20 else 0 if x162 < 0 else 20
            self.last_raises = v160
        if s.raised is not self.last_raised:
            v167 = s.raised
            w168 = self.last_raised
            if len(w168) != len(v167):
                if w168:
                    for a172 in axis1_by_343:
                        out[4061 + a172] = 0
                w168 = (-999999999,) * len(v167)
            for x169, z170, a171 in zip(v167, w168, self.places4061):
                if x169 != z170:
                    out[a171] = x169 if 0 <= x169 <= 60 else 0 if x169 < 0 else 60
            self.last_raised = v167
        if s.saving != self.last_saving:
            v173 = s.saving
            for h174, b175 in enumerate(axis1_by_343):
                out[4062 + b175] = v173 >> h174 & 1
            self.last_saving = v173
        if s.at != self.last_at:
            v176 = s.at
            w177 = self.last_at
            if len(w177) != len(v176):
                if w177:
                    for a181 in axis1_by_343:
                        a182 = 4063 + a181
                        out[a182 : a182 + 43] = ZEROS43
                w177 = [-999999999] * len(v176)
            for x178, z179, a180 in zip(v176, w177, self.places4063):
                if x178 != z179:
                    if -1 <= z179 < 42:
                        out[1 + a180 + z179] = 0
                    if -1 <= x178 < 42:
                        out[1 + a180 + x178] = 1
            self.last_at = v176[:]
        if s.came_from != self.last_came_from:
            v183 = s.came_from
            w184 = self.last_came_from
            if len(w184) != len(v183):
                if w184:
                    for a188 in axis1_by_343:
                        a189 = 4106 + a188
                        out[a189 : a189 + 43] = ZEROS43
                w184 = [-999999999] * len(v183)
            for x185, z186, a187 in zip(v183, w184, self.places4106):
                if x185 != z186:
                    if -1 <= z186 < 42:
                        out[1 + a187 + z186] = 0
                    if -1 <= x185 < 42:
                        out[1 + a187 + x185] = 1
            self.last_came_from = v183[:]
        if s.fares != self.last_fares:
            v190 = s.fares
            w191 = self.last_fares
            if len(w191) != len(v190):
                if w191:
                    for a195 in axis1_by_343:
                        a196 = 4149 + a195
                        out[a196 : a196 + 4] = ZEROS4
                w191 = [-999999999] * len(v190)
            for x192, z193, a194 in zip(v190, w191, self.places4149):
                if x192 != z193:
                    if 0 <= z193 < 4:
                        out[a194 + z193] = 0
                    if 0 <= x192 < 4:
                        out[a194 + x192] = 1
            self.last_fares = v190[:]
        if s.hp_damage != self.last_hp_damage:
            v197 = s.hp_damage
            w198 = self.last_hp_damage
            if len(w198) != len(v197):
                if w198:
                    for a202 in axis1_by_343:
                        out[4153 + a202] = 0
                w198 = [-999999999] * len(v197)
            for x199, z200, a201 in zip(v197, w198, self.places4153):
                if x199 != z200:
                    out[a201] = x199 if 0 <= x199 <= 120 else 0 if x199 < 0 else 120
            self.last_hp_damage = v197[:]
        if s.mp_damage != self.last_mp_damage:
            v203 = s.mp_damage
            w204 = self.last_mp_damage
            if len(w204) != len(v203):
                if w204:
                    for a208 in axis1_by_343:
                        out[4154 + a208] = 0
                w204 = [-999999999] * len(v203)
            for x205, z206, a207 in zip(v203, w204, self.places4154):
                if x205 != z206:
                    out[a207] = x205 if 0 <= x205 <= 120 else 0 if x205 < 0 else 120
            self.last_mp_damage = v203[:]
        if s.dazed != self.last_dazed:
            v209 = s.dazed
            for h210, b211 in enumerate(axis1_by_343):
                out[4155 + b211] = v209 >> h210 & 1
            self.last_dazed = v209
        if s.bleeding != self.last_bleeding:
            v212 = s.bleeding
            for h213, b214 in enumerate(axis1_by_343):
                out[4156 + b214] = v212 >> h213 & 1
            self.last_bleeding = v212
        if s.bled_by != self.last_bled_by:
            v215 = s.bled_by
            w216 = self.last_bled_by
            if len(w216) != len(v215):
                if w216:
                    for a220 in axis1_by_343:
                        out[4157 + a220] = 0
                w216 = [-999999999] * len(v215)
            for x217, z218, a219 in zip(v215, w216, self.places4157):
                if x217 != z218:
                    out[a219] = x217 + 1 if 0 <= x217 < 183 else 0
            self.last_bled_by = v215[:]
        if s.confined != self.last_confined:
            v221 = s.confined
            for h222, b223 in enumerate(axis1_by_343):
                out[4158 + b223] = v221 >> h222 & 1
            self.last_confined = v221
        if s.confined_by != self.last_confined_by:
            v224 = s.confined_by
            w225 = self.last_confined_by
            if len(w225) != len(v224):
                if w225:
                    for a229 in axis1_by_343:
                        out[4159 + a229] = 0
                w225 = [-999999999] * len(v224)
            for x226, z227, a228 in zip(v224, w225, self.places4159):
                if x226 != z227:
                    out[a228] = x226 if 0 <= x226 <= 9 else 0 if x226 < 0 else 9
            self.last_confined_by = v224[:]
        if s.psychic != self.last_psychic:
            v230 = s.psychic
            for h231, b232 in enumerate(axis1_by_343):
                out[4160 + b232] = v230 >> h231 & 1
            self.last_psychic = v230
        if s.reads_keys != self.last_reads_keys:
            v233 = s.reads_keys
            for h234, b235 in enumerate(axis1_by_343):
                out[4161 + b235] = v233 >> h234 & 1
            self.last_reads_keys = v233
        if s.skips != self.last_skips:
            v236 = s.skips
            for h237, b238 in enumerate(axis1_by_343):
                out[4162 + b238] = v236 >> h237 & 1
            self.last_skips = v236
        if s.redrawn != self.last_redrawn:
            v239 = s.redrawn
            for h240, b241 in enumerate(axis1_by_343):
                out[4163 + b241] = v239 >> h240 & 1
            self.last_redrawn = v239
        if s.no_numerals != self.last_no_numerals:
            v242 = s.no_numerals
            for h243, b244 in enumerate(axis1_by_343):
                out[4164 + b244] = v242 >> h243 & 1
            self.last_no_numerals = v242
        if s.moods != self.last_moods:
            v245 = s.moods
            w246 = self.last_moods
            if len(w246) != len(v245):
                if w246:
                    for a250 in axis1_by_343:
                        out[4165 + a250] = 0
                w246 = [-999999999] * len(v245)
            for x247, z248, a249 in zip(v245, w246, self.places4165):
                if x247 != z248:
                    out[a249] = x247 if 0 <= x247 <= 2 else 0 if x247 < 0 else 2
            self.last_moods = v245[:]
        if s.replies != self.last_replies:
            v251 = s.replies
            w252 = self.last_replies
            if len(w252) != len(v251):
                if w252:
                    for a256 in axis0_by_7:
                        a257 = 3882 + a256
                        out[a257 : a257 + 2] = ZEROS2
                w252 = [-999999999] * len(v251)
            for x253, z254, a255, h258 in zip(v251, w252, self.places3882, range(len(v251))):
                if x253 != z254 and (h258 == seat):
                    out[a255] = 1
                    out[1 + a255] = x253 if 0 <= x253 <= 2 else 0 if x253 < 0 else 2
            self.last_replies = v251[:]
        if s.spoken != self.last_spoken:
            v259 = s.spoken
            for h260, b261 in enumerate(axis0_by_7):
                out[3884 + b261] = v259 >> h260 & 1
            self.last_spoken = v259
        if s.hunter != self.last_hunter:
            v262 = s.hunter
            w263 = self.last_hunter
            if 0 <= w263 < count1:
                out[4166 + axis1_by_343[w263]] = 0
            if 0 <= v262 < count1:
                out[4166 + axis1_by_343[v262]] = 1
            self.last_hunter = v262
        if s.first != self.last_first:
            v264 = s.first
            w265 = self.last_first
            if 0 <= w265 < count1:
                out[4167 + axis1_by_343[w265]] = 0
            if 0 <= v264 < count1:
                out[4167 + axis1_by_343[v264]] = 1
            self.last_first = v264
        if s.round != self.last_round:
            v266 = s.round
            out[2092] = v266 if 0 <= v266 <= 120 else 0 if v266 < 0 else 120
            self.last_round = v266
        if s.points != self.last_points:
            v267 = s.points
            out[2093] = v267 if 0 <= v267 <= 60 else 0 if v267 < 0 else 60
            self.last_points = v267
        if s.extra is not self.last_extra:
            v268 = s.extra
            out[2094:2119] = ZEROS25
            n269 = len(v268)
            if n269 > 12:
                n269 = 12
            out[2094] = n269
            a270 = 2095
            for h271 in range(n269):
                x272 = v268[h271]
                if x272 >= 0:
                    n273 = x272
                    out[1 + a270] = n273 % 16
                    n273 //= 16
                    out[a270] = n273 + 1 if n273 < 255 else 255
                a270 += 2
            self.last_extra = v268
        if s.extra_from != self.last_extra_from:
            v274 = s.extra_from
            out[2119] = v274 + 1 if 0 <= v274 < 183 else 0
            self.last_extra_from = v274
        if s.item_point != self.last_item_point:
            v275 = s.item_point
            out[2120] = 1 if v275 > 0 else 0
            self.last_item_point = v275
        if s.deeds_done != self.last_deeds_done:
            v276 = s.deeds_done
            for h277 in range(0, 8):
                out[2121 + h277] = v276 >> h277 & 1
            self.last_deeds_done = v276
        if s.ended != self.last_ended:
            v278 = s.ended
            out[2129] = 1 if v278 > 0 else 0
            self.last_ended = v278
        if s.instead != self.last_instead:
            v279 = s.instead
            w280 = self.last_instead
            if 0 <= w280 < count1:
                out[4168 + axis1_by_343[w280]] = 0
            if 0 <= v279 < count1:
                out[4168 + axis1_by_343[v279]] = 1
            self.last_instead = v279
        if s.got_once is not self.last_got_once:
            v281 = s.got_once
            for a282 in axis1_by_343:
                a283 = 4169 + a282
                out[a283 : a283 + 25] = ZEROS25
            for x284 in v281:
                x285 = x284 // 4
                y286 = x284 % 4
                if 97 <= x285 < 122 and 0 <= y286 < count1:
                    out[4169 + x285 - 97 + axis1_by_343[y286]] = 1
            self.last_got_once = v281
        if s.seen_once != self.last_seen_once:
            v287 = s.seen_once
            for h288 in range(0, 25):
                out[2130 + h288] = v287 >> h288 & 1
            self.last_seen_once = v287
        if s.lair != self.last_lair:
            v289 = s.lair
            w290 = self.last_lair
            if len(w290) != len(v289):
                if w290:
                    out[2155:3359] = ZEROS1204
                w290 = [-999999999] * len(v289)
            for x291, z292, a293 in zip(v289, w290, C28):
                if x291 != z292:
                    if -1 <= z292 < 42:
                        out[1 + a293 + z292] = 0
                    if -1 <= x291 < 42:
                        out[1 + a293 + x291] = 1
            self.last_lair = v289[:]
        if s.hp_lost != self.last_hp_lost:
            v294 = s.hp_lost
            w295 = self.last_hp_lost
            if len(w295) != len(v294):
                if w295:
                    out[3359:3387] = ZEROS28
                w295 = [-999999999] * len(v294)
            for x296, z297, a298 in zip(v294, w295, C30):
                if x296 != z297:
                    out[a298] = x296 if 0 <= x296 <= 120 else 0 if x296 < 0 else 120
            self.last_hp_lost = v294[:]
        if s.mp_lost != self.last_mp_lost:
            v299 = s.mp_lost
            w300 = self.last_mp_lost
            if len(w300) != len(v299):
                if w300:
                    out[3387:3415] = ZEROS28
                w300 = [-999999999] * len(v299)
            for x301, z302, a303 in zip(v299, w300, C32):
                if x301 != z302:
                    out[a303] = x301 if 0 <= x301 <= 120 else 0 if x301 < 0 else 120
            self.last_mp_lost = v299[:]
        if s.attack != self.last_attack:
            v304 = s.attack
            w305 = self.last_attack
            if len(w305) != len(v304):
                if w305:
                    out[3415:3499] = ZEROS84
                w305 = [-999999999] * len(v304)
            for x306, z307, a308 in zip(v304, w305, C33):
                if x306 != z307:
                    if -1 <= z307 < 2:
                        out[1 + a308 + z307] = 0
                    if -1 <= x306 < 2:
                        out[1 + a308 + x306] = 1
            self.last_attack = v304[:]
        if s.altered != self.last_altered:
            v309 = s.altered
            out[3499:3504] = ZEROS5
            n310 = len(v309)
            if n310 > 4:
                n310 = 4
            out[3499] = n310
            a311 = 3500
            for h312 in range(n310):
                x313 = v309[h312]
                n314 = x313 + 50
                out[a311] = n314 if 0 <= n314 <= 150 else 0 if n314 < 0 else 150
                a311 += 1
            self.last_altered = v309
        if s.bested is not self.last_bested:
            v315 = s.bested
            out[3504:3532] = ZEROS28
            for x316 in v315:
                if 0 <= x316 < 28:
                    out[3504 + x316] = 1
            self.last_bested = v315
        if s.roaming is not self.last_roaming:
            v317 = s.roaming
            out[3532:3545] = ZEROS13
            n318 = len(v317) // 3
            if n318 > 4:
                n318 = 4
            out[3532] = n318
            a319 = 3533
            for h320 in range(n318):
                x321 = v317[h320 * 3]
                if 0 <= x321 < 28:
                    out[a319] = x321 + 1
                x322 = v317[1 + h320 * 3]
                out[1 + a319] = x322 if 0 <= x322 <= 9 else 0 if x322 < 0 else 9
                x323 = v317[2 + h320 * 3]
                out[2 + a319] = x323 if 0 <= x323 <= 120 else 0 if x323 < 0 else 120
                a319 += 3
            self.last_roaming = v317
        if s.battle != self.last_battle:
            v324 = s.battle
            w325 = self.last_battle
            if -1 <= w325 < 42:
                out[3546 + w325] = 0
            if -1 <= v324 < 42:
                out[3546 + v324] = 1
            self.last_battle = v324
        if s.battle_round != self.last_battle_round:
            v326 = s.battle_round
            out[3588] = v326 if 0 <= v326 <= 60 else 0 if v326 < 0 else 60
            self.last_battle_round = v326
        if s.intruding != self.last_intruding:
            v327 = s.intruding
            out[3589] = 1 if v327 > 0 else 0
            self.last_intruding = v327
        if s.fighters != self.last_fighters:
            v328 = s.fighters
            for h329, b330 in enumerate(axis1_by_343):
                out[4194 + b330] = v328 >> h329 & 1
            self.last_fighters = v328
        if s.sits_out != self.last_sits_out:
            v331 = s.sits_out
            for h332, b333 in enumerate(axis1_by_343):
                out[4195 + b333] = v331 >> h332 & 1
            self.last_sits_out = v331
        if s.asked != self.last_asked:
            v334 = s.asked
            for h335, b336 in enumerate(axis1_by_343):
                out[4196 + b336] = v334 >> h335 & 1
            self.last_asked = v334
        if s.asking != self.last_asking:
            v337 = s.asking
            w338 = self.last_asking
            if 0 <= w338 < count1:
                out[4197 + axis1_by_343[w338]] = 0
            if 0 <= v337 < count1:
                out[4197 + axis1_by_343[v337]] = 1
            self.last_asking = v337
        if s.strikes != self.last_strikes:
            v339 = s.strikes
            w340 = self.last_strikes
            if len(w340) != len(v339):
                if w340:
                    for a344 in axis1_by_343:
                        a345 = 4198 + a344
                        out[a345 : a345 + 3] = ZEROS3
                w340 = [-999999999] * len(v339)
            for x341, z342, a343 in zip(v339, w340, self.places4198):
                if x341 != z342:
                    if -1 <= z342 < 2:
                        out[1 + a343 + z342] = 0
                    if -1 <= x341 < 2:
                        out[1 + a343 + x341] = 1
            self.last_strikes = v339[:]
        if s.target != self.last_target:
            v346 = s.target
            w347 = self.last_target
            if len(w347) != len(v346):
                if w347:
                    for a351 in axis1_by_343:
                        a352 = 4201 + a351
                        out[a352 : a352 + 29] = ZEROS29
                w347 = [-999999999] * len(v346)
            for x348, z349, a350 in zip(v346, w347, self.places4201):
                if x348 != z349:
                    if -1 <= z349 < 28:
                        out[1 + a350 + z349] = 0
                    if -1 <= x348 < 28:
                        out[1 + a350 + x348] = 1
            self.last_target = v346[:]
        if s.prepared != self.last_prepared:
            v353 = s.prepared
            w354 = self.last_prepared
            if len(w354) != len(v353):
                if w354:
                    for a358 in axis1_by_343:
                        out[4230 + a358] = 0
                w354 = [-999999999] * len(v353)
            for x355, z356, a357 in zip(v353, w354, self.places4230):
                if x355 != z356:
                    out[a357] = x355 if 0 <= x355 <= 3 else 0 if x355 < 0 else 3
            self.last_prepared = v353[:]
        if s.judged != self.last_judged:
            v359 = s.judged
            w360 = self.last_judged
            if len(w360) != len(v359):
                if w360:
                    for a364 in axis1_by_343:
                        out[4231 + a364] = 0
                w360 = [-999999999] * len(v359)
            for x361, z362, a363 in zip(v359, w360, self.places4231):
                if x361 != z362:
                    out[a363] = x361 if 0 <= x361 <= 10 else 0 if x361 < 0 else 10
            self.last_judged = v359[:]
        if s.black != self.last_black:
            v365 = s.black
            out[3590] = v365 if 0 <= v365 <= 10 else 0 if v365 < 0 else 10
            self.last_black = v365
        if s.second_black != self.last_second_black:
            v366 = s.second_black
            out[3591] = v366 if 0 <= v366 <= 10 else 0 if v366 < 0 else 10
            self.last_second_black = v366
        if s.counts != self.last_counts:
            v367 = s.counts
            w368 = self.last_counts
            if len(w368) != len(v367):
                if w368:
                    out[3592:3609] = ZEROS17
                w368 = [-999999999] * len(v367)
            for x369, z370, a371 in zip(v367, w368, C36):
                if x369 != z370:
                    out[a371] = x369 if 0 <= x369 <= 60 else 0 if x369 < 0 else 60
            self.last_counts = v367[:]
        if s.fired is not self.last_fired:
            v372 = s.fired
            w373 = self.last_fired
            if len(w373) != len(v372):
                if w373:
                    out[3609:3619] = ZEROS10
                w373 = (-999999999,) * len(v372)
            for x374, z375, a376 in zip(v372, w373, C38):
                if x374 != z375:
                    out[a376] = x374 if 0 <= x374 <= 9 else 0 if x374 < 0 else 9
            self.last_fired = v372
        if s.clues is not self.last_clues:
            v377 = s.clues
            out[3619:3631] = ZEROS12
            for x378 in v377:
                if 0 <= x378 < 12:
                    out[3619 + x378] = 1
            self.last_clues = v377
        if s.tokens is not self.last_tokens:
            v379 = s.tokens
            out[3631:3656] = ZEROS25
            n380 = len(v379) // 2
            if n380 > 12:
                n380 = 12
            out[3631] = n380
            a381 = 3632
            for h382 in range(n380):
                x383 = v379[h382 * 2]
                if 0 <= x383 < 20:
                    out[a381] = 1 + x383
                x384 = v379[1 + h382 * 2]
                if 0 <= x384 < 42:
                    out[1 + a381] = 1 + x384
                a381 += 2
            self.last_tokens = v379
        if s.carried != self.last_carried:
            v385 = s.carried
            w386 = self.last_carried
            if len(w386) != len(v385):
                if w386:
                    for a390 in axis1_by_343:
                        a391 = 4232 + a390
                        out[a391 : a391 + 20] = ZEROS20
                w386 = [()] * len(v385)
            for x387, z388, a389 in zip(v385, w386, self.places4232):
                if x387 is not z388:
                    out[a389 : a389 + 20] = ZEROS20
                    for x392 in x387:
                        if 0 <= x392 < 20:
                            a393 = a389 + x392
                            if out[a393] < 9:
                                out[a393] += 1
            self.last_carried = v385[:]
        if s.companion != self.last_companion:
            v394 = s.companion
            w395 = self.last_companion
            if -1 <= w395 < 42:
                out[3657 + w395] = 0
            if -1 <= v394 < 42:
                out[3657 + v394] = 1
            self.last_companion = v394
        if s.led_by != self.last_led_by:
            v396 = s.led_by
            w397 = self.last_led_by
            if 0 <= w397 < count1:
                out[4252 + axis1_by_343[w397]] = 0
            if 0 <= v396 < count1:
                out[4252 + axis1_by_343[v396]] = 1
            self.last_led_by = v396
        if s.nerve != self.last_nerve:
            v398 = s.nerve
            out[3699] = v398 if 0 <= v398 <= 30 else 0 if v398 < 0 else 30
            self.last_nerve = v398
        if s.companion_rule is not self.last_companion_rule:
            v399 = s.companion_rule
            out[3700:3746] = ZEROS46
            n400 = len(v399) // 3
            if n400 > 1:
                n400 = 1
            out[3700] = n400
            a401 = 3701
            for h402 in range(n400):
                x403 = v399[h402 * 3]
                if -1 <= x403 < 42:
                    out[1 + a401 + x403] = 1
                x404 = v399[1 + h402 * 3]
                out[43 + a401] = x404 if 0 <= x404 <= 9 else 0 if x404 < 0 else 9
                x405 = v399[2 + h402 * 3]
                out[44 + a401] = x405 if 0 <= x405 <= 30 else 0 if x405 < 0 else 30
                a401 += 45
            self.last_companion_rule = v399
        if s.laws != self.last_laws:
            v406 = s.laws
            for h407 in range(0, 16):
                out[3746 + h407] = v406 >> h407 & 1
            self.last_laws = v406
        if s.law_since != self.last_law_since:
            v408 = s.law_since
            w409 = self.last_law_since
            if len(w409) != len(v408):
                if w409:
                    out[3762:3778] = ZEROS16
                w409 = [-999999999] * len(v408)
            for x410, z411, a412 in zip(v408, w409, C43):
                if x410 != z411:
                    out[a412] = x410 if 0 <= x410 <= 120 else 0 if x410 < 0 else 120
            self.last_law_since = v408[:]
        if s.sealed is not self.last_sealed:
            v413 = s.sealed
            out[3778:3820] = ZEROS42
            for x414 in v413:
                if 0 <= x414 < 42:
                    out[3778 + x414] = 1
            self.last_sealed = v413
        if s.cleared != self.last_cleared:
            v415 = s.cleared
            for h416 in range(0, 3):
                out[3820 + h416] = v415 >> h416 & 1
            self.last_cleared = v415
        if s.accused != self.last_accused:
            v417 = s.accused
            w418 = self.last_accused
            if -1 <= w418 < 3:
                out[3824 + w418] = 0
            if -1 <= v417 < 3:
                out[3824 + v417] = 1
            self.last_accused = v417
        if s.passed_check != self.last_passed_check:
            v419 = s.passed_check
            out[3827] = 1 if v419 > 0 else 0
            self.last_passed_check = v419
        if s.sure != self.last_sure:
            v420 = s.sure
            out[3828] = 1 if v420 > 0 else 0
            self.last_sure = v420
        if s.last_fallen != self.last_last_fallen:
            v421 = s.last_fallen
            w422 = self.last_last_fallen
            if 0 <= w422 < count1:
                out[4253 + axis1_by_343[w422]] = 0
            if 0 <= v421 < count1:
                out[4253 + axis1_by_343[v421]] = 1
            self.last_last_fallen = v421
        if s.fell_together != self.last_fell_together:
            v423 = s.fell_together
            for h424, b425 in enumerate(axis1_by_343):
                out[4254 + b425] = v423 >> h424 & 1
            self.last_fell_together = v423
        if s.spawned != self.last_spawned:
            v426 = s.spawned
            w427 = self.last_spawned
            if -1 <= w427 < 42:
                out[3830 + w427] = 0
            if -1 <= v426 < 42:
                out[3830 + v426] = 1
            self.last_spawned = v426
        if s.named_guest != self.last_named_guest:
            v428 = s.named_guest
            w429 = self.last_named_guest
            if 0 <= w429 < count1:
                out[4255 + axis1_by_343[w429]] = 0
            if 0 <= v428 < count1:
                out[4255 + axis1_by_343[v428]] = 1
            self.last_named_guest = v428
        if s.clock_turned != self.last_clock_turned:
            v430 = s.clock_turned
            out[3872] = 1 if v430 > 0 else 0
            self.last_clock_turned = v430
        if s.still != self.last_still:
            v431 = s.still
            out[3873] = v431 if 0 <= v431 <= 60 else 0 if v431 < 0 else 60
            self.last_still = v431
        if s.deadlocked != self.last_deadlocked:
            v432 = s.deadlocked
            out[3874] = 1 if v432 > 0 else 0
            self.last_deadlocked = v432
        if s.outcome != self.last_outcome:
            v433 = s.outcome
            w434 = self.last_outcome
            if 0 <= w434 < 3:
                out[3875 + w434] = 0
            if 0 <= v433 < 3:
                out[3875 + v433] = 1
            self.last_outcome = v433
