"""What always holds on the table of Final Girl."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.final_girl.content import ACTION_CARDS, EVENTS, FINALES, ITEMS, KILLERS, POWERS, TERRORS
from gloaming.games.final_girl.printed import BONUS_OF, GIRL_HEALTH, HANDS, KILLER_HEALTH, ROWS, SAVES, TOKEN_HEALTH
from gloaming.games.final_girl.state import HIGH, LOW, MOST_TIME, NORMAL, NOWHERE, Table


def check(s: Table) -> list[str]:
    """The invariants that do not hold, in words."""
    return _shape(s) or _cards(s) + _victims(s) + _tracks(s) + _items(s)


def _shape(s: Table) -> list[str]:
    broken = []
    spaces = len(s.victims)
    if not 0 <= s.girl_space < spaces or not NOWHERE <= s.killer_space < spaces:
        broken.append("the girl or the Killer stands on no space there is")
    for name in ("boat", "fireworks", "trap"):
        if not NOWHERE <= getattr(s, name) < spaces:
            broken.append(f"'{name}' lies on no space there is")
    if len(s.special_at) != NORMAL or len(s.special_card) != NORMAL:
        broken.append("there are three Special Victims")
    elif any(not NOWHERE <= at < spaces for at in s.special_at):
        broken.append("a Special Victim stands on no space there is")
    if len(s.uses) != len(ITEMS):
        broken.append("'uses' needs an entry for each Item")
    if len(s.decks) != len(s.decks_looked) or [len(one) for one in s.decks] != [len(one) for one in s.decks_looked]:
        broken.append("'decks_looked' does not fit the Item decks")
    if len(s.terror) != len(s.terror_looked):
        broken.append("'terror_looked' does not fit the Terror deck")
    if len(s.minors) != len(s.minor_health) or len(s.minions) != len(s.minion_health):
        broken.append("Minor Dark Powers or Minions without health")
    return broken


def _each_once(name: str, piles: Sequence[tuple[int, ...]], wanted: list[int]) -> list[str]:
    lying = sorted([card for pile in piles for card in pile])
    if lying == sorted(wanted):
        return []
    wrong = sorted(set(lying) ^ set(wanted)) or sorted({card for card in lying if lying.count(card) > 1})
    return [f"every {name} lies in one place; wrong are {wrong}"]


def _cards(s: Table) -> list[str]:
    broken = _each_once("Action card", [s.hand, s.tableau, s.discard], list(range(len(ACTION_CARDS))))
    terrors = [n for n, (_, pack, _) in enumerate(TERRORS) if pack in (s.killer, len(KILLERS) + s.location)]
    piles = [s.terror, s.terror_box, s.terror_drawn, s.terror_discard, s.minors]
    broken += _each_once("Terror card", piles, terrors)
    items = [number for number, (of, _) in enumerate(ITEMS) if of == s.location]
    if s.bonus:
        items.append(BONUS_OF[s.girl])
    broken += _each_once("Item", [*s.decks, s.item_box, s.held, s.backpack, s.item_discard], items)
    events = [number for number, (of, _) in enumerate(EVENTS) if of == s.location]
    drawn = [tuple(s.picked[:1])] if s.program.flow_of[s.step] == "special victim" else []
    broken += _each_once("Event", [s.event_deck, s.events_here, s.event_discard, *drawn], events)
    finales = [number for number, (of, _) in enumerate(FINALES) if of == s.killer]
    broken += _each_once("Finale", [s.finale, s.finale_box, s.finale_up], finales)
    powers = [n for n, (of, one) in enumerate(POWERS) if of == s.killer and (s.epic > 0 or not one.epic)]
    broken += _each_once("Dark Power", [s.power, s.power_box, s.powers_up], powers)
    tokens = [s.girl_token, s.killer_token, s.token_box, s.tokens_shown]
    return broken + _each_once("Final Health token", tokens, list(range(len(TOKEN_HEALTH))))


def _victims(s: Table) -> list[str]:
    broken = []
    if any(count < 0 for count in s.victims) or s.supply < 0:
        broken.append("there cannot be fewer than no Victims")
    for kind in range(NORMAL):
        if (s.special_at[kind] == NOWHERE) != (s.special_card[kind] == NOWHERE):
            broken.append("a Special Victim without its Event, or the other way round")
        elif s.special_card[kind] != NOWHERE and s.special_card[kind] not in s.events_here:
            broken.append("the Event of a Special Victim is not in play")
    if sum(s.victims) + s.supply > s.most_victims:
        broken.append("there are more Victims than pieces")
    if s.saved < len(s.covered):
        broken.append("more spaces are covered than Victims saved")
    if len(set(s.covered)) < len(s.covered) or not set(s.covered) <= set(range(len(SAVES[s.girl]))):
        broken.append("a Victim-Saved space is covered twice, or there is none such")
    return broken


def _tracks(s: Table) -> list[str]:
    broken = []
    if not LOW <= s.horror <= HIGH:
        broken.append(f"there is no Horror Level {s.horror}")
    if not -1 <= s.time <= MOST_TIME:
        broken.append(f"there is no Time {s.time}")
    if not 0 <= s.row < len(ROWS[s.killer]):
        broken.append(f"there is no Bloodlust row {s.row}")
    if not (s.health > 0 or s.girl_dead or s.phase == 0) or s.health > GIRL_HEALTH[s.girl]:
        broken.append(f"the girl cannot have {s.health} health")
    if not (s.killer_health > 0 or s.killer_dead or s.phase == 0) or s.killer_health > KILLER_HEALTH[s.killer]:
        broken.append(f"the Killer cannot have {s.killer_health} health")
    return broken


def _items(s: Table) -> list[str]:
    if sum([HANDS[item] for item in s.held]) > 2:
        return ["two hands hold no more than two hands can"]
    return []
