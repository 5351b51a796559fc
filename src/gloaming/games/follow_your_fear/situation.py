"""The situation of the seat to move, and the consequences of cards, moves and tokens, as small whole numbers.

These numbers are features of the learned policy. A margin is Strength minus Defense; `glance.margin_bin` assigns it to
a bin.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.games.follow_your_fear.constants import SIZE
from gloaming.games.follow_your_fear.glance import CAPTURES, MARGINS, TOKEN_COUNTS, left_of_fear, margin_bin, weakness
from gloaming.games.follow_your_fear.policy import FAR
from gloaming.games.follow_your_fear.rules.board import acting, ground, occupants
from gloaming.games.follow_your_fear.rules.mats import fear_defense, player_defense
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.sums import VOID_FEAR, totals
from gloaming.games.follow_your_fear.threats import (
    NEVER,
    Known,
    Plan,
    Summons,
    free_to_lay,
    guard_of_fear,
    hunted,
    masked,
    next_capture,
    standing_on,
)
from gloaming.games.follow_your_fear.tokens import BLUE, FEAR, RED, SPIRIT, TOKEN_KINDS

OWN: Final = 0
OF_FEAR: Final = 8
OF_OTHERS: Final = 16
"""The index of the first feature of a token's move, for the player's own tokens, the Fear's, and those of others."""

DEEDS: Final = ("teleport", "push", "swap", "swap with", "hide")
"""The flows in which a token is chosen for an effect."""

ALL: Final = 22
"""The number of features of a token's move, including the features of a capture."""


class Situation:
    """What all options of a question have in common, computed once.

    seat: the seat to move; before: the bin of the best margin of this phase; left: the number of Fear tokens left.
    """

    __slots__ = (
        "known",
        "s",
        "seat",
        "there",
        "fears",
        "left",
        "strength",
        "cards",
        "tokens",
        "plan",
        "guard",
        "before",
        "later",
        "later_guard",
        "later_margin",
        "seen",
        "weak",
        "tiles",
        "have",
        "foes",
        "next_foes",
    )

    def __init__(self, known: Known, s: State, seat: int) -> None:
        self.known: Known = known
        self.s: State = s
        self.seat: int = seat
        self.there: list[int] = occupants(s)
        self.fears: tuple[int, ...] = s.standing[RED] + s.standing[BLUE]
        self.left: int = left_of_fear(s)
        self.strength: int = totals(s.marks, s.turn, s.phase)[0]
        self.cards: Summons = Summons()
        self.tokens: int = 0
        if s.phase == SPIRIT:
            self.cards.fronts(known, s.hands[seat] if s.turn == seat else (), standing_on(s, acting(s), s.symbols), s)
            self.tokens = free_to_lay(s, seat, (RED, BLUE))
        else:
            self.cards.fronts(known, s.drawn[seat], standing_on(s, acting(s), s.symbols), s)
            self.cards.flipped(known, s.drawn[seat])
            self.tokens = free_to_lay(s, seat, range(s.seats))
        self.plan: Plan = Plan(self.cards, s.slots, self.strength, self.tokens)
        self.guard: int = fear_defense(s)
        self.before: int = margin_bin(self.margin(self.plan))
        self.later: Plan = next_capture(known, s, seat)
        self.later_guard: int = guard_of_fear(s, seat)
        standing = s.standing[seat]
        self.later_margin: int = (
            margin_bin(self.later.margin(known, s.side[seat], standing, self.fears, self.later_guard, self.there))
            if standing
            else 0
        )
        self.seen: int = hunted(known, s, seat)
        self.weak: int = weakness(s, seat)
        self.tiles: tuple[int, ...] = ground(s)
        self.have: list[int] = [0] * 5
        for tile in standing:
            self.have[self.tiles[tile]] += 1
        self.foes: list[int] = []
        for other in range(s.seats):
            if other != seat:
                self.foes += s.standing[other]
        self.next_foes: Sequence[int] = s.standing[s.seat_after(seat)] or self.foes

    def margin(self, plan: Plan) -> int:
        """Return the best margin of a plan's Strength over the Defense of a token that the plan can reach."""
        s = self.s
        side = s.side[s.turn]
        if s.phase == SPIRIT:
            return plan.margin(self.known, side, s.standing[s.turn], self.fears, self.guard, self.there)
        best = NEVER
        for other in range(s.seats):
            if other != s.turn and s.standing[other]:
                guard = player_defense(s, other)
                best = max(best, plan.margin(self.known, side, self.fears, s.standing[other], guard, self.there))
        return best

    # Cards

    def summoned(self, card: int, blow: int, times: int, pattern: int, guards: int) -> list[int]:
        """Return the features of summoning a card: the best margin afterwards, and what else the card gives.

        blow: the card's Strength; times: its Strength multiplier; pattern: the number of its Move's pattern, -1 without
        a Move; guards: its Defense.
        """
        s = self.s
        strength = (self.strength + blow) * times
        rest = Plan(self.cards.without(blow, times, pattern), s.slots - 1, strength, self.tokens)
        after = self.margin(rest)
        strikes = 0
        if pattern >= 0:
            alone = Summons()
            alone.add(blow, times, pattern)
            now = self.margin(Plan(alone, 1, self.strength, self.tokens))
            strikes = 1 + margin_bin(now)
            after = max(after, now)
        later = margin_bin(after)
        hits = self.exposed()
        design = s.box.design[card]
        fear = s.phase == FEAR
        return [
            design,
            self.before * MARGINS + later,
            strikes * TOKEN_COUNTS + self.left,
            design if self.before < CAPTURES else 0,
            (min(max(guards, -1), 3) + 1) * 24 + (min(hits, 3) * 6 + self.weak if not fear else self.left),
            (s.slots * MARGINS + self.before) if s.slots < 7 else 0,
            (min(max(blow, -1), 4) + 1) * MARGINS + self.before,
            (strikes * MARGINS + later) * 2 + (1 if fear else 0),
            later * MARGINS + self.later_margin,
        ]

    def laid(self, card: int) -> list[int]:
        """Return the features of laying a captured token on a card."""
        box = self.s.box
        reach = 1 if box.pattern[card] >= 0 else 0
        kind = (min(max(box.strength[card], 0), 3) * 2 + reach) * 4 + min(max(self.known.guards[card], 0), 3)
        return [kind, self.before * MARGINS + reach * 4 + min(max(box.strength[card], 0), 3), box.design[card]]

    def exposed(self) -> int:
        """Return the number of the player's tokens that the Fear can reach with the Moves on the backs of its cards."""
        hits = 0
        for tile in self.s.standing[self.seat]:
            hits += self.seen >> tile & 1
        return hits

    # Tokens

    def way(self, kind: int, start: int, end: int) -> list[int]:
        """Return the features of a token's move from one tile to another.

        For a token that returns to the board, both tiles are the same. kind: the kind of the token.
        """
        values = [0] * ALL
        if kind == self.seat:
            self._own(start, end, values)
        elif kind >= RED:
            self._of_fear(start, end, values)
        else:
            self._of_others(start, end, values)
        prey = self.there[end]
        if prey >= 0 and end != start:
            s = self.s
            if prey >= RED:
                values[OF_OTHERS + 4] = self.left * MARGINS + self._again(start, end)
            else:
                ahead = s.taken[prey * TOKEN_KINDS + RED] + s.taken[prey * TOKEN_KINDS + BLUE]
                own = s.taken[self.seat * TOKEN_KINDS + RED] + s.taken[self.seat * TOKEN_KINDS + BLUE]
                values[OF_OTHERS + 4] = (
                    70 + min(len(s.standing[prey]), TOKEN_COUNTS - 1) * 3 + (ahead > own) + (ahead >= own)
                )
            values[OF_OTHERS + 5] = 1
        return values

    def _again(self, start: int, end: int) -> int:
        """Return the bin of the best margin after a capture, against the Fear token that respawns in the Void."""
        s = self.s
        tokens = [end if tile == start else tile for tile in s.standing[s.turn]]
        guard = self.guard if any([tile in s.box.rings[0] for tile in self.fears]) else self.guard + VOID_FEAR
        return margin_bin(self.plan.margin(self.known, s.side[s.turn], tokens, s.box.rings[0], guard, self.there))

    def _from(self, plan: Plan, guard: int, tile: int) -> int:
        """Return the bin of the best margin against the Fear if the token on a tile captures with one Move of a plan.

        guard: the Defense of the Fear.
        """
        best = NEVER
        side = self.s.side[self.seat]
        for pattern, total in plan.single.items():
            if total - guard > best:
                ends = self.known.ends[pattern][side][tile]
                for fear in self.fears:
                    if ends >> fear & 1:
                        best = total - guard
                        break
        return margin_bin(best)

    def _own(self, start: int, end: int, values: list[int]) -> None:
        later_end = self._from(self.later, self.later_guard, end)
        seen = (self.seen >> start & 1) * 2 + (self.seen >> end & 1)
        from_kind = self.tiles[start]
        to_kind = self.tiles[end]
        counts = min(self.have[from_kind], 2) * 3 + min(self.have[to_kind], 2)
        if self.s.phase == SPIRIT:
            values[OWN] = (
                self._from(self.plan, self.guard, end) * MARGINS + self._from(self.plan, self.guard, start) + 1
            )
        values[OWN + 1] = later_end * MARGINS + self._from(self.later, self.later_guard, start) + 1
        values[OWN + 2] = _nearest(end, self.fears) * SIZE + _nearest(start, self.fears) + 1
        values[OWN + 3] = (from_kind * 5 + to_kind) * 9 + counts + 1
        values[OWN + 4] = (seen * 6 + self.weak) * 4 + min(len(self.s.standing[self.seat]), 4)
        values[OWN + 5] = later_end * MARGINS + self.later_margin + 1
        values[OWN + 6] = (1 if to_kind == 3 else 0) * 12 + self.weak * 2 + (1 if from_kind == 3 else 0) + 1
        values[OWN + 7] = (_nearest(end, self.fears) * TOKEN_COUNTS + self.left) * 4 + min(self.before, 3) + 1

    def _of_fear(self, start: int, end: int, values: list[int]) -> None:
        s = self.s
        own = s.standing[self.seat]
        side = s.side[self.seat]
        to_end = self._to(end)
        nearest = _nearest(end, self.next_foes)
        ends = self.known.ends[self.known.box.back[s.fear]]
        of_foes = masked(self.foes)
        of_own = masked(own)
        theirs = _count(ends[side][end] & of_foes)
        mine = _count(ends[s.side[s.seat_after(self.seat)]][end] & of_own)
        void = (2 if self.tiles[end] == 3 else 0) + (1 if self.tiles[start] == 3 else 0)
        values[OF_FEAR] = to_end * MARGINS + self._to(start) + 1
        values[OF_FEAR + 1] = nearest * SIZE + _nearest(start, self.next_foes) + 1
        values[OF_FEAR + 2] = (min(theirs, 3) * 4 + min(mine, 3)) * 4 + min(s.slots, 3) + 1
        values[OF_FEAR + 3] = void * TOKEN_COUNTS + self.left + 1
        values[OF_FEAR + 4] = self._strikes(end) * TOKEN_COUNTS + self.left + 1
        values[OF_FEAR + 5] = nearest * TOKEN_COUNTS + self.left + 1
        values[OF_FEAR + 6] = (min(mine, 3) * 6 + self.weak) * 4 + min(len(own), 4) + 1
        values[OF_FEAR + 7] = _nearest(end, own) * SIZE + _nearest(start, own) + 1

    def _of_others(self, start: int, end: int, values: list[int]) -> None:
        seen = self._hunts(end) * 2 + self._hunts(start)
        values[OF_OTHERS] = _nearest(end, self.fears) * SIZE + _nearest(start, self.fears) + 1
        values[OF_OTHERS + 1] = seen * 5 + self.tiles[end] + 1
        values[OF_OTHERS + 2] = min(self.s.slots, 3) * 4 + seen + 1

    def _hunts(self, tile: int) -> int:
        """Return 1 if the Fear can reach a tile with the backs of its cards from the side of the seat to move;
        otherwise 0.
        """
        ends = self.known.ends[self.known.box.back[self.s.fear]][self.s.side[self.seat]]
        for fear in self.fears:
            if ends[fear] >> tile & 1:
                return 1
        return 0

    def _to(self, tile: int) -> int:
        """Return the bin of the best margin against a Fear token on a tile, with one Move in the next Spirit Phase."""
        best = NEVER
        side = self.s.side[self.seat]
        mask = masked(self.s.standing[self.seat])
        for pattern, total in self.later.single.items():
            if total - self.later_guard > best and self.known.starts[pattern][side][tile] & mask:
                best = total - self.later_guard
        return margin_bin(best)

    def _strikes(self, tile: int) -> int:
        """Return the bin of the best margin against other players if the Fear moves once from a tile in this phase."""
        s = self.s
        if s.phase == SPIRIT:
            return 0
        best = NEVER
        side = s.side[s.turn]
        for other in range(s.seats):
            if other != s.turn and s.standing[other]:
                guard = player_defense(s, other)
                mask = masked(s.standing[other])
                for pattern, total in self.plan.single.items():
                    if total - guard > best and self.known.ends[pattern][side][tile] & mask:
                        best = total - guard
        return margin_bin(best)

    def chosen(self, tile: int) -> list[int]:
        """Return the features of choosing the token on a tile to be moved, swapped or hidden: its owner and its
        danger.
        """
        kind = self.there[tile]
        s = self.s
        whose = 0 if kind == self.seat else 1 if kind >= RED else 2 if kind == s.seat_after(self.seat) else 3
        near = _nearest(tile, self.fears if kind < RED else self.next_foes)
        can = self._from(self.later, self.later_guard, tile) if whose == 0 else 0
        seen = self.seen >> tile & 1 if whose == 0 else self._hunts(tile)
        phase = s.phase
        deed = DEEDS.index(s.program.flow_of[s.step])
        values = [0] * (4 * len(DEEDS))
        values[4 * deed] = (whose * SIZE + near) * 2 + phase + 1
        values[4 * deed + 1] = (whose * MARGINS + can) * 2 + phase + 1
        values[4 * deed + 2] = ((whose * 2 + seen) * 6 + self.weak) * 2 + phase + 1
        values[4 * deed + 3] = (whose * 5 + self.tiles[tile]) * 2 + phase + 1
        return values

    def corrupted(self, tile: int) -> list[int]:
        """Return the features of placing a Corrupt tile on a tile, or removing it."""
        own = _nearest(tile, self.s.standing[self.seat])
        return [
            self.tiles[tile] * SIZE + own,
            own * SIZE + _nearest(tile, self.foes),
            _nearest(tile, self.fears) * 2 + self.s.phase,
        ]


def _nearest(tile: int, others: Sequence[int]) -> int:
    """Return the distance from a tile to the nearest of other tiles: 0 to 7, and 7 if there are no others."""
    row = FAR[tile]
    nearest = SIZE - 1
    for other in others:
        nearest = min(nearest, row[other])
    return nearest


def _count(tiles: int) -> int:
    """Return the number of set bits in a bit mask."""
    count = 0
    while tiles:
        tiles &= tiles - 1
        count += 1
    return count
