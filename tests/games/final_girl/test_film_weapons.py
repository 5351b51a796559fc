"""The weapons of Fallowmere Park, Harrowcell Priory and the girls of their films."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.final_girl.packs import BOX
from tests.games.final_girl.table import Position, given

PARK = {"killer": "the-whipper-in", "location": "fallowmere-park", "bonus": "on"}
PRIORY = {"killer": "the-walled-brother", "location": "harrowcell-priory", "bonus": "on"}


def armed(item: str, killer: str, **more: Any) -> Position:
    """Set up the girl with a weapon at the Church Stile or in the Nave."""
    card = next(entry for entry in BOX.items if entry.id == item)
    park = card.of == "fallowmere-park" or card.owner in ("winifred", "odile")
    return given(
        girl=card.owner or "winifred", at="church-stile" if park else "nave", killer=killer, held=[item],
        options=PARK if park else PRIORY, **more,
    )  # fmt: skip


@pytest.mark.rule("FG-PARK-21", "FG-PARK-22", "FG-PARK-23", "FG-PARK-24", "FG-PARK-26", "FG-HUNT-23", "FG-HUNT-24")
@pytest.mark.rule("FG-PRIORY-21", "FG-PRIORY-22", "FG-PRIORY-23", "FG-PRIORY-24", "FG-PRIORY-25", "FG-WALL-22")
@pytest.mark.rule("FG-WEAPON-1", "FG-WEAPON-4")
@pytest.mark.parametrize(
    ("item", "card", "killer", "hurt"),
    [
        ("boot-knife", "Weak Attack", "church-stile", 2),
        ("riding-crop", "Weak Attack", "church-stile", 1),
        ("hay-fork", "Weak Attack", "church-stile", 3),
        ("boar-spear", "Weak Attack", "boathouse", 2),
        ("stalking-rifle", "Furious Strike", "mere", 3),
        ("winifreds-stirrup", "Weak Attack", "church-stile", 2),
        ("odiles-foil", "Weak Attack", "church-stile", 2),
        ("candle-snuffer", "Weak Attack", "nave", 2),
        ("penknife", "Weak Attack", "nave", 2),
        ("processional-cross", "Weak Attack", "choir", 2),
        ("pruning-hook", "Weak Attack", "nave", 3),
        ("stonemasons-hammer", "Weak Attack", "nave", 2),
        ("agneses-trowel", "Weak Attack", "nave", 2),
    ],
)
def test_a_weapon_adds_its_damage_at_its_range(item: str, card: str, killer: str, hurt: int) -> None:
    table = armed(item, killer, hand=[card.lower().replace(" ", "-"), "walk"])
    before = table.killer_health
    table.pick(f"Play {card}", dice=[6, 6])
    if table.prompt == "Attack with what?":
        table.match.pick(0)
    while table.prompt == "Change the roll?":
        table.pick("Go on")
    assert before - table.killer_health == hurt


@pytest.mark.rule("FG-PARK-24", "FG-PRIORY-25", "FG-WEAPON-6")
@pytest.mark.parametrize(
    ("item", "space", "minor"),
    [("boar-spear", "church-stile", "whip-hand"), ("stonemasons-hammer", "nave", "grip-of-lime")],
)
def test_a_weapon_that_breaks_discards_a_minor_dark_power(item: str, space: str, minor: str) -> None:
    table = armed(item, space, hand=["weak-attack", "walk"], minors={minor: 2})
    table.pick("Play Weak Attack", dice=[6, 6])
    if table.prompt == "Attack with what?":
        table.match.pick(0)
    while table.prompt == "Change the roll?":
        table.pick("Go on")
    table.match.pick(0)
    assert table.view["killer"]["minors"] == []


@pytest.mark.rule("FG-PRIORY-26", "FG-PARK-25", "FG-WEAPON-5")
@pytest.mark.parametrize(
    ("item", "killer", "far", "hurt", "time"),
    [("orchard-sling", "choir", "nave", 1, 4), ("estate-shotgun", "boathouse", "church-stile", 2, 3)],
)
def test_a_weapon_that_stands_alone_hits_without_a_card(item: str, killer: str, far: str, hurt: int, time: int) -> None:
    table = armed(item, killer)
    before = table.killer_health
    table.pick("Shoot the Killer")
    assert (before - table.killer_health, table.time) == (hurt, time)
    assert not armed(item, far).offers("Shoot")
