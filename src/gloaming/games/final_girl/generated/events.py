"""Generated from events.py here and in films by `make generate`: do not edit."""

from __future__ import annotations

from gloaming.engine.state import State


def tie(s: State, targets: int, broken: int) -> None:
    """A tie of {targets}: {broken}."""
    s.events.last.append(("tie", targets, broken))


def setup(s: State, setup: int, girl: int) -> None:
    """{setup}. {girl} is the Final Girl."""
    s.events.last.append(("setup", setup, girl))


def phase(s: State, phase: int, round: int) -> None:
    """Turn {round}: the {phase}."""
    s.events.last.append(("phase", phase, round))


def phase_cut(s: State, phase: int) -> None:
    """The {phase} ends here."""
    s.events.last.append(("phase-cut", phase))


def no_time(s: State) -> None:
    """There is no Time: the Action phase is skipped."""
    s.events.last.append(("no-time",))


def played(s: State, card: int) -> None:
    """She plays {card}."""
    s.events.last.append(("played", card))


def discarded(s: State, card: int) -> None:
    """She discards {card} for Time."""
    s.events.last.append(("discarded", card))


def dropped(s: State, card: int) -> None:
    """She discards {card}: ten cards are the most she can hold."""
    s.events.last.append(("dropped", card))


def took(s: State, card: int) -> None:
    """She takes {card}."""
    s.events.last.append(("took", card))


def not_in_tableau(s: State, card: int) -> None:
    """No {card} card is in the tableau."""
    s.events.last.append(("not-in-tableau", card))


def nothing_so_cheap(s: State) -> None:
    """No card of the tableau costs so little."""
    s.events.last.append(("nothing-so-cheap",))


def rolled(s: State, *dice: int) -> None:
    """The event `rolled`."""
    s.events.last.append(("rolled", *dice))


def rolled_again(s: State, *dice: int) -> None:
    """The event `rolled-again`."""
    s.events.last.append(("rolled-again", *dice))


def converted(s: State, die: int, first: int, second: int) -> None:
    """{first} and {second} are discarded: die {die} is a success."""
    s.events.last.append(("converted", die, first, second))


def successes(s: State, number: int) -> None:
    """The event `successes`."""
    s.events.last.append(("successes", number))


def improvise(s: State, phase: int) -> None:
    """The event `improvise`."""
    s.events.last.append(("improvise", phase))


def more_dice(s: State, number: int) -> None:
    """{number} more dice on the next Horror Roll."""
    s.events.last.append(("more-dice", number))


def horror(s: State, level: int) -> None:
    """The Horror Level is now {level}."""
    s.events.last.append(("horror", level))


def horror_beyond(s: State) -> None:
    """Horror is at its highest: Bloodlust rises instead."""
    s.events.last.append(("horror-beyond",))


def time(s: State, by: int, left: int) -> None:
    """The event `time`."""
    s.events.last.append(("time", by, left))


def no_time_gained(s: State, time: int) -> None:
    """The event `no-time-gained`."""
    s.events.last.append(("no-time-gained", time))


def time_reset(s: State, time: int) -> None:
    """Time is set back to {time}."""
    s.events.last.append(("time-reset", time))


def healed(s: State, by: int, health: int) -> None:
    """She recovers {by} health: {health} now."""
    s.events.last.append(("healed", by, health))


def all_health(s: State) -> None:
    """She has all her health."""
    s.events.last.append(("all-health",))


def hurt(s: State, by: int) -> None:
    """She loses {by} health."""
    s.events.last.append(("hurt", by))


def girl_token(s: State, token: int) -> None:
    """Her Final Health token {token}."""
    s.events.last.append(("girl-token", token))


def girl_returns(s: State, health: int) -> None:
    """She comes back to life, with {health} health."""
    s.events.last.append(("girl-returns", health))


def girl_dead(s: State) -> None:
    """The Final Girl dies."""
    s.events.last.append(("girl-dead",))


def killer_healed(s: State, by: int, health: int) -> None:
    """The Killer recovers {by} health: {health} now."""
    s.events.last.append(("killer-healed", by, health))


def killer_hurt(s: State, by: int) -> None:
    """The Killer loses {by} health."""
    s.events.last.append(("killer-hurt", by))


def killer_token(s: State, token: int) -> None:
    """His Final Health token {token}."""
    s.events.last.append(("killer-token", token))


def killer_returns(s: State, health: int) -> None:
    """The Killer comes back to life, with {health} health."""
    s.events.last.append(("killer-returns", health))


def killer_dead(s: State) -> None:
    """The Killer dies."""
    s.events.last.append(("killer-dead",))


def bloodlust(s: State, row: int) -> None:
    """Bloodlust rises to row {row}."""
    s.events.last.append(("bloodlust", row))


def bloodlust_full(s: State) -> None:
    """Bloodlust is at its height: the Final Effect."""
    s.events.last.append(("bloodlust-full",))


def moved(s: State, start: int, end: int, normal: int, specials: int) -> None:
    """The event `moved`."""
    s.events.last.append(("moved", start, end, normal, specials))


def saved(s: State, victim: int, space: int) -> None:
    """{victim} escapes by {space}."""
    s.events.last.append(("saved", victim, space))


def claimed(s: State, girl: int, place: int) -> None:
    """The event `claimed`."""
    s.events.last.append(("claimed", girl, place))


def ultimate(s: State, girl: int) -> None:
    """The event `ultimate`."""
    s.events.last.append(("ultimate", girl))


def killed(s: State, victim: int, space: int) -> None:
    """{victim} dies at {space}."""
    s.events.last.append(("killed", victim, space))


def follows_in_death(s: State) -> None:
    """The other one follows in death."""
    s.events.last.append(("follows-in-death",))


def arrived(s: State, number: int, space: int) -> None:
    """The event `arrived`."""
    s.events.last.append(("arrived", number, space))


def panicked(s: State, victim: int, face: int, start: int, end: int) -> None:
    """The event `panicked`."""
    s.events.last.append(("panicked", victim, face, start, end))


def special(s: State, victim: int, space: int, event: int) -> None:
    """A Victim at {space} is now {event}."""
    s.events.last.append(("special", victim, space, event))


def nothing_here(s: State) -> None:
    """There is nothing to find here."""
    s.events.last.append(("nothing-here",))


def gained(s: State, item: int) -> None:
    """She has the {item} now."""
    s.events.last.append(("gained", item))


def item_discarded(s: State, item: int) -> None:
    """The {item} is used up."""
    s.events.last.append(("item-discarded", item))


def used(s: State, item: int) -> None:
    """She uses the {item}."""
    s.events.last.append(("used", item))


def shot(s: State, item: int) -> None:
    """She shoots with the {item}."""
    s.events.last.append(("shot", item))


def armed(s: State, weapon: int) -> None:
    """She attacks with {weapon}."""
    s.events.last.append(("armed", weapon))


def struck(s: State, damage: int) -> None:
    """She strikes the Killer for {damage} damage."""
    s.events.last.append(("struck", damage))


def put_below(s: State, location: int, deck: int) -> None:
    """The event `put-below`."""
    s.events.last.append(("put-below", location, deck))


def put_on_top(s: State, location: int, deck: int, item: int) -> None:
    """The event `put-on-top`."""
    s.events.last.append(("put-on-top", location, deck, item))


def deck_opens(s: State, location: int, deck: int, item: int) -> None:
    """The event `deck-opens`."""
    s.events.last.append(("deck-opens", location, deck, item))


def power(s: State, power: int) -> None:
    """A Dark Power is revealed, {power}"""
    s.events.last.append(("power", power))


def power_hurt(s: State, card: int, health: int) -> None:
    """{card} has {health} health left."""
    s.events.last.append(("power-hurt", card, health))


def power_lost(s: State, card: int) -> None:
    """The Killer loses {card}."""
    s.events.last.append(("power-lost", card))


def minor(s: State, card: int) -> None:
    """{card}"""
    s.events.last.append(("minor", card))


def terror(s: State, card: int) -> None:
    """A Terror card, {card}"""
    s.events.last.append(("terror", card))


def terror_discarded(s: State, card: int) -> None:
    """A Terror card is discarded: {card}."""
    s.events.last.append(("terror-discarded", card))


def no_victims(s: State) -> None:
    """There is no Victim left: the next Terror card is drawn."""
    s.events.last.append(("no-victims",))


def finale(s: State, finale: int) -> None:
    """The Finale is revealed, {finale}"""
    s.events.last.append(("finale", finale))


def stalked(s: State, start: int, end: int) -> None:
    """The Killer comes to {end}."""
    s.events.last.append(("stalked", start, end))


def attack(s: State, actor: int, space: int, on: int, damage: int) -> None:
    """The event `attack`."""
    s.events.last.append(("attack", actor, space, on, damage))


def once_more(s: State) -> None:
    """He attacks her once more."""
    s.events.last.append(("once-more",))


def reduced(s: State, damage: int) -> None:
    """{damage} damage of the attack is left."""
    s.events.last.append(("reduced", damage))


def unhurt(s: State) -> None:
    """She is unhurt."""
    s.events.last.append(("unhurt",))


def minion_moved(s: State, start: int, end: int) -> None:
    """A Minion comes to {end}."""
    s.events.last.append(("minion-moved", start, end))


def minion_dead(s: State, space: int) -> None:
    """A Minion dies at {space}."""
    s.events.last.append(("minion-dead", space))


def event(s: State, event: int) -> None:
    """An Event, {event}"""
    s.events.last.append(("event", event))


def event_ignored(s: State, event: int) -> None:
    """{event} finds nobody, and is ignored."""
    s.events.last.append(("event-ignored", event))


def drawn(s: State, victim: int, start: int, end: int) -> None:
    """{victim} walks to {end}."""
    s.events.last.append(("drawn", victim, start, end))


def called(s: State, victim: int, start: int, end: int) -> None:
    """{victim} comes to her at {end}."""
    s.events.last.append(("called", victim, start, end))


def linked(s: State, one: int, other: int) -> None:
    """{one} and {other} are linked."""
    s.events.last.append(("linked", one, other))


def fire(s: State, face: int, space: int) -> None:
    """A die, {face}: {space} burns."""
    s.events.last.append(("fire", face, space))


def boat(s: State, space: int) -> None:
    """The boat lies at {space}."""
    s.events.last.append(("boat", space))


def fireworks(s: State, space: int) -> None:
    """Fireworks at {space}: the Killer goes for them."""
    s.events.last.append(("fireworks", space))


def fireworks_out(s: State, space: int) -> None:
    """The Killer has reached the fireworks at {space}."""
    s.events.last.append(("fireworks-out", space))


def trap(s: State, space: int) -> None:
    """The Bear Trap snaps shut at {space}."""
    s.events.last.append(("trap", space))


def trap_set(s: State, space: int) -> None:
    """The Bear Trap lies at {space}."""
    s.events.last.append(("trap-set", space))


def peeked(s: State, knowers: int, card: int) -> None:
    """She looks at the top Terror card: {card}. For others than the knowers: She looks at the top Terror card."""
    s.tell_only(knowers, ("peeked", card), ("peeked", -1))


def buried(s: State) -> None:
    """It goes to the bottom of the deck."""
    s.events.last.append(("buried",))


def removed(s: State, location: int, deck: int, item: int) -> None:
    """The event `removed`."""
    s.events.last.append(("removed", location, deck, item))


def turned_up(s: State, location: int, deck: int, item: int) -> None:
    """The event `turned-up`."""
    s.events.last.append(("turned-up", location, deck, item))


def next_time(s: State, time: int) -> None:
    """The next Action phase starts with {time} Time."""
    s.events.last.append(("next-time", time))


def appeared(s: State, space: int) -> None:
    """The Killer stands at {space}."""
    s.events.last.append(("appeared", space))
