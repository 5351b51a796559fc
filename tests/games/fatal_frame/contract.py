"""The contract of Fatal Frame for the tests of all games."""

from __future__ import annotations

from gloaming.engine.phrases import in_words, listed
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.upgrades import Function, Orb
from tests.games.contract import HOW_TO_PLAY, Contract, Said, Told, Use
from tests.games.fatal_frame.observed import PUBLIC, UNOBSERVED

from . import photographer


def ending(update: Told) -> int:
    """Return the option of a player who collects points first, then enters the Shrine."""
    return photographer.wish(update["view"], update["prompt"]["options"])


def numbers(box: Box) -> Said:
    """Return the handwritten sentences with numbers from entries."""
    beads = sum([boss.life for boss in box.bosses])
    powers = sorted({ghost.power for ghost in box.ghosts})
    keeper = next((ghost.name for ghost in box.ghosts if ghost.gift("keep-hand")), "nobody")
    drawer = next((ghost for ghost in box.ghosts if ghost.gift("draw-on-doubles")), box.ghosts[0])
    drawn = drawer.gift("draw-on-doubles")
    houses = [place for place in box.exteriors if place.rooms]
    parts: list[str] = []
    for house in houses:
        twin = next((twin_house.name for twin_house in houses if twin_house.id == house.twin), "")
        if house.name not in " ".join(parts):
            parts.append(f"the twins {house.name} and {twin}" if twin else house.name)
    homes = f"{', '.join(parts[:-1])}, and {parts[-1]}"
    twins = [place.name for place in houses if place.twin]
    no_twice = max([action.copies for action in box.actions]) == 1
    dependent = in_words(sum([ghost.copies for ghost in box.ghosts if ghost.gift("worth-others")]))
    costs = [upgrade.gives.cost == "discard" for upgrade in box.upgrades if isinstance(upgrade.gives, Function)]
    dearest = max([ghost.value for ghost in box.ghosts])
    return {
        "FF-COMP-1": [f"{beads} beads for the lives of Bosses"]
        + [
            f"{beads} beads are enough for the {in_words(len(box.bosses))} Bosses, {boss.life} each."
            for boss in box.bosses
        ],
        "FF-COMP-7": [f"{in_words(len(houses)).capitalize()} Exterior Locations are houses: {homes}."],
        "FF-COMP-8": [
            f"{'All' if no_twice else 'Not all'} Actions are different.",
            f"No Ghost has a printed value above {dearest} points; {dependent} has a value that depends on the other",
        ],
        "FF-HOUSE-7": [f"{listed(twins)} are connected:"],
        "FF-BOY-1": [f"With the {keeper} in your Album you need not discard"],
        "FF-BUTTERFLY-1": [
            f"With the {drawer.name} in your Album you draw {'a card' if drawn == 1 else drawn} each time"
        ],
        HOW_TO_PLAY: [
            f"{'Most' if 2 * sum(costs) > len(costs) else 'Some'} cost a card from your hand.",
            f"{in_words(box.camera.dice)} die seldom beats Power {powers[-2]} or {powers[-1]}, and a Film adds dice.",
            *[
                f"Lose it after a roll to add {upgrade.gives.add} to a die."
                for upgrade in box.upgrades
                if isinstance(upgrade.gives, Orb)
            ],
        ],
    }


ACTIONS = (
    "attach",
    "attach-film",
    "do",
    "displace",
    "take",
    "others-discard",
    "put-out",
    "hold",
    "banish",
    "lead",
    "snapshot",
)
"""Verbs of options that play an Action."""

CONTRACT = Contract(
    unobserved=UNOBSERVED,
    public=PUBLIC,
    adviser="search:1000",
    great=("captured", "failed", "effect", "boss-appeared", "struck", "thrown-out", "won"),
    of_a_style=24,
    unwon="Nobody has defeated a Boss",  # FF-WIN-3
    album=150,
    curious=lambda update, step: ending(update),
    ending=ending,
    numbers=numbers,
    uses={
        **dict.fromkeys(ACTIONS, Use(frozenset({"hand", "discard", "played", "only", "phase"}))),
        "function": Use(frozenset({"hand", "discard", "camera", "used", "using"})),
        **dict.fromkeys(("orb", "add"), Use(frozenset({"hand", "discard", "camera", "used"}))),
    },
)
