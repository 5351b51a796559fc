"""A table of Fatal Frame in the middle of a match, and the players who sit at it.

`given(...)` lays a position and lets the rules go on to the first question; `Position` says what the players see and
chooses for them. Seats count from 0. Cards go by the ids of their entries (`seeker`, `track`) or, where a copy
matters, by their own (`seeker-b`); Locations, Bosses and Items by their ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import gloaming
from gloaming.engine.match.match import Match
from gloaming.engine.rules.machine import advance
from gloaming.engine.state.dice import Dice
from gloaming.engine.state.log import EventLog
from gloaming.games.fatal_frame.constants import CELLS, DRAW, FIGHT, LONGEST, OUTDOORS, OUTSIDE, PHASES, PLAY
from gloaming.games.fatal_frame.packs import BOX
from tests.games.sitting import Company, by_seat

GAME = gloaming.game("fatal-frame")

MAP = (
    "kureha-shrine",
    "osaka-house",
    "mill-stream",
    "tachibana-house",
    "kiryu-house",
    "drying-field",
    "cedar-steps",
    "kurosawa-house",
    "watch-tower",
)
"""The Exterior Map that `given` lays, in rows; arriving at the houses does nothing."""

HOMES = ("kiryu-house", "tachibana-house", "mill-stream", "drying-field")
"""Where the players stand whom a test does not place."""

HOUSE_OF = {1: "kureha-shrine", 2: "osaka-house", 3: "kiryu-house", 4: "kurosawa-house"}
"""The house of a path whose house a test does not name."""

STEPS = {
    "turn": "turn/begin_turn",
    "draw": "turn/draw_phase",
    "fight": "turn/fight_phase",
    "either": "turn/choose_one",
    "move": "turn/move_phase",
    "play": "turn/play_phase",
    "end": "turn/go_on",
    "discard": "turn/discard_phase",
}
"""Where `given` can begin: a new turn, a phase, or the questions between the phases."""

Names = Sequence[str]
Rolls = Sequence[int] | Sequence[Sequence[int]]


@cache
def falling(rolls: tuple[tuple[int, ...], ...]) -> int:
    """Dice, by their state, that will show these faces in these rolls, one roll after the other."""
    wanted: list[int] = [sum([(face - 1) * int(6**place) for place, face in enumerate(roll)]) for roll in rolls]
    for high in range(1, 2_000_000):
        state: int = high << 31 | high ^ wanted[0]
        dice = Dice(state)
        if all(dice.below(6 ** len(roll)) == combined for roll, combined in zip(rolls, wanted, strict=True)):
            return state
    raise AssertionError(f"no dice found that show {rolls}")


def _rolls(dice: Rolls) -> tuple[tuple[int, ...], ...]:
    one = tuple([die for die in dice if isinstance(die, int)])
    return (one,) if one else tuple([tuple(roll) for roll in dice if not isinstance(roll, int)])


class Position(Company):
    """A match, with what its players say and see. After every choice `sound` looks for what no table can be."""

    def __init__(self, match: Match, rolls: tuple[tuple[int, ...], ...] = ()) -> None:
        super().__init__(match)
        self._as_wanted(rolls, 0)

    def _as_wanted(self, rolls: tuple[tuple[int, ...], ...], since: int) -> None:
        rolled = [event[3:] + event[2:3] * (event[2] > 0) for event in self.events("rolled")][since:]
        for wanted, fell in zip(rolls, rolled, strict=False):
            assert tuple(fell) == wanted, f"{wanted} was to be rolled, but as many dice as in {fell} were"

    # What is asked

    def may(self, what: str) -> bool:
        """Whether a button has these words in its label."""
        return any([what in label for label in self.labels])

    # Choosing

    def pick(self, *choices: str | tuple[Any, ...], dice: Rolls = ()) -> Position:
        """Choose by a label, its beginning, or words in it that no other option has, or by an option; one by one.

        dice: the faces of the next roll, the Boss die last; or of several rolls, one after the other.
        """
        self.roll(dice)
        since = len(self.events("rolled"))
        for choice in choices:
            self.match.pick(self._number(choice))
            self.sound()
        self._as_wanted(_rolls(dice), since)
        return self

    def _number(self, choice: str | tuple[Any, ...]) -> int:
        if not isinstance(choice, str):
            assert choice in self.options, f"{choice} is not on offer; {self.prompt} {self.options}"
            return self.options.index(choice)
        labels = self.labels
        for fits in (
            [i for i, label in enumerate(labels) if label == choice],
            [i for i, label in enumerate(labels) if label.startswith(choice)],
            [i for i, label in enumerate(labels) if choice in label],
        ):
            if fits:
                assert len(fits) == 1, f"{choice!r} is on offer {len(fits)} times; {self.prompt} {labels}"
                return fits[0]
        raise AssertionError(f"{choice!r} is not on offer; {self.prompt if labels else 'the match is over'} {labels}")

    def roll(self, dice: Rolls) -> None:
        """The dice will show these faces next: of one roll, the Boss die last, or of several."""
        if dice:
            self.state.dice = Dice(falling(_rolls(dice)))

    def stand(self, dice: Rolls = ()) -> Position:
        """Let the dice stand."""
        return self.pick("Let the dice stand", dice=dice)

    def pass_on(self) -> Position:
        """Pass, and end the turn where that is asked."""
        self.pick("Pass")
        if not self.over and self.prompt == "End your turn?":
            self.pick("End your turn")
        return self

    # What lies on the table

    @property
    def phase(self) -> str:
        """The step of the turn, in words."""
        phase: str = PHASES[self.state.phase]
        return phase

    def hand(self, seat: int = 0) -> list[str]:
        """The names of the cards in a hand, in order."""
        return sorted(_names(self.state.hand[seat]))

    def album(self, seat: int = 0) -> list[str]:
        """The names of the Ghosts in an Album, in the order of capture."""
        return _names(self.state.album[seat])

    def items(self, seat: int = 0) -> list[str]:
        """The Items of a seat."""
        return _names(self.state.items[seat])

    def camera(self, seat: int = 0) -> list[str]:
        """The names of the Upgrades on a Camera, in order."""
        return sorted(_names(self.state.camera[seat]))

    @property
    def discard(self) -> list[str]:
        """The names of the cards in the discard pile, the last on top at the end."""
        return _names(self.state.discard)

    @property
    def deck(self) -> list[str]:
        """The names of the cards in the deck as they really lie, from the top."""
        return _names(reversed(self.state.deck))

    def points(self, seat: int = 0) -> int:
        """The Album Points of a seat, as everybody sees them."""
        return int(self.view()["players"][seat]["points"])

    def at(self, seat: int = 0) -> str | None:
        """The Exterior Location where a player stands, or whose house they are in; None: on the Camera."""
        cell = self.state.at[seat]
        return None if cell == OUTSIDE else BOX.exteriors[self.state.exterior[cell]].id

    def room(self, seat: int = 0) -> str | None:
        """The Interior Location where a player is; None: in no house."""
        inside = self.state.inside[seat]
        return None if inside == OUTDOORS else BOX.interiors[self.state.path[seat][inside]].id

    def path(self, seat: int = 0) -> list[str]:
        """The path of a player, from left to right."""
        return [BOX.interiors[room].id for room in self.state.path[seat]]

    def explored(self, location: str) -> bool:
        """Whether an Exterior Location lies face up."""
        return bool(self.state.explored[self.cell(location)])

    def cell(self, location: str) -> int:
        """The cell of an Exterior Location."""
        return int(self.state.exterior.index(BOX.exterior_number[location]))

    def ghosts(self, location: str) -> list[str]:
        """The names of the Ghosts at a Location, the weakest first."""
        return _names(self.state.ghosts[_place(self.state, location)])

    @property
    def haunted(self) -> dict[str, list[str]]:
        """The Ghosts of every Location that has any."""
        places = [*MAP, *[BOX.interiors[room].id for path in self.state.path for room in path]]
        return {place: self.ghosts(place) for place in places if self.ghosts(place)}

    def boss(self, seat: int = 0) -> str | None:
        """The Boss whom a player faces."""
        return BOX.bosses[self.state.boss[seat][0]].id if self.state.boss[seat] else None

    def life(self, seat: int = 0) -> int:
        """The beads on the Boss whom a player faces."""
        return int(self.state.life[seat])

    @property
    def boss_pile(self) -> list[str]:
        """The Bosses set aside as they really lie, from the top."""
        return [BOX.bosses[boss].id for boss in reversed(self.state.boss_pile)]

    @property
    def interiors(self) -> list[str]:
        """The Interior Locations that are left, as they really lie, from the top."""
        return [BOX.interiors[room].id for room in reversed(self.state.interiors)]

    @property
    def interior_discard(self) -> list[str]:
        """The discard pile of the Interior Locations."""
        return [BOX.interiors[room].id for room in self.state.interior_discard]

    @property
    def attached(self) -> dict[str, str]:
        """The Actions that lie on cards, and the id of the card that each lies on."""
        return {BOX.piece[action]: BOX.piece[on] for action, on in self.state.attached}

    def skips(self, seat: int = 0) -> bool:
        """Whether a player will skip a turn."""
        return bool(self.state.skips[seat])

    @property
    def dice(self) -> list[int]:
        """The attack dice as they stand now."""
        return list(self.state.final)

    @property
    def boss_die(self) -> int:
        """The Boss die as it stands now; 0: none lies there."""
        return int(self.state.boss_die)


def given(
    phase: str = "play",
    *,
    seats: int = 2,
    turn: int = 0,
    map: Names = MAP,
    face_down: Names = (),
    at: Mapping[int, str | None] | str | None = {},
    paths: Mapping[int, Names] | Names = (),
    inside: Mapping[int, int] | int = 0,
    hand: Mapping[int, Names] | Names = (),
    album: Mapping[int, Names] | Names = (),
    items: Mapping[int, Names] | Names = (),
    camera: Mapping[int, Names] | Names = (),
    ghosts: Mapping[str, Names] = {},
    boss: Mapping[int, str] | str = {},
    life: Mapping[int, int] | int = 3,
    boss_pile: Names = (),
    attached: Mapping[str, str] = {},
    deck: Names = (),
    discard: Names = (),
    rest: str = "deck",
    interiors: Names = (),
    interior_discard: Names = (),
    skips: Iterable[int] = (),
    used: Names = (),
    dice: Rolls = (),
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Position:
    """A table where a phase of somebody's turn begins; then the rules go on to the first question.

    What may be given by seat (`hand={0: [...], 1: [...]}`) is the turn's own seat's when it is given alone
    (`hand=[...]`).

    phase: a key of STEPS. map: the Exterior Locations in rows; face_down: those not explored yet. at: where the
    players stand; None: on the Camera; HOMES where not given. paths: the Interior Locations of those in a house, from
    left to right; inside: where on the path, from 0. Without `at` a path lies in the house of its length.
    ghosts: by Location, of the Exterior Map or of a path. boss: who waits for a player in the Shrine, with `life`
    beads; the Failed Kusabi when not given. boss_pile, deck, interiors: the next to be drawn first; the others lie
    below. attached: Actions and what they lie on. rest: where the main deck's cards lie that are named nowhere: "deck",
    "discard", or "hand", of the last seat. skips: the seats that skip a turn. used: Functions on Cameras. dice: the
    faces of the next roll, the Boss die last, or of several rolls. fields: any others.
    """
    match = GAME.new(seats=seats, seed=0, options=dict(options or {}))
    s: Any = match._state
    s.events, s.secrets = EventLog(), {}
    s.turn, s.first, s.round = turn, 0, 1
    s.exterior = tuple([BOX.exterior_number[name] for name in map])
    s.explored = tuple([0 if name in face_down else -1 for name in map])
    _stand(s, by_seat(at, turn), by_seat(paths, turn), by_seat(inside, turn), map)
    _lay_interiors(s, interiors, interior_discard)
    _lay_bosses(s, by_seat(boss, turn), life if isinstance(life, Mapping) else {turn: life}, boss_pile)
    take = _Box()
    s.hand = [take.all(by_seat(hand, turn).get(seat, ())) for seat in range(seats)]
    s.album = [take.all(by_seat(album, turn).get(seat, ())) for seat in range(seats)]
    s.items = [take.all(by_seat(items, turn).get(seat, ())) for seat in range(seats)]
    s.camera = [take.all(by_seat(camera, turn).get(seat, ())) for seat in range(seats)]
    s.ghosts = [()] * (CELLS + LONGEST * seats)
    for location, names in ghosts.items():
        s.ghosts[_place(s, location)] = tuple(sorted(take.all(names), key=lambda card: BOX.ghost[card].power))
    s.attached = tuple([(take.one(action), _anchor(s, on)) for action, on in attached.items()])
    s.discard = take.all(discard)
    s.deck = take.all(deck)[::-1]
    s.played = ()
    if rest == "deck":
        s.deck = tuple(take.left) + s.deck
    elif rest == "discard":
        s.discard = tuple(take.left) + s.discard
    else:
        s.hand[-1] += tuple(take.left)
    s.skips = [seat in tuple(skips) for seat in range(seats)]
    s.used = take.of([card for camera in s.camera for card in camera], used)
    s.phase = {"draw": DRAW, "either": FIGHT, "end": PLAY}.get(phase, 0)
    for name, value in fields.items():
        assert hasattr(s, name), f"the table has no field {name!r}"
        setattr(s, name, value)
    if dice:
        s.dice = Dice(falling(_rolls(dice)))
    s.stand([(s.program.numbers["match/take_turns"], ()), (s.program.numbers[STEPS[phase]], ())])
    return Position(Match(GAME, match.settings, None, None, s, advance(s)), _rolls(dice))


def new(seats: int = 2, seed: int = 0, **options: Any) -> Position:
    """A fresh match."""
    return Position(GAME.new(seats=seats, seed=seed, options=options))


def _name(card: int) -> str:
    return BOX.entry[BOX.kind[card]].id


def _names(cards: Iterable[int]) -> list[str]:
    return [_name(card) for card in cards]


class _Box:
    """The main deck's cards, from which a test takes what it names."""

    def __init__(self) -> None:
        self.left = list(range(BOX.first_boss))

    def one(self, name: str) -> int:
        card = next((card for card in self.left if name in (BOX.piece[card], _name(card))), None)
        assert card is not None, f"there are not so many cards {name!r}"
        self.left.remove(card)
        return card

    def all(self, names: Names) -> tuple[int, ...]:
        return tuple([self.one(name) for name in names])

    def of(self, cards: Iterable[int], names: Names) -> tuple[int, ...]:
        """Those of these cards that are named, one for each name."""
        self.left = list(cards)
        return self.all(names)


def _place(s: Any, location: str) -> int:
    if location in BOX.exterior_number:
        return int(s.exterior.index(BOX.exterior_number[location]))
    for seat, path in enumerate(s.path):
        if BOX.interior_number[location] in path:
            return int(CELLS + LONGEST * seat + path.index(BOX.interior_number[location]))
    raise AssertionError(f"{location!r} lies in nobody's path")


def _anchor(s: Any, on: str) -> int:
    if on in BOX.boss_number:
        return BOX.first_boss + BOX.boss_number[on]
    lying = [card for pile in (*s.ghosts, *s.camera) for card in pile]
    return int(next(card for card in lying if on in (BOX.piece[card], _name(card))))


def _stand(
    s: Any, at: Mapping[int, str | None], paths: Mapping[int, Names], inside: Mapping[int, int], map: Names
) -> None:
    for seat in range(s.seats):
        rooms = tuple([BOX.interior_number[room] for room in paths.get(seat, ())])
        location = at.get(seat, HOUSE_OF[len(rooms)] if rooms else HOMES[seat])
        s.at[seat] = OUTSIDE if location is None else map.index(location)
        s.path[seat] = rooms
        s.inside[seat] = inside.get(seat, 0) if rooms else OUTDOORS
        if rooms:
            assert len(rooms) == BOX.exteriors[s.exterior[s.at[seat]]].rooms, f"{location} has not {len(rooms)} rooms"


def _lay_interiors(s: Any, first: Names, discard: Names) -> None:
    top = [BOX.interior_number[room] for room in first]
    s.interior_discard = tuple([BOX.interior_number[room] for room in discard])
    out = {*top, *s.interior_discard, *[room for path in s.path for room in path]}
    s.interiors = tuple([room for room in range(len(BOX.interiors)) if room not in out] + top[::-1])


def _lay_bosses(s: Any, bosses: Mapping[int, str], life: Mapping[int, int], pile: Names) -> None:
    named = [BOX.boss_number[boss] for boss in (*bosses.values(), *pile)]
    left = [boss for boss in range(len(BOX.bosses)) if boss not in named]
    s.boss, s.life = [()] * s.seats, [0] * s.seats
    for seat in range(s.seats):
        if s.path[seat] and s.exterior[s.at[seat]] == BOX.shrine:
            boss = BOX.boss_number[bosses[seat]] if seat in bosses else left.pop(0)
            s.boss[seat] = (boss,)
            s.life[seat] = life.get(seat, BOX.bosses[boss].life)
    s.boss_pile = tuple(left + [BOX.boss_number[boss] for boss in pile][::-1])
