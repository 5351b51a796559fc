"""Translate the parameters of OpenSpiel's game strings, such as `gloaming_fatal_frame(seats=3)`, into set-up options.

The parameters of a game are `seats`, `rng_seed` and one for each set-up option, named as the option with "_" for "-".
Lists are words joined by "+": `types=cat+clock+doll+mask+ring`. "default" leaves an option as it is by default.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gloaming.engine.errors import BadSetup
from gloaming.engine.match.match import Game
from gloaming.engine.match.settings import OneOf, Setting, SomeOf, WholeNumber

DEFAULT: Final = "default"
"""The value of a parameter that leaves its option as it is by default, for example "chosen at random"."""

SEATS: Final = "seats"

RNG_SEED: Final = "rng_seed"

NO_SEED: Final = -1
"""The value of `rng_seed` with which every loaded game deals other matches."""


def parameter_defaults(game: Game) -> dict[str, Any]:
    """Return the parameters of a game with their defaults, whose types are those that OpenSpiel expects."""
    parameters: dict[str, Any] = {SEATS: game.seats.start, RNG_SEED: NO_SEED}
    for setting in game.form_settings:
        parameters[parameter_name(setting)] = _parameter(setting, setting.default)
    return parameters


def parameter_name(setting: Setting) -> str:
    """Return the name of the parameter for a set-up option: `board_1` for `board-1`."""
    return setting.id.replace("-", "_")


def options_of(game: Game, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Return the set-up options in parameters, whose names and types OpenSpiel has checked.

    Raises BadSetup, which says which value is wrong and what is allowed.
    """
    seats = parameters.get(SEATS, game.seats.start)
    options: dict[str, Any] = {}
    for setting in game.form_settings:
        name = parameter_name(setting)
        given = parameters.get(name, DEFAULT)
        if given in (DEFAULT, _parameter(setting, setting.default)):
            continue
        value = _value(setting, given)
        if seats in game.seats and not setting.allows(value, seats):
            listed = ", joined by '+'" if isinstance(setting, SomeOf) else ""
            raise BadSetup(f"the parameter '{name}' must be {setting.allowed(seats)}{listed}, not {given!r}")
        options[setting.id] = value
    return options


def _parameter(setting: Setting, value: Any) -> Any:
    """Return the value of a set-up option as that of a parameter."""
    if value is None:
        return DEFAULT
    return int(value) if _is_number(setting) else str(value)


def _value(setting: Setting, parameter: Any) -> Any:
    """Return the value of a parameter as that of a set-up option."""
    if isinstance(setting, SomeOf):
        return parameter.split("+")
    return str(parameter) if isinstance(setting, OneOf) else parameter


def _is_number(setting: Setting) -> bool:
    """Return whether the parameter is a number: game strings cannot contain digits as text."""
    if isinstance(setting, OneOf):
        return all(choice.isdecimal() for choice in setting.choices)
    return isinstance(setting, WholeNumber)
