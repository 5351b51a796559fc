"""The contract of Don't Go In There for the tests of all games."""

from __future__ import annotations

from gloaming.engine.phrases import either_of, in_words, listed
from gloaming.games.dont_go_in_there.box import Box
from gloaming.games.dont_go_in_there.clauses import cards_left, for_players
from gloaming.games.dont_go_in_there.rules.verbs.dispel_set import DispelSet
from gloaming.games.dont_go_in_there.rules.verbs.dispel_total import DispelTotal
from gloaming.games.dont_go_in_there.rules.verbs.first_to_total import FirstToTotal
from tests.games.contract import HOW_TO_PLAY, Contract, Said, Use
from tests.games.dont_go_in_there.observed import PUBLIC, UNOBSERVED


def numbers(box: Box) -> Said:
    """Return the handwritten sentences with numbers from entries."""
    parts = {part.id: part.copies for part in box.components}
    boards = ", ".join([" and ".join([box.rooms[room].name for room in rooms]) for rooms in box.boards])
    first, *then = [card_type.many for card_type in box.types if card_type.end]
    sets = {
        card_type.id: f"{in_words(effect.size)} {card_type.many}"
        for card_type in box.types
        for effect in card_type.effects
        if isinstance(effect, DispelSet)
    }
    totals = {
        card_type.id: f"{card_type.many} that add up to {effect.total} Curses"
        for card_type in box.types
        for effect in card_type.effects
        if isinstance(effect, DispelTotal)
    }
    by_dice: dict[int, list[int]] = {}
    for curses, dice in sorted(set(zip(box.curses, box.dice, strict=True))):
        by_dice.setdefault(dice, []).append(curses)
    shown = ", ".join(
        [f"{in_words(dice)} for {either_of([str(value) for value in curses])}" for dice, curses in by_dice.items()]
    ).replace(",", " Curses,", 1)
    fewer = all([list(room.flashlights) == sorted(room.flashlights) for room in box.rooms])
    alone = [
        "No" if effect.total > max([card.curses for card in card_type.cards]) else "A"
        for card_type in box.types
        for effect in card_type.effects
        if isinstance(effect, FirstToTotal)
    ]
    lights = [listed([str(light) for light in room.flashlights]) for room in box.rooms]
    return {
        "DG-COMP-2": [f"{parts['meeple']} for five players."],
        "DG-COMP-3": [f"There are {parts['ghost-die']} ghost dice."],
        "DG-COMP-4": [f"There are {parts['room-board']} room boards with a room on either side: {boards}."],
        "DG-COMP-5": [f"the higher a space, the {'fewer' if fewer else 'more'}."],
        "DG-SETUP-1": [
            f"Play with {for_players({players: row.types for players, row in box.setups.items()}, 'card type')}."
        ],
        "DG-SETUP-5": [f"Lay out the {in_words(len(box.boards))} room boards."],
        "DG-TURN-3": [f"the players need not take {cards_left(box, players)} cards each" for players in box.setups],
        "DG-GHOST-3": [f"the {parts['ghost-token']} in the box are a number of pieces"],
        "DG-REVEAL-4": [f"all {in_words(len(box.boards))} boards gone"],
        "DG-CLOCK-1": [f"{article} Clock reaches the total alone" for article in alone],
        "DG-END-2": [f"{first} act first, then {listed(then)}."],
        HOW_TO_PLAY: [
            f"two equal Twins, {', '.join(sets.values())}, {', '.join(totals.values())}.",
            f"The number on a card, {min(box.curses)} to {max(box.curses)}.",
            f"to the room's roll: {shown}.",
            *[f"blocks one ghost of the roll: {flashlights} from the top down." for flashlights in lights],
        ],
    }


CONTRACT = Contract(
    unobserved=UNOBSERVED,
    public=PUBLIC,
    adviser="search:1000",
    great=("rolled", "dispelled", "ghosts-revealed", "haunted", "won"),
    going_on=False,
    numbers=numbers,
    uses={"roll-again": Use(frozenset()), "change": Use(frozenset())},
)
