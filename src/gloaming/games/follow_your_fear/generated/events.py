"""Generated from events.py by `make generate`: do not edit."""

from __future__ import annotations

from gloaming.engine.state.log import log0, log1, log2, log3, log4, log5
from gloaming.engine.state.state import State


def first(s: State, seat: int) -> None:
    """{seat} plays first."""
    log1(s.events, "first", seat)


def fear(s: State, fear: int) -> None:
    """All face {fear}."""
    log1(s.events, "fear", fear)


def took(s: State, seat: int, card: int) -> None:
    """{seat} takes {card}."""
    log2(s.events, "took", seat, card)


def placed(s: State, seat: int, kind: int, tile: int) -> None:
    """The event `placed`."""
    log3(s.events, "placed", seat, kind, tile)


def sat(s: State, seat: int, side: int) -> None:
    """{seat}'s Home Row is in the {side}."""
    log2(s.events, "sat", seat, side)


def turn(s: State, seat: int, round: int) -> None:
    """Round {round}: {seat}'s Spirit Phase."""
    log2(s.events, "turn", seat, round)


def fear_phase(s: State, seat: int) -> None:
    """{seat} controls Fear."""
    log1(s.events, "fear-phase", seat)


def harvested(s: State, knowers: int, seat: int, pile: int, card: int) -> None:
    """{seat} harvests {card} from {pile}. Others see: {seat} harvests a card from {pile}."""
    s.tell_only(knowers, ("harvested", seat, pile, card), ("harvested", seat, pile, -1))


def gathered(s: State, seat: int, card: int) -> None:
    """{seat} harvests {card} from the discard pile."""
    log2(s.events, "gathered", seat, card)


def rebuilt(s: State, of: int) -> None:
    """The discarded {of} Spirits are shuffled into two new piles."""
    log1(s.events, "rebuilt", of)


def drew(s: State, knowers: int, seat: int, card: int) -> None:
    """{seat} draws {card} from the Fear deck. Others see: {seat} draws a Fear card."""
    s.tell_only(knowers, ("drew", seat, card), ("drew", seat, -1))


def reshuffled(s: State) -> None:
    """The discarded Fear cards are shuffled into a new deck."""
    log0(s.events, "reshuffled")


def summoned(s: State, seat: int, card: int) -> None:
    """{seat} summons {card}."""
    log2(s.events, "summoned", seat, card)


def flipped(s: State, seat: int, card: int) -> None:
    """{seat} flips {card} for the Move on its back."""
    log2(s.events, "flipped", seat, card)


def laid(s: State, seat: int, kind: int, card: int) -> None:
    """{seat} lays {kind} on {card} to power it."""
    log3(s.events, "laid", seat, kind, card)


def discarded(s: State, seat: int, card: int) -> None:
    """{seat} discards {card}."""
    log2(s.events, "discarded", seat, card)


def moved(s: State, seat: int, kind: int, start: int, end: int) -> None:
    """The event `moved`."""
    log4(s.events, "moved", seat, kind, start, end)


def swapped(s: State, seat: int, kind: int, start: int, other: int, end: int) -> None:
    """The event `swapped`."""
    log5(s.events, "swapped", seat, kind, start, other, end)


def corrupted(s: State, seat: int, tile: int) -> None:
    """{seat} corrupts {tile}."""
    log2(s.events, "corrupted", seat, tile)


def cleansed(s: State, seat: int, tile: int) -> None:
    """{seat} cleanses {tile}."""
    log2(s.events, "cleansed", seat, tile)


def healed(s: State, seat: int, captor: int, kind: int, *tiles: int) -> None:
    """The event `healed`."""
    s.tell(("healed", seat, captor, kind, *tiles))


def copied(s: State, seat: int, other: int) -> None:
    """{seat} copies {other}'s Defense."""
    log2(s.events, "copied", seat, other)


def stole(s: State, knowers: int, seat: int, other: int, back: int, card: int) -> None:
    """{seat} steals {card} from {other}. Others see: {seat} steals a {back} card from {other}."""
    s.tell_only(knowers, ("stole", seat, other, back, card), ("stole", seat, other, back, -1))


def fed(s: State, seat: int, other: int, card: int) -> None:
    """{seat} steals {card} from {other}: it goes to the Fear discards."""
    log3(s.events, "fed", seat, other, card)


def peeked(s: State, knowers: int, seat: int, pile: int, card: int) -> None:
    """{seat} peeks at {card} on top of {pile}. Others see: {seat} peeks at the top card of {pile}."""
    s.tell_only(knowers, ("peeked", seat, pile, card), ("peeked", seat, pile, -1))


def spied(s: State, knowers: int, seat: int, other: int, card: int) -> None:
    """{seat} sees {card} in {other}'s hand. Others see: {seat} looks into {other}'s hand."""
    s.tell_only(knowers, ("spied", seat, other, card), ("spied", seat, other, -1))


def hid(s: State, seat: int, kind: int, tile: int) -> None:
    """The event `hid`."""
    log3(s.events, "hid", seat, kind, tile)


def captured(s: State, seat: int, kind: int, tile: int, strength: int, defense: int) -> None:
    """The event `captured`."""
    log5(s.events, "captured", seat, kind, tile, strength, defense)


def vanished(s: State, seat: int, kind: int, tile: int) -> None:
    """{seat}'s card with Disappear takes the attacker on {tile}: {seat} captures {kind}."""
    log3(s.events, "vanished", seat, kind, tile)


def respawned(s: State, seat: int, kind: int, tile: int) -> None:
    """The event `respawned`."""
    log3(s.events, "respawned", seat, kind, tile)


def banished(s: State, seat: int) -> None:
    """{seat} has no token left and is banished."""
    log1(s.events, "banished", seat)


def won(s: State, seat: int, outlasted: int) -> None:
    """The event `won`."""
    log2(s.events, "won", seat, outlasted)


def tired(s: State) -> None:
    """The last round is over, and Fear is not banished."""
    log0(s.events, "tired")
