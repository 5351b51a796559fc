"""Features of cards, for players who have them or could get them."""

from __future__ import annotations

from gloaming.games.fatal_frame.constants import NOTHING
from gloaming.games.fatal_frame.notes.situation import Situation, tenths
from gloaming.games.fatal_frame.upgrades import Film


def use(situation: Situation, kind: int) -> int:
    """Return a code below 64 for how useful this kind of card is in the hand of the player to move."""
    s = situation.s
    box = s.box
    mine = situation.arms[situation.seat]
    if kind < box.first_item:
        ghost = box.ghosts[kind]
        return tenths(situation.beats(ghost, mine, NOTHING)) * 3 + ghost.value
    if kind < box.first_upgrade:
        worth = 1 if box.items[kind - box.first_item].value > 3 else 0
        if s.inside[situation.seat] < 0:
            return 34 + worth
        path = s.path[situation.seat]
        for number in range(len(path)):
            if path[number] in box.played_at[kind]:
                return 36 + worth + (2 if number == s.inside[situation.seat] else 0)
        return 40 + worth
    if kind < box.first_action:
        part = box.part[kind]
        if part == "orb":
            return 42 + min(mine.orbs, 3)
        if part == "film":
            return 46 + film_gain(situation, kind)
        return 50 + min(mine.functions, 2)
    return 54 + situation.stage


def film_gain(situation: Situation, kind: int) -> int:
    """Return how many more dice the player would have with this kind of Film: 0 to 2."""
    return max(0, min(2, _dice_with(situation, kind) - situation.arms[situation.seat].dice))


def card(situation: Situation, kind: int) -> list[int]:
    """Return the features of a card that the player to move has in hand or could take."""
    s = situation.s
    box = s.box
    count = 0
    alike = 0
    sort = box.sort[kind]
    for card in s.hand[situation.seat]:
        if box.kind[card] == kind:
            count += 1
        if box.card_sort[card] == sort:
            alike += 1
    mine = situation.arms[situation.seat]
    number = 0 if sort == "ghost" else 1 if sort == "item" else 2 if sort == "upgrade" else 3
    return [
        kind * 4 + situation.four,
        use(situation, kind) * 4 + situation.four,
        (number * 6 + min(alike, 5)) * 6 + situation.stage,
        kind * 3 + min(count, 2),
        use(situation, kind) * 4 + min(mine.dice, 4) - 1,
    ]


def lost(situation: Situation, kind: int) -> list[int]:
    """Return the features of losing a card that the player to move has in play."""
    s = situation.s
    box = s.box
    mine = situation.arms[situation.seat]
    points = 0
    if kind < box.first_upgrade:
        points = box.ghosts[kind].value if kind < box.first_item else box.items[kind - box.first_item].value
    over = s.points(situation.seat) - points - s.threshold
    return [
        kind * 4 + situation.four,
        points * 16 + max(-5, min(over, 5)) + 5,
        mine.orbs * 4 + min(mine.dice, 4) - 1,
    ]


def function(situation: Situation, kind: int) -> list[int]:
    """Return the features of using a Function of this kind now."""
    s = situation.s
    number = kind - s.box.first_upgrade
    mine = situation.arms[situation.seat]
    cost = 0 if situation.free else 1 + min(int(situation.cheapest * 4.0), 6)
    here = len(s.here())
    chance = 0
    if here:
        chance = 1 + tenths(situation.beats_here(s.here()[0], situation.seat))
    elif s.boss[situation.seat]:
        chance = 12 + s.life[situation.seat]
    step = s.phase
    return [
        (number * 6 + step) * 4 + situation.four,
        number * 8 + min(situation.held, 7),
        number * 8 + cost,
        number * 16 + chance,
        number * 6 + situation.stage,
        (number * 4 + min(mine.orbs, 3)) * 4 + min(mine.dice, 4) - 1,
        (number * 2 + (1 if s.fought >= 0 else 0)) * 6 + step,
    ]


def upgraded(situation: Situation, kind: int, old: int) -> list[int]:
    """Return the features of adding an Upgrade to the Camera. old: the kind of the replaced Upgrade, or NOTHING."""
    box = situation.s.box
    mine = situation.arms[situation.seat]
    part = box.part[kind]
    number = kind - box.first_upgrade
    dice = mine.dice
    orbs = mine.orbs
    assigned = mine.assigned
    if part == "film":
        dice = _dice_with(situation, kind)
    elif part == "orb":
        orbs += 1
        assigned += 1
    gain = situation.boss - situation.known.against_boss(dice, mine.added, assigned, situation.known.life)
    return [
        number * 6 + situation.stage,
        number * 12 + (old - box.first_upgrade + 1 if old >= 0 else 0),
        max(-20, min(int(gain * 2.0), 20)) + 20 + 48 * situation.four,
        dice * 4 + min(mine.dice, 3) + (0 if part == "film" else 32),
        orbs * 6 + situation.stage + (0 if part == "orb" else 30),
        number * 8 + min(situation.held, 7),
    ]


def _dice_with(situation: Situation, kind: int) -> int:
    """Return the number of attack dice that the Camera has with this kind of Film."""
    box = situation.s.box
    gives = box.upgrade_kind(kind).gives
    return box.camera.dice + (gives.dice if isinstance(gives, Film) else 0)


def gain(situation: Situation, taken: int) -> int:
    """Return a code for how useful another player's card would be to the player to move."""
    box = situation.s.box
    if taken < box.first_item:
        return 100 + min(box.ghosts[taken].value, 3)
    if taken < box.first_upgrade:
        return 110 + box.items[taken - box.first_item].value
    return use(situation, taken)
