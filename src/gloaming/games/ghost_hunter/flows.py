"""The flows of a match of Ghost Hunter 13: named sequences of steps, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from gloaming.engine.flow import Anytime, Program, because, choose, do, repeat, takes
from gloaming.engine.rules.effects import next_effect
from gloaming.games.ghost_hunter.generated.flows import NAMED
from gloaming.games.ghost_hunter.rules import (
    answers,
    battles,
    blows,
    carrying,
    causes,
    doors,
    enemies,
    escape,
    harm,
    house,
    minds,
    roaming,
    rooms,
    scenario,
    setup,
    turns,
)
from gloaming.games.ghost_hunter.rules.deeds import accuse, affect, remove
from gloaming.games.ghost_hunter.rules.verbs import (
    calm,
    change_places,
    door_marker,
    drift,
    lay_tiles,
    lose,
    offer,
    peek,
)

FLOWS: Final = {
    "match": (
        # Preparation
        do(setup.prepare),
        repeat("choose a character", setup.characters_to_choose),
        repeat("raise an ability", setup.raises_to_choose),
        do(setup.read_out),
        # Player's actions
        repeat("turn", turns.take_turns),
    ),
    "choose a character": (
        choose("Choose a character", setup.free_characters, setup.choose_character, rule="GH-SETUP-6"),
    ),
    "raise an ability": (choose("Choose a raise", setup.raises, setup.choose_raise, rule="GH-CHAR-5"),),
    "turn": (
        do(turns.begin_turn),
        do(turns.whose_turn),
        do(turns.pass_turn),
    ),
    "lose if nobody stands": (do(turns.lose_if_nobody_stands),),
    "round": (
        do(scenario.round_begun),
        do(turns.stop_if_over),
        choose("Choose two rooms to swap", house.rearrangements, house.rearrange, by=battles.host, rule="GH-HOST-5"),
        do(roaming.roam),
        do(turns.wander),
        do(turns.keep_the_map_open),
        do(turns.look_at_the_rules),
    ),
    "walk": (
        takes("which Monster", "how far"),
        choose(
            "Choose a way for the Enemy", roaming.ways_to_walk, roaming.walk_there, by=battles.host, rule="GH-HOST-3"
        ),
        do(roaming.walk_on),
    ),
    "hunter's turn": (
        do(turns.count_points),
        do(turns.bleed),
        do(turns.fight_who_is_here),
        do(turns.settle_what_lies_here),
        repeat("do something", turns.goes_on),
    ),
    "do something": (
        choose(
            "Choose an action",
            turns.things_to_do,
            turns.do_it,
            rule="GH-TURN-3",
            always=True,
            prompt_of=turns.what_to_do,
        ),
        do(turns.look_at_the_rules),
    ),
    "Enemy's turn": (repeat("do something as an Enemy", enemies.enemy_goes_on),),
    "do something as an Enemy": (
        choose("Choose an action", enemies.enemy_options, enemies.do_as_enemy, rule="GH-ENEMY-2"),
        do(turns.look_at_the_rules),
    ),
    "fight an Enemy-player": (
        takes("which Enemy-player", "which hunter"),
        choose(
            "Attack HP or MP?",
            enemies.attacks_on_enemy,
            enemies.declare_on_enemy,
            by=battles.asked_seat,
            rule="GH-ENEMY-5",
        ),
        do(enemies.fight_one_round),
    ),
    # No longer run, but saves from before version 9 may contain it.
    "look whether they are back": (takes("which hunter"), do(turns.look_whether_back)),
    "agree": (
        takes(hunter="which hunter", given="the Item given", wanted="the Item asked for"),
        choose("Accept this exchange?", carrying.answers, carrying.answer, by=carrying.other_party, rule="GH-CARRY-3"),
    ),
    # Opening doors
    "open": (
        takes(tile="from which tile", way="through which door", hunter="which hunter"),
        because(causes.tile_turned_up),
        do(doors.draw_tile),
        choose("Choose a tile to lay", doors.tiles_to_choose, doors.choose_tile, by=doors.opener, rule="GH-DOOR-9"),
        choose("Choose a rotation", doors.turns_to_choose, doors.lay_tile, by=doors.opener, rule="GH-DOOR-5"),
        do(doors.walk_in),
    ),
    "laid": (takes("the tile"), do(scenario.tile_laid)),
    "lay the pair": (
        takes("the tile", "on which floor"),
        because(causes.by_card),
        choose(
            "Choose a place",
            doors.places_of_pair,
            doors.place_pair,
            by=doors.who_lays_the_rest,
            rule="GH-PLACE-7",
        ),
        choose(
            "Choose a rotation",
            doors.turns_of_pair,
            doors.lay_pair_turned,
            by=doors.who_lays_the_rest,
            rule="GH-DOOR-5",
        ),
    ),
    "lead a Tower on": (
        takes("the tile", "to which floor"),
        because(causes.by_card),
        choose(
            "Choose the other end of the Tower",
            doors.ends_of_tower,
            doors.lead_tower,
            by=doors.who_lays_the_rest,
            rule="GH-TOWER-3",
        ),
    ),
    # Rooms
    "arrive": (
        takes(hunter="which hunter", tile="on which tile", first="whether for the first time"),
        do(rooms.each_entry),
        do(rooms.meet_monsters),
        do(rooms.explore),
        do(rooms.settle_the_rest),
        do(rooms.last_of_all),
    ),
    "at the Chute": (
        takes("which hunter", "which tile"),
        because(causes.by_tile),
        choose(
            "Stay, or go down?", rooms.stay_or_slide, rooms.choose_to_stay, by=rooms.whose_choice, rule="GH-CHUTE-4"
        ),
    ),
    "settle": (
        takes(
            hunter="which hunter",
            tile="which tile",
            insanity="Insanity cards",
            events="Event cards",
            items="Items",
            first="whether for the first time",
        ),
        because(causes.by_tile),
        do(rooms.incident),
        do(rooms.draw_insanity_icons),
        do(rooms.turn_events),
        do(rooms.find_items),
    ),
    "turn an Event card": (takes("which hunter", "the card"), do(rooms.carry_out_event)),
    "effects": (takes("the cause", "which hunter"), because(causes.by_card), do(next_effect)),
    # Damage and Insanity
    "damage": (
        takes(
            cause="the cause",
            hunter="which hunter",
            hp="HP",
            mp="MP",
            by="by which Enemy",
            how="flags: SURE, WOULD_FALL and PRICE",
            answered="hunters who have answered, a bit each",
        ),
        because(causes.by_card),
        do(harm.announce),
        choose(
            "Do something about this damage?",
            answers.answers_to_damage,
            answers.answer_damage,
            by=answers.who_answers_damage,
            rule="GH-ACE-4",
            always=True,
        ),
        do(harm.suffer),
    ),
    "falls": (
        takes("which hunters, a bit each", "hunters already asked about"),
        do(harm.ask_for_help),
        do(harm.fall_together),
    ),
    "about to fall": (
        takes("which hunter", "hunters who have answered"),
        choose(
            "Save this hunter?",
            answers.ways_to_save,
            answers.save,
            by=answers.who_saves,
            rule="GH-FALL-2",
            always=True,
        ),
        do(answers.look_whether_saved),
    ),
    "draw Insanity": (takes(cause="the cause", hunter="which hunter", left="how many"), do(minds.draw_insanity)),
    "a card drawn": (
        takes("which hunter", "hunters who have answered"),
        choose(
            "Do something about this Insanity card?",
            answers.answers_to_card,
            answers.answer_card,
            by=answers.who_answers_card,
            rule="GH-ACE-11",
            always=True,
        ),
    ),
    "ease": (
        takes("which hunter"),
        choose(
            "Choose a card to discard", minds.numerals_to_ease, minds.ease, by=minds.whose, rule="GH-ACE-3", always=True
        ),
    ),
    # Effects of cards
    "calm": (
        takes(cause="the cause", hunter="which hunter", left="how many"),
        because(causes.by_card),
        choose(
            "Discard an Insanity card?",
            calm.cards_to_discard,
            calm.discard,
            by=calm.whose_mind,
            rule="GH-SCEPTER-1",
            always=True,
        ),
    ),
    "lose": (
        takes(cause="the cause", hunter="which hunter", weapon="whether a Weapon"),
        because(causes.by_card),
        choose("Choose an Item to lose", lose.items_to_lose, lose.lose, by=calm.whose_mind, rule="GH-WEAPON-1"),
    ),
    "offer": (
        takes("the cause", "which hunter"),
        because(causes.by_card),
        choose("Choose an effect", offer.lines, offer.take_line, by=calm.whose_mind, rule="GH-EVENT-5"),
    ),
    "change places": (
        takes("the cause", "which hunter"),
        because(causes.by_card),
        choose(
            "Choose a hunter to change places with",
            change_places.farthest,
            change_places.swap_with,
            by=calm.whose_mind,
            rule="GH-SPACE-1",
        ),
    ),
    "drift": (
        takes(
            cause="the cause",
            hunter="which hunter",
            side="in which direction",
            left="how many rooms",
            tile="from which tile",
        ),
        because(causes.by_card),
        do(drift.drift_on),
    ),
    "lay a door marker": (
        takes("the cause", "which hunter"),
        because(causes.by_card),
        choose(
            "Choose a wall for the door marker",
            door_marker.walls_to_choose,
            door_marker.mark,
            by=calm.whose_mind,
            rule="GH-MARKER-1",
        ),
    ),
    "put back": (
        takes(
            cause="the cause",
            hunter="which hunter",
            pile="which pile",
            left="how many",
            begun="whether it has begun",
        ),
        because(causes.by_card),
        choose("Leave this card on top?", peek.places_of_one, peek.put_one_back, by=calm.whose_mind, rule="GH-EVENT-6"),
        choose("Choose which one lies lowest", peek.orders, peek.put_back, by=calm.whose_mind, rule="GH-EVENT-6"),
    ),
    "lay tiles": (
        takes(cause="the cause", hunter="which hunter", tiles="how many to draw, then the number of tiles laid before"),
        do(lay_tiles.draw_tiles),
        do(lay_tiles.lay_them),
    ),
    "lay a tile": (
        takes(
            cause="the cause",
            hunter="which hunter",
            known="number of tiles laid before",
            door="behind which door",
        ),
        because(causes.by_card),
        choose(
            "Choose a door for this tile",
            lay_tiles.places_for_tile,
            lay_tiles.choose_place,
            by=calm.whose_mind,
            rule="GH-MAPITEM-1",
        ),
        choose(
            "Choose a rotation",
            lay_tiles.turns_there,
            lay_tiles.lay_there,
            by=calm.whose_mind,
            rule="GH-DOOR-5",
        ),
    ),
    # Battles
    "battle": (
        takes(tile="which tile", hunter="which hunter", came="whether the Enemy came"),
        because(causes.by_card),
        do(battles.begin),
        repeat("battle round", battles.goes_on),
        do(battles.finish),
    ),
    "battle round": (
        do(battles.begin_round),
        do(battles.declare_enemies),
        repeat("escape", escape.asked_to_escape),
        do(battles.ask_again),
        repeat("join", escape.asked_to_join),
        repeat("declare", battles.asked_to_declare),
        do(battles.ask_anew),
        repeat("aim", battles.asked_to_aim),
        do(battles.ask_once_more),
        repeat("prepare", battles.asked_to_prepare),
        do(blows.draw),
        do(blows.strike),
        do(blows.be_struck),
        do(battles.count_the_fallen),
    ),
    "escape": (
        choose("Fight on, or escape?", escape.ways_to_escape, escape.escape, by=battles.asked_seat, rule="GH-ESCAPE-1"),
    ),
    "join": (
        choose("Join the battle?", escape.ways_to_join, escape.join, by=battles.asked_seat, rule="GH-JOIN-1"),
        choose(
            "Attack HP or MP?",
            escape.attacks_of_helper,
            escape.declare_joining,
            by=battles.asked_seat,
            rule="GH-JOIN-3",
        ),
    ),
    "declare": (
        choose("Attack HP or MP?", battles.attacks, battles.declare, by=battles.asked_seat, rule="GH-BATTLE-3"),
    ),
    "the Enemy's attack": (
        takes("which Monster"),
        choose(
            "Does the Enemy attack HP or MP?",
            battles.attacks_of_enemy,
            battles.choose_enemy_attack,
            by=battles.host,
            rule="GH-HOST-3",
        ),
    ),
    "aim": (
        choose("Choose an Enemy to attack", battles.targets, battles.aim, by=battles.asked_seat, rule="GH-MANY-1"),
    ),
    "prepare": (
        choose(
            "Use an Item or a card?",
            battles.ways_to_prepare,
            battles.prepare,
            by=battles.asked_seat,
            rule="GH-BATTLE-15",
            always=True,
        ),
    ),
    # The scenario
    "entered": (takes("which hunter", "which tile"), do(scenario.tile_entered)),
    "turned": (takes("which hunter", "which card"), do(scenario.card_turned)),
    "defeated": (takes("which Monster"), do(scenario.monster_defeated)),
    "fallen": (takes("which hunter"), do(scenario.hunter_fallen)),
    "scenario": (takes("which hunter"), do(scenario.look_at_rules)),
    "a rule": (takes("which", "which hunter"), do(scenario.carry_out_rule)),
    "as it was": (takes("because of what"), do(affect.as_it_was)),
    "fold": (
        takes("which hunter"),
        choose(
            "Choose a tile to fold away",
            house.tiles_to_fold,
            house.choose_fold,
            by=house.who_folds,
            rule="GH-SCENE-65",
        ),
    ),
    "turn up or not": (
        takes("which hunter"),
        do(rooms.look_first),
        choose(
            "Turn this card up, or put it under the pile?",
            rooms.guest_answers,
            rooms.guest_answer,
            by=minds.whose,
            rule="GH-SCENE-56",
            always=True,
        ),
        do(rooms.turn_it_up),
    ),
    "rub out": (
        takes("which hunter"),
        choose(
            "Choose a tile to rub out",
            remove.tiles_to_rub_out,
            remove.rub_out,
            by=remove.who_rubs_out,
            rule="GH-SCENE-47",
        ),
    ),
    "accuse": (
        takes("which hunter"),
        choose("Choose a suspect to accuse", accuse.suspects, accuse.accuse, by=accuse.who_accuses, rule="GH-SCENE-32"),
    ),
}

PROGRAM: Final = Program(
    FLOWS,
    "match",
    anytime=Anytime(("mood", "answers"), answers.things_to_say, answers.say, flows=answers.OPEN),
    named=NAMED,
)
