"""The fields of the game state of Final Girl: name, type, visibility and meaning of each.

Cards, spaces, girls, Killers and Locations are stored as numbers, which index the tuples of the box. Each film declares
its own fields in its folder.
"""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.fields import chosen, shared, value, zone
from gloaming.engine.state.meanings import FLAG, left_out, one, per, pile, rows, some, upto
from gloaming.engine.state.zones import ALL, LOOKED, NOBODY
from gloaming.games.final_girl.axes import (
    ACTION,
    ACTION_NAME,
    BOARD,
    DECK,
    DIE,
    EVENT,
    FINALE,
    GIRL,
    HEALTH_TOKEN,
    ITEM,
    KILLER_NAME,
    LOCATION,
    MINION,
    MINION_CARD,
    PHASE,
    POWER,
    SAVED,
    SETUP,
    SPACE,
    SPECIAL,
    TERROR,
    VICTIM,
)
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.constants import (
    ALL_VICTIMS,
    HIGH,
    KILLER,
    MOST_MINIONS,
    MOST_TERRORS,
    MOST_TIME,
    MOST_WAITING,
    NORMAL,
    NOWHERE,
    Cards,
)
from gloaming.games.final_girl.film_rules import RulesInPlay
from gloaming.games.final_girl.map import Map

MOST_ITEMS: Final = 12
"""The most cards of an Item deck that are observed, from the top."""

MOST_DICE: Final = 12
MOST_POWERS: Final = 6
MOST_DAMAGE: Final = 60
LAST_ROUND: Final = 60
"""More dice, Minions, Dark Powers, damage and rounds than a match can have; others are clipped."""


class Fields:
    """The fields of the game state that every match has."""

    box: Box = shared("All printed cards, boards and tokens.")
    map: Map = shared("The spaces of the Location, with links and distances.")
    rules: RulesInPlay = shared("The rule hooks of the films in play.")
    kinds: tuple[int, ...] = shared("The kinds of Minions of the Killer and the Location.")
    terror: Cards = zone(
        LOOKED,
        "The Terror deck; the top card is first.",
        back="terror",
        looked="terror_looked",
        piece=Box.terror_piece,
        of=pile(TERROR, MOST_TERRORS),
    )
    terror_box: Cards = zone(
        NOBODY, "Terror cards that are not in this match.", back="terror", piece=Box.terror_piece, of=pile(TERROR)
    )
    terror_drawn: Cards = zone(
        ALL, "The Terror card that is being resolved.", back="terror", piece=Box.terror_piece, of=pile(TERROR)
    )
    terror_discard: Cards = zone(ALL, back="terror", piece=Box.terror_piece, of=pile(TERROR))
    minors: Cards = zone(ALL, "The Minor Dark Powers in play.", back="terror", piece=Box.terror_piece, of=pile(TERROR))
    decks: list[Cards] = zone(
        LOOKED,
        "The Item deck of each space that has one; the top Item is first.",
        each=lambda s: len(s.box.locations[s.location].decks),
        back="item",
        looked="decks_looked",
        piece=Box.item_piece,
        of=per(DECK, pile(ITEM, MOST_ITEMS)),
    )
    item_box: Cards = zone(
        NOBODY, "Items that are not in this match.", back="item", piece=Box.item_piece, of=pile(ITEM)
    )
    held: Cards = zone(ALL, "The Items in the girl's hands.", back="item", piece=Box.item_piece, of=pile(ITEM))
    backpack: Cards = zone(ALL, back="item", piece=Box.item_piece, of=pile(ITEM))
    item_discard: Cards = zone(ALL, back="item", piece=Box.item_piece, of=pile(ITEM))
    event_deck: Cards = zone(NOBODY, back="event", piece=Box.event_piece, of=pile(EVENT))
    events_here: Cards = zone(ALL, back="event", piece=Box.event_piece, of=pile(EVENT))
    event_discard: Cards = zone(ALL, back="event", piece=Box.event_piece, of=pile(EVENT))
    finale: Cards = zone(NOBODY, back="finale", piece=Box.finale_piece, of=pile(FINALE))
    finale_box: Cards = zone(NOBODY, back="finale", piece=Box.finale_piece, of=pile(FINALE))
    finale_up: Cards = zone(ALL, back="finale", piece=Box.finale_piece, of=pile(FINALE))
    power: Cards = zone(NOBODY, back="power", piece=Box.power_piece, of=pile(POWER))
    power_box: Cards = zone(NOBODY, back="power", piece=Box.power_piece, of=pile(POWER))
    powers_up: Cards = zone(ALL, back="power", piece=Box.power_piece, of=pile(POWER))
    girl_token: Cards = zone(
        NOBODY, "The girl's black Final Health token.", back="token", piece=Box.token_piece, of=pile(HEALTH_TOKEN)
    )
    killer_token: Cards = zone(
        NOBODY, "The Killer's black Final Health token.", back="token", piece=Box.token_piece, of=pile(HEALTH_TOKEN)
    )
    token_box: Cards = zone(NOBODY, back="token", piece=Box.token_piece, of=pile(HEALTH_TOKEN))
    tokens_shown: Cards = zone(ALL, back="token", piece=Box.token_piece, of=pile(HEALTH_TOKEN))
    hand: Cards = zone(ALL, back="action", piece=Box.action_piece, of=pile(ACTION))
    tableau: Cards = zone(ALL, back="action", piece=Box.action_piece, of=pile(ACTION))
    discard: Cards = zone(ALL, back="action", piece=Box.action_piece, of=pile(ACTION))
    terror_looked: tuple[int, ...] = value((), seen=NOBODY)
    decks_looked: list[tuple[int, ...]] = value((), seen=NOBODY, each=lambda s: len(s.box.locations[s.location].decks))
    killer: int = chosen(of=one(KILLER_NAME, None))
    location: int = chosen(of=one(LOCATION, None))
    girl: int = chosen(of=one(GIRL, None))
    setup: int = chosen("The Setup card; NOWHERE until it is drawn at random.", of=one(SETUP, NOWHERE))
    extreme: int = chosen("The number of the Player board's side that is used.", of=one(BOARD, None))
    ambiguity: int = chosen(
        "How ties are broken: an index into TIES; its complement while all tied options are listed.", of=upto(2, -3)
    )
    epic: int = chosen("How Epic Dark Powers are used: an index into EPIC_POWER.", of=upto(2))
    bonus: int = chosen("1: the girl's bonus Items are shuffled into the Item decks.", of=FLAG)
    most_victims: int = chosen(of=upto(ALL_VICTIMS))
    health: int = value(0, "The girl's health; its last point is her Final Health token.", of=upto(20))
    time: int = value(0, "The Time of the girl; -1 is the red space below zero.", of=upto(MOST_TIME, -1))
    horror: int = value(0, "The Horror Level: 0 is the green end of the track, 7 the red one.", of=upto(HIGH))
    more_dice: int = value(0, "Additional dice for the next Horror Roll.", of=upto(MOST_WAITING, -MOST_WAITING))
    improvise: int = value(
        0, "3 and 4 are successes on the next Horror Roll (1) or for the rest of the Action phase (2).", of=upto(2)
    )
    white: bool = value(False, "The girl's black Final Health token has been replaced by a white one.")
    uses: tuple[int, ...] = value(
        0, "The remaining uses of each Item.", each=lambda s: len(s.box.items), grows=True, of=per(ITEM, upto(9))
    )
    used: tuple[int, ...] = value((), "The Items used this turn.", of=some(ITEM))
    covered: tuple[int, ...] = value((), "The covered Victim-Saved spaces.", of=some(SAVED))
    covered_special: int = value(0, "How many Victim-Saved spaces Special Victims cover.", of=upto(3))
    rewards: tuple[int, ...] = value(
        (),
        "The Victim-Saved spaces whose rewards wait; -1 for a reward after the Ultimate Ability.",
        of=rows(9, one(SAVED, -1)),
    )
    ultimate: bool = value(False, "The girl has her Ultimate Ability.")
    rushed: bool = value(False, "The girl has rushed to an Enemy with her Ultimate Ability in this Action phase.")
    saved: int = value(0, of=upto(ALL_VICTIMS + NORMAL))
    saves_now: int = value(0, "The number of Victims saved in this Action phase.", of=upto(ALL_VICTIMS + NORMAL))
    killer_space: int = value(0, of=one(SPACE, NOWHERE))
    killer_health: int = value(0, "The Killer's health; its last point is his Final Health token.", of=upto(40))
    row: int = value(0, "The row of the Bloodlust marker, from 0.", of=upto(20))
    killer_white: bool = value(False, "The Killer's black Final Health token has been replaced by a white one.")
    minor_health: tuple[int, ...] = value(
        (), "The remaining health of each Minor Dark Power in play.", of=rows(MOST_POWERS, upto(20))
    )
    minions: tuple[int, ...] = value(
        (), "The space of each Minion, in the order in which they came.", of=rows(MOST_MINIONS, one(SPACE, NOWHERE))
    )
    minion_health: tuple[int, ...] = value((), of=rows(MOST_MINIONS, upto(20)))
    # These two take the places of two removed numbers, because the bots' weights go by the place of each number.
    finale_before: bool = value(False, "The Finale was revealed in an earlier turn.", added=True)
    film_won: bool = value(False, "She has won for a reason of the film.", added=True)
    minion_kinds: tuple[int, ...] = value(
        (), "The reference card of each Minion.", added=True, of=rows(MOST_MINIONS, one(MINION_CARD, None))
    )
    victims: list[int] = value(0, each=lambda s: len(s.map.spaces), of=per(SPACE, upto(ALL_VICTIMS)))
    special_at: tuple[int, ...] = value(
        NOWHERE,
        "The space of the white, orange and blue Special Victims.",
        each=lambda s: NORMAL,
        of=per(SPECIAL, one(SPACE, NOWHERE)),
    )
    special_card: tuple[int, ...] = value(
        NOWHERE,
        "The Events that brought the white, orange and blue Special Victims.",
        each=lambda s: NORMAL,
        of=per(SPECIAL, one(EVENT, NOWHERE)),
    )
    dead: int = value(0, of=upto(ALL_VICTIMS + NORMAL))
    supply: int = value(0, "The number of ordinary Victims in the box.", of=upto(ALL_VICTIMS))
    killed_turn: int = value(0, "The number of Victims killed this turn.", of=upto(ALL_VICTIMS + NORMAL))
    killed_phase: int = value(0, "The number of Victims killed in this Killer phase.", of=upto(ALL_VICTIMS + NORMAL))
    killed_action: int = value(0, "The number of Victims killed in this Killer Action.", of=upto(ALL_VICTIMS + NORMAL))
    girl_space: int = value(0, of=one(SPACE, NOWHERE))
    round: int = value(0, of=upto(LAST_ROUND))
    phase: int = value(0, "The current phase: an index into PHASES; 0 at set-up.", of=one(PHASE, None))
    ended: bool = value(False)
    rolled: tuple[int, ...] = value((), "The faces of the dice of the Horror Roll.", of=rows(MOST_DICE, upto(6)))
    converted: tuple[int, ...] = value((), "The indexes of the dice that were converted to successes.", of=some(DIE))
    successes: int = value(0, of=upto(MOST_DICE * 2))
    played: int = value(NOWHERE, "The Action card that is being resolved: its name.", of=one(ACTION_NAME, NOWHERE))
    weapon: int = value(NOWHERE, "The weapon of the girl's attack; NOWHERE for bare hands.", of=one(ITEM, NOWHERE))
    prey: int = value(KILLER, "The target of the girl's attack: KILLER or a Minion.", of=one(MINION, KILLER))
    prey_space: int = value(NOWHERE, "The space of the target of the girl's attack.", of=one(SPACE, NOWHERE))
    damage: int = value(0, "The damage of the attack on the girl that is not dealt yet.", of=upto(MOST_DAMAGE))
    wound: int = value(0, "The damage that the Killer or Minions have not taken yet.", of=upto(MOST_DAMAGE))
    steps: int = value(0, "The number of spaces that the girl may still move.", of=upto(20))
    tie_lot: int = value(
        0, "The random number for the next tie.", of=left_out("a random number that decides the next tie")
    )
    actor: int = value(
        KILLER, "The Enemy that carries out the Killer Action: KILLER or a Minion.", of=one(MINION, KILLER)
    )
    goal: int = value(NOWHERE, "The space of the acting Enemy's target.", of=one(SPACE, NOWHERE))
    after_girl: bool = value(False, "The acting Enemy's target is the girl.")
    moves_left: int = value(0, "The number of spaces that the acting Enemy can still move.", of=upto(20))
    attacks_left: int = value(0, "The number of attacks that the acting Enemy can still make.", of=upto(20))
    panicking: tuple[int, ...] = value(
        (),
        "For each Victim who will panic: space, kind, and how many times.",
        of=rows(24, one(SPACE, None), one(VICTIM, None), upto(ALL_VICTIMS)),
    )
    stop_kept: bool = value(False, "No Items against the Killer are offered until something has happened.")
    let_be: bool = value(False, "The player has just declined to save or discard during a move.", added=True)
    girl_dead: bool = value(False)
    killer_dead: bool = value(False)
