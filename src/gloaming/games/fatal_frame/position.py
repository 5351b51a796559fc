"""Positions written with names: starting points of challenges and tests, instead of the regular set-up.

Cards are named by the ids of their entries or, if the copy matters, by their own ids (`seeker-b`). Cards that are not
named are in the deck, so a position stays valid when a card is added or a copy removed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from gloaming.engine.decoding import convert
from gloaming.engine.state.log import EventLog
from gloaming.engine.state.positions import Positions, Supply, dice_of, dice_state, number_of, spare
from gloaming.games.fatal_frame.constants import CELLS, DRAW, FIGHT, LONGEST, MOVE, OUTDOORS, OUTSIDE, PLAY
from gloaming.games.fatal_frame.state import State

STEPS: Final = {
    "turn": "turn/begin_turn",
    "draw": "turn/draw_phase",
    "fight": "turn/fight_phase",
    "either": "turn/choose_one",
    "move": "turn/move_phase",
    "play": "turn/play_phase",
    "end": "turn/go_on",
    "discard": "turn/discard_phase",
}
"""The step at which a position with each `phase` begins: a new turn, a phase, or a decision between phases."""

ASKED: Final = {"attack/face": "fight", "move/move": "move", "play/play_first": "play"} | {
    step: phase for phase, step in STEPS.items()
}
"""For each step at which a position can be described, the `phase` of that position."""

FACE_DOWN: Final = "?"

Names = list[str]
Seat = Annotated[int, Meta(ge=0)]
Count = Annotated[int, Meta(ge=0)]


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The table at the start of a challenge or test. Lists of lists have one list per seat.

    map: the Exterior Locations in rows, with a `?` before the names of those that are face down. at: the Exterior
    Location of each player, "" for a player on the Camera card. path: the Interior Locations of each player in a house.
    inside: the index in the path where each player is. ghosts: the Ghosts at each Location. boss: the Boss of each
    player, "" for none. life: the beads of each Boss. attached: the card to which each Action is attached, with its
    place if needed: `seeker at kiryu-house`, `14-film at seat-1`. deck, interiors, boss_pile: the next cards to draw,
    in order. skips: whether each player skips the next turn. used: the Functions used this turn. only: "move" or "play"
    after the current player has chosen that step in place of the other after a failed fight. rolls: the faces of the
    next rolls, the Boss die last; dice: the state of the dice as in a save, instead of `rolls`.
    """

    phase: Literal["turn", "draw", "fight", "either", "move", "play", "end", "discard"]
    map: Annotated[Names, Meta(min_length=CELLS, max_length=CELLS)]
    at: Names
    turn: Seat = 0
    first: Seat = 0
    round: Count = 1
    path: list[Names] = []
    inside: list[Count] = []
    hand: list[Names] = []
    album: list[Names] = []
    items: list[Names] = []
    camera: list[Names] = []
    ghosts: dict[str, Names] = {}
    boss: Names = []
    life: list[Count] = []
    attached: dict[str, str] = {}
    deck: Names = []
    discard: Names = []
    interiors: Names = []
    interior_discard: Names = []
    boss_pile: Names = []
    skips: list[bool] = []
    used: Names = []
    only: Literal["", "move", "play"] = ""
    failed: bool = False
    rolls: list[list[int]] = []
    dice: str = ""


def arrange(s: State, data: Mapping[str, Any]) -> None:
    """Set up a position, given as the fields of Position, on a new table.

    Raises ValueError if the position is invalid.
    """
    p = convert(data, Position)
    box = s.box
    if len(p.at) != s.seats or p.turn >= s.seats or p.first >= s.seats:
        raise ValueError(f"'at' needs one Location for each of {s.seats} seats, which are counted from 0")
    s.events, s.secrets = EventLog(), {}
    s.turn, s.first, s.round = p.turn, p.first, p.round
    s.dice = dice_of(p.rolls, p.dice, s.dice)
    map = [name.removeprefix(FACE_DOWN) for name in p.map]
    s.exterior = tuple([number_of(box.exterior_number, name) for name in map])
    s.explored = tuple([0 if name.startswith(FACE_DOWN) else -1 for name in p.map])
    rooms = Supply([[room.id] for room in box.interiors])
    s.path = rooms.by_seat(p.path, s.seats)
    s.at = [map.index(name) if name else OUTSIDE for name in p.at]
    s.inside = [_nth(p.inside, seat) if path else OUTDOORS for seat, path in enumerate(s.path)]
    s.interior_discard = rooms.take_all(p.interior_discard)
    s.interiors = rooms.pile(p.interiors, s.dice)
    bosses = Supply([[boss.id] for boss in box.bosses])
    s.boss = bosses.by_seat([[name] if name else [] for name in p.boss], s.seats)
    s.life = [_nth(p.life, seat) or box.bosses[boss[0]].life if boss else 0 for seat, boss in enumerate(s.boss)]
    s.boss_pile = bosses.pile(p.boss_pile, s.dice)
    cards = Supply([[box.piece[card], box.card[card].id] for card in range(box.first_boss)])
    s.hand, s.album, s.items, s.camera = [
        cards.by_seat(piles, s.seats) for piles in (p.hand, p.album, p.items, p.camera)
    ]
    s.ghosts = [()] * (CELLS + LONGEST * s.seats)
    for location, names in p.ghosts.items():
        s.ghosts[place_of(s, location)] = tuple(sorted(cards.take_all(names), key=box.power))
    s.attached = tuple([(cards.take(action), _lying(s, on)) for action, on in p.attached.items()])
    s.discard = cards.take_all(p.discard)
    s.deck = cards.pile(p.deck, s.dice)
    s.skips = [seat < len(p.skips) and p.skips[seat] for seat in range(s.seats)]
    s.used = _among(s, [card for camera in s.camera for card in camera], p.used)
    s.phase = {"draw": DRAW, "either": FIGHT, "end": PLAY}.get(p.phase, 0)
    s.only = {"": 0, "move": MOVE, "play": PLAY}[p.only]
    s.failed = p.failed
    s.stand([(s.program.numbers["match/take_turns"], ()), (s.program.numbers[STEPS[p.phase]], ())])


def _nth(numbers: Sequence[int], seat: int) -> int:
    return numbers[seat] if seat < len(numbers) else 0


def place_of(s: State, location: str) -> int:
    """Return the number of the place on the map or in a path where a Location is.

    Raises ValueError if it is in no path.
    """
    if location in s.box.exterior_number:
        return s.exterior.index(s.box.exterior_number[location])
    room = number_of(s.box.interior_number, location)
    for seat, path in enumerate(s.path):
        if room in path:
            return CELLS + LONGEST * seat + path.index(room)
    raise ValueError(f"{location!r} is not in any path")


def _among(s: State, lying: Sequence[int], names: Sequence[str]) -> tuple[int, ...]:
    """Return a different card from `lying` for each name. Raises ValueError if there is no card for a name."""
    cards: list[int] = []
    for name in names:
        fits = [card for card in lying if card not in cards and name in (s.box.piece[card], s.box.card[card].id)]
        if not fits:
            raise ValueError(f"{name!r} is not there")
        cards.append(fits[0])
    return tuple(cards)


AT: Final = " at "


def _lying(s: State, on: str) -> int:
    """Return the number of a Boss, or of a card on the table.

    on: an id, with a place if needed: `seeker at kiryu-house`.
    """
    if on in s.box.boss_number:
        return s.box.first_boss + s.box.boss_number[on]
    name, _, place = on.partition(AT)
    lying = [card for pile in (*s.ghosts, *s.camera) for card in pile]
    if place.startswith("seat-"):
        lying = list(s.camera[int(place.removeprefix("seat-"))])
    elif place:
        lying = list(s.ghosts[place_of(s, place)])
    return _among(s, lying, [name])[0]


def describe(s: State) -> dict[str, Any]:
    """Return the table as data for `arrange`, with all cards of the hidden piles.

    Raises ValueError unless the step is in ASKED.
    """
    box = s.box
    step = s.program.names[s.step]
    if step not in ASKED:
        raise ValueError(f"a position cannot begin at '{step}', only at one of: {', '.join(ASKED)}")
    rooms = [room.id for room in box.interiors]
    places = [box.exteriors[place].id for place in s.exterior] + [""] * LONGEST * s.seats
    for seat, path in enumerate(s.path):
        for nth, room in enumerate(path):
            places[CELLS + LONGEST * seat + nth] = rooms[room]

    def names(cards: Sequence[int]) -> Names:
        return [box.card[card].id for card in cards]

    def lying(card: int) -> str:
        if card >= box.first_boss:
            return box.card[card].id
        on_camera = [f"seat-{seat}" for seat, camera in enumerate(s.camera) if card in camera]
        there = on_camera or [place for place, pile in zip(places, s.ghosts) if card in pile]
        return f"{box.card[card].id}{AT}{there[0]}"

    return {
        "phase": ASKED[step],
        "map": [("" if seen else FACE_DOWN) + box.exteriors[place].id for place, seen in zip(s.exterior, s.explored)],
        "at": ["" if cell == OUTSIDE else box.exteriors[s.exterior[cell]].id for cell in s.at],
        **({} if s.round == 1 else {"round": s.round}),
        **spare(
            {
                "turn": s.turn,
                "first": s.first,
                "path": [[rooms[room] for room in path] for path in s.path],
                "inside": [max(0, nth) for nth in s.inside],
                "hand": [names(pile) for pile in s.hand],
                "album": [names(pile) for pile in s.album],
                "items": [names(pile) for pile in s.items],
                "camera": [names(pile) for pile in s.camera],
                "ghosts": {places[place]: names(pile) for place, pile in enumerate(s.ghosts) if pile},
                "boss": [box.bosses[boss[0]].id if boss else "" for boss in s.boss],
                "life": list(s.life),
                "attached": {box.card[action].id: lying(on) for action, on in s.attached},
                "deck": names(s.deck[::-1]),
                "discard": names(s.discard),
                "interiors": [rooms[room] for room in s.interiors[::-1]],
                "interior_discard": [rooms[room] for room in s.interior_discard],
                "boss_pile": [box.bosses[boss].id for boss in s.boss_pile[::-1]],
                "skips": list(s.skips),
                "used": names(s.used),
                "only": {MOVE: "move", PLAY: "play"}.get(s.only, ""),
                "failed": s.failed,
                "dice": dice_state(s.dice),
            }
        ),
    }


POSITIONS: Final = Positions(arrange=arrange, describe=describe, piles=("deck", "interiors", "boss_pile"))
