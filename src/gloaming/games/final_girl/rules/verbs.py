"""What each verb of the content does."""

from __future__ import annotations

from gloaming.engine.state import Option
from gloaming.games.final_girl.content import DRIFTS, GIRL_START, KILLER_START, Effect, lines
from gloaming.games.final_girl.printed import (
    CODE,
    DECK,
    DEEP,
    DISTANCE,
    HEALS,
    HELD_HEALING,
    LINKS,
    SETUP_GIRL,
    SETUP_KILLER,
    WATER,
)
from gloaming.games.final_girl.rules import (
    action_phase,
    attacking,
    events,
    health,
    items,
    killer_actions,
    killer_phase,
    movement,
    panic,
    reactions,
    searching,
    tracks,
    victims,
)
from gloaming.games.final_girl.rules.effects import DO, resolve
from gloaming.games.final_girl.rules.ties import tied
from gloaming.games.final_girl.state import KILLER, NORMAL, NOWHERE, Table

ONCE = 0
ROLL_FIRST = 1
ROLLED = 2
"""How often one of several lines is chosen: once, or for each success of a roll to come, or of one just made."""

TO_ENEMY = DRIFTS.index("enemy")
TO_GIRL = DRIFTS.index("girl")
PLACES = ("place the trap", "place the fireworks", "moor the boat", "put the Killer")
"""The flow for each piece that can be placed."""


def move(s: Table, effect: Effect) -> None:
    """(FG-MOVE-1)"""
    s.steps += effect[1]
    s.run("move")


def time(s: Table, effect: Effect) -> None:
    """(FG-TIME-1, FG-CAMP-11)"""
    if effect[2]:
        tracks.at_once(s, (effect,))
    else:
        tracks.change_time(s, effect[1])


def heal(s: Table, effect: Effect) -> None:
    """Recover health; an Item adds to what an Action card gives. (FG-HEALTH-2, FG-ITEM-22)"""
    by = effect[1]
    if s.played >= 0 and HEALS[s.played]:
        for item in items.usable(s):
            by += HELD_HEALING[item]
    health.heal(s, by)


def lose(s: Table, effect: Effect) -> None:
    """Lose health; neither Reactions nor Items prevent it. (FG-HEALTH-1, FG-REACT-4)"""
    health.hurt(s, effect[1])


def horror(s: Table, effect: Effect) -> None:
    """(FG-HORROR-1)"""
    tracks.at_once(s, (effect,))


def damage(s: Table, effect: Effect) -> None:
    """(FG-ATTACK-2)"""
    attacking.deal(s, effect[1])


def end(s: Table, effect: Effect) -> None:
    """The Action phase ends when the card is resolved. (FG-ACT-4)"""
    s.ended = True


def ease_rolls(s: Table, effect: Effect) -> None:
    """More dice for the next Horror Roll, whenever that is; or 3 and 4 count, for it or for the rest of the phase.

    (FG-ROLL-9, FG-ROLL-10)
    """
    if effect[1]:
        s.more_dice += effect[1]
        s.tell(("more-dice", effect[1]))
    if effect[2]:
        s.improvise = max(s.improvise, effect[2])
        s.tell(("improvise", effect[2] - 1))


def search(s: Table, effect: Effect) -> None:
    """(FG-SEARCH-2, FG-CAMP-2)"""
    if effect[2]:
        s.run("any deck")
    else:
        searching.search(s, effect[1])


def take_action(s: Table, effect: Effect) -> None:
    """Take the named Action card from the tableau, or one that is cheap enough. (FG-SAVE-6, FG-PLAN-4)"""
    if effect[1] >= 0:
        action_phase.gain_action(s, effect[1])
        s.run("too many cards")
    else:
        s.picked = (effect[2],)
        s.run("take an action card")


def either(s: Table, effect: Effect) -> None:
    """One of several lines; or a Horror Roll, and then one for each success. (FG-ITEM-15, FG-ITEM-23, FG-ROLL-1)"""
    kind = effect[1]
    if kind == ONCE:
        s.picked = effect[2:]
        s.run("either")
    elif kind == ROLL_FIRST:
        s.todo = ((effect[0], ROLLED) + effect[2:],) + s.todo
        s.run("horror roll")
    else:
        s.todo = ((effect[0], ONCE) + effect[2:],) * s.successes + s.todo


def choices(s: Table) -> list[Option]:
    """The lines to choose from. (FG-CARD-6, FG-ITEM-15, FG-ITEM-21, FG-ITEM-23)"""
    return [("either", number) for number in s.picked]


def choose_line(s: Table, option: Option) -> None:
    """It is resolved. (FG-ITEM-15, FG-ITEM-21, FG-ITEM-23)"""
    resolve(s, lines(option[1]))


def reduce(s: Table, effect: Effect) -> None:
    """(FG-REACT-3)"""
    reactions.reduce_damage(s, effect[1], effect[2])


def ignore(s: Table, effect: Effect) -> None:
    """(FG-REACT-3)"""
    reactions.reduce_damage(s, s.damage, 0)


def needs_victim(s: Table, effect: Effect) -> None:
    """(FG-KILL-6)"""
    killer_phase.need_victim(s)


def bloodlust(s: Table, effect: Effect) -> None:
    """(FG-LUST-1)"""
    tracks.at_once(s, (effect,))


def heal_killer(s: Table, effect: Effect) -> None:
    """(FG-HEALTH-2, FG-HANS-10)"""
    tracks.at_once(s, (effect,))


def reveal_power(s: Table, effect: Effect) -> None:
    """(FG-POWER-1, FG-FINALE-5)"""
    tracks.at_once(s, (effect,))


def draw_event(s: Table, effect: Effect) -> None:
    """(FG-EVENT-1)"""
    events.draw_event(s)


def take_terror(s: Table, effect: Effect) -> None:
    """(FG-KILL-5, FG-LUST-4)"""
    if effect[1]:
        tracks.discard_terror(s)
    else:
        killer_phase.draw_terror(s)


def add_victims(s: Table, effect: Effect) -> None:
    """(FG-VICTIM-2, FG-CAMP-1, FG-CAMP-4, FG-CAMP-7, FG-CAMP-14)"""
    for space in effect[2:]:
        if space == KILLER_START:
            victims.add(s, SETUP_KILLER[s.setup], effect[1])
        elif space == GIRL_START:
            victims.add(s, SETUP_GIRL[s.setup], effect[1])
        else:
            victims.add(s, space, effect[1])


def start_panic(s: Table, effect: Effect) -> None:
    """Victims outside your space panic, or those with the Killer. (FG-CAMP-3, FG-CAMP-8, FG-PANIC-7)"""
    for space in range(len(s.victims)):
        if space == s.killer_space if effect[1] else space != s.girl_space:
            panic.list_for_panic(s, space, effect[2])
    s.run("panic")


def drift(s: Table, effect: Effect) -> None:
    """Victims walk: all to the nearest Enemy, or those next to the girl to her, or the nearest to the Killer.

    (FG-CAMP-5, FG-CAMP-19, FG-ITEM-14)
    """
    if effect[1] == TO_ENEMY:
        drift_all(s)
    elif effect[1] == TO_GIRL:
        call(s)
    else:
        s.run("draw a Victim")


def drift_all(s: Table) -> None:
    """Every Victim moves 1 space toward the nearest Enemy. (FG-CAMP-5)"""
    listed: list[int] = []
    for space in range(len(s.victims)):
        for kind in victims.kinds_at(s, space):
            listed += [space, kind, s.victims[space] if kind == NORMAL else 1]
    s.panicking = tuple(listed)
    s.run("drift")


def drift_on(s: Table) -> None:
    """Group after group; where ways are equally short you choose. (FG-CAMP-5)"""
    if s.panicking:
        s.again()
        if drift_ways(s):
            s.run("drift one")
        else:
            s.panicking = s.panicking[3:]


def drift_ways(s: Table) -> list[Option]:
    """The spaces one step nearer to the nearest Enemy. (FG-CAMP-5)"""
    space, kind, _ = s.panicking[:3]
    enemies = list(s.minions)
    if s.killer_space >= 0:
        enemies.append(s.killer_space)
    far = DISTANCE[s.location][space]
    nearest = min([far[enemy] for enemy in enemies], default=0)
    found: list[Option] = []
    if nearest > 0:
        for other in LINKS[s.location][space]:
            for enemy in enemies:
                option = ("drift", other, space, kind)
                if far[enemy] == nearest and DISTANCE[s.location][other][enemy] == nearest - 1 and option not in found:
                    found.append(option)
    return tied(s, found)


def drift_one(s: Table, option: Option) -> None:
    """A Victim moves; of several in one space each may be sent its own way. (FG-CAMP-5)"""
    space, kind, count = s.panicking[:3]
    rest = s.panicking[3:]
    s.panicking = (space, kind, count - 1) + rest if count > 1 else rest
    s.spray_kept = False
    victims.take_off(s, space, kind)
    s.tell(("drawn", kind, s.at(space), s.at(option[1])))
    victims.put_on(s, option[1], kind)


def fire(s: Table, effect: Effect) -> None:
    """A Search space burns. The girl and the Killer there are hurt at one time. (FG-CAMP-6, FG-END-3)"""
    face = 1 + s.dice.below(6)
    space = effect[1 + (face - 1) // 2]
    s.tell(("fire", face, s.at(space)))
    while victims.count_at(s, space) > 0:
        victims.kill(s, space, victims.kinds_at(s, space)[0], ())
    deck = DECK[s.location][space]
    s.item_discard += s.decks[deck]
    s.decks[deck] = ()
    s.decks_looked[deck] = ()
    for number in range(len(s.minions) - 1, -1, -1):
        if s.minions[number] == space:
            s.prey, s.aim, s.wound = number, space, 1
            attacking.strike_minion(s, ("strike", number))
    if s.killer_space == space and s.minors:
        if s.girl_space == space:
            s.todo = ((CODE["lose"], 1),) + s.todo
        health.wound_killer(s, 1)
        return
    girl = health.girl_takes(s, 1) if s.girl_space == space else health.STANDS
    killer = health.killer_takes(s, 1) if s.killer_space == space else health.STANDS
    health.settle(s, girl, killer)


def call(s: Table) -> None:
    """All Victims of adjacent spaces come to the girl. (FG-ITEM-14)"""
    for space in movement.ways(s, s.girl_space):
        for kind in victims.kinds_at(s, space):
            for _ in range(s.victims[space] if kind == NORMAL else 1):
                victims.take_off(s, space, kind)
                s.tell(("called", kind, s.at(space), s.at(s.girl_space)))
                victims.put_on(s, s.girl_space, kind)


def place(s: Table, effect: Effect) -> None:
    """A piece is put where it may lie. (FG-ITEM-17, FG-ITEM-19, FG-ITEM-25, FG-HANS-5)"""
    s.picked = effect[2:]
    s.run(PLACES[effect[1]])


def moorings(s: Table) -> list[Option]:
    """The water spaces nearest to the girl. (FG-ITEM-17)"""
    far = DISTANCE[s.location][s.girl_space]
    water = [space for space in range(len(far)) if WATER[s.location][space]]
    nearest = min([far[space] for space in water], default=0)
    return tied(s, [("moor", space) for space in water if far[space] == nearest])


def moor_at(s: Table, option: Option) -> None:
    """The boat lies there. (FG-ITEM-17)"""
    s.boat = option[1]
    s.tell(("boat", s.at(s.boat)))


def sail(s: Table, effect: Effect) -> None:
    """(FG-ITEM-17)"""
    s.run("sail")


def shores(s: Table) -> list[Option]:
    """Any other water space, and Victims who come along. (FG-ITEM-17, FG-FOLLOW-1, FG-FOLLOW-2)"""
    options: list[Option] = []
    for space in range(len(s.victims)):
        if WATER[s.location][space] and space != s.girl_space:
            for normal, mask in movement.companies(s, space):
                options.append(("sail", space, normal, mask))
    return options


def sail_to(s: Table, option: Option) -> None:
    """The boat and all in it are there. (FG-ITEM-17)"""
    s.boat = option[1]
    movement.go(s, option[1], option[2], option[3])


def fireworks_places(s: Table) -> list[Option]:
    """The girl's space and those adjacent, but not the Lake. (FG-ITEM-19)"""
    spaces = [s.girl_space, *movement.ways(s, s.girl_space)]
    return [("fireworks", space) for space in spaces if not DEEP[s.location][space]]


def light_fireworks(s: Table, option: Option) -> None:
    """The token lies there; where the Killer is, it is gone at once. (FG-ITEM-19)"""
    s.tell(("fireworks", s.at(option[1])))
    if option[1] != s.killer_space:
        s.fireworks = option[1]


def place_trap(s: Table) -> None:
    """The trap lies in the girl's space. (FG-ITEM-25)"""
    s.trap = s.girl_space
    s.trap_damage = s.picked[0]
    s.tell(("trap-set", s.at(s.trap)))


def peek_terror(s: Table, effect: Effect) -> None:
    """Look at the top Terror card. (FG-ITEM-26)"""
    if s.terror:
        s.terror_looked = (s.terror_looked[0] | searching.GIRL_LOOKED,) + s.terror_looked[1:]
        s.tell_only(searching.GIRL_LOOKED, ("peeked", s.terror[0]), ("peeked",))
        s.run("peek")


def peeked(s: Table) -> list[Option]:
    """Leave it, or put it on the bottom; the last one lies where it lies. (FG-ITEM-26)"""
    return [("leave",), ("bury",)] if len(s.terror) > 1 else [("leave",)]


def leave_or_bury(s: Table, option: Option) -> None:
    """(FG-ITEM-26)"""
    if option[0] == "bury":
        s.terror = s.terror[1:] + s.terror[:1]
        s.terror_looked = s.terror_looked[1:] + s.terror_looked[:1]
        s.tell(("buried",))


def read_map(s: Table, effect: Effect) -> None:
    """(FG-ITEM-27)"""
    s.picked = tuple(range(len(s.decks)))
    s.run("map")


def map_on(s: Table) -> None:
    """Deck after deck. (FG-ITEM-27)"""
    if s.picked:
        s.again()
        s.run("map a deck")


def map_options(s: Table) -> list[Option]:
    """Turn up the top card, or remove the one that lies face up and turn up the next. (FG-ITEM-27)"""
    deck = s.picked[0]
    if not s.decks[deck]:
        return [("skip", deck)]
    if s.decks_looked[deck][0] == -1:
        return [("remove-top", deck), ("skip", deck)]
    return [("turn-up", deck), ("skip", deck)]


def map_deck(s: Table, option: Option) -> None:
    """(FG-ITEM-27)"""
    deck: int = option[1]
    s.picked = s.picked[1:]
    if option[0] == "skip":
        return
    if option[0] == "remove-top":
        s.item_discard += s.decks[deck][:1]
        s.tell(("removed", s.location, deck, s.decks[deck][0]))
        s.decks[deck] = s.decks[deck][1:]
        s.decks_looked[deck] = s.decks_looked[deck][1:]
    if s.decks[deck]:
        s.decks_looked[deck] = (-1,) + s.decks_looked[deck][1:]
        s.tell(("turned-up", s.location, deck, s.decks[deck][0]))


def end_killer_phase(s: Table, effect: Effect) -> None:
    """(FG-ITEM-28)"""
    health.cut_phase(s)


DO.update(
    {
        CODE["move"]: move,
        CODE["time"]: time,
        CODE["heal"]: heal,
        CODE["lose"]: lose,
        CODE["horror"]: horror,
        CODE["damage"]: damage,
        CODE["end"]: end,
        CODE["ease-rolls"]: ease_rolls,
        CODE["search"]: search,
        CODE["take-action"]: take_action,
        CODE["either"]: either,
        CODE["reduce"]: reduce,
        CODE["ignore"]: ignore,
        CODE["act"]: killer_actions.act,
        CODE["needs-victim"]: needs_victim,
        CODE["bloodlust"]: bloodlust,
        CODE["heal-killer"]: heal_killer,
        CODE["reveal-power"]: reveal_power,
        CODE["draw-event"]: draw_event,
        CODE["take-terror"]: take_terror,
        CODE["add-victims"]: add_victims,
        CODE["panic"]: start_panic,
        CODE["drift"]: drift,
        CODE["fire"]: fire,
        CODE["sail"]: sail,
        CODE["place"]: place,
        CODE["peek-terror"]: peek_terror,
        CODE["read-map"]: read_map,
        CODE["end-killer-phase"]: end_killer_phase,
    }
)

assert sorted(DO) == list(range(len(CODE))), "a verb is not carried out"
assert KILLER == NOWHERE == -1
