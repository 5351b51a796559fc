"""A table of Follow Your Fear in the middle of a match, and the players who sit at it.

`given(...)` lays a position and lets the rules go on to the first question; `Position` says what the players see and
chooses for them. Seats count from 0. Most tests play with the cards in the folder `cards` beside this file, which do
one thing each and need nothing, so that they do not hang on the cards as they are sold. Tiles go by their squares
(`d4`, the first rank in the south), cards by the ids of their entries.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import gloaming
from gloaming.engine.match.match import Match
from gloaming.engine.rules.machine import advance
from gloaming.engine.state.log import EventLog
from gloaming.games.follow_your_fear.constants import SIDES, SIZE, TOKENS, TYPES
from gloaming.games.follow_your_fear.rules.mats import add_mark, lay_up, set_mark
from gloaming.games.follow_your_fear.rules.sentences import square
from gloaming.games.follow_your_fear.rules.turns import SLOTS, begin_phase
from gloaming.games.follow_your_fear.rules.verbs.copy import Copy
from gloaming.games.follow_your_fear.rules.verbs.defense import Defense
from gloaming.games.follow_your_fear.rules.verbs.disappear import Disappear
from gloaming.games.follow_your_fear.rules.verbs.hide import Hide
from gloaming.games.follow_your_fear.rules.verbs.multiply import Multiply
from gloaming.games.follow_your_fear.rules.verbs.strength import Strength
from gloaming.games.follow_your_fear.rules.verbs.strength_defense import StrengthDefense
from gloaming.games.follow_your_fear.tokens import (
    BLUE,
    COPIED,
    DEFENSE,
    DEFENSE_TIMES,
    FEAR,
    LAID,
    RED,
    SPIRIT,
    STRENGTH,
    STRENGTH_TIMES,
    SWAPS,
    TOKEN_KINDS,
    VANISHES,
)
from tests.games.sitting import Company, by_seat

SOLD = gloaming.game("follow-your-fear")
GAME = SOLD.with_packs(Path(__file__).parent / "cards")
BOX: Any = GAME.box

STARTS = {
    "turn": ("turn/begin_turn",),
    "harvest": ("turn/fear_phase", "Spirit Phase/harvest"),
    "spirit": ("turn/fear_phase", "Spirit Phase/may_summon"),
    "draw": ("turn/pass_the_turn", "Fear Phase/draw_three"),
    "fear": ("turn/pass_the_turn", "Fear Phase/may_summon"),
}
"""Where `given` can begin: a new turn, the harvest step, the summons of a Spirit Phase, the draw of a Fear Phase, or
its summons."""

DRAGONS = {"red": RED, "blue": BLUE, "fear": RED}

SPARE = "spare"
"""A Spirit that can hardly be summoned, held so that a phase does not end by itself; no list of cards names it."""

Names = Sequence[str]


def tile(name: str) -> int:
    """The number of a square."""
    return (SIZE - int(name[1])) * SIZE + "abcdefgh".index(name[0])


def squares(tiles: Iterable[int]) -> list[str]:
    """The squares of tiles, in order of their names."""
    return sorted([square(one) for one in tiles])


def entry(card: int) -> str:
    """The id of a card's entry."""
    found: str = BOX.entry[card].id
    return found


def listed(cards: Iterable[int]) -> list[str]:
    """The ids of the entries of cards, without SPARE."""
    return [entry(card) for card in cards if entry(card) != SPARE]


class Position(Company):
    """A match, with what its players say and see. After every choice `sound` looks for what no table can be."""

    # Choosing

    def pick(self, *option: Any) -> Position:
        """Choose an option by its verb and numbers."""
        self.choose(option)
        return self

    def _card(self, verb: str, name: str, at: int = 1) -> Position:
        for option in self.options:
            if option[0] == verb and entry(option[at]) == name:
                return self.pick(*option)
        raise AssertionError(f"{name!r} is not there to {verb}; {self.said}")

    def summon(self, *names: str) -> Position:
        """Summon cards, one after the other."""
        for name in names:
            self._card("summon", name)
        return self

    def flip(self, name: str) -> Position:
        """Summon a card with its back up."""
        return self._card("flip", name)

    def lay(self, *kinds: int | str) -> Position:
        """Lay captured tokens on the card, then no more, where that is still asked."""
        for kind in kinds:
            self.pick("lay", _kind(kind))
        return self.pick("pass") if ("pass",) in self.options else self

    def move(self, start: str, end: str) -> Position:
        """Move a token."""
        return self.pick("move", tile(start), tile(end))

    def stay(self) -> Position:
        """Decline to move."""
        return self.pick("stay")

    def token(self, *names: str) -> Position:
        """Point at tokens, one after the other."""
        for name in names:
            self.pick("token", tile(name))
        return self

    def go(self, name: str) -> Position:
        """Choose the tile a token goes to."""
        return self.pick("go", tile(name))

    def place(self, name: str) -> Position:
        """Place a Fear token."""
        return self.pick("place", tile(name))

    def corrupt(self, *names: str) -> Position:
        """Lay Corrupt tiles."""
        for name in names:
            self.pick("corrupt", tile(name))
        return self

    def cleanse(self, *names: str) -> Position:
        """Remove Corrupt tiles."""
        for name in names:
            self.pick("cleanse", tile(name))
        return self

    def harvest(self, kind: str, pile: int = 1) -> Position:
        """Harvest from the first or second pile of a type."""
        return self.pick("harvest", 2 * TYPES.index(kind) + pile - 1)

    def gather(self, kind: str) -> Position:
        """Harvest the top card of a discard pile."""
        return self.pick("gather", TYPES.index(kind))

    def heal(self, captor: int, kind: int | str, off: str = "") -> Position:
        """Take a captured token back. off: the card on which it lies."""
        number = _kind(kind)
        if not off:
            return self.pick("heal", captor, number)
        for option in self.options:
            if option[:3] == ("heal-off", captor, number) and entry(option[3]) == off:
                return self.pick(*option)
        raise AssertionError(f"no such token lies on {off}; {self.said}")

    def discard(self, *names: str) -> Position:
        """Discard cards."""
        for name in names:
            self._card("discard", name)
        return self

    def end(self) -> Position:
        """End the phase."""
        return self.pick("end-phase")

    # What may be chosen

    def can(self, verb: str) -> list[Any]:
        """What may be chosen with a verb: squares, cards by their ids, or plain numbers."""
        found = [option[1:] for option in self.options if option[0] == verb]
        if verb in ("summon", "flip", "discard", "take"):
            return sorted({entry(one[0]) for one in found} - {SPARE})
        if verb in ("token", "go", "place", "corrupt", "cleanse"):
            return squares([one[0] for one in found])
        if verb == "move":
            return sorted([f"{square(start)}-{square(end)}" for start, end in found])
        return [one[0] if len(one) == 1 else one for one in found]

    @property
    def asks_to_summon(self) -> bool:
        """Whether the question is which card to summon."""
        return self.prompt == "Summon a card"

    # What lies on the table

    @property
    def phase(self) -> str:
        """The phase, as the Phase token shows it."""
        return str(self.view()["phase"])

    @property
    def strength(self) -> int:
        """The Strength of who acts, as everybody sees it."""
        return int(self.view()["strength"])

    def defense(self, seat: int = 0) -> int:
        """The Defense of a player's tokens, as everybody sees it."""
        return int(self.view()["players"][seat]["defense"])

    @property
    def fear_defense(self) -> int:
        """The Defense of the Fear, as everybody sees it."""
        return int(self.view()["fear_defense"])

    @property
    def slots(self) -> int:
        """The slots that are left in this phase."""
        return int(self.view()["slots"])

    def at(self, seat: int = 0) -> list[str]:
        """The squares of a player's tokens."""
        return squares(self.view()["players"][seat]["tokens"])

    @property
    def fear_at(self) -> list[str]:
        """The squares of the Fear tokens, both colours."""
        return squares(self.view()["red"] + self.view()["blue"])

    @property
    def corrupted(self) -> list[str]:
        """The squares with a Corrupt tile."""
        return squares(self.view()["corrupt"])

    def hand(self, seat: int = 0) -> list[str]:
        """The ids of the cards in a hand, in order of their names."""
        return sorted(listed(self.state.hands[seat]))

    @property
    def drawn(self) -> list[str]:
        """The ids of the Fear cards that have been drawn, in order of their names."""
        return sorted(listed(self.state.drawn[self.turn]))

    def mat(self, seat: int = 0) -> list[str]:
        """The ids of a player's face-up Spirits, in the order summoned."""
        return [entry(card) for card in self.state.mats[2 * seat]]

    def fear_mat(self, seat: int = 0) -> list[str]:
        """The ids of a player's face-up Fear cards, in the order summoned."""
        return [entry(card) for card in self.state.mats[2 * seat + 1]]

    def discards(self, kind: str) -> list[str]:
        """The discard pile of a type, or that of the Fear cards, its top last."""
        cards = self.state.fear_discard if kind == "fear" else self.state.discards[TYPES.index(kind)]
        return listed(cards)

    def taken(self, seat: int, kind: int | str) -> int:
        """How many captured tokens of a kind lie with a player."""
        return int(self.view()["players"][seat]["taken"][_kind(kind)])

    @property
    def reserve(self) -> list[int]:
        """The Fear tokens that are not on the board nor captured, by colour."""
        return list(self.view()["reserve"])

    @property
    def banished(self) -> list[int]:
        """The seats that are banished."""
        return [seat for seat, one in enumerate(self.view()["players"]) if one["banished"]]

    def world(self, seat: int | None, seed: int) -> Any:
        """The table of a world that a seat imagines."""
        return self.match.imagine(seat, seed)._state


def given(
    phase: str = "spirit",
    *,
    seats: int = 2,
    turn: int = 0,
    fear: str = "test",
    tokens: Mapping[int, str] | str = "",
    fear_at: str = "d4",
    blue_at: str = "",
    corrupt: str = "",
    hand: Mapping[int, Names] | Names = (),
    drawn: Names = (),
    mat: Mapping[int, Names] | Names = (),
    fear_mat: Mapping[int, Names] | Names = (),
    taken: Mapping[int, Mapping[int | str, int]] | None = None,
    reserve: int | tuple[int, int] | None = None,
    piles: Mapping[str, tuple[Names, Names]] | None = None,
    discards: Mapping[str, Names] | None = None,
    fear_deck: Names | None = None,
    fear_discard: Names = (),
    banished: Sequence[int] = (),
    controller: int | None = None,
    slots: int | None = None,
    spare: bool = True,
    **fields: Any,
) -> Position:
    """A table in the middle of somebody's turn; then the rules go on to the first question. Seat 0 is Player 1.

    What may be given by seat is the turn's own seat's when it is given alone. Sides: seat 0 sits in the south.

    tokens, fear_at, blue_at, corrupt: squares; a seat without squares has all six tokens on its Home Row, the one whose
    turn it is has one on a1. mat, fear_mat: cards that lie face up, "copy:1" copying seat 1, "hide:c3" hiding the token
    on c3, "defense-2+1" with a captured token on it. taken: captor, kind ("fear", "red", "blue" or a seat), number;
    tokens that are named nowhere lie where nobody can use them. reserve: the Fear tokens to come; all left over when
    not given. piles, fear_deck: the next to be drawn first; where given, nothing lies below, and a type of Spirits not
    named has its whole deck; without fear_deck the cards that corrupt lie undermost. discards: the top last. spare:
    whether whoever begins in a phase holds SPARE too. fields: any others.
    """
    match = GAME.new(seats=seats, seed=0, options={"fear": fear})
    s: Any = match._state
    s.events, s.secrets, s.mixes, s.apart, s.traces = EventLog(), {}, (), (), ()
    s.turn, s.first, s.round = turn, 0, 1
    step = 2 if seats == 2 else 1
    s.side = [(2 + step * seat) % len(SIDES) for seat in range(seats)]
    s.fear = [one.id for one in BOX.fears].index(fear)
    s.banished = tuple(banished)
    begin_phase(s, FEAR if phase in ("draw", "fear") else SPIRIT, SLOTS if slots is None else slots)
    s.controller = turn if s.phase == FEAR else s.seat_before(turn)
    if controller is not None:
        s.controller = controller
    s.corrupt = tuple(sorted([tile(name) for name in corrupt.split()]))
    take = _Box()
    hands, mats, fears = by_seat(hand or {}, turn), by_seat(mat or {}, turn), by_seat(fear_mat or {}, turn)
    if spare and phase == "fear":
        drawn = (*drawn, SPARE)
    elif spare and s.phase == SPIRIT:
        hands = {**hands, turn: (*hands.get(turn, ()), SPARE)}
    s.hands = [tuple(sorted(take.all(hands.get(seat, ())))) for seat in range(seats)]
    s.drawn = [tuple(sorted(take.all(drawn))) if seat == turn else () for seat in range(seats)]
    _stand(s, by_seat(tokens or {}, turn))
    s.standing[RED] = tuple(sorted([tile(name) for name in fear_at.split()]))
    s.standing[BLUE] = tuple(sorted([tile(name) for name in blue_at.split()]))
    _capture(s, taken or {}, reserve)
    s.mats, s.marks, s.hidden = [()] * (2 * seats), [[] for _ in range(2 * seats)], ()
    for seat in range(seats):
        for number, names in ((2 * seat, mats.get(seat, ())), (2 * seat + 1, fears.get(seat, ()))):
            for name in names:
                _lay(s, number, name, take)
    _lay_piles(s, take, piles or {}, discards or {}, fear_deck, fear_discard)
    for name, value in fields.items():
        assert hasattr(s, name), f"the table has no field {name!r}"
        setattr(s, name, value)
    s.stand([(s.program.numbers[name], ()) for name in ("match/take_turns", *STARTS[phase])])
    return Position(Match(GAME, match.settings, None, None, s, advance(s)))


def new(seats: int = 2, seed: int = 0, game: gloaming.Game = SOLD, **options: Any) -> Position:
    """A fresh match, with the cards as they are sold unless told otherwise."""
    return Position(game.new(seats=seats, seed=seed, options=options))


def _kind(of: int | str) -> int:
    return of if isinstance(of, int) else DRAGONS[of]


class _Box:
    """All cards, from which a test takes what it names."""

    def __init__(self) -> None:
        self.left = list(range(len(BOX.ids)))

    def one(self, name: str) -> int:
        card = next((card for card in self.left if entry(card) == name), None)
        assert card is not None, f"there are not so many cards {name!r}"
        self.left.remove(card)
        return card

    def all(self, names: Names) -> list[int]:
        return [self.one(name) for name in names]

    def rest(self, back: str, fear: int = -1) -> list[int]:
        found = [card for card in self.left if BOX.backs[card] == back and BOX.fear[card] == fear]
        taken = set(found)
        self.left = [card for card in self.left if card not in taken]
        return found


def _stand(s: Any, tokens: Mapping[int, str]) -> None:
    s.standing = [()] * TOKEN_KINDS
    for seat in range(s.seats):
        home = () if seat in s.banished else s.box.home[s.side[seat]]
        if seat in tokens:
            home = tuple([tile(name) for name in tokens[seat].split()])
        elif seat == s.turn and home:
            home = (tile("a1"),)
        s.standing[seat] = tuple(sorted(home))


def _capture(s: Any, taken: Mapping[int, Mapping[int | str, int]], reserve: int | tuple[int, int] | None) -> None:
    s.taken = [0] * (s.seats * TOKEN_KINDS)
    for captor, kinds in taken.items():
        for kind, count in kinds.items():
            s.taken[captor * TOKEN_KINDS + _kind(kind)] = count
    after = s.seat_after(s.turn)
    for seat in range(s.seats):
        away = after if seat == s.turn and s.phase == FEAR else seat
        s.taken[away * TOKEN_KINDS + seat] += TOKENS - len(s.standing[seat]) - sum(s.taken[seat::TOKEN_KINDS])
    looks = s.box.fears[s.fear].tokens
    kept = (reserve, 0) if isinstance(reserve, int) else reserve
    s.reserve = [0, 0]
    for colour, look in enumerate(looks):
        left = look.copies - len(s.standing[RED + colour]) - sum(s.taken[RED + colour :: TOKEN_KINDS])
        s.reserve[colour] = left if kept is None else kept[colour]
        s.taken[after * TOKEN_KINDS + RED + colour] += left - s.reserve[colour]


def _lay(s: Any, mat: int, name: str, take: _Box) -> None:
    name, _, laid = name.partition("+")
    name, _, whom = name.partition(":")
    card = take.one(name)
    lay_up(s, mat, card)
    kind = RED if mat % 2 == 0 else s.seat_after(mat // 2)
    tokens = int(laid or 0)
    add_mark(s, mat, card, LAID + kind, tokens)
    for power in BOX.powers[card]:
        if isinstance(power, Strength):
            add_mark(s, mat, card, STRENGTH, power.n + tokens)
        elif isinstance(power, Defense):
            add_mark(s, mat, card, DEFENSE, power.n + tokens)
        elif isinstance(power, Multiply):
            set_mark(s, mat, card, STRENGTH_TIMES if power.what == "strength" else DEFENSE_TIMES, power.n)
        elif isinstance(power, Disappear):
            set_mark(s, mat, card, VANISHES, 1)
        elif isinstance(power, StrengthDefense):
            set_mark(s, mat, card, SWAPS, 1)
        elif isinstance(power, Copy):
            set_mark(s, mat, card, COPIED, int(whom) + 1)
        elif isinstance(power, Hide):
            s.hidden += (tile(whom), card)


def _lay_piles(
    s: Any,
    take: _Box,
    piles: Mapping[str, tuple[Names, Names]],
    discards: Mapping[str, Names],
    fear_deck: Names | None,
    fear_discard: Names,
) -> None:
    s.discards = [tuple(take.all(discards.get(kind, ()))) for kind in TYPES]
    s.fear_discard = tuple(take.all(fear_discard))
    named = {kind: [take.all(half) for half in halves] for kind, halves in piles.items()}
    top = take.all(fear_deck or ())
    s.piles = []
    for kind in TYPES:
        rest = take.rest(kind)
        if kind in named:
            s.piles += [tuple(half[::-1]) for half in named[kind]]
            s.gone += tuple(rest)
        else:
            s.piles += [tuple(rest[::2]), tuple(rest[1::2])]
    cards = take.rest("fear", s.fear)
    if fear_deck is None:
        s.fear_deck = tuple(sorted(cards, key=lambda card: not BOX.corrupts[card]))
    else:
        s.fear_deck = tuple(top[::-1])
        s.gone += tuple(cards)
    s.offered = tuple(take.rest("starting"))
