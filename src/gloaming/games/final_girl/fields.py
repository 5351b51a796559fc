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

    box: Box = shared("All printed cards, boards and tokens.")
    map: Map = shared("The spaces of the Location, with links and distances.")
    terror: Cards = zone(
        LOOKED, "The Terror deck; the top card is first.", back="terror", looked="terror_looked", piece=Box.terror_piece
    )
    terror_box: Cards = zone(NOBODY, "Terror cards that are not in this match.", back="terror", piece=Box.terror_piece)
    terror_drawn: Cards = zone(ALL, "The Terror card that is being resolved.", back="terror", piece=Box.terror_piece)
    terror_discard: Cards = zone(ALL, back="terror", piece=Box.terror_piece)
    minors: Cards = zone(ALL, "The Minor Dark Powers in play.", back="terror", piece=Box.terror_piece)
    decks: list[Cards] = zone(
        LOOKED,
        "The Item deck of each space that has one; the top Item is first.",
        each=lambda s: len(s.box.locations[s.location].decks),
        back="item",
        looked="decks_looked",
        piece=Box.item_piece,
    )
    item_box: Cards = zone(NOBODY, "Items that are not in this match.", back="item", piece=Box.item_piece)
    held: Cards = zone(ALL, "The Items in the girl's hands.", back="item", piece=Box.item_piece)
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
    girl_token: Cards = zone(NOBODY, "The girl's black Final Health token.", back="token", piece=Box.token_piece)
    killer_token: Cards = zone(NOBODY, "The Killer's black Final Health token.", back="token", piece=Box.token_piece)
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
    setup: int = chosen("The Setup card; NOWHERE until it is drawn at random.")
    extreme: int = chosen("The number of the Player board's side that is used.")
    ambiguity: int = chosen(
        "How ties are broken: an index into TIES; its complement while all tied options are listed."
    )
    epic: int = chosen("How Epic Dark Powers are used: an index into EPIC_POWER.")
    bonus: int = chosen("1: the girl's bonus Items are shuffled into the Item decks.")
    most_victims: int = chosen()
    health: int = value(0, "The girl's health; its last point is her Final Health token.")
    time: int = value(0, "The Time of the girl; -1 is the red space below zero.")
    horror: int = value(0, "The Horror Level: 0 is the green end of the track, 7 the red one.")
    more_dice: int = value(0, "Additional dice for the next Horror Roll.")
    improvise: int = value(
        0, "3 and 4 are successes on the next Horror Roll (1) or for the rest of the Action phase (2)."
    )
    white: bool = value(False, "The girl's black Final Health token has been replaced by a white one.")
    uses: tuple[int, ...] = value(0, "The remaining uses of each Item.", each=lambda s: len(s.box.items))
    used: tuple[int, ...] = value((), "The Items used this turn.")
    covered: tuple[int, ...] = value((), "The covered Victim-Saved spaces.")
    covered_special: int = value(0, "How many Victim-Saved spaces Special Victims cover.")
    rewards: tuple[int, ...] = value(
        (), "The Victim-Saved spaces whose rewards wait; -1 for a reward after the Ultimate Ability."
    )
    ultimate: bool = value(False, "The girl has her Ultimate Ability.")
    rushed: bool = value(False, "The girl has rushed to an Enemy with her Ultimate Ability in this Action phase.")
    saved: int = value(0)
    saves_now: int = value(0, "The number of Victims saved in this Action phase.")
    killer_space: int = value(0)
    killer_health: int = value(0, "The Killer's health; its last point is his Final Health token.")
    row: int = value(0, "The row of the Bloodlust marker, from 0.")
    killer_white: bool = value(False, "The Killer's black Final Health token has been replaced by a white one.")
    minor_health: tuple[int, ...] = value((), "The remaining health of each Minor Dark Power in play.")
    minions: tuple[int, ...] = value((), "The space of each Minion.")
    minion_health: tuple[int, ...] = value(())
    minion_attack: int = value(0)
    minion_move: int = value(0)
    victims: list[int] = value(0, each=lambda s: len(s.map.spaces))
    special_at: tuple[int, ...] = value(
        NOWHERE, "The space of the white, orange and blue Special Victims.", each=lambda s: NORMAL
    )
    special_card: tuple[int, ...] = value(
        NOWHERE, "The Events that brought the white, orange and blue Special Victims.", each=lambda s: NORMAL
    )
    dead: int = value(0)
    supply: int = value(0, "The number of ordinary Victims in the box.")
    killed_turn: int = value(0, "The number of Victims killed this turn.")
    killed_phase: int = value(0, "The number of Victims killed in this Killer phase.")
    killed_action: int = value(0, "The number of Victims killed in this Killer Action.")
    girl_space: int = value(0)
    round: int = value(0)
    phase: int = value(0, "The current phase: an index into PHASES; 0 at set-up.")
    ended: bool = value(False)
    rolled: tuple[int, ...] = value((), "The faces of the dice of the Horror Roll.")
    converted: tuple[int, ...] = value((), "The indexes of the dice that were converted to successes.")
    successes: int = value(0)
    played: int = value(NOWHERE, "The Action card that is being resolved: its name.")
    weapon: int = value(NOWHERE, "The weapon of the girl's attack; NOWHERE for bare hands.")
    prey: int = value(KILLER, "The target of the girl's attack: KILLER or a Minion.")
    prey_space: int = value(NOWHERE, "The space of the target of the girl's attack.")
    damage: int = value(0, "The damage of the attack on the girl that is not dealt yet.")
    wound: int = value(0, "The damage that the Killer or Minions have not taken yet.")
    steps: int = value(0, "The number of spaces that the girl may still move.")
    tie_lot: int = value(0, "The random number for the next tie.")
    actor: int = value(KILLER, "The Enemy that carries out the Killer Action: KILLER or a Minion.")
    goal: int = value(NOWHERE, "The space of the acting Enemy's target.")
    after_girl: bool = value(False, "The acting Enemy's target is the girl.")
    moves_left: int = value(0, "The number of spaces that the acting Enemy can still move.")
    attacks_left: int = value(0, "The number of attacks that the acting Enemy can still make.")
    panicking: tuple[int, ...] = value((), "For each Victim who will panic: space, kind, and how many times.")
    stop_kept: bool = value(False, "No Items against the Killer are offered until something has happened.")
    let_be: bool = value(False, "The player has just declined to save or discard during a move.", added=True)
    girl_dead: bool = value(False)
    killer_dead: bool = value(False)
