"""A table of Fatal Frame in the middle of a match, and the players who sit at it.

`given(...)` lays a position and lets the rules go on to the first question; `Position` says what the players see and
chooses for them. Seats count from 0. Cards go by the ids of their entries (`seeker`, `track`) or, where a copy
matters, by their own (`seeker-b`); Locations, Bosses and Items by their ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import gloaming
from gloaming.engine.match.match import Match
from gloaming.engine.rules.machine import advance
from gloaming.engine.state.positions import dice_showing
from gloaming.games.fatal_frame.constants import OUTDOORS, OUTSIDE, PHASES
from gloaming.games.fatal_frame.packs import BOX
from gloaming.games.fatal_frame.position import arrange, place_of
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
"""The Exterior Map used by `given`, in rows. Houses have no arrival effects."""

HOMES = ("kiryu-house", "tachibana-house", "mill-stream", "drying-field")
"""The default Locations of players."""

HOUSE_OF = {1: "kureha-shrine", 2: "osaka-house", 3: "kiryu-house", 4: "kurosawa-house"}
"""The default house for each length of a path."""

Names = Sequence[str]
Rolls = Sequence[int] | Sequence[Sequence[int]]


def _rolls(dice: Rolls) -> tuple[tuple[int, ...], ...]:
    single = tuple([die for die in dice if isinstance(die, int)])
    return (single,) if single else tuple([tuple(roll) for roll in dice if not isinstance(roll, int)])


class Position(Company):
    """A match with helpers for choices and views. `sound` checks the invariants after every choice."""

    def __init__(self, match: Match, rolls: tuple[tuple[int, ...], ...] = ()) -> None:
        super().__init__(match)
        self._as_wanted(rolls, 0)

    def _as_wanted(self, rolls: tuple[tuple[int, ...], ...], since: int) -> None:
        rolled = [event[3:] + event[2:3] * (event[2] > 0) for event in self.events("rolled")][since:]
        for wanted, fell in zip(rolls, rolled, strict=False):
            assert tuple(fell) == wanted, f"{wanted} was to be rolled, but as many dice as in {fell} were"

    # Decisions

    def may(self, what: str) -> bool:
        """Return whether an option has these words in its label."""
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
        """Set the faces of the next roll, with the Boss die last, or of several rolls."""
        if dice:
            self.state.dice = dice_showing(_rolls(dice))

    def stand(self, dice: Rolls = ()) -> Position:
        """Choose to let the dice stand."""
        return self.pick("Let the dice stand", dice=dice)

    def pass_on(self) -> Position:
        """Pass, and end the turn if there is such a decision."""
        self.pick("Pass")
        if not self.over and self.prompt == "End your turn?":
            self.pick("End your turn")
        return self

    # The table

    @property
    def phase(self) -> str:
        """Return the name of the current step."""
        phase: str = PHASES[self.state.phase]
        return phase

    def hand(self, seat: int = 0) -> list[str]:
        """Return the ids of the cards in a hand, in order."""
        return sorted(_names(self.state.hand[seat]))

    def album(self, seat: int = 0) -> list[str]:
        """Return the ids of the Ghosts in an Album, in order of capture."""
        return _names(self.state.album[seat])

    def items(self, seat: int = 0) -> list[str]:
        """Return the Items of a seat."""
        return _names(self.state.items[seat])

    def camera(self, seat: int = 0) -> list[str]:
        """Return the ids of the Upgrades on a Camera, in order."""
        return sorted(_names(self.state.camera[seat]))

    @property
    def discard(self) -> list[str]:
        """Return the ids of the cards in the discard pile, with the top card last."""
        return _names(self.state.discard)

    @property
    def deck(self) -> list[str]:
        """Return the ids of the real cards in the deck, from the top."""
        return _names(reversed(self.state.deck))

    def points(self, seat: int = 0) -> int:
        """Return the Album Points of a seat."""
        return int(self.view()["players"][seat]["points"])

    def at(self, seat: int = 0) -> str | None:
        """Return the Exterior Location of a player, also from inside its house; None on the Camera."""
        cell = self.state.at[seat]
        return None if cell == OUTSIDE else BOX.exteriors[self.state.exterior[cell]].id

    def room(self, seat: int = 0) -> str | None:
        """Return the Interior Location of a player; None outside a house."""
        inside = self.state.inside[seat]
        return None if inside == OUTDOORS else BOX.interiors[self.state.path[seat][inside]].id

    def path(self, seat: int = 0) -> list[str]:
        """Return the path of a player, from left to right."""
        return [BOX.interiors[room].id for room in self.state.path[seat]]

    def explored(self, location: str) -> bool:
        """Return whether an Exterior Location is face up."""
        return bool(self.state.explored[self.cell(location)])

    def cell(self, location: str) -> int:
        """Return the cell of an Exterior Location."""
        return int(self.state.exterior.index(BOX.exterior_number[location]))

    def ghosts(self, location: str) -> list[str]:
        """Return the ids of the Ghosts at a Location, the weakest first."""
        return _names(self.state.ghosts[place_of(self.state, location)])

    @property
    def haunted(self) -> dict[str, list[str]]:
        """Return the Ghosts of each Location that has any."""
        places = [*MAP, *[BOX.interiors[room].id for path in self.state.path for room in path]]
        return {place: self.ghosts(place) for place in places if self.ghosts(place)}

    def boss(self, seat: int = 0) -> str | None:
        """Return the Boss of a player."""
        return BOX.bosses[self.state.boss[seat][0]].id if self.state.boss[seat] else None

    def life(self, seat: int = 0) -> int:
        """Return the beads on the Boss of a player."""
        return int(self.state.life[seat])

    @property
    def boss_pile(self) -> list[str]:
        """Return the real Boss pile, from the top."""
        return [BOX.bosses[boss].id for boss in reversed(self.state.boss_pile)]

    @property
    def interiors(self) -> list[str]:
        """Return the real deck of Interior Locations, from the top."""
        return [BOX.interiors[room].id for room in reversed(self.state.interiors)]

    @property
    def interior_discard(self) -> list[str]:
        """Return the discard pile of the Interior Locations."""
        return [BOX.interiors[room].id for room in self.state.interior_discard]

    @property
    def attached(self) -> dict[str, str]:
        """Return the attached Actions with the ids of their cards."""
        return {BOX.piece[action]: BOX.piece[on] for action, on in self.state.attached}

    def skips(self, seat: int = 0) -> bool:
        """Return whether a player will skip a turn."""
        return bool(self.state.skips[seat])

    @property
    def dice(self) -> list[int]:
        """Return the current values of the attack dice."""
        return list(self.state.final)

    @property
    def boss_die(self) -> int:
        """Return the current value of the Boss die; 0 if there is none."""
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
    """Return a table at the start of a phase, advanced to the first decision.

    Arguments by seat (`hand={0: [...], 1: [...]}`) can be given for the current seat alone (`hand=[...]`).

    phase: as in `position.STEPS`. map: the Exterior Locations in rows; face_down: the unexplored ones. at: the Location
    of each player, None on the Camera; default HOMES. paths: the Interior Locations of players in a house, from left to
    right; inside: the position in the path, from 0. Without `at`, a path is in the house of its length.
    ghosts: by Exterior or Interior Location. boss: the Boss of a player in the Shrine, with `life` beads; default the
    Failed Kusabi. boss_pile, deck, interiors: the next cards in drawing order; the others are below. attached: Actions
    and their cards. rest: where unnamed cards of the main deck are: "deck", "discard", or "hand" of the last seat.
    skips: the seats that skip a turn. used: used Functions. dice: the faces of the next roll, with the Boss die last,
    or of several rolls. fields: any other fields.
    """
    match = GAME.new(seats=seats, seed=0, options=dict(options or {}))
    s: Any = match._state
    paths, bosses = by_seat(paths, turn), by_seat(boss, turn)
    stand = by_seat(at, turn)
    houses = [HOUSE_OF[len(paths[seat])] if paths.get(seat) else HOMES[seat] for seat in range(seats)]
    places = [stand.get(seat, house) for seat, house in enumerate(houses)]
    in_shrine = [seat for seat in range(seats) if paths.get(seat) and places[seat] == "kureha-shrine"]
    left = [boss.id for boss in BOX.bosses if boss.id not in (*bosses.values(), *boss_pile)]
    facing = {seat: bosses[seat] if seat in bosses else left.pop(0) for seat in in_shrine}
    beads = life if isinstance(life, Mapping) else {turn: life}
    position = {
        "phase": phase,
        "map": [f"?{name}" if name in face_down else name for name in map],
        "at": [place or "" for place in places],
        "turn": turn,
        "path": _each(paths, seats, []),
        "inside": _each(by_seat(inside, turn), seats, 0),
        "hand": _each(by_seat(hand, turn), seats, []),
        "album": _each(by_seat(album, turn), seats, []),
        "items": _each(by_seat(items, turn), seats, []),
        "camera": _each(by_seat(camera, turn), seats, []),
        "ghosts": {place: list(names) for place, names in ghosts.items()},
        "boss": _each(facing, seats, ""),
        "life": _each(beads, seats, 0),
        "attached": dict(attached),
        "deck": list(deck),
        "discard": list(discard),
        "interiors": list(interiors),
        "interior_discard": list(interior_discard),
        "boss_pile": list(boss_pile),
        "skips": [seat in tuple(skips) for seat in range(seats)],
        "used": list(used),
        "rolls": [list(roll) for roll in _rolls(dice)],
    }
    arrange(s, position)
    _in_order(s, len(deck), rest, len(interiors), len(boss_pile))
    for name, value in fields.items():
        assert hasattr(s, name), f"the table has no field {name!r}"
        setattr(s, name, value)
    return Position(Match(GAME, match.settings, None, None, s, advance(s)), _rolls(dice))


def _each(of: Mapping[int, Any], seats: int, otherwise: Any) -> list[Any]:
    return [list(value) if isinstance(value := of.get(seat, otherwise), tuple) else value for seat in range(seats)]


def _in_order(s: Any, deck: int, rest: str, interiors: int, bosses: int) -> None:
    """Put unnamed cards in the order of the box, those of the main deck where `rest` says."""
    for zone, top in (("interiors", interiors), ("boss_pile", bosses), ("deck", deck)):
        pile = getattr(s, zone)
        named = len(pile) - top
        setattr(s, zone, tuple(sorted(pile[:named])) + pile[named:])
    named = len(s.deck) - deck
    if rest != "deck":
        unnamed, s.deck = s.deck[:named], s.deck[named:]
        if rest == "discard":
            s.discard = unnamed + s.discard
        else:
            s.hand[-1] += unnamed


def new(seats: int = 2, seed: int = 0, **options: Any) -> Position:
    """Return a new match."""
    return Position(GAME.new(seats=seats, seed=seed, options=options))


def _name(card: int) -> str:
    return BOX.entry[BOX.kind[card]].id


def _names(cards: Iterable[int]) -> list[str]:
    return [_name(card) for card in cards]
