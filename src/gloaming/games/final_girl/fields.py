"""The fields of the game state of Final Girl: name, type, visibility and meaning of each.

Cards, spaces, girls, Killers and Locations are stored as numbers, which index the tuples of the box. Each film declares
its own fields in its folder.
"""

from __future__ import annotations

from gloaming.engine.state.fields import chosen, shared, value, zone
from gloaming.engine.state.zones import ALL, LOOKED, NOBODY
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.constants import KILLER, NORMAL, NOWHERE, Cards
from gloaming.games.final_girl.map import Map


class Fields:
    """The fields of the game state that every match has."""

    box: Box = shared("Everything printed.")
    map: Map = shared("The Location's spaces, their links and distances.")
    terror: Cards = zone(
        LOOKED, "The Terror deck, its top first.", back="terror", looked="terror_looked", piece=Box.terror_piece
    )
    terror_box: Cards = zone(NOBODY, "Terror cards that are not in this match.", back="terror", piece=Box.terror_piece)
    terror_drawn: Cards = zone(ALL, "The card that is being resolved.", back="terror", piece=Box.terror_piece)
    terror_discard: Cards = zone(ALL, back="terror", piece=Box.terror_piece)
    minors: Cards = zone(ALL, "The Minor Dark Powers in play.", back="terror", piece=Box.terror_piece)
    decks: list[Cards] = zone(
        LOOKED,
        "The Item deck of each space that has one.",
        each=lambda s: len(s.box.locations[s.location].decks),
        back="item",
        looked="decks_looked",
        piece=Box.item_piece,
    )
    item_box: Cards = zone(NOBODY, "Items that are not in this match.", back="item", piece=Box.item_piece)
    held: Cards = zone(ALL, "Items in the hands.", back="item", piece=Box.item_piece)
    backpack: Cards = zone(ALL, back="item", piece=Box.item_piece)
    item_discard: Cards = zone(ALL, back="item", piece=Box.item_piece)
    event_deck: Cards = zone(NOBODY, back="event", piece=Box.event_piece)
    events_here: Cards = zone(ALL, back="event", piece=Box.event_piece)
    event_discard: Cards = zone(ALL, back="event", piece=Box.event_piece)
    finale: Cards = zone(NOBODY, back="finale", piece=Box.finale_piece)
    finale_box: Cards = zone(NOBODY, back="finale", piece=Box.finale_piece)
    finale_up: Cards = zone(ALL, back="finale", piece=Box.finale_piece)
    power: Cards = zone(NOBODY, back="power", piece=Box.power_piece)
    power_box: Cards = zone(NOBODY, back="power", piece=Box.power_piece)
    powers_up: Cards = zone(ALL, back="power", piece=Box.power_piece)
    girl_token: Cards = zone(NOBODY, "Her black Final Health token.", back="token", piece=Box.token_piece)
    killer_token: Cards = zone(NOBODY, "His.", back="token", piece=Box.token_piece)
    token_box: Cards = zone(NOBODY, back="token", piece=Box.token_piece)
    tokens_shown: Cards = zone(ALL, back="token", piece=Box.token_piece)
    hand: Cards = zone(ALL, back="action", piece=Box.action_piece)
    tableau: Cards = zone(ALL, back="action", piece=Box.action_piece)
    discard: Cards = zone(ALL, back="action", piece=Box.action_piece)
    terror_looked: tuple[int, ...] = value((), seen=NOBODY)
    decks_looked: list[tuple[int, ...]] = value((), seen=NOBODY, each=lambda s: len(s.box.locations[s.location].decks))
    killer: int = chosen()
    location: int = chosen()
    girl: int = chosen()
    setup: int = chosen("The Setup card, NOWHERE before one is drawn.")
    extreme: int = chosen("Which side of the Player board is up: the number of the board.")
    ambiguity: int = chosen("How ties are broken, its place in TIES; below 0 while all tied options are listed.")
    epic: int = chosen("How the Epic Dark Powers are used, its place in EPIC_POWER.")
    bonus: int = chosen("Whether the girl's bonus Items are among the others.")
    most_victims: int = chosen()
    health: int = value(0, "Includes 1 for the Final Health token.")
    time: int = value(0, "-1 is the red space.")
    horror: int = value(0, "0 is the green end of the track, 7 the red one.")
    more_dice: int = value(0, "On the next Horror Roll.")
    improvise: int = value(0, "1: 3 and 4 are successes on the next roll, 2: for the phase.")
    white: bool = value(False, "The Final Health token has been replaced.")
    uses: tuple[int, ...] = value(0, "The remaining uses of each Item.", each=lambda s: len(s.box.items))
    used: tuple[int, ...] = value((), "The Items used this turn.")
    covered: tuple[int, ...] = value((), "The covered Victim-Saved spaces.")
    covered_special: int = value(0, "How many of them by Special Victims.")
    rewards: tuple[int, ...] = value((), "Rewards not taken yet, -1 for one after the Ultimate Ability.")
    ultimate: bool = value(False, "The girl has her Ultimate Ability.")
    rushed: bool = value(False, "The Ultimate Ability has moved her to an Enemy in this Action phase.")
    saved: int = value(0)
    saves_now: int = value(0, "The Victims saved in this Action phase.")
    killer_space: int = value(0)
    killer_health: int = value(0, "Includes 1 for the Final Health token.")
    row: int = value(0, "Of the Bloodlust track, from 0.")
    killer_white: bool = value(False, "His Final Health token has been replaced.")
    minor_health: tuple[int, ...] = value((), "Of each Minor Dark Power in play.")
    minions: tuple[int, ...] = value((), "The space of each.")
    minion_health: tuple[int, ...] = value(())
    minion_attack: int = value(0)
    minion_move: int = value(0)
    victims: list[int] = value(0, each=lambda s: len(s.map.spaces))
    special_at: tuple[int, ...] = value(
        NOWHERE, "The space of the white, orange and blue Special Victims.", each=lambda s: NORMAL
    )
    special_card: tuple[int, ...] = value(NOWHERE, "Their Events.", each=lambda s: NORMAL)
    dead: int = value(0)
    supply: int = value(0, "Ordinary Victims still in the box.")
    killed_turn: int = value(0, "How many have been killed this turn.")
    killed_phase: int = value(0, "How many have been killed in this phase.")
    killed_action: int = value(0, "How many this Killer Action has killed.")
    girl_space: int = value(0)
    round: int = value(0)
    phase: int = value(0, "The phase of the turn, its place in PHASES; 0 at set-up.")
    ended: bool = value(False)
    rolled: tuple[int, ...] = value((), "The dice of a Horror Roll.")
    converted: tuple[int, ...] = value((), "The dice converted into successes.")
    successes: int = value(0)
    played: int = value(NOWHERE, "The name of the Action card that is being resolved.")
    weapon: int = value(NOWHERE, "The weapon of her attack.")
    prey: int = value(KILLER, "The target of her attack.")
    prey_space: int = value(NOWHERE, "The space of the Enemy that is hit.")
    damage: int = value(0, "Of an attack, still to be dealt.")
    wound: int = value(0, "Damage that the Killer or Minions are about to take.")
    steps: int = value(0, "Spaces she may still move.")
    tie_lot: int = value(0, "The random number for the next tie.")
    actor: int = value(KILLER, "Who carries out the Killer Action: KILLER or a Minion.")
    goal: int = value(NOWHERE, "The space of the Enemy's target.")
    after_girl: bool = value(False, "The girl is its target.")
    moves_left: int = value(0, "Spaces that it may still move.")
    attacks_left: int = value(0, "Attacks that it may still make.")
    panicking: tuple[int, ...] = value((), "Space, kind and times of each Victim that will panic.")
    stop_kept: bool = value(False, "Items against the Killer are not offered until something has happened.")
    let_be: bool = value(False, "She has just declined to save or discard during a move.", added=True)
    girl_dead: bool = value(False)
    killer_dead: bool = value(False)
