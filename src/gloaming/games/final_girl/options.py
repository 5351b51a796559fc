"""The options of Final Girl: the numbers and the label of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.engine.phrases import begun, count
from gloaming.engine.rules.declarations import Declared, Number
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import KILLER, MOST_HAND, MOST_TIME, NORMAL, NOWHERE
from gloaming.games.final_girl.event_numbers import ITEM, SAVES, SPENT, TERROR, THE_ITEM, YES
from gloaming.games.final_girl.pieces import company, minions_at, space_name, space_piece, victim, victim_piece
from gloaming.games.final_girl.rules.attacking import attacking_minion, weapons_in_reach
from gloaming.games.final_girl.rules.conversions import seconds
from gloaming.games.final_girl.rules.horror_rolls import alike, dice_with
from gloaming.games.final_girl.rules.planning import free_cards
from gloaming.games.final_girl.rules.saving import cost_of_save, reward
from gloaming.games.final_girl.rules.verbs.act import EnemyActs
from gloaming.games.final_girl.rules.verbs.either import open_either
from gloaming.games.final_girl.rules.victims import is_deadly
from gloaming.games.final_girl.sentences import line_text
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import Warns

MOST: Final = 24
"""An upper limit for numbers in options, higher than the dice in a roll or the Minions of a Killer."""


def _spaces(box: Any) -> int:
    return max([len(place.spaces) for place in box.maps])


def _card_name(s: State, name: int) -> str:
    return s.box.actions[name].name


def _first(s: State, cards: tuple[int, ...], name: int) -> list[str]:
    """Return a list with the piece id of the first card with this name; an empty list if there is none."""
    return [s.box.action_piece(card) for card in cards if s.box.name_of[card] == name][:1]


def _item(s: State, item: int) -> str:
    return s.box.item_in_sentence(item)


def _die(s: State, die: int) -> str:
    return f"die {die + 1} (a {s.rolled[die]})"


def _roll_one(s: State, die: int, name: int) -> str:
    return f"{_card_name(s, name)}: reroll {_die(s, die)}{_cost(s, ('reroll-one', die, name))}"


def _roll_all(s: State, name: int) -> str:
    return f"{_card_name(s, name)}: reroll all {len(s.rolled)} dice{_cost(s, ('reroll-all', name))}"


def _roll_any(s: State, name: int) -> str:
    return f"{_card_name(s, name)}: reroll any of the dice{_cost(s, ('reroll-any', name))}"


def _card_and_die(s: State, die: int, name: int) -> list[str]:
    """Return the piece ids of the card played on a Horror Roll and of the dice that are equal to the rerolled one."""
    return [*_first(s, s.hand, name), *DIE.pieces(s, die)]


def _cost(s: State, option: Option) -> str:
    """Return the Time that an option to play a card on a Horror Roll costs: " for 1 Time", or ""."""
    on_roll = s.box.on_rolls[option[-1]]
    cost = 0 if on_roll is None else on_roll.price(option)
    return f" for {cost} Time" if cost else ""


def _card_id(s: State, name: int) -> str:
    return s.box.actions[name].id


def _item_id(s: State, item: int) -> str:
    return "nothing" if item == NOWHERE else s.box.items[item].id


def _die_id(s: State, die: int) -> str:
    return f"die-{die}"


def _victim_id(s: State, kind: int) -> str:
    return "victim" if kind == NORMAL else s.box.events[s.special_card[kind]].id


def _special_ids(s: State, mask: int) -> str:
    return "+".join([_victim_id(s, kind) for kind in range(NORMAL) if mask >> kind & 1]) or "none"


def _minion(s: State, number: int) -> str:
    """Return a Minion by name and number, with its health if not every Minion of its kind has 1: `Wolf 2`."""
    card = s.box.minions[s.minion_kinds[number]]
    left = f", {s.minion_health[number]} health" if card.health > 1 else ""
    return f"{card.name} {number + 1}{left}"


def _in_action(s: State, number: int) -> str:
    """Return a note on a Minion that is attacking the girl, or has yet to act in this action; "" for others."""
    if number == attacking_minion(s):
        return "it is attacking you"
    waits = any([isinstance(effect, EnemyActs) and effect.actor == number for effect in s.todo])
    return "it has not acted yet" if waits else ""


def _enemy_id(s: State, number: int) -> str:
    return "killer" if number == KILLER else f"minion-{number + 1}"


HELD_CARD: Final[Number[State]] = Number(
    lambda box: len(box.actions), _card_name, lambda s, name: _first(s, s.hand, name), id=_card_id
)
TABLEAU_CARD: Final[Number[State]] = Number(
    lambda box: len(box.actions), _card_name, lambda s, name: _first(s, s.tableau, name), id=_card_id
)
SPACE: Final[Number[State]] = Number(_spaces, space_name, space_piece, id=lambda s, space: s.map.spaces[space].id)
HAND: Final[Number[State]] = Number(lambda box: len(box.items) + 1, least=NOWHERE, id=_item_id)
DIE: Final[Number[State]] = Number(MOST, _die, lambda s, die: [f"die-{equal}" for equal in alike(s, die)], id=_die_id)
UNMARKED: Final[Number[State]] = Number(
    MOST, _die, lambda s, die: [f"die-{equal}" for equal in alike(s, die, s.arg)], id=_die_id
)
VICTIM: Final[Number[State]] = Number(NORMAL + 1, victim, id=_victim_id)
SAVED: Final[Number[State]] = Number(
    NORMAL + 1, victim, lambda s, kind: victim_piece(s, kind, s.girl_space), id=_victim_id
)
NORMALS: Final[Number[State]] = Number(10)
FOLLOWING: Final[Number[State]] = Number(1 << NORMAL, id=_special_ids)
PREY: Final[Number[State]] = Number(2, least=KILLER, id=lambda s, prey: "killer" if prey == KILLER else "minions")
ENEMY: Final[Number[State]] = Number(
    MOST,
    lambda s, number: "the Killer" if number == KILLER else _minion(s, number),
    least=KILLER,
    id=_enemy_id,
)
MINION: Final[Number[State]] = Number(
    MOST, lambda s, number: _minion(s, number), lambda s, number: space_piece(s, s.minions[number]), id=_enemy_id
)
LINE: Final[Number[State]] = Number(MOST)
KEPT: Final[Number[State]] = Number(2, id=lambda s, place: s.box.items[s.decks[s.arg][place]].id)
RETURNED: Final[Number[State]] = Number(2, id=lambda s, below: ("other-on-top", "other-to-bottom")[below])


def _dice(number: int) -> str:
    return count(number, "die", "dice")


def to_space(words: str) -> Callable[..., str]:
    """Return a label function for options to go to a space.

    The label consists of `words`, the space, the Victims who come along, and whether they die there.
    """

    def label(s: State, space: int, normal: int, mask: int) -> str:
        return f"{words} {space_name(s, space)}{_taken_along(s, space, normal, mask)}"

    return label


def with_whom(s: State, space: int, normal: int, mask: int) -> str:
    """Return the label of an option within the group of its space: the Victims who come along."""
    return _taken_along(s, space, normal, mask).removeprefix(" ") or "alone"


def space_and_company(s: State, space: int, normal: int, mask: int) -> list[str]:
    """Return the piece ids of an option to go to a space: the space, and the company to choose on the way."""
    return [space_piece(s, space), f"along-{normal}-{mask}"]


def the_space(s: State, space: int, normal: int, mask: int) -> str:
    """Return the label of a group of options: the space to go to."""
    return space_name(s, space)


def _taken_along(s: State, space: int, normal: int, mask: int) -> str:
    text = company(s, normal, mask)
    followers = normal + mask.bit_count()
    if followers and is_deadly(s, space):
        text += ", who dies there" if followers == 1 else ", who die there"
    return text


def _dice_of_card(s: State, name: int) -> str:
    """Return as text how many dice a card rolls, alone and with each weapon that changes the number."""
    plain = dice_with(s, NOWHERE, name)
    text = _dice(plain)
    for item in weapons_in_reach(s, name) if s.box.actions[name].attack else []:
        if dice_with(s, item, name) != plain:
            text += f", {dice_with(s, item, name)} with {_item(s, item)}"
    return text


def _dice_by_weapon(s: State, weapon: int) -> str:
    """Return as text how many dice an attack rolls with a weapon; "" if every weapon rolls the same number."""
    held = [dice_with(s, item, s.played) for item in s.held]
    if all(dice == dice_with(s, NOWHERE, s.played) for dice in held):
        return ""
    return _dice(dice_with(s, weapon, s.played))


def _spend(s: State, name: int) -> str:
    """Return the label for discarding the first of two cards, with the second card if only one is possible."""
    partners = seconds(s, name) if s.args[1] == NOWHERE else []
    return f"Discard {_card_name(s, name)}{f' and {_card_name(s, partners[0])}' if len(partners) == 1 else ''}"


def _discard(s: State, name: int) -> str:
    gain = f"no Time (it is at its maximum, {MOST_TIME})" if s.time == MOST_TIME else "1 Time"
    return f"Discard {_card_name(s, name)} for {gain}"


def _for_time(s: State, name: int) -> str:
    """Return the heading of the section of cards to discard for Time; "" if one must be discarded. (FG-PLAN-4)"""
    return "" if len(s.hand) > MOST_HAND else "Discard a card for Time"


def _all_free(s: State) -> str:
    free = free_cards(s)
    names = [
        _card_name(s, name) if free.count(name) == 1 else f"{free.count(name)} {_card_name(s, name)}"
        for name in dict.fromkeys(free)
    ]
    return f"Take all free cards: {', '.join(names)}"


def _fills_hand(s: State, cards: int) -> str:
    """Return a note if this many more cards reach the hand limit, else "". (FG-PLAN-3)"""
    return f"reaches the hand limit of {MOST_HAND}" if len(s.hand) + cards == MOST_HAND else ""


def _hand_is_full(s: State) -> str:
    """Return a note if the hand is full, so that the Planning phase ends immediately, else "". (FG-PLAN-3)"""
    return f"with {len(s.hand)} cards in hand, you cannot buy any" if len(s.hand) >= MOST_HAND else ""


def _buy(s: State, name: int) -> str:
    cost = s.box.actions[name].cost
    return f"Buy {_card_name(s, name)} for {cost} Time" if cost else f"Take {_card_name(s, name)} for free"


def _price(s: State, name: int) -> str:
    cost = s.box.actions[name].cost
    return f"{_card_name(s, name)}, {f'{cost} Time' if cost else 'free'}"


def _save(s: State, kind: int, place: int) -> str:
    number = "" if place < 0 else f", reward {place + 1}"
    return f"Save {victim(s, kind)}{number}: {_for(s, kind, place)}"


def _harm(s: State, item: int) -> str:
    """Return a warning about the harm that using an Item would do now; "" if it does none."""
    use = s.box.items[item].use
    if use is None:
        return ""
    warnings = [effect.warning(s) for effect in use.effects if isinstance(effect, Warns)]
    return ", ".join([warning for warning in warnings if warning])


def _saved(s: State, kind: int, place: int) -> str:
    return f"Save {victim(s, kind)} for"


def _for(s: State, kind: int, place: int) -> str:
    cost = cost_of_save(s)
    but = f", but {line_text(cost)}" if cost else ""
    return f"{line_text(reward(s, place))}{but}"


def _claim(s: State, place: int) -> str:
    number = "the reward" if place < 0 else f"reward {place + 1}"
    return f"Take {number}: {line_text(reward(s, place))}"


def _reward(s: State, place: int) -> str:
    return line_text(reward(s, place))


def _arrange(s: State, *hands: int) -> str:
    items = [item for item in hands if item != NOWHERE]
    held = " and ".join([_item(s, item) for item in items]) or "nothing"
    return f"Hold {held}{' (no change)' if sorted(items) == sorted(s.held) else ''}"


def _target(s: State, space: int, girl: int) -> str:
    """Return the label of an Enemy's target: people, or only the space if nobody is there."""
    who = company(s, s.victims[space], sum([1 << kind for kind, at in enumerate(s.special_at) if at == space]))
    if girl or not who:
        return "You" if girl else f"To {space_name(s, space)}"
    return f"{begun(who.removeprefix(' with '))} at {space_name(s, space)}"


def _prey(s: State, prey: int, space: int) -> str:
    return "the Killer" if prey == KILLER else f"the {minions_at(s, space)} at {space_name(s, space)}"


def _go_on(s: State) -> str:
    """Return the label of the option to pass: the damage to take if this ends the defense."""
    return f"Take {s.damage} damage" if s.program.flow_of[s.step] == "attack on you" else "Go on"


def _stay(s: State) -> str:
    """Return the label of the option to end a move, noting that waiting rewards can be taken later. (FG-SAVE-3)"""
    later = {0: "", 1: ", and take the reward later"}.get(len(s.rewards), ", and take the rewards later")
    return f"{'Stop here' if s.steps else 'Go on'}{later}"


def _keep(s: State, place: int, below: int) -> str:
    deck = s.decks[s.arg]
    where = "to the bottom, face down" if below else "back on top, face up"
    return f"Keep {_item(s, deck[place])}; {_item(s, deck[1 - place])} goes {where}"


OPTIONS: Final[tuple[Declared[State], ...]] = (
    Declared("pass", _go_on, goes_on=True),
    # Action cards and Horror Rolls
    Declared("end", "End the Action phase", goes_on=True, detail=_hand_is_full),
    Declared("play", "Play {card}", detail=_dice_of_card, card=HELD_CARD),
    Declared("discard", _discard, folded=_for_time, card=SPENT),
    Declared("react", "Defend with {card}", card=HELD_CARD),
    Declared("drop", "Discard {card}", card=HELD_CARD),
    Declared("spend", _spend, card=HELD_CARD),
    Declared("spare", "Discard none", goes_on=True),
    Declared("buy", _buy, within=_price, detail=lambda s, name: _fills_hand(s, 1), card=TABLEAU_CARD),
    Declared("buy-free", _all_free, detail=lambda s: _fills_hand(s, len(free_cards(s)))),
    Declared("take", "Take {card}", card=TABLEAU_CARD),
    Declared("line", lambda s, number: f"{begun(line_text(s.box.actions[s.played].failure[number]))}.", number=LINE),
    Declared("either", lambda s, number: f"{begun(line_text(open_either(s).of[number]))}.", number=LINE),
    Declared("convert", "Discard 2 cards: {die} becomes a success", die=DIE),
    Declared("reroll-one", _roll_one, pieces=_card_and_die, die=DIE, card=HELD_CARD),
    Declared("reroll-all", _roll_all, card=HELD_CARD),
    Declared("reroll-any", _roll_any, card=HELD_CARD),
    Declared("reroll-some", "Use {item}", item=THE_ITEM),
    Declared("mark", "{die}", die=UNMARKED),
    Declared("roll-marked", "Reroll the marked dice"),
    # Moves and Victims
    Declared(
        "step",
        to_space("To"),
        group=the_space,
        within=with_whom,
        pieces=space_and_company,
        space=SPACE,
        normal=NORMALS,
        specials=FOLLOWING,
    ),
    Declared("stay", _stay, goes_on=True),
    Declared("save", _save, group=_saved, within=_for, victim=SAVED, place=SAVES),
    Declared("claim", _claim, group=lambda s, place: "Take the reward", within=_reward, place=SAVES),
    # Items
    Declared(
        "arrange",
        _arrange,
        pieces=lambda s, *hands: [s.box.item_piece(item) for item in hands if item >= 0],
        first=HAND,
        second=HAND,
    ),
    Declared("use", "Use {item}", detail=_harm, item=THE_ITEM),
    Declared("shield", "Defend with {item}", item=THE_ITEM),
    Declared("stop-phase", "Use {item}", item=THE_ITEM),
    Declared("weapon", "With {item}", detail=_dice_by_weapon, item=THE_ITEM),
    Declared("bare", "With bare hands", detail=lambda s: _dice_by_weapon(s, NOWHERE)),
    Declared(
        "keep",
        _keep,
        pieces=lambda s, place, below: [s.box.item_piece(s.decks[s.arg][place])],
        place=KEPT,
        below=RETURNED,
    ),
    # Attacks
    Declared(
        "shoot",
        lambda s, item, prey, space: f"Shoot {_prey(s, prey, space)} with {_item(s, item)}",
        item=ITEM,
        prey=PREY,
        space=SPACE,
    ),
    Declared("prey", _prey, prey=PREY, space=SPACE),
    Declared("strike", "{minion}", detail=_in_action, minion=MINION),
    Declared("rush", "Rush to {enemy} at {space}", enemy=ENEMY, space=SPACE),
    Declared("wound-power", "{card}", card=TERROR),
    Declared("break", "Discard {card}", card=TERROR),
    # The Killer and Events
    Declared("aim", _target, space=SPACE, girl=YES),
    Declared("way", "To {space}", space=SPACE),
    Declared(
        "hit", "{victim}", pieces=lambda s, space, kind: [victim_piece(s, kind, space)], space=SPACE, victim=VICTIM
    ),
    Declared("hit-all", "Everyone", space=SPACE),
    Declared("hit-girl", "You", space=SPACE),
    Declared("single-out", "The Victim at {space}", space=SPACE),
)
