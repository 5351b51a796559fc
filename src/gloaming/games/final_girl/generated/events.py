"""Generated from events.py here and in films by `make generate`: do not edit."""

from __future__ import annotations

from gloaming.engine.state.log import log0, log1, log2, log3, log4
from gloaming.engine.state.state import State


def tie(s: State, targets: int, broken: int) -> None:
    """Tie between {targets} options: {broken}."""
    log2(s.events, "tie", targets, broken)


def setup(s: State, setup: int, girl: int) -> None:
    """{setup}. {girl} is the Final Girl."""
    log2(s.events, "setup", setup, girl)


def phase(s: State, phase: int, round: int) -> None:
    """Turn {round}: the {phase}."""
    log2(s.events, "phase", phase, round)


def phase_cut(s: State, phase: int) -> None:
    """The {phase} ends here."""
    log1(s.events, "phase-cut", phase)


def no_time(s: State) -> None:
    """Time is below zero: the Action phase is skipped."""
    log0(s.events, "no-time")


def played(s: State, card: int) -> None:
    """She plays {card}."""
    log1(s.events, "played", card)


def discarded(s: State, card: int) -> None:
    """She discards {card} for Time."""
    log1(s.events, "discarded", card)


def dropped(s: State, card: int) -> None:
    """The event `dropped`."""
    log1(s.events, "dropped", card)


def took(s: State, card: int) -> None:
    """She takes {card}."""
    log1(s.events, "took", card)


def not_in_tableau(s: State, card: int) -> None:
    """No {card} card is in the tableau."""
    log1(s.events, "not-in-tableau", card)


def nothing_so_cheap(s: State) -> None:
    """No card in the tableau is cheap enough."""
    log0(s.events, "nothing-so-cheap")


def rolled(s: State, *dice: int) -> None:
    """The event `rolled`."""
    s.tell(("rolled", *dice))


def rolled_again(s: State, *dice: int) -> None:
    """The event `rolled-again`."""
    s.tell(("rolled-again", *dice))


def converted(s: State, die: int, first: int, second: int) -> None:
    """{first} and {second} are discarded: {die} becomes a success."""
    log3(s.events, "converted", die, first, second)


def successes(s: State, number: int) -> None:
    """The event `successes`."""
    log1(s.events, "successes", number)


def improvise(s: State, phase: int) -> None:
    """The event `improvise`."""
    log1(s.events, "improvise", phase)


def more_dice(s: State, number: int) -> None:
    """The event `more-dice`."""
    log1(s.events, "more-dice", number)


def horror(s: State, level: int) -> None:
    """The Horror Level is now {level}."""
    log1(s.events, "horror", level)


def horror_beyond(s: State) -> None:
    """Horror is at its highest: Bloodlust rises instead."""
    log0(s.events, "horror-beyond")


def time(s: State, by: int, left: int) -> None:
    """The event `time`."""
    log2(s.events, "time", by, left)


def no_time_gained(s: State, time: int) -> None:
    """The event `no-time-gained`."""
    log1(s.events, "no-time-gained", time)


def no_time_lost(s: State) -> None:
    """Time is below zero: no more can be lost."""
    log0(s.events, "no-time-lost")


def time_reset(s: State, time: int) -> None:
    """Time is set back to {time}."""
    log1(s.events, "time-reset", time)


def healed(s: State, by: int, health: int) -> None:
    """She recovers {by} health: {health} now."""
    log2(s.events, "healed", by, health)


def all_health(s: State) -> None:
    """She is at full health."""
    log0(s.events, "all-health")


def hurt(s: State, by: int) -> None:
    """She loses {by} health."""
    log1(s.events, "hurt", by)


def girl_token(s: State, token: int) -> None:
    """Her Final Health token {token}."""
    log1(s.events, "girl-token", token)


def girl_returns(s: State, health: int) -> None:
    """She comes back to life, with {health} health."""
    log1(s.events, "girl-returns", health)


def girl_dead(s: State) -> None:
    """The Final Girl dies."""
    log0(s.events, "girl-dead")


def killer_healed(s: State, by: int, health: int) -> None:
    """The Killer recovers {by} health: {health} now."""
    log2(s.events, "killer-healed", by, health)


def killer_hurt(s: State, by: int) -> None:
    """The Killer loses {by} health."""
    log1(s.events, "killer-hurt", by)


def killer_token(s: State, token: int) -> None:
    """His Final Health token {token}."""
    log1(s.events, "killer-token", token)


def killer_returns(s: State, health: int) -> None:
    """The Killer comes back to life, with {health} health."""
    log1(s.events, "killer-returns", health)


def killer_dead(s: State) -> None:
    """The Killer dies."""
    log0(s.events, "killer-dead")


def bloodlust(s: State, row: int) -> None:
    """Bloodlust rises to row {row}."""
    log1(s.events, "bloodlust", row)


def bloodlust_full(s: State) -> None:
    """Bloodlust is at its maximum: the Final Effect happens."""
    log0(s.events, "bloodlust-full")


def moved(s: State, start: int, end: int, normal: int, specials: int) -> None:
    """The event `moved`."""
    log4(s.events, "moved", start, end, normal, specials)


def saved(s: State, victim: int, space: int) -> None:
    """The event `saved`."""
    log2(s.events, "saved", victim, space)


def claimed(s: State, girl: int, place: int) -> None:
    """The event `claimed`."""
    log2(s.events, "claimed", girl, place)


def ultimate(s: State, girl: int) -> None:
    """The event `ultimate`."""
    log1(s.events, "ultimate", girl)


def killed(s: State, victim: int, space: int) -> None:
    """The event `killed`."""
    log2(s.events, "killed", victim, space)


def follows_in_death(s: State) -> None:
    """The other Victim dies too."""
    log0(s.events, "follows-in-death")


def arrived(s: State, number: int, space: int) -> None:
    """The event `arrived`."""
    log2(s.events, "arrived", number, space)


def panicked(s: State, victim: int, face: int, start: int, end: int) -> None:
    """The event `panicked`."""
    log4(s.events, "panicked", victim, face, start, end)


def girl_panicked(s: State, face: int, start: int, end: int) -> None:
    """The event `girl-panicked`."""
    log3(s.events, "girl-panicked", face, start, end)


def event_discarded(s: State, event: int) -> None:
    """{event} is discarded."""
    log1(s.events, "event-discarded", event)


def special_arrives(s: State, victim: int, space: int, event: int) -> None:
    """A new Victim arrives at {space}: {event}."""
    log3(s.events, "special-arrives", victim, space, event)


def special(s: State, victim: int, space: int, event: int) -> None:
    """A Victim at {space} is now {event}."""
    log3(s.events, "special", victim, space, event)


def nothing_here(s: State) -> None:
    """There is nothing to find here."""
    log0(s.events, "nothing-here")


def gained(s: State, item: int) -> None:
    """She gains {item}."""
    log1(s.events, "gained", item)


def item_discarded(s: State, item: int) -> None:
    """She has used up {item}."""
    log1(s.events, "item-discarded", item)


def used(s: State, item: int) -> None:
    """She uses {item}."""
    log1(s.events, "used", item)


def shot(s: State, item: int) -> None:
    """She shoots with {item}."""
    log1(s.events, "shot", item)


def armed(s: State, weapon: int) -> None:
    """She attacks with {weapon}."""
    log1(s.events, "armed", weapon)


def struck(s: State, damage: int) -> None:
    """She strikes the Killer for {damage} damage."""
    log1(s.events, "struck", damage)


def put_below(s: State, location: int, deck: int) -> None:
    """The event `put-below`."""
    log2(s.events, "put-below", location, deck)


def put_on_top(s: State, location: int, deck: int, item: int) -> None:
    """The event `put-on-top`."""
    log3(s.events, "put-on-top", location, deck, item)


def deck_opens(s: State, location: int, deck: int, item: int) -> None:
    """The event `deck-opens`."""
    log3(s.events, "deck-opens", location, deck, item)


def power(s: State, power: int) -> None:
    """The event `power`."""
    log1(s.events, "power", power)


def power_hurt(s: State, card: int, health: int) -> None:
    """{card} takes the damage first: {health} health left."""
    log2(s.events, "power-hurt", card, health)


def power_lost(s: State, card: int) -> None:
    """The Killer loses {card}."""
    log1(s.events, "power-lost", card)


def minor(s: State, card: int) -> None:
    """{card} stays in play until it has no health left."""
    log1(s.events, "minor", card)


def terror(s: State, card: int) -> None:
    """Terror card {card}"""
    log1(s.events, "terror", card)


def terror_discarded(s: State, card: int) -> None:
    """A Terror card is discarded: {card}."""
    log1(s.events, "terror-discarded", card)


def no_victims(s: State) -> None:
    """No Victim is left: the next Terror card is drawn instead."""
    log0(s.events, "no-victims")


def finale(s: State, finale: int) -> None:
    """The event `finale`."""
    log1(s.events, "finale", finale)


def stalked(s: State, start: int, end: int) -> None:
    """The Killer moves to {end}."""
    log2(s.events, "stalked", start, end)


def attack(s: State, actor: int, space: int, on: int, damage: int) -> None:
    """The event `attack`."""
    log4(s.events, "attack", actor, space, on, damage)


def missed(s: State, actor: int, space: int) -> None:
    """The event `missed`."""
    log2(s.events, "missed", actor, space)


def stayed(s: State, actor: int, space: int) -> None:
    """The event `stayed`."""
    log2(s.events, "stayed", actor, space)


def reduced(s: State, damage: int) -> None:
    """The attack is reduced to {damage} damage."""
    log1(s.events, "reduced", damage)


def unhurt(s: State) -> None:
    """She is unhurt."""
    log0(s.events, "unhurt")


def minion_moved(s: State, minion: int, start: int, end: int) -> None:
    """{minion} moves to {end}."""
    log3(s.events, "minion-moved", minion, start, end)


def minion_dead(s: State, minion: int, space: int) -> None:
    """{minion} dies at {space}."""
    log2(s.events, "minion-dead", minion, space)


def minion_spawned(s: State, minion: int, space: int) -> None:
    """{minion} comes into play at {space}."""
    log2(s.events, "minion-spawned", minion, space)


def minion_rises(s: State, minion: int, space: int) -> None:
    """The dead Victim rises at {space}: {minion}."""
    log2(s.events, "minion-rises", minion, space)


def no_minion(s: State, minion: int) -> None:
    """No token is left for {minion}."""
    log1(s.events, "no-minion", minion)


def film_won(s: State) -> None:
    """She has survived."""
    log0(s.events, "film-won")


def turns_left(s: State, turns: int) -> None:
    """The event `turns-left`."""
    log1(s.events, "turns-left", turns)


def credits(s: State) -> None:
    """The credits roll. The Final Girl has not won."""
    log0(s.events, "credits")


def event(s: State, event: int) -> None:
    """Event {event}"""
    log1(s.events, "event", event)


def event_ignored(s: State, event: int) -> None:
    """{event} finds no Victim and is discarded."""
    log1(s.events, "event-ignored", event)


def minion_hurt(s: State, minion: int, space: int, health: int) -> None:
    """{minion} at {space} is hit: {health} health left."""
    log3(s.events, "minion-hurt", minion, space, health)


def drawn(s: State, victim: int, start: int, end: int) -> None:
    """The event `drawn`."""
    log3(s.events, "drawn", victim, start, end)


def called(s: State, victim: int, start: int, end: int) -> None:
    """The event `called`."""
    log3(s.events, "called", victim, start, end)


def linked(s: State, first: int, second: int) -> None:
    """{first} and {second} are linked."""
    log2(s.events, "linked", first, second)


def fire(s: State, face: int, space: int) -> None:
    """Die roll {face}: fire at {space}."""
    log2(s.events, "fire", face, space)


def boat(s: State, space: int) -> None:
    """The boat lies at {space}."""
    log1(s.events, "boat", space)


def fireworks(s: State, space: int) -> None:
    """The lure is at {space}."""
    log1(s.events, "fireworks", space)


def fireworks_out(s: State, space: int) -> None:
    """The Killer has reached the lure at {space}."""
    log1(s.events, "fireworks-out", space)


def trap(s: State, space: int) -> None:
    """The trap snaps shut at {space}."""
    log1(s.events, "trap", space)


def trap_set(s: State, space: int) -> None:
    """The trap is set at {space}."""
    log1(s.events, "trap-set", space)


def peeked(s: State, knowers: int, card: int) -> None:
    """She looks at the top Terror card: {card}. Others see: She looks at the top Terror card."""
    s.tell_only(knowers, ("peeked", card), ("peeked", -1))


def buried(s: State) -> None:
    """The card goes to the bottom of the Terror deck."""
    log0(s.events, "buried")


def removed(s: State, location: int, deck: int, item: int) -> None:
    """The event `removed`."""
    log3(s.events, "removed", location, deck, item)


def turned_up(s: State, location: int, deck: int, item: int) -> None:
    """The event `turned-up`."""
    log3(s.events, "turned-up", location, deck, item)


def next_time(s: State, time: int) -> None:
    """The next Action phase starts with {time} Time."""
    log1(s.events, "next-time", time)


def appeared(s: State, space: int) -> None:
    """The Killer appears at {space}."""
    log1(s.events, "appeared", space)


def once_more(s: State) -> None:
    """He attacks her again."""
    log0(s.events, "once-more")


def noise(s: State, there: int, space: int) -> None:
    """Noise at {space}: {there} now."""
    log2(s.events, "noise", there, space)


def hushed(s: State, space: int) -> None:
    """The Noise at {space} is removed."""
    log1(s.events, "hushed", space)


def came_out(s: State, space: int) -> None:
    """The Killer comes out of the wall at {space}."""
    log1(s.events, "came-out", space)


def walled(s: State) -> None:
    """The Killer hears nothing and is in the walls."""
    log0(s.events, "walled")


def rode_up(s: State, space: int) -> None:
    """The Killer rides up to the pack at {space}."""
    log1(s.events, "rode-up", space)
