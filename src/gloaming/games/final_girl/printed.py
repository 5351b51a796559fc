"""What is printed on cards and boards, as numbers for the rules. Nothing here changes."""

from __future__ import annotations

from typing import Final

from gloaming.games.final_girl import content
from gloaming.games.final_girl.content import Line, compiled
from gloaming.games.final_girl.content.packs import Event, Item
from gloaming.games.final_girl.content.verbs import VERBS, Special, Standing, Trait

CODE: Final[dict[str, int]] = {verb: code for code, verb in enumerate(VERBS)}

# Action cards

NAME_OF: Final[tuple[int, ...]] = tuple([name for _, name in content.ACTION_CARDS])
COST: Final[tuple[int, ...]] = tuple([action.cost for action in content.ACTIONS])
TWO: Final[tuple[Line, ...]] = tuple([compiled(action.success2) for action in content.ACTIONS])
ONE: Final[tuple[Line, ...]] = tuple([compiled(action.success1) for action in content.ACTIONS])
NONE: Final[tuple[tuple[Line, ...], ...]] = tuple(
    [tuple([compiled(line) for line in action.failure]) for action in content.ACTIONS]
)
ATTACKS: Final[tuple[bool, ...]] = tuple([action.attack for action in content.ACTIONS])
REACTS: Final[tuple[bool, ...]] = tuple([action.when == "attacked" for action in content.ACTIONS])
REROLLS: Final[tuple[bool, ...]] = tuple([action.when == "roll" for action in content.ACTIONS])
NAMES: Final[dict[str, int]] = {action.id: number for number, action in enumerate(content.ACTIONS)}
HEALS: Final[tuple[bool, ...]] = tuple([CODE["heal"] in [one[0] for one in line] for line in TWO])
SEARCHES: Final[tuple[bool, ...]] = tuple([CODE["search"] in [one[0] for one in line] for line in TWO])

# Player board and girls

DICE: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(board.dice) for board in content.BOARDS])
START_TIME: Final[tuple[int, ...]] = tuple([board.time for board in content.BOARDS])
TOKEN_HEALTH: Final[tuple[int, ...]] = tuple(content.TOKEN_HEALTH)
GIRL_HEALTH: Final[tuple[int, ...]] = tuple([girl.health for girl in content.GIRLS])
SAVES: Final[tuple[tuple[Line, ...], ...]] = tuple(
    [tuple([compiled(line) for line in girl.saves]) for girl in content.GIRLS]
)
AFTER: Final[tuple[Line, ...]] = tuple([compiled(girl.after) for girl in content.GIRLS])


def _trait(trait: Trait | None, name: str) -> int:
    """The number of a trait, 0 without it; a trait without a number counts 1."""
    return max(trait.by, trait.within, 1) if trait is not None and trait.trait == name else 0


def _more(rule: Trait | Standing | None, to: str) -> int:
    """What a card adds to something, 0 without it."""
    return rule.by if rule is not None and rule.to == to else 0


CLOSE_DAMAGE: Final[tuple[int, ...]] = tuple([_more(girl.ultimate, "close-damage") for girl in content.GIRLS])
RUSH: Final[tuple[int, ...]] = tuple([_trait(girl.ultimate, "rush") for girl in content.GIRLS])

# Killers

KILLER_HEALTH: Final[tuple[int, ...]] = tuple([killer.health for killer in content.KILLERS])
KILLER_HORROR: Final[tuple[int, ...]] = tuple([killer.horror for killer in content.KILLERS])
FIRST: Final[tuple[Line, ...]] = tuple([compiled(killer.first) for killer in content.KILLERS])
FINAL: Final[tuple[Line, ...]] = tuple([compiled(killer.final) for killer in content.KILLERS])
MOVEMENT: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([row.movement for row in killer.rows]) for killer in content.KILLERS]
)
ATTACK: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([row.attack for row in killer.rows]) for killer in content.KILLERS]
)
ROWS: Final[tuple[tuple[Line, ...], ...]] = tuple(
    [tuple([compiled(row.special) for row in killer.rows]) for killer in content.KILLERS]
)
FINALE_ACTION: Final[tuple[Line, ...]] = tuple([compiled(finale.action) for _, finale in content.FINALES])
FINALE_REVEALED: Final[tuple[Line, ...]] = tuple([compiled(finale.revealed) for _, finale in content.FINALES])
FINALES_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([card for card, (of, _) in enumerate(content.FINALES) if of == one]) for one in range(len(content.KILLERS))]
)
POWERS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([card for card, (of, _) in enumerate(content.POWERS) if of == one]) for one in range(len(content.KILLERS))]
)
EPIC: Final[tuple[bool, ...]] = tuple([power.epic for _, power in content.POWERS])
SWEEP: Final[tuple[int, ...]] = tuple([_trait(power.trait, "sweep") for _, power in content.POWERS])
ONCE_MORE: Final[tuple[int, ...]] = tuple([_trait(power.trait, "once-more") for _, power in content.POWERS])
WHEN_HE_KILLS: Final[tuple[Line, ...]] = tuple([compiled(power.trait.does) for _, power in content.POWERS])

# Terror cards

TERROR: Final[tuple[Line, ...]] = tuple(
    [compiled(card.effects, max(0, pack - len(content.KILLERS))) for _, pack, card in content.TERRORS]
)
TERROR_PACK: Final[tuple[int, ...]] = tuple([pack for _, pack, _ in content.TERRORS])
MINOR: Final[tuple[int, ...]] = tuple(
    [0 if card.minor is None else card.minor.health for _, _, card in content.TERRORS]
)
RAGE: Final[tuple[int, ...]] = tuple(
    [0 if card.minor is None else _more(card.minor.trait, "attack") for _, _, card in content.TERRORS]
)
SPEED: Final[tuple[int, ...]] = tuple(
    [0 if card.minor is None else _more(card.minor.trait, "moves") for _, _, card in content.TERRORS]
)

# Locations

SPACE_NUMBERS: Final[tuple[dict[str, int], ...]] = tuple(
    [{space.id: number for number, space in enumerate(spaces)} for spaces in content.SPACES]
)
LINKS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [
        tuple([tuple([numbers[other] for other in space.links]) for space in spaces])
        for spaces, numbers in zip(content.SPACES, SPACE_NUMBERS)
    ]
)


def _panic(links: dict[str, list[int]], numbers: dict[str, int]) -> tuple[int, ...]:
    """Where a die leads, by its face from 1; -1: the Victim stays."""
    leads = [-1] * 7
    for other, faces in links.items():
        for face in faces:
            leads[face] = numbers[other]
    return tuple(leads)


PANIC: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [
        tuple([_panic(space.links, numbers) for space in spaces])
        for spaces, numbers in zip(content.SPACES, SPACE_NUMBERS)
    ]
)
EXIT: Final[tuple[tuple[bool, ...], ...]] = tuple([tuple([one.exit for one in spaces]) for spaces in content.SPACES])
WATER: Final[tuple[tuple[bool, ...], ...]] = tuple([tuple([one.water for one in spaces]) for spaces in content.SPACES])
DEEP: Final[tuple[tuple[bool, ...], ...]] = tuple([tuple([one.deep for one in spaces]) for spaces in content.SPACES])
DECK: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([place.decks.index(one.id) if one.id in place.decks else -1 for one in spaces])
        for spaces, place in zip(content.SPACES, content.LOCATIONS)
    ]
)


def distances(links: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """The steps from each space to each other, along the lines. (FG-BOARD-1, FG-TARGET-2)"""
    table = []
    for start in range(len(links)):
        steps = [-1] * len(links)
        steps[start] = 0
        queue = [start]
        for space in queue:
            for other in links[space]:
                if steps[other] < 0:
                    steps[other] = steps[space] + 1
                    queue.append(other)
        table.append(tuple(steps))
    return tuple(table)


DISTANCE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple([distances(links) for links in LINKS])

SETUPS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([card for card, (of, _) in enumerate(content.SETUPS) if of == one]) for one in range(len(content.LOCATIONS))]
)
SETUP_GIRL: Final[tuple[int, ...]] = tuple([SPACE_NUMBERS[of][card.girl] for of, card in content.SETUPS])
SETUP_KILLER: Final[tuple[int, ...]] = tuple([SPACE_NUMBERS[of][card.killer] for of, card in content.SETUPS])
SETUP_VICTIMS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([card.victims.get(space.id, 0) for space in content.SPACES[of]]) for of, card in content.SETUPS]
)

# Events

EVENTS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([card for card, (of, _) in enumerate(content.EVENTS) if of == one]) for one in range(len(content.LOCATIONS))]
)
EVENT: Final[tuple[Line, ...]] = tuple([compiled(card.effects, of) for of, card in content.EVENTS])


def _standing(standing: Standing | None, name: str) -> int:
    return (standing.by or 1) if standing is not None and standing.standing == name else 0


PAIRS: Final[tuple[int, ...]] = tuple([_standing(card.stays, "pairs") for _, card in content.EVENTS])
FOLLOWERS: Final[tuple[int, ...]] = tuple([_more(card.stays, "followers") for _, card in content.EVENTS])


def _when(card: Event, of: int, moment: str) -> Line:
    return compiled(card.stays.does, of) if card.stays is not None and card.stays.on == moment else ()


ON_FURTHER_SAVE: Final[tuple[Line, ...]] = tuple([_when(card, of, "further-save") for of, card in content.EVENTS])
ON_UPKEEP: Final[tuple[Line, ...]] = tuple([_when(card, of, "upkeep") for of, card in content.EVENTS])
DEADLY: Final[tuple[int, ...]] = tuple(
    [
        SPACE_NUMBERS[of][card.stays.space] if card.stays is not None and card.stays.standing == "deadly" else -1
        for of, card in content.EVENTS
    ]
)
TUNNEL: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([SPACE_NUMBERS[of][one] for one in card.stays.between]) if card.stays is not None else ()
        for of, card in content.EVENTS
    ]
)
STAYS: Final[tuple[bool, ...]] = tuple([card.stays is not None for _, card in content.EVENTS])
PIECES: Final = ("white", "orange", "blue")


def _special(card: Special | None, name: str) -> int:
    return 0 if card is None else int(getattr(card, name))


PIECE: Final[tuple[int, ...]] = tuple(
    [-1 if card.special is None else PIECES.index(card.special.piece) for _, card in content.EVENTS]
)
FROM_KILLER: Final[tuple[bool, ...]] = tuple(
    [card.special is not None and card.special.chosen == "farthest-killer" for _, card in content.EVENTS]
)
FEARLESS: Final[tuple[int, ...]] = tuple([_special(card.special, "fearless") for _, card in content.EVENTS])
HUNTED: Final[tuple[int, ...]] = tuple([_special(card.special, "hunted") for _, card in content.EVENTS])
LAST: Final[tuple[int, ...]] = tuple([_special(card.special, "last") for _, card in content.EVENTS])
COMPANY_DICE: Final[tuple[int, ...]] = tuple([_special(card.special, "dice") for _, card in content.EVENTS])
DIES: Final[tuple[Line, ...]] = tuple(
    [() if card.special is None else compiled(card.special.dies, of) for of, card in content.EVENTS]
)
DIES_WITH_YOU: Final[tuple[Line, ...]] = tuple(
    [() if card.special is None else compiled(card.special.dies_with_you, of) for of, card in content.EVENTS]
)

# Items

ITEMS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([card for card, (of, _) in enumerate(content.ITEMS) if of == one]) for one in range(len(content.LOCATIONS))]
)
GIRL_IDS: Final = [girl.id for girl in content.GIRLS]
OWNER: Final[tuple[int, ...]] = tuple([GIRL_IDS.index(card.owner) if card.owner else -1 for _, card in content.ITEMS])
BONUS_OF: Final[tuple[int, ...]] = tuple([OWNER.index(girl) for girl in range(len(content.GIRLS))])
HANDS: Final[tuple[int, ...]] = tuple([card.hands for _, card in content.ITEMS])
USES: Final[tuple[int, ...]] = tuple([card.uses for _, card in content.ITEMS])
GAIN: Final[tuple[Line, ...]] = tuple([compiled(card.gain, max(0, of)) for of, card in content.ITEMS])

WHEN: Final = ("never", "action", "boat", "roll", "attacked", "killer")
USE_WHEN: Final[tuple[int, ...]] = tuple(
    [0 if card.use is None else WHEN.index(card.use.when) for _, card in content.ITEMS]
)
USE_TIME: Final[tuple[int, ...]] = tuple([0 if card.use is None else card.use.time for _, card in content.ITEMS])
USE_ONCE: Final[tuple[bool, ...]] = tuple([card.use is not None and card.use.once for _, card in content.ITEMS])
USE_DISCARD: Final[tuple[bool, ...]] = tuple([card.use is not None and card.use.discard for _, card in content.ITEMS])
USE: Final[tuple[Line, ...]] = tuple(
    [() if card.use is None else compiled(card.use.effects, max(0, of)) for of, card in content.ITEMS]
)
HELD_FOLLOWERS: Final[tuple[int, ...]] = tuple([_more(card.holds, "followers") for _, card in content.ITEMS])
HELD_HEALING: Final[tuple[int, ...]] = tuple([_more(card.holds, "healing") for _, card in content.ITEMS])


def _weapon(card: Item, name: str) -> int:
    return -1 if card.weapon is None else int(getattr(card.weapon, name))


def _card_named(name: str) -> int:
    return NAMES[name] if name else -1


LEAST: Final[tuple[int, ...]] = tuple([_weapon(card, "least") for _, card in content.ITEMS])
MOST: Final[tuple[int, ...]] = tuple([_weapon(card, "most") for _, card in content.ITEMS])
MODIFIER: Final[tuple[int, ...]] = tuple([max(0, _weapon(card, "damage")) for _, card in content.ITEMS])
ALONE: Final[tuple[int, ...]] = tuple([max(0, _weapon(card, "alone")) for _, card in content.ITEMS])
BREAKS: Final[tuple[bool, ...]] = tuple([card.weapon is not None and card.weapon.breaks for _, card in content.ITEMS])
ONLY: Final[tuple[int, ...]] = tuple(
    [-1 if card.weapon is None else _card_named(card.weapon.only) for _, card in content.ITEMS]
)
WEAPON_DICE: Final[tuple[int, ...]] = tuple([max(0, _weapon(card, "dice")) for _, card in content.ITEMS])
DICE_FOR: Final[tuple[int, ...]] = tuple(
    [-1 if card.weapon is None else _card_named(card.weapon.dice_for) for _, card in content.ITEMS]
)
