"""Generated from events.py by `make generate`: do not edit."""

from __future__ import annotations

from gloaming.engine.state.state import State


def plays(s: State, seat: int, who: int) -> None:
    """{seat} plays {who}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("plays")
    last.append(seat)
    last.append(who)


def raised(s: State, who: int, what: int) -> None:
    """{who} raises {what}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("raised")
    last.append(who)
    last.append(what)


def waits(s: State, who: int) -> None:
    """{who} keeps what may still be raised for a later scenario."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("waits")
    last.append(who)


def begins(s: State, scenario: int, short: int) -> None:
    """The event `begins`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("begins")
    last.append(scenario)
    last.append(short)


def round(s: State, round: int) -> None:
    """Round {round} begins."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("round")
    last.append(round)


def turn(s: State, seat: int, who: int, round: int) -> None:
    """Round {round}: {who} is next."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("turn")
    last.append(seat)
    last.append(who)
    last.append(round)


def moved(s: State, who: int, tile: int) -> None:
    """{who} goes to the {tile}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("moved")
    last.append(who)
    last.append(tile)


def stairs(s: State, who: int, tile: int) -> None:
    """{who} takes the stairs to the {tile}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("stairs")
    last.append(who)
    last.append(tile)


def opened(s: State, who: int, tile: int) -> None:
    """{who} opens the {tile}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("opened")
    last.append(who)
    last.append(tile)


def appeared(s: State, tile: int, floor: int) -> None:
    """The {tile} appears on the {floor}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("appeared")
    last.append(tile)
    last.append(floor)


def tower(s: State, tile: int, floor: int) -> None:
    """The {tile} leads to the {floor}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("tower")
    last.append(tile)
    last.append(floor)


def returned_tile(s: State, tile: int) -> None:
    """The {tile} cannot lie here and goes back."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("returned-tile")
    last.append(tile)


def dead_end(s: State, tile: int) -> None:
    """A door of the {tile} leads nowhere."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("dead-end")
    last.append(tile)


def barred(s: State, who: int, tile: int) -> None:
    """{who} may not enter the {tile} yet."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("barred")
    last.append(who)
    last.append(tile)


def wall_opened(s: State, tile: int) -> None:
    """A door opens in a wall of the {tile}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("wall-opened")
    last.append(tile)


def placed(s: State, tile: int) -> None:
    """The {tile} is laid."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("placed")
    last.append(tile)


def mapped(s: State, who: int, tile: int) -> None:
    """{who} lays the {tile}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("mapped")
    last.append(who)
    last.append(tile)


def marked(s: State, who: int, tile: int) -> None:
    """{who} finds a door in a wall of the {tile}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("marked")
    last.append(who)
    last.append(tile)


def no_wall(s: State, tile: int) -> None:
    """No door marker can be placed on the {tile}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("no-wall")
    last.append(tile)


def confined(s: State, who: int) -> None:
    """{who} is confined."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("confined")
    last.append(who)


def freed(s: State, who: int) -> None:
    """{who} is free to leave."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("freed")
    last.append(who)


def locked(s: State, who: int, tile: int) -> None:
    """The doors of the {tile} lock around {who}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("locked")
    last.append(who)
    last.append(tile)


def unlocked(s: State, who: int, tile: int) -> None:
    """{who} opens the locks of the {tile}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("unlocked")
    last.append(who)
    last.append(tile)


def turned(s: State, who: int, card: int) -> None:
    """The event `turned`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("turned")
    last.append(who)
    last.append(card)


def shuffled(s: State, pile: int) -> None:
    """The discarded {pile} are shuffled."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("shuffled")
    last.append(pile)


def checked(s: State, who: int, ability: int, least: int, drawn: int, more: int) -> None:
    """The event `checked`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("checked")
    last.append(who)
    last.append(ability)
    last.append(least)
    last.append(drawn)
    last.append(more)


def spared(s: State, who: int) -> None:
    """{who} passes without a check."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("spared")
    last.append(who)


def maddened(s: State, knowers: int, who: int, card: int) -> None:
    """{who} draws the {card}. For others than the knowers: {who} draws an Insanity card."""
    s.tell_only(knowers, ("maddened", who, card), ("maddened", who, -1))


def no_numeral(s: State, who: int) -> None:
    """{who} has no numeral to hold out."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("no-numeral")
    last.append(who)


def helps(s: State, who: int, other: int) -> None:
    """{who} helps {other} with a Court card or an Ace."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("helps")
    last.append(who)
    last.append(other)


def seems(s: State, who: int, mood: int) -> None:
    """{who} seems {mood}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("seems")
    last.append(who)
    last.append(mood)


def eased(s: State, who: int, card: int) -> None:
    """{who} gets rid of the {card}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("eased")
    last.append(who)
    last.append(card)


def found(s: State, who: int, card: int) -> None:
    """The event `found`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("found")
    last.append(who)
    last.append(card)


def used(s: State, who: int, card: int, other: int) -> None:
    """The event `used`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("used")
    last.append(who)
    last.append(card)
    last.append(other)


def picked_up(s: State, who: int, card: int) -> None:
    """{who} picks up {card}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("picked-up")
    last.append(who)
    last.append(card)


def dropped(s: State, who: int, card: int) -> None:
    """{who} drops {card}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("dropped")
    last.append(who)
    last.append(card)


def gave(s: State, who: int, card: int, other: int) -> None:
    """{who} gives {card} to {other}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("gave")
    last.append(who)
    last.append(card)
    last.append(other)


def declined(s: State, who: int) -> None:
    """{who} declines."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("declined")
    last.append(who)


def lost(s: State, who: int, card: int) -> None:
    """{who} loses {card}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("lost")
    last.append(who)
    last.append(card)


def learned(s: State, who: int) -> None:
    """{who} can make MP attacks."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("learned")
    last.append(who)


def peeked(s: State, knowers: int, who: int, kind: int, card: int) -> None:
    """{who} looks at a card of the {kind}: {card}. For others than the knowers: {who} looks at a card of the {kind}."""
    s.tell_only(knowers, ("peeked", who, kind, card), ("peeked", who, kind, -1))


def considered(s: State, knowers: int, who: int, card: int) -> None:
    """{who} looks at {card} first. For others than the knowers: {who} looks at a card first."""
    s.tell_only(knowers, ("considered", who, card), ("considered", who, -1))


def drifts(s: State, who: int, side: int) -> None:
    """{who} is led to the {side}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("drifts")
    last.append(who)
    last.append(side)


def changed_places(s: State, who: int, other: int) -> None:
    """{who} changes places with {other}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("changed-places")
    last.append(who)
    last.append(other)


def dazed(s: State, who: int) -> None:
    """{who} is dazed."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("dazed")
    last.append(who)


def bleeds(s: State, who: int) -> None:
    """{who} bleeds."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("bleeds")
    last.append(who)


def stanched(s: State, who: int) -> None:
    """{who} bleeds no more."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("stanched")
    last.append(who)


def announced(s: State, who: int, points: int, pool: int) -> None:
    """{who} is about to take {points} {pool} damage."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("announced")
    last.append(who)
    last.append(points)
    last.append(pool)


def would_fall(s: State, who: int) -> None:
    """That would fell {who}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("would-fall")
    last.append(who)


def hurt(s: State, who: int, points: int, pool: int) -> None:
    """{who} takes {points} {pool} damage."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("hurt")
    last.append(who)
    last.append(points)
    last.append(pool)


def healed(s: State, who: int, points: int, pool: int) -> None:
    """{who} recovers {points} {pool}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("healed")
    last.append(who)
    last.append(points)
    last.append(pool)


def cancelled(s: State, who: int, other: int, points: int, pool: int) -> None:
    """The event `cancelled`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("cancelled")
    last.append(who)
    last.append(other)
    last.append(points)
    last.append(pool)


def reflected(s: State, who: int, monster: int, points: int, pool: int) -> None:
    """{who} turns {points} {pool} damage back on {monster}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("reflected")
    last.append(who)
    last.append(monster)
    last.append(points)
    last.append(pool)


def rebounded(s: State, who: int, other: int, points: int, pool: int) -> None:
    """{who} turns {points} {pool} damage back on {other}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("rebounded")
    last.append(who)
    last.append(other)
    last.append(points)
    last.append(pool)


def fails(s: State, who: int, pool: int) -> None:
    """{who} is about to fall: no {pool} left."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("fails")
    last.append(who)
    last.append(pool)


def saved(s: State, who: int) -> None:
    """{who} is saved."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("saved")
    last.append(who)


def fell(s: State, who: int, tile: int) -> None:
    """{who} falls in the {tile}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("fell")
    last.append(who)
    last.append(tile)


def turned_enemy(s: State, who: int) -> None:
    """{who} rises on the other side."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("turned-enemy")
    last.append(who)


def returned(s: State, who: int) -> None:
    """{who} is a hunter again."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("returned")
    last.append(who)


def appears(s: State, monster: int, tile: int) -> None:
    """The event `appears`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("appears")
    last.append(monster)
    last.append(tile)


def no_room(s: State, monster: int) -> None:
    """The event `no-room`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("no-room")
    last.append(monster)


def battle(s: State, tile: int) -> None:
    """A battle begins in the {tile}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("battle")
    last.append(tile)


def declares(s: State, monster: int, pool: int) -> None:
    """The event `declares`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("declares")
    last.append(monster)
    last.append(pool)


def hunter_declares(s: State, who: int, pool: int) -> None:
    """{who} attacks {pool}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("hunter-declares")
    last.append(who)
    last.append(pool)


def aims(s: State, who: int, monster: int) -> None:
    """{who} attacks {monster}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("aims")
    last.append(who)
    last.append(monster)


def escaped(s: State, who: int, tile: int) -> None:
    """{who} escapes to the {tile}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("escaped")
    last.append(who)
    last.append(tile)


def caught(s: State, who: int) -> None:
    """{who} cannot get away and sits this round out."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("caught")
    last.append(who)


def joined(s: State, who: int) -> None:
    """{who} joins the battle."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("joined")
    last.append(who)


def drew(s: State, who: int, judge: int, more: int) -> None:
    """The event `drew`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("drew")
    last.append(who)
    last.append(judge)
    last.append(more)


def drew_black(s: State, judge: int) -> None:
    """The Enemy draws {judge}, before any bonus."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("drew-black")
    last.append(judge)


def drew_two(s: State, judge: int, other: int) -> None:
    """The Enemy draws {judge} and {other}, before any bonus."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("drew-two")
    last.append(judge)
    last.append(other)


def wounded(s: State, monster: int, points: int, pool: int) -> None:
    """The event `wounded`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("wounded")
    last.append(monster)
    last.append(points)
    last.append(pool)


def defeated(s: State, monster: int) -> None:
    """The event `defeated`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("defeated")
    last.append(monster)


def wandered(s: State, monster: int, tile: int) -> None:
    """The event `wandered`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("wandered")
    last.append(monster)
    last.append(tile)


def walked(s: State, monster: int, tile: int) -> None:
    """The event `walked`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("walked")
    last.append(monster)
    last.append(tile)


def kept_out(s: State, monster: int, tile: int) -> None:
    """The shutter of the {tile} keeps {monster} out, and breaks."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("kept-out")
    last.append(monster)
    last.append(tile)


def fights(s: State, who: int, other: int, own: int, theirs: int) -> None:
    """{who} attacks {other}: {own} against {theirs}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("fights")
    last.append(who)
    last.append(other)
    last.append(own)
    last.append(theirs)


def pushed(s: State, who: int, tile: int) -> None:
    """{who} is pushed back to the {tile}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("pushed")
    last.append(who)
    last.append(tile)


def beaten(s: State, who: int) -> None:
    """{who} is beaten."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("beaten")
    last.append(who)


def ransomed(s: State, who: int, card: int, other: int) -> None:
    """{who} gives up {card} for {other}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("ransomed")
    last.append(who)
    last.append(card)
    last.append(other)


def haunts(s: State, who: int, other: int) -> None:
    """{who} haunts {other}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("haunts")
    last.append(who)
    last.append(other)


def lures(s: State, who: int) -> None:
    """{who} lures the Enemy on."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("lures")
    last.append(who)


def broke(s: State, tile: int) -> None:
    """A shutter of the {tile} is broken open."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("broke")
    last.append(tile)


def advanced(s: State, who: int, round: int) -> None:
    """{who} turns the clock on: it is round {round}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("advanced")
    last.append(who)
    last.append(round)


def clue(s: State, scenario: int, clue: int) -> None:
    """The event `clue`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("clue")
    last.append(scenario)
    last.append(clue)


def acted(s: State, who: int, deed: int) -> None:
    """{who}: {deed}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("acted")
    last.append(who)
    last.append(deed)


def token(s: State, token: int, tile: int) -> None:
    """The scenario lays {token} on the {tile}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("token")
    last.append(token)
    last.append(tile)


def carries(s: State, who: int, token: int) -> None:
    """{who} takes {token}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("carries")
    last.append(who)
    last.append(token)


def handed(s: State, who: int, token: int, other: int) -> None:
    """{who} hands {token} to {other}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("handed")
    last.append(who)
    last.append(token)
    last.append(other)


def laid_down(s: State, who: int, token: int) -> None:
    """{who} lays {token} down."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("laid-down")
    last.append(who)
    last.append(token)


def spent_token(s: State, who: int, token: int) -> None:
    """{who} gives up {token}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("spent-token")
    last.append(who)
    last.append(token)


def companion(s: State, tile: int) -> None:
    """Somebody waits on the {tile} to be led."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("companion")
    last.append(tile)


def leads(s: State, who: int) -> None:
    """{who} leads the companion."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("leads")
    last.append(who)


def leaves(s: State, who: int, *scenario: int) -> None:
    """The event `leaves`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("leaves")
    last.append(who)
    last.extend(scenario)


def nerve(s: State, points: int, *scenario: int) -> None:
    """The event `nerve`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("nerve")
    last.append(points)
    last.extend(scenario)


def ran_home(s: State, tile: int, *scenario: int) -> None:
    """The event `ran-home`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("ran-home")
    last.append(tile)
    last.extend(scenario)


def sealed(s: State, who: int, tile: int) -> None:
    """{who} closes the shutter of the {tile}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("sealed")
    last.append(who)
    last.append(tile)


def folded(s: State, tile: int) -> None:
    """The {tile} folds away."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("folded")
    last.append(tile)


def rubbed_out(s: State, tile: int) -> None:
    """The {tile} is rubbed out."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("rubbed-out")
    last.append(tile)


def shifted(s: State, *tiles: int) -> None:
    """Two rooms change places."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("shifted")
    last.extend(tiles)


def altered(s: State, monster: int) -> None:
    """The event `altered`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("altered")
    last.append(monster)


def revealed(s: State, who: int) -> None:
    """{who} is the Ninth Guest."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("revealed")
    last.append(who)


def cleared(s: State, scenario: int, suspect: int) -> None:
    """The event `cleared`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("cleared")
    last.append(scenario)
    last.append(suspect)


def accused(s: State, scenario: int, suspect: int, guilty: int) -> None:
    """The event `accused`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("accused")
    last.append(scenario)
    last.append(suspect)
    last.append(guilty)


def deadlock(s: State) -> None:
    """Nothing more comes about: it is a deadlock, and the hunters have lost."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("deadlock")


def ended(s: State, won: int) -> None:
    """The event `ended`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("ended")
    last.append(won)
