"""Damage and its effects, and hunters who fall."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.effects import Why, resolve
from gloaming.games.ghost_hunter.constants import ENEMY, FALLEN, HP, MP, NONE, STANDING
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.generated.flows import DamageArgs, DrawInsanityArgs
from gloaming.games.ghost_hunter.rules.deeds.escort import Escort
from gloaming.games.ghost_hunter.rules.lines import why_idle
from gloaming.games.ghost_hunter.rules.verbs.reflect import Reflect
from gloaming.games.ghost_hunter.state import State
from gloaming.games.ghost_hunter.traits import Immune

SURE: Final = 1
"""Flag of damage that cannot be cancelled, because a scenario says so."""

WOULD_FALL: Final = 2
"""Flag of damage that would make the hunter fall, as has been announced."""

PRICE: Final = 4
"""Flag of damage that an Item deals to the hunter it is used on, who takes it even when fallen. (GH-DOLL-1)"""

FOE: Final = -2
"""The number of an attacking Enemy-player is this minus the number of the hunter.

Attacking Monsters are numbered from 0.
"""


def hurt(s: State, cause: int, hunter: int, pool: int, points: int, by: int = NONE, sure: bool = False) -> None:
    """Deal damage to one pool of one hunter.

    cause: the number of the card that deals the damage, or NONE; by: the attacker, a Monster or an Enemy-player
    numbered as in `FOE`, or NONE; sure: whether the damage cannot be cancelled. (GH-HURT-1)
    """
    hp, mp = (points, 0) if pool == HP else (0, points)
    hurt_all(s, [DamageArgs(cause, hunter, hp, mp, by, SURE if sure else 0, 0)])


def hurt_all(s: State, blows: list[DamageArgs]) -> None:
    """Deal damage to several hunters at the same time. It is resolved hunter by hunter, clockwise from the turn player;
    then hunters without HP or MP fall together.

    Fallen hunters take no damage, except as the price of an Item. (GH-HURT-4, GH-FALL-6, GH-ENEMY-4)
    """
    hits = [blow for blow in blows if blow.hp + blow.mp > 0 and may_be_hurt(s, blow.hunter, blow.how)]
    if not hits:
        return
    mask = 0
    for hit in hits:
        mask |= 1 << hit.hunter
    look_for_falls(s, mask)
    for target in reversed(s.in_turn_order(mask)):
        for hit in reversed(hits):
            if hit.hunter == target:
                s.run_named("damage", hit)


def may_be_hurt(s: State, hunter: int, how: int) -> bool:
    """Return whether a hunter takes damage: standing hunters do, fallen ones only as the price of an Item.

    how: the flags of the damage. (GH-ENEMY-4, GH-DOLL-1)
    """
    return s.fares[hunter] == STANDING or how & PRICE != 0


def announce(s: State) -> None:
    """Announce damage to the players before anybody answers it, and whether the hunter would fall.

    (GH-HURT-3, GH-ACE-16)
    """
    damage: DamageArgs = s.named
    hunter, hp, mp, how = damage.hunter, damage.hp, damage.mp, damage.how
    if not may_be_hurt(s, hunter, how):
        s.named = DamageArgs(damage.cause, hunter, 0, 0, damage.by, how, damage.answered)
        return
    if hp:
        events.announced(s, s.character[hunter], hp, HP)
    if mp:
        events.announced(s, s.character[hunter], mp, MP)
    if s.fares[hunter] == STANDING and (s.hp(hunter) <= hp or s.mp(hunter) <= mp):
        events.would_fall(s, s.character[hunter])
        s.named = DamageArgs(damage.cause, hunter, hp, mp, damage.by, how | WOULD_FALL, damage.answered)


def suffer(s: State) -> None:
    """Record the damage that has not been cancelled.

    The number of damage counters is not limited. (GH-COMP-4, GH-HURT-1, GH-HURT-2, GH-HURT-3)
    """
    damage: DamageArgs = s.named
    cause, hunter, hp, mp, by = damage.cause, damage.hunter, damage.hp, damage.mp, damage.by
    if hp + mp == 0 or not may_be_hurt(s, hunter, damage.how):
        return
    s.hp_damage[hunter] += hp
    s.mp_damage[hunter] += mp
    if hp:
        events.hurt(s, s.character[hunter], hp, HP)
    if mp:
        events.hurt(s, s.character[hunter], mp, MP)
    if s.led_by == hunter and (s.battle >= 0 or cause == NONE or cause >= s.box.first_event):
        lose_nerve(s)
    if by >= 0:
        after_the_hit(s, hunter, hp + mp, by)
    elif cause == NONE and s.battle >= 0:
        for monster in s.monsters_on(s.battle):
            feed(s, monster)


def after_the_hit(s: State, hunter: int, points: int, by: int) -> None:
    """Apply a Monster's abilities Feed, Venom and Madden after its hit. points: the damage dealt; by: the Monster.

    (GH-POWER-5, GH-POWER-10, GH-POWER-11, GH-POWER-14)
    """
    feed(s, by)
    powers = s.powers(by)
    if "venom" in powers and points >= 4:
        bleed(s, hunter, s.box.card_of[by] if by < len(s.box.card_of) else s.box.cards)
    if "madden" in powers and points >= 3:
        s.run_named("draw Insanity", DrawInsanityArgs(NONE, hunter, 1))


def feed(s: State, monster: int) -> None:
    """Let a Monster with the ability Feed recover 1 HP and 1 MP, unless it falls in the same battle round.

    (GH-POWER-11)
    """
    if "feed" in s.powers(monster) and not s.beaten(monster):
        s.hp_lost[monster] = max(0, s.hp_lost[monster] - 1)
        s.mp_lost[monster] = max(0, s.mp_lost[monster] - 1)


def wound(s: State, monster: int, pool: int, points: int) -> None:
    """Deal damage to a Monster, if it has that pool. (GH-MONSTER-2, GH-MIRROR-2)"""
    if points <= 0 or not s.has_pool(monster, pool):
        return
    if pool == HP:
        s.hp_lost[monster] += points
    else:
        s.mp_lost[monster] += points
    s.note_progress()
    events.wounded(s, monster, points, pool)


def defeat(s: State, fallen: list[int]) -> None:
    """Defeat Enemies. The card of a Monster goes to the discard pile. (GH-BATTLE-13, GH-MONSTER-2, GH-MONSTER-6)"""
    for monster in fallen:
        s.lair[monster] = NONE
        s.bested += (monster,)
        s.note_progress()
        events.defeated(s, monster)
        if monster < len(s.box.card_of):
            card = s.box.card_of[monster]
            s.lurking = tuple([other for other in s.lurking if other != card])
            s.event_discard += (card,)
    for monster in reversed(fallen):
        s.run("defeated", monster)


def bleed(s: State, hunter: int, cause: int) -> None:
    """Make a hunter bleed, unless the hunter owns an antidote. cause: the number of the card that causes the bleeding.

    (GH-STATE-2, GH-STATE-3, GH-TOWERKEY-1)
    """
    if not may_bleed(s, hunter):
        return
    s.bleeding |= 1 << hunter
    s.bled_by[hunter] = cause
    events.bleeds(s, s.character[hunter])


def may_bleed(s: State, hunter: int) -> bool:
    """Return whether a hunter can begin to bleed: the hunter stands, does not bleed yet and owns no antidote.

    (GH-STATE-3, GH-STATE-4, GH-TOWERKEY-1)
    """
    if s.fares[hunter] != STANDING or s.bleeding >> hunter & 1:
        return False
    return not any(isinstance(trait, Immune) for trait in s.traits(hunter))


def heal(s: State, hunter: int, pool: int, points: int) -> None:
    """Remove damage from a pool of a hunter, at most as much as there is. (GH-HURT-2, GH-MAD-4)"""
    if pool == HP:
        restored = min(points, s.hp_damage[hunter])
        s.hp_damage[hunter] -= restored
    else:
        restored = min(points, s.mp_damage[hunter])
        s.mp_damage[hunter] -= restored
    if restored:
        events.healed(s, s.character[hunter], restored, pool)
        look_after(s, hunter)


# Items


def usable(s: State, card: int, on: int) -> bool:
    """Return whether an Item can be used on a hunter now, because it would have an effect. (GH-ITEM-2, GH-ITEM-6)"""
    return bool(s.box.useful[card - s.box.first_item]) and unusable(s, card, on) is None


def unusable(s: State, card: int, on: int) -> Why | None:
    """Return why an Item cannot be used on a hunter now, None if it can. The reason is that of the first effect.

    Effects that only harm the hunter do not make an Item usable. on: the hunter. (GH-ITEM-2, GH-ITEM-6, GH-DOLL-1)
    """
    effects = s.box.useful[card - s.box.first_item]
    if not effects:
        return f"{s.box.names[card]} works all the time while you own it, and cannot be used.", "GH-ITEM-2"
    return why_idle(s, effects, card, on)


def helps(s: State, card: int) -> bool:
    """Return whether an Item has an effect that helps a hunter, such as restoring HP, so that it may be used on others.

    (GH-ITEM-5)
    """
    return s.box.eases[card - s.box.first_item]


def use_item(s: State, hunter: int, card: int, on: int) -> None:
    """Use an Item: discard it and apply all its effects to one hunter. hunter: the owner; on: the hunter it is used on.

    (GH-ITEM-2, GH-ITEM-5, GH-DOLL-1)
    """
    discard_item(s, hunter, card)
    events.used(s, s.character[hunter], card, s.character[on])
    resolve(s, s.box.item(card).does, card, on)


def discard_item(s: State, hunter: int, card: int) -> None:
    """Discard an Item that is used up or lost, which may reduce the owner's Maximum MP. (GH-ITEM-2, GH-CROSS-2)"""
    s.held[hunter] = tuple([other for other in s.held[hunter] if other != card])
    s.item_discard += (card,)
    look_after(s, hunter)


def mirror(s: State, hunter: int) -> int:
    """Return the Mirror that a hunter owns, NONE if the hunter owns none. (GH-MIRROR-1)"""
    for card in s.held[hunter]:
        for effect in s.box.item(card).does:
            if isinstance(effect, Reflect):
                return card
    return NONE


# Falling


def lost_hold(s: State, hunter: int) -> bool:
    """Return whether a standing hunter has no HP or no MP left, and so is about to fall. (GH-MAD-6, GH-FALL-1)"""
    return s.fares[hunter] == STANDING and (s.hp(hunter) <= 0 or s.mp(hunter) <= 0)


def look_after(s: State, hunter: int) -> None:
    """Check a hunter whose HP or MP have changed: a standing hunter may fall, a fallen one may return.

    All code that changes HP or MP calls this function, except `hurt_all`, which checks for falls itself. (GH-FALL-1,
    GH-MAD-6, GH-ENEMY-13)
    """
    if lost_hold(s, hunter):
        look_for_falls(s, 1 << hunter)
    else:
        come_back(s, hunter)


def look_for_falls(s: State, mask: int) -> None:
    """Schedule a check whether the hunters of a mask fall, except for those for whom such a check is already waiting.

    (GH-FALL-6)
    """
    names = s.program.names
    step, args, back = s.step, s.args, s.back
    while True:
        if names[step] in ("falls/ask_for_help", "falls/fall_together"):
            mask &= ~args[0]
        if back is None:
            break
        step, args, _, back = back
    if mask:
        s.run("falls", mask, 0)


def ask_for_help(s: State) -> None:
    """For each hunter who is about to fall, one after the other: announce it and ask all who can prevent it.

    (GH-ACE-13, GH-FALL-2)
    """
    mask, done = s.args
    for hunter in s.clockwise(s.hunter):
        if mask >> hunter & 1 and not done >> hunter & 1 and lost_hold(s, hunter):
            s.args = (mask, done | 1 << hunter)
            s.again()
            events.fails(s, s.character[hunter], HP if s.hp(hunter) <= 0 else MP)
            s.run("about to fall", hunter, 0)
            return


def fall_together(s: State) -> None:
    """Make all hunters fall at the same time who are about to fall and were not saved, before anything else happens.

    (GH-FALL-6, GH-END-7)
    """
    mask = s.args[0]
    fallen = [hunter for hunter in s.clockwise(s.hunter) if mask >> hunter & 1 and lost_hold(s, hunter)]
    if fallen:
        s.fell_together = 0
    for hunter in fallen:
        s.fell_together |= 1 << hunter
        fall(s, hunter)
    for hunter in reversed(fallen):
        s.run("fallen", hunter)


def fall(s: State, hunter: int) -> None:
    """Make a hunter fall: the hunter stays on the tile, drops all Items and tokens there, and is out for one round.

    A battle continues without the hunter. If it is the hunter's turn, the turn ends. (GH-FALL-3, GH-FALL-4, GH-FALL-5)
    """
    s.fares[hunter] = FALLEN
    events.fell(s, s.character[hunter], s.at[hunter])
    leave_the_party(s, hunter)
    if hunter == s.hunter:
        s.points = 0
        s.ended = 1


def leave_the_party(s: State, hunter: int) -> None:
    """Leave everything that a hunter carries, and the companion, on the hunter's tile.

    Bleeding, confinement and being dazed end, and the hunter leaves the battle. (GH-FALL-3, GH-FALL-5, GH-STATE-4,
    GH-ENEMY-3)
    """
    tile = s.at[hunter]
    for card in s.held[hunter]:
        s.dropped += (card,)
        s.dropped_at += (tile,)
    s.held[hunter] = ()
    for token in s.carried[hunter]:
        s.tokens += (token, tile)
    s.carried[hunter] = ()
    if s.led_by == hunter:
        s.led_by = NONE
        s.companion = tile
    bit = 1 << hunter
    s.fighters &= ~bit
    s.bleeding &= ~bit
    s.confined &= ~bit
    s.dazed &= ~bit


def lose_nerve(s: State, points: int = 1) -> None:
    """Reduce the companion's nerve. When none is left, she runs home. (GH-SCENE-43)"""
    s.nerve -= points
    events.nerve(s, max(0, s.nerve), s.scenario)
    if s.nerve > 0:
        return
    home, slower, lost = s.companion_rule
    s.led_by = NONE
    s.companion = home
    s.nerve = 3
    s.companion_rule = (home, slower, lost + 1)
    events.ran_home(s, home, s.scenario)
    count_loss(s, home)
    s.run("scenario", NONE)


def count_loss(s: State, home: int) -> None:
    """Add 1 to the scenario's counter for how often the companion ran home. home: her home tile. (GH-SCENE-43)"""
    for rule in s.scenario_entry().rules:
        for deed in rule.does:
            if isinstance(deed, Escort) and deed.lost and s.box.number[deed.home] == home:
                s.counts[s.box.counter[deed.lost]] += 1
                return


def returns(s: State, hunter: int) -> bool:
    """Return whether a hunter has fallen and may return to the hunters. The revealed Guest may not. (GH-SCENE-58)"""
    return s.fares[hunter] in (FALLEN, ENEMY) and hunter != s.named_guest


def curable(s: State, hunter: int) -> bool:
    """Return whether a fallen hunter returns once HP and MP are healed, as the scenario allows under ENEMY SIDE (what
    fallen hunters can do). (GH-ACE-14, GH-ENEMY-13, GH-SCENE-58)
    """
    return returns(s, hunter) and s.scenario_entry().enemy.back == "cure"


def come_back(s: State, hunter: int) -> None:
    """Return a fallen hunter to the game if HP and MP are at least 1 and the scenario allows a cure.

    (GH-MAD-6, GH-ENEMY-12, GH-ENEMY-13, GH-ENEMY-15)
    """
    if not curable(s, hunter):
        return
    if s.hp(hunter) > 0 and s.mp(hunter) > 0:
        stand_up(s, hunter)


def stand_up(s: State, hunter: int) -> None:
    """Make a fallen hunter stand again on the tile where the hunter is, without Items. (GH-ENEMY-16)"""
    s.fares[hunter] = STANDING
    s.skips &= ~(1 << hunter)
    events.returned(s, s.character[hunter])
