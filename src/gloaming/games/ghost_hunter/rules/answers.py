"""Answers to damage, drawn Insanity cards and imminent falls: who may answer, in which order, and how.

Whether a hunter is asked depends only on public information and on the standing answer of the hunter's seat.
"""

from __future__ import annotations

from typing import Final

from gloaming.engine.flow import PASS
from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import GUEST, HUNTERS, NONE, SEATS, STANDING
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.generated.flows import DamageArgs
from gloaming.games.ghost_hunter.rules.guest import wound_guest
from gloaming.games.ghost_hunter.rules.harm import (
    FOE,
    SURE,
    WOULD_FALL,
    discard_item,
    helps,
    may_be_hurt,
    mirror,
    usable,
    use_item,
    wound,
)
from gloaming.games.ghost_hunter.rules.minds import (
    add_helps,
    draw_from,
    ease_oneself,
    holds_court,
    in_reach,
    spend_court,
)
from gloaming.games.ghost_hunter.rules.sentences import MOODS, REPLIES
from gloaming.games.ghost_hunter.state import State

CANCEL: Final[Option] = ("cancel",)
REFLECT: Final[Option] = ("reflect",)
LET: Final[Option] = ("let-it-be",)

IF_SOMEBODY_FALLS: Final = 1
NEVER: Final = 2
"""The standing answer of a seat that never wants to be asked.

The other values are IF_SOMEBODY_FALLS, to be asked only if a hunter would fall, and 0, to be asked always. (GH-ACE-16)
"""


def _others(verb: str, count: int, most: int) -> tuple[tuple[tuple[Option, ...], ...], ...]:
    """Return the options to change a value, at index [number][current value].

    verb: the verb of the options; count: how many seats or hunters there are; most: how many values there are.
    """
    by_now = [[new for new in range(most) if new != now] for now in range(most)]
    return tuple(
        [tuple([tuple([(verb, number, new) for new in targets]) for targets in by_now]) for number in range(count)]
    )


OTHER_MOODS: Final[tuple[tuple[tuple[Option, ...], ...], ...]] = _others("mood", HUNTERS, len(MOODS))
"""The options to change a hunter's mood, by hunter and current mood."""

OTHER_REPLIES: Final[tuple[tuple[tuple[Option, ...], ...], ...]] = _others("answers", SEATS, len(REPLIES))
"""The options to change a seat's standing answer, by seat and current answer."""

OTHER_MOODS_AND_REPLIES: Final[tuple[tuple[tuple[tuple[tuple[Option, ...], ...], ...], ...], ...]] = tuple(
    [
        tuple(
            [tuple([tuple([moods + replies for replies in by_now]) for by_now in OTHER_REPLIES]) for moods in by_mood]
        )
        for by_mood in OTHER_MOODS
    ]
)
"""The options of OTHER_MOODS and OTHER_REPLIES together, by hunter, current mood, seat and current answer."""

OPEN: Final[frozenset[str]] = frozenset(
    ["do something", "do something as an Enemy", "damage", "a card drawn", "about to fall", "prepare"]
)
"""The flows during whose questions a player may also show a mood or change the standing answer. (GH-INFO-3)"""


def next_to_answer(
    s: State, hunter: int, done: int, falling: bool, attacked: bool = False, concerned: bool = True
) -> int:
    """Return the next hunter to ask for an answer, or NONE. The hunter concerned comes first, then others in reach,
    clockwise.

    done: a mask of the hunters who have declined; falling: whether the hunter concerned is about to fall; attacked:
    whether an Enemy's attack is being answered; concerned: whether the hunter concerned may use Items in any turn.

    A hunter with no Insanity card and no Item that could have an effect now is not asked. (GH-ACE-12, GH-ACE-15,
    GH-ACE-16, GH-ITEM-4)
    """
    for other in s.clockwise(hunter):
        if done >> other & 1 or silent(s, s.owner[other], falling):
            continue
        answers = len(s.minds[other]) > 0 or (attacked and other == hunter and mirror(s, other) >= 0)
        if not answers and s.held[other]:
            answers = len(items_to_answer(s, other, hunter, concerned)) > 0
        if answers and in_reach(s, other, hunter):
            return other
    return NONE


def silent(s: State, seat: int, falling: bool) -> bool:
    """Return whether the standing answer of a seat prevents a question now. falling: whether a hunter is about to fall.

    (GH-ACE-16)
    """
    return s.replies[seat] == NEVER or (s.replies[seat] == IF_SOMEBODY_FALLS and not falling)


# Damage


def asked_about_damage(s: State) -> int:
    """Return the next hunter who may answer the announced damage, NONE if all have been asked. (GH-ACE-12)"""
    damage: DamageArgs = s.named
    if damage.hp + damage.mp == 0 or not may_be_hurt(s, damage.hunter, damage.how):
        return NONE
    return next_to_answer(s, damage.hunter, damage.answered, bool(damage.how & WOULD_FALL), damage.by != NONE)


def who_answers_damage(s: State) -> int:
    """Return the seat of the hunter who may answer the announced damage next."""
    return s.owner[asked_about_damage(s)]


def answers_to_damage(s: State) -> list[Option]:
    """Return the options to answer damage: cancel it, turn it back with a Mirror, discard numerals, use Items, or let
    it happen. (GH-ACE-4, GH-ACE-11, GH-ITEM-3, GH-ITEM-4, GH-EVENT-3, GH-MIRROR-1, GH-MIRROR-2)
    """
    responder = asked_about_damage(s)
    if responder < 0:
        return []
    damage: DamageArgs = s.named
    options: list[Option] = []
    if holds_court(s, responder) and not damage.how & SURE:
        options.append(CANCEL)
    if damage.by != NONE and responder == damage.hunter and mirror(s, responder) >= 0:
        options.append(REFLECT)
    add_helps(s, responder, options)
    options += items_to_answer(s, responder, damage.hunter)
    options.append(LET)
    return options


def answer_damage(s: State, option: Option) -> None:
    """Carry out an answer to damage. A Court card or an Ace cancels the attack on one hunter; a Mirror turns it back on
    the attacker.

    After each answer except letting it happen, all hunters in reach may answer again. (GH-ACE-4, GH-ACE-9, GH-ACE-10,
    GH-ACE-12, GH-ESCAPE-6, GH-MIRROR-1)
    """
    responder = asked_about_damage(s)
    damage: DamageArgs = s.named
    cause, hunter, hp, mp, by, how = damage.cause, damage.hunter, damage.hp, damage.mp, damage.by, damage.how
    s.again()
    if option == LET:
        s.named = DamageArgs(cause, hunter, hp, mp, by, how, damage.answered | 1 << responder)
        return
    if option in (CANCEL, REFLECT):
        s.named = DamageArgs(cause, hunter, 0, 0, by, how, 0)
    else:
        s.named = DamageArgs(cause, hunter, hp, mp, by, how, 0)
    if option == CANCEL:
        spend_court(s, responder)
        for pool, points in enumerate((hp, mp)):
            if points:
                events.cancelled(s, s.character[responder], s.character[hunter], points, pool)
    elif option == REFLECT:
        discard_item(s, responder, mirror(s, responder))
        for pool, points in enumerate((hp, mp)):
            if points:
                strike_back(s, by, responder, pool, points)
    else:
        use(s, responder, option)


def strike_back(s: State, enemy: int, hunter: int, pool: int, points: int) -> None:
    """Deal the damage of an attack to the attacker: to a Monster that has the pool, or to the revealed Guest.

    Other Enemy-players take no damage. enemy: the attacker, a Monster or an Enemy-player numbered as in `FOE`; hunter:
    the owner of the Mirror. (GH-MIRROR-1, GH-MIRROR-2)
    """
    if enemy >= 0:
        events.reflected(s, s.character[hunter], enemy, points, pool)
        wound(s, enemy, pool, points)
        return
    foe = FOE - enemy
    events.rebounded(s, s.character[hunter], s.character[foe], points, pool)
    if s.fares[foe] == GUEST:
        wound_guest(s, foe, pool, points)


def use(s: State, hunter: int, option: Option) -> None:
    """Carry out an option that uses an Item, a Court card or an Ace. (GH-ITEM-3, GH-ITEM-4, GH-ACE-2, GH-ACE-3)"""
    if option[0] == "use":
        use_item(s, hunter, option[1], option[2])
    else:
        use_court(s, hunter, option)


def use_court(s: State, hunter: int, option: Option) -> None:
    """Carry out an option that discards a Court card or an Ace to remove a numeral of this or another hunter.

    (GH-ACE-2, GH-ACE-3)
    """
    if option[0] == "ease":
        ease_oneself(s, hunter, option[1])
    else:
        draw_from(s, hunter, option[1])


# An Insanity card


def asked_about_card(s: State) -> int:
    """Return the next hunter who may answer a drawn Insanity card, NONE if all have been asked.

    (GH-ACE-11, GH-ACE-12)
    """
    hunter, done = s.args
    return next_to_answer(s, hunter, done, False, concerned=False) if s.fares[hunter] == STANDING else NONE


def who_answers_card(s: State) -> int:
    """Return the seat of the hunter who may answer a drawn Insanity card next."""
    return s.owner[asked_about_card(s)]


def answers_to_card(s: State) -> list[Option]:
    """Return the options to answer a drawn Insanity card: discard numerals, use Items in the responder's own turn or
    battle, or let it happen. (GH-ACE-11, GH-ITEM-3, GH-ITEM-4)
    """
    responder = asked_about_card(s)
    if responder < 0:
        return []
    options: list[Option] = []
    add_helps(s, responder, options)
    options += items_to_answer(s, responder, s.args[0], False)
    options.append(LET)
    return options


def answer_card(s: State, option: Option) -> None:
    """Carry out an answer to a drawn Insanity card.

    After a card is used, all hunters in reach may answer again. (GH-ACE-12)
    """
    responder = asked_about_card(s)
    hunter, done = s.args
    s.again()
    if option == LET:
        s.args = (hunter, done | 1 << responder)
        return
    s.args = (hunter, 0)
    use(s, responder, option)


def asked_hunter(s: State) -> int:
    """Return the hunter who decides the open question: a responder, a fighter who is asked, or otherwise the turn
    player.
    """
    flow = s.program.flow_of[s.step]
    if flow == "damage":
        return asked_about_damage(s)
    if flow == "a card drawn":
        return asked_about_card(s)
    if flow == "about to fall":
        return asked_to_save(s)
    return s.asking if s.battle != NONE or flow == "fight an Enemy-player" else s.hunter


# A fall


def asked_to_save(s: State) -> int:
    """Return the next hunter who may save a hunter from falling, NONE if all have been asked. (GH-ACE-12, GH-ACE-13)"""
    hunter, done = s.args
    return next_to_answer(s, hunter, done, True)


def who_saves(s: State) -> int:
    """Return the seat of the hunter who may save a falling hunter next."""
    return s.owner[asked_to_save(s)]


def ways_to_save(s: State) -> list[Option]:
    """Return the options to save a hunter who is about to fall: Court cards, Aces and Items, or to do nothing.

    (GH-ACE-13, GH-FALL-2)
    """
    responder = asked_to_save(s)
    if responder < 0:
        return []
    options: list[Option] = []
    add_helps(s, responder, options)
    options += items_to_answer(s, responder, s.args[0])
    options.append(PASS)
    return options


def items_to_answer(s: State, responder: int, hunter: int, concerned: bool = True) -> list[Option]:
    """Return the options to use an Item of the responder on a hunter on the same tile, if it would restore something.

    The turn player and fighters may use Items. concerned: whether `hunter`, whom the damage or the fall concerns, may
    use Items in any turn. (GH-ITEM-3, GH-ITEM-4, GH-ITEM-5, GH-FALL-2)
    """
    options: list[Option] = []
    in_time = (
        responder == s.hunter or (concerned and responder == hunter) or (s.battle >= 0 and s.fighters >> responder & 1)
    )
    if s.at[responder] == s.at[hunter] and in_time:
        for card in s.held[responder]:
            if helps(s, card) and usable(s, card, hunter):
                options.append(("use", card, hunter))
    return options


def save(s: State, option: Option) -> None:
    """Carry out an answer to an imminent fall.

    After a card is used, all hunters may answer again. (GH-ACE-12, GH-FALL-2)
    """
    responder = asked_to_save(s)
    hunter, done = s.args
    if option == PASS:
        s.args = (hunter, done | 1 << responder)
        s.again()
        return
    s.args = (hunter, 0)
    use(s, responder, option)


def look_whether_saved(s: State) -> None:
    """Announce that the hunter is saved if HP and MP are at least 1; otherwise ask the next hunter who can help.

    (GH-FALL-2, GH-FALL-7)
    """
    hunter = s.args[0]
    if s.fares[hunter] != STANDING:
        return
    if s.hp(hunter) > 0 and s.mp(hunter) > 0:
        events.saved(s, s.character[hunter])
    elif asked_to_save(s) >= 0:
        s.run("about to fall", *s.args)


# At any time


def things_to_say(s: State, seat: int, options: list[Option]) -> None:
    """Add the options of a seat to show a mood or change its standing answer, once in each turn.

    (GH-INFO-3, GH-ACE-16)
    """
    if s.spoken >> seat & 1:
        return
    last = NONE
    for hunter, fares in enumerate(s.fares):
        if fares == STANDING and s.owner[hunter] == seat:
            if last >= 0:
                options += OTHER_MOODS[last][s.moods[last]]
            last = hunter
    if last >= 0:
        options += OTHER_MOODS_AND_REPLIES[last][s.moods[last]][seat][s.replies[seat]]


def say(s: State, option: Option) -> None:
    """Show a mood to all players, or change a standing answer, which only its own player sees.

    (GH-INFO-3, GH-ACE-16)
    """
    verb: str = option[0]
    if verb == "mood":
        hunter: int = option[1]
        s.spoken |= 1 << s.owner[hunter]
        s.moods[hunter] = option[2]
        events.seems(s, s.character[hunter], option[2])
    else:
        s.spoken |= 1 << option[1]
        s.replies[option[1]] = option[2]
