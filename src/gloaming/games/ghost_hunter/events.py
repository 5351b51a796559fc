"""The events of Ghost Hunter 13. Each declares a verb, the text for the log and the numbers that it contains."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from gloaming.engine.phrases import begun, player
from gloaming.engine.rules.declarations import Declared, Number, Printed, each
from gloaming.games.ghost_hunter.box import TICKETS, Box
from gloaming.games.ghost_hunter.catalogue import item_text, sentence
from gloaming.games.ghost_hunter.constants import CLUES, POOLS, SEATS, SHORT_POOL, SIDES
from gloaming.games.ghost_hunter.pieces import BATTLE, clue_piece, pile_piece, seat_piece, token_piece
from gloaming.games.ghost_hunter.rules.checks import NO_ABILITY
from gloaming.games.ghost_hunter.rules.deeds.escort import companion_name
from gloaming.games.ghost_hunter.rules.sentences import (
    FLOOR_NAMES,
    MOODS,
    RAISED,
    ability_of,
    clue_number,
    item_name,
    monster_does,
    monster_name,
    with_the,
)

MOST: Final = 1_000_000
"""An upper bound for all totals of points. Packs cannot exceed it, because their numbers are bounded."""


def _by_name(count: Callable[[Box], int | Sequence[int]]) -> Printed[Box]:
    """Return a number type for tiles or cards, which the log shows by name and saves store by id."""
    return Printed(
        count, lambda box, card: box.names[card], lambda box, card: box.ids[card], id=lambda box, card: box.ids[card]
    )


SEAT: Final[Number[Any]] = Number(SEATS, lambda box, seat: player(seat), lambda box, seat: seat_piece(seat))
WHO: Final[Printed[Box]] = Printed(
    lambda box: len(box.characters),
    lambda box, who: box.characters[who].name,
    lambda box, who: box.characters[who].id,
    id=lambda box, who: box.characters[who].id,
)
ROUND: Final[Number[Any]] = Number(10_000, least=0)
TILE: Final = _by_name(lambda box: len(box.tiles))
EVENT: Final = _by_name(lambda box: range(box.first_event, box.first_item))
PLAIN_ITEM: Final = _by_name(lambda box: range(box.first_item, box.first_insanity))
ITEM: Final = PLAIN_ITEM.labeled(item_name)
INSANITY: Final = _by_name(lambda box: range(box.first_insanity, box.first_role))
CARD: Final = _by_name(lambda box: box.cards)
MONSTER: Final[Printed[Box]] = Printed(
    lambda box: len(box.monsters),
    lambda box, monster: monster_name(box, monster),
    lambda box, monster: box.monsters[monster].id,
    id=lambda box, monster: box.monsters[monster].id,
)
TOKEN: Final[Printed[Box]] = Printed(
    lambda box: len(box.token_names) * box.token_uses,
    lambda box, token: with_the(box.token_name(token)),
    lambda box, token: token_piece(box.token_kind(token)),
    id=lambda box, token: box.token_names[box.token_kind(token)],
)
SCENARIO: Final[Number[Box]] = Number(lambda box: len(box.scenarios), lambda box, number: box.scenarios[number].title)
CLUE: Final[Number[Box]] = Number(CLUES, lambda box, clue: clue_number(clue), lambda box, clue: clue_piece(clue))
SUSPECT: Final[Number[Any]] = Number(TICKETS)
DEED: Final[Printed[Box]] = Printed(
    lambda box: len(box.deed_names), lambda box, deed: box.deed_words[deed], id=lambda box, deed: box.deed_names[deed]
)
ABILITY: Final[Number[Any]] = Number(NO_ABILITY + 1, lambda box, ability: ability_of(ability))
RAISE: Final[Number[Any]] = Number(len(RAISED), lambda box, what: RAISED[what], id=lambda box, what: RAISED[what])
POOL: Final[Number[Any]] = Number(len(POOLS), lambda box, pool: POOLS[pool].upper(), id=lambda box, pool: POOLS[pool])
POINTS: Final[Number[Any]] = Number(MOST)
JUDGE: Final[Number[Any]] = Number(10, least=1)
BONUS: Final[Number[Any]] = Number(2 * MOST, least=-MOST)
SIDE: Final[Number[Any]] = Number(4, lambda box, side: SIDES[side], id=lambda box, side: SIDES[side])
FLOOR: Final[Number[Any]] = Number(3, lambda box, floor: FLOOR_NAMES[floor])
PILE: Final[Number[Any]] = Number(
    3, lambda box, pile: ("Event cards", "Items", "Insanity cards")[pile], lambda box, pile: pile_piece(pile)
)
KIND: Final[Number[Any]] = Number(2, lambda box, kind: ("tile pile", "Event pile")[kind])
MOOD: Final[Number[Any]] = Number(
    len(MOODS), lambda box, mood: MOODS[mood], id=lambda box, mood: ("well", "all-right", "on-the-edge")[mood]
)
YES: Final[Number[Any]] = Number(2)


def _checked(box: Box, who: int, ability: int, least: int, drawn: int, more: int) -> str:
    name = box.characters[who].name
    total = f"{drawn} + {more}" if more > 0 else f"{drawn} - {-more}" if more else str(drawn)
    passed = "passes" if drawn + more >= least else "fails"
    target = "the bare Judge card" if ability == NO_ABILITY else ability_of(ability)
    return f"{name} {passed} a check of {target} {least} with {total}."


def _turned(box: Box, who: int, card: int) -> str:
    text = f"{box.characters[who].name} draws the Event card {box.names[card]}."
    return text if box.monster_of(card) >= 0 else f"{text} {sentence(box.event(card).does)}"


def _drew(box: Box, who: int, judge: int, more: int) -> str:
    name = box.characters[who].name
    return f"{name} draws {judge}{f', for a result of {judge + more}' if more else ''}."


def _found(box: Box, who: int, card: int) -> str:
    text = f"{box.characters[who].name} finds {item_name(box, card)}."
    return f"{text} {does}" if (does := item_text(box.item(card), box)) else text


def _used(box: Box, who: int, card: int, other: int) -> str:
    text = f"{box.characters[who].name} uses {item_name(box, card)}"
    return f"{text}." if who == other else f"{text} on {box.characters[other].name}."


def _cancelled(box: Box, who: int, other: int, points: int, pool: int) -> str:
    whose = "" if who == other else f" to {box.characters[other].name}"
    damage = f"{points} {POOLS[pool].upper()} damage"
    return f"{box.characters[who].name} cancels {damage}{whose} with a Court card or an Ace."


def _appears(box: Box, monster: int, tile: int) -> str:
    return begun(f"{monster_does(box, monster, 'appears', 'appear')} in the {box.names[tile]}.")


def _no_room(box: Box, monster: int) -> str:
    return begun(f"{monster_does(box, monster, 'finds', 'find')} no room in the house.")


def _declares(box: Box, monster: int, pool: int) -> str:
    return begun(f"{monster_does(box, monster, 'attacks', 'attack')} {POOLS[pool].upper()}.")


def _wounded(box: Box, monster: int, points: int, pool: int) -> str:
    return begun(f"{monster_does(box, monster, 'takes', 'take')} {points} {POOLS[pool].upper()} damage.")


def _defeated(box: Box, monster: int) -> str:
    return begun(f"{monster_does(box, monster, 'is', 'are')} defeated.")


def _wandered(box: Box, monster: int, tile: int) -> str:
    return begun(f"{monster_does(box, monster, 'wanders', 'wander')} to the {box.names[tile]}.")


def _walked(box: Box, monster: int, tile: int) -> str:
    return begun(f"{monster_does(box, monster, 'comes', 'come')} to the {box.names[tile]}.")


def _altered(box: Box, monster: int) -> str:
    return begun(f"{monster_does(box, monster, 'has', 'have')} changed.")


def _clue(box: Box, scenario: int, clue: int) -> str:
    return f"Clue {clue_number(clue)}: {box.scenarios[scenario].clues[clue].text}"


def _begins(box: Box, scenario: int, short: int) -> str:
    tale = box.scenarios[scenario]
    text = f"The scenario is {tale.title}."
    if short:
        text += f" It is a short night: {tale.boss.name} begins with at most {SHORT_POOL} HP and MP."
    return text


def _beginning(box: Box, scenario: int, short: int) -> tuple[str, ...]:
    return box.scenarios[scenario].start[:1]


def _accused(box: Box, scenario: int, suspect: int, guilty: int) -> str:
    names = box.scenarios[scenario].suspects
    if suspect == guilty:
        return f"The hunters accuse {with_the(names[suspect])}, and they are right."
    return f"The hunters accuse {with_the(names[suspect])}; it is {with_the(names[guilty])}."


def _companion(box: Box, scenario: tuple[int, ...]) -> str:
    """Return the name of the scenario's companion.

    Events of older saves name no scenario; for them return "the companion".
    """
    return companion_name(box.scenarios[scenario[0]]) if scenario else "the companion"


def _leaves(box: Box, who: int, *scenario: int) -> str:
    return f"{box.characters[who].name} leaves {_companion(box, scenario)} behind."


def _nerve(box: Box, points: int, *scenario: int) -> str:
    return begun(f"{_companion(box, scenario)} has {points} nerve left.")


def _ran_home(box: Box, tile: int, *scenario: int) -> str:
    return begun(f"{_companion(box, scenario)} runs back to the {box.names[tile]}.")


def _cleared(box: Box, scenario: int, suspect: int) -> str:
    return begun(f"{with_the(box.scenarios[scenario].suspects[suspect])} is among the living.")


def _ended(box: Box, won: int) -> str:
    return "The hunters have won." if won else "The hunters have lost."


EVENTS: Final[tuple[Declared[Box], ...]] = (
    # Preparation
    Declared("plays", "{seat} plays {who}.", seat=SEAT, who=WHO),
    Declared("raised", "{who} raises {what}.", who=WHO, what=RAISE),
    Declared("waits", "{who} keeps the remaining raises for a later scenario.", who=WHO),
    Declared("begins", _begins, pieces=_beginning, scene="The scenario", scenario=SCENARIO, short=YES),
    # A turn
    Declared("round", "Round {round} begins.", round=ROUND),
    Declared("turn", "Round {round}: {who}'s turn.", begins=True, seat=SEAT, who=WHO, round=ROUND),
    Declared("moved", "{who} goes to the {tile}.", who=WHO, tile=TILE),
    Declared("stairs", "{who} takes the stairs to the {tile}.", who=WHO, tile=TILE),
    Declared("opened", "{who} opens the {tile}.", who=WHO, tile=TILE),
    Declared("appeared", "The {tile} appears on the {floor}.", tile=TILE, floor=FLOOR),
    Declared("tower", "The {tile} leads to the {floor}.", tile=TILE, floor=FLOOR),
    Declared("returned-tile", "The {tile} cannot be laid here and goes back to the pile.", tile=TILE),
    Declared("dead-end", "A door of the {tile} leads nowhere.", tile=TILE),
    Declared("barred", "{who} cannot enter the {tile} yet.", who=WHO, tile=TILE),
    Declared("wall-opened", "A door opens in a wall of the {tile}.", tile=TILE),
    Declared("placed", "The {tile} is laid.", tile=TILE),
    Declared("mapped", "{who} lays the {tile}.", who=WHO, tile=TILE),
    Declared("marked", "{who} finds a door in a wall of the {tile}.", who=WHO, tile=TILE),
    Declared("no-wall", "No door marker can be placed on the {tile}.", tile=TILE),
    Declared("confined", "{who} is confined.", who=WHO),
    Declared("freed", "{who} is free to leave.", who=WHO),
    Declared("locked", "The doors of the {tile} lock around {who}.", who=WHO, tile=TILE),
    Declared("unlocked", "{who} opens the locks of the {tile}.", who=WHO, tile=TILE),
    # Cards
    Declared("turned", _turned, who=WHO, card=EVENT),
    Declared("shuffled", "The discarded {pile} are shuffled.", pile=PILE),
    Declared("checked", _checked, who=WHO, ability=ABILITY, least=Number(21), drawn=JUDGE, more=BONUS),
    Declared("spared", "{who} passes without a check.", who=WHO),
    Declared("maddened", "{who} draws the {card}.", public="{who} draws an Insanity card.", who=WHO, card=INSANITY),
    Declared("no-numeral", "{who} has no numeral.", who=WHO),
    Declared("helps", "{who} helps {other} with a Court card or an Ace.", who=WHO, other=WHO),
    Declared("seems", "{who} seems {mood}.", who=WHO, mood=MOOD),
    Declared("eased", "{who} discards the {card}.", who=WHO, card=INSANITY),
    Declared("found", _found, who=WHO, card=ITEM),
    Declared("used", _used, who=WHO, card=ITEM, other=WHO),
    Declared("picked-up", "{who} picks up {card}.", who=WHO, card=ITEM),
    Declared("dropped", "{who} drops {card}.", who=WHO, card=ITEM),
    Declared("gave", "{who} gives {card} to {other}.", who=WHO, card=ITEM, other=WHO),
    Declared("declined", "{who} declines.", who=WHO),
    Declared("lost", "{who} loses {card}.", who=WHO, card=ITEM),
    Declared("learned", "{who} can make MP attacks.", who=WHO),
    Declared(
        "peeked",
        "{who} looks at a card of the {kind}: {card}.",
        public="{who} looks at a card of the {kind}.",
        who=WHO,
        kind=KIND,
        card=CARD,
    ),
    Declared(
        "considered",
        "{who} looks at {card} first.",
        public="{who} looks at a card first.",
        who=WHO,
        card=EVENT,
    ),
    Declared("drifts", "{who} is led to the {side}.", who=WHO, side=SIDE),
    Declared("changed-places", "{who} changes places with {other}.", who=WHO, other=WHO),
    Declared("dazed", "{who} is dazed.", who=WHO),
    Declared("bleeds", "{who} bleeds.", who=WHO),
    Declared("stanched", "{who} stops bleeding.", who=WHO),
    # Damage
    Declared("announced", "{who} is about to take {points} {pool} damage.", who=WHO, points=POINTS, pool=POOL),
    Declared("would-fall", "{who} would fall.", who=WHO),
    Declared("hurt", "{who} takes {points} {pool} damage.", who=WHO, points=POINTS, pool=POOL),
    Declared("healed", "{who} recovers {points} {pool}.", who=WHO, points=POINTS, pool=POOL),
    Declared(
        "cancelled",
        _cancelled,
        who=WHO,
        other=WHO,
        points=POINTS,
        pool=POOL,
    ),
    Declared(
        "reflected",
        "{who} turns {points} {pool} damage back on {monster}.",
        who=WHO,
        monster=MONSTER,
        points=POINTS,
        pool=POOL,
    ),
    Declared(
        "rebounded",
        "{who} turns {points} {pool} damage back on {other}.",
        who=WHO,
        other=WHO,
        points=POINTS,
        pool=POOL,
    ),
    Declared("fails", "{who} is about to fall: no {pool} left.", who=WHO, pool=POOL),
    Declared("saved", "{who} is saved.", who=WHO),
    Declared("fell", "{who} falls in the {tile}.", scene="A hunter falls", who=WHO, tile=TILE),
    Declared("turned-enemy", "{who} rises on the other side.", scene="The other side", who=WHO),
    Declared("returned", "{who} is a hunter again.", scene="A hunter returns", who=WHO),
    # Battles
    Declared("appears", _appears, scene="A Monster", monster=MONSTER, tile=TILE),
    Declared("no-room", _no_room, monster=MONSTER),
    Declared(
        "battle",
        "A battle begins in the {tile}.",
        pieces=lambda box, tile: [BATTLE, box.ids[tile]],
        scene="A battle",
        tile=TILE,
    ),
    Declared("declares", _declares, monster=MONSTER, pool=POOL),
    Declared("hunter-declares", "{who} attacks {pool}.", who=WHO, pool=POOL),
    Declared("aims", "{who} attacks {monster}.", who=WHO, monster=MONSTER),
    Declared("escaped", "{who} escapes to the {tile}.", who=WHO, tile=TILE),
    Declared("caught", "{who} fails to escape and sits out this battle round.", who=WHO),
    Declared("joined", "{who} joins the battle.", who=WHO),
    Declared("drew", _drew, who=WHO, judge=JUDGE, more=BONUS),
    Declared("drew-black", "The Enemy draws {judge}, before any bonus.", judge=JUDGE),
    Declared("drew-two", "The Enemy draws {judge} and {other}, before any bonus.", judge=JUDGE, other=JUDGE),
    Declared("wounded", _wounded, monster=MONSTER, points=POINTS, pool=POOL),
    Declared(
        "defeated",
        _defeated,
        pieces=lambda box, monster: [box.monsters[monster].id, BATTLE],
        scene="An Enemy falls",
        monster=MONSTER,
    ),
    Declared("wandered", _wandered, monster=MONSTER, tile=TILE),
    Declared("walked", _walked, monster=MONSTER, tile=TILE),
    Declared("kept-out", "The shutter of the {tile} keeps {monster} out, and breaks.", monster=MONSTER, tile=TILE),
    # The other side
    Declared("fights", "{who} attacks {other}: {own} against {theirs}.", who=WHO, other=WHO, own=BONUS, theirs=BONUS),
    Declared("pushed", "{who} is pushed back to the {tile}.", who=WHO, tile=TILE),
    Declared("beaten", "{who} is beaten.", scene="The Guest is beaten", who=WHO),
    Declared("ransomed", "{who} gives up {card} for {other}.", who=WHO, card=ITEM, other=WHO),
    Declared("haunts", "{who} haunts {other}.", who=WHO, other=WHO),
    Declared("lures", "{who} lures the Enemy closer.", who=WHO),
    Declared("broke", "A shutter of the {tile} is broken open.", tile=TILE),
    Declared("advanced", "{who} advances the clock: it is round {round}.", who=WHO, round=ROUND),
    # The scenario
    Declared("clue", _clue, scene="A clue", scenario=SCENARIO, clue=CLUE),
    Declared("acted", "{who}: {deed}.", who=WHO, deed=DEED),
    Declared("token", "The scenario puts {token} on the {tile}.", token=TOKEN, tile=TILE),
    Declared("carries", "{who} takes {token}.", who=WHO, token=TOKEN),
    Declared("handed", "{who} hands {token} to {other}.", who=WHO, token=TOKEN, other=WHO),
    Declared("laid-down", "{who} puts down {token}.", who=WHO, token=TOKEN),
    Declared("spent-token", "{who} gives up {token}.", who=WHO, token=TOKEN),
    Declared("companion", "Someone on the {tile} waits to be led.", tile=TILE),
    Declared("leads", "{who} leads the companion.", who=WHO),
    Declared("leaves", _leaves, who=WHO, scenario=each(SCENARIO)),
    Declared("nerve", _nerve, points=POINTS, scenario=each(SCENARIO)),
    Declared("ran-home", _ran_home, tile=TILE, scenario=each(SCENARIO)),
    Declared("sealed", "{who} closes the shutter of the {tile}.", who=WHO, tile=TILE),
    Declared("folded", "The {tile} folds away.", tile=TILE),
    Declared("rubbed-out", "The {tile} is rubbed out.", tile=TILE),
    Declared("shifted", "Two rooms change places.", tiles=each(TILE)),
    Declared("altered", _altered, monster=MONSTER),
    Declared("revealed", "{who} is the Ninth Guest.", scene="The Ninth Guest", who=WHO),
    Declared("cleared", _cleared, scenario=SCENARIO, suspect=SUSPECT),
    Declared("accused", _accused, scene="The accusation", scenario=SCENARIO, suspect=SUSPECT, guilty=SUSPECT),
    Declared(
        "deadlock", "There has been no progress for too long: a deadlock. The hunters have lost.", scene="A deadlock"
    ),
    Declared("ended", _ended, scene="The end", won=YES),
)
