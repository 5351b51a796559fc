"""Positions: states from which a challenge, a lesson or a test begins instead of the set-up.

A position names cards by the ids of their entries or, if the copy matters, by the ids of copies (`guard-b`). Cards that
it does not name are in the tableau, in the Event deck or in the box, so that a position stays valid when a card is
added or a copy removed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from gloaming.engine.decoding import convert
from gloaming.engine.state.dice import Dice
from gloaming.engine.state.log import EventLog
from gloaming.engine.state.positions import Positions, Supply, dice_of, number_of
from gloaming.engine.state.zones import EVERYONE
from gloaming.games.final_girl.constants import ACTION_PHASE, NORMAL, NOWHERE
from gloaming.games.final_girl.film import Film
from gloaming.games.final_girl.position_description import describe
from gloaming.games.final_girl.position_fields import FACE_DOWN, LOOKED_AT, PLAIN, Count, Names, Position
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


def positions(films: Sequence[Film]) -> Positions:
    """Return the functions that convert between positions and matches with these films."""
    return Positions(
        arrange=partial(arrange, films),
        describe=partial(describe, films),
        piles=("terror", "decks", "event_deck", "power_box", "finale", "power", "girl_token", "killer_token"),
    )
