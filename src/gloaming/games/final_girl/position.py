"""Positions: states from which a challenge, a lesson or a test begins instead of the set-up.

A position names cards by the ids of their entries or, if the copy matters, by the ids of copies (`guard-b`). Cards that
it does not name are in the tableau, in the Event deck or in the box, so that a position stays valid when a card is
added or a copy removed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from gloaming.engine.decoding import convert
from gloaming.engine.state.dice import Dice
from gloaming.engine.state.log import EventLog
from gloaming.engine.state.positions import Positions, Supply, dice_of, dice_state, number_of, spare
from gloaming.engine.state.zones import EVERYONE
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.constants import ACTION_PHASE, NORMAL, NOWHERE
from gloaming.games.final_girl.film import Film
from gloaming.games.final_girl.rules.searching import GIRL_LOOKED
from gloaming.games.final_girl.state import State

STEPS: Final = {
    "turn": ["turn/action_phase"],
    "action": ["turn/planning_phase", "action phase/act_until_over"],
    "planning": ["turn/planning_phase"],
    "killer": ["turn/killer_phase"],
    "panic": ["turn/panic_phase"],
    "upkeep": ["turn/upkeep_phase"],
}
"""The steps at which a match continues, by the phase of the position."""

ASKED: Final = {"action/take_action": "action", "planning phase/buy": "planning"}
"""The phase of the position described at a prompt, by the name of the prompt's step."""

FACE_DOWN: Final = "?"
LOOKED_AT: Final = "!"

PLAIN: Final = (
    *("round", "time", "horror", "more_dice", "improvise", "white", "covered_special", "ultimate", "rushed"),
    *("saves_now", "killer_white", "dead", "killed_turn", "ended"),
)
"""The fields that have the same name and value in a position and in the game state."""

Names = list[str]
Count = Annotated[int, Meta(ge=0)]
Once = Annotated[list[str], Meta(max_length=1)]


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The state of a match, as far as it differs from the start.

    - phase: "turn" before a new turn, "action" between two actions, or the name of the phase that begins.
    - girl, setup: the Final Girl and the Setup card, needed if the settings leave them to chance.
    - round: the number of the current turn; with phase "turn", of the turn before.
    - at, killer: the spaces of the Final Girl and of the Killer; "" if the Killer is not on the board.
    - health, killer_health: the health of each of them; 0 for full health.
    - row: the row of the Bloodlust track, from 1.
    - victims: the number of ordinary Victims in each space.
    - supply: the number of ordinary Victims in the box; by default all that are nowhere else.
    - specials: the space of each Special Victim, by its Event, which must be in `events` too.
    - covered: the covered Victim-Saved spaces, numbered from 0.
    - rewards: the Victim-Saved spaces whose rewards have not been taken yet.
    - saved: the number of saved Victims, at least the number of covered spaces.
    - decks: the Items of each Search space, the top one first; "?" before an Item: it is face down; "!": it is face
      down, but the Final Girl has looked at it.
    - deck_sizes: the size of an Item deck that contains more Items than those named.
    - uses: the remaining uses of each Item, by default all.
    - used: the Items already used this turn.
    - terror: the top Terror cards; "!" before a card: the Final Girl has looked at it.
    - terror_size: the size of the Terror deck, if it contains more cards than those named.
    - minors: the remaining health of each Minor Dark Power in play.
    - events, event_deck: the Events in play, and the next ones to be drawn.
    - finale, power, girl_token, killer_token: the face-down card or token, by default a random one.
    - finale_up, powers, tokens_shown: the Finale, Dark Powers and Final Health tokens already revealed.
    - power_box: the first of the Dark Powers left in the box.
    - minions: the space of each Minion; minion_kinds, minion_health: their reference cards and health, by default the
      first kind of the Killer or the Location, with full health.
    - film: the fields of films: a space, a list of linked spaces, a number, or the number of markers in each space.
    - rolls: the results of the next die rolls.
    - dice: the saved state of the random number generator, instead of `rolls`.
    """

    phase: Literal["turn", "action", "planning", "killer", "panic", "upkeep"]
    at: str
    killer: str = ""
    girl: str = ""
    setup: str = ""
    round: Count = 1
    health: Count = 0
    killer_health: Count = 0
    time: int = 0
    horror: int = 0
    row: Annotated[int, Meta(ge=1)] = 1
    more_dice: int = 0
    improvise: Annotated[int, Meta(ge=0, le=2)] = 0
    white: bool = False
    killer_white: bool = False
    victims: dict[str, Count] = {}
    specials: dict[str, str] = {}
    supply: Count | None = None
    dead: Count = 0
    killed_turn: Count = 0
    covered: list[Count] = []
    covered_special: Count = 0
    rewards: list[int] = []
    saved: Count = 0
    saves_now: Count = 0
    ultimate: bool = False
    rushed: bool = False
    ended: bool = False
    hand: Names = []
    discard: Names = []
    held: Names = []
    backpack: Names = []
    item_discard: Names = []
    decks: dict[str, Names] = {}
    deck_sizes: dict[str, Count] = {}
    uses: dict[str, Count] = {}
    used: Names = []
    terror: Names = []
    terror_size: Count = 0
    terror_discard: Names = []
    minors: dict[str, Count] = {}
    events: Names = []
    event_deck: Names = []
    event_discard: Names = []
    finale: Once = []
    finale_up: Once = []
    power: Once = []
    powers: Names = []
    power_box: Names = []
    girl_token: Once = []
    killer_token: Once = []
    tokens_shown: Names = []
    minions: Names = []
    minion_kinds: Names = []
    minion_health: list[Count] = []
    film: dict[str, str | Names | int | dict[str, Count]] = {}
    rolls: list[int] = []
    dice: str = ""


def arrange(films: Sequence[Film], s: State, data: Mapping[str, Any]) -> None:
    """Set up a new match at a position. Raise ValueError if the position is invalid."""
    p = convert(data, Position)
    s.events, s.secrets = EventLog(), {}
    s.dice = dice_of([[face] for face in p.rolls], p.dice, s.dice)
    s.girl = _chosen("girl", p.girl, s.girl, [girl.id for girl in s.box.girls])
    s.setup = _chosen("setup", p.setup, s.setup, [setup.id for setup in s.box.setups])
    for name in PLAIN:
        setattr(s, name, getattr(p, name))
    s.health = p.health or s.box.girls[s.girl].health
    s.killer_health = p.killer_health or s.box.killers[s.killer].health
    s.row = p.row - 1
    _put_people(s, p)
    _lay_actions(s, p)
    _lay_items(s, p)
    _lay_terror(s, p)
    _lay_events(s, p)
    _lay_killer_cards(s, p)
    for film in films:
        for name, nothing in film.placed.items():
            setattr(s, name, _film_value(s, p.film.pop(name)) if name in p.film else nothing)
        for name in film.markers:
            setattr(s, name, _markers(s, p.film.pop(name, {})))
    if p.film:
        raise ValueError(f"no film lays {', '.join(p.film)} on the table")
    if p.phase == "action":
        s.phase = ACTION_PHASE
    s.stand([(s.program.numbers[step], ()) for step in ("match/take_turns", *STEPS[p.phase])])


def _chosen(what: str, name: str, before: int, ids: Sequence[str]) -> int:
    """Return the number of the girl or Setup card that the position or the settings choose. Raise ValueError.

    what: "girl" or "setup"; before: the number chosen in the settings, or NOWHERE.
    """
    number = ids.index(name) if name in ids else NOWHERE
    if number == NOWHERE and (name or before == NOWHERE):
        raise ValueError(f"there is no {what} {name!r}")
    if NOWHERE not in (before, number) and before != number:
        raise ValueError(f"the set-up has another {what} than {name!r}")
    return before if number == NOWHERE else number


def _put_people(s: State, p: Position) -> None:
    """Place the Final Girl, the Killer, Minions and Victims as in the position."""
    space = s.map.number
    s.girl_space = number_of(space, p.at)
    s.killer_space = number_of(space, p.killer) if p.killer else NOWHERE
    s.minions = tuple([number_of(space, name) for name in p.minions])
    kind_of = {minion.id: number for number, minion in enumerate(s.box.minions)}
    kinds = [number_of(kind_of, name) for name in p.minion_kinds] or list(s.kinds[:1]) * len(s.minions)
    s.minion_kinds = tuple(kinds)
    s.minion_health = tuple(p.minion_health or [s.box.minions[kind].health for kind in kinds])
    s.victims = [0] * len(s.map.spaces)
    for name, count in p.victims.items():
        s.victims[number_of(space, name)] = count
    left = s.most_victims - sum(s.victims) - len(p.covered) - p.dead
    s.supply = left if p.supply is None else p.supply
    s.covered, s.rewards = tuple(p.covered), tuple(p.rewards)
    s.saved = max(p.saved, len(p.covered))
    at, cards = [NOWHERE] * NORMAL, [NOWHERE] * NORMAL
    numbers = {event.id: number for number, event in enumerate(s.box.events)}
    for name, where in p.specials.items():
        card = number_of(numbers, name)
        special = s.box.events[card].special
        if special is None:
            raise ValueError(f"{name!r} makes nobody a Special Victim")
        at[special.kind], cards[special.kind] = number_of(space, where), card
    s.special_at, s.special_card = tuple(at), tuple(cards)


def _supply(names: Iterable[Sequence[str]], cards: Iterable[int]) -> Supply:
    """Return a supply of the given cards. names: the ids by which a position can name each card of this kind."""
    supply = Supply(names)
    supply.left = list(cards)
    return supply


def _rest(supply: Supply, dice: Dice) -> list[int]:
    """Return the cards of a supply that the position does not name, shuffled."""
    return list(supply.pile([], dice))


def _lay_actions(s: State, p: Position) -> None:
    cards = Supply([[s.box.action_ids[card], s.box.actions[name].id] for card, name in enumerate(s.box.name_of)])
    s.hand = tuple(sorted(cards.take_all(p.hand)))
    s.discard = cards.take_all(p.discard)
    s.tableau = tuple(cards.left)


def _lay_items(s: State, p: Position) -> None:
    box = s.box
    items = _supply([[item.id] for item in box.items], box.items_of[s.location] + bonus_items(s))
    s.held, s.backpack, s.item_discard = [items.take_all(names) for names in (p.held, p.backpack, p.item_discard)]
    spaces = box.locations[s.location].decks
    wrong = [space for space in (*p.decks, *p.deck_sizes) if space not in spaces]
    if wrong:
        raise ValueError(f"there is no deck at {wrong[0]!r}")
    named = [p.decks.get(space, []) for space in spaces]
    tops = [items.take_all([name.lstrip(FACE_DOWN + LOOKED_AT) for name in names]) for names in named]
    rest = _rest(items, s.dice)
    for deck, space in enumerate(spaces):
        more = max(0, p.deck_sizes.get(space, 0) - len(tops[deck]))
        s.decks[deck] = tops[deck] + tuple(rest[:more])
        s.decks_looked[deck] = tuple([_looked(name, EVERYONE) for name in named[deck]]) + (0,) * len(rest[:more])
        rest = rest[more:]
    s.item_box = tuple(rest)
    here = s.held + s.backpack
    s.uses = tuple([p.uses.get(entry.id, entry.uses) if item in here else 0 for item, entry in enumerate(box.items)])
    s.used = _supply([[item.id] for item in box.items], range(len(box.items))).take_all(p.used)


def bonus_items(s: State) -> tuple[int, ...]:
    """Return the bonus Items of the Final Girl if the settings shuffle them into the Item decks."""
    return s.box.bonus_of[s.girl] if s.bonus else ()


def _looked(name: str, otherwise: int) -> int:
    """Return the mask of seats that have seen a card: by the mark before its name, by default `otherwise`."""
    return {FACE_DOWN: 0, LOOKED_AT: GIRL_LOOKED}.get(name[:1], otherwise)


def _lay_terror(s: State, p: Position) -> None:
    box = s.box
    cards = _supply(zip(box.terror_ids, [terror.id for terror in box.terrors]), box.terrors_of(s.killer, s.location))
    s.minors, s.minor_health = cards.take_all(p.minors), tuple(p.minors.values())
    s.terror_discard, s.terror_drawn = cards.take_all(p.terror_discard), ()
    top = cards.take_all([name.lstrip(LOOKED_AT) for name in p.terror])
    rest = _rest(cards, s.dice)
    more = max(0, p.terror_size - len(top))
    s.terror, s.terror_box = top + tuple(rest[:more]), tuple(rest[more:])
    s.terror_looked = tuple([_looked(name, 0) for name in p.terror]) + (0,) * (len(s.terror) - len(top))


def _lay_events(s: State, p: Position) -> None:
    cards = _supply([[event.id] for event in s.box.events], s.box.events_of[s.location])
    s.events_here, s.event_discard = cards.take_all(p.events), cards.take_all(p.event_discard)
    s.event_deck = cards.pile(p.event_deck, s.dice)[::-1]


def _lay_killer_cards(s: State, p: Position) -> None:
    """Place the Finale, the Dark Powers and the Final Health tokens as in the position."""
    box, dice = s.box, s.dice
    finales = _supply([[finale.id] for finale in box.finales], box.finales_of[s.killer])
    s.finale_up, s.finale = finales.take_all(p.finale_up), finales.take_all(p.finale)
    s.finale_before = len(s.finale_up) > 0
    left = _rest(finales, dice)
    if not s.finale_up + s.finale:
        s.finale = (left.pop(),)
    s.finale_box = tuple(left)
    own = [power for power in box.powers_of[s.killer] if s.epic or not box.powers[power].epic]
    powers = _supply([[power.id] for power in box.powers], own)
    s.powers_up, s.power = powers.take_all(p.powers), powers.take_all(p.power)
    first = powers.take_all(p.power_box)
    left = _rest(powers, dice)
    if not s.powers_up + s.power:
        s.power = (left.pop(),)
    s.power_box = first + tuple(left)
    tokens = Supply([[token.id] for token in box.tokens])
    s.tokens_shown = tokens.take_all(p.tokens_shown)
    s.girl_token, s.killer_token = tokens.take_all(p.girl_token), tokens.take_all(p.killer_token)
    left = _rest(tokens, dice)
    if not p.white and not s.girl_token:
        s.girl_token = (left.pop(),)
    if not p.killer_white and not s.killer_token and not box.killers[s.killer].nobody:
        s.killer_token = (left.pop(),)
    s.token_box = tuple(left)


def _markers(s: State, value: object) -> tuple[int, ...]:
    """Return how many markers lie in each space. Raise ValueError if the position does not name spaces."""
    if not isinstance(value, dict):
        raise ValueError("the markers of a film need the number in each space")
    there = [0] * len(s.map.spaces)
    for name, count in value.items():
        there[number_of(s.map.number, name)] = count
    return tuple(there)


def _film_value(s: State, value: str | Names | int | dict[str, Count]) -> int | tuple[int, ...]:
    """Return the value of a film's field: the numbers of the spaces that the position names, or its number."""
    if isinstance(value, dict):
        raise ValueError("only the markers of a film have a number in each space")
    if isinstance(value, str):
        return number_of(s.map.number, value)
    return value if isinstance(value, int) else tuple([number_of(s.map.number, name) for name in value])


def describe(films: Sequence[Film], s: State) -> dict[str, Any]:
    """Return the position of a match, including the cards of all hidden piles.

    Raise ValueError if no position can begin at the current step.
    """
    box = s.box
    step = s.program.names[s.step]
    if step not in ASKED:
        raise ValueError(f"no position begins at '{step}', but at one of: {', '.join(ASKED)}")
    spaces = [space.id for space in s.map.spaces]
    decks = box.locations[s.location].decks
    items = [item.id for item in box.items]
    marks = {0: FACE_DOWN, GIRL_LOOKED: LOOKED_AT}
    kinds = [kind for kind in range(NORMAL) if s.special_at[kind] != NOWHERE]
    return {
        "phase": ASKED[step],
        "at": spaces[s.girl_space],
        **({} if s.killer_space == NOWHERE else {"killer": spaces[s.killer_space]}),
        "round": s.round,
        "supply": s.supply,
        **{name: list(getattr(s, name)) for name in ("covered", "rewards") if getattr(s, name)},
        **spare(
            {
                "girl": box.girls[s.girl].id,
                "setup": box.setups[s.setup].id,
                "health": s.health,
                "killer_health": s.killer_health,
                "row": s.row + 1,
                **{name: getattr(s, name) for name in PLAIN if name != "round"},
                "ended": s.ended and ASKED[step] == "action",
                "victims": {space: count for space, count in zip(spaces, s.victims) if count},
                "specials": {box.events[s.special_card[kind]].id: spaces[s.special_at[kind]] for kind in kinds},
                "saved": s.saved,
                "hand": _actions(box, s.hand),
                "discard": _actions(box, s.discard),
                "held": [items[item] for item in s.held],
                "backpack": [items[item] for item in s.backpack],
                "item_discard": [items[item] for item in s.item_discard],
                "decks": {
                    space: [marks.get(known, "") + items[item] for item, known in zip(deck, looked)]
                    for space, deck, looked in zip(decks, s.decks, s.decks_looked)
                    if deck
                },
                "deck_sizes": {space: len(deck) for space, deck in zip(decks, s.decks) if deck},
                "uses": {
                    items[item]: s.uses[item] for item in s.held + s.backpack if s.uses[item] != box.items[item].uses
                },
                "used": [items[item] for item in s.used],
                "terror": [
                    (LOOKED_AT if known else "") + box.terrors[card].id
                    for card, known in zip(s.terror, s.terror_looked)
                ],
                "terror_size": len(s.terror),
                "terror_discard": [box.terrors[card].id for card in s.terror_discard],
                "minors": {box.terror_ids[card]: health for card, health in zip(s.minors, s.minor_health)},
                "events": [box.events[card].id for card in s.events_here],
                "event_deck": [box.events[card].id for card in s.event_deck],
                "event_discard": [box.events[card].id for card in s.event_discard],
                "finale": [box.finales[card].id for card in s.finale],
                "finale_up": [box.finales[card].id for card in s.finale_up],
                "power": [box.powers[card].id for card in s.power],
                "powers": [box.powers[card].id for card in s.powers_up],
                "power_box": [box.powers[card].id for card in s.power_box],
                "girl_token": [box.tokens[token].id for token in s.girl_token],
                "killer_token": [box.tokens[token].id for token in s.killer_token],
                "tokens_shown": [box.tokens[token].id for token in s.tokens_shown],
                "minions": [spaces[space] for space in s.minions],
                "minion_kinds": [box.minions[kind].id for kind in s.minion_kinds],
                "minion_health": list(s.minion_health),
                "film": _film_values(films, s),
                "dice": dice_state(s.dice),
            }
        ),
    }


def _actions(box: Box, cards: Sequence[int]) -> Names:
    return [box.actions[box.name_of[card]].id for card in cards]


def _film_values(films: Sequence[Film], s: State) -> dict[str, str | Names | int | dict[str, Count]]:
    """Return the values of the films' fields, except those that have their initial value."""
    spaces = [space.id for space in s.map.spaces]
    values: dict[str, str | Names | int | dict[str, Count]] = {}
    for film in films:
        for name in film.markers:
            there = {space: count for space, count in zip(spaces, getattr(s, name)) if count}
            values |= {name: there} if there else {}
        for name, nothing in film.placed.items():
            value = getattr(s, name)
            if isinstance(value, tuple):
                value = [spaces[space] for space in value]
            elif name in film.tokens and value != nothing:
                value = spaces[value]
            values |= {} if value in (nothing, []) else {name: value}
    return values


def positions(films: Sequence[Film]) -> Positions:
    """Return the functions that convert between positions and matches with these films."""
    return Positions(
        arrange=partial(arrange, films),
        describe=partial(describe, films),
        piles=("terror", "decks", "event_deck", "power_box", "finale", "power", "girl_token", "killer_token"),
    )
