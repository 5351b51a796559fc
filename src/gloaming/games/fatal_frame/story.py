"""What happened in Fatal Frame, in words, from the event alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.engine.game import Description
from gloaming.engine.log import Event
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.content import BOSSES, EXTERIORS, INTERIORS
from gloaming.games.fatal_frame.names import CELL_NAMES, card_id, card_name, count, listed, player, the
from gloaming.games.fatal_frame.rules.dice import BOSS_DIE
from gloaming.games.fatal_frame.state import BOSS


def narrate(box: Box, event: Event) -> Description:
    """An event in words. Raises ValueError for an event that there is not."""
    tell = _TOLD.get(event[0])
    if tell is None:
        raise ValueError(f"no event is called {event[0]!r}")
    return tell(event[1:])


def _sentence(text: str) -> str:
    """With a capital letter."""
    return text[0].upper() + text[1:]


def _seat(text: str) -> Callable[[Event], Description]:
    """A sentence about a player, and, where it names one, a card."""

    def told(rest: Event) -> Description:
        seat = rest[0]
        pieces = [f"seat-{seat}"]
        card = ""
        if len(rest) > 1:
            card = the(rest[1]) if "{ghost}" in text else card_name(rest[1])
            pieces.append(card_id(rest[1]))
        return Description(_sentence(text.format(who=player(seat), card=card, ghost=card)), pieces)

    return told


def _card(text: str) -> Callable[[Event], Description]:
    """A sentence about a card, or a Ghost with its article."""
    return lambda rest: Description(_sentence(text.format(card_name(rest[0]), ghost=the(rest[0]))), [card_id(rest[0])])


def _plain(text: str) -> Callable[[Event], Description]:
    return lambda rest: Description(text)


def _drew(rest: Event) -> Description:
    seat, card = rest
    if card < 0:
        return Description(f"{player(seat)} draws a card.", [f"seat-{seat}"])
    return Description(f"{player(seat)} draws {card_name(card)}.", [f"seat-{seat}", card_id(card)])


def _turn(rest: Event) -> Description:
    return Description(f"Round {rest[1]}: {player(rest[0])}'s turn.", [f"seat-{rest[0]}"])


def _explored(rest: Event) -> Description:
    cell, location = rest
    name = EXTERIORS[location].name
    return Description(f"The Location in the {CELL_NAMES[cell]} is turned up: {name}.", [f"cell-{cell}"])


def _placed(text: str) -> Callable[[Event], Description]:
    """A player, a cell, and the Location there."""

    def told(rest: Event) -> Description:
        seat, cell, location = rest
        label = text.format(who=player(seat), place=EXTERIORS[location].name)
        return Description(label, [f"seat-{seat}", f"cell-{cell}"])

    return told


def _entered(rest: Event) -> Description:
    seat, house = rest[0], rest[1]
    rooms = [INTERIORS[room] for room in rest[2:]]
    path = listed([room.name for room in rooms])
    label = f"{player(seat)} enters {EXTERIORS[house].name}; the path is: {path}."
    return Description(label, [f"seat-{seat}", *[room.id for room in rooms]])


def _walked(rest: Event) -> Description:
    seat, _, room = rest
    return Description(f"{player(seat)} walks on to the {INTERIORS[room].name}.", [f"seat-{seat}", INTERIORS[room].id])


def _boss(text: str) -> Callable[[Event], Description]:
    def told(rest: Event) -> Description:
        boss = BOSSES[rest[1]]
        return Description(
            _sentence(text.format(who=player(rest[0]), boss=the(BOSS + rest[1]))), [f"seat-{rest[0]}", boss.id]
        )

    return told


def _struck(rest: Event) -> Description:
    seat, boss, beads, life = rest
    if beads == 0:
        label = f"{player(seat)} does not reach {the(BOSS + boss)}."
    else:
        label = f"{player(seat)} takes {count(beads, 'bead')} off {the(BOSS + boss)}; {life} left."
    return Description(label, [f"seat-{seat}", BOSSES[boss].id])


def _dice(faces: Event) -> str:
    return listed([str(face) for face in faces])


def _rolled(rest: Event) -> Description:
    seat, boss_die = rest[0], rest[1]
    dice = rest[2:]
    label = f"{player(seat)} rolls {_dice(dice)}"
    if boss_die:
        label += f"; the Boss die shows {boss_die}"
    return Description(f"{label}.", [f"seat-{seat}", *[f"die-{number}" for number in range(len(dice))]])


def _changed(text: str) -> Callable[[Event], Description]:
    def told(rest: Event) -> Description:
        label = text.format(by=rest[1], dice=_dice(rest[2:]))
        return Description(label, [f"seat-{rest[0]}", *[f"die-{number}" for number in range(len(rest) - 2)]])

    return told


def _raised(rest: Event) -> Description:
    seat, number, value = rest
    if number == BOSS_DIE:
        return Description(f"{player(seat)} turns the Boss die to {value}.", [f"seat-{seat}", "boss-die"])
    return Description(f"{player(seat)} turns attack die {number + 1} to {value}.", [f"seat-{seat}", f"die-{number}"])


def _haunted(rest: Event) -> Description:
    seat, card, target = rest
    label = f"{player(seat)} plays {the(card)} on {'themselves' if seat == target else player(target)}."
    return Description(label, [f"seat-{seat}", card_id(card), f"seat-{target}"])


def _attached(rest: Event) -> Description:
    seat, action, anchor = rest
    label = f"{card_name(action)} lies on {the(anchor)} now."
    return Description(label, [f"seat-{seat}", card_id(action), card_id(anchor)])


def _stole(rest: Event) -> Description:
    seat, other, card = rest
    label = f"{player(seat)} takes {card_name(card)} from {player(other)}."
    return Description(label, [f"seat-{seat}", f"seat-{other}", card_id(card)])


def _led(rest: Event) -> Description:
    card, seat = rest
    return Description(f"{_sentence(the(card))} is called to {player(seat)}.", [card_id(card), f"seat-{seat}"])


def _thrown_out(rest: Event) -> Description:
    seat, die = rest
    label = f"The Boss die and an attack die both show {die}: {player(seat)} is thrown out of the Shrine."
    return Description(label, [f"seat-{seat}", "boss-die"])


_TOLD: Final[dict[str, Callable[[Event], Description]]] = {
    "first": _seat("{who} begins."),
    "turn": _turn,
    "skipped": _seat("{who} is held in limbo and skips this turn."),
    "held": _seat("{who} will skip the next turn."),
    "drew": _drew,
    "reshuffled": _plain("The discard pile is shuffled into a new deck."),
    "reshuffled-interiors": _plain("The Interior Locations are shuffled anew."),
    "discarded": _seat("{who} discards {card}."),
    "kept": _seat("{who} keeps every card: the Trapped Boy looks after them."),
    "lost": _seat("{who} loses {card}."),
    "detached": _card("{} is over, and goes to the discard pile."),
    "salvaged": _seat("{who} takes {card} from the discard pile."),
    "fitted": _seat("{who} fits {card} from the discard pile onto the Camera."),
    "explored": _explored,
    "went": _placed("{who} moves to {place}."),
    "left": _placed("{who} steps out to {place}."),
    "put-out": _placed("{who} stands outside again, before {place}."),
    "entered": _entered,
    "walked": _walked,
    "followed": _seat("{ghost} follows {who}."),
    "vanished": _card("{ghost} is left alone, and vanishes."),
    "left-behind": _card("{ghost} is left behind in the house, and goes to the discard pile."),
    "boss-appeared": _boss("{boss} waits for {who} in the Shrine."),
    "boss-withdrew": _boss("{boss} sinks back among the Bosses."),
    "faced": _seat("{who} faces {ghost}."),
    "rolled": _rolled,
    "added": _changed("Automatic addition, {by}: {dice}."),
    "subtracted": _changed("Automatic subtraction, {by}: {dice}."),
    "raised": _raised,
    "effect": _seat("The Ghost Effect of {ghost} falls on {who}."),
    "failed": _seat("{who} fails against {ghost}."),
    "captured": _seat("{who} captures {ghost}."),
    "struck": _struck,
    "stood-firm": _seat("{who} holds the camera steady, and stands firm."),
    "thrown-out": _thrown_out,
    "won": _boss("{who} defeats {boss} and leaves the village behind."),
    "warded": _seat("No Ghost Effect touches {who} until the turn ends."),
    "flashed": _seat("{who} will roll one more die in the next attack."),
    "function": _seat("{who} uses {card}."),
    "passed": _seat("{who} passes."),
    "haunted": _haunted,
    "found": _seat("{who} finds the {card}."),
    "replaced": _seat("{who} takes {card} off the Camera."),
    "upgraded": _seat("{who} fits {card} onto the Camera."),
    "acted": _seat("{who} plays {card}."),
    "attached": _attached,
    "stole": _stole,
    "banished": _card("{ghost} is driven off, into the discard pile."),
    "led": _led,
}
