"""A table of Ghost Hunter 13 in the middle of a match, and the players who sit at it.

`given(...)` lays a position and lets the rules go on to the first question; `Position` says what the players see and
chooses for them. Hunters count from 0; with two or more of them each is the seat of the same number. Tiles and cards
go by their ids; the map is named tile by tile with its place east and south of the start, and its quarter turns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gloaming.engine.match.match import Match
from gloaming.engine.rules.machine import advance
from gloaming.engine.state.log import EventLog
from gloaming.games.ghost_hunter import GAME
from gloaming.games.ghost_hunter.constants import ENEMY, FALLEN, GUEST, LAWS, NONE, STANDING
from gloaming.games.ghost_hunter.rules.board import middle
from gloaming.games.ghost_hunter.state import changed
from tests.games.sitting import Sitting

BOX: Any = GAME.box

FARES = {"standing": STANDING, "fallen": FALLEN, "enemy": ENEMY, "guest": GUEST}

Where = tuple[int, int] | tuple[int, int, int] | tuple[int, int, int, int]
"""East and south of the start, then quarter turns, then the floor (0 the basement, 1 the first floor)."""


def card(name: str) -> int:
    """The number of a tile or card."""
    found: int = BOX.number[name]
    return found


def monster(name: str) -> int:
    """The number of a Monster."""
    found: int = BOX.monster_number[name]
    return found


class Position(Sitting):
    """A match, with what its players say and see. After every choice `sound` looks for what no table can be."""

    # Choosing

    def pick(self, *option: Any) -> Position:
        """Choose an option by its verb and numbers; names of cards and Monsters stand for their numbers."""
        self.choose((option[0], *[self._number(option[0], one) for one in option[1:]]))
        return self

    def _number(self, verb: str, one: Any) -> int:
        if isinstance(one, int):
            return one
        return monster(one) if verb == "aim" else card(one)

    def may(self, *option: Any) -> bool:
        """Whether an option is on offer; without numbers whether any of that verb is."""
        if len(option) == 1:
            return any(one[0] == option[0] for one in self.options)
        return (option[0], *[self._number(option[0], one) for one in option[1:]]) in self.options

    def go(self, way: int) -> Position:
        """Go through a door to a tile that lies there: 0 north, 1 east, 2 south, 3 west."""
        return self.pick("go", way)

    def open(self, way: int) -> Position:
        """Open a door."""
        return self.pick("open", way)

    def end(self) -> Position:
        """End the turn."""
        return self.pick("end-turn")

    def let(self) -> Position:
        """Let damage happen, as often as anybody is asked."""
        while self.match.decision and ("let-it-be",) in self.options:
            self.pick("let-it-be")
        return self

    def give_up(self) -> Position:
        """Save nobody, as often as anybody is asked."""
        while self.match.decision and self.prompt.startswith("Save"):
            self.pick("pass")
        return self

    def judge(self, *cards: int, enemy: int = 0, enemy_too: int = 0) -> Position:
        """The next Judge card of each hunter, 0 for chance; enemy: that of the Enemy, enemy_too: its second."""
        s = self.state
        if cards or enemy:
            s.laws |= 1 << LAWS.index("fate")
        _next_judged(s, cards)
        if enemy:
            s.spent[s.hunters] = 1023 ^ (1 << (enemy - 1))
        if enemy_too:
            s.spent[s.hunters] ^= 1 << (enemy_too - 1)
        return self

    def look(self) -> Position:
        """What has been changed by hand is seen: the rules go on to the first question."""
        self.match = Match(self.match.game, self.match.settings, None, None, self.state, advance(self.state))
        self.sound()
        return self

    # Seeing

    def at(self, hunter: int) -> str:
        """The tile of a hunter."""
        return str(BOX.ids[self.state.at[hunter]])

    def hp(self, hunter: int) -> int:
        """What is left of a hunter's HP."""
        return int(self.state.hp(hunter))

    def mp(self, hunter: int) -> int:
        """What is left of a hunter's MP."""
        return int(self.state.mp(hunter))

    def mind(self, hunter: int) -> list[str]:
        """The Insanity cards of a hunter."""
        return [BOX.ids[one] for one in self.state.minds[hunter]]

    def items(self, hunter: int) -> list[str]:
        """The Items of a hunter."""
        return [BOX.ids[one] for one in self.state.held[hunter]]

    def fares(self, hunter: int) -> str:
        """standing, fallen, enemy or guest."""
        return {number: name for name, number in FARES.items()}[self.state.fares[hunter]]

    def lair(self, name: str) -> str:
        """The tile of a Monster, "" where it is not on the board."""
        tile = self.state.lair[monster(name)]
        return "" if tile == NONE else str(BOX.ids[tile])

    def lies(self, name: str) -> tuple[int, int, int, int] | None:
        """Where a tile lies: east and south of the start, quarter turns, floor (3 more a part); None off the map."""
        s = self.state
        cell = s.cell[card(name)]
        if cell == NONE:
            return None
        floor, rest = divmod(cell, 64 * 64)
        return rest % 64 - 32, rest // 64 - 32, s.turned[card(name)], floor


def given(
    hunters: str | Sequence[str] = "c-2 c-1",
    *,
    scenario: int = 1,
    at: str | Mapping[int, str] = "t-17",
    lay: Mapping[str, Where] | None = None,
    unexplored: str = "",
    tiles: str = "",
    events: str = "",
    items_pile: str = "",
    insanity: str = "",
    minds: Mapping[int, str] | None = None,
    items: Mapping[int, str] | None = None,
    dropped: Mapping[str, str] | None = None,
    left: Mapping[str, str] | None = None,
    hurt: Mapping[int, tuple[int, int]] | None = None,
    monsters: Mapping[str, str] | None = None,
    fares: Mapping[int, str] | None = None,
    guest: int = NONE,
    judge: Sequence[int] = (),
    turn: int = 0,
    step: str = "turn/whose_turn",
    solo: bool = False,
    host: bool = False,
    quiet: bool = False,
    seed: int = 0,
    game: Any = GAME,
    **fields: Any,
) -> Position:
    """A position, and the first question in it. Hunters' sheets by their ids.

    lay: tiles on the map beside the start, explored unless `unexplored` names them; tiles, events, items_pile and
    insanity: what lies on top of the piles, the topmost first; minds, items: of hunters; dropped: Items on tiles;
    left: cards face down on tiles; hurt: damage to HP and MP; monsters: on tiles; fares: "fallen", "enemy" or
    "guest"; guest: who holds the black card of the Ninth Guest; judge: the next Judge card of each; solo: one person
    plays all; quiet: everybody wants to be asked only if somebody would fall; seed: of chance; game: with a pack
    whose cards have the numbers of the box's; fields: any others.
    """
    names = hunters.split() if isinstance(hunters, str) else list(hunters)
    options: dict[str, Any] = {"scenario": scenario}
    seats = 1 if solo else len(names) + host
    if solo or len(names) == 1:
        options["characters"] = len(names)
    if host:
        options["host"] = "yes"
    match = game.new(seats=seats, seed=seed, options=options)
    s: Any = match._state
    s.events, s.secrets, s.mixes, s.apart, s.traces = EventLog(), {}, (), (), ()
    s.first, s.hunter, s.round = 0, turn, 1
    s.character = tuple([_sheet(name) for name in names])
    s.raised = (s.scenario_entry().level,) * len(names)
    where = at if isinstance(at, Mapping) else {}
    start = s.scenario_entry().start[0]
    s.at = [card(where.get(hunter, start if isinstance(at, Mapping) else at)) for hunter in range(len(names))]
    _lay(s, lay or {}, unexplored.split())
    s.came_from = list(s.at)
    s.turn = s.owner[turn]
    if quiet:
        s.replies = [1] * seats
    for pile, wanted in (("event_cards", events), ("item_cards", items_pile), ("insanity", insanity)):
        for name in reversed(wanted.split()):
            _take(s, card(name))
            setattr(s, pile, (*getattr(s, pile), card(name)))
    for name in reversed(tiles.split()):
        _take(s, card(name))
        s.piles[0] = (*s.piles[0], card(name))
    for hunter, held in (minds or {}).items():
        for name in held.split():
            _take(s, card(name))
            s.minds[hunter] = (*s.minds[hunter], card(name))
    for hunter, held in (items or {}).items():
        for name in held.split():
            _take(s, card(name))
            s.held[hunter] = (*s.held[hunter], card(name))
    for name, tile in (dropped or {}).items():
        _take(s, card(name))
        s.dropped += (card(name),)
        s.dropped_at += (card(tile),)
    for tile, names_left in (left or {}).items():
        for name in names_left.split():
            _take(s, card(name))
            pile = "left_" + ("events" if name[0] == "e" else "items" if name[0] == "i" else "insanity")
            setattr(s, pile, (*getattr(s, pile), card(name)))
            setattr(s, f"{pile}_at", (*getattr(s, f"{pile}_at"), card(tile)))
    for hunter, (hp, mp) in (hurt or {}).items():
        s.hp_damage[hunter], s.mp_damage[hunter] = hp, mp
    for name, tile in (monsters or {}).items():
        s.lair[monster(name)] = card(tile)
        if name.startswith("e-"):
            _take(s, card(name))
            s.lurking += (card(name),)
    for hunter, how in (fares or {}).items():
        s.fares[hunter] = FARES[how]
        if how == "guest":
            s.named_guest = hunter
            s.laws |= 1 << LAWS.index("reveal")
    if judge:
        s.laws |= 1 << LAWS.index("fate")
        _next_judged(s, judge)
    if guest != NONE:
        _deal_roles(s, guest)
    for name, value in fields.items():
        assert hasattr(s, name), f"the table has no field {name!r}"
        setattr(s, name, tuple(value) if isinstance(getattr(s, name), tuple) else value)
    s.stand([(s.program.numbers[name], ()) for name in ("match/take_turns", step)])
    return Position(Match(game, match.settings, None, None, s, advance(s)))


def position(hunters: str = "c-2 c-1", **known: Any) -> Position:
    """A position in which nobody is asked without need, with harmless cards on top of the piles."""
    known.setdefault("events", "e-28 e-27")
    known.setdefault("insanity", "2-of-clubs 2-of-hearts 2-of-spades 3-of-clubs 3-of-hearts")
    return given(hunters, quiet=True, **known)


def round_on(table: Position) -> Position:
    """Everybody ends a turn."""
    for _ in range(table.state.hunters):
        table.end()
    return table


def new(seats: int = 2, seed: int = 0, **options: Any) -> Position:
    """A fresh match."""
    return Position(GAME.new(seats=seats, seed=seed, options=options))


def _sheet(name: str) -> int:
    return [one.id for one in BOX.characters].index(name)


def _lay(s: Any, lay: Mapping[str, Where], unexplored: Sequence[str]) -> None:
    for name, where in lay.items():
        tile = card(name)
        _take(s, tile)
        east, south = where[:2]
        cell = middle(where[3] if len(where) > 3 else 1) + south * 64 + east
        if cell in s.covered_at:
            _uncover(s, tile, cell)
        s.cell = changed(s.cell, tile, middle(where[3] if len(where) > 3 else 1) + south * 64 + east)
        s.turned = changed(s.turned, tile, where[2] if len(where) > 2 else 0)
        s.laid += (tile,)
        if name not in unexplored:
            s.explored += (tile,)


def _uncover(s: Any, tile: int, cell: int) -> None:
    """The tile takes the place of what lies face down in its cell, and what lay there its own."""
    covered = list(s.covered)
    place = s.covered_at.index(cell)
    if tile in covered:
        covered[covered.index(tile)] = covered[place]
    covered.pop(place)
    s.covered = tuple(covered)
    s.covered_at = s.covered_at[:place] + s.covered_at[place + 1 :]


def _next_judged(s: Any, cards: Sequence[int]) -> None:
    for hunter, value in enumerate(cards):
        if value:
            s.spent[hunter] = 1023 ^ (1 << (value - 1))


def _deal_roles(s: Any, guest: int) -> None:
    """The black card goes to one hunter, red ones to the others."""
    black = card("role-guest")
    red = [one for pile in (*s.roles, s.roles_left) for one in pile if one != black]
    for hunter in range(s.hunters):
        s.roles[hunter] = (black,) if hunter == guest else (red.pop(0),)
    s.roles_left = tuple(red)


def _take(s: Any, number: int) -> None:
    """A card leaves wherever it is."""
    for pile in (
        "unused",
        "aside",
        "boxed",
        "event_cards",
        "event_discard",
        "events_out",
        "item_cards",
        "items_out",
        "insanity",
        "insanity_discard",
    ):
        setattr(s, pile, tuple([one for one in getattr(s, pile) if one != number]))
    for many in ("piles", "minds", "held"):
        piles = getattr(s, many)
        for place in range(len(piles)):
            piles[place] = tuple([one for one in piles[place] if one != number])
