"""Health, the Final Health tokens, and death."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.engine.rules.effects import drop_all
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import (
    ACTION_PHASE,
    KILLER_PHASE,
    NOWHERE,
    PANIC_PHASE,
    PHASES,
    PLANNING_PHASE,
    UPKEEP_PHASE,
    Cards,
)
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.victims import turn_over_card, unlock
from gloaming.games.final_girl.state import State

TURN: Final = (ACTION_PHASE, PLANNING_PHASE, KILLER_PHASE, PANIC_PHASE, UPKEEP_PHASE)
STANDS: Final = 0
RETURNS: Final = 1
DIES: Final = 2


def heal(s: State, by: int) -> None:
    """Let the Final Girl recover health, up to her starting health. (FG-HEALTH-2)"""
    healed = min(by, s.box.girls[s.girl].health - s.health)
    if healed > 0:
        s.health += healed
        events.healed(s, healed, s.health)
    else:
        events.all_health(s)


def hurt(s: State, by: int) -> None:
    """Let the Final Girl lose health, which may end the phase or the match. (FG-HEALTH-3)"""
    if by > 0:
        settle(s, girl_takes(s, by), STANDS)


def girl_takes(s: State, by: int) -> int:
    """Reduce the Final Girl's health; at 0, turn over her Final Health token.

    Return STANDS, RETURNS (the token gives her health) or DIES.

    (FG-HEALTH-3, FG-HEALTH-4, FG-HEALTH-5, FG-HEALTH-6, FG-HEALTH-7)
    """
    events.hurt(s, by)
    s.health -= min(by, s.health)
    if s.health > 0:
        return STANDS
    if not s.white:
        s.health = _turn_over(s, s.girl_token, s.box.girls[s.girl].health, events.girl_token)
        s.girl_token = ()
    if s.health == 0:
        s.girl_dead = True
        events.girl_dead(s)
        return DIES
    s.white = True
    events.girl_returns(s, s.health)
    return RETURNS


def killer_takes(s: State, by: int) -> int:
    """Reduce the Killer's own health; at 0, turn over his Final Health token.

    Return STANDS, RETURNS (the token gives him health) or DIES.

    (FG-HEALTH-3, FG-HEALTH-4, FG-HEALTH-5, FG-HEALTH-6, FG-HEALTH-7)
    """
    events.killer_hurt(s, by)
    s.killer_health -= min(by, s.killer_health)
    if s.killer_health > 0:
        return STANDS
    if not s.killer_white:
        s.killer_health = _turn_over(s, s.killer_token, s.box.killers[s.killer].health, events.killer_token)
        s.killer_token = ()
    if s.killer_health == 0:
        s.killer_dead = True
        events.killer_dead(s)
        return DIES
    s.killer_white = True
    events.killer_returns(s, s.killer_health)
    return RETURNS


def _turn_over(s: State, token: Cards, most: int, tell: Callable[[State, int], None]) -> int:
    """Turn over a Final Health token. Return the health that it gives, at most the starting health.

    (FG-HEALTH-4, FG-HEALTH-5)
    """
    back = s.box.tokens[token[0]].health
    s.tokens_shown += token
    tell(s, back)
    return min(back, most)


def settle(s: State, girl: int, killer: int) -> None:
    """End the match if the girl or the Killer dies; end the phase if one of them returns with a token's health.

    (FG-END-1, FG-END-2, FG-HEALTH-6)
    """
    if girl == DIES or killer == DIES:
        drop_all(s)
        s.leave("match")
    elif girl == RETURNS or killer == RETURNS:
        cut_phase(s)


def cut_phase(s: State) -> None:
    """End the current phase immediately and drop everything unresolved in it. During set-up, do nothing.

    (FG-HEALTH-6)
    """
    if s.phase not in TURN:
        return
    drop_all(s)
    s.rewards = ()
    turned = turn_over_card(s)
    s.panicking = ()
    s.wound = 0
    s.damage = 0
    s.steps = 0
    s.played = NOWHERE
    s.weapon = NOWHERE
    s.rolled = ()
    s.converted = ()
    s.ended = True
    events.phase_cut(s, s.phase)
    s.leave(PHASES[s.phase])
    if turned:
        unlock(s)


# Damage to the Killer


def wound_killer(s: State, by: int) -> None:
    """Deal damage to the Killer, to his Minor Dark Powers first. (FG-POWER-3)"""
    if by > 0:
        s.wound += by
        s.run("wound the Killer")


def wound_on(s: State) -> None:
    """Continue to deal damage to the Killer. (FG-POWER-3)"""
    s.run("wound the Killer")


def wound_powers(s: State) -> bool:
    """Return whether damage is left for a Minor Dark Power. (FG-POWER-3)"""
    return s.wound > 0 and len(s.minors) > 0


def wound_himself(s: State) -> None:
    """Deal the damage that is left to the Killer himself. (FG-POWER-3)"""
    by = s.wound
    s.wound = 0
    if by > 0:
        settle(s, STANDS, killer_takes(s, by))


def minors_there(s: State) -> list[Option]:
    """Return the Minor Dark Powers that can take the damage; only the first if the damage is enough for all.

    (FG-POWER-4)
    """
    options: list[Option] = []
    for card in s.minors:
        options.append(("wound-power", card))
    return options[:1] if sum(s.minor_health) <= s.wound else options


def wound_minor(s: State, option: Option) -> None:
    """Damage the chosen Minor Dark Power, and discard it at 0 health. (FG-POWER-3)"""
    number = s.minors.index(option[1])
    taken = min(s.wound, s.minor_health[number])
    s.wound -= taken
    left = s.minor_health[number] - taken
    s.minor_health = s.minor_health[:number] + (left,) + s.minor_health[number + 1 :]
    events.power_hurt(s, option[1], left)
    if left == 0:
        discard_minor(s, option[1])


def discard_minor(s: State, card: int) -> None:
    """Discard a Minor Dark Power. (FG-POWER-3)"""
    number = s.minors.index(card)
    s.minors = s.minors[:number] + s.minors[number + 1 :]
    s.minor_health = s.minor_health[:number] + s.minor_health[number + 1 :]
    s.terror_discard += (card,)
    events.power_lost(s, card)


def add_minor(s: State, card: int) -> None:
    """Put a Minor Dark Power into play with its full health. (FG-POWER-2)"""
    s.minors += (card,)
    minor = s.box.terrors[card].minor
    assert minor is not None
    s.minor_health += (minor.health,)
    events.minor(s, card)
