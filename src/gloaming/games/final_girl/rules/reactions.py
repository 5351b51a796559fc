"""Defense against an attack: Reaction cards, one at a time, and Items."""

from __future__ import annotations

from gloaming.engine.rules.effects import resolve
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import NOWHERE
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.causes import ITEM, number_of
from gloaming.games.final_girl.rules.health import hurt
from gloaming.games.final_girl.rules.horror_rolls import discard_action, names_of
from gloaming.games.final_girl.rules.items_against_killer import stops
from gloaming.games.final_girl.rules.killer_actions import where
from gloaming.games.final_girl.rules.using import pay, to_use
from gloaming.games.final_girl.state import State


def reactions(s: State) -> list[Option]:
    """Return the Reaction cards and Items that can be used against the attack, while damage is left.

    (FG-REACT-1, FG-REACT-2, FG-ITEM-7, FG-ITEM-29)
    """
    options: list[Option] = []
    if s.damage > 0:
        for name in names_of(s, s.hand):
            if s.box.actions[name].when == "attacked":
                options.append(("react", name))
        options += [("shield", item) for item in to_use(s, "attacked")]
        if options or not s.stop_kept:
            options += stops(s)
    return options


def react(s: State, option: Option) -> None:
    """Play the chosen Reaction card and roll for it, or use the chosen Item.

    (FG-REACT-2, FG-REACT-3, FG-ITEM-7, FG-ITEM-29)
    """
    verb: str = option[0]
    s.stop_kept = False
    if verb == "react":
        discard_action(s, option[1])
        s.played = option[1]
        s.weapon = NOWHERE
        s.prey = s.actor
        s.prey_space = where(s)
        events.played(s, option[1])
        s.run("play a reaction")
    elif verb == "shield":
        use = s.box.items[option[1]].use
        assert use is not None
        events.used(s, option[1])
        pay(s, option[1], use)
        resolve(s, use.effects, number_of(ITEM, option[1]))
    else:
        s.run("an Item against the Killer", option[1])


def suffer_attack(s: State) -> None:
    """Let the Final Girl lose health for the damage that is left. (FG-STRIKE-5, FG-REACT-4)"""
    by = s.damage
    s.damage = 0
    s.stop_kept = False
    s.played = NOWHERE
    s.weapon = NOWHERE
    s.rolled = ()
    s.converted = ()
    if by > 0:
        hurt(s, by)
    else:
        events.unhurt(s)
