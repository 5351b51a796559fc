"""What a learned policy sees of each choice in Fatal Frame: what it would come to, as small whole numbers.

From what the asked player knows alone: the own hand and what lies open, never the hands of others, the deck, or what
lies face down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.constants import CELLS, FACES, LONGEST, MOVE, NOTHING, OUTSIDE
from gloaming.games.fatal_frame.ghosts import Ghost, White
from gloaming.games.fatal_frame.odds import Arms, Worth, apart, chance_to_beat, lies_on, moves_to_an_end
from gloaming.games.fatal_frame.rules.dice import BOSS_DIE, spared
from gloaming.games.fatal_frame.rules.movement import ENTER, GO, INSIDE, LEAVE, LEAVE_BY_TWIN
from gloaming.games.fatal_frame.rules.verbs.attach import Attach
from gloaming.games.fatal_frame.state import State
from gloaming.games.fatal_frame.upgrades import Film

UNEXPLORED: Final = 9
"""The code of a face-down Location; an explored one has its own number."""

ROOMS: Final = 10
ENTERED: Final = 30
LEFT: Final = 40
BY_TWIN: Final = 50
"""Codes of Interior Locations, of houses that are entered or left, and of a twin to leave by."""

READY: Final = 3
AT_BOSS: Final = 4
"""Stages: 0 to 2 while points lack, the fewer the higher; with the points; at a Boss; at one that has lost beads."""

NO_STACK: Final = 140
FAR: Final = 6
UNKNOWN: Final = 7
OTHERS: Final = 128


def tenths(chance: float) -> int:
    """A chance in tenths."""
    return int(chance * 10.0 + 0.5)


def stage_of(s: State, seat: int) -> int:
    """How far a player is: one of the stages."""
    if s.boss[seat]:
        return AT_BOSS + (1 if s.life[seat] < s.box.bosses[s.boss[seat][0]].life else 0)
    lacking = s.threshold - s.points(seat)
    return READY if lacking <= 0 else 2 if lacking <= 2 else 1 if lacking <= 5 else 0


class Outlook:
    """What the options of a question are seen by, worked out once for all of them. boss: the turns that one takes."""

    __slots__ = (
        "known",
        "s",
        "seat",
        "stage",
        "four",
        "lacking",
        "needs",
        "arms",
        "boss",
        "stages",
        "ahead",
        "items",
        "outdoors",
        "indoors",
        "cheapest",
        "shrine",
        "held",
        "free",
        "threat",
    )

    def __init__(self, known: Worth, s: State) -> None:
        seat = s.turn
        box = s.box
        self.known: Worth = known
        self.s: State = s
        self.seat: int = seat
        self.stages: list[int] = [stage_of(s, other) for other in range(s.seats)]
        self.stage: int = self.stages[seat]
        self.four: int = min(self.stage, READY)
        self.lacking: int = max(0, s.threshold - s.points(seat))
        self.needs: int = 1 if self.stage < READY else 0
        self.arms: list[Arms] = [Arms(s, other) for other in range(s.seats)]
        self.threat: int = 0
        self.ahead: int = seat
        most = -1
        for other in range(s.seats):
            if other != seat:
                far = self.stages[other] * 64 + s.points(other)
                if far > most:
                    most = far
                    self.ahead = other
        worst = self.stages[self.ahead]
        self.threat = 3 if worst >= AT_BOSS else 2 if worst == READY else 1 if worst == 2 else 0
        self.free: int = 1 if s.gift(seat, "keep-hand") > 0 else 0
        self.items: list[int] = []
        self.outdoors: float = 0.0
        self.indoors: float = 0.0
        self.cheapest: float = 9.0
        self.held: int = len(s.hand[seat])
        mine = self.arms[seat]
        self.boss: float = known.against_boss(mine.dice, mine.added, mine.assigned, known.life)
        for card in s.hand[seat]:
            kind = box.kind[card]
            self.cheapest = min(self.cheapest, known.held[card])
            if kind < box.first_item:
                ghost = box.ghosts[kind]
                promise = ghost.value * self.beats(ghost, mine, NOTHING)
                if ghost.outdoors:
                    self.outdoors = max(self.outdoors, promise)
                if ghost.indoors:
                    self.indoors = max(self.indoors, promise)
            elif kind < box.first_upgrade:
                self.items.append(kind)
        cell = s.exterior.index(box.shrine)
        self.shrine: int = cell if s.explored[cell] else NOTHING

    # Chances

    def beats(self, ghost: Ghost, arms: Arms, room: int) -> float:
        """The chance to beat a Ghost in one attack."""
        return self._chance(ghost, arms, room, 0, 0)

    def beats_here(self, card: int, seat: int) -> float:
        """The chance of a player to beat a Ghost in play at their own Location, with what lies on it."""
        added, dice = lies_on(self.s, card)
        return self._chance(self.s.box.ghost[card], self.arms[seat], self.s.room(seat), added, dice)

    def _chance(self, ghost: Ghost, arms: Arms, room: int, more: int, dice: int) -> float:
        """The same with more added to each die, and more dice."""
        assigned = 0 if ghost.no_orbs else arms.assigned
        return chance_to_beat(self.s.box, ghost, room, arms.dice + dice, arms.added + more, assigned)

    # Moves

    def moved(self, way: int, to: int) -> list[int]:
        """What a move of the asked player comes to."""
        s = self.s
        box = s.box
        seat = self.seat
        at = s.at[seat]
        inside = s.inside[seat]
        cell = at
        room = NOTHING
        place = NOTHING
        if way == GO:
            cell = to
            place = to
            code = s.exterior[to] if s.explored[to] else UNEXPLORED
        elif way == ENTER:
            code = ENTERED + s.exterior[at]
        elif way == INSIDE:
            room = s.path[seat][to]
            code = ROOMS + room
            place = CELLS + LONGEST * seat + to
        elif way == LEAVE:
            code = LEFT + s.exterior[at]
            place = at
        else:
            code = BY_TWIN
            twin = s.exterior.index(box.twin[s.exterior[at]])
            cell = NOTHING
            if s.explored[twin]:
                cell = twin
                place = twin
        within = way in (ENTER, INSIDE)
        stack = self._stack(place, within)
        life = min(s.life[seat], 3) if s.boss[seat] else 0
        items = self._items(way, to, room)
        free = not stack
        promise = self.indoors if within else self.outdoors
        far = self._far(cell, within, way, to)
        to_shrine = 1 if way == ENTER and at == self.shrine else 0
        return [
            code * 4 + self.four,
            far * 6 + self.stage + (48 if inside >= 0 else 0),
            (far * 8 + min(int(self.boss / 3.0), 7)) * 4 + self.four,
            (far * 4 + self.threat) * 6 + self.stage,
            (to_shrine * 8 + min(int(self.boss / 3.0), 7)) * 4 + self.threat,
            self._fights(stack, room),
            items * 2 + self.needs,
            (min(int(promise * 4.0), 7) if free else 8) * 6 + self.stage,
            code * 4 + (0 if self.held <= 2 else 1 if self.held <= 4 else 2 if self.held == 5 else 3),
            (self._house(cell, within) * 2 + (1 if self.items else 0)) * 4 + self.four,
            (self._dark(cell) * 2 + (1 if self.shrine >= 0 else 0)) * 4 + self.four,
            (way * 4 + self.threat) * 6 + self.stage,
            (life * 5 + way) * 4 + min(self.arms[seat].dice, 4) - 1,
            len(stack) * 6 + self.stage,
        ]

    def _stack(self, place: int, within: bool) -> list[int]:
        """The Ghosts that would be there after a move, those that follow too, by Power."""
        s = self.s
        box = s.box
        stack: list[int] = list(s.ghosts[place]) if place >= 0 else []
        old = s.place(self.seat)
        if old >= 0:
            for card in s.ghosts[old]:
                ghost = box.ghost[card]
                if ghost.chase and (ghost.indoors if within else ghost.outdoors):
                    at = 0
                    while at < len(stack) and box.ghost[stack[at]].power < ghost.power:
                        at += 1
                    stack.insert(at, card)
        return stack

    def _fights(self, stack: Sequence[int], room: int) -> int:
        """How fights against a stack would go: the chance to beat the first, and the points to be hoped for."""
        if not stack:
            return NO_STACK + self.needs
        mine = self.arms[self.seat]
        hope = 1.0
        first = 0.0
        points = 0.0
        for number in range(len(stack)):
            ghost = self.s.box.ghost[stack[number]]
            hope *= self.beats(ghost, mine, room)
            if number == 0:
                first = hope
            points += hope * ghost.value
        return (tenths(first) * 6 + min(int(points * 2.0 + 0.5), 5)) * 2 + self.needs

    def _items(self, way: int, to: int, room: int) -> int:
        """What a move promises for Items in hand."""
        s = self.s
        seat = self.seat
        count = min(len(self.items), 3)
        if way == GO:
            if not s.explored[to]:
                return 20 + count
            return 24 + count * 5 + min(s.box.exteriors[s.exterior[to]].rooms, 4)
        if way == ENTER:
            return 44 + count * 5 + min(s.box.exteriors[s.exterior[s.at[seat]]].rooms, 4)
        if way == INSIDE:
            return self._worth_in(room) * 5 + self._near(to)
        return 64 + self._near(s.inside[seat]) * 2 + (1 if way == LEAVE_BY_TWIN else 0)

    def _worth_in(self, room: int) -> int:
        """What the best Item in hand that could be played in a room is worth: 0 for none, 1 or 2."""
        s = self.s
        best = 0
        for kind in self.items:
            if room in s.box.played_at[kind]:
                best = max(best, 2 if s.box.items[kind - s.box.first_item].value > 3 else 1)
        return best

    def _near(self, place: int) -> int:
        """How far in the own path a room is where an Item in hand could be played; 4: there is none."""
        path = self.s.path[self.seat]
        near = 4
        for number in range(len(path)):
            far = number - place if number > place else place - number
            if far < near and self._worth_in(path[number]):
                near = far
        return near

    def _far(self, cell: int, within: bool, way: int, to: int) -> int:
        """How far the Shrine would be."""
        if self.shrine < 0 or cell < 0:
            return UNKNOWN
        far = apart(cell, self.shrine)
        if within:
            far += 1 + (moves_to_an_end(self.s, self.seat, to) if way == INSIDE else 0)
        return min(far, FAR)

    def _house(self, cell: int, within: bool) -> int:
        """How far the next explored house would be, but for the Shrine: 0 to 4; 5 where none is known, or within."""
        if within or cell < 0:
            return 5
        s = self.s
        near = 5
        for other in range(CELLS):
            if other != self.shrine and s.explored[other] and s.box.exteriors[s.exterior[other]].rooms:
                near = min(near, apart(cell, other))
        return near

    def _dark(self, cell: int) -> int:
        """How many of the Locations beside it lie face down; 5: it does itself."""
        if cell < 0:
            return 0
        explored = self.s.explored
        if not explored[cell]:
            return 5
        dark = 0
        if cell >= 3 and not explored[cell - 3]:
            dark += 1
        if cell < 6 and not explored[cell + 3]:
            dark += 1
        if cell % 3 and not explored[cell - 1]:
            dark += 1
        if cell % 3 < 2 and not explored[cell + 1]:
            dark += 1
        return dark

    # Cards

    def use(self, kind: int) -> int:
        """Of what use a card would be in the hand: below 64."""
        s = self.s
        box = s.box
        mine = self.arms[self.seat]
        if kind < box.first_item:
            ghost = box.ghosts[kind]
            return tenths(self.beats(ghost, mine, NOTHING)) * 3 + ghost.value
        if kind < box.first_upgrade:
            worth = 1 if box.items[kind - box.first_item].value > 3 else 0
            if s.inside[self.seat] < 0:
                return 34 + worth
            path = s.path[self.seat]
            for number in range(len(path)):
                if path[number] in box.played_at[kind]:
                    return 36 + worth + (2 if number == s.inside[self.seat] else 0)
            return 40 + worth
        if kind < box.first_action:
            part = box.part[kind]
            if part == "orb":
                return 42 + min(mine.orbs, 3)
            if part == "film":
                return 46 + self._film_gain(kind)
            return 50 + min(mine.functions, 2)
        return 54 + self.stage

    def _film_gain(self, kind: int) -> int:
        """The dice that a Film would add: 0 to 2."""
        return max(0, min(2, self._dice_with(kind) - self.arms[self.seat].dice))

    def card(self, kind: int) -> list[int]:
        """What a card is to who has it or could have it."""
        s = self.s
        box = s.box
        count = 0
        alike = 0
        sort = box.sort[kind]
        for card in s.hand[self.seat]:
            if box.kind[card] == kind:
                count += 1
            if box.card_sort[card] == sort:
                alike += 1
        mine = self.arms[self.seat]
        number = 0 if sort == "ghost" else 1 if sort == "item" else 2 if sort == "upgrade" else 3
        return [
            kind * 4 + self.four,
            self.use(kind) * 4 + self.four,
            (number * 6 + min(alike, 5)) * 6 + self.stage,
            kind * 3 + min(count, 2),
            self.use(kind) * 4 + min(mine.dice, 4) - 1,
        ]

    def lost(self, kind: int) -> list[int]:
        """What a card that lies before the asked player is worth."""
        s = self.s
        box = s.box
        mine = self.arms[self.seat]
        points = 0
        if kind < box.first_upgrade:
            points = box.ghosts[kind].value if kind < box.first_item else box.items[kind - box.first_item].value
        over = s.points(self.seat) - points - s.threshold
        return [
            kind * 4 + self.four,
            points * 16 + max(-5, min(over, 5)) + 5,
            mine.orbs * 4 + min(mine.dice, 4) - 1,
        ]

    def function(self, kind: int) -> list[int]:
        """What using a Function now would come to."""
        s = self.s
        number = kind - s.box.first_upgrade
        mine = self.arms[self.seat]
        cost = 0 if self.free else 1 + min(int(self.cheapest * 4.0), 6)
        here = len(s.here())
        chance = 0
        if here:
            chance = 1 + tenths(self.beats_here(s.here()[0], self.seat))
        elif s.boss[self.seat]:
            chance = 12 + s.life[self.seat]
        step = s.phase
        return [
            (number * 6 + step) * 4 + self.four,
            number * 8 + min(self.held, 7),
            number * 8 + cost,
            number * 16 + chance,
            number * 6 + self.stage,
            (number * 4 + min(mine.orbs, 3)) * 4 + min(mine.dice, 4) - 1,
            (number * 2 + (1 if s.fought >= 0 else 0)) * 6 + step,
        ]

    # Fights

    def _outcome(self, final: Sequence[int], boss_die: int) -> int:
        """What an attack comes to with these dice: below 16. Of a Ghost: whether it is beaten, does its effect."""
        s = self.s
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
        if beads >= s.life[self.seat]:
            return 15
        return beads * 4 + (2 if boss_die in final else 0) + happens

    def added(self, die: int, by: int) -> list[int]:
        """What it comes to, to let the dice stand or to add to one."""
        s = self.s
        box = s.box
        final: list[int] = list(s.final)
        boss_die = s.boss_die
        now = self._outcome(final, boss_die)
        shows = 0
        if by:
            if die == BOSS_DIE:
                boss_die = min(FACES, boss_die + by)
            else:
                final[die] = min(FACES, final[die] + by)
                shows = final[die]
        after = self._outcome(final, boss_die)
        mine = self.arms[self.seat]
        changed = 1 if now != after else 0
        boss = s.fought >= box.first_boss
        left = max(0, mine.assigned - by)
        need = max(0, box.power(s.fought) + 1 - max(final))
        reach = 0 if need == 0 else 1 if need <= left else 2
        worth = 0
        last = 0
        if not boss:
            worth = 1 + min(box.ghost[s.fought].value, 2)
            last = 1 if self.needs and self.lacking <= box.ghost[s.fought].value else 0
        return [
            now * 16 + after if boss else now * 4 + after,
            (after if boss else 16 + after) * 8 + min(left, 7) if after < 16 else 255,
            ((worth * 2 + last) * 3 + reach) * 4 + (0 if boss else after),
            (min(need, 5) * 6 + min(left, 5)) * 4 + (3 if boss else worth),
            min(mine.orbs, 3) * 6 + self.stage + (24 if by else 0) + (48 if boss else 0),
            changed * 64 + shows * 8 + s.boss_die if boss else 128 + worth * 8 + changed * 4 + (1 if after >= 2 else 0),
        ]

    def only(self, step: int) -> list[int]:
        """What it comes to, to move or to play after a lost fight."""
        s = self.s
        box = s.box
        seat = self.seat
        moves = 1 if step == MOVE else 0
        life = min(s.life[seat], 3) if s.boss[seat] else 0
        mine = self.arms[seat]
        film = 0
        orb = 0
        help_ = 0
        item = 0
        for card in s.hand[seat]:
            kind = box.kind[card]
            if kind >= box.first_action:
                deed = box.deed[kind]
                if isinstance(deed, Attach) and deed.subtract == 0:
                    help_ = 1
            elif kind >= box.first_upgrade:
                part = box.part[kind]
                if part == "film":
                    film = max(film, self._film_gain(kind))
                elif part == "orb":
                    orb = 1 if mine.orbs < box.camera.orbs else 0
            elif kind >= box.first_item and not s.here() and not s.boss[seat] and s.room(seat) in box.played_at[kind]:
                item = 1
        here = s.here()
        before_shrine = 1 if s.inside[seat] < 0 and s.at[seat] >= 0 and s.at[seat] == self.shrine else 0
        return [
            (moves * 6 + self.stage) * 4 + life,
            (moves * 4 + life) * 4 + min(mine.dice, 4) - 1,
            ((moves * 3 + film) * 2 + orb) * 2 + help_,
            (moves * 2 + before_shrine) * 6 + self.stage,
            (moves * 2 + item) * 8 + min(self.held, 7),
            self._fights(here, s.room(seat)) if moves else NO_STACK + 2,
            NO_STACK + 2 if moves else self._fights(here, s.room(seat)),
            (moves * 4 + min(len(here), 3)) * 4 + self.four,
        ]

    # Plays

    def haunts(self, kind: int, seat: int) -> list[int]:
        """What a Ghost on a player comes to."""
        s = self.s
        box = s.box
        ghost = box.ghosts[kind]
        place = s.place(seat)
        stack = min(len(s.ghosts[place]), 3)
        chance = self.beats(ghost, self.arms[seat], s.room(seat))
        if seat == self.seat:
            life = min(s.life[seat], 3) if s.boss[seat] else 0
            last = 1 if self.needs and self.lacking <= ghost.value else 0
            return [
                (tenths(chance) * 3 + ghost.value) * 3 + (2 if life else self.needs),
                kind * 8 + self.four,
                self.stage * 4 + stack,
                last * 3 + ghost.value,
                60 + life * 3 + ghost.value,
                (0 if not stack else 1 + tenths(self.beats_here(s.ghosts[place][0], seat))) * 2 + self.needs,
                min(int(chance * ghost.value * 10.0), 20) * 6 + self.stage,
            ]
        stage = self.stages[seat]
        leads = 1 if seat == self.ahead else 0
        soon = 1 if seat == s.seat_after(self.seat) else 0
        return [
            OTHERS + tenths(chance) * 6 + stage,
            kind * 8 + 4 + min(stage, READY),
            32 + stage * 4 + stack,
            20 + (leads * 2 + soon) * 6 + stage,
            100 + self.four * 6 + stage,
            40 + stack,
            130 + tenths(chance) * 3 + ghost.value,
        ]

    def upgraded(self, kind: int, old: int) -> list[int]:
        """What an Upgrade of the own Camera comes to."""
        box = self.s.box
        mine = self.arms[self.seat]
        part = box.part[kind]
        number = kind - box.first_upgrade
        dice = mine.dice
        orbs = mine.orbs
        assigned = mine.assigned
        if part == "film":
            dice = self._dice_with(kind)
        elif part == "orb":
            orbs += 1
            assigned += 1
        gain = self.boss - self.known.against_boss(dice, mine.added, assigned, self.known.life)
        return [
            number * 6 + self.stage,
            number * 12 + (old - box.first_upgrade + 1 if old >= 0 else 0),
            max(-20, min(int(gain * 2.0), 20)) + 20 + 48 * self.four,
            dice * 4 + min(mine.dice, 3) + (0 if part == "film" else 32),
            orbs * 6 + self.stage + (0 if part == "orb" else 30),
            number * 8 + min(self.held, 7),
        ]

    def _dice_with(self, kind: int) -> int:
        """The dice of the Camera with a Film."""
        box = self.s.box
        gives = box.upgrade_kind(kind).gives
        return box.camera.dice + (gives.dice if isinstance(gives, Film) else 0)

    def aimed(self, kind: int, ghost: int) -> list[int]:
        """What an Action on a Ghost or a Boss in play comes to: whose it is, and what its fight would be."""
        s = self.s
        box = s.box
        number = kind - box.first_action
        if ghost >= box.first_boss:
            owner = 0
            for seat in range(s.seats):
                if s.boss[seat] and s.boss[seat][0] == ghost - box.first_boss:
                    owner = seat
            mine = 0 if owner == self.seat else 1
            return [
                number * 4 + mine,
                mine * 4 + min(s.life[owner], 3),
                (mine * 4 + min(self.arms[owner].dice, 4) - 1) * 4 + min(s.life[owner], 3),
                100 + mine * 6 + self.stage,
            ]
        place = NOTHING
        for at in range(len(s.ghosts)):
            if ghost in s.ghosts[at]:
                place = at
                break
        whose = 3
        owner = self.seat
        if place == s.place(self.seat):
            whose = 0
        else:
            for seat in range(s.seats):
                if seat != self.seat and s.place(seat) == place:
                    whose = 2 if seat == self.ahead else 1
                    owner = seat
        value = min(box.ghost[ghost].value, 2)
        chance = tenths(self.beats_here(ghost, owner))
        return [
            number * 4 + whose,
            10 + whose * 11 + chance,
            60 + (whose * 3 + value) * 6 + self.stages[owner],
            whose * 16 + chance,
        ]

    def against(self, kind: int, seat: int) -> list[int]:
        """What an Action against another player comes to."""
        s = self.s
        number = kind - s.box.first_action
        stage = self.stages[seat]
        leads = 1 if seat == self.ahead else 0
        life = min(s.life[seat], 3) if s.boss[seat] else 0
        arms = self.arms[seat]
        return [
            number * 6 + stage,
            (leads * 6 + stage) * 6 + self.stage,
            life * 4 + min(arms.dice, 4) - 1,
            min(max(s.points(seat) - s.threshold, -8), 4) + 8,
        ]

    def notes(self, option: Option) -> list[int]:
        """The numbers of an option."""
        verb = option[0]
        s = self.s
        box = s.box
        if verb == "move":
            return self.moved(option[1], option[2])
        if verb == "discard" or verb == "pay" or verb == "salvage":
            return self.card(option[1])
        if verb == "lose" or verb == "give-up":
            return self.lost(option[1])
        if verb == "function":
            return self.function(option[1])
        if verb == "orb":
            return self.added(option[1], 1)
        if verb == "add":
            by = 0
            for card in s.camera[self.seat]:
                if box.kind[card] == option[1]:
                    by = box.adds[card]
            return self.added(option[2], by)
        if verb == "stand":
            return self.added(0, 0)
        if verb == "only":
            return self.only(option[1])
        if verb == "ghost":
            return self.haunts(option[1], option[2])
        if verb == "item":
            value = box.items[option[1] - box.first_item].value
            return [value * 2 + (1 if value >= self.lacking else 0), min(self.lacking, 9), self.stage]
        if verb == "upgrade":
            return self.upgraded(option[1], option[2])
        if verb == "attach" or verb == "banish" or verb == "snapshot":
            return self.aimed(option[1], option[2])
        if verb == "lead":
            return self.aimed(option[1], option[2]) + self._led(option[2], option[3])
        if verb == "displace":
            return self._displaced(option[1], option[2], option[3], option[4])
        if verb == "take":
            taken: int = option[3]
            return (
                self.against(option[1], option[2])
                + [taken * 4 + min(self.stages[option[2]], READY)]
                + [self._gain(taken)]
            )
        if verb == "put-out" or verb == "hold":
            return self.against(option[1], option[2])
        if verb == "do" or verb == "others-discard" or verb == "attach-film":
            mine = self.arms[self.seat]
            number: int = option[1] - box.first_action
            return [number * 6 + self.stage, number * 8 + min(self.held, 7), number * 4 + min(mine.dice, 4) - 1]
        if verb == "fight":
            return self._faced(option[1])
        if verb == "scout":
            at = s.at[self.seat]
            cell: int = option[1]
            return [0 if at == OUTSIDE else apart(at, cell)]
        if verb == "stay" or verb == "go-on":
            return [self._fights(s.here(), s.room(self.seat)), min(len(s.here()), 3) * 6 + self.stage]
        if verb == "pass" or verb == "end-turn" or verb == "draw":
            return [self.stage * 8 + min(self.held, 7)]
        return []

    def _faced(self, fought: int) -> list[int]:
        """What facing a Ghost or a Boss comes to, for who could do something else before."""
        s = self.s
        if fought >= s.box.first_boss:
            return [40 + s.life[self.seat], 255]
        value = min(s.box.ghost[fought].value, 2)
        return [tenths(self.beats_here(fought, self.seat)) * 3 + value, s.box.kind[fought]]

    def _led(self, ghost: int, seat: int) -> list[int]:
        """What a Ghost that is called to a player comes to."""
        s = self.s
        chance = tenths(self.beats(s.box.ghost[ghost], self.arms[seat], s.room(seat)))
        value = min(s.box.ghost[ghost].value, 2)
        if seat == self.seat:
            return [chance * 3 + value, self.stage]
        return [OTHERS + chance * 6 + self.stages[seat], 10 + self.stages[seat] * 2 + (1 if seat == self.ahead else 0)]

    def _displaced(self, kind: int, seat: int, way: int, to: int) -> list[int]:
        """What it comes to, to move a player.

        Of another than the asked one little counts: the stage, the way, the Ghosts there, the beads, who is ahead. It
        stands in the places that `moved` fills; where nothing is told of them stands a number that is always the same
        there. Which one is of no account, but the weights were learned with these.
        """
        if seat == self.seat:
            return [self.stage] + self.moved(way, to)
        s = self.s
        stage = self.stages[seat]
        life = min(s.life[seat], 3) if s.boss[seat] else 0
        place = s.place(seat)
        here = len(s.ghosts[place])
        return [
            10 + stage,
            220 + way,
            200,
            200,
            70,
            100 + stage * 5 + way,
            150 + min(here, 3),
            200 + life,
            (60 + life) * 2 + (1 if way >= LEAVE else 0),
            210,
            100,
            100,
            130,
            150 + (1 if seat == self.ahead else 0),
            150,
        ]

    def _gain(self, taken: int) -> int:
        """What a card that another loses would be to the asked player."""
        box = self.s.box
        if taken < box.first_item:
            return 100 + min(box.ghosts[taken].value, 3)
        if taken < box.first_upgrade:
            return 110 + box.items[taken - box.first_item].value
        return self.use(taken)


def _triggered(white: White, final: Sequence[int], power: int) -> bool:
    """Whether white text happens with these dice."""
    if white.when == "fail":
        return max(final) <= power
    if white.when == "always":
        return True
    odd = 1 if white.when == "odd" else 0
    return any([die % 2 == odd for die in final])


def compare(known: Worth, s: State, options: Sequence[Option]) -> list[list[int]]:
    """The numbers of each option of an open question."""
    outlook = Outlook(known, s)
    return [outlook.notes(option) for option in options]
