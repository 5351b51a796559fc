"""Positions, which describe a table by names. A challenge or a test can start at a position instead of the preparation.

Tiles, cards, Monsters and sheets are given by their ids. Cards that are not named are where the scenario puts them at
the start: in the piles, set aside or in the box.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from gloaming.engine.decoding import convert
from gloaming.engine.state.log import EventLog
from gloaming.engine.state.positions import Positions, Supply, dice_of, dice_state, number_of, spare
from gloaming.games.ghost_hunter.constants import CELLS, FLOORS, HUNTERS, LAWS, NONE, WIDE
from gloaming.games.ghost_hunter.position_fields import CALLED, KINDS
from gloaming.games.ghost_hunter.rules.board import lay, middle
from gloaming.games.ghost_hunter.rules.setup import lay_out, shorten
from gloaming.games.ghost_hunter.scenarios import drawn_by_lot
from gloaming.games.ghost_hunter.state import State

STEPS: Final = {
    "characters": ("match/characters_to_choose",),
    "raises": ("match/raises_to_choose",),
    "round": ("match/take_turns", "turn/begin_turn"),
    "turn": ("match/take_turns", "turn/whose_turn"),
    "act": ("match/take_turns", "turn/pass_turn", "hunter's turn/goes_on", "do something/do_it"),
    "enemy": (
        "match/take_turns",
        "turn/pass_turn",
        "Enemy's turn/enemy_goes_on",
        "do something as an Enemy/do_as_enemy",
    ),
}
"""The phases at which a position can begin, each with the nested steps of the flows that then wait.

A position begins before a choice of the preparation, before a round or turn, or during the turn of a hunter or an
Enemy-player.
"""

ASKED: Final = {
    "choose a character/choose_character": "characters",
    "raise an ability/choose_raise": "raises",
    STEPS["act"][-1]: "act",
    STEPS["enemy"][-1]: "enemy",
}
"""The phase of a position that is taken while a question is open, by the step that asks the question."""

LEFT: Final = ("events", "items", "insanity")

Names = list[str]
Count = Annotated[int, Meta(ge=0)]
Place = Annotated[list[int], Meta(min_length=2, max_length=4)]


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The data of a position. Lists have one value for each hunter unless noted; missing fields are as at the start of
    a match.

    hunters: the sheets; at: the tiles of the hunters; came_from: the tiles that they came from; hunter: the turn
    player, numbered from 0; raises: the values that each hunter has raised; minds: the Insanity cards of each hunter;
    held: the Items of each hunter; carried: the tokens of each hunter, with the number of uses, as in `letter 1`;
    replies: the standing answer of each seat; dealt: the characters dealt at random; roles: the role cards dealt;
    ticket: the secret ticket.

    map: the open tiles in the order in which they were laid, each with its distance east and south of the start, its
    quarter turns and its floor (0 for the basement, 1 for the first, 2 for the second; add 3 for each separate part of
    the floor); covered: the same for face-down tiles; unexplored: the tiles of the map that no hunter has entered;
    markers, new_doors, ends: walls of tiles, as in `t-3 north`; ends_of: the Tower to which each of the `ends` belongs.

    tiles, other_tiles, events, item_pile, insanity: the next cards of each pile, the top card first; returned: for each
    pile, the tiles that all players saw go back to it; boxed: the tiles removed from the match; left: the face-down
    cards on each tile; dropped: the Items on each tile; tokens: the tokens on each tile.

    monsters: the tile of each Monster; roaming: the number of tiles that a Monster moves each round, and the round in
    which it began; altered: the changes of the Enemy's ST, WP, HP and MP; spent: the Judge cards that are not shuffled
    back, for each hunter and last for the Enemy; companion_rule: the companion's home, the Movement Points that leading
    costs, and how often the companion ran home; dice: the state of the random number generator.

    All other fields are fields of the table, described in `fields`.
    """

    phase: Literal["characters", "raises", "round", "turn", "act", "enemy"]
    hunters: Names
    at: Names = []
    came_from: Names = []
    hunter: Count = 0
    first: Count = 0
    round: Count = 1
    fares: Names = []
    raises: list[Names] = []
    hp_damage: list[Count] = []
    mp_damage: list[Count] = []
    minds: list[Names] = []
    held: list[Names] = []
    carried: list[Names] = []
    roles: Names = []
    ticket: str = ""
    dealt: Names = []
    moods: Names = []
    replies: Names = []
    spoken: Names = []
    saving: Names = []
    dazed: Names = []
    bleeding: Names = []
    bled_by: dict[str, str] = {}
    confined: Names = []
    confined_by: dict[str, str] = {}
    psychic: Names = []
    reads_keys: Names = []
    skips: Names = []
    redrawn: Names = []
    no_numerals: Names = []
    got_once: Names = []
    seen_once: Names = []
    points: Count = 0
    extra: Names = []
    item_point: Count = 0
    done: Names = []
    map: dict[str, Place] = {}
    covered: dict[str, Place] = {}
    unexplored: Names = []
    pending: Names = []
    fresh: Names = []
    sealed: Names = []
    markers: Names = []
    new_doors: Names = []
    ends: Names = []
    ends_of: Names = []
    locks: dict[str, Names] = {}
    locked_by: dict[str, str] = {}
    lock_tried: Names = []
    tiles: Names = []
    other_tiles: Names = []
    returned: list[Names] = []
    boxed: Names = []
    events: Names = []
    event_discard: Names = []
    item_pile: Names = []
    item_discard: Names = []
    insanity: Names = []
    insanity_discard: Names = []
    left: dict[str, Names] = {}
    dropped: dict[str, Names] = {}
    tokens: dict[str, Names] = {}
    monsters: dict[str, str] = {}
    hp_lost: dict[str, int] = {}
    mp_lost: dict[str, int] = {}
    altered: tuple[int, int, int, int] | None = None
    bested: Names = []
    roaming: dict[str, list[int]] = {}
    spent: list[list[int]] = []
    laws: Names | None = None
    law_since: dict[str, int] = {}
    counts: dict[str, int] = {}
    fired: list[Count] = []
    clues: Names = []
    companion: str = ""
    led_by: str = ""
    nerve: int = 0
    companion_rule: tuple[str, int, int] | None = None
    cleared: Names = []
    accused: str = ""
    last_fallen: str = ""
    fell_together: Names = []
    guest_round: Count = 0
    spawned: str = ""
    named_guest: str = ""
    clock_turned: Count = 0
    still: Count = 0
    dice: str = ""


def arrange(s: State, data: Mapping[str, Any]) -> None:
    """Change a new table to a position. Raise ValueError with a message if the position is invalid."""
    p = convert(data, Position)
    if len(p.hunters) != s.hunters or p.hunter >= s.hunters or p.first >= s.hunters:
        raise ValueError(f"'hunters' must name the sheets of {s.hunters} hunters, in order")
    owner, dice = s.owner, s.dice
    s.start(s.seats)
    s.owner, s.hunter = owner, p.hunter
    s.events, s.secrets, s.mixes, s.apart, s.traces = EventLog(), {}, (), (), ()
    numbers = {character.id: number for number, character in enumerate(s.box.characters)} | {"": NONE}
    s.character = tuple([number_of(numbers, name) for name in p.hunters])
    s.dice = dice_of([], p.dice, dice)
    _arrange_laws(s, p.laws, p.altered)
    tiles = Supply([[tile.id] for tile in s.box.tiles])
    _arrange_map(s, p, tiles)
    _arrange_tiles(s, p, tiles)
    _arrange_piles(s, p)
    _arrange_secrets(s, p)
    if p.companion_rule:
        s.companion_rule = (*_numbers(s, p.companion_rule[:1]), *p.companion_rule[1:])
    for name, kind in KINDS.items():
        field = CALLED.get(name, name)
        setattr(s, field, kind.read(s, getattr(p, name), getattr(s, field)))
    if p.dealt:
        s.had = tuple([number_of(numbers, name) for name in p.dealt])
    raised = [sum(s.raises[6 * hunter : 6 * hunter + 6]) for hunter in range(s.hunters)]
    setting_out = p.phase in ("characters", "raises")
    s.raised = tuple(
        [most if setting_out or s.saving >> hunter & 1 else s.growth[hunter] for hunter, most in enumerate(raised)]
    )
    s.turn = s.owner[s.hunter]
    s.stand([(s.program.numbers[step], ()) for step in STEPS[p.phase]])


def _arrange_laws(s: State, laws: Names | None, altered: tuple[int, int, int, int] | None) -> None:
    if s.short:
        shorten(s)
    if altered is not None:
        s.altered = altered
    for law in s.scenario_entry().laws if laws is None else laws:
        s.laws |= 1 << number_of({name: number for number, name in enumerate(LAWS)}, law)


def _arrange_map(s: State, p: Position, tiles: Supply) -> None:
    """Lay the position's tiles on the map and place the hunters on them. tiles: the supply from which
    tiles are taken.
    """
    starts = s.scenario_entry().start
    if p.map:
        for name, place in p.map.items():
            lay(s, tiles.take(name), _cell(place), place[2] if len(place) > 2 else 0)
        s.covered = tiles.take_all(p.covered)
        s.covered_at = tuple([_cell(place) for place in p.covered.values()])
    else:
        dice, s.dice = s.dice, s.dice.copy()
        lay_out(s)
        s.dice = dice
        tiles.take_all([s.box.ids[tile] for tile in s.laid + s.covered])
    s.explored = tuple([tile for tile in s.laid if s.box.ids[tile] not in p.unexplored])
    for hunter in range(len(p.at), s.hunters):
        p.at.append(starts[hunter % len(starts) if s.hunters > 1 else 0] if p.hunters[hunter] else "")
    s.at = list(_numbers(s, p.at))
    s.came_from = list(_numbers(s, p.came_from + p.at[len(p.came_from) :]))


def _arrange_tiles(s: State, p: Position, tiles: Supply) -> None:
    """Put the tiles that are not on the map into piles, aside or into the box.

    Each pile gets the number of random tiles that the scenario prescribes.
    """
    box, tale = s.box, s.scenario_entry()
    tops = [tiles.take_all(names)[::-1] for names in (p.tiles, p.other_tiles)]
    boxed = tiles.take_all(p.boxed)
    out, aside = [
        _numbers(s, [name for name in names if box.number[name] in tiles.left]) for names in (tale.out, tale.aside)
    ]
    partners = tuple([tile for tile in box.partners[s.scenario] if tile in tiles.left])
    left = [tile for tile in tiles.left if tile not in out + aside + partners]
    s.returned = [_numbers(s, names) for names in p.returned] or s.returned
    if not tale.piles:
        s.aside, s.boxed = aside, (*out, *boxed, *partners, *left)
        return
    s.aside, s.boxed = aside + partners, out + boxed
    dice, by_lot, drawn = s.dice.copy(), box.by_lot[s.scenario], 0
    dice.shuffle(left)
    for number, pile in enumerate(tale.piles):
        drawn += drawn_by_lot(pile, s.short)
        floor = FLOORS.index(pile.floor) if pile.floor else NONE
        fits = [tile for tile in left if tile in by_lot and (floor < 0 or floor in box.floors[tile])]
        more = max(0, drawn - len([tile for tile in by_lot if tile not in left]))
        rest = [tile for tile in left if box.ids[tile] in pile.must] + fits[:more]
        left = [tile for tile in left if tile not in rest]
        dice.shuffle(rest)
        s.piles[number] = tuple(rest) + tops[number]
    s.unused = tuple(left)


def _numbers(s: State, names: Sequence[str]) -> tuple[int, ...]:
    """Return the numbers of the tiles or cards with these ids, NONE for "". Raise ValueError for an unknown id."""
    return tuple([number_of(s.box.number, name) if name else NONE for name in names])


def _cell(place: Sequence[int]) -> int:
    floor = place[3] if len(place) > 3 else 1
    return middle(floor) + place[1] * WIDE + place[0]


def _place(cell: int, quarters: int = 0) -> list[int]:
    """Return how a position describes a cell and a rotation; the inverse of `_cell`."""
    floor, rest = divmod(cell, CELLS)
    east, south = rest % WIDE - WIDE // 2, rest // WIDE - WIDE // 2
    return [east, south, quarters, floor] if floor != 1 else [east, south, quarters] if quarters else [east, south]


def _arrange_piles(s: State, p: Position) -> None:
    """Put the Event cards, Items and Insanity cards where the position says, and the others into their piles."""
    box, tale = s.box, s.scenario_entry()
    supply = Supply([[name] for name in box.ids[: box.first_role]])
    del supply.left[: box.first_event]
    s.minds = supply.by_seat(p.minds, s.hunters)
    s.held = supply.by_seat(p.held, s.hunters)
    s.lurking = supply.take_all([name for name in p.monsters if name in box.number])
    for tile, names in p.left.items():
        for card in supply.take_all(names):
            zone = f"left_{LEFT[_kind(s, card)]}"
            setattr(s, zone, (*getattr(s, zone), card))
            setattr(s, f"{zone}_at", (*getattr(s, f"{zone}_at"), *_numbers(s, [tile])))
    for tile, names in p.dropped.items():
        s.dropped += supply.take_all(names)
        s.dropped_at += _numbers(s, [tile] * len(names))
    s.event_discard, s.item_discard = supply.take_all(p.event_discard), supply.take_all(p.item_discard)
    s.insanity_discard = supply.take_all(p.insanity_discard)
    tops = [supply.take_all(names)[::-1] for names in (p.events, p.item_pile, p.insanity)]
    only = s.law("monsters-only")
    s.events_out = tuple(
        [
            card
            for card in supply.left
            if box.ids[card] in tale.out_events or (only and box.first_event <= card < box.first_monster)
        ]
    )
    s.items_out = tuple([card for card in supply.left if box.ids[card] in tale.out_items])
    rest: list[list[int]] = [[], [], []]
    for card in supply.left:
        if card in s.events_out or card in s.items_out:
            continue
        rest[_kind(s, card)].append(card)
    dice = s.dice.copy()
    for pile in rest:
        dice.shuffle(pile)
    s.event_cards, s.item_cards, s.insanity = [tuple(pile) + top for pile, top in zip(rest, tops)]


def _kind(s: State, card: int) -> int:
    """Return the kind of a card: 0 for an Event card, 1 for an Item, 2 for an Insanity card."""
    return (card >= s.box.first_item) + (card >= s.box.first_insanity)


def _arrange_secrets(s: State, p: Position) -> None:
    """Put the role cards and tickets where the position says."""
    box = s.box
    roles = Supply([[name] for name in box.ids[: box.first_ticket]])
    del roles.left[: box.first_role]
    if p.roles:
        out = range(box.first_role + s.hunters, box.first_role + HUNTERS)
        s.roles = roles.by_seat([[name] for name in p.roles], s.hunters)
        s.roles_out = tuple([card for card in roles.left if card in out])
        s.roles_left = tuple([card for card in roles.left if card not in out])
    else:
        s.roles_out = tuple(roles.left)
    tickets = tuple(range(box.first_ticket, box.cards))
    s.ticket = _numbers(s, [p.ticket or box.ids[tickets[0]]] if s.scenario_entry().suspects else [])
    rest = tuple([card for card in tickets if card not in s.ticket])
    s.tickets_left, s.tickets_out = (rest, ()) if s.ticket else ((), rest)


def describe(s: State) -> dict[str, Any]:
    """Return the table as a position that lists all cards of its hidden piles.

    Raise ValueError if no position can begin now.
    """
    step = s.program.names[s.step]
    if step not in ASKED:
        raise ValueError(f"a position cannot begin at '{step}', only at one of: {', '.join(ASKED)}")
    box = s.box
    usual = s.copy()
    usual.start(s.seats)
    _arrange_laws(usual, None, None)

    def names(numbers: Sequence[int]) -> Names:
        return ["" if number == NONE else box.ids[number] for number in numbers]

    def on_tiles(cards: Sequence[int], tiles: Sequence[int]) -> dict[str, Names]:
        return {box.ids[at]: names([card for card, tile in zip(cards, tiles) if tile == at]) for at in tiles}

    same = {name: CALLED.get(name, name) for name in KINDS if name != "round"}
    differs = [name for name, field in same.items() if getattr(s, field) != getattr(usual, field)]
    left = (s.left_events + s.left_items + s.left_insanity, s.left_events_at + s.left_items_at + s.left_insanity_at)
    home = s.companion_rule[:1]
    return {
        "phase": ASKED[step],
        "hunters": ["" if character == NONE else box.characters[character].id for character in s.character],
        "map": {box.ids[tile]: _place(s.cell[tile], s.turned[tile]) for tile in s.laid},
        **({} if s.round == 1 else {"round": s.round}),
        **({} if s.came_from == s.at else {"came_from": names(s.came_from)}),
        **({} if s.laws == usual.laws else {"laws": [law for number, law in enumerate(LAWS) if s.laws >> number & 1]}),
        **({} if s.altered == usual.altered else {"altered": list(s.altered)}),
        **({"companion_rule": [*names(home), *s.companion_rule[1:]]} if home else {}),
        **spare(
            {
                "at": names(s.at),
                "hunter": s.hunter,
                "minds": [names(pile) for pile in s.minds],
                "held": [names(pile) for pile in s.held],
                "roles": names([card for dealt in s.roles for card in dealt]),
                "ticket": "".join(names(s.ticket)),
                "dealt": [box.characters[character].id for character in s.had] if s.dealt and NONE not in s.had else [],
                "covered": {box.ids[tile]: _place(cell) for tile, cell in zip(s.covered, s.covered_at)},
                "unexplored": names([tile for tile in s.laid if tile not in s.explored]),
                "tiles": names(s.piles[0][::-1]),
                "other_tiles": names(s.piles[1][::-1]),
                "returned": [names(pile) for pile in s.returned],
                "boxed": [
                    name for name in names(s.boxed) if name not in s.scenario_entry().out and s.scenario_entry().piles
                ],
                "events": names(s.event_cards[::-1]),
                "event_discard": names(s.event_discard),
                "item_pile": names(s.item_cards[::-1]),
                "item_discard": names(s.item_discard),
                "insanity": names(s.insanity[::-1]),
                "insanity_discard": names(s.insanity_discard),
                "left": on_tiles(*left),
                "dropped": on_tiles(s.dropped, s.dropped_at),
                **{name: KINDS[name].spell(s, getattr(s, same[name])) for name in differs},
                "dice": dice_state(s.dice),
            }
        ),
    }


PILES_BY_NAME: Final = ("tiles", "other_tiles", "events", "item_pile", "insanity")
POSITIONS: Final = Positions(arrange=arrange, describe=describe, piles=PILES_BY_NAME)
