"""The flows of Final Girl, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from gloaming.engine.flow import Flow, Program, because, choose, do, repeat, takes, window
from gloaming.games.final_girl.films import FILMS
from gloaming.games.final_girl.rules import (
    action_phase,
    attacking,
    causes,
    conversions,
    discarding,
    effects,
    enemy_prompts,
    events,
    health,
    horror_rolls,
    items,
    items_against_killer,
    killer_actions,
    killer_phase,
    movement,
    panic,
    planning,
    reactions,
    rerolls,
    searching,
    setup,
    ties,
    turns,
    upkeep,
)
from gloaming.games.final_girl.rules.verbs import either, take_action

FLOWS: Final[dict[str, Flow]] = {
    "match": (
        # Set-up
        do(setup.choose_the_girl),
        do(setup.take_action_cards),
        do(setup.lay_finale_and_power),
        do(setup.deal_terror_deck),
        do(setup.deal_item_decks),
        do(setup.follow_setup_card),
        do(setup.mix_final_health),
        do(setup.set_markers),
        do(setup.follow_killer_board),
        do(setup.shuffle_events),
        do(setup.draw_first_event),
        # The game turn
        repeat("turn", turns.take_turns),
    ),
    "turn": (
        do(turns.action_phase),
        do(turns.planning_phase),
        do(turns.killer_phase),
        do(turns.panic_phase),
        do(turns.upkeep_phase),
    ),
    # 1. The Action phase
    "action phase": (
        because(causes.phase_ends),
        do(action_phase.begin_action_phase),
        repeat("action", action_phase.act_until_over),
        window("Anything to do first?", discarding.before_phase_ends, discarding.discard, rule="FG-TIME-6"),
    ),
    "last rewards": (repeat("action", action_phase.rewards_wait),),
    "action": (
        choose("Play a card, or do something else", action_phase.actions, action_phase.take_action, rule="FG-ACT-2"),
    ),
    "play a card": (
        because(causes.card_played),
        choose("Attack whom?", attacking.prey, attacking.choose_prey, rule="FG-MINION-1"),
        choose("Attack with what?", attacking.weapons, attacking.choose_weapon, rule="FG-WEAPON-3"),
        do(action_phase.roll_for_card),
        do(action_phase.resolve_card),
        do(action_phase.card_is_over),
    ),
    "failure": (
        choose(
            "No success: choose a failure line", action_phase.failure_lines, action_phase.take_failure, rule="FG-CARD-5"
        ),
    ),
    "horror roll": (
        takes("the Action card whose line it decides, -1 for none"),
        because(causes.roller),
        do(horror_rolls.roll_dice),
        window("Change the roll?", horror_rolls.changes, horror_rolls.change_roll, rule="FG-ROLL-3"),
        do(horror_rolls.count_successes),
    ),
    "convert a die": (
        takes("the die", "the card discarded first"),
        choose(
            "Discard 2 cards, the left one first",
            conversions.spend_first,
            conversions.spend_one,
            rule="FG-ROLL-3",
        ),
        choose(
            "Discard the second card, further right",
            conversions.spend_second,
            conversions.spend_other,
            rule="FG-ROLL-3",
        ),
    ),
    "choose dice": (
        takes("the dice marked so far, one bit each", "the Item"),
        because(causes.item_of_roll),
        choose("Reroll which dice?", rerolls.dice_to_mark, rerolls.mark_die, rule="FG-ROLL-5"),
    ),
    "effects": (takes("the card or reward that the effects are from"), because(causes.sayer), do(effects.next_effect)),
    "effect": (
        because(causes.effect_comes),
        window("Anything to do first?", discarding.before_effect, discarding.discard, rule="FG-TIME-6"),
        choose(
            "Use an Item against the Killer?",
            effects.stops_before_effect,
            items_against_killer.stop_or_keep,
            rule="FG-ITEM-29",
        ),
        do(effects.carry_out),
    ),
    "move": (do(movement.keep_moving),),
    "step": (choose("Move where?", movement.steps_to_take, movement.take_step, rule="FG-MOVE-1"),),
    "arrival": (choose("Save anyone here?", movement.arrivals, movement.arrive, rule="FG-SAVE-1"),),
    "arrival with rewards": (choose("Take your reward now?", movement.arrivals, movement.arrive, rule="FG-SAVE-3"),),
    "search": (
        takes("the deck"),
        choose("Which Item do you keep?", searching.finds, searching.keep_one, rule="FG-SEARCH-3"),
    ),
    "rearrange": (choose("Rearrange your Items", items.arrangements, items.rearrange, rule="FG-ITEM-4"),),
    "take an action card": (
        takes("the maximum cost of the card"),
        choose("Which card do you take?", take_action.actions_to_take, take_action.take_from_tableau, rule="FG-SAVE-6"),
        do(action_phase.check_hand),
    ),
    "too many cards": (
        because(causes.full_hand),
        choose("Discard a card", action_phase.too_many, action_phase.drop, rule="FG-PLAN-4"),
    ),
    "either": (choose("Choose one", either.choices, either.choose_line, rule="FG-CARD-6"),),
    # Attacking
    "wound the Killer": (
        because(causes.token_turns),
        repeat("wound a power", health.wound_powers),
        window("Anything to do first?", discarding.before_token, discarding.discard, rule="FG-TIME-6"),
        do(health.wound_himself),
    ),
    "wound a power": (
        choose("Which Minor Dark Power is hit?", health.minors_there, health.wound_minor, rule="FG-POWER-4"),
    ),
    "break a power": (
        because(causes.weapon_used),
        choose("Discard a Minor Dark Power?", attacking.powers_to_break, attacking.break_power, rule="FG-WEAPON-6"),
        do(health.wound_on),
    ),
    "strike Minions": (repeat("strike a Minion", attacking.strike_on),),
    "strike a Minion": (
        choose("Which Minion is hit?", attacking.minions_to_strike, attacking.strike_minion, rule="FG-MINION-2"),
    ),
    # 2. The Planning phase
    "planning phase": (
        do(planning.begin_planning_phase),
        window("Buy Action cards", planning.to_buy, planning.buy, rule="FG-PLAN-1"),
        do(planning.reset_time),
        do(planning.return_cards),
    ),
    # 3. The Killer phase
    "killer phase": (
        do(killer_phase.begin_killer_phase),
        do(killer_phase.take_killer_action),
        choose(
            "Use an Item against the Killer?",
            items_against_killer.stops_before_terror,
            items_against_killer.stop_or_keep,
            rule="FG-ITEM-29",
        ),
        do(killer_phase.draw_terror_card),
        do(killer_phase.discard_drawn),
    ),
    "killer action": (
        takes("the kind of target, one of TARGETS"),
        *ties.tie(
            enemy_prompts.TARGET,
            killer_actions.targets,
            killer_actions.take_target,
            rule="FG-TARGET-3",
            prompt_of=enemy_prompts.who_is_the_target,
        ),
        repeat("enemy step", killer_actions.move_enemy),
        repeat("enemy attack", killer_actions.attack_on),
        do(killer_actions.attack_once_more),
    ),
    "rest of a killer action": (
        repeat("enemy step", killer_actions.move_enemy),
        repeat("enemy attack", killer_actions.attack_on),
        do(killer_actions.attack_once_more),
    ),
    "attacks of a killer action": (
        repeat("enemy attack", killer_actions.attack_on),
        do(killer_actions.attack_once_more),
    ),
    "enemy step": (
        choose(
            "Use an Item against the Killer?",
            items_against_killer.stops_or_not,
            items_against_killer.stop_or_keep,
            rule="FG-ITEM-29",
        ),
        *ties.tie(
            enemy_prompts.WAY,
            killer_actions.shortest_ways,
            killer_actions.take_way,
            rule="FG-STALK-3",
            prompt_of=enemy_prompts.which_way,
        ),
    ),
    "enemy attack": (
        choose(
            "Use an Item against the Killer?",
            items_against_killer.stops_before_attack,
            items_against_killer.stop_or_keep,
            rule="FG-ITEM-29",
        ),
        *ties.tie(
            enemy_prompts.HIT,
            killer_actions.hits,
            killer_actions.hit,
            rule="FG-STRIKE-2",
            prompt_of=enemy_prompts.who_is_hit,
        ),
    ),
    "an Item against the Killer": (
        takes("the Item"),
        do(items_against_killer.use_against),
        do(items_against_killer.used_against),
    ),
    "attack on a Victim": (takes("the kind of Victim"), do(killer_actions.strike_victim)),
    "attack on all": (do(killer_actions.strike_all),),
    "attack on you": (
        window("Defend yourself?", reactions.reactions, reactions.react, rule="FG-REACT-2"),
        do(reactions.suffer_attack),
    ),
    "play a reaction": (
        because(causes.card_played),
        choose("Strike back with what?", attacking.weapons, attacking.choose_weapon, rule="FG-WEAPON-3"),
        do(action_phase.roll_for_card),
        do(action_phase.resolve_card),
    ),
    # 4. The Panic phase
    "panic phase": (do(panic.begin_panic_phase), do(panic.panic_on)),
    "panic of a Victim": (
        choose(
            "Use an Item against the Killer?",
            panic.stops_before_panic,
            items_against_killer.stop_or_keep,
            rule="FG-ITEM-29",
        ),
        do(panic.panic),
    ),
    # 5. The Upkeep phase
    "upkeep phase": (
        do(upkeep.begin_upkeep_phase),
        do(upkeep.check_for_finale),  # 1.
        do(upkeep.do_upkeep),  # 2.
        do(upkeep.check_for_victory),
        choose("Rearrange your Items", items.arrangements, items.rearrange, rule="FG-ITEM-4"),  # 3.
    ),
    # Events
    "event": (
        takes("the Event"),
        because(causes.event_drawn),
        choose(
            "Use an Item against the Killer?",
            events.stops_before_event,
            items_against_killer.stop_or_keep,
            rule="FG-ITEM-29",
        ),
        do(events.take_effect),
    ),
    "special victim": (
        takes("the Event"),
        because(causes.event_drawn),
        *ties.tie("Which Victim is chosen?", events.victims_to_single_out, events.single_out, rule="FG-SPECIAL-1"),
    ),
}

PROGRAM: Final = Program({**FLOWS, **{name: flow for film in FILMS for name, flow in film.flows.items()}}, "match")
