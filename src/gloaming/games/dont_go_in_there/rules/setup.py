"""Set up a match."""

from __future__ import annotations

from gloaming.games.dont_go_in_there.generated import events
from gloaming.games.dont_go_in_there.rules.rooms import deal_to
from gloaming.games.dont_go_in_there.state import State


def select_card_types(s: State) -> None:
    """Select the card types at random, unless the settings name them, and announce the types. (DG-SETUP-1)"""
    types = list(s.chosen_types)
    if not types:
        types = list(range(len(s.box.types)))
        s.dice.shuffle(types)
        types = types[: s.box.setups[s.seats].types]
    s.types = tuple(sorted(types))
    events.types(s, *s.types)


def shuffle_the_deck(s: State) -> None:
    """Shuffle all cards of the selected types together to form the deck. (DG-SETUP-2)"""
    deck: list[int] = []
    for kind in s.types:
        deck += s.box.of_type[kind]
    s.dice.shuffle(deck)
    s.deck = tuple(deck)


def remove_cards(s: State) -> None:
    """Remove cards unseen from the deck. Their number depends on the number of players. (DG-SETUP-3, DG-SETUP-4)"""
    removed = s.box.setups[s.seats].removed
    s.removed = s.deck[:removed]
    s.deck = s.deck[removed:]


def place_the_rooms(s: State) -> None:
    """Choose the face-up side of each Room board at random, unless the settings name a room. (DG-SETUP-5)"""
    ways = 1
    for rooms in s.box.boards:
        ways *= len(rooms)
    drawn = s.dice.below(ways)
    for board, rooms in enumerate(s.box.boards):
        chosen = s.chosen_rooms[board]
        s.room[board] = rooms[drawn % len(rooms)] if chosen < 0 else chosen
        drawn //= len(rooms)


def deal_to_the_rooms(s: State) -> None:
    """Deal 3 cards to each room. (DG-SETUP-6)"""
    for board in range(len(s.room)):
        deal_to(s, board)


def choose_the_first_player(s: State) -> None:
    """Choose the first player at random. (DG-SETUP-8)"""
    s.turn = s.dice.below(s.seats)
    events.first(s, s.turn)
