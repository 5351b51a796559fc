"""The flows of Fatal Frame: all steps of a match, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from gloaming.engine.flow import Anytime, Program, because, choose, do, repeat, takes
from gloaming.engine.rules.effects import next_effect
from gloaming.games.fatal_frame.rules import (
    album,
    cards,
    causes,
    combat,
    fighting,
    functions,
    movement,
    playing,
    seeking,
    setup,
    turns,
)
from gloaming.games.fatal_frame.rules.verbs.salvage import salvage, to_salvage
from gloaming.games.fatal_frame.rules.verbs.scout import scout, to_scout

FLOWS: Final = {
    "match": (
        # Setup
        do(setup.lay_the_exterior_map),
        do(setup.shuffle_the_interiors),
        do(setup.shuffle_the_bosses),
        do(setup.deal),
        do(setup.choose_the_first_player),
        # Your turn
        repeat("turn", turns.take_turns),
    ),
    "turn": (
        do(turns.begin_turn),
        # 1. Draw 1 card.
        choose("Use a Function before you draw?", turns.ready_to_draw, turns.draw_phase, rule="FF-FUNCTION-1"),
        choose(
            "No Ghosts here. Use a Function before you move?",
            seeking.before_the_fight,
            seeking.stay_here,
            rule="FF-FUNCTION-7",
        ),
        do(fighting.fight_phase),  # 2. Fight all Ghosts at your current Location.
        choose("Move or play?", fighting.either, fighting.choose_one, rule="FF-FIGHT-5"),
        do(movement.move_phase),  # 3. Move 1 Location.
        do(playing.play_phase),  # 4. Play 1 card. If you play a Ghost, you may play a second card.
        choose("End your turn?", turns.ready_to_end, turns.go_on, rule="FF-FUNCTION-1"),
        do(turns.discard_phase),  # 5. Discard down to 5 cards in hand if necessary.
        do(turns.pass_the_turn),
    ),
    "attack": (
        choose("Fight the Ghost", fighting.ghosts_to_fight, fighting.face, rule="FF-FIGHT-2"),
        choose(
            "No Ghosts left here. Use a Function before you move?",
            seeking.before_the_fight,
            seeking.stay_here,
            rule="FF-FUNCTION-7",
        ),
    ),
    "combat": (
        because(causes.fought),
        do(combat.roll),  # 1. Roll attack dice [and boss die]
        do(combat.add_automatic),  # 2. Apply all automatic addition
        do(combat.subtract_automatic),  # 3. Apply all automatic subtraction
        choose(  # 4. ... player-assigned
            "Add to a die?",
            combat.may_add,
            combat.add_assigned,
            rule="FF-COMBAT-7",
            prompt_of=combat.what_is_left,
        ),
        do(combat.suffer_effect),  # 5. Compare final rolls to Ghost Effect
        do(combat.compare),  # 6. Compare final rolls to Ghost Power
        do(combat.boss_attacks),  # 7. Check for successful Boss attack
        do(combat.end_attack),
    ),
    "full album": (
        choose("Your Album is full. Discard which Ghost?", album.album_to_thin, album.give_up, rule="FF-ALBUM-3"),
    ),
    "move": (choose("Move 1 Location", movement.moves, movement.move, rule="FF-MOVE-1"),),
    "first step": (
        takes("the remaining steps"),
        choose("Move 1 Location", movement.moves, movement.move_first, rule="FF-FUNCTION-6"),
        choose("Move 1 more Location?", movement.moves_on, movement.move_on, rule="FF-FUNCTION-6"),
    ),
    "play": (choose("Play 1 card", playing.plays, playing.play_first, rule="FF-PLAY-1", always=True),),
    "second card": (choose("Play a second card?", playing.plays, playing.play_second, rule="FF-PLAY-2", always=True),),
    "action": (because(causes.played), do(playing.put_away)),
    "function": (
        takes("the die to add to", "the card"),
        because(causes.used),
        choose(
            "Pay for the Function",
            functions.costs,
            functions.pay,
            rule="FF-FUNCTION-4",
            always=cards.hand_keeps_secrets,
        ),
        do(functions.resolve_function),
    ),
    "effects": (takes("the Location of the effects"), because(causes.location), do(next_effect)),
    "discard": (
        takes("the number of cards left to discard"),
        because(causes.full_hand),
        choose(
            "Discard a card", cards.to_discard, cards.discard_one, rule="FF-TERM-1", always=cards.hand_keeps_secrets
        ),
    ),
    "lose": (
        takes("the index of the part in PARTS"),
        choose("Lose which card?", cards.to_lose, cards.lose_one, rule="FF-TERM-3"),
    ),
    "salvage": (
        takes("the index of the sort in SORTS"),
        choose("Take which card from the discard pile?", to_salvage, salvage, rule="FF-DRAW-4"),
    ),
    "scout": (choose("Reveal which Location?", to_scout, scout, rule="FF-MOVE-4"),),
}

PROGRAM: Final = Program(
    FLOWS,
    "match",
    anytime=Anytime(("function",), functions.functions, functions.use_function, flows=functions.OPEN),
)
