"""Generated from events.py by `make generate`: do not edit."""

from __future__ import annotations

from gloaming.engine.state.state import State


def first(s: State, seat: int) -> None:
    """{seat} plays first."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("first")
    last.append(seat)


def fear(s: State, fear: int) -> None:
    """All face {fear}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("fear")
    last.append(fear)


def took(s: State, seat: int, card: int) -> None:
    """{seat} takes {card}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("took")
    last.append(seat)
    last.append(card)


def placed(s: State, seat: int, kind: int, tile: int) -> None:
    """The event `placed`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("placed")
    last.append(seat)
    last.append(kind)
    last.append(tile)


def sat(s: State, seat: int, side: int) -> None:
    """{seat}'s Home Row is in the {side}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("sat")
    last.append(seat)
    last.append(side)


def turn(s: State, seat: int, round: int) -> None:
    """Round {round}: {seat}'s Spirit Phase."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("turn")
    last.append(seat)
    last.append(round)


def fear_phase(s: State, seat: int) -> None:
    """{seat} controls Fear."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("fear-phase")
    last.append(seat)


def harvested(s: State, knowers: int, seat: int, pile: int, card: int) -> None:
    """{seat} harvests {card} from {pile}. For others than the knowers: {seat} harvests a card from {pile}."""
    s.tell_only(knowers, ("harvested", seat, pile, card), ("harvested", seat, pile, -1))


def gathered(s: State, seat: int, card: int) -> None:
    """{seat} harvests {card} from the discard pile."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("gathered")
    last.append(seat)
    last.append(card)


def rebuilt(s: State, of: int) -> None:
    """The discarded {of} Spirits are shuffled into two new piles."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("rebuilt")
    last.append(of)


def drew(s: State, knowers: int, seat: int, card: int) -> None:
    """{seat} draws {card} from the Fear deck. For others than the knowers: {seat} draws a Fear card."""
    s.tell_only(knowers, ("drew", seat, card), ("drew", seat, -1))


def reshuffled(s: State) -> None:
    """The discarded Fear cards are shuffled into a new deck."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("reshuffled")


def summoned(s: State, seat: int, card: int) -> None:
    """{seat} summons {card}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("summoned")
    last.append(seat)
    last.append(card)


def flipped(s: State, seat: int, card: int) -> None:
    """{seat} flips {card} for the Move on its back."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("flipped")
    last.append(seat)
    last.append(card)


def laid(s: State, seat: int, kind: int, card: int) -> None:
    """{seat} lays {kind} on {card} to power it."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("laid")
    last.append(seat)
    last.append(kind)
    last.append(card)


def discarded(s: State, seat: int, card: int) -> None:
    """{seat} discards {card}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("discarded")
    last.append(seat)
    last.append(card)


def moved(s: State, seat: int, kind: int, start: int, end: int) -> None:
    """The event `moved`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("moved")
    last.append(seat)
    last.append(kind)
    last.append(start)
    last.append(end)


def swapped(s: State, seat: int, kind: int, start: int, other: int, end: int) -> None:
    """The event `swapped`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("swapped")
    last.append(seat)
    last.append(kind)
    last.append(start)
    last.append(other)
    last.append(end)


def corrupted(s: State, seat: int, tile: int) -> None:
    """{seat} corrupts {tile}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("corrupted")
    last.append(seat)
    last.append(tile)


def cleansed(s: State, seat: int, tile: int) -> None:
    """{seat} cleanses {tile}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("cleansed")
    last.append(seat)
    last.append(tile)


def healed(s: State, seat: int, captor: int, kind: int, *tiles: int) -> None:
    """The event `healed`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("healed")
    last.append(seat)
    last.append(captor)
    last.append(kind)
    last.extend(tiles)


def copied(s: State, seat: int, other: int) -> None:
    """{seat} copies {other}'s Defense."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("copied")
    last.append(seat)
    last.append(other)


def stole(s: State, knowers: int, seat: int, other: int, back: int, card: int) -> None:
    """{seat} steals {card} from {other}. For others than the knowers: {seat} steals a {back} card from {other}."""
    s.tell_only(knowers, ("stole", seat, other, back, card), ("stole", seat, other, back, -1))


def fed(s: State, seat: int, other: int, card: int) -> None:
    """{seat} steals {card} from {other}: it goes to the Fear discards."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("fed")
    last.append(seat)
    last.append(other)
    last.append(card)


def peeked(s: State, knowers: int, seat: int, pile: int, card: int) -> None:
    """{seat} peeks at {card} on top of {pile}. For others than the knowers: {seat} peeks at the top card of {pile}."""
    s.tell_only(knowers, ("peeked", seat, pile, card), ("peeked", seat, pile, -1))


def spied(s: State, knowers: int, seat: int, other: int, card: int) -> None:
    """{seat} sees {card} in {other}'s hand. For others than the knowers: {seat} looks into {other}'s hand."""
    s.tell_only(knowers, ("spied", seat, other, card), ("spied", seat, other, -1))


def hid(s: State, seat: int, kind: int, tile: int) -> None:
    """The event `hid`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("hid")
    last.append(seat)
    last.append(kind)
    last.append(tile)


def captured(s: State, seat: int, kind: int, tile: int, strength: int, defense: int) -> None:
    """The event `captured`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("captured")
    last.append(seat)
    last.append(kind)
    last.append(tile)
    last.append(strength)
    last.append(defense)


def vanished(s: State, seat: int, kind: int, tile: int) -> None:
    """{seat}'s card with Disappear takes the attacker on {tile}: {seat} captures {kind}."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("vanished")
    last.append(seat)
    last.append(kind)
    last.append(tile)


def respawned(s: State, seat: int, kind: int, tile: int) -> None:
    """The event `respawned`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("respawned")
    last.append(seat)
    last.append(kind)
    last.append(tile)


def banished(s: State, seat: int) -> None:
    """{seat} has no token left and is banished."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("banished")
    last.append(seat)


def won(s: State, seat: int, outlasted: int) -> None:
    """The event `won`."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("won")
    last.append(seat)
    last.append(outlasted)


def tired(s: State) -> None:
    """The last round is over, and Fear is not banished."""
    events = s.events
    events.told += 1
    last = events.last
    last.append("tired")
