"""The scenario in play: carry out its rules, deeds and tokens."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.effects import Why, resolve
from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import NONE, STANDING
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.rules.board import neighbours
from gloaming.games.ghost_hunter.scenarios import Rule
from gloaming.games.ghost_hunter.state import State, changed
from gloaming.games.ghost_hunter.triggers import Acted, Holds

DEED: Final = 0
"""The bit of the field `deeds_done` that is set after a hunter has done a deed of the scenario, once a turn.

(GH-SCENE-25)
"""


NO_RULES: Final[tuple[int, ...]] = ()

DRAWN_HP: Final = 8
"""The HP of a fallen hunter whom a scenario returns to the game. (GH-SCENE-61)"""


def fire(s: State, kind: str, number: int, hunter: int) -> None:
    """Carry out every rule of the scenario that an event triggers, in the order of the scenario.

    kind: the kind of trigger; number: the number of the tile, card, deed or the like; hunter: the hunter concerned, or
    NONE. (GH-SCENE-14)
    """
    if s.over():
        return
    rules = s.scenario_entry().rules
    for place in reversed(waiting(s, kind)):
        rule = rules[place]
        if rule.when is not None and rule.when.matches(s, number) and ready(s, place, rule, hunter):
            s.run("a rule", place, hunter)


def waiting(s: State, kind: str) -> tuple[int, ...]:
    """Return the indexes of the scenario's rules whose triggers are of one kind, such as "entered". (GH-SCENE-14)"""
    return s.box.waiting[s.scenario].get(kind, NO_RULES)


def awaited(s: State, card: int) -> bool:
    """Return whether any rule of the scenario is triggered by this tile or Event card. (GH-SCENE-14)"""
    return s.box.awaited[s.scenario][card]


def ready(s: State, place: int, rule: Rule, hunter: int) -> bool:
    """Return whether a rule can be carried out: its number of uses is not exhausted, and all its conditions hold.

    place: the index of the rule; hunter: the hunter concerned, or NONE. (GH-SCENE-14, GH-SCENE-16)
    """
    fired = s.fired[place]
    if fired and ((rule.times and fired >= rule.times and token_of(s, rule) < 0) or rule.until_passed):
        return False
    for condition in rule.only_if:
        if not condition.holds(s, hunter):
            return False
    return True


def unworkable(s: State, place: int, rule: Rule, hunter: int) -> Why | None:
    """Return why a hunter's deed would be pointless, None if it would not: a required effect of its rule, or every
    effect, is impossible now.

    place: the index of the rule. (GH-SCENE-25)
    """
    args = s.args
    s.args = (rule_cause(s, place), hunter)
    why: Why | None = None
    works = False
    for deed in rule.does:
        refusal = deed.refusal(s)
        if refusal is None:
            works = True
        elif deed.required():
            works = False
            why = refusal
            break
        else:
            why = why or refusal
    s.args = args
    return None if works else why


def token_of(s: State, rule: Rule) -> int:
    """Return the kind of token whose uses a rule counts, NONE for rules that use no token. (GH-SCENE-16)"""
    if rule.times > 1:
        for condition in rule.only_if:
            if isinstance(condition, Holds) and condition.token in s.box.token_names:
                return s.box.token_names.index(condition.token)
    return NONE


def carry_out_rule(s: State) -> None:
    """Carry out the effects of a rule if its conditions still hold, and use its token, if it needs one.

    (GH-SCENE-14, GH-SCENE-16)
    """
    place, hunter = s.args
    rule = s.scenario_entry().rules[place]
    if s.over() or not ready(s, place, rule, hunter):
        return
    if isinstance(rule.when, Acted) and unworkable(s, place, rule, hunter) is not None:
        return
    if not rule.until_passed:
        s.fired = changed(s.fired, place, s.fired[place] + 1)
    kind = token_of(s, rule)
    if kind >= 0:
        use_token(s, hunter, kind, rule.times)
    resolve(s, rule.does, rule_cause(s, place), hunter)


def use_token(s: State, hunter: int, kind: int, times: int) -> None:
    """Count a use of a hunter's token. The last use removes the token.

    kind: the kind of token; times: how often a token can be used. (GH-SCENE-16)
    """
    token = s.token_in_hand(hunter, kind) if hunter >= 0 else NONE
    if token < 0:
        return
    if s.box.uses_of(token) + 1 >= times:
        use_up(s, hunter, kind)
    else:
        s.carried[hunter] = changed(s.carried[hunter], s.carried[hunter].index(token), s.box.used_once_more(token))


def use_up(s: State, hunter: int, kind: int) -> None:
    """Remove a token of a kind from a hunter permanently: the one that has been used most.

    (GH-SCENE-16, GH-SCENE-36)
    """
    token = s.token_in_hand(hunter, kind) if hunter >= 0 else NONE
    if token >= 0:
        rest = list(s.carried[hunter])
        rest.remove(token)
        s.carried[hunter] = tuple(rest)
        events.spent_token(s, s.character[hunter], token)


def rule_cause(s: State, place: int) -> int:
    """Return the number that stands for a rule of the scenario where a cause is given as the number of a card.

    place: the index of the rule.
    """
    return s.box.cards + place


def rule_that_waits(s: State, hunter: int) -> int:
    """Return the index of the first rule without a trigger that can be carried out now, NONE if there is none.

    hunter: the hunter concerned, or NONE. (GH-SCENE-15)
    """
    if s.over():
        return NONE
    counts = s.counts
    for rule in s.box.without_trigger[s.scenario]:
        counter = rule.counter
        if counter >= 0:
            number = counts[counter]
            if number < rule.least or number > rule.most:
                continue
        if ready(s, rule.place, s.scenario_entry().rules[rule.place], hunter):
            return rule.place
    return NONE


def look_at_rules(s: State) -> None:
    """Carry out all rules without a trigger whose conditions hold, one after the other, after an action with all its
    effects. (GH-SCENE-15)
    """
    hunter = s.args[0]
    place = rule_that_waits(s, hunter)
    if place >= 0:
        s.again()
        s.run("a rule", place, hunter)


# Triggers of rules


def tile_entered(s: State) -> None:
    """Carry out the rules triggered by exploring a tile. (GH-SCENE-21)"""
    fire(s, "entered", s.args[1], s.args[0])


def tile_laid(s: State) -> None:
    """Carry out the rules triggered by laying a tile. (GH-SCENE-22, GH-SCENE-68)"""
    fire(s, "laid", s.args[0], s.chooser(s.hunter))


def card_turned(s: State) -> None:
    """Carry out the rules triggered by turning up an Event card. (GH-SCENE-23)"""
    fire(s, "turned", s.args[1], s.args[0])


def monster_defeated(s: State) -> None:
    """Carry out the rules triggered by the defeat of an Enemy. (GH-SCENE-28, GH-SCENE-68)"""
    fire(s, "defeated", s.args[0], s.chooser(s.hunter))


def hunter_fallen(s: State) -> None:
    """Carry out the rules triggered by the fall of a hunter, and record who fell last, which decides who loses.

    (GH-SCENE-27, GH-END-7)
    """
    s.last_fallen = s.args[0]
    fire(s, "fallen", s.args[0], s.args[0])


def round_begun(s: State) -> None:
    """Carry out the rules triggered by the beginning of a round, before the first turn. (GH-SCENE-26)"""
    fire(s, "round", s.round, NONE)


# Deeds


def add_deeds(s: State, hunter: int, options: list[Option]) -> None:
    """Add the options of a hunter to do the deeds of the scenario that are possible on their tile, once a turn.

    The Guest can do none. (GH-SCENE-25, GH-SCENE-55)
    """
    places = s.box.acted[s.scenario]
    if not places or s.deeds_done >> DEED & 1 or is_guest(s, hunter):
        return
    rules = s.scenario_entry().rules
    for place in places:
        rule = rules[place]
        if not isinstance(rule.when, Acted) or not rule.when.here(s, hunter) or not ready(s, place, rule, hunter):
            continue
        option = ("act", s.box.deed_names.index(rule.when.deed))
        if option not in options and unworkable(s, place, rule, hunter) is None:
            options.append(option)


def act(s: State, hunter: int, number: int) -> None:
    """Do a deed of the scenario.

    It costs no Item point and ends the hunter's movement. number: the index of the deed. (GH-SCENE-24, GH-SCENE-25)
    """
    s.deeds_done |= 1 << DEED
    s.end_movement()
    s.note_progress()
    events.acted(s, s.character[hunter], number)
    fire(s, "acted", number, hunter)


# The Ninth Guest


def is_guest(s: State, hunter: int) -> bool:
    """Return whether a hunter is the Ninth Guest, that is, has been dealt the black role card. (GH-SCENE-54)"""
    return hunter == s.guest()


def asks_guest(s: State) -> bool:
    """Return whether every hunter who turns up an Event card is asked first, so that the question does not give away
    the Guest. (GH-SCENE-56)
    """
    return s.law("traitor") and not s.law("reveal") and s.hunters > 1


# Returning hunters


def draw_again(s: State, hunter: int) -> bool:
    """Return a fallen hunter to the game next door to the Boss, once, under the law "redrawn". Return whether it was
    possible.

    The revealed Guest does not return. (GH-SCENE-58, GH-SCENE-61)
    """
    boss = s.lair[s.box.boss[s.scenario]]
    if not s.law("redrawn") or s.redrawn >> hunter & 1 or boss < 0 or hunter == s.named_guest:
        return False
    near = [tile for tile in neighbours(s, boss) if tile in s.explored and not s.has_monsters(tile)]
    if not near:
        return False
    s.redrawn |= 1 << hunter
    s.fares[hunter] = STANDING
    s.at[hunter] = near[0]
    s.came_from[hunter] = near[0]
    s.hp_damage[hunter] = max(0, s.most_hp(hunter) - DRAWN_HP)
    s.mp_damage[hunter] = 0
    for card in s.minds[hunter][1:]:
        s.insanity_discard += (card,)
    s.minds[hunter] = s.minds[hunter][:1]
    events.returned(s, s.character[hunter])
    return True
