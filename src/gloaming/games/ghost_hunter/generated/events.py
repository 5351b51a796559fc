"""Generated from events.py by `make generate`: do not edit."""

from __future__ import annotations

from gloaming.engine.state.log import log0, log1, log2, log3, log4, log5
from gloaming.engine.state.state import State


def plays(s: State, seat: int, who: int) -> None:
    """{seat} plays {who}."""
    log2(s.events, "plays", seat, who)


def raised(s: State, who: int, what: int) -> None:
    """{who} raises {what}."""
    log2(s.events, "raised", who, what)


def waits(s: State, who: int) -> None:
    """{who} keeps the remaining raises for a later scenario."""
    log1(s.events, "waits", who)


def begins(s: State, scenario: int, short: int) -> None:
    """The event `begins`."""
    log2(s.events, "begins", scenario, short)


def round(s: State, round: int) -> None:
    """Round {round} begins."""
    log1(s.events, "round", round)


def turn(s: State, seat: int, who: int, round: int) -> None:
    """Round {round}: {who}'s turn."""
    log3(s.events, "turn", seat, who, round)


def moved(s: State, who: int, tile: int) -> None:
    """{who} goes to the {tile}."""
    log2(s.events, "moved", who, tile)


def stairs(s: State, who: int, tile: int) -> None:
    """{who} takes the stairs to the {tile}."""
    log2(s.events, "stairs", who, tile)


def opened(s: State, who: int, tile: int) -> None:
    """{who} opens the {tile}."""
    log2(s.events, "opened", who, tile)


def appeared(s: State, tile: int, floor: int) -> None:
    """The {tile} appears on the {floor}."""
    log2(s.events, "appeared", tile, floor)


def tower(s: State, tile: int, floor: int) -> None:
    """The {tile} leads to the {floor}."""
    log2(s.events, "tower", tile, floor)


def returned_tile(s: State, tile: int) -> None:
    """The {tile} cannot be laid here and goes back to the pile."""
    log1(s.events, "returned-tile", tile)


def dead_end(s: State, tile: int) -> None:
    """A door of the {tile} leads nowhere."""
    log1(s.events, "dead-end", tile)


def barred(s: State, who: int, tile: int) -> None:
    """{who} cannot enter the {tile} yet."""
    log2(s.events, "barred", who, tile)


def wall_opened(s: State, tile: int) -> None:
    """A door opens in a wall of the {tile}."""
    log1(s.events, "wall-opened", tile)


def placed(s: State, tile: int) -> None:
    """The {tile} is laid."""
    log1(s.events, "placed", tile)


def mapped(s: State, who: int, tile: int) -> None:
    """{who} lays the {tile}."""
    log2(s.events, "mapped", who, tile)


def marked(s: State, who: int, tile: int) -> None:
    """{who} finds a door in a wall of the {tile}."""
    log2(s.events, "marked", who, tile)


def no_wall(s: State, tile: int) -> None:
    """No door marker can be placed on the {tile}."""
    log1(s.events, "no-wall", tile)


def confined(s: State, who: int) -> None:
    """{who} is confined."""
    log1(s.events, "confined", who)


def freed(s: State, who: int) -> None:
    """{who} is free to leave."""
    log1(s.events, "freed", who)


def locked(s: State, who: int, tile: int) -> None:
    """The doors of the {tile} lock around {who}."""
    log2(s.events, "locked", who, tile)


def unlocked(s: State, who: int, tile: int) -> None:
    """{who} opens the locks of the {tile}."""
    log2(s.events, "unlocked", who, tile)


def turned(s: State, who: int, card: int) -> None:
    """The event `turned`."""
    log2(s.events, "turned", who, card)


def shuffled(s: State, pile: int) -> None:
    """The discarded {pile} are shuffled."""
    log1(s.events, "shuffled", pile)


def checked(s: State, who: int, ability: int, least: int, drawn: int, more: int) -> None:
    """The event `checked`."""
    log5(s.events, "checked", who, ability, least, drawn, more)


def spared(s: State, who: int) -> None:
    """{who} passes without a check."""
    log1(s.events, "spared", who)


def maddened(s: State, knowers: int, who: int, card: int) -> None:
    """{who} draws the {card}. Others see: {who} draws an Insanity card."""
    s.tell_only(knowers, ("maddened", who, card), ("maddened", who, -1))


def no_numeral(s: State, who: int) -> None:
    """{who} has no numeral."""
    log1(s.events, "no-numeral", who)


def helps(s: State, who: int, other: int) -> None:
    """{who} helps {other} with a Court card or an Ace."""
    log2(s.events, "helps", who, other)


def seems(s: State, who: int, mood: int) -> None:
    """{who} seems {mood}."""
    log2(s.events, "seems", who, mood)


def eased(s: State, who: int, card: int) -> None:
    """{who} discards the {card}."""
    log2(s.events, "eased", who, card)


def found(s: State, who: int, card: int) -> None:
    """The event `found`."""
    log2(s.events, "found", who, card)


def used(s: State, who: int, card: int, other: int) -> None:
    """The event `used`."""
    log3(s.events, "used", who, card, other)


def picked_up(s: State, who: int, card: int) -> None:
    """{who} picks up {card}."""
    log2(s.events, "picked-up", who, card)


def dropped(s: State, who: int, card: int) -> None:
    """{who} drops {card}."""
    log2(s.events, "dropped", who, card)


def gave(s: State, who: int, card: int, other: int) -> None:
    """{who} gives {card} to {other}."""
    log3(s.events, "gave", who, card, other)


def declined(s: State, who: int) -> None:
    """{who} declines."""
    log1(s.events, "declined", who)


def lost(s: State, who: int, card: int) -> None:
    """{who} loses {card}."""
    log2(s.events, "lost", who, card)


def learned(s: State, who: int) -> None:
    """{who} can make MP attacks."""
    log1(s.events, "learned", who)


def peeked(s: State, knowers: int, who: int, kind: int, card: int) -> None:
    """{who} looks at a card of the {kind}: {card}. Others see: {who} looks at a card of the {kind}."""
    s.tell_only(knowers, ("peeked", who, kind, card), ("peeked", who, kind, -1))


def considered(s: State, knowers: int, who: int, card: int) -> None:
    """{who} looks at {card} first. Others see: {who} looks at a card first."""
    s.tell_only(knowers, ("considered", who, card), ("considered", who, -1))


def drifts(s: State, who: int, side: int) -> None:
    """{who} is led to the {side}."""
    log2(s.events, "drifts", who, side)


def changed_places(s: State, who: int, other: int) -> None:
    """{who} changes places with {other}."""
    log2(s.events, "changed-places", who, other)


def dazed(s: State, who: int) -> None:
    """{who} is dazed."""
    log1(s.events, "dazed", who)


def bleeds(s: State, who: int) -> None:
    """{who} bleeds."""
    log1(s.events, "bleeds", who)


def stanched(s: State, who: int) -> None:
    """{who} stops bleeding."""
    log1(s.events, "stanched", who)


def announced(s: State, who: int, points: int, pool: int) -> None:
    """{who} is about to take {points} {pool} damage."""
    log3(s.events, "announced", who, points, pool)


def would_fall(s: State, who: int) -> None:
    """{who} would fall."""
    log1(s.events, "would-fall", who)


def hurt(s: State, who: int, points: int, pool: int) -> None:
    """{who} takes {points} {pool} damage."""
    log3(s.events, "hurt", who, points, pool)


def healed(s: State, who: int, points: int, pool: int) -> None:
    """{who} recovers {points} {pool}."""
    log3(s.events, "healed", who, points, pool)


def cancelled(s: State, who: int, other: int, points: int, pool: int) -> None:
    """The event `cancelled`."""
    log4(s.events, "cancelled", who, other, points, pool)


def reflected(s: State, who: int, monster: int, points: int, pool: int) -> None:
    """{who} turns {points} {pool} damage back on {monster}."""
    log4(s.events, "reflected", who, monster, points, pool)


def rebounded(s: State, who: int, other: int, points: int, pool: int) -> None:
    """{who} turns {points} {pool} damage back on {other}."""
    log4(s.events, "rebounded", who, other, points, pool)


def fails(s: State, who: int, pool: int) -> None:
    """{who} is about to fall: no {pool} left."""
    log2(s.events, "fails", who, pool)


def saved(s: State, who: int) -> None:
    """{who} is saved."""
    log1(s.events, "saved", who)


def fell(s: State, who: int, tile: int) -> None:
    """{who} falls in the {tile}."""
    log2(s.events, "fell", who, tile)


def turned_enemy(s: State, who: int) -> None:
    """{who} rises on the other side."""
    log1(s.events, "turned-enemy", who)


def returned(s: State, who: int) -> None:
    """{who} is a hunter again."""
    log1(s.events, "returned", who)


def appears(s: State, monster: int, tile: int) -> None:
    """The event `appears`."""
    log2(s.events, "appears", monster, tile)


def no_room(s: State, monster: int) -> None:
    """The event `no-room`."""
    log1(s.events, "no-room", monster)


def battle(s: State, tile: int) -> None:
    """A battle begins in the {tile}."""
    log1(s.events, "battle", tile)


def declares(s: State, monster: int, pool: int) -> None:
    """The event `declares`."""
    log2(s.events, "declares", monster, pool)


def hunter_declares(s: State, who: int, pool: int) -> None:
    """{who} attacks {pool}."""
    log2(s.events, "hunter-declares", who, pool)


def aims(s: State, who: int, monster: int) -> None:
    """{who} attacks {monster}."""
    log2(s.events, "aims", who, monster)


def escaped(s: State, who: int, tile: int) -> None:
    """{who} escapes to the {tile}."""
    log2(s.events, "escaped", who, tile)


def caught(s: State, who: int) -> None:
    """{who} fails to escape and sits out this battle round."""
    log1(s.events, "caught", who)


def joined(s: State, who: int) -> None:
    """{who} joins the battle."""
    log1(s.events, "joined", who)


def drew(s: State, who: int, judge: int, more: int) -> None:
    """The event `drew`."""
    log3(s.events, "drew", who, judge, more)


def drew_black(s: State, judge: int) -> None:
    """The Enemy draws {judge}, before any bonus."""
    log1(s.events, "drew-black", judge)


def drew_two(s: State, judge: int, other: int) -> None:
    """The Enemy draws {judge} and {other}, before any bonus."""
    log2(s.events, "drew-two", judge, other)


def wounded(s: State, monster: int, points: int, pool: int) -> None:
    """The event `wounded`."""
    log3(s.events, "wounded", monster, points, pool)


def defeated(s: State, monster: int) -> None:
    """The event `defeated`."""
    log1(s.events, "defeated", monster)


def wandered(s: State, monster: int, tile: int) -> None:
    """The event `wandered`."""
    log2(s.events, "wandered", monster, tile)


def walked(s: State, monster: int, tile: int) -> None:
    """The event `walked`."""
    log2(s.events, "walked", monster, tile)


def kept_out(s: State, monster: int, tile: int) -> None:
    """The shutter of the {tile} keeps {monster} out, and breaks."""
    log2(s.events, "kept-out", monster, tile)


def fights(s: State, who: int, other: int, own: int, theirs: int) -> None:
    """{who} attacks {other}: {own} against {theirs}."""
    log4(s.events, "fights", who, other, own, theirs)


def pushed(s: State, who: int, tile: int) -> None:
    """{who} is pushed back to the {tile}."""
    log2(s.events, "pushed", who, tile)


def beaten(s: State, who: int) -> None:
    """{who} is beaten."""
    log1(s.events, "beaten", who)


def ransomed(s: State, who: int, card: int, other: int) -> None:
    """{who} gives up {card} for {other}."""
    log3(s.events, "ransomed", who, card, other)


def haunts(s: State, who: int, other: int) -> None:
    """{who} haunts {other}."""
    log2(s.events, "haunts", who, other)


def lures(s: State, who: int) -> None:
    """{who} lures the Enemy closer."""
    log1(s.events, "lures", who)


def broke(s: State, tile: int) -> None:
    """A shutter of the {tile} is broken open."""
    log1(s.events, "broke", tile)


def advanced(s: State, who: int, round: int) -> None:
    """{who} advances the clock: it is round {round}."""
    log2(s.events, "advanced", who, round)


def clue(s: State, scenario: int, clue: int) -> None:
    """The event `clue`."""
    log2(s.events, "clue", scenario, clue)


def acted(s: State, who: int, deed: int) -> None:
    """{who}: {deed}."""
    log2(s.events, "acted", who, deed)


def token(s: State, token: int, tile: int) -> None:
    """The scenario puts {token} on the {tile}."""
    log2(s.events, "token", token, tile)


def carries(s: State, who: int, token: int) -> None:
    """{who} takes {token}."""
    log2(s.events, "carries", who, token)


def handed(s: State, who: int, token: int, other: int) -> None:
    """{who} hands {token} to {other}."""
    log3(s.events, "handed", who, token, other)


def laid_down(s: State, who: int, token: int) -> None:
    """{who} puts down {token}."""
    log2(s.events, "laid-down", who, token)


def spent_token(s: State, who: int, token: int) -> None:
    """{who} gives up {token}."""
    log2(s.events, "spent-token", who, token)


def companion(s: State, tile: int) -> None:
    """Someone on the {tile} waits to be led."""
    log1(s.events, "companion", tile)


def leads(s: State, who: int) -> None:
    """{who} leads the companion."""
    log1(s.events, "leads", who)


def leaves(s: State, who: int, *scenario: int) -> None:
    """The event `leaves`."""
    s.tell(("leaves", who, *scenario))


def nerve(s: State, points: int, *scenario: int) -> None:
    """The event `nerve`."""
    s.tell(("nerve", points, *scenario))


def ran_home(s: State, tile: int, *scenario: int) -> None:
    """The event `ran-home`."""
    s.tell(("ran-home", tile, *scenario))


def sealed(s: State, who: int, tile: int) -> None:
    """{who} closes the shutter of the {tile}."""
    log2(s.events, "sealed", who, tile)


def folded(s: State, tile: int) -> None:
    """The {tile} folds away."""
    log1(s.events, "folded", tile)


def rubbed_out(s: State, tile: int) -> None:
    """The {tile} is rubbed out."""
    log1(s.events, "rubbed-out", tile)


def shifted(s: State, *tiles: int) -> None:
    """Two rooms change places."""
    s.tell(("shifted", *tiles))


def altered(s: State, monster: int) -> None:
    """The event `altered`."""
    log1(s.events, "altered", monster)


def revealed(s: State, who: int) -> None:
    """{who} is the Ninth Guest."""
    log1(s.events, "revealed", who)


def cleared(s: State, scenario: int, suspect: int) -> None:
    """The event `cleared`."""
    log2(s.events, "cleared", scenario, suspect)


def accused(s: State, scenario: int, suspect: int, guilty: int) -> None:
    """The event `accused`."""
    log3(s.events, "accused", scenario, suspect, guilty)


def deadlock(s: State) -> None:
    """There has been no progress for too long: a deadlock. The hunters have lost."""
    log0(s.events, "deadlock")


def ended(s: State, won: int) -> None:
    """The event `ended`."""
    log1(s.events, "ended", won)
