"""What happened in Final Girl, in words, from the event alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.engine.game import Description
from gloaming.engine.log import Event
from gloaming.engine.words import count
from gloaming.games.final_girl.box import PIECES, Box
from gloaming.games.final_girl.names import PHASE_NAMES, deck_name, special
from gloaming.games.final_girl.rules.sentences import line_text
from gloaming.games.final_girl.state import NORMAL


def _name(box: Box, place: int) -> str:
    return box.spaces[place].name


def _piece(box: Box, place: int) -> str:
    return f"space-{box.spaces[place].id}"


def _who(kind: int) -> str:
    return "A Victim" if kind == NORMAL else f"The {PIECES[kind]} Special Victim"


def _pieces(box: Box, kind: int, *places: int) -> list[str]:
    return [_piece(box, place) for place in places] + ([] if kind == NORMAL else [f"victim-{PIECES[kind]}"])


def _faces(faces: tuple[int, ...]) -> str:
    return ", ".join(map(str, faces))


def _company(normal: int, mask: int) -> str:
    followers = normal + bin(mask).count("1")
    return f", and {count(followers, 'Victim')} with her" if followers else ""


_BROKEN: Final = ("you choose", "the worst for you is taken", "chance decides")


def narrate(box: Box, event: Event) -> Description:
    """An event in words."""
    return _TOLD[event[0]](box, event[1:])


def _plain(text: str, *pieces: str) -> Callable[[Box, Event], Description]:
    return lambda box, rest: Description(text, pieces)


def _terror(text: str) -> Callable[[Box, Event], Description]:
    return lambda box, rest: Description(text.format(box.terrors[rest[0]].name), [box.terror_piece(rest[0])])


def _item(text: str) -> Callable[[Box, Event], Description]:
    return lambda box, rest: Description(text.format(box.items[rest[0]].name), [box.item_piece(rest[0])])


def _number(text: str) -> Callable[[Box, Event], Description]:
    return lambda box, rest: Description(text.format(*rest))


def _place(text: str) -> Callable[[Box, Event], Description]:
    return lambda box, rest: Description(text.format(_name(box, rest[0])), [_piece(box, rest[0])])


def _card(text: str) -> Callable[[Box, Event], Description]:
    return lambda box, rest: Description(text.format(box.actions[rest[0]].name), [f"action-{box.actions[rest[0]].id}"])


def _deck(text: str) -> Callable[[Box, Event], Description]:
    def told(box: Box, rest: Event) -> Description:
        pieces = [f"deck-{rest[1]}", *[box.item_piece(item) for item in rest[2:]]]
        names = [box.items[item].name for item in rest[2:]]
        return Description(text.format(deck_name(box, rest[0], rest[1]), *names), pieces)

    return told


def _setup(box: Box, rest: Event) -> Description:
    setup, girl = rest
    return Description(f"{box.setups[setup].name}. {box.girls[girl].name} is the Final Girl.")


def _phase(box: Box, rest: Event) -> Description:
    return Description(f"Turn {rest[1]}: the {PHASE_NAMES[rest[0]]}.")


def _horror(box: Box, rest: Event) -> Description:
    names = {0: "its lowest", 7: "its highest"}
    return Description(f"The Horror Level is now {names.get(rest[0], rest[0])}.", ["horror"])


def _time(box: Box, rest: Event) -> Description:
    by, left = rest
    what = f"{abs(by)} Time is {'gained' if by > 0 else 'lost'}"
    return Description(f"{what}: {left} left." if left >= 0 else f"{what}: the marker is in the red.", ["time"])


def _moved(box: Box, rest: Event) -> Description:
    start, end, normal, mask = rest
    return Description(
        f"She goes to {_name(box, end)}{_company(normal, mask)}.", [_piece(box, start), _piece(box, end)]
    )


def _stalked(box: Box, rest: Event) -> Description:
    return Description(
        f"The Killer comes to {_name(box, rest[1])}.", [_piece(box, rest[0]), _piece(box, rest[1]), "killer"]
    )


def _killed(box: Box, rest: Event) -> Description:
    return Description(f"{_who(rest[0])} dies at {_name(box, rest[1])}.", _pieces(box, *rest))


def _saved(box: Box, rest: Event) -> Description:
    return Description(f"{_who(rest[0])} escapes by {_name(box, rest[1])}.", _pieces(box, *rest))


def _claimed(box: Box, rest: Event) -> Description:
    girl, place = rest
    line = box.girls[girl].after if place < 0 else box.girls[girl].saves[place]
    return Description(f"The reward: {line_text(line)}.", [] if place < 0 else [f"save-{place}"])


def _walks(text: str) -> Callable[[Box, Event], Description]:
    def told(box: Box, rest: Event) -> Description:
        kind, start, end = rest
        return Description(text.format(_who(kind), _name(box, end)), _pieces(box, kind, start, end))

    return told


def _panicked(box: Box, rest: Event) -> Description:
    kind, face, start, end = rest
    where = "stays" if start == end else f"runs to {_name(box, end)}"
    return Description(f"{_who(kind)} panics ({face}) and {where}.", _pieces(box, kind, start, end))


def _special(box: Box, rest: Event) -> Description:
    kind, place, event = rest
    return Description(f"A Victim at {_name(box, place)} is now {special(box, event)}.", _pieces(box, kind, place))


def _event(text: str) -> Callable[[Box, Event], Description]:
    def told(box: Box, rest: Event) -> Description:
        card = box.events[rest[0]]
        return Description(text.format(card.name, card.text), [box.event_piece(rest[0])])

    return told


def _power(box: Box, rest: Event) -> Description:
    card = box.powers[rest[0]]
    return Description(f"A Dark Power is revealed, {card.name}: {card.text}", [box.power_piece(rest[0])])


def _finale(box: Box, rest: Event) -> Description:
    card = box.finales[rest[0]]
    return Description(f"The Finale is revealed, {card.name}: {card.text}", [box.finale_piece(rest[0])])


def _terror_drawn(box: Box, rest: Event) -> Description:
    card = box.terrors[rest[0]]
    return Description(f"A Terror card, {card.name}: {card.text}", [box.terror_piece(rest[0])])


def _minor(box: Box, rest: Event) -> Description:
    card = box.terrors[rest[0]]
    return Description(f"{card.name}: {card.text}", [box.terror_piece(rest[0])])


def _peeked(box: Box, rest: Event) -> Description:
    if not rest:
        return Description("She looks at the top Terror card.", ["terror"])
    return Description(
        f"She looks at the top Terror card: {box.terrors[rest[0]].name}.", ["terror", box.terror_piece(rest[0])]
    )


def _token(whose: str) -> Callable[[Box, Event], Description]:
    def told(box: Box, rest: Event) -> Description:
        back = "is blank" if rest[0] == 0 else f"shows {rest[0]} health"
        return Description(f"{whose} Final Health token {back}.")

    return told


def _ultimate(box: Box, rest: Event) -> Description:
    return Description(f"{box.girls[rest[0]].name} has her Ultimate Ability: {box.girls[rest[0]].ultimate_text}")


def _converted(box: Box, rest: Event) -> Description:
    die, first, second = rest
    label = f"{box.actions[first].name} and {box.actions[second].name} are discarded: die {die + 1} is a success."
    return Description(label, [f"die-{die}"])


def _armed(box: Box, rest: Event) -> Description:
    if rest[0] < 0:
        return Description("She attacks with bare hands.")
    return Description(f"She attacks with the {box.items[rest[0]].name}.", [box.item_piece(rest[0])])


def _linked(box: Box, rest: Event) -> Description:
    return Description(
        f"{_name(box, rest[0])} and {_name(box, rest[1])} are linked.", [_piece(box, rest[0]), _piece(box, rest[1])]
    )


def _arrived(box: Box, rest: Event) -> Description:
    return Description(f"{count(rest[0], 'new Victim')} at {_name(box, rest[1])}.", [_piece(box, rest[1])])


def _rolled(text: str) -> Callable[[Box, Event], Description]:
    return lambda box, rest: Description(text.format(_faces(rest)), [f"die-{die}" for die in range(len(rest))])


def _bloodlust(box: Box, rest: Event) -> Description:
    return Description(f"Bloodlust rises to row {rest[0] + 1}.", ["bloodlust"])


def _improvise(box: Box, rest: Event) -> Description:
    until = "for the rest of the Action phase" if rest[0] else "on the next Horror Roll"
    return Description(f"3 and 4 are successes {until}.")


_TOLD: Final[dict[str, Callable[[Box, Event], Description]]] = {
    "tie": lambda box, rest: Description(f"A tie of {rest[0]}: {_BROKEN[rest[1]]}."),
    "setup": _setup,
    "phase": _phase,
    "phase-cut": lambda box, rest: Description(f"The {PHASE_NAMES[rest[0]]} ends here."),
    "no-time": _plain("There is no Time: the Action phase is skipped."),
    "played": _card("She plays {}."),
    "discarded": _card("She discards {} for Time."),
    "dropped": _card("She discards {}: ten cards are the most she can hold."),
    "took": _card("She takes {}."),
    "not-in-tableau": _card("No {} card is in the tableau."),
    "nothing-so-cheap": _plain("No card of the tableau costs so little."),
    "rolled": _rolled("A Horror Roll: {}."),
    "rolled-again": _rolled("Rolled again: {}."),
    "converted": _converted,
    "successes": lambda box, rest: Description(f"{count(rest[0], 'success', 'successes')}."),
    "improvise": _improvise,
    "more-dice": _number("{} more dice on the next Horror Roll."),
    "horror": _horror,
    "horror-beyond": _plain("Horror is at its highest: Bloodlust rises instead.", "horror"),
    "time": _time,
    "no-time-gained": lambda box, rest: Description(
        "In the red no Time is gained." if rest[0] < 0 else f"Time stops at {rest[0]}: none is gained.", ["time"]
    ),
    "time-reset": _number("Time is set back to {}."),
    "next-time": _number("The next Action phase starts with {} Time."),
    "moved": _moved,
    "saved": _saved,
    "claimed": _claimed,
    "ultimate": _ultimate,
    "nothing-here": _plain("There is nothing to find here."),
    "gained": _item("She has the {} now."),
    "item-discarded": _item("The {} is used up."),
    "used": _item("She uses the {}."),
    "shot": _item("She shoots with the {}."),
    "armed": _armed,
    "struck": _number("She strikes the Killer for {} damage."),
    "put-below": _deck("The other Item goes to the bottom of the deck of the {}."),
    "put-on-top": _deck("The other Item lies on the deck of the {0}: {1}."),
    "deck-opens": _deck("On the deck of the {0} lies: {1}."),
    "turned-up": _deck("On the deck of the {0} is turned up: {1}."),
    "removed": _deck("From the deck of the {0} is removed: {1}."),
    "healed": lambda box, rest: Description(f"She recovers {rest[0]} health: {rest[1]} now.", ["health"]),
    "all-health": _plain("She has all her health.", "health"),
    "hurt": _number("She loses {} health."),
    "girl-token": _token("Her"),
    "girl-returns": _number("She comes back to life, with {} health."),
    "girl-dead": _plain("The Final Girl dies."),
    "killer-healed": _number("The Killer recovers {} health: {} now."),
    "killer-hurt": _number("The Killer loses {} health."),
    "killer-token": _token("His"),
    "killer-returns": _number("The Killer comes back to life, with {} health."),
    "killer-dead": _plain("The Killer dies."),
    "power": _power,
    "power-hurt": lambda box, rest: Description(
        f"{box.terrors[rest[0]].name} has {rest[1]} health left.", [box.terror_piece(rest[0])]
    ),
    "power-lost": _terror("The Killer loses {}."),
    "minor": _minor,
    "bloodlust": _bloodlust,
    "bloodlust-full": _plain("Bloodlust is at its height: the Final Effect.", "bloodlust"),
    "terror": _terror_drawn,
    "terror-discarded": _terror("A Terror card is discarded: {}."),
    "no-victims": _plain("There is no Victim left: the next Terror card is drawn."),
    "finale": _finale,
    "stalked": _stalked,
    "appeared": _place("The Killer stands at {}."),
    "attack": lambda box, rest: Description("The Killer attacks." if rest[0] < 0 else "A Minion attacks.", ["killer"]),
    "once-more": _plain("He attacks her once more.", "killer"),
    "reduced": _number("{} damage of the attack is left."),
    "unhurt": _plain("She is unhurt."),
    "killed": _killed,
    "follows-in-death": _plain("The other one follows in death."),
    "arrived": _arrived,
    "panicked": _panicked,
    "drawn": _walks("{0} walks to {1}."),
    "called": _walks("{0} comes to her at {1}."),
    "special": _special,
    "event": _event("An Event, {}: {}"),
    "event-ignored": _event("{} finds nobody, and is ignored."),
    "linked": _linked,
    "fire": lambda box, rest: Description(f"A die, {rest[0]}: {_name(box, rest[1])} burns.", [_piece(box, rest[1])]),
    "boat": _place("The boat lies at {}."),
    "fireworks": _place("Fireworks at {}: the Killer goes for them."),
    "fireworks-out": _place("The Killer has reached the fireworks at {}."),
    "trap": _place("The Bear Trap snaps shut at {}."),
    "trap-set": _place("The Bear Trap lies at {}."),
    "peeked": _peeked,
    "buried": _plain("It goes to the bottom of the deck.", "terror"),
    "minion-moved": lambda box, rest: Description(f"A Minion comes to {_name(box, rest[1])}.", [_piece(box, rest[1])]),
    "minion-dead": _place("A Minion dies at {}."),
}
