"""What is wrong with plain data, in the words of who writes the files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from gloaming.engine.content.schema import Schema
from gloaming.engine.rules.effects import Effect, Verb


@dataclass(frozen=True, kw_only=True)
class Burn(Effect):
    """A verb of a game made up for these tests."""

    hours: Annotated[int, Meta(ge=1, le=9)]


@dataclass(frozen=True, kw_only=True)
class GoOut(Effect):
    """Another, which says nothing more."""


@dataclass(frozen=True, kw_only=True)
class Each(Effect):
    """A verb that holds others."""

    does: tuple[Effect, ...]
    share: float = 1.0


@dataclass(frozen=True, kw_only=True)
class Wick:
    """A part that is no verb and holds one."""

    kind: Literal["flat", "round"]
    does: Effect | None = None


class Deed(Verb):
    """What stands elsewhere alone."""

    __slots__ = ()


@dataclass(frozen=True, kw_only=True)
class Break(Deed):
    """One of them."""


@dataclass(frozen=True, kw_only=True)
class Lamp:
    """An entry."""

    wick: Wick | None = None
    does: tuple[Effect, ...] = ()
    last: Effect | None = None
    pair: tuple[int, int] = (1, 2)
    short: Annotated[str, Meta(min_length=1, max_length=3)] = "a"
    many: Annotated[tuple[int, ...], Meta(max_length=2)] = ()
    where: Literal["nowhere"] | tuple[str, ...] = "nowhere"
    costs: dict[Literal["oil", "wax"], Annotated[int, Meta(gt=0)]] | None = None


SCHEMA = Schema({Effect: (Burn, GoOut, Each), Deed: (Break,)})


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([], "a table, not a list"),
        ({"does": {"verb": "burn"}}, "field 'does': a list, not a table"),
        ({"last": 3}, "field 'last': a table, not a whole number"),
        ({"last": {"verb": "burn", "hours": "ten"}}, "field 'last.hours': a whole number, not a text"),
        ({"last": {"verb": "burn", "hours": 1.5}}, "field 'last.hours': a whole number, not a number with a point"),
        ({"last": {"verb": "burn"}}, "field 'last.hours': required but missing"),
        ({"last": {}}, "field 'last.verb': required but missing; it may be 'burn' or 'go-out' or 'each'"),
        ({"last": {"verb": "sing"}}, "field 'last.verb': there is no 'sing'; it may be 'burn' or 'go-out' or 'each'"),
        (
            {"last": {"verb": "burn", "hours": 1, "days": 1}},
            "field 'last.days': there is no such field of 'burn'; it may be hours",
        ),
        (
            {"does": [{"verb": "each", "does": [{"verb": "burn", "hours": 1, "share": 1}]}]},
            "field 'does[0].does[0].share': there is no such field of 'burn'; it may be hours",
        ),
        ({"last": {"verb": "go-out", "at": 1}}, "field 'last.at': there is no such field of 'go-out', which has none"),
        (
            {"last": {"verb": "break"}},
            "field 'last.verb': 'break' is not allowed here; it may be 'burn' or 'go-out' or 'each'",
        ),
        ({"wick": {}}, "field 'wick.kind': required but missing; it may be 'flat' or 'round'"),
        (
            {"wick": {"kind": "flat", "verb": "burn", "hours": 1}},
            "field 'wick.verb': there is no such field; it may be kind or does",
        ),
        ({"pair": [1]}, "field 'pair': a list of 2, not 1"),
        ({"pair": [1, "x"]}, "field 'pair[1]': a whole number, not a text"),
        ({"short": ""}, "field 'short': a text of 1 letter or more"),
        ({"short": "long"}, "field 'short': a text of 3 letters at most"),
        ({"many": [1, 2, 3]}, "field 'many': a list of 2 at most"),
        ({"where": "here"}, "field 'where': there is no 'here'; it may be 'nowhere' or a list"),
        ({"where": 1}, "field 'where': a text or a list, not a whole number; it may be 'nowhere' or a list"),
        ({"costs": {"oil": 0}}, "field 'costs': one of its values: a whole number, 1 or more"),
        ({"costs": {"tar": 1}}, "field 'costs': one of its names: there is no 'tar'"),
    ],
)
def test_the_field_and_what_would_be_right_are_told_in_words(data: Any, message: str) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        SCHEMA.read(data, Lamp)
    assert SCHEMA.explained(error.value, Lamp, data) == message
