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
from gloaming.engine.state.dice import seeded
from gloaming.games.ghost_hunter import GAME
from gloaming.games.ghost_hunter.constants import ENEMY, FALLEN, GUEST, LAWS, NONE, STANDING
from gloaming.games.ghost_hunter.position import arrange, describe
from tests.games.sitting import Sitting

BOX: Any = GAME.box

FARES = {"standing": STANDING, "fallen": FALLEN, "enemy": ENEMY, "guest": GUEST}

Where = tuple[int, int] | tuple[int, int, int] | tuple[int, int, int, int]
"""East and south of the start, then quarter turns, then the floor (0 the basement, 1 the first floor)."""


def card(name: str) -> int:
    """The number of a tile or card."""
    number: int = BOX.number[name]
    return number


def monster(name: str) -> int:
    """The number of a Monster."""
    number: int = BOX.monster_number[name]
    return number


class Position(Sitting):
    """A match, with what its players say and see. After every choice `sound` looks for what no table can be."""

    # Choosing

    def pick(self, *option: Any) -> Position:
        """Choose an option by its verb and numbers; names of cards and Monsters stand for their numbers."""
        self.choose((option[0], *[self._number(option[0], argument) for argument in option[1:]]))
        return self

    def _number(self, verb: str, argument: Any) -> int:
        if isinstance(argument, int):
            return argument
        return monster(argument) if verb == "aim" else card(argument)

    def may(self, *option: Any) -> bool:
        """Whether an option is on offer; without numbers whether any of that verb is."""
        if len(option) == 1:
            return any(other[0] == option[0] for other in self.options)
        return (option[0], *[self._number(option[0], argument) for argument in option[1:]]) in self.options

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
        """Let damage happen, each time a hunter is asked."""
        while self.match.decision and ("let-it-be",) in self.options:
            self.pick("let-it-be")
        return self

    def give_up(self) -> Position:
        """Save nobody, each time a hunter is asked."""
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
        return [BOX.ids[card] for card in self.state.minds[hunter]]

    def items(self, hunter: int) -> list[str]:
        """The Items of a hunter."""
        return [BOX.ids[card] for card in self.state.held[hunter]]

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

    lay: tiles on the map other than the start, explored unless `unexplored` names them; tiles, events, items_pile and
    insanity: what lies on top of the piles, the topmost first; minds, items: of hunters; dropped: Items on tiles;
    left: cards face down on tiles; hurt: damage to HP and MP; monsters: on tiles; fares: "fallen", "enemy" or
    "guest"; guest: who holds the black card of the Ninth Guest; judge: the next Judge card of each; solo: one person
    plays all; quiet: everybody wants to be asked only if a hunter would fall; seed: of chance; game: with a pack
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
    prepared = describe(s)
    tale = s.scenario_entry()
    map = {**prepared["map"], **{name: list(where) for name, where in (lay or {}).items()}}
    cells = [
        place for place in prepared.get("covered", {}).values() if place not in [where[:2] for where in map.values()]
    ]
    here = dict.fromkeys(range(len(names)), at) if isinstance(at, str) else at
    lying = [*map, *(dropped or {}), *(monsters or {})]
    lying += [
        name for held in (minds, items, left) for names_held in (held or {}).values() for name in names_held.split()
    ]
    tops = [
        [name for name in dict.fromkeys(pile.split()) if name not in lying]
        for pile in (tiles, events, items_pile, insanity)
    ]
    s.dice = seeded(seed)
    arrange(
        s,
        {
            "phase": "turn",
            "hunters": names,
            "hunter": turn,
            "at": [here.get(hunter, tale.start[0]) for hunter in range(len(names))],
            "fares": [(fares or {}).get(hunter, "standing") for hunter in range(len(names))],
            "hp_damage": [(hurt or {}).get(hunter, (0, 0))[0] for hunter in range(len(names))],
            "mp_damage": [(hurt or {}).get(hunter, (0, 0))[1] for hunter in range(len(names))],
            "minds": [(minds or {}).get(hunter, "").split() for hunter in range(len(names))],
            "held": [(items or {}).get(hunter, "").split() for hunter in range(len(names))],
            "roles": _roles(prepared.get("roles", []), guest),
            "map": map,
            "covered": dict(zip([name for name in tale.ring if name not in map], cells)),
            "unexplored": unexplored.split(),
            **dict(zip(("tiles", "events", "item_pile", "insanity"), tops)),
            "left": {tile: names_left.split() for tile, names_left in (left or {}).items()},
            "dropped": {
                tile: [name for name, on in (dropped or {}).items() if on == tile] for tile in (dropped or {}).values()
            },
            "monsters": dict(monsters or {}),
            "replies": ["in-need"] * seats if quiet else [],
        },
    )
    _in_order(s, [len(names_on_top) for names_on_top in tops])
    if "guest" in (fares or {}).values():
        s.named_guest = next(hunter for hunter, how in (fares or {}).items() if how == "guest")
        s.laws |= 1 << LAWS.index("reveal")
    if judge:
        s.laws |= 1 << LAWS.index("fate")
        _next_judged(s, judge)
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
    return [character.id for character in BOX.characters].index(name)


def _next_judged(s: Any, cards: Sequence[int]) -> None:
    for hunter, value in enumerate(cards):
        if value:
            s.spent[hunter] = 1023 ^ (1 << (value - 1))


def _roles(dealt: Sequence[str], guest: int) -> list[str]:
    """The black card goes to one hunter, red ones to the others; as they were dealt where no guest is named."""
    if guest == NONE:
        return list(dealt)
    return ["role-guest" if hunter == guest else f"role-{hunter + 1}" for hunter in range(len(dealt))]


def _in_order(s: Any, tops: Sequence[int]) -> None:
    """Cards that no test has named lie below the others in the order of the box, from the top."""

    def below(pile: tuple[int, ...], top: int) -> tuple[int, ...]:
        named = len(pile) - top
        return (*sorted(pile[:named], reverse=True), *pile[named:])

    s.piles[0] = below(s.piles[0], tops[0])
    s.event_cards, s.item_cards = below(s.event_cards, tops[1]), below(s.item_cards, tops[2])
    s.insanity = below(s.insanity, tops[3])
