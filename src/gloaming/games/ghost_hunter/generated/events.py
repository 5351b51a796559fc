"""Generated from events.py by `make generate`: do not edit."""

from __future__ import annotations

from gloaming.engine.state import State


def plays(s: State, seat: int, who: int) -> None:
    """{seat} plays {who}."""
    events = s.events
    events.told += 1
    events.last.extend(("plays", seat, who))


def raised(s: State, who: int, what: int) -> None:
    """{who} raises {what}."""
    events = s.events
    events.told += 1
    events.last.extend(("raised", who, what))


def waits(s: State, who: int) -> None:
    """{who} keeps what may still be raised for a later scenario."""
    events = s.events
    events.told += 1
    events.last.extend(("waits", who))


def begins(s: State, scenario: int, short: int) -> None:
    """The event `begins`."""
    events = s.events
    events.told += 1
    events.last.extend(("begins", scenario, short))


def round(s: State, round: int) -> None:
    """Round {round} begins."""
    events = s.events
    events.told += 1
    events.last.extend(("round", round))


def turn(s: State, seat: int, who: int, round: int) -> None:
    """Round {round}: {who} is next."""
    events = s.events
    events.told += 1
    events.last.extend(("turn", seat, who, round))


def moved(s: State, who: int, tile: int) -> None:
    """{who} goes to the {tile}."""
    events = s.events
    events.told += 1
    events.last.extend(("moved", who, tile))


def stairs(s: State, who: int, tile: int) -> None:
    """{who} takes the stairs to the {tile}."""
    events = s.events
    events.told += 1
    events.last.extend(("stairs", who, tile))


def opened(s: State, who: int, tile: int) -> None:
    """{who} opens the {tile}."""
    events = s.events
    events.told += 1
    events.last.extend(("opened", who, tile))


def appeared(s: State, tile: int, floor: int) -> None:
    """The {tile} appears on the {floor}."""
    events = s.events
    events.told += 1
    events.last.extend(("appeared", tile, floor))


def tower(s: State, tile: int, floor: int) -> None:
    """The {tile} leads to the {floor}."""
    events = s.events
    events.told += 1
    events.last.extend(("tower", tile, floor))


def returned_tile(s: State, tile: int) -> None:
    """The {tile} cannot lie here and goes back."""
    events = s.events
    events.told += 1
    events.last.extend(("returned-tile", tile))


def dead_end(s: State, tile: int) -> None:
    """A door of the {tile} leads nowhere."""
    events = s.events
    events.told += 1
    events.last.extend(("dead-end", tile))


def barred(s: State, who: int, tile: int) -> None:
    """{who} may not enter the {tile} yet."""
    events = s.events
    events.told += 1
    events.last.extend(("barred", who, tile))


def wall_opened(s: State, tile: int) -> None:
    """A door opens in a wall of the {tile}."""
    events = s.events
    events.told += 1
    events.last.extend(("wall-opened", tile))


def placed(s: State, tile: int) -> None:
    """The {tile} is laid."""
    events = s.events
    events.told += 1
    events.last.extend(("placed", tile))


def mapped(s: State, who: int, tile: int) -> None:
    """{who} lays the {tile}."""
    events = s.events
    events.told += 1
    events.last.extend(("mapped", who, tile))


def marked(s: State, who: int, tile: int) -> None:
    """{who} finds a door in a wall of the {tile}."""
    events = s.events
    events.told += 1
    events.last.extend(("marked", who, tile))


def no_wall(s: State, tile: int) -> None:
    """No door marker can be placed on the {tile}."""
    events = s.events
    events.told += 1
    events.last.extend(("no-wall", tile))


def confined(s: State, who: int) -> None:
    """{who} is confined."""
    events = s.events
    events.told += 1
    events.last.extend(("confined", who))


def freed(s: State, who: int) -> None:
    """{who} is free to leave."""
    events = s.events
    events.told += 1
    events.last.extend(("freed", who))


def locked(s: State, who: int, tile: int) -> None:
    """The doors of the {tile} lock around {who}."""
    events = s.events
    events.told += 1
    events.last.extend(("locked", who, tile))


def unlocked(s: State, who: int, tile: int) -> None:
    """{who} opens the locks of the {tile}."""
    events = s.events
    events.told += 1
    events.last.extend(("unlocked", who, tile))


def turned(s: State, who: int, card: int) -> None:
    """{who} draws the Event card {card}."""
    events = s.events
    events.told += 1
    events.last.extend(("turned", who, card))


def shuffled(s: State, pile: int) -> None:
    """The discarded {pile} are shuffled."""
    events = s.events
    events.told += 1
    events.last.extend(("shuffled", pile))


def checked(s: State, who: int, ability: int, least: int, drawn: int, more: int) -> None:
    """The event `checked`."""
    events = s.events
    events.told += 1
    events.last.extend(("checked", who, ability, least, drawn, more))


def spared(s: State, who: int) -> None:
    """{who} passes without a check."""
    events = s.events
    events.told += 1
    events.last.extend(("spared", who))


def maddened(s: State, knowers: int, who: int, card: int) -> None:
    """{who} draws {card}. For others than the knowers: {who} draws an Insanity card."""
    s.tell_only(knowers, ("maddened", who, card), ("maddened", who, -1))


def no_numeral(s: State, who: int) -> None:
    """{who} has no numeral to hold out."""
    events = s.events
    events.told += 1
    events.last.extend(("no-numeral", who))


def helps(s: State, who: int, other: int) -> None:
    """{who} helps {other} with a Court card or an Ace."""
    events = s.events
    events.told += 1
    events.last.extend(("helps", who, other))


def seems(s: State, who: int, mood: int) -> None:
    """{who} seems {mood}."""
    events = s.events
    events.told += 1
    events.last.extend(("seems", who, mood))


def eased(s: State, who: int, card: int) -> None:
    """{who} gets rid of {card}."""
    events = s.events
    events.told += 1
    events.last.extend(("eased", who, card))


def found(s: State, who: int, card: int) -> None:
    """{who} finds {card}."""
    events = s.events
    events.told += 1
    events.last.extend(("found", who, card))


def used(s: State, who: int, card: int, other: int) -> None:
    """The event `used`."""
    events = s.events
    events.told += 1
    events.last.extend(("used", who, card, other))


def picked_up(s: State, who: int, card: int) -> None:
    """{who} picks up {card}."""
    events = s.events
    events.told += 1
    events.last.extend(("picked-up", who, card))


def dropped(s: State, who: int, card: int) -> None:
    """{who} drops {card}."""
    events = s.events
    events.told += 1
    events.last.extend(("dropped", who, card))


def gave(s: State, who: int, card: int, other: int) -> None:
    """{who} gives {card} to {other}."""
    events = s.events
    events.told += 1
    events.last.extend(("gave", who, card, other))


def declined(s: State, who: int) -> None:
    """{who} declines."""
    events = s.events
    events.told += 1
    events.last.extend(("declined", who))


def lost(s: State, who: int, card: int) -> None:
    """{who} loses {card}."""
    events = s.events
    events.told += 1
    events.last.extend(("lost", who, card))


def learned(s: State, who: int) -> None:
    """{who} can make MP attacks."""
    events = s.events
    events.told += 1
    events.last.extend(("learned", who))


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
    events.last.extend(("drifts", who, side))


def changed_places(s: State, who: int, other: int) -> None:
    """{who} changes places with {other}."""
    events = s.events
    events.told += 1
    events.last.extend(("changed-places", who, other))


def dazed(s: State, who: int) -> None:
    """{who} is dazed."""
    events = s.events
    events.told += 1
    events.last.extend(("dazed", who))


def bleeds(s: State, who: int) -> None:
    """{who} bleeds."""
    events = s.events
    events.told += 1
    events.last.extend(("bleeds", who))


def stanched(s: State, who: int) -> None:
    """{who} bleeds no more."""
    events = s.events
    events.told += 1
    events.last.extend(("stanched", who))


def announced(s: State, who: int, points: int, pool: int) -> None:
    """{who} is about to take {points} {pool} damage."""
    events = s.events
    events.told += 1
    events.last.extend(("announced", who, points, pool))


def would_fall(s: State, who: int) -> None:
    """That would fell {who}."""
    events = s.events
    events.told += 1
    events.last.extend(("would-fall", who))


def hurt(s: State, who: int, points: int, pool: int) -> None:
    """{who} takes {points} {pool} damage."""
    events = s.events
    events.told += 1
    events.last.extend(("hurt", who, points, pool))


def healed(s: State, who: int, points: int, pool: int) -> None:
    """{who} recovers {points} {pool}."""
    events = s.events
    events.told += 1
    events.last.extend(("healed", who, points, pool))


def cancelled(s: State, who: int, other: int, points: int, pool: int) -> None:
    """The event `cancelled`."""
    events = s.events
    events.told += 1
    events.last.extend(("cancelled", who, other, points, pool))


def reflected(s: State, who: int, monster: int, points: int, pool: int) -> None:
    """{who} turns {points} {pool} damage back on {monster}."""
    events = s.events
    events.told += 1
    events.last.extend(("reflected", who, monster, points, pool))


def fails(s: State, who: int, pool: int) -> None:
    """{who} is about to fall: no {pool} left."""
    events = s.events
    events.told += 1
    events.last.extend(("fails", who, pool))


def saved(s: State, who: int) -> None:
    """{who} is saved."""
    events = s.events
    events.told += 1
    events.last.extend(("saved", who))


def fell(s: State, who: int, tile: int) -> None:
    """{who} falls in the {tile}."""
    events = s.events
    events.told += 1
    events.last.extend(("fell", who, tile))


def turned_enemy(s: State, who: int) -> None:
    """{who} rises on the other side."""
    events = s.events
    events.told += 1
    events.last.extend(("turned-enemy", who))


def returned(s: State, who: int) -> None:
    """{who} is a hunter again."""
    events = s.events
    events.told += 1
    events.last.extend(("returned", who))


def appears(s: State, monster: int, tile: int) -> None:
    """{monster} appears in the {tile}."""
    events = s.events
    events.told += 1
    events.last.extend(("appears", monster, tile))


def no_room(s: State, monster: int) -> None:
    """{monster} finds no room in the house."""
    events = s.events
    events.told += 1
    events.last.extend(("no-room", monster))


def battle(s: State, tile: int) -> None:
    """A battle begins in the {tile}."""
    events = s.events
    events.told += 1
    events.last.extend(("battle", tile))


def declares(s: State, monster: int, pool: int) -> None:
    """{monster} attacks {pool}."""
    events = s.events
    events.told += 1
    events.last.extend(("declares", monster, pool))


def hunter_declares(s: State, who: int, pool: int) -> None:
    """{who} attacks {pool}."""
    events = s.events
    events.told += 1
    events.last.extend(("hunter-declares", who, pool))


def aims(s: State, who: int, monster: int) -> None:
    """{who} attacks {monster}."""
    events = s.events
    events.told += 1
    events.last.extend(("aims", who, monster))


def escaped(s: State, who: int, tile: int) -> None:
    """{who} escapes to the {tile}."""
    events = s.events
    events.told += 1
    events.last.extend(("escaped", who, tile))


def caught(s: State, who: int) -> None:
    """{who} cannot get away and sits this round out."""
    events = s.events
    events.told += 1
    events.last.extend(("caught", who))


def joined(s: State, who: int) -> None:
    """{who} joins the battle."""
    events = s.events
    events.told += 1
    events.last.extend(("joined", who))


def drew(s: State, who: int, judge: int, more: int) -> None:
    """The event `drew`."""
    events = s.events
    events.told += 1
    events.last.extend(("drew", who, judge, more))


def drew_black(s: State, judge: int) -> None:
    """The Enemy draws {judge}."""
    events = s.events
    events.told += 1
    events.last.extend(("drew-black", judge))


def drew_two(s: State, judge: int, other: int) -> None:
    """The Enemy draws {judge} and {other}."""
    events = s.events
    events.told += 1
    events.last.extend(("drew-two", judge, other))


def wounded(s: State, monster: int, points: int, pool: int) -> None:
    """{monster} takes {points} {pool} damage."""
    events = s.events
    events.told += 1
    events.last.extend(("wounded", monster, points, pool))


def defeated(s: State, monster: int) -> None:
    """{monster} is defeated."""
    events = s.events
    events.told += 1
    events.last.extend(("defeated", monster))


def wandered(s: State, monster: int, tile: int) -> None:
    """{monster} wanders to the {tile}."""
    events = s.events
    events.told += 1
    events.last.extend(("wandered", monster, tile))


def walked(s: State, monster: int, tile: int) -> None:
    """{monster} comes to the {tile}."""
    events = s.events
    events.told += 1
    events.last.extend(("walked", monster, tile))


def kept_out(s: State, monster: int, tile: int) -> None:
    """The shutter of the {tile} keeps {monster} out, and breaks."""
    events = s.events
    events.told += 1
    events.last.extend(("kept-out", monster, tile))


def fights(s: State, who: int, other: int, own: int, theirs: int) -> None:
    """{who} attacks {other}: {own} against {theirs}."""
    events = s.events
    events.told += 1
    events.last.extend(("fights", who, other, own, theirs))


def pushed(s: State, who: int, tile: int) -> None:
    """{who} is pushed back to the {tile}."""
    events = s.events
    events.told += 1
    events.last.extend(("pushed", who, tile))


def beaten(s: State, who: int) -> None:
    """{who} is beaten."""
    events = s.events
    events.told += 1
    events.last.extend(("beaten", who))


def ransomed(s: State, who: int, card: int, other: int) -> None:
    """{who} gives up {card} for {other}."""
    events = s.events
    events.told += 1
    events.last.extend(("ransomed", who, card, other))


def haunts(s: State, who: int, other: int) -> None:
    """{who} haunts {other}."""
    events = s.events
    events.told += 1
    events.last.extend(("haunts", who, other))


def lures(s: State, who: int) -> None:
    """{who} lures the Enemy on."""
    events = s.events
    events.told += 1
    events.last.extend(("lures", who))


def broke(s: State, tile: int) -> None:
    """A shutter of the {tile} is broken open."""
    events = s.events
    events.told += 1
    events.last.extend(("broke", tile))


def advanced(s: State, who: int, round: int) -> None:
    """{who} turns the clock on: it is round {round}."""
    events = s.events
    events.told += 1
    events.last.extend(("advanced", who, round))


def clue(s: State, scenario: int, clue: int) -> None:
    """The event `clue`."""
    events = s.events
    events.told += 1
    events.last.extend(("clue", scenario, clue))


def acted(s: State, who: int, deed: int) -> None:
    """{who}: {deed}."""
    events = s.events
    events.told += 1
    events.last.extend(("acted", who, deed))


def token(s: State, token: int, tile: int) -> None:
    """{token} lies on the {tile}."""
    events = s.events
    events.told += 1
    events.last.extend(("token", token, tile))


def carries(s: State, who: int, token: int) -> None:
    """{who} takes {token}."""
    events = s.events
    events.told += 1
    events.last.extend(("carries", who, token))


def handed(s: State, who: int, token: int, other: int) -> None:
    """{who} hands {token} to {other}."""
    events = s.events
    events.told += 1
    events.last.extend(("handed", who, token, other))


def laid_down(s: State, who: int, token: int) -> None:
    """{who} lays {token} down."""
    events = s.events
    events.told += 1
    events.last.extend(("laid-down", who, token))


def spent_token(s: State, who: int, token: int) -> None:
    """{who} gives up {token}."""
    events = s.events
    events.told += 1
    events.last.extend(("spent-token", who, token))


def companion(s: State, tile: int) -> None:
    """Somebody waits on the {tile} to be led."""
    events = s.events
    events.told += 1
    events.last.extend(("companion", tile))


def leads(s: State, who: int) -> None:
    """{who} leads the companion."""
    events = s.events
    events.told += 1
    events.last.extend(("leads", who))


def leaves(s: State, who: int) -> None:
    """{who} leaves the companion behind."""
    events = s.events
    events.told += 1
    events.last.extend(("leaves", who))


def nerve(s: State, points: int) -> None:
    """The companion has {points} nerve left."""
    events = s.events
    events.told += 1
    events.last.extend(("nerve", points))


def ran_home(s: State, tile: int) -> None:
    """The companion runs back to the {tile}."""
    events = s.events
    events.told += 1
    events.last.extend(("ran-home", tile))


def sealed(s: State, who: int, tile: int) -> None:
    """{who} closes the shutter of the {tile}."""
    events = s.events
    events.told += 1
    events.last.extend(("sealed", who, tile))


def folded(s: State, tile: int) -> None:
    """The {tile} folds away."""
    events = s.events
    events.told += 1
    events.last.extend(("folded", tile))


def rubbed_out(s: State, tile: int) -> None:
    """The {tile} is rubbed out."""
    events = s.events
    events.told += 1
    events.last.extend(("rubbed-out", tile))


def shifted(s: State, *tiles: int) -> None:
    """Two rooms change places."""
    events = s.events
    events.told += 1
    events.last.extend(("shifted", *tiles))


def altered(s: State, monster: int) -> None:
    """{monster} has changed."""
    events = s.events
    events.told += 1
    events.last.extend(("altered", monster))


def revealed(s: State, who: int) -> None:
    """{who} is the Ninth Guest."""
    events = s.events
    events.told += 1
    events.last.extend(("revealed", who))


def cleared(s: State, scenario: int, suspect: int) -> None:
    """The event `cleared`."""
    events = s.events
    events.told += 1
    events.last.extend(("cleared", scenario, suspect))


def accused(s: State, scenario: int, suspect: int, guilty: int) -> None:
    """The event `accused`."""
    events = s.events
    events.told += 1
    events.last.extend(("accused", scenario, suspect, guilty))


def deadlock(s: State) -> None:
    """Nothing more comes about: it is a deadlock, and the hunters have lost."""
    events = s.events
    events.told += 1
    events.last.append("deadlock")


def ended(s: State, won: int) -> None:
    """The event `ended`."""
    events = s.events
    events.told += 1
    events.last.extend(("ended", won))
