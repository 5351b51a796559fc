"""Generated from events.py by `make generate`: do not edit."""

from __future__ import annotations

from gloaming.engine.state import State


def plays(s: State, seat: int, who: int) -> None:
    """{seat} plays {who}."""
    s.events.last.append(("plays", seat, who))


def raised(s: State, who: int, what: int) -> None:
    """{who} raises {what}."""
    s.events.last.append(("raised", who, what))


def waits(s: State, who: int) -> None:
    """{who} keeps what may still be raised for a later scenario."""
    s.events.last.append(("waits", who))


def begins(s: State, scenario: int, short: int) -> None:
    """The event `begins`."""
    s.events.last.append(("begins", scenario, short))


def round(s: State, round: int) -> None:
    """Round {round} begins."""
    s.events.last.append(("round", round))


def turn(s: State, seat: int, who: int, round: int) -> None:
    """Round {round}: {who} is next."""
    s.events.last.append(("turn", seat, who, round))


def moved(s: State, who: int, tile: int) -> None:
    """{who} goes to the {tile}."""
    s.events.last.append(("moved", who, tile))


def stairs(s: State, who: int, tile: int) -> None:
    """{who} takes the stairs to the {tile}."""
    s.events.last.append(("stairs", who, tile))


def opened(s: State, who: int, tile: int) -> None:
    """{who} opens the {tile}."""
    s.events.last.append(("opened", who, tile))


def appeared(s: State, tile: int, floor: int) -> None:
    """The {tile} appears on the {floor}."""
    s.events.last.append(("appeared", tile, floor))


def tower(s: State, tile: int, floor: int) -> None:
    """The {tile} leads to the {floor}."""
    s.events.last.append(("tower", tile, floor))


def returned_tile(s: State, tile: int) -> None:
    """The {tile} cannot lie here and goes back."""
    s.events.last.append(("returned-tile", tile))


def dead_end(s: State, tile: int) -> None:
    """A door of the {tile} leads nowhere."""
    s.events.last.append(("dead-end", tile))


def barred(s: State, who: int, tile: int) -> None:
    """{who} may not enter the {tile} yet."""
    s.events.last.append(("barred", who, tile))


def wall_opened(s: State, tile: int) -> None:
    """A door opens in a wall of the {tile}."""
    s.events.last.append(("wall-opened", tile))


def placed(s: State, tile: int) -> None:
    """The {tile} is laid."""
    s.events.last.append(("placed", tile))


def mapped(s: State, who: int, tile: int) -> None:
    """{who} lays the {tile}."""
    s.events.last.append(("mapped", who, tile))


def marked(s: State, who: int, tile: int) -> None:
    """{who} finds a door in a wall of the {tile}."""
    s.events.last.append(("marked", who, tile))


def no_wall(s: State, tile: int) -> None:
    """No door marker can be placed on the {tile}."""
    s.events.last.append(("no-wall", tile))


def confined(s: State, who: int) -> None:
    """{who} is confined."""
    s.events.last.append(("confined", who))


def freed(s: State, who: int) -> None:
    """{who} is free to leave."""
    s.events.last.append(("freed", who))


def locked(s: State, who: int, tile: int) -> None:
    """The doors of the {tile} lock around {who}."""
    s.events.last.append(("locked", who, tile))


def unlocked(s: State, who: int, tile: int) -> None:
    """{who} opens the locks of the {tile}."""
    s.events.last.append(("unlocked", who, tile))


def turned(s: State, who: int, card: int) -> None:
    """{who} draws the Event card {card}."""
    s.events.last.append(("turned", who, card))


def shuffled(s: State, pile: int) -> None:
    """The discarded {pile} are shuffled."""
    s.events.last.append(("shuffled", pile))


def checked(s: State, who: int, ability: int, least: int, drawn: int, more: int) -> None:
    """The event `checked`."""
    s.events.last.append(("checked", who, ability, least, drawn, more))


def spared(s: State, who: int) -> None:
    """{who} passes without a check."""
    s.events.last.append(("spared", who))


def maddened(s: State, knowers: int, who: int, card: int) -> None:
    """{who} draws {card}. For others than the knowers: {who} draws an Insanity card."""
    s.tell_only(knowers, ("maddened", who, card), ("maddened", who, -1))


def no_numeral(s: State, who: int) -> None:
    """{who} has no numeral to hold out."""
    s.events.last.append(("no-numeral", who))


def helps(s: State, who: int, other: int) -> None:
    """{who} helps {other} with a Court card or an Ace."""
    s.events.last.append(("helps", who, other))


def seems(s: State, who: int, mood: int) -> None:
    """{who} seems {mood}."""
    s.events.last.append(("seems", who, mood))


def eased(s: State, who: int, card: int) -> None:
    """{who} gets rid of {card}."""
    s.events.last.append(("eased", who, card))


def found(s: State, who: int, card: int) -> None:
    """{who} finds {card}."""
    s.events.last.append(("found", who, card))


def used(s: State, who: int, card: int, other: int) -> None:
    """The event `used`."""
    s.events.last.append(("used", who, card, other))


def picked_up(s: State, who: int, card: int) -> None:
    """{who} picks up {card}."""
    s.events.last.append(("picked-up", who, card))


def dropped(s: State, who: int, card: int) -> None:
    """{who} drops {card}."""
    s.events.last.append(("dropped", who, card))


def gave(s: State, who: int, card: int, other: int) -> None:
    """{who} gives {card} to {other}."""
    s.events.last.append(("gave", who, card, other))


def declined(s: State, who: int) -> None:
    """{who} declines."""
    s.events.last.append(("declined", who))


def lost(s: State, who: int, card: int) -> None:
    """{who} loses {card}."""
    s.events.last.append(("lost", who, card))


def learned(s: State, who: int) -> None:
    """{who} can make MP attacks."""
    s.events.last.append(("learned", who))


def peeked(s: State, knowers: int, who: int, kind: int, card: int) -> None:
    """{who} looks at a card of the {kind}: {card}. For others than the knowers: {who} looks at a card of the {kind}."""
    s.tell_only(knowers, ("peeked", who, kind, card), ("peeked", who, kind, -1))


def considered(s: State, knowers: int, who: int, card: int) -> None:
    """{who} looks at {card} first. For others than the knowers: {who} looks at a card first."""
    s.tell_only(knowers, ("considered", who, card), ("considered", who, -1))


def drifts(s: State, who: int, side: int) -> None:
    """{who} is led to the {side}."""
    s.events.last.append(("drifts", who, side))


def changed_places(s: State, who: int, other: int) -> None:
    """{who} changes places with {other}."""
    s.events.last.append(("changed-places", who, other))


def dazed(s: State, who: int) -> None:
    """{who} is dazed."""
    s.events.last.append(("dazed", who))


def bleeds(s: State, who: int) -> None:
    """{who} bleeds."""
    s.events.last.append(("bleeds", who))


def stanched(s: State, who: int) -> None:
    """{who} bleeds no more."""
    s.events.last.append(("stanched", who))


def announced(s: State, who: int, points: int, pool: int) -> None:
    """{who} is about to take {points} {pool} damage."""
    s.events.last.append(("announced", who, points, pool))


def would_fall(s: State, who: int) -> None:
    """That would fell {who}."""
    s.events.last.append(("would-fall", who))


def hurt(s: State, who: int, points: int, pool: int) -> None:
    """{who} takes {points} {pool} damage."""
    s.events.last.append(("hurt", who, points, pool))


def healed(s: State, who: int, points: int, pool: int) -> None:
    """{who} recovers {points} {pool}."""
    s.events.last.append(("healed", who, points, pool))


def cancelled(s: State, who: int, other: int, points: int, pool: int) -> None:
    """The event `cancelled`."""
    s.events.last.append(("cancelled", who, other, points, pool))


def reflected(s: State, who: int, monster: int, points: int, pool: int) -> None:
    """{who} turns {points} {pool} damage back on {monster}."""
    s.events.last.append(("reflected", who, monster, points, pool))


def fails(s: State, who: int, pool: int) -> None:
    """{who} is about to fall: no {pool} left."""
    s.events.last.append(("fails", who, pool))


def saved(s: State, who: int) -> None:
    """{who} is saved."""
    s.events.last.append(("saved", who))


def fell(s: State, who: int, tile: int) -> None:
    """{who} falls in the {tile}."""
    s.events.last.append(("fell", who, tile))


def turned_enemy(s: State, who: int) -> None:
    """{who} rises on the other side."""
    s.events.last.append(("turned-enemy", who))


def returned(s: State, who: int) -> None:
    """{who} is a hunter again."""
    s.events.last.append(("returned", who))


def appears(s: State, monster: int, tile: int) -> None:
    """{monster} appears in the {tile}."""
    s.events.last.append(("appears", monster, tile))


def no_room(s: State, monster: int) -> None:
    """{monster} finds no room in the house."""
    s.events.last.append(("no-room", monster))


def battle(s: State, tile: int) -> None:
    """A battle begins in the {tile}."""
    s.events.last.append(("battle", tile))


def declares(s: State, monster: int, pool: int) -> None:
    """{monster} attacks {pool}."""
    s.events.last.append(("declares", monster, pool))


def hunter_declares(s: State, who: int, pool: int) -> None:
    """{who} attacks {pool}."""
    s.events.last.append(("hunter-declares", who, pool))


def aims(s: State, who: int, monster: int) -> None:
    """{who} attacks {monster}."""
    s.events.last.append(("aims", who, monster))


def escaped(s: State, who: int, tile: int) -> None:
    """{who} escapes to the {tile}."""
    s.events.last.append(("escaped", who, tile))


def caught(s: State, who: int) -> None:
    """{who} cannot get away and sits this round out."""
    s.events.last.append(("caught", who))


def joined(s: State, who: int) -> None:
    """{who} joins the battle."""
    s.events.last.append(("joined", who))


def drew(s: State, who: int, judge: int, more: int) -> None:
    """The event `drew`."""
    s.events.last.append(("drew", who, judge, more))


def drew_black(s: State, judge: int) -> None:
    """The Enemy draws {judge}."""
    s.events.last.append(("drew-black", judge))


def drew_two(s: State, judge: int, other: int) -> None:
    """The Enemy draws {judge} and {other}."""
    s.events.last.append(("drew-two", judge, other))


def wounded(s: State, monster: int, points: int, pool: int) -> None:
    """{monster} takes {points} {pool} damage."""
    s.events.last.append(("wounded", monster, points, pool))


def defeated(s: State, monster: int) -> None:
    """{monster} is defeated."""
    s.events.last.append(("defeated", monster))


def wandered(s: State, monster: int, tile: int) -> None:
    """{monster} wanders to the {tile}."""
    s.events.last.append(("wandered", monster, tile))


def walked(s: State, monster: int, tile: int) -> None:
    """{monster} comes to the {tile}."""
    s.events.last.append(("walked", monster, tile))


def kept_out(s: State, monster: int, tile: int) -> None:
    """The shutter of the {tile} keeps {monster} out, and breaks."""
    s.events.last.append(("kept-out", monster, tile))


def fights(s: State, who: int, other: int, own: int, theirs: int) -> None:
    """{who} attacks {other}: {own} against {theirs}."""
    s.events.last.append(("fights", who, other, own, theirs))


def pushed(s: State, who: int, tile: int) -> None:
    """{who} is pushed back to the {tile}."""
    s.events.last.append(("pushed", who, tile))


def beaten(s: State, who: int) -> None:
    """{who} is beaten."""
    s.events.last.append(("beaten", who))


def ransomed(s: State, who: int, card: int, other: int) -> None:
    """{who} gives up {card} for {other}."""
    s.events.last.append(("ransomed", who, card, other))


def haunts(s: State, who: int, other: int) -> None:
    """{who} haunts {other}."""
    s.events.last.append(("haunts", who, other))


def lures(s: State, who: int) -> None:
    """{who} lures the Enemy on."""
    s.events.last.append(("lures", who))


def broke(s: State, tile: int) -> None:
    """A shutter of the {tile} is broken open."""
    s.events.last.append(("broke", tile))


def advanced(s: State, who: int, round: int) -> None:
    """{who} turns the clock on: it is round {round}."""
    s.events.last.append(("advanced", who, round))


def clue(s: State, scenario: int, clue: int) -> None:
    """The event `clue`."""
    s.events.last.append(("clue", scenario, clue))


def acted(s: State, who: int, deed: int) -> None:
    """{who}: {deed}."""
    s.events.last.append(("acted", who, deed))


def token(s: State, token: int, tile: int) -> None:
    """{token} lies on the {tile}."""
    s.events.last.append(("token", token, tile))


def carries(s: State, who: int, token: int) -> None:
    """{who} takes {token}."""
    s.events.last.append(("carries", who, token))


def handed(s: State, who: int, token: int, other: int) -> None:
    """{who} hands {token} to {other}."""
    s.events.last.append(("handed", who, token, other))


def laid_down(s: State, who: int, token: int) -> None:
    """{who} lays {token} down."""
    s.events.last.append(("laid-down", who, token))


def spent_token(s: State, who: int, token: int) -> None:
    """{who} gives up {token}."""
    s.events.last.append(("spent-token", who, token))


def companion(s: State, tile: int) -> None:
    """Somebody waits on the {tile} to be led."""
    s.events.last.append(("companion", tile))


def leads(s: State, who: int) -> None:
    """{who} leads the companion."""
    s.events.last.append(("leads", who))


def leaves(s: State, who: int) -> None:
    """{who} leaves the companion behind."""
    s.events.last.append(("leaves", who))


def nerve(s: State, points: int) -> None:
    """The companion has {points} nerve left."""
    s.events.last.append(("nerve", points))


def ran_home(s: State, tile: int) -> None:
    """The companion runs back to the {tile}."""
    s.events.last.append(("ran-home", tile))


def sealed(s: State, who: int, tile: int) -> None:
    """{who} closes the shutter of the {tile}."""
    s.events.last.append(("sealed", who, tile))


def folded(s: State, tile: int) -> None:
    """The {tile} folds away."""
    s.events.last.append(("folded", tile))


def rubbed_out(s: State, tile: int) -> None:
    """The {tile} is rubbed out."""
    s.events.last.append(("rubbed-out", tile))


def shifted(s: State, *tiles: int) -> None:
    """Two rooms change places."""
    s.events.last.append(("shifted", *tiles))


def altered(s: State, monster: int) -> None:
    """{monster} has changed."""
    s.events.last.append(("altered", monster))


def revealed(s: State, who: int) -> None:
    """{who} is the Ninth Guest."""
    s.events.last.append(("revealed", who))


def cleared(s: State, scenario: int, suspect: int) -> None:
    """The event `cleared`."""
    s.events.last.append(("cleared", scenario, suspect))


def accused(s: State, scenario: int, suspect: int, guilty: int) -> None:
    """The event `accused`."""
    s.events.last.append(("accused", scenario, suspect, guilty))


def deadlock(s: State) -> None:
    """Nothing more comes about: it is a deadlock, and the hunters have lost."""
    s.events.last.append(("deadlock",))


def ended(s: State, won: int) -> None:
    """The event `ended`."""
    s.events.last.append(("ended", won))
