"""Threats: which tokens a player could capture, from the Strength of cards and the reach of their Moves.

The forecasts use only the player's own cards and public information. They consider Strength, its multipliers, captured
tokens, and one or two Moves; they ignore other attributes and cards still to be drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from gloaming.games.follow_your_fear.box import Box
from gloaming.games.follow_your_fear.constants import SIDES, TILES, VOID
from gloaming.games.follow_your_fear.map import PATTERNS_KEPT, Lines
from gloaming.games.follow_your_fear.rules.mats import fear_defense
from gloaming.games.follow_your_fear.rules.summoning import met
from gloaming.games.follow_your_fear.rules.turns import SLOTS
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.sums import totals
from gloaming.games.follow_your_fear.tokens import BLUE, FEAR, RED, SPIRIT, TOKEN_KINDS

NEVER: Final = -100
"""The margin of Strength over Defense if no Move leads to a token."""


class Known:
    """What cards contribute to captures, computed once per box.

    By card number: `times`, the card's Strength multiplier, and `guards`, its Defense. By pattern, side and target
    tile: `ways`, the tiles from which a Move leads to the target, each followed by the tiles that must be empty on the
    way; `starts`, the same tiles as bits, ignoring tokens on the way. By pattern, side and start tile: `ends`, the
    tiles to which a Move leads, as bits, ignoring tokens on the way.
    """

    __slots__ = ("box", "times", "guards", "ways", "starts", "ends")

    def __init__(self, box: Box) -> None:
        self.box: Box = box
        self.times: tuple[int, ...] = box.times
        self.guards: tuple[int, ...] = box.guards
        self.ways: list[list[list[list[tuple[int, ...]]]]] = []
        self.starts: list[list[list[int]]] = []
        self.ends: list[list[list[int]]] = []
        for pattern in range(len(box.patterns)):
            learned = [_learned(box.reach[pattern][side]) for side in range(len(SIDES))]
            self.ways.append([ways for ways, _, _ in learned])
            self.starts.append([starts for _, starts, _ in learned])
            self.ends.append([ends for _, _, ends in learned])


@lru_cache(maxsize=PATTERNS_KEPT)
def _learned(reach: tuple[Lines, ...]) -> tuple[list[list[tuple[int, ...]]], list[int], list[int]]:
    """Return the `ways`, `starts` and `ends` of `Known` for a pattern and a side. reach: where the Move leads from each
    tile.
    """
    ways: list[list[tuple[int, ...]]] = [[] for _ in range(TILES)]
    starts = [0] * TILES
    ends = [0] * TILES
    for start in range(TILES):
        for way in reach[start]:
            ways[way[0]].append((start, *way[1:]))
            starts[way[0]] |= 1 << start
            ends[start] |= 1 << way[0]
    return ways, starts, ends


def masked(tiles: Sequence[int]) -> int:
    """Return a bit mask with the bits of the given tiles."""
    mask = 0
    for tile in tiles:
        mask |= 1 << tile
    return mask


class Summons:
    """Cards that a player could summon: the Strength, the Strength multiplier and the Move pattern (or -1) of each."""

    __slots__ = ("blows", "times", "patterns")

    def __init__(self) -> None:
        self.blows: list[int] = []
        self.times: list[int] = []
        self.patterns: list[int] = []

    def add(self, blow: int, times: int, pattern: int) -> None:
        """Add a card with these values."""
        self.blows.append(blow)
        self.times.append(times)
        self.patterns.append(pattern)

    def fronts(self, known: Known, cards: Sequence[int], have: tuple[int, int, int, int, int], s: State) -> None:
        """Add the fronts of the cards whose requirement is met. have: the counts of `board.activated`."""
        box = known.box
        for card in cards:
            if met(box.asks[card], have):
                self.add(box.strength[card], known.times[card], box.pattern[card])

    def flipped(self, known: Known, cards: Sequence[int]) -> None:
        """Add the Moves on the backs of those cards that are Fear cards."""
        box = known.box
        for card in cards:
            if box.fear[card] >= 0:
                self.add(0, 1, box.back[box.fear[card]])

    def without(self, blow: int, times: int, pattern: int) -> Summons:
        """Return a copy without one card that has these values."""
        summons = Summons()
        left = 1
        for i in range(len(self.blows)):
            if left and self.blows[i] == blow and self.times[i] == times and self.patterns[i] == pattern:
                left = 0
            else:
                summons.add(self.blows[i], self.times[i], self.patterns[i])
        return summons


class Plan:
    """The Strength that a player can reach before a Move, by summoning cards in the free slots.

    single: the highest Strength with one Move, by its pattern; double: the patterns of two consecutive Moves, and the
    highest Strength with both.
    """

    __slots__ = ("single", "double")

    def __init__(self, cards: Summons, slots: int, strength: int, tokens: int) -> None:
        """Compute the plan. strength: the current Strength; tokens: the number of captured tokens that can be laid on
        cards.
        """
        self.single: dict[int, int] = {}
        self.double: list[tuple[int, int, int]] = []
        if slots < 1:
            return
        blows = cards.blows
        patterns = cards.patterns
        order = sorted([i for i in range(len(blows)) if blows[i] > 0], key=lambda i: -blows[i])
        movers = [i for i in range(len(blows)) if patterns[i] >= 0]
        for i in movers:
            total = _most(cards, order, strength, slots, i, -1, tokens)
            pattern = patterns[i]
            if total > self.single.get(pattern, NEVER):
                self.single[pattern] = total
        if slots < 2:
            return
        for i in movers:
            for j in movers:
                if i != j:
                    total = _most(cards, order, strength, slots, i, j, tokens)
                    self.double.append((patterns[i], patterns[j], total))

    def margin(
        self, known: Known, side: int, tokens: Sequence[int], prey: Sequence[int], guard: int, there: list[int]
    ) -> int:
        """Return the best margin of Strength over Defense if a Move leads to the prey; NEVER if none does.

        tokens: the tiles of the tokens that can move; prey: the tiles of the tokens to capture; guard: their Defense;
        there: the kind of the token on each tile.
        """
        best = NEVER
        mask = masked(tokens)
        for tile in prey:
            for pattern, total in self.single.items():
                if total - guard > best and known.starts[pattern][side][tile] & mask:
                    if _leads(known.ways[pattern][side][tile], mask, there):
                        best = total - guard
            for first, second, total in self.double:
                if total - guard > best:
                    starts = known.starts[second][side][tile]
                    for token in tokens:
                        if known.ends[first][side][token] & starts:
                            best = total - guard
                            break
        return best


def _most(cards: Summons, order: list[int], strength: int, slots: int, i: int, j: int, tokens: int) -> int:
    """Return the highest Strength if two given cards are summoned, and the best others in the remaining slots.

    i, j: the indexes of the two cards, or j = -1 for only one card; order: the indexes of the cards with Strength,
    strongest first; tokens: the number of captured tokens that can be laid.
    """
    used = 1 if j < 0 else 2
    base = strength + cards.blows[i]
    strong = cards.blows[i] > 0
    if j >= 0:
        base += cards.blows[j]
        strong = strong or cards.blows[j] > 0
    best = base
    left = slots - used
    for k in order:
        if left == 0:
            break
        if k not in (i, j):
            best += cards.blows[k]
            strong = True
            left -= 1
    if strong:
        best += tokens
    if slots > used:
        for t in range(len(cards.times)):
            if cards.times[t] > 1 and t not in (i, j):
                total = base + cards.blows[t]
                left = slots - used - 1
                for k in order:
                    if left == 0:
                        break
                    if k not in (i, j, t):
                        total += cards.blows[k]
                        left -= 1
                best = max(best, (total + tokens) * cards.times[t])
    return best


def _leads(ways: list[tuple[int, ...]], mask: int, there: list[int]) -> bool:
    """Return whether one of the ways begins at a token in the mask and has only empty tiles in between."""
    for way in ways:
        if mask >> way[0] & 1:
            free = True
            for at in range(1, len(way)):
                if there[way[at]] >= 0:
                    free = False
                    break
            if free:
                return True
    return False


def standing_on(s: State, tokens: Sequence[int], symbols: tuple[int, ...]) -> tuple[int, int, int, int, int]:
    """Count the tokens on some tiles and the symbols: by type, then on Corrupt tiles, then in the Void.

    tokens: the tiles of the tokens. (FY-NEED-1, FY-NEED-5)
    """
    counts = [symbols[0], symbols[1], symbols[2], 0, 0]
    tiles = s.box.tiles
    corrupt = s.corrupt
    for tile in tokens:
        kind = tiles[tile]
        counts[3 if tile in corrupt else 4 if kind == VOID else kind] += 1
    return counts[0], counts[1], counts[2], counts[3], counts[4]


def may_capture(known: Known, s: State, seat: int) -> Plan:
    """Return a player's plan to capture Fear: in the current Spirit Phase if it is theirs, otherwise in their
    next one.
    """
    if s.turn != seat or s.phase != SPIRIT:
        return next_capture(known, s, seat)
    cards = Summons()
    cards.fronts(known, s.hands[seat], standing_on(s, s.standing[seat], s.symbols), s)
    return Plan(cards, s.slots, totals(s.marks, seat, SPIRIT)[0], free_to_lay(s, seat, (RED, BLUE)))


def next_capture(known: Known, s: State, seat: int) -> Plan:
    """Return a player's plan to capture Fear in their next Spirit Phase, if their tokens stay where they are now."""
    have = standing_on(s, s.standing[seat], (0, 0, 0))
    cards = Summons()
    cards.fronts(known, s.hands[seat], have, s)
    cards.fronts(known, s.mats[2 * seat], have, s)
    return Plan(cards, SLOTS, 0, s.taken[seat * TOKEN_KINDS + RED] + s.taken[seat * TOKEN_KINDS + BLUE])


def free_to_lay(s: State, seat: int, kinds: Sequence[int]) -> int:
    """Return the number of captured tokens of some kinds that can still be laid on cards in the current phase."""
    free = 0
    for kind in kinds:
        free += max(0, s.taken[seat * TOKEN_KINDS + kind] - s.used[kind])
    return free


def guard_of_fear(s: State, seat: int) -> int:
    """Return the Defense of the Fear when a player next acts against it, when their own cards no longer add to it."""
    return fear_defense(s) - totals(s.marks, seat, FEAR)[1]


def hunter(s: State, seat: int) -> int:
    """Return the player who controls the Fear next against this player: the current player, or the one after this
    player.
    """
    return s.turn if s.turn != seat else s.seat_after(seat)


def hunted(known: Known, s: State, seat: int) -> int:
    """Return the tiles that the Fear can reach with the backs of its cards under its next controller, as bits."""
    mask = 0
    ends = known.ends[known.box.back[s.fear]][s.side[hunter(s, seat)]]
    for kind in (RED, BLUE):
        for tile in s.standing[kind]:
            mask |= ends[tile]
    return mask
