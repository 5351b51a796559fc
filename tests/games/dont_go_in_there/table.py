"""Test positions of Don't Go In There, and a helper to play from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gloaming
from gloaming.engine.match.match import Match
from gloaming.engine.rules.machine import advance
from gloaming.engine.state.dice import seeded
from gloaming.games.dont_go_in_there.box import SLOTS
from gloaming.games.dont_go_in_there.packs import BOX
from gloaming.games.dont_go_in_there.position import arrange
from gloaming.games.dont_go_in_there.rules.sentences import SPACE_NAMES
from tests.games.sitting import Sitting

GAME = gloaming.game("dont-go-in-there")

CARD = BOX.number
ROOM = {room.id: number for number, room in enumerate(BOX.rooms)}
KIND = {card_type.id: number for number, card_type in enumerate(BOX.types)}

FILLERS = ("cat", "portrait", "amulet", "music-box", "twin", "ring", "clock", "doll")
"""Types for unnamed cards, first those that have no effect when taken."""


class Position(Sitting):
    """A match with helpers for choices and views. Seats count from 0; cards, rooms and spaces are given by id."""

    @property
    def offered(self) -> list[str]:
        """Return the first piece of each option, or its label if it has none."""
        decision = self.match.decision
        described = [self.match.describe(i) for i in range(len(decision.options))] if decision else []
        return [option.pieces[0] if option.pieces else option.label for option in described]

    def pick(self, what: str, *, ghosts: int | None = None) -> None:
        """Choose by the id of a piece or the start of a label. ghosts: the number of ghosts the dice then show."""
        match = self.match
        chosen = [
            i
            for i, (piece, label) in enumerate(zip(self.offered, self.labels, strict=True))
            if piece == what or label.startswith(what)
        ]
        assert len(chosen) == 1, f"{what!r} is on offer {len(chosen)} times; there are {self.offered} {self.labels}"
        if ghosts is None:
            match.pick(chosen[0])
        else:
            self.match = _rolling(match, chosen[0], ghosts)
        self.sound()

    def place(self, room: str, space: str, *, ghosts: int | None = None) -> None:
        """Place a meeple on a space of a room; ghosts as in `pick`."""
        assert self.prompt == "Place a meeple"
        self.pick(f"space-{ROOM[room] // 2}-{SPACE_NAMES.index(space)}", ghosts=ghosts)

    def take(self, *cards: str) -> None:
        """Pick cards one after the other, for any seat to move."""
        for card in cards:
            assert self.prompt == "Take a Cursed card"
            self.pick(card)

    def ghosts(self, seat: int) -> int:
        """Return the ghosts of a player, as they see them."""
        held: int = self.match.view(seat)["players"][seat]["ghosts"]
        return held

    def tableau(self, seat: int) -> list[str]:
        """Return the face-up cards of a player, as a spectator sees them."""
        return sorted(self.match.view(None)["players"][seat]["tableau"])

    def dispelled(self, seat: int) -> list[str]:
        """Return the dispelled cards of a player."""
        return sorted(self.match.view(None)["players"][seat]["dispelled"])

    def curses(self, seat: int) -> int:
        """Return the Curses of a player."""
        total: int = self.match.view(None)["players"][seat]["curses"]
        return total

    def supply(self, seat: int) -> int:
        """Return the meeples in a player's supply."""
        left: int = self.match.view(None)["players"][seat]["supply"]
        return left

    def board(self, room: str, seat: int | None = None) -> dict[str, Any]:
        """Return the board that shows a room, as a seat sees it."""
        boards = self.match.view(seat)["boards"]
        board: dict[str, Any] = boards[ROOM[room] // 2]
        assert board["room"] == room, f"{room} is not face up; there are {[shown['room'] for shown in boards]}"
        return board

    @property
    def rolled(self) -> list[bool]:
        """Return the dice on the table: true for a ghost."""
        dice: list[bool] = self.match.view(None)["resolving"]["rolled"]
        return dice

    def verbs(self) -> list[str]:
        """Return the verbs of all events."""
        return [event["event"][0] for event in self.match.events(None)]


def given(
    seats: int = 2,
    *,
    rooms: Sequence[str] = ("attic", "basement", "library"),
    cards: Mapping[str, Sequence[str]] | None = None,
    meeples: Mapping[str, Mapping[str, int]] | None = None,
    tableau: Mapping[int, Sequence[str]] | None = None,
    dispelled: Mapping[int, Sequence[str]] | None = None,
    ghosts: Mapping[int, int] | None = None,
    deck: Sequence[str] | None = None,
    turn: int = 0,
    types: Sequence[str] = (),
    spent: Sequence[str] = (),
    meeples_each: int = 5,
) -> Position:
    """Return a table at the start of a turn, with arbitrary cards where none are named.

    rooms: the face-up rooms; a board without one has been removed. cards: 1 to 3 cards by room, from the left. meeples:
    the seat on each occupied space, by room and space. deck: in dealing order; by default all remaining cards. turn:
    the current seat. types: types in play in addition to those of the named cards. spent: "clock" if a player has
    reached the total. Without rooms, the match runs to its end.
    """
    cards, tableau, dispelled = cards or {}, tableau or {}, dispelled or {}
    named = [*(deck or ()), *_all(cards), *_all(tableau), *_all(dispelled)]
    assert len(set(named)) == len(named), f"a card lies in two places: {sorted(named)}"
    kinds = _types(seats, [*[_kind(piece) for piece in named], *types, *spent])
    spare = [piece for kind in FILLERS if kind in kinds for piece in CARD if _kind(piece) == kind]
    spare += [piece for piece in CARD if _kind(piece) in kinds and piece not in spare]
    spare = [piece for piece in spare if piece not in named]
    lying = {}
    for name in rooms:
        wanted = list(cards.get(name, ()))
        missing = SLOTS - len(wanted)
        lying[name], spare = wanted + spare[:missing], spare[missing:]
    if deck is None:
        deck = spare[: len(spare) // SLOTS * SLOTS] if rooms else []
    match = GAME.new(seats=seats, seed=0, options={"meeples": meeples_each})
    state: Any = match._state
    position = {
        "types": kinds,
        "rooms": lying,
        "meeples": {room: dict(standing) for room, standing in (meeples or {}).items()},
        "turn": turn,
        "tableau": [list(tableau.get(seat, ())) for seat in range(seats)],
        "dispelled": [list(dispelled.get(seat, ())) for seat in range(seats)],
        "ghosts": [(ghosts or {}).get(seat, 0) for seat in range(seats)],
        "first_reached": list(spent),
        "deck": list(deck),
    }
    arrange(state, position)
    return Position(Match(GAME, match.settings, None, None, state, advance(state)))


def new(seats: int = 2, seed: int = 0, **options: Any) -> Position:
    """Return a new match."""
    return Position(
        GAME.new(seats=seats, seed=seed, options={name.replace("_", "-"): it for name, it in options.items()})
    )


def _kind(piece: str) -> str:
    return BOX.types[BOX.kind[CARD[piece]]].id


def _all(piles: Mapping[Any, Sequence[str]]) -> list[str]:
    return [piece for pile in piles.values() for piece in pile]


def _types(seats: int, wanted: Sequence[str]) -> list[str]:
    kinds = list(dict.fromkeys(wanted))
    count = BOX.setups[seats].types
    assert len(kinds) <= count, f"{seats} players play with {count} types, not with {kinds}"
    return kinds + [kind for kind in FILLERS if kind not in kinds][: count - len(kinds)]


def _rolling(match: Match, i: int, ghosts: int) -> Match:
    since = len(match.events(None))
    for seed in range(2000):
        tried = match.copy()
        tried._state.dice = seeded(seed)
        tried.pick(i)
        rolls = [
            entry["event"] for entry in tried.events(None, since) if entry["event"][0] in ("rolled", "rolled-again")
        ]
        assert rolls, "no dice are rolled by that choice"
        assert len(rolls) == 1
        faces = rolls[0][3:]
        if sum(faces) == ghosts:
            return tried
    raise AssertionError(f"{len(faces)} dice cannot show {ghosts} ghosts")
