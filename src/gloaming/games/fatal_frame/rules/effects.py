"""Effects, done in the order written. Each function does one verb of the content."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.engine.state import Option
from gloaming.games.fatal_frame.content import Effect, Line
from gloaming.games.fatal_frame.printed import CODE, FIRST_ACTION, FIRST_ITEM, FIRST_UPGRADE, KIND, MOST_ORBS, ORB, SORT
from gloaming.games.fatal_frame.rules.cards import draw, kinds_of, of_kind, without
from gloaming.games.fatal_frame.state import CELLS, NOTHING, Table

STOP: Final[Effect] = (-1,)
"""The end of a line among the effects that wait."""

ANY: Final = 4
"""Any kind of card, by its place in `content.KINDS`; 0 to 3 are Ghost, Item, Upgrade and Action."""


def resolve(s: Table, line: Line) -> None:
    """Do the effects of a card next, then go on. (FF-TERM-5)"""
    if line:
        s.todo = line + (STOP,) + s.todo
        s.run("effects")


def next_effect(s: Table) -> None:
    """Do the first effect that waits, until the end of the line. (FF-TERM-5)"""
    effect = s.todo[0]
    s.todo = s.todo[1:]
    if effect[0] >= 0:
        s.again()
        DO[effect[0]](s, effect)


def do_draw(s: Table, effect: Effect) -> None:
    """Draw cards.

    (FF-DRAW-1, FF-UPGRADECARD-5, FF-ACTIONCARD-12, FF-OUTSIDE-6, FF-INSIDE-1, FF-INSIDE-5, FF-INSIDE-9, FF-INSIDE-10)
    """
    draw(s, s.turn, effect[1])


def do_discard(s: Table, effect: Effect) -> None:
    """Discard cards, as many as one has.

    (FF-TERM-1, FF-TERM-2, FF-GHOSTCARD-1, FF-GHOSTCARD-3, FF-GHOSTCARD-5, FF-GHOSTCARD-7, FF-GHOSTCARD-13,
    FF-GHOSTCARD-15, FF-BOSSCARD-3, FF-BOSSCARD-4, FF-OUTSIDE-9, FF-INSIDE-10, FF-INSIDE-14, FF-INSIDE-19)
    """
    if s.hand[s.turn]:
        s.owed = effect[1]
        s.run("discard")


def do_lose(s: Table, effect: Effect) -> None:
    """Lose a card from the table.

    (FF-TERM-3, FF-GHOSTCARD-2, FF-GHOSTCARD-6, FF-GHOSTCARD-8, FF-GHOSTCARD-14, FF-GHOSTCARD-21, FF-BOSSCARD-2,
    FF-INSIDE-7)
    """
    if effect[2] > 1:
        s.todo = ((effect[0], effect[1], effect[2] - 1),) + s.todo
    s.losing = effect[1]
    s.run("lose")


def do_skip_turn(s: Table, effect: Effect) -> None:
    """The next turn will be skipped: one, however often it is said.

    (FF-LIMBO-1, FF-LIMBO-2, FF-GHOSTCARD-12)
    """
    hold_back(s, s.turn)


def hold_back(s: Table, seat: int) -> None:
    """A player will skip a turn. (FF-LIMBO-1)"""
    s.skips[seat] = True
    s.tell(("held", seat))


def do_salvage(s: Table, effect: Effect) -> None:
    """Take a card out of the discard pile.

    (FF-DRAW-4, FF-UPGRADECARD-9, FF-ACTIONCARD-11, FF-INSIDE-16, FF-INSIDE-17)
    """
    s.salvaging = effect[1]
    s.run("salvage")


def salvage_kinds(s: Table, what: int) -> list[int]:
    """The kinds of card in the discard pile that may be taken. (FF-DRAW-4)"""
    found = []
    for kind in kinds_of(s.discard):
        if what == ANY or sort_of_card(kind) == what:
            found.append(kind)
    return found


def sort_of_card(kind: int) -> int:
    """Whether a kind is a Ghost, an Item, an Upgrade or an Action, by its place in `content.KINDS`."""
    if kind < FIRST_ITEM:
        return 0
    if kind < FIRST_UPGRADE:
        return 1
    return 2 if kind < FIRST_ACTION else 3


def to_salvage(s: Table) -> list[Option]:
    """Any such card, or none. (FF-DRAW-4)"""
    options: list[Option] = [("salvage", kind) for kind in salvage_kinds(s, s.salvaging)]
    if options:
        options.append(("leave-it",))
    return options


def salvage(s: Table, option: Option) -> None:
    """Take the card into the hand; everyone sees it. (FF-DRAW-4)"""
    if option[0] == "salvage":
        card = of_kind(s.discard, option[1])
        s.discard = without(s.discard, card)
        s.hand[s.turn] += (card,)
        s.tell(("salvaged", s.turn, card))


def orb_in_discard(s: Table) -> int:
    """A Spirit Orb in the discard pile, or NOTHING."""
    for card in s.discard:
        kind = KIND[card]
        if FIRST_UPGRADE <= kind < FIRST_ACTION and SORT[kind - FIRST_UPGRADE] == ORB:
            return card
    return NOTHING


def do_fit_orb(s: Table, effect: Effect) -> None:
    """A Spirit Orb from the discard pile onto the Camera, if it holds fewer than 3.

    (FF-UPGRADE-2, FF-OUTSIDE-7, FF-INSIDE-8)
    """
    card = orb_in_discard(s)
    if card >= 0 and s.orbs(s.turn) < MOST_ORBS:
        s.discard = without(s.discard, card)
        s.camera[s.turn] += (card,)
        s.tell(("fitted", s.turn, card))


def do_scout(s: Table, effect: Effect) -> None:
    """Turn up an Exterior Location from afar. (FF-OUTSIDE-8)"""
    s.run("scout")


def to_scout(s: Table) -> list[Option]:
    """Any that lies face down. (FF-OUTSIDE-8)"""
    return [("scout", cell) for cell in range(CELLS) if not s.explored[cell]]


def scout(s: Table, option: Option) -> None:
    """Turn it up; nobody has arrived there. (FF-OUTSIDE-8)"""
    explore(s, option[1])


def explore(s: Table, cell: int) -> None:
    """Turn up a face-down Exterior Location for all to see. (FF-MOVE-4)"""
    if not s.explored[cell]:
        s.explored = s.explored[:cell] + (-1,) + s.explored[cell + 1 :]
        s.tell(("explored", cell, s.exterior[cell]))


def do_step(s: Table, effect: Effect) -> None:
    """Move on: the first Location, then as many more as one likes.

    (FF-FUNCTION-6, FF-UPGRADECARD-4, FF-ACTIONCARD-17)
    """
    s.steps = effect[1]
    s.run("first step")


def do_ward(s: Table, effect: Effect) -> None:
    """No Ghost Effect until the turn ends. (FF-UPGRADECARD-7)"""
    s.warded = True
    s.tell(("warded", s.turn))


def do_flash_die(s: Table, effect: Effect) -> None:
    """One more die in the next attack. (FF-UPGRADECARD-8)"""
    s.flash += 1
    s.tell(("flashed", s.turn))


_VERBS: Final[dict[str, Callable[[Table, Effect], None]]] = {
    "draw": do_draw,
    "discard": do_discard,
    "lose": do_lose,
    "skip-turn": do_skip_turn,
    "salvage": do_salvage,
    "fit-orb": do_fit_orb,
    "scout": do_scout,
    "step": do_step,
    "ward": do_ward,
    "flash-die": do_flash_die,
}

DO: Final[tuple[Callable[[Table, Effect], None], ...]] = tuple([_VERBS[verb] for verb in CODE])
"""What carries out each verb, by its number."""
