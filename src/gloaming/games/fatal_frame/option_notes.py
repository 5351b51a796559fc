"""Compute the features of options for the learned policy, with one function per verb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gloaming.engine.content.schema import word
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.chances import Worth, apart
from gloaming.games.fatal_frame.constants import FACES, MOVE, OUTSIDE
from gloaming.games.fatal_frame.ghosts import White
from gloaming.games.fatal_frame.notes.cards import card, film_gain, function, lost, upgraded
from gloaming.games.fatal_frame.notes.fights import NO_STACK, fights
from gloaming.games.fatal_frame.notes.moves import moved
from gloaming.games.fatal_frame.notes.plays import haunts
from gloaming.games.fatal_frame.notes.situation import Situation, tenths
from gloaming.games.fatal_frame.rules.dice import BOSS_DIE, spared
from gloaming.games.fatal_frame.rules.vocabulary import DEEDS
from gloaming.games.fatal_frame.state import State


def compare(known: Worth, s: State, options: Sequence[Option]) -> list[list[int]]:
    """Return the features of each option of a decision."""
    situation = Situation(known, s)
    return [_notes(situation, option) for option in options]


def _notes(situation: Situation, option: Option) -> list[int]:
    """Return the features of an option; none for verbs without features."""
    seen = _OF_VERB.get(option[0])
    return [] if seen is None else seen(situation, option)


def _of_deed(situation: Situation, option: Option) -> list[int]:
    """Return the features of playing an Action, which the verb of the Action computes."""
    deed = situation.s.box.deed[option[1]]
    assert deed is not None
    return deed.notes(situation, option)


def _of_move(situation: Situation, option: Option) -> list[int]:
    return moved(situation, option[1], option[2])


def _of_card(situation: Situation, option: Option) -> list[int]:
    return card(situation, option[1])


def _of_loss(situation: Situation, option: Option) -> list[int]:
    return lost(situation, option[1])


def _of_function(situation: Situation, option: Option) -> list[int]:
    return function(situation, option[1])


def _of_orb(situation: Situation, option: Option) -> list[int]:
    return added(situation, option[1], 1)


def _of_addition(situation: Situation, option: Option) -> list[int]:
    s = situation.s
    by = 0
    for upgrade in s.camera[situation.seat]:
        if s.box.kind[upgrade] == option[1]:
            by = s.box.adds[upgrade]
    return added(situation, option[2], by)


def _of_standing(situation: Situation, option: Option) -> list[int]:
    return added(situation, 0, 0)


def _of_either(situation: Situation, option: Option) -> list[int]:
    return only(situation, option[1])


def _of_ghost(situation: Situation, option: Option) -> list[int]:
    return haunts(situation, option[1], option[2])


def _of_item(situation: Situation, option: Option) -> list[int]:
    box = situation.s.box
    value = box.items[option[1] - box.first_item].value
    return [value * 2 + (1 if value >= situation.lacking else 0), min(situation.lacking, 9), situation.stage]


def _of_upgrade(situation: Situation, option: Option) -> list[int]:
    return upgraded(situation, option[1], option[2])


def _of_fight(situation: Situation, option: Option) -> list[int]:
    return faced(situation, option[1])


def _of_scouting(situation: Situation, option: Option) -> list[int]:
    at = situation.s.at[situation.seat]
    cell: int = option[1]
    return [0 if at == OUTSIDE else apart(at, cell)]


def _of_staying(situation: Situation, option: Option) -> list[int]:
    s = situation.s
    return [fights(situation, s.here(), s.room(situation.seat)), min(len(s.here()), 3) * 6 + situation.stage]


def _of_nothing(situation: Situation, option: Option) -> list[int]:
    return [situation.stage * 8 + min(situation.held, 7)]


def added(situation: Situation, die: int, by: int) -> list[int]:
    """Return the features of adding to a die, or of keeping the dice if the amount `by` is 0."""
    s = situation.s
    box = s.box
    final: list[int] = list(s.final)
    boss_die = s.boss_die
    now = _outcome(situation, final, boss_die)
    shows = 0
    if by:
        if die == BOSS_DIE:
            boss_die = min(FACES, boss_die + by)
        else:
            final[die] = min(FACES, final[die] + by)
            shows = final[die]
    after = _outcome(situation, final, boss_die)
    mine = situation.arms[situation.seat]
    changed = 1 if now != after else 0
    boss = s.fought >= box.first_boss
    left = max(0, mine.assigned - by)
    need = max(0, box.power(s.fought) + 1 - max(final))
    reach = 0 if need == 0 else 1 if need <= left else 2
    worth = 0
    last = 0
    if not boss:
        worth = 1 + min(box.ghost[s.fought].value, 2)
        last = 1 if situation.needs and situation.lacking <= box.ghost[s.fought].value else 0
    return [
        now * 16 + after if boss else now * 4 + after,
        (after if boss else 16 + after) * 8 + min(left, 7) if after < 16 else 255,
        ((worth * 2 + last) * 3 + reach) * 4 + (0 if boss else after),
        (min(need, 5) * 6 + min(left, 5)) * 4 + (3 if boss else worth),
        min(mine.orbs, 3) * 6 + situation.stage + (24 if by else 0) + (48 if boss else 0),
        changed * 64 + shows * 8 + s.boss_die if boss else 128 + worth * 8 + changed * 4 + (1 if after >= 2 else 0),
    ]


def _outcome(situation: Situation, final: Sequence[int], boss_die: int) -> int:
    """Return a code below 16 for the outcome of the attack if the dice stay as they are."""
    s = situation.s
    box = s.box
    power = box.power(s.fought)
    white = box.white(s.fought)
    most = max(final)
    happens = 1 if white is not None and not spared(s) and _triggered(white, final, power) else 0
    if s.fought < box.first_boss:
        return (2 if most > power else 0) + happens
    beads = 0
    for number in range(len(final)):
        if final[number] > power:
            beads += 1
    if beads >= s.life[situation.seat]:
        return 15
    return beads * 4 + (2 if boss_die in final else 0) + happens


def _triggered(white: White, final: Sequence[int], power: int) -> bool:
    """Return whether the final dice trigger a white text."""
    if white.when == "fail":
        return max(final) <= power
    if white.when == "always":
        return True
    odd = 1 if white.when == "odd" else 0
    return any([die % 2 == odd for die in final])


def only(situation: Situation, step: int) -> list[int]:
    """Return the features of the choice after a failed fight: only move, or only play."""
    s = situation.s
    box = s.box
    seat = situation.seat
    moves = 1 if step == MOVE else 0
    life = min(s.life[seat], 3) if s.boss[seat] else 0
    mine = situation.arms[seat]
    film = 0
    orb = 0
    help_ = 0
    item = 0
    for held in s.hand[seat]:
        kind = box.kind[held]
        if kind >= box.first_action:
            help_ = max(help_, situation.known.helps[kind])
        elif kind >= box.first_upgrade:
            part = box.part[kind]
            if part == "film":
                film = max(film, film_gain(situation, kind))
            elif part == "orb":
                orb = 1 if mine.orbs < box.camera.orbs else 0
        elif kind >= box.first_item and not s.here() and not s.boss[seat] and s.room(seat) in box.played_at[kind]:
            item = 1
    here = s.here()
    before_shrine = 1 if s.inside[seat] < 0 and s.at[seat] >= 0 and s.at[seat] == situation.shrine else 0
    return [
        (moves * 6 + situation.stage) * 4 + life,
        (moves * 4 + life) * 4 + min(mine.dice, 4) - 1,
        ((moves * 3 + film) * 2 + orb) * 2 + help_,
        (moves * 2 + before_shrine) * 6 + situation.stage,
        (moves * 2 + item) * 8 + min(situation.held, 7),
        fights(situation, here, s.room(seat)) if moves else NO_STACK + 2,
        NO_STACK + 2 if moves else fights(situation, here, s.room(seat)),
        (moves * 4 + min(len(here), 3)) * 4 + situation.four,
    ]


def faced(situation: Situation, fought: int) -> list[int]:
    """Return the features of fighting a Ghost or Boss now."""
    s = situation.s
    if fought >= s.box.first_boss:
        return [40 + s.life[situation.seat], 255]
    value = min(s.box.ghost[fought].value, 2)
    return [tenths(situation.beats_here(fought, situation.seat)) * 3 + value, s.box.kind[fought]]


_OF_VERB: Final[dict[str, Callable[[Situation, Option], list[int]]]] = {
    "move": _of_move,
    "discard": _of_card,
    "pay": _of_card,
    "salvage": _of_card,
    "lose": _of_loss,
    "give-up": _of_loss,
    "function": _of_function,
    "orb": _of_orb,
    "add": _of_addition,
    "stand": _of_standing,
    "only": _of_either,
    "ghost": _of_ghost,
    "item": _of_item,
    "upgrade": _of_upgrade,
    "fight": _of_fight,
    "scout": _of_scouting,
    "stay": _of_staying,
    "go-on": _of_staying,
    "pass": _of_nothing,
    "end-turn": _of_nothing,
    "draw": _of_nothing,
    **{word(deed): _of_deed for deed in DEEDS},
}
"""The function that computes the features for each verb. Options with other verbs have no features."""
