"""A table of Follow Your Fear in the middle of a match, and the players at it.

`given(...)` sets up a position and runs the rules to the first question; `Position` shows what the players see and
chooses for them. Seats are counted from 0. Most tests use the cards in the folder `cards` next to this file, each with
one attribute and no requirement, so that they do not depend on the published cards. Tiles are named by their squares
(`d4`, the first rank in the south), cards by the ids of their entries.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import gloaming
from gloaming.engine.match.match import Match
from gloaming.engine.rules.machine import advance
from gloaming.games.follow_your_fear.constants import SIDES, SIZE, TOKENS, TYPES
from gloaming.games.follow_your_fear.position import KINDS, arrange
from gloaming.games.follow_your_fear.rules.sentences import square
from gloaming.games.follow_your_fear.rules.turns import SLOTS
from gloaming.games.follow_your_fear.rules.verbs.copy import Copy
from gloaming.games.follow_your_fear.rules.verbs.defense import Defense
from gloaming.games.follow_your_fear.rules.verbs.disappear import Disappear
from gloaming.games.follow_your_fear.rules.verbs.hide import Hide
from gloaming.games.follow_your_fear.rules.verbs.multiply import Multiply
from gloaming.games.follow_your_fear.rules.verbs.strength import Strength
from gloaming.games.follow_your_fear.rules.verbs.strength_defense import StrengthDefense
from gloaming.games.follow_your_fear.tokens import BLUE, RED
from tests.games.sitting import Company, by_seat

SOLD = gloaming.game("follow-your-fear")
GAME = SOLD.with_packs(Path(__file__).parent / "cards")
BOX: Any = GAME.box

DRAGONS = {"red": RED, "blue": BLUE, "fear": RED}

SPARE = "spare"
"""A Spirit that can hardly be summoned, held so that a phase does not end automatically; card lists leave it out."""

Names = Sequence[str]


def tile(name: str) -> int:
    """Return the number of a square."""
    return (SIZE - int(name[1])) * SIZE + "abcdefgh".index(name[0])


def squares(tiles: Iterable[int]) -> list[str]:
    """Return the squares of tiles, sorted."""
    return sorted([square(tile) for tile in tiles])


def entry(card: int) -> str:
    """Return the id of a card's entry."""
    id: str = BOX.entry[card].id
    return id


def listed(cards: Iterable[int]) -> list[str]:
    """Return the ids of the entries of cards, without SPARE."""
    return [entry(card) for card in cards if entry(card) != SPARE]


class Position(Company):
    """A match, with what its players do and see. `sound` runs after every choice."""

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
        arguments = [option[1:] for option in self.options if option[0] == verb]
        if verb in ("summon", "flip", "discard", "take"):
            return sorted({entry(args[0]) for args in arguments} - {SPARE})
        if verb in ("token", "go", "place", "corrupt", "cleanse"):
            return squares([args[0] for args in arguments])
        if verb == "move":
            return sorted([f"{square(start)}-{square(end)}" for start, end in arguments])
        return [args[0] if len(args) == 1 else args for args in arguments]

    @property
    def asks_to_summon(self) -> bool:
        """Whether the question is which card to summon."""
        return self.prompt.startswith("Summon a card")

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
        return [seat for seat, player in enumerate(self.view()["players"]) if player["banished"]]

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
    """Set up a table in the middle of a turn and run the rules to the first question. Seat 0 is Player 1.

    What may be given by seat is the turn's own seat's when it is given alone. Sides: seat 0 sits in the south.

    tokens, fear_at, blue_at, corrupt: squares; a seat without squares has all six tokens on its Home Row, the one whose
    turn it is has one on a1. mat, fear_mat: cards that lie face up, "copy:1" copying seat 1, "hide:c3" hiding the token
    on c3, "defense-2+1" with a captured token on it. taken: captor, kind ("fear", "red", "blue" or a seat), number;
    tokens that are named nowhere lie where nobody can use them. reserve: the Fear tokens to come; all left over when
    not given. piles, fear_deck: the next to be drawn first; where given, nothing lies below, and a type of Spirits not
    named has its whole deck; without fear_deck the cards that corrupt lie undermost. discards: the top last. spare:
    whether the player of the phase also holds SPARE. fields: any others.
    """
    match = GAME.new(seats=seats, seed=0, options={"fear": fear})
    s: Any = match._state
    fear_phase = phase in ("draw", "fear")
    hands, mats, fears = by_seat(hand or {}, turn), by_seat(mat or {}, turn), by_seat(fear_mat or {}, turn)
    if spare and phase == "fear":
        drawn = (*drawn, SPARE)
    elif spare and not fear_phase:
        hands = {**hands, turn: (*hands.get(turn, ()), SPARE)}
    if controller is None:
        controller = turn if fear_phase else (turn - 1) % seats
    sides = [(2 + (2 if seats == 2 else 1) * seat) % len(SIDES) for seat in range(seats)]
    position = {
        "phase": phase,
        "fear": fear,
        "side": [SIDES[side] for side in sides],
        "tokens": _standing(sides, turn, by_seat(tokens or {}, turn), banished),
        "turn": turn,
        "controller": controller,
        "slots": SLOTS if slots is None else slots,
        "red": fear_at.split(),
        "blue": blue_at.split(),
        "corrupt": corrupt.split(),
        "banished": list(banished),
        "hands": [list(hands.get(seat, ())) for seat in range(seats)],
        "drawn": list(drawn),
        "mat": [[_lying(name, "fear") for name in mats.get(seat, ())] for seat in range(seats)],
        "fear_mat": [
            [_lying(name, f"seat-{(seat + 1) % seats}") for name in fears.get(seat, ())] for seat in range(seats)
        ],
        **{f"{kind}_{half + 1}": list(pile) for kind, both in (piles or {}).items() for half, pile in enumerate(both)},
        **{f"{kind}_discard": list(pile) for kind, pile in (discards or {}).items()},
        "fear_deck": list(fear_deck or ()),
        "fear_discard": list(fear_discard),
    }
    arrange(s, {**position, **_captured(position, taken or {}, reserve)})
    _in_order(s, piles or {}, fear_deck)
    for name, value in fields.items():
        assert hasattr(s, name), f"the table has no field {name!r}"
        setattr(s, name, value)
    return Position(Match(GAME, match.settings, None, None, s, advance(s)))


def new(seats: int = 2, seed: int = 0, game: gloaming.Game = SOLD, **options: Any) -> Position:
    """A fresh match, with the cards as they are sold unless told otherwise."""
    return Position(game.new(seats=seats, seed=seed, options=options))


def _kind(of: int | str) -> int:
    return of if isinstance(of, int) else DRAGONS[of]


def _standing(sides: list[int], turn: int, tokens: Mapping[int, str], banished: Sequence[int]) -> list[list[str]]:
    """The squares of each seat's tokens: those that are told, or its Home Row, or a1 where it is its turn."""
    standing = []
    for seat, side in enumerate(sides):
        home = [] if seat in banished else ["a1"] if seat == turn else squares(BOX.home[side])
        standing.append(tokens[seat].split() if seat in tokens else home)
    return standing


def _captured(
    position: Mapping[str, Any], taken: Mapping[int, Mapping[int | str, int]], reserve: int | tuple[int, int] | None
) -> dict[str, Any]:
    """Captured tokens and reserve, with the tokens that are named nowhere where nobody can use them."""
    turn, seats = position["turn"], len(position["side"])
    after = (turn + 1) % seats
    names = list(KINDS)
    held = [{names[_kind(kind)]: count for kind, count in taken.get(seat, {}).items()} for seat in range(seats)]

    def put_away(captor: int, name: str, standing: int, all: int, kept: int | None = 0) -> int:
        left = all - standing - sum([counts.get(name, 0) for counts in held])
        kept = left if kept is None else kept
        held[captor][name] = held[captor].get(name, 0) + left - kept
        return kept

    for seat, standing in enumerate(position["tokens"]):
        away = after if seat == turn and position["phase"] in ("draw", "fear") else seat
        put_away(away, names[seat], len(standing), TOKENS)
    looks = next(fear.tokens for fear in BOX.fears if fear.id == position["fear"])
    reserved = (reserve, 0) if isinstance(reserve, int) else reserve or (None, None)
    kept = [
        put_away(after, name, len(position[colour]), look.copies, wanted)
        for name, colour, look, wanted in zip(names[RED:], ("red", "blue"), looks, reserved)
    ]
    return {"taken": held, "reserve": kept}


def _lying(name: str, kind: str) -> dict[str, Any]:
    """A card that lies face up, with what it has come to by what is printed on it. kind: of captured tokens on it."""
    name, _, laid = name.partition("+")
    name, _, whom = name.partition(":")
    tokens = int(laid or 0)
    lying: dict[str, Any] = {"card": name, "laid": {kind: tokens} if tokens else {}}
    for power in BOX.powers[BOX.number[name]]:
        if isinstance(power, Strength | Defense):
            what = "strength" if isinstance(power, Strength) else "defense"
            lying[what] = lying.get(what, 0) + power.n + tokens
        elif isinstance(power, Multiply):
            lying["strength_times" if power.what == "strength" else "defense_times"] = power.n
        elif isinstance(power, Disappear):
            lying["vanishes"] = 1
        elif isinstance(power, StrengthDefense):
            lying["swaps"] = 1
        elif isinstance(power, Copy):
            lying["copied"] = int(whom) + 1
        elif isinstance(power, Hide):
            lying["hides"] = whom
    return lying


def _in_order(s: Any, piles: Mapping[str, tuple[Names, Names]], fear_deck: Names | None) -> None:
    """The cards that no test has named lie in the order of the box, or nowhere below piles that are named."""
    for number, kind in enumerate(TYPES):
        tops = [len(half) for half in piles.get(kind, ((), ()))]
        halves = [s.piles[2 * number + half] for half in (0, 1)]
        named = [pile[len(pile) - top :] for pile, top in zip(halves, tops, strict=True)]
        rest = sorted([card for pile, top in zip(halves, tops, strict=True) for card in pile[: len(pile) - top]])
        if kind in piles:
            s.piles[2 * number : 2 * number + 2] = named
            s.gone += tuple(rest)
        else:
            s.piles[2 * number : 2 * number + 2] = [tuple(rest[::2]), tuple(rest[1::2])]
    below = len(s.fear_deck) - len(fear_deck or ())
    rest = sorted(s.fear_deck[:below])
    if fear_deck is None:
        s.fear_deck = tuple(sorted(rest, key=lambda card: not BOX.corrupts[card]))
    else:
        s.fear_deck = s.fear_deck[below:]
        s.gone += tuple(rest)
