"""The fields of Monsters, battles and the scenario."""

from __future__ import annotations

from gloaming.engine.state.fields import value
from gloaming.engine.state.meanings import FLAG, bits, left_out, one, per, rows, some, upto, which
from gloaming.engine.state.zones import NOBODY
from gloaming.games.ghost_hunter.axes import (
    CLUE,
    COUNTER,
    ENDING,
    HUNTER,
    LAW,
    MONSTER,
    POOL,
    RULE,
    SUSPECT,
    TILE,
    TOKEN,
)
from gloaming.games.ghost_hunter.constants import JUDGE_CARDS, NONE
from gloaming.games.ghost_hunter.fields.limits import LAST_ROUND, MOST_DAMAGE, MOST_ROWS


class ScenarioFields:
    """The fields of Monsters, battles and the scenario."""

    # Monsters
    lair: list[int] = value(
        NONE, "The tile of each Monster.", each=lambda s: len(s.box.monsters), of=per(MONSTER, one(TILE, NONE))
    )
    hp_lost: list[int] = value(
        0, "The HP damage on each Monster.", each=lambda s: len(s.box.monsters), of=per(MONSTER, upto(MOST_DAMAGE))
    )
    mp_lost: list[int] = value(
        0, "The MP damage on each Monster.", each=lambda s: len(s.box.monsters), of=per(MONSTER, upto(MOST_DAMAGE))
    )
    attack: list[int] = value(
        NONE,
        "The pool that each Monster attacks in this battle: HP or MP.",
        each=lambda s: len(s.box.monsters),
        of=per(MONSTER, one(POOL, NONE)),
    )
    altered: tuple[int, int, int, int] = value(
        (0, 0, 0, 0), "What rules of the scenario add to the Enemy's ST, WP, HP and MP.", of=rows(4, upto(120, -120))
    )
    bested: tuple[int, ...] = value((), "Defeated Monsters, in order.", of=some(MONSTER))
    roaming: tuple[int, ...] = value(
        (),
        "Roaming Monsters, three numbers each: the Monster, its tiles per round, and the round when it began.",
        of=rows(4, which(MONSTER, NONE), upto(9), upto(LAST_ROUND)),
    )
    # A battle
    battle: int = value(NONE, "The tile of the current battle; NONE without a battle.", of=one(TILE, NONE))
    battle_round: int = value(0, of=upto(60))
    intruding: int = value(0, "1 if the battle began because the Enemy came to the hunters.", of=FLAG)
    fighters: int = value(0, "A mask of the hunters in the battle.", of=bits(HUNTER))
    sits_out: int = value(0, "A mask of hunters who failed to escape in this battle round.", of=bits(HUNTER))
    asked: int = value(0, "A mask of hunters who have been asked the current question of the battle.", of=bits(HUNTER))
    asking: int = value(0, "The hunter who is being asked.", of=one(HUNTER, None))
    strikes: list[int] = value(
        NONE,
        "The pool that each hunter attacks in this battle: HP or MP.",
        each=lambda s: s.hunters,
        of=per(HUNTER, one(POOL, NONE)),
    )
    target: list[int] = value(
        NONE, "The Monster that each hunter attacks.", each=lambda s: s.hunters, of=per(HUNTER, one(MONSTER, NONE))
    )
    prepared: list[int] = value(
        0,
        "The attack of each hunter in this battle round: NORMAL, FREE, FREE_ALL or FREE_DOUBLE.",
        each=lambda s: s.hunters,
        of=per(HUNTER, upto(3)),
    )
    judged: list[int] = value(
        0, "The Judge card that each hunter has drawn.", each=lambda s: s.hunters, of=per(HUNTER, upto(JUDGE_CARDS))
    )
    black: int = value(0, "The Judge card of the Enemy.", of=upto(JUDGE_CARDS))
    second_black: int = value(0, "The second Judge card, for Enemies that draw two.", of=upto(JUDGE_CARDS))
    spent: list[int] = value(
        0,
        "A mask of the Judge cards not shuffled back, for each hunter and last for the Enemy.",
        each=lambda s: s.hunters + 1,
        of=left_out("events show the Judge cards as they are drawn"),
    )
    # The scenario
    counts: list[int] = value(
        0, "The counters of the scenario.", each=lambda s: len(s.box.counter_names), of=per(COUNTER, upto(60))
    )
    fired: tuple[int, ...] = value(
        0,
        "How often each rule of the scenario has been carried out.",
        each=lambda s: len(s.box.scenarios[s.scenario].rules),
        of=per(RULE, upto(9)),
    )
    clues: tuple[int, ...] = value((), "The clues that have been read, in order.", of=some(CLUE))
    tokens: tuple[int, ...] = value(
        (),
        "Tokens on tiles, two numbers each: the token (its kind, plus the number of kinds per use) and the tile.",
        of=rows(MOST_ROWS, which(TOKEN, None), which(TILE, None)),
    )
    carried: list[tuple[int, ...]] = value(
        (),
        "The tokens of each hunter, numbered as in `tokens`.",
        each=lambda s: s.hunters,
        of=per(HUNTER, some(TOKEN, most=9)),
    )
    companion: int = value(NONE, "The tile of the companion; NONE before she appears.", of=one(TILE, NONE))
    led_by: int = value(NONE, "The hunter who leads the companion.", of=one(HUNTER, NONE))
    nerve: int = value(0, "The nerve that the companion has left; at 0 she runs home.", of=upto(30))
    companion_rule: tuple[int, ...] = value(
        (),
        "The companion's home, the Movement Points that leading costs, and how often she ran home.",
        of=rows(1, one(TILE), upto(9), upto(30)),
    )
    laws: int = value(0, "A mask of the laws that apply.", of=bits(LAW))
    law_since: list[int] = value(
        0, "The round in which each law was proclaimed.", each=lambda s: 16, of=per(LAW, upto(LAST_ROUND))
    )
    sealed: tuple[int, ...] = value((), "Tiles whose shutter is closed.", of=some(TILE))
    cleared: int = value(0, "A mask of cleared suspects.", of=bits(SUSPECT))
    accused: int = value(NONE, "The suspect whom the hunters have accused.", of=one(SUSPECT, NONE))
    passed_check: int = value(0, "1 if a check of the current rule has been passed.", of=FLAG)
    sure: int = value(0, "1 while the effects of a rule deal damage that cannot be cancelled.", of=FLAG)
    last_fallen: int = value(NONE, "The hunter who fell last.", of=one(HUNTER, NONE))
    fell_together: int = value(
        0, "A mask of the hunters who fell at the same moment as `last_fallen`.", added=True, of=bits(HUNTER)
    )
    guest_round: int = value(0, "The last round in which the Guest put an Event card under the pile.", NOBODY)
    spawned: int = value(
        NONE, "The tile that a hunter is entering and on which an Enemy has just appeared.", of=one(TILE, NONE)
    )
    named_guest: int = value(NONE, "The hunter who was revealed as the Ninth Guest.", of=one(HUNTER, NONE))
    clock_turned: int = value(0, "1 if an Enemy-player has advanced the clock in this round.", of=FLAG)
    still: int = value(0, "The number of successive rounds without progress.", of=upto(60))
    deadlocked: int = value(0, "1 if the match has ended in a deadlock.", of=FLAG)
    outcome: int = value(0, "The outcome of the match: GOING_ON, WON or LOST.", of=one(ENDING, None))
