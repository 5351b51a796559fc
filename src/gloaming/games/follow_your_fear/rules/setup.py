"""Set-up, in the four steps of the rulebook."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.constants import SIDES, TYPES
from gloaming.games.follow_your_fear.generated import events
from gloaming.games.follow_your_fear.rules.board import event_kind, nearest_the_void, stand
from gloaming.games.follow_your_fear.rules.piles import lay_two_piles, to_hand
from gloaming.games.follow_your_fear.rules.sentences import look
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import BLUE, RED

STARTING_SPIRITS: Final = 3


def build_the_piles(s: State) -> None:
    """Shuffle the Spirits of each type into two decks, and display the Starting Spirits. (FY-SETUP-2, FY-SETUP-6)"""
    for kind in range(len(TYPES)):
        lay_two_piles(s, kind, list(s.box.of_type[kind]))
    s.offered = s.box.starting


def choose_the_first_player(s: State) -> None:
    """Choose the first player, called Player 1 in the rulebook, at random. (FY-SETUP-1)"""
    s.first = s.dice.below(s.seats)
    s.turn = s.first
    events.first(s, s.first)


def fears(s: State) -> list[Option]:
    """Return the options for the Fear: all Fears, or only the one in the set-up options. (FY-SETUP-3)"""
    if s.asked_fear >= 0:
        return [("fear", s.asked_fear)]
    return [("fear", fear) for fear in range(len(s.box.fears))]


def choose_fear(s: State, option: Option) -> None:
    """Set the chosen Fear and shuffle its deck. (FY-SETUP-3, FY-SETUP-4)"""
    s.fear = option[1]
    deck = list(s.box.deck[s.fear])
    s.shuffle_openly(deck)
    s.dice.shuffle(deck)
    s.fear_deck = tuple(deck)
    for colour, token in enumerate(s.box.fears[s.fear].tokens):
        s.reserve[colour] = token.copies
    s.turn = s.last()
    events.fear(s, s.fear)


def spirits_to_take(s: State) -> bool:
    """Return whether a player still takes Starting Spirits, and make that player the one to move.

    The last player takes first, the first player last. (FY-SETUP-5)
    """
    if len(s.hands[s.turn]) < STARTING_SPIRITS:
        return True
    if s.turn == s.first:
        return False
    s.turn = s.seat_before(s.turn)
    return True


def guides(s: State) -> list[Option]:
    """Return the options to take a Spirit Guide; none if the player already has one. (FY-SETUP-5, FY-SETUP-6)"""
    return [] if s.hands[s.turn] else starting_spirits(s)


def take_guide(s: State, option: Option) -> None:
    """Take the chosen Spirit Guide, like any Starting Spirit. (FY-SETUP-5, FY-SETUP-6)"""
    take_spirit(s, option)


def starting_spirits(s: State) -> list[Option]:
    """Return the options to take a Starting Spirit: first the Spirit Guides, then the others. (FY-SETUP-5,
    FY-SETUP-6)
    """
    guide = not s.hands[s.turn]
    return [("take", card) for card in s.offered if (card in s.box.guides) == guide]


def take_spirit(s: State, option: Option) -> None:
    """Put the chosen Starting Spirit in the player's hand; all players see the card. (FY-SETUP-5, FY-SETUP-6)"""
    card: int = option[1]
    s.offered = tuple([other for other in s.offered if other != card])
    s.hide_openly(card)
    to_hand(s, s.turn, card)
    events.took(s, s.turn, card)


def fear_to_place(s: State) -> bool:
    """Return whether the first Fear token must be placed; the last player places it.

    For the Fear of Loneliness, this token is the red dragon. (FY-SETUP-7, FY-LONELY-2)
    """
    s.turn = s.last()
    return s.reserve[0] > 0 and not s.standing[RED]


def which_to_place(s: State) -> str:
    """Return the prompt to place a Fear token, with its name if the Fear has two looks. (FY-SETUP-7, FY-LONELY-2)"""
    return f"Place {look(s.box, event_kind(s, next_to_place(s)), 'Fear')} in the Void"


def next_to_place(s: State) -> int:
    """Return the kind of the next Fear token to place at set-up: RED before BLUE. (FY-LONELY-2)"""
    return BLUE if s.standing[RED] else RED


def dragon_to_place(s: State) -> bool:
    """Return whether the second token of a Fear with two looks must still be placed. (FY-LONELY-2)"""
    return s.reserve[1] > 0 and not s.standing[BLUE]


def tiles_of_the_blue_dragon(s: State) -> list[Option]:
    """Return the options for the second Fear token if it is a blue dragon; otherwise none. (FY-LONELY-2)"""
    return void_tiles(s) if s.box.looks[event_kind(s, BLUE)] == "blue dragon" else []


def tiles_of_the_second_look(s: State) -> list[Option]:
    """Return the options for the second Fear token if it has not been placed as a blue dragon. (FY-LONELY-2)"""
    return void_tiles(s) if not s.standing[BLUE] else []


def void_tiles(s: State) -> list[Option]:
    """Return the options for the free Void tiles. (FY-SETUP-7, FY-LONELY-2)"""
    return [("place", tile) for tile in nearest_the_void(s)]


def place_fear(s: State, option: Option) -> None:
    """Place the next Fear token on the chosen Void tile; for the Fear of Loneliness, the red dragon first.

    (FY-SETUP-7, FY-LONELY-1, FY-LONELY-2)
    """
    kind = next_to_place(s)
    s.reserve[kind - RED] -= 1
    stand(s, kind, option[1])
    events.placed(s, s.turn, event_kind(s, kind), option[1])


def place_second_look(s: State, option: Option) -> None:
    """Place the second token of a Fear with two looks on the chosen Void tile. (FY-LONELY-2)"""
    place_fear(s, option)


def first_player(s: State) -> int:
    """Return the seat of the first player, called Player 1 in the rulebook."""
    return s.first


def sides(s: State) -> list[Option]:
    """Return the options for the four sides of the board. (FY-SETUP-8)"""
    return [("side", side) for side in range(len(SIDES))]


def choose_side(s: State, option: Option) -> None:
    """Assign the sides of the board in turn order from the chosen one, and place all tokens on their Starting Tiles.

    (FY-SETUP-8, FY-SETUP-9, FY-COMP-1)
    """
    step = 2 if s.seats == 2 else 1
    seat = s.first
    side: int = option[1]
    for _ in range(s.seats):
        s.side[seat] = side
        s.standing[seat] = tuple(sorted(s.box.home[side]))
        events.sat(s, seat, side)
        seat = s.seat_after(seat)
        side = (side + step) % len(SIDES)
    s.controller = s.last()
    s.turn = s.first
