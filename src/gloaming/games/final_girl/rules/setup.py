"""The 18 steps of the set-up. The player makes the choices of the first eight before the match."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.zones import EVERYONE
from gloaming.games.final_girl.constants import NOWHERE
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.events import draw_event
from gloaming.games.final_girl.rules.tracks import at_once
from gloaming.games.final_girl.state import State

OFF: Final = 0
SHUFFLED: Final = 1
FORCED: Final = 2


def choose_the_girl(s: State) -> None:
    """Step 2: Take a random Final Girl of the Killer's or the Location's box if the settings choose none.

    (FG-SETUP-2)
    """
    if s.girl < 0:
        girls = s.box.girls_of(s.killer, s.location)
        s.girl = girls[s.dice.below(len(girls))]


def take_action_cards(s: State) -> None:
    """Steps 5 and 6: Take the free Action cards; the others form the tableau. (FG-SETUP-5, FG-SETUP-6)"""
    s.hand = tuple(sorted(s.box.free))
    s.tableau = s.box.dear


def lay_finale_and_power(s: State) -> None:
    """Step 9: Place a Finale and a Dark Power of the Killer face down. (FG-SETUP-9, FG-POWER-9)"""
    finales = list(s.box.finales_of[s.killer])
    s.dice.shuffle(finales)
    s.finale = (finales[0],)
    s.finale_box = tuple(finales[1:])
    powers: list[int] = []
    for power in s.box.powers_of[s.killer]:
        if not s.box.powers[power].epic or s.epic == SHUFFLED:
            powers.append(power)
    s.dice.shuffle(powers)
    if s.epic == FORCED:
        for power in s.box.powers_of[s.killer]:
            if s.box.powers[power].epic:
                powers.insert(0, power)
    s.power = (powers[0],)
    s.power_box = tuple(powers[1:])


def deal_terror_deck(s: State) -> None:
    """Step 10: Shuffle the Terror cards of the Killer and the Location together and deal the deck. (FG-SETUP-10)"""
    cards = list(s.box.terrors_of(s.killer, s.location))
    s.dice.shuffle(cards)
    size = s.box.killers[s.killer].terror_cards
    s.terror = tuple(cards[:size])
    s.terror_looked = (0,) * len(s.terror)
    s.terror_box = tuple(cards[size:])


def deal_item_decks(s: State) -> None:
    """Step 11: Deal a deck of Items to each Search space, with the top one face up. (FG-SETUP-11, FG-ITEM-6)"""
    items = list(s.box.items_of[s.location])
    if s.bonus:
        items += s.box.bonus_of[s.girl]
    s.dice.shuffle(items)
    dealt = 0
    for deck, size in enumerate(s.box.locations[s.location].sizes()):
        s.decks[deck] = tuple(items[dealt : dealt + size])
        s.decks_looked[deck] = (EVERYONE,) + (0,) * (size - 1)
        events.deck_opens(s, s.location, deck, s.decks[deck][0])
        dealt += size
    s.item_box = tuple(items[dealt:])


def follow_setup_card(s: State) -> None:
    """Step 12: Place everyone as the Setup card shows; a Killer who starts off the board stays there.

    (FG-SETUP-12, FG-MINION-12)
    """
    if s.setup < 0:
        cards = s.box.setups_of[s.location]
        s.setup = cards[s.dice.below(len(cards))]
    setup = s.box.setups[s.setup]
    s.girl_space = s.map.number[setup.girl]
    killer = s.box.killers[s.killer]
    s.killer_space = NOWHERE if killer.nobody or killer.away else s.map.number[setup.killer]
    for space, count in setup.victims.items():
        s.victims[s.map.number[space]] = count
        s.supply -= count
    events.setup(s, s.setup, s.girl)


def mix_final_health(s: State) -> None:
    """Step 13: Deal a black Final Health token face down to the Final Girl and, if there is one, to the Killer.

    (FG-SETUP-13, FG-MINION-12)
    """
    tokens = list(range(len(s.box.tokens)))
    s.dice.shuffle(tokens)
    dealt = 1 if s.box.killers[s.killer].nobody else 2
    s.girl_token = (tokens[0],)
    s.killer_token = tuple(tokens[1:dealt])
    s.token_box = tuple(tokens[dealt:])


def set_markers(s: State) -> None:
    """Steps 14 to 17: Set Health, Bloodlust, Time and Horror.

    (FG-SETUP-14, FG-SETUP-15, FG-SETUP-16, FG-SETUP-17, FG-GIRL-1, FG-GIRL-3)
    """
    s.health = s.box.girls[s.girl].health
    s.killer_health = s.box.killers[s.killer].health
    s.row = 0
    s.time = s.box.boards[s.extreme].time
    s.horror = s.box.killers[s.killer].horror


def follow_killer_board(s: State) -> None:
    """Step 17: Resolve what the Killer's board and the films in play do at the end of the set-up.

    (FG-SETUP-17, FG-MINION-8)
    """
    at_once(s, s.box.killers[s.killer].starts)
    for rules in s.rules.set_up:
        rules.set_up(s)


def shuffle_events(s: State) -> None:
    """Step 18: Shuffle the Events of the Location. (FG-SETUP-18, FG-EVENT-1)"""
    events = list(s.box.events_of[s.location])
    s.dice.shuffle(events)
    s.event_deck = tuple(events)


def draw_first_event(s: State) -> None:
    """Step 18: Draw the first Event, which takes effect immediately. (FG-SETUP-18)"""
    draw_event(s)
