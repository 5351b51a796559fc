"""The invariants of a match of Final Girl."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.engine.state.invariants import each_once
from gloaming.engine.state.zones import Field
from gloaming.games.final_girl.constants import HIGH, LOW, MOST_TIME, NORMAL, NOWHERE
from gloaming.games.final_girl.film import Film
from gloaming.games.final_girl.state import State


def check(films: Sequence[Film], fields: Sequence[Field], s: State) -> list[str]:
    """Return a message for each invariant that the match state violates."""
    return _shape(films, s) or _cards(fields, s) + _victims(s) + _tracks(s) + _items(s)


def _shape(films: Sequence[Film], s: State) -> list[str]:
    broken = []
    spaces = len(s.victims)
    if not 0 <= s.girl_space < spaces or not NOWHERE <= s.killer_space < spaces:
        broken.append("the girl or the Killer stands on no space there is")
    for name in [token for film in films for token in film.tokens]:
        if not NOWHERE <= getattr(s, name) < spaces:
            broken.append(f"'{name}' lies on no space there is")
    if len(s.special_at) != NORMAL or len(s.special_card) != NORMAL:
        broken.append("there are three Special Victims")
    elif any(not NOWHERE <= at < spaces for at in s.special_at):
        broken.append("a Special Victim stands on no space there is")
    if len(s.uses) != len(s.box.items):
        broken.append("'uses' needs an entry for each Item")
    if len(s.decks) != len(s.decks_looked) or [len(deck) for deck in s.decks] != [len(deck) for deck in s.decks_looked]:
        broken.append("'decks_looked' does not fit the Item decks")
    if len(s.terror) != len(s.terror_looked):
        broken.append("'terror_looked' does not fit the Terror deck")
    if len(s.minors) != len(s.minor_health):
        broken.append("Minor Dark Powers without health")
    return broken + _minions(s)


def _minions(s: State) -> list[str]:
    if not len(s.minions) == len(s.minion_health) == len(s.minion_kinds):
        return ["each Minion needs a space, health and a reference card"]
    broken = []
    cards = s.box.minions
    if any([not 0 <= kind < len(cards) for kind in s.minion_kinds]):
        return ["a Minion has no reference card"]
    if any([not 0 <= space < len(s.victims) for space in s.minions]):
        broken.append("a Minion stands on no space there is")
    if any([not 0 < health <= cards[kind].health for kind, health in zip(s.minion_kinds, s.minion_health)]):
        broken.append("a Minion's health is not that of its reference card")
    if any([s.minion_kinds.count(kind) > cards[kind].tokens for kind in set(s.minion_kinds)]):
        broken.append("there are more Minions than tokens")
    return broken


def _cards(fields: Sequence[Field], s: State) -> list[str]:
    broken = [] if s.tableau == tuple(sorted(s.tableau)) else ["the tableau is out of order"]
    broken += each_once(s, fields, "action", "Action card", range(len(s.box.name_of)))
    broken += each_once(s, fields, "terror", "Terror card", s.box.terrors_of(s.killer, s.location))
    items = list(s.box.items_of[s.location])
    if s.bonus:
        items += s.box.bonus_of[s.girl]
    broken += each_once(s, fields, "item", "Item", items)
    drawn = s.args[:1] if s.program.flow_of[s.step] == "special victim" else ()
    broken += each_once(s, fields, "event", "Event", s.box.events_of[s.location], drawn)
    broken += each_once(s, fields, "finale", "Finale", s.box.finales_of[s.killer])
    powers = [card for card in s.box.powers_of[s.killer] if s.epic > 0 or not s.box.powers[card].epic]
    broken += each_once(s, fields, "power", "Dark Power", powers)
    return broken + each_once(s, fields, "token", "Final Health token", range(len(s.box.tokens)))


def _victims(s: State) -> list[str]:
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
    if len(set(s.covered)) < len(s.covered) or not set(s.covered) <= set(range(len(s.box.girls[s.girl].saves))):
        broken.append("a Victim-Saved space is covered twice, or there is none such")
    return broken


def _tracks(s: State) -> list[str]:
    broken = []
    if not LOW <= s.horror <= HIGH:
        broken.append(f"there is no Horror Level {s.horror}")
    if not -1 <= s.time <= MOST_TIME:
        broken.append(f"there is no Time {s.time}")
    if not 0 <= s.row < len(s.box.killers[s.killer].rows):
        broken.append(f"there is no Bloodlust row {s.row}")
    if not (s.health > 0 or s.girl_dead or s.phase == 0) or s.health > s.box.girls[s.girl].health:
        broken.append(f"the girl cannot have {s.health} health")
    killer = s.box.killers[s.killer]
    if not (s.killer_health > 0 or s.killer_dead or s.phase == 0 or killer.nobody) or s.killer_health > killer.health:
        broken.append(f"the Killer cannot have {s.killer_health} health")
    return broken


def _items(s: State) -> list[str]:
    if sum([s.box.items[item].hands for item in s.held]) > 2:
        return ["two hands hold no more than two hands can"]
    return []
