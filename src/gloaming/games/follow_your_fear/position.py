"""Positions described by names, for the start of a lesson, a challenge or a test.

Cards are named by the ids of their entries or, where a copy matters, by their own ids (`puddle-duck-b`); tiles by their
squares. Cards that are not named lie in their piles below the named ones; Starting Spirits that are not named are still
available.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from gloaming.engine.decoding import convert
from gloaming.engine.state.log import EventLog
from gloaming.engine.state.positions import Positions, Supply, dice_of, dice_state, number_of, spare
from gloaming.games.follow_your_fear.constants import SIDES, TILES, TYPES
from gloaming.games.follow_your_fear.rules.mats import add_mark, lay_up, set_mark
from gloaming.games.follow_your_fear.rules.sentences import square
from gloaming.games.follow_your_fear.rules.turns import SLOTS, begin_phase
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import BLUE, FEAR, FRESH, LAID, RED, SPIRIT, TOKEN_KINDS, WIDTH

STEPS: Final = {
    "set-up": ("match/spirits_to_take",),
    "turn": ("turn/begin_turn",),
    "harvest": ("turn/fear_phase", "Spirit Phase/harvest"),
    "spirit": ("turn/fear_phase", "Spirit Phase/may_summon"),
    "draw": ("turn/pass_the_turn", "Fear Phase/draw_three"),
    "fear": ("turn/pass_the_turn", "Fear Phase/may_summon"),
}
"""The steps at which a position can begin, by phase: before the first Starting Spirit is taken, at a new turn, at the
harvest or a summons of a Spirit Phase, at the draw or a summons of a Fear Phase.
"""

ASKED: Final = {
    "take a Starting Spirit/take_guide": "set-up",
    "Spirit Phase/harvest": "harvest",
    "summon a card/summon": "spirit",
    "summon a Fear card/summon": "fear",
}
"""The phase of a position that begins at a question, by the step of the question."""

OF_A_PHASE: Final = (
    "slots",
    "used",
    "symbols",
    "harvests",
    "harvested",
    "placings",
    "placed",
    "cleanings",
    "cleaned",
    "harvest_times",
    "corrupt_times",
    "move_times",
    "healer_moves",
)
"""The counters of a phase. A position can begin only before any of them has changed."""

MARKS: Final = (
    "strength",
    "defense",
    "strength_times",
    "defense_times",
    "swaps",
    "vanishes",
    "copied",
    "copied_too",
    "flipped",
    "moves",
    "moved",
    "healed",
)
"""The names of the numbers that the state stores for a card on a mat, in the same order."""

KINDS: Final = {name: kind for kind, name in enumerate(("seat-0", "seat-1", "seat-2", "seat-3", "fear", "blue-fear"))}
SQUARES: Final = {square(tile): tile for tile in range(TILES)}

Names = list[str]
Seat = Annotated[int, Meta(ge=0)]
Count = Annotated[int, Meta(ge=0)]
Tokens = dict[str, Count]


class Lying(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A face-up card on a mat, with the numbers that the state stores for it.

    laid: the captured tokens on the card, by kind; hides: the square of the token that the card hides, "" for none.
    """

    card: str
    strength: int = 0
    defense: int = 0
    strength_times: int = 1
    defense_times: int = 1
    swaps: int = 0
    vanishes: int = 0
    copied: int = 0
    copied_too: int = 0
    flipped: int = 0
    moves: int = 0
    moved: int = 0
    healed: int = 0
    laid: Tokens = {}
    hides: str = ""


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The table at the start of a turn or phase. Lists of lists have one list per seat.

    phase: the moment at which the match begins; at "set-up" no player has a side or tokens. fear: the id of the Fear in
    play. side: the side of each seat. tokens: the squares of each player's tokens; red, blue: the squares of the Fear
    tokens. reserve: the number of Fear tokens in reserve, RED and BLUE. taken: the captured tokens of each seat, as
    numbers by the kinds `seat-1`, `fear` or `blue-fear`.

    mat, fear_mat: the face-up cards of each player, each as a name or as a card with its numbers. drawn: the Fear cards
    drawn by the current player. courage_1 to hope_2, fear_deck: the next cards to be drawn, in order. The discard piles
    have their top card last. gone: the Starting Spirits that have left the game. dice: the state of the dice.
    """

    phase: Literal["set-up", "turn", "harvest", "spirit", "draw", "fear"]
    fear: str
    side: list[Literal["north", "east", "south", "west"]] = []
    tokens: list[Names] = []
    turn: Seat = 0
    first: Seat = 0
    controller: Seat = 0
    round: Count = 1
    extra: Count = 0
    slots: Count = SLOTS
    red: Names = []
    blue: Names = []
    reserve: list[Count] = []
    corrupt: Names = []
    banished: list[Seat] = []
    taken: list[Tokens] = []
    hands: list[Names] = []
    drawn: Names = []
    mat: list[list[str | Lying]] = []
    fear_mat: list[list[str | Lying]] = []
    courage_1: Names = []
    courage_2: Names = []
    reason_1: Names = []
    reason_2: Names = []
    hope_1: Names = []
    hope_2: Names = []
    fear_deck: Names = []
    courage_discard: Names = []
    reason_discard: Names = []
    hope_discard: Names = []
    fear_discard: Names = []
    gone: Names = []
    dice: str = ""


def arrange(s: State, data: Mapping[str, Any]) -> None:
    """Set up a new state at a position. Raises ValueError with a message if the position is invalid."""
    p = convert(data, Position)
    box = s.box
    seated = 0 if p.phase == "set-up" else s.seats
    if not len(p.side) == len(p.tokens) == seated or max(p.turn, p.first, p.controller) >= s.seats:
        raise ValueError(f"'side' and 'tokens' need one entry for each of {seated} players, starting with seat 0")
    s.start(s.seats)
    s.events, s.secrets, s.mixes, s.apart, s.traces = EventLog(), {}, (), (), ()
    s.turn, s.first, s.controller, s.round = p.turn, p.first, p.controller, p.round
    s.dice = dice_of((), p.dice, s.dice)
    s.fear = number_of({fear.id: number for number, fear in enumerate(box.fears)}, p.fear)
    if seated:
        begin_phase(s, FEAR if p.phase in ("draw", "fear") else SPIRIT, p.slots)
        s.side = [SIDES.index(side) for side in p.side]
    s.extra = p.extra
    for kind, squares in (*enumerate(p.tokens), (RED, p.red), (BLUE, p.blue)):
        s.standing[kind] = _tiles(squares)
    s.reserve = [*p.reserve, 0, 0][:2]
    s.corrupt = _tiles(p.corrupt)
    s.banished = tuple(p.banished)
    for captor, tokens in enumerate(p.taken):
        for name, count in tokens.items():
            s.taken[captor * TOKEN_KINDS + number_of(KINDS, name)] = count
    _lay_cards(s, p)
    s.stand([(s.program.numbers[step], ()) for step in ("match/take_turns", *STEPS[p.phase])])


def _tiles(squares: Iterable[str]) -> tuple[int, ...]:
    return tuple(sorted([number_of(SQUARES, name) for name in squares]))


def _lay_cards(s: State, p: Position) -> None:
    box = s.box
    cards = Supply([[box.ids[card], box.entry[card].id] for card in range(len(box.ids))])
    cards.left = [card for card in cards.left if box.fear[card] in (-1, s.fear)]
    s.hands = [tuple(sorted(hand)) for hand in cards.by_seat(p.hands, s.seats)]
    s.drawn[s.turn] = tuple(sorted(cards.take_all(p.drawn)))
    for side, mats in enumerate((p.mat, p.fear_mat)):
        for seat, mat in enumerate(mats):
            for lying in mat:
                _lay(s, 2 * seat + side, Lying(card=lying) if isinstance(lying, str) else lying, cards)
    s.discards = [cards.take_all(pile) for pile in (p.courage_discard, p.reason_discard, p.hope_discard)]
    s.fear_discard = cards.take_all(p.fear_discard)
    s.gone = cards.take_all(p.gone)
    tops = [
        cards.take_all(pile)[::-1] for pile in (p.courage_1, p.courage_2, p.reason_1, p.reason_2, p.hope_1, p.hope_2)
    ]
    next_fear = cards.take_all(p.fear_deck)[::-1]
    below = cards.pile((), s.dice)
    for kind in range(len(TYPES)):
        rest = tuple([card for card in below if box.backs[card] == TYPES[kind]])
        s.piles[2 * kind] = rest[::2] + tops[2 * kind]
        s.piles[2 * kind + 1] = rest[1::2] + tops[2 * kind + 1]
    s.fear_deck = tuple([card for card in below if box.fear[card] == s.fear]) + next_fear
    s.offered = tuple(sorted([card for card in below if box.backs[card] == "starting"]))
    for hand in s.hands:
        for card in hand:
            if box.backs[card] == "starting":
                s.hide_openly(card)


def _lay(s: State, mat: int, lying: Lying, cards: Supply) -> None:
    card = cards.take(lying.card)
    lay_up(s, mat, card)
    for what, name in enumerate(MARKS):
        set_mark(s, mat, card, what, getattr(lying, name))
    for name, count in lying.laid.items():
        add_mark(s, mat, card, LAID + number_of(KINDS, name), count)
    if lying.hides:
        s.hidden += (number_of(SQUARES, lying.hides), card)


def describe(s: State) -> dict[str, Any]:
    """Return the position of a state as data, with all cards of its hidden piles.

    Raises ValueError if no position can begin at this moment.
    """
    box = s.box
    step = s.program.names[s.step]
    if step not in ASKED:
        raise ValueError(f"no position can begin at '{step}', only at one of: {', '.join(ASKED)}")
    phase = ASKED[step]
    seated = phase != "set-up"
    if not seated and any(s.hands):
        raise ValueError("no position can begin after the first Starting Spirit is taken, only before")
    fresh = s.copy()
    begin_phase(fresh, s.phase, s.slots)
    acted = [name for name in OF_A_PHASE if seated and getattr(fresh, name) != getattr(s, name)]
    if acted:
        raise ValueError(f"no position can begin within a phase, but these have already changed: {', '.join(acted)}")

    def names(cards: Iterable[int]) -> Names:
        return [box.entry[card].id for card in cards]

    def squares(tiles: Iterable[int]) -> Names:
        return [square(tile) for tile in tiles]

    kinds = list(KINDS)
    piles = {
        f"{kind}_{half + 1}": names(s.piles[2 * number + half][::-1])
        for number, kind in enumerate(TYPES)
        for half in (0, 1)
    }
    return {
        "phase": phase,
        "fear": box.fears[s.fear].id,
        **({} if s.round == 1 else {"round": s.round}),
        **({} if s.slots == SLOTS or not seated else {"slots": s.slots}),
        **spare(
            {
                "side": [SIDES[side] for side in s.side if seated],
                "tokens": [squares(s.standing[seat]) for seat in range(s.seats) if seated],
                "turn": s.turn,
                "first": s.first,
                "controller": s.controller,
                "extra": s.extra,
                "red": squares(s.standing[RED]),
                "blue": squares(s.standing[BLUE]),
                "reserve": list(s.reserve),
                "corrupt": squares(s.corrupt),
                "banished": list(s.banished),
                "taken": [
                    {kinds[kind]: s.taken[at + kind] for kind in range(TOKEN_KINDS) if s.taken[at + kind]}
                    for at in range(0, s.seats * TOKEN_KINDS, TOKEN_KINDS)
                ],
                "hands": [names(hand) for hand in s.hands],
                "drawn": names(s.drawn[s.turn]),
                "mat": [_lying_on(s, mat) for mat in range(0, 2 * s.seats, 2)],
                "fear_mat": [_lying_on(s, mat) for mat in range(1, 2 * s.seats, 2)],
                **piles,
                "fear_deck": names(s.fear_deck[::-1]),
                **{f"{kind}_discard": names(s.discards[number]) for number, kind in enumerate(TYPES)},
                "fear_discard": names(s.fear_discard),
                "gone": names(s.gone),
                "dice": dice_state(s.dice),
            }
        ),
    }


def _lying_on(s: State, mat: int) -> list[str | dict[str, Any]]:
    """Return the cards on a mat: each as its name, or with its numbers if they differ from those of a new card."""
    kinds = list(KINDS)
    hidden = {card: tile for tile, card in zip(s.hidden[::2], s.hidden[1::2])}
    cards: list[str | dict[str, Any]] = []
    for place, card in enumerate(s.mats[mat]):
        marks = s.marks[mat][place * WIDTH : (place + 1) * WIDTH]
        entry: dict[str, Any] = {name: mark for name, mark, none in zip(MARKS, marks, FRESH) if mark != none}
        laid = {kinds[kind]: count for kind, count in enumerate(marks[LAID:]) if count}
        if laid:
            entry["laid"] = laid
        if card in hidden:
            entry["hides"] = square(hidden[card])
        name = s.box.entry[card].id
        cards.append({"card": name, **entry} if entry else name)
    return cards


PILES: Final = ("courage_1", "courage_2", "reason_1", "reason_2", "hope_1", "hope_2", "fear_deck")
POSITIONS: Final = Positions(arrange=arrange, describe=describe, piles=PILES)
