"""Items used against the Killer while he is in the girl's space in the Killer phase."""

from __future__ import annotations

from gloaming.engine.flow import PASS
from gloaming.engine.rules.effects import resolve
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import KILLER_PHASE
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.causes import ITEM, number_of
from gloaming.games.final_girl.rules.killer_actions import hits, where
from gloaming.games.final_girl.rules.using import pay, to_use
from gloaming.games.final_girl.rules.victims import count_at
from gloaming.games.final_girl.state import State


def stops(s: State) -> list[Option]:
    """Return the Items that can be used against the Killer while he is in the girl's space. (FG-ITEM-29)"""
    if s.phase != KILLER_PHASE or s.killer_space != s.girl_space:
        return []
    return [("stop-phase", item) for item in to_use(s, "killer")]


def stops_or_not(s: State) -> list[Option]:
    """Return the Items that can be used against the Killer, and the option to pass. (FG-ITEM-29)

    They are offered once after each thing that the Killer or chance has done.
    """
    if s.stop_kept or s.killer_space != s.girl_space:
        return []
    options = stops(s)
    if options:
        options.append(PASS)
    return options


def stops_before_attack(s: State) -> list[Option]:
    """Return the Items to use before an attack on a Victim. Before one on the girl, the defense offers them.

    (FG-ITEM-29)
    """
    if s.stop_kept or s.killer_space != s.girl_space:
        return []
    struck = hits(s)
    hits_victim = struck and (struck[0][0] == "hit" or (struck[0][0] == "hit-all" and count_at(s, where(s)) > 0))
    return stops_or_not(s) if hits_victim else []


def stops_before_terror(s: State) -> list[Option]:
    """Return the Items that can be used against the Killer before a Terror card is drawn. (FG-ITEM-29)"""
    return stops_or_not(s) if s.terror and not s.finale_up else []


def stop_or_keep(s: State, option: Option) -> None:
    """Use the chosen Item, or offer none again until something else has happened. (FG-ITEM-29)"""
    if option[0] == "stop-phase":
        s.again()
        s.run("an Item against the Killer", option[1])
    else:
        s.stop_kept = True


def use_against(s: State) -> None:
    """Pay for an Item against the Killer and carry out its effects. No further Items are offered meanwhile.

    (FG-ITEM-29)
    """
    item = s.arg
    use = s.box.items[item].use
    assert use is not None
    if not use.discard:
        events.used(s, item)
    pay(s, item, use)
    s.stop_kept = True
    resolve(s, use.effects, number_of(ITEM, item))


def used_against(s: State) -> None:
    """Offer Items against the Killer again after one has been used. (FG-ITEM-29)"""
    s.stop_kept = False
