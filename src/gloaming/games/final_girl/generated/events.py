"""Generated from events.py here and in films by `make generate`: do not edit."""

from __future__ import annotations

from gloaming.engine.state.state import State


def tie(s: State, targets: int, broken: int) -> None:
    """A tie of {targets}: {broken}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("tie")
    last.append(targets)
    last.append(broken)


def setup(s: State, setup: int, girl: int) -> None:
    """{setup}. {girl} is the Final Girl."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("setup")
    last.append(setup)
    last.append(girl)


def phase(s: State, phase: int, round: int) -> None:
    """Turn {round}: the {phase}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("phase")
    last.append(phase)
    last.append(round)


def phase_cut(s: State, phase: int) -> None:
    """The {phase} ends here."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("phase-cut")
    last.append(phase)


def no_time(s: State) -> None:
    """There is no Time: the Action phase is skipped."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("no-time")


def played(s: State, card: int) -> None:
    """She plays {card}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("played")
    last.append(card)


def discarded(s: State, card: int) -> None:
    """She discards {card} for Time."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("discarded")
    last.append(card)


def dropped(s: State, card: int) -> None:
    """She discards {card}: ten cards are the most she can hold."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("dropped")
    last.append(card)


def took(s: State, card: int) -> None:
    """She takes {card}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("took")
    last.append(card)


def not_in_tableau(s: State, card: int) -> None:
    """No {card} card is in the tableau."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("not-in-tableau")
    last.append(card)


def nothing_so_cheap(s: State) -> None:
    """No card of the tableau costs so little."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("nothing-so-cheap")


def rolled(s: State, *dice: int) -> None:
    """The event `rolled`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("rolled")
    last.extend(dice)


def rolled_again(s: State, *dice: int) -> None:
    """The event `rolled-again`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("rolled-again")
    last.extend(dice)


def converted(s: State, die: int, first: int, second: int) -> None:
    """{first} and {second} are discarded: {die} is a success."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("converted")
    last.append(die)
    last.append(first)
    last.append(second)


def successes(s: State, number: int) -> None:
    """The event `successes`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("successes")
    last.append(number)


def improvise(s: State, phase: int) -> None:
    """The event `improvise`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("improvise")
    last.append(phase)


def more_dice(s: State, number: int) -> None:
    """The event `more-dice`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("more-dice")
    last.append(number)


def horror(s: State, level: int) -> None:
    """The Horror Level is now {level}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("horror")
    last.append(level)


def horror_beyond(s: State) -> None:
    """Horror is at its highest: Bloodlust rises instead."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("horror-beyond")


def time(s: State, by: int, left: int) -> None:
    """The event `time`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("time")
    last.append(by)
    last.append(left)


def no_time_gained(s: State, time: int) -> None:
    """The event `no-time-gained`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("no-time-gained")
    last.append(time)


def no_time_lost(s: State) -> None:
    """The Time marker is in the red: none is lost."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("no-time-lost")


def time_reset(s: State, time: int) -> None:
    """Time is set back to {time}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("time-reset")
    last.append(time)


def healed(s: State, by: int, health: int) -> None:
    """She recovers {by} health: {health} now."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("healed")
    last.append(by)
    last.append(health)


def all_health(s: State) -> None:
    """She has all her health."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("all-health")


def hurt(s: State, by: int) -> None:
    """She loses {by} health."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("hurt")
    last.append(by)


def girl_token(s: State, token: int) -> None:
    """Her Final Health token {token}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("girl-token")
    last.append(token)


def girl_returns(s: State, health: int) -> None:
    """She comes back to life, with {health} health."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("girl-returns")
    last.append(health)


def girl_dead(s: State) -> None:
    """The Final Girl dies."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("girl-dead")


def killer_healed(s: State, by: int, health: int) -> None:
    """The Killer recovers {by} health: {health} now."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("killer-healed")
    last.append(by)
    last.append(health)


def killer_hurt(s: State, by: int) -> None:
    """The Killer loses {by} health."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("killer-hurt")
    last.append(by)


def killer_token(s: State, token: int) -> None:
    """His Final Health token {token}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("killer-token")
    last.append(token)


def killer_returns(s: State, health: int) -> None:
    """The Killer comes back to life, with {health} health."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("killer-returns")
    last.append(health)


def killer_dead(s: State) -> None:
    """The Killer dies."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("killer-dead")


def bloodlust(s: State, row: int) -> None:
    """Bloodlust rises to row {row}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("bloodlust")
    last.append(row)


def bloodlust_full(s: State) -> None:
    """Bloodlust is at its height: the Final Effect."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("bloodlust-full")


def moved(s: State, start: int, end: int, normal: int, specials: int) -> None:
    """The event `moved`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("moved")
    last.append(start)
    last.append(end)
    last.append(normal)
    last.append(specials)


def saved(s: State, victim: int, space: int) -> None:
    """The event `saved`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("saved")
    last.append(victim)
    last.append(space)


def claimed(s: State, girl: int, place: int) -> None:
    """The event `claimed`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("claimed")
    last.append(girl)
    last.append(place)


def ultimate(s: State, girl: int) -> None:
    """The event `ultimate`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("ultimate")
    last.append(girl)


def killed(s: State, victim: int, space: int) -> None:
    """The event `killed`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("killed")
    last.append(victim)
    last.append(space)


def follows_in_death(s: State) -> None:
    """The other one follows in death."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("follows-in-death")


def arrived(s: State, number: int, space: int) -> None:
    """The event `arrived`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("arrived")
    last.append(number)
    last.append(space)


def panicked(s: State, victim: int, face: int, start: int, end: int) -> None:
    """The event `panicked`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("panicked")
    last.append(victim)
    last.append(face)
    last.append(start)
    last.append(end)


def special(s: State, victim: int, space: int, event: int) -> None:
    """A Victim at {space} is now {event}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("special")
    last.append(victim)
    last.append(space)
    last.append(event)


def nothing_here(s: State) -> None:
    """There is nothing to find here."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("nothing-here")


def gained(s: State, item: int) -> None:
    """She has {item} now."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("gained")
    last.append(item)


def item_discarded(s: State, item: int) -> None:
    """She has used up {item}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("item-discarded")
    last.append(item)


def used(s: State, item: int) -> None:
    """She uses {item}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("used")
    last.append(item)


def shot(s: State, item: int) -> None:
    """She shoots with {item}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("shot")
    last.append(item)


def armed(s: State, weapon: int) -> None:
    """She attacks with {weapon}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("armed")
    last.append(weapon)


def struck(s: State, damage: int) -> None:
    """She strikes the Killer for {damage} damage."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("struck")
    last.append(damage)


def put_below(s: State, location: int, deck: int) -> None:
    """The event `put-below`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("put-below")
    last.append(location)
    last.append(deck)


def put_on_top(s: State, location: int, deck: int, item: int) -> None:
    """The event `put-on-top`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("put-on-top")
    last.append(location)
    last.append(deck)
    last.append(item)


def deck_opens(s: State, location: int, deck: int, item: int) -> None:
    """The event `deck-opens`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("deck-opens")
    last.append(location)
    last.append(deck)
    last.append(item)


def power(s: State, power: int) -> None:
    """A Dark Power is revealed, {power}"""
    events = s.events
    events.told += 1
    last = events.last
    last.append("power")
    last.append(power)


def power_hurt(s: State, card: int, health: int) -> None:
    """{card} takes the damage first: {health} health left."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("power-hurt")
    last.append(card)
    last.append(health)


def power_lost(s: State, card: int) -> None:
    """The Killer loses {card}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("power-lost")
    last.append(card)


def minor(s: State, card: int) -> None:
    """{card} stays in play until it has no health left."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("minor")
    last.append(card)


def terror(s: State, card: int) -> None:
    """A Terror card, {card}"""
    events = s.events
    events.told += 1
    last = events.last
    last.append("terror")
    last.append(card)


def terror_discarded(s: State, card: int) -> None:
    """A Terror card is discarded: {card}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("terror-discarded")
    last.append(card)


def no_victims(s: State) -> None:
    """There is no Victim left: the next Terror card is drawn."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("no-victims")


def finale(s: State, finale: int) -> None:
    """The Finale is revealed, {finale}"""
    events = s.events
    events.told += 1
    last = events.last
    last.append("finale")
    last.append(finale)


def stalked(s: State, start: int, end: int) -> None:
    """The Killer comes to {end}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("stalked")
    last.append(start)
    last.append(end)


def attack(s: State, actor: int, space: int, on: int, damage: int) -> None:
    """The event `attack`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("attack")
    last.append(actor)
    last.append(space)
    last.append(on)
    last.append(damage)


def reduced(s: State, damage: int) -> None:
    """{damage} damage of the attack is left."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("reduced")
    last.append(damage)


def unhurt(s: State) -> None:
    """She is unhurt."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("unhurt")


def minion_moved(s: State, start: int, end: int) -> None:
    """A Minion comes to {end}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("minion-moved")
    last.append(start)
    last.append(end)


def minion_dead(s: State, space: int) -> None:
    """A Minion dies at {space}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("minion-dead")
    last.append(space)


def event(s: State, event: int) -> None:
    """An Event, {event}"""
    events = s.events
    events.told += 1
    last = events.last
    last.append("event")
    last.append(event)


def event_ignored(s: State, event: int) -> None:
    """{event} finds nobody, and is ignored."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("event-ignored")
    last.append(event)


def drawn(s: State, victim: int, start: int, end: int) -> None:
    """The event `drawn`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("drawn")
    last.append(victim)
    last.append(start)
    last.append(end)


def called(s: State, victim: int, start: int, end: int) -> None:
    """The event `called`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("called")
    last.append(victim)
    last.append(start)
    last.append(end)


def linked(s: State, one: int, other: int) -> None:
    """{one} and {other} are linked."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("linked")
    last.append(one)
    last.append(other)


def fire(s: State, face: int, space: int) -> None:
    """A die, {face}: {space} burns."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("fire")
    last.append(face)
    last.append(space)


def boat(s: State, space: int) -> None:
    """The boat lies at {space}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("boat")
    last.append(space)


def fireworks(s: State, space: int) -> None:
    """Fireworks at {space}: the Killer goes for them."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("fireworks")
    last.append(space)


def fireworks_out(s: State, space: int) -> None:
    """The Killer has reached the fireworks at {space}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("fireworks-out")
    last.append(space)


def trap(s: State, space: int) -> None:
    """The Bear Trap snaps shut at {space}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("trap")
    last.append(space)


def trap_set(s: State, space: int) -> None:
    """The Bear Trap lies at {space}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("trap-set")
    last.append(space)


def peeked(s: State, knowers: int, card: int) -> None:
    """She looks at the top Terror card: {card}. For others than the knowers: She looks at the top Terror card."""
    s.tell_only(knowers, ("peeked", card), ("peeked", -1))


def buried(s: State) -> None:
    """It goes to the bottom of the deck."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("buried")


def removed(s: State, location: int, deck: int, item: int) -> None:
    """The event `removed`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("removed")
    last.append(location)
    last.append(deck)
    last.append(item)


def turned_up(s: State, location: int, deck: int, item: int) -> None:
    """The event `turned-up`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("turned-up")
    last.append(location)
    last.append(deck)
    last.append(item)


def next_time(s: State, time: int) -> None:
    """The next Action phase starts with {time} Time."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("next-time")
    last.append(time)


def appeared(s: State, space: int) -> None:
    """The Killer stands at {space}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("appeared")
    last.append(space)


def once_more(s: State) -> None:
    """He attacks her once more."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("once-more")
