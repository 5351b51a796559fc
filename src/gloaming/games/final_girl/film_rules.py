"""Hooks for rules of a film that its cards cannot express, and which of them a match needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from gloaming.engine.rules.effects import Why


@mypyc_attr(allow_interpreted_subclasses=True)
class FilmRules:
    """Hooks for rules of a film that its cards cannot express, such as the effects of its tokens.

    A hook that a film does not override is never called.
    """

    __slots__ = ()

    def set_up(self, s: Any) -> None:
        """React to the end of the set-up, before the first Event is drawn."""

    def lure(self, s: Any) -> int:
        """Return the space of a lure, which the Killer targets before anything else; -1 if there is none."""
        return -1

    def enter(self, s: Any, space: int) -> None:
        """Trigger the tokens that react when the Killer enters their space."""

    def lies_in_wait(self, s: Any, space: int) -> bool:
        """Return whether a space has a token that the Killer triggers by entering.

        Override this method together with `enter`.
        """
        return False

    def begin_action_phase(self, s: Any) -> None:
        """React to the start of the Action phase, before it is checked whether Time is below zero."""

    def card_rolled(self, s: Any, name: int) -> None:
        """React to the final Horror Roll of an Action card, before its line is resolved. name: the card's name."""

    def odds_of_card(self, s: Any, name: int) -> str:
        """Return what else the Horror Roll of an Action card does, as a part of its odds; "" for nothing."""
        return ""

    def begin_killer_action(self, s: Any) -> None:
        """React to the start of a Killer Action of the acting Enemy."""

    def attack_girl(self, s: Any) -> None:
        """React to an attack of the acting Enemy on the Final Girl."""

    def panicked(self, s: Any, space: int) -> None:
        """React to the panic of a Victim who has moved to a space."""

    def died(self, s: Any, space: int) -> None:
        """React to the death of a Victim in a space, before Bloodlust rises."""

    def holds(self, s: Any, space: int) -> int:
        """Return how many Victims of a space can neither follow the Final Girl nor be saved."""
        return 0

    def draws(self, s: Any, space: int) -> int:
        """Return how strongly the tokens in a space draw an Enemy there, from 0 to 3: a feature for bots."""
        return 0

    def upkeep(self, s: Any) -> None:
        """React to the Upkeep phase, before the Upkeep effects of cards are resolved."""

    def won(self, s: Any) -> bool:
        """Return whether the Final Girl has won for a reason of this film, at the end of the Upkeep phase."""
        return False

    def why_not_space(self, s: Any, step: str, space: int) -> Why | None:
        """Return why a space cannot be chosen at a step that this film adds; None if no reason is known."""
        return None


class RulesInPlay:
    """The rule hooks that a match needs: for each hook, the films in play that override it."""

    __slots__ = (
        "set_up",
        "lure",
        "enter",
        "lies_in_wait",
        "begin_action_phase",
        "card_rolled",
        "odds_of_card",
        "begin_killer_action",
        "attack_girl",
        "panicked",
        "died",
        "holds",
        "draws",
        "upkeep",
        "won",
        "why_not_space",
    )

    def __init__(self, films: Sequence[FilmRules]) -> None:
        self.set_up: Final = _overriding(films, "set_up")
        self.lure: Final = _overriding(films, "lure")
        self.enter: Final = _overriding(films, "enter")
        self.lies_in_wait: Final = _overriding(films, "lies_in_wait")
        self.begin_action_phase: Final = _overriding(films, "begin_action_phase")
        self.card_rolled: Final = _overriding(films, "card_rolled")
        self.odds_of_card: Final = _overriding(films, "odds_of_card")
        self.begin_killer_action: Final = _overriding(films, "begin_killer_action")
        self.attack_girl: Final = _overriding(films, "attack_girl")
        self.panicked: Final = _overriding(films, "panicked")
        self.died: Final = _overriding(films, "died")
        self.holds: Final = _overriding(films, "holds")
        self.draws: Final = _overriding(films, "draws")
        self.upkeep: Final = _overriding(films, "upkeep")
        self.won: Final = _overriding(films, "won")
        self.why_not_space: Final = _overriding(films, "why_not_space")


def _overriding(films: Sequence[FilmRules], hook: str) -> tuple[FilmRules, ...]:
    """Return the films that override a hook. hook: the name of the method."""
    return tuple([film for film in films if getattr(type(film), hook) is not getattr(FilmRules, hook)])
