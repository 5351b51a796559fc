"""Battles: their rounds, the declarations before Judge cards are drawn, and their end."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import HP, MP, NONE, NORMAL
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.generated.flows import BattleArgs
from gloaming.games.ghost_hunter.rules.answers import silent, use
from gloaming.games.ghost_hunter.rules.carrying import add_items
from gloaming.games.ghost_hunter.rules.harm import defeat, usable
from gloaming.games.ghost_hunter.rules.minds import add_helps
from gloaming.games.ghost_hunter.rules.verbs.check import Check
from gloaming.games.ghost_hunter.rules.verbs.learn_mp_attack import LearnMpAttack
from gloaming.games.ghost_hunter.state import State
from gloaming.games.ghost_hunter.traits import Psychic

READY: Final[Option] = ("ready",)
HP_ATTACK: Final[Option] = ("attack", HP)
MP_ATTACK: Final[Option] = ("attack", MP)


def begin(s: State) -> None:
    """Begin a battle of one hunter against all Monsters on the tile, and clear the data of earlier battles.

    If the hunter is the turn player, their movement ends and all extra moves are lost. (GH-BATTLE-1, GH-BATTLE-2,
    GH-BATTLE-16, GH-MANY-8, GH-MONSTER-7)
    """
    battle: BattleArgs = s.named
    tile, hunter = battle.tile, battle.hunter
    s.battle = tile
    s.battle_round = 0
    s.intruding = battle.came
    s.sits_out = 0
    s.fighters = 1 << hunter
    s.note_progress()
    if hunter == s.hunter:
        s.end_movement()
    for number in range(s.hunters):
        s.strikes[number] = NONE
        s.target[number] = NONE
    for monster in s.monsters_on(tile):
        s.attack[monster] = NONE
    events.battle(s, tile)


def in_battle(s: State) -> tuple[int, ...]:
    """Return the hunters who take part in the battle, the turn player first, then clockwise.

    (GH-ESCAPE-1, GH-BATTLE-17)
    """
    return s.in_turn_order(s.fighters)


def goes_on(s: State) -> bool:
    """Return whether the battle continues: at least one Enemy and one hunter are left in it. (GH-BATTLE-13)"""
    return s.battle >= 0 and not s.over() and s.fighters != 0 and s.has_monsters(s.battle)


def begin_round(s: State) -> None:
    """Begin a battle round.

    Clear the record of questions; hunters who failed to escape take part again. (GH-BATTLE-1, GH-BATTLE-11,
    GH-ESCAPE-7)
    """
    s.battle_round += 1
    s.sits_out = 0
    s.asked = 0
    for hunter in range(s.hunters):
        s.prepared[hunter] = NORMAL
        s.judged[hunter] = 0


def ask_again(s: State) -> None:
    """Forget which hunters have been asked, before the question whether to join."""
    s.asked = 0


def ask_anew(s: State) -> None:
    """Forget which hunters have been asked, before the question which Enemy to attack."""
    s.asked = 0


def ask_once_more(s: State) -> None:
    """Forget which hunters have been asked, before the question which cards to use."""
    s.asked = 0


def ask(s: State, hunter: int) -> bool:
    """Make a hunter the next one to be asked, and record that they have been asked. Return True."""
    s.asked |= 1 << hunter
    s.asking = hunter
    return True


def asked_seat(s: State) -> int:
    """Return the seat of the hunter who is being asked."""
    return s.owner[s.asking]


# Before the cards


def declare_enemies(s: State) -> None:
    """Set which pool each Enemy attacks for the whole battle: as printed, or for an Enemy that attacks either pool, as
    the host chooses or at random. (GH-BATTLE-3, GH-MONSTER-3, GH-POWER-13, GH-HOST-3, GH-KNIGHT-1)
    """
    for monster in s.monsters_on(s.battle):
        if s.attack[monster] != NONE:
            continue
        kind = s.attack_of(monster)
        if kind == "either":
            if s.host >= 0:
                s.again()
                s.run("the Enemy's attack", monster)
                return
            s.attack[monster] = s.dice.below(2)
        else:
            s.attack[monster] = HP if kind == "hp" else MP
        events.declares(s, monster, s.attack[monster])


def attacks_of_enemy(s: State) -> list[Option]:
    """Return the options for the attack of an Enemy that attacks either pool: HP or MP. (GH-POWER-13)"""
    return [HP_ATTACK, MP_ATTACK]


def choose_enemy_attack(s: State, option: Option) -> None:
    """Set the pool that the host has chosen for an Enemy's attack. (GH-HOST-3)"""
    s.attack[s.arg] = option[1]
    events.declares(s, s.arg, option[1])


def host(s: State) -> int:
    """Return the seat of the host, who decides for the Enemies; NONE without a host. (GH-HOST-2)"""
    return s.host


def asked_to_declare(s: State) -> bool:
    """Select the next hunter in the battle who has not declared an attack yet. Return False if there is none.

    An attack is declared once for the whole battle. (GH-BATTLE-3)
    """
    for hunter in in_battle(s):
        if s.strikes[hunter] == NONE:
            s.asking = hunter
            return True
    return False


def psychic(s: State, hunter: int) -> bool:
    """Return whether a feat or an Item lets a hunter make MP attacks. (GH-BATTLE-4, GH-GRIMOIRE-1, GH-BUNCH-1)"""
    if s.psychic >> hunter & 1:
        return True
    if any(isinstance(trait, Psychic) for trait in s.traits(hunter)):
        return True
    return s.reads_keys >> hunter & 1 == 1 and any(teaches_its_owner(s, card) for card in s.held[hunter])


def teaches_its_owner(s: State, card: int) -> bool:
    """Return whether an Item lets its owner make MP attacks after a successful check. (GH-BUNCH-1)"""
    for effect in s.box.item(card).got:
        if isinstance(effect, Check):
            for learned in effect.passed:
                if isinstance(learned, LearnMpAttack) and learned.while_held:
                    return True
    return False


def attacks(s: State) -> list[Option]:
    """Return the options of the asked hunter to declare an attack: HP, and also MP if the hunter can make MP attacks.

    (GH-BATTLE-4)
    """
    return [HP_ATTACK, MP_ATTACK] if psychic(s, s.asking) else [HP_ATTACK]


def declare(s: State, option: Option) -> None:
    """Set the pool that the asked hunter attacks in this battle. (GH-BATTLE-3)"""
    s.strikes[s.asking] = option[1]
    events.hunter_declares(s, s.character[s.asking], option[1])


def asked_to_aim(s: State) -> bool:
    """Select the next hunter who must choose an Enemy to attack in this battle round. Return False if there is none.

    With a single Enemy nobody is asked. (GH-MANY-1)
    """
    there = s.monsters_on(s.battle)
    for hunter in in_battle(s):
        if s.sits_out >> hunter & 1 or s.asked >> hunter & 1:
            continue
        if len(there) == 1:
            s.target[hunter] = there[0]
        else:
            return ask(s, hunter)
    return False


def targets(s: State) -> list[Option]:
    """Return the options to choose an Enemy to attack. (GH-MANY-1)"""
    return [("aim", monster) for monster in s.monsters_on(s.battle)]


def aim(s: State, option: Option) -> None:
    """Set the Enemy that the asked hunter attacks. (GH-MANY-1)"""
    s.target[s.asking] = option[1]
    events.aims(s, s.character[s.asking], option[1])


def asked_to_prepare(s: State) -> bool:
    """Select the next hunter who may use Items and cards before Judge cards are drawn, the turn player first. Return
    False if there is none.

    Hunters with neither a usable Item nor any Insanity card are not asked. (GH-BATTLE-15, GH-BATTLE-17, GH-ACE-15)
    """
    for hunter in in_battle(s):
        if s.asked >> hunter & 1:
            continue
        if (s.minds[hunter] and not silent(s, s.owner[hunter], False)) or items_in_battle(s, hunter):
            return ask(s, hunter)
    return False


def items_in_battle(s: State, hunter: int) -> list[Option]:
    """Return the options of a hunter to use Items in a battle: attacks with Items in place of the normal attack, and
    other Items on the hunter or on others on the tile. (GH-BATTLE-15, GH-BATTLE-17)
    """
    options: list[Option] = []
    first = s.box.first_item
    for card in s.held[hunter]:
        if s.box.strikes[card - first] and usable(s, card, hunter):
            options.append(s.box.uses[card - first][hunter])
    add_items(s, hunter, options)
    return options


def ways_to_prepare(s: State) -> list[Option]:
    """Return the options to use an Item, a Court card or an Ace before the draw, or to fight without one.

    (GH-BATTLE-15)
    """
    options = [READY, *items_in_battle(s, s.asking)]
    add_helps(s, s.asking, options)
    return options


def prepare(s: State, option: Option) -> None:
    """Carry out the use of an Item or a card before the draw; afterwards the hunter may use another. (GH-BATTLE-15)"""
    if option == READY:
        return
    s.asked &= ~(1 << s.asking)
    use(s, s.asking, option)


# The end


def count_the_fallen(s: State) -> None:
    """Defeat the Enemies in the battle whose HP or MP are 0 or less. (GH-BATTLE-13)"""
    fallen = [monster for monster in s.monsters_on(s.battle) if s.beaten(monster)]
    if fallen:
        defeat(s, fallen)


def finish(s: State) -> None:
    """End the battle. All hunters stay where they are, and the remaining Monsters stay and keep their damage.

    (GH-BATTLE-14, GH-MONSTER-4, GH-MONSTER-9)
    """
    s.battle = NONE
    s.fighters = 0
    s.sits_out = 0
    s.battle_round = 0
    for monster in range(len(s.lair)):
        s.attack[monster] = NONE
