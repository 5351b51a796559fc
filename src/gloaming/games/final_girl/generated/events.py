"""Generated from events.py here and in films by `make generate`: do not edit."""

from __future__ import annotations

from gloaming.engine.log import Event


def tie(targets: int, broken: int) -> Event:
    """A tie of {targets}: {broken}."""
    return ("tie", targets, broken)


def setup(setup: int, girl: int) -> Event:
    """{setup}. {girl} is the Final Girl."""
    return ("setup", setup, girl)


def phase(phase: int, round: int) -> Event:
    """Turn {round}: the {phase}."""
    return ("phase", phase, round)


def phase_cut(phase: int) -> Event:
    """The {phase} ends here."""
    return ("phase-cut", phase)


def no_time() -> Event:
    """There is no Time: the Action phase is skipped."""
    return ("no-time",)


def played(card: int) -> Event:
    """She plays {card}."""
    return ("played", card)


def discarded(card: int) -> Event:
    """She discards {card} for Time."""
    return ("discarded", card)


def dropped(card: int) -> Event:
    """She discards {card}: ten cards are the most she can hold."""
    return ("dropped", card)


def took(card: int) -> Event:
    """She takes {card}."""
    return ("took", card)


def not_in_tableau(card: int) -> Event:
    """No {card} card is in the tableau."""
    return ("not-in-tableau", card)


def nothing_so_cheap() -> Event:
    """No card of the tableau costs so little."""
    return ("nothing-so-cheap",)


def rolled(*dice: int) -> Event:
    """The event `rolled`."""
    return ("rolled", *dice)


def rolled_again(*dice: int) -> Event:
    """The event `rolled-again`."""
    return ("rolled-again", *dice)


def converted(die: int, first: int, second: int) -> Event:
    """{first} and {second} are discarded: die {die} is a success."""
    return ("converted", die, first, second)


def successes(number: int) -> Event:
    """The event `successes`."""
    return ("successes", number)


def improvise(phase: int) -> Event:
    """The event `improvise`."""
    return ("improvise", phase)


def more_dice(number: int) -> Event:
    """{number} more dice on the next Horror Roll."""
    return ("more-dice", number)


def horror(level: int) -> Event:
    """The Horror Level is now {level}."""
    return ("horror", level)


def horror_beyond() -> Event:
    """Horror is at its highest: Bloodlust rises instead."""
    return ("horror-beyond",)


def time(by: int, left: int) -> Event:
    """The event `time`."""
    return ("time", by, left)


def no_time_gained(time: int) -> Event:
    """The event `no-time-gained`."""
    return ("no-time-gained", time)


def time_reset(time: int) -> Event:
    """Time is set back to {time}."""
    return ("time-reset", time)


def healed(by: int, health: int) -> Event:
    """She recovers {by} health: {health} now."""
    return ("healed", by, health)


def all_health() -> Event:
    """She has all her health."""
    return ("all-health",)


def hurt(by: int) -> Event:
    """She loses {by} health."""
    return ("hurt", by)


def girl_token(token: int) -> Event:
    """Her Final Health token {token}."""
    return ("girl-token", token)


def girl_returns(health: int) -> Event:
    """She comes back to life, with {health} health."""
    return ("girl-returns", health)


def girl_dead() -> Event:
    """The Final Girl dies."""
    return ("girl-dead",)


def killer_healed(by: int, health: int) -> Event:
    """The Killer recovers {by} health: {health} now."""
    return ("killer-healed", by, health)


def killer_hurt(by: int) -> Event:
    """The Killer loses {by} health."""
    return ("killer-hurt", by)


def killer_token(token: int) -> Event:
    """His Final Health token {token}."""
    return ("killer-token", token)


def killer_returns(health: int) -> Event:
    """The Killer comes back to life, with {health} health."""
    return ("killer-returns", health)


def killer_dead() -> Event:
    """The Killer dies."""
    return ("killer-dead",)


def bloodlust(row: int) -> Event:
    """Bloodlust rises to row {row}."""
    return ("bloodlust", row)


def bloodlust_full() -> Event:
    """Bloodlust is at its height: the Final Effect."""
    return ("bloodlust-full",)


def moved(start: int, end: int, normal: int, specials: int) -> Event:
    """The event `moved`."""
    return ("moved", start, end, normal, specials)


def saved(victim: int, space: int) -> Event:
    """{victim} escapes by {space}."""
    return ("saved", victim, space)


def claimed(girl: int, place: int) -> Event:
    """The event `claimed`."""
    return ("claimed", girl, place)


def ultimate(girl: int) -> Event:
    """The event `ultimate`."""
    return ("ultimate", girl)


def killed(victim: int, space: int) -> Event:
    """{victim} dies at {space}."""
    return ("killed", victim, space)


def follows_in_death() -> Event:
    """The other one follows in death."""
    return ("follows-in-death",)


def arrived(number: int, space: int) -> Event:
    """The event `arrived`."""
    return ("arrived", number, space)


def panicked(victim: int, face: int, start: int, end: int) -> Event:
    """The event `panicked`."""
    return ("panicked", victim, face, start, end)


def special(victim: int, space: int, event: int) -> Event:
    """A Victim at {space} is now {event}."""
    return ("special", victim, space, event)


def nothing_here() -> Event:
    """There is nothing to find here."""
    return ("nothing-here",)


def gained(item: int) -> Event:
    """She has the {item} now."""
    return ("gained", item)


def item_discarded(item: int) -> Event:
    """The {item} is used up."""
    return ("item-discarded", item)


def used(item: int) -> Event:
    """She uses the {item}."""
    return ("used", item)


def shot(item: int) -> Event:
    """She shoots with the {item}."""
    return ("shot", item)


def armed(weapon: int) -> Event:
    """She attacks with {weapon}."""
    return ("armed", weapon)


def struck(damage: int) -> Event:
    """She strikes the Killer for {damage} damage."""
    return ("struck", damage)


def put_below(location: int, deck: int) -> Event:
    """The event `put-below`."""
    return ("put-below", location, deck)


def put_on_top(location: int, deck: int, item: int) -> Event:
    """The event `put-on-top`."""
    return ("put-on-top", location, deck, item)


def deck_opens(location: int, deck: int, item: int) -> Event:
    """The event `deck-opens`."""
    return ("deck-opens", location, deck, item)


def power(power: int) -> Event:
    """A Dark Power is revealed, {power}"""
    return ("power", power)


def power_hurt(card: int, health: int) -> Event:
    """{card} has {health} health left."""
    return ("power-hurt", card, health)


def power_lost(card: int) -> Event:
    """The Killer loses {card}."""
    return ("power-lost", card)


def minor(card: int) -> Event:
    """{card}"""
    return ("minor", card)


def terror(card: int) -> Event:
    """A Terror card, {card}"""
    return ("terror", card)


def terror_discarded(card: int) -> Event:
    """A Terror card is discarded: {card}."""
    return ("terror-discarded", card)


def no_victims() -> Event:
    """There is no Victim left: the next Terror card is drawn."""
    return ("no-victims",)


def finale(finale: int) -> Event:
    """The Finale is revealed, {finale}"""
    return ("finale", finale)


def stalked(start: int, end: int) -> Event:
    """The Killer comes to {end}."""
    return ("stalked", start, end)


def attack(actor: int) -> Event:
    """{actor} attacks."""
    return ("attack", actor)


def once_more() -> Event:
    """He attacks her once more."""
    return ("once-more",)


def reduced(damage: int) -> Event:
    """{damage} damage of the attack is left."""
    return ("reduced", damage)


def unhurt() -> Event:
    """She is unhurt."""
    return ("unhurt",)


def minion_moved(start: int, end: int) -> Event:
    """A Minion comes to {end}."""
    return ("minion-moved", start, end)


def minion_dead(space: int) -> Event:
    """A Minion dies at {space}."""
    return ("minion-dead", space)


def event(event: int) -> Event:
    """An Event, {event}"""
    return ("event", event)


def event_ignored(event: int) -> Event:
    """{event} finds nobody, and is ignored."""
    return ("event-ignored", event)


def drawn(victim: int, start: int, end: int) -> Event:
    """{victim} walks to {end}."""
    return ("drawn", victim, start, end)


def called(victim: int, start: int, end: int) -> Event:
    """{victim} comes to her at {end}."""
    return ("called", victim, start, end)


def linked(one: int, other: int) -> Event:
    """{one} and {other} are linked."""
    return ("linked", one, other)


def fire(face: int, space: int) -> Event:
    """A die, {face}: {space} burns."""
    return ("fire", face, space)


def boat(space: int) -> Event:
    """The boat lies at {space}."""
    return ("boat", space)


def fireworks(space: int) -> Event:
    """Fireworks at {space}: the Killer goes for them."""
    return ("fireworks", space)


def fireworks_out(space: int) -> Event:
    """The Killer has reached the fireworks at {space}."""
    return ("fireworks-out", space)


def trap(space: int) -> Event:
    """The Bear Trap snaps shut at {space}."""
    return ("trap", space)


def trap_set(space: int) -> Event:
    """The Bear Trap lies at {space}."""
    return ("trap-set", space)


def peeked(card: int) -> Event:
    """She looks at the top Terror card: {card}."""
    return ("peeked", card)


def peeked_hidden() -> Event:
    """She looks at the top Terror card."""
    return ("peeked", -1)


def buried() -> Event:
    """It goes to the bottom of the deck."""
    return ("buried",)


def removed(location: int, deck: int, item: int) -> Event:
    """The event `removed`."""
    return ("removed", location, deck, item)


def turned_up(location: int, deck: int, item: int) -> Event:
    """The event `turned-up`."""
    return ("turned-up", location, deck, item)


def next_time(time: int) -> Event:
    """The next Action phase starts with {time} Time."""
    return ("next-time", time)


def appeared(space: int) -> Event:
    """The Killer stands at {space}."""
    return ("appeared", space)
