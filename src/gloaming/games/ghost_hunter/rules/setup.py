"""Preparation: set up the scenario's tiles and cards, and choose characters and raises."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import FLOORS, HUNTERS, LAWS, NONE, RANKS, SHORT_POOL, SUITS
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.rules.board import lay, middle
from gloaming.games.ghost_hunter.rules.piles import top_item
from gloaming.games.ghost_hunter.scenarios import drawn_by_lot
from gloaming.games.ghost_hunter.state import State, changed

LATER: Final[Option] = ("later",)


def prepare(s: State) -> None:
    """Set up the tiles, cards, secrets and initial laws of the scenario, and choose the first player at random.

    All hunters begin with full HP and MP, without Insanity cards and Items, even in a campaign. (GH-SETUP-1,
    GH-SETUP-9, GH-SCENE-11, GH-CAMPAIGN-4)
    """
    if s.short:
        shorten(s)
    for law in s.scenario_entry().laws:
        s.laws |= 1 << LAWS.index(law)
    lay_out(s)
    build_piles(s)
    shuffle_cards(s)
    deal_secrets(s)
    s.first = s.dice.below(s.hunters)
    s.hunter = s.first
    if s.dealt:
        deal_characters(s)


def shorten(s: State) -> None:
    """Limit the HP and MP of the Boss for a short night. (GH-TABLE-8)"""
    boss = s.scenario_entry().boss
    s.altered = (0, 0, min(0, SHORT_POOL - boss.hp), min(0, SHORT_POOL - boss.mp))


def lay_out(s: State) -> None:
    """Lay the start tiles and the other tiles of the scenario's layout, and the ring of face-down tiles.

    A start tile lies on the first floor if it may lie there. (GH-PLACE-2, GH-SCENE-1, GH-SCENE-4, GH-SCENE-5)
    """
    tale = s.scenario_entry()
    for name in tale.start:
        tile = s.box.number[name]
        floor = 1 if 1 in s.box.floors[tile] else s.box.floors[tile][0]
        lay_open(s, tile, middle(floor))
    centre = s.cell[s.box.number[tale.start[0]]]
    for laid in tale.layout:
        tile = s.box.number[laid.tile]
        if s.cell[tile] == NONE:
            lay_open(s, tile, centre + laid.y * 64 + laid.x)
    if tale.ring:
        tiles = [s.box.number[name] for name in tale.ring]
        s.shuffle_openly(tiles, "tile")
        s.dice.shuffle(tiles)
        s.covered = tuple(tiles)
        s.covered_at = tuple(
            [centre + down * 64 + right for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]
        )


def lay_open(s: State, tile: int, cell: int) -> None:
    """Lay a tile face up at the beginning. The tile counts as explored. (GH-SETUP-8)"""
    lay(s, tile, cell, 0)
    s.explored += (tile,)


def build_piles(s: State) -> None:
    """Shuffle each pile of tiles from the tiles that must be in it and random others.

    Set all other tiles aside or leave them in the box. (GH-SETUP-3, GH-PLACE-5, GH-SCENE-2, GH-SCENE-6, GH-SCENE-7,
    GH-TABLE-8)
    """
    tale = s.scenario_entry()
    waiting = s.box.partners[s.scenario]
    random = list(s.box.by_lot[s.scenario])
    s.aside = tuple([s.box.number[name] for name in tale.aside])
    out = [s.box.number[name] for name in tale.out]
    if not tale.piles:
        s.boxed = (*out, *waiting, *random)
        return
    s.aside += waiting
    s.boxed = tuple(out)
    s.dice.shuffle(random)
    mixed = [False] * len(s.box.tiles)
    for number, pile in enumerate(tale.piles):
        most = drawn_by_lot(pile, s.short)
        floor = FLOORS.index(pile.floor) if pile.floor else NONE
        drawn: list[int] = []
        for tile in random:
            if len(drawn) == most:
                break
            if not mixed[tile] and (floor < 0 or floor in s.box.floors[tile]):
                drawn.append(tile)
                mixed[tile] = True
        cards = [s.box.number[name] for name in pile.must] + drawn
        s.dice.shuffle(cards)
        s.piles[number] = tuple(cards)
    s.unused = tuple([tile for tile in random if not mixed[tile]])


def shuffle_cards(s: State) -> None:
    """Shuffle the Event, Item and Insanity piles without the cards that the scenario leaves out.

    Under the law "siege", some Items are laid face down on the tiles. (GH-SETUP-4, GH-SETUP-5, GH-SCENE-8, GH-SCENE-9,
    GH-SCENE-12)
    """
    tale = s.scenario_entry()
    box = s.box
    out = {box.number[name] for name in tale.out_events}
    cards = list(box.event_pile[s.scenario])
    if s.law("monsters-only"):
        out.update([card for card in cards if box.monster_of(card) < 0])
        cards = [card for card in cards if box.monster_of(card) >= 0]
    s.events_out = tuple(sorted(out))
    s.dice.shuffle(cards)
    s.event_cards = tuple(cards)
    s.items_out = tuple([box.number[name] for name in tale.out_items])
    cards = list(box.item_pile[s.scenario])
    s.dice.shuffle(cards)
    s.item_cards = tuple(cards)
    cards = list(range(box.first_insanity, box.first_insanity + len(RANKS) * len(SUITS)))
    s.dice.shuffle(cards)
    s.insanity = tuple(cards)
    if s.law("siege"):
        for tile in s.laid:
            for _ in range(2 if tile == s.laid[0] else 1):
                card = top_item(s)
                if card >= 0:
                    s.left_items += (card,)
                    s.left_items_at += (tile,)


def deal_secrets(s: State) -> None:
    """Deal the role cards, and draw the ticket that decides which suspect is the dead one.

    (GH-SCENE-10, GH-SCENE-54)
    """
    box = s.box
    roles = list(range(box.first_role, box.first_ticket))
    if s.law("traitor") and s.hunters > 1:
        dealt = roles[: s.hunters] + [roles[-1]]
        s.shuffle_openly(dealt, "role")
        s.dice.shuffle(dealt)
        for hunter in range(s.hunters):
            s.roles[hunter] = (dealt[hunter],)
        s.roles_left = (dealt[s.hunters],)
        s.roles_out = tuple(roles[s.hunters : HUNTERS])
    else:
        s.roles_out = tuple(roles)
    tickets = list(range(box.first_ticket, box.cards))
    if s.scenario_entry().suspects:
        s.dice.shuffle(tickets)
        s.ticket = (tickets[0],)
        s.tickets_left = tuple(tickets[1:])
    else:
        s.tickets_out = tuple(tickets)


# Characters


def characters_to_choose(s: State) -> bool:
    """Select the next hunter who has to choose a character, in the order of the seats.

    Return False if there is none. (GH-SETUP-6)
    """
    for hunter in range(s.hunters):
        if s.character[hunter] == NONE:
            s.hunter = hunter
            s.turn = s.owner[hunter]
            return True
    return False


def deal_characters(s: State) -> None:
    """Reserve a random character for each hunter who has none, if the table plays with random characters.

    (GH-SETUP-6)
    """
    free = [number for number in range(len(s.box.characters)) if number not in s.had]
    s.dice.shuffle(free)
    for hunter in range(s.hunters):
        if s.had[hunter] == NONE:
            s.had = changed(s.had, hunter, free.pop())


def free_characters(s: State) -> list[Option]:
    """Return the options to choose a character: all that are free, or only the one that was dealt.

    In a campaign the hunter's previous character comes first, and those of other hunters are reserved for them.
    (GH-SETUP-6, GH-CAMPAIGN-5)
    """
    own = s.had[s.hunter]
    if s.dealt:
        return [("character", own)]
    taken = {*s.character, *[s.had[other] for other in range(s.hunters) if s.character[other] == NONE]}
    options: list[Option] = [] if own == NONE else [("character", own)]
    for number in range(len(s.box.characters)):
        if number not in taken:
            options.append(("character", number))
    return options


def choose_character(s: State, option: Option) -> None:
    """Give the chosen character to the hunter who chooses, and put the hunter on a start tile.

    A previous character of a campaign keeps its raises; any other has none yet. (GH-SETUP-6, GH-SETUP-7, GH-SCENE-1,
    GH-CAMPAIGN-5)
    """
    s.character = changed(s.character, s.hunter, option[1])
    if option[1] == s.had[s.hunter]:
        first = 6 * s.hunter
        own = s.had_raises[first : first + 6]
        s.raises = s.raises[:first] + own + s.raises[first + 6 :]
        s.raised = changed(s.raised, s.hunter, s.raised[s.hunter] + sum(own))
    starts = s.scenario_entry().start
    place = starts[s.hunter % len(starts)] if s.hunters > 1 else starts[0]
    s.at[s.hunter] = s.box.number[place]
    s.came_from[s.hunter] = s.at[s.hunter]
    events.plays(s, s.turn, option[1])


def raises_to_choose(s: State) -> bool:
    """Select the next hunter who may choose a raise. Return False if there is none.

    The number of raises is the level of the scenario, or in a campaign the level points gained; there, hunters may keep
    raises for later. (GH-CHAR-5, GH-CAMPAIGN-1, GH-CAMPAIGN-2)
    """
    for hunter in range(s.hunters):
        if s.raised[hunter] < s.growth[hunter] and not s.saving >> hunter & 1:
            s.hunter = hunter
            s.turn = s.owner[hunter]
            return True
    return False


def raises(s: State) -> list[Option]:
    """Return the options for a raise: an ability, HP or MP, and in a campaign to keep the raise.

    An ability may exceed the highest of the other three by at most 1. (GH-CHAR-5, GH-CHAR-6, GH-CHAR-7, GH-CAMPAIGN-2)
    """
    hunter = s.hunter
    options: list[Option] = []
    now = [s.ability(hunter, ability) for ability in range(4)]
    for ability in range(4):
        rest = [now[other] for other in range(4) if other != ability]
        if now[ability] + 1 <= max(rest) + 1:
            options.append(("raise", ability))
    options += [("raise", 4), ("raise", 5)]
    return [*options, LATER] if s.campaign else options


def choose_raise(s: State, option: Option) -> None:
    """Raise an ability by 1, or HP or MP by 2, or keep the remaining raises for a later scenario.

    (GH-CHAR-5, GH-CAMPAIGN-2)
    """
    if option == LATER:
        s.saving |= 1 << s.hunter
        events.waits(s, s.character[s.hunter])
        return
    place = 6 * s.hunter + option[1]
    s.raises = changed(s.raises, place, s.raises[place] + 1)
    s.raised = changed(s.raised, s.hunter, s.raised[s.hunter] + 1)
    events.raised(s, s.character[s.hunter], option[1])


def read_out(s: State) -> None:
    """Announce the scenario, whose setting and special rules are then shown.

    The first player begins. (GH-SETUP-2, GH-SETUP-9, GH-TABLE-7)
    """
    s.hunter = s.first
    s.turn = s.owner[s.first]
    events.begins(s, s.scenario, s.short)


def own_character(s: State, seat: int) -> str:
    """Return the name of a seat's only hunter; "" before it is chosen, or if the seat has several or none."""
    own = [hunter for hunter, owner in enumerate(s.owner) if owner == seat]
    return s.sheet(own[0]).name if len(own) == 1 and s.character[own[0]] != NONE else ""
