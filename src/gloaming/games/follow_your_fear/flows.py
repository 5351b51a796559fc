"""The flows of Follow Your Fear, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from gloaming.engine.flow import Program, because, choose, do, repeat, takes, window
from gloaming.engine.rules.effects import next_effect
from gloaming.games.follow_your_fear.generated.flows import NAMED
from gloaming.games.follow_your_fear.rules import capture, causes, setup, summoning, turns
from gloaming.games.follow_your_fear.rules.verbs import (
    copy,
    corrupt,
    harvest,
    heal,
    hide,
    let_go,
    move,
    peek,
    push,
    steal,
    swap,
    teleport,
)

FLOWS: Final = {
    "match": (
        # Set-up
        do(setup.build_the_piles),
        do(setup.choose_the_first_player),
        choose("Choose the Fear that all players face", setup.fears, setup.choose_fear, rule="FY-SETUP-3"),
        repeat("take a Starting Spirit", setup.spirits_to_take),
        repeat("place Fear", setup.fear_to_place),
        repeat("place the blue dragon", setup.dragon_to_place),
        choose(
            "Choose your side of the board", setup.sides, setup.choose_side, by=setup.first_player, rule="FY-SETUP-8"
        ),
        # How to play
        repeat("turn", turns.take_turns),
    ),
    "take a Starting Spirit": (
        choose("Take a Spirit Guide", setup.guides, setup.take_guide, rule="FY-SETUP-5"),
        choose("Take a Starting Spirit", setup.starting_spirits, setup.take_spirit, rule="FY-SETUP-5"),
    ),
    "place Fear": (
        choose(
            "Place Fear in the Void",
            setup.void_tiles,
            setup.place_fear,
            rule="FY-SETUP-7",
            prompt_of=setup.which_to_place,
        ),
    ),
    "place the blue dragon": (
        choose(
            "Place the blue dragon in the Void", setup.tiles_of_the_blue_dragon, setup.place_fear, rule="FY-LONELY-2"
        ),
        choose(
            "Place the second token of Fear in the Void",
            setup.tiles_of_the_second_look,
            setup.place_second_look,
            rule="FY-LONELY-2",
            prompt_of=setup.which_to_place,
        ),
    ),
    "turn": (
        do(turns.begin_turn),
        do(turns.spirit_phase),
        do(turns.fear_phase),
        do(turns.pass_the_turn),
    ),
    "Spirit Phase": (
        choose("Harvest a card", turns.first_harvest, turns.harvest, rule="FY-HARVEST-1"),
        repeat("summon a card", summoning.may_summon),
        do(turns.return_spirits),
        repeat("discard down to nine", turns.too_many_spirits),
    ),
    "Fear Phase": (
        do(turns.draw_three),
        repeat("summon a Fear card", summoning.may_summon),
        do(turns.discard_fear_cards),
    ),
    "summon a card": (
        choose(
            "Summon a card",
            summoning.cards_to_summon,
            summoning.summon,
            rule="FY-SUMMON-1",
            always=summoning.hand_keeps_secrets,
        ),
    ),
    "summon a Fear card": (choose("Summon a card", summoning.cards_to_summon, summoning.summon, rule="FY-FEAR-5"),),
    "discard down to nine": (
        choose(
            "Discard down to 9 Spirits, including face-up ones",
            turns.spirits_to_discard,
            turns.discard_spirit,
            rule="FY-DISCARD-3",
            always=True,
            prompt_of=turns.how_many_to_discard,
        ),
    ),
    "summoned": (
        takes("the card"),
        because(causes.card_summoned),
        do(summoning.pass_over_tokens),
        window("Lay captured tokens on it?", summoning.tokens_to_lay, summoning.lay_token, rule="FY-BONUS-1"),
        do(summoning.activate),
        do(summoning.discard_healer),
    ),
    "effects": (takes("the card"), because(causes.card_summoned), do(next_effect)),
    # What cards do
    "harvest more": (
        takes("the card"),
        because(causes.card_summoned),
        choose(
            "Harvest a card",
            harvest.more_to_harvest,
            harvest.harvest_more,
            rule="FY-DRAW-1",
            prompt_of=harvest.how_many_to_harvest,
        ),
        do(harvest.harvest_no_more),
    ),
    "move": (
        takes("the card"),
        because(causes.card_summoned),
        choose("Move a token", move.moves, move.move, rule="FY-MOVE-6"),
        do(move.move_no_more),
    ),
    "move of a healer": (
        takes("which of the Moves of cards that have healed"),
        because(causes.card_that_has_healed),
        choose("Move a token", move.moves_of_healer, move.move_by_healer, rule="FY-MOVE-6"),
        do(move.move_by_healer_no_more),
    ),
    "heal": (
        takes("the card"),
        because(causes.card_summoned),
        choose("Which token returns?", heal.tokens_to_heal, heal.heal, rule="FY-HEAL-2"),
    ),
    "heal Fear": (
        takes("the card"),
        because(causes.card_summoned),
        choose("Which token returns?", heal.tokens_to_heal, heal.heal, rule="FY-HEAL-3"),
    ),
    "return a token": (
        takes("whose token", "its captor"),
        choose("Where does it return?", heal.tiles_to_return_to, heal.return_token, rule="FY-HEAL-1"),
    ),
    "return a dragon": (
        takes("which token", "its captor"),
        choose(
            "Where does it return?",
            heal.tiles_to_return_to,
            heal.return_token,
            rule="FY-LONELY-5",
            prompt_of=heal.where_it_returns,
        ),
    ),
    "lay Corrupt tiles": (
        takes("the card"),
        because(causes.card_summoned),
        choose(
            "Place a Corrupt tile",
            corrupt.tiles_to_corrupt,
            corrupt.corrupt,
            rule="FY-CORR-2",
            prompt_of=corrupt.how_many_to_place,
        ),
        choose(
            "Remove a Corrupt tile",
            corrupt.tiles_to_cleanse,
            corrupt.cleanse,
            rule="FY-CORR-4",
            prompt_of=corrupt.how_many_to_remove,
        ),
        do(corrupt.corrupt_no_more),
    ),
    "copy": (
        takes("the card"),
        because(causes.card_summoned),
        choose("Copy whose Defense?", copy.players_to_copy, copy.copy, rule="FY-COPY-1"),
    ),
    "steal": (
        takes("the card"),
        because(causes.card_summoned),
        choose("Steal from whom?", steal.players_to_rob, steal.steal, rule="FY-STEAL-1"),
    ),
    "teleport": (
        takes("the card"),
        because(causes.card_summoned),
        choose("Teleport which token?", teleport.tokens_to_teleport, teleport.take_token, rule="FY-TELEPORT-1"),
    ),
    "push": (
        takes("the card"),
        because(causes.card_summoned),
        choose("Push which token?", push.tokens_to_push, push.take_token, rule="FY-PUSH-1"),
    ),
    "go to": (
        takes("from where"),
        choose(
            "Teleport it to which tile?",
            teleport.free_tiles,
            teleport.go_to,
            rule="FY-TELEPORT-1",
            prompt_of=teleport.where_to_teleport,
        ),
    ),
    "push to": (
        takes("from where"),
        choose(
            "Push it to which tile?",
            teleport.free_tiles,
            teleport.go_to,
            rule="FY-PUSH-1",
            prompt_of=push.where_to_push,
        ),
    ),
    "swap": (
        takes("the card"),
        because(causes.card_summoned),
        choose("Swap which token?", swap.tokens_to_swap, swap.take_first, rule="FY-SWAP-1"),
    ),
    "swap with": (
        takes("from where"),
        choose("Swap it with which?", swap.others_to_swap, swap.swap, rule="FY-SWAP-1", prompt_of=swap.with_which),
    ),
    "peek": (
        takes("the card"),
        because(causes.card_summoned),
        choose("Peek at which card?", peek.piles_to_peek_at, peek.peek, rule="FY-PEEK-1"),
    ),
    "hide": (
        takes("the card"),
        because(causes.card_summoned),
        choose("Hide which token?", hide.tokens_to_hide, hide.hide, rule="FY-HIDE-1"),
    ),
    "let go": (
        takes(card="the card", most="how many at most", gone="how many so far"),
        because(causes.card_summoned),
        choose(
            "Let go of a card",
            let_go.cards_to_let_go,
            let_go.let_go,
            rule="FY-LETGO-1",
            always=let_go.others_stay_hidden,
            prompt_of=let_go.how_many_to_let_go,
        ),
    ),
    # Capture
    "capture": (
        takes(start="from", end="to", kind="who is displaced", fallen="the Fear token that has fallen"),
        do(capture.displace),
        do(capture.vanish),
        do(capture.discard_spirits_of_the_banished),
        do(capture.respawn_fear),
        do(capture.go_on_without_tokens),
    ),
    "respawn": (
        takes("which token"),
        choose(
            "Where does Fear respawn?",
            capture.respawn_tiles,
            capture.respawn,
            by=capture.controller,
            rule="FY-RESPAWN-1",
            prompt_of=capture.which_respawns,
        ),
    ),
}

PROGRAM: Final = Program(FLOWS, "match", named=NAMED)
